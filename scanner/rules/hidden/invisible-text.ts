import { type Document, rawLine } from '../../document.ts'
import { areNamedOn, isInvisible, isTag } from '../../lexicon/characters.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { nonAsciiLines } from '../../signals/lines/non-ascii-lines.ts'

/** Scripts whose writing needs joiners, and pictures that are joined from several. */
const JOINED = regex.u`
    [\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}
      \p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}
      \p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}
      \p{Script=Mongolian}\p{Script=Tibetan}\p{Script=Hebrew}\p{Script=Syriac}
      \p{Script=Thaana}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]
  `

const GATE = regex.u`
  [\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f
    \u2060-\u2064\u206a-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|
  [\u{e0000}-\u{e0fff}]
`

/** The flag of a part of a country: a black flag, the country and the part as tags, and their end. */
const REGION_FLAG =
  /\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}/gu

/** Scripts without spaces, where one of width zero says that a line may be broken. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const SOFT_HYPHEN = 0xad

export default defineRule({
  id: 'invisible-text',
  since: 1,
  category: 'hidden',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-451',
  title: 'Invisible characters in the text',
  description:
    'The line holds characters that people cannot see but a model reads. They can carry hidden sentences, or split words so that searches miss them.',
  remediation: 'Remove the invisible characters; an editor that shows them helps.',
  harmlessIf: 'a soft hyphen or a zero-width space was copied along from a web page',
  needs: [],
  examples: {
    fires: [
      'Hello \u{e0068}\u{e0069}\u{e0020}\u{e0079}\u{e006f}\u{e0075} world\n',
      'Keep the pass\u200bword here.\n',
      'Run it\u2060\u2063\u2060\u2063\u2060 now.\n',
      // A black flag is followed by a region, not by a sentence.
      'Hello \u{1f3f4}\u{e0068}\u{e0069}\u{e0020}\u{e0079}\u{e006f}\u{e0075}\u{e0020}\u{e0061}\u{e006c}\u{e006c}\u{e007f}\n',
    ],
    quiet: [
      '### Opening the kiln[​](https://kit.rowan-pike.net/kilns/#opening "Direct link")\n',
      'Glazes of the north.\n﻿# Kilns of the south\n',
      'Done ✅️ and 👨‍👩‍👧 and 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.\n',
      'می\u200cخواهم\n',
      '\ufeff# Title\n',
      '| zero width | `ca\u200bke` with U+200B | strip it first |\n',
      '\u200b**\u200b\u4e00\u3001\u7a91\u200b**\u200b\n',
      // Han in one of its forms, and where a line of Thai may be broken.
      '\u845b\u{e0100}\u98fe\u533a\n',
      '\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35\u200b\u0e04\u0e23\u0e31\u0e1a\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const line of document.observe(nonAsciiLines)) {
      const text = rawLine(document, line)
      const seen = GATE.test(text) ? hiddenIn(text) : null
      if (!seen) continue
      const start = document.reading.lines.start(line)
      const { tags, letters, loose, codes } = seen
      const note = tags > 0 ? `${tags} tag characters.` : `${codes.length} invisible characters.`
      const named = areNamedOn(text, codes)
      const severity = tags >= 3 ? 'crit' : named ? 'low' : letters || loose >= 8 ? 'high' : 'med'
      yield { start, end: Math.max(start + 1, document.reading.lines.end(line)), severity, note }
    }
  },
})

interface Hidden {
  tags: number
  /** Of all of them. */
  codes: number[]
  /** Without soft hyphens: pages are full of these, and what they part is read as one word. */
  loose: number
  /** One of these stands inside of a word. */
  letters: boolean
}

/** What a line hides once legal uses are set aside; null when nothing is left. */
function hiddenIn(text: string): Hidden | null {
  const chars = [...text.replace(REGION_FLAG, ' ')]
  const hidden = { tags: 0, codes: [] as number[], loose: 0, letters: false }
  chars.forEach((char, index) => {
    const code = char.codePointAt(0)!
    if (!isInvisible(code)) return
    const [before, after] = [chars[index - 1], chars[index + 1]]
    if (isLegal(code, before, after)) return
    hidden.codes.push(code)
    if (isTag(code)) hidden.tags++
    if (code === SOFT_HYPHEN) return
    hidden.loose++
    hidden.letters ||= /[a-z]/i.test(before ?? '') && /[a-z]/i.test(after ?? '')
  })
  return hidden.codes.length === 0 ? null : hidden
}

/** Direction marks have a rule of their own; joiners and selectors belong to pictures and joined scripts. */
function isLegal(code: number, before = '', after = ''): boolean {
  if (
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069) ||
    code === 0x200e ||
    code === 0x200f ||
    code === 0x061c
  )
    return true
  if (code === 0xfe0f || code === 0xfe0e || code === 0x20e3) return !/[a-z]/i.test(before)
  if (code === 0x200c || code === 0x200d)
    return JOINED.test(before) || JOINED.test(after) || before === '\ufe0f'
  if (code >= 0x180b && code <= 0x180f) return JOINED.test(before)
  // One before a line came with a file that was put together from others.
  if (code === 0xfeff && before === '') return true
  // Makers of pages hang a link on nothing, beside a heading.
  if (code === 0x200b && before === '[' && after === ']') return true
  // Editors set one beside the marks of bold text, which do not hold next to Han otherwise.
  if (code === 0x200b)
    return UNSPACED.test(before) || UNSPACED.test(after) || before === '*' || after === '*'
  if (code >= 0xe0100 && code <= 0xe01ef) return /\p{Script=Han}/u.test(before)
  return (
    code === SOFT_HYPHEN && /\p{L}/u.test(before) && /\p{L}/u.test(after) && !/[a-z]/i.test(before)
  )
}
