/**
 * A modest check of regular expressions for more than linear time. It knows three shapes that go
 * wrong: a long repetition that many starts run through, two that can share their characters, and
 * one inside another. It errs on the strict side; a pattern it refuses is better written with
 * bounds than argued about.
 */

/** Repetitions of more than this many count as endless. */
const LONG = 2000

/** Repetitions with less choice than this cost nothing worth counting. */
const WIDE = 16

/**
 * Ways to split a text over neighbouring repetitions that are still fine, for each place where a
 * match may start.
 */
const WAYS_MAX = 100_000

type Chars = ReadonlySet<string>

interface Atom {
  kind: 'chars'
  chars: Chars
}
interface Group {
  kind: 'group'
  options: Node[][]
}
/**
 * Anchors and look-arounds. `line` and `behind` leave few places to start at, `word` one in each
 * word.
 */
interface Assertion {
  kind: 'assertion'
  place: 'line' | 'behind' | 'word' | 'any'
}
type Node = (Atom | Group | Assertion) & { min: number; max: number }

/** Stands for all characters: ASCII, and one or two of each kind beyond. */
const SAMPLE = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'\u00e9\u0430\u4e2d\ud55c\u0301\u00a0\u2028\u200b\u202e\ufe0f\u{1f600}\u{e0041}',
]

// -- Reading ------------------------------------------------------------------------------------

interface Reader {
  source: string
  at: number
  flags: string
}

function readOptions(reader: Reader): Node[][] {
  const options: Node[][] = [[]]
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (reader.source[reader.at] === '|') {
      reader.at++
      options.push([])
    } else options.at(-1)!.push({ ...readAtom(reader), ...readCount(reader) })
  }
  return options
}

function readAtom(reader: Reader): Atom | Group | Assertion {
  const rest = reader.source.slice(reader.at)
  const anchor = /^(?:\^|\$|\\b|\\B)/i.exec(rest)
  if (anchor) {
    reader.at += anchor[0].length
    return {
      kind: 'assertion',
      place: anchor[0] === '^' ? 'line' : anchor[0] === '\\b' ? 'word' : 'any',
    }
  }
  const opening = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(rest)
  if (opening) {
    reader.at += opening[0].length
    const options = readOptions(reader)
    reader.at++
    const place = opening[0].startsWith('(?<') ? 'behind' : 'any'
    return /[=!]$/.test(opening[0]) ? { kind: 'assertion', place } : { kind: 'group', options }
  }
  const token =
    /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<\w+>|\\[^]|[^])/iu.exec(
      rest,
    )!
  reader.at += token[0].length
  return { kind: 'chars', chars: charsOf(token[0], reader.flags) }
}

function charsOf(token: string, flags: string): Chars {
  const pattern = new RegExp(`^(?:${token})$`, flags.replace(/[gy]/g, ''))
  const chars = SAMPLE.filter((char) => pattern.test(char))
  return new Set(chars.length > 0 ? chars : [token])
}

function readCount(reader: Reader): { min: number; max: number } {
  const count = /^(?:\*|\+|\?|\{(\d+)(,?)(\d*)\})\??/.exec(reader.source.slice(reader.at))
  if (!count) return { min: 1, max: 1 }
  reader.at += count[0].length
  const [sign, least, comma, most] = count
  if (least === undefined)
    return { min: sign.startsWith('+') ? 1 : 0, max: sign.startsWith('?') ? 1 : Infinity }
  return {
    min: Number(least),
    max: comma === '' ? Number(least) : most === '' ? Infinity : Number(most),
  }
}

// -- Judging ------------------------------------------------------------------------------------

interface Loop {
  chars: Chars
  ways: number
  /** Characters that must stand behind it: the more, the fewer ways to place them. */
  gap: number
}

interface State {
  /** Repetitions whose characters may still go on here. */
  open: Loop[]
  /**
   * What must stand somewhere before: a repetition without these runs from one of them to the next
   * at most.
   */
  walls: Chars[]
  /** What must stand right before, when that is no repetition. */
  before: Chars | null
  /** True where matches start at few places. */
  anchored: boolean
  /** True where only characters of a word stand between here and its edge. */
  inWord: boolean
}

const WORD: Chars = new Set(SAMPLE.filter((char) => /\w/.test(char)))

/** What is wrong with a pattern, in words; empty when nothing is. */
export function slownessOf(source: string, flags: string): string[] {
  const problems = new Set<string>()
  const options = readOptions({ source, at: 0, flags })
  for (const option of options)
    walk(
      option,
      { open: [], walls: [], before: null, anchored: false, inWord: false },
      false,
      problems,
    )
  return [...problems]
}

function walk(nodes: Node[], start: State, needed: boolean, problems: Set<string>): State {
  let state = start
  nodes.forEach((node, index) => {
    const follows = needed || nodes.slice(index + 1).some((next) => next.min > 0 && !isEmpty(next))
    state = step(node, state, { needed: follows, next: nodes[index + 1] }, problems)
  })
  return state
}

/** What comes behind a node: something that can fail, and the node itself. */
interface Rest {
  needed: boolean
  next: Node | undefined
}

/**
 * A repetition that stops where the next character is no longer its own can be read in one way
 * only.
 */
function isSettled(chars: Chars, { next }: Rest): boolean {
  if (next?.kind === 'chars') return next.min > 0 && !overlap(next.chars, chars)
  return next?.kind === 'assertion' && next.place === 'word' && isWithin(chars, WORD)
}

/** Needs no character and asserts nothing. */
const isEmpty = (node: Node): boolean =>
  node.kind === 'group' &&
  node.options.some((option) => option.every((inner) => inner.min === 0 || isEmpty(inner)))

function step(node: Node, state: State, rest: Rest, problems: Set<string>): State {
  if (node.kind === 'assertion') {
    const { place } = node
    return {
      ...state,
      anchored: state.anchored || place === 'line' || place === 'behind',
      inWord: state.inWord || place === 'word',
    }
  }
  const chars = allOf(node)
  const inWord = state.inWord && isWithin(chars, WORD)
  if (node.max - node.min >= WIDE)
    return stepLoop(node, chars, { ...state, inWord }, rest, problems)
  if (node.kind === 'group') {
    const ends = node.options.map((option) =>
      walk(option, state, rest.needed || node.max > 1, problems),
    )
    const open = widest([...ends.map((end) => end.open), ...(node.min > 0 ? [] : [state.open])])
    const walls = ends.length === 1 && node.min > 0 ? ends[0]!.walls : state.walls
    const anchored = state.anchored || ends.every((end) => end.anchored)
    return {
      open,
      walls,
      before: ends.length === 1 && node.min > 0 ? ends[0]!.before : null,
      anchored,
      inWord,
    }
  }
  if (node.min === 0) return { ...state, before: null, inWord }
  const open = state.open
    .filter((loop) => overlap(loop.chars, chars))
    .map((loop) => ({ ...loop, gap: loop.gap + node.min }))
  return { open, walls: [...state.walls, chars], before: chars, anchored: state.anchored, inWord }
}

const waysOf = (loops: readonly Loop[]): number =>
  loops.reduce((all, loop) => all * Math.max(1, loop.ways / Math.max(1, loop.gap)), 1)

/** Of the options of a group, the one that leaves most open. */
const widest = (options: Loop[][]): Loop[] =>
  options.reduce((one, other) => (waysOf(other) > waysOf(one) ? other : one))

function stepLoop(
  node: Node,
  chars: Chars,
  state: State,
  rest: Rest,
  problems: Set<string>,
): State {
  if (node.kind === 'group') {
    for (const option of node.options) {
      if (isAmbiguous(option)) problems.add('a repetition inside a repetition')
      walk(
        option,
        { open: [], walls: [], before: null, anchored: true, inWord: false },
        false,
        problems,
      )
    }
  }
  const separated =
    state.anchored || state.inWord || state.walls.some((wall) => !overlap(wall, chars))
  if (node.max > LONG && rest.needed && !separated)
    problems.add('an endless repetition that every start runs through')
  const sharing = state.open.filter((loop) => overlap(loop.chars, chars))
  const open = node.min > 0 ? sharing : state.open
  // The rest of a word that has begun, or what a stranger ends: there is one way to read it.
  const alone = sharing.length === 0 || (state.before !== null && !overlap(state.before, chars))
  if (state.inWord || (alone && isSettled(chars, rest))) return { ...state, before: null, open }
  const ways = node.max - node.min
  if (waysOf(sharing) * ways > WAYS_MAX && rest.needed && sharing.length > 0)
    problems.add('neighbouring repetitions that share characters')
  return { ...state, before: null, open: [...open, { chars, ways, gap: 0 }] }
}

const isWithin = (one: Chars, other: Chars): boolean => [...one].every((char) => other.has(char))

/** A wide repetition in a body that no other part of the body sets apart from its next round. */
function isAmbiguous(body: Node[]): boolean {
  return body.some((node) => {
    if (node.kind === 'assertion') return false
    if (node.kind === 'group' && node.max - node.min < WIDE)
      return node.options.some((option) => isAmbiguous([...option, ...others(body, node)]))
    if (node.max - node.min < WIDE) return false
    return !others(body, node).some(
      (other) => other.min > 0 && other.kind !== 'assertion' && !overlap(allOf(other), allOf(node)),
    )
  })
}

const others = (body: Node[], node: Node): Node[] => body.filter((other) => other !== node)

/** Every character that can stand anywhere in a node. */
function allOf(node: Node): Chars {
  if (node.kind === 'chars') return node.chars
  if (node.kind === 'assertion') return new Set()
  return new Set(node.options.flatMap((option) => option.flatMap((inner) => [...allOf(inner)])))
}

function overlap(one: Chars, other: Chars): boolean {
  for (const char of one) if (other.has(char)) return true
  return false
}
