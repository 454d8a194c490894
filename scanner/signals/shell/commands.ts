/**
 * Shell commands in a text, read as a shell reads them: quotes and backslashes undone, continued lines joined,
 * simple variables put in, pipelines and substitutions kept. From fences, inline code and plain lines alike.
 */

import type { Document } from '../../document.ts'
import type { Concept } from '../../lexicon/index.ts'
import { holdsCommands, isMarkup, isRunByShell, isShell } from '../../reading/fence-languages.ts'
import { defineSignal } from '../../signal.ts'
import { mentions } from '../search/mentions.ts'
import { isLikeCommand, leadOf, takesSubstituted } from './command-leads.ts'
import { callsDefined, definedAbove } from './defined-above.ts'
import {
  commandsInSettings,
  commandsInStrings,
  commandsInTypesetting,
  type Embedded,
} from './embedded.ts'
import { everyPipeline } from './handed-over.ts'
import { blanks, commandsMarkedOff, withoutMarkup } from './marked-off.ts'
import { type PutTogether, putTogether } from './put-together.ts'
import { type Command, parseShell, type Pipeline } from './shell.ts'
import { fencedSnippets } from './snippets.ts'

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

/** Lines without any of these hold no command that a rule asks for. */
const TELLING: readonly Concept[] = [
  'diskTool',
  'fetcher',
  'interpreter',
  'decoder',
  'shellDanger',
  'environmentDump',
  'packer',
  'secretFile',
  'permissionFlag',
  'network',
  'dropHost',
  'agentMemory',
  'watcher',
  'databaseDump',
  'machineFact',
  'mailer',
  'sweep',
  'fileRemoval',
  'packageTool',
  'publisher',
  'remoteRunner',
  'planTool',
  'systemTool',
]

/** Marks inside words that hide a command from a plain search. */
const DISGUISE =
  /\| while (?:ifs=\S{0,4} )?read\b|[a-z](?:''|""|\\[a-z]|\$\{?[a-z_\d@*]|`')|[a-z-]\^[a-z]|\$'\\|%[a-z]{1,12}%%|\/bin\/\w{0,12}\[|\$\{?[a-z_]\w{0,30}\}?\$\{?[a-z_]|\$\{?ifs|\$\(|<\(|\{[a-z]{1,12},[^\s{}]{1,80}\}/

/** Ends of files that a line starts when it names nothing else, and programs that start what was fetched. */
const STARTED = (
  '.exe|.ps1|.bat|.cmd|.msi|.dll|& $|msiexec|java -|uv run|go run|rscript |julia |tsx |ts-node |dotnet |make -f|' +
  'groovy |kotlin |scala |swift |elixir |papermill |import-module'
).split('|')

/** Characters of one logical command line that are read in one piece, and by which pieces overlap. */
const COMMAND_CHARACTERS_MAX = 4000
const PIECES_OVERLAP = 1000

export const commands = defineSignal('commands', (document: Document): readonly CommandLine[] => {
  const telling = new Set<number>()
  for (const concept of TELLING)
    for (const mention of document.observe(mentions).of(concept))
      telling.add(document.lineAt(mention.start))
  addDisguised(document, telling)
  addScripted(document, telling)
  addStarted(document, telling)
  const found: ReadCommand[] = []
  let done = -1
  for (const line of [...telling].sort((a, b) => a - b)) {
    if (line <= done) continue
    const first = joinedStart(document, line)
    done = joinedEnd(document, line)
    found.push(...read(document, first, done))
  }
  const composed = ofPrograms(document, found)
  return composed.length > 0 ? [...found, ...composed].sort((a, b) => a.start - b.start) : found
})

/** Commands that programs and settings put together over their lines, by offsets of the reading. */
export const puttings = defineSignal('puttings', (document: Document): readonly PutTogether[] => {
  const found = new Map<string, PutTogether>()
  for (const { start, end, language } of document.observe(fencedSnippets)) {
    if (isShell(language)) continue
    for (const one of putTogether(document.reading.text.slice(start, end))) {
      const source = one.source.slice(0, COMMAND_CHARACTERS_MAX)
      const place = { start: start + one.start, end: start + one.end, source }
      // Long fences are read in pieces that overlap.
      found.set(`${place.start} ${source}`, place)
    }
  }
  return [...found.values()]
})

/** Those that were not read with their lines. */
function ofPrograms(document: Document, found: readonly ReadCommand[]): ReadCommand[] {
  const composed = document.observe(puttings)
  if (composed.length === 0) return []
  const known = new Set(found.map(({ source }) => source))
  return composed
    .filter(({ source }) => !known.has(source))
    .map(
      ({ start, end, source }) =>
        new ReadCommand(start, end, 'fence', source, document.observe(parsed)),
    )
}

/** Lines of fences that name a file which runs, where something is fetched. */
function addStarted(document: Document, telling: Set<number>): void {
  if (!document.observe(mentions).has('fetcher')) return
  const { text, lines } = document.reading
  for (const ending of STARTED)
    for (let at = text.indexOf(ending); at >= 0;) {
      const line = lines.at(at)
      if (document.zones.at(line) === 'fence') telling.add(line)
      at = text.indexOf(ending, Math.max(at + 1, lines.end(line)))
    }
}

/** Lines without any of these marks hide no word. */
const MARKS = ['| while', "''", '""', "`'", '\\', '$', '<(', '{', '^', '%%', '/bin/']

function addDisguised(document: Document, telling: Set<number>): void {
  const { text, lines } = document.reading
  for (const mark of MARKS) {
    for (let at = text.indexOf(mark); at >= 0;) {
      const line = lines.at(at)
      if (!telling.has(line) && DISGUISE.test(document.lineText(line))) telling.add(line)
      at = text.indexOf(mark, Math.max(at + 1, lines.end(line)))
    }
  }
}

/** What a line of a shell has to hold to be of interest: an address, a home, an arrow, a shell that is fed. */
const TELLING_MARK =
  /:\/\/|\w@[\w-]|~|\$\{?home|[<>]|\|[ \t]?(?:sudo )?(?:ba|z|da|k)?sh\b|"\$\{\w{1,40}\[@\]\}"|^[ \t]{0,8}(?:\$|(?:\.{1,2}|[\w-][\w.-]{0,40})\/\S)|\b(?:enable|hash) -|\b(?:mv|cp|ln|tee|install) \S/

/** Lines that are read for a name alone, at most. */
const CALLING_MAX = 1000

/** Lines of a shell are looked at whatever programs they name, and those that call what stands above. */
function addScripted(document: Document, telling: Set<number>): void {
  let calling = 0
  for (const fence of document.zones.fences) {
    if (!isRunByShell(fence.language)) continue
    const calls = callsDefined(document, fence)
    const isPlain = isShell(fence.language)
    if (!isPlain && calls.size === 0) continue
    for (let line = fence.first + 1; line <= fence.last; line++) {
      if (telling.has(line)) continue
      const text = document.lineText(line)
      if (
        (isPlain && TELLING_MARK.test(text) && !/^\s{0,40}#/.test(text)) ||
        (calls.size > 0 &&
          calling < CALLING_MAX &&
          text.match(/[\w-]{1,40}/g)?.some((word) => calls.has(word)) &&
          calling++ >= 0)
      )
        telling.add(line)
    }
  }
}

/** The bar at the end of a row goes on with nothing. */
const goesOn = (document: Document, line: number): boolean => {
  if (line < 0 || line + 1 >= document.reading.lines.count) return false
  const text = document.lineText(spokenLine(document, line))
  const last = (text.includes('#') ? text.replace(REMARK, '') : text).trimEnd().at(-1)
  return last === '\\' || (document.zones.at(line) !== 'table' && (last === '|' || last === '&'))
}

/** Lines with nothing for a shell, behind a bar, that are gone over. */
const UNSPOKEN_MAX = 6

/** The line above that a remark or a blank line in a script leaves as it is; the line itself where it says something. */
function spokenLine(document: Document, line: number): number {
  if (document.zones.at(line) !== 'fence') return line
  const first = Math.max(0, line - UNSPOKEN_MAX)
  for (let at = line; at >= first; at--)
    if (!/^[ \t]{0,40}(?:#|$)/.test(document.lineText(at)))
      return at === line || /(?:\||&&)[ \t]{0,8}$/.test(document.lineText(at).replace(REMARK, ''))
        ? at
        : line
  return line
}

/** Behind a pipe or a joint it parts nothing. */
const REMARK = /(?<=(?:\||&&)[ \t]{1,8})#[^\n]*$/

function opensPipe(document: Document, line: number): boolean {
  const text = document.lineText(line).trimStart()
  if (text.startsWith('|')) return !isRow(document, line)
  return text.startsWith('&&')
}

/** A line that begins with a bar, in a table or by itself: right below a sentence it goes on with that. */
const isRow = ({ zones }: Document, line: number): boolean =>
  zones.at(line) === 'table' &&
  (line === 0 ||
    /^(?:blank|table|heading)$/.test(zones.at(line - 1)) ||
    zones.at(line + 1) === 'table')

/** Lines that one command goes on over. */
const JOINED_LINES_MAX = 60

function joinedStart(document: Document, line: number): number {
  let first = line
  while (
    line - first < JOINED_LINES_MAX &&
    (goesOn(document, first - 1) || (first > 0 && opensPipe(document, first)))
  )
    first--
  return first
}

function joinedEnd(document: Document, line: number): number {
  let last = line
  while (
    last - line < JOINED_LINES_MAX &&
    (goesOn(document, last) ||
      (last + 1 < document.reading.lines.count && opensPipe(document, last + 1)))
  )
    last++
  return last
}

function read(document: Document, first: number, last: number): ReadCommand[] {
  const zone = document.zones.at(first)
  const start = document.reading.lines.start(first)
  const end = document.reading.lines.end(last)
  const text = document.reading.text.slice(start, end)
  if (zone === 'fence') {
    const fence = document.zones.fenceAt(first)!
    if (first <= fence.first) return behindMarker(document, first)
    const isPlain = holdsCommands(fence.language)
    const inner = isPlain
      ? commandsInSettings(text)
      : [...commandsInStrings(text), ...commandsInTypesetting(text)]
    if (isMarkup(fence.language)) inner.push(...commandsMarkedOff(text))
    const embedded = inner.flatMap((one) =>
      commandLine(document, one.source, start + one.start, 'fence'),
    )
    return isPlain || isRawCommand(fence.language, text)
      ? [...itself(document, text, start, fence.language), ...embedded]
      : embedded
  }
  const inline = [...inlineCode(text), ...codeElements(text)].flatMap(([from, to], at, spans) => {
    // A bar that parts no cells.
    const code =
      zone === 'table' ? text.slice(from, to).replaceAll('\\|', ' |') : text.slice(from, to)
    if (!OPENS_WITH_BAR.test(code)) return commandLine(document, code, start + from, 'inline')
    const above = at > 0 ? text.slice(...spans[at - 1]!) : codeAbove(document, first)
    return commandLine(document, `${above} ${code}`, start + from, 'inline')
  })
  const outside = withoutInline(zone === 'table' ? text.replaceAll('\\|', ' |') : text)
  if (zone === 'code') {
    const inStrings = commandsInSettings(text).flatMap((one) =>
      commandLine(document, one.source, start + one.start, 'fence'),
    )
    return [...inline, ...inStrings, ...itself(document, outside, start, '')]
  }
  // A setting in running text is spoken of more often than it is made.
  const embedded = [...commandsInTypesetting(text), ...commandsMarkedOff(outside)].flatMap((one) =>
    commandLine(document, one.source, start + one.start, 'inline'),
  )
  const told = zone === 'table' ? cellsOf(text) : wordings(outside, text)
  return [
    ...inline,
    ...embedded,
    ...told.flatMap((one) => commandLine(document, one.source, start + one.start, 'line')),
    ...spoken(document, outside, start),
  ]
}

/** What a cell says; cells that make a command together are marked off by their bars. */
const cellsOf = (row: string): Embedded[] =>
  [...withoutInline(row).matchAll(/(?:\\\||[^|\n]){4,}/g)].map((cell) => ({
    start: cell.index,
    source: cell[0].replaceAll('\\|', ' |'),
  }))

/** A line as it stands, and without the marks around its words. */
function wordings(outside: string, text: string): Embedded[] {
  const sources = [outside.replace(HASHES, blanks), ...withoutMarkup(outside, text)]
  // Backticks in a line that is a command are those of the shell.
  if (text.includes('`') && (isLikeCommand(text) || takesSubstituted(text))) sources.push(text)
  return sources.map((source) => ({ start: 0, source }))
}

/** It goes on with what another command gives. */
const OPENS_WITH_BAR = /^\s?\|(?!\|)/

/** Lines above in which a command may stand that goes on with a bar: steps of a list are that close. */
const LINES_ABOVE = 3

/** The last inline code above a line. */
function codeAbove(document: Document, line: number): string {
  for (let above = line - 1; above >= Math.max(0, line - LINES_ABOVE); above--) {
    const text = document.lineText(above).slice(0, COMMAND_CHARACTERS_MAX)
    const last = inlineCode(text).at(-1)
    if (last) return text.slice(...last)
  }
  return ''
}

/** The marks of a heading, which a shell takes for those of a remark. */
const HASHES = /^\s{0,3}#{1,12}/

/** The marker of a fence with what stands before it. */
const MARKER = /^[^\x60~]{0,40}[\x60~]{3,40}/

/** What stands behind the marker of a fence is shown to nobody. The language names a shell, and is no command. */
function behindMarker(document: Document, line: number): ReadCommand[] {
  const text = document.lineText(line)
  const info = text.replace(MARKER, blanks)
  if (!/\S\s{1,40}\S/.test(info)) return []
  const start = document.reading.lines.start(line)
  const embedded = commandsMarkedOff(info)
  return [{ start: 0, source: info }, ...embedded].flatMap((one) =>
    commandLine(document, one.source, start + one.start, 'inline'),
  )
}

/** Where a sentence tells to run a program with a switch, a path or a variable, without marks of code. */
const SPOKEN =
  /\b(?:run|execute|type|enter|issue|invoke|launch)(?: the command)?:? (?=(?:sudo )?[a-z][\w.-]{1,14}(?: [\w-]{1,12}){0,2} (?:-{1,2}[a-z]|[~/$]))/g

/** Where the sentence goes on without the command. */
const SPOKEN_END = /[.,;:!?](?:\s|$)|\s(?:when|if|after|before|once|whenever|so that|until)\s/

function spoken(document: Document, text: string, start: number): ReadCommand[] {
  return [...text.matchAll(SPOKEN)].flatMap(({ index, 0: lead }) => {
    const from = index + lead.length
    const rest = text.slice(from, from + COMMAND_CHARACTERS_MAX)
    const end = SPOKEN_END.exec(rest)?.index ?? rest.length
    return commandLine(document, rest.slice(0, end), start + from, 'line')
  })
}

/** The line without what stands before its command, behind what its names were given to mean above. */
function itself(document: Document, text: string, start: number, language: string): ReadCommand[] {
  const lead = leadOf(text, language)
  const called = definedAbove(document, text, start)
  return commandLine(document, text.slice(lead), start + lead, 'fence', called)
}

/** Lines between the marks of a longer string, in a language whose own lines are settings or calls. */
const isRawCommand = (language: string, text: string): boolean =>
  (/^(?:hcl|terraform|tf)$/.test(language) && !/^\s{0,40}[\w"-]{1,40}\s{0,8}[={]/.test(text)) ||
  isLikeCommand(text)

/** Inline code is read by itself, so the line around it is read without it. */
function withoutInline(text: string): string {
  let plain = ''
  let at = 0
  for (const [from, to] of inlineCode(text)) {
    plain += text.slice(at, from) + ' '.repeat(to - from)
    at = to
  }
  return (plain + text.slice(at)).replaceAll('`', ' ')
}

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
class ReadCommand implements CommandLine {
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

const WORKFLOW_VALUE = /\$\{\{[ \t]{0,4}([^{}\s]{1,80})[ \t]{0,4}\}\}/g

/** A path of Windows, whose backslashes a shell of another kind takes for escapes. */
const WINDOWS_PATH =
  /(?<![\w\\/.])(?:[a-z]:|\.{1,2}|~|\$home|\$env:\w{1,24}|\$\{env:\w{1,24}\}|%\w{1,24}%)(?:\\{1,2}[\w.*{}$%()+-]{1,80}){1,12}\\?/g
const slashed = (path: string): string => path.replace(/\\{1,2}/g, '/')

/** Inside a word they mean nothing to the shell of Windows. */
const CARETS = /\^(?=[a-z]\^)|(?<=[a-z-])\^(?=[a-z])/g

/** The command line, in pieces where it is longer than is read at once: whatever stands before a command, it is seen. */
function commandLine(
  document: Document,
  text: string,
  start: number,
  place: CommandLine['place'],
  before = '',
): ReadCommand[] {
  const from = Math.max(0, text.search(/\S/))
  return cutsOf(text, from).map(({ at, opened }) => {
    const raw = text.slice(at, at + COMMAND_CHARACTERS_MAX)
    const end = start + at + raw.trimEnd().length
    const source = before + opened + plainly(raw)
    return new ReadCommand(start + at, end, place, source, document.observe(parsed))
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

/** Where pieces of a line begin. One that begins between quotation marks is read as if it did not, too: prose has apostrophes. */
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

/** Spans between the tags of code. */
const codeElements = (text: string): [number, number][] =>
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
