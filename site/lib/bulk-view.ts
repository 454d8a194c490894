/** The results of many files as a table, an error in place of a grade where there is none. */

import { reportPath } from './address.ts'
import { type Child, element } from './dom.ts'
import type { BulkItemView } from './record.ts'
import { severityMark } from './severity-mark.ts'
import { gradeChip } from './stone.ts'
import { isMixedScript, quoted } from './text.ts'
import { counted } from './words.ts'

const COLUMNS = ['Skill', 'Grade', 'Score', 'Worst finding', 'Report'] as const

/** Roles are written out because narrow screens show rows as cards, which hides their meaning. */
export function bulkView(items: readonly BulkItemView[]): HTMLElement {
  const head = COLUMNS.map((name) => element('th', { scope: 'col', role: 'columnheader' }, name))
  return element(
    'table',
    { class: 'results', role: 'table' },
    element('caption', {}, summary(items)),
    element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...head)),
    element('tbody', { role: 'rowgroup' }, ...items.map(rowOf)),
  )
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
