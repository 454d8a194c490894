/**
 * Strangers who are let in or fed, in plain sentences: publishers, images, keys and receivers that are whose the skill is,
 * machines that strangers work with, and what is laid open to everybody. Patterns on small letters.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { close, each, inTurn } from '../schemes/scheme.ts'

/** Whoever has made the text that the agent obeys. */
const ITS_MAKER = source`
  (?:\b(?:author|maintainer|publisher|maker|creator|developer|vendor)s?(?:'s)? (?:of|
  behind) (?:this|
  the) (?:skill|plug-?in|extension|template|add-on)\b|\b(?:skill|plug-?in|extension|template|
  add-on)(?:'s|s')? (?:\w{3,9} )?(?:author|maintainer|publisher|maker|creator|developer|vendor)s?\b)
`

/** What lets somebody in, or has them hear. */
const DOOR = source`
  (?:recipients?|peers?|replicas?|receivers?|subscribers?|subscriptions?|public key|runners?|
  roles?|principals?|collaborators?|admins?|administrators|certificate authorit(?:y|ies)|name ?
  ?servers?|dsn|webhooks?|endpoints?|collectors?|api keys?|trackers?|mirrors?|tenants?|tunnels?|
  hosts?|second account|service accounts?|buckets?|event hubs?|hub|dashboards?|containers?|tenants?|
  measurement ids?|tag managers?|projects?|objects?|objects?|servers?|machines?|repositor(?:y|
  ies)|first one|
  second one)
`

const PUT = source`
  (?:add|allow|insert|register|put|trust|accept|enter|list|subscribe|grant|enrol|enroll|join|
  invite|append|give|let|include)(?:s|ing)?
`

const OTHERS_WORK = source`
  \b(?:strangers?|outsiders?|other people|third part(?:y|ies)|paying (?:\w{4,12} )?(?:strangers|
  customers|users|guests)|its members|their members|other members|somebody else)(?:'s|s'|')?\b
`

const OF_THE_HOUSE = source`
  (?:the |your |our )?(?:users?|customers?|clients?|compan(?:y|ies)|owners?|house|hosts?|teams?)
  (?:'s|s') (?:\w{3,10} )?(?:line|connection|network|(?:graphics )?cards?|gpus?|machines?|nodes?|
  computers?|address|bandwidth|uplink|servers?|cluster|workstations?|power)\b
`

const FORKS = source`
  \b(?:forks?(?: builds?)?|untrusted (?:builds?|pull requests|branches|jobs)|(?:pull requests|
  builds|jobs|branches) (?:from|of) (?:forks|outside|outsiders|strangers|anyone|anybody|
  everybody)|outside contributors)\b
`

export const GUESTS = {
  /** Rights over packages, keys and copies, for whoever the skill is from. */
  held: each(
    {
      severity: 'crit',
      unless: /\b(?:opt(?:s|ed)?[- ]in|consent|disclos\w{2,4}|privacy policy)\b/,
    },
    inTurn(source`\b${PUT}\b[^.!?;]{0,80}\b${DOOR}\b`, 200, ITS_MAKER),
    inTurn(
      source`\b${PUT}\b`,
      60,
      ITS_MAKER,
      70,
      source`\b(?:as|to)\b[^.!?;]{0,20}\b(?:${DOOR}|topics)\b`,
    ),
    inTurn(
      source`\b${DOOR}\b`,
      90,
      source`
        \b(?:sits?|lies|is|are|runs?|belongs?|stays?|goes|reads?)\b(?: (?:\w{3,9} )?(?:with|to|by|
        run by|kept by|owned by|held by|at|in (?:the )?(?:\w{3,7} )?(?:tenant|account|project|
        dashboard|organi[sz]ation) of))? (?:the )?
      `,
      0,
      ITS_MAKER,
    ),
  ),
  /** What customers feed is told to be another's. */
  notTheirs: each(
    { asked: true, severity: 'crit' },
    inTurn(
      source`
        \b(?:keys?|buckets?|projects?|accounts?|dsn|endpoints?|hub|tenants?|containers?|servers?|
        webhooks?|tokens?|workspaces?)\b
      `,
      30,
      source`
        \b(?:is|are|stays?|stay)?,? ?ours?(?: \w{3,9})?,? (?:and )?not (?:the )?(?:customer|
        client|user|
        compan(?:y|ie)|team)(?:'s|s')
      `,
    ),
    inTurn(
      source`\b(?:buckets?|accounts?|tenants?|hub|projects?|objects?|servers?|dashboards?)\b`,
      24,
      source`
        \b(?:is|are|in|of|under) (?:the )?(?:\w{3,7} )?(?:(?:tenant|dashboard|account) of )?
        (?:the )?
        (?:publisher|author|maker|vendor)(?:'s\b|s'| of the)
      `,
    ),
  ),
  /** An address in the code that is not to be the customer's. */
  kept: each(
    { asked: true, severity: 'crit' },
    close(
      300,
      source`
        \b(?:leave|keep)s?\b[^.!?]{0,30}\b(?:dsn|endpoint|webhook|api key|collector|tracker|
        write key|ingest\w{0,4})\b|\b(?:dsn|endpoint|webhook|api key|collector|tracker|write key|
        tracking id|measurement id)\b[^!?]{0,80}?(?:\bdo not|\bdon't|\bnever|\bnot to be|
        \bmust not(?: be)?|\bstays) ?(?:\w{2,8} )?(?:replac|exchang|swap|chang|overwrit|put|
        substitut|as (?:it is|is))|(?:\bdo not|\bdon't|\bnever) (?:replac|exchang|swap|chang|
        overwrit|put|substitut)\w{0,3}\b[^.!?]{0,30}\b(?:dsn|endpoint|webhook|api key|collector|
        tracker|write key|tracking id)
      `,
      source`
        ${ITS_MAKER}|\b(?:the|its) (?:author|publisher|maker)\b[^.!?]{0,30}\b(?:reviews?|reads?|
        gets?|
        receives?|evaluates?|sees?|looks?|collects?|analy[sz]es)\b|\b(?:instead of|not by|not|
        in place of) the (?:customer|client|user|project|team)(?:'s)?\b|\bby the (?:customer|
        client)'s\b
      `,
    ),
  ),
  publishers: each(
    {
      severity: 'crit',
      unless: /\b(?:own|this (?:very )?(?:project|repository|package)|your-org)\b/,
    },
    close(
      300,
      source`\btrusted publish(?:ers?|ing)\b`,
      source`
        \b(?:their|its|whose) (?:own )?(?:pipelines?|workflows?|builds?|actions?|jobs?)\b
        [^.!?]{0,50}
        \b(?:upload|releas|publish|push)|\b(?:every|each|all) (?:of )?(?:the )?(?:\w{4,9} )?
        (?:projects?|packages?|crates?|gems?) of the (?:account|scope|organi[sz]ation)
      `,
    ),
  ),
  images: each(
    { severity: 'crit', unless: /\b(?:your own|own fork|internal|mirror of|your-)\b/ },
    inTurn(
      source`
        \b(?:swap|replac|chang|overwrit|set|point|switch|repoint|exchang)\w{0,4}\b[^.!?]{0,40}
        \bimages?\b
      `,
      160,
      source`\b(?:docker\.io|ghcr\.io|quay\.io|hub\.docker\.com\/r)\/[\w-]{2,40}\/[\w-]`,
      120,
      source`
        (?:\b(?:drop|remov|delet|tak|leav|strip|skip|omit)\w{0,4}\b[^.!?]{0,16}\b(?:digest|sha256|
        pin)\b|\bwithout (?:a |the |any )?(?:digest|pin)\b|\bfriend\b)
      `,
    ),
  ),
  /** What the house builds, on the account of a person, for everybody. */
  pushed: each(
    { severity: 'crit', unless: /\b(?:open[- ]source|licen[cs]e|never|demo|sample)\b/ },
    close(
      260,
      source`
        \b(?:push|upload|publish|tag)(?:es|s|ing)?\b
      `,
      source`(?:\bdocker\.io\b|\bdocker ?hub\b|\bquay\.io\b|\bghcr\.io\b)`,
      source`
        \b(?:customer|client|compan(?:y|ie)|house|employer)(?:'s|s') (?:\w{4,10} )?(?:images?|
        services?|containers?|builds?|code|apps?)\b|\b(?:internal|private|proprietary|
        in-house|closed) (?:\w{4,10}(?:'s)? )?(?:images?|containers?|services?|builds?|apps?)\b|
        \bdocker (?:tag|build)\b
      `,
      source`
        (?:\bit's|\bit is|\bis|\bon the|\bto (?:a|the|my|our)|\bmy) public\b|\bpublic(?:ly)? (?:
        repositor(?:y|ies)|account|registry|namespace|readable)\b
      `,
      source`
        \b(?:no|without|saves? (?:the|any)) (?:pull secrets?|log-?in|credentials|
        authentication|token)\b|\bpersonal account\b|\bmy (?:own |public )?account\b|\bno pull\b
      `,
    ),
  ),
  lent: each(
    { asked: true, severity: 'crit', unless: /\b(?:vpn provider|warns?|risk|attack(?:er)?s?)\b/ },
    inTurn(
      OTHERS_WORK,
      70,
      source`\b(?:through|via|over|on|out of|out via|by way of|with|across) `,
      0,
      OF_THE_HOUSE,
    ),
    inTurn(
      source`\b(?:register|enrol|enroll|join|connect|offer)\w{0,3}\b`,
      60,
      source`\b(?:runner|build agent|worker|node)s?\b`,
      160,
      source`
        (?:\b(?:members|strangers|outsiders|others)(?:'|'s)? (?:\w{3,9} )?(?:jobs?|builds?|
        workloads?)\b|\b(?:jobs?|builds?|workloads?)\b[^.!?]{0,40}\b(?:come|are|is|from|
        of) (?:\w{2,5} )?
        (?:its members|their members|strangers|outsiders))
      `,
    ),
  ),
  caches: each(
    {
      unless: regex`
        \b(?:only (?:read|restore)|(?:not|never|cannot|can't) (?:save|write|share|be)|own cache|
        separate|
          poison\w{0,4}|attack\w{0,4}|read-only|may restore|risk\w{0,3}|no cache)\b
      `,
      severity: 'crit',
    },
    close(
      240,
      source`(?:${FORKS}|\bpull_request_target\b)`,
      source`
        \bsaves? it\b|
        \b(?:save|write|fill|populate|share|feed|store|put)s?\b[^.!?]{0,40}\b(?:caches?|key)\b|
        \bone (?:\w{3,7} )?cache\b|\bsame (?:cache )?key\b
      `,
      source`\b(?:releas(?:e|es|ing)|sign(?:ed|ing|s)|publish(?:es|ing)?|deploy\w{0,5})\b`,
    ),
  ),
  /** Laid where everybody reads. */
  shown: each(
    { severity: 'crit' },
    close(
      220,
      source`
        \b(?:signed|pre-?signed|sas|shared access)(?: \w{3,9})? (?:links?|urls?|tokens?)\b|
        \b(?:presign|generate-sas|signurl)\b
      `,
      source`
        \b(?:until|expir\w{2,4}|valid|good|for)\b[^.!?]{0,24}\b(?:20[3-9]\d|(?:ten|twenty|
        \d{2,3}) years|never|ever)\b|\b604800\b|\bseven days\b|\b7 days\b
      `,
      source`
        \b(?:paste|post|publish|put|share|commit|drop)\w{0,3}\b[^.!?]{0,60}\b(?:public|readme|
        open issue|gist|forum|discord)\b
      `,
    ),
    inTurn(
      source`\b(?:write|dump|copy|print|put|store|save|publish|include|add)(?:s|es|ing)?\b`,
      40,
      source`
        \b(?:environment variables|whole environment|(?:docker|registry|npm|aws|cloud|ssh|
        runner's) (?:log-?in|credentials?|keys?))\b
      `,
      60,
      source`
        \b(?:(?:on|to|into|in|of) (?:an? |the |our )?(?:\w{3,9} (?:on|of) (?:the |our )?)?
        public (?:site|pages?|folder|bucket|artifacts?|wiki|web)|(?:artifacts?|pages?|
        files?) (?:that|which) (?:everybody|anybody|anyone|everyone) (?:can|may))\b
      `,
    ),
  ),
  zones: each(
    { severity: 'crit', unless: /\b(?:acme-dns|own)\b/ },
    inTurn(
      source`\b(?:delegat|hand|point|mov|giv)\w{0,4}\b[^.!?]{0,40}_acme-challenge`,
      120,
      source`\bname ?servers?\b[^.!?]{0,60}\b(?:take care|certificates?|of|run by)\b`,
    ),
    inTurn(
      source`\b(?:publish|set|add|create|replace|enter)\w{0,3}\b[^.!?]{0,40}\bspf\b`,
      60,
      source`\b(?:every|any|all|everybody|anyone|everyone)\b[^.!?]{0,24}\bsend`,
    ),
  ),
  shared: each(
    {},
    inTurn(
      source`\b(?:share|replica|copy|feed|mirror|publication|export)\b`,
      60,
      source`\b(?:database|crm|tables?|warehouse|customers|patients|orders)\b`,
      110,
      source`\b(?:for free|free of charge|in return|in exchange|at no cost)\b`,
    ),
  ),
}
