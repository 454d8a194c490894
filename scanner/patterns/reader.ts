/** Reads the source of a regular expression into what its parts need. */

import { anyOf, EMPTY, inTurn, type Part, repeated, unknown, WORD_EDGE } from './parts.ts'

export interface ReadPattern {
  /** The alternatives at the top. */
  ways: readonly Part[]
  /** Characters behind a match that it may look at. */
  ahead: number
}

export function readPattern({ source, flags }: Pick<RegExp, 'source' | 'flags'>): ReadPattern {
  const reader = new Reader(source, flags.includes('u') ? 2 : 1)
  return { ways: reader.alternatives(), ahead: reader.ahead }
}

/** An edge of a word sees one character, which may be two code units. */
const EDGE_AHEAD = 2

const LETTERS = /[a-z\d ]{2,200}(?![*+?{a-z\d ])/y
const REPETITION = /[*+?]|\{\d+(?:,\d*)?\}/y
const RELUCTANT = /\?/y
/** No character of a word may stand there: an edge, at least for a word. */
const FORBIDDEN_EDGE = /\(\?<?!(?:\\w|\[(?:\\w|\\p\{L\}\\p\{N\}_)[^\]\\]{0,40}\])\)/y
const BEHIND = /\(\?<[=!]/y
const AHEAD = /\(\?[=!]/y
const GROUP = /\((?:\?:|\?<\w{1,60}>)?/y
const WORD_BOUNDARY = /\\b/y
const OTHER_ASSERTION = /[$^]|\\B/y
const CLASS = /\[(?:[^\]\\]|\\[^]){0,400}\]/y
const REFERENCE = /\\(?:[1-9]|k<\w{1,60}>)/y
const KIND = /\.|\\(?:[wWdDsS]|[pP](?:\{[^}]{1,60}\})?)/y
const ESCAPED = /\\(?:u[0-9a-f]{4}|u\{[0-9a-f]+\}|x[0-9a-f]{2}|[^])/iy

class Reader {
  private at = 0
  ahead = EDGE_AHEAD

  constructor(
    private readonly source: string,
    /** Code units that a class of characters may take. */
    private readonly width: number,
  ) {}

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

  /** Takes what a sticky pattern matches next. */
  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)?.[0] ?? null
    if (found !== null) this.at += found.length
    return found
  }

  private quantified(part: Part): Part {
    const mark = this.take(REPETITION)
    if (mark === null) return part
    this.take(RELUCTANT)
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

  /** Plain letters that follow each other, up to one that is repeated. */
  private letters(): Part | null {
    const found = this.take(LETTERS)
    return found === null
      ? null
      : { exact: [found], needs: [], least: found.length, most: found.length }
  }

  private atom(): Part {
    const letters = this.letters()
    if (letters) return letters
    const first = this.source[this.at]!
    if (first === '(') return this.group()
    if (first === '[') {
      const listed = this.take(CLASS)
      if (listed !== null) return this.classOf(listed)
    }
    if (this.take(WORD_BOUNDARY) !== null) return WORD_EDGE
    if (this.take(OTHER_ASSERTION) !== null) return EMPTY
    if (this.take(REFERENCE) !== null) return unknown(0, Infinity)
    if (this.take(KIND) !== null) return unknown(1, this.width)
    return this.literal()
  }

  private group(): Part {
    if (this.take(FORBIDDEN_EDGE) !== null) return WORD_EDGE
    if (this.take(BEHIND) !== null) {
      this.alternatives()
      return EMPTY
    }
    if (this.take(AHEAD) !== null) {
      const most = Math.max(...this.alternatives().map((way) => way.most))
      this.ahead = this.ahead + most
      return EMPTY
    }
    this.take(GROUP)
    return anyOf(this.alternatives())
  }

  private literal(): Part {
    const escaped = this.take(ESCAPED)
    if (escaped === null) return characters([this.source[this.at++]!])
    const code = /^\\[ux]\{?([0-9a-f]+)/i.exec(escaped)?.[1]
    if (code !== undefined) return characters([String.fromCodePoint(Number.parseInt(code, 16))])
    return /^\\[a-z0]$/i.test(escaped) ? unknown(1, 1) : characters([escaped.slice(1)])
  }

  /** A short list of plain characters is read, ranges and complements are not. */
  private classOf(listed: string): Part {
    const plain = /^\[([^\\^-]{1,8})\]$/.exec(listed)?.[1]
    return plain === undefined ? unknown(1, this.width) : characters([...plain])
  }
}

/** Readings are in lower case. Marks of emphasis are passed over when words are looked for. */
function characters(list: readonly string[]): Part {
  const lowered = list.map((character) => character.toLowerCase())
  const lengths = lowered.map((character) => character.length)
  const least = Math.min(...lengths)
  const most = Math.max(...lengths)
  return lowered.some((character) => /[*`\s]/.test(character) && character !== ' ')
    ? unknown(least, most)
    : { exact: lowered, needs: [], least, most }
}
