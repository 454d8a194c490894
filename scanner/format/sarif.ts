/** `--format sarif`: SARIF 2.1.0, as code scanning services take it. */

import type { Confidence, Finding, Severity } from '../report.ts'
import type { Rule } from '../rule.ts'
import { RULES, RULES_VERSION } from '../rules/index.ts'
import { type Formatter, type Input, labelOf, type Result, type Unread } from './result.ts'
import { visible, visibleJson } from './visible.ts'

const LEVELS: Record<Severity, 'error' | 'warning' | 'note'> = {
  crit: 'error',
  high: 'error',
  med: 'warning',
  low: 'note',
}

/** On the scale of 0 to 10 by which code scanning services sort. */
const SECURITY_SEVERITY: Record<Severity, string> = {
  crit: '9.5',
  high: '8.0',
  med: '5.5',
  low: '2.0',
}

const PRECISION: Record<Confidence, string> = { high: 'very-high', medium: 'high', low: 'medium' }

/** What a rule says of itself; a finding of the engine's own is its own description. */
type Described = Pick<
  Rule,
  'id' | 'severity' | 'confidence' | 'cwe' | 'title' | 'description' | 'remediation'
> &
  Partial<Pick<Rule, 'category' | 'harmlessIf'>>

export const formatSarif: Formatter = (results) => {
  const findings = results.flatMap((result) =>
    result.kind === 'scanned' ? result.report.findings : [],
  )
  const rules = described(findings)
  const weaknesses = [...new Set(rules.flatMap(({ cwe }) => cwe ?? []))].sort()
  return `${visibleJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Touchstone',
            semanticVersion: `${RULES_VERSION}.0.0`,
            rules: rules.map(descriptor),
            supportedTaxonomies: [{ name: 'CWE', index: 0 }],
          },
        },
        taxonomies: [taxonomy(weaknesses)],
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(results)],
        results: sarifResults(
          results,
          rules.map(({ id }) => id),
        ),
      },
    ],
  })}\n`
}

function described(findings: readonly Finding[]): Described[] {
  const known = new Map<string, Described>(RULES.map((rule) => [rule.id, rule]))
  for (const finding of findings)
    if (!known.has(finding.ruleId)) known.set(finding.ruleId, { ...finding, id: finding.ruleId })
  return [...known.values()]
}

function descriptor(rule: Described) {
  const { id, title, description, remediation, harmlessIf, severity, confidence, cwe, category } =
    rule
  const harmless = harmlessIf ? `Likely harmless if ${harmlessIf}.` : null
  const help = [description, remediation, harmless].filter((part) => part !== null)
  const tags = [cwe === null ? 'maintainability' : 'security', ...(category ? [category] : [])]
  return {
    id,
    name: id.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: description },
    help: { text: help.join('\n\n'), markdown: help.join('\n\n') },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      precision: PRECISION[confidence],
      tags: cwe === null ? tags : [...tags, `external/cwe/${cwe.toLowerCase()}`],
      ...(cwe === null ? {} : { 'security-severity': SECURITY_SEVERITY[severity] }),
    },
    ...(cwe === null
      ? {}
      : {
          relationships: [
            { target: { id: cwe, toolComponent: { name: 'CWE', index: 0 } }, kinds: ['relevant'] },
          ],
        }),
  }
}

const taxonomy = (weaknesses: readonly string[]) => ({
  name: 'CWE',
  organization: 'MITRE',
  shortDescription: { text: 'The Common Weakness Enumeration' },
  informationUri: 'https://cwe.mitre.org/',
  isComprehensive: false,
  taxa: weaknesses.map((id) => ({
    id,
    helpUri: `https://cwe.mitre.org/data/definitions/${id.replace('CWE-', '')}.html`,
  })),
})

const invocation = (results: readonly Result[]) => {
  const unread = results.filter((result): result is Unread => result.kind === 'unread')
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

function sarifResults(results: readonly Result[], ruleIds: readonly string[]) {
  return results.flatMap((result) => {
    if (result.kind === 'unread') return []
    const seen = new Map<string, number>()
    return result.report.findings.map((finding) => {
      const base = fingerprint(finding)
      const count = (seen.get(base) ?? 0) + 1
      seen.set(base, count)
      return sarifResult(finding, result.input, ruleIds.indexOf(finding.ruleId), `${base}:${count}`)
    })
  })
}

function sarifResult(finding: Finding, input: Input, ruleIndex: number, print: string) {
  const { ruleId, severity, confidence, title, description, line, context } = finding
  const hit = context?.lines.find((shown) => shown.hit)?.text
  const snippet = hit === undefined ? {} : { snippet: { text: visible(hit) } }
  return {
    ruleId,
    ruleIndex,
    level: confidence === 'low' ? 'note' : LEVELS[severity],
    message: { text: visible(`${title}. ${description}`) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(input) },
          ...(line === null ? {} : { region: { startLine: line, ...snippet } }),
        },
      },
    ],
    partialFingerprints: { 'touchstone/v1': print },
    properties: { severity, confidence },
  }
}

/**
 * The same while the offending text stays the same, wherever it moves to. Secrets in it are masked
 * already.
 */
export function fingerprint({ ruleId, context }: Pick<Finding, 'ruleId' | 'context'>): string {
  const text =
    context?.lines
      .filter((shown) => shown.hit)
      .map((shown) => shown.text)
      .join(' ') ?? ''
  const normal = text.toLowerCase().replace(/\s+/g, ' ').trim()
  return new Bun.CryptoHasher('sha256').update(`${ruleId}\n${normal}`).digest('hex').slice(0, 32)
}

/** Addresses as they are; paths with `/` and percent-encoded, a leading `./` left out. */
function uriOf(input: Input): string {
  if (input.kind === 'url') return visible(labelOf(input))
  if (input.path === '-') return 'standard-input'
  const parts = input.path
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .split('/')
  const path = parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')
  return path.startsWith('/') ? `file://${path}` : path
}
