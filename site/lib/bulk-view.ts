/** The results of many files as a table that sorts, an error where there is no grade. */

import { reportPath } from './address.ts'
import { type Child, element } from './dom.ts'
import type { BulkItemView } from './record.ts'
import { severityMark } from './severity-mark.ts'
import { gradeChip } from './stone.ts'
import { isMixedScript, quoted } from './text.ts'
import { counted, SEVERITIES, severityKey } from './words.ts'

type Order = (a: BulkItemView, b: BulkItemView) => number

/** What did not get a grade has no score, and stands below everything. */
const scoreOf = (item: BulkItemView): number => (item.ok ? item.score : -1)

/** What a heading sorts by at the first press: the worst on top, names from A on. */
const COLUMNS: readonly { name: string; order: Order | null }[] = [
  { name: 'Skill', order: (a, b) => titleOf(a).localeCompare(titleOf(b), 'en') },
  { name: 'Grade', order: (a, b) => scoreOf(a) - scoreOf(b) },
  { name: 'Score', order: (a, b) => scoreOf(a) - scoreOf(b) },
  { name: 'Worst finding', order: (a, b) => worstRank(a) - worstRank(b) },
  { name: 'Report', order: null },
]

const titleOf = (item: BulkItemView): string => item.skillName ?? item.label

const worstRank = ({ worst }: BulkItemView): number =>
  worst === null ? SEVERITIES.length : SEVERITIES.indexOf(severityKey(worst.severity))

/** Roles are written out because narrow screens show rows as cards, which hides their meaning. */
export function bulkView(items: readonly BulkItemView[]): HTMLElement {
  const rows = items.map((item) => ({ item, row: rowOf(item) }))
  const body = element('tbody', { role: 'rowgroup' }, ...rows.map(({ row }) => row))
  const sort = (order: Order) => {
    rows.sort((a, b) => order(a.item, b.item))
    body.append(...rows.map(({ row }) => row))
  }
  return element(
    'table',
    { class: 'results', role: 'table' },
    element('caption', {}, summary(items)),
    element('thead', { role: 'rowgroup' }, headOf(sort)),
    body,
  )
}

/** Pressing a heading sorts by it, pressing it again turns the order around. */
function headOf(sort: (order: Order) => void): HTMLElement {
  const cells = COLUMNS.map(({ name, order }) => {
    const cell = element('th', { scope: 'col', role: 'columnheader' })
    if (order === null) {
      cell.append(name)
      return cell
    }
    const button = element('button', { type: 'button', class: 'sort' }, name)
    button.addEventListener('click', () => {
      const turn = cell.getAttribute('aria-sort') === 'ascending' ? -1 : 1
      for (const other of cells) other.removeAttribute('aria-sort')
      cell.setAttribute('aria-sort', turn === 1 ? 'ascending' : 'descending')
      sort((a, b) => turn * order(a, b))
    })
    cell.append(button)
    return cell
  })
  return element('tr', { role: 'row' }, ...cells)
}

function summary(items: readonly BulkItemView[]): string {
  const errors = items.filter((item) => !item.ok).length
  const graded = `${counted(items.length - errors, 'text')} graded`
  return errors ? `${graded}, ${counted(errors, 'text')} not.` : `${graded}.`
}

function rowOf(item: BulkItemView): HTMLElement {
  const name = nameOf(item)
  if (!item.ok) {
    return element(
      'tr',
      { role: 'row', class: 'is-error' },
      cell('Skill', name),
      element('td', { role: 'cell', colspan: 4, 'data-label': 'Error' }, quoted(item.message)),
    )
  }
  return element(
    'tr',
    { role: 'row' },
    cell('Skill', name),
    cell('Grade', gradeChip(item.grade)),
    cell('Score', item.score),
    cell('Worst finding', ...worstCell(item)),
    cell('Report', linkOf(item)),
  )
}

const cell = (label: string, ...children: Child[]): HTMLElement =>
  element('td', { role: 'cell', 'data-label': label }, element('div', {}, ...children))

function nameOf(item: BulkItemView): HTMLElement {
  const isMixed = item.skillName !== null && isMixedScript(item.skillName)
  return element(
    'div',
    {},
    item.skillName && element('b', {}, quoted(item.skillName)),
    isMixed && ' ',
    isMixed && element('span', { class: 'tag' }, 'mixes alphabets'),
    quoted(item.label, 'path'),
  )
}

function worstCell({ worst, findingsCount }: BulkItemView): Child[] {
  if (!worst) return ['Nothing known found']
  const others = findingsCount - 1
  return [
    severityMark(worst.severity),
    ' ',
    quoted(worst.title),
    worst.line === null ? '' : `, line ${worst.line}`,
    others > 0 ? element('span', { class: 'small' }, ` and ${others} more`) : '',
  ]
}

function linkOf(item: BulkItemView): Child {
  const path = item.scanId === null ? null : reportPath(item.scanId)
  return path ? element('a', { href: path }, 'Open') : 'not stored'
}
