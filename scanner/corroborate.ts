/** Sightings of what honest texts hold as well need a second rule that sees something nearby, too. */

import { SEVERITIES } from './report.ts'
import type { Sighting } from './sightings.ts'

/** What a loose sighting weighs at most while no other rule agrees. */
const ALONE_MAX = 'med'

/**
 * Lines within which another rule agrees: about a section, of two farther apart in a long text neither says anything of the
 * other. Here it is asked whether a sighting counts at all; what makes a grave one worse stands closer (`grade.ts`).
 */
const LINES_APART_MAX = 40

/** The same list, loose ones lowered that no other rule bears out. More sightings never lower any. */
export function corroborated(sightings: readonly Sighting[]): readonly Sighting[] {
  const counting = sightings.filter(
    ({ severity, confidence }) => confidence !== 'low' && !isBelow(severity),
  )
  return sightings.map((sighting) =>
    sighting.loose &&
    isAbove(sighting.severity) &&
    !counting.some((other) => bearsOut(sighting, other))
      ? alone(sighting)
      : sighting,
  )
}

/** What is left of a loose one that nobody bears out: no more than the mark, or what needs no witness there. */
const alone = (sighting: Sighting): Sighting =>
  sighting.otherwise && isAbove(sighting.otherwise.severity)
    ? sighting.otherwise
    : { ...sighting, severity: ALONE_MAX }

/** It is sure of the same thing itself, or sees another thing close by. */
const bearsOut = (one: Sighting, other: Sighting): boolean =>
  other.rule === one.rule ? !other.loose : isNear(one, other)

/** What has no line of its own is about the whole text. */
const isNear = (one: Sighting, other: Sighting): boolean =>
  one.line === null || other.line === null || Math.abs(one.line - other.line) <= LINES_APART_MAX

const rank = (severity: Sighting['severity']): number => SEVERITIES.indexOf(severity)
const isBelow = (severity: Sighting['severity']): boolean => rank(severity) > rank(ALONE_MAX)
const isAbove = (severity: Sighting['severity']): boolean => rank(severity) < rank(ALONE_MAX)
