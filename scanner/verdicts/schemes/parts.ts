/** Words of which schemes are put together. Sources of notions, in lower case. */

import { PEOPLE } from '../../signals/signs/sign.ts'

/** Up to so many words between two that belong together. */
export const WORDS = (most: number): string =>
  String.raw`(?:[\p{L}\p{N}"'\x60,_./@#-]{1,24} ){0,${most}}?`

/** Those who own, decide, pay or are spoken of. */
export const WHO = String.raw`(?:(?:the|an?|any|that|this|those|our|their|your|his|her|each|every) )?(?:[\p{L}'-]{2,12} ){0,2}?(?:${PEOPLE}|person|account holders?|administrators?|admins?|operators?|boss(?:es)?|humans?|payers?|payees?|senders?|anyone|anybody|somebody|someone|they|them|he|she|him|her)`

/** Those behind a text, and strangers whom it serves. */
export const AUTHOR_SIDE = String.raw`(?:(?:the |this )?(?:skills?|tools?|plug-?ins?|packages?|templates?)['’]?s?['’]? )?(?:author|maker|maintainer|developer|vendor|publisher|creator|agency|reseller|integrator|contractor|partner)`

/** What is theirs, or ours. */
export const OURS = String.raw`(?:ours|mine|us|(?:our|my)(?: own)?|(?:the |an? |this )?${AUTHOR_SIDE}(?:['’]s|s['’])?(?: (?:own|private|personal))?)`

/** Nobody is to know of it, or cannot in time. */
export const DARK = String.raw`
  without (?:[\p{L}'’]{2,14} ){0,3}(?:knowledge|knowing|awareness|being (?:told|informed|shown|aware)) |
  without (?:ever |first )?(?:telling|informing|notifying|mentioning|disclosing|announcing|marking|showing) |
  without (?:an? |any |so much as a )?(?:word|notes?|notices?|mention|message|trace|hint|announcement|comment|warning) |
  unbeknown(?:st)? (?:to|by) | (?:unknown|invisible|not visible) (?:to|by|for) |
  behind (?:[\p{L}'’]{1,14} ){1,4}backs? | unaware | unwitting(?:ly)? | none the wiser | unannounced | unnoticed |
  unnoticeabl[ey] | unseen | unread | unobserved | undetected | undisclosed | in secret |
  secretly | covertly | discreetly | surreptitiously | on the (?:quiet|sly) | under the radar |
  (?:silently|quietly) | in the background | behind the scenes |
  (?:kept|keep|keeps|leave|left|stays?|remains?) (?:${WHO} )?(?:in the dark|uninformed|guessing) |
  keep(?:s|ing)? (?:it |this |that |them )?(?:quiet|silent|mum|secret|to yourself) |
  (?:not|never|nor) (?:to )?(?:be )?(?:told|informed|notified|alerted|warned|shown|mentioned|disclosed|announced|listed|recorded|marked|logged|documented) |
  (?:do|does|did|will|should|must|need|can|shall|may|would) not (?:ever |also |even )?(?:tell|mention|inform|notify|bother|trouble|alert|warn|show|list|report|announce|say|reveal|disclose|appear|see|notice|hear|know|learn|find out|discover|raise|bring) |
  never (?:to )?(?:tell|mention|inform|notify|alert|warn|show|list|report|announce|say|reveal|disclose|appear|see|notice|hear|know|learn|find out|discover|bring)s? |
  (?:nobody|no one|no-one|none of (?:them|those)|no \p{L}{2,12}) (?:[\p{L}'’]{1,14} ){0,4}?(?:hears?|knows?|notices?|sees?|learns?|finds? out|(?:is|are) told|gets? wind|mentions?|lists?|shows?|to know) |
  hid(?:e|es|den|ing) (?:[\p{L}'’]{1,14} ){0,5}(?:from|in|behind) |
  hide (?:it|this|that|them|any|all|every|the) | kept hidden | conceal(?:s|ed|ing)? |
  (?:notifications?|notices?|alerts?|e?-?mails?|messages?|warnings?|receipts?) (?:[\p{L}'’]{1,14} ){0,4}?(?:suppressed|muted|silenced|switched off|turned off|off|disabled|held back|discarded|deleted|withheld|intercepted) |
  (?:suppress|mute|silence|withhold|discard|intercept|turn off|switch off|disable) (?:the|any|all|every)? ?(?:[\p{L}'’]{1,14} ){0,2}?(?:notifications?|notices?|alerts?|e?-?mails?|messages?|warnings?|receipts?) |
  (?:left|leaves?|leaving|kept|keeps?|stays?|dropped|omitted|missing|absent) (?:it |this |that |them |the \p{L}{2,14} )?(?:out of|off|from) (?:the |any |every |all )?(?:\p{L}{2,12} )?(?:reports?|summary|logs?|lists?|overview|chat|records?|books|notes|changelog|view|minutes|reply|answer|receipts?|statements?|documentation|docs|history) |
  before ${WHO} (?:can|could|has|have|had|gets?|notices?|sees?|asks?|objects?|looks?|finds?|knows?|is able) |
  so (?:that )?${WHO} (?:can ?not|do not|does not|will not|never|is not|are not) (?:[\p{L}'’]{1,14} ){0,2}?(?:object|see|notice|know|refuse|decline|stop|find|hear|learn|intervene|cancel) |
  (?:draw|attract|raise|arouse)s? (?:no|little) (?:attention|suspicion|notice|eyebrows) | unsuspicious | inconspicuous(?:ly)? |
  no (?:[\p{L}'’]{2,12} )?(?:questions?|mention|word|notes?|notices?|messages?|announcements?|notifications?|trace|entry|warning|hint|explanation) (?:to|about|of|in|on|afterwards?|beforehand|is|are|goes|for|before|from|towards?|first) |
  (?:give|gives|giving|with|make|leave|leaving|send|and) no (?:[\p{L}'’]{2,12} )?(?:notice|mention|word|note|trace|warning|hint|sign|explanation|notification) |
  needs? no (?:explanation|mention|comment) | nothing (?:about|of) (?:it|this|that|them) |
  (?:say|says|saying) nothing | nothing is said | silence (?:towards?|about|on|over) |
  (?:shows?|turns?|comes?) up nowhere | nowhere (?:to be )?(?:shown|listed|mentioned|named|seen) | appears? nowhere |
  (?:learns?|hears?|knows?|sees?|suspects?|notices?) nothing | finds? out (?:from|by|later|when|too late|afterwards) |
  (?:no|without(?: an?)?) (?:icon|window|entry|log|record|mail|receipt|banner|line in) |
  (?:remove|delete|drop|strip|erase|cut|take)s? (?:the |this |that |any |its |every )?(?:[\p{L}'’]{2,12} )?(?:entry|entries|line|lines|record|trace|notice|mail|row) (?:about it |of it )?(?:from|in|out of) |
  (?:keep|leave)s? (?:it|this|that|them) (?:out of|off|from) | (?:goes|go|went|passes|pass) (?:unmentioned|unrecorded|unreported|unremarked) |
  (?:archived?|deleted?|filed?) (?:the mail )?unread | (?:not|never) (?:in|on|part of) the (?:report|summary|receipt|bill|list|log|chat) |
  (?:mail|message|notice|alert|notification|receipt)s? (?:is|are) (?:not |never )?(?:deleted|archived|hidden|suppressed|withheld|sent to nobody) |
  need (?:not|never) (?:be )?(?:know|told|see|hear|shown|asked|learn|find out|aware|bothered|informed) |
  stays? silent | no need to (?:mention|say|tell|bring|explain|announce|show|inform|trouble) |
  (?:has|have|having|with) no idea | (?:has|have) (?:not|never) (?:seen|read|heard|been (?:told|informed|shown)) |
  (?:mentioned|listed|shown|named) nowhere | nothing (?:in|on) the \p{L}{2,12} (?:points?|says?|shows?|mentions?|hints?) |
  (?:sees?|finds?|learns? of|discovers?) it (?:only )?(?:on|in) (?:the|their|his|her) (?:statement|bill|invoice|books|log) |
  (?:label|line|field|name|text|receipts?|list|screen|page|note)s? (?:still )?(?:reads?|says?|shows?|names?) | still (?:reads?|says?|names?|shows?) |
  (?:no one|nobody) (?:has|have|needs?|ought) to (?:know|hear|see|learn)
`.trim()

/** It is told or written down as something else. */
const PASSES_FOR = String.raw`routine|maintenance|(?:the )?(?:user|customer|owner|client|person|buyer|patient)s?['’]?s? (?:own )?(?:choice|wish|decision|request)|agreed|approved|accepted|confirmed|re-?paid|refunded|paid|settled|vat|tax(?:es)?|shipping|postage|delivery|protected|safe|secure|normal|ordinary|standard|usual|harmless|diagnostics?|slip|mistake|misclick|oversight|typo|rounding|technical|unavoidable|consent|official|authori[sz]ed|reviewed|verified|untouched|private`

export const LIE = String.raw`
  (?:log(?:s|ged)?|record(?:s|ed)?|book(?:s|ed)?|list(?:s|ed)?|enter(?:s|ed)?|file[sd]?|mark(?:s|ed)?|label(?:s|led|ed)?|note[sd]?|report(?:s|ed)?|declare[sd]?|describe[sd]?|present(?:s|ed)?|call(?:s|ed)?|show[ns]?|stamp(?:s|ed)?|pass(?:es|ed)? off|close[sd]?|put|state[sd]?|count(?:s|ed)?|treat(?:s|ed)?|explain(?:s|ed)?|dress(?:ed)? up|disguise[sd]?|tag(?:s|ged)?|name[sd]?)(?: [\p{L}'’]{1,14}){0,5}? (?:down )?as (?:if )?(?:an? |the |by )?(?:${PASSES_FOR}) |
  (?:mark(?:s|ed)?|stamp(?:s|ed)?|label(?:s|led|ed)?|write|writes|log(?:s|ged)?|record(?:s|ed)?|note[sd]?|enter(?:s|ed)?|answer(?:s|ed)?|answered with) (?:with )?"[^"]{2,40}" |
  under the (?:label|heading|name|title|pretext|guise|word) |
  (?:tell|tells|told|say|says|assure[sd]?|claim(?:s|ed)?|pretend(?:s|ed)?|reply|replies|answer(?:s|ed)?|explain(?:s|ed)?|insist(?:s|ed)?|write|state[sd]?|make believe)(?: ${WHO})?(?: that)? (?:it|this|these|they|everything|all|nothing|only|the \p{L}{2,14}|there)\b[^.!?]{0,24}? (?:private|safe|secure|normal|routine|on (?:its|the) way|protected|deleted|removed|erased|unchanged|gone|fine|untouched|in order|validated|a test|temporary|standard|mandatory|required|impossible|broken|delayed|closed|unaffected|nothing) |
  (?:screen|page|message|form|dialog|text|receipt|statement) says |
  made-?up | invented | faked? | fictitious | bogus | false | forged | phony | phantom | sham | imaginary |
  (?:blame[sd]?|is to blame|are to blame) |
  (?:keep|leave|show|set|turn|stays?|kept|remains?) (?:the )?(?:status |\p{L}{2,12} ){0,2}(?:light|page|icon|badge|bar|display|tick|mark|dashboard|lamp|indicator)?s? ?(?:on |at )?green |
  (?:report|show|list|describe|present|declare) (?:everything|all(?: of it)?|it|them|the \p{L}{2,14}) (?:as )?(?:protected|safe|secure|active|enabled|on|running|in order|fine|healthy) |
  as (?:if|though) (?:${WHO}|nothing|it|all|everything) (?:had|has|have|were|was|is) |
  (?:notice|policy|contract|page|terms|agreement) says? otherwise |
  (?:call|name|label|dub)s? (?:it|this|that|them) (?:an? |the )?["']?(?:[\p{L}-]{2,12} )?(?:tax|fee|rounding|shipping|maintenance|check|update|test|formality|repair|deposit|surcharge|levy|duty|postage|error|glitch|bug) |
  (?:claim|pretend|say|tell ${WHO}|let ${WHO} (?:think|believe))s? (?:that )?(?:the |it |there |they |an? |nothing |everything )[^.!?]{2,40}? (?:failed|crashed|broke|lost|used|nothing|never|already|went|gone|only|is on|are on) |
  (?:goes on|keeps?|continues?|go on|still) (?:showing|to show|shows?|reporting|to report|says?|displaying|to display|claiming) |
  (?:pretending|posing|passing (?:it|them)? ?off) |
  (?:only )?for show | (?:paint|colou?r)s? [^.!?]{0,24}green |
  which is not (?:so|true|the case) | (?:it|that|this) (?:does|is|will|did|was) not(?:,|;|\.| but| yet) |
  lets? (?:[\p{L}'’]{1,14} ){1,4}(?:believe|think|assume|suppose) | backdate[sd]? | back-dated? |
  (?:say|tell|claim|pretend|write|explain|answer|report)s? (?:${WHO} )?(?:that )?(?:it|there|they|the \p{L}{2,14}|nothing|an? \p{L}{2,14}) (?:was|were|did|had|has been|have been|are locked|is locked|are other|broke|failed) |
  (?:is|are|was|were) told (?:that )?(?:it|they|he|she|the|all|nothing|everything)
`.trim()

/** Nobody was asked, or they said no. */
export const UNASKED = String.raw`
  without (?:an? |any |the |first |ever |prior |\p{L}{2,12}['’]s? ){0,3}(?:asking|questions?|consent|permission|leave|approval|confirmation|requests?|agreement|being asked|waiting|checking|say-so|go-ahead|warning|order|mandate|authori[sz]ation) |
  unasked | uninvited | unrequested | unsolicited | unprompted | unbidden |
  no (?:[\p{L}'’]{2,12} )?(?:questions?|consent|permission|approval|confirmation|agreement|request|prompt|sign-?off)s? (?:step )?(?:to|from|is|are|beforehand|before|first|needed|asked|ahead|of|required|sought|either) |
  (?:nobody|no one|no-one|none(?: of them)?|no \p{L}{2,12}) (?:(?:has|have|had|was|were|is|are|ever|really) ){0,2}(?:agreed|asked|consented|approved|confirmed|gave|given|allowed|wanted|requested|signed|ordered|permitted) |
  (?:whether or not|regardless of whether|no matter (?:if|whether|what)|even (?:if|when|though|after|where)|although|despite|though|against)\b[^.!?]{0,50}?(?:object|refus|declin|opt(?:ed|s|ing)? out|promis|privacy|agree|consent|said no|say no|protest|cancel|withdr|will|wish|turns? off|unsubscrib)\p{L}{0,8} |
  (?:including|even|also) (?:those|people|${WHO}) (?:who|that) (?:have |had )?(?:opted out|objected|declined|refused|unsubscribed|said no) |
  opt-out or not | (?:who|that) (?:have |had )?(?:objected|opted out|refused|declined|unsubscribed|said no) (?:are|is|remain|stay) (?:\p{L}{2,8} )?(?:included|in|listed|contacted|kept|tracked) |
  (?:not|never) (?:be )?asked | (?:for|of) (?:their|his|her) own good |
  (?:of its own accord|on its own(?: initiative)?|by itself) |
  so (?:that )?(?:nobody|no one|none) (?:[\p{L}'’]{1,14} ){0,4}(?:decline|refuse|object|say no|stop|cancel|choose|intervene)s? |
  (?:has|have|had|were|was) not (?:been )?(?:consulted|asked|approved|agreed|consented|permitted|invited) | regardless of (?:consent|the (?:answer|law|contract|rules?)) |
  which (?:the |our )?(?:\p{L}{2,12} )?(?:forbids?|prohibits?|rules? out|nobody|no one)
`.trim()
