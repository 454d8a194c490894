/** Sentences put together from ways to say a thing, and what is named in them. */

export interface Named {
  readonly name: string
  /** Verbs that go with it have no `s`. */
  readonly many?: true
}

export const one = (name: string): Named => ({ name })
export const many = (name: string): Named => ({ name, many: true })

export const is = ({ many }: Named): string => (many ? 'are' : 'is')
export const has = ({ many }: Named): string => (many ? 'have' : 'has')
export const s = (verb: string, { many }: Named): string => (many ? verb : `${verb}s`)

const begin = (sentence: string): string => sentence[0]!.toUpperCase() + sentence.slice(1)

/** Every way with each of the first and each of the second, as texts; one list for each way. */
export const across = <A, B>(
  ways: readonly ((a: A, b: B) => string)[],
  first: readonly A[],
  second: readonly B[],
): readonly (readonly [string, readonly string[]])[] =>
  ways.map((way) => {
    const all = first.flatMap((a) => second.map((b) => `# Notes\n\n${begin(way(a, b))}\n`))
    return [all[0]!.slice('# Notes\n\n'.length).trimEnd(), all] as const
  })
