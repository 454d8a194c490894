import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { inTurn, type Scheme, schemes } from '../../../../scanner/verdicts/schemes/scheme.ts'

const SKIPS = inTurn(String.raw`\bskips? (?:every|the) row`, 60, String.raw`\bof the ledger\b`)

const isSeen = (text: string, around: Partial<Scheme>): boolean =>
  [...schemes(createDocument(text), [{ ...SKIPS, ...around }])].length > 0

const ORDER = 'Read the file. Then skip the rows of the ledger.'
const WITHIN = 'The tall importer now and again skips the rows of the ledger.'
const PITFALL = 'What comes of it, by and by: skips the rows of the ledger.'

describe('a scheme that is ordered', () => {
  test('begins a clause', () => {
    expect(isSeen(ORDER, {})).toBe(true)
    expect(isSeen(ORDER, { ordered: true })).toBe(true)
    expect(isSeen(WITHIN, {})).toBe(true)
    expect(isSeen(WITHIN, { ordered: true })).toBe(false)
  })

  test('is no fault of a program', () => {
    expect(isSeen(PITFALL, {})).toBe(true)
    expect(isSeen(PITFALL, { ordered: true })).toBe(false)
  })
})
