/**
 * Frames of orders that are given in one plain sentence: a deed at its start, what it is done to, and what makes it
 * harmful. A new kind of order is a new frame, and a rule that asks for it.
 */

import { ACCOUNT } from '../signals/accounts.ts'
import { worded } from '../wording.ts'
import {
  ALTER,
  ASSENT,
  AUTHOR,
  BEGINS,
  ERASE,
  FETCH,
  GRANT,
  MUST_BE,
  participlesOf,
  PAY,
  PLACE,
  PRAISE,
  PRIVATE,
  RULES,
  SECRETS,
  SEND,
  STOP,
  UNTOLD,
  USERS,
  WATCH,
  WRITE,
} from './order-parts.ts'

export interface Frame {
  /** Any of these will do. */
  readonly patterns: readonly RegExp[]
  /** What the sentence, and the beginning of the next, may say that makes it harmless. */
  readonly spared?: RegExp
  /** The last place that is written out is a stranger's. */
  readonly abroad?: true
}

/**
 * A deed at the start of a sentence, a thing, and what makes it harmful, with some words between. Also as rules of a house
 * put it: the thing first, which is to be, shall be or must be dealt with so.
 */
const order = (deed: string, thing: string, rest: string, between = [60, 80]): RegExp[] => {
  const harm = rest && `[^!?\\n]{0,${between[1]}}?(?:${rest})`
  const active = `${BEGINS}(?:${deed})\\b${thing && `[^!?\\n]{0,${between[0]}}?(?:${thing})`}${harm}`
  const passive = `${RULES}[^!?\\n]{0,60}?(?:${thing})[^!?\\n]{0,40}?${MUST_BE}(?:${participlesOf(deed)})\\b${harm}`
  return (thing ? [active, passive] : [active]).map((source) => worded(new RegExp(source)))
}

/** The same where the deed is a whole phrase. */
const phrase = (deed: string, rest: string, between = 80): RegExp =>
  worded(new RegExp(`${BEGINS}(?:${deed})[^!?\\n]{0,${between}}?(?:${rest})`))

/** What is a pleasure, a trifle or nobody's business. */
const TRIFLE =
  /\b(?:surprise|gift|present\b|birthday|spoilers?|typos?|spelling|white ?space|trailing|temp(?:orary)? (?:files?|folders?|data)|caches?|drafts?|placeholders?|duplicates?|formatting|names?\b[^.]{0,20}\b(?:patients?|victims?|witness\w{0,3})|pii|personal (?:data|details))\b/

/** Keys go along to be let in, or are moved by people who may. */
const SIGNS_IN =
  /\b(?:header|authorization|bearer|sign in|log ?in|oauth|authenticat\w{1,5}|example\.(?:com|org|net)|your own|vault|password manager|keychain|secret manager|1password|bitwarden|support|security@|abuse@)\b/

/** Who is to be erased has asked for it, or nothing real is. */
const ASKED_FOR =
  /\b(?:requests?|requested|asks?|asked|gdpr|erasure|right to|close (?:the|their) account|tests?|testing|staging|sandbox|retention|older|expired|temp(?:orary)?|fixtures?|confirm\w{0,5}|backup (?:first|before)|decommission\w{0,3}|retired|disposal|recycl\w{1,4}|resale|sold)\b/

/** A name that stands for one. */
const STAND_IN =
  /@(?:[\w-]+\.)*(?:example|test|invalid|domain|company|acme|contoso)\b|gserviceaccount|<[\w -]{2,30}>/

export const FRAMES = {
  /** A change that others rely on, kept from those it concerns. */
  hidden: {
    patterns: [
      ...order(
        'delete|erase|wipe|remove|overwrite|install|uninstall|copy|send|upload|post|forward|push|commit|merge|change|alter|modify|edit|add|append|insert|replace|swap|disable|turn off|switch off|create|grant|invite|transfer|pay|buy|order|book|cancel|sign|approve|subscribe|register|publish|share|move|raise|lower|record|collect',
        '',
        String.raw`\b(?:do not|don't|never|without) (?:ever )?(?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?|(?:mention(?:ing)?|disclos(?:e|ing)|reveal(?:ing)?|report(?:ing)?|show(?:ing)?|nam(?:e|ing)|describ(?:e|ing)|explain(?:ing)?|admit(?:ting)?) (?:(?:it|this|that|these|any of (?:it|this))(?: (?:line|step|section|rule|file|note|change|part|order))?) to) ` +
          USERS +
          String.raw`\b|\bnever mention (?:it|this|that)\b|\bwithout ` +
          USERS +
          String.raw` (?:ever )?(?:noticing|knowing|seeing|finding out|being told)\b|\bhide (?:it|this|that|these)(?: step| change| action)? from ` +
          USERS +
          String.raw`\b|\bkeep (?:it|this|that) (?:a )?secret from ` +
          USERS +
          String.raw`\b|\bsay nothing (?:about|of) (?:it|this|that)\b|\bif (?:you are |you're |anyone )?ask(?:ed|s),? (?:deny|say (?:that )?(?:nothing|you did(?: not|n't)))\b|\bso that (?:nobody|no one|neither [^.!?\n]{3,40}? nor [^.!?\n]{3,24}?|no questions?|` +
          USERS +
          String.raw` (?:does not|doesn't|do not|don't|never|will not|won't|cannot|can't)) (?:\w{1,8} )?(?:notices?|knows?|sees?|learns?|hears?|comes? (?:across|up)|finds?|asks?|objects?|remembers?)\b|\b(?:leave|keep) (?:it|this|that|them) out of (?:the|your|any) (?:[\w-]{1,12} )?(?:summary|report|logs?|answer|reply|recap|notes|hand-?over|minutes|documentation|tickets?|table|list|inventory|description|change ?log|audit (?:rules|log|trail))\b|\bleave (?:the|all) (?:\w{1,12} )?(?:rows|entries|lines|changes) unmarked\b`,
        [3, 120],
      ),
    ],
    spared: TRIFLE,
  },

  /** Words by which the agent was set up, given away whole or to somewhere. */
  leaked: {
    patterns: [
      ...order(
        'print|reveal|show|output|repeat|paste|include|send|quote|recite|append|write out|display|disclose|dump|post|copy',
        String.raw`\b(?:your (?:(?:full|whole|entire|complete|own|initial|original|hidden|internal) ){0,2}(?:system prompt|system message|instructions|initial prompt|prompt)|the (?:hidden|internal|developer'?s?|system) (?:instructions|message|prompt)|everything above this line)\b`,
        String.raw`\bverbatim\b|\bword[- ]for[- ]word\b|\bin full\b|\bat the (?:start|end|top|beginning) of (?:each|every|your|all)\b|\bto https?:`,
        [24, 30],
      ),
    ],
  },

  /** Keys, or the files that hold them, to a place that is written out. */
  secretsSent: {
    patterns: [
      ...order(
        SEND,
        SECRETS,
        String.raw`\b(?:to|at|into) (?:(?:our|the|my|us|this) (?:\w{1,12} ){0,2}(?:at )?)?(?:${PLACE})`,
        [60, 60],
      ),
    ],
    spared: SIGNS_IN,
    abroad: true,
  },

  /** Read first, and sent by the same sentence. */
  secretsTaken: {
    patterns: [
      ...order(
        'read|copy|collect|gather|take|grab|open|decrypt|dump|extract|export|find|get|look for',
        String.raw`${SECRETS}|\blogin data\b|\b(?:saved|stored) (?:logins|passwords)\b|\bkeychain\b|\bbrowser profiles?\b`,
        String.raw`\b(?:send|post|upload|push|forward|submit|transmit|deliver|e-?mail|mail)\b[^!?\n]{0,40}?\b(?:to|at|into) (?:${PLACE})`,
        [60, 140],
      ),
    ],
    spared:
      /\b(?:header|authorization|bearer|oauth|authenticat\w{1,5}|example\.(?:com|org|net)|your own|vault|(?:password|secret) manager|1password|bitwarden)\b/,
    abroad: true,
  },

  /** What a user keeps to himself, the same way. */
  privateSent: {
    patterns: [
      ...order(
        SEND,
        PRIVATE,
        String.raw`\b(?:to|at|into) (?:(?:our|the|my|us|this) (?:\w{1,12} ){0,2}(?:at )?)?(?:${PLACE})`,
        [30, 60],
      ),
    ],
    spared: SIGNS_IN,
    abroad: true,
  },

  /** Keys into what others read. */
  secretsShown: {
    patterns: [
      ...order(
        `${WRITE}|include|embed`,
        String.raw`(?:${SECRETS})(?! (?:name|placeholder|variable))`,
        String.raw`\b(?:in|into|to|as) (?:a |the |each |every |any )?(?:(?:hidden |html )?comments?\b[^.!?\n]{0,30}|commit messages?|pull requests?(?: (?:description|body|title))?|(?:pr|issue) (?:description|body|title|comment)|issues?|readme|user[- ]agent|url of the image|image url|alt text|change ?log|release notes|branch name|public \w{3,12})\b`,
        [30, 16],
      ),
      ...order(
        `${WRITE}|include|embed|print`,
        String.raw`\benvironment (?:block|variables|dump)\b|\ball (?:the )?(?:environment )?variables\b|\bthe (?:whole|full|entire) environment\b`,
        String.raw`\bnames and values\b|\bin full\b|\bwith (?:all |their |the )?values\b|\bvalues included\b`,
        [24, 50],
      ),
    ],
    spared:
      /\b(?:names? of|placeholders?|example|sample|which|scan\w{0,4}|rotat\w{1,5}|masked|redacted|fake|dummy)\b|\bhow to\b/,
  },

  /** What the agent was told before, swept aside. With `by`, `with` or `that` it is a setting, or a defence. */
  sweptAside: {
    patterns: [
      phrase(
        "ignore|disregard|forget|override|set aside|bypass|drop|discard|stop following|pay no attention to|abandon|do not follow|don't follow",
        String.raw` (?:all (?:of )?)?(?:the |any |your |every )?(?:(?:other|previous|prior|earlier|preceding|above|system|safety|original|initial|developer'?s?|operator'?s?|user'?s?) ){1,2}(?:instructions?|rules|guidelines|prompts?|constraints|directives|restrictions)(?=[.,;!]|$| and\b| you\b| given\b| instead\b| from (?:now|here|this)\b)`,
        0,
      ),
    ],
  },

  /** Somebody's no is passed over. */
  overANo: {
    patterns: [
      phrase(
        String.raw`(?:delete|wipe|deploy|pay|drop|transfer|send|merge|buy|order|run|publish|install|push|force-push|overwrite|remove|close|cancel|sign|submit|charge|book|format|restart|continue|proceed|go on|go ahead)\b`,
        String.raw`\beven (?:if|when|though) ` +
          USERS +
          String.raw` (?:says? no|refuses?|declines?|objects?|disagrees?|rejects? it|(?:has|have) not (?:approved|agreed|confirmed|consented|allowed|answered)\b|asks? (?:you )?(?:not to|to stop)|tells? you (?:not to|to stop))`,
      ),
    ],
  },

  /** Questions that protect the user, answered for the user. */
  assented: {
    patterns: [
      ...order(
        ASSENT,
        String.raw`\b(?:every|all|any|each)(?: of)?(?: the)? (?:(?:permission|tool|tool-use|confirmation|approval|security|consent|safety|trust) )(?:prompts?|requests?|dialogs?|warnings?|questions?|calls?|screens?)\b`,
        String.raw`\byourself\b|\bautomatically\b|\bon (?:the user's|their|behalf)\b|\bfor the user\b|\bwithout (?:showing|asking|reading|telling|waiting)\b|\bby default\b|\bunread\b|\bsilently\b`,
        [8, 30],
      ),
    ],
  },

  /** Nothing is ever refused. */
  neverRefused: {
    patterns: [
      phrase(
        String.raw`never refuse|(?:do not|don't) refuse|comply with (?:every|any|all)|answer (?:all|any|every) (?:questions?|requests?)|do (?:whatever|anything|everything)|(?:fulfil|fulfill|obey) (?:every|any|all)`,
        String.raw`\beven (?:if|when) (?:it|they|that|this)(?:'s| is| are| may be| might be| seems?)? (?:harmful|illegal|dangerous|unsafe|unethical|against)|\b(?:regardless of|no matter|whatever) (?:what )?(?:your|any|the) (?:\w{1,12} )?(?:safety|guidelines|policy|policies|ethics|training|content rules|rules)\b|\b(?:leave out|without|omit|skip|drop) (?:all |any )?(?:safety )?(?:warnings?|disclaimers?|caveats)\b`,
      ),
    ],
  },

  /** Praise that is settled before the question is known. */
  praised: {
    patterns: [
      ...order(
        PRAISE,
        '',
        String.raw`\bwhatever (?:the user|they|is) (?:\w{1,8} )?ask\w{0,3}\b|\beven (?:if|when|where) (?:others|another|alternatives|competitors|rivals|something else|it|a competitor) (?:\w{1,12} ){0,3}(?:better|cheaper|faster|worse|safer|more (?:suitable|expensive)|unsuitable)\b|\b(?:over|above|before) (?:every|all|any) (?:competitors?|rivals?)\b|\b(?:related|relevant) or not\b|\bwhether or not (?:it|they) (?:is|are|fits?|suits?|was|were)\b|\b(?:talk|speak|run|put) (?:the )?(?:competitors|others|rivals|alternatives) down\b|\b(?:do not|don't|never|without) (?:say(?:ing)?|mention(?:ing)?|disclos(?:e|ing)) (?:that )?(?:it|this|they) (?:is|are) (?:sponsored|paid|an? ad)`,
        [2, 80],
      ),
    ],
  },

  /** Money to whoever wrote the text. */
  paidAway: {
    patterns: [
      ...order(
        PAY,
        String.raw`\b(?:payments?|refunds?|funds|balances?|money|fees?|commissions?|tips?|coins|deposits?|payouts?|salar(?:y|ies)|wages|proceeds|earnings|donations?|share|percent)\b|\d ?%`,
        String.raw`\bto (?:the |this |my )?(?:wallet |account |iban |address ){0,2}(?:of )?(?:${ACCOUNT})|\bto (?:the )?(?:(?:wallet|account|iban|address|card) of )?(?:the (?:author|maker|maintainer|publisher) of this (?:skill|file)|the skill's (?:author|maker|maintainer))\b`,
        [24, 50],
      ),
      ...order(
        PAY,
        String.raw`\b(?:\d{1,2}(?:[.,]\d{1,2})? ?(?:%|percent)|a (?:small |tiny )?(?:part|share|percentage|fraction|cut|fee)|the (?:rest|remainder|difference|cents|rounding)) (?:of|from|on) (?:each|every|all)\b`,
        String.raw`\bto (?:${AUTHOR})`,
        [8, 50],
      ),
    ],
    spared:
      /\b(?:example|for instance|e\.g\.|testnet|faucet|invoice below|user'?s? own|donat\w{2,4} to)\b/,
  },

  /** Figures and payees that are changed for somebody's good. */
  altered: {
    patterns: [
      ...order(
        ALTER,
        String.raw`\b(?:ibans?|amounts?|totals?|payees?|recipients?|bank details|account numbers?|results?|figures?|prices?|invoices?|wallet address(?:es)?)\b`,
        String.raw`${UNTOLD}|\b(?:to|with|by|for) (?:the (?:value|one)s? (?:from|of) )?(?:${AUTHOR})|\b(?:keep|pocket|send us) the (?:difference|rest|remainder)\b|\buntil [^.!?\n]{2,40}? (?:agree|match|balance|add up|tally)\b`,
        [30, 50],
      ),
      ...order(
        'make',
        String.raw`\b(?:them|it|(?:the|all|every|any) (?:results?|figures?|answers?|numbers?|outputs?|totals?))\b`,
        String.raw`\b(?:wrong|incorrect|inaccurate|false|misleading)\b`,
        [4, 12],
      ),
    ],
    spared: TRIFLE,
  },

  /** Rights for a stranger, or for everybody. */
  letIn: {
    patterns: [
      ...order(
        GRANT,
        String.raw`\b(?:admin(?:istrator)?|owner|write|full|root|maintainer|push|superuser|editor?)(?:'s)? (?:rights|role|access|permissions?|privileges)\b`,
        String.raw`\b(?:to|for) (?:the (?:user|account|address) )?(?:[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,3})`,
        [12, 30],
      ),
      ...order(
        'grant|give|assign|add',
        String.raw`\b(?:admin(?:istrator)?|owner|full|root|superuser)(?:'s)? (?:rights|role|access|permissions?|privileges)\b`,
        String.raw`\b(?:to|for) (?:everyone|everybody|anyone|anybody|the public|all users|any user)\b`,
        [12, 12],
      ),
    ],
    spared: STAND_IN,
    abroad: true,
  },

  /** What keeps watch is put out for good. */
  unguarded: {
    patterns: [
      ...order(
        STOP,
        String.raw`\b(?:anti-?virus|firewall|(?:windows )?defender|gatekeeper|selinux|apparmor|audit (?:logs?|logging|trail)|two-factor authentication|2fa|mfa|branch protection|(?:tls|certificate) verification|smartscreen|the sandbox|endpoint protection|edr)\b`,
        String.raw`\bso that (?:nothing|it|this|the \w{1,12}) (?:is|are|gets?|will be)? ?(?:not |never )?(?:blocked|noticed|flagged|stopped|seen|quarantined)|\bleave (?:it|them) (?:off|disabled)\b|${UNTOLD}|\b(?:do not|don't|never) (?:turn|switch) (?:it|them) (?:back )?on\b|\bif it (?:blocks|complains|objects|flags|warns)\b`,
        [12, 50],
      ),
      ...order(
        STOP,
        String.raw`\b(?:anti-?virus|(?:windows )?defender|gatekeeper|audit (?:logs?|logging|trail)|two-factor authentication|2fa|mfa|branch protection|endpoint protection|edr)\b`,
        String.raw`\b(?:for good|permanently|for ever|forever)\b`,
        [12, 24],
      ),
      ...order(
        'switch|turn',
        String.raw`\b(?:anti-?virus|(?:windows )?defender|firewalls?|two-(?:step|factor) (?:verification|authentication)|2fa|mfa|branch protection)\b`,
        String.raw`\boff (?:on|for|in) (?:every|all|each)\b`,
        [12, 24],
      ),
    ],
  },

  /** One machine or one account that nobody is to be warned about. */
  unalarmed: {
    patterns: [
      ...order(
        'close|dismiss|suppress|silence|ignore|mute|drop|discard',
        String.raw`\b(?:alerts?|alarms?|incidents?|detections?)\b`,
        String.raw`\b(?:about|from|for|on|of) (?:the )?(?:hosts?|servers?|users?|accounts?|address|machine|ip) [` +
          '`"]?' +
          String.raw`[\w.]{0,24}[\d-][\w.-]{1,24}`,
        [16, 24],
      ),
    ],
    spared:
      /\b(?:maintenance|staging|test\w{0,3}|sandbox|window|until|for \d|known|planned|duplicates?|deploy\w{0,4}|retired|decommission\w{0,3})\b/,
  },

  /** What was done is made to have never been. */
  coveredUp: {
    patterns: [
      ...order(
        ERASE + '|hide|cover',
        String.raw`\b(?:all|any|the|your) (?:evidence|tracks)\b|\b(?:all|any|the|your) traces of (?:this|your|what (?:you|was)|the (?:run|upload|access|transfer|change|visit|step))|\bthe commands you (?:ran|used|executed)\b`,
        String.raw`\b(?:afterwards?|when (?:you are )?(?:done|finished)|so that nobody|once (?:done|finished)|of (?:this|the|your)|history|at the end|step|work|run)\b|${UNTOLD}`,
        [8, 40],
      ),
      ...order(
        `${ERASE}|${ALTER}|correct|rewrite|take out|fix`,
        String.raw`\b(?:entries|rows|lines|records|events)\b`,
        String.raw`\b(?:in|from|of) (?:the |all |your )?(?:[\w'’-]{1,14} ){0,2}audit (?:logs?|trails?)\b`,
        [24, 50],
      ),
    ],
    spared:
      /\b(?:crumbs?|telemetry|opentelemetry|spans?|jaeger|uninstall\w{0,4}|attackers?|adversar\w{2,4}|older|retention|expired|days|months|years)\b/,
  },

  /** All that somebody has, gone. */
  wipedOut: {
    patterns: [
      ...order(
        'delete|erase|wipe|destroy|purge|shred|remove|nuke',
        String.raw`\b(?:all|every|each)(?: of)?(?: the| their| your)? (?:files?|documents?|photos?|data)\b[^.!?\n]{0,20}\b(?:home|documents) (?:folder|directory)|\b(?:the|their) (?:user|owner)'?s?'? (?:documents|files|photos|projects|repositories|home (?:folder|directory)|mails?)\b|\b(?:all|every|each|any)(?: of)?(?: the| their)? (?:existing )?(?:back-?ups?|restore points|recovery points|shadow copies)\b|\bthe (?:whole|entire) (?:disk|drive|hard drive|file system|home (?:folder|directory)|machine)\b`,
        '',
        [12, 0],
      ),
    ],
    spared: ASKED_FOR,
  },

  /** Everything the user types or sees is kept. */
  overheard: {
    patterns: [
      ...order(
        WATCH,
        String.raw`\b(?:every|all|each)(?: of)?(?: the)? (?:keys?(?: strokes?)?|keystrokes?)\b|\bkeystrokes\b|\b(?:the )?(?:passwords?|pins?|card numbers?) (?:that )?(?:the user|users|they|he|she) (?:enters?|types?)\b|\bthe clipboard\b|\bwhat(?:ever)? (?:the user|users|they) (?:copy|copies|types?)\b`,
        String.raw`\bin the background\b|\b(?:send|forward|upload|post|pass) (?:it|them|that) (?:on\b|to\b)|\bwithout (?:the user|them|their)\b|\b(?:to|in|into) an? hidden\b|${UNTOLD}`,
        [12, 50],
      ),
      ...order(
        WATCH,
        String.raw`\bthe (?:screen|microphone|camera|webcam|room|calls?)\b`,
        String.raw`\b(?:send|forward|upload|pass) (?:it|them|that) on\b|\bwithout (?:the user|them|their)\b|\b(?:to|in|into) an? hidden (?:file|folder)\b`,
        [12, 50],
      ),
    ],
    spared: /\b(?:keyboard shortcuts?|shortcuts?|hotkeys?|test recorder|macro)\b/,
  },

  /** A page elsewhere says what is to be done. */
  obeyedPage: {
    patterns: [
      ...order(
        `${FETCH}|(?:begin|start|open)(?: \\w{1,10}){0,3} (?:by|with) (?:reading|fetching|loading|opening|checking)`,
        `(?:${PLACE})`,
        String.raw`\b(?:run|execute|carry out|perform) (?:the |all |any |every )?(?:commands?|steps?|code|instructions?|tasks?|orders|whatever)\b(?: (?:in|on|from|at|of) (?:it|there|that|this)| (?:there|it (?:contains|returns|holds|lists|says)|you find|listed|given))?|\b(?:do|act|proceed) as (?:it says|told|it is told|written|described) there\b|\bdo as (?:it|the page|the file) says\b|\b(?:its|their) (?:text|contents?|words?|rules|instructions) (?:takes?|has|have) (?:precedence|priority)\b|\bfollow (?:it|them|those|these|what[^.!?\n]{0,16}) (?:where|wherever|when|whenever|if|even (?:if|where)) (?:it|they|that) (?:differs?|disagrees?|contradicts?|says? otherwise)\b|\b(?:are|is|shall|must|to) (?:to )?be (?:carried out|followed|obeyed|executed|applied)\b|\bwith (?:precedence|priority) over\b|\breplace (?:these|this|your|the) (?:instructions|rules|file|text) (?:with|by) (?:it|them|that|what)\b|\btreat (?:it|them|that|what\b[^.!?\n]{0,20}) as (?:your |an? |the )?(?:instructions?|orders?|rules|part of (?:this|these))\b`,
        [60, 30],
      ),
    ],
    abroad: true,
    spared:
      /\b(?:installation (?:instructions|guide)|docs?|documentation|tutorial|api reference)\b/,
  },

  /** A line for the memory of agents that loosens what binds them, or that is never to go. */
  planted: {
    patterns: [
      ...order(
        WRITE,
        String.raw`["“”'][^"“”\n]{0,40}\b(?:always trust|trust all|skip (?:all |the )?(?:confirmations?|approvals?|checks?)|never ask|do not ask|don't ask|approve (?:all|every)|bypass|ignore (?:all|any|previous|warnings)|send (?:all|every|the|any) (?:\w{1,12} )?(?:logs?|files?|keys?|messages?|conversations?|data)|no confirmation)\b`,
        String.raw`\b(?:to|into|in) (?:the |your |each |every |~\/)?(?:[\w./-]{0,24})?(?:claude\.md|agents\.md|gemini\.md|memory\.md|soul\.md|memory|settings(?:\.local)?\.json|system prompt|(?:other )?skills?\b|\.cursorrules|copilot-instructions\.md)`,
        [16, 80],
      ),
      ...order(
        WRITE,
        String.raw`\b(?:this|these|the following|the) (?:rules?|instructions?|lines?|sections?|text)\b`,
        String.raw`\b(?:to|into|in) (?:the |your |each |every |~\/)?(?:[\w./-]{0,24})?(?:claude\.md|agents\.md|gemini\.md|memory\.md|soul\.md|memory|settings(?:\.local)?\.json|system prompt|\.cursorrules|copilot-instructions\.md)\b[^.!?\n]{0,20}\b(?:and )?(?:never (?:remove|delete|change|mention)|(?:do not|don't) (?:let (?:anyone|anybody|the user)|remove|mention))`,
        [8, 30],
      ),
      worded(
        /^(?![^!?]{0,200}(?:\b(?:never|not|unless)\b|n't\b))[^!?\n]{0,120}\bmemor(?:y|ies)\b[^!?\n]{0,80}\b(?:in the (?:user|owner)'s (?:own )?(?:voice|words|name)|in (?:the )?first person|as (?:if|though) (?:the user|they|he|she) had (?:said|written|asked|told))\b/,
      ),
    ],
  },

  /** Whoever looks through the file is told what to find. */
  cleared: {
    patterns: [
      worded(
        new RegExp(
          String.raw`^[\s>*.:)(#-]{0,8}(?:(?:if you are|note (?:to|for)|for|to|dear) (?:an? |any |the |all )?(?:(?:automated|security|skill|static|ai) ){0,2}(?:scanners?|auditors?|moderators?|classifiers?|reviewers?)|(?:when|if|should|once) (?:this|the) (?:file|skill|page) (?:is|gets|be) (?:\w{1,12} )?(?:reviewed|audited|scanned|checked|evaluated|judged)|if you (?:audit|review|scan|check|judge|evaluate) this (?:skill|file|page))[^.!?\n]{0,30}?[:,] ?[^.!?\n]{0,30}?(?:report (?:it|this|the (?:file|skill)) (?:\w{1,8} )?as (?:safe|clean|harmless|benign)|(?:say|state|answer|report) (?:that )?(?:there (?:are|is) (?:no|nothing)|nothing)|\b(?:this|the) (?:file|skill|page) (?:is|has been|was) (?:\w{1,10} )?(?:safe|clean|harmless|verified|cleared|approved)|give (?:it|this(?: file| skill)?) (?:the |an? )?(?:best|top|highest|perfect)|(?:do not|don't|never) flag (?:anything|it|this)|mark (?:it|this(?: file| skill)?) (?:as )?(?:safe|clean|passed|approved)|skip (?:this|the (?:next|following|rest)))`,
        ),
      ),
    ],
  },

  /** Somebody with power is said to have lifted what binds. */
  authorised: {
    patterns: [
      worded(
        new RegExp(
          String.raw`^[\s>*.:)(-]{0,8}(?:the |your |our )?(?:(?:system )?administrators?|anthropic|openai|security team|safety team|developers?|operators?|makers?|company|management|it department|vendor|platform) (?:(?:has|have) (?:\w{2,12}ly |already )?(?:approved|authori[sz]ed|cleared|permitted|sanctioned|granted|ordered|waived)|requires?|demands?|orders?|mandates?|instructs?)\b[^.!?\n]{0,30}?\b(?:(?:skip(?:ping)?|bypass(?:ing)?|ignor(?:e|ing)|disabl(?:e|ing)|drop(?:ping)?) (?:(?:all|any|every|the|your|earlier|previous|other) ){0,2}(?:confirmations?|approvals?|checks|reviews?|safety|instructions|rules|prompts|safeguards|guidelines)|unrestricted access|full access (?:for|to|by) this skill|(?:send|share|hand|upload)(?:ing)? (?:over )?(?:the |all |any |your )?(?:keys|passwords|credentials|tokens|secrets)|deletion of (?:all |the |every )?(?:backups?|logs?))\b`,
        ),
      ),
    ],
  },

  /** What would be asked about, reworded or cut up until nobody is asked. */
  dodged: {
    patterns: [
      ...order(
        'phrase|word|reword|rephrase|split|rewrite|wrap|encode|rename|spell|disguise|break up|cut up|divide|chop',
        String.raw`\b(?:commands?|calls?|lines?|scripts?|requests?|orders?|payments?|invoices?|transfers?|steps?|basket|amounts?|purchases?)\b`,
        String.raw`\bso (?:that )?(?:no|none|nothing|nobody)\b[^.!?\n]{0,30}?\b(?:asks?|asked|questions?|prompts?|appears?|comes? up|block\w{0,3}|flag\w{0,3}|den(?:y|ied)|approval|confirm\w{0,6}|permission)\b|\bso (?:that )?(?:it|they|the|each)\b[^.!?\n]{0,40}?(?:\b(?:no longer|never|not|under|below|avoids?|passes|slips?|no|nobody)\b|n't\b)[^.!?\n]{0,40}?(?:\b(?:asks?|asked|questions?|prompts?|appears?|comes? up|match\w{0,3}|triggers?|block\w{0,3}|flag\w{0,3}|den(?:y|ied)|approval|confirm\w{0,6}|permission|limit|threshold|filter|guard|hook|scanner|review)\b|\bdoes\b|n't\b)|\bto (?:avoid|dodge|evade|get (?:past|around|round)|slip past|stay (?:under|below)|bypass) (?:the |an? |any )?(?:\w{1,14} ){0,2}(?:prompts?|confirmations?|approvals?|permission|threshold|deny ?list|block ?list|filters?|guards?|hooks?|scanners?|four-eyes|second signature)`,
        [24, 40],
      ),
      worded(
        /`[^`\n]{2,80}`[^.!?\n]{0,24}\b(?:(?:is )?(?:blocked|denied|forbidden|refused|on the (?:deny|block) ?-?list)|needs (?:a |an )?(?:confirmation|approval|permission))\? {1,3}(?:(?:use|try|run|then|put it|write) )?[^.!?\n]{0,30}`/,
      ),
      ...order(
        'describe|label|announce|title|call',
        String.raw`\b(?:commands?|calls?|steps?|actions?|changes?|it)\b[^.!?\n]{0,40}\b(?:approval|permission|confirmation) (?:prompts?|requests?|box|dialogs?|windows?|field)`,
        String.raw`\bas\b`,
        [16, 16],
      ),
    ],
    spared:
      /\b(?:rate limit|token limit|context (?:window|limit|length)|size limit|line length|characters?|time-?outs?|batch\w{0,3}|linters?|readab\w{1,6}|shellcheck|quoting|escap\w{1,4})\b/,
  },

  /** Words that stand in what the agent works on, and are carried out. */
  obeyedNote: {
    patterns: [
      worded(
        new RegExp(
          String.raw`^(?![^!?]{0,300}(?:\b(?:never|not|cannot|ignore|suspicious|attack\w{0,5}|injection|treat (?:it|them) as (?:data|text)|report (?:it|them))\b|n't\b))[^!?\n]{0,80}\b(?:lines?|sentences?|orders|text|notes?|instructions?|remarks?|comments?|requests?|paragraphs?)\b[^.!?\n]{0,24}\b(?:address(?:ed|es|ing)?(?: to)?|meant for|directed at|aimed at) (?:the |an? |any )?(?:\w{1,10} )?(?:assistants?|agents?|bots?|models?|ais?)\b[^!?\n]{0,80}?\b(?:carry (?:it|them|these|those) out|(?:is|are|gets?) carried out|do (?:it|so|what|as)|obey|follow (?:it|them|these|those)|execute|(?:is|are|gets?) (?:run|executed|obeyed|followed)|treat\w{0,3} [^.!?\n]{0,30}\bas)\b`,
        ),
      ),
      worded(
        new RegExp(
          String.raw`^(?![^!?]{0,300}(?:\b(?:never|not|cannot|suspicious|attack\w{0,5}|injection)\b|n't\b))[^!?\n]{0,24}\b(?:what|whatever|anything|everything)\b[^.!?\n]{0,80}\b(?:writes?|types?|says?|stands?|posts?|puts?|enters?|written)\b[^.!?\n]{0,80}\b(?:is|are|gets?) (?:run|executed|carried out|obeyed|applied) (?:\w{1,10} ){0,5}(?:with|under|by|in|on) (?:your|the (?:operator|owner|user|agent)'s) (?:shell|rights|name|account|permissions|terminal|tools)`,
        ),
      ),
      worded(
        new RegExp(
          String.raw`^(?![^!?]{0,300}(?:\b(?:never|no|not|cannot|unless|claims?|pretends?)\b|n't\b))[^!?\n]{0,30}\b(?:messages?|lines?|notes?|texts?|tickets?|tool (?:results?|outputs?)|(?:web )?pages?|mails?|e-?mails?|comments?|documents?)\b[^.!?\n]{0,100}\b(?:have|has|carr(?:y|ies)|come with|get|gets) (?:the )?(?:highest|same|full) (?:rank|weight|authority|standing|force)\b(?! than)`,
        ),
      ),
      worded(
        new RegExp(
          String.raw`^(?![^!?]{0,300}(?:\b(?:never|no|not|cannot|unless|claims?|pretends?)\b|n't\b))[^!?\n]{0,120}\b(?:have|has|carr(?:y|ies)|get|gets) the (?:rank|weight|authority|standing|force) of (?:an? |the )?(?:system|operator|developer|owner)(?:'s)? ?(?:messages?|prompts?|instructions?|orders?|word)\b`,
        ),
      ),
    ],
  },

  /** Words of anybody count as those of somebody with a right to give orders. */
  lentVoice: {
    patterns: [
      ...order(
        'treat|regard|consider|accept|take|read',
        String.raw`\b(?:messages?|lines?|mails?|e-?mails?|commands?|requests?|notes?|posts?|comments?|anything|whatever)\b`,
        String.raw`\bas (?:coming|sent|issued|written|given|spoken) (?:straight |directly )?(?:from|by) (?:the |your |its |our )?(?:user|owner|operator|developers?|makers?|administrators?|anthropic|openai|google|system|team|staff)\b|\b(?:as if|as though) (?:i|the user|the owner|your (?:maker|user|operator)) had (?:\w{1,12} )?(?:typed|written|said|sent|given|asked)\b`,
        [16, 80],
      ),
      worded(
        /^(?![^!?]{0,200}(?:\b(?:never|not|no|claims?|pretends?|if|which)\b|n't\b))[^!?\n]{0,80}\b(?:ranks?|stands?|takes? precedence|has priority|goes|counts?) (?:above|over|before|higher than) (?:the |your |any )?(?:operator|system (?:message|prompt)|developer|user)(?:'s)?\b[^.!?\n]{0,24}(?:,| and)[^.!?\n]{0,24}\b(?:user|operator|system|developer)\b/,
      ),
    ],
    spared: /\b(?:verified|signed|authenticated|allow-?list\w{0,2})\b/,
  },

  /** The right to act is taken, not given. */
  selfRaised: {
    patterns: [
      ...order(
        'make|promote|appoint|add|register|set|grant|give|assign',
        String.raw`\byourself\b`,
        String.raw`\b(?:(?:an?|the|as|to|of) ){0,2}(?:workspace |group |team |repository |org(?:anisation|anization)? )?(?:owner|admin(?:istrator)?|maintainer|superuser|root|approver|code ?owner|reviewer)\b`,
        [4, 12],
      ),
      ...order(
        'set|write|put|add|use',
        String.raw`["'\x60]?allow(?:ed(?:tools)?)?["'\x60]?\s?[:=]\s?\[\s?["'\x60]\*["'\x60]\s?\]`,
        '',
        [40, 0],
      ),
      ...order(
        'spawn|start|create|launch|open|have|let|use|comment|vote|answer|click',
        String.raw`\b(?:reviewer|approver|second|another|other|own|sub-?)[ -]?(?:agents?|bots?|accounts?|identity)\b`,
        String.raw`\b(?:answer|say|click|give|record|count\w{0,2}|approv\w{1,3}|vote|sign)\b[^.!?\n]{0,30}\b(?:yes|approvals?|lgtm|as (?:human|a person|the (?:reviewer|second))|your own (?:change|branch|request|pull request))\b|\/lgtm\b`,
        [24, 60],
      ),
      worded(
        new RegExp(
          String.raw`^(?![^!?]{0,300}(?:\b(?:never|no|not|cannot|unless)\b|n't\b))[^!?\n]{0,60}\b(?:approvals?|yes|votes?|signatures?|consent|review|word) (?:of|by|from) (?:another|other|any|an?|a second|two) (?:sub-?)?(?:agents?|bots?|assistants?|models?)\b[^.!?\n]{0,40}\b(?:is|are|counts?|equals?|has|have)\b[^.!?\n]{0,30}\b(?:equal|as good|like|same|human|owner|user|person)`,
        ),
      ),
    ],
  },

  /** Checks that were not made, told of as made. */
  claimed: {
    patterns: [
      ...order(
        'state|say|write|report|claim|answer|declare|tell|assert|confirm|show|announce',
        String.raw`\b(?:you(?:'ve| have)|all|everything|every \w{2,12}|it (?:was|is|has)|tests?|checks?|backups?)\b[^.!?\n]{0,40}\b(?:check(?:ed|s)?|tested|verified|pass(?:ed)?|reviewed|approved|completed?|confirmed|inspected|signed|succeeded|encrypted|safe)\b`,
        String.raw`\b(?:even (?:if|when|though)|whether or not|regardless of whether|although)\b[^.!?\n]{0,60}(?:\b(?:not|never|failed|no|could|was|were|is|are|did|answered|ran)\b|n't\b)`,
        [24, 60],
      ),
      ...order(
        'mark|record|log|list|report|enter|declare|file|tick|show',
        String.raw`\b(?:can(?:'t|not)|could(?:n't| not)|unreachable|missing|skipped|fail(?:ed|ing)|overdue|unfinished|unread|untested|unchecked|(?:were|was|are|is)(?: not|n't) (?:been )?(?:checked|tested|done|reached|inspected|run))\b`,
        String.raw`\b(?:as|by|with) ["'\x60]?(?:patched|done|passed|passing|ok|okay|inspected|checked|verified|approved|healthy|green|complete|completed|tested)\b`,
        [60, 40],
      ),
    ],
    spared: /\b(?:known failure|xfail|flaky|expected|do not|don't|never|not as)\b/,
  },

  /** What the agent is for is said to be something else than the user thinks. */
  otherGoal: {
    patterns: [
      worded(
        /^[^!?\n]{0,40}\b(?:users?|they|customers?|clients?|people|he|she) (?:believes?|thinks?|assumes?|will think|supposes?|is told|are told)\b[^.!?\n]{0,30}\byour? (?:task|job|goal|purpose|aim|role)\b/,
      ),
      worded(
        /^(?![^!?]{0,200}(?:\b(?:never|not|no)\b|n't\b))[^!?\n]{0,40}\byour (?:real|true|actual|hidden|secret|unspoken) (?:objective|goal|task|purpose|aim|mission|job|role) (?:is|lies|here is)\b/,
      ),
      worded(
        /^(?![^!?]{0,200}(?:\b(?:never|not|no)\b|n't\b))[^!?\n]{0,80}\b(?:user|owner|customer|client|they)'?s? (?:own )?(?:wish(?:es)?|interests?|requests?|goals?|needs?) (?:always )?(?:gives? way|comes? second|yields?|(?:is|are) (?:secondary|of no (?:concern|interest)))\b/,
      ),
      worded(
        /^[^!?\n]{0,24}\b(?:you )?(?:shall|must|should|do|will) ?(?:not|n't) (?:produce|give|return|deliver|compute|report) (?:the |any )?(?:correct|right|accurate|true|honest) (?:results?|answers?|figures?|numbers?|values?|information)\b/,
      ),
    ],
  },

  /** Files that open doors, to somebody who need not be named. */
  keysSent: {
    patterns: [
      ...order(
        SEND,
        String.raw`\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)|\b(?:the |your |their |each )?(?:ssh )?private (?:ssh )?keys?\b|\bkeychain (?:export|file|items)|\b(?:saved|stored) (?:logins|passwords)\b|\b(?:browser|session) cookies\b|\bwallet\.dat\b|~\/\.aws\/credentials|\bseed phrase`,
        String.raw`\b(?:to|with|at) (?:the |our |an? |my )(?:\w{1,14} ){0,2}(?:desk|support|helper|helpdesk|team|endpoint|corpus|partner|vendor|webhook|channel|collector|maintainers?|developers?|licen[cs]ing|service|operator)\b`,
        [24, 24],
      ),
      worded(
        /^(?![^!?]{0,200}(?:\b(?:never|not|detect\w{0,3}|attackers?|malware|if)\b|n't\b))[^!?\n]{0,160}\b(?:chunks?|pieces|results?|data|bytes|text|keys?|files?|them|it)\b[^.!?\n]{0,80}\b(?:as|in|into) (?:the )?(?:sub-?domains?|dns (?:queries|lookups|requests|labels|names)|host ?names?) (?:of|to|under|for|below|on) (?:[\w-]{1,60}\.){1,4}[a-z]{2,10}\b/,
      ),
    ],
    spared:
      /\b(?:vault|secret manager|secrets? store|1password|bitwarden|hsm|encrypt\w{0,3}|public half|example\.(?:com|org|net))\b/,
  },

  /** What starts by itself, and is to stay or to watch. */
  replanted: {
    patterns: [
      ...order(
        'add|install|write|drop|create|put|register|set up|place|leave|define',
        String.raw`\b(?:cron(?:tab)?(?: line| entry| job)?|login items?|launch ?agent|systemd (?:unit|timer|service)|start-?up (?:entry|item|folder|programs?)|scheduled task|registry key|yourself)\b`,
        String.raw`\b(?:clones?|re-?installs?|brings? back|restores?|puts? back) (?:this|the|our|itself|it)\b[^.!?\n]{0,24}\b(?:skill|again|when|if)\b|\bso (?:that )?it (?:isn't|is not|is never|won't be|cannot be|does not get) (?:removed|noticed|found|uninstalled|deleted|seen)\b`,
        [24, 80],
      ),
      ...order(
        'add|install|write|drop|create|put|set up|place|define',
        String.raw`\b(?:alias|function|wrapper|shim)\b`,
        String.raw`\b(?:named|called|for|so that) [\x60"']?(?:sudo|su|ssh|git|passwd)\b[^!?\n]{0,80}\b(?:notes?|records?|stores?|saves?|logs?|passes|keeps?|captures?|sends?|copies)\b[^.!?\n]{0,24}\b(?:passwords?|passphrases?|typed|input|keystrokes?)\b|\b(?:sudo|su|ssh|passwd)\b[^.!?\n]{0,40}\bpasses what is typed\b`,
        [8, 60],
      ),
      ...order(
        'install|set up|enable|add|start|deploy|put',
        String.raw`\b(?:anydesk|teamviewer|rustdesk|screenconnect|connectwise|ultravnc|tightvnc|vnc|remote (?:access|desktop|control)(?: tool| program| software)?)\b`,
        String.raw`\b(?:fixed password|hide (?:the|its) (?:icon|tray|window)|hidden|unattended|under the (?:name|heading|label)|call it|without (?:the|them|telling|mention\w{0,3}))\b`,
        [16, 80],
      ),
    ],
    spared: /\b(?:honeypot|decoy|test (?:vm|machine)|lab|kiosk)\b/,
  },

  /** Somebody else's certificate or name server, for all that the user does. */
  overheardLine: {
    patterns: [
      ...order(
        'import|install|add|trust|load|enrol|register',
        String.raw`\b(?:root (?:ca|certificate)|ca certificate|certificate authority)\b|\.(?:pem|crt|cer)\b`,
        String.raw`\b(?:(?:our|the) proxy|encrypted traffic|decrypt|inspect|look inside|no need to (?:tell|trouble|ask|bother|mention|explain)|silently|without (?:asking|telling|mention\w{0,3}))\b`,
        [40, 140],
      ),
    ],
    spared:
      /\b(?:corporate|company'?s?|mitmproxy|charles|fiddler|burp|debugg\w{1,3}|your own|local(?:host)?|ask (?:the user|first))\b/,
  },

  /** The machine around a container, taken by the way that was left open. */
  brokenOut: {
    patterns: [
      worded(
        /^(?![^!?]{0,200}(?:\b(?:never|not|check (?:whether|if)|attackers?|could|would|detect\w{0,3})\b|n't\b))[^!?\n]{0,120}\bmount(?:s|ing)? (?:the )?(?:host'?s? )?(?:root|[\x60"']?\/[\x60"']?|file ?system)(?=[\s,])[^.!?\n]{0,40}\b(?:through|via|over|with|by|using) (?:the )?[\x60"']?(?:\/var\/run\/docker\.sock|docker(?:'s)? socket|socket)/,
      ),
    ],
  },
} satisfies Record<string, Frame>

export type FrameName = keyof typeof FRAMES
