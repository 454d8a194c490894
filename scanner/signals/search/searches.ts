/** Where notions stand in a text: each part of it is searched once for each of them, however many spans and rules ask. */

import type { Document } from '../../document.ts'
import { within } from '../../halving.ts'
import { defineSignal } from '../../signal.ts'
import { isForbidden } from '../sentences/forbidden.ts'
import { prose } from '../sentences/prose.ts'
import type { Notion, Place } from './notions.ts'
import { EVERYWHERE, firstFrom, type Opening, openings } from './openings.ts'

export interface Search {
  /** Places of a notion within one of the spans, in order; of those under a negation none when it is to be meant. */
  placesOf(part: Notion, span: Place, meant: boolean): readonly Place[]
}

interface Stretch extends Place {
  text: string
}

/** Spans that overlap, joined: what stands in several of them is searched once. */
interface Run extends Stretch {
  found: Map<RegExp, readonly Place[]>
  said: Map<Notion, readonly Place[]>
  meant: Map<Notion, readonly Place[]>
}

export const searches = defineSignal('searches', (document: Document) => {
  const known = new Map<readonly Place[], Search>()
  return (spans: readonly Place[]): Search => {
    let search = known.get(spans)
    if (!search) known.set(spans, (search = searchOf(document, spans)))
    return search
  }
})

function searchOf(document: Document, spans: readonly Place[]): Search {
  const runs = runsOf(document.observe(prose), spans)
  const starts = Int32Array.from(runs, ({ start }) => start)
  const { of: openingsOf } = document.observe(openings)
  const found = (pattern: RegExp, run: Run): readonly Place[] => {
    let places = run.found.get(pattern)
    if (!places) {
      const matches = matchesIn(run, pattern, openingsOf(pattern))
      places = matches.map(({ index, 0: words }) => {
        const start = run.start + index
        return { start, end: start + words.length }
      })
      run.found.set(pattern, places)
    }
    return places
  }
  const said = (part: Notion, run: Run): readonly Place[] => {
    let places = run.said.get(part)
    if (!places) {
      places = part.flatMap((pattern) => found(pattern, run)).sort((a, b) => a.start - b.start)
      run.said.set(part, places)
    }
    return places
  }
  const meant = (part: Notion, run: Run): readonly Place[] => {
    let places = run.meant.get(part)
    if (!places) {
      const isMeant = ({ start, end }: Place) =>
        !isForbidden(run.text, start - run.start, end - run.start)
      run.meant.set(part, (places = said(part, run).filter(isMeant)))
    }
    return places
  }
  return {
    placesOf(part, span, isMeant) {
      const run = runs[firstFrom(starts, span.start + 1) - 1]!
      return within(isMeant ? meant(part, run) : said(part, run), span.start, span.end)
    },
  }
}

function runsOf(text: string, spans: readonly Place[]): readonly Run[] {
  const joined: Place[] = []
  for (const { start, end } of spans) {
    const last = joined.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined.map(({ start, end }) => ({
    start,
    end,
    text: text.slice(start, end),
    found: new Map(),
    said: new Map(),
    meant: new Map(),
  }))
}

/** Every match of a pattern with the flag g in the reading; one that was announced is tried where its words stand. */
export function everyMatch(document: Document, pattern: RegExp): readonly RegExpExecArray[] {
  const { text } = document.reading
  const run = { start: 0, end: text.length, text }
  return matchesIn(run, pattern, document.observe(openings).of(pattern))
}

/** A match may begin at `start` up to `latest`, and what tells ends at `end`. */
interface SearchWindow {
  start: number
  latest: number
  end: number
}

/**
 * Matches of a pattern in the text of a run; it is tried where its words have a match start. Throws when it is without
 * the flag g: its search would begin anew for ever.
 */
function matchesIn(
  run: Stretch,
  pattern: RegExp,
  open: readonly Opening[] | null,
): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`A pattern without the flag g: ${pattern}`)
  const found: RegExpExecArray[] = []
  let behind = 0
  for (const { start, latest, end } of windowsIn(run, open)) {
    const text = run.text.slice(0, end - run.start)
    pattern.lastIndex = Math.max(start - run.start, behind)
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      if (match.index + run.start > latest) break
      found.push(match)
      behind = match.index + match[0].length
      if (match[0].length === 0) pattern.lastIndex++
    }
  }
  pattern.lastIndex = 0
  return found
}

/** In order, those that touch in one. */
function windowsIn(run: Stretch, open: readonly Opening[] | null): readonly SearchWindow[] {
  const windows: SearchWindow[] = []
  for (const { reach, trail } of open ?? [EVERYWHERE]) {
    if (!trail) return [{ start: run.start, latest: run.end, end: run.end }]
    const { places, from, to } = trail
    for (let at = firstFrom(places, run.start); at < places.length; at++) {
      const place = places[at]!
      if (place >= run.end) break
      const latest = place - from
      const end = Math.min(run.end, latest + reach)
      windows.push({ start: Math.max(run.start, place - to), latest, end })
    }
  }
  windows.sort((a, b) => a.start - b.start)
  const joined: SearchWindow[] = []
  for (const window of windows) {
    const last = joined.at(-1)
    if (last && window.start <= last.end) {
      last.latest = Math.max(last.latest, window.latest)
      last.end = Math.max(last.end, window.end)
    } else joined.push(window)
  }
  return joined
}
