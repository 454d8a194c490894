import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { sentenceAround } from '../../../../scanner/signals/sentences/paragraphs.ts'

/** The sentence around some words of a text, trimmed; null when they stand in more than one. */
function around(text: string, words: string): string | null {
  const document = createDocument(text)
  const { text: read } = document.reading
  const start = read.indexOf(words)
  const found = sentenceAround(document, { start, end: start + words.length })
  return found && read.slice(found.start, found.end).trim()
}

describe('sentenceAround', () => {
  const TEXT = 'One kiln is cold. The other\nis hot! Nobody knows why.\n\nA third one is new.\n'

  test('goes over a line end and no farther than the sentence', () => {
    expect(around(TEXT, 'is hot')).toBe('the other\nis hot!')
    expect(around(TEXT, 'one kiln')).toBe('one kiln is cold.')
    expect(around(TEXT, 'third')).toBe('a third one is new.')
  })

  test('holds the mark that ends it', () => {
    expect(around(TEXT, 'cold.')).toBe('one kiln is cold.')
  })

  test('is none for words of two sentences', () => {
    expect(around(TEXT, 'hot! nobody')).toBeNull()
  })
})
