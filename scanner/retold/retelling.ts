/** What a reader makes of parts of a text that stand apart: a lead and its item, the head of a column and a cell. */

export interface Retelling {
  /** 0-based lines that it is made of. It is shown at the first. */
  readonly lines: readonly number[]
  /** Those of the lines that may take weight from it; all of them where nothing is said. */
  readonly judgedAt?: readonly number[]
  /** What they say together, in one or two ways. */
  readonly texts: readonly string[]
  /** What they say each by itself, which is judged where it stands. */
  readonly parts: readonly string[]
}
