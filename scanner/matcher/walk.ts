/** The walk of the matcher over a text: it notes where there is something to tell, and tells nothing yet. */

import { type Automaton, OUTSIDE } from './automaton.ts'
import { ANCHOR, EMPHASIS, FOREIGN, isAsciiInWord, SPACE } from './symbols.ts'
import { alone, type Anchored, type Anchors, beside, isWhole } from './entries.ts'

/**
 * What the walk notes, used again for every text: the state that has something to tell, and where that was. For a term
 * beyond ASCII: its number below zero, and its start.
 */
export let states = new Int32Array(1 << 17)
export let places = new Int32Array(1 << 17)

function reserve(size: number): void {
  if (size <= states.length) return
  const larger = (list: Int32Array) => {
    const grown = new Int32Array(size * 2)
    grown.set(list)
    return grown
  }
  states = larger(states)
  places = larger(places)
}

/** Added to the state in notes on terms that begin behind a mark inside of a word. */
export const FRESH = 1 << 20

/** One look at every character. Gives how many notes it took. */
export function walk(
  text: string,
  kinds: Uint8Array,
  automaton: Automaton,
  anchors: Anchors,
): number {
  const { next, width, firstTelling } = automaton
  reserve(text.length)
  let count = 0
  let state = OUTSIDE
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const kind = kinds[code]!
    if (kind >= FOREIGN) {
      if (kind !== EMPHASIS) state = OUTSIDE
      if (kind === ANCHOR) count = noteAnchored(anchors, code, text, at, count)
      else if (kind === EMPHASIS && standsInWord(text, kinds, at))
        count = noteFresh(text, kinds, automaton, at + 1, count)
      continue
    }
    state = next[state * width + kind]!
    if (state < firstTelling) continue
    states[count] = state
    places[count++] = at
  }
  return count
}

/** True for the last of the marks between two characters of a word: terms may begin behind it. */
function standsInWord(text: string, kinds: Uint8Array, at: number): boolean {
  if (!isAsciiInWord(text.charCodeAt(at + 1))) return false
  let before = at - 1
  while (before >= 0 && kinds[text.charCodeAt(before)] === EMPHASIS) before--
  return isAsciiInWord(text.charCodeAt(before))
}

/** The walk went on with the word before the mark; this one begins behind it, and goes on while there is such a term. */
function noteFresh(
  text: string,
  kinds: Uint8Array,
  { next, width, firstTelling, depths }: Automaton,
  start: number,
  before: number,
): number {
  let count = before
  let state = OUTSIDE
  let taken = 0
  for (let at = start; at < text.length; at++) {
    const kind = kinds[text.charCodeAt(at)]!
    if (kind === EMPHASIS) continue
    if (kind >= FOREIGN) break
    const reached = next[state * width + kind]!
    // A run of white space counts as one.
    if (reached === state && kind === SPACE) continue
    state = reached
    if (depths[state] !== ++taken) break
    if (state < firstTelling) continue
    reserve(count + text.length - start + 1)
    states[count] = state + FRESH
    places[count++] = at
  }
  return count
}

/** Terms of which the character is the anchor: those it ends, and those that go on as the text does. */
function noteAnchored(
  anchors: Anchors,
  code: number,
  text: string,
  at: number,
  before: number,
): number {
  const ended = anchors.get(alone(code))
  const count = ended ? noteForeign(ended, text, at, before) : before
  const longer = anchors.get(beside(code, text.charCodeAt(at + 1)))
  return longer ? noteForeign(longer, text, at, count) : count
}

function noteForeign(group: readonly Anchored[], text: string, at: number, before: number): number {
  let count = before
  reserve(count + group.length + text.length - at)
  for (const { entry, number } of group) {
    const start = at - entry.anchor
    const end = start + entry.length
    if (start < 0 || !text.startsWith(entry.word, start)) continue
    if (!isWhole(text, start, end, entry)) continue
    states[count] = ~number
    places[count++] = start
  }
  return count
}
