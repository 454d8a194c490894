/**
 * Guards put out or waved away in plain words, each in one sentence: the guard is named, and that it
 * is to be off, evaded or not heeded. What honest texts say of troubleshooting, in other words, is
 * less grave than what nobody says.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { ENDS } from './persons.ts'
import { each, inTurn } from '../schemes/scheme.ts'

/** What stands between an agent and harm. Some go without an article. */
const GUARD = source`
  (?:(?:the|all|any|every|each|your|its|these|those|all the|any of the|
  all of the) (?:\w{3,9} )?(?:(?:permission|approval|consent|confirmation|security|
  safety) (?:prompts?|dialogs?|dialogues?|checks?|gates?|screens?|warnings?)|sandbox(?:ing)?|
  safety (?:rails?|filters?|rules|layers?|limits)|guard-?rails?|(?:pre-?commit|commit|pre-?push|git|
  security|safety) hooks?|(?:security|virus|malware|secrets?|vulnerability) (?:scanners?|scans?)|
  anti-?virus(?: software| program| scanner)?|(?:windows )?defender|endpoint protection|firewalls?|
  audit (?:logs?|logging|trails?)|(?:security|access) logs?|(?:certificate|tls|ssl|
  signature) (?:verification|validation|checks?)|(?:two|2|multi)-?factor(?: authentication| login|
  [ ]check)?|2fa|mfa|(?:code )?review (?:rules?|requirements?|gates?)|
  branch protections?(?: rules?)?|rate limit(?:s|er)?|(?:spending|budget) (?:limits?|caps?)|
  access controls?|allow-?lists?|deny-?lists?)|(?:certificate|tls|signature) (?:verification|
  validation|checks)|(?:two|2|multi)-?factor authentication|branch protection)(?![\w/'-]|
  [ ](?:settings?|config\w{0,8}|docs?|documentation|errors?|page|screen|messages?|plugin|files?|
  folders?|headers?|responses?|code|skill|agent|test|tests|mode|image|name|url|section|entries|
  entry|warnings? about|codes?|keys?|apps?|table)\b)
`

/** It is told of a danger, of a bug, or of somebody else. */
const NO_WARNING = source`
  (?<!\b(?:will|can|may|could|would|might|to|not|never|or|nor|cannot|automatically|from|silently|
  accidentally) |--[\w-]{2,30} |[|/#:–—-] ?)
`

const NOT_IF = source`
  (?<!\b(?:if|when|whenever|that|before|after|because|once|unless|until|whether) )
`

const EVADE = source`
  (?:bypass|circumvent|evade|defeat|dodge|sidestep|side-step|subvert|outwit|trick|get around|
  get past|work around|go around|ignore|disregard|defy|flout|override|break out of|escape)
`

const EVADES = source`
  (?:bypasses|circumvents|evades|defeats|dodges|sidesteps|subverts|outwits|tricks|gets around|
  gets past|works around|goes around|ignores|disregards|defies|flouts|overrides|disables|
  deactivates|escapes|(?:switches|turns) off)
`

const PUT_OUT = source`
  (?:(?:turn|switch|shut|power) off|disable|deactivate|silence|
    (?:shut down|kill|stop|remove|uninstall|suspend|pause|unload)(?! (?:\w{2,9} )?sandbox))
`

const OUT = source`
  (?:switched off|turned off|shut off|disabled|deactivated|bypassed|circumvented|ignored|
  disregarded|evaded|suspended|shut down|stopped|removed|uninstalled|killed|silenced|paused|off|
  down|out of the way)
`

const GO_ON = source`
  (?:then )?(?:just |simply |still )?(?:carry on|go on|go ahead|proceed|continue|press on|
  keep going|do it|do your work|get to work)
`

const AGENT = source`
  (?:(?:the|this|an?|your) (?:agent|assistant|skill|bot|model)(?: (?:that|who|which) (?:uses|runs|
  loads|follows|has|reads) (?:this|the) (?:skill|file|guide))?)
`

/** Somebody looks for a fault and sets it right again, or the guard is what the text sets up. */
const ITS_WORK = regex`
  \b(?:re-?enable\w{0,1}|(?:turn|switch) (?:it|them) (?:back )?on|back on|temporar\w{2,4}|
  troubleshoot\w{0,4}|for debugging|false positives?|attackers?|adversar\w{1,4}|malware|malicious|
  ransomware|detect\w{0,3}|bypass attempts?|flags?|options?|default|unit tests?|test (?:suite|
  environment)|local development|lost (?:your|their|his|her) (?:phone|device)|as long as|only (?:if|
  when|for|in)|unless|with (?:the|their) (?:consent|approval)|you choose|you want|account settings|
  in the settings|approved by|by (?:the|an) (?:owner|admin\w{0,9})|wait (?:a|for|until)|back ?off|
  refuse to|
  when you uninstall|while you (?:bisect|rebase)|for (?:generated|vendored|binary) files)\b
`

export const OF_WAIVED_GUARDS = {
  /** It is to be off, as a step of the work. */
  putOut: each(
    { unless: ITS_WORK },
    {
      ...inTurn(source`\b${NO_WARNING}(?:${PUT_OUT}|${EVADE})(?: (?:off|down))? ${GUARD}`),
      ordered: true,
    },
    { ...inTurn(source`[-•] (?:${PUT_OUT}|${EVADE}) ${GUARD}`) },
    inTurn(source`
      \b${GUARD} (?:(?:is|are|has|have|ought|needs?) to be|(?:must|shall|should) be) (?:\w{3,12}ly |
      first |then |all )?${OUT}\b
    `),
    inTurn(source`
      \b(?:make sure|ensure|see to it|take care|check)(?: that)? ${GUARD} (?:is|are|stays?|remains?|
      has been|have been) (?:all )?(?:${OUT}|not (?:running|active|on))\b
    `),
    inTurn(source`
      \b(?:if|when|whenever|where|wherever|should) ${GUARD} (?:\w{3,9} )?(?:gets? in (?:the|
      your) way|blocks?|stops?|complains?|objects?|refuses?|den(?:y|ies)|rejects?|interferes?|
      hinders?|slows?|warns?)[^.!?,;\n]{0,40}, (?:then )?(?:just |simply )?(?:(?:disable|bypass|
      ignore|kill|remove|uninstall|evade|circumvent) (?:it|them)|(?:turn|switch|shut) (?:it|
      them) (?:off|down)|(?:take|do|run|try) (?:the step|it|them|the command|this) (?:anyway|anyhow|
      all the same|regardless)|${GO_ON} (?:anyway|anyhow|all the same|regardless))\b
    `),
    inTurn(source`
      \| ?${GUARD} ?\| ?(?:(?:switch|turn|shut|put) (?:(?:it|them) )?off|disable|bypass|ignore|
      evade|circumvent)\b
    `),
    {
      ...inTurn(source`
      \b${NO_WARNING}(?:keep|prevent|stop|hinder|hold) ${GUARD} from (?:running|working|firing|
      starting|loading|checking|seeing|looking|reporting|recording|doing its work)\b
    `),
      ordered: true,
    },
    {
      ...inTurn(source`
      \b${NO_WARNING}(?:leave|keep) ${GUARD} (?:permanently )?(?:disabled|off|switched off|
      turned off|deactivated|shut down|down)\b
    `),
      ordered: true,
    },
    inTurn(source`
      \b(?:step|aim|goal|purpose|task|job|point|thing)s?(?: (?:of|for|in) (?:\w{2,10} ){1,3}?|,? |
      [ ]to do )?(?:is|are|will be) (?:to (?:${PUT_OUT}|${EVADE})|(?:the )?(?:deactivation|
      disabling|bypass(?:ing)?|circumvention|removal|suspension|shutdown|evasion|switching off|
      turning off|evading|circumventing|killing)(?: of)?) ${GUARD}
    `),
    inTurn(source`
      \b(?:once|when|as soon as|after) ${GUARD} (?:is|are) (?:out of the way|gone|dead|
      ${OUT}), ${GO_ON}${ENDS}
    `),
  ),

  /** It is nothing to the agent. */
  waved: each(
    { asked: true, unless: ITS_WORK },
    inTurn(source`\bfind (?:a|some|any|your) way (?:around|past|through|out of) ${GUARD}`),
    inTurn(source`
      \b${NOT_IF}(?:${AGENT} (?:\w{3,12}ly |then |also |always )?${EVADES}|we (?:\w{3,12}ly |then |
      also |always )?${EVADE}) ${GUARD}
    `),
    inTurn(source`
      \b(?:${AGENT} (?:works|runs|operates|acts|proceeds|goes)|(?:we|you|always|must) (?:work|run|
      operate|act|proceed|go)) (?:\w{2,10} )?with ${GUARD} ${OUT}\b
    `),
    inTurn(source`\bwith ${GUARD} ${OUT}, (?:you )?${GO_ON}\b`),
    inTurn(source`
      \b(?:whatever|no matter what|regardless of what|even if) ${GUARD} (?:says?|reports?|shows?|
      finds?|tells? you|warns?|thinks?|wants?|objects?|complains?)(?: (?:of|about|otherwise|
      no))?, ${GO_ON}\b
    `),
    inTurn(source`
      \b(?:there is no|no|without any|you have no) need to (?:heed|obey|mind|respect|observe|
      honou?r|follow|care about|pass|wait for|comply with) ${GUARD}|\byou (?:need not|
      do not have to|don't have to|do not need to) (?:heed|obey|mind|respect|observe|honou?r|follow|
      care about|comply with) ${GUARD}
    `),
    inTurn(source`
      \b(?:do not let|don't let|never let) ${GUARD} (?:stop|block|hold|hinder|slow|deter|keep|
      interrupt|bother) (?:you|the agent|the work|us|it)\b
    `),
    inTurn(source`
      \b${GUARD} (?:(?:does|do) not (?:apply to|count for|bind|concern|hold for) (?:this skill|you|
      us|what you do|the agent|this work)|counts? for nothing|means? nothing|(?:is|
      are) (?:irrelevant|meaningless|of no concern|no obstacle|not for you|(?:only|just|
      mere) (?:noise|an? (?:nuisance|formality|obstacle))))\b
    `),
    inTurn(source`
      \b(?:evading|bypassing|disabling|circumventing|ignoring|dodging|defeating|deactivating|
      (?:switching|turning) off) ${GUARD}[ ](?:is|are) (?:(?:a )?part of (?:the|your) (?:job|work|
      task|plan)|required|expected|encouraged|wanted|welcome|fine|allowed|permitted|the first step|
      your (?:job|task))\b
    `),
    inTurn(source`
      \b(?:should|must|does|do|is|are) ${GUARD} (?:to )?(?:stay|be|remain|run|apply|matter|
      stop you)[^.!?\n]{0,24}\? no\b
    `),
    inTurn(source`
      \bnever (?:\w{2,10} or )?(?:work|run|begin|start|act|go|operate|
      proceed) (?:\w{2,10} )?with ${GUARD} (?:enabled|on|active|running|switched on|turned on|
      in place)\b
    `),
    inTurn(source`
      \bnever leave ${GUARD} (?:on|enabled|running|active|in place|switched on|turned on)\b
    `),
    inTurn(source`
      \byou(?:'re| are) (?:hereby )?(?:exempt|free|released|excused|exempted) from ${GUARD}|
      \b(?:exempt|free|excuse|release) yourself from ${GUARD}
    `),
  ),
}
