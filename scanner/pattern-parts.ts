/** What parts of a regular expression need, and how parts are put together. Known by `required-words.ts` alone. */

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
export const EDGE = '\b'

export const plainOf = (word: string): string => word.replaceAll(EDGE, '')

export const EMPTY: Part = { exact: [''], needs: [], least: 0, most: 0 }
export const WORD_EDGE: Part = { ...EMPTY, exact: [EDGE] }

/** Some text of which only the length is known. */
export const unknown = (least: number, most: number): Part => ({
  exact: null,
  needs: [],
  least,
  most,
})

/** Words below it stand in every text. */
const RARITY_MIN = 3

/** Larger sets of words are not multiplied with each other. */
const WORDS_MAX = 48

/** Longer lists of words tell little. */
const LIST_MAX = 600

/** Needs kept for each way to match: more would tell little more. */
const NEEDS_MAX = 4

/** From so many words in a text on, one of them says nothing of where a pattern may match. */
const FREQUENCY_MAX = 8

/** Words that stand in most texts. */
const COMMON = new Set(
  (
    'a add agent all an and any are as ask at be build by can check code create data date do each every file files for ' +
    'from get has have if in include is it its list log make may name new no not of on one only or other output read ' +
    'report request run set should skill test text that the their them then these they this to type update url use ' +
    'user users using when will with you your'
  ).split(' '),
)

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

/** How often one of the words stands in a text, by a rough guess. */
const frequency = ({ words }: Need): number =>
  words.reduce(
    (sum, word) => sum + (COMMON.has(plainOf(word).trim()) ? 2 : 2 ** (2 - rarity(word))),
    0,
  )

/** The needs of a part, what it matches as a whole among them. */
export function needsOf({ exact, needs }: Part): readonly Need[] {
  return exact && exact.every((word) => rarity(word) >= RARITY_MIN)
    ? [...needs, needOf(exact)]
    : needs
}

function needOf(words: readonly string[]): Need {
  const plain = words.map((word) => plainOf(word).replace(/ +/g, ' '))
  // Of words beyond ASCII the start is told in place of the end.
  const starts = plain.some((word) => /[^\x00-\x7f]/.test(word))
  const lengths = words.map((word) => plainOf(word).length)
  return {
    words,
    from: starts ? 0 : Math.min(...plain.map((word) => word.length)) - 1,
    to: Math.max(...lengths) - 1,
  }
}

/** The rarest needs. */
export function best(needs: readonly Need[]): readonly Need[] {
  const ranked = needs
    .filter(({ words }) => words.length <= LIST_MAX)
    .sort((a, b) => frequency(a) - frequency(b))
  const telling = ranked.filter((need) => frequency(need) <= FREQUENCY_MAX)
  return telling.length > 0 ? telling.slice(0, NEEDS_MAX) : ranked.slice(0, 1)
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
