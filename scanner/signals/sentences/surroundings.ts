/** What the sentences around a program say of how it is to be used. */

import type { Document } from '../../document.ts'
import { firstNotBefore } from '../../halving.ts'
import { defineSignalOfParts } from '../../signal.ts'
import { holds, isUsersChoice, notion, type Place, placesOf } from '../search/notions.ts'
import { CONCEALED, UNASKED } from './manners.ts'

/** Characters before and behind a sighting that speak of it. */
const BEFORE = 300
const BEHIND = 420
/** The same on its own line, whatever section that is in. */
const OWN = 400

/** It goes into all that is made, and nothing may be changed in it. */
const INTO_ALL = notion(`
  (?:each|every|all|any) (?:\\p{L}{1,14} ){0,2}(?:projects?|files?|scripts?|services?|pages?|
    forms?|inputs?|components?|templates?|apps?|charts?|migrations?|modules?|accounts?|namespaces?|
    clusters?|builds?|jobs?|releases?|hosts?|machines?|servers?|invoices?|orders?|tokens?|images?|
    sites?|stacks?|reports?|messages?|mails?|versions?) |
  (?:exactly|only) (?:this|these|that) | as (?:it|they) (?:is|are|stands?) | unchanged | verbatim |
  (?:always|must|is required|are required|is needed|is part of|stays?|keeps?|kept) |
  (?:rely|relies|depends?) on it | safe to repeat | cada | todos? | sempre | siempre | jede[nrms]? |
  immer | chaque | toujours | кажд\\p{L}{1,3} | всегда | 每个 | 所有 | 必须 | すべて | 必ず | 모든 | 항상
`)

export type Manner = 'concealed' | 'unasked' | 'everywhere' | null

/** The worst that is said of the program at `start` to `end` within its own section. */
export function mannerAround(document: Document, start: number, end: number): Manner {
  const { text, lines } = document.reading
  const [from, to] = sectionOf(document, start, end)
  const before = text.slice(Math.max(from, start - BEFORE), start)
  const behind = text.slice(end, Math.min(to, end + BEHIND))
  const own = text.slice(
    Math.max(lines.start(lines.at(start)), start - OWN),
    Math.min(lines.end(lines.at(end)), end + OWN),
  )
  const around = `${before}\n${own}\n${behind}`.replaceAll('\n', ' ')
  return mannerOf(document, around)
}

/** Those whom it concerns are not to hear of it, or are not asked. */
export function isDoneQuietly(document: Document, start: number, end: number): boolean {
  const manner = mannerAround(document, start, end)
  return manner === 'concealed' || manner === 'unasked'
}

/** In the recipe of an image: what is set up there ends with the container. */
export const isInImage = ({ zones }: Document, line: number): boolean =>
  zones.fenceAt(line)?.language === 'dockerfile'

/** The same words are judged once, however often a text repeats them. */
const mannerOf = defineSignalOfParts('judged-surroundings', (_, around: string): Manner => {
  if (isUsersChoice(around)) return null
  if (holds(around, CONCEALED)) return 'concealed'
  if (placesOf(around, UNASKED).length > 0) return 'unasked'
  return placesOf(around, INTO_ALL, true).length > 0 ? 'everywhere' : null
})

/**
 * A place with so many characters before and behind it, of its own section: what another section forbids, asks or
 * confirms says nothing of this one. `text` has the offsets of the reading.
 */
export function textAround(
  document: Document,
  { start, end }: Place,
  before: number,
  behind: number,
  text = document.reading.text,
): string {
  const [from, to] = sectionOf(document, start, end)
  return text.slice(Math.max(from, start - before), Math.min(to, end + behind))
}

/** What stands before an offset in its own section. */
export const textBefore = (document: Document, start: number, characters: number): string =>
  textAround(document, { start, end: start }, characters, 0)

/** What stands behind an offset in its own section. */
export const textBehind = (document: Document, end: number, characters: number): string =>
  textAround(document, { start: end, end }, 0, characters)

/** From the heading above to the next one. */
export function sectionOf(document: Document, start: number, end: number): [number, number] {
  const { headings } = document.zones
  const { lines, text } = document.reading
  const first = lines.at(start)
  const last = lines.at(end)
  let next = firstNotBefore(0, headings.length, (index) => headings[index]! <= first)
  const above = headings[next - 1]
  while (next < headings.length && headings[next]! <= last) next++
  const below = headings[next]
  return [
    above === undefined ? 0 : lines.start(above),
    below === undefined ? text.length : lines.start(below),
  ]
}

/** Lines behind an order in which the block that it speaks of begins, and characters of it that are read. */
const BLOCK_WITHIN = 4
const BLOCK_CHARACTERS_MAX = 1500

/** What an order is about: the fenced or quoted block that follows it; '' when there is none. */
export function blockBehind(document: Document, end: number): string {
  const line = document.lineAt(Math.max(0, end - 1))
  const { zones, reading } = document
  const { text, lines } = reading
  const ahead = Array.from({ length: BLOCK_WITHIN }, (_, index) => line + 1 + index)
  const first = ahead.find(
    (index) => index < lines.count && (zones.fenceAt(index) || zones.at(index) === 'quote'),
  )
  if (first === undefined) return ''
  let last = zones.fenceAt(first)?.last ?? first
  while (zones.at(first) === 'quote' && zones.at(last + 1) === 'quote') last++
  return text.slice(lines.start(first), lines.end(last)).slice(0, BLOCK_CHARACTERS_MAX)
}
