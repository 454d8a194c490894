import { afterEach, beforeEach, expect, test } from 'bun:test'
import { createProgress } from '../../../site/lib/progress-view.ts'
import { closePage, openPage } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

test('a stage is announced once, the passing seconds never', () => {
  const said: string[] = []
  const progress = createProgress((text) => said.push(text))
  progress.reach('pending')
  progress.reach('pending')
  progress.tick(5000)
  progress.reach('running')
  expect(said.map((text) => text.split('.')[0])).toEqual(['Accepted', 'Reading'])
  expect(progress.node.querySelector('[role=timer]')?.getAttribute('aria-live')).toBe('off')
})

test('one stage is the current one and those before it are done', () => {
  const progress = createProgress(() => undefined)
  progress.reach('pending')
  progress.reach('running')
  const stages = [...progress.node.querySelectorAll('.stages li')]
  expect(stages.map((stage) => stage.className)).toEqual(['is-done', 'is-reached', ''])
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('a lost connection is announced once however long it lasts', () => {
  const said: string[] = []
  const progress = createProgress((text) => said.push(text))
  progress.lost(1000)
  progress.lost(2000)
  expect(said).toEqual(['No connection to the service. Next try in 1 s.'])
  expect(progress.node.textContent).toContain('Next try in 2 s.')
})
