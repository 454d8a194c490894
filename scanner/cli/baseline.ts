/**
 * A baseline: findings that a team has seen and lives with, so that only new ones fail. It is a
 * file of its own, kept beside the skills and reviewed like them.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import type { WholeFinding } from '../extent.ts'
import { fingerprint } from '../format/fingerprint.ts'
import { labelOf, type Scanned } from '../format/result.ts'
import { CONFIDENCES, type Finding, SEVERITIES } from '../report.ts'
import { codeOf, reasonOf } from './unread.ts'

/** Of the form, and of what a fingerprint is made of. */
const VERSION = 2

/** One accepted finding. `file` and `line` are for readers alone: skills may move. */
export interface Entry {
  fingerprint: string
  ruleId: string
  severity: Finding['severity']
  confidence: Finding['confidence']
  file: string
  line: number | null
}

/** True when a finding is in the baseline. Each entry counts for one finding of a run. */
export type IsKnown = (finding: WholeFinding) => boolean

/**
 * Copies of an accepted line are new beyond the number that was accepted, and so is a finding that
 * has become worse or surer: what made it harmless may be gone.
 */
export function knownOf(entries: readonly Entry[]): IsKnown {
  const open = Map.groupBy(entries, (entry) => entry.fingerprint)
  return (finding) => {
    const fitting = open.get(fingerprint(finding)) ?? []
    // The mildest that suffices, so that a worse one is left for a worse finding.
    const [entry] = fitting
      .filter((candidate) => !isWorse(finding, candidate))
      .sort((a, b) => (isWorse(a, b) ? 1 : isWorse(b, a) ? -1 : 0))
    if (!entry) return false
    fitting.splice(fitting.indexOf(entry), 1)
    return true
  }
}

type Weight = Pick<Finding, 'severity' | 'confidence'>

const isWorse = (finding: Weight, than: Weight): boolean =>
  SEVERITIES.indexOf(finding.severity) < SEVERITIES.indexOf(than.severity) ||
  CONFIDENCES.indexOf(finding.confidence) < CONFIDENCES.indexOf(than.confidence)

/** All findings of a run, known ones included, in the order of the report. Returns their number. */
export function writeBaseline(path: string, results: readonly Scanned[]): number {
  const findings = results.flatMap(({ input, report, known }) =>
    [...report.findings, ...known].map((finding): Entry => {
      const { ruleId, severity, confidence, line } = finding
      const file = labelOf(input)
      return { fingerprint: fingerprint(finding), ruleId, severity, confidence, file, line }
    }),
  )
  try {
    writeFileSync(path, `${JSON.stringify({ version: VERSION, findings }, null, 2)}\n`)
  } catch (error) {
    throw new BaselineError(`The baseline ${path} cannot be written. ${reasonNotToWrite(error)}`)
  }
  return findings.length
}

function reasonNotToWrite(error: unknown): string {
  const code = codeOf(error)
  if (code === 'ENOENT') return 'There is no such folder.'
  return /^(?:EACCES|EPERM|EROFS)$/.test(code) ? 'It may not be written.' : reasonOf(error)
}

/** A baseline that cannot be read or written, in a sentence for the user. */
export class BaselineError extends Error {}

/** Throws a `BaselineError` when there is none that can be used. */
export function readBaseline(path: string): Entry[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'It is not JSON.' : reasonOf(error)
    throw new BaselineError(`The baseline ${path} cannot be read. ${reason}`)
  }
  if (!isBaseline(content)) throw new BaselineError(`${path} is not a baseline.`)
  if (content.version !== VERSION)
    throw new BaselineError(
      `The baseline ${path} is of version ${content.version}, and this program knows version ${VERSION}: ` +
        'look at the findings again and write it anew with --write-baseline.',
    )
  if (!content.findings.every(isEntry))
    throw new BaselineError(`The baseline ${path} is damaged: write it anew with --write-baseline.`)
  return content.findings
}

function isBaseline(content: unknown): content is { version: number; findings: Entry[] } {
  if (typeof content !== 'object' || content === null) return false
  if (!('version' in content && 'findings' in content)) return false
  return Number.isInteger(content.version) && Array.isArray(content.findings)
}

const isEntry = (entry: Partial<Entry> | null): boolean =>
  typeof entry === 'object' &&
  typeof entry?.fingerprint === 'string' &&
  SEVERITIES.some((severity) => severity === entry.severity) &&
  CONFIDENCES.some((confidence) => confidence === entry.confidence)
