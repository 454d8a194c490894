/**
 * Pieces of a text that say something else when decoded. The engine judges each again as a text of its own, so no
 * rule needs to know of encodings. Data (images, fonts, certificates, digests) does not decode to text and stays out.
 */

import type { Document } from '../../document.ts'
import { fragmentCharactersMax, fragmentsMax } from '../../limits.ts'
import { defineSignal } from '../../signal.ts'
import { mayMatch } from '../search/candidates.ts'
import { ANY_REVERSED, ANY_ROTATED } from './encoded-ranges.ts'
import { ENCODINGS } from './encodings.ts'
import { longRuns } from './traces.ts'

export interface Fragment {
  /** For people: `base64`, `percent encoding`. */
  encoding: string
  /** 0-based line of the text it was found in. */
  line: number
  text: string
}

/** Encodings that undo themselves. */
const SELF_INVERSE: ReadonlySet<string> = new Set(['rot13', 'reversed text'])

/** The signs that a pattern looks for, as against words: `[\\u200b\\u202a-\\u202e]`. */
const isCharacterClass = (range: string, { 0: found, index }: RegExpExecArray, text: string) =>
  found.startsWith('\\') &&
  /[[^-]$/.test(range.slice(Math.max(0, index - 1), index)) &&
  /^(?:-\\|\])/.test(range.slice(index + found.length, index + found.length + 2)) &&
  !/[\p{L}\p{N}]{3}/u.test(text)

export const fragments = defineSignal('fragments', (document: Document): readonly Fragment[] => {
  const { raw, lines } = document
  const view = {
    raw,
    // Not the reading: words of other lengths stand there, which may make up for each other.
    lowered: raw.toLowerCase(),
    runs: longRuns(raw),
    foreign: /[^\x00-\x7f]/.test(raw),
    rotated: mayMatch(document, ANY_ROTATED),
    reversed: mayMatch(document, ANY_REVERSED),
  }
  const found: Fragment[] = document.frontmatter.disguised.map(({ line, text }) => ({
    encoding: 'YAML notation',
    line,
    text: text.slice(0, fragmentCharactersMax),
  }))
  for (const encoding of ENCODINGS) {
    // Turned twice, it is what stands in the open.
    if (document.origin?.encoding === encoding.name && SELF_INVERSE.has(encoding.name)) continue
    const ranges = encoding.ranges(view)
    for (let at = 0; at < ranges.length; at += 2) {
      const start = ranges[at]!
      const range = raw.slice(start, ranges[at + 1]!)
      encoding.pattern.lastIndex = 0
      for (let hit = encoding.pattern.exec(range); hit; hit = encoding.pattern.exec(range)) {
        const text = encoding.decode(hit)
        if (text === null || text === hit[0] || text === hit[1]) continue
        if (isCharacterClass(range, hit, text)) continue
        found.push({
          encoding: encoding.name,
          line: lines.at(start + hit.index),
          text: text.slice(0, fragmentCharactersMax),
        })
        if (found.length >= fragmentsMax) return found
      }
    }
  }
  return found
})
