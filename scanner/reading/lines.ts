/** Lines of a text and where they start. LF, CRLF and CR end a line; no other character does. */

export interface Lines {
  readonly count: number
  /** Offset of the first character of line `index` (0-based). */
  start(index: number): number
  /** Offset behind the last character of line `index`, its line end not included. */
  end(index: number): number
  /** The 0-based line that holds `offset`. */
  at(offset: number): number
}

const LF = 10
const CR = 13

export function linesOf(text: string): Lines {
  const starts = [0]
  const ends: number[] = []
  if (text.includes('\r')) splitAnyLineEnd(text, starts, ends)
  else splitLineFeeds(text, starts, ends)
  ends.push(text.length)
  const count = starts.length
  return {
    count,
    start: (index) => starts[index] ?? text.length,
    end: (index) => ends[index] ?? text.length,
    at(offset) {
      let low = 0
      let high = count - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (starts[middle]! <= offset) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}

function splitLineFeeds(text: string, starts: number[], ends: number[]): void {
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    ends.push(at)
    starts.push(at + 1)
  }
}

function splitAnyLineEnd(text: string, starts: number[], ends: number[]): void {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== LF && code !== CR) continue
    ends.push(at)
    if (code === CR && text.charCodeAt(at + 1) === LF) at++
    starts.push(at + 1)
  }
}
