/**
 * Schemes with evidence: papers, witnesses and pages that are made up or swapped, people who are found out and given
 * away.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { notion } from '../../signals/search/notions.ts'
import { WORDS } from './parts.ts'
import { each, type Scheme } from './scheme.ts'

/** What a court, an office or an insurer goes by. */
const PAPERS = source`
  (?:receipts?|vouchers|witness(?:es)?|bystanders?|affidavits?|sworn statements?|medical reports?|
    blood reports?|lab reports?|police reports?|certificates? of \p{L}{3,14}|expense slips?|
    subcontractors?|invoices from|proofs? of (?:purchase|payment|address|income|residence|delivery)|
    alibis?|payslips?|bank statements?|doctor's notes?|sick notes?)
`

/** Something is made that never was. */
const FORGED = notion(String.raw`
  (?:write|draft|compose|produce|make)s? (?:an? |the )?(?:e-?mails?|letters?|messages?|notes?|
    memos?|minutes) (?:that|which) ${WORDS(6)}(?:would|could|might) have (?:sent|written|said) |
  as if (?:it|they) had come from (?:their|his|her|the) (?:server|mailbox|office|account) |
  (?:make up|invent)s? (?:donations?|expenses?|costs?|claims?) (?:to|from|for) |
  (?:invent|make up|makes up|fabricate|forge|doctor|fake|
    concoct|counterfeit)s? ${WORDS(4)}${PAPERS} |
  (?:generate|create|produce|write|print|add|supply|plant|submit|
    attach|build)s? ${WORDS(2)}(?:matching|fake|forged|false|made-up|fictitious|invented|bogus|
    doctored|backdated) ${WORDS(2)}${PAPERS} |
  (?:copy|copies|lift|lifts|transfer|paste)s? (?:the |over |across )?(?:signatures?|initials|seals?)
  (?: and (?:signatures?|initials|seals?))? (?:over|across) from |
  (?:rewrite|change|alter|edit|adjust|fake)s? (?:the |their |its )?(?:exif|metadata|
    timestamps?|creation dates?) ${WORDS(3)}so (?:that )?(?:they|it) looks?
`)

/** What is made up shows, or is for show. */
const FOR_SHOW = regex`
  \b(?:test(?:s|ing)?|demo|fixtures?|sample|example|mock\w{0,3}|synthetic|seed(?:s|ed)?|template|
    placeholder|training|exercise|detect\w{0,4}|forger(?:y|ies)|fraud\w{0,5}|suspect\w{0,4}|never|
    do not|don't|not|nor|no|without|avoid|refuse\w{0,1}|novels?|fiction|game|scene|character|
    (?:in|of|for) (?:the|a|our|your) (?:play|film|opera|musical|sketch)|on stage|stage props?)\b
`

/** Somebody has spoken without a name. */
const NAMELESS = notion(String.raw`
  (?:anonymous|confidential|unnamed|secret) ${WORDS(1)}(?:reporters?|sources?|tips?ters?|
    complain(?:ts?|ants?)|whistle-?blowers?|reviewers?|authors?|informants?|letters?|reports?|
    witness(?:es)?|posters?|accounts?) |
  whistle-?blowers? | who (?:leaked|complained|reported|blew the whistle|tipped off)
`)
const FOUND_OUT = notion(String.raw`
  (?:work out|works out|find out|finds out|identify|identifies|unmask|unmasks|trace|traces|
    track down|deduce|infer|reveal|establish)s? ${WORDS(10)}(?:who|name|identity|author|person|
    employee|home address|is behind)
`)
const GIVEN_AWAY = notion(String.raw`
  (?:send|give|pass|tell|mail|forward|hand|report|disclose|name)s? ${WORDS(8)}
  (?:to|with) ${WORDS(3)}(?:managers?|boss(?:es)?|employer|compan(?:y|ies)|security|accused|
    department|head|director|hotline|owner|landlord|ministry|police|client)
`)
const PROTECTS = regex`
  \b(?:never|do not|don't|must not|protect\w{0,3}|anonymi[sz]\w{1,5}|keep (?:it|them|the name)|
    confidential(?:ly|ity)|redact\w{0,3})\b
`

export const OF_EVIDENCE = {
  /** Papers and witnesses that never were. */
  forged: each({ severity: 'crit', unless: FOR_SHOW }, { parts: [FORGED], within: 140 }),

  /** Who spoke without a name is found out and given away. */
  unmasked: each(
    { severity: 'crit', unless: PROTECTS, asked: true },
    { parts: [FOUND_OUT, NAMELESS, GIVEN_AWAY], within: 320 },
  ),
} satisfies Record<string, readonly Scheme[]>
