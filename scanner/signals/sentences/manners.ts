/** How attacks have things done: unseen by the user, unasked, each time, everywhere. */

import { regex, source } from '../../patterns/verbose.ts'
import { notion } from '../search/notions.ts'

/** Behind `shown`: a page or a button that a program leaves out keeps nobody in the dark. */
export const NO_PAGE = source`
  (?! (?:the|an?|any|that) (?:[\w-]{2,14} ){0,3}(?:page|screen|dialogue?|form|view|menu|banner|
    pop-?up|button|wizard|spinner)s?\b)
`

/** Before a user who does not see: it is no error message that is written for the developers alone. */
export const OF_NO_FAULT = source`
  (?<!\b(?:errors?|crash(?:es)?|exceptions?|messages?|traces?|
    codes?|placeholders?)\b[^.!?\n]{0,16}\b(?:which|that) (?:the )?)
`

/**
 * `If you only print the question, the user will not see it`: a way that does not reach people is warned against, and
 * nothing is kept from them.
 */
const LOST_TO_USER = regex`
  \bif you (?:only |just |simply )?(?:write|print|output|type)\b[^!?\n]{0,160}
  \busers? (?:will|can|would|do|does)(?: not|n't|not) see (?:it|this|that|
    them|your (?:text|output|questions?|messages?))\b(?! (?:happen|go|coming|until|when))|
  \b(?:just|only|simply) (?:output|print|write|type)s? (?:plain )?(?:text|words)\b[^.!?\n]{0,20}
  \busers? will(?: not|n't) see it\b|
  \b(?:this|that|which|it) means? (?:that )?(?:the |your )?users? (?:will|can|do|does)
  (?: not|n't|not) see (?:the|your|any) (?:questions?|prompts?)\b
`

/** It says so of words that are meant for the user, and of nothing that is done. */
export const isLostToUser = (sentence: string): boolean =>
  LOST_TO_USER.test(sentence) && !DONE_TO_USER.test(sentence)
const DONE_TO_USER = regex`
  \b(?:log|file|background|uploads?|sends?|cop(?:y|ies)|deletes?|secret\w{0,2}|
    so (?:that )?(?:it|you|nobody)|quiet\w{0,2}|silent\w{0,2}|hidden)\b
`

/** What was done, as against `a header that is left out of the report`. */
export const BARE_THAT = String.raw`(?<!\b(?!(?:and|but|so|then)\b)[\w-]{2,14} )that`

/** The user is not to know. */
export const CONCEALED = notion(`
  (?<!(?:'ve|have|has|had) )(?:do not|don't|never|not|no need to|without|need not|
    needn't|nor|avoid) (?!(?:the|an?|any|this|your) (?:report|comment|notes?)(?!\\p{L}))
  (?:be |to |it |this |that |them )?(?:\\p{L}{1,10} )?(?:mention(?:ed|ing)?|tell(?:ing)?|
    told|say(?:ing)?|show(?:n|ing)?|inform(?:ed|ing)?|notif(?:y|ied|ying)|reveal(?:ed|ing)?|
    disclos(?:e|ed|ing)|report(?:ed|ing)?|discuss(?:ed|ing)?|bring|brought|bringing|
    bother(?:ed|ing)?|rais(?:e|ed|ing)|explain(?:ed|ing)?|announc(?:e|ed|ing)|comment(?:ed|ing)?|
    alert(?:ed|ing)?|list(?:ed|ing)?|display(?:ed|ing)?|describ(?:e|ed|ing)|draw(?:ing)? attention|
    advertis(?:e|ed|ing)|surfac(?:e|ed|ing)|warn(?:ed|ing)?|worry(?:ing)?) |
  (?:no|without) (?:\\p{L}{1,10} )?(?:mention|word|notice|note|trace|comment|announcement|fuss) |
  secretly | in secret |
  (?:silent|covert|quiet|discreet|unobtrusive|tacit|stealth|surreptitious|inconspicuous|
    invisib|impercept)\\p{L}{0,5} | in the background | behind the scenes | under the hood |
  out of (?:sight|view|the (?:answer|summary|report|reply|output|log|conversation|findings?)) |
  unnoticed | unseen | hidden | leave\\b[^.!?]{0,40}\\bout | left out of |
  omit (?:it|this|that|them|the (?:step|call|upload|transfer)|any mention) |
  kept? (?:it |this |that |them )?(?:to yourself|quiet|private|between|from the|internal|out) |
  nothing (?:about|of) (?:it|this|that|them)\\b[^.!?]{0,30} |
  not (?:part|a part) of the (?:report|answer|reply|output|summary|conversation) |
  not (?:of|for) the (?:report|answer|reply|output|summary|user|owner|reader) |
  belongs? in (?:your|the) (?:answer|reply|summary) |
  (?:need|needs|should|must|has|have|is|are|may|can|will) (?:not|never|nothing)(?: to)? (?:know|see|
    notice|hear|learn|find out|be aware|be told|be shown|be asked|be informed|be bothered) |
  (?:doesn't|does not|don't|do not) (?:need|have) to (?:know|see|hear|be told|learn) |
  internal (?:matter|affair|business|step|detail|only) | for the machine only |
  (?:nobody|no one|no-one|none of them) (?:\\p{L}{1,10} )?(?:notices?|sees?|
    knows?|learns?|asks?|minds?) |
  so (?:that )?(?:the |no )?(?:user|owner|client|one|customer)s? (?:do |does |will |can )?
  (?:not|never|\\p{L}{0,4}n't)?\\s?(?:notice|see|know)\\p{L}{0,2} |
  without (?:the |their |his |her |its )?(?:user|owner|client|customer|participants?|people|
    knowledge|knowing|them)(?:'s)?(?: (?:knowing|knowledge|noticing|seeing|consent))? |
  nicht (?:erwähn|sag|mitteil|zeig|wissen|merk|inform|kommentier|auffall)\\p{L}{0,5} |
  (?:nicht|nie) (?:eigens |extra |gesondert |vorher |dem \\p{L}{3,12} )?(?:angekündigt|ankündig|
    erwähnt|mitgeteilt|gemeldet|genannt|angesprochen)\\p{L}{0,3} |
  pas (?:nécessaire|utile|besoin) d(?:e l)?['’ ]?en (?:parler|informer) | ne pas en parler |
  non (?:va|vanno|occorre|serve) (?:annunciat|menzionat|dett|segnalat|dirlo|parlarne)\\p{L}{0,2} |
  (?:erwähne|sage|sag|erzähle|zeige|informiere|kommentiere)\\b[^.!?]{0,30} nicht |
  muss\\p{L}{0,2}\\b[^.!?]{0,20} (?:nichts|nicht)\\b[^.!?]{0,20} wissen | unauffällig |
  ohne (?:dass|das wissen|es zu erwähnen|hinweis|mitteilung) | stillschweigend | heimlich |
  im hintergrund |
  no (?:se )?l[oe]s? (?:comentes?|menciones?|digas|diga|cuentes|informes|avises|muestres) |
  no (?:lo )?(?:comentes?|menciones?|digas|informes|avises|muestres) |
  sin (?:que|avisar|decir|informar|mencionar|comentar)\\b[^.!?]{0,20} | en segundo plano |
  no (?:hace falta|tiene que saber|debe saber|necesita saber) | em segundo plano |
  não (?:\\p{L}{1,3} )?(?:comente|mencione|diga|informe|avise|mostre|conte|
    precisa saber|deve saber) |
  sem (?:que|avisar|dizer|informar|mencionar|comentar)\\b[^.!?]{0,20} | en arrière-plan |
  sans (?:que|prévenir|le dire|en parler|informer|mentionner|avertir|le signaler)\\b[^.!?]{0,20} |
  n(?:e |')\\b[^.!?]{0,20}(?:parle|mentionne|dis|dites|informe|préviens|
    signale|montre)\\p{L}{0,3} (?:pas|rien) |
  inutile (?:de|d')\\b[^.!?]{0,20} |
  не (?:говори|сообщай|упоминай|рассказывай|показывай|предупреждай|информируй|надо|нужно|
    должен|обязательно)\\p{L}{0,4} | незаметно | скрытно | тайно | в фоне | молча |
  (?:不要|无需|不必|别|勿|不用|不)(?:告诉|告知|提及|提到|通知|说明|提示|让用户|显示|透露|声张) | 后台 | 悄悄 |
  (?:知らせ|伝え|言わ|告げ|見せ|通知し|触れ|気づかれ|話さ)(?:ず|ない|なく|ること(?:は|なく)) | 気づかれないよう | こっそり |
  (?:알리|말하|언급하|보이|보여주|통지하)지 | 모르게 | 몰래 | 조용히 |
  (?:nobody|no one|none of (?:their|the user|your|his|her))
  (?:'s)? (?:\\p{L}{1,8} )?(?:business|concern) |
  not worth (?:a )?(?:remark|mention\\p{L}{0,3}|word|noting|telling) |
  (?:stays?|remains?|keep (?:it|this)) between |
  (?:need|needs|must|should|ought|have|has|are|is|may|will|do|does) (?:not|never|n't) (?:to )?
  (?:be )?(?:told|know|learn|hear|see|notice|bothered|asked|aware|informed|find out) |
  not (?:be )?bothered with |
  (?:rarely|seldom|hardly ever|never) (?:look|looks|check|checks|read|reads|notice|notices) |
  say nothing | (?:speak|talk|write) (?:nothing|not|never) of |
  never (?:describe|mention|explain|speak|talk|name|admit|say|show|disclose|reveal|list) |
  do not (?:describe|mention|explain|speak|talk|name|admit|disclose|reveal|
    bring|draw|comment|tell) |
  (?:inconspicuous|unremarkable|innocent|harmless|boring|plain|neutral|misleading)(?:-looking)? (?:
    \\p{L}{1,8} )?(?:name|title|label|place|file|line|comment|commit|change|message|form) |
  (?:with|inside|in|under|among|along with) an? (?:unrelated|innocent|unsuspicious|larger|
    big|routine) (?:\\p{L}{1,8} )?(?:change|commit|pull request|diff|file|edit)? |
  leave (?:it|them|this) alone |
  (?:invisible|hidden|concealed|unseen|covert|disguised|secret) (?:\\p{L}{1,10} )?(?:note|comment|
    line|text|message|copy|field|marker|instruction|channel|step) |
  (?:erase|remove|wipe|delete|clear|cover) (?:the |all |its |any |your )?
  (?:traces?|tracks|evidence|history) |
  on the quiet | (?:quietly|silently|secretly|discreetly|tacitly|unnoticed|covertly|stealthily) |
  (?:on|for) (?:a )?(?:purpose|good reason), (?:leave|do not) |
  without (?:a word|a mention|mention|mentioning|telling|saying|showing|notice|notifying|letting|
    informing|disclosing|their|the user|the owner|anyone) |
  (?:leave|left|keep|kept) (?:\\p{L}{1,8} ){1,3}(?:out of|off|from) (?:the |any |your )?
  (?:summar\\p{L}{1,3}|reports?|answers?|repl\\p{L}{1,3}|logs?|output|user|minutes|changelog|diff) |
  steht (?:davon )?nichts | nichts davon | geht\\b[^.!?]{0,20} nichts an |
  no le (?:incumbe|importa) | borra el rastro | sin que\\b[^.!?]{0,20} | não precisa saber |
  sem o\\b[^.!?]{0,20} saber | sans (?:le |rien )?(?:signaler|dire|mentionner)\\b |
  n'a pas (?:à|besoin de) (?:le )?savoir | senza (?:dirlo|dire|avvisare|farlo sapere) |
  не (?:должен|обязан|нужно) знать | 언급하지 | 알 필요 | 伝えない | 言わない | 不必告诉 | 不需要知道
`)

/**
 * Turns of phrase by which nobody is asked: `do not hold it up by asking`. Words of asking in them guard nothing. `Never
 * delete without asking` is none of them.
 */
export const NOBODY_ASKED = regex.g`
  (?<!\b(?:never|not|n't|cannot|nothing|nobody)\b[^.!?;\n]{0,40})(?:
    \bwithout (?:(?:first|ever|any|further|an?|the) )?(?:ask|question|confirm|approv|prompt|check|
      consult|wait|warn|review|sign-?off|go-ahead)\w{0,6}|
    \bno (?:need to (?:ask|confirm|wait|check|warn)|(?:confirmation|approval|question|prompt|
      go-ahead|sign-?off|review)s?)\b|
    \b(?:nobody|no one) (?:has|needs|must|is) to (?:be asked|ask|confirm|approve|agree|check))|
  \b(?:do not|don't|never|no need to|need not|needn't) (?:hold (?:it|this|that|things) up|
    slow (?:it|this|that|things) down|delay (?:it|this|that)|stop|pause|wait|bother|hesitate|
    waste time|lose time|interrupt (?:it|this|the \w{2,10}))
  (?: \w{2,8}){0,3} (?:by|with|to|for|on) (?:\w{2,8} )?(?:ask|question|confirm|approv|prompt|check|
    consult|warn|review|sign-?off|go-ahead)\w{0,6}
`

/** `Nothing leaves without approval` is twice no, and so a yes; it stands before such words in their own clause. */
const NOT_BY_NOTHING = source`
  (?<!(?:nothing|nobody|no ?one|none|(?<![\p{L}])no \p{L}{2,14})
    (?: (?!(?:if|when|while|and|so|but|that|because|since|as)\b)[\p{L}'-]{1,14}){1,4} )
`

/** What is never done without a yes is done with one. */
export const NEVER_WITHOUT = regex.g`
  \b(?:never|do not|don't|must not|nothing)\b[^.!?;\n]{0,60}
  \bwithout (?!(?:hesitation|delay))[^.!?;\n]{0,60}
`

/** Nobody is asked, or consent is taken for granted. */
export const UNASKED = notion(`
  ${NOT_BY_NOTHING}without (?:\\p{L}{1,12} ){0,3}(?:ask|asking|question|questions|confirm|
    confirming|confirmation|approval|permission|consent|prompt|prompting|sign-?off|review|waiting|
    go-ahead|checking|notice|discussion|a question) |
  (?:do not|don't|never|no need to|not|needn't|need not|stop) (?:be |to )?(?:ask(?:ed|ing)?
    (?! (?:why|for (?:a |the )?reasons?))|prompt(?:ed|ing)?|confirm(?:ed|ing)?|wait(?:ing)?|
    check(?:ed|ing)? with|seek|request|bother|pause|consult(?:ed|ing)?|interrupt|double-check|
    hesitate(?! to (?:open|file|create|raise|submit|contact|ask|reach|get|let|report|
      suggest|join|share)\\b)) |
  (?:no(?:body| one|-one)) (?:\\p{L}{1,10} )?(?:has|have|needs?|must|should) to (?:sign|approve|
    agree|confirm|ask|know|look|check|be asked|allow) |
  no (?:\\p{L}{1,12} )?(?:confirmation|approval|sign-?off|permission|prompt|consent|
    review|questions?) (?:is |are )?(?:needed|necessary|required|asked|wanted) |
  needs? no (?!such )(?:\\p{L}{1,12} )?(?:confirmation|approval|sign-?off|permission|
    prompt|consent|review) |
  (?:decide|choose|answer|agree|act|speak|sign|accept|approve) (?:for|on behalf of|in the name of|
    on) (?:them|the (?:user|owner|customer|traveller|client)|him|her|their behalf|its behalf) |
  (?:hates?|dislikes?|do(?:es)? not (?:want|like|wish)|don't want|doesn't want|
    tired of|prefers? not) (?:to be |being )(?:asked|bothered|interrupted|disturbed|prompted) |
  questions? (?:\\p{L}{1,10} ){0,5}(?:cost|slow|waste|delay|interrupt|annoy)\\p{L}{0,3} |
  (?:are|is|was|were|been|be|has|have|count as|counts as|regarded as|considered|all|already|
    standing|blanket|prior|implied|permanent|general) (?:\\p{L}{1,12} ){0,2}(?:pre-?)?(?:approved|
    cleared(?! (?:from|when|once|out|up)\\b)|authori[sz]ed|consented|agreed|approval|consent|
    authori[sz]ation|permission|clearance) |
  pre-?(?:approved|cleared|authori[sz]ed|agreed|granted|approve|authori[sz]e) | anyway |
  regardless of (?:the |any )?(?:answer|reply|objection|approval|consent) |
  (?:prompts?|questions?|confirmations?|asking|approval|consent) (?:\\p{L}{1,10} ){0,6}(?:is|are)
  (?: not|n't) (?:called for|needed|necessary|required|wanted) |
  (?:let|have) (?:the |them )?(?:\\p{L}{1,12} )?(?:find|discover|see) (?:them|it|out) (?:on|in|
    later|after\\p{L}{0,5}) |
  (?:afterwards|later|after the fact|once it is done|when it is done) (?:tell|inform|report|let) |
  no vuelvas a preguntar | não pergunte mais | ne (?:plus|jamais) demander |
  nicht mehr (?:nach)?fragen | больше не спрашива\\p{L}{1,2} | 不再(?:询问|问) | 今後は(?:聞|確認)か?な |
  instead of asking | rather than ask\\p{L}{0,3} |
  if (?:the )?(?:user|owner|traveller|customer|they|client|approver)s? (?:is|are|
    do|does) (?:not (?:answer|reply|respond|react)|slow|silent|away|busy|unreachable) |
  sin (?:preguntar|confirmar|confirmación|pedir|consultar|permiso|esperar) |
  sem (?:perguntar|confirmar|confirmação|pedir|consultar|permissão|esperar) |
  sans (?:demander|confirmer|confirmation|accord|attendre|consulter) |
  ohne (?:nachfrage|nachzufragen|rückfrage|zu fragen|bestätigung|zustimmung|freigabe|erlaubnis) |
  не спрашива\\p{L}{0,4} | без (?:подтверждения|разрешения|согласия|спроса|вопросов) |
  (?:无需|不必|不用|不要|未经)(?:再)?(?:确认|询问|批准|许可|同意|请示) | 已(?:批准|授权|同意) |
  (?:確認|許可|承認|同意)(?:は不要|なし|せず|を求めず|なく) | 聞かずに | (?:확인|승인|허락|동의) ?(?:없이|불필요) | 묻지 |
  (?:nobody|no one|no-one|none|no human) (?:\\p{L}{1,8} )?(?:has time|has|have|needs?|must|
    should|is there|will|can)\\b[^.!?]{0,8} (?:to )?(?:confirm|approve|sign|agree|look|check|ask|
    review|stop|decide|allow) |
  ${NOT_BY_NOTHING}(?:never|not|no longer|without) (?:require|need|requires?|needs?|want|wait for|
    waiting for|asking|ask|await|awaiting|seek|seeking|request|requesting)\\p{L}{0,3} (?:for )?
  (?:an? |any |the |their |his |her |further |user |explicit )?(?:question|consent|approval|
    confirmation|permission|sign-?off|go-ahead|answer|reply|word|yes|review) |
  ${NOT_BY_NOTHING}(?:fewer|no|without|skip|spare them|avoid|suppress) (?:the |any |these |more )?
  (?:dialogs?|prompts?|questions|confirmations?|interruptions?|reviews?|approvals?) |
  (?:already|tacitly|implicitly|generally|permanently) (?:agreed|consented|approved|cleared|allowed|
    authori[sz]ed|signed off|decided|said yes|accepted) |
  (?:cleared|approved|allowed|authori[sz]ed|sanctioned|agreed) (?:all|every|any|everything|it all|
    once and for all|in advance|beforehand|by the) |
  in advance | beforehand |
  on (?:their|his|her|its|the \\p{L}{3,10}'s) (?:own )?(?:behalf|account|card|name) |
  card (?:is )?on file | saved (?:credit )?card | (?:for|over the heads? of) them |
  (?:right|straight) away | around the clock | on your own (?:account|authority|initiative) |
  take the liberty | be proactive with | as you see fit | at your discretion |
  (?:they|one|users?|he|she) can always (?:send|cancel|undo|return|change|complain|revert) |
  afterwards if at all |
  (?:need|needs|must|should|may|do|does|will|is|are) not be (?:asked|consulted|awaited|told) |
  -auto-approve | --yes-always | --force-yes | 不必征求 | 无须 | 同意なしに | 허락 없이 | senza chiedere |
  ohne zu fragen | ohne rückfrage | sin preguntar | sem perguntar | sans demander | не спрашивая
`)

/** Not on demand, but whenever the skill is at work. */
export const ROUTINE = notion(`
  (?:each|every) (?:\\p{L}{1,14} ){0,2}(?:time|run|session|task|prompt|keystroke|answer|reply|
    response|quer(?:y|ies)|message|conversation|request|use|invocation|call|step|turn|day|week|
    hour|month|night|document|file|plan|output|result|change|edit|commit|review|report|chat|
    page|link|post|mail|table) |
  always | whenever |
  (?:after|before|upon|on|at the end of|at the start of|at the beginning of|
    at the close of|following|with|prior to) (?:each|every|any|all|
    the (?:session|task|work|analysis|run|answer|reply|conversation|chat|first)|\\p{L}{3,16}ing) |
  when (?:the |a |an )?(?:\\p{L}{1,14} ){1,2}(?:is|are|has been) (?:done|finished|complete|
    completed|ready|over|closed|created|saved) |
  once (?:the |a |an )?(?:\\p{L}{1,14} ){0,2}(?:is|are|has been)? ?(?:done|finished|complete|
    completed|ready|over|closed) |
  (?:once|twice|\\p{L}{3,6} times) (?:a|per) (?:day|week|hour|month|session) |
  (?:daily|weekly|hourly|nightly|routinely|regularly|periodically|automatically|
    continuously|constantly) |
  by default | as a (?:matter of )?(?:rule|routine|habit|course|standard|policy) |
  part of (?:(?:the|this|every|our) )?(?:validation|onboarding|quality|process|workflow|routine|
    procedure|job|protocol) |
  (?:compulsory|mandatory|obligatory|required|must|has to|have to|is to be|are to be) |
  is (?:mirrored|copied|sent|forwarded|reported|uploaded|posted|logged|
    archived|transmitted|shared) |
  are (?:mirrored|copied|sent|forwarded|reported|uploaded|posted|logged|
    archived|transmitted|shared) | nach (?:jede\\p{L}|dem|der|abschluss) |
  jede[snm]? (?:mal|sitzung|antwort|anfrage) | immer |
  stets | al (?:terminar|finalizar|acabar|final) | después de cada |
  cada (?:vez|día|sesión|consulta|respuesta) | siempre | depois d[aeo]s? |
  ao (?:terminar|final|concluir|fim) | a cada | sempre | après chaque | à (?:chaque|la fin) |
  toujours | une fois | после (?:каждо\\p{L}{1,3}|завершени\\p{L}) | кажд\\p{L}{2,3} раз | всегда |
  每次 | 每当 | 之后 | 结束后 | 完成后 | 总是 | 毎回 | たびに | 終わったら | 後に | 後で | 常に | 할 ?때마다 | 매번 | 끝나면 | 항상
`)

/** Not in the one place that the task is about. */
export const EVERYWHERE = notion(`
  (?:all|any|every|each|other|further|remaining|new|future) (?:\\p{L}{1,14} )?(?:projects?|
    repositor(?:y|ies)|repos?|workspaces?|folders?|director(?:y|ies)|machines?|
    sessions?|accounts?|agents?|assistants?|skills?|users?|colleagues?|teams?|
    [.~/\\w-]{0,30}(?:agents|claude|memory|gemini)\\.md|[\\x60.~/\\w-]{0,30}mcp\\.json|configs?|
    configurations?|handoffs?|handovers?) |
  (?:below|under|across|throughout|in|on) (?:the |your |their )?(?:home (?:folder|directory)|disk|
    machine|computer|file ?system|whole|entire|organi[sz]ation|home) |
  you can (?:find|reach) | found on | wherever | everywhere | globally | machine-?wide
`)
