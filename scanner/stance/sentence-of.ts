/** The part of a text that belongs to the sentence around a place. */

/** Ends a sentence; a dot inside of code or of a name does not. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s)/g

/** Of the text before a place, what stands behind the last end of a sentence. */
export function sentenceBefore(text: string): string {
  let from = 0
  for (const { index } of text.matchAll(SENTENCE_END)) from = index + 1
  return text.slice(from)
}

/** Of the text behind a place, what stands before the first end of a sentence. */
export function sentenceBehind(text: string): string {
  const end = text.search(SENTENCE_END)
  return end < 0 ? text : text.slice(0, end)
}
