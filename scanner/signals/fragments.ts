/**
 * Pieces of a text that say something else when decoded. The engine judges each again as a text of its own, so no
 * rule needs to know of encodings. Data (images, fonts, certificates, digests) does not decode to text and stays out.
 */

import {
  decodeBase64,
  decodeCharCodes,
  decodeEscapes,
  decodeHex,
  decodeLeet,
  decodePercent,
  decodeRot13,
  decodeTags,
  reverseText,
} from '../decode.ts'
import type { Document } from '../document.ts'
import { fragmentCharactersMax, fragmentsMax } from '../limits.ts'
import { defineSignal } from '../signal.ts'

export interface Fragment {
  /** For people: `base64`, `percent encoding`. */
  encoding: string
  /** 0-based line of the text it was found in. */
  line: number
  text: string
}

interface Encoding {
  name: string
  /** A cheap look at the whole text: without it the pattern is not tried. */
  gate: RegExp
  pattern: RegExp
  decode(found: RegExpExecArray): string | null
}

/** A word in base64 that mixes cases or has digits; long words and paths of one case are not worth decoding. */
const looksEncoded = (text: string): boolean =>
  /[a-z]/.test(text) && /[A-Z]/.test(text) && /[0-9+/=]|[A-Z][a-z]{0,3}[A-Z]/.test(text)

const ENCODINGS: readonly Encoding[] = [
  {
    name: 'base64',
    gate: /[A-Za-z0-9+/_-]{16}/,
    pattern: /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,131072}={0,2}/g,
    decode: ([found]) => (looksEncoded(found) ? decodeBase64(found) : null),
  },
  {
    name: 'hex',
    gate: /[0-9a-fA-F]{16}|(?:\\x[0-9a-fA-F]{2}){4}|0x[0-9a-fA-F]{2},/,
    pattern:
      /(?<![0-9a-zA-Z])(?:[0-9a-fA-F]{2}){8,65536}(?![0-9a-zA-Z])|(?:0x[0-9a-fA-F]{2},? ?){6,4096}/g,
    decode: ([found]) => decodeHex(found),
  },
  {
    name: 'escape sequences',
    gate: /\\x[0-9a-fA-F]{2}|\\u\{?[0-9a-fA-F]{2}|\\[0-7]{3}/,
    pattern: /(?:\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\u\{[0-9a-fA-F]{1,6}\}|\\[0-7]{3}){4,4096}/g,
    decode: ([found]) => decodeEscapes(found),
  },
  {
    name: 'percent encoding',
    gate: /(?:%[0-9a-fA-F]{2}){3}|%20\w{1,20}%20/,
    pattern: /(?:[\w.~/:-]{0,40}%[0-9a-fA-F]{2}){4,2048}[\w.~/:-]{0,40}/g,
    decode: ([found]) => decodePercent(found),
  },
  {
    name: 'character codes',
    gate: /\d{2,3}\s?,\s?\d{2,3}\s?,\s?\d{2,3}\s?,\s?\d{2,3}\s?,\s?\d{2,3}/,
    pattern: /(?<!\w)(?:(?:0x[0-9a-fA-F]{2}|\d{2,3})\s?,\s?){6,4096}(?:0x[0-9a-fA-F]{2}|\d{2,3})/g,
    decode: ([found]) => decodeCharCodes(found),
  },
  {
    name: 'tag characters',
    gate: /\u{E0020}|[\u{E0021}-\u{E007E}]/u,
    pattern: /(?<!\u{1F3F4})[\u{E0020}-\u{E007E}]{4,8192}/gu,
    decode: ([found]) => decodeTags(found),
  },
  {
    name: 'rot13',
    gate: /rot[-_ ]?13|tr\s+['"]?a-z/i,
    pattern: /["'`]([A-Za-z][^"'`\n]{7,2000})["'`]/g,
    decode: ([, found]) => decodeRot13(found ?? ''),
  },
  {
    name: 'reversed text',
    gate: /\|\s{0,4}rev\b|\[::-1\]|\.reverse\(|reversed\(|reversed text|read backwards?|strrev/i,
    pattern: /["'`]([^"'`\n]{8,2000})["'`]/g,
    decode: ([, found]) => reverseText(found ?? ''),
  },
  {
    name: 'digits for letters',
    gate: /[a-z][013457@$][a-z0-9]/i,
    pattern: /(?<![\w@$])(?:[a-z013457@$!]{2,20}[ \t]){1,12}[a-z013457@$!]{2,20}(?![\w@$])/gi,
    decode: ([found]) => (leetWords(found) >= 2 ? decodeLeet(found) : null),
  },
]

const leetWords = (text: string): number =>
  text
    .split(/\s/)
    .filter((word) => /[a-z]/i.test(word) && (word.match(/[013457]/g)?.length ?? 0) >= 2).length

export const fragments = defineSignal('fragments', (document: Document): readonly Fragment[] => {
  const { raw, lines } = document
  const found: Fragment[] = []
  for (const encoding of ENCODINGS) {
    if (!encoding.gate.test(raw)) continue
    encoding.pattern.lastIndex = 0
    for (let hit = encoding.pattern.exec(raw); hit; hit = encoding.pattern.exec(raw)) {
      const text = encoding.decode(hit)
      if (text === null || text === hit[0]) continue
      found.push({
        encoding: encoding.name,
        line: lines.at(hit.index),
        text: text.slice(0, fragmentCharactersMax),
      })
      if (found.length >= fragmentsMax) return found
    }
  }
  return found
})
