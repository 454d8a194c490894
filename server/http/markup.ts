/** HTML put together from text: fillings are escaped, unless they were made the same way. */

export class Markup {
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text
  }
}

type Fill = Markup | string | number | null | readonly Fill[]

/** A template whose fillings are escaped; lists are joined, and null leaves nothing. */
export function html(parts: TemplateStringsArray, ...fills: Fill[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + filling(fills[index - 1]!) + part))
}

function filling(fill: Fill): string {
  if (fill === null) return ''
  if (fill instanceof Markup) return fill.toString()
  if (typeof fill === 'object') return fill.map(filling).join('')
  return Bun.escapeHTML(String(fill))
}
