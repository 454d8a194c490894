/** Command lines, which are parsed when somebody looks at them, and read in pieces where they are long. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineSignal } from '../../signal.ts'
import type { Place } from '../search/notions.ts'
import { everyPipeline } from './handed-over.ts'
import { type Command, parseShell, type Pipeline } from './shell.ts'

export interface CommandLine {
  /** Offsets of the reading. */
  readonly start: number
  readonly end: number
  /** Where it stood: `fence`, `inline` code or a plain `line`. */
  readonly place: 'fence' | 'inline' | 'line'
  readonly pipelines: readonly Pipeline[]
  /** With those inside substitutions and handed to another shell. */
  readonly everyPipeline: readonly Pipeline[]
  /** The commands of all of them. */
  readonly everyCommand: readonly Command[]
}

/** Characters of one logical command line that are read in one piece, and by which pieces overlap. */
export const COMMAND_CHARACTERS_MAX = 4000
const PIECES_OVERLAP = 1000

/** The same command may stand in a text many times: it is parsed once, and known again by those who look at it. */
const parsed = defineSignal('parsed-commands', () => new Map<string, Parsed>())

class Parsed {
  readonly pipelines: readonly Pipeline[]
  readonly everyPipeline: readonly Pipeline[]
  readonly everyCommand: readonly Command[]

  constructor(source: string) {
    this.pipelines = parseShell(source)
    this.everyPipeline = everyPipeline(this.pipelines)
    this.everyCommand = this.everyPipeline.flatMap(({ commands }) => commands)
  }
}

/** Parsed when a rule looks: most texts name programs in passing. */
export class LazyCommandLine implements CommandLine {
  private parsed: Parsed | null = null

  constructor(
    readonly start: number,
    readonly end: number,
    readonly place: CommandLine['place'],
    readonly source: string,
    private readonly known: Map<string, Parsed>,
  ) {}

  get pipelines() {
    return this.look().pipelines
  }

  get everyPipeline() {
    return this.look().everyPipeline
  }

  get everyCommand() {
    return this.look().everyCommand
  }

  private look(): Parsed {
    if (this.parsed) return this.parsed
    let parsed = this.known.get(this.source)
    if (!parsed) this.known.set(this.source, (parsed = new Parsed(this.source)))
    return (this.parsed = parsed)
  }
}

/** One that is read as the given source, which need not be what is written there. */
export const commandLine = (
  document: Document,
  { start, end, source }: Place & { source: string },
  place: CommandLine['place'],
): LazyCommandLine => new LazyCommandLine(start, end, place, source, document.observe(parsed))

const WORKFLOW_VALUE = /\$\{\{[ \t]{0,4}([^{}\s]{1,80})[ \t]{0,4}\}\}/g

/** A path of Windows, whose backslashes a shell of another kind takes for escapes. */
const WINDOWS_PATH = regex.g`
  (?<![\w\\/.])(?:[a-z]:|\.{1,2}|~|\$home|\$env:\w{1,24}|
    \$\{env:\w{1,24}\}|%\w{1,24}%)(?:\\{1,2}[\w.*{}$%()+-]{1,80}){1,12}\\?
`
const slashed = (path: string): string => path.replace(/\\{1,2}/g, '/')

/** Inside a word they mean nothing to the shell of Windows. */
const CARETS = /\^(?=[a-z]\^)|(?<=[a-z-])\^(?=[a-z])/g

/**
 * A command line as it is written, in pieces where it is longer than is read at once: whatever stands before a command,
 * it is seen.
 */
export function commandLines(
  document: Document,
  text: string,
  start: number,
  place: CommandLine['place'],
  before = '',
): LazyCommandLine[] {
  const from = Math.max(0, text.search(/\S/))
  return cutsOf(text, from).map(({ at, opened }) => {
    const raw = text.slice(at, at + COMMAND_CHARACTERS_MAX)
    const end = start + at + raw.trimEnd().length
    const source = before + opened + plainly(raw)
    return commandLine(document, { start: start + at, end, source }, place)
  })
}

/** `make` writes variables in parentheses, and workflows set theirs apart by spaces. */
function plainly(raw: string): string {
  const valued = raw.includes('$')
    ? raw.replaceAll('$(home)', '${home}').replace(WORKFLOW_VALUE, '${{$1}}')
    : raw
  const pathed = valued.includes('\\') ? valued.replace(WINDOWS_PATH, slashed) : valued
  return pathed.includes('^') ? pathed.replace(CARETS, '') : pathed
}

interface Cut {
  at: number
  /** The quotation mark that is open there, or none. */
  opened: string
}

/**
 * Where pieces of a line begin. One that begins between quotation marks is read as if it did not, too: prose has
 * apostrophes.
 */
function cutsOf(text: string, from: number): Cut[] {
  const pieces: Cut[] = [{ at: from, opened: '' }]
  const step = COMMAND_CHARACTERS_MAX - PIECES_OVERLAP
  let opened = ''
  let next = from + step
  for (let at = from; from + COMMAND_CHARACTERS_MAX < text.length && at < text.length; at++) {
    if (at >= next) {
      pieces.push({ at, opened: '' })
      if (opened !== '') pieces.push({ at, opened })
      next = at + COMMAND_CHARACTERS_MAX < text.length ? at + step : text.length
    }
    const char = text[at]!
    if (char === '\\' && opened !== "'") at++
    else if (char === opened) opened = ''
    else if (opened === '' && (char === "'" || char === '"')) opened = char
  }
  return pieces
}
