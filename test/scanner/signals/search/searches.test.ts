import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { worded } from '../../../../scanner/patterns/wording.ts'
import { everyMatch } from '../../../../scanner/signals/search/searches.ts'

const ANNOUNCED = worded(/\bpurple elephants?\b/g)
const WITHOUT_FLAG = worded(/\byellow elephants?\b/)

const DOCUMENT = createDocument('A purple elephant, a yellow elephant, and purple elephants.')

describe('every match', () => {
  test('is found of a pattern, announced or not', () => {
    for (const pattern of [ANNOUNCED, /\bpurple elephants?\b/g])
      expect(everyMatch(DOCUMENT, pattern).map(({ index }) => index)).toEqual([2, 42])
  })

  test('is refused to a pattern that would be found at the same place for ever', () => {
    expect(() => everyMatch(DOCUMENT, WITHOUT_FLAG)).toThrow('without the flag g')
  })
})
