/** Grids of plain sentences: each way to say something with each of the things it can be said of. */

import { scan } from '../../../scanner/index.ts'

export interface Grid<First = string, Second = string> {
  readonly first: readonly First[]
  /** Left out where every way names one thing. */
  readonly second?: readonly Second[]
  readonly ways: readonly ((one: First, other: Second) => string)[]
}

const begin = (sentence: string): string => sentence[0]!.toUpperCase() + sentence.slice(1)

/** In a text that has nothing else to tell. */
export const gradeOf = (sentence: string): string => scan(`# Notes\n\n${begin(sentence)}\n`).grade

/** Each way by the sentence that it makes of the first of each. */
export const waysOf = <First, Second>({ first, second, ways }: Grid<First, Second>) =>
  ways.map((way) => {
    const others = second ?? [undefined as Second]
    const sentences = first.flatMap((one) => others.map((other) => way(one, other)))
    return [sentences[0]!, sentences] as const
  })

/** Those that are graded A or B. */
export const passingOf = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => gradeOf(sentence) < 'C')
