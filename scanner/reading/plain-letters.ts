/** Letters and words that are drawn otherwise than they are written, and read as if they were not. */

import { regex } from '../patterns/verbose.ts'

const LATIN = 'abcdefghijklmnopqrstuvwxyz'

/** Capitals drawn small, by the letter they pass for. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ'
const SMALL_CAPITALS_AS = 'abcdefghijklmnopqrstuvwyz'

/** Alphabets in a row, by their first letter: in brackets, white on black in a circle and in a square. */
const ALPHABETS = [0x249c, 0x1f110, 0x1f150, 0x1f170] as const

/**
 * Mathematical alphabets, capitals and small ones in turn; some of their places are left empty, and are read all the
 * same.
 */
const MATHEMATICAL = { first: 0x1d400, last: 0x1d6a3 } as const

/** What icon fonts fill; a text shows an empty box there, or nothing. */
const PRIVATE = /[\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu

const drawn: ReadonlyMap<string, string> = new Map([
  ...[...SMALL_CAPITALS].map((letter, at) => [letter, SMALL_CAPITALS_AS[at]!] as const),
  ...ALPHABETS.flatMap((first) =>
    [...LATIN].map((letter, at) => [String.fromCodePoint(first + at), letter] as const),
  ),
  ...Array.from({ length: MATHEMATICAL.last - MATHEMATICAL.first + 1 }, (_, at) => {
    const letter = String.fromCodePoint(MATHEMATICAL.first + at)
    return [letter, LATIN[at % LATIN.length]!] as const
  }),
])

const DRAWN = new RegExp(`[${[...drawn.keys()].join('')}]`, 'gu')

/** Never longer than it was. */
export const plainLetters = (text: string): string =>
  text.replace(DRAWN, (letter) => drawn.get(letter) ?? letter).replace(PRIVATE, '')

/** English words that orders to an agent turn on: with accents on them they are still read so. */
const WORDS = [
  'ignore',
  'disregard',
  'override',
  'previous',
  'instructions?',
  'prompt',
  'curl',
  'wget',
  'bash',
  'password',
]

/** Where Unicode keeps Latin letters that have an accent of their own, all of them below U+2000. */
const WITH_ACCENTS = [
  [0xe0, 0x24f],
  [0x1e00, 0x1eff],
] as const

const ACCENTS = /[\u0300-\u036f]/g

/** By letter: itself, and all that are made of it and accents. */
const accented = new Map([...LATIN].map((letter) => [letter, letter]))
for (const [first, last] of WITH_ACCENTS)
  for (let code = first; code <= last; code++) {
    const letter = String.fromCharCode(code)
    const plain = letter.normalize('NFD').replace(ACCENTS, '')
    if (plain !== letter && accented.has(plain)) accented.set(plain, accented.get(plain) + letter)
  }

const ACCENT = /[\u00e0-\u024f\u0300-\u036f\u1e00-\u1eff]/

const disguises = WORDS.map((word) =>
  word.replace(/[a-z]/g, (letter) => `[${accented.get(letter)}]\\p{M}{0,3}`),
)
const DISGUISED = new RegExp(`(?<!\\p{L})(?:${disguises.join('|')})(?!\\p{L})`, 'gu')

/** Those words without their accents. The text is in lower case. */
export const withoutAccents = (text: string): string =>
  ACCENT.test(text)
    ? text.replace(DISGUISED, (word) => word.normalize('NFD').replace(ACCENTS, ''))
    : text

/** Verbs that take `n't`, as they stand before it. */
export const NEGATED_VERBS =
  'do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|ca|wo'

/** Negations that lack their apostrophe, as many people type them; `cant` and `wont` are next to never other words. */
const HURRIED = new RegExp(String.raw`\b(${NEGATED_VERBS})nt\b`, 'g')

/** In French `dont` is a word. */
const FRENCH = regex`
  [\u00e0\u00e7-\u00ea\u00ee\u00f4\u00f9\u0153]|
  \b(?:le|la|les|des|une|est|sont|et|pour|que|qui|du|aux?|dans|avec|ce|cette|nous|vous|il|elle|je)\b
`

/** The same with their apostrophes: `dont tell` is read as `don't tell`. */
export const withApostrophes = (text: string): string =>
  text.includes('nt') && text.search(HURRIED) >= 0
    ? text
        .split('\n')
        .map((line) => (FRENCH.test(line) ? line : line.replace(HURRIED, "$1n't")))
        .join('\n')
    : text
