/** A command whose words stand apart: in items, in spans of code, in a list of strings, under `program` and `args`. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { inlineCode } from '../signals/shell/inline-code.ts'
import { lineBefore } from '../stance/leads.ts'
import type { Retelling } from './retelling.ts'

const LINE_MAX = 400
const ITEMS_MAX = 8

const FETCHER = /^(?:curl|wget|iwr|irm)\b/
const SHELL = /^(?:\|\s?)?(?:sudo )?(?:ba|z|da)?sh\b|^(?:\|\s?)?(?:python3?|node|iex)\b/
const HANDED_ON = /\b(?:pipe[ds]?|piped|output|feed|fed|into)\b/

export function* scatteredCommands(document: Document): Generator<Retelling> {
  const { reading } = document
  if (!reading.text.includes('://') || !TELLING.test(reading.text)) return
  yield* inSpans(document)
  yield* inItems(document)
  yield* inStrings(document)
}

const TELLING = /\b(?:curl|wget|iwr|irm)\b/

/** Spans of one line: a program that fetches, an address, and a shell. */
function* inSpans(document: Document): Generator<Retelling> {
  const { zones, reading } = document
  for (let line = 0; line < reading.lines.count; line++) {
    if (zones.at(line) === 'fence') continue
    const text = document.lineText(line).slice(0, LINE_MAX)
    if (!text.includes('`') || !text.includes('://')) continue
    const spans = inlineCode(text).map(([from, to]) => text.slice(from, to))
    const told = spans.length > 1 ? commandOf(spans, text) : null
    if (told) yield { lines: [line], texts: [`Run \`${told}\`.`], parts: [text] }
  }
}

/** Items of a list that are pieces of code or words between them. */
function* inItems(document: Document): Generator<Retelling> {
  const { zones, reading } = document
  let items: string[] = []
  for (let line = 0; line <= reading.lines.count; line++) {
    if (zones.at(line) === 'list' && line < reading.lines.count) {
      items.push(document.lineText(line).slice(0, LINE_MAX))
      continue
    }
    if (
      items.length > 1 &&
      items.length <= ITEMS_MAX &&
      items.some((item) => item.includes('://'))
    ) {
      const bare = items.map((item) => item.replace(/^\s{0,20}(?:[-*+]|\d{1,3}[.)])\s{1,4}/, ''))
      const told =
        argumentsOf(bare) ??
        commandOf(
          bare.filter((item) => /^`[^`]{1,200}`$/.test(item)).map((item) => item.slice(1, -1)),
          bare.join(' '),
        )
      if (told)
        yield {
          lines: [line - items.length, lineBefore(document, line - items.length)].filter(
            (at) => at >= 0,
          ),
          texts: [`Run \`${told}\`.`],
          parts: items,
        }
    }
    items = []
  }
}

/** The words as a shell reads them, where the last of them goes on with what the first fetches. */
function commandOf(words: readonly string[], around: string): string | null {
  const first = words.findIndex((word) => FETCHER.test(word))
  const last = words.findLastIndex((word) => SHELL.test(word))
  if (first < 0 || last <= first) return null
  const own = words.slice(first, last)
  const address = own.findIndex((word) => word.includes('://'))
  if (address < 0) return null
  const isHanded = own.includes('|') || words[last]!.startsWith('|') || HANDED_ON.test(around)
  if (!isHanded) return null
  const end = words[last]!.replace(/^\|\s?/, '')
  return `${own.filter((word) => word !== '|').join(' ')} | ${end}`
}

const KEY = String.raw`(?:^|[{,]\s{0,4})[\s\-"'\x60*]{0,8}`
const PROGRAM = regex`
  ${KEY}(?:program|command|executable|cmd|exec|run)["'\x60*]{0,3}\s?[:=]\s?["'\x60]?
  ([a-z][\w./-]{1,40}(?: [\w-]{1,12})?)["'\x60]?\s{0,4}(?:,|$)
`
const ARGUMENTS = regex`
  ${KEY}(?:args?|arguments|parameters|options)["'\x60*]{0,3}\s?[:=]\s?(\[[^\]]{4,300}\]|
    ["'\x60]?[^"'\x60]{4,300}["'\x60]?$)
`
const PIPED_TO =
  /["'\x60]?(?:pipe_?to|into|stdin_of)["'\x60]?\s?[:=]\s?["'\x60]?([a-z][\w./-]{1,20})/

/** A program and its arguments in lines that follow each other. */
function argumentsOf(lines: readonly string[]): string | null {
  const program = lines.map((line) => PROGRAM.exec(line)?.[1]).find(Boolean)
  const given = lines.map((line) => ARGUMENTS.exec(line)?.[1]).find(Boolean)
  if (!program || !given) return null
  const piped = lines.map((line) => PIPED_TO.exec(line)?.[1]).find(Boolean)
  const words = given.startsWith('[') ? stringsOf(given) : [given.replace(/["'\x60]/g, '')]
  return `${program} ${words.join(' ')}${piped ? ` | ${piped}` : ''}`
}

/** Lists of strings in programs and settings: a command by its words. */
const STRINGS = /\[((?:\s{0,4}["'][^"'\n]{1,200}["']\s{0,2},?){2,12})\s{0,4}\]/g

const stringsOf = (list: string): string[] =>
  [...list.matchAll(/["']([^"'\n]{1,200})["']/g)].map(([, word]) => word!)

function* inStrings(document: Document): Generator<Retelling> {
  for (const { first, last } of document.zones.fences) {
    const commands: string[] = []
    let shown = -1
    for (let line = first + 1; line < last; line++) {
      const text = document.lineText(line).slice(0, LINE_MAX)
      const found: string[] = []
      const told = argumentsOf([text, document.lineText(line + 1).slice(0, LINE_MAX)])
      if (told) found.push(told)
      for (const [, list] of text.matchAll(STRINGS)) {
        const words = stringsOf(list!)
        if (FETCHER.test(words[0]!) || SHELL.test(words[0]!)) found.push(words.join(' '))
      }
      if (/\bargs\b/.test(text)) found.push(...stringsOf(text).filter((one) => one.includes('|')))
      if (found.length > 0 && shown < 0) shown = line
      commands.push(...found)
    }
    if (shown >= 0 && commands.some((command) => command.includes('://')))
      yield {
        lines: [shown],
        texts: [`Run \`${commands.join(' && ')}\`.`],
        parts: [document.lineText(shown)],
      }
  }
}
