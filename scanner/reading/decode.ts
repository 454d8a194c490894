/** Undoing of encodings that hide text: each takes a candidate and gives plain text, or null when it is none. */

import { fragmentCharactersMax } from '../limits.ts'

/** At least this share of the characters must be ordinary text, else the bytes are data and of no interest. */
const PRINTABLE_SHARE_MIN = 0.92

const fatal = new TextDecoder('utf-8', { fatal: true })

export function decodeBase64(candidate: string): string | null {
  const plain = candidate
    .replace(/[\s-]/g, (char) => (char === '-' ? '+' : ''))
    .replaceAll('_', '/')
  return bytesAsText(Buffer.from(plain.slice(0, fragmentCharactersMax), 'base64'))
}

export function decodeHex(candidate: string): string | null {
  const digits = candidate.replace(/\\x|0x|[\s,]/gi, '')
  return bytesAsText(Buffer.from(digits.slice(0, fragmentCharactersMax), 'hex'))
}

export function decodePercent(candidate: string): string | null {
  const bytes = candidate.replace(/%([0-9a-f]{2})/gi, (_, pair: string) =>
    String.fromCharCode(Number.parseInt(pair, 16)),
  )
  return bytesAsText(Buffer.from(bytes, 'latin1'))
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function decodeBase32(candidate: string): string | null {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const char of candidate.slice(0, fragmentCharactersMax)) {
    const value = BASE32.indexOf(char)
    if (value < 0) break
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) bytes.push((held >> (bits -= 8)) & 0xff)
  }
  return bytesAsText(Buffer.from(bytes))
}

/** `99,117,114,108` and the like; numbers in decimal or hex, or else in octal. */
export function decodeCharCodes(candidate: string): string | null {
  const parts = candidate.split(/[\s,]+/).filter((part) => part !== '')
  return (
    codesAsText(parts.map(Number)) ??
    (/[^0-7\s,]/.test(candidate)
      ? null
      : codesAsText(parts.map((part) => Number.parseInt(part, 8))))
  )
}

function codesAsText(codes: readonly number[]): string | null {
  if (codes.some((code) => !Number.isInteger(code) || code < 9 || code > 0x10ffff)) return null
  return asText(
    codes
      .slice(0, fragmentCharactersMax)
      .map((code) => String.fromCodePoint(code))
      .join(''),
  )
}

/** As JavaScript, Python and C write them: `\u{1f600}`, `\u0041`, `\x41`, `\101`. */
const ESCAPE = /\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\\([0-7]{3})/gi

export function decodeEscapes(candidate: string): string | null {
  return asText(
    candidate.replace(ESCAPE, (whole, braced, unicode, hex, octal) => {
      const code = octal ? Number.parseInt(octal, 8) : Number.parseInt(braced ?? unicode ?? hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    }),
  )
}

export const decodeRot13 = (candidate: string): string => withLetters(candidate, turned(13))

/** Each letter becomes another one, by its place from 0 to 25; its case stays. */
const withLetters = (candidate: string, moved: (place: number) => number): string =>
  candidate.replace(/[a-z]/gi, (char) => {
    const base = char <= 'Z' ? 65 : 97
    return String.fromCharCode(base + moved(char.charCodeAt(0) - base))
  })

const turned = (by: number) => (place: number) => (place + by) % 26
const mirrored = (place: number): number => 25 - place

/** Every way to turn letters, and the mirror. */
const CIPHERS = [...Array.from({ length: 25 }, (_, by) => turned(by + 1)), mirrored]

/** Words that next to no English sentence does without. */
const COMMON = /\b(?:the|and|all|to|of|in|with|from|not|you|your|user|it|is|this|that|for|send)\b/gi
const COMMON_MIN = 3

const commonWords = (text: string): number => text.match(COMMON)?.length ?? 0

/** Letters turned by any number of places, or mirrored, as long as English comes of it that was none before. */
export function decodeLetters(candidate: string): string | null {
  if (commonWords(candidate) > 0) return null
  return (
    CIPHERS.values()
      .map((moved) => withLetters(candidate, moved))
      .find((reading) => commonWords(reading) >= COMMON_MIN) ?? null
  )
}

/** Signs of a letter, from A to Z. */
const MORSE =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  )

/** Letters are parted by blanks, words by a slash; null when a sign is no letter, or all are of one kind. */
export function decodeMorse(candidate: string): string | null {
  if (!candidate.includes('.') || !candidate.includes('-')) return null
  const letters = candidate
    .trim()
    .split(/[ \t]+|(?=\/)|(?<=\/)/)
    .map((sign) => (sign === '/' ? ' ' : 'abcdefghijklmnopqrstuvwxyz'[MORSE.indexOf(sign)]))
  return letters.includes(undefined) ? null : asText(letters.join(''))
}

export const reverseText = (candidate: string): string => [...candidate].reverse().join('')

/** Tag characters (U+E0020 to U+E007E) carry ASCII nobody sees. */
export const decodeTags = (candidate: string): string =>
  [...candidate].map((char) => String.fromCharCode(char.codePointAt(0)! - 0xe0000)).join('')

/** Bytes as variation selectors: the first sixteen, then the supplement. */
export const decodeSelectors = (candidate: string): string | null =>
  bytesAsText(
    Buffer.from(
      [...candidate].map((char) => {
        const code = char.codePointAt(0)!
        return code < 0xe0100 ? code - 0xfe00 : code - 0xe0100 + 16
      }),
    ),
  )

/** Bits as two kinds of characters, eight to a byte; either kind may be the one. */
export function decodeBits(candidate: string): string | null {
  const [zero, one, ...more] = new Set(candidate.replace(/\s/g, ''))
  if (!zero || !one || more.length > 0) return null
  const bits = [...candidate.replace(/\s/g, '')]
  return bitsAsText(bits, one) ?? bitsAsText(bits, zero)
}

function bitsAsText(bits: readonly string[], one: string): string | null {
  const bytes: number[] = []
  for (let at = 0; at + 8 <= bits.length; at += 8)
    bytes.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + (bit === one ? 1 : 0), 0))
  return bytesAsText(Buffer.from(bytes))
}

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export const decodeLeet = (candidate: string): string =>
  candidate.replace(/[0134578@$!]/g, (char) => LEET[char] ?? char)

/** UTF-8, or the UTF-16 that PowerShell uses; null when it is no text. */
function bytesAsText(bytes: Buffer): string | null {
  if (bytes.length < 4) return null
  if (bytes[1] === 0 && bytes[3] === 0) return asText(bytes.toString('utf16le'))
  if (!couldBeUtf8(bytes)) return null
  try {
    return asText(fatal.decode(bytes))
  } catch {
    return null
  }
}

/** A cheap look that turns away most data: lead bytes have as many followers as they announce. */
function couldBeUtf8(bytes: Uint8Array): boolean {
  let followers = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if ((byte >> 6 === 2) !== followers > 0) return false
    if (followers > 0) followers--
    else if (byte >= 0xc0) followers = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
  }
  return followers === 0
}

function asText(text: string): string | null {
  let plain = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code >= 32 && code < 127) || code === 10 || code === 13 || code === 9 || code > 0xa0)
      plain++
  }
  return text.length >= 3 && plain / text.length >= PRINTABLE_SHARE_MIN ? text : null
}
