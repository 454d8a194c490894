/**
 * Writes RULES.md, the reference of all rules, from the rules themselves: `bun
 * scanner/reference.ts`. A test fails while the file and the rules disagree.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeBlock } from './format/markup.ts'
import { visible } from './format/visible.ts'
import { CATEGORIES, type Category, type Rule } from './rule.ts'
import { DROPPED_IDS, RULES, RULES_VERSION } from './rules/index.ts'

export const REFERENCE_PATH = join(import.meta.dir, 'RULES.md')

const CATEGORY_TITLES: Record<Category, string> = {
  instructions: 'Instructions: what the text makes the agent do',
  hidden: 'Hidden: what a reader does not see',
  execution: 'Execution: code that nobody looked at',
  exfiltration: 'Exfiltration: data on its way out',
  credentials: 'Credentials: keys and where they lie',
  system: 'System: the machine it runs on',
  declaration: 'Declaration: what the file says of itself',
}

export function writeReference(rules: readonly Rule[] = RULES): string {
  const present = CATEGORIES.filter((category) => rules.some((rule) => rule.category === category))
  const parts = [
    '# Rules',
    'Generated from `scanner/rules/` by `bun scanner/reference.ts`; edit the rules, not this file.',
    `Version ${RULES_VERSION} of the rule set, ${rules.length} rules. Severity says how bad a finding is, confidence how sure ` +
      'the rule is; only high and medium confidence move the score. What stands around a finding may lower both.',
    ...present.map((category) => contents(category, rules)),
    ...present.flatMap((category) => [
      `## ${CATEGORY_TITLES[category]}`,
      ...of(category, rules).map(chapter),
    ]),
  ]
  if (DROPPED_IDS.length > 0)
    parts.push(`## Dropped\n\nThese ids never come back: ${DROPPED_IDS.join(', ')}.`)
  return `${parts.join('\n\n')}\n`
}

const of = (category: Category, rules: readonly Rule[]): Rule[] =>
  rules.filter((rule) => rule.category === category)

function contents(category: Category, rules: readonly Rule[]): string {
  const rows = of(category, rules).map(
    ({ id, title, severity, confidence }) =>
      `| [${id}](#${id}) | ${title} | ${severity} | ${confidence} |`,
  )
  return [
    `**${CATEGORY_TITLES[category]}**\n`,
    '| Rule | Finding | Severity | Confidence |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function chapter(rule: Rule): string {
  const {
    id,
    title,
    category,
    severity,
    confidence,
    cwe,
    since,
    description,
    remediation,
    harmlessIf,
  } = rule
  const weakness =
    cwe === null
      ? 'none'
      : `[${cwe}](https://cwe.mitre.org/data/definitions/${cwe.replace('CWE-', '')}.html)`
  return [
    `### ${id}`,
    `**${title}**`,
    `Category ${category} · severity ${severity} · confidence ${confidence} · weakness ${weakness} · since version ${since}`,
    description,
    `Remedy: ${remediation}`,
    `Likely harmless if ${harmlessIf}.`,
    'Fires on:',
    ...rule.examples.fires.map(example),
    'Stays quiet on:',
    ...rule.examples.quiet.map(example),
  ].join('\n\n')
}

/** What cannot be seen stands as an escape: a reference must not carry hidden text itself. */
const example = (text: string): string =>
  codeBlock(text.replace(/\n$/, '').split('\n').map(visible))

if (import.meta.main) writeFileSync(REFERENCE_PATH, writeReference())
