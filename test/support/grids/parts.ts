/** Grids of plain sentences: each way to say something with each of the things it can be said of. */

/** Something that a sentence is put together from. */
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
export const s = (verb: string, { many }: Named): string => (many ? verb : `${verb}s`)

/** With a capital where a line, an item or a sentence begins with it. */
export const begin = (sentence: string): string =>
  sentence.replace(/^(?:- )?\p{Ll}/u, (letters) => letters.toUpperCase())

export type Way = (what: Named, where: string) => string

/** All sentences of one way. */
export const filled = (
  way: Way,
  whats: readonly Named[],
  wheres: readonly string[],
): readonly string[] => whats.flatMap((what) => wheres.map((where) => begin(way(what, where))))
