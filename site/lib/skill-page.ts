/** The life of a skill page: the latest report first, then what is known of the name's sources. */

import { type Api, bodyOf } from './api.ts'
import { openFinding, tellHarmless } from './findings-view.ts'
import { historyView } from './history-view.ts'
import { show } from './page.ts'
import { readHistory, readSources } from './name-record.ts'
import { readHarmless, readSkill, type SkillView } from './record.ts'
import { reportTitle } from './report-view.ts'
import { skillView } from './skill-view.ts'
import { sourcesView } from './sources-view.ts'
import { goneView, unavailableView } from './state-view.ts'

export interface SkillPage {
  api: Pick<Api, 'skill' | 'sources' | 'history' | 'harmless' | 'scanAddress'>
  name: string
  /** The only source to count, when the address names one. */
  source: string | null
  hash: string
  siteOrigin: string
  print(): void
}

export async function runSkillPage(page: SkillPage): Promise<void> {
  const { api, name, source } = page
  const harmless = api.harmless()
  const answer = await api.skill(name, source)
  const isMissing = answer.kind === 'refused' && answer.status < 500
  if (isMissing) return show(goneView(), 'Report gone · Touchstone')
  const skill = readSkill(bodyOf(answer))
  if (!skill) return show(unavailableView(), 'No answer · Touchstone')
  const recordAddress = api.scanAddress(skill.latest.scanId)
  const { siteOrigin, print } = page
  const view = skillView(skill, { recordAddress, siteOrigin, print, source })
  show(view, reportTitle(skill.latest))
  openFinding(page.hash)
  tellHarmless(readHarmless(bodyOf(await harmless)))
  await tellSources(page, skill, view)
}

/** The report stands without them; a read that fails leaves its part out. */
async function tellSources({ api }: SkillPage, skill: SkillView, view: HTMLElement): Promise<void> {
  const { sourceRepo } = skill.latest
  const [sources, history] = await Promise.all([
    api.sources(skill.skillName),
    api.history(skill.skillName, sourceRepo),
  ])
  const found = readSources(bodyOf(sources))
  const parts = [
    found && sourcesView(found, sourceRepo),
    historyView(readHistory(bodyOf(history))),
  ].filter((part) => part !== null)
  view.querySelector('.report-facts')?.append(...parts)
}
