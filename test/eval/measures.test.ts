import { describe, expect, test } from 'bun:test'
import { gradeOf } from '../../scanner/grade.ts'
import type { Kind } from './corpus.ts'
import type { Judgement } from './judgement.ts'
import {
  contributions,
  histogram,
  isHeldOut,
  shareOf,
  worstAlarms,
  worstMisses,
} from './measures.ts'

const judged = (
  id: string,
  kind: Kind,
  score: number,
  { family = id, scoring = [] as string[], deciding = [] as string[] } = {},
): Judgement => ({
  sample: { id, kind, family, text: '', bytes: 0 },
  grade: gradeOf(score),
  score,
  scoring,
  deciding: deciding.map((ruleId) => ({ ruleId, lines: [1] })),
})

describe('shareOf', () => {
  test('counts files, and weighs each family once', () => {
    const share = shareOf([
      judged('a', 'overt', 20, { family: 'large' }),
      judged('b', 'overt', 60, { family: 'large' }),
      judged('c', 'overt', 100, { family: 'large' }),
      judged('d', 'overt', 100, { family: 'large' }),
      judged('e', 'overt', 0, { family: 'small' }),
    ])
    expect(share).toEqual({
      files: 5,
      families: 2,
      alarms: 3,
      condemned: 2,
      macroAlarms: 0.75,
      macroCondemned: 0.625,
    })
  })

  test('is nothing of nothing', () => {
    expect(shareOf([])).toMatchObject({ files: 0, macroAlarms: 0, macroCondemned: 0 })
  })
})

describe('the lists', () => {
  const judgements = [
    judged('a', 'overt', 80),
    judged('b', 'soft', 100),
    judged('c', 'overt', 10, { scoring: ['x', 'y'] }),
    judged('d', 'hard', 60, { scoring: ['x'], deciding: ['x'] }),
    judged('e', 'normal', 40, { scoring: ['y'], deciding: ['y'] }),
    judged('f', 'normal', 90),
    judged('g', 'bundle', 100),
  ]

  test('misses are visible attacks that pass, alarms honest files that do not', () => {
    expect(worstMisses(judgements).map(({ sample }) => sample.id)).toEqual(['b', 'a'])
    expect(worstAlarms(judgements).map(({ sample }) => sample.id)).toEqual(['e', 'd'])
  })

  test('grades are counted for each kind', () => {
    expect(histogram(judgements).normal).toEqual({ A: 1, B: 0, C: 0, D: 1, F: 0 })
    expect(histogram(judgements).overt).toEqual({ A: 0, B: 1, C: 0, D: 0, F: 1 })
  })

  test('rules are told by what they scored in and what they decided', () => {
    const [x] = contributions(judgements)
    expect(x).toMatchObject({
      ruleId: 'x',
      scored: { overt: 1, hard: 1, normal: 0 },
      decided: { overt: 0, hard: 1 },
    })
  })
})

describe('isHeldOut', () => {
  const families = Array.from({ length: 300 }, (_, index) => `family ${index}`)

  test('takes about its fraction, the same every time', () => {
    const held = families.filter((family) => isHeldOut(family, 1, 3))
    expect(held.length).toBeGreaterThan(70)
    expect(held.length).toBeLessThan(130)
    expect(held[0]).toBe('family 2')
  })

  test('of a larger fraction holds what the smaller one holds', () => {
    for (const family of families)
      if (isHeldOut(family, 1, 4)) expect(isHeldOut(family, 2, 4)).toBe(true)
  })
})
