/**
 * From findings to a score and a grade. Every finding costs points by severity and confidence; repeats of a rule
 * and further rules cost less each time; the worst findings cap the score. Only whole points, only arithmetic.
 */

import type { Confidence, Finding, Grade, Severity } from './report.ts'

/** Points of a first finding of a rule at high confidence. */
const COST: Record<Severity, number> = { crit: 52, high: 30, med: 14, low: 3 }

/** What confidence leaves of them. */
const SHARE: Record<Confidence, number> = { high: 1, medium: 0.8, low: 0 }

/** Each repeat of a rule costs this share of the one before it. */
const REPEAT_SHARE = 0.35

/** Rules are counted from the dearest; each further one costs this share of its points. */
const NEXT_RULE_SHARE = 0.85

/** All findings of low severity together cost no more than this, so that they alone leave an A. */
const LOW_COST_MAX = 9

/** Caps of the decisions page. */
const CAP_CRITICAL = 54
const CAP_TWO_CRITICAL = 29
const CAP_HIGH = 74

const FLOORS: readonly (readonly [number, Grade])[] = [
  [90, 'A'],
  [75, 'B'],
  [55, 'C'],
  [30, 'D'],
  [0, 'F'],
]

/** The grade of a score from 0 to 100. */
export function gradeOf(score: number): Grade {
  return FLOORS.find(([floor]) => score >= floor)?.[1] ?? 'F'
}

export type Weighed = Pick<Finding, 'ruleId' | 'severity' | 'confidence'>

/** 0 to 100. Another finding never raises it, and the order of findings does not matter. */
export function scoreOf(findings: readonly Weighed[]): number {
  const byRule = new Map<string, number[]>()
  const lows: number[] = []
  for (const finding of findings) {
    const cost = COST[finding.severity] * SHARE[finding.confidence]
    if (cost === 0) continue
    if (finding.severity === 'low') lows.push(cost)
    else append(byRule, finding.ruleId, cost)
  }
  const rules = [...byRule.values()].map((costs) => fading(costs, REPEAT_SHARE))
  const lowCost = Math.min(LOW_COST_MAX, fading(lows, 1))
  const score = 100 - fading(rules, NEXT_RULE_SHARE) - lowCost
  return Math.max(0, Math.min(Math.round(score), capOf(findings)))
}

/** The dearest whole, each next one a share less. Sorting keeps the sum from falling when one is added. */
function fading(costs: readonly number[], share: number): number {
  return [...costs]
    .sort((a, b) => b - a)
    .reduce((sum, cost, index) => sum + cost * share ** index, 0)
}

function capOf(findings: readonly Weighed[]): number {
  const sure = new Set<string>()
  let high = false
  for (const { ruleId, severity, confidence } of findings) {
    if (severity === 'crit' && confidence === 'high') sure.add(ruleId)
    if ((severity === 'crit' || severity === 'high') && confidence !== 'low') high = true
  }
  if (sure.size >= 2) return CAP_TWO_CRITICAL
  if (sure.size === 1) return CAP_CRITICAL
  return high ? CAP_HIGH : 100
}

function append(groups: Map<string, number[]>, key: string, value: number): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
