/** A run kept for later, and what moved between two of them. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { GRADES, type Grade } from '../../scanner/report.ts'
import { isHonest, type Kind } from './corpus.ts'
import type { Judgement } from './judgement.ts'

export interface SavedRun {
  rulesVersion: number
  files: Record<string, { grade: Grade; score: number; rules: string[] }>
}

export function saveRun(path: string, judgements: readonly Judgement[], rulesVersion: number) {
  const files: SavedRun['files'] = {}
  for (const { sample, grade, score, scoring } of judgements)
    files[sample.id] = { grade, score, rules: scoring }
  writeFileSync(path, `${JSON.stringify({ rulesVersion, files }, null, 1)}\n`)
}

/** Throws when the file is no saved run. */
export function readRun(path: string): SavedRun {
  if (!existsSync(path)) throw new Error(`There is no saved run ${path}.`)
  const run: SavedRun = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof run?.files !== 'object') throw new Error(`${path} is not a saved run.`)
  return run
}

export interface Move {
  id: string
  kind: Kind
  family: string
  before: { grade: Grade; score: number }
  after: { grade: Grade; score: number }
  /** Positive when the grade got worse. */
  steps: number
  /** Rules that score now and did not, and the other way round. */
  gained: string[]
  lost: string[]
}

export interface Comparison {
  /** Files whose grade moved: setbacks first, then the farthest. */
  moves: Move[]
  /** For each rule the files that it scores in now and did not before, and the other way round. */
  rules: { ruleId: string; gained: Record<string, number>; lost: Record<string, number> }[]
  /** Files that only one of the runs has. */
  added: number
  removed: number
}

export function compareRuns(saved: SavedRun, judgements: readonly Judgement[]): Comparison {
  const changes = judgements.flatMap((judgement) => change(saved, judgement))
  const known = new Set(judgements.map(({ sample }) => sample.id))
  const ids = new Set(changes.flatMap(({ gained, lost }) => [...gained, ...lost]))
  return {
    moves: changes.filter(({ steps }) => steps !== 0).sort(compareMoves),
    rules: [...ids].sort().map((ruleId) => ({
      ruleId,
      gained: perKind(changes.filter(({ gained }) => gained.includes(ruleId))),
      lost: perKind(changes.filter(({ lost }) => lost.includes(ruleId))),
    })),
    added: judgements.length - changes.length,
    removed: Object.keys(saved.files).filter((id) => !known.has(id)).length,
  }
}

/** An honest file that got worse, or an attack that got better. */
const isSetback = ({ kind, steps }: Move): boolean => (isHonest(kind) ? steps > 0 : steps < 0)

const compareMoves = (a: Move, b: Move): number =>
  Number(isSetback(b)) - Number(isSetback(a)) ||
  Math.abs(b.steps) - Math.abs(a.steps) ||
  (a.id < b.id ? -1 : 1)

function change(saved: SavedRun, { sample, grade, score, scoring }: Judgement): Move[] {
  const before = saved.files[sample.id]
  if (!before) return []
  return [
    {
      id: sample.id,
      kind: sample.kind,
      family: sample.family,
      before,
      after: { grade, score },
      steps: GRADES.indexOf(grade) - GRADES.indexOf(before.grade),
      gained: scoring.filter((rule) => !before.rules.includes(rule)),
      lost: before.rules.filter((rule) => !scoring.includes(rule)),
    },
  ]
}

function perKind(changes: readonly Move[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
