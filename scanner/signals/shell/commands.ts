/**
 * Shell commands in a text, read as a shell reads them: quotes and backslashes undone, continued lines joined,
 * simple variables put in, pipelines and substitutions kept. From fences, inline code and plain lines alike.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { holdsCommands, isMarkup, isShell } from '../../reading/fence-languages.ts'
import { defineSignal } from '../../signal.ts'
import { isLikeCommand, leadOf, takesSubstituted } from './command-leads.ts'
import {
  COMMAND_CHARACTERS_MAX,
  type CommandLine,
  commandLine,
  commandLines,
  type LazyCommandLine,
} from './command-lines.ts'
import { definedAbove } from './defined-above.ts'
import {
  commandsInSettings,
  commandsInStrings,
  commandsInTypesetting,
  type Embedded,
} from './embedded.ts'
import { codeElements, inlineCode, withoutInline } from './inline-code.ts'
import { firstOfLogicalLine, lastOfLogicalLine } from './logical-lines.ts'
import { blanks, commandsMarkedOff, withoutMarkup } from './marked-off.ts'
import { type PutTogether, putTogether } from './put-together.ts'
import { fencedSnippets } from './snippets.ts'
import { tellingLines } from './telling-lines.ts'

export const commands = defineSignal('commands', (document: Document): readonly CommandLine[] => {
  const found: LazyCommandLine[] = []
  let done = -1
  for (const line of tellingLines(document)) {
    if (line <= done) continue
    const first = firstOfLogicalLine(document, line)
    done = lastOfLogicalLine(document, line)
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
function ofPrograms(document: Document, found: readonly LazyCommandLine[]): LazyCommandLine[] {
  const composed = document.observe(puttings)
  if (composed.length === 0) return []
  const known = new Set(found.map(({ source }) => source))
  return composed
    .filter(({ source }) => !known.has(source))
    .map((one) => commandLine(document, one, 'fence'))
}

function read(document: Document, first: number, last: number): LazyCommandLine[] {
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
      commandLines(document, one.source, start + one.start, 'fence'),
    )
    return isPlain || isRawCommand(fence.language, text)
      ? [...itself(document, text, start, fence.language), ...embedded]
      : embedded
  }
  const inline = [...inlineCode(text), ...codeElements(text)].flatMap(([from, to], at, spans) => {
    // A bar that parts no cells.
    const code =
      zone === 'table' ? text.slice(from, to).replaceAll('\\|', ' |') : text.slice(from, to)
    if (!OPENS_WITH_BAR.test(code)) return commandLines(document, code, start + from, 'inline')
    const above = at > 0 ? text.slice(...spans[at - 1]!) : codeAbove(document, first)
    return commandLines(document, `${above} ${code}`, start + from, 'inline')
  })
  const outside = withoutInline(zone === 'table' ? text.replaceAll('\\|', ' |') : text)
  if (zone === 'code') {
    const inStrings = commandsInSettings(text).flatMap((one) =>
      commandLines(document, one.source, start + one.start, 'fence'),
    )
    return [...inline, ...inStrings, ...itself(document, outside, start, '')]
  }
  // A setting in running text is spoken of more often than it is made.
  const embedded = [...commandsInTypesetting(text), ...commandsMarkedOff(outside)].flatMap((one) =>
    commandLines(document, one.source, start + one.start, 'inline'),
  )
  const told = zone === 'table' ? cellsOf(text) : wordings(outside, text)
  return [
    ...inline,
    ...embedded,
    ...told.flatMap((one) => commandLines(document, one.source, start + one.start, 'line')),
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
function behindMarker(document: Document, line: number): LazyCommandLine[] {
  const text = document.lineText(line)
  const info = text.replace(MARKER, blanks)
  if (!/\S\s{1,40}\S/.test(info)) return []
  const start = document.reading.lines.start(line)
  const embedded = commandsMarkedOff(info)
  return [{ start: 0, source: info }, ...embedded].flatMap((one) =>
    commandLines(document, one.source, start + one.start, 'inline'),
  )
}

/** Where a sentence tells to run a program with a switch, a path or a variable, without marks of code. */
const SPOKEN = regex.g`
  \b(?:run|execute|type|enter|issue|invoke|launch)(?: the command)?:? (?=(?:sudo )?[a-z][\w.-]{1,14}
    (?: [\w-]{1,12}){0,2} (?:-{1,2}[a-z]|[~/$]))
`

/** Where the sentence goes on without the command. */
const SPOKEN_END = /[.,;:!?](?:\s|$)|\s(?:when|if|after|before|once|whenever|so that|until)\s/

function spoken(document: Document, text: string, start: number): LazyCommandLine[] {
  return [...text.matchAll(SPOKEN)].flatMap(({ index, 0: lead }) => {
    const from = index + lead.length
    const rest = text.slice(from, from + COMMAND_CHARACTERS_MAX)
    const end = SPOKEN_END.exec(rest)?.index ?? rest.length
    return commandLines(document, rest.slice(0, end), start + from, 'line')
  })
}

/** The line without what stands before its command, behind what its names were given to mean above. */
function itself(
  document: Document,
  text: string,
  start: number,
  language: string,
): LazyCommandLine[] {
  const lead = leadOf(text, language)
  const called = definedAbove(document, text, start)
  return commandLines(document, text.slice(lead), start + lead, 'fence', called)
}

/** Lines between the marks of a longer string, in a language whose own lines are settings or calls. */
const isRawCommand = (language: string, text: string): boolean =>
  (/^(?:hcl|terraform|tf)$/.test(language) && !/^\s{0,40}[\w"-]{1,40}\s{0,8}[={]/.test(text)) ||
  isLikeCommand(text)
