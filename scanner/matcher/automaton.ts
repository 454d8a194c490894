/**
 * The states of an Aho-Corasick automaton, as dense tables: one step per symbol, whatever stood before. It starts anew
 * in one of two states, inside of words and elsewhere: most words begin where words begin, so that letters inside of
 * others lead nowhere.
 */

export interface Automaton {
  /** Where a symbol leads, at `state * width + symbol`. It lies in memory that threads share. */
  readonly next: Uint16Array | Int32Array
  readonly width: number
  /** States from this one on have words to tell, others have none. */
  readonly firstTelling: number
  /** Where the words of each telling state start in `outputs`; those of the next one start where they end. */
  readonly from: Int32Array
  /** Numbers of words that end in a state, the longest first. */
  readonly outputs: Int32Array
  /** How many symbols lead to each state from the start. */
  readonly depths: Uint8Array
}

export interface Word {
  /** Numbers below the width. */
  symbols: readonly number[]
  /** It may begin inside of another word. */
  anywhere: boolean
}

/** Where a text starts, and every place that is not inside of a word. */
export const OUTSIDE = 0
/** Behind a symbol of a word that leads nowhere. */
const INSIDE = 1

/**
 * `inWord` tells the symbols that words are made of; a word that begins with another one may begin anywhere. However
 * often `repeatable` follows itself, it counts once.
 */
export function createAutomaton(
  words: readonly Word[],
  inWord: Uint8Array,
  repeatable: number,
): Automaton {
  const width = inWord.length
  const { next, own } = trieOf(words, inWord)
  const { order, depths } = link(next, inWord, own)
  for (let slot = repeatable; slot < own.length * width; slot += width) {
    const state = next[slot]!
    next[state * width + repeatable] = state
  }
  return numbered(next, width, own, order, depths)
}

/** States of a trie with two roots, and the words that end in each; -1 where a symbol leads nowhere yet. */
function trieOf(words: readonly Word[], inWord: Uint8Array) {
  const width = inWord.length
  const own: number[][] = [[], []]
  let next = new Int32Array(1024 * width).fill(-1)
  const add = (): number => {
    const state = own.push([]) - 1
    if (own.length * width > next.length) {
      const larger = new Int32Array(2 * next.length).fill(-1, next.length)
      larger.set(next)
      next = larger
    }
    return state
  }
  const insert = (symbols: readonly number[], start: number, number: number) => {
    let state = start
    for (const symbol of symbols) {
      const slot = state * width + symbol
      if (next[slot]! < 0) {
        const added = add()
        next[slot] = added
      }
      state = next[slot]!
    }
    own[state]!.unshift(number)
  }
  // What may begin inside of a word is found outside of words as well: one state leads on to the other.
  words.forEach(({ symbols, anywhere }, number) => {
    insert(symbols, anywhere && inWord[symbols[0]!] === 1 ? INSIDE : OUTSIDE, number)
  })
  return { next: next.subarray(0, own.length * width), own }
}

/** Breadth first: every missing step leads where the longest proper suffix would go. Gives the states in that order. */
function link(next: Int32Array, inWord: Uint8Array, outputs: number[][]) {
  const width = inWord.length
  const suffix = new Int32Array(outputs.length)
  const depths = new Uint8Array(outputs.length)
  const queue: number[] = []
  const begin = (state: number, symbol: number, otherwise: number) => {
    const slot = state * width + symbol
    const child = next[slot]!
    if (child < 0) next[slot] = otherwise
    else {
      queue.push(child)
      suffix[child] = otherwise
      depths[child] = 1
    }
  }
  // Words that begin anywhere come first: those that begin outside of words fall back on them, letter by letter.
  for (let symbol = 0; symbol < width; symbol++)
    if (inWord[symbol] === 1) begin(INSIDE, symbol, INSIDE)
  for (let symbol = 0; symbol < width; symbol++)
    begin(OUTSIDE, symbol, inWord[symbol] === 1 ? next[INSIDE * width + symbol]! : OUTSIDE)
  for (let symbol = 0; symbol < width; symbol++)
    if (inWord[symbol] === 0) next[INSIDE * width + symbol] = next[symbol]!
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head]!
    // Those of the suffix are complete by now: it is shorter, or as long and begins anywhere.
    outputs[state]!.push(...outputs[suffix[state]!]!)
    for (let symbol = 0; symbol < width; symbol++) {
      const slot = state * width + symbol
      const fallback = next[suffix[state]! * width + symbol]!
      if (next[slot]! < 0) next[slot] = fallback
      else {
        suffix[next[slot]!] = fallback
        depths[next[slot]!] = depths[state]! + 1
        queue.push(next[slot]!)
      }
    }
  }
  return { order: [OUTSIDE, INSIDE, ...queue], depths }
}

/**
 * States that tell nothing come first, those nearest to the start before others: one comparison tells them, and what
 * is used most lies close together.
 */
function numbered(
  next: Int32Array,
  width: number,
  outputs: readonly (readonly number[])[],
  reached: readonly number[],
  depths: Uint8Array,
): Automaton {
  const silent = reached.filter((state) => outputs[state]!.length === 0)
  const telling = reached.filter((state) => outputs[state]!.length > 0)
  const order = [...silent, ...telling]
  const numbers = new Int32Array(order.length)
  order.forEach((state, number) => (numbers[state] = number))
  // Eight megabytes or sixteen: other threads get no copy of it.
  const entries = order.length * width
  const table =
    order.length <= 0x10000
      ? new Uint16Array(new SharedArrayBuffer(2 * entries))
      : new Int32Array(new SharedArrayBuffer(4 * entries))
  order.forEach((state, number) => {
    for (let symbol = 0; symbol < width; symbol++)
      table[number * width + symbol] = numbers[next[state * width + symbol]!]!
  })
  const from = new Int32Array(telling.length + 1)
  telling.forEach((state, index) => (from[index + 1] = from[index]! + outputs[state]!.length))
  return {
    next: table,
    width,
    firstTelling: silent.length,
    from,
    outputs: Int32Array.from(telling.flatMap((state) => outputs[state]!)),
    depths: Uint8Array.from(order, (state) => depths[state]!),
  }
}
