/** Signs in other languages than English, made of parts: these say what stands with what, not whole phrases. */

import { sign, type SignName, type SignPattern } from '../sign.ts'

/** Two parts, and how many characters may stand between them. */
type Pair = readonly [one: RegExp, other: RegExp, within?: number]

const WITHIN = 70

/** Both stand in one sentence, in whatever order: languages differ in it. */
export const either = (name: SignName, weight: number, ...pairs: readonly Pair[]): SignPattern[] =>
  pairs.map(([one, other, within = WITHIN]) =>
    sign(
      name,
      weight,
      new RegExp(
        [
          `(?:${one.source})[^.!?。]{0,${within}}(?:${other.source})`,
          `(?:${other.source})[^.!?。]{0,${within}}(?:${one.source})`,
        ].join('|'),
        'u',
      ),
    ),
  )

/** The second stands behind the first, be it in the next sentence. */
export const followed = (
  name: SignName,
  weight: number,
  ...pairs: readonly Pair[]
): SignPattern[] =>
  pairs.map(([one, other, within = WITHIN]) =>
    sign(name, weight, new RegExp(`(?:${one.source}).{0,${within}}(?:${other.source})`, 'u')),
  )

/** The second stands behind the first in the same sentence. */
export const inOrder = (name: SignName, weight: number, ...pairs: readonly Pair[]): SignPattern[] =>
  pairs.map(([one, other, within = WITHIN]) =>
    sign(
      name,
      weight,
      new RegExp(`(?:${one.source})[^.!?。]{0,${within}}(?:${other.source})`, 'u'),
    ),
  )
