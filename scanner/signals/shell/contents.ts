/** Names of a program that hold what a file of the user's says, however often it was handed on. */

import { regex, source } from '../../patterns/verbose.ts'

/** A file that is read as a whole. */
export const FILE_READ = source`
  (?:\bopen|\bread_bytes|\bread_text|\breadfile(?:sync)?|\bcreatereadstream|
    \bfile_get_contents|\bfile\.(?:read|open)|
    \bos\.open|\breadallbytes|\bbun\.file)\s?\(
`

/** The same by names that are surer of it where it is handed on. */
const READS = regex`
  ${FILE_READ}|\bget-content\b|\breadalltext\s?\(|\breadalllines\s?\(|\breadstring\s?\(|
  \bread_to_string\s?\(|\bread[._](?:csv2?|tsv|excel|xlsx|parquet|table|json|delim)\s?\(|
  \breadlines\s?\(|\breadrds\s?\(|\.to_(?:csv|parquet|records|excel)\s?\(|
  \breadtext\s?\(|\breadbytes\s?\(|\bfile\s?\(\s?\$|\bfgetcsv\s?\(|
  \bload_workbook\s?\(|\bpdf(?:reader|plumber\.open)\s?\(|
  \bfs::read\s?\(|\bslurp\b|\bfile\.(?:readlines|foreach)\b|\bcsv\.(?:read|foreach|parse)\b
`

/** `x = …`, `x["part"] = …`, `x, err := …`, `const { x } = …`, `x <- …`, with what stands before in typed languages. */
const GIVEN = regex`
  ^\s{0,40}(?:(?:export|const|let|var|val|my|auto|final|
    static|[a-z][\w<>.?]{1,40}(?:\[\])?)\s{1,4}){0,3}
  [{[(]?\s?([$@]{0,2}[a-z_]\w{0,40})(?:\[["'\w]{1,40}\]|\.\w{1,30})?(?:,\s?\w{1,40}){0,4}
  \s?[}\])]?
  (?:\s?:\s?[\w.<>[\]|, ]{1,40})?\s?(?::?=(?![=>])|<-)\s?(.{1,400})
`

/** `with open(x) as f`, `for row in rows`, `for (const row of rows)`. */
const OPENED = /^\s{0,40}(?:async )?with\s(.{1,200}) as (\w{1,40})\s?:/
const TURNED = regex`
  ^\s{0,40}for\s?\(?\s?(?:const |let |var |my )?([$\w]{1,40})
  (?:,\s?\w{1,40})?\s(?:in|of|:)\s(.{1,200})
`

/** A function of the program's own. */
const DEFINED = regex`
  ^\s{0,40}(?:export )?(?:async )?(?:(?:def|function|func|fn|fun|sub)\s(\w{1,40})\b|
    (?:const|let)\s(\w{1,40})\s?=\s?(?:async\s?)?(?:\([^)]{0,80}\)|\w{1,20})\s?=>)
`

/** Lines below the head of a function that are its own, at most, and lines of a program that are read. */
const FUNCTION_LINES = 12
const LINES_MAX = 240

/** How many there are, what the columns are called, a checksum: nothing of what it says. */
const REDUCED = regex.g`
  \b(?:len|count|nrow|ncol|names|colnames|list|keys|set|sorted|object\.keys|array_keys|type|
    isinstance|exists|strlen|sizeof|
    (?:hashlib\.)?(?:sha\d{1,3}|md5)(?:sum)?|hash|
    digest)\s?\(\s?[$@]?\w{1,40}(?:\[0\])?(?:\.keys\(\))?\s?\)|
  [$@]?\b\w{1,40}(?:\[0\])?\.(?:keys\(\)|columns|fieldnames|headers?|length|size|
    shape|dtypes|name|count)\b|
  [$@]?\b\w{1,40}\[0\](?!\w)
`

/** A word that only names what is handed on. */
const KEY = /["']?\b\w{1,40}["']?\s?(?::(?!:)|=>|=(?!=))/g
const LABEL = /(["'])[\w -]{1,40}\1/g

const bare = (code: string): string =>
  code.replace(REDUCED, ' ').replace(LABEL, ' ').replace(KEY, ' ')

/** What a program reads from files, and where it goes on to. */
export class Contents {
  private readonly held = new Set<string>()
  private readonly readers = new Set<string>()

  constructor(program: string) {
    const lines = program.split('\n', LINES_MAX)
    for (const [index, line] of lines.entries()) {
      const [, called, arrow] = DEFINED.exec(line) ?? []
      const name = called ?? arrow
      if (name && lines.slice(index, index + FUNCTION_LINES).some(isReading)) this.readers.add(name)
    }
    for (const [index, line] of lines.entries()) this.take(line, lines, index)
  }

  private take(line: string, lines: readonly string[], index: number): void {
    const [, from, handle] = OPENED.exec(line) ?? []
    if (handle && isReading(from!)) this.held.add(handle)
    const [, item, all] = TURNED.exec(line) ?? []
    if (item && this.areIn(all!)) this.held.add(item)
    const [, name, value] = GIVEN.exec(line) ?? []
    if (name && this.areIn(wholeOf(value!, lines, index))) this.held.add(name)
  }

  /** True when a piece of the program hands on what a file says. */
  areIn(code: string): boolean {
    const rest = bare(code)
    if (isReading(rest)) return true
    for (const [word, , call] of rest.matchAll(/([$@]{0,2}\b[a-z_]\w{0,40}\b)(\s?\()?/g)) {
      const name = call ? word.slice(0, -call.length) : word
      if (this.held.has(name) || (call && this.readers.has(name))) return true
    }
    return false
  }
}

const isReading = (code: string): boolean => READS.test(code)

/** Lines that a value goes on over, at most. */
const VALUE_LINES = 8

/** A value with the lines below that its brackets take in. */
function wholeOf(value: string, lines: readonly string[], index: number): string {
  let whole = value
  for (let more = 1; more <= VALUE_LINES && isOpen(whole); more++)
    whole += `\n${lines[index + more] ?? ''}`
  return whole
}

function isOpen(code: string): boolean {
  let depth = 0
  for (const mark of code)
    if (mark === '(' || mark === '[' || mark === '{') depth++
    else if (mark === ')' || mark === ']' || mark === '}') depth--
  return depth > 0
}
