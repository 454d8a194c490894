import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json'
import { readArguments } from '../../scanner/cli/arguments.ts'
import { scoreOf } from '../../scanner/grade.ts'
import { type Grade, gradeOf, scan } from '../../scanner/index.ts'
import type { Confidence, Severity } from '../../scanner/report.ts'

const root = join(import.meta.dir, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const readme = read('README.md')

test('the two commands name the version of Bun that the lock file holds', () => {
  const { bun } = manifest.devDependencies
  expect(readme).toContain(`npx -y bun@${bun} run start`)
  expect(readme).toContain(`npx -y bun@${bun} run test`)
  expect(read('bun.lock')).toContain(`"bun@${bun}"`)
})

test('the commands for CI are pinned alike and take the options that they name', () => {
  const { bun } = manifest.devDependencies
  expect([...readme.matchAll(/bun@([\w.-]+)/g)].filter(([, version]) => version !== bun)).toEqual(
    [],
  )
  const commands = [...readme.matchAll(/scanner\/cli\.ts( --[^`>\n]+)/g)].map(([, words]) => words)
  expect(commands.length).toBeGreaterThan(1)
  for (const words of commands)
    expect(readArguments(words!.trim().split(' '))).toMatchObject({
      kind: 'scan',
      arguments: { targets: ['skills'] },
    })
})

test('the settings table names exactly the variables that are read', () => {
  const table = [...readme.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name)
  const used = [...read('server/config.ts').matchAll(/'([A-Z][A-Z_]{3,})'/g)].map(
    ([, name]) => name,
  )
  expect(table.toSorted()).toEqual([...new Set(used)].toSorted())
})

test('every file and folder that is named is there', () => {
  const paths = [...readme.matchAll(/`((?:scanner|server|site|drizzle|test)\/[\w./-]+)`/g)].map(
    ([, path]) => path,
  )
  // The tables of the scanner are made by the first scan, which need not have been.
  const kept = paths.filter((path) => !path!.includes('node_modules/'))
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => path && !existsSync(join(root, path)))).toEqual([])
})

test('the grades table has the bounds of the scanner', () => {
  const rows = [...readme.matchAll(/^\| ([A-F]) \| (\d+)-(\d+) \|/gm)]
  expect(rows.length).toBe(5)
  for (const [, grade, least, most] of rows) {
    expect([gradeOf(Number(least)), gradeOf(Number(most))]).toEqual([grade, grade] as Grade[])
  }
})

const found = (severity: Severity, confidence: Confidence, ruleId = 'one', line = 1) => ({
  ruleId,
  severity,
  confidence,
  line,
})

/** What the findings of a row are, and the grades that it names. */
const WORST: Record<string, readonly ReturnType<typeof found>[][]> = {
  'one `crit` of high confidence': [[found('crit', 'high')]],
  'two such of different rules': [[found('crit', 'high'), found('crit', 'high', 'other', 90)]],
  'one `high`, or a `crit` of medium confidence, however often its rule sees it': [
    [found('high', 'high')],
    [found('crit', 'medium')],
    Array.from({ length: 20 }, (_, line) => found('high', 'high', 'one', 10 * line)),
  ],
  'the same, and another rule sees `med` or worse within three lines': [
    [found('high', 'high'), found('med', 'high', 'other', 4)],
    [found('high', 'medium'), found('med', 'medium', 'other', 4)],
  ],
  'two rules that see `high`': [
    [found('high', 'high'), found('high', 'high', 'other', 90)],
    [found('high', 'medium'), found('high', 'medium', 'other', 90)],
  ],
  'nothing above `med`': [Array.from({ length: 20 }, (_, line) => found('med', 'high', `${line}`))],
  'nothing above `low`': [Array.from({ length: 20 }, (_, line) => found('low', 'high', `${line}`))],
}

test('the table of what is found has the grades of the scanner', () => {
  const rows = new Map(
    [...readme.matchAll(/^\| (.+) \| ([A-F](?: or [A-F])?) \|$/gm)].map(([, what, grades]) => [
      what,
      grades!.split(' or '),
    ]),
  )
  const counted = Object.entries(WORST).map(([what, texts]) => [
    what,
    [...new Set(texts.map((findings) => gradeOf(scoreOf(findings))))].sort(),
  ])
  expect<unknown>(counted).toEqual(Object.keys(WORST).map((what) => [what, rows.get(what)]))
})

test('the report that is shown is the one that the scanner gives', () => {
  const report = scan(read('test/fixtures/skills/release-notes/SKILL.md'))
  expect(readme).toContain(`${report.grade}   ${report.score}  release-notes/SKILL.md`)
  expect(readme).toContain(`${report.findings.length} findings`)
  expect(readme).toContain(report.findings[0]?.title ?? 'no finding')
})

test('the answers that are shown are those that the scanner gives', () => {
  const shown = readme.slice(readme.indexOf('```json'), readme.indexOf('`persist: true`'))
  for (const [, content] of readme.matchAll(/"content": ("(?:[^"\\]|\\.)*")/g)) {
    const { grade, score, findings } = scan(JSON.parse(content ?? '""'))
    expect(shown).toContain(`"grade": "${grade}", "score": ${score}`)
    for (const { title } of findings) expect(shown).toContain(title)
  }
})
