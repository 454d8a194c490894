/**
 * Plain tables for a terminal: words to the left, numbers to the right, and nothing in a cell that
 * steers the terminal.
 */

import { visible } from '../../scanner/format/visible.ts'

export type Cell = string | number

/** Lines of equal columns, indented by two; a column is to the right when its cells are numbers. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const textOf = (row: readonly Cell[], column: number) => visible(String(row[column] ?? ''))
  const width = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => textOf(row, column).length)),
  )
  const rightwards = head.map((_, column) =>
    rows.some((row) => /^[\d.,+-]+(?: %)?$/.test(textOf(row, column))),
  )
  const line = (cells: readonly Cell[]) =>
    `  ${head
      .map((_, column) => {
        const cell = textOf(cells, column)
        return rightwards[column] ? cell.padStart(width[column]!) : cell.padEnd(width[column]!)
      })
      .join('  ')
      .trimEnd()}`
  return [line(head), ...rows.map(line)].join('\n')
}

/** `12.3 %` of a share between 0 and 1; a dash where nothing was counted. */
export const percent = (share: number, counted = 1): string =>
  counted === 0 ? '-' : `${(share * 100).toFixed(1)} %`
