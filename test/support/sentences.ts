/** Sentences that are put together from their parts. */

/** One of each part makes a sentence. */
export type Parts = readonly (readonly string[])[]

/** Every combination. */
export const sentencesOf = (parts: Parts): string[] =>
  parts.reduce<string[]>((all, part) => all.flatMap((one) => part.map((next) => one + next)), [''])
