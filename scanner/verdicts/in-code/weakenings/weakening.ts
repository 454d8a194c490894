/**
 * Settings and lines of code that open a service to everybody, put a guard out or make code weak. Each of them is common
 * on a developer's own machine, in containers and in tests; several of them together, for what others rely on, or for
 * good, are harm. What stands in one piece of code and what is said around it is added up.
 */

import type { Document } from '../../../document.ts'
import { source } from '../../../patterns/verbose.ts'
import { worded } from '../../../patterns/wording.ts'
import type { Hit } from '../../../rule.ts'
import { candidates } from '../../../signals/search/candidates.ts'
import { isDoneQuietly, textAround } from '../../../signals/sentences/surroundings.ts'
import { snippets } from '../../../signals/shell/snippets.ts'
import {
  AS_A_RULE,
  FOR_GOOD,
  FOR_OTHERS,
  OF_ONES_OWN,
  SPOKEN_OF,
  TOLD_FALSELY,
} from './said-around.ts'

export interface Weakening {
  shape: RegExp
  points: 1 | 2 | 3 | 5
}

/** By itself it takes a guard away. */
export const weakening = (shape: RegExp): Weakening => ({ shape: worded(shape), points: 2 })

/** A house has hardly a reason for it. */
export const heavy = (shape: RegExp): Weakening => ({ shape: worded(shape), points: 3 })

/** The same where no machine is so small that it would be honest there. */
export const grave = (shape: RegExp): Weakening => ({ shape: worded(shape), points: 5 })

/** It makes another one worse, and is nothing by itself. */
export const beside = (shape: RegExp): Weakening => ({ shape, points: 1 })

/** Between a setting and its value: in JSON, YAML, TOML, programs, options, tables and sentences. */
export const IS = source`["'\x60\])]{0,3}\s{0,3}(?:=>|[:=|,→]|\bto\b|\bis\b)?\s{0,3}["'\x60]{0,2}`
export const OFF = source`(?:false|off|no|none|0|disabled?|never|null|nil)\b`
export const ON = source`(?:true|on|yes|1|enabled?)\b`

/** Characters around weakenings that tell of them, and from one to the next. */
const AROUND = 320
const REACH = 900

/** Of what is weakened and what is said of it; without a word it takes more. */
const GRAVE_MIN = 4
const UNSAID_MIN = 5
const GROSS_MIN = 6
const SAID_GROSS_MIN = 2

/** What a machine of one's own excuses, and how much counts there. */
const EXCUSED = 3
const WHOLE_MAX = 8
const WHOLE_THERE_MAX = 4
const BESIDE_MAX = 2

/** What somebody finds who looks for openings, for guards that are out, and for weak code. */
export type Kind = 'opening' | 'guard' | 'code'

/** It was weighed with what stands around it. */
const SURE = { confidence: 'high', firm: true, summed: true, meant: true } as const

interface Found {
  kind: Kind
  start: number
  end: number
  points: number
}

/** Pieces of code, and paragraphs, in which so much is weakened that nobody honest does it there. */
export function* weakenedIn(
  document: Document,
  all: Readonly<Record<Kind, readonly Weakening[]>>,
): Generator<Hit & { kind: Kind }> {
  const gross = Object.values(all).flatMap((some) =>
    some.filter(({ points }) => points > 1).map(({ shape }) => shape),
  )
  for (const { start, end } of candidates(document, document.observe(snippets), ...gross)) {
    const found = weakeningsIn(document.reading.text.slice(start, end), all)
    const first = found.find(({ points }) => points > 1)
    if (!first) continue
    const place = { start: start + found[0]!.start, end: start + found.at(-1)!.end }
    const severity = severityOf(document, place, found)
    if (severity) yield { ...place, kind: first.kind, severity, ...SURE }
  }
}

/** Each way to weaken something once, and what makes it worse, near the first that takes a guard away. */
function weakeningsIn(
  text: string,
  all: Readonly<Record<Kind, readonly Weakening[]>>,
): readonly Found[] {
  const known = new Set<string>()
  const found: Found[] = []
  for (const kind of ['opening', 'guard', 'code'] as const)
    for (const { shape, points } of all[kind])
      for (const match of text.matchAll(shape)) {
        const key = points + match[0].replace(/[^a-z\d]+/g, '')
        if (known.has(key)) continue
        known.add(key)
        found.push({ kind, start: match.index, end: match.index + match[0].length, points })
      }
  found.sort((a, b) => b.points - a.points || a.start - b.start)
  const apart = found.filter(
    (one, at) =>
      !found.slice(0, at).some((other) => other.start < one.end && one.start < other.end),
  )
  const first = Math.min(...found.filter(({ points }) => points > 1).map(({ start }) => start))
  return apart
    .filter(({ start }) => Math.abs(start - first) <= REACH)
    .sort((a, b) => a.start - b.start)
}

function severityOf(
  document: Document,
  place: { start: number; end: number },
  found: readonly Found[],
): 'crit' | 'high' | null {
  const around = textAround(document, place, AROUND, AROUND)
  if (SPOKEN_OF.test(around)) return null
  const isOwn = OF_ONES_OWN.test(around)
  const sumOf = (some: readonly Found[]) => some.reduce((sum, { points }) => sum + points, 0)
  const whole = Math.min(
    sumOf(found.filter(({ points }) => points > 1)),
    isOwn ? WHOLE_THERE_MAX : WHOLE_MAX,
  )
  const worse = Math.min(sumOf(found.filter(({ points }) => points === 1)), BESIDE_MAX)
  const said =
    (FOR_OTHERS.test(around) ? 2 : 0) +
    (FOR_GOOD.test(around) ? 2 : AS_A_RULE.test(around) ? 1 : 0) +
    (TOLD_FALSELY.test(around) ? 2 : isDoneQuietly(document, place.start, place.end) ? 1 : 0)
  const sum = whole + worse + said - (isOwn ? EXCUSED : 0)
  if (sum >= GROSS_MIN && said >= SAID_GROSS_MIN) return 'crit'
  return sum >= (said > 0 ? GRAVE_MIN : UNSAID_MIN) ? 'high' : null
}
