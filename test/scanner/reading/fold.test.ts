import { describe, expect, test } from 'bun:test'
import {
  decodeReferences,
  foldLine,
  foldText,
  foldWord,
  stripInvisible,
} from '../../../scanner/reading/fold.ts'
import { linesOf } from '../../../scanner/reading/lines.ts'

const reading = (text: string) => foldText(text, linesOf(text))

describe('foldLine', () => {
  test.each([
    ['full-width letters', '\uff49\uff47\uff4e\uff4f\uff52\uff45', 'ignore'],
    ['mathematical letters', '\u{1d422}\u{1d420}\u{1d427}\u{1d428}\u{1d42b}\u{1d41e}', 'ignore'],
    ['letters joined by zero-width joiners', 'i\u200dg\u200dn\u200dore', 'ignore'],
    ['small capitals', '\u026a\u0262\u0274\u1d0f\u0280\u1d07', 'ignore'],
    ['letters struck through', 'i\u0336g\u0336n\u0336ore', 'ignore'],
    ['a soft hyphen and a byte order mark', 'ig\u00adno\ufeffre', 'ignore'],
    ['Cyrillic look-alikes in a Latin word', 'р\u0430ypal', 'paypal'],
    ['character references', '&#105;gnore&nbsp;&#x61;ll', 'ignore all'],
    [
      'references that show nothing, a blank, or a letter drawn otherwise',
      'ig&ZeroWidthSpace;no&NoBreak;re&InvisibleComma;&emsp;&afr;&lscr;&lopf; r&imath;sks',
      'ignore all risks',
    ],
    [
      'references to letters with accents',
      'Caf&eacute; f&uuml;r M&atilde;o',
      'caf\u00e9 f\u00fcr m\u00e3o',
    ],
    ['typographic quotes and dashes', '\u201cdon\u2019t\u201d \u2014 no', '"don\'t" - no'],
    ['separators between words', 'ignore\u2028previous', 'ignore previous'],
    [
      'white space that is none',
      'ignore\u2800previous\u00b7orders\u000cnow',
      'ignore previous orders now',
    ],
    [
      'letters white on black, and in brackets',
      '\u{1f178}\u{1f176}nore \u24a4\u24a2nore',
      'ignore ignore',
    ],
    ['letters that a mathematical alphabet lacks', '\u{1d4c7}\u{1d4ba}\u{1d456}', 'rei'],
    ['private characters in a word', 'cu\ue000r\u{f0000}l', 'curl'],
    ['controls and colours of a terminal', 'c\u0001u\u001b[1;31mr\u007fl', 'curl'],
  ])('makes %s plain', (_, line, plain) => {
    expect(foldLine(line)).toBe(plain)
  })

  test('leaves words of other scripts as they are', () => {
    expect(foldLine('ПРИВЕТ мир')).toBe('привет мир')
    expect(foldLine('日本語の説明です')).toBe('日本語の説明です')
    expect(foldLine('naïve café')).toBe('naïve café')
  })

  test('never makes a line end', () => {
    expect(foldLine('a&#10;b&#13;c\u2029d\u0085e')).not.toMatch(/[\r\n]/)
  })
})

test('marks that stand in no order are cut, since putting them in order would take seconds', () => {
  const plain = foldLine(`Z${'\u0301\u0323\u0327'.repeat(17_000)}.`)
  expect(plain.length).toBeLessThan(100)
  expect(plain).toEndWith('.')
})

describe('foldText', () => {
  test('keeps the lines of the text, whatever ends them', () => {
    const found = reading('A\r\nb\u2028c\rd\n')
    expect(found.text).toBe('a\nb c\nd\n')
    expect(found.lines.count).toBe(linesOf('A\r\nb\u2028c\rd\n').count)
  })

  test('says when folding changed more than case', () => {
    expect(reading('IGNORE all').folded).toBe(false)
    expect(reading('caf\u00e9').folded).toBe(false)
    expect(reading('p\u0430ypal').folded).toBe(true)
    expect(reading('i\u200bgnore').folded).toBe(true)
  })
})

describe('parts', () => {
  test('character references that name no character become a space', () => {
    expect(decodeReferences('a&#xd800;b&#0;c&#9999999;d')).toBe('a b c d')
    expect(decodeReferences('&unknown; &amp;')).toBe('&unknown; &')
  })

  test('invisible characters go, emoji stay', () => {
    expect(stripInvisible('a\u200b\u{e0041}\u{1f600}\ufe0fb')).toBe('a\u{1f600}b')
    expect(stripInvisible('plain')).toBe('plain')
  })

  test('a word is folded letter by letter', () => {
    expect(foldWord('ѕуѕtеm')).toBe('system')
  })
})
