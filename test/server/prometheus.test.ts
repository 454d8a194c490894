import { expect, test } from 'bun:test'
import { createCounter, createHistogram, exposition, reading } from '../../server/prometheus.ts'
import { readExposition } from '../support/exposition.ts'

test('a counter counts by its labels, whatever they hold', () => {
  const counter = createCounter('odd_total', 'Odd things.')
  const hostile = 'a"b\\c\nodd_total{x="1"} 7'
  counter.add({ cause: hostile })
  counter.add({ cause: hostile })
  counter.add({ cause: 'plain' })
  const text = exposition([counter])
  expect(text.split('\n')).toHaveLength(5)
  const { samples } = readExposition(text)
  expect(samples.map(({ value }) => value)).toEqual([2, 1])
})

test('a histogram counts in every bucket from the value up', () => {
  const histogram = createHistogram('wait_seconds', 'Waits.', [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 5]) histogram.observe({ lane: 'bulk' }, seconds)
  const { value } = readExposition(exposition([histogram]))
  const below = (le: string) => value('wait_seconds_bucket', { lane: 'bulk', le })
  expect([below('0.1'), below('1'), below('+Inf')]).toEqual([2, 3, 4])
  expect(value('wait_seconds_count')).toBe(4)
  expect(value('wait_seconds_sum')).toBeCloseTo(5.65)
})

test('labels that never end stop at some number, and the rest is counted together', () => {
  const counter = createCounter('flood_total', 'A flood.')
  for (let index = 0; index < 5000; index++) counter.add({ index: String(index) })
  const { samples } = readExposition(exposition([counter]))
  expect(samples.length).toBeLessThan(300)
  expect(samples.reduce((sum, { value }) => sum + value, 0)).toBe(5000)
})

test('a reading is described like everything else', () => {
  const { value } = readExposition(exposition([reading('level', 'How full it is.', 7)]))
  expect(value('level')).toBe(7)
})
