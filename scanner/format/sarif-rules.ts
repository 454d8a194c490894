/** What SARIF says of rules and of the weaknesses that they belong to. */

import type { Confidence, Finding, Severity } from '../report.ts'
import type { Rule } from '../rule.ts'
import { RULES } from '../rules/index.ts'
import { plainWords } from './markup.ts'

export const LEVELS: Record<Severity, 'error' | 'warning' | 'note'> = {
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

export const TAXONOMY_NAME = 'CWE'

/** What a rule says of itself; a finding of the engine's own is its own description. */
export type Described = Pick<
  Rule,
  'id' | 'severity' | 'confidence' | 'cwe' | 'title' | 'description' | 'remediation'
> &
  Partial<Pick<Rule, 'category' | 'harmlessIf'>>

/** All rules, then what the engine itself found. */
export function describedRules(findings: readonly Finding[]): Described[] {
  const known = new Map<string, Described>(RULES.map((rule) => [rule.id, rule]))
  for (const finding of findings)
    if (!known.has(finding.ruleId)) known.set(finding.ruleId, { ...finding, id: finding.ruleId })
  return [...known.values()]
}

export function descriptorOf(rule: Described, weaknesses: readonly string[]) {
  const { id, title, description, severity, confidence, cwe, category } = rule
  const tags = [cwe === null ? 'maintainability' : 'security', ...(category ? [category] : [])]
  return {
    id,
    name: id.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: description },
    help: helpOf(rule),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      precision: PRECISION[confidence],
      tags: cwe === null ? tags : [...tags, `external/cwe/${cwe.toLowerCase()}`],
      ...(cwe === null ? {} : { 'security-severity': SECURITY_SEVERITY[severity] }),
    },
    ...(cwe === null
      ? {}
      : { relationships: [{ target: weakness(cwe, weaknesses), kinds: ['relevant'] }] }),
  }
}

const weakness = (cwe: string, weaknesses: readonly string[]) => ({
  id: cwe,
  index: weaknesses.indexOf(cwe),
  toolComponent: { name: TAXONOMY_NAME, index: 0 },
})

function helpOf({ title, description, remediation, harmlessIf, cwe }: Described) {
  const harmless = harmlessIf ? [`Likely harmless if ${harmlessIf}.`] : []
  const text = [description, `Remedy: ${remediation}`, ...harmless].join('\n\n')
  const markdown = [
    `**${plainWords(title)}**`,
    plainWords(description),
    `**Remedy:** ${plainWords(remediation)}`,
    ...(harmlessIf ? [`**Likely harmless if** ${plainWords(harmlessIf)}.`] : []),
    ...(cwe === null ? [] : [`Weakness: [${cwe}](${addressOf(cwe)})`]),
  ].join('\n\n')
  return { text, markdown }
}

/** The page of a weakness in the list of MITRE. */
export const addressOf = (cwe: string): string =>
  `https://cwe.mitre.org/data/definitions/${cwe.replace('CWE-', '')}.html`

export const taxonomyOf = (weaknesses: readonly string[]) => ({
  name: TAXONOMY_NAME,
  organization: 'MITRE',
  shortDescription: { text: 'The Common Weakness Enumeration' },
  informationUri: 'https://cwe.mitre.org/',
  isComprehensive: false,
  taxa: weaknesses.map((id) => ({ id, helpUri: addressOf(id) })),
})
