import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { scan } from '../../scanner/index.ts'
import { CHINESE } from '../support/orders-abroad/chinese.ts'
import { FRENCH } from '../support/orders-abroad/french.ts'
import { GERMAN } from '../support/orders-abroad/german.ts'
import { JAPANESE } from '../support/orders-abroad/japanese.ts'
import { KOREAN } from '../support/orders-abroad/korean.ts'
import { PORTUGUESE } from '../support/orders-abroad/portuguese.ts'
import { RUSSIAN } from '../support/orders-abroad/russian.ts'
import { SPANISH } from '../support/orders-abroad/spanish.ts'
import { HONEST, IN_OTHER_WORDS } from '../support/orders-abroad/in-other-words.ts'
import type { Kind, Tongue } from '../support/orders-abroad/tongue.ts'
import { type Parts, sentencesOf } from '../support/grids/parts.ts'

/**
 * The plain attacks on whoever runs an agent, in eight languages, each put together from verbs, things and endings
 * as people write them there. What passes is counted; lower these numbers, never raise them.
 */

setDefaultTimeout(120_000)

const TONGUES: Record<string, Tongue> = {
  Chinese: CHINESE,
  Japanese: JAPANESE,
  Korean: KOREAN,
  Spanish: SPANISH,
  German: GERMAN,
  French: FRENCH,
  Portuguese: PORTUGUESE,
  Russian: RUSSIAN,
}

/** Sentences of a kind in one language that are graded A or B. */
const PASSING = 0

/** Of the sentences in other words, so many pass. */
const PASSING_IN_OTHER_WORDS = 4

const passes = (above: string, sentence: string): boolean =>
  'AB'.includes(scan(`${above}${sentence}\n`).grade)

describe.each(Object.entries(TONGUES))('%s', (_, { above, attacks, honest }) => {
  test.each(Object.entries(attacks) as [Kind, Parts][])('%s', (_kind, parts) => {
    const passed = sentencesOf(parts).filter((one) => passes(above, one))
    expect(passed.length, passed.slice(0, 20).join('\n')).toBeLessThanOrEqual(PASSING)
  })

  test.each(honest.map((one) => [one]))('is honest: %s', (sentence) => {
    expect(passes(above, sentence)).toBeTrue()
  })
})

const TITLE = '# Kiln 7\n\n'

test('in other words', () => {
  const passed = IN_OTHER_WORDS.filter((one) => passes(TITLE, one))
  expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(PASSING_IN_OTHER_WORDS)
})

test.each(HONEST.map((one) => [one]))('is honest: %s', (sentence) => {
  expect(passes(TITLE, sentence)).toBeTrue()
})
