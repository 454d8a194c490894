/**
 * A promise as something that can be tried: what is measured, and the bound that each figure has to
 * keep.
 */

/** `short` fits into every run of the integration; `long` has the figures of the threat model. */
export type Form = 'short' | 'long'

export interface Check {
  name: string
  /** What is promised, in one line. */
  promise: string
  /** It mostly waits and measures nothing that a busy machine spoils: it may run beside others. */
  waits?: boolean
  run(form: Form): Promise<Measure[]>
}

export interface Measure {
  what: string
  figure: number
  unit: string
  /** What the figure must be, in words; null when it only says how hard the trial was. */
  bound: string | null
  held: boolean
}

export const atMost = (what: string, figure: number, most: number, unit = ''): Measure => ({
  what,
  figure,
  unit,
  bound: `at most ${most}`,
  held: figure <= most,
})

export const atLeast = (what: string, figure: number, least: number, unit = ''): Measure => ({
  what,
  figure,
  unit,
  bound: `at least ${least}`,
  held: figure >= least,
})

export const exactly = (what: string, figure: number, value: number, unit = ''): Measure => ({
  what,
  figure,
  unit,
  bound: `exactly ${value}`,
  held: figure === value,
})

/** How much was tried; judged by nothing. */
export const tried = (what: string, figure: number, unit = ''): Measure => ({
  what,
  figure,
  unit,
  bound: null,
  held: true,
})

/** The value below which that share of all values lies; 0 when there is none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
