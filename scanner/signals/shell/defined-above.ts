/**
 * What a line of a shell has from the lines above it in its fence: functions, names, descriptors, blocks and the
 * folder.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineSignal } from '../../signal.ts'

/** Characters of it that are read once more with a line that uses them. */
const CHARACTERS_MAX = 2000

/** And with all lines of a text: few need more, and none gets slow by it. */
const CHARACTERS_IN_ALL = 60_000

/** Values of one name and folders that are kept. */
const KEPT_MAX = 60

/** Most fences define nothing. */
const DEFINES = regex`
  \( ?\) ?\{|\b(?:function|alias|exec|coproc|cd|pushd) |[a-z_]\w{0,40}\+?=[("'\w~/$.-]|
  (?:^|\n)[ \t]{0,8}(?:[)}]|done\b)[ \t]{0,4}[|<]
`

/**
 * An alias, or a function up to the brace at the start of a line or at the end of its own; one of the groups is its
 * name.
 */
const CALLED = regex.g`
  (?:^|\n)[ \t]{0,8}(?:alias ([\w-]{1,40})[= ]["'][^\n]{2,300}|
    (?:function ([\w-]{1,40})(?: ?\( ?\))?|([\w-]{1,40}) ?\( ?\)) ?\{
    (?:[ \t]{0,8}\n[^]{1,1000}?\n[ \t]{0,8}\}|[ \t][^\n]{2,400}\}[ \t]{0,4}(?=\n|$)))
`

/** A variable or an array that is given words alone; what a substitution gives is nothing that the text tells. */
const GIVEN = regex.g`
  (?:(?:^|\n)[ \t]{0,8}|(?:\)|\|\||&&|;|\bthen|\belse|\bdo) )
  ((?:(?:export|local|readonly|declare|typeset) (?:-\w{1,3} )?)?([a-z_]\w{0,40})\+?=(?:\(
    (?:[^()$\`]|\$(?!\()){0,800}\)|(?:[^\n$\`;&|]|\$(?!\()){0,300}(?=\n|$|[ \t]{0,4};)))
`

/** `: "${name:=value}"`. */
const GIVEN_AT_LAST = /(?:^|\n)[ \t]{0,8}: "?\$\{([a-z_]\w{0,40}):?=([^{}\n$`]{1,200})\}/g

/** A descriptor that is opened on what a command writes, and a command that runs beside the others under a name. */
const OPENED = regex.g`
  (?:^|\n)[ \t]{0,8}(?:exec (\d{0,2})< ?<\(([^\n]{4,400})\)|
    coproc ([a-z_]\w{0,40} )?(?:\{ ?([^\n]{4,400}?);? ?\}|([^\n{]{4,400})))(?=\n|$)
`

/** The folder that the lines below are carried out in. */
const ENTERED = /(?:^|\n)[ \t]{0,2}((?:cd|pushd)[ \t]{1,4}(?:-- )?([^\s;&|]{1,120}))/g

interface Defined {
  /** Offset of the reading behind its end. */
  end: number
  source: string
}

/** What one fence defines: by name, of those of one name all, in order. */
interface Script {
  named: ReadonlyMap<string, readonly Defined[]>
  /** Names that are called like programs. */
  calls: ReadonlySet<string>
  /** What goes into a line that reads it: by the mark that the line has. */
  piped: readonly (Defined & { mark: string })[]
  folders: readonly Defined[]
  hasBlocks: boolean
}

const NOTHING: Script = {
  named: new Map(),
  calls: new Set(),
  piped: [],
  folders: [],
  hasBlocks: false,
}

/** What each fence defines, by its first line. */
const scripts = defineSignal('shell-definitions', () => new Map<number, Script>())

function scriptAround(document: Document, fence: { first: number; last: number }): Script {
  const known = document.observe(scripts)
  let script = known.get(fence.first)
  if (!script) {
    const { text, lines } = document.reading
    const from = lines.start(fence.first)
    known.set(fence.first, (script = scriptIn(text.slice(from, lines.end(fence.last)), from)))
  }
  return script
}

/** Names of functions and aliases that a fence defines. */
export const callsDefined = (
  document: Document,
  fence: { first: number; last: number },
): ReadonlySet<string> => scriptAround(document, fence).calls

/**
 * What stands above in the same fence and makes a part of the line at `start`, to be read before it: definitions of names
 * that it holds, each on lines of its own, the folder it is carried out in, and what is piped into it.
 */
export function definedAbove(document: Document, line: string, start: number): string {
  const fence = document.zones.fenceAt(document.lineAt(start))
  if (!fence) return ''
  const script = scriptAround(document, fence)
  const allowance = document.observe(allowances)
  if (script === NOTHING || allowance.left <= 0) return ''
  const above = (folderAt(script, start) + namedIn(script, line, start)).slice(0, CHARACTERS_MAX)
  const block =
    script.hasBlocks && CLOSES_BLOCK.test(line) ? blockAbove(document, fence, start) : ''
  const whole = above + block + pipedInto(script, line, start)
  allowance.left -= whole.length
  return whole
}

/** Characters that may still be read once more. */
const allowances = defineSignal('lines-above', () => ({ left: CHARACTERS_IN_ALL }))

/** Rounds in which values are put into values. */
const ROUNDS_MAX = 3

function namedIn({ named }: Script, line: string, start: number): string {
  if (named.size === 0) return ''
  const found = new Map<string, Defined>()
  let look = line
  for (let round = 0; round < ROUNDS_MAX && look !== ''; round++) {
    let next = ''
    for (const [name] of look.matchAll(/\$\{?!?[a-z_]\w{0,40}|[\w-]{1,40}/g)) {
      const key = name.replace(/^\$\{?!?/, '$')
      const one = found.has(key) ? undefined : named.get(key)?.findLast(({ end }) => end <= start)
      if (!one) continue
      found.set(key, one)
      next += `${one.source}\n`
    }
    look = next
  }
  return [...found.values()]
    .sort((one, other) => one.end - other.end)
    .map(({ source }) => `${source.trim()}\n`)
    .join('')
}

/** From the last folder that is named from its root. */
function folderAt({ folders }: Script, start: number): string {
  const above = folders.filter(({ end }) => end <= start)
  const root = above.findLastIndex(({ source }) => /\s["']?[~/$]/.test(source))
  const path = root < 0 ? [] : above.slice(root)
  return path.some(({ source }) => LEAVES.test(source))
    ? ''
    : path.map(({ source }) => `${source}\n`).join('')
}

/** Goes back to a folder that was not said here. */
const LEAVES = /\s-$/

function pipedInto({ piped }: Script, line: string, start: number): string {
  const source = piped.findLast(({ end, mark }) => end <= start && line.includes(mark))?.source
  return source === undefined ? '' : `${source} | `
}

/** The end of a loop or of a group whose words go on into another command, or come out of a file. */
const CLOSES_BLOCK = /^[ \t]{0,8}(?:[)}]|done\b)[ \t]{0,4}[|<]/
const OPENS_BLOCK: readonly (readonly [closer: string, opener: RegExp])[] = [
  [')', /^[ \t]{0,8}\([ \t]{0,4}/],
  ['}', /^[ \t]{0,8}\{(?:[ \t]|$)/],
  ['done', /^[ \t]{0,8}(?:for|while|until)\b/],
]

/** Lines of a block that are read with its end. */
const BLOCK_LINES_MAX = 30

/** The lines from where a block begins that ends on the line at `start`. */
function blockAbove(document: Document, fence: { first: number }, start: number): string {
  const last = document.lineAt(start)
  const end = document.lineText(last).trimStart()
  const opener = OPENS_BLOCK.find(([closer]) => end.startsWith(closer))![1]
  const closer = end[0]!
  let open = 1
  for (let line = last - 1; line > Math.max(fence.first, last - BLOCK_LINES_MAX); line--) {
    const text = document.lineText(line)
    if (text.trimStart().startsWith(closer === 'd' ? 'done' : closer)) open++
    else if (opener.test(text) && --open === 0)
      return document.reading.text
        .slice(document.reading.lines.start(line), start)
        .slice(0, CHARACTERS_MAX)
  }
  return ''
}

function scriptIn(code: string, from: number): Script {
  if (!DEFINES.test(code)) return NOTHING
  const named = new Map<string, Defined[]>()
  const add = (name: string, index: number, source: string) => {
    const one = { end: from + index + source.length, source: source.trim() }
    const known = named.get(name)
    if (!known) named.set(name, [one])
    else if (name.startsWith('$') && known.length < KEPT_MAX) known.push(one)
  }
  for (const { index, 0: source, ...names } of code.matchAll(CALLED))
    add((names[1] ?? names[2] ?? names[3])!, index, source)
  const calls = new Set(named.keys())
  for (const { index, 0: whole, 1: source, 2: name } of code.matchAll(GIVEN))
    add(`$${name}`, index + whole.length - source!.length, source!)
  if (code.includes(': '))
    for (const { index, 0: whole, 1: name, 2: value } of code.matchAll(GIVEN_AT_LAST))
      add(`$${name}`, index + whole.length - `${name}=${value}`.length, `${name}=${value}`)
  return {
    named,
    calls,
    piped: [...openedIn(code, from)].slice(0, KEPT_MAX),
    folders: Array.from(
      [...code.matchAll(ENTERED)].slice(0, KEPT_MAX),
      ({ index, 0: whole, 1: source }) => ({
        end: from + index + whole.length,
        source: source!,
      }),
    ),
    hasBlocks: /(?:^|\n)[ \t]{0,8}(?:[)}]|done\b)[ \t]{0,4}[|<]/.test(code),
  }
}

function* openedIn(code: string, from: number): Generator<Defined & { mark: string }> {
  if (!/\b(?:exec|coproc) /.test(code)) return
  for (const { index, 0: whole, ...parts } of code.matchAll(OPENED)) {
    const end = from + index + whole.length
    const source = (parts[2] ?? parts[4] ?? parts[5])!
    if (parts[2] === undefined) yield { end, source, mark: `{${(parts[3] ?? 'coproc').trim()}[0]}` }
    else if (parts[1]) yield { end, source, mark: `<&${parts[1]}` }
  }
}
