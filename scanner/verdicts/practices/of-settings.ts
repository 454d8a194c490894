/**
 * Settings that are known to be unsafe. Honest texts name the same settings to warn of them, or allow them within
 * bounds that they state.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { type Kind, practice, type Practice } from './practice.ts'

const PORTS = regex`
  \b(?:ssh|rdp|vnc|ports? (?:22|3306|3389|5432|6379|9200|27017)\b|database|db|postgres\w*|mysql|
    redis|mongo\w*|elasticsearch|admin\w*|management|dashboard|all ports)\b
`
const SECRET = regex`
  \b(?:passwords?|tokens?|secrets?|(?:api|signing|private|session|access) ?keys?|sessions?|jwts?|
    credentials?|one-time codes?|otps?|reset (?:links?|codes?)|invit\w{3,6} codes?)\b
`
const INPUT = regex`
  \b(?:uploads?|uploaded|input|requests?|queries|messages?|cookies?|users?|visitors?|callers?|
    forms?|parameters?|payloads?|body|fields?|names?|downloaded|received|webhooks?)\b
`

const PRACTICES: readonly Practice[] = [
  // Doors of networks and machines.
  // What a tunnel takes in is no door, and a web site is for everybody.
  practice(
    source`
      (?<!\ballowedips\s{0,2}=\s{0,2})(?:\b0\.0\.0\.0\/0|(?<!0\/0,\s{0,2})::\/0)
      (?!\W{0,3}(?:on|to|for|at)\s(?:tcp\s|ports?\s)?(?:80|443|https?)\b(?!\s?(?:,|and)\s\d))
    `,
    PORTS,
  ),
  practice(
    source`
      \b(?:allow|open|accept|permit|let|expose|bind|reachable|listen)\w{0,3}
      \b[^.!?\n]{0,50}\b(?:(?:any|all|every) (?:ip|source|origin|address|network|host)(?:e?s)?|
      the whole internet|from anywhere|all interfaces)\b
    `,
    PORTS,
  ),
  practice(
    source`
      \bpod-security\.kubernetes\.io\/enforce\s?[=:]\s?["']?privileged\b|\b(?:hostpid|hostnetwork|
      allowprivilegeescalation|privileged)["']?\s?:\s?true\b
    `,
  ),
  practice(
    source`\bdocker(?:'s)? (?:control )?socket\b|\bdocker\.sock\b`,
    /\b(?:mount|bind|container|as root|inside)\w{0,3}\b/,
  ),
  practice(
    source`
      \b(?:containers?|pods?|services?|workers?|server|daemons?|app(?:lication)?)
      \b[^.!?\n]{0,30}\bas root\b
    `,
  ),
  practice(source`\bchmod (?:-r )?(?:0?777|a\+rwx)\b|\bnopasswd:? ?all\b`),
  practice(source`\b(?:export )?path=["']?\.:|\bpath=["']?\$\{?path\}?:\.["'\s]`),
  // Clouds.
  practice(
    source`
      \bpublic-read(?:-write)?\b|\ballusers\b|\banyone with the link\b|\bpublicly (?:readable|
      writable|accessible)\b
    `,
    regex`
      \b(?:shared|access|sheets?|spreadsheets?|albums?|boards?|calendars?|files?|objects?|buckets?|
        documents?|uploads?|reports?|invoices?|recordings?|exports?|folders?|blobs?)\b
    `,
  ),
  practice(
    source`
      \b(?:administratoraccess|poweruseraccess|iamfullaccess|cluster-admin|
      (?<!\brole[:=]{1,2}["']?)roles\/owner)
      \b|\b(?:s3|iam|ec2|kms|dynamodb|secretsmanager|lambda):\*|["'\x60]\*["'\x60] on ["'\x60]?\*|
      \bwildcard permissions?\b
    `,
  ),
  practice(
    source`
      \b(?:events?|calendars?|meetings?|entries|documents?|sheets?|notes|boards?|repositor(?:y|
      ies)|projects?|snippets?|recordings?|transcripts?)\b[^.!?\n]{0,30}
      \b(?:is|are|get|gets) (?:created|shared|uploaded|stored|saved|made|set)
      \b[^.!?\n]{0,20}\bpublic\b
    `,
  ),
  // Builds and repositories.
  practice(
    source`
      \b(?:commit|push)(?:s|ting|ing)?\b[^.!?\n]{0,24}(?:\s|["'\x60])
      (?<!\b(?:no|never|without|not) ["'\x60]?)(?:-n|--no-verify)\b
    `,
  ),
  practice(source`\bpull_request_target\b`, /\b(?:head|forks?|contributor'?s?)\b/),
  practice(
    source`
      \b(?:arg|env) \w{0,30}(?:token|secret|passw(?:or)?d|key)\w{0,12}\s?=\s?["']?\$
    `,
  ),
  practice(
    source`
      \b(?:(?<!\bdesign )tokens?|(?:api|private|signing|secret|access) keys?|
        secrets?|passwords?|credentials)
      \b[^.!?\n]{0,30}\bin(?:to)? (?:the )?(?:image|layers?|dockerfile|bundle|front-?end|
      client code|javascript|(?:repository|repo)
      (?!(?:'s|’s)?\s(?:settings?|secrets?|variables?|environment|
        configuration|actions|options)\b))\b
    `,
  ),
  practice(
    source`
      \b(?:skip|ignore|omit|leave out|drop|disable|turn off)(?:s|ping)?
      \b[^.!?\n]{0,30}\b(?:checksums?|digests?|signatures?|hash(?:es)?|attestations?|provenance)
      \b[^.!?\n]{0,30}\b(?:downloads?|packages?|artefacts?|artifacts?|releases?|images?|
      archives?|binar(?:y|ies))\b
    `,
  ),
  // Sign-in and sessions.
  practice(
    source`
      \bsamesite=none\b|\bhttponly\b|(?<!\b(?:read|reads|get|gets|copy|copies|
        from|out of) (?:[^.!?\n]{0,40}\bfrom )?)(?<!\bcookies(?:,|,? and) )\blocalstorage\b
    `,
    SECRET,
  ),
  practice(
    source`
      \b(?:drop|remove|omit|without|unset|leave out|clear)(?:s|ping)?
      \b[^.!?\n]{0,24}\b(?:httponly|secure|samesite)\b
    `,
  ),
  practice(
    source`
      \b(?:none["'\x60]? algorithm|alg(?:orithm)?["'\x60:= ]{1,4}none|
        verify_signature["']?\s?[:=]\s?false|
      verify=false)\b
    `,
  ),
  practice(
    source`
      \b(?:expir(?:y|es?|ation)|lifetime|valid(?:ity)?|ttl)\b[^.!?\n]{0,30}
      \b(?:never|no (?:end|expiry|limit)|ten years|a decade|(?:\d{2,4}|five|ten|twenty) years|
      forever)\b|\b(?:never|not) expire\b
    `,
    SECRET,
  ),
  practice(
    source`
      \b(?:rate limit(?:s|ing|er)?|lock-?outs?|captchas?|mfa|2fa|two-factor|second factor|
      multi-factor)\b[^.!?\n]{0,40}\b(?:off|disabled?|removed?|skipped|optional|unneeded|
      out)\b|\b(?:disable|turn off|remove|skip|drop|switch off|
        leave out|without)(?:s|ping)? (?:the |
      any |all )?(?:login |account )?(?:rate limit(?:s|ing)?|lock-?outs?|captchas?|mfa|
      2fa|two-factor|second factor|multi-factor)\b
    `,
  ),
  practice(
    source`
      \b(?:same|one(?= (?:strong |base ){0,2}(?:password|base\b))|common|shared|single|fixed|
      default|guessable) (?:strong |signing |encryption |private |api |base |master |admin |
      root ){0,3}(?:passwords?|keys?|pass ?phrases?|secrets?|salts?|pins?|
        pattern(?! as\b(?![^.!?\n]{0,60}\bpass(?:words?|phrases?|codes?)\b))|base)
      \b[^.!?\n]{0,120}\b(?:all|every|each|other|everyone|everybody)
      \b
    `,
    regex`
      \b(?:accounts?|customers?|users?|servers?|sites?|tenants?|clients?|devices?|environments?|
        services?|machines?|installations?)\b
    `,
  ),
  practice(
    source`
      \bwith (?:the|its|their|a|that) default (?:admin |root )?(?:passwords?|
        credentials?|logins?)\b|
      \b(?:keep|leave|use)s? (?:the|its|their) default (?:admin |root )?
      (?:passwords?|credentials?|logins?)\b
    `,
  ),
  practice(
    source`
      (?<!\bpublic ?)\b(?:private|tls|ssl|ssh|wildcard|signing|
        server|host)? ?keys?(?: files?)?\b[^.!?\n]{0,60}
      \b(?:readable|writable) (?:by|for|to) (?:everyone|everybody|all\b|
        any(?:one|body)|the (?:whole )?world)|
      \bchmod (?:-r )?(?:0?644|0?666|0?755|a\+r)\b[^.!?\n]{0,40}(?:priv\w{0,6}\b|\.key\b|
        key\.pem\b|\bid_(?:rsa|ed25519)\b)
    `,
  ),
  // Cryptography.
  practice(
    source`\b(?:sslv[23]|ssl [23]\.0|tls ?v?1(?:\.[01])?(?![.\d]))(?!\w)`,
    /\b(?:keep|leave|enable|allow|support|accept|offer|turn(?:ed)? on)\w{0,3}\b/,
  ),
  practice(
    source`\bcontinue-on-error: ?true\b|\ballow_failure: ?true\b|\|\| true\b`,
    regex`
      \b(?:secret scan\w{0,4}|security|audits?|sast|codeql|vulnerabilit\w{1,3}|
        signatures?|dependency (?:scan\w{0,4}|check|review))\b
    `,
  ),
  practice(
    source`
      \bmath\.random\b|\brandom\.(?:random|randint|choice)\b|\brand\(\)|\btime-?stamps? (?:as|
      for) (?:the )?(?:seed|salt|token)\b
    `,
    SECRET,
  ),
  practice(
    source`
      \b(?:fixed|constant|static|same|zero|hard-?coded) (?:ivs?|nonces?|
        salts?|initiali[sz]ation vectors?)
      \b
    `,
  ),
  practice(
    source`
      (?<!\bloopback [\x60"']?)\bhttp:\/\/(?!(?:[\w-]{1,63}|127\.0\.0\.1|\[::1\]|
        (?:10|192\.168|169\.254)(?:\.\d{1,3}){2,3}|(?:[\w-]{1,63}\.){1,4}(?:internal|local|svc|lan))
      (?![\w.-]))|\bplain http\b|\bunencrypted (?:http|connection|channel|ftp)
      \b|\btelnet\b
    `,
    regex`
      \b(?:payments?|logins?|sign-?ins?|callbacks?|webhooks?|tokens?|passwords?|cards?|
        credentials?|patients?)\b
    `,
  ),
  // What comes in from outside.
  practice(
    source`
      \b(?:pickle\.loads?|unpickle|cpickle|yaml\.(?:load|unsafe_load)|unserialize|marshal\.loads?|
      objectinputstream|binaryformatter|
      (?<!\b(?:each|every|your|further|later|subsequent|consecutive) calls? to [\x60"']?)
      (?:eval|exec)\(|new function\(|os\.system|shell=true)
    `,
    INPUT,
  ),
  practice(
    source`
      \b(?:concatenat|interpolat|paste|splice|insert|put)\w{0,3}\b[^.!?\n]{0,60}
      \b(?:in|into|to|with)\b[^.!?\n]{0,30}\b(?:sql|quer(?:y|ies)|ldap|xpath|shell|commands?|
      filter|html|template)\b
    `,
    regex`
      \b(?:input|user'?s?|visitors?|parameters?|escap\w{1,3}|raw|
        unescaped|as (?:it|they) (?:is|are|comes?))\b
    `,
  ),
  practice(
    source`
      \b(?:dangerouslysetinnerhtml|innerhtml|v-html|\|\s?safe\b|mark_safe|raw html|unescaped html)
      \b
    `,
    INPUT,
  ),
  practice(
    source`
      \b(?:trust_remote_code|allow_pickle)\s?=\s?true\b|\b(?:weights_only|safe_mode)\s?=\s?false\b
    `,
  ),
  practice(
    source`
      \b(?:any|every|all) (?:file )?(?:types?|extensions?|formats?|mime types?)
      \b
    `,
    regex`
      \b(?:accept|allow|take|let)\w{0,3}\b[^.!?\n]{0,40}\buploads?\b|
      \buploads?\b[^.!?\n]{0,40}\b(?:accept|allow)\w{0,3}\b
    `,
  ),
  practice(
    source`
      \b(?:return|show|expose|print|send|include|reveal|leave|keep|enable|let|publish)\w{0,3}
      \b[^.!?\n]{0,40}\b(?:stack traces?|environment (?:values|variables)|debug (?:endpoints?|
      mode|toolbar|pages?|console)|verbose errors?|internal errors?|phpinfo|actuator)
      \b
    `,
    regex`
      \b(?:clients?|visitors?|production|public(?:ly)?|live|customers?|
        callers?|internet|responses?)\b
    `,
  ),
  practice(
    source`\brow[- ]level (?:security|policies)\b|\brls\b`,
    /\b(?:off|disable[sd]?|bypass\w{0,3}|skip|drop|remove|without)\b/,
  ),
  practice(
    source`\b(?:fresh|new|another|different|random|changed) idempotency[- ]keys?\b`,
    /\b(?:retr(?:y|ies|ied)|again|repeat\w{0,3}|time-?outs?|fails?|failed)\b/,
  ),
  practice(
    source`
      \baccepts? (?:them all|all of them|every one|all (?:dialogs?|prompts?|confirmations?))
      \b
    `,
    /\b(?:purchases?|payments?|deletions?|account changes|transfers?|orders?|permissions?)\b/,
  ),
]

/** It is warned of, allowed within bounds, looked for, or told. */
const SAFE = regex`
      \bbreak-glass\b|\bzero members\b|\bpim\b|\bjust-in-time\b|\bfor an? (?:hour|day|shift)\b|
      \b(?:throw-?away|disposable|scratch) (?:box|machine|server|database|instance|
        container|copy)\b|\bturn (?:it|them) (?:back )?on again\b|
      ^[^a-z]{0,12}(?:list|look|search|verify|ask|tell|explain|review|audit|fix|replace|report|
  find|check|scan|detect|flag|warn|reject|refuse|avoid|remember)\b|\b(?:never|not|don't|doesn't|
  cannot|can't|won't|avoid|no longer|nothing else|instead of|
  rather than|reject\w{0,3}|refuse\w{0,1}|report(?:ed|s)?|
  flag(?:s|ged)? (?:it|them|this|any|those|such|every|each|all|when)|find(?:s|
  ings?)?|detect\w{0,3}|scan\w{0,4}|look for|check (?:for|whether|if|that)|warn\w{0,4}|risk\w{0,2}|
  danger\w{0,4}|insecure|unsafe|weak\w{0,4}|guess\w{0,3}|leaks?|vulnerab\w{2,8}|anti-?pattern|
  bad (?:idea|practice)|mistakes?|wrong|attack\w{0,4}|malicious|only (?:if|when|after|for|in|
  on|within|while|from|as|with)|unless|if the user (?:asks|wants|agrees|confirms)|local(?:ly|
  host)?|development|dev|staging|sandbox(?:ed)?|throw-?away|disposable|test (?:environment|
  cluster|account|server|database)|unit tests?|fixtures?|temporar\w{2,4}|for (?:one|a single) |
  static (?:assets|site|files)|design tokens?|website|web ?server|
  public (?:key|api|site|web)|should be (?:removed|
  replaced|fixed|avoided)|has to go|must go|deprecated|legacy|was|were|had)
  \b|\?
`

export const UNSAFE_SETTINGS: Kind = { practices: PRACTICES, bounded: SAFE }
