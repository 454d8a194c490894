/**
 * Finds many literal terms in one pass (Aho-Corasick). ASCII terms go through a dense transition table; terms with
 * other characters are looked up by the first of these, since most texts have few.
 */

import { type Automaton, createAutomaton, OUTSIDE } from './automaton.ts'

export interface Term {
  /** Lower case. A leading or trailing `*` lets the word go on there; otherwise it must end. */
  pattern: string
  /** What the caller knows the term by. */
  label: number
  /** The caller asks only whether and where it is there, wherever words begin: its last character tells the place. */
  roughly?: boolean
}

/** Entries belong together by index. Both lists are roughly in order of the ends of what was found. */
export interface Found {
  readonly labels: Int32Array
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Of the terms that were looked for roughly: labels, and one place inside of each. */
  readonly roughLabels: Int32Array
  readonly places: Int32Array
}

export interface Matcher {
  /** Every term in `text`, which is already in lower case. */
  search(text: string): Found
}

interface Entry {
  word: string
  label: number
  openStart: boolean
  openEnd: boolean
  roughly: boolean
  length: number
  /** Where its first character beyond ASCII stands; -1 when it has none. */
  anchor: number
}

/** Kinds of characters: symbols of the automaton, and those above them that it never sees. */
const SPACE = 0
/** ASCII characters of no term. */
const OTHER = 1
const OTHER_IN_WORD = 2
/** Beyond ASCII; an anchor is the first such character of a term. */
const FOREIGN = 253
const ANCHOR = 254
/** Marks of emphasis and inline code are passed over: they may stand around and between words. */
const EMPHASIS = 255

export function createMatcher(terms: readonly Term[]): Matcher {
  const entries = terms.map(entryOf)
  const ascii = entries.filter(({ anchor }) => anchor < 0)
  const foreign = entries.filter(({ anchor }) => anchor >= 0)
  const kinds = kindsOf(ascii, foreign)
  const words = ascii.map(({ word, openStart }) => ({
    symbols: Array.from(word, (char) => kinds[char.charCodeAt(0)]!),
    anywhere: openStart,
  }))
  const automaton = createAutomaton(words, symbolsInWord(kinds), SPACE)
  const table = tableOf(ascii)
  const anchors = byAnchor(foreign)
  return {
    search(text) {
      const count = walk(text, kinds, automaton, anchors)
      return tell(text, kinds, automaton, count, ascii, table, foreign)
    },
  }
}

function entryOf(term: Term): Entry {
  const openStart = term.pattern.startsWith('*')
  const openEnd = term.pattern.endsWith('*')
  const word = term.pattern.slice(openStart ? 1 : 0, openEnd ? -1 : undefined)
  const anchor = word.search(/[^\x00-\x7f]/)
  const { label, roughly = false } = term
  return { word, length: word.length, label, openStart, openEnd, roughly, anchor }
}

/** One number for every UTF-16 code unit, so that no look-up needs a bound. */
function kindsOf(ascii: readonly Entry[], foreign: readonly Entry[]): Uint8Array {
  const kinds = new Uint8Array(0x10000).fill(FOREIGN)
  for (let code = 0; code < 128; code++) kinds[code] = inWord[code] ? OTHER_IN_WORD : OTHER
  let count = OTHER_IN_WORD + 1
  const used = new Set(ascii.flatMap(({ word }) => [...word]))
  for (const char of [...used].sort()) if (char !== ' ') kinds[char.charCodeAt(0)] = count++
  for (const space of ' \t\n\r\f\v') kinds[space.charCodeAt(0)] = SPACE
  for (const mark of '*`') kinds[mark.charCodeAt(0)] = EMPHASIS
  for (const { word, anchor } of foreign) kinds[word.charCodeAt(anchor)] = ANCHOR
  return kinds
}

function symbolsInWord(kinds: Uint8Array): Uint8Array {
  const symbols = new Uint8Array(Math.max(...kinds.filter((kind) => kind < FOREIGN)) + 1)
  for (let code = 0; code < 128; code++) if (inWord[code]) symbols[kinds[code]!] = 1
  return symbols
}

/** Numbers of the terms with each first character beyond ASCII. */
function byAnchor(foreign: readonly Entry[]): Map<number, Anchored[]> {
  const groups = new Map<number, Anchored[]>()
  foreign.forEach((entry, number) => {
    const code = entry.word.charCodeAt(entry.anchor)
    const group = groups.get(code)
    if (group) group.push({ entry, number })
    else groups.set(code, [{ entry, number }])
  })
  return groups
}

interface Anchored {
  entry: Entry
  number: number
}

/**
 * What the walk notes, used again for every text: the state that has something to tell, and where that was. For a term
 * beyond ASCII: its number below zero, and its start.
 */
let states = new Int32Array(1 << 17)
let places = new Int32Array(1 << 17)

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
const FRESH = 1 << 20

/** One look at every character. Gives how many notes it took. */
function walk(
  text: string,
  kinds: Uint8Array,
  automaton: Automaton,
  anchors: ReadonlyMap<number, readonly Anchored[]>,
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
      if (kind === ANCHOR) count = noteForeign(anchors.get(code)!, text, at, count)
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

/** Facts of the terms of the automaton by number, side by side. */
interface Table {
  labels: Int32Array
  lengths: Int32Array
  openStart: Uint8Array
  openEnd: Uint8Array
  roughly: Uint8Array
}

const tableOf = (entries: readonly Entry[]): Table => ({
  labels: Int32Array.from(entries, ({ label }) => label),
  lengths: Int32Array.from(entries, ({ length }) => length),
  openStart: Uint8Array.from(entries, ({ openStart }) => Number(openStart)),
  openEnd: Uint8Array.from(entries, ({ openEnd }) => Number(openEnd)),
  roughly: Uint8Array.from(entries, ({ roughly }) => Number(roughly)),
})

/** What the notes mean. */
function tell(
  text: string,
  kinds: Uint8Array,
  automaton: Automaton,
  count: number,
  ascii: readonly Entry[],
  { labels, lengths, openStart, openEnd, roughly }: Table,
  foreign: readonly Entry[],
): Found {
  const { firstTelling, from, outputs, depths } = automaton
  const most = mostTold(automaton, count)
  const found = new Int32Array(3 * most)
  const rough = new Int32Array(2 * most)
  let size = 0
  let roughSize = 0
  let disordered = false
  const add = (label: number, start: number, end: number) => {
    found[size] = label
    found[most + size] = start
    found[2 * most + size++] = end
  }
  const addRough = (label: number, place: number) => {
    rough[roughSize] = label
    rough[most + roughSize++] = place
  }
  for (let note = 0; note < count; note++) {
    const noted = states[note]!
    const place = places[note]!
    if (noted < 0) {
      const entry = foreign[~noted]!
      if (entry.roughly) addRough(entry.label, place)
      else add(entry.label, place, place + entry.length)
      continue
    }
    const fresh = noted >= FRESH
    const state = fresh ? noted - FRESH : noted
    disordered ||= fresh
    const inside =
      isAsciiInWord(text.charCodeAt(place)) && isAsciiInWord(text.charCodeAt(place + 1))
    const last = from[state - firstTelling + 1]!
    for (let index = from[state - firstTelling]!; index < last; index++) {
      const number = outputs[index]!
      if (inside && openEnd[number] === 0) continue
      // The walk has told of the others itself.
      if (fresh && (openStart[number] === 1 || lengths[number] !== depths[state])) continue
      // The automaton has seen to the start of a rough term.
      if (roughly[number] === 1) {
        addRough(labels[number]!, place)
        continue
      }
      const entry = ascii[number]!
      let start = place + 1 - entry.length
      if (!text.startsWith(entry.word, start)) start = startOf(text, kinds, place, entry.length)
      if (isWhole(text, start, place + 1, entry)) add(entry.label, start, place + 1)
    }
  }
  const part = (column: number) => found.subarray(column * most, column * most + size)
  const told = {
    labels: part(0),
    starts: part(1),
    ends: part(2),
    roughLabels: rough.subarray(0, roughSize),
    places: rough.subarray(most, most + roughSize),
  }
  return disordered ? byEnds(told) : told
}

function mostTold({ firstTelling, from }: Automaton, count: number): number {
  let most = 0
  for (let note = 0; note < count; note++) {
    const state = states[note]! % FRESH
    most += state < 0 ? 1 : from[state - firstTelling + 1]! - from[state - firstTelling]!
  }
  return most
}

function byEnds(found: Found): Found {
  const { labels, starts, ends } = found
  const order = Int32Array.from(ends, (_, index) => index).sort((a, b) => ends[a]! - ends[b]!)
  return {
    ...found,
    labels: order.map((index) => labels[index]!),
    starts: order.map((index) => starts[index]!),
    ends: order.map((index) => ends[index]!),
  }
}

/** Walks back over as many symbols as the automaton took, in the text as it stands. */
function startOf(text: string, kinds: Uint8Array, last: number, length: number): number {
  let at = last
  for (let taken = 0; taken < length; at--) {
    const kind = kinds[text.charCodeAt(at)]
    if (kind === EMPHASIS) continue
    if (kind !== SPACE || !spaceBefore(text, kinds, at)) taken++
  }
  return at + 1
}

/** True when the run of white space goes on to the left, over marks that are passed over. */
function spaceBefore(text: string, kinds: Uint8Array, at: number): boolean {
  let before = at - 1
  while (before >= 0 && kinds[text.charCodeAt(before)] === EMPHASIS) before--
  return before >= 0 && kinds[text.charCodeAt(before)] === SPACE
}

/** 1 for letters, digits and `_` of scripts that part words with spaces: Latin, Greek, Cyrillic. */
const inWord = new Uint8Array(0x10000)
for (const char of 'abcdefghijklmnopqrstuvwxyz0123456789_') inWord[char.charCodeAt(0)] = 1
inWord.fill(1, 0xc0, 0x250)
inWord.fill(1, 0x370, 0x530)

const isAsciiInWord = (code: number): boolean => code < 128 && inWord[code] === 1

/**
 * A term whose edge is a letter or digit must not go on beyond it, unless it says so. Rough terms are parts of patterns,
 * for which words are of ASCII characters.
 */
function isWhole(text: string, start: number, end: number, entry: Entry): boolean {
  const max = entry.roughly ? 0x7f : 0xffff
  if (!entry.openStart && start > 0 && joins(text, start, max)) return false
  return entry.openEnd || end >= text.length || !joins(text, end, max)
}

/** True when the characters before and at an offset are of one word. */
function joins(text: string, at: number, max: number): boolean {
  const before = text.charCodeAt(at - 1)
  const after = text.charCodeAt(at)
  return inWord[before] === 1 && inWord[after] === 1 && before <= max && after <= max
}
