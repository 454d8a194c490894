/** An order whose parts stand in the cells of a row, the head of its columns and the sentence above the table. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { lineBefore } from '../stance/leads.ts'
import { GOODS, type Kind, kindsOfItems, PLACE } from './kinds.ts'
import { said } from './lists.ts'
import type { Retelling } from './retelling.ts'

/** Rows of one table, cells of one row and characters of each that are read. */
const ROWS_MAX = 40
const CELLS_MAX = 8
const CELL_CHARACTERS_MAX = 200

const DIVIDER = /^[\s|:-]{3,400}$/

export function* rowOrders(document: Document): Generator<Retelling> {
  const { zones, reading } = document
  const kinds = kindsOfItems(document)
  for (let line = 0; line < reading.lines.count; line++) {
    if (zones.at(line) !== 'table') continue
    const first = line
    while (zones.at(line + 1) === 'table') line++
    if (line > first) yield* inTable(document, kinds, first, Math.min(line, first + ROWS_MAX))
  }
}

function* inTable(
  document: Document,
  kinds: readonly Kind[],
  first: number,
  last: number,
): Generator<Retelling> {
  const heads = cellsOf(document.lineText(first))
  const above = lineBefore(document, first)
  const lead = above < 0 ? '' : leadOf(document.lineText(above))
  const lines = (line: number) => (lead === '' ? [line, first] : [line, first, above])
  for (let line = first + 1; line <= last; line++) {
    const row = document.lineText(line)
    if (DIVIDER.test(row)) continue
    const cells = cellsOf(row)
    const parts = [lead, row]
    const texts = tellings(kinds, lead, heads, cells)
    if (texts.length > 0) yield { lines: lines(line), texts, parts }
    const answered = answers(heads, cells)
    if (answered.length > 0) yield { lines: [line], judgedAt: lines(first), texts: answered, parts }
  }
}

/** Ways in which a reader puts the cells of a row together. */
function tellings(
  kinds: readonly Kind[],
  lead: string,
  heads: readonly string[],
  cells: readonly string[],
): string[] {
  const row = cells.map((cell, column) => `${heads[column] ?? ''}: ${cell}`).join(', ')
  const values = cells.join(' ')
  const makesOrder = (lead: string, item: string): boolean =>
    kinds.some((kind) => kind.item.test(item) && kind.lead.test(lead))
  const found: string[] = []
  if (lead !== '' && (isBoth(values) || makesOrder(lead, values)))
    found.push(`${lead}: ${row}.`, ...(cells.length === 1 ? said(lead, values) : []))
  const subject = cells[0]!
  for (let column = 1; column < cells.length; column++) {
    const [head, cell] = [heads[column] ?? '', cells[column]!]
    if (makesOrder(head, cell)) found.push(`${head}: ${cell}.`)
    if (makesOrder(`${subject} ${head}`, cell)) found.push(`${head} to ${subject}: ${cell}.`)
    else if (makesOrder(subject, cell)) found.push(`${subject}: ${cell}.`)
    if (PLACE.test(cell) && GOODS.test(subject)) {
      const moved = cells.find((one) => MOVED.test(one))
      if (TOWARDS.test(head)) found.push(`${subject} goes to ${cell}.`)
      else if (moved) found.push(`${subject} is ${moved} to ${cell}.`)
    }
  }
  return found
}

/** A row says `no` below a question, which is no verdict on what it begins with. */
function answers(heads: readonly string[], cells: readonly string[]): string[] {
  const subject = cells[0]!
  return cells.flatMap((cell, column) => {
    const head = heads[column] ?? ''
    if (column === 0 || !NO.test(cell)) return []
    if (ASKS.test(head)) return [`${subject} without asking first.`]
    return TELLS.test(head) ? [`Never tell the user: ${subject}.`] : []
  })
}

/** Goods and a place for them. */
const isBoth = (text: string): boolean => PLACE.test(text) && GOODS.test(text)

/** Heads of a column of places that things are brought to. */
const TOWARDS = regex`
  ^[\s*]{0,4}(?:(?:goes|go|sent|send|copied|copy|upload|uploaded|mailed|
    delivered|posted) to|to whom)[\s*]{0,4}$
`

const MOVED = /^(?:is |are )?(?:uploaded|sent|posted|copied|mailed|forwarded|delivered)$/

/** Heads of a column that says whether the user is asked or told. */
const ASKS = regex`
  ^[\s*]{0,4}(?:ask(?: the user)?(?: first)?|confirm(?:ation)?(?: first| needed)?|
    approval(?: needed)?)\??[\s*]{0,4}$
`
const TELLS = /^[\s*]{0,4}(?:tell|show|report to|shown to) the user\??[\s*]{0,4}$/
const NO = /^(?:no|never|none|not needed|nothing)\b[.!]?$/

const leadOf = (line: string): string =>
  line
    .slice(-400)
    .replace(/^[\s#>*-]{1,12}/, '')
    .replace(/[:.：]\s{0,4}$/, '')
    .split(/[.!?] /)
    .at(-1)!

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\s{0,8}\|/, '')
    .replace(/\|\s{0,8}$/, '')
    .split(/(?<!\\)\|/)
    .slice(0, CELLS_MAX)
    .map((cell) => cell.trim().slice(0, CELL_CHARACTERS_MAX))
