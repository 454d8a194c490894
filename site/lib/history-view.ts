/** How the score of a name moved over its scans from one source, as a small chart and as a list. */

import { reportPath } from './address.ts'
import { drawing, element } from './dom.ts'
import type { GradedView } from './name-record.ts'
import { GRADES, counted, momentWords } from './words.ts'

/** Units of the drawing; it grows with the page. */
const width = 320
const height = 120
const margin = 10

/** As many as the service tells: there may be older ones. */
const toldMax = 60

/** `scans` come with the latest first. Null when there are too few to have moved. */
export function historyView(scans: readonly GradedView[]): HTMLElement | null {
  if (scans.length < 2) return null
  const inOrder = scans.toReversed()
  return element(
    'section',
    { class: 'history', 'aria-labelledby': 'history-title' },
    element('h2', { id: 'history-title' }, 'How the grade moved'),
    chart(inOrder),
    element(
      'details',
      {},
      element('summary', {}, `${tally(scans.length)}, newest first`),
      element(
        'ol',
        {},
        ...scans.map((scan, index) => element('li', {}, ...told(scan, scans[index + 1]))),
      ),
    ),
  )
}

const tally = (count: number): string =>
  count < toldMax ? counted(count, 'scan') : `The latest ${counted(count, 'scan')}`

/** A step per scan over the bands of the grades; the list below says the same in words. */
function chart(scans: readonly GradedView[]): SVGElement {
  const x = (index: number) =>
    margin + ((width - 2 * margin) * index) / Math.max(1, scans.length - 1)
  const y = (score: number) => margin + (height - 2 * margin) * (1 - score / 100)
  const path = scans
    .map(({ score }, index) => (index === 0 ? `M${x(0)} ${y(score)}` : `H${x(index)}V${y(score)}`))
    .join('')
  const floors = GRADES.filter(({ from }) => from > 0)
  return drawing(
    'svg',
    { class: 'history-chart', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...floors.map(({ from }) =>
      drawing('line', { class: 'floor', x1: 0, x2: width, y1: y(from), y2: y(from) }),
    ),
    drawing('path', { class: 'moves', d: path }),
    ...scans.map(({ grade, score }, index) =>
      drawing('circle', { class: `grade-${gradeName(grade)}`, cx: x(index), cy: y(score), r: 5 }),
    ),
  )
}

const gradeName = (grade: string): string =>
  GRADES.some((words) => words.grade === grade) ? grade.toLowerCase() : 'unknown'

/** One scan in words, and what had changed since the one before it. */
function told(scan: GradedView, before: GradedView | undefined): (Node | string)[] {
  const path = reportPath(scan.scanId)
  const grade = `${scan.grade}, ${scan.score}`
  const changed = before ? changes(scan, before) : ''
  return [
    path ? element('a', { href: path }, grade) : grade,
    ` on ${momentWords(scan.completedAt) ?? 'an unknown day'}${changed}`,
  ]
}

function changes(scan: GradedView, before: GradedView): string {
  const text = scan.contentSha256 !== before.contentSha256
  const rules = scan.rulesVersion !== before.rulesVersion
  if (text && rules) return '; the text and the rules had changed'
  if (text) return '; the text had changed'
  return rules ? '; the rules had changed' : '; the same text'
}
