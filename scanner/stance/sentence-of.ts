/** The part of a text that belongs to the sentence around a place, and the last sentence of what leads to something. */

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

/**
 * What stands behind the last end of a sentence that `end` finds; all of it where there is none. A lead ends in a colon
 * or without a mark as a rule. These differ in what ends the sentence before, and the patterns that are tried on each
 * were made for it.
 */
const behindLast =
  (end: RegExp) =>
  (text: string): string =>
    text.slice(text.search(end) + 1)

/** Behind a mark and white space. */
export const lastSentence = behindLast(/[.!?](?=\s[^.!?]*$)/)

/** The same, or behind an ideographic full stop. */
export const lastSentenceAnyScript = behindLast(/(?:[.!?](?=\s)|。)(?=[^.!?。]*$)/)

/** Emphasis and quotations may close between a mark and the white space. */
export const lastSentencePastClosing = behindLast(/[.!?。](?=[\s*_"'”)]{1,3}[^.!?。]*$)/)

/** Behind the last mark, whatever follows: nothing of a text that ends with one. */
export const behindLastMark = behindLast(/[.!?。](?=\s?[^.!?。]*$)/)
