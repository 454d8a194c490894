/** One finding: what it is, why it matters, where it stands, and what to do about it. */

import { cweLink } from './address.ts'
import { type Child, element, unseen } from './dom.ts'
import type { FindingView } from './record.ts'
import { severityMark } from './severity-mark.ts'
import { quoted, visible } from './text.ts'
import { severityWord } from './words.ts'

/**
 * `number` is its 1-based place in the record; the article is the target of `#f<number>`. `shownBy`
 * is the number of a finding above that shows the same excerpt: it is folded then.
 */
export function findingView(
  finding: FindingView,
  number: number,
  shownBy: number | null = null,
): HTMLElement {
  const id = `f${number}`
  const { description, context, remediation } = finding
  return element(
    'article',
    {
      class: 'finding',
      id,
      tabindex: -1,
      'aria-labelledby': `${id}-title`,
      'data-rule': finding.ruleId || null,
    },
    headingOf(finding, id),
    element('p', { class: 'finding-meta' }, ...metaOf(finding)),
    description && element('p', {}, quoted(description)),
    context && (shownBy === null ? excerptView(context.lines) : folded(context.lines, shownBy)),
    remediation &&
      element('p', { class: 'remedy' }, element('b', {}, 'What to do: '), quoted(remediation)),
  )
}

function headingOf(finding: FindingView, id: string): HTMLElement {
  return element(
    'h3',
    { id: `${id}-title` },
    element('span', {}, severityMark(finding.severity, ''), quoted(finding.title)),
    element(
      'a',
      { class: 'anchor', href: `#${id}`, 'aria-label': `Link to finding #${id}` },
      `#${id}`,
    ),
  )
}

function metaOf(finding: FindingView): Child[] {
  return [
    unseen(`${severityWord(finding.severity)}, `),
    element('span', {}, finding.line === null ? 'whole file' : `line ${finding.line}`),
    finding.ruleId && element('span', {}, unseen('rule '), ruleLink(finding.ruleId)),
    finding.cwe && element('span', {}, cweLink(finding.cwe)),
    finding.confidence && element('span', {}, quoted(finding.confidence), ' confidence'),
  ]
}

/** Identifiers of our own form lead to the rule's place on the page of all rules. */
const ruleLink = (ruleId: string): HTMLElement =>
  /^[a-z0-9-]{1,80}$/.test(ruleId)
    ? element('a', { href: `/rules#${ruleId}`, class: 'rule-id' }, ruleId)
    : quoted(ruleId, 'rule-id')

type ContextLine = NonNullable<FindingView['context']>['lines'][number]

/** The lines around the hit as text; a hit is marked by a sign, a tint and, read aloud, a word. */
export function excerptView(lines: readonly ContextLine[]): HTMLElement {
  return element('ol', { class: 'excerpt', 'aria-label': 'Excerpt' }, ...lines.map(lineView))
}

const folded = (lines: readonly ContextLine[], shownBy: number): HTMLElement =>
  element(
    'details',
    { class: 'excerpt-again' },
    element('summary', {}, `The same lines as in #f${shownBy}`),
    excerptView(lines),
  )

/** True when two findings stand on the very same lines. */
export const shareExcerpt = (one: FindingView, other: FindingView): boolean =>
  one.context !== null &&
  one.line === other.line &&
  JSON.stringify(one.context) === JSON.stringify(other.context)

function lineView({ number, text, hit }: ContextLine): HTMLElement {
  return element(
    'li',
    { class: hit ? 'is-hit' : null },
    element('span', { class: 'line-number' }, unseen(hit ? 'Marked line ' : 'Line '), number),
    element('code', {}, element(hit ? 'mark' : 'bdi', { dir: 'auto' }, ...visible(text))),
  )
}
