import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scan } from '../../../../scanner/index.ts'

/**
 * Services that are laid open, guards that are put out and code that is made weak, in the words and tools of those who
 * administer and develop, and what honest texts say of the same settings. Lower these numbers, never raise them.
 */
const MISSED = 10
const ACCUSED = 1

setDefaultTimeout(60_000)

const passages: readonly { bad?: string; good?: string }[] = readFileSync(
  join(import.meta.dir, '../../../fixtures/passages/weakened.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const gradeOf = (passage: string): string =>
  scan(
    `---\nname: team-procedures\ndescription: How we work on this project.\n---\n\n# Procedures\n\nKeep the notes of each run in the folder of the project.\n\n${passage}\n\nClose with a list of what was done.\n`,
  ).grade

const isAccused = (passage: string): boolean => 'CDF'.includes(gradeOf(passage))

describe('what is weakened', () => {
  test('for others, or for good, is a C or worse', () => {
    const bad = passages.flatMap((passage) => passage.bad ?? [])
    expect(bad.length).toBeGreaterThan(200)
    expect(bad.filter((passage) => !isAccused(passage)).length).toBeLessThanOrEqual(MISSED)
  })

  test('on a machine of one’s own, within bounds, or as what to look for, is an A or a B', () => {
    const good = passages.flatMap((passage) => passage.good ?? [])
    expect(good.length).toBeGreaterThan(120)
    expect(good.filter(isAccused).length).toBeLessThanOrEqual(ACCUSED)
  })

  const open = 'redis.conf: `protected-mode no`, `bind 0.0.0.0`, no `requirepass`.'

  test('weighs more for others, and nothing where it is one’s own', () => {
    expect(gradeOf(`${open} Port 6379 is open to the internet for good.`)).toBe('D')
    expect(gradeOf(`${open} This is the machine on your own laptop.`)).toBe('A')
  })

  test('is no order where a text warns of it', () => {
    expect(gradeOf(`${open} Flag it: production is vulnerable then.`)).toBe('A')
  })
})
