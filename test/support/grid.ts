/** Sentences of one attack, put together from each way to say it with each of those that it is about. */

import { scan } from '../../scanner/index.ts'

export type Way = (first: string, second: string) => string

export interface Grid {
  readonly ways: readonly Way[]
  readonly first: readonly string[]
  readonly second?: readonly string[]
}

const begin = (sentence: string): string => sentence[0]!.toUpperCase() + sentence.slice(1)

/** In a text that has nothing else to tell. */
export const gradeOf = (sentence: string): string => scan(`# Notes\n\n${begin(sentence)}\n`).grade

/** Each way by the sentence that it makes of the first of each. */
export const waysOf = ({ ways, first, second = [''] }: Grid) =>
  ways.map((way) => {
    const sentences = first.flatMap((one) => second.map((other) => way(one, other)))
    return [sentences[0]!, sentences] as const
  })

/** Those that are graded A or B. */
export const passingOf = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => gradeOf(sentence) < 'C')
