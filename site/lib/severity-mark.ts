/** A mark per severity that differs in shape, not only in colour. */

import { drawing, element } from './dom.ts'
import { type SeverityKey, severityKey, severityWord } from './words.ts'

const SHAPES: Record<SeverityKey, string> = {
  crit: 'M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z',
  high: 'M8 1.5 15.2 14.5H.8z',
  med: 'M8 .9 15.1 8 8 15.1.9 8z',
  low: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zm0 2.2a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  other: 'M2 7h12v2H2z',
}

/** Shape and word together, such as a filled octagon and "Critical". */
export function severityMark(severity: string, word = severityWord(severity)): HTMLElement {
  const key = severityKey(severity)
  const shape = drawing(
    'svg',
    { viewBox: '0 0 16 16', class: 'severity-shape', 'aria-hidden': 'true' },
    drawing('path', { d: SHAPES[key], fill: 'currentColor', 'fill-rule': 'evenodd' }),
  )
  return element('span', { class: `severity severity-${key}` }, shape, word)
}
