import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDocument } from '../../scanner/document.ts'
import { WEAKNESS_NAMES } from '../../scanner/format/sarif-rules.ts'
import { CONFIDENCES, type Finding, SEVERITIES } from '../../scanner/report.ts'
import { CATEGORIES } from '../../scanner/rule.ts'
import { DROPPED_IDS, RULES, RULES_VERSION } from '../../scanner/rules/index.ts'
import { scan } from '../../scanner/scan.ts'
import { OPEN_DOORS } from '../../scanner/signals/settings/open-doors.ts'
import { WAYS } from '../../scanner/signals/settings/taps.ts'
import { wordings } from '../../scanner/patterns/wording.ts'
import { literalsOf } from '../support/literals.ts'
import { slownessOf } from '../support/patterns.ts'

/** Every announced pattern is taken apart by one test. */
setDefaultTimeout(60_000)

const SCANNER = join(import.meta.dir, '../../scanner')
const filesBelow = (pattern: string): string[] =>
  [...new Bun.Glob(pattern).scanSync(SCANNER)]
    .filter((path) => !path.includes('node_modules'))
    .sort()

describe('tables of settings', () => {
  const texts = RULES.flatMap(({ examples }) => examples.fires).map(
    (text) => createDocument(text).reading.text,
  )
  const seen = (...shapes: readonly RegExp[]): boolean =>
    texts.some((text) => shapes.every((shape) => text.search(shape) >= 0))

  test('hold no line without an example', () => {
    const ways = WAYS.filter(({ sends, beside }) => !seen(sends, ...(beside ? [beside] : [])))
    const doors = OPEN_DOORS.filter((door) => !seen(door))
    expect([...ways.map(({ sends }) => sends), ...doors].map(String)).toEqual([])
  })
})

describe('the set of rules', () => {
  test('has every file of rules/, each named after its id and lying in its category', () => {
    const files = filesBelow('rules/*/*.ts')
    expect(RULES.map(({ id, category }) => `rules/${category}/${id}.ts`).sort()).toEqual(files)
  })

  test('has each id once, and none that was dropped', () => {
    const ids = RULES.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids.filter((id) => DROPPED_IDS.includes(id) || id === 'finding-limit')).toEqual([])
  })
})

test('rules belong to weaknesses that have a name, and none is named for nothing', () => {
  const used = new Set(RULES.flatMap(({ cwe }) => cwe ?? []))
  expect([...used].sort()).toEqual(Object.keys(WEAKNESS_NAMES).sort())
})

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const foundIn = (text: string): Finding[] =>
    scan(text).findings.filter((finding) => finding.ruleId === id)

  test('says what it is', () => {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(id).not.toMatch(/^no-/)
    expect(CATEGORIES).toContain(rule.category)
    expect(SEVERITIES).toContain(rule.severity)
    expect(CONFIDENCES).toContain(rule.confidence)
    expect(rule.since >= 1 && rule.since <= RULES_VERSION).toBe(true)
    expect(rule.cwe ?? 'none').toMatch(
      rule.category === 'declaration' ? /^(?:CWE-\d+|none)$/ : /^CWE-\d+$/,
    )
    for (const sentence of [rule.description, rule.remediation])
      expect(sentence).toMatch(/^[A-Z][^]{5,}\.$/)
    for (const phrase of [rule.title, rule.harmlessIf]) expect(phrase).toMatch(/^[^\s].{3,}[^.]$/)
  })

  test('has three examples or more of each kind', () => {
    expect(rule.examples.fires.length).toBeGreaterThanOrEqual(3)
    expect(rule.examples.quiet.length).toBeGreaterThanOrEqual(3)
  })

  test.each(rule.examples.fires.map((text) => [text]))('fires on %j', (text) => {
    expect(foundIn(text).length).toBeGreaterThan(0)
  })

  test.each(rule.examples.quiet.map((text) => [text]))('stays quiet on %j', (text) => {
    const loud = foundIn(text).filter(
      ({ severity, confidence }) => severity !== 'low' && confidence !== 'low',
    )
    expect(loud).toEqual([])
  })

  test('fires behind padding as well', () => {
    const padding = `${'Word after word. '.repeat(1200)}\n\n${'a'.repeat(4000)}\n\n`
    // Front matter is only that at the start.
    for (const text of rule.examples.fires.filter((example) => !example.startsWith('---')))
      expect(foundIn(padding + text).length).toBeGreaterThan(0)
  })
})

test('what a hook runs is read in all lines below its key', () => {
  const hook = (command: string) =>
    scan(
      `---\nname: x\nhooks:\n  Stop:\n    - type: command\n      command: >-\n        ${command}\n---\n# x\n`,
    ).findings.find(({ ruleId }) => ruleId === 'load-time-command')?.severity
  expect(hook('sqlite3 form.db "select body from inbox" | sudo bash')).toBe('high')
  expect(hook('test -f plan.md || sh ./check.sh')).toBe('med')
})

describe('the regular expressions of the scanner', () => {
  const literals = filesBelow('**/*.ts').flatMap((file) =>
    literalsOf(readFileSync(join(SCANNER, file), 'utf8')).map((literal) => ({ file, ...literal })),
  )

  test('are found by the check', () => {
    expect(literals.length).toBeGreaterThan(100)
    for (const { source, flags } of literals) expect(() => new RegExp(source, flags)).not.toThrow()
  })

  test('run in linear time, as far as the check can tell', () => {
    const slow = literals.flatMap(({ file, line, source, flags }) =>
      slownessOf(source, flags).map(
        (problem) => `${file}:${line} has ${problem}: /${source}/${flags}`,
      ),
    )
    expect(slow).toEqual([])
  })

  test('run in linear time when they are put together from parts as well', () => {
    const announced = [...wordings().patterns]
    expect(announced.length).toBeGreaterThan(200)
    const slow = announced.flatMap(({ source, flags }) =>
      slownessOf(source, flags).map((problem) => `${problem}: /${source.slice(0, 200)}/${flags}`),
    )
    expect(slow).toEqual([])
  })

  test('have an upper bound wherever a rule counts', () => {
    const open = literals.filter(
      ({ file, source }) => file.startsWith('rules/') && /\{\d+,\}/.test(source),
    )
    expect(open.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  })
})
