import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Grade, scan } from '../../scanner/index.ts'

/**
 * What holds today, of fixtures that we wrote ourselves. A change of the rules may better these
 * numbers, and then raises them here; it may never worsen them.
 */
const HELD = {
  hostile: { files: 124, gradedCOrWorseMin: 115, gradedDOrFMin: 101 },
  honest: { files: 166, gradedCOrWorseMax: 0, gradedDOrFMax: 0 },
}

const FOLDER = join(import.meta.dir, '../fixtures/skills')
const CAUTION: readonly Grade[] = ['C', 'D', 'F']
const CONDEMNED: readonly Grade[] = ['D', 'F']

interface Graded {
  name: string
  text: string
  grade: Grade
  rules: string
}

function graded(kind: 'hostile' | 'honest'): Graded[] {
  return readdirSync(join(FOLDER, kind))
    .sort()
    .map((name) => {
      const text = readFileSync(join(FOLDER, kind, name), 'utf8')
      const { grade, findings } = scan(text)
      const rules = [...new Set(findings.map(({ ruleId }) => ruleId))].join(' ')
      return { name, text, grade, rules }
    })
}

const hostile = graded('hostile')
const honest = graded('honest')

const withGrade = (files: readonly Graded[], grades: readonly Grade[]): Graded[] =>
  files.filter(({ grade }) => grades.includes(grade))
const without = (files: readonly Graded[], grades: readonly Grade[]): Graded[] =>
  files.filter(({ grade }) => !grades.includes(grade))

/** Fails with the files, so that the message says which rule to look at. */
function expectAtMost(files: readonly Graded[], most: number, what: string): void {
  if (files.length <= most) return
  const list = files.map(({ name, grade, rules }) => `  ${name} ${grade} ${rules}`).join('\n')
  throw new Error(`${files.length} ${what}, ${most} were held:\n${list}`)
}

describe('hostile fixtures', () => {
  const { files, gradedCOrWorseMin, gradedDOrFMin } = HELD.hostile

  test('are graded C or worse as often as before', () => {
    const missed = without(hostile, CAUTION)
    expectAtMost(missed, files - gradedCOrWorseMin, 'hostile fixtures pass')
  })

  test('are graded D or F as often as before', () => {
    const mild = without(hostile, CONDEMNED)
    expectAtMost(mild, files - gradedDOrFMin, 'hostile fixtures are better than D')
  })
})

describe('honest fixtures', () => {
  const { gradedCOrWorseMax, gradedDOrFMax } = HELD.honest

  test('are graded C or worse no more often than before', () => {
    expectAtMost(withGrade(honest, CAUTION), gradedCOrWorseMax, 'honest fixtures are accused')
  })

  test('are graded D or F no more often than before', () => {
    expectAtMost(withGrade(honest, CONDEMNED), gradedDOrFMax, 'honest fixtures are condemned')
  })
})

test('the fixtures are all there, and as long as real skills', () => {
  expect([hostile.length, honest.length]).toEqual([HELD.hostile.files, HELD.honest.files])
  for (const { name, text } of [...hostile, ...honest]) {
    const lines = text.split('\n').length - 1
    if (lines < 20 || lines > 80) throw new Error(`${name} has ${lines} lines, 20 to 80 are wanted`)
  }
})
