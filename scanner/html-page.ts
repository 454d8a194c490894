/** Which texts are web pages, as a host sends them when the file is not there, and no markdown. */

/** What may stand before the first tag of a page: blanks that show or not, a prolog, a comment. */
const BEFORE = /[\s\u200b-\u200d\u2060\ufeff]*(?:<\?xml[^>]*>|<!--(?:-?>|[^]*?--!?>))?/y

/** Elements that only a page begins with. */
const START = /<(?:!doctype\s*html|(?:html|head|body|title)(?=[\s/>]))/iy

/** Goes by what comes first: markdown may well hold HTML further down, and begin with a comment. */
export function isHtmlPage(text: string): boolean {
  let at = 0
  for (;;) {
    BEFORE.lastIndex = at
    BEFORE.exec(text)
    if (BEFORE.lastIndex === at) break
    at = BEFORE.lastIndex
  }
  START.lastIndex = at
  return START.test(text)
}
