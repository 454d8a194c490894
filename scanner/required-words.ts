/**
 * Words without which a regular expression cannot match, read from its source. They let one pass over
 * a text tell which of many patterns are worth trying. What is not understood is taken to need nothing.
 */

/** One of these stands in every match. A `*` at an edge lets the word go on there, as in terms of the matcher. */
export type Clause = readonly string[]

/** For each way to match: clauses that all hold. A way without clauses may match any text. */
export type Requirement = readonly (readonly Clause[])[]

/** Words below it stand in every text. */
const RARITY_MIN = 3

/** Stands in lists for an edge of a word, as `\b` does in patterns. */
const EDGE = '\b'

const plainOf = (word: string): string => word.replaceAll(EDGE, '')

/** Long words are rare, and so are marks that no sentence needs. Two characters of Chinese are a word. */
function rarity(edged: string): number {
  const word = plainOf(edged)
  const marks = /[@$~^\\]/.test(word) ? 3 : /^[^a-z\d\s]{2}$/.test(word) ? 1 : 0
  const dense = word.match(/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/g)?.length ?? 0
  return word.trim().length + marks + dense
}

/** Larger sets of words are not multiplied with each other. */
const WORDS_MAX = 24

/** Longer lists of words tell little. */
const LIST_MAX = 120

/** Clauses kept for each way to match: more would tell little more. */
const CLAUSES_MAX = 3

/** What a part of a pattern needs. `exact` lists all it can match, when that is a short list. */
interface Part {
  exact: readonly string[] | null
  clauses: readonly Clause[]
}

const EMPTY: Part = { exact: [''], clauses: [] }
const WORD_EDGE: Part = { exact: [EDGE], clauses: [] }
const ANYTHING: Part = { exact: null, clauses: [] }

export function requiredWords(pattern: RegExp): Requirement {
  const reader = new Reader(pattern.source)
  const ways = reader.alternatives()
  return ways.map((way) => best(clausesOf(way)).map((clause) => clause.map(termOf)))
}

/** An edge counts beside a letter or digit alone: elsewhere it says that the word does go on. */
function termOf(edged: string): string {
  const word = plainOf(edged)
  const start = edged.startsWith(EDGE) && /^\w/.test(word) ? '' : '*'
  const end = edged.endsWith(EDGE) && /\w$/.test(word) ? '' : '*'
  return start + word + end
}

/** The clauses of a part, what it matches as a whole among them. */
function clausesOf({ exact, clauses }: Part): readonly Clause[] {
  return exact && exact.every((word) => rarity(word) >= RARITY_MIN) ? [...clauses, exact] : clauses
}

/** Words that stand in most texts: that one of them is there says nothing. */
const COMMON = new Set(
  (
    'a add agent all and any ask at be build by check code create data date each every file files for from get if in ' +
    'include it its list log make name new no not of on one only or output read request run set skill test text that ' +
    'the then this to type update url use user using when with you your'
  ).split(' '),
)

const isTelling = (clause: Clause): boolean =>
  clause.every((word) => !COMMON.has(plainOf(word).trim()))

/** Short lists of rare words tell most. */
const worth = (clause: Clause): number => Math.min(...clause.map(rarity)) - Math.log2(clause.length)

function best(clauses: readonly Clause[]): readonly Clause[] {
  const ranked = clauses
    .filter((clause) => clause.length <= LIST_MAX)
    .sort((a, b) => worth(b) - worth(a))
  const telling = ranked.filter(isTelling)
  return (telling.length > 0 ? telling : ranked).slice(0, CLAUSES_MAX)
}

function anyOf(ways: readonly Part[]): Part {
  if (ways.length === 1) return ways[0]!
  const exact = ways.every((way) => way.exact) ? ways.flatMap((way) => way.exact!) : null
  if (exact && exact.length <= LIST_MAX) return { exact, clauses: [] }
  const chosen = ways.map((way) => best(clausesOf(way))[0])
  return chosen.every((clause) => clause !== undefined)
    ? { exact: null, clauses: [chosen.flat()] }
    : ANYTHING
}

/** Joins parts that follow each other, for as long as what they match can be listed. */
function inTurn(parts: readonly Part[]): Part {
  let pending: readonly string[] = ['']
  let whole = true
  const clauses: Clause[] = []
  const flush = () => {
    clauses.push(...clausesOf({ exact: pending, clauses: [] }))
    whole = false
  }
  for (const part of parts) {
    clauses.push(...part.clauses)
    const { exact } = part
    if (exact && pending.length * exact.length <= WORDS_MAX) {
      pending = pending.flatMap((before) => exact.map((after) => before + after))
    } else {
      flush()
      pending = exact ?? ['']
      if (!exact) continue
    }
  }
  if (whole) return { exact: pending, clauses }
  flush()
  return { exact: null, clauses }
}

function repeated(part: Part, least: number, most: number): Part {
  if (least === 1 && most === 1) return part
  if (least === 0)
    return most === 1 && part.exact ? { exact: [...part.exact, ''], clauses: [] } : ANYTHING
  return { exact: null, clauses: clausesOf(part) }
}

class Reader {
  private at = 0

  constructor(private readonly source: string) {}

  /** Up to the closing parenthesis or the end. */
  alternatives(): Part[] {
    const ways: Part[] = []
    do {
      const parts: Part[] = []
      while (this.at < this.source.length && !'|)'.includes(this.source[this.at]!))
        parts.push(this.quantified(this.atom()))
      ways.push(inTurn(parts))
    } while (this.source[this.at++] === '|')
    return ways
  }

  private take(pattern: RegExp): string | null {
    const sticky = new RegExp(pattern, `${pattern.flags}y`)
    sticky.lastIndex = this.at
    const found = sticky.exec(this.source)?.[0] ?? null
    if (found !== null) this.at += found.length
    return found
  }

  private quantified(part: Part): Part {
    const mark = this.take(/[*+?]|\{\d+(?:,\d*)?\}/)
    if (mark === null) return part
    this.take(/\?/)
    const [least, most = least] = mark.startsWith('{')
      ? mark
          .slice(1, -1)
          .split(',')
          .map((bound) => (bound === '' ? Infinity : Number(bound)))
      : mark === '*'
        ? [0, Infinity]
        : mark === '+'
          ? [1, Infinity]
          : [0, 1]
    return repeated(part, least!, most!)
  }

  private atom(): Part {
    // No character of a word may stand there: an edge, at least for a word.
    if (this.take(/\(\?<?!(?:\\w|\[\\w[^\]\\]{0,40}\])\)/) !== null) return WORD_EDGE
    if (this.take(/\(\?<?[=!]/) !== null) {
      this.alternatives()
      return EMPTY
    }
    if (this.take(/\((?:\?:|\?<\w{1,60}>)?/) !== null) return anyOf(this.alternatives())
    if (this.take(/\\b/) !== null) return WORD_EDGE
    if (this.take(/[$^]|\\B/) !== null) return EMPTY
    const listed = this.take(/\[(?:[^\]\\]|\\[^]){0,400}\]/)
    if (listed !== null) return classOf(listed)
    if (this.take(/\.|\\[wWdDsSpPk1-9](?:\{[^}]{1,60}\}|<\w{1,60}>)?/) !== null) return ANYTHING
    return this.literal()
  }

  private literal(): Part {
    const escaped = this.take(/\\(?:u[0-9a-f]{4}|u\{[0-9a-f]+\}|x[0-9a-f]{2}|[^])/i)
    if (escaped === null) return characters([this.source[this.at++]!])
    const code = /^\\[ux]\{?([0-9a-f]+)/i.exec(escaped)?.[1]
    if (code !== undefined) return characters([String.fromCodePoint(Number.parseInt(code, 16))])
    return /^\\[a-z0]$/i.test(escaped) ? ANYTHING : characters([escaped.slice(1)])
  }
}

/** A short list of plain characters is read, ranges and complements are not. */
function classOf(listed: string): Part {
  const plain = /^\[([^\\^-]{1,8})\]$/.exec(listed)?.[1]
  return plain === undefined ? ANYTHING : characters([...plain])
}

/** Readings are in lower case. Marks of emphasis are passed over when words are looked for. */
function characters(list: readonly string[]): Part {
  const lowered = list.map((character) => character.toLowerCase())
  return lowered.some((character) => /[*`\s]/.test(character) && character !== ' ')
    ? ANYTHING
    : { exact: lowered, clauses: [] }
}
