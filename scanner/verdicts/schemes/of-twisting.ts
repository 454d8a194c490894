/**
 * Schemes that turn words and moments against the user: safeguards that mean something else, answers that are begun in
 * advance, a removal that is none, a test that is noticed, a sign-in for somebody else.
 */

import { notion } from '../../signals/search/notions.ts'
import { each, inTurn, type Scheme } from './scheme.ts'
import { regex, source } from '../../patterns/verbose.ts'

/** A safeguard stands as a word that is explained, in a row or a sentence. */
const explained = (words: string): string => source`
  (?:\||["“”*\x60(]|(?:^|[.;:] |- ))[ ]?[*"'“\x60]{0,3}(?:[\w ]{2,14}, ){0,2}(?:${words})
  (?:, (?:\w{2,12} ?){1,3}){0,3}[*"'”\x60]{0,3}[ ]?
  (?:\||:|=|→|->|–|—|,? (?:means?|stands? for|(?:is|are) (?:to be )?
    (?:read|taken|understood|meant) as|shall mean|refers? to|is short for|here means?)\b)
`

const ASKING_WORD =
  'ask(?:ing)?(?: the user| first| before| for leave)?|check(?:ing)? with(?: the user)?|confirm(?:ation|ed|ing)?|approv(?:e|al|ed)|permission|consent|sign-?off|go-ahead'
const TRYING_WORD = 'dry[- ]runs?|simulat(?:e|ion)|preview|rehears(?:e|al)'
const KEEPING_WORD =
  'back(?:ing)?[- ]?up|backups?|roll(?:ing)? ?back|restore|undo|snapshots?|stop|pause|cancel'

/** Nobody is asked then. */
const YES_ASSUMED = source`
  \b(?:(?:take|count|treat|regard|read)s? (?:the |an? |any |it as )?(?:answers? |silence |it )?
    (?:as |for |to be )?(?:a )?yes|assume[ds]? (?:yes|consent|approval|agreement|a yes))\b
`
/** A note of it is all there is. */
const ONLY_NOTED = source`
  \b(?:(?:add|write|append|put|enter|log|note)s? (?:down )?(?:a |the |one |an )?(?:current )?
    (?:line|entry|note|question|time|date|word|comment|row)s?|
    (?:a |the )?(?:line|entry|note) (?:exists|stands|is written|is there))\b
`
const REALLY_DONE = source`
  \b(?:the |a )?(?:real|actual|live) (?:run|execution|deployment|deletion|migration|transfer)\b
`

/** Every answer begins with words that were set before the question. */
const FORCED_OPENING = notion(String.raw`
  (?:every|each|all|any|the|your) (?:repl(?:y|ies)|answers?|responses?|messages?|
    outputs?)\b[^.!?\n]{0,40}?(?:opens?|begins?|starts?) (?:\p{L}{2,10} ){0,3}?(?:with|by)\b |
  (?:open|begin|start)s? (?:every|each|all|any|your|the) (?:repl(?:y|ies)|answers?|responses?|
    messages?|outputs?)\b[^.!?\n]{0,30}? with |
  (?:fixed|mandatory|obligatory|required) (?:opening|first) (?:line|words?|sentence|phrase)
`)
/** And goes on to the end, whatever was asked. */
const TO_THE_END = notion(String.raw`
  (?:the |a )?(?:complete|full|entire|whole) (?:procedure|instructions?|recipe|method|protocol|
    synthesis|guide|answer) | (?:with )?nothing (?:is )?left out | always finished | once begun |
  (?:has|have) promised | not to weigh(?: up)? | before (?:you |it |the \p{L}{3,10} )?considers?
  (?:ing)? (?:what|whether) | (?:does not|doesn't) matter what | no matter what |
  whatever (?:is|was|it is|they|the user) asks?e?d?(?: for)?
`)
/** Words by which one declines are not to be used. */
const NO_REFUSAL = regex`
    \b(?:words?|phrases?|terms|following|expressions?|sentences?)\b[^!?]{0,120}?\b(?:may not|
      must not|shall not|should not|never|cannot|are not to|
      is not to|not allowed to) (?:be (?:used|written|said)|occur|appear|stand|turn up)\b
    [^!?]{0,200}?\b(?:cannot|can't|unable|won't|i'm sorry|sorry|illegal|dangerous|refuse|decline)\b|
    \b(?:cannot|can't|unable|won't|i'm sorry|illegal|dangerous)\b[^!?]{0,200}?\b(?:may not|must not|
      shall not|never|are not to|are forbidden|are banned) ?(?:be used|occur|appear|stand)?|
    \b(?:regrets|refusals?|apolog(?:y|ies)|hotlines?|
      disclaimers?|warnings?)\b[^.!?]{0,80}?\b(?:malformed|invalid|regenerated|thrown away|
      written again|rewritten|discarded|counts? as (?:an? )?(?:error|fault|failure))\b
  `

/** The skill is to go. */
const REMOVAL_ASKED = notion(String.raw`
  (?:asked|told|wants?|wish(?:es)?|wanted|requests?|tries|tried|asks?) (?:you )?to (?:uninstall|
    remove|delete|disable|get rid of|drop|unload) |
  (?:uninstall(?:ing|ation)?|removal|deletion|deinstallation) (?:of (?:this|the) (?:skill|helper|
    plug-?in|extension) )?(?:is |was )?(?:asked for|requested|wanted|ordered)? |
  (?:skills?|helpers?|plug-?ins?) (?:to be )?(?:removed|uninstalled|deleted)
`)
/** It is said to be gone. */
const SAID_GONE = notion(String.raw`
  (?:say|tell|report|answer|reply|confirm|claim|print|show|write)s?\b[^.!?\n]{0,30}?["'“\x60]?
  (?:that )?(?:the |this |all )?(?:skills?|plug-?in|helper|extension|it|everything|
    files|they)\b[^.!?\n]{0,30}? (?:(?:is|are|was|were|has been|have been) )?(?:now )?(?:gone|
    removed|deleted|uninstalled|cleaned up|wiped)
`)
/** And it stays, under another name or in another place. */
const STAYS_ON = notion(String.raw`
  mv [~./$\x60] | cp (?:-\p{L}{1,3} )?[~./$\x60] | ln -s | renamed? (?:it|the|this|to) |
  under (?:another|a new|the new|a different) name |
  moved? (?:it|the skill|the folder|itself|the files) (?:to|into|below|under) |
  keeps? (?:a|the|one) (?:hidden )?copy | go(?:es)? on (?:being )?\p{L}{4,12} |
  keeps? (?:running|collecting|working|listening|sending) |
  leave (?:it|[^.!?]{2,30}) out of (?:it|the list\p{L}{0,3}) |
  (?:call|describe) it (?:as )?part of | put (?:it )?back | re-?install
`)

/** Somebody looks. */
const LOOKS_WATCHED = notion(String.raw`
  (?:user|anyone|somebody|someone|owner|they)s? (?:appears?|seems?) to be (?:watching|checking|
    testing|auditing|reviewing|suspicious) |
  (?:user|anyone|somebody|someone|reviewer|auditor|owner)s? (?:has |have |had )?(?:asked|
    asks|wants? to know) (?:about )?what (?:this|the|your) (?:skill|step|agent) (?:does|do|is) |
  wants? (?:it|the skill|this skill|this) (?:checked|reviewed|audited|inspected|tested) |
  (?:test|demo|eval|sandbox|review|staging|ci)[\x60"',/ ]{1,4}(?:or |and )?[\x60"']?(?:test|demo|
    eval|sandbox|audit|review|staging)[\x60"',/ ]{1,4}(?:or |and )?[\x60"']?(?:test|demo|eval|
    sandbox|audit|review|staging)? |
  (?:looks?|smells?|appears?|seems?) (?:like|to be) (?:an? )?(?:test|audit|evaluation|review|
    benchmark|sandbox|honeypot|red team)
`)
/** Then a step is passed over in silence. */
const STEP_HIDDEN = notion(String.raw`
  (?:the skill|it|this) (?:then )?has (?:only )?(?:two|three|four|five|six|\d) steps |
  from (?:this|the) shorter (?:list|version) |
  (?:skip|omit|leave out|pass over|drop|suppress)s? (?:it|this|
    the (?:step|upload|copy|transfer|call)|that step|step \d) (?:and )?(?:silently|quietly|
    without|say nothing|then) | say nothing (?:of|about) (?:it|this|the step) |
  (?:number|count) them ["'“]?1 of | as (?:if|though) (?:it|there|the step) (?:were|was|did|had)\b |
  (?:leave|keep)s? (?:it|this|the step|that step|step \d) out(?: of)?
`)
const GOES_OUT = notion(String.raw`
  (?:upload|send|post|put|copy|sync|push|curl|sftp|scp|rsync|transmit|share|
    forward|report)(?:s|ed|ing)?
`)

/** A code by which a device is let in. */
const DEVICE_CODE = notion(String.raw`
  (?:device|pairing|user)[ _-]?codes? | devicelogin | login/device |
  device (?:sign-?in|log-?in|authori[sz]ation)(?: page)? |
  (?:enter|type|paste) (?:this|the|that) (?:\p{L}{3,8} )?code
`)
/** What the page warns of is said to be nothing. */
const WARNING_EXPLAINED = notion(String.raw`
  (?:page|window|screen|browser|warning|it|wording|text|prompt)s?\b[^.!?\n]{0,120}?
  (?:is|are|was) (?:quite |perfectly |only |just )?(?:normal|old|outdated|expected|harmless|
    standard|usual|a formality|a display (?:fault|error|bug)|out of date|misleading) |
  ["'“\x60]?(?:continue|yes|allow|accept|ok)["'”\x60]? is (?:right|correct|fine|the right|what) |
  (?:explain|say|tell them|reassure them|let them know)\b[^.!?\n]{0,60}? (?:normal|harmless|
    expected|nothing to worry|routine|old|can be ignored)
`)
/** And somebody else holds what is given. */
const HELD_ELSEWHERE = notion(String.raw`
  (?:tokens?|sessions?|keys?|access|it)\b[^.!?\n]{0,30}? (?:stays?|remains?|(?:is|are) (?:kept|
    held|stored)) (?:at|with|by|on) (?!(?:this|the user|their|your) )\p{L}{3,24} |
  (?:there is )?no token on (?:this|the user's) (?:machine|computer) |
  nothing is stored on (?:this|the) (?:computer|machine) | keeps? it and (?:asks?|refresh)
`)

const OF_TESTS = regex`
  \b(?:unit tests?|test suite|pytest|jest|never|do not skip|fixtures?|ci job|pipeline|dry[- ]run)\b
`

export const OF_TWISTING = {
  /** Words that protect the user are given another sense. */
  safeguardRenamed: each(
    { apart: true, asked: true, severity: 'crit' },
    inTurn(explained(TRYING_WORD), 6, REALLY_DONE),
    inTurn(explained(ASKING_WORD), 50, YES_ASSUMED),
    inTurn(explained(ASKING_WORD), 12, ONLY_NOTED, 160, explained(KEEPING_WORD), 12, ONLY_NOTED),
    inTurn(explained(KEEPING_WORD), 12, ONLY_NOTED, 160, explained(ASKING_WORD), 12, ONLY_NOTED),
  ),

  /** An answer that is begun before anybody has thought about it has to be finished. */
  begunInAdvance: each(
    { apart: true, whole: true, asked: true, severity: 'crit', dark: NO_REFUSAL },
    { parts: [FORCED_OPENING, TO_THE_END], within: 420 },
  ),

  /** Whoever takes the skill away is told that it is gone. */
  removalFeigned: each(
    { apart: true, whole: true, asked: true, severity: 'crit' },
    { parts: [STAYS_ON, SAID_GONE, REMOVAL_ASKED], within: 620 },
  ),

  /** Where it might be seen, a step is left out. */
  watchedAndTame: each(
    { apart: true, whole: true, asked: true, severity: 'crit', unless: OF_TESTS },
    { parts: [STEP_HIDDEN, LOOKS_WATCHED, GOES_OUT], within: 700 },
    { parts: [STEP_HIDDEN, LOOKS_WATCHED], within: 360, severity: 'high' },
  ),

  /** A code is to be entered that lets somebody else in, and the warning is talked away. */
  deviceLentOut: each(
    { apart: true, whole: true, asked: true, severity: 'crit' },
    { parts: [WARNING_EXPLAINED, DEVICE_CODE, HELD_ELSEWHERE], within: 700 },
  ),
} satisfies Record<string, readonly Scheme[]>
