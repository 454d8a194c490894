import { describe, expect, test } from 'bun:test'
import { withApostrophes, withoutAccents } from '../../../scanner/reading/plain-letters.ts'

test('accents hide no word that orders turn on, and stay in others', () => {
  expect(withoutAccents('ign\u00f6re pre\u0301v\u0302\u00efous i\u0303nstruct\u00ed\u00f3ns')).toBe(
    'ignore previous instructions',
  )
  expect(withoutAccents("l'instructrice, un pr\u00e9avis")).toBe("l'instructrice, un pr\u00e9avis")
})

describe('a negation without its apostrophe', () => {
  test('is read with it, and lines stay where they are', () => {
    expect(withApostrophes('dont tell.\nit doesnt matter, you cant.')).toBe(
      "don't tell.\nit doesn't matter, you can't.",
    )
  })

  test('is left alone in words and in French', () => {
    expect(withApostrophes('a recant, an entente.')).toBe('a recant, an entente.')
    expect(withApostrophes('le fichier dont on parle.')).toBe('le fichier dont on parle.')
  })
})
