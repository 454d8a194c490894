/**
 * `--format sarif`: SARIF 2.1.0, as code scanning services take it. Only what the schema of the
 * standard knows is written.
 */

import { sep } from 'node:path'
import type { WholeFinding } from '../extent.ts'
import type { Severity } from '../report.ts'
import { RULES_VERSION } from '../rules/index.ts'
import { offendingText } from './excerpt.ts'
import { fingerprint } from './fingerprint.ts'
import { type Formatter, type Input, type Result, type Scanned } from './result.ts'
import { describedRules, descriptorOf, LEVELS, TAXONOMY_NAME, taxonomyOf } from './sarif-rules.ts'
import { visible, visibleJson } from './visible.ts'

const SCHEMA =
  'https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json'

/** 0 to 100, by which viewers sort results of the same level. */
const RANKS: Record<Severity, number> = { crit: 95, high: 75, med: 50, low: 20 }

export const formatSarif: Formatter = (results) => {
  const scanned = results.filter((result): result is Scanned => result.kind === 'scanned')
  const rules = describedRules(
    scanned.flatMap(({ report, known }) => [...report.findings, ...known]),
  )
  const weaknesses = [...new Set(rules.flatMap(({ cwe }) => cwe ?? []))].sort()
  return `${visibleJson({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Touchstone',
            semanticVersion: `${RULES_VERSION}.0.0`,
            rules: rules.map((rule) => descriptorOf(rule, weaknesses)),
            supportedTaxonomies: [{ name: TAXONOMY_NAME, index: 0 }],
          },
        },
        taxonomies: [taxonomyOf(weaknesses)],
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(results)],
        artifacts: scanned.map(artifact),
        results: scanned.flatMap((result, artifactIndex) =>
          sarifResults(result, {
            artifactIndex,
            ruleIds: rules.map(({ id }) => id),
            weaknesses,
            compared: scanned.some(({ known }) => known.length > 0),
          }),
        ),
        ...ignored(scanned),
      },
    ],
  })}\n`
}

/** Of ignored rules no result is written, since services show suppressed ones as well. */
function ignored(scanned: readonly Scanned[]) {
  const ignoredCount = scanned.reduce((total, result) => total + result.ignoredCount, 0)
  return ignoredCount > 0 ? { properties: { ignoredCount } } : {}
}

const artifact = ({ input, sha256, bytes }: Scanned) => ({
  location: { uri: uriOf(input) },
  length: bytes,
  mimeType: 'text/markdown',
  hashes: { 'sha-256': sha256 },
})

const invocation = (results: readonly Result[]) => {
  const unread = results.filter((result) => result.kind === 'unread')
  return {
    executionSuccessful: unread.length === 0,
    toolExecutionNotifications: unread.map(({ input, error, message }) => ({
      level: 'error',
      descriptor: { id: error },
      message: { text: visible(message) },
      locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(input) } } }],
    })),
  }
}

/** Where results point to within the run. */
interface Places {
  artifactIndex: number
  ruleIds: readonly string[]
  weaknesses: readonly string[]
  /** With a baseline: whether a result was there before is then said of each. */
  compared: boolean
}

/** Known findings are there too, suppressed: a service then closes nothing that still stands. */
function sarifResults({ input, report, known }: Scanned, places: Places) {
  const seen = new Map<string, number>()
  return [...report.findings, ...known].map((finding) => {
    const base = fingerprint(finding)
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return {
      ...sarifResult(finding, input, places),
      partialFingerprints: { 'touchstone/v2': `${base}:${count}` },
      ...(known.includes(finding) ? SUPPRESSED : places.compared ? { baselineState: 'new' } : {}),
    }
  })
}

const SUPPRESSED = {
  baselineState: 'unchanged',
  suppressions: [
    { kind: 'external', status: 'accepted', justification: 'It stands in the baseline.' },
  ],
}

function sarifResult(finding: WholeFinding, input: Input, places: Places) {
  const { ruleId, severity, confidence, title, description, remediation, cwe } = finding
  const { artifactIndex, ruleIds, weaknesses } = places
  return {
    ruleId,
    ruleIndex: ruleIds.indexOf(ruleId),
    level: confidence === 'low' ? 'note' : LEVELS[severity],
    rank: confidence === 'low' ? 1 : RANKS[severity],
    message: { text: visible(`${title}. ${description} ${remediation}`) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(input), index: artifactIndex },
          ...regionOf(finding),
        },
      },
    ],
    ...(cwe === null
      ? {}
      : {
          taxa: [
            {
              id: cwe,
              index: weaknesses.indexOf(cwe),
              toolComponent: { name: TAXONOMY_NAME, index: 0 },
            },
          ],
        }),
    properties: { severity, confidence },
  }
}

/**
 * From the first offending line to the last. The lines are not whole when they are long or hold a
 * secret, so the region has no columns.
 */
function regionOf({ line, extent }: WholeFinding) {
  if (line === null) return {}
  const endLine = extent?.lastLine ?? line
  const snippet = extent === null ? {} : { snippet: { text: offendingText(extent.lines) } }
  return { region: { startLine: line, ...(endLine > line ? { endLine } : {}), ...snippet } }
}

/** Paths percent-encoded part by part, a leading `./` left out; addresses in their normal form. */
function uriOf(input: Input): string {
  if (input.kind === 'url')
    return (URL.parse(input.url)?.href ?? input.url).replace(NO_URI, escaped)
  if (input.path === '-') return 'standard-input'
  const parts = input.path
    .replaceAll(sep, '/')
    .replace(/^(?:\.\/+)+/, '')
    .split('/')
  const path = parts.map(escaped).join('/')
  return path.startsWith('/') ? `file://${path}` : path
}

/** What may not stand in a URI, although a browser lets some of it stand in an address. */
const NO_URI = /[^\w.~:/?#[\]@!$&'()*+,;=%-]+|%(?![\da-f]{2})/gi

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed())
