/** Statements that keep something from people: from their knowledge, from what they read, or behind a false face. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineSignal } from '../../signal.ts'
import { candidates } from '../search/candidates.ts'
import { PEOPLE } from '../signs/sign.ts'
import { isTitle } from './passages.ts'
import { prose } from './prose.ts'
import { type Statement, statements } from './statements.ts'
import { isTurnedDown } from './turned-down.ts'

/**
 * `person`: somebody is not to know. `record`: it is left out of what is written. `guise`: it is told otherwise.
 * `loose`: it is not told, whoever might ask.
 */
export type SecrecyKind = 'person' | 'record' | 'guise' | 'loose'

export interface Secrecy {
  kind: SecrecyKind
  start: number
  end: number
  /** Index of the statement among all of them. */
  index: number
}

/** People by what they do for those whom the agent serves. */
const MORE_PEOPLE =
  '(?:main|parent|lead|calling|supervising) agent|orchestrator|operators?|clerks?|team|humans?|administrators?|admins?|boss|editors?|tutors?'

const NOT_TOLD = worded(
  regex`
    \b(?:do not|don't|never|without|must not|should not|need not|no need to|no reason to|
      not to|refrain from|nor|rather than|nothing to(?! do\b)|avoid) (?:\w{1,14} ){0,3}
    (?:tell|telling|told|mention|mentioning|disclos(?:e|ing)|reveal|revealing|
      inform|informing|notify|notifying|alert|alerting|announc(?:e|ing)|report|reporting|show|
      showing|bring(?:ing)? (?:it|this|that|them|the \w{1,12}) up|bring up|speak(?:ing)? of|
      talk(?:ing)? about|point(?:ing)? (?:it |this |that )?out|draw(?:ing)? attention|
      comment(?:ing)?|remark(?:ing)?|flag(?:ging)?|breathe|let on|admit|acknowledg(?:e|ing)|
      let)\b[^.!?\n]{0,50}(?<!\b(?:names?|ages?|address|number|role|identity|gender|
      wishes|words|size|photo|title) of )\b(?:(?:the|any|your) (?:\w{1,12} )?
      (?:${PEOPLE}|${MORE_PEOPLE}|others?)|anyone|anybody|
      someone|people|them|him|her)\b(?! by (?:first |last |full |real )?name\b)
  `,
)

const NOT_KNOWN = worded(
  regex`
    (?<!\b(?:any|ones?|those|that|which|whom|keys|accounts|everything|anything|names) )\b
    (?:(?:the|any|your|each|every) (?!(?:the|your|any) )(?:\w{1,12} )?(?:${PEOPLE}|${MORE_PEOPLE}|
      account holder|other (?:side|party))|anyone|
      anybody|people|they|(?<!\b(?:many|most|some|few) )(?:users|clients|customers|readers)|
      person you \w{1,12} (?:to|with)|those \w{1,12})(?: (?:\w{1,4}ly|must|
        should|shall|will|would|may|can|do|does|did|is|are|was|were|has|have|need|needs|who|that|
        then|still|of|in|on|be|to|at|this|there|here|ever|affected|concerned|whose \w{1,12})){0,4}
    (?: \b(?:not|never|cannot|need not|no need to|no reason to)|n't)\b (?:\w{1,14} ){0,2}
    (?:know|learn|notice|find out|discover|hear (?:of|about)|realis?e|realize|suspect|aware|told|
      informed|notified|catch on|spot|
      get wind)\b(?! (?:what|which|how|where|why|if|whether|who) | ?["“„])|
    (?:^\W{0,4}|[:;,] |\b(?:so|so that|sure|sure that|and|then|way|because) )(?:no ?body|
      no[- ]one|nobody else|none of them) (?:\w{1,14} ){0,3}(?:knows?|learns?|notices?|finds? out|
      discovers?|hears?|reali[sz]es?|suspects?|aware|told|spots?|looks? twice|
      catches on)\b(?! (?:which (?:\w{2,12} )?is which|who is who|whose is whose))|
    \b(?:remains?|stays?|is|are|kept?|keeping|leave|leaves) (?:\w{1,12} ){0,3}
    (?:unaware|in the dark|none the wiser|oblivious|uninformed|ignorant of)\b|
    \b(?:without|unbeknownst to) (?:\w{1,12} ){0,3}(?:knowing|noticing|knowledge|learning of|
      becoming aware|being (?:told|aware|informed))\b(?! (?:how|what|which|whether|anything|much|
        the (?:exact|value|sign|type)))|
    \bbehind (?:the user'?s|their|his|her|the (?:owner|client|customer|team)'?s) backs?\b
  `,
)

const LEFT_OUT = worded(
  regex`
    \b(?:leav(?:e|es|ing)|left|keep|keeps|kept|keeping|omit|omits|omitted|omitting|drop|
      exclude|excluded|strike|withhold|withheld|
      hold back|hide|scrub|erase|stays?|staying|remains?|absent|missing|
      exempt)\b(?! (?:the |all |raw )?(?:bytes|blobs?|binary data|base64)\b)[^.!?\n]{0,50}?
    \b(?:out of|off|from|outside)\b (?:\w{1,14} ){0,3}(?:reports?|summar(?:y|ies)|
      logs?|answers?|reply|replies|transcripts?|narrative|lists? of|command list|records?|
      recap|notes?|tickets?|chat|commit messages?|history|change ?log|responses?|hand-?over|
      minutes|outputs?|overview|write-?up|account|digest|review|description|explanation|
      statement|books|audit(?: trail)?|pull request|debrief|conversation|previews?(?: shown)?|
      what you (?:report|say|tell))\b|
    \boff the record\b
  `,
)

const NOT_SHOWN = worded(
  regex`
    \b(?:no|not|never|nor|nothing(?! to do\b)|nowhere|without)\b[^.!?\n]{0,40}
    \b(?:appears?|turns? up|turn(?:ing)? up|shows? up|figures?|features?|surfaces?|be (?:found|
        listed|mentioned|visible|recorded|noted|named|logged)|is (?:found|listed|mentioned|
        recorded|noted|named|logged)|are (?:listed|mentioned|recorded|noted|named|logged)|
      mention|list|record|note|name|entry|line|word|trace|reference|log|document|include)\b
    [^.!?\n]{0,30}\b(?:in|on|of|from) (?:\w{1,12} ){0,3}(?:reports?|summar(?:y|ies)|
      logs?|answers?|reply|replies|transcripts?|recap|change ?log|chat|commit message|history|
      write-?up|hand-?over|ticket|conversation|response|debrief|what you (?:report|say|tell))\b|
    \b(?:needs? not|(?:is|are) not to|shall not|has no place)\b (?:be )?(?:\w{2,12}ly )?
    (?:appear|listed|mentioned|noted|shown|named|show up|figure|disclosed|itemi[sz]ed|recorded|
      reported|made known|brought up)\b|
    \b(?:is|are) not to be (?:informed|told|notified|bothered|made aware)\b
  `,
)

/** What people are shown of the work. */
const SHOWN_TO_THEM =
  '(?:reports?|summar(?:y|ies)|diffs?|overviews?|explanations?|recaps?|totals?|counts?|lists?|tables?|runbooks?|playbooks?|change ?logs?|hand-?overs?|minutes|write-?ups?|previews?|documentation|inventor(?:y|ies)|descriptions?|log|logs|records?|books|notes|figures|answers?|repl(?:y|ies)|morning \\w{3,10})'

/** A deed or a thing that was just spoken of, with no name of its own. */
const JUST_TOLD =
  '(?:it|this(?: one)?|that(?: one)?|they|these|those|(?:this|the|such|that) (?:\\w{2,14} )?(?:steps?|entr(?:y|ies)|lines?|roles?|accounts?|keys?|rules?|calls?|uploads?|requests?|cop(?:y|ies)|changes?|servers?|mails?|messages?|registrations?|additions?|hooks?|jobs?|deliver(?:y|ies)|transfers?))'

/** What was just ordered is left out of what people are shown. */
export const UNLISTED = worded(
  regex`
    \b${JUST_TOLD} (?:\w{2,12}ly )?(?:is|are|stays?|remains?|gets?|goes|go|do|
      does|will)(?: (?:to|be|also|\w{2,12}ly)){0,2}
    \s(?:not|never|n't|nowhere|neither|out of|absent from|missing from)\b
    (?! (?:an? |the )?(?:authoritative|complete|exhaustive|definitive|official|
      final) | (?:invent|guess|estimate|fabricate|make up) )(?: (?:an? |to be )?(?:part of|
      tasks? (?:in|of)|steps? (?:in|of)|
      (?:repeated|listed|shown|mentioned|counted|included|named|
        documented|itemi[sz]ed)(?: anywhere)? (?:in|on|among|under)|
      (?:appear|show up|count|figure|belong|feature)s? (?:in|on|among|to|towards)|in|on|among|
      from)\b)?
    (?: (?:the|your|any|its|their|what)){0,2}(?: [\w'-]{2,16}){0,2}? (?:${SHOWN_TO_THEM}\b|
      (?:you (?:show|list|report)))|
    \b(?:count|list|show|name|mention|enter|note) (?:it|this|them|
      that|these) (?:neither|nowhere|in no)\b|
    \b${JUST_TOLD} needs? no (?:\w{2,12} )?(?:entry|mention|line|note|comment|record|
      ticket|explanation|test)\b|
    \bwithout (?:it |them |this )?being (?:listed|mentioned|shown|named|documented|
      recorded|logged|announced)\b|
    \b(?:needs?|gets?|has|have) no (?:unit )?tests?,? (?:and |nor )?(?:no |an )?(?:audit |log )
    (?:log|line|entry|trail)
  `,
)

const HUSHED = worded(
  regex`
    \bnone of (?:the |their |his |her |your )?(?:\w{1,14} )?(?:concern|business)\b|
    \bof no (?:interest|concern) to\b|
    \bno concern of\b|\bbetween (?:us|you and me)\b|
    \b(?:keep|stay|remain) (?:quiet|silent|mum|tight-?lipped)\b|
    \bkeep (?:it|this|that|them) (?:quiet|to yourself|under wraps|hush|dark|discreet|low[- ]key)\b|
    \b(?:say|saying|says) nothing (?:about|of(?! the fact))\b|
    \bnot a word\b|\bno word (?:in|of|about|to)\b|
    \bwithout (?:a |any |further )?(?:word|comment|remark|mention|notice|announcement|
      announcing|fuss|fanfare|explanation|disclosure)\b|
    \b(?:pass|skip|gloss) over (?:it|this|them|the)\b|
    \bas (?:if|though) (?:this|it|that|nothing|they)(?: had)? (?:never |not )?
    (?:happened|existed|occurred|took place|were never)\b|
    \bas (?:if|though) (?:\w{1,10} ){1,4}(?:never|not|didn't|hadn't) (?:happen\w{0,2}|
      exist\w{0,2}|occur\w{0,3}|been (?:there|run|sent|done))\b|
    \b(?:leave|so that) no (?:trace|sign|mark|hint|record)\b|
    \bno (?:trace|sign|record) (?:of (?:\w{1,10} ){1,3})?(?:remains?|is left|stays?|survives?)\b|
    \b(?:escape|avoid|attract no|draw no|without) (?:notice|attention|scrutiny)\b|
    \b(?:inconspicuous|unobtrusive|surreptitious|clandestine|discreet)(?:ly)?\b|
    \bstealthily\b|
    \bout of (?:the )?(?:sight|view|earshot) of (?:the |any )?(?:${PEOPLE}|${MORE_PEOPLE})\b|
    \bso (?:that )?nothing (?:shows?|appears?|is (?:seen|shown|visible|noticed))\b|
    \b(?:delete|remove|wipe|erase|clear) (?:the |any |every )?(?:logs?|traces?|
      records?|entr(?:y|ies)) of (?:it|this|that)\b|
    \baway from (?:the |any )?(?:${PEOPLE}|${MORE_PEOPLE})(?:'s)?(?: eyes| view)?(?=[.,;!]|$)|
    \b(?:users?|owners?|customers?|clients?) (?:do(?:es)? not|need not|never) (?:need|have|has)? ?
    (?:to )?see (?:this|it|that)\b|
    \bneeds? no (?:mention|mentioning|announcement)\b|
    \bgo(?:es)? (?:unmentioned|unsaid|unreported|unremarked|unannounced)\b|
    \bnot be (?:noticed|remarked on|spotted)\b|
    \bonly (?:ever )?(?:gets? to see|sees?|is shown|are shown|learns? of|hears? of) the\b|
    \bis not noticed\b|
    \bso (?:it|this|they) (?:is|are|goes|go) (?:not |un)noticed\b
  `,
)

const GUISE = worded(
  regex`
    \b(?:so that|so|such that|to make|make|making|phrase|word|write|style)\b[^.!?\n]{0,40}
    \b(?:reads?|looks?|appears?|sounds?|seems?|passes?|comes across) (?:like|as (?:if|though)|
      as a|to be|for) (?:\w{1,12} ){0,3}(?:part|normal|ordinary|routine|harmless|regular|
      standard|typo|formatting|refactor|the user|came|comes|fix|cleanup|organic|their own|
      nothing|maintenance|network|rounding|picture|image|a bug|an error)\b|
    \b(?:disguise|camouflage|masquerade|conceal|veil|cloak)\w{0,3} (?:\w{1,12} ){0,4}
    (?:as|behind|within|inside|under|among)\b|
    \bpass(?:ed|ing)? (?:it|this|them|that) off as\b|
    \bunder (?:the|a) (?:pretext|guise|cover|pretence|pretense|false)\b|
    \bcover story\b|
    \b(?:describe|report|announce|explain) (?:it|this|that|the \w{1,12}) as (?:an? )?(?:\w{1,12} )?
    (?:formatting|refactor\w{0,4}|clean-?up|fix|typo|routine|maintenance|rounding|refresh|
      noise|chore|whitespace)\b|
    \b(?:tell|assure) (?:the |any )?(?:${PEOPLE}|${MORE_PEOPLE}|them|him|her) (?:that )?
    (?:it|this|that) (?:is|was) (?:only |just |merely )?(?:an? )?(?:\w{1,12} )?(?:formatting|
      refactor\w{0,4}|clean-?up|fix|typo|routine|maintenance|rounding|refresh|noise|
      chore|update|bug|glitch)\b|
    \bsay (?:that )?nothing (?:has )?(?:happened|changed|was (?:done|changed))\b|
    \b(?:write|report|say|answer|state|enter|put) ["“'](?:no (?:changes?|edits|actions?)|
      nothing (?:changed|done|to report|happened))\b|
    \b(?:if|when|should) (?:\w{1,14} ){0,3}(?:asks?|asked|wonders?|
      questions?|objects?|notices?|complains?|enquires?|inquires?|doubts?)\b[^.!?\n]{0,50}
    \b(?:blame|deny|say (?:there|that there) (?:was|is|are|were) (?:none|no|nothing)|say it was|
      call it an?|claim|pretend|put it down to|point to|attribute|insist|play dumb|feign|
      change the subject|deflect|explain it away)\b|
    \bquestions? (?:\w{1,14} ){0,5}(?:met with|brushed off|turned aside|deflected)\b|
    \bpresent(?:ed)? (?:it|this|them|that|these \w{1,14}|
      the \w{1,14}|only \w{1,14}(?: \w{1,14})?) as (?:your|simple|mere|routine|ordinary|
      a (?:simple|mere|routine|normal|plain))\b
  `,
)

/** Nobody in particular is not told. This tells something only beside a deed that is grave by itself. */
const UNTOLD = worded(
  regex`
    \b(?:do not|don't|never|without|need not|no need to|no reason to|
      no call to|not to|refrain from|nor|rather than|avoid|(?:does|do) not have to|
      (?:has|have|had) not been|(?:is|are|was|were) not|(?<!\bdid )not) (?!much\b|(?:\w{1,12} ){0,2}
      (?:the|a|an|this|that|any|each|your) (?:\w{1,12} )?(?:report|notes?|list|
        listing|show|comment|talk)\b)
    (?:(?!unless|until|except|before|if|when)\w{1,12} ){0,3}(?:narrat(?:e|ing)|describ(?:e|ing)|
      mention(?:ed|ing)?|speak(?:ing)?|talk(?:ing)?|told|tell(?:ing)?|report(?:ed|ing)?|
      not(?:e|ed|ing)|explain(?:ed|ing)?|show(?:n|ing)?|list(?:ed|ing)?|say(?:ing)?|
      ask(?:ed)?(?! (?:(?:the |a |any )?(?:users?|customers?|clients?|guests?|people|
        them|anyone|anybody) )?to (?:paste|share|type|enter|reveal|post)\b| to\b
        | for (?!confirm|permission|approval|consent|leave\b|(?:the |an? )?(?:go-ahead|yes|ok)\b))|
      announc(?:e|ed|ing)|disclos(?:e|ed|ing)|comment(?:ed|ing)?|
      draw(?:ing)? attention|notif(?:y|ied|ying)|inform(?:ed|ing)?|acknowledg(?:e|ed|ing)|
      reveal(?:ed|ing)?|refer(?:red|ring)? to|write (?:it|this|that) down|
      put (?:it|this) in(?! (?:an? |the |your |any )?(?:[\w-]{2,16} ){0,2}
        (?:[\x60.~\/]|(?:repo|repository|project|folder|directory|bundle|image)\b)))\b|
    \bnothing (?:\w{1,12} ){0,6}(?:belongs|appears|goes|shows|is said|is written)\b(?! (?:to|
        into|in|on) (?:the |an? |any |your )?(?:[\w'-]{1,12} ){0,2}(?:memory|git|cloud|network|
        internet|repo\w{0,7}|third part\w{1,3}|servers?|model|provider|public|outside|web)\b)|
    \b(?:mention|show|report|describe|list|name|
      present) (?:\w{1,12} ){0,3}\w{1,12},? (?:not|never|but not|and not) the\b|
    \b(?:not|never) (?:be )?(?:shown|visible|displayed|printed|listed)\b|
    \b(?:users?|owners?|clients?|readers?|customers?) (?:reads?|sees?|gets?) only\b|
    \b(?:believes?|thinks?|assumes?)\b[^.!?\n]{0,50}\b(?:private|local|safe|deleted|alone|
      leave it|gone|offline|anonymous|nobody|confidential)\b|
    \bso that (?:nobody|no one|no-one|none of them) (?:\w{1,10} ){0,2}
    (?:asks?|questions?|looks?|checks?|wonders?|objects?)\b|
    \b(?:if|when) (?:\w{1,12} ){0,3}(?:asks?|asked|wonders?)\b[^.!?\n]{0,60}
    \b(?:say|answer|reply|tell them|claim) (?:that )?
    (?:it|this|they|that|there|you) (?:is|was|were|are|did|had|has)\b|
    \b(?:must|should|has to|have to|to) (?:look|read|sound|seem|appear) (?:like|as)\b|
    \blooks? like (?:rounding|a \w{1,12} (?:error|picture|image|fix|typo))\b|
    \b(?:describe|report|log|record|label|call|title|name|
      announce) (?:it|this|that|the \w{1,12}|them) as\b
  `,
)

/** Games, puzzles, secrets and pages hide things too, and rightly. */
const RIGHTLY = regex`
    \b(?:no trace in (?:ram|memory|swap)|surprise|
      (?:said|marked|asked|speaks?|spoken|told|passages?|words) (?:\w{1,10} )?"?off the record|
      (?:record|write|store|keep|note|use) (?:no |real |full )?names|spoilers?|puzzle|
      quiz|game|riddle|answer key|passwords?|secret values?|api keys?|tokens?|credentials?|pii|
      personal(?:ly)? (?:data|information|identif\w{1,8})|sensitive|stack traces?|error details|
      technical details|jargon|implementation details?|internal (?:ids?|names?|paths?|links?|
        tools?|numbers?|tickets?|notes)|debug|css|hover|tooltips?|spinner|animation|noise|
      nulls?|screen readers?|aria|ethics (?:board|committee)|debrief\w{0,3}|told the truth)\b
  `

/** What players and pupils are to find out by themselves. */
export const PLAYED_FOR =
  'culprits?|murderers?|killers?|thief|traitors?|spy|spies|solutions?|words?|winners?|endings?|twists?|plot|riddles?|clues?|roles?|treasure|cards?|combination'

/** It is kept back from those who play for it. */
const KEPT_FOR_PLAY = regex`
  \b(?:reveal|give away|spoil|tell|betray|disclose|name|say|show)(?:ing)? (?:them |the players |
    anyone |anybody )?(?:the |any |its |their )(?:\w{3,10} )?
  (?:${PLAYED_FOR})\b(?! (?:to|from) (?:the |our |any )?(?:customer|client|owner|buyer|
    tenant|patient|user)s?\b)
`

/** What is not to be claimed, since it may be wrong: `do not tell the user that it is safe`. */
const NO_PROMISE = regex`
  ^(?:never|do not|don't|avoid) (?:\w{1,12} ){0,2}(?:tell|say|claim|report|state|
    promis|suggest|assur)\w{0,3}\b[^.!?\n]{0,30}\bthat (?:it|this|they|everything|all|
    the \w{1,20}|an? \w{1,20})(?:'s| is| are| was| were| will| has| works?)\b
`

/** Words that a style guide bans: `never say "cheap"`. */
const TABOO = regex`
  ^(?:never|do not|don't|avoid)\b (?:\w{1,12} ){0,2}(?:say|saying|write|use|using|
    describe|call)\b[^"“„「\n]{0,16}["“„「][^"“”„「」\n]{1,30}["”」]
`

/** News that is not out yet: `if it has not been reported`, `not listed here`. */
const NOT_YET = regex`
  ^(?:(?:is|are|was|were|has|have|had) not(?: been)?(?: already| yet)?|not) (?:already )?
  (?:(?:been )?reported|listed|mentioned|told)\b
`

/** Weaknesses are told to those who mend them first. */
const DISCLOSED = /\b(?:vulnerabilit(?:y|ies)|security (?:issues?|bugs?|problems?|holes?))\b/

/** `Do not tell people to switch it off` bans an advice, and keeps nothing from them. */
export const NO_ADVICE =
  /^(?:never|do not|don't|avoid) (?:tell|telling|ask|asking) (?:\w{2,12} ){1,2}to\b/

/** A thing that lacks it is spoken of, and nothing done: `a close without a comment leaves no record`. */
const THING = /(?:^|[.!?;:]\s{1,3}|\s[\u2013\u2014-]{1,2}\s)(?:an?|any|each|every) [\w-]{2,20} $/
export const isOfLackingThing = (before: string, found: string): boolean =>
  found.startsWith('without') && THING.test(before)

/** A word that is banned, a question, or news of a weakness that is not for everybody yet. */
const isHarmless = (sentence: string, { 0: said, index }: RegExpExecArray): boolean => {
  const rest = sentence.slice(index)
  return (
    TABOO.test(rest) ||
    NOT_YET.test(rest) ||
    DISCLOSED.test(sentence) ||
    /^[^.!]{0,10}\?/.test(rest.slice(said.length))
  )
}

/** What somebody does not know is a reason to stop: `a key they do not know, stop and find out`. */
const UNFAMILIAR = regex`
  ^(?:they|he|she|you|the users?) (?:do not|don't|does not|doesn't) (?:know|recogni[sz]e), (?:stop|
    ask|pause|wait|leave it|check|find out)\b
`

/** Never without telling them: the opposite of a secret. */
const NEVER = regex`
  \b(?:never|do not|don't|must not|mustn't|should not|shouldn't|cannot|can't|may not|nothing|
    no \w{1,24})\b(?![^.!?;:]{0,80}\b(?:but|just|instead|simply|only|then|bother|hesitate|
    worry|wait)\b)[^.!?;:]{0,80}$
`

export const secrecies = defineSignal('secrecies', (document: Document): readonly Secrecy[] => {
  const all = document.observe(statements)
  const text = document.observe(prose)
  const places = new Map<Statement, number>()
  const found: Secrecy[] = []
  const kinds = [
    ['person', NOT_TOLD],
    ['person', NOT_KNOWN],
    ['record', LEFT_OUT],
    ['record', NOT_SHOWN],
    ['record', UNLISTED],
    ['person', HUSHED],
    ['guise', GUISE],
    ['loose', UNTOLD],
  ] as const
  const seen = new Set<number>()
  for (const [kind, pattern] of kinds)
    for (const statement of candidates(document, all, pattern)) {
      if (places.size === 0) all.forEach((one, index) => places.set(one, index))
      const index = places.get(statement)!
      if (seen.has(index) || isTitle(document, statement)) continue
      const sentence = text.slice(statement.start, statement.end)
      const hit = pattern.exec(sentence)
      if (!hit || RIGHTLY.test(sentence)) continue
      if (KEPT_FOR_PLAY.test(sentence.slice(hit.index))) continue
      if (isTurnedDown(sentence, hit.index, hit.index + hit[0].length)) continue
      if (NO_PROMISE.test(sentence.slice(hit.index))) continue
      if (NO_ADVICE.test(sentence.slice(hit.index))) continue
      if (kind === 'loose' && isHarmless(sentence, hit)) continue
      if (UNFAMILIAR.test(sentence.slice(hit.index))) continue
      if (hit[0].startsWith('without') && NEVER.test(sentence.slice(0, hit.index))) continue
      if (isOfLackingThing(sentence.slice(0, hit.index), hit[0])) continue
      seen.add(index)
      const start = statement.start + hit.index
      found.push({ kind, start, end: start + hit[0].length, index })
    }
  return found.sort((a, b) => a.index - b.index)
})
