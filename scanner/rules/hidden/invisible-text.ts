import { type Document, rawLine } from '../../document.ts'
import { isInvisible, isTag } from '../../lexicon/characters.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { foreignLines } from '../../signals/foreign-lines.ts'
import { regex } from '../../patterns/verbose.ts'

/** Scripts whose writing needs joiners, and pictures that are joined from several. */
const JOINED = regex.u`
    [\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}\p{Script=Tibetan}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]
  `

const GATE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u2064\u206a-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/u

const FLAG = 0x1f3f4
const FLAG_END = 0xe007f

export default defineRule({
  id: 'invisible-text',
  since: 1,
  category: 'hidden',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-451',
  title: 'Invisible characters in the text',
  description:
    'The line holds characters that nobody sees but a model reads. They carry hidden sentences or split words so that searches miss them.',
  remediation: 'Remove the invisible characters; a plain editor that shows them helps.',
  harmlessIf: 'a soft hyphen or a space of width zero came along when text was copied from a page',
  needs: [],
  examples: {
    fires: [
      'Hello \u{e0068}\u{e0069}\u{e0020}\u{e0079}\u{e006f}\u{e0075} world\n',
      'Keep the pass\u200bword here.\n',
      'Run it\u2060\u2063\u2060\u2063\u2060 now.\n',
    ],
    quiet: [
      'Done ✅️ and 👨‍👩‍👧 and 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.\n',
      'می\u200cخواهم\n',
      '\ufeff# Title\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const line of document.observe(foreignLines)) {
      const text = rawLine(document, line)
      const seen = GATE.test(text) ? hiddenIn(text) : null
      if (!seen) continue
      const start = document.reading.lines.start(line)
      const { tags, letters, count } = seen
      const note = tags > 0 ? `${tags} tag characters.` : `${count} invisible characters.`
      const severity = tags >= 3 ? 'crit' : letters || count >= 8 ? 'high' : 'med'
      yield { start, end: Math.max(start + 1, document.reading.lines.end(line)), severity, note }
    }
  },
})

/** What a line hides once legal uses are set aside; null when nothing is left. */
function hiddenIn(text: string): { tags: number; letters: boolean; count: number } | null {
  const chars = [...text]
  let tags = 0
  let count = 0
  let letters = false
  let inFlag = false
  chars.forEach((char, index) => {
    const code = char.codePointAt(0)!
    if (code === FLAG) inFlag = true
    else if (inFlag && isTag(code)) inFlag = code !== FLAG_END
    else {
      inFlag = false
      if (!isInvisible(code) || isLegal(code, chars[index - 1], chars[index + 1])) return
      count++
      if (isTag(code)) tags++
      if (/[a-z]/i.test(chars[index - 1] ?? '') && /[a-z]/i.test(chars[index + 1] ?? ''))
        letters = true
    }
  })
  return count === 0 ? null : { tags, letters, count }
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
  return code === 0x00ad && /\p{L}/u.test(before) && /\p{L}/u.test(after) && !/[a-z]/i.test(before)
}
