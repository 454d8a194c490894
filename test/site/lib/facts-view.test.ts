import { afterEach, beforeEach, expect, test } from 'bun:test'
import { factsView } from '../../../site/lib/facts-view.ts'
import { closePage, openPage, recordOf } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

const namesOf = (fields: Record<string, unknown>) => {
  const view = factsView(recordOf(fields), '/scan/sk_1')
  return [...view.querySelectorAll('dt')].map((name) => name.textContent)
}

test('what a record knows is listed', () => {
  const names = 'Source,Repository,Version,Read,Took,Rules,SHA-256,Scan'
  expect(namesOf({}).join()).toBe(names)
})

test('what it does not know is left out', () => {
  const unknown = { sourceRepo: '', skillVersion: null, scanDurationMs: null, rulesVersion: null }
  expect(namesOf({ ...unknown, contentSha256: null, completedAt: 'once' })).toEqual([
    'Source',
    'Scan',
  ])
})

test('an upload names no repository', () => {
  expect(namesOf({ url: 'file:a.md', sourceRepo: 'upload' })).not.toContain('Repository')
})

test('an upload says so behind its path, where a line may break', () => {
  const view = factsView(recordOf({ url: 'file:a.md' }), '/scan/sk_1')
  expect(view.querySelector('dd')?.textContent).toBe('a.md uploaded text, unverified origin')
})

test('of a long path of an upload both ends are shown, and no character is cut in two', () => {
  const path = `${'𝒳'.repeat(1000)}/SKILL.md`
  const view = factsView(recordOf({ url: `file:${encodeURIComponent(path)}` }), '/scan/sk_1')
  const shown = view.querySelector('.address')?.textContent ?? ''
  expect(shown).toBe(`${'𝒳'.repeat(150)}…${'𝒳'.repeat(71)}/SKILL.md`)
})

test('a source without a fixed commit is told to be one that can change', () => {
  const said = (url: string) => factsView(recordOf({ url }), '/scan/sk_1').textContent
  expect(said('https://github.com/o/r/blob/main/SKILL.md')).toContain('its text can change')
  const fixed = `https://github.com/o/r/blob/${'0f'.repeat(20)}/SKILL.md`
  expect(said(fixed)).not.toContain('its text can change')
})
