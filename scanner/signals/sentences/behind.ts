/** What stands behind a sentence. */

import type { Document } from '../../document.ts'

/** What follows a sentence in the same paragraph or list, at most so many characters, on one line. */
export function behind(document: Document, end: number, characters: number): string {
  const text = document.reading.text.slice(end, end + characters)
  const cut = text.search(/\n[ \t]{0,20}\n|\n#/)
  return (cut < 0 ? text : text.slice(0, cut)).replaceAll('\n', ' ')
}
