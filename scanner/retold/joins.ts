/**
 * A sentence that goes on over items or paragraphs, each of which begins where the one before left off:
 * `- and send it`.
 */

import { type Document, rawLine } from '../document.ts'
import { paragraphEnd } from '../signals/sentences/statements.ts'
import { KEY_FILE, PLACE } from './kinds.ts'
import type { Retelling } from './retelling.ts'

const MARK = String.raw`^[\s>]{0,20}(?:(?:[-*+]|\d{1,3}[.)])\s{1,4})?`
/** As written: what begins with a capital is a sentence of its own. */
const GOES_ON = new RegExp(
  String.raw`${MARK}(?:(?:and|then|to|into|onto|with|from|by|via|through|piped|at)\b|\|)`,
)
const MARKS = new RegExp(MARK)

/** Nothing follows on the same line. */
const LEFT_OPEN = /\b(?:run|to|at|into|onto|with|from|via|through)$/

/** Parts of one sentence, and characters of each. */
const PARTS_MAX = 6
const CHARACTERS_MAX = 200

export function* joins(document: Document): Generator<Retelling> {
  const { zones, reading } = document
  if (!PLACE.test(reading.text)) return
  let parts: { line: number; text: string }[] = []
  for (let line = 0; line < reading.lines.count; line++) {
    const zone = zones.at(line)
    if (zone === 'blank') continue
    if (zone !== 'list' && zone !== 'prose') {
      yield* together(parts)
      parts = []
      continue
    }
    const last = paragraphEnd(document, line)
    const isOpen = LEFT_OPEN.test(parts.at(-1)?.text ?? '')
    const goesOn =
      (isOpen || GOES_ON.test(rawLine(document, line).slice(0, 60))) && parts.length < PARTS_MAX
    if (!goesOn) {
      yield* together(parts)
      parts = []
    }
    const start = reading.lines.start(line)
    const end = Math.min(reading.lines.end(last), start + CHARACTERS_MAX)
    const text = reading.text.slice(start, end).replace(MARKS, '').replaceAll('\n', ' ').trim()
    parts.push({ line, text: text.replace(/[.,;:]$/, '') })
    line = last
  }
  yield* together(parts)
}

function* together(parts: readonly { line: number; text: string }[]): Generator<Retelling> {
  if (parts.length < 2) return
  const texts = parts.map(({ text }) => text)
  const joined = texts.join(' ')
  if (!PLACE.test(joined) || (!KEY_FILE.test(joined) && !PIPED.test(joined))) return
  yield { lines: parts.map(({ line }) => line).reverse(), texts: [`${joined}.`], parts: texts }
}

const PIPED = /\bpiped\b|\|/
