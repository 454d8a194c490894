/** Hostile text in Markdown: shown, never read as markup. */

import { visible } from './visible.ts'

/** A code span that holds any text. */
export function codeSpan(text: string): string {
  const shown = visible(text)
  const fence = '`'.repeat(longestRun(shown) + 1)
  const padding = /^`|`$|^ .* $/.test(shown) || shown === '' ? ' ' : ''
  return `${fence}${padding}${shown}${padding}${fence}`
}

/** A code span in a cell of a table, where a bar would end the cell even so. */
export const codeCell = (text: string): string => codeSpan(text).replaceAll('|', '\\|')

/** A fenced block that holds any lines. */
export function codeBlock(lines: readonly string[]): string {
  const fence = '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1))
  return `${fence}text\n${lines.join('\n')}\n${fence}`
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`{1,1000}/g)].map(([run]) => run.length))
}

/** Plain words: no emphasis, link, mention, reference or element comes out of them. */
export function plainWords(text: string): string {
  return visible(text)
    .replace(/[\\`*_{}[\]()<>|~!&]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/[@#](?=\w)|:(?=\/\/)|www(?=\.)/gi, '$&<!-- -->')
}
