/** The encodings in which a text may hide another: where they may stand, how they look, and how to undo them. */

import { regex } from '../../patterns/verbose.ts'
import {
  decodeBase32,
  decodeBase64,
  decodeBits,
  decodeCharCodes,
  decodeEscapes,
  decodeHex,
  decodeLeet,
  decodeLetters,
  decodeMorse,
  decodePercent,
  decodeRot13,
  decodeSelectors,
  decodeTags,
  reverseText,
} from '../../reading/decode.ts'
import {
  base32Runs,
  bytesApart,
  cipherLines,
  encodedRuns,
  hexRanges,
  leetRanges,
  leetOrders,
  leetWords,
  linesThatDecode,
  linesThatReplace,
  linesWithEscapedLetters,
  looksEncoded,
  morseLines,
  numbersApart,
  numbersInRow,
  type Ranges,
  reversalWords,
  reversedLines,
  rotatedLines,
  rotationWords,
  selectorRuns,
  type View,
  wholeWith,
  widthlessRuns,
  wrappedLines,
} from './encoded-ranges.ts'

/** Marks that a text has to hold: one of them would be an ordinary replacement. */
const MARKS_MIN = 2

/** `"c~u~rl".replace("~", "")`, `Replace("c~u~rl", "~", "")`, `str_replace("~", "", "c~u~rl")`. */
const MARKS_TAKEN_OUT = regex.gi`
  ["'\x60](?<stuffed>[^"'\x60\n]{8,2000})["'\x60]\)?\s{0,4}
    (?:\.(?:replace(?:all)?|gsub|split)\s?\(\s?|-c?replace\s{1,4})[/"'\x60]\\{0,2}
    (?<mark>[^\s\\"'\x60]{1,4})[/"'\x60]g?\s?
    (?:,\s?|\)\s?\.join\(\s?)["'\x60]{2}|
  \breplace\s?\(\s?["'](?<stuffedInside>[^"'\n]{8,2000})["']\s?,\s?["']
  (?<markInside>[^"'\n]{1,4})["']\s?,\s?["']{2}|
  \bstr_replace\s?\(\s?["'](?<markBefore>[^"'\n]{1,4})["']\s?,\s?["']{2}\s?,\s?["']
  (?<stuffedBehind>[^"'\n]{8,2000})["']
`

/** A letter, or a digit that is read as one. */
const leet = (word: string): string =>
  word.replace(/[aeiostb]/g, (letter) => `[${letter}${LEET_FOR[letter]}]`)
const LEET_FOR: Record<string, string> = {
  a: '4@',
  b: '8',
  e: '3',
  i: '1!',
  o: '0',
  s: '5$',
  t: '7',
}

/** An order to pass over what came before, with a digit in one of its words. */
const LEET_ORDER = regex.gi`
  (?<![\w@$])(${leet('ignore|disregard|forget|override|bypass')})((?:[ \t]{1,3}[\w@$]{1,12}){0,3})
  [ \t]{1,3}(${leet('instructions?|rules|guidelines|directives|prompts?|restrictions')})(?!\w)
`
const EARLIER = new RegExp(`^(?:${leet('previous|prior|earlier|above|existing|all')})$`, 'i')
const DIGIT = /[0134578@$!]/

function decodeLeetOrder([found, verb, between, object]: RegExpExecArray): string | null {
  const swept = between!.split(/[ \t]/).filter((word) => EARLIER.test(word))
  return DIGIT.test([verb, object, ...swept].join(' ')) ? decodeLeet(found) : null
}

/** The first group that no word is written like. */
const GROUP = /\b(?=[a-z0-9+/]{0,75}[A-Z0-9])[A-Za-z0-9+/]{4,76}(?: |={1,2}|$)/

/** Base64 as it stands, or turned around once more. */
const decodeDisguised = (found: string): string | null =>
  decodeBase64(found) ??
  (found.length < DISGUISED_MIN
    ? null
    : (decodeBase64(reverseText(found)) ?? decodeBase64(decodeRot13(found))))

/** Characters of base64 that bytes are looked for in once more; in shorter ones chance would find some. */
const DISGUISED_MIN = 28

/** Words that stand in the open. */
const WORDS = /(?:^|[^\\\w])[a-z]{2,20} [a-z]{2,20}\b/i

interface Encoding {
  name: string
  /** Where the pattern is tried: cheap looks that keep it away from ordinary text. */
  ranges(view: View): Ranges
  pattern: RegExp
  decode(found: RegExpExecArray): string | null
}

export const ENCODINGS: readonly Encoding[] = [
  {
    name: 'base64',
    ranges: wrappedLines,
    pattern: regex.gm`
      (?:^[ \t>]{0,8}[A-Za-z0-9+/]{16,120}={0,2}\r?\n){1,800}[ \t>]{0,8}[A-Za-z0-9+/]{2,120}={0,2}$
    `,
    decode: ([found]) => (looksEncoded(found) ? decodeBase64(found.replaceAll('>', '')) : null),
  },
  {
    name: 'base64',
    ranges: encodedRuns,
    pattern: /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,131072}={0,2}/g,
    decode: ([found]) => (looksEncoded(found) ? decodeDisguised(found) : null),
  },
  {
    name: 'base64',
    ranges: linesThatDecode,
    pattern: /(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{4,76} ){3,400}[A-Za-z0-9+/]{2,76}={0,2}/g,
    decode: ([found]) =>
      looksEncoded(found) ? decodeBase64(found.slice(found.search(GROUP))) : null,
  },
  {
    name: 'base32',
    ranges: base32Runs,
    pattern: /[A-Z2-7]{24,65536}/g,
    decode: ([found]) => decodeBase32(found),
  },
  {
    name: 'hex',
    ranges: bytesApart,
    pattern: /(?<![\w:-])(?:[0-9a-fA-F]{2}[ :-]){11,32768}[0-9a-fA-F]{2}(?!\w)/g,
    decode: ([found]) => decodeHex(found.replace(/[:-]/g, '')),
  },
  {
    name: 'hex',
    ranges: hexRanges,
    pattern: regex.g`
      (?<![0-9a-zA-Z])(?:[0-9a-fA-F]{2}){8,65536}(?![0-9a-zA-Z])|(?:0x[0-9a-fA-F]{2},? ?){6,4096}
    `,
    decode: ([found]) => decodeHex(found),
  },
  {
    name: 'escape sequences',
    ranges: wholeWith('\\', /\\x[0-9a-fA-F]{2}|\\u\{?[0-9a-fA-F]{2}|\\[0-7]{3}/),
    pattern: /(?:\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\u\{[0-9a-fA-F]{1,6}\}|\\[0-7]{3}){4,4096}/g,
    decode: ([found]) => decodeEscapes(found),
  },
  {
    name: 'escape sequences',
    ranges: linesWithEscapedLetters,
    pattern: /[^\n]{8,4000}/g,
    decode: ([found]) => (WORDS.test(found) ? decodeEscapes(found) : null),
  },
  {
    name: 'percent encoding',
    ranges: wholeWith('%', /(?:%[0-9a-fA-F]{2}){3}|%20\w{1,20}%20/),
    pattern: /(?:[\w.~/:-]{0,40}%[0-9a-fA-F]{2}){4,2048}[\w.~/:-]{0,40}/g,
    decode: ([found]) => decodePercent(found),
  },
  {
    name: 'quoted-printable',
    ranges: wholeWith('=', /(?:=[0-9A-F]{2}){6}/),
    pattern: /(?:=[0-9A-F]{2}){6,4096}/g,
    decode: ([found]) => decodePercent(found.replaceAll('=', '%')),
  },
  {
    name: 'character codes',
    ranges: numbersInRow,
    pattern: /(?<!\w)(?:(?:0x[0-9a-fA-F]{2}|\d{2,3})\s?,\s?){6,4096}(?:0x[0-9a-fA-F]{2}|\d{2,3})/g,
    decode: ([found]) => decodeCharCodes(found),
  },
  {
    name: 'tag characters',
    ranges: wholeWith('\udb40', /\u{E0020}|[\u{E0021}-\u{E007E}]/u),
    pattern: /(?<!\u{1F3F4})[\u{E0020}-\u{E007E}]{4,8192}/gu,
    decode: ([found]) => decodeTags(found),
  },
  {
    name: 'rot13',
    ranges: rotationWords,
    pattern: /["'`]([A-Za-z][^"'`\n]{7,2000})["'`]/g,
    decode: ([, found]) => decodeRot13(found ?? ''),
  },
  {
    name: 'reversed text',
    ranges: reversalWords,
    pattern: /["'`]([^"'`\n]{8,2000})["'`]/g,
    decode: ([, found]) => reverseText(found ?? ''),
  },
  {
    name: 'rot13',
    ranges: rotatedLines,
    // What stands in a block quote is read without its marks.
    pattern: /[^\n\s>][^\n]{7,4000}/g,
    decode: ([found]) => decodeRot13(found),
  },
  {
    name: 'reversed text',
    ranges: reversedLines,
    pattern: /[^\n\s>][^\n]{7,4000}/g,
    decode: ([found]) => reverseText(found),
  },
  {
    name: 'marks put in',
    ranges: linesThatReplace,
    pattern: MARKS_TAKEN_OUT,
    decode: ({ groups }) => {
      const mark = groups!.mark ?? groups!.markInside ?? groups!.markBefore ?? ''
      const stuffed = groups!.stuffed ?? groups!.stuffedInside ?? groups!.stuffedBehind ?? ''
      const parts = stuffed.split(mark)
      return mark !== '' && parts.length > MARKS_MIN ? parts.join('') : null
    },
  },
  {
    name: 'letters turned',
    ranges: cipherLines,
    pattern: /[^\n:"'\x60>]{16,2000}/g,
    decode: ([found]) => decodeLetters(found),
  },
  {
    name: 'Morse code',
    ranges: morseLines,
    pattern: /(?<![.\-/] ?)(?:[.-]{1,5} (?:\/ )?){8,4096}[.-]{1,5}(?![.-])/g,
    decode: ([found]) => decodeMorse(found),
  },
  {
    name: 'binary digits',
    ranges: wholeWith('011', /(?:[01]{8}[ \t]?){6}/),
    pattern: /(?<![\w.])(?:[01]{8}[ \t]?){6,8192}(?![\w.])/g,
    decode: ([found]) => decodeBits(found),
  },
  {
    name: 'character codes',
    ranges: numbersApart,
    pattern: /(?<![\w.,])(?:\d{2,3} ){8,8192}\d{2,3}(?![\w.,])/g,
    decode: ([found]) => decodeCharCodes(found),
  },
  {
    name: 'variation selectors',
    ranges: selectorRuns,
    pattern: /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,8192}/gu,
    decode: ([found]) => decodeSelectors(found),
  },
  {
    name: 'characters without width',
    ranges: widthlessRuns,
    pattern: /[\u200b-\u200d\u2060-\u2064\ufeff]{16,65536}/g,
    decode: ([found]) => decodeBits(found),
  },
  {
    name: 'digits for letters',
    ranges: leetRanges,
    pattern: /(?<![\w@$])(?:[a-z013457@$!]{2,20}[ \t]){1,12}[a-z013457@$!]{2,20}(?![\w@$])/gi,
    decode: ([found]) => (leetWords(found) >= 2 ? decodeLeet(found) : null),
  },
  {
    name: 'digits for letters',
    ranges: leetOrders,
    pattern: LEET_ORDER,
    decode: decodeLeetOrder,
  },
]
