import { describe, expect, test } from 'bun:test'
import { scan, tables, takeTables } from '../../scanner/index.ts'
import { knownWords } from '../../scanner/signals/search/words.ts'
import { badSkillText } from '../support/skills.ts'

describe('tables that were made elsewhere', () => {
  const text = badSkillText('handed')

  test("find what one's own find", () => {
    const before = scan(text)
    const own = knownWords()
    takeTables(structuredClone(tables()))
    expect(knownWords()).not.toBe(own)
    expect(scan(text)).toEqual(before)
  })

  test('are no copies where they are large, and have two bytes for a state', () => {
    const { next } = structuredClone(tables()).matcher.automaton
    expect(next).toBeInstanceOf(Uint16Array)
    expect(next.buffer).toBeInstanceOf(SharedArrayBuffer)
  })

  test('are left where other patterns are announced', () => {
    const own = knownWords()
    const given = structuredClone(tables())
    takeTables({ ...given, wordings: { ...given.wordings, patterns: 'others' } })
    expect(knownWords()).toBe(own)
  })
})
