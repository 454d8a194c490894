/** What rules see in a text and in its decoded pieces, and how much of it weighs most. */

import { type Document, type Origin, rawLine } from './document.ts'
import { aloneMax, decodeDepthMax } from './limits.ts'
import { decodedDocument, isSaidBeside, piecesOf, placeOf, together } from './pieces.ts'
import { CONFIDENCES, type Confidence, SEVERITIES, type Severity } from './report.ts'
import { asDocument } from './retold/document.ts'
import { retellingsOf } from './retold/index.ts'
import { noteOf, placesJudged } from './retold/places.ts'
import type { Hit, Rule } from './rule.ts'
import { mentions } from './signals/search/mentions.ts'
import { isForReaders } from './verdicts/in-words/for-readers.ts'
import { lowered, type Weight } from './weigh.ts'

/** Characters of decoded text that a finding quotes. */
const NOTE_CHARACTERS_MAX = 160

/** One sighting with its rule, ready to be shown: lines are those of the outermost text. */
export interface Sighting {
  rule: Rule
  line: number | null
  lastLine: number
  column: number
  severity: Severity
  confidence: Confidence
  note: string | null
  /** What it rests on that does not stand in its lines as it was read: decoded text, or lines apart. */
  elsewhere: string | null
  /** Another rule has to agree. What was hidden needs no witness. */
  loose: boolean
  /** Where none does: what the same rule sees there that needs no witness. */
  otherwise: Sighting | null
}

/** What one rule saw in one line, or in one decoded piece: only the worst of it is shown, and of equals the surest. */
interface Spot {
  rule: Rule
  line: number | null
  hits: Hit[]
  decoded: Sighting | null
  /** As grave as it can be. */
  severity: Severity
}

type Spots = Map<Rule, Map<number | null, Spot>>

/** The worst sightings in a text, in the order of findings. */
export interface WorstSightings {
  sightings: readonly Sighting[]
  /** Places that were found, shown or not. */
  count: number
  /** Nothing was looked for any more once the gravest of one rule filled the report. */
  isFull: boolean
}

/** `max` of them at most. */
export function worstSightings(
  document: Document,
  rules: readonly Rule[],
  max: number,
): WorstSightings {
  let isFull = false
  const byRule = spotsIn(document, commandsFirst(rules), { alone: aloneMax }, (spots) => {
    isFull = fills(document, spots, max)
    return isFull
  })
  if (!isFull) addRetold(document, rules, byRule)
  const spots = [...everySpot(byRule)]
  const count = spots.length
  const cut = count > max ? max - 1 : count
  const sightings: Sighting[] = []
  const lower: { [severity in Severity]?: Map<Spot, Sighting> } = {}
  // Context only lowers, so what cannot be among the worst any more need not be weighed.
  for (const severity of SEVERITIES) {
    const weighed = lower[severity]
    const asGrave = spots.filter((spot) => spot.severity === severity)
    for (const spot of [...(weighed?.keys() ?? []), ...asGrave].sort(compareSpots)) {
      if (sightings.length === cut) return { sightings, count, isFull }
      const sighting = weighed?.get(spot) ?? sightingOf(document, spot)
      if (sighting.severity === severity) sightings.push(sighting)
      else (lower[sighting.severity] ??= new Map()).set(spot, sighting)
    }
  }
  return { sightings, count, isFull }
}

/** Commands fill a report sooner than words, and cost less to look at. */
const commandsFirst = (rules: readonly Rule[]): readonly Rule[] => [
  ...rules.filter(({ category }) => category === 'execution'),
  ...rules.filter(({ category }) => category !== 'execution'),
]

/** As many places as a report holds that are as grave and as sure as can be, once they are weighed: it is an F for good. */
function fills(document: Document, spots: readonly Spot[], max: number): boolean {
  const [gravest] = SEVERITIES
  const [surest] = CONFIDENCES
  const graves = spots.filter(({ severity }) => severity === gravest)
  if (graves.length < max) return false
  let left = max
  for (const spot of graves) {
    const { severity, confidence, loose } = sightingOf(document, spot)
    if (severity === gravest && confidence === surest && !loose) left--
    if (left === 0) return true
  }
  return false
}

function* everySpot(spots: Spots): Generator<Spot> {
  for (const byLine of spots.values()) yield* byLine.values()
}

const compareSpots = (a: Spot, b: Spot): number =>
  (a.line ?? -1) - (b.line ?? -1) || (a.rule.id < b.rule.id ? -1 : 1)

/** How many decoded pieces of a file are still judged each by itself. */
interface Budget {
  alone: number
}

/** `isEnough` is asked after each rule that saw something, and ends it. */
function spotsIn(
  document: Document,
  rules: readonly Rule[],
  budget: Budget,
  isEnough: (spots: readonly Spot[]) => boolean = () => false,
): Spots {
  const spots: Spots = new Map()
  const known = document.observe(mentions)
  for (const rule of rules) {
    if (!known.meets(rule.needs)) continue
    for (const hit of rule.match(document)) {
      const place = hit.wholeFile ? null : placeOf(document, document.lineAt(hit.start))
      spotAt(spots, rule, place, hit.severity ?? rule.severity).hits.push(hit)
    }
    const seen = spots.get(rule)
    if (seen && isEnough([...seen.values()])) return spots
  }
  if ((document.origin?.depth ?? 0) < decodeDepthMax) addDecoded(document, rules, spots, budget)
  return spots
}

function spotAt(spots: Spots, rule: Rule, line: number | null, severity: Severity): Spot {
  let byLine = spots.get(rule)
  if (!byLine) spots.set(rule, (byLine = new Map()))
  let spot = byLine.get(line)
  if (!spot) byLine.set(line, (spot = { rule, line, hits: [], decoded: null, severity }))
  else if (SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(spot.severity))
    spot.severity = severity
  return spot
}

/** What the decoded pieces of a text say. */
function addDecoded(
  document: Document,
  rules: readonly Rule[],
  spots: Spots,
  budget: Budget,
): void {
  const depth = (document.origin?.depth ?? 0) + 1
  for (const [encoding, pieces] of piecesOf(document)) {
    const hidden = pieces.filter((piece) => !isSaidBeside(document, piece))
    const alone = hidden.splice(0, budget.alone)
    budget.alone -= alone.length
    for (const group of [...alone.map((piece) => [piece]), ...together(hidden)]) {
      const decoded = decodedDocument(document, group, encoding, depth)
      for (const spot of everySpot(spotsIn(decoded, rules, budget))) {
        const sighting = sightingOf(decoded, spot)
        for (const line of group[spot.line ?? 0]!.places) {
          const placed = spotAt(spots, sighting.rule, line, sighting.severity)
          if (!placed.decoded || weight(sighting) > weight(placed.decoded))
            placed.decoded = { ...sighting, line, lastLine: line }
        }
      }
    }
  }
}

/** What parts of the text say that stand apart, where no rule saw the same in one of them. */
function addRetold(document: Document, rules: readonly Rule[], spots: Spots): void {
  const retold = retellingsOf(document)
  if (retold.length === 0) return
  const { told, pieceAt } = asDocument(document, retold)
  const found = spotsIn(told, rules, { alone: 0 })
  for (const [rule, byLine] of found) {
    const inParts = new Set<number>()
    const seen = new Set<number>(
      spots
        .get(rule)
        ?.keys()
        .filter((line) => line !== null),
    )
    for (const [line] of byLine) {
      const piece = line === null ? null : pieceAt(line)
      if (piece?.isPart) for (const index of piece.of) inParts.add(index)
    }
    for (const [line, spot] of byLine) {
      const piece = line === null ? null : pieceAt(line)
      if (!piece || piece.isPart) continue
      for (const index of piece.of) {
        const { lines, judgedAt = lines } = retold[index]!
        if (inParts.has(index) || lines.some((one) => seen.has(one))) continue
        const sighting = {
          ...atPlace(document, told, spot, lines[0]!, judgedAt),
          note: noteOf(lines, told.lineText(line!), NOTE_CHARACTERS_MAX),
          elsewhere: lines.map((one) => rawLine(document, one)).join('\n'),
        }
        const placed = spotAt(spots, rule, lines[0]!, sighting.severity)
        if (!placed.decoded || weight(sighting) > weight(placed.decoded)) placed.decoded = sighting
        for (const one of lines) seen.add(one)
      }
    }
  }
}

/** A sighting in what is retold, where it is shown: it weighs no more than each line that it is made of lets it. */
function atPlace(
  document: Document,
  told: Document,
  spot: Spot,
  shownAt: number,
  judgedAt: readonly number[],
): Sighting {
  let sighting = sightingOf(told, spot)
  const hit = spot.hits.find((one) => one.loose !== true) ?? spot.hits[0]
  for (const at of hit ? placesJudged(document, shownAt, judgedAt) : []) {
    const place = { ...hit!, ...at }
    const here = { ...sighting, ...lowered(document, place, plainly(spot.rule, hit!)) }
    if (weight(here) < weight(sighting)) sighting = here
  }
  return { ...sighting, line: shownAt, lastLine: shownAt, column: 0, otherwise: null }
}

/** What one line holds more often is no example: what stands around it is not asked then. */
const WEIGHED_MAX = 200

/** The worst that was seen in a spot. */
function sightingOf(document: Document, { rule, hits, decoded }: Spot): Sighting {
  let worst: Sighting | null = null
  let surest: Sighting | null = null
  let weighed = 0
  for (const hit of hits) {
    const most = weight(plainly(rule, hit))
    if (most <= weight(worst) && (hit.loose || most <= weight(surest))) continue
    const plain = plainSighting(document, rule, hit)
    const sighting = weighed++ < WEIGHED_MAX ? inContext(document, hit, plain) : plain
    if (weight(sighting) > weight(worst)) worst = sighting
    if (!sighting.loose && weight(sighting) > weight(surest)) surest = sighting
  }
  if (decoded && weight(decoded) > weight(worst)) return decoded
  return worst!.loose && surest ? { ...worst!, otherwise: surest } : worst!
}

/** As grave as a hit can be, whatever stands around it. */
function plainly(rule: Rule, hit: Hit): Weight {
  const severity = hit.severity ?? rule.severity
  return {
    severity,
    confidence: hit.confidence ?? rule.confidenceOf?.[severity] ?? rule.confidence,
  }
}

function plainSighting(document: Document, rule: Rule, hit: Hit): Sighting {
  const plain = plainly(rule, hit)
  if (document.origin) {
    const { texts, pieceAt } = document.origin
    const at = document.lineAt(hit.start)
    return {
      rule,
      line: 0,
      lastLine: 0,
      column: 0,
      note: quoted(document.origin, at),
      elsewhere: texts[pieceAt(at)]!,
      loose: false,
      otherwise: null,
      ...plain,
    }
  }
  const line = hit.wholeFile ? null : document.lineAt(hit.start)
  return {
    rule,
    line,
    lastLine: hit.wholeFile ? 0 : document.lineAt(Math.max(hit.start, hit.end - 1)),
    column: line === null ? 0 : columnOf(document, line, hit.start),
    note: hit.note ?? null,
    elsewhere: null,
    loose: hit.loose === true,
    otherwise: null,
    ...plain,
  }
}

/** About where an offset of the reading stands on its line in the file, which may hold more than the reading. */
function columnOf({ lines, reading }: Document, line: number, offset: number): number {
  const start = reading.lines.start(line)
  const written = lines.end(line) - lines.start(line)
  const read = Math.max(1, reading.lines.end(line) - start)
  return Math.round(((offset - start) * written) / read)
}

/** Context lowers a sighting, never removes it. Hidden text keeps its weight whatever stands around it. */
function inContext(document: Document, hit: Hit, sighting: Sighting): Sighting {
  const { rule, line } = sighting
  if (document.origin || line === null || rule.category === 'hidden') return sighting
  if (document.zones.at(line) === 'comment') return sighting
  const here = { ...sighting, ...lowered(document, hit, sighting) }
  return isForReaders(document, rule.category, hit, here.severity)
    ? { ...here, severity: here.severity === 'crit' ? 'high' : 'med', confidence: 'medium' }
    : here
}

/** The start of what was decoded. */
function quoted({ encoding, texts, pieceAt }: Origin, line: number): string {
  const text = texts[pieceAt(line)]!
  const shown = text.slice(0, NOTE_CHARACTERS_MAX).toWellFormed().replace(/\s+/g, ' ').trim()
  return `Decoded from ${encoding}: ${shown}`
}

/** How grave and how sure, as one number; 0 for nothing. */
const weight = (sighting: Weight | null): number =>
  sighting === null
    ? 0
    : CONFIDENCES.length -
      CONFIDENCES.indexOf(sighting.confidence) +
      10 * (SEVERITIES.length - SEVERITIES.indexOf(sighting.severity))
