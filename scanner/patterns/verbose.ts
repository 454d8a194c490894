/** Regular expressions that take more than one line. */

/**
 * The source of a pattern, written over several lines: line ends and the white space behind them are no part of it, all
 * else is as in a literal. A line neither begins nor ends with a space that counts.
 */
export const source = ({ raw }: TemplateStringsArray, ...parts: readonly string[]): string =>
  String.raw({ raw: raw.map((piece) => piece.replace(/\n\s*/g, '')) }, ...parts)

const flagged =
  (flags: string) =>
  (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(source(strings, ...parts), flags)

/** The same as a regular expression; ``regex.u`…` `` and its like have flags. Not for functions: it is made each time. */
export const regex = Object.assign(flagged(''), {
  g: flagged('g'),
  u: flagged('u'),
  gu: flagged('gu'),
  i: flagged('i'),
  gi: flagged('gi'),
})
