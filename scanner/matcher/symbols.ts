/** What characters are to the matcher: symbols of its automaton, parts of words, or nothing. */

/** 1 for letters, digits and `_` of scripts that part words with spaces: Latin, Greek, Cyrillic. */
const inWord = new Uint8Array(0x10000)
for (const char of 'abcdefghijklmnopqrstuvwxyz0123456789_') inWord[char.charCodeAt(0)] = 1
inWord.fill(1, 0xc0, 0x250)
inWord.fill(1, 0x370, 0x530)

/** Kinds of characters: symbols of the automaton, and those above them that it never sees. */
export const SPACE = 0
/** ASCII characters of no term. */
const OTHER = 1
const OTHER_IN_WORD = 2
/** Beyond ASCII; an anchor is the first such character of a term. */
export const FOREIGN = 253
export const ANCHOR = 254
/** Marks of emphasis and inline code are passed over: they may stand around and between words. */
export const EMPHASIS = 255

/** A kind for every UTF-16 code unit, so that no look-up needs a bound. `anchors` are code units themselves. */
export function kindsOf(words: readonly string[], anchors: Iterable<number>): Uint8Array {
  const kinds = new Uint8Array(0x10000).fill(FOREIGN)
  for (let code = 0; code < 128; code++) kinds[code] = inWord[code] ? OTHER_IN_WORD : OTHER
  let count = OTHER_IN_WORD + 1
  const used = new Set(words.flatMap((word) => [...word]))
  for (const char of [...used].sort()) if (char !== ' ') kinds[char.charCodeAt(0)] = count++
  for (const space of ' \t\n\r\f\v') kinds[space.charCodeAt(0)] = SPACE
  for (const mark of '*`') kinds[mark.charCodeAt(0)] = EMPHASIS
  for (const anchor of anchors) kinds[anchor] = ANCHOR
  return kinds
}

/** 1 for each symbol that words are made of. */
export function symbolsInWord(kinds: Uint8Array): Uint8Array {
  const symbols = new Uint8Array(Math.max(...kinds.filter((kind) => kind < FOREIGN)) + 1)
  for (let code = 0; code < 128; code++) if (inWord[code]) symbols[kinds[code]!] = 1
  return symbols
}

export const isAsciiInWord = (code: number): boolean => code < 128 && inWord[code] === 1

/** True when the characters before and at an offset are of one word, both of them no higher than `max`. */
export function joins(text: string, at: number, max: number): boolean {
  const before = text.charCodeAt(at - 1)
  const after = text.charCodeAt(at)
  return inWord[before] === 1 && inWord[after] === 1 && before <= max && after <= max
}
