/**
 * Characters that are read the same whatever stands around them, so that a line with nothing else beyond ASCII need not
 * be folded as a whole: most dashes, typographic quotes, arrows, ideographs and pictures.
 */

import { isInvisible } from '../lexicon/characters.ts'

/** Combining marks and the letters that Hangul syllables are composed of. */
const JOINING = /[\p{M}\u03a3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u

/** By code point: what it is read as, or null when that depends on its line. */
const known = new Map<number, string | null>()

/** Texts use few characters; one that uses all of Unicode must not fill the memory. */
const KNOWN_MAX = 20_000

/** 1 for characters below U+10000 that are read as their lower case. */
const kept = new Uint8Array(0x10000)

export const isKept = (code: number): boolean => kept[code] === 1

/** What the character at `code` is read as wherever it stands; null when its line has to be folded. */
export function readingOfCharacter(
  code: number,
  isLookAlike: (text: string) => boolean,
  fold: (line: string) => string,
): string | null {
  let read = known.get(code)
  if (read === undefined) {
    const char = String.fromCodePoint(code)
    const plain = char.normalize('NFKC')
    const dependent =
      !isInvisible(code) &&
      (JOINING.test(char + plain) ||
        isLookAlike(char + plain) ||
        char.toLowerCase().length !== char.length)
    read = dependent ? null : fold(char)
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(code, read)
    if (code < 0x10000 && read === char.toLowerCase()) kept[code] = 1
  }
  return read
}
