/** A small reader of shell text: words, pipelines and substitutions, tolerant of anything. Linear in its input. */

import { outcomeOf, unescaped } from './outcomes.ts'
import { Values } from './shell-values.ts'

export interface Command {
  /** Words with quoting undone and simple variables put in; the first is the program. */
  words: readonly string[]
  /** Redirections, such as `>` `~/.bashrc`. */
  redirects: readonly { operator: string; target: string }[]
  /** Pipelines inside `$( )`, backticks and `<( )` of this command. */
  inner: readonly Pipeline[]
  /** Names of variables that it sets, in lower or upper case as the text has them. */
  sets: readonly string[]
  /** The folder it is carried out in, where the text says so. */
  folder?: string
}

/** A command that was read. What is found of it is remembered with it, and not with a changed copy. */
class ReadCommand implements Command {
  #facts: unknown[] = []

  constructor(
    readonly words: readonly string[],
    readonly redirects: Command['redirects'],
    readonly inner: readonly Pipeline[],
    readonly sets: readonly string[],
    readonly folder: string,
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
  values: Values
  /** Bodies of functions by their names. */
  functions: Map<string, string>
  /** What numbered descriptors were opened on. */
  descriptors: Map<string, readonly Pipeline[]>
  calls: { left: number }
  /** The choice in braces of the word that was read last. */
  choice: { from: number; text: string } | null
}

/** Calls of functions whose bodies are read once more. */
const CALLS_MAX = 20

/** The head of a function, whose body is a group. */
const FUNCTION_HEAD =
  /(?:\bfunction ([\w-]{1,40})(?: ?\( ?\))?|(?<![\w$])([\w-]{1,40}) ?\( ?\)) ?(?=\{\s)/y

export const parseShell = (text: string): Pipeline[] =>
  pipelines(
    {
      text,
      at: 0,
      depth: 0,
      values: new Values(),
      functions: new Map(),
      descriptors: new Map(),
      calls: { left: CALLS_MAX },
      choice: null,
    },
    '',
  )

interface Draft {
  words: string[]
  redirects: { operator: string; target: string }[]
  inner: Pipeline[]
  sets: string[]
  /** Commands that are fed what this one writes, by `>( )`. */
  fed: Command[]
  /** True when something is put in that cannot be told from the text. */
  isUnknown: boolean
}

const draft = (): Draft => ({
  words: [],
  redirects: [],
  inner: [],
  sets: [],
  fed: [],
  isUnknown: false,
})
const isEmpty = (command: Command): boolean =>
  command.words.length + command.redirects.length + command.inner.length === 0

/** Reads up to `closer` (or the end) and stands behind it afterwards. */
function pipelines(reader: Reader, closer: string): Pipeline[] {
  const all: Pipeline[] = []
  let commands: Command[] = []
  let current = draft()
  const endCommand = () => {
    if (isEmpty(current) && current.fed.length === 0) return
    const command = assigned(current, reader)
    commands.push(command, ...called(command, reader), ...current.fed)
    current = draft()
  }
  const endPipeline = () => {
    endCommand()
    if (commands.length === 0) return
    const kept = commands.filter((command) => !isEmpty(command))
    if (kept.length > 0) all.push({ commands: [...insideOf(kept), ...kept] })
    commands = []
  }
  // Where loops and conditions begin that are not closed yet.
  const blocks: number[] = []
  // What all commands of one write goes into the pipe behind its end.
  const insideOf = ([first, ...rest]: readonly Command[]): readonly Command[] => {
    const word = first!.words[0] ?? ''
    if (BLOCK_OPENS.test(word)) blocks.push(all.length)
    const from = BLOCK_CLOSES.test(word) ? blocks.pop() : undefined
    if (from === undefined || rest.length === 0) return []
    return commandsOf(all.slice(from)).slice(0, INSIDE_MAX)
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
    else if (char === '>' && reader.text[reader.at + 1] === '(' && reader.depth < DEPTH_MAX) {
      reader.at++
      current.fed.push(...commandsOf(readGroup(reader, ')')))
    } else if (char === '>' || (char === '<' && reader.text[reader.at + 1] !== '('))
      readRedirect(reader, current)
    else if (isEmpty(current) && opensArray(reader)) readArray(reader)
    else if (isEmpty(current) && skipHead(reader)) continue
    else if (isEmpty(current) && opensGroup(reader)) {
      const group = readGroup(reader, char === '{' ? '}' : ')')
      // What all of them write goes into the pipe behind, and what comes out of the pipe before is theirs to read.
      if (commands.length > 0 || GOES_INTO_PIPE.test(reader.text.slice(reader.at, reader.at + 40)))
        commands.push(...commandsOf(group))
      else {
        endPipeline()
        all.push(...group)
      }
    } else if (current.words.length >= WORDS_MAX) reader.at++
    else {
      const before = reader.at
      current.words.push(...readWords(reader, current, closer))
      if (reader.at === before) reader.at++
    }
  }
  endPipeline()
  return all
}

/** `{ a; b; }` and `( a; b )`. */
const opensGroup = ({ text, at, depth }: Reader): boolean =>
  depth < DEPTH_MAX && (text[at] === '(' || (text[at] === '{' && /\s/.test(text[at + 1] ?? '')))

const commandsOf = (list: readonly Pipeline[]): readonly Command[] =>
  list.flatMap(({ commands }) => commands)

/** Stands before the body of a function and remembers it, when a function begins here. */
function skipHead(reader: Reader): boolean {
  FUNCTION_HEAD.lastIndex = reader.at
  const head = FUNCTION_HEAD.exec(reader.text)
  if (!head) return false
  reader.at += head[0].length
  reader.functions.set((head[1] ?? head[2])!, bodyFrom(reader))
  return true
}

/** What stands between the brace here and the one that closes it. */
function bodyFrom({ text, at }: Reader): string {
  let open = 0
  for (let end = at; end < text.length; end++) {
    if (text[end] === '{') open++
    else if (text[end] === '}' && --open === 0) return text.slice(at + 1, end)
  }
  return text.slice(at + 1)
}

/** What the body of a function does when it is called, with its parameters put in. */
function called({ words }: Command, reader: Reader): readonly Command[] {
  const body = reader.functions.get(words[0] ?? '')
  if (body === undefined || reader.depth >= DEPTH_MAX || reader.calls.left === 0) return []
  reader.calls.left--
  reader.values.setParameters(words.slice(1))
  return commandsOf(pipelines({ ...reader, text: body, at: 0, depth: reader.depth + 1 }, ''))
}

const BLOCK_OPENS = /^(?:for|while|until|select|if|case)$/
const BLOCK_CLOSES = /^(?:done|fi|esac)$/

/** Commands of a loop that are taken along: one loop may stand in another. */
const INSIDE_MAX = 20

const ARRAY_HEAD = /([a-z_]\w{0,40})=\(/iy

const opensArray = ({ text, at }: Reader): boolean => {
  ARRAY_HEAD.lastIndex = at
  return ARRAY_HEAD.test(text)
}

/** `a=(b c)`. */
function readArray(reader: Reader): void {
  ARRAY_HEAD.lastIndex = reader.at
  const [head, name] = ARRAY_HEAD.exec(reader.text)!
  reader.at += head.length
  const items: string[] = []
  const current = draft()
  while (reader.at < reader.text.length && reader.text[reader.at] !== ')') {
    const before = reader.at
    items.push(...readWords(reader, current, ')'))
    if (reader.at === before) reader.at++
  }
  reader.at++
  reader.values.setItems(name!, items)
}

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

/** Characters of a word behind which no more values are put in. */
const WORD_CHARACTERS_MAX = 8000

const grown = (word: string, value: string): string =>
  word.length < WORD_CHARACTERS_MAX ? word + value : word

/** `{a,b}`, outside of quotes. */
const CHOICE = /\{[^{}\s]{0,200},[^{}\s]{0,200}\}/

/** `=( )` of one shell, `( … | psub)` of another. */
const OTHER_INNER = /^=\((?=[a-z])|^\([a-z][^()\n]{3,280}\| ?psub\b/

/** Words that a choice makes of one. */
const CHOICES_MAX = 16

/** The next word, or the words that it stands for where braces give a choice. */
function readWords(reader: Reader, current: Draft, closer: string): readonly string[] {
  const word = readWord(reader, current, closer)
  if (word === null) return []
  const { choice } = reader
  if (!choice) return [word]
  const [before, behind] = [
    word.slice(0, choice.from),
    word.slice(choice.from + choice.text.length),
  ]
  return choice.text
    .slice(1, -1)
    .split(',')
    .slice(0, CHOICES_MAX)
    .map((one) => before + one + behind)
}

/** One word up to white space or an operator. Null when nothing stands there. */
function readWord(reader: Reader, current: Draft, closer: string): string | null {
  const { text } = reader
  let word = ''
  let any = false
  reader.choice = null
  while (reader.at < text.length) {
    const opener = any ? '' : text[reader.at]
    // The same as `<( )` in other shells.
    if (
      (opener === '=' || (opener === '(' && current.words.length > 0)) &&
      OTHER_INNER.test(text.slice(reader.at, reader.at + 300))
    ) {
      any = true
      readInner(reader, current, opener === '=' ? 2 : 1, ')')
      continue
    }
    const run = readPlain(reader)
    if (run !== '') {
      if (run.includes('{') && !word.endsWith('$')) {
        const choice = CHOICE.exec(run)
        if (choice) reader.choice ??= { from: word.length + choice.index, text: choice[0] }
      }
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
    else if (char === '$') word = grown(word, readDollar(reader, current))
    else if (char === '`' && closer !== '`') word += readInner(reader, current, 1, '`')
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
      // Before digits and the letters of numbers it stays, for whoever reads the word.
      const next = reader.text[reader.at + 1] ?? ''
      word += /[0-7xu]/.test(next) ? char + next : next
      reader.at += 2
    } else if (char === '$') word = grown(word, readDollar(reader, current))
    else if (char === '`') word += readInner(reader, current, 1, '`')
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
  if (opening) return readInner(reader, current, opening[0].length, ')')
  if (text[reader.at + 1] === "'") {
    reader.at++
    return unescaped(readQuoted(reader))
  }
  const rest = text.slice(reader.at, reader.at + 100)
  const plain = /^\$\{([a-z_]\w{0,40})\}|^\$([a-z_]\w{0,40}|[1-9])/i.exec(rest)
  if (plain) {
    reader.at += plain[0].length
    const name = plain[1] ?? plain[2]!
    if (name.toLowerCase() === 'ifs') return ' '
    return reader.values.get(name) ?? plain[0]
  }
  const expanded = rest[1] === '{' ? reader.values.expanded(rest.slice(1)) : null
  if (expanded) {
    reader.at += 1 + expanded.length
    return expanded.value
  }
  if (text[reader.at + 1] === '@' || text[reader.at + 1] === '*') {
    reader.at += 2
    return ''
  }
  reader.at++
  return '$'
}

/** Reads a substitution. What comes out is given where it can be told, and nothing otherwise. */
function readInner(reader: Reader, current: Draft, skip: number, closer: string): string {
  reader.at += skip
  if (reader.depth >= DEPTH_MAX) return ''
  reader.depth++
  const list = pipelines(reader, closer)
  reader.depth--
  current.inner.push(...list)
  const outcome = list.length > 0 ? outcomeOf(list.at(-1)!) : null
  if (outcome === null) current.isUnknown = true
  return outcome ?? ''
}

/** A shell with a script of its own, or what is fetched into a pipe: in a value or a word, whoever reads that starts it. */
export const STARTS_SHELL = /^(?:[\w/]{0,20}sh -\w{0,2}c |(?:curl|wget)\s[^\n]{4,400}\|)/

/**
 * `A=cu B=rl` before or instead of a program set variables; the rest is the command. What a substitution gives is not
 * known, so a variable set from one keeps its name.
 */
function assigned(command: Draft, reader: Reader): Command {
  const { values } = reader
  let count = 0
  for (const word of command.words) {
    if (!word.includes('=')) break
    const pair = /^([a-z_]\w{0,40})(\+?)=([^]{0,2000})$/i.exec(word)
    if (!pair) break
    const [, name, more, value] = pair as unknown as [string, string, string, string]
    if (!command.isUnknown) values.set(name, more ? (values.get(name) ?? '') + value : value)
    command.sets.push(name)
    if (STARTS_SHELL.test(value) && reader.depth < DEPTH_MAX)
      command.inner.push(
        ...pipelines({ ...reader, text: value, at: 0, depth: reader.depth + 1 }, ''),
      )
    count++
  }
  const words = command.words.slice(count).map((word) => values.withBatchValues(word))
  const alias = values.get(`alias ${words[0]}`)
  if (alias) words[0] = alias
  const first = words[0]
  if (first?.includes(' ')) words.splice(0, 1, ...first.split(' ').filter((part) => part !== ''))
  const braces = words[0]?.startsWith('{') ? /^\{([^{}\s]{1,300})\}$/.exec(words[0]) : null
  if (braces) words.splice(0, 1, ...braces[1]!.split(','))
  if (!command.isUnknown) values.remember({ words, redirects: command.redirects })
  const inner = [...command.inner, ...throughDescriptor(words, command, reader)]
  const { folder } = values
  if (words[0] === 'cd' || words[0] === 'pushd') values.enter(words.slice(1))
  return new ReadCommand(words, command.redirects, inner, command.sets, folder)
}

/** What a descriptor was opened on, where a command reads from it: `exec 3< <(a); b <&3`. */
function throughDescriptor(
  words: readonly string[],
  { redirects, inner }: Draft,
  { descriptors }: Reader,
): readonly Pipeline[] {
  const opened = words[0] === 'exec' && inner.length > 0 ? words.at(-1)! : ''
  if (/^\d$/.test(opened)) descriptors.set(opened, inner)
  return redirects.flatMap(({ operator, target }) =>
    operator === '<&' ? (descriptors.get(target) ?? []) : [],
  )
}
