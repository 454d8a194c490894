/** Every source that a name was seen from, each with its own latest grade. */

import { skillPath } from './address.ts'
import { element } from './dom.ts'
import type { SourcesView } from './name-record.ts'
import { gradeChip } from './stone.ts'
import { quoted } from './text.ts'
import { counted, momentWords } from './words.ts'

/** `shown` is the source whose report the page shows. Null when there is only that one. */
export function sourcesView(found: SourcesView, shown: string): HTMLElement | null {
  const { skillName, sources, totalSources } = found
  if (totalSources < 2) return null
  const more = totalSources - sources.length
  return element(
    'section',
    { class: 'sources', 'aria-labelledby': 'sources-title' },
    element('h2', { id: 'sources-title' }, `Seen from ${counted(totalSources, 'source')}`),
    element(
      'ul',
      {},
      ...sources.map(({ sourceRepo, totalScans, latest }) =>
        element(
          'li',
          {},
          gradeChip(latest.grade),
          element(
            'span',
            {},
            sourceName(skillName, sourceRepo, sourceRepo === shown),
            element(
              'small',
              {},
              `${counted(totalScans, 'scan')}, last ${momentWords(latest.completedAt) ?? '?'}`,
            ),
          ),
        ),
      ),
    ),
    more > 0 && element('p', { class: 'small' }, `And ${counted(more, 'older source')}.`),
  )
}

function sourceName(skillName: string, sourceRepo: string, isShown: boolean): HTMLElement {
  const name = sourceRepo === 'upload' ? 'uploaded text, unverified' : quoted(sourceRepo)
  const path = skillPath(skillName)
  if (isShown || path === null) return element('b', {}, name, isShown && ' (this report)')
  return element('a', { href: `${path}?source=${encodeURIComponent(sourceRepo)}` }, name)
}
