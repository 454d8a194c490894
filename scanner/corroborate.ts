/** Sightings that rest on words which honest texts use as well need a second rule that sees something, too. */

import { SEVERITIES } from './report.ts'
import type { Sighting } from './sightings.ts'

/** What a loose sighting weighs at most while no other rule agrees. */
const ALONE_MAX = 'med'

/** The same list, lowered where one rule alone saw what counts, and saw it loosely. More sightings never lower it. */
export function corroborated(sightings: readonly Sighting[]): readonly Sighting[] {
  const counting = sightings.filter(
    ({ severity, confidence }) => confidence !== 'low' && !isBelow(severity),
  )
  const rules = new Set(counting.map(({ rule }) => rule))
  if (rules.size > 1 || counting.some(({ loose }) => !loose)) return sightings
  return sightings.map((sighting) =>
    sighting.loose && isAbove(sighting.severity) ? { ...sighting, severity: ALONE_MAX } : sighting,
  )
}

const rank = (severity: Sighting['severity']): number => SEVERITIES.indexOf(severity)
const isBelow = (severity: Sighting['severity']): boolean => rank(severity) > rank(ALONE_MAX)
const isAbove = (severity: Sighting['severity']): boolean => rank(severity) < rank(ALONE_MAX)
