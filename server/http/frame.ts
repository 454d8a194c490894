/** What all pages share stands in `frame.html`; a page has lines for its head, and its `<main>`. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page of that name in its frame. */
export function readPage(folder: string, name: string): string {
  const [frame, page] = ['frame', name].map((file) =>
    readFileSync(join(folder, `${file}.html`), 'utf8'),
  ) as [string, string]
  const mainAt = page.indexOf('  <main')
  return frame
    .replace('  <!-- head -->\n', () => page.slice(0, mainAt))
    .replace('  <!-- main -->\n', () => page.slice(mainAt))
}
