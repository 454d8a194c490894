/**
 * Takes a pattern apart where it lists alternatives, so that each is tried by itself, and only where its own words stand.
 * Together the parts match wherever the pattern does; which of them stands first in the list is lost.
 */

/** More parts than this are not worth their number. */
const PARTS_MAX = 400

const BACK_REFERENCE = /\\(?:[1-9]|k<)/

/** Sources of the parts. */
export function splitSource(source: string): readonly string[] {
  const parts = BACK_REFERENCE.test(source) ? [source] : distributed(source)
  return parts.length > PARTS_MAX ? [source] : [...new Set(parts)]
}

/** Alternatives at the top, and those of a group with nothing but assertions beside it. */
function distributed(source: string): readonly string[] {
  const atoms = atomsOf(source)
  const alternatives = alternativesOf(source, atoms)
  if (alternatives.length > 1) return alternatives.flatMap(distributed)
  const [core, ...others] = atoms.filter(([start, end]) => !isAssertion(source.slice(start, end)))
  if (!core || others.length > 0) return [source]
  const [start, end] = core
  const opened = /^\((?:\?:|\?<\w{1,60}>|(?!\?))/.exec(source.slice(start, end))?.[0]
  if (opened === undefined || !source.slice(start, end).endsWith(')')) return [source]
  const body = source.slice(start + opened.length, end - 1)
  return alternativesOf(body, atomsOf(body)).flatMap((one) =>
    distributed(source.slice(0, start) + one + source.slice(end)),
  )
}

const isAssertion = (atom: string): boolean =>
  atom === '^' || atom === '$' || /^(?:\\[bB]$|\(\?<?[=!])/.test(atom)

type Atom = readonly [start: number, end: number]

/** Atoms at the top, each with how often it is repeated; a bar is an atom too. */
function atomsOf(source: string): readonly Atom[] {
  const atoms: Atom[] = []
  for (let at = 0; at < source.length;) {
    const end = repetitionEnd(source, atomEnd(source, at))
    atoms.push([at, end])
    at = end
  }
  return atoms
}

function alternativesOf(source: string, atoms: readonly Atom[]): readonly string[] {
  const alternatives: string[] = []
  let from = 0
  for (const [start] of atoms)
    if (source[start] === '|') {
      alternatives.push(source.slice(from, start))
      from = start + 1
    }
  return [...alternatives, source.slice(from)]
}

function atomEnd(source: string, start: number): number {
  const first = source[start]
  if (first === '\\') return escapeEnd(source, start)
  if (first === '[') return classEnd(source, start)
  if (first !== '(') return start + 1
  let depth = 0
  for (let at = start; at < source.length;) {
    const char = source[at]
    if (char === '\\') at = escapeEnd(source, at)
    else if (char === '[') at = classEnd(source, at)
    else {
      at++
      if (char === '(') depth++
      else if (char === ')' && --depth === 0) return at
    }
  }
  return source.length
}

/** Only escapes in braces are longer than what other atoms make of their rest. */
function escapeEnd(source: string, start: number): number {
  const braced = source[start + 2] === '{' && 'pPu'.includes(source[start + 1]!)
  return braced ? source.indexOf('}', start) + 1 : start + 2
}

function classEnd(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at + 1
}

const REPETITION = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y

function repetitionEnd(source: string, at: number): number {
  REPETITION.lastIndex = at
  return at + (REPETITION.exec(source)?.[0].length ?? 0)
}
