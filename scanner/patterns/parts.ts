/** What parts of a regular expression need, and how parts are put together. */

import { FREQUENT } from '../lexicon/frequent.ts'

/** One of the words stands in every match of a part, its last character so many characters behind the start of it. */
export interface Need {
  words: readonly string[]
  from: number
  to: number
}

/** `exact` lists all that the part can match, when that is a short list. */
export interface Part {
  exact: readonly string[] | null
  needs: readonly Need[]
  /** Characters that it takes. */
  least: number
  most: number
}

/** Stands in lists for an edge of a word, as `\b` does in patterns. */
const EDGE = '\b'

const plainOf = (word: string): string => word.replaceAll(EDGE, '')

export const EMPTY: Part = { exact: [''], needs: [], least: 0, most: 0 }
export const WORD_EDGE: Part = { ...EMPTY, exact: [EDGE] }

/** Some text of which only the length is known. */
export const unknown = (least: number, most: number): Part => ({
  exact: null,
  needs: [],
  least,
  most,
})

/** Words below it stand in every line. */
const RARITY_MIN = 2

/** Larger sets of words are not multiplied with each other. */
const WORDS_MAX = 48

/** Longer lists of words tell little. */
const LIST_MAX = 600

/** Needs kept for each way to match: more would tell little more. */
const NEEDS_MAX = 3

/** Words that stand in a text less often than this need no other beside them. */
const ENOUGH = 0.03

/** From so many in a text on, words say nothing of where a pattern may match. */
const FREQUENCY_MAX = 15

/**
 * Long words are rare, and so are marks that no sentence needs. Two characters of Chinese are a word, and so are two
 * letters that stand alone.
 */
function rarity(edged: string): number {
  const word = plainOf(edged)
  const marks = /[@$~^\\]/.test(word) ? 3 : /^[^a-z\d\s]{2}$/.test(word) ? 1 : 0
  const dense = word.match(/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/g)?.length ?? 0
  const alone = edged.startsWith(EDGE) && edged.endsWith(EDGE) && word.length > 1 ? 1 : 0
  return word.trim().length + marks + dense + alone
}

/** An edge counts beside a letter or digit alone: elsewhere it says that the word does go on. */
export function termOf(edged: string): string {
  const word = plainOf(edged)
  const start = edged.startsWith(EDGE) && /^\w/.test(word) ? '' : '*'
  const end = edged.endsWith(EDGE) && /\w$/.test(word) ? '' : '*'
  return start + word + end
}

/** How often a word stands in 8 KB of text that is not among the frequent ones, by its length. */
const TIMES = [4, 4, 4, 0.15, 0.15, 0.07, 0.06, 0.02, 0.02, 0.012, 0.005]

/** How often one of the words stands in 8 KB of text, by a rough guess. */
const frequency = ({ words }: Need): number =>
  words.reduce((sum, word) => sum + (frequentAs(word) ?? timesOf(word)), 0)

/** Two letters that may stand inside of any word. */
const TIMES_WITHIN = 30

const timesOf = (word: string): number =>
  rarity(word) < 3 ? TIMES_WITHIN : TIMES[Math.min(rarity(word), TIMES.length - 1)]!

function frequentAs(edged: string): number | undefined {
  const word = plainOf(edged)
  return FREQUENT.get(word.length < 5 ? termOf(edged) : word)
}

/** The needs of a part, what it matches as a whole among them. */
export function needsOf({ exact, needs }: Part): readonly Need[] {
  return exact && exact.every((word) => rarity(word) >= RARITY_MIN)
    ? [...needs, needOf(exact)]
    : needs
}

/** Longer words are looked for by their start, which tells as much. */
const WORD_CHARACTERS_MAX = 10

/** The same of words with characters beyond ASCII, which are not found over the end of a line. */
const FOREIGN_CHARACTERS_MAX = 7

function startOf(whole: string): string {
  const foreign = whole.search(/[^\x00-\x7f]/)
  const length = foreign < 0 ? WORD_CHARACTERS_MAX : Math.max(foreign, FOREIGN_CHARACTERS_MAX)
  return whole.slice(0, Math.min(length, WORD_CHARACTERS_MAX)).trimEnd()
}

function needOf(words: readonly string[]): Need {
  const shortened = words.map(shorten)
  // Of words beyond ASCII the start is told in place of the end.
  const starts = words.some((word) => /[^\x00-\x7f]/.test(word))
  return {
    words: [...new Set(shortened.map(({ word }) => word))],
    from: starts ? 0 : Math.min(...shortened.map(({ earliest }) => earliest)),
    to: Math.max(...shortened.map(({ latest }) => latest)),
  }
}

/**
 * What is looked for in place of a word: its start, and edges where it has spaces. With how far behind the start of the
 * whole its last character stands: a run of spaces in a text counts as one.
 */
function shorten(edged: string): { word: string; earliest: number; latest: number } {
  const plain = plainOf(edged)
  const whole = plain.trim()
  const cut = startOf(whole)
  const lead = plain.length - plain.trimStart().length
  const starts = edged.startsWith(EDGE) || lead > 0
  const ends =
    cut === whole ? edged.endsWith(EDGE) || plain.endsWith(' ') : whole[cut.length] === ' '
  return {
    word: `${starts ? EDGE : ''}${cut}${ends ? EDGE : ''}`,
    earliest: Math.min(lead, 1) + cut.replace(/ +/g, ' ').length - 1,
    latest: lead + cut.length - 1,
  }
}

/** The rarest needs, as many as it takes to tell a text that may match from others. */
export function best(needs: readonly Need[]): readonly Need[] {
  const ranked = needs
    .filter(({ words }) => words.length <= LIST_MAX)
    .map((need) => ({ need, times: frequency(need) }))
    .sort((a, b) => a.times - b.times)
  const kept = ranked.filter(
    ({ times }, index) =>
      index === 0 ||
      (index < NEEDS_MAX && times <= FREQUENCY_MAX && ranked[index - 1]!.times > ENOUGH),
  )
  return kept.map(({ need }) => need)
}

export function anyOf(ways: readonly Part[]): Part {
  if (ways.length === 1) return ways[0]!
  const least = Math.min(...ways.map((way) => way.least))
  const most = Math.max(...ways.map((way) => way.most))
  const exact = ways.every((way) => way.exact) ? ways.flatMap((way) => way.exact!) : null
  if (exact && exact.length <= LIST_MAX) return { exact, needs: [], least, most }
  const chosen = ways.map((way) => best(needsOf(way))[0])
  if (!chosen.every((need) => need !== undefined)) return unknown(least, most)
  const joined = {
    words: chosen.flatMap(({ words }) => words),
    from: Math.min(...chosen.map(({ from }) => from)),
    to: Math.max(...chosen.map(({ to }) => to)),
  }
  return { exact: null, needs: [joined], least, most }
}

const moved = ({ words, from, to }: Need, least: number, most: number): Need => ({
  words,
  from: from + least,
  to: to + most,
})

/** A single word, or an edge of words, makes no list longer. */
const canBeListed = (before: number, after: number): boolean =>
  before * after <= (Math.min(before, after) === 1 ? LIST_MAX : WORDS_MAX)

/** Joins parts that follow each other, for as long as what they match can be listed. */
export function inTurn(parts: readonly Part[]): Part {
  let pending = EMPTY
  let listed = true
  const needs: Need[] = []
  /** Characters before what is pending. */
  let least = 0
  let most = 0
  const flush = () => {
    needs.push(...needsOf(pending).map((need) => moved(need, least, most)))
    least += pending.least
    most += pending.most
    pending = EMPTY
    listed = false
  }
  for (const part of parts) {
    const { exact } = part
    if (exact && canBeListed(pending.exact!.length, exact.length)) {
      pending = {
        exact: pending.exact!.flatMap((before) => exact.map((after) => before + after)),
        needs: [],
        least: pending.least + part.least,
        most: pending.most + part.most,
      }
      continue
    }
    flush()
    if (exact) {
      pending = part
      continue
    }
    needs.push(...part.needs.map((need) => moved(need, least, most)))
    least += part.least
    most += part.most
  }
  if (listed) return pending
  flush()
  return { exact: null, needs, least, most }
}

export function repeated(part: Part, least: number, most: number): Part {
  if (least === 1 && most === 1) return part
  const longest = part.most === 0 ? 0 : part.most * most
  if (least === 0)
    return most === 1 && part.exact
      ? { ...part, exact: [...part.exact, ''], least: 0 }
      : unknown(0, longest)
  const behind = longest - part.most
  return {
    exact: null,
    needs: needsOf(part).map((need) => moved(need, 0, Number.isNaN(behind) ? Infinity : behind)),
    least: part.least * least,
    most: longest,
  }
}
