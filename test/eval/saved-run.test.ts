import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gradeOf } from '../../scanner/grade.ts'
import type { Kind } from './corpus.ts'
import type { Judgement } from './judgement.ts'
import { compareRuns, readRun, saveRun } from './saved-run.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-run-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const judged = (id: string, kind: Kind, score: number, scoring: string[]): Judgement => ({
  sample: { id, kind, family: id, text: '', bytes: 0 },
  grade: gradeOf(score),
  score,
  scoring,
  deciding: [],
})

test('a run read back compares as unchanged with itself', () => {
  const run = [judged('a', 'overt', 40, ['x']), judged('b', 'normal', 100, [])]
  const path = join(folder, 'same.json')
  saveRun(path, run, 7)
  expect(readRun(path).rulesVersion).toBe(7)
  expect(compareRuns(readRun(path), run)).toEqual({ moves: [], rules: [], added: 0, removed: 0 })
})

test('a comparison tells moves, rules gained and lost, and files that came and went', () => {
  const path = join(folder, 'before.json')
  const before = [
    judged('a', 'overt', 100, ['x']),
    judged('b', 'normal', 60, ['y']),
    judged('c', 'soft', 95, []),
    judged('gone', 'soft', 95, []),
  ]
  saveRun(path, before, 1)
  const { moves, rules, added, removed } = compareRuns(readRun(path), [
    judged('a', 'overt', 20, ['x', 'z']),
    judged('b', 'normal', 80, []),
    judged('c', 'soft', 91, ['z']),
    judged('new', 'hard', 80, ['x']),
  ])
  expect(moves.map(({ id, steps, gained, lost }) => ({ id, steps, gained, lost }))).toEqual([
    { id: 'a', steps: 4, gained: ['z'], lost: [] },
    { id: 'b', steps: -1, gained: [], lost: ['y'] },
  ])
  expect(rules).toEqual([
    { ruleId: 'y', gained: {}, lost: { normal: 1 } },
    { ruleId: 'z', gained: { overt: 1, soft: 1 }, lost: {} },
  ])
  expect([added, removed]).toEqual([1, 1])
})

test('what is no saved run is refused', () => {
  writeFileSync(join(folder, 'other.json'), '{}')
  expect(() => readRun(join(folder, 'other.json'))).toThrow('not a saved run')
  expect(() => readRun(join(folder, 'none.json'))).toThrow('no saved run')
})

test('setbacks stand before progress', () => {
  const path = join(folder, 'setbacks.json')
  saveRun(path, [judged('a', 'overt', 100, []), judged('b', 'hard', 80, [])], 1)
  const after = [judged('a', 'overt', 10, ['x']), judged('b', 'hard', 60, ['x'])]
  expect(compareRuns(readRun(path), after).moves.map(({ id }) => id)).toEqual(['b', 'a'])
})
