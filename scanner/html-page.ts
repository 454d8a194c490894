/** Which texts are web pages, as a host sends them when the file is not there, and no markdown. */

/** What shows nothing before the first tag of a page. */
const BLANKS = /[\s\u200b-\u200d\u2060\ufeff]{1,4000}/y

/** A prolog or a comment, by what closes it. */
const PRELUDES: readonly (readonly [opens: string, closes: RegExp])[] = [
  ['<?xml', />/g],
  ['<!--', /--!?>/g],
]

/** Elements that only a page begins with. */
const START = /<(?:!doctype\s*html|(?:html|head|body|title)(?=[\s/>]))/iy

/** Goes by what comes first: markdown may well hold HTML further down, and begin with a comment. */
export function isHtmlPage(text: string): boolean {
  let at = 0
  for (let next = behindPart(text, at); next > at; next = behindPart(text, at)) at = next
  START.lastIndex = at
  return START.test(text)
}

/** Behind blanks, a prolog or a comment; the same place where none of them stands. */
function behindPart(text: string, at: number): number {
  BLANKS.lastIndex = at
  if (BLANKS.test(text)) return BLANKS.lastIndex
  for (const [opens, closes] of PRELUDES) {
    if (!text.startsWith(opens, at)) continue
    // The shortest comment closes with the dashes that opened it.
    closes.lastIndex = at + 2
    if (closes.test(text)) return closes.lastIndex
  }
  return at
}
