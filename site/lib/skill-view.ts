/** The page of a name: its latest report, what the name is worth, and a badge to carry away. */

import { badgePath, isUpload, reportPath, segment } from './address.ts'
import { copyButton } from './copy-button.ts'
import { type Child, element, nodes } from './dom.ts'
import type { SkillView } from './record.ts'
import { reportView } from './report-view.ts'
import { counted, gradeWords } from './words.ts'

export interface SkillOptions {
  recordAddress: string
  /** Origin of the pages, for addresses that are carried elsewhere. */
  siteOrigin: string
  /** The only source that counted; null for any. */
  source: string | null
  print(): void
}

export function skillView(skill: SkillView, options: SkillOptions): HTMLElement {
  const report = reportView(skill.latest, {
    recordAddress: options.recordAddress,
    reportAddress: `${options.siteOrigin}/r/${skill.latest.scanId}`,
    print: options.print,
    kicker: `Latest of ${counted(skill.totalScans, 'scan')} under this name${
      options.source === null ? '' : ' from one source'
    }`,
    notice: nameNotice(skill),
    aside: permanentLink(skill),
  })
  report.append(...nodes([badgeView(skill, options)]))
  return report
}

const nameNotice = ({ latest }: SkillView): HTMLElement =>
  element(
    'p',
    { class: 'notice' },
    element('b', {}, 'Names are not verified. '),
    'Anyone can give a file this name',
    isUpload(latest.url)
      ? ', and this text was uploaded: nothing is known of its origin.'
      : '. Compare the source below with the one you want to use.',
  )

function permanentLink(skill: SkillView): Child {
  const path = reportPath(skill.latest.scanId)
  return path && element('a', { href: path }, 'This report by itself')
}

/** Nothing for names that no address can hold. */
function badgeView(skill: SkillView, { siteOrigin, source }: SkillOptions): Child {
  const path = badgePath(skill.skillName)
  const name = segment(skill.skillName)
  if (!path || !name) return null
  const query = source === null ? '' : `?source=${segment(source) ?? ''}`
  const image = path + query
  const markdown = `[![Touchstone grade](${siteOrigin}${image})](${siteOrigin}/c/${name}${query})`
  const grade = gradeWords(skill.latest.grade)?.grade ?? 'unknown'
  return element(
    'section',
    { class: 'badge', 'aria-labelledby': 'badge-title' },
    element('h2', { id: 'badge-title' }, 'Badge'),
    element('img', { src: image, alt: `Touchstone grade ${grade}`, height: 20 }),
    element('pre', { class: 'badge-code', tabindex: 0 }, element('code', {}, markdown)),
    copyButton(markdown, 'Copy the Markdown of the badge'),
  )
}
