/**
 * Writes RULES.md, the reference of all rules, and `rule-texts.json`, what they say of themselves, from the rules: `bun
 * scanner/reference.ts`. A test fails while a file and the rules disagree.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHAPTERS } from './chapters.ts'
import { codeBlock } from './format/markup.ts'
import { addressOf } from './format/sarif-rules.ts'
import { visible } from './format/visible.ts'
import { gradeOf, scoreOf } from './grade.ts'
import { CONFIDENCES, type Confidence, SEVERITIES, type Severity } from './report.ts'
import { CATEGORIES, type Category, type Rule, TEXT_FIELDS } from './rule.ts'
import { DROPPED_IDS, RULES, RULES_VERSION } from './rules/index.ts'

export const REFERENCE_PATH = join(import.meta.dir, 'RULES.md')
export const RULE_TEXTS_PATH = join(import.meta.dir, 'rule-texts.json')

const SEVERITY_WORDS: Record<Severity, { word: string; meaning: string }> = {
  crit: { word: 'critical', meaning: 'Harm is done by following the text once.' },
  high: {
    word: 'high',
    meaning: 'One step away from harm, or harm to some of those who follow it.',
  },
  med: { word: 'medium', meaning: 'Makes harm easier, or is careless with what others rely on.' },
  low: { word: 'low', meaning: 'Worth knowing. Findings of this kind alone leave an A.' },
}

const CONFIDENCE_WORDS: Record<Confidence, string> = {
  high: 'Seldom wrong.',
  medium: 'Mostly right; honest texts look like this at times. Costs less.',
  low: 'A warning, a quotation or a guess. Shown, and costs nothing.',
}

export function writeReference(rules: readonly Rule[] = RULES): string {
  const present = CATEGORIES.filter((category) => of(category, rules).length > 0)
  const parts = [
    '# Rules',
    `${rules.length} rules, version ${RULES_VERSION} of the set. Generated from \`scanner/rules/\` by ` +
      '`bun scanner/reference.ts`; edit the rules, not this file. Of the examples of a rule the shortest are shown.',
    OPENING,
    scales(),
    '## Contents',
    ...present.map((category) => contents(category, rules)),
    ...present.flatMap((category) => [
      `## ${CHAPTERS[category].title}`,
      CHAPTERS[category].introduction,
      ...of(category, rules).map(chapter),
    ]),
  ]
  if (DROPPED_IDS.length > 0)
    parts.push(`## Dropped\n\nThese ids never come back: ${DROPPED_IDS.join(', ')}.`)
  return `${parts.join('\n\n')}\n`
}

const OPENING = `## If your skill was graded C or worse

1. **Begin with the first finding.** They are ordered by severity, and the worst one decides most of the grade.
2. **Look its rule up below.** Each says why it matters, what to do instead, and when a finding is likely harmless.
3. **Repair or explain.** Most grades rise with one change: a pinned version for a piped script, a question before a step
   that cannot be undone, a sentence that says openly what is sent where.
4. **If the text only warns, quotes or teaches**, make that plain where a reader sees it: what is forbidden, denied or shown as a bad
   example weighs less. A remark that the skill is safe, or that this is only an example, changes nothing.
5. **If you cannot change it**, \`bun run scan --ignore RULE\` leaves a rule out, and \`--baseline FILE\` keeps known findings from
   failing a build.

A finding says what the text does or asks for, not what its author meant. No finding means that nothing known was found.`

/** Computed, so that the page cannot say other points than the scanner takes. */
function scales(): string {
  const row = (severity: Severity): string => {
    const { word, meaning } = SEVERITY_WORDS[severity]
    const alone = CONFIDENCES.filter((confidence) => confidence !== 'low').map((confidence) => {
      const score = scoreOf([{ ruleId: 'one', severity, confidence }])
      return `${score} (${gradeOf(score)})`
    })
    return `| \`${severity}\` | ${word} | ${meaning} | ${alone.join(' | ')} |`
  }
  return [
    '## What the words mean\n',
    'Severity says how bad it is if the finding is right. The last columns are the score of a text with one such finding and no other.\n',
    '| Severity | | Meaning | High confidence | Medium confidence |',
    '| --- | --- | --- | --: | --: |',
    ...SEVERITIES.map(row),
    '\nConfidence says how sure the rule is.\n',
    '| Confidence | Meaning |',
    '| --- | --- |',
    ...CONFIDENCES.map((confidence) => `| ${confidence} | ${CONFIDENCE_WORDS[confidence]} |`),
    '\nWhat a rule has below is its usual weight: a finding may be lower where the text warns, quotes or teaches, and higher or lower ' +
      'by what was seen, such as a known host. One that rests on words which honest texts use as well is shown as medium until another ' +
      'rule sees something close by, too.',
  ].join('\n')
}

const of = (category: Category, rules: readonly Rule[]): Rule[] =>
  rules.filter((rule) => rule.category === category)

function contents(category: Category, rules: readonly Rule[]): string {
  const rows = of(category, rules).map(
    ({ id, title, severity }) =>
      `| [${id}](#${id}) | ${title} | ${SEVERITY_WORDS[severity].word} |`,
  )
  const { title } = CHAPTERS[category]
  const anchor = title.toLowerCase().replaceAll(' ', '-')
  return [
    `**[${title}](#${anchor})**\n`,
    '| Rule | Finding | Severity |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function chapter(rule: Rule): string {
  const { id, title, severity, confidence, cwe, since, description, remediation } = rule
  const facts = [
    `${SEVERITY_WORDS[severity].word} severity`,
    `${confidence} confidence`,
    ...(cwe === null ? [] : [`[${cwe}](${addressOf(cwe)})`]),
    `since version ${since}`,
  ]
  return [
    `### ${id}`,
    `**${title}** · ${facts.join(' · ')}`,
    description,
    `**What to do:** ${remediation}`,
    `**Likely harmless if** ${rule.harmlessIf}.`,
    '<details>\n<summary>Examples</summary>',
    'Fires on:',
    ...shortest(rule.examples.fires).map(example),
    'Stays quiet on:',
    ...shortest(rule.examples.quiet).map(example),
    ...remainder(rule),
    '</details>',
  ].join('\n\n')
}

/** How many examples of each kind are printed; all of them would take more than a page is rendered for. */
const EXAMPLES_MAX = 3

/** The shortest say most at a glance; of equal ones the first as written. */
const shortest = (examples: readonly string[]): string[] =>
  examples.toSorted((a, b) => a.length - b.length).slice(0, EXAMPLES_MAX)

/** Where the examples stand that are not printed, if there are any. */
function remainder({ id, category, examples: { fires, quiet } }: Rule): string[] {
  const left = (all: readonly string[]): number => Math.max(0, all.length - EXAMPLES_MAX)
  if (left(fires) + left(quiet) === 0) return []
  const file = `rules/${category}/${id}.ts`
  return [
    `${left(fires)} more that fire and ${left(quiet)} more that stay quiet: [${file}](${file}).`,
  ]
}

/** What cannot be seen stands as an escape: a reference must not carry hidden text itself. */
const example = (text: string): string =>
  codeBlock(text.replace(/\n$/, '').split('\n').map(visible))

export const writeRuleTexts = (): string =>
  `${JSON.stringify({ version: RULES_VERSION, rules: RULES }, ['version', 'rules', ...TEXT_FIELDS], 2)}\n`

if (import.meta.main) {
  writeFileSync(REFERENCE_PATH, writeReference())
  writeFileSync(RULE_TEXTS_PATH, writeRuleTexts())
}
