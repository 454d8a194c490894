/** Counts over judgements: shares caught and accused, grades, and what each rule adds. */

import { GRADES, type Grade } from '../../scanner/report.ts'
import { isHonest, type Kind, KINDS } from './corpus.ts'
import { isAlarm, isCondemned, type Judgement } from './judgement.ts'

export interface Share {
  files: number
  families: number
  /** Files graded C or worse, and D or F. */
  alarms: number
  condemned: number
  /** The same as the mean of the shares of families, 0 to 1: one large family counts once. */
  macroAlarms: number
  macroCondemned: number
}

export function shareOf(judgements: readonly Judgement[]): Share {
  const families = Map.groupBy(judgements, ({ sample }) => sample.family)
  const macro = (test: (judgement: Judgement) => boolean) =>
    mean([...families.values()].map((members) => members.filter(test).length / members.length))
  return {
    files: judgements.length,
    families: families.size,
    alarms: judgements.filter(isAlarm).length,
    condemned: judgements.filter(isCondemned).length,
    macroAlarms: macro(isAlarm),
    macroCondemned: macro(isCondemned),
  }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The rows that are reported, each with the kinds that it counts. */
export const GROUPS = [
  ['overt attacks', ['overt']],
  ['soft attacks', ['soft']],
  ['all visible attacks', ['overt', 'soft']],
  ['payload elsewhere (guesses)', ['bundle']],
  ['honest, normal', ['normal']],
  ['honest, hard negatives', ['hard']],
  ['all honest', ['normal', 'hard']],
] as const satisfies readonly (readonly [string, readonly Kind[]])[]

export const ofKinds = (judgements: readonly Judgement[], kinds: readonly Kind[]): Judgement[] =>
  judgements.filter(({ sample }) => kinds.includes(sample.kind))

/** Files per grade, best first, for each kind. */
export function histogram(judgements: readonly Judgement[]): Record<Kind, Record<Grade, number>> {
  const count = (kind: Kind, grade: Grade) =>
    ofKinds(judgements, [kind]).filter((judgement) => judgement.grade === grade).length
  return record(KINDS, (kind) => record(GRADES, (grade) => count(kind, grade)))
}

function record<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}

export interface Contribution {
  ruleId: string
  /** Files in which the rule took points. */
  scored: Record<Kind, number>
  /** Files that are C or worse and would be better without the rule. */
  decided: Record<Kind, number>
}

/** Rules that scored anywhere: those that accuse honest files first, then those that catch most. */
export function contributions(judgements: readonly Judgement[]): Contribution[] {
  const ids = [...new Set(judgements.flatMap(({ scoring }) => scoring))].sort()
  const rows = ids.map((ruleId): Contribution => {
    const scored = judgements.filter(({ scoring }) => scoring.includes(ruleId))
    const decided = scored.filter(({ deciding }) => deciding.some((by) => by.ruleId === ruleId))
    const perKind = (some: readonly Judgement[]) =>
      record(KINDS, (kind) => ofKinds(some, [kind]).length)
    return { ruleId, scored: perKind(scored), decided: perKind(decided) }
  })
  return rows.sort(
    (a, b) => onHonest(b.decided) - onHonest(a.decided) || caught(b.scored) - caught(a.scored),
  )
}

const onHonest = (counts: Record<Kind, number>): number => counts.normal + counts.hard
const caught = (counts: Record<Kind, number>): number => counts.overt + counts.soft

/** Visible attacks that are graded A or B, the highest score first. */
export const worstMisses = (judgements: readonly Judgement[]): Judgement[] =>
  ofKinds(judgements, ['overt', 'soft'])
    .filter((judgement) => !isAlarm(judgement))
    .sort((a, b) => b.score - a.score || compareIds(a, b))

/** Honest files that are graded C or worse, the lowest score first. */
export const worstAlarms = (judgements: readonly Judgement[]): Judgement[] =>
  judgements
    .filter((judgement) => isHonest(judgement.sample.kind) && isAlarm(judgement))
    .sort((a, b) => a.score - b.score || compareIds(a, b))

const compareIds = (a: Judgement, b: Judgement): number => (a.sample.id < b.sample.id ? -1 : 1)

/**
 * True for families of the held-out part: the same family is always on the same side, whatever else
 * is in the corpus.
 */
export function isHeldOut(family: string, part: number, parts: number): boolean {
  const hash = new Bun.CryptoHasher('sha256').update(`hold-out\n${family}`).digest()
  return hash.readUInt32BE(0) % parts < part
}
