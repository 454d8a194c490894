/** One finding: what it is, why it matters, where it stands, and what to do about it. */

import { cweLink } from './address.ts'
import { type Child, element, unseen } from './dom.ts'
import type { FindingView } from './record.ts'
import { severityMark } from './severity-mark.ts'
import { quoted, visible } from './text.ts'
import { severityWord } from './words.ts'

/** `number` is its 1-based place in the record; the article is the target of `#f<number>`. */
export function findingView(finding: FindingView, number: number): HTMLElement {
  const id = `f${number}`
  return element(
    'article',
    { class: 'finding', id, tabindex: -1, 'aria-labelledby': `${id}-title` },
    element(
      'h3',
      { id: `${id}-title` },
      element('span', {}, severityMark(finding.severity, ''), quoted(finding.title)),
      element('a', { class: 'anchor', href: `#${id}`, 'aria-label': `Link to finding ${number}` }, `#${id}`),
    ),
    element('p', { class: 'finding-meta' }, ...metaOf(finding)),
    finding.description && element('p', {}, quoted(finding.description)),
    finding.context && excerptView(finding.context.lines),
    finding.remediation &&
      element('p', { class: 'remedy' }, element('b', {}, 'What to do: '), quoted(finding.remediation)),
  )
}

function metaOf(finding: FindingView): Child[] {
  return [
    unseen(`${severityWord(finding.severity)}, `),
    element('span', {}, finding.line === null ? 'whole file' : `line ${finding.line}`),
    finding.ruleId && element('span', {}, unseen('rule '), quoted(finding.ruleId, 'rule-id')),
    finding.cwe && element('span', {}, cweLink(finding.cwe)),
    finding.confidence && element('span', {}, quoted(finding.confidence), ' confidence'),
  ]
}

type ContextLine = NonNullable<FindingView['context']>['lines'][number]

/** The lines around the hit, each as text; a hit is marked by a sign, a tint and for readers a word. */
export function excerptView(lines: readonly ContextLine[]): HTMLElement {
  return element(
    'ol',
    { class: 'excerpt', 'aria-label': 'Excerpt' },
    ...lines.map((line) =>
      element(
        'li',
        { class: line.hit ? 'is-hit' : null },
        element('span', { class: 'line-number' }, unseen(line.hit ? 'Marked line ' : 'Line '), line.number),
        element('code', {}, element(line.hit ? 'mark' : 'bdi', { dir: 'auto' }, ...visible(line.text))),
      ),
    ),
  )
}
