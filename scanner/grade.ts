/**
 * From findings to a score and a grade. Every finding costs points by severity and confidence; repeats of a rule
 * and further rules cost less each time; the worst findings cap the score. Only whole points, only arithmetic.
 */

import type { Confidence, Finding, Grade, Severity } from './report.ts'

/**
 * Points of a first finding of a rule. One of high severity makes a C, and a D or an F beside another rule; a critical
 * one of high confidence makes a D, one of medium severity a B. Chosen by what was counted with version 16: a finding
 * of high severity and high confidence stood alone in 40 of 544 hostile texts, 23 times one of bad faith, and in 46 of
 * 10,877 honest ones.
 */
const POINTS: Record<Severity, Record<Confidence, number>> = {
  crit: { high: 52, medium: 42, low: 0 },
  high: { high: 44, medium: 25, low: 0 },
  med: { high: 14, medium: 11, low: 0 },
  low: { high: 3, medium: 2, low: 0 },
}

/** Each repeat of a rule costs this share of the one before it. */
const REPEAT_SHARE = 0.35

/** Rules are counted from the dearest; each further one costs this share of its points. */
const NEXT_RULE_SHARE = 0.85

/**
 * All findings of a lesser severity together cost no more than this: of low severity alone they leave an A, and
 * otherwise a B. With version 18 those of medium severity alone made 31 of 10,264 honest files a C (copies of one
 * template left out), and one of 855 attacks.
 */
const COST_MAX = { low: 9, med: 20, both: 24 }

/**
 * All findings cost no more than this while a single rule saw something grave, nothing that is critical for sure, and
 * no other rule anything beside it: it stays a C, however often that rule saw it. With version 20 such texts were a D
 * in 20 of 4,004 honest files, and in four of 264 attacks.
 */
const ONE_GRAVE_RULE_MAX = 45

/**
 * Lines between a grave finding and a lesser one of another rule that bears it out: so close that both are of one passage.
 * Such a pair makes a D of a C, which takes more than the mere nearness that is asked for in `corroborate.ts`. By it three
 * of those honest files are a D again, and the four attacks.
 */
const BESIDE_LINES = 3

const FLOORS: readonly (readonly [number, Grade])[] = [
  [90, 'A'],
  [75, 'B'],
  [55, 'C'],
  [30, 'D'],
  [0, 'F'],
]

/** The best score that still has a grade, which is not the best one. */
const bestOf = (grade: Grade): number =>
  FLOORS[FLOORS.findIndex(([, other]) => other === grade) - 1]![0] - 1

/** What is critical for sure makes a D at best, seen by two rules an F; what is grave otherwise a C. */
const CAP_CRITICAL = bestOf('D')
const CAP_TWO_CRITICAL = bestOf('F')
const CAP_HIGH = bestOf('C')

/** The words of a grade; never "safe": a scan of the text alone cannot promise that. */
export const VERDICTS: Record<Grade, string> = {
  A: 'No risk found',
  B: 'Minor risks',
  C: 'Caution',
  D: 'Unsafe',
  F: 'Dangerous',
}

/** The grade of a score from 0 to 100. */
export function gradeOf(score: number): Grade {
  return FLOORS.find(([floor]) => score >= floor)?.[1] ?? 'F'
}

export type Weighed = Pick<Finding, 'ruleId' | 'severity' | 'confidence'> &
  Partial<Pick<Finding, 'line'>>

/** How a score came about. */
export interface Reckoning {
  /** 0 to 100. Another finding never raises it, and the order of findings does not matter. */
  score: number
  /** Points that each finding took, in the order given; not rounded. */
  costs: number[]
  /** What the score may be at most, whatever it cost: 100 without a grave finding. */
  cap: number
  /** Rules with a critical finding of high confidence: one of them caps, two cap further. */
  sureCritical: string[]
}

export const scoreOf = (findings: readonly Weighed[]): number => reckon(findings).score

export function reckon(findings: readonly Weighed[]): Reckoning {
  const costs = findings.map(({ severity, confidence }) => POINTS[severity][confidence])
  const of = (...severities: Severity[]): number[] =>
    [...findings.keys()].filter(
      (index) => costs[index]! > 0 && severities.includes(findings[index]!.severity),
    )
  const graves = of('crit', 'high')
  fadeByRule(graves, findings, costs)
  const mediums = of('med')
  fadeByRule(mediums, findings, costs)
  const lows = of('low')
  limit(mediums, costs, COST_MAX.med)
  limit(lows, costs, COST_MAX.low)
  limit([...mediums, ...lows], costs, COST_MAX.both)
  const { cap, sureCritical } = capOf(findings)
  if (sureCritical.length === 0 && isAlone(graves, mediums, findings))
    limit([...graves, ...mediums, ...lows], costs, ONE_GRAVE_RULE_MAX)
  const left = 100 - costs.reduce((total, cost) => total + cost, 0)
  return { score: Math.max(0, Math.min(Math.round(left), cap)), costs, cap, sureCritical }
}

/** One rule saw all that is grave, and no other one anything of weight close to it. */
function isAlone(
  graves: readonly number[],
  mediums: readonly number[],
  findings: readonly Weighed[],
): boolean {
  const rules = new Set(graves.map((index) => findings[index]!.ruleId))
  if (rules.size !== 1) return false
  const lineOf = (index: number) => findings[index]!.line ?? Number.NaN
  return !mediums.some(
    (medium) =>
      !rules.has(findings[medium]!.ruleId) &&
      graves.some((grave) => Math.abs(lineOf(grave) - lineOf(medium)) <= BESIDE_LINES),
  )
}

/** Repeats of a rule cost less each time, and so does each further rule. */
function fadeByRule(
  indices: readonly number[],
  findings: readonly Weighed[],
  costs: number[],
): void {
  const byRule = Map.groupBy(indices, (index) => findings[index]!.ruleId)
  const rules = Array.from(byRule.values(), (rule) => {
    fade(rule, costs, REPEAT_SHARE)
    return { rule, total: sum(rule, costs) }
  })
  rules.sort((a, b) => b.total - a.total)
  rules.forEach(({ rule }, place) => {
    for (const index of rule) costs[index]! *= NEXT_RULE_SHARE ** place
  })
}

/** What would cost more than `most` together costs nothing beyond. */
function limit(indices: readonly number[], costs: number[], most: number): void {
  let left = most
  for (const index of indices) {
    costs[index] = Math.min(costs[index]!, left)
    left -= costs[index]
  }
}

/** The dearest stays whole, each next one is a share less. Sorting keeps the sum from falling when one is added. */
function fade(indices: number[], costs: number[], share: number): void {
  indices.sort((a, b) => costs[b]! - costs[a]!)
  indices.forEach((index, place) => (costs[index]! *= share ** place))
}

const sum = (indices: readonly number[], costs: readonly number[]): number =>
  indices.reduce((total, index) => total + costs[index]!, 0)

function capOf(findings: readonly Weighed[]): Pick<Reckoning, 'cap' | 'sureCritical'> {
  const sure = new Set<string>()
  let high = false
  for (const { ruleId, severity, confidence } of findings) {
    if (severity === 'crit' && confidence === 'high') sure.add(ruleId)
    if ((severity === 'crit' || severity === 'high') && confidence !== 'low') high = true
  }
  const sureCritical = [...sure]
  if (sure.size >= 2) return { cap: CAP_TWO_CRITICAL, sureCritical }
  if (sure.size === 1) return { cap: CAP_CRITICAL, sureCritical }
  return { cap: high ? CAP_HIGH : 100, sureCritical }
}
