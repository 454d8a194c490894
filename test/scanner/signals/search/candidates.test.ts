import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { RULES } from '../../../../scanner/index.ts'
import { candidates, mayMatch } from '../../../../scanner/signals/search/candidates.ts'
import { wordings, worded } from '../../../../scanner/patterns/wording.ts'
import { pick, randomFrom } from '../../../support/random.ts'

const PATTERN = worded(/\bsend\b[^.]{0,40}\b(?:secrets?|pass[- ]?words?)\b/)

const BROKEN = worded(/all\nsecrets/)

const spansOf = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => ({
    start: index * size,
    end: Math.min(text.length, (index + 1) * size),
  }))

describe('candidates', () => {
  test('are the spans that hold a word of each kind', () => {
    const document = createDocument('send it now. | keep secrets | send all secrets')
    const spans = [
      { start: 0, end: 14 },
      { start: 14, end: 30 },
      { start: 30, end: 46 },
    ]
    expect(candidates(document, spans, PATTERN)).toEqual([spans[2]!])
  })

  test('are the spans that match a pattern that was not announced', () => {
    const document = createDocument('plain')
    const spans = spansOf('plain', 2)
    expect(candidates(document, spans, /a/)).toEqual([spans[1]!])
  })

  test('go on over line ends, unless the pattern asks for them', () => {
    const document = createDocument('send all\nsecrets')
    const spans = [{ start: 0, end: 16 }]
    expect(candidates(document, spans, PATTERN)).toEqual(spans)
    expect(candidates(document, spans, BROKEN)).toEqual(spans)
  })

  test('are none, and nothing may match, when a word is nowhere', () => {
    const document = createDocument('send nothing')
    expect(candidates(document, spansOf('send nothing', 5), PATTERN)).toEqual([])
    expect(mayMatch(document, PATTERN)).toBe(false)
    expect(mayMatch(createDocument('send secret'), PATTERN)).toBe(true)
  })

  test('are the same when patterns were announced meanwhile', () => {
    const document = createDocument('send all secrets')
    const spans = [{ start: 0, end: 16 }]
    expect(mayMatch(document, PATTERN)).toBe(true)
    // In order they stand before all others, whose numbers shift by theirs.
    for (const word of ['aardvark', 'abacus', 'abalone']) worded(new RegExp(`\\b${word}\\b`))
    expect(candidates(document, spans, PATTERN)).toEqual(spans)
    expect(candidates(createDocument('send all secrets'), spans, PATTERN)).toEqual(spans)
    expect(candidates(document, spans, PATTERN)).toEqual(spans)
  })

  test('never leave out a span that a pattern of a rule matches', () => {
    const random = randomFrom(11)
    const examples = RULES.flatMap(({ examples: { fires, quiet } }) => [...fires, ...quiet])
    let matched = 0
    for (let round = 0; round < 300; round++) {
      const document = createDocument(pick(random, examples) + pick(random, examples))
      const { text } = document.reading
      const flat = text.replaceAll('\n', ' ')
      const spans = spansOf(text, 20 + Math.floor(random() * 200))
      for (const pattern of wordings().patterns) {
        const once = new RegExp(pattern.source, pattern.flags.replace('g', ''))
        const there = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}y`)
        // A span that cuts a word in two makes a word of its half; only what the whole text holds counts.
        const hit = spans.filter(({ start, end }) => {
          const found = once.exec(text.slice(start, end))
          there.lastIndex = start + (found?.index ?? 0)
          if (found === null || there.exec(text)?.[0] !== found[0]) return false
          // What a pattern must not be followed by may stand on the next line: lines go on there.
          there.lastIndex = start + found.index
          return found[0].includes('\n') || there.test(flat)
        })
        matched += hit.length
        expect(candidates(document, spans, pattern)).toEqual(expect.arrayContaining(hit))
      }
    }
    expect(matched).toBeGreaterThan(50)
    // Every pattern of every rule is tried: on a busy machine that takes longer than the runner allows.
  }, 60_000)
})
