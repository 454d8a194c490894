import { afterEach, beforeEach, expect, test } from 'bun:test'
import { gradeChip, gradeStone } from '../../../site/lib/stone.ts'
import { closePage, openPage } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

test('the streak is as long as the score, and never longer than the stone', () => {
  const lengthOf = (score: number) => gradeStone('C', score).style.getPropertyValue('--score')
  expect(lengthOf(61)).toBe('61')
  expect(lengthOf(1e9)).toBe('100')
  expect(lengthOf(-5)).toBe('0')
})

test('the scale shows where each grade begins, the reached one marked', () => {
  const scale = gradeStone('B', 80).querySelector('.scale')
  const bands = [...(scale?.querySelectorAll('.scale-band') ?? [])].map((band) => band.textContent)
  expect(bands).toEqual(['F0', 'D30', 'C55', 'B75', 'A90'])
  expect(scale?.querySelector('.is-reached')?.textContent).toBe('B75')
  expect(scale?.getAttribute('aria-hidden')).toBe('true')
})

test('without a score there is no scale, and an unknown grade is no class name', () => {
  const stone = gradeStone('x onclick', null)
  expect(stone.className).toBe('stone grade-unknown')
  expect(stone.querySelector('.scale')).toBeNull()
  expect(stone.textContent).toContain('No score')
  expect(gradeChip('E').textContent).toBe('?')
})
