/**
 * Sources of patterns that stand together in one sentence, which ends with its line. `beside` of `deed.ts` goes over
 * line ends.
 */

const REST = '(?:[^.!?。\\n]|\\.(?=\\S))'

/** The second stands behind the first, so many characters apart at most. */
export const then = (one: string, other: string, within = 60): string =>
  `(?:${one})${REST}{0,${within}}(?:${other})`

/** Both stand there, in whatever order. */
export const both = (one: string, other: string, within = 60): string =>
  `${then(one, other, within)}|${then(other, one, within)}`

/** Any of the sources, as a pattern. */
export const whole = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'u')
