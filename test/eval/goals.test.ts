import { expect, test } from 'bun:test'
import { gradeOf } from '../../scanner/grade.ts'
import type { Kind } from './corpus.ts'
import { standings } from './goals.ts'
import type { Judgement } from './judgement.ts'

const judged = (id: string, kind: Kind, score: number): Judgement => ({
  sample: { id, kind, family: id, text: '', bytes: 0 },
  grade: gradeOf(score),
  score,
  scoring: [],
  deciding: [],
})

test('goals are reached or not, with less asked of what is unseen', () => {
  const two = [judged('a', 'soft', 100), judged('b', 'soft', 50)]
  const soft = (side: 'tuned' | 'unseen') =>
    standings(two, side).find(({ name }) => name.startsWith('soft'))?.reached
  expect([soft('tuned'), soft('unseen')]).toEqual([false, true])
})

test('goals for honest skills are upper bounds', () => {
  const honest = [judged('a', 'normal', 100), judged('b', 'hard', 20)]
  const reached = standings(honest, 'unseen').filter(({ direction }) => direction === 'most')
  expect(reached.map((standing) => standing.reached)).toEqual([false, false, false])
  expect(standings(honest.slice(0, 1), 'tuned').slice(0, 3)).toMatchObject([
    { reached: true },
    { reached: true },
    { reached: true },
  ])
})
