/** A scan that is not done yet: its stages, the time it has taken, and a lost connection. */

import { element, fill } from './dom.ts'
import { counted, waitWords } from './words.ts'

const STAGES = [
  ['pending', 'Accepted', 'It waits for its turn.'],
  ['running', 'Reading', 'The file is fetched and every line is tried on the rules.'],
  ['completed', 'Report', 'Grade and findings.'],
] as const

const PATIENCE = 'Most scans take about two seconds. This page becomes the report by itself.'

export type Stage = (typeof STAGES)[number][0]

export interface Progress {
  node: HTMLElement
  /** Moves to a stage; told to assistive software once, when it changes. */
  reach(stage: Stage): void
  /** Shows the time since the start. Not announced: it changes every second. */
  tick(elapsedMs: number): void
  lost(retryMs: number): void
}

export function createProgress(announce: (text: string) => void): Progress {
  const clock = element('p', { class: 'progress-clock', role: 'timer', 'aria-live': 'off' })
  const connection = element('p', { class: 'notice', hidden: true })
  const stages = STAGES.map(([, name, meaning]) =>
    element('li', {}, element('b', {}, name), element('span', {}, meaning)),
  )
  const title = element('h1', {}, 'Fetching the report')
  let reached: Stage | null = null
  return {
    node: element(
      'div',
      { class: 'progress' },
      element('p', { class: 'kicker' }, 'One moment'),
      title,
      element(
        'div',
        { class: 'stone stone-rubbing' },
        element('div', { class: 'stone-streak', 'aria-hidden': 'true' }),
        element('ol', { class: 'stages' }, ...stages),
        clock,
      ),
      connection,
      element('p', { class: 'small' }, PATIENCE),
    ),
    reach(stage) {
      connection.hidden = true
      if (stage === reached) return
      reached = stage
      fill(title, 'Reading the skill')
      const at = STAGES.findIndex(([key]) => key === stage)
      for (const [index, item] of stages.entries()) mark(item, index - at)
      announce(`${STAGES[at]?.[1]}. ${STAGES[at]?.[2]}`)
    },
    tick(elapsedMs) {
      fill(clock, counted(Math.max(0, Math.floor(elapsedMs / 1000)), 'second'))
    },
    lost(retryMs) {
      const text = `No connection to the service. Next try in ${waitWords(retryMs / 1000)}.`
      if (connection.hidden) announce(text)
      connection.hidden = false
      fill(connection, text)
    },
  }
}

/** `offset` is how far a stage lies after the one that is reached. */
function mark(item: HTMLElement, offset: number): void {
  item.className = offset < 0 ? 'is-done' : offset === 0 ? 'is-reached' : ''
  if (offset === 0) item.setAttribute('aria-current', 'step')
  else item.removeAttribute('aria-current')
}
