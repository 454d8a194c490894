/** A small reader of shell text: words, pipelines and substitutions, tolerant of anything. Linear in its input. */

export interface Command {
  /** Words with quoting undone and simple variables put in; the first is the program. */
  words: readonly string[]
  /** Redirections, such as `>` `~/.bashrc`. */
  redirects: readonly { operator: string; target: string }[]
  /** Pipelines inside `$( )`, backticks and `<( )` of this command. */
  inner: readonly Pipeline[]
  /** Names of variables that it sets, in lower or upper case as the text has them. */
  sets: readonly string[]
}

/** A command that was read. What is found of it is remembered with it, and not with a changed copy. */
class ReadCommand implements Command {
  #facts: unknown[] = []

  constructor(
    readonly words: readonly string[],
    readonly redirects: Command['redirects'],
    readonly inner: readonly Pipeline[],
    readonly sets: readonly string[],
  ) {}

  static factsOf(command: Command): unknown[] | null {
    return #facts in command ? command.#facts : null
  }
}

let slots = 0

/** Many rules ask the same of each command: it is found once. */
export function ofCommand<Fact>(find: (command: Command) => Fact): (command: Command) => Fact {
  const slot = slots++
  return (command) => {
    const facts = ReadCommand.factsOf(command)
    if (!facts) return find(command)
    let fact = facts[slot] as Fact | undefined
    if (fact === undefined) facts[slot] = fact = find(command)
    return fact
  }
}

/** Commands joined by `|`. */
export interface Pipeline {
  commands: readonly Command[]
}

const DEPTH_MAX = 4
const WORDS_MAX = 400

interface Reader {
  text: string
  at: number
  depth: number
  variables: Map<string, string>
}

/** The head of a function, whose body is a group. */
const FUNCTION_HEAD =
  /(?:\bfunction [\w-]{1,40}(?: ?\( ?\))?|(?<![\w$])[\w-]{1,40} ?\( ?\)) ?(?=\{\s)/g

export function parseShell(whole: string): Pipeline[] {
  const text = whole.includes('{') ? whole.replace(FUNCTION_HEAD, '') : whole
  return pipelines({ text, at: 0, depth: 0, variables: new Map() }, '')
}

interface Draft {
  words: string[]
  redirects: { operator: string; target: string }[]
  inner: Pipeline[]
  sets: string[]
}

const draft = (): Draft => ({ words: [], redirects: [], inner: [], sets: [] })
const isEmpty = (command: Command): boolean =>
  command.words.length + command.redirects.length + command.inner.length === 0

/** Reads up to `closer` (or the end) and stands behind it afterwards. */
function pipelines(reader: Reader, closer: string): Pipeline[] {
  const all: Pipeline[] = []
  let commands: Command[] = []
  let current = draft()
  const endCommand = () => {
    if (!isEmpty(current)) commands.push(assigned(current, reader.variables))
    current = draft()
  }
  const endPipeline = () => {
    endCommand()
    if (commands.length === 0) return
    const kept = commands.filter((command) => !isEmpty(command))
    if (kept.length > 0) all.push({ commands: kept })
    commands = []
  }
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at]!
    if (closer !== '' && char === closer) {
      reader.at++
      break
    }
    if (char === ' ' || char === '\t') reader.at++
    else if (char === '|' && reader.text[reader.at + 1] !== '|') {
      reader.at += reader.text[reader.at + 1] === '&' ? 2 : 1
      endCommand()
    } else if (char === ';' || char === '\n' || char === '&' || char === '|') {
      const afterPipe = commands.length > 0 && isEmpty(current)
      if (char === '\n' && (afterPipe || startsWithPipe(reader))) reader.at++
      else {
        reader.at++
        endPipeline()
      }
    } else if (char === '#' && /\s|^$/.test(reader.text[reader.at - 1] ?? ' ')) skipComment(reader)
    else if (char === '>' || (char === '<' && reader.text[reader.at + 1] !== '('))
      readRedirect(reader, current)
    else if (isEmpty(current) && opensGroup(reader)) {
      const group = readGroup(reader, char === '{' ? '}' : ')')
      // What all of them write goes into the pipe behind.
      if (GOES_INTO_PIPE.test(reader.text.slice(reader.at, reader.at + 40)))
        commands.push(...group.flatMap((one) => one.commands))
      else {
        endPipeline()
        all.push(...group)
      }
    } else if (current.words.length >= WORDS_MAX) reader.at++
    else {
      const before = reader.at
      const word = readWord(reader, current, closer)
      if (word !== null) current.words.push(word)
      if (reader.at === before) reader.at++
    }
  }
  endPipeline()
  return all
}

/** `{ a; b; }` and `( a; b )`. */
const opensGroup = ({ text, at, depth }: Reader): boolean =>
  depth < DEPTH_MAX && (text[at] === '(' || (text[at] === '{' && /\s/.test(text[at + 1] ?? '')))

const GOES_INTO_PIPE = /^[ \t\\\n]{0,30}\|(?!\|)/

function readGroup(reader: Reader, closer: string): Pipeline[] {
  reader.at++
  reader.depth++
  const group = pipelines(reader, closer)
  reader.depth--
  return group
}

function startsWithPipe(reader: Reader): boolean {
  return /^\n\s{0,200}\|(?!\|)/.test(reader.text.slice(reader.at, reader.at + 210))
}

function skipComment(reader: Reader): void {
  const end = reader.text.indexOf('\n', reader.at)
  reader.at = end < 0 ? reader.text.length : end
}

function readRedirect(reader: Reader, current: Draft): void {
  let operator = ''
  while (/[<>&|]/.test(reader.text[reader.at] ?? '') && operator.length < 3)
    operator += reader.text[reader.at++]
  while (reader.text[reader.at] === ' ') reader.at++
  const target = readWord(reader, current, '') ?? ''
  current.redirects.push({ operator, target })
}

/** 1 for ASCII characters that mean nothing to a shell inside a word. */
const plain = new Uint8Array(0x10000)
for (let code = 33; code < 127; code++) plain[code] = 1
for (const mark of '|;&<>)\'"\\$`') plain[mark.charCodeAt(0)] = 0

/** The plain characters from where the reader stands. */
function readPlain(reader: Reader): string {
  const from = reader.at
  let at = from
  while (at < reader.text.length && plain[reader.text.charCodeAt(at)] === 1) at++
  reader.at = at
  return reader.text.slice(from, at)
}

/** One word up to white space or an operator. Null when nothing stands there. */
function readWord(reader: Reader, current: Draft, closer: string): string | null {
  const { text } = reader
  let word = ''
  let any = false
  while (reader.at < text.length) {
    const run = readPlain(reader)
    if (run !== '') {
      word += run
      any = true
      continue
    }
    const char = text[reader.at]!
    if (/[\s|;&<>)]/.test(char) && !(char === '<' && text[reader.at + 1] === '(')) break
    if (char === closer) break
    if (char === '\\' && text[reader.at + 1] === '\n') {
      reader.at += 2
      continue
    }
    any = true
    if (char === '\\') {
      word += text[reader.at + 1] ?? ''
      reader.at += 2
    } else if (char === "'") word += readQuoted(reader)
    else if (char === '"') word += readDoubleQuoted(reader, current)
    else if (char === '$') word += readDollar(reader, current)
    else if (char === '`' && closer !== '`') readInner(reader, current, 1, '`')
    else if (char === '<') readInner(reader, current, 2, ')')
    else {
      word += char
      reader.at++
    }
  }
  return any ? word : null
}

/** An apostrophe inside prose opens nothing: without a closing quote near by it stands for itself. */
function readQuoted(reader: Reader): string {
  const close = reader.text.indexOf("'", reader.at + 1)
  if (close < 0) {
    reader.at++
    return "'"
  }
  const quoted = reader.text.slice(reader.at + 1, close)
  reader.at = close + 1
  return quoted
}

function readDoubleQuoted(reader: Reader, current: Draft): string {
  let word = ''
  reader.at++
  while (reader.at < reader.text.length && reader.text[reader.at] !== '"') {
    word += readPlain(reader)
    const char = reader.text[reader.at]
    if (char === undefined || char === '"') break
    if (char === '\\') {
      word += reader.text[reader.at + 1] ?? ''
      reader.at += 2
    } else if (char === '$') word += readDollar(reader, current)
    else if (char === '`') readInner(reader, current, 1, '`')
    else {
      word += char
      reader.at++
    }
  }
  reader.at++
  return word
}

/** Recipes of make double the dollar that the shell is to see. */
const DOUBLED = /^\$\$[({a-z]/i

/** Opens a substitution, in make as well. */
const OPENS_INNER = /^\$\((?:shell )?/

function readDollar(reader: Reader, current: Draft): string {
  const { text } = reader
  if (DOUBLED.test(text.slice(reader.at, reader.at + 3))) reader.at++
  const opening = OPENS_INNER.exec(text.slice(reader.at, reader.at + 8))
  if (opening) {
    readInner(reader, current, opening[0].length, ')')
    return ''
  }
  const rest = text.slice(reader.at, reader.at + 64)
  const plain = /^\$\{([a-z_]\w{0,40})\}|^\$([a-z_]\w{0,40})/i.exec(rest)
  if (plain) {
    reader.at += plain[0].length
    const name = plain[1] ?? plain[2]!
    if (name.toLowerCase() === 'ifs') return ' '
    return reader.variables.get(name) ?? plain[0]
  }
  if (text[reader.at + 1] === '@' || text[reader.at + 1] === '*') {
    reader.at += 2
    return ''
  }
  reader.at++
  return '$'
}

function readInner(reader: Reader, current: Draft, skip: number, closer: string): void {
  reader.at += skip
  if (reader.depth >= DEPTH_MAX) return
  reader.depth++
  current.inner.push(...pipelines(reader, closer))
  reader.depth--
}

/**
 * `A=cu B=rl` before or instead of a program set variables; the rest is the command. What a substitution gives is not
 * known, so a variable set from one keeps its name.
 */
function assigned(command: Draft, variables: Map<string, string>): Command {
  let count = 0
  for (const word of command.words) {
    if (!word.includes('=')) break
    const pair = /^([a-z_]\w{0,40})=([^]{0,2000})$/i.exec(word)
    if (!pair) break
    if (command.inner.length === 0) variables.set(pair[1]!, pair[2]!)
    command.sets.push(pair[1]!)
    count++
  }
  const words = command.words.slice(count)
  const first = words[0]
  if (first?.includes(' ')) words.splice(0, 1, ...first.split(' ').filter((part) => part !== ''))
  const braces = words[0]?.startsWith('{') ? /^\{([^{}\s]{1,300})\}$/.exec(words[0]) : null
  if (braces) words.splice(0, 1, ...braces[1]!.split(','))
  return new ReadCommand(words, command.redirects, command.inner, command.sets)
}
