/** Regular expressions that take more than one line. */

type Part = string | number

/**
 * The source of a pattern, written over several lines: line ends and the white space behind them are no part of it, all
 * else is as in a literal. A line neither begins nor ends with a space that counts; a backtick stands behind a
 * backslash, which is no part of it either.
 */
export const source = ({ raw }: TemplateStringsArray, ...parts: readonly Part[]): string =>
  String.raw({ raw: raw.map((piece) => piece.replace(/\n\s*|\\(?=`)/g, '')) }, ...parts)

const flagged =
  (flags: string) =>
  (strings: TemplateStringsArray, ...parts: readonly Part[]): RegExp =>
    new RegExp(source(strings, ...parts), flags)

/** The same as a regular expression; ``regex.u`…` `` and its like have flags. Not for functions: it is made each time. */
export const regex = Object.assign(flagged(''), {
  g: flagged('g'),
  u: flagged('u'),
  gu: flagged('gu'),
  i: flagged('i'),
  gi: flagged('gi'),
  iu: flagged('iu'),
  m: flagged('m'),
  gm: flagged('gm'),
  y: flagged('y'),
})
