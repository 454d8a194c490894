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

/**
 * The weaknesses of MITRE's list that rules belong to, by name. Categories, views and deprecated entries are left out:
 * nothing may be mapped to them.
 */
export const WEAKNESS_NAMES: Readonly<Record<string, string>> = {
  'CWE-15': 'External Control of System or Configuration Setting',
  'CWE-78':
    "Improper Neutralization of Special Elements used in an OS Command ('OS Command Injection')",
  'CWE-95':
    "Improper Neutralization of Directives in Dynamically Evaluated Code ('Eval Injection')",
  'CWE-201': 'Insertion of Sensitive Information Into Sent Data',
  'CWE-223': 'Omission of Security-relevant Information',
  'CWE-250': 'Execution with Unnecessary Privileges',
  'CWE-266': 'Incorrect Privilege Assignment',
  'CWE-295': 'Improper Certificate Validation',
  'CWE-300': 'Channel Accessible by Non-Endpoint',
  'CWE-356': 'Product UI does not Warn User of Unsafe Actions',
  'CWE-359': 'Exposure of Private Personal Information to an Unauthorized Actor',
  'CWE-441': "Unintended Proxy or Intermediary ('Confused Deputy')",
  'CWE-451': 'User Interface (UI) Misrepresentation of Critical Information',
  'CWE-494': 'Download of Code Without Integrity Check',
  'CWE-497': 'Exposure of Sensitive System Information to an Unauthorized Control Sphere',
  'CWE-506': 'Embedded Malicious Code',
  'CWE-509': 'Replicating Malicious Code (Virus or Worm)',
  'CWE-510': 'Trapdoor',
  'CWE-511': 'Logic/Time Bomb',
  'CWE-512': 'Spyware',
  'CWE-522': 'Insufficiently Protected Credentials',
  'CWE-532': 'Insertion of Sensitive Information into Log File',
  'CWE-693': 'Protection Mechanism Failure',
  'CWE-770': 'Allocation of Resources Without Limits or Throttling',
  'CWE-778': 'Insufficient Logging',
  'CWE-798': 'Use of Hard-coded Credentials',
  'CWE-799': 'Improper Control of Interaction Frequency',
  'CWE-829': 'Inclusion of Functionality from Untrusted Control Sphere',
  'CWE-830': 'Inclusion of Web Functionality from an Untrusted Source',
  'CWE-862': 'Missing Authorization',
  'CWE-863': 'Incorrect Authorization',
  'CWE-912': 'Hidden Functionality',
  'CWE-923': 'Improper Restriction of Communication Channel to Intended Endpoints',
  'CWE-1007': 'Insufficient Visual Distinction of Homoglyphs Presented to User',
  'CWE-1357': 'Reliance on Insufficiently Trustworthy Component',
  'CWE-1427': 'Improper Neutralization of Input Used for LLM Prompting',
}

export const taxonomyOf = (weaknesses: readonly string[]) => ({
  name: TAXONOMY_NAME,
  organization: 'MITRE',
  shortDescription: { text: 'The Common Weakness Enumeration' },
  informationUri: 'https://cwe.mitre.org/',
  isComprehensive: false,
  taxa: weaknesses.map((id) => ({ id, name: WEAKNESS_NAMES[id], helpUri: addressOf(id) })),
})
