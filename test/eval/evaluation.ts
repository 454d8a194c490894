/** The printed evaluation, section by section. Only the speed differs between two runs. */

import { GRADES } from '../../scanner/report.ts'
import { KINDS, type Kind } from './corpus.ts'
import { standings } from './goals.ts'
import type { Judgement, Speed } from './judgement.ts'
import {
  contributions,
  GROUPS,
  histogram,
  ofKinds,
  shareOf,
  worstAlarms,
  worstMisses,
} from './measures.ts'
import type { Comparison } from './saved-run.ts'
import { percent, table } from './table.ts'

/** One part of the corpus that is reported on its own: all of it, or what is held out and the rest. */
export interface Part {
  name: string
  side: 'tuned' | 'unseen'
  judgements: Judgement[]
}

const section = (title: string, body: string): string => `${title}\n${body || '  none'}\n`

export function printShares(parts: readonly Part[]): string {
  const rows = GROUPS.flatMap(([name, kinds]) =>
    parts.map((part, index) => {
      const { files, families, ...share } = shareOf(ofKinds(part.judgements, kinds))
      return [
        index === 0 ? name : '',
        ...(parts.length > 1 ? [part.name] : []),
        files,
        share.alarms,
        percent(share.alarms / files, files),
        share.condemned,
        percent(share.condemned / files, files),
        families,
        percent(share.macroAlarms, files),
        percent(share.macroCondemned, files),
      ]
    }),
  )
  const head = [
    ...['', ...(parts.length > 1 ? ['part'] : []), 'files', 'C or worse', '', 'D or F', ''],
    ...['families', 'macro C', 'macro D'],
  ]
  return section('Caught and accused (macro: mean of the families)', table(head, rows))
}

export function printGoals(parts: readonly Part[]): string {
  const rows = parts.flatMap((part) =>
    standings(part.judgements, part.side).map(({ name, figure, goal, direction, reached }) => [
      name,
      ...(parts.length > 1 ? [part.name] : []),
      percent(figure),
      `${direction === 'most' ? '<=' : '>='} ${percent(goal)}`,
      reached ? 'reached' : 'MISSED',
    ]),
  )
  const head = ['', ...(parts.length > 1 ? ['part'] : []), 'figure', 'goal', '']
  return section('Against the goals', table(head, rows))
}

export function printHistogram(judgements: readonly Judgement[]): string {
  const counts = histogram(judgements)
  const rows = KINDS.map((kind) => [kind, ...GRADES.map((grade) => counts[kind][grade])])
  return section('Grades', table(['', ...GRADES], rows))
}

export function printContributions(judgements: readonly Judgement[]): string {
  const rows = contributions(judgements).map(({ ruleId, scored, decided }) => [
    ruleId,
    ...COLUMNS.map((kind) => pair(scored[kind], decided[kind])),
  ])
  const title = 'Rules: files they scored in, and of those the files they alone made C or worse'
  return section(title, table(['', ...COLUMNS], rows))
}

const COLUMNS: readonly Kind[] = ['normal', 'hard', 'overt', 'soft', 'bundle']
const pair = (scored: number, decided: number): string =>
  scored === 0
    ? '.'
    : `${String(scored).padStart(4)} ${decided === 0 ? '  .' : String(decided).padStart(3)}`

export function printMisses(judgements: readonly Judgement[], rowsMax: number): string {
  const found = worstMisses(judgements)
  const rows = found
    .slice(0, rowsMax)
    .map(({ sample, grade, score, scoring }) => [
      `${grade} ${score}`,
      sample.kind,
      sample.id,
      sample.family,
      scoring.join(' '),
    ])
  return section(
    `Worst misses (${Math.min(rowsMax, found.length)} of ${found.length})`,
    table(['', 'kind', 'file', 'family', 'scored'], rows),
  )
}

export function printAlarms(judgements: readonly Judgement[], rowsMax: number): string {
  const found = worstAlarms(judgements)
  const rows = found
    .slice(0, rowsMax)
    .map(({ sample, grade, score, deciding, scoring }) => [
      `${grade} ${score}`,
      sample.kind,
      sample.id,
      deciding.length > 0
        ? deciding.map(({ ruleId, lines }) => `${ruleId}:${lines.join(',')}`).join(' ')
        : `together: ${scoring.join(' ')}`,
    ])
  return section(
    `Worst alarms (${Math.min(rowsMax, found.length)} of ${found.length})`,
    table(['', 'kind', 'file', 'decided by rule:lines'], rows),
  )
}

export function printComparison(comparison: Comparison, rowsMax: number): string {
  const { moves, rules, added, removed } = comparison
  const directions = KINDS.flatMap((kind) => {
    const of = moves.filter((move) => move.kind === kind)
    const worse = of.filter(({ steps }) => steps > 0).length
    return of.length === 0 ? [] : [[kind, worse, of.length - worse]]
  })
  const list = moves
    .slice(0, rowsMax)
    .map(({ kind, id, before, after, gained, lost }) => [
      `${before.grade} ${before.score} -> ${after.grade} ${after.score}`,
      kind,
      id,
      [...gained.map((rule) => `+${rule}`), ...lost.map((rule) => `-${rule}`)].join(' '),
    ])
  const changes = rules.map(({ ruleId, gained, lost }) => [
    ruleId,
    ...COLUMNS.map((kind) =>
      [gained[kind] ? `+${gained[kind]}` : '', lost[kind] ? `-${lost[kind]}` : ''].join(' ').trim(),
    ),
  ])
  return [
    section('Grades that moved since the saved run', table(['', 'worse', 'better'], directions)),
    section(
      `Moves (${list.length} of ${moves.length})`,
      table(['', 'kind', 'file', 'rules'], list),
    ),
    section('Files that a rule gained and lost', table(['', ...COLUMNS], changes)),
    `Files that are new: ${added}, gone: ${removed}.\n`,
  ].join('\n')
}

export const printSpeed = ({ megabytesPerSec, slowest }: Speed): string =>
  section(
    'Speed (second pass, one core)',
    `  ${megabytesPerSec.toFixed(1)} MB/s; slowest ${slowest.id} with ${slowest.ms.toFixed(1)} ms for ${slowest.bytes} bytes`,
  )
