/**
 * Traces of encodings: cheap looks at a text that tell which decodings are worth trying and where.
 * A trace may be false, but no encoded text is without one. Ranges are starts and ends in turn.
 */

/** Shorter runs are words, and decode to nothing that can be judged. */
const RUN_CHARACTERS_MIN = 16

/** Two words with two such digits each. */
const LEET_DIGITS_MIN = 4

/** Entries for all UTF-16 code units, so that no look-up needs a bound; 1 for the base64 alphabets. */
const inRun = new Uint8Array(0x10000)
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/_-')
  inRun[character.charCodeAt(0)] = 1

/**
 * Runs of at least 16 letters, digits and `+/_-`, as long as they go. Every such run covers one of
 * the places 16 apart, so most characters are never looked at.
 */
export function longRuns(text: string): number[] {
  const ranges: number[] = []
  let from = 0
  let at = RUN_CHARACTERS_MIN - 1
  while (at < text.length) {
    let start = at
    while (start >= from && inRun[text.charCodeAt(start)] === 1) start--
    if (start >= from) from = start + 1
    else {
      let end = at + 1
      while (end < text.length && inRun[text.charCodeAt(end)] === 1) end++
      ranges.push(from, end)
      from = end + 1
    }
    at = from + RUN_CHARACTERS_MIN - 1
  }
  return ranges
}

/** Lines, between line feeds, with at least four of the digits that stand for letters. */
export function digitLines(text: string): number[] {
  const ranges: number[] = []
  const digit = /[013457]/g
  let lineEnd = -1
  let count = 0
  while (digit.test(text)) {
    const at = digit.lastIndex
    if (at > lineEnd) {
      const next = text.indexOf('\n', at)
      lineEnd = next < 0 ? text.length : next
      count = 0
    }
    if (++count < LEET_DIGITS_MIN) continue
    ranges.push(text.lastIndexOf('\n', at) + 1, lineEnd)
    digit.lastIndex = lineEnd
  }
  return ranges
}

/** True when at least `least` commas come behind a digit, with at most one white space between. */
export function holdsNumbers(text: string, least: number): boolean {
  let count = 0
  for (let at = text.indexOf(','); at >= 0 && count < least; at = text.indexOf(',', at + 1))
    if (isDigit(text, at - 1) || (isDigit(text, at - 2) && text[at - 1]!.trim() === '')) count++
  return count >= least
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}
