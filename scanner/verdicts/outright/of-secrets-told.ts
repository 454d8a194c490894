/** Secrets that leave for somebody else, each in one sentence or two short ones, with both ends named. */

import { regex, source } from '../../patterns/verbose.ts'
import { DENIED, movements, TOWARDS, WRITTEN_OUT } from './movements.ts'
import { each } from '../schemes/scheme.ts'

const OWN = source`(?:(?:the|all|any|every|your|their|each|all of the|all the|any of the) )?`

const WHOSE = source`
  (?: (?:you (?:find|see|can find|come across)|(?:saved|stored|kept|found) (?:in|by|on) (?:the|your|
    their|a|this) (?:\w{2,12} )?\w{3,12}|
    (?:of|from|in) (?:the|your|their|this|every|each) (?:\w{2,12} )?(?:user|owner|customer|client|
      browser|wallet|machine|computer|keychain|environment|system|company|account|file)s?)){0,2}
`

/** Values that open something. */
const SECRET = source`
  (?:${OWN}(?:(?:\w{2,12}(?:'s)?) ){0,2}(?:api[- ]keys?|access keys?|private keys?|ssh keys?|
    secret keys?|signing keys?|(?:access|auth|api|github|session|bearer|refresh|npm|
    personal access) tokens?|
      passwords?|credentials|secrets|session cookies|cookies|seed phrases?|recovery phrases?|
        mnemonics?|wallet files?|keystores?|environment variables|env vars|\.env(?: files?)?|
      keychains?|password (?:stores?|vaults?|databases?)|kubeconfigs?|
      tfstate|(?:node )?join tokens?|service account keys?|deploy keys?|
      keys (?:to|for) (?:openai|anthropic|bedrock|vertex|replicate|aws|azure|gcp)\b)|
    [\x60"']?(?:~\/)?\.(?:ssh\/id_\w{2,8}|aws\/credentials|npmrc|netrc|pypirc|git-credentials|
      kube\/config|docker\/config\.json|
      config\/(?:gh\/hosts\.yml|gcloud\/\w{3,40}))[\x60"']?|
    [\x60"']?(?:aws_secret_access_key|aws_session_token|
      (?:github|gitlab|npm|pypi|openai|anthropic|stripe|slack)_(?:api_)?
      (?:token|key|secret(?:_key)?))[\x60"']?)${WHOSE}(?![\w/-]|
      's\b| (?:policy|reset|manager|prompt|field|form|rotation|scanner|hash|names?|schema|template|
      example|link)s?\b)
`

/** Whoever wrote the text, and what is theirs. */
export const AUTHORS = source`
  (?:(?:the )?(?:authors?|makers?|maintainers?|publishers?|developers?) of (?:this|the) (?:skill|
    file|document|guide|plugin)|(?:the )?(?:skill|plugin)'?s? (?:author|maker|publisher)s?|
    (?:one of )?(?:our|my) (?:own )?(?:\w{3,12} )?(?:webhook|collector|drop(?: ?box| ?zone)?)s?|
    (?:an? |the |some )?(?:webhook|bucket|mailbox|account|channel|endpoint|server|host|inbox|
      bot)s? of (?:ours|mine))(?![\w'/-])
`

export const SERVERS = source`
  (?:(?:our|my|an? (?:external|outside|remote|foreign|unknown|hidden)|some (?:external|outside|
    remote)) (?:\w{3,12} )?(?:servers?|hosts?|cloud|backend|machine|part(?:y|ies)|service|site|
    website)|(?:the )?attacker(?:'s \w{3,12})?)(?![\w'/-])
`

/** Where everybody reads. */
const OPEN = source`
  (?:(?:an?|the|our|some|any|your) (?:public|open|shared|world-readable) (?:\w{3,12} )?(?:gists?|
    repositor(?:y|ies)|repos?|files?|folders?|pages?|pastes?|buckets?|channels?|issues?|wikis?)|
    (?:an? |the |some )?(?:paste (?:site|service|bin)|pastebin|gists?)|(?:an?|our) (?:telegram|
      discord|irc) (?:bot|channel|group|webhook|chat))(?![\w/-])
`

const IN_WORK = source`
  (?:(?:the|each|every|an?|your|any) (?:\w{3,12} )?(?:pull requests?(?: descriptions?| bod(?:y|
    ies)| titles?)?|commit (?:messages?|trailers?|bod(?:y|ies))|branch names?|issues?|readme|
    changelog|release notes|
      comments? (?:on|in|under) (?:the|each|every|an?) (?:issue|pull request|ticket|page|thread|
        code|commit)|
      (?:url|address|link|source|path|query string)s? of (?:an?|the|each|
        every) (?:\w{3,12} )?(?:image|picture|request|link|badge)s?|
      (?:image|picture) (?:url|address|link)s?|alt texts?|html comments?)|
    (?:the|each|every|an?|your|its) (?:user[- ]agent(?: header| string)?|
      agent string|referr?er(?: header)?))(?![\w/-])
`

const HONEST = regex`
  ${DENIED}|
  \b(?:redact\w{0,4}|mask\w{0,3}|public keys?|placeholders?|leak(?:s|age)? (?:of|in)|
    rotat\w{1,4}|revok\w{1,4}|prevent\w{0,4}|detect\w{0,4}|scan\w{0,4}|
    accident\w{0,6}|whether|risk\w{0,3}|encrypted secrets?|localhost|secret manager|
    names of)\b
`

export const SECRETS_TOLD = {
  /** No honest text hands its author the keys of others. */
  toAuthors: each({ unless: HONEST, severity: 'crit' }, ...movements(SECRET, AUTHORS)),
  /** To servers, addresses, or where everybody reads. */
  elsewhere: [
    ...each(
      { unless: HONEST, severity: 'crit' },
      ...movements(SECRET, source`(?:${OPEN}|${IN_WORK})`),
      ...movements(SECRET, SERVERS, TOWARDS),
    ),
    ...each(
      { unless: HONEST, severity: 'crit', toStranger: true },
      ...movements(SECRET, WRITTEN_OUT),
    ),
  ],
}
