/**
 * Names of programs and calls that are nowhere written out, but come out when a shell or an interpreter puts their
 * pieces together: variables set over several lines, quotes in words, literals joined, codes of characters.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { isRunByShell } from '../../reading/fence-languages.ts'
import { defineSignal } from '../../signal.ts'
import { everyPipeline } from './handed-over.ts'
import { unescaped } from './outcomes.ts'
import { baseName, programOf } from './programs.ts'
import { type Pipeline, parseShell } from './shell.ts'
import { type Snippet, snippets } from './snippets.ts'

export interface Assembled {
  /** Offsets of the reading around the place. */
  start: number
  end: number
  /** The name that comes out. */
  name: string
}

/** A program that is called by something other than its plain name. */
const CALLED_ODDLY = regex.m`
  (?:^|[|;&(\`]|\bthen|\bdo|\beval|\bsudo)[ \t]{0,8}(?:["']{0,2}\$[\w{('"]|\`echo |
    [a-z]{1,8}(?:["']{1,2}|\\)[a-z$"']|["'][a-z]{1,3}["'][a-z"'\\])
`

/** A program under a system folder that a pattern has to guess. */
const GUESSED = regex.m`
  (?:^|[|;&(\`]|\bsudo)[ \t]{0,8}\/(?:[a-z]{0,4}[?*][a-z?*]{0,4}(?:\/[a-z?*]{1,8}){1,3}|
    (?:usr\/)?s?bin\/[a-z]{0,6}[?*][a-z?*]{0,6})(?=\s|\$\{?ifs)
`

/** What is guessed in such a way, wherever it stands. */
const WILD = /\/[a-z]{0,6}[?*]/

/** Programs that nobody has a reason to disguise. */
const PROGRAMS = regex`
  ^(?:curl|wget|bash|sh|zsh|dash|python3?|perl|ruby|node|php|nc|ncat|netcat|socat|base64|eval|rm|
    ssh|scp|openssl|powershell|pwsh|osascript|chmod|sudo|crontab|dd|shred|xargs|source)$
`

/** Calls and places that tell what a program is after. */
const TELLING = regex.g`
    exec|eval|system|popen|iex|
    invoke-?(?:expression|webrequest|restmethod)|
    download(?:string|file|data)|child_process|subprocess|urlopen|webclient|frombase64|
    b64decode|curl|wget|powershell|\/bin\/|__import__|authorized_keys|\.ssh|id_rsa|process\.env|
    environ|spawn|shell|function|https?:\/\/
  `

export const assembled = defineSignal('assembled', (document: Document): readonly Assembled[] => {
  const { text: whole } = document.reading
  // Most texts have none of the marks that some of these look for.
  const tricks = TRICKS.filter(({ marks }) => marks.some((mark) => whole.includes(mark)))
  return document.observe(snippets).flatMap((snippet) => {
    const text = whole.slice(snippet.start, snippet.end)
    return [
      ...(isRunByShell(snippet.language) ? inShell(document, snippet, text) : []),
      ...tricks.flatMap(({ find, marks }) =>
        marks.some((mark) => text.includes(mark)) ? find(snippet, text) : [],
      ),
    ]
  })
})

// -- Shell --------------------------------------------------------------------------------------

function inShell(document: Document, snippet: Snippet, text: string): Assembled[] {
  if (!/[$?*]|`echo |[a-z](?:["']|\\)[a-z"']/.test(text)) return []
  const guessed = WILD.test(text) ? GUESSED.exec(text) : null
  if (guessed) {
    const start = snippet.start + guessed.index
    return [{ start, end: start + guessed[0].length, name: guessed[0].trim() }]
  }
  const odd = CALLED_ODDLY.exec(text)
  if (!odd) return []
  const raw = rawOf(document, snippet)
  const plain = text.replace(/(?:^|\s)#[^\n]{0,400}/g, ' ')
  const told = raw.replace(/\$\{IFS[^}\n]{1,12}\}/g, '')
  // In prose, backticks are marks of code.
  const names = [told.replaceAll('`', ' '), ...(/`echo /.test(told) ? [told] : [])].flatMap((one) =>
    programsOf(parseShell(one), 0),
  )
  const name = names.find(
    (one) => PROGRAMS.test(one) && !new RegExp(`(?<![a-z])${one}(?![a-z])`).test(plain),
  )
  if (name === undefined) return []
  const start = snippet.start + odd.index
  return [{ start, end: Math.min(snippet.end, start + Math.max(1, odd[0].length)), name }]
}

/** Characters by which a place on a line of the raw text is looked for in vain, at most. */
const DRIFT_MAX = 2000

/** The snippet as it was written: encoded pieces need their capitals. Lines are the same in both, columns nearly. */
function rawOf({ raw, lines, reading }: Document, { start, end }: Snippet): string {
  const first = reading.lines.at(start)
  const last = reading.lines.at(Math.max(start, end - 1))
  const drift = (line: number) =>
    Math.min(
      DRIFT_MAX,
      Math.abs(
        lines.end(line) - lines.start(line) - (reading.lines.end(line) - reading.lines.start(line)),
      ),
    )
  const from = lines.start(first) + Math.max(0, start - reading.lines.start(first) - drift(first))
  return raw.slice(
    from,
    Math.min(lines.end(last), lines.start(last) + end - reading.lines.start(last) + drift(last)),
  )
}

function programsOf(pipelines: readonly Pipeline[], depth: number): string[] {
  return everyPipeline(pipelines).flatMap(({ commands }) =>
    commands.flatMap((command) => {
      const program = programOf(command)
      const name = (program?.name ?? baseName(command.words[0] ?? '')).toLowerCase()
      const inner =
        depth < 2 && program && /^(?:eval|sh|bash|zsh)$/.test(name)
          ? programsOf(parseShell(program.arguments.filter((word) => word !== '-c').join(' ')), 2)
          : []
      return [name, ...inner]
    }),
  )
}

// -- Literals and codes --------------------------------------------------------------------------

const JOINTS = ["'+", "' +", '"+', '" +', "' .", '" .', "',", '",', '`+', '` +']
const JOINED =
  /(["'`])[\w.\/:-]{0,24}\1(?:\s{0,3}[+.,]\s{0,3}["'`][\w.\/:-]{0,24}(?:["'`]|(?=\s))){1,16}/g

/** Literals that a join puts together, telling only as a whole. */
function inLiterals(snippet: Snippet, text: string): Assembled[] {
  for (const found of text.matchAll(JOINED)) {
    const parts = [...found[0].matchAll(/["'`]([\w.\/:-]{0,24})(?:["'`]|$)/g)].map(
      ([, part]) => part!,
    )
    const listed = /["'`]\s{0,3},/.test(found[0])
    const around = text.slice(Math.max(0, found.index - 60), found.index + found[0].length + 40)
    if (listed && !/join|concat|-f\b|format|reverse/.test(around)) continue
    const name = nameAcross(parts, listed)
    if (name === null) continue
    // In prose such marks stand around whole names, which nobody joins: `parse` + `validate`.
    if (!snippet.fenced && found[1] === '`' && !isWhole(name, parts)) continue
    const start = snippet.start + found.index
    return [{ start, end: start + found[0].length, name }]
  }
  return []
}

/** The name begins where a piece begins, and ends where one ends. */
const isWhole = (name: string, parts: readonly string[]): boolean =>
  parts.some((_, from) =>
    parts.some((_, to) => to > from && parts.slice(from, to + 1).join('') === name),
  )

/** A telling name that lies across a joint. Words of a list may hold one by chance: `'name', 'value'`. */
function nameAcross(parts: readonly string[], listed: boolean): string | null {
  const whole = parts.join('')
  const joints: number[] = []
  let length = 0
  for (const part of parts) joints.push((length += part.length))
  for (const found of whole.matchAll(TELLING)) {
    const end = found.index + found[0].length
    if (listed && /[a-z]/.test(whole[found.index - 1] ?? '')) continue
    if (joints.some((joint) => joint > found.index && joint < end)) return found[0]
  }
  return null
}

const CODED = /%c%c|\bfromcharcode\b|\[char\b|\[char\[|\bmap\(\s?chr\b|\bchr\(|\bchr\b/g

/** Codes of characters that spell such a name. */
function inCodes(snippet: Snippet, text: string): Assembled[] {
  for (const found of text.matchAll(CODED)) {
    const rest = text.slice(found.index, found.index + 260)
    const numbers = rest.match(/(?<![\w.])(?:0x[0-9a-f]{2}|\d{2,3})(?![\w.])/g) ?? []
    const spelled = String.fromCharCode(...numbers.map(Number)).toLowerCase()
    const name = spelled.match(TELLING)?.[0] ?? /^(?:os|sh|bash|cmd)$/.exec(spelled)?.[0]
    if (!name) continue
    const start = snippet.start + found.index
    return [{ start, end: Math.min(snippet.end, start + 200), name }]
  }
  return []
}

const ESCAPED = /(?:\\x[0-9a-f]{2}|\\u00[0-9a-f]{2}){3,80}/g

/** Letters that need no escape spell such a name. */
function inEscapes(snippet: Snippet, text: string): Assembled[] {
  for (const found of text.matchAll(ESCAPED)) {
    const name = unescaped(found[0]).toLowerCase().match(TELLING)?.[0]
    if (!name) continue
    const start = snippet.start + found.index
    return [{ start, end: start + found[0].length, name }]
  }
  return []
}

/** A format with places, and what is put into them. */
const FORMATTED = regex.g`
  ["']((?:\{\d\}[\w.-]{0,12}){2,12})["']\s{0,2}-f\s{0,2}((?:["'][\w.:\/-]{0,24}["'],?\s{0,2}){2,12})
`

/** `"{1}{0}" -f 'b','a'` of PowerShell. */
function inFormats(snippet: Snippet, text: string): Assembled[] {
  for (const { index, 0: whole, 1: format, 2: list } of text.matchAll(FORMATTED)) {
    const values = [...list!.matchAll(/["']([^"']{0,24})["']/g)].map(([, value]) => value!)
    const name = format!
      .replace(/\{(\d)\}/g, (_, place) => values[Number(place)] ?? '')
      .match(TELLING)?.[0]
    if (!name || values.includes(name)) continue
    const start = snippet.start + index
    return [{ start, end: start + whole.length, name }]
  }
  return []
}

/** A command whose letters are picked out of settings that every machine has, or that a pattern has to find. */
const PICKED = regex.m`
  (?:^|[|;&(\`]\s{0,4})[.&]\s{0,2}\(\s{0,2}\$(?:shellid|pshome|
    env:\w{2,30}|verbosepreference(?:\.tostring\(\))?)\[\d[^\n)]{0,80}\)|
  (?:^|[|;&(\`]\s{0,4})[.&]\s{0,2}\(\s{0,2}(?:gcm|get-command|
    gal|get-alias)\s[^\n)*]{0,30}\*[^\n)]{0,30}\)
`

/** A command of PowerShell with a part between its letters that is reckoned when it runs: `& "Set-$('Na' + 'me')"`. */
const FILLED_IN = regex.m`
  (?:^|[|;&(\`]\s{0,4})[.&]\s{0,2}["(]{1,2}[a-z-]{0,24}\$\(\s{0,2}["'][a-z-]{1,16}["']\s{0,2}\+
  [^\n)]{1,60}\)[a-z-]{0,24}["')]{1,2}
`

/** A function that a program looks up among all by a name put together, or turned round: `_G[("x"):reverse()]`. */
const LOOKED_UP = regex`
  (?<![\w.])_(?:g|env)\s?\[\s?\(?(?:string\.(?:reverse|char)\s?\(|
    \(?["'][a-z]{1,12}["']\)?\s?(?:\.\.\s?["'a-z]|:reverse\(\)))
`

/** A literal of PHP that is turned round, and is itself in pieces or a number. */
const TURNED_ROUND =
  /\bstrrev\s?\(\s?(?:["'][\w/:.]{3,60}["']\s?\.\s?["']|["']\d{8,40}["'])[^)\n]{0,60}\)/

/** A program of a batch file whose name begins with a part of a variable that every machine has. */
const SLICED = regex.m`
  (?:^|[|;&(\`])\s{0,8}(?:%(?:comspec|path|pathext|os|program\w{4,12}|system\w{4,6}|public|appdata|
    temp|windir):~-?\d{1,3}(?:,-?\d{1,3})?%[a-z]{0,12}){1,12}
`

/** The place itself, where what comes out depends on the machine. */
const shown =
  (pattern: RegExp) =>
  (snippet: Snippet, text: string): Assembled[] => {
    const found = pattern.exec(text)
    if (!found) return []
    const start = snippet.start + found.index
    return [{ start, end: start + found[0].length, name: found[0].trim() }]
  }

/** A word that backticks take apart. */
const TICKED = /(?<![\w`])[a-z](?:[\w-]{0,20}`(?=[\w-])){1,16}[\w-]{1,20}(?![\w`])/g

/** The escape of PowerShell, which means nothing before most letters. */
function inTicks(snippet: Snippet, text: string): Assembled[] {
  for (const { index, 0: whole } of text.matchAll(TICKED)) {
    const name = whole.replaceAll('`', '')
    if (name.match(TELLING)?.[0] !== name) continue
    const start = snippet.start + index
    return [{ start, end: start + whole.length, name }]
  }
  return []
}

/** What a call of PowerShell joins: variables, perhaps with literals between them. */
const VARIABLES_CALLED = regex.gm`
  (?:^|[|;&({\x60]\s{0,4})[.&]\s{0,2}\(\s{0,2}((?:\$\w{1,20}|["'][a-z-]{1,20}["'])
    (?:\s?\+\s?(?:\$\w{1,20}|["'][a-z-]{1,20}["'])){1,6})\s{0,2}\)
`
const LITERAL_SET = /\$(\w{1,20})\s?=\s?["']([\w-]{1,20})["']/g

/** `$a='ie'; $b='x'; & ($a+$b)` */
function inVariables(snippet: Snippet, text: string): Assembled[] {
  let values: Map<string, string> | null = null
  for (const { index, 0: whole, 1: joined } of text.matchAll(VARIABLES_CALLED)) {
    values ??= new Map([...text.matchAll(LITERAL_SET)].map(([, name, value]) => [name!, value!]))
    const parts = joined!
      .split('+')
      .map((part) => part.trim())
      .map((part) => (part[0] === '$' ? (values!.get(part.slice(1)) ?? ' ') : part.slice(1, -1)))
    const name = nameAcross(parts, false)
    if (name === null) continue
    const start = snippet.start + index
    return [{ start, end: start + whole.length, name }]
  }
  return []
}

/** What is looked for beside shells, each where one of its marks stands. */
/** Pieces that are written to files of one pattern, and the files run together: `cat /tmp/a_*.sh | sh`. */
const WRITTEN =
  /\b(?:printf|echo(?: -n)?) (?:["']?%s["']? )?["']([^"'\n]{1,80})["'] ?>{1,2} ?(\S{3,80})/g
const RUN_TOGETHER = /\bcat (\S{0,60})\*\S{0,20} ?\| ?(?:ba|z|da)?sh\b/

function inFiles(snippet: Snippet, text: string): Assembled[] {
  const run = RUN_TOGETHER.exec(text)
  if (!run) return []
  const pieces = [...text.slice(0, run.index).matchAll(WRITTEN)].filter(([, , path]) =>
    path!.startsWith(run[1]!),
  )
  if (pieces.length < 2) return []
  const start = snippet.start + pieces[0]!.index
  const end = snippet.start + run.index + run[0].length
  return [{ start, end, name: pieces.map(([, piece]) => piece).join('') }]
}

const TRICKS: readonly {
  marks: readonly string[]
  find(snippet: Snippet, text: string): Assembled[]
}[] = [
  { marks: JOINTS, find: inLiterals },
  { marks: ['| sh', '|sh', '| bash', '|bash', '| zsh'], find: inFiles },
  { marks: ['char', 'chr', '%c%c'], find: inCodes },
  { marks: ['\\x', '\\u00'], find: inEscapes },
  { marks: ['}" -f', "}' -f", '}"-f', "}'-f"], find: inFormats },
  {
    marks: [
      '$shellid[',
      '$pshome[',
      '$env:',
      '$verbosepreference',
      'gcm ',
      'get-command',
      'gal ',
      'get-alias',
    ],
    find: shown(PICKED),
  },
  { marks: ['_g[', '_env['], find: shown(LOOKED_UP) },
  { marks: ['strrev'], find: shown(TURNED_ROUND) },
  { marks: ['+$', '+ $'], find: inVariables },
  { marks: ['$('], find: shown(FILLED_IN) },
  { marks: [':~'], find: shown(SLICED) },
  { marks: ['`'], find: inTicks },
]
