/**
 * Hostile text made harmless for where it is shown: what cannot be seen, or steers a terminal, is
 * written out.
 */

/**
 * Controls, direction marks, invisible and unassigned-looking characters; tabs and line ends
 * included.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\u115f\u1160\u3164\uffa0\ufe00-\ufe0e\u{e0100}-\u{e01ef}]/gu

/** One line of text in which every character can be seen: others stand as `\u{202e}`. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (char) =>
    char === '\t' ? '  ' : `\\u{${char.codePointAt(0)!.toString(16)}}`,
  )
}

/** JSON that a terminal shows as it is: the same value, with what cannot be seen as escapes. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNSEEN, (char) =>
    char === '\n'
      ? char
      : char
          .split('')
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
          .join(''),
  )
}
