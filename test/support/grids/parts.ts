/** What sentences are put together from: names, words that go with them, and parts in a row. */

export interface Named {
  readonly name: string
  /** Verbs that go with it have no `s`. */
  readonly many?: true
}

export const one = (name: string): Named => ({ name })
export const many = (name: string): Named => ({ name, many: true })

export const is = ({ many }: Named): string => (many ? 'are' : 'is')
export const has = ({ many }: Named): string => (many ? 'have' : 'has')
export const it = ({ many }: Named): string => (many ? 'them' : 'it')
export const they = ({ many }: Named): string => (many ? 'they' : 'it')

/** Of other verbs: `says`, `goes`, `applies`. */
export const s = (verb: string, { many }: Named): string =>
  many ? verb : `${verb.replace(/o$/, 'oe').replace(/(?<![aeiou])y$/, 'ie')}s`

/** One of each part makes a sentence. */
export type Parts = readonly (readonly string[])[]

/** Every combination. */
export const sentencesOf = (parts: Parts): string[] =>
  parts.reduce<string[]>((all, part) => all.flatMap((so) => part.map((next) => so + next)), [''])
