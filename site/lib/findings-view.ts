/** All findings from worst to least, with a filter by severity and an address for each. */

import { element, fill } from './dom.ts'
import { findingView, shareExcerpt } from './finding-view.ts'
import type { FindingView } from './record.ts'
import { severityMark } from './severity-mark.ts'
import { counted, SEVERITIES, type SeverityKey, severityKey, severityWord } from './words.ts'

interface Group {
  key: SeverityKey
  numbered: { finding: FindingView; number: number }[]
}

/** From this many findings on, the browser lays out only those that come near. */
const longFrom = 60

/** The section of a report. Without findings it says so in words that promise nothing. */
export function findingsView(findings: readonly FindingView[]): HTMLElement {
  if (!findings.length) return nothingFound()
  const groups = grouped(findings)
  const sections = groups.map(groupSection)
  const shown = element('p', { class: 'filter-count', role: 'status' })
  const name = findings.length > longFrom ? 'findings is-long' : 'findings'
  return element(
    'section',
    { class: name, 'aria-label': 'Findings' },
    groups.length > 1 && filter(groups, sections, shown, findings.length),
    ...sections,
  )
}

/**
 * Brings the finding of a fragment such as `#f3` into view and focus, even if it was filtered out.
 * False when the fragment names none.
 */
export function openFinding(hash: string): boolean {
  if (!/^#f\d{1,5}$/.test(hash)) return false
  const article = document.getElementById(hash.slice(1))
  if (!article) return false
  const group = article.closest<HTMLElement>('[data-severity]')
  const box = group && document.getElementById(`show-${group.dataset.severity}`)
  if (group?.hidden && box) box.click()
  for (const other of document.querySelectorAll('.is-target')) other.classList.remove('is-target')
  article.classList.add('is-target')
  article.focus({ preventScroll: true })
  article.scrollIntoView({ block: 'start' })
  return true
}

/** Adds to each finding that is shown when its rule is likely harmless. `harmless` is by rule. */
export function tellHarmless(harmless: ReadonlyMap<string, string>): void {
  for (const article of document.querySelectorAll<HTMLElement>('.finding[data-rule]')) {
    const words = harmless.get(article.dataset.rule ?? '')
    if (words === undefined || article.querySelector('.harmless')) continue
    const text = [element('b', {}, 'Likely harmless if '), `${words}.`]
    article.append(element('p', { class: 'harmless' }, ...text))
  }
}

function grouped(findings: readonly FindingView[]): Group[] {
  const numbered = findings.map((finding, index) => ({ finding, number: index + 1 }))
  return SEVERITIES.map((key) => ({
    key,
    numbered: numbered.filter(({ finding }) => severityKey(finding.severity) === key),
  })).filter((group) => group.numbered.length > 0)
}

function groupSection(group: Group): HTMLElement {
  const heading = element(
    'h2',
    { id: `severity-${group.key}` },
    severityMark(group.key),
    element('span', { class: 'group-count' }, counted(group.numbered.length, 'finding')),
  )
  return element(
    'section',
    { class: 'group', 'data-severity': group.key, 'aria-labelledby': `severity-${group.key}` },
    heading,
    ...articles(group),
  )
}

/** Several findings on the same lines show them once. */
function articles({ numbered }: Group): HTMLElement[] {
  let shown: Group['numbered'][number] | null = null
  return numbered.map((one) => {
    if (shown && shareExcerpt(shown.finding, one.finding))
      return findingView(one.finding, one.number, shown.number)
    shown = one
    return findingView(one.finding, one.number)
  })
}

function filter(
  groups: readonly Group[],
  sections: readonly HTMLElement[],
  shown: HTMLElement,
  total: number,
): HTMLElement {
  const boxes = groups.map(({ key }, index) => {
    const box = element('input', { type: 'checkbox', id: `show-${key}`, checked: true })
    box.addEventListener('change', () => {
      const section = sections[index]
      if (section) section.hidden = !box.checked
      const count = groups.reduce((sum, group, at) => {
        return sections[at]?.hidden ? sum : sum + group.numbered.length
      }, 0)
      fill(shown, count === total ? '' : `${count} of ${counted(total, 'finding')} shown`)
    })
    return box
  })
  return element(
    'fieldset',
    { class: 'filter' },
    element('legend', {}, 'Show'),
    ...groups.map(({ key, numbered }, index) =>
      element(
        'label',
        {},
        boxes[index] as HTMLInputElement,
        severityMark(key, `${severityWord(key)} ${numbered.length}`),
      ),
    ),
    shown,
  )
}

function nothingFound(): HTMLElement {
  return element(
    'section',
    { class: 'findings nothing', 'aria-label': 'Findings' },
    element('h2', {}, 'Nothing known found'),
    element(
      'p',
      {},
      'No rule matched this text. That is not proof: the rules know patterns that were seen ' +
        'before, and only this one file was read, none of the scripts or pages it may lead to.',
    ),
  )
}
