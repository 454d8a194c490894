/**
 * Finds many literal terms in one pass (Aho-Corasick). ASCII terms go through a flat transition table; terms with
 * other characters are looked up by the first of these, since most texts have few.
 */

export interface Term {
  /** Lower case. A leading or trailing `*` lets the word go on there; otherwise it must end. */
  pattern: string
  /** What the caller knows the term by. */
  label: number
  /** The caller asks only whether it is there: `start` is that of its last character. */
  roughly?: boolean
}

type Found = (label: number, start: number, end: number) => void

export interface Matcher {
  /** Calls `found` for every term in `text` (already in lower case), roughly in order. */
  each(text: string, found: Found): void
}

interface Entry {
  word: string
  label: number
  openStart: boolean
  openEnd: boolean
  roughly: boolean
  /** Where its first character beyond ASCII stands; -1 when it has none. */
  anchor: number
}

/** Runs of white space count as one space, so that a phrase goes on over a line end. */
const SPACE = 1
/** Marks of emphasis and inline code are passed over: they may stand around and between words. */
const EMPHASIS = 2
const SYMBOLS = '!"#$%&\'()+,-./0123456789:;<=>?@[\\]^_abcdefghijklmnopqrstuvwxyz{|}~'
const WIDTH = SYMBOLS.length + 3
const classes = new Uint8Array(128)
for (const space of ' \t\n\r\f\v') classes[space.charCodeAt(0)] = SPACE
for (const mark of '*`') classes[mark.charCodeAt(0)] = EMPHASIS
for (let index = 0; index < SYMBOLS.length; index++) classes[SYMBOLS.charCodeAt(index)] = index + 3

export function createMatcher(terms: readonly Term[]): Matcher {
  const entries = terms.map(entryOf)
  const ascii = entries.filter((entry) => entry.anchor < 0)
  const others = byAnchor(entries.filter((entry) => entry.anchor >= 0))
  const automaton = build(ascii)
  return {
    each(text, found) {
      const { next, firstTelling, outputs, first, follow } = automaton
      let state = 0
      let spaced = false
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at)
        if (code >= 128) {
          state = 0
          spaced = false
          matchOthers(others, text, at, code, found)
          continue
        }
        const symbol = classes[code]!
        if (symbol === EMPHASIS || (symbol === SPACE && spaced)) continue
        spaced = symbol === SPACE
        state = next[state * WIDTH + symbol]!
        if (state < firstTelling) continue
        for (let hit = first[state]!; hit >= 0; hit = follow[hit]!)
          tell(ascii[outputs[hit]!]!, text, at, found)
      }
    },
  }
}

function tell(entry: Entry, text: string, last: number, found: Found): void {
  if (entry.roughly) {
    found(entry.label, last, last + 1)
    return
  }
  const start = startOf(text, last, entry.word.length)
  if (bounded(text, start, last + 1, entry)) found(entry.label, start, last + 1)
}

/** Walks back over as many symbols as the automaton took, in the text as it stands. */
function startOf(text: string, last: number, length: number): number {
  let at = last
  for (let taken = 0; taken < length; at--) {
    const symbol = classes[text.charCodeAt(at)] ?? 0
    if (symbol === EMPHASIS) continue
    if (symbol !== SPACE || !spaceBefore(text, at)) taken++
  }
  return at + 1
}

/** True when the run of white space goes on to the left, over marks that are passed over. */
function spaceBefore(text: string, at: number): boolean {
  let before = at - 1
  while (classes[text.charCodeAt(before)] === EMPHASIS) before--
  return classes[text.charCodeAt(before)] === SPACE
}

function entryOf(term: Term): Entry {
  const openStart = term.pattern.startsWith('*')
  const openEnd = term.pattern.endsWith('*')
  const word = term.pattern.slice(openStart ? 1 : 0, openEnd ? -1 : undefined)
  const anchor = word.search(/[^\x00-\x7f]/)
  return { word, label: term.label, openStart, openEnd, roughly: term.roughly === true, anchor }
}

/** Letters, digits and `_` of scripts that part words with spaces: Latin, Greek, Cyrillic. */
function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95
  return (code >= 0xc0 && code <= 0x24f) || (code >= 0x370 && code <= 0x52f)
}

/** A term whose edge is a letter or digit must not go on beyond it, unless it says so. */
function bounded(text: string, start: number, end: number, entry: Entry): boolean {
  if (
    !entry.openStart &&
    start > 0 &&
    isWordCode(text.charCodeAt(start - 1)) &&
    isWordCode(text.charCodeAt(start))
  )
    return false
  if (entry.openEnd || end >= text.length) return true
  return !(isWordCode(text.charCodeAt(end)) && isWordCode(text.charCodeAt(end - 1)))
}

function byAnchor(entries: Entry[]): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>()
  for (const entry of entries) {
    const code = entry.word.charCodeAt(entry.anchor)
    const group = groups.get(code)
    if (group) group.push(entry)
    else groups.set(code, [entry])
  }
  return groups
}

function matchOthers(
  others: Map<number, Entry[]>,
  text: string,
  at: number,
  code: number,
  found: Found,
): void {
  const group = others.get(code)
  if (!group) return
  for (const entry of group) {
    const start = at - entry.anchor
    const end = start + entry.word.length
    if (start < 0 || !text.startsWith(entry.word, start)) continue
    if (bounded(text, start, end, entry)) found(entry.label, start, end)
  }
}

function build(entries: Entry[]) {
  const total = entries.reduce((sum, entry) => sum + entry.word.length, 1)
  const next = new Int32Array(total * WIDTH).fill(-1)
  const first = new Int32Array(total).fill(-1)
  const outputs: number[] = []
  const follow: number[] = []
  let count = 1
  entries.forEach((entry, index) => {
    let state = 0
    for (let at = 0; at < entry.word.length; at++) {
      const slot = state * WIDTH + classes[entry.word.charCodeAt(at)]!
      if (next[slot]! < 0) next[slot] = count++
      state = next[slot]!
    }
    follow.push(first[state]!)
    first[state] = outputs.push(index) - 1
  })
  const reached = link(next, first, follow, count)
  return { ...renumbered(next, first, reached), follow: Int32Array.from(follow), outputs }
}

/**
 * States that tell nothing come first, those nearest to the start before others: one comparison tells them, and what
 * is used most lies close together.
 */
function renumbered(next: Int32Array, first: Int32Array, reached: readonly number[]) {
  const silent = reached.filter((state) => first[state]! < 0)
  const order = [...silent, ...reached.filter((state) => first[state]! >= 0)]
  const numbers = new Int32Array(order.length)
  order.forEach((state, number) => (numbers[state] = number))
  const size = order.length * WIDTH
  const table = order.length <= 0x10000 ? new Uint16Array(size) : new Int32Array(size)
  order.forEach((state, number) => {
    for (let symbol = 0; symbol < WIDTH; symbol++)
      table[number * WIDTH + symbol] = numbers[next[state * WIDTH + symbol]!]!
  })
  return {
    next: table,
    first: Int32Array.from(order, (state) => first[state]!),
    firstTelling: silent.length,
  }
}

/** Breadth first: every missing step leads where the longest proper suffix would go. Gives the states in that order. */
function link(next: Int32Array, first: Int32Array, follow: number[], count: number): number[] {
  const suffix = new Int32Array(count)
  const queue: number[] = []
  for (let symbol = 0; symbol < WIDTH; symbol++) {
    const child = next[symbol]!
    if (child < 0) next[symbol] = 0
    else queue.push(child)
  }
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head]!
    appendOutputs(first, follow, state, suffix[state]!)
    for (let symbol = 0; symbol < WIDTH; symbol++) {
      const slot = state * WIDTH + symbol
      const fallback = next[suffix[state]! * WIDTH + symbol]!
      if (next[slot]! < 0) next[slot] = fallback
      else {
        suffix[next[slot]!] = fallback
        queue.push(next[slot]!)
      }
    }
  }
  return [0, ...queue]
}

/** The outputs of a state go on with those of its suffix, which are complete by then. */
function appendOutputs(first: Int32Array, follow: number[], state: number, suffix: number): void {
  if (first[suffix]! < 0) return
  if (first[state]! < 0) {
    first[state] = first[suffix]!
    return
  }
  let tail = first[state]!
  while (follow[tail]! >= 0) tail = follow[tail]!
  follow[tail] = first[suffix]!
}
