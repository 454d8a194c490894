/** How much of a sighting's weight its surroundings leave. */

import { type Document, rawLine } from './document.ts'
import { CONFIDENCES, type Confidence, SEVERITIES, type Severity } from './report.ts'
import { regex } from './patterns/verbose.ts'
import type { Hit } from './rule.ts'
import { defineSignal } from './signal.ts'
import { hostOf, isLocal } from './signals/places/addresses.ts'
import { mailHostsOfSomebody } from './signals/places/mailboxes.ts'
import { isReserved } from './signals/places/stand-ins.ts'
import { isMereTelling } from './signals/sentences/mere-tellings.ts'
import { isTechnical, talkOfPrograms } from './signals/sentences/technical.ts'
import { isTakenUp } from './stance/adopted.ts'
import { isExhibit, isQuotedApart } from './stance/exhibits.ts'
import { isUnderSteps, lineBefore } from './stance/leads.ts'
import { isInShell, isSetApart, RUNNING_TEXT, type Stance, stanceAt } from './stance/stance.ts'
import {
  aboutSecurity,
  judgesOthers,
  keepsToSecurity,
  teachesSecurity,
  vetsOthers,
} from './stance/topic.ts'

/** How grave and how sure. */
export interface Weight {
  severity: Severity
  confidence: Confidence
}

/** A sighting that is weighed. */
interface Sight extends Weight {
  readonly document: Document
  readonly hit: Hit
  readonly stance: Stance
  /** Found when it is first asked for. */
  readonly target: () => Target
}

/**
 * What the surroundings of a sighting leave of its plain weight, which is what its rule says of it.
 *
 * What a text forbids is shown but not scored. What it speaks about, quotes or marks as wrong goes down by steps: one for
 * each reason, since a heading, a mark or a quotation is cheap to add. What stands apart in a text that keeps teaching
 * security is not scored, unless the line above has it done. What names a foreign host goes down one step at most. A
 * sentence with names of code in it rather says what programs do, so that plain words weigh one step less there, and so
 * does what takes several sentences.
 */
export function lowered(document: Document, hit: Hit, plain: Weight): Weight {
  let target: Target | undefined
  const sight: Sight = {
    document,
    hit,
    stance: stanceOfHit(document, hit),
    severity: !hit.summed && isScattered(document, hit) ? step(plain.severity, 1) : plain.severity,
    confidence: plain.confidence,
    target: () => (target === undefined ? (target = namedTarget(document, hit)) : target),
  }
  const settled = settledAtOnce(sight)
  if (settled) return settled
  const reasons = reasonsOf(sight)
  return reasons.told + reasons.taught === 0
    ? withoutReason(sight)
    : withReasons(sight, reasons, hit.firm === true ? sight.target() : null)
}

const unchanged = ({ severity, confidence }: Sight): Weight => ({ severity, confidence })

const down = ({ severity, confidence }: Sight, steps: number): Weight => ({
  severity: step(severity, steps),
  confidence: least(confidence, 'medium'),
})

/** Of a confidence that does not depend on the rule. */
const downTo = (confidence: Confidence, { severity }: Sight, steps: number): Weight => ({
  severity: step(severity, steps),
  confidence,
})

/** Null where reasons have to be counted. The order decides: the first that holds ends it. */
function settledAtOnce(sight: Sight): Weight | null {
  const { document, hit, stance, severity, confidence } = sight
  if (stance !== 'asserts' && isTakenUp(document, hit)) return down(sight, hit.firm ? 0 : 1)
  if (isDefanged(sight)) return downTo('low', sight, 2)
  if (stance === 'negated') return downTo('low', sight, 2)
  // A ban of something else is cheap to put before an order.
  if (stance === 'hedged')
    return hit.firm === true || (severity === 'crit' && isCommand(document, hit))
      ? down(sight, 1)
      : downTo('low', sight, 2)
  if (stance === 'told') {
    const named = hit.firm === true && sight.target() === 'foreign'
    return downTo(named ? 'medium' : 'low', sight, 2)
  }
  if (hit.spoken === true && document.observe(aboutSecurity)) {
    // What is named there weighs no more than a sighting by more than words would.
    const named = stance === 'named' && sight.target() !== 'foreign'
    return downTo(named ? 'low' : least(confidence, 'medium'), sight, 2)
  }
  // What could be an order as well keeps its weight when it names a place to send things to.
  if (stance === 'tried' && !NAMED_PLACES.has(sight.target())) return down(sight, 2)
  return hit.firm && isInToldTable(sight) && hidesIt(document, hit) ? unchanged(sight) : null
}

/** Reasons not to take a sighting at its word. */
interface Reasons {
  /** What its stance gives. */
  told: number
  /** What the text as a whole gives. */
  taught: number
  /** How much of a lesson the text is to the sighting. */
  lesson: 0 | 1 | 2
  /** The mark on it is all that says that it is wrong. */
  isCheap: boolean
}

function reasonsOf(sight: Sight): Reasons {
  const { document, hit, stance } = sight
  const isCheap = stance === 'marked' && !document.observe(showsBetter)
  const isWord = stance === 'quotes' && hit.firm === true && isInShell(document, hit.start)
  const isMeant = hit.meant === true && stance === 'named'
  const told = isInToldTable(sight) ? 2 : isCheap ? 1 : isWord || isMeant ? 0 : TOLD[stance]
  const apart = told > 0 || isSetApart(document, hit.start)
  const isCalledFor = told === 0 && isInFence(document, hit)
  const lesson = teaching(document, isCalledFor)
  const taught =
    apart && lesson > 0 && !isUnderSteps(document, document.lineAt(hit.start))
      ? lesson - (isGiven(document, hit) ? 1 : 0)
      : 0
  return { told, taught, lesson, isCheap }
}

function withoutReason(sight: Sight): Weight {
  const { document, hit, severity } = sight
  const isForeign = hit.firm === true && sight.target() === 'foreign'
  const ofCode = (hit.spoken || hit.loose) && !isForeign
  // What needs a witness anyway is a remark by itself, and no less.
  const remark = hit.loose === true && severity === 'med'
  return (ofCode && isTechnical(sentenceAround(document, hit))) ||
    (!remark && !hit.meant && onlyTells(sight))
    ? down(sight, 1)
    : unchanged(sight)
}

/** `target` is of a firm sighting alone. The order decides here as well. */
function withReasons(sight: Sight, reasons: Reasons, target: Target): Weight {
  const { told, taught, lesson, isCheap } = reasons
  const { document, hit, stance, severity } = sight
  if (hit.firm && stance === 'quotes' && taught === 0) return unchanged(sight)
  if (target === 'foreign') {
    if (isSpecimen(sight)) return downTo('low', sight, 2)
    // Few words make a text one on security, and an address that somebody can have is no part of a lesson.
    if (told === 0 && lesson === 1 && severity === 'crit') return unchanged(sight)
    if (told > 0 && isStruckOut(document, hit)) return downTo('medium', sight, 2)
    return down(sight, 1)
  }
  const steps = told + taught
  if (steps > 1 && (taught > 0 || (stance === 'named' && target === null)))
    return downTo('low', sight, 2)
  // A command beside a better one is a counter-example; words are no less read for the mark on them.
  const contrasted = stance === 'marked' && !isCheap && isCommand(document, hit)
  const kept = target === 'words' && !isInToldTable(sight) && stance !== 'named' && !contrasted
  return down(sight, kept ? 1 : steps)
}

/** All that marks of code hold. */
const isMarkedCode = ({ reading: { text } }: Document, { start, end }: Hit): boolean =>
  text[start - 1] === '`' && text[end] === '`'

/** Code, or what has an option, a path or a pipe, as words have none. */
const isCommand = (document: Document, hit: Hit): boolean =>
  isMarkedCode(document, hit) ||
  /[\/~|$]| --?\w/.test(document.reading.text.slice(hit.start, Math.min(hit.end, hit.start + 200)))

/** Ends of sentences, of paragraphs and of items in a list. */
const PARTED = /[.!?](?=[\s*_"')]{1,3}\S)|\n[ \t]{0,8}\n|\n[ \t]{0,8}(?:[-*+]|\d{1,3}[.)])\s/g

/** A sighting of three sentences or more in plain text: what stands so far apart may have nothing to do with each other. */
const PARTED_MIN = 2
const SCATTERED_CHARACTERS = 4000

/** Headings and programs are no sentences. */
function isScattered(document: Document, hit: Hit): boolean {
  const { start, end } = hit
  if (!RUNNING_TEXT.has(document.zoneAt(start)) || isMarkedCode(document, hit)) return false
  const text = document.reading.text.slice(start, Math.min(end, start + SCATTERED_CHARACTERS))
  return !HEADING.test(text) && (text.match(PARTED)?.length ?? 0) >= PARTED_MIN
}

const HEADING = /(?:^|\n)#/

/**
 * The stance of a sighting. One that begins in the sentence above a quotation and needs the quotation weighs no more than
 * what is quoted there.
 */
function stanceOfHit(document: Document, { start, end }: Hit): Stance {
  const stance = stanceAt(document, start, end)
  const { zones, reading } = document
  if (stance !== 'asserts' || zones.at(document.lineAt(start)) !== 'prose') return stance
  const last = document.lineAt(Math.max(start, end - 1))
  if (zones.at(last) !== 'quote') return stance
  let first = last
  while (zones.at(first - 1) === 'quote') first--
  const from = reading.lines.start(first)
  return from > start ? stanceAt(document, from + QUOTE_MARKS, end) : stance
}

/**
 * In a text that is about security by name and by body, or that vets the work of strangers: quoted twice, by its marks and
 * by its place, below a lead that says what it is, or a page of somebody else in a fence of its own. A specimen keeps the
 * address that it came with.
 */
function isSpecimen({ document, hit: { start }, stance }: Sight): boolean {
  if (!document.observe(keepsToSecurity)) return false
  if (!document.observe(aboutSecurity) && !document.observe(vetsOthers)) return false
  const line = document.lineAt(start)
  if (OF_PAGES.test(document.zones.fenceAt(line)?.language ?? '')) return true
  return stance === 'named' && isQuotedApart(document, line) && isExhibit(document, start)
}

/** What a fence is labelled with that quotes a page, and runs nothing. */
const OF_PAGES = /^(?:markdown|md|html|xml|eml|email)$/

/** Characters of a quotation that are passed over to be inside of it. */
const QUOTE_MARKS = 3

/** Addresses that nothing can follow, as reports write them: `hxxps://a[.]b`. */
const DEFANGED = /\bhxxps?:|\bmeow:\/\/|\w\[\.\]\w|\[:\/\/\]/

/** In a text that teaches security, what names such addresses on its lines, and no other. */
function isDefanged({ document, hit, target }: Sight): boolean {
  if (!document.observe(teachesSecurity)) return false
  const { text, lines } = document.reading
  const from = Math.max(lines.start(lines.at(hit.start)), hit.start - 200)
  const written = text.slice(from, Math.min(lines.end(lines.at(hit.end)), hit.end + 200))
  return DEFANGED.test(written) && target() !== 'foreign'
}

/** Between paragraphs, items of a list and sentences, and before code that is set apart. */
const APART = /\n\s{0,8}\n|\x60{3}|\n\s{0,8}(?:[-*+]|\d{1,3}[.)])\s|[.!?]\s/

/** The comment right above a command in a fence, where it begins with the mark or the ban. */
const STRUCK_OUT = regex`
  ^\s{0,12}(?:#|\/\/|--|;)\s{0,3}(?:[❌✗✘🚫⛔👎]\ufe0f?\s{0,3}(?:bad|wrong|never|don't|do not|avoid|
    unsafe|insecure|dangerous|incorrect|not like this)\b|
    (?:bad|wrong|never|don't|do not|unsafe|insecure|dangerous|incorrect)\s{0,3}(?:$|
      [!:.—–-]|(?:do|run|use|pipe|execute|type|paste)\b)|
    (?:mal[oa]?|incorrecto|peligroso|nunca|ejemplo malo|falsch|schlecht(?:es beispiel)?|gefährlich|
      unsicher|nie(?:mals)?|mauvais(?: exemple)?|dangereux|jamais|
      à (?:ne pas faire|éviter)|ruim|errado|perigoso|mau exemplo|exemplo de golpe|плохо|
      плохой пример|неправильно|опасно|никогда)\s{0,3}(?:$|[!:.,—–-])|
    (?:no (?:lo )?(?:hagas|ejecutes)|nicht (?:so|ausführen|nachmachen)|so nicht|
      ne (?:pas|jamais) (?:faire|exécuter|lancer)|não (?:faça|execute|rode))\b|
    не (?:делайте|запускайте|выполняйте|делать|запускать|выполнять)|
    反面|反例|错误|危险|恶意|不安全|切勿|不要|请勿|悪い例|危険|やってはいけない|実行しない|나쁜 예|잘못된|위험)
`

/** No lead has the block done, and no heading makes a step of it. */
function isStruckOut(document: Document, hit: Hit): boolean {
  const line = document.lineAt(hit.start)
  const fence = document.zones.fenceAt(line)
  return (
    fence !== null &&
    line - 1 > fence.first &&
    STRUCK_OUT.test(
      rawLine(document, line - 1)
        .slice(0, 120)
        .toLowerCase(),
    ) &&
    !isUnderSteps(document, line) &&
    !isGiven(document, hit)
  )
}

/** The sentence of a sighting. */
function sentenceAround({ reading: { text } }: Document, { start, end }: Hit): string {
  const before = text
    .slice(Math.max(0, start - 600), start)
    .split(APART)
    .at(-1)!
  const behind = text.slice(end, end + 600).split(APART)[0]!
  return before + text.slice(start, end) + behind
}

/** Who obeys the text: what is told of it is what it is to do. */
const OBEYS = /\b(?:this|the|your?) (?:skill|agent|assistant|ai|bot)\b|\bby running\b/

/** Words of programs in a sentence that is hardly about anything else. */
const OF_PROGRAMS_MIN = 3

/**
 * Words that order nothing, of programs and things, and that name no place of anybody's. Such sentences alone made 27
 * of 10,277 honest files a C.
 */
function onlyTells({ document, hit, target }: Sight): boolean {
  const sentence = sentenceAround(document, hit)
  return (
    !NAMED_PLACES.has(target()) &&
    !isCommand(document, hit) &&
    talkOfPrograms(sentence) >= OF_PROGRAMS_MIN &&
    isMereTelling(document, hit) &&
    !OBEYS.test(sentence)
  )
}

/** Code in backticks in a row of a table that is told about: nobody is to run that. */
function isCodeInTable(document: Document, start: number, end: number): boolean {
  const line = document.lineAt(start)
  if (document.zones.at(line) !== 'table') return false
  const from = document.reading.lines.start(line)
  const before = document.reading.text.slice(Math.max(from, start - 300), Math.max(start, end - 1))
  return before.split('`').length % 2 === 0
}

/** What is told about anyway, as code in a row of a table. */
const isInToldTable = ({ document, hit, stance }: Sight): boolean =>
  TOLD[stance] > 0 && isCodeInTable(document, hit.start, hit.end)

/** A row that has it kept from people gives an order, and lists nothing. */
const KEPT_FROM_PEOPLE = regex`
  \b(?:keep|leave) (?:it|this|that|them|the \w{3,12}) out of (?:the|your|any) (?:\w{3,12} )?
  (?:findings?|reports?|summar(?:y|ies)|answers?|repl(?:y|ies)|lists?|logs?|tickets?)\b|
  \b(?:do not|don't|never) (?:mention|list|report|show|name) (?:it|this|that|them)\b|
  \bso that it stays (?:invisible|unseen|unnoticed)\b
`

const hidesIt = (document: Document, { end }: Hit): boolean =>
  KEPT_FROM_PEOPLE.test(
    document.reading.text.slice(end, document.reading.lines.end(document.lineAt(end))),
  )

/**
 * Reasons that the text as a whole gives to take what it shows for an example. A guide to firewalls or payments speaks of
 * attacks all along, and its commands are there to be run: for them it has to be about attacks, or to judge others.
 */
function teaching(document: Document, isCalledFor: boolean): 0 | 1 | 2 {
  const isWhole = isCalledFor
    ? document.observe(vetsOthers) || document.observe(judgesOthers)
    : document.observe(keepsToSecurity)
  if (isWhole || document.observe(aboutSecurity)) return 2
  return document.observe(teachesSecurity) ? 1 : 0
}

const isInFence = (document: Document, { start }: Hit): boolean =>
  document.zones.fenceAt(document.lineAt(start)) !== null

/**
 * The line that leads to its fence, or to the code that begins its line, has it done: a lesson shows things, and an
 * order uses them.
 */
function isGiven(document: Document, { start }: Hit): boolean {
  const line = document.lineAt(start)
  const fence = document.zones.fenceAt(line)
  const first = fence?.first ?? (BEGINS_WITH_CODE.test(document.lineText(line)) ? line : -1)
  const lead = first > 0 ? lineBefore(document, first) : -1
  return lead >= 0 && HAS_IT_DONE.test(document.lineText(lead).slice(-LEAD_CHARACTERS))
}

const BEGINS_WITH_CODE = /^[\s>]{0,12}`/

const LEAD_CHARACTERS = 160
const HAS_IT_DONE = regex`
  (?:^|[.!?:;]\s|, |\b(?:then|now|and|please|to) )[\s*_>\d.)-]{0,8}(?:run|execute|submit|send|
    upload|post|carry out|let the (?:agent|assistant)|call|start|enter|apply|perform|deploy|
    copy|(?:tidy|clean|clear) up after)\b[^.!?]{0,100}:[\s*_]{0,4}$
`

/** A counter-example stands beside its example; a mark alone is cheap. That which is escaped is 👍. */
const BETTER = regex`
  ✅|✓|✔|\uD83D\uDC4D|\b(?:use|better|safer|prefer|write):\s|
  #\s{0,3}(?:yes|ok)\b|[;,(] (?:use|better|write|prefer) [\x60./]|
  (?:^|\n)[\s#/|*>-]{0,12}(?:good|right|correct|safe|secure|better|do|instead)\b|
  \b(?:good|safe|correct|recommended|bueno|seguro|gut|richtig|bon|sûr|
    bom|certo)\s?(?:example|way|version)?[:*)|]|\b(?:besser|mejor|mieux|melhor|meglio):|хорошо|
  правильно|лучше:|良い|正确|正確|推奨|좋은|올바른
`

const showsBetter = defineSignal('shows-better', ({ reading }: Document): boolean =>
  BETTER.test(reading.text),
)

/** Reasons that a stance gives not to take a sighting at its word. */
const TOLD = {
  asserts: 0,
  quotes: 1,
  discusses: 1,
  told: 2,
  tried: 1,
  marked: 2,
  named: 2,
  negated: 2,
  hedged: 2,
} as const

/** A key written out in full, or an account of a currency: whoever holds the other half is let in, or paid. */
const SOMEBODYS_OWN = regex`
  \bssh-(?:ed25519|rsa|dss) aaaa[a-z\d+/]{40}|\becdsa-sha2-nistp\d{3} aaaa[a-z\d+/]{40}|
  \b0x[\da-f]{40}\b|\bbc1[a-z\d]{30}
`

/** What says where a thing is to go. */
const NAMED_PLACES: ReadonlySet<Target> = new Set<Target>(['foreign', 'mailbox'])

/** Machines that a command connects to, named without a scheme. */
const MACHINE = regex.g`
  (?:\/dev\/(?:tcp|udp)\/|
    \b(?:nc|ncat|netcat|telnet|socat)\b(?: -{1,2}[\w-]{1,12}){0,4} (?:tcp4?:)?|
    \b[\w.-]{1,32}@(?=[\w.-]{4,80}:)|\b(?:curl|wget)(?: -{1,2}[\w-]{1,12}){0,4} (?=[\w.-]{4,80}\/))
  ((?:[\w-]{1,60}\.){1,5}(?:[a-z]{2,20}|\d{1,3}))(?![\w.])
`

/** A host or a key that somebody can have, a mailbox of somebody, words alone; null for hosts that are nobody's. */
type Target = 'foreign' | 'mailbox' | 'words' | null

/**
 * What makes a sighting firm: a host that somebody can have, or words alone. One that names nothing but hosts reserved
 * for documents is as soft as any other.
 */
function namedTarget(document: Document, hit: Hit): Target {
  const { text, lines } = document.reading
  const from = Math.max(lines.start(lines.at(hit.start)), hit.start - 200)
  const around = text.slice(from, Math.min(lines.end(lines.at(hit.end)), hit.end + 200))
  if (SOMEBODYS_OWN.test(around)) return 'foreign'
  const addresses = [
    ...(around.match(/(?:https?|ftp|wss?):\/\/[^\s"'`<>)|]{1,200}/g) ?? []),
    ...Array.from(around.matchAll(MACHINE), ([, host]) => `https://${host}/`),
  ]
  if (addresses.length === 0) return mailHostsOfSomebody(around).length > 0 ? 'mailbox' : 'words'
  return addresses.every(isNobodys) ? null : 'foreign'
}

/** Kept for documents, in the reader's own network, or no name that anybody can have: `https://host/`. */
const isNobodys = (address: string): boolean =>
  isReserved(address) ||
  isLocal(address) ||
  /^(?:[a-z][\w-]{0,62}|[^\p{L}\p{N}]{0,8})$/u.test(hostOf(address))

const step = (severity: Severity, steps: number): Severity =>
  SEVERITIES[Math.min(SEVERITIES.length - 1, SEVERITIES.indexOf(severity) + steps)]!

const least = (a: Confidence, b: Confidence): Confidence =>
  CONFIDENCES[Math.max(CONFIDENCES.indexOf(a), CONFIDENCES.indexOf(b))]!
