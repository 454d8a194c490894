/** The life of a skill page: one read, then the latest report or what is the matter. */

import type { Api } from './api.ts'
import { openFinding } from './findings-view.ts'
import { show } from './page.ts'
import { readSkill } from './record.ts'
import { skillView } from './skill-view.ts'
import { missingSkillView, unavailableView } from './state-view.ts'
import { plain } from './text.ts'

export interface SkillPage {
  api: Pick<Api, 'skill' | 'scanAddress'>
  /** Null when the path holds none that decodes. */
  name: string | null
  hash: string
  siteOrigin: string
}

export async function runSkillPage({ api, name, hash, siteOrigin }: SkillPage): Promise<void> {
  const answer = name === null ? null : await api.skill(name)
  const isMissing = answer === null || (answer.kind === 'refused' && answer.status < 500)
  if (isMissing) return show(missingSkillView(name), 'No report of this name · Touchstone')
  const skill = answer.kind === 'answered' ? readSkill(answer.body) : null
  if (!skill) return show(unavailableView(), 'No answer · Touchstone')
  const recordAddress = api.scanAddress(skill.latest.scanId)
  const title = plain(skill.skillName).slice(0, 80)
  show(skillView(skill, { recordAddress, siteOrigin }), `${title} · Touchstone`)
  openFinding(hash)
}
