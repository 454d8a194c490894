import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scan } from '../../scanner/index.ts'

/**
 * Passages of our own, of a few lines each: code that does harm with an honest twin of the same shape, orders in plain
 * words with theirs, orders that name something of a stranger beside lines that name what is the reader's own or forbid
 * the same, and honest lines whose words sound alarming. What is missed and what is accused is counted: lower these
 * numbers, never raise them.
 */
const COUNTS = {
  code: { missed: 27, accused: 5 },
  plain: { missed: 336, accused: 6 },
  named: { missed: 2, accused: 9 },
  honest: { missed: 0, accused: 19 },
}

setDefaultTimeout(60_000)

interface Passage {
  bad?: string
  good?: string
}

const passages = (name: string): readonly Passage[] =>
  readFileSync(join(import.meta.dir, '../fixtures/passages', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const isAccused = (passage: string): boolean =>
  'CDF'.includes(
    scan(
      `---\nname: helper\ndescription: Helps with the daily work of a small office.\n---\n\n# Notes\n\nHow the work is done here.\n\n${passage}\n`,
    ).grade,
  )

describe.each(Object.entries(COUNTS))('passages: %s', (name, { missed, accused }) => {
  const all = passages(name)

  test('what does harm is a C or worse', () => {
    const bad = all.flatMap((passage) => passage.bad ?? [])
    expect(bad.filter((passage) => !isAccused(passage)).length).toBeLessThanOrEqual(missed)
  })

  test('what is honest is an A or a B', () => {
    const good = all.flatMap((passage) => passage.good ?? [])
    expect(good.filter(isAccused).length).toBeLessThanOrEqual(accused)
  })
})
