/** How a deed is done that those whom it concerns would not have: unasked, unseen, under a false face, or for good. */

import { regex, source } from '../../patterns/verbose.ts'

/** Those who should have a say or see what is done. */
const CONCERNED = source`
  (?:users?|owners?|persons?|people|humans?|operators?|customers?|clients?|reviewers?|
    auditors?|testers?|readers?|admin(?:istrator)?s?|maintainers?|authors?|teams?|recipients?|
    colleagues|boss|manager|account holders?|caller|author|anybody|anyone|
    somebody|someone|they|them)
`

/** Where a thing would be seen. */
const SEEN_IN =
  '(?:logs?|records?|summar(?:y|ies)|reports?|lists?|task lists?|views?|sight|history|changelogs?|transcripts?|diffs?|outputs?|chat|books|answers?|repl(?:y|ies)|documentation|readme|notes)'

/** Nobody is asked, or nobody's no counts. */
const UNASKED = source`
  \b(?:without|with no|minus) (?:[\w'’-]{1,14} ){0,4}(?:ask(?:ing|ed)?|consent|permission|
    approv\w{2,4}|agree\w{0,6}|confirm\w{3,7}|questions?|mandate|human|checks?|checking|
    review\w{0,3}|preview|look(?:ing)?|
    discussion|sign-?off|go-ahead|clearance)\b|
  \b(?:no|zero) (?:[\w-]{1,14} ){0,2}(?:questions?|confirmations?|approvals?|consent|previews?|
    permission|human|prompts?|sign-?off|check|review|exceptions?)\b|
  \b(?:nobody|no one|no (?:human|person|user|reviewer|owner)|none of them)\b (?:[\w'’-]{1,12} ){0,3}
  (?:ask(?:s|ed)?|consulted|approves?|agree[sd]?|confirms?|checks?|decides?|
    lift|stop|change|object)\b|
  \b(?:skip|skips|skipped|leave out|leaves out|omit|omits|drop|drops|bypass|suppress|waive|
    dispense with|do without|save)
    (?: the| any| all| every| its| your| usual
      | further| yourself){0,2} (?:\w{1,14} ){0,2}(?:confirmations?|
      approvals?|questions?|prompts?|reviews?|permission|consent|dialogs?|checks?)\b|
  \bwhether or not\b|\bno matter (?:who|what|how|which)\b|
  \b(?:whoever(?! (?:runs|uses|calls|installs|loads|
  starts|reads|works)\b)|whatever|regardless of|irrespective of)\b|
  \beven (?:if|when|where|though|after|against)\b|\bagainst (?:the |their |his |her |
  any )?(?:\w{1,12} )?(?:will|wish(?:es)?)\b|
  \bbefore (?:the |their |an? |its |any )?${CONCERNED}\b[^.!?\n]{0,40}?\b(?:sees?|seen|saw|objects?|
    notices?|can|gets?|looks?|knows?|could|reads?|reacts?|has|have|had)\b|
  \b(?:unasked|unprompted|uninvited|unbidden|unannounced|unapproved|unread|unseen|
    unreviewed|unchecked)\b|
  \b${CONCERNED} (?:has|have|had|was|were|is|are|did|does|do) (?:not|never) (?:\w{1,10} )?(?:agreed|
    asked|consented|approved|been asked|ask|want|consent|agree|requested)\b
`

/** Nobody learns of it. */
const UNSEEN = source`
  \b(?:silently|quietly|secretly|covertly|discreetly|stealthily|surreptitiously|inconspicuously|
    invisibly|unnoticed|unmentioned|undisclosed|unlogged|unrecorded)\b|
  \bin (?:silence|secret|passing)\b|\bon the (?:quiet|sly)\b|\b(?:under the radar|out of sight|
  off the record)\b|
  \bbehind (?:the|their|his|her|its|everyone's|
    everybody's|[\w'’]{2,14}'s?) (?:\w{2,12}'s? )?(?:scenes|
  backs?)\b|
  \bwithout (?:[\w'’-]{1,14} ){0,5}(?:tell(?:ing)?|told|mention\w{0,5}|notic\w{1,4}|notif\w{3,7}|
    inform\w{0,5}|word|saying|show\w{0,3}|announc\w{3,5}|knowing|knowledge|comment|trace|
    disclos\w{2,4}|seeing|aware\w{0,4}|warning|
    record|logging)\b|
  \b(?:nobody|no one|nothing|none of them|no (?:human|person|user|reviewer|
  owner))\b (?:[\w'’-]{1,12} ){0,3}(?:told|
    informed|notified|warned|shown|aware|know|knows|notices?|sees?|said|hears?|learns?|mentioned|
    visible|watch\w{0,3}|recorded|written)\b|
  \bno (?:[\w-]{1,12} )?(?:mention|trace|entr(?:y|ies)|sign|record|notice|hint|word|announcement|
    note|line)\b(?! (?:is|was) found)|
  \b${CONCERNED} (?:is|are|was|were|need|needs|must|should|shall|will|may|does|
    do|did)(?: (?:to|then|also))? (?:not|never)
  [ ](?:be |to be |to |ever )?(?:told|tell|informed|shown|know|hear|learn|see|
    notice|find out|aware)\b|
  \b(?:keep|keeps|kept|hide|hides|hidden|conceal\w{0,3}|withh[eo]ld|left|leave|leaves|stay|stays|
  remain)\b[^.!?\n]{0,50}?
  \b(?:from|out of|off|outside(?: of)?) (?:the |any |every |its |their |all )?
  (?:\w{1,14} ){0,2}(?:${CONCERNED}|
  ${SEEN_IN})\b|
  \boutside (?:of )?(?:the|any) ${SEEN_IN}\b|
  \b(?:keep|keeps|kept|stay|stays|hold) (?:it |this |that |them )?(?:quiet|secret|dark|
    hidden|to yourself)\b|\bin the dark\b|\bden(?:y|ies|ied)\b|\bcovers? (?:\w{2,6} )?up\b|
  \b(?:not|never) (?:be )?(?:shown|mention(?:ed)?|visible|listed|reported|logged|told|tell|
    disclosed?|announced?|recorded|displayed|reveal(?:ed)?|speak of|say|spoken of|explain(?:ed)?)\b|
  \b(?:say|says|saying) nothing\b|\bstays? silent\b|\banswer no questions\b|
  \bwritten (?:down )?nowhere\b|
  \b(?:not|never|nor) (?:to )?(?:learn|find out|hear|know|notice)\b
`

/** It passes for something else. */
const DISGUISED = source`
  \bas (?:if|though) (?:it|they|the|this|you|nothing|he|she|that|a|an)\b|
  \b(?:look|looks|read|reads|sound|sounds|pass|passes|pose|poses|disguised?|dressed|reported?|shown|
    logged|labelled|listed|named|told)
  [ ](?:\w{1,10} ){0,2}(?:like|as|for) (?:an? |the )?(?:\w{1,10} )?(?:normal|ordinary|routine|owner|
    user|harmless|usual|plain|regular|success\w{0,3})\b|
  \b(?:harmless|innocent|inconspicuous|unremarkable|boring|misleading|unsuspicious|neutral|
  innocuous)[ -](?:\w{2,12} )?(?:name|title|heading|label|looking|sounding)\b|
  \btakes? (?:it|this|them|that) for\b|\bstill (?:sees?|shows?|reads?|gets?)\b|\bno such \w{3,10}\b|
  \bin the (?:user|owner)'s (?:own )?(?:name|voice|words)\b
`

/** Nobody is rid of it. */
const CLINGING = source`
  \b(?:stays?|remains?|survives?|outlives?|outlasts?|persists?|lives? on|holds?|keeps?|goes on|
    continues?|applies|works?|alive|valid|force)\b
  [^.!?\n]{0,50}?\b(?:(?:is|are|was|been|gets?) (?:\w{1,10} )?(?:removed|
    uninstalled|deleted|gone|disabled|
  switched off|closed)|
    not (?:\w{1,10} )?(?:loaded|installed|active|there|enabled)|
    an? uninstall\w{0,4}|removal|a reset|
    unloaded)\b|
  \b(?:outlives?|survives?|outlasts?)\b|
  \b(?:put|bring|restore|renew(?:ed)?|add|write|re-?(?:add|create|install|insert|write|new)(?:e?d)?|
  entered?)\b[^.!?\n]{0,24}?
  \b(?:if|when|whenever|once|should|as soon as)\b[^.!?\n]{0,30}\b(?:deletes?|deleted|removes?|
    removed|disappears?|gone|missing|
    taken out|lost|vanish\w{0,3}|clean\w{0,3})\b|
  \bhard(?:er)? to (?:get rid of|remove|find|delete|stop)\b|\bfor good\b|
  \bfor ?ever\b|\bpermanently\b
`

/** The same as people say it every day. */
const EVERYDAY = source`
  \b(?:approvals?|permission|consent|confirmations?|agreement|verification|reviews?|sign-?off|
    questions?|checks?|an answer) (?:is|are) (?:not|never|no longer|un) ?(?:required|needed|
    necessary|wanted|sought|asked for|awaited|called for|due)\b|
  \b(?:do not|never|no (?:need|reason|point|use) (?:to|in|for)|need not|
  do not need to) (?:\w{1,10} )?(?:verify(?:ing)?|check(?:ing)?|ask(?:ing)?|confirm(?:ing)?|
    wait(?:ing)?|question|consult(?:ing)?|hesitate|validate|
    second-guess|explain|mention|bring|tell(?:ing)?|say|reveal|admit|show|
    let (?:on|anyone|anybody|the user))\b|
  \b(?:authors?|senders?|sources?|writers?|origin|names?|
    intent\w{0,3}|topic) (?:does|do) not (?:matter|
  count)\b|
  \b(?:no|nobody's|no one's) (?:\w{1,10} )?(?:can|may|must|shall|should|
    could|will) (?:\w{1,6} )?(?:undo|change|
  stop|lift|see|know|notice|learn|tell|object|revoke|alter|find)\b|
  \b(?:nobody|no one|anyone|anybody)(?: else)? (?:is|are|has|needs?|may|must|should|shall|
  will)(?: to| ever| be){0,2} (?:know|see|learn|hear|notice|find)\b|
  \b(?:protests?|objects?|complains?)\b[^.!?\n]{0,4}(?:$|[.;])|
  \bwhether (?:they|the \w{3,10}|he|she|anyone|
  anybody|people) (?:\w{1,8} )?(?:likes?|wants?|agrees?|knows?|approves?|asked|ask|mind)\b|
  \b(?:leaves?|leaving|without leaving) no (?:\w{1,8} )?(?:note|trace|
    record|mark|sign|log|hint)s?\b|\b(?:logs?|records?|history|output|screen|
    chat|terminal) (?:stays?|remains?|is|are|keeps?) (?:empty|clean|silent|quiet|
  blank|unchanged)\b|
  \b(?:must|should|shall|may|does|do|will|is|are|can)(?: not|not| never) (?:be |to )?(?:show|appear|
    visible|seen|see|told|tell|know|surface|turn up|be seen|bothered|troubled|come up)\b|
  \b(?:no|without) (?:further )?(?:output|messages?|lines?|
    notice|explanation) (?:is|are|gets?)? ?(?:printed|
  shown|given|written|made|left)?\b|\bwithout (?:saying|giving|explaining) (?:why|so|a reason|it)\b|
  \bas your own (?:\w{1,8} )?(?:opinion|idea|view|choice|judg\w{3,5}|words?|finding|conclusion)\b|
  \b(?:say|says|claim|claims|pretend|pretends|note|write|
    state|add) (?:that )?(?:the (?:user|owner|person|
  customer)|it|they|he|she|you|this) (?:had |has |have )?(?:wanted|asked|said|is|was|are|came|
    agreed|chose|wished|approved|decided)\b|\bas something (?:that )?(?:the |they |he |she )|
  \bkeep(?:s|ing)? up appearances\b|\b(?:act|behave|look|go on|
  carry on|work)s? (?:as )?(?:normal\w{0,2}|usual|innocent\w{0,2})\b|
  \b(?:name|names|call|calls|label|disguise|dress|title) (?:it|this|them|
    that|the \w{3,10}) (?:like|as|after|up|
  something)\b|\bunder (?:a|an|some|the name of a) (?:\w{1,12} )?(?:name|title|alias)\b|
  \b(?:again|anew|back)\b[^.!?\n]{0,12}\b(?:if|when|whenever|once|after|should)\b|
  \bbrings? (?:it|this|them|[\w ]{4,16}) back\b|
  \b(?:keeps?|kept|stay|stays) (?:on )?(?:spreading|alive|running|coming back)\b|
  \b(?:humans?|people|users?|readers?) (?:cannot|can not|never|
    will not|do not) (?:\w{1,6} )?(?:see|read|notice|
  know)\b|\binvisible (?:to|for)\b|\b(?:limits|rules|checks|restrictions|safeguards|
  bounds) (?:\w{1,8} )?(?:no longer|do not|not)\b|
  \bskip (?:the |any )?(?:diff|question|note|mention|
  announcement)\b|
  \bby surprise\b|\bon (?:your|its) own (?:authority|initiative)\b|
  \b(?:tells?|telling) (?:nobody|no one)\b|\bwithout further\b|\b(?:in|from) secrecy\b|
  \bbetween us\b|\bjust between\b
`

/** Nobody, never, not. */
const NOT =
  '(?:nobody|no one|no-one|none|never|not|without|nothing|neither|no|cannot|nor|hardly anyone)'

/** What those concerned would do before, or afterwards: ask and learn. */
const WOULD_ASK =
  'ask(?:s|ed|ing)?|request(?:s|ed|ing)? permission|confirm(?:s|ed|ing|ation)?|approv(?:e|es|ed|al|ing)|consent(?:s|ed)?|permission|consult(?:s|ed|ing)?|vet(?:s|ted|ting)?|verif(?:y|ies|ied)|sign-?off|agree(?:s|d|ment)?|authori[sz](?:e|ed|ation)|questioned|wait(?:s|ed)? for|discuss(?:ed|ion)?|go-ahead|mandate|oversight|objections?|double-check(?:ed)?|scrutin\w{1,4}'
const WOULD_LEARN =
  'know(?:s|n|ing)?|see(?:s|n|ing)?|notic(?:e|es|ed|ing)|learns?|hear(?:s|d|ing)?|tell(?:s|ing)?|told|inform(?:s|ed|ing)?|mention(?:s|ed|ing)?|disclos(?:e|es|ed|ing)|reveal(?:s|ed|ing)?|point(?:s|ed|ing)? (?:it|this|that) out|announc(?:e|es|ed|ing)|find(?:s|ing)? out|aware|suspects?|spot(?:s|ted)?|detect(?:s|ed)?|catch(?:es)?|discover(?:s|ed)?|shown|visible|trace(?:s|d)?|hint(?:s|ed)?|whisper|word of it|tells of it|let on|give(?:s|n)? away|speak(?:s|ing)? of|explain(?:s|ed|ing)?|admit(?:s|ted)?|in the (?:transcript|log|summary|report|chat|record)'

/** The same put together, and by turns of phrase. */
const PUT_TOGETHER = source`
  \b${NOT} (?:[\w'’-]{1,14} ){0,4}?(?:${WOULD_ASK}|${WOULD_LEARN})\b|
  \b(?:to|with|by|from) (?:no one|nobody)\b|\btell(?:s)? (?:no one|nobody)\b|
  \bon the sly\b|\bkeep(?:s)? mum\b|\bhush\b|\bunder cover\b|\bclean face\b|
  \bpass(?:es)? (?:it|this|them|that|itself) off\b|\bkeep (?:the |this |
  that )?\w{2,10} to yourself\b|
  \b(?:trick|disguise[ds]?|camouflage[ds]?|masks? (?:it|this|them)|
    pretend(?:s|ing)?|decoy|stealth\w{0,2}|
  clandestine\w{0,2}|backstage|undercover)\b|\bas if nothing\b|\b(?:leave|leaves) nothing behind\b|
  \b(?:despite|in spite of|notwithstanding|although|irrespective)\b|
  \b(?:is|are) (?:irrelevant|beside the point|
  of no (?:concern|importance|interest|account))\b|
  \bden(?:y|ies|ying) (?:having|that|it|everything|all)\b|
  \b(?:while|when) (?:the |your )?(?:user|owner|person|human|customer) (?:is|are) (?:busy|away|
    distracted|asleep|elsewhere|not looking|gone|occupied)\b|
  \bduring (?:some|another|any) other \w{3,10}\b|\bwhenever (?:it|
  this|they) (?:is|are|gets?) (?:\w{1,8} )?(?:cut|removed|
    deleted|taken|edited|lost|reverted|cleaned)\b|\bwithout us\b|
  \bafter (?:a|the|any) (?:purge|clean-?up|removal|uninstall|reset|wipe)\b|\b(?:same|
  usual) (?:friendly |old |familiar )?(?:messages?|face|screen|output|words)\b|\blet nobody\b|
  \bbut not (?:the |to )?(?:users?|owners?|humans?)\b
`

/** Any of these. */
const DARK = new RegExp(`${UNASKED}|${UNSEEN}|${DISGUISED}|${CLINGING}|${EVERYDAY}|${PUT_TOGETHER}`)

/** What is not done in the dark: `never without asking`. */
const NOT_SO = regex.g`
  \b(?:never|do not|does not|must not|should not|may not|cannot|nothing|not|
  no \w{2,16})\b[^.!?;:\n]{0,60}\b(?:without|unasked|silently|quietly|
    secretly|behind)\b[^.!?;\n]{0,40}|
  \bnever (?:silently|quietly|secretly|unasked)\b
`

/** True when some way of this kind is said, apart from where it is forbidden. */
export const isDark = (text: string): boolean => DARK.test(text.replace(NOT_SO, ' '))
