/** Code inside of sentences: between backticks, and between the tags of code. */

/** Spans between the tags of code. */
export const codeElements = (text: string): [number, number][] =>
  text.includes('<code>')
    ? [...text.matchAll(/<code>([^<\n]{4,1000})<\/code>/g)].map((one) => [
        one.index + '<code>'.length,
        one.index + '<code>'.length + one[1]!.length,
      ])
    : []

/** Spans between backticks; a span never reaches over more than one logical line. */
export function inlineCode(text: string): [number, number][] {
  const spans: [number, number][] = []
  let at = text.indexOf('`')
  while (at >= 0) {
    let width = 1
    while (text[at + width] === '`') width++
    const close = text.indexOf('`'.repeat(width), at + width)
    if (close >= 0) spans.push([at + width, close])
    at = text.indexOf('`', (close < 0 ? at : close) + width)
  }
  return spans
}

/** Inline code is read by itself, so the line around it is read without it. */
export function withoutInline(text: string): string {
  let plain = ''
  let at = 0
  for (const [from, to] of inlineCode(text)) {
    plain += text.slice(at, from) + ' '.repeat(to - from)
    at = to
  }
  return (plain + text.slice(at)).replaceAll('`', ' ')
}
