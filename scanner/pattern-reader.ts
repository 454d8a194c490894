/** Reads the source of a regular expression into what its parts need. */

import { anyOf, EMPTY, inTurn, type Part, repeated, unknown, WORD_EDGE } from './pattern-parts.ts'

/** The alternatives of a pattern. */
export const readPattern = (pattern: RegExp): readonly Part[] =>
  new Reader(pattern.source, pattern.unicode ? 2 : 1).alternatives()

const known = new Map<string, RegExp>()

/** The same pattern at one place alone; made once, since patterns are written where they are used. */
function stickyOf(pattern: RegExp): RegExp {
  const key = `${pattern.flags} ${pattern.source}`
  let sticky = known.get(key)
  if (!sticky) known.set(key, (sticky = new RegExp(pattern, `${pattern.flags}y`)))
  return sticky
}

class Reader {
  private at = 0

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

  private take(pattern: RegExp): string | null {
    const sticky = stickyOf(pattern)
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
    if (this.take(/\(\?<?!(?:\\w|\[(?:\\w|\\p\{L\}\\p\{N\}_)[^\]\\]{0,40}\])\)/) !== null)
      return WORD_EDGE
    if (this.take(/\(\?<?[=!]/) !== null) {
      this.alternatives()
      return EMPTY
    }
    if (this.take(/\((?:\?:|\?<\w{1,60}>)?/) !== null) return anyOf(this.alternatives())
    if (this.take(/\\b/) !== null) return WORD_EDGE
    if (this.take(/[$^]|\\B/) !== null) return EMPTY
    const listed = this.take(/\[(?:[^\]\\]|\\[^]){0,400}\]/)
    if (listed !== null) return this.classOf(listed)
    if (this.take(/\\(?:[1-9]|k<\w{1,60}>)/) !== null) return unknown(0, Infinity)
    if (this.take(/\.|\\(?:[wWdDsS]|[pP](?:\{[^}]{1,60}\})?)/) !== null)
      return unknown(1, this.width)
    return this.literal()
  }

  private literal(): Part {
    const escaped = this.take(/\\(?:u[0-9a-f]{4}|u\{[0-9a-f]+\}|x[0-9a-f]{2}|[^])/i)
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
