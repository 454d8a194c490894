/** The engine: runs the rules over a text and its decoded pieces, weighs what they saw, and writes the report. */

import { createDocument, type Document, type Origin } from './document.ts'
import { compareFindings, excerpt } from './finding.ts'
import { gradeOf, scoreOf } from './grade.ts'
import { decodeDepthMax, findingsMax } from './limits.ts'
import {
  CONFIDENCES,
  type Confidence,
  type Finding,
  type Report,
  SEVERITIES,
  type Severity,
} from './report.ts'
import type { Hit, Rule } from './rule.ts'
import { RULES, RULES_VERSION } from './rules/index.ts'
import { maskSecrets } from './secrets.ts'
import { fragments } from './signals/fragments.ts'
import { mentions } from './signals/mentions.ts'
import { lowered } from './weigh.ts'

/** Excerpts of findings beyond this many show the offending lines alone, so that a report stays small. */
const FULL_EXCERPTS_MAX = 200

/** Characters of decoded text that a finding quotes. */
const NOTE_CHARACTERS_MAX = 160

/** One sighting with its rule, ready to be shown: lines are those of the outermost text. */
interface Sighting {
  rule: Rule
  line: number | null
  lastLine: number
  column: number
  severity: Severity
  confidence: Confidence
  note: string | null
}

/**
 * Judges the text of a SKILL.md file. Pure and total: the same text always gets the same report, and no text makes
 * it throw.
 */
export const scan = (text: string): Report => scanWith(RULES, text)

/** The same with rules of the caller's choice, in the order they run. */
export function scanWith(rules: readonly Rule[], text: string): Report {
  const document = createDocument(text.toWellFormed())
  const sightings = [...everySighting(sightingsIn(document, rules))].sort(compareSightings)
  const kept = sightings.length > findingsMax ? sightings.slice(0, findingsMax - 1) : sightings
  const findings = kept.map((sighting, index) =>
    finding(document, sighting, index < FULL_EXCERPTS_MAX),
  )
  if (kept.length < sightings.length) findings.push(cutOff(sightings.length))
  findings.sort(compareFindings)
  const score = scoreOf(findings)
  return {
    grade: gradeOf(score),
    score,
    skillName: masked(document.frontmatter.name),
    skillVersion: masked(document.frontmatter.version),
    rulesVersion: RULES_VERSION,
    findings,
  }
}

/** Names are public like all else in a report. */
const masked = (name: string | null): string | null => name && maskSecrets(name)

/** One sighting per rule and line: the worst, and of equals the surest. */
type Sightings = Map<Rule, Map<number | null, Sighting>>

function* everySighting(sightings: Sightings): Generator<Sighting> {
  for (const byLine of sightings.values()) yield* byLine.values()
}

function sightingsIn(document: Document, rules: readonly Rule[]): Sightings {
  const sightings: Sightings = new Map()
  const known = document.observe(mentions)
  for (const rule of rules) {
    if (!known.meets(rule.needs)) continue
    for (const hit of rule.match(document)) {
      const line = hit.wholeFile ? null : lineOf(document, hit)
      const other = sightings.get(rule)?.get(line)
      // Context only lowers, so a repeat that is no worse need not be weighed.
      if (!other || weight(plainly(rule, hit)) > weight(other))
        keep(sightings, weigh(document, rule, hit))
    }
  }
  if ((document.origin?.depth ?? 0) < decodeDepthMax) addDecoded(document, rules, sightings)
  return sightings
}

/** What the decoded pieces of a text say. A piece that stands on many lines is judged once. */
function addDecoded(document: Document, rules: readonly Rule[], sightings: Sightings): void {
  const placed = new Set<string>()
  const judged = new Map<string, Sightings>()
  for (const { encoding, line: place, text } of document.observe(fragments)) {
    // The same again on the same line would be the same findings.
    if (placed.has(`${place}\n${text}`)) continue
    placed.add(`${place}\n${text}`)
    const line = document.origin?.line ?? place
    let found = judged.get(`${encoding}\n${text}`)
    if (!found) {
      const origin: Origin = { encoding, line, depth: (document.origin?.depth ?? 0) + 1 }
      found = sightingsIn(createDocument(text.toWellFormed(), origin), rules)
      judged.set(`${encoding}\n${text}`, found)
    }
    for (const sighting of everySighting(found))
      keep(sightings, { ...sighting, line, lastLine: line })
  }
}

function keep(sightings: Sightings, sighting: Sighting): void {
  const byLine = sightings.get(sighting.rule)
  if (!byLine) sightings.set(sighting.rule, new Map([[sighting.line, sighting]]))
  else {
    const other = byLine.get(sighting.line)
    if (!other || weight(sighting) > weight(other)) byLine.set(sighting.line, sighting)
  }
}

const lineOf = (document: Document, { start }: Hit): number =>
  document.origin?.line ?? document.lineAt(start)

/** As grave as a hit can be, whatever stands around it. */
const plainly = (rule: Rule, hit: Hit): Pick<Sighting, 'severity' | 'confidence'> => ({
  severity: hit.severity ?? rule.severity,
  confidence: hit.confidence ?? rule.confidence,
})

/** Context lowers a sighting, never removes it. Hidden text keeps its weight whatever stands around it. */
function weigh(document: Document, rule: Rule, hit: Hit): Sighting {
  const { severity, confidence } = plainly(rule, hit)
  const line = hit.wholeFile ? null : document.lineAt(hit.start)
  if (document.origin) {
    const shown = document.raw
      .slice(0, NOTE_CHARACTERS_MAX)
      .toWellFormed()
      .replace(/\s+/g, ' ')
      .trim()
    const note = `Decoded from ${document.origin.encoding}: ${shown}`
    return {
      rule,
      line: document.origin.line,
      lastLine: document.origin.line,
      column: 0,
      severity,
      confidence,
      note,
    }
  }
  const sighting = {
    rule,
    line,
    lastLine: hit.wholeFile ? 0 : document.lineAt(Math.max(hit.start, hit.end - 1)),
    column: line === null ? 0 : hit.start - document.reading.lines.start(line),
    note: hit.note ?? null,
  }
  if (line === null || rule.category === 'hidden' || document.zones.at(line) === 'comment')
    return { ...sighting, severity, confidence }
  return { ...sighting, ...lowered(document, hit, severity, confidence) }
}

const weight = ({ severity, confidence }: Pick<Sighting, 'severity' | 'confidence'>): number =>
  CONFIDENCES.length -
  CONFIDENCES.indexOf(confidence) +
  10 * (SEVERITIES.length - SEVERITIES.indexOf(severity))

function finding(document: Document, sighting: Sighting, full: boolean): Finding {
  const { rule, line, note } = sighting
  const context =
    line === null
      ? null
      : excerpt(document, line, Math.max(line, sighting.lastLine), sighting.column)
  if (context && !full) context.lines = context.lines.filter(({ hit }) => hit)
  return {
    ruleId: rule.id,
    severity: sighting.severity,
    title: rule.title,
    description: note === null ? rule.description : `${rule.description} ${maskSecrets(note)}`,
    line: line === null ? null : line + 1,
    context,
    cwe: rule.cwe,
    confidence: sighting.confidence,
    remediation: rule.remediation,
  }
}

/** The order of `compareFindings`, before there are findings: only what is kept is worth an excerpt. */
const compareSightings = (a: Sighting, b: Sighting): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  (a.line ?? -1) - (b.line ?? -1) ||
  (a.rule.id < b.rule.id ? -1 : a.rule.id > b.rule.id ? 1 : 0)

const cutOff = (found: number): Finding => ({
  ruleId: 'finding-limit',
  severity: 'low',
  title: 'More findings than a report holds',
  description: `${found} places were found; the report keeps the worst ${findingsMax - 1} of them.`,
  line: null,
  context: null,
  cwe: null,
  confidence: 'high',
  remediation: 'Read the first findings: the others are of the same kinds.',
})
