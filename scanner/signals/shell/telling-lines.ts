/**
 * Lines that are worth being read as commands: they name a program that a rule asks for, hide one, or belong to a
 * script.
 */

import type { Document } from '../../document.ts'
import type { Concept } from '../../lexicon/index.ts'
import { regex } from '../../patterns/verbose.ts'
import { isRunByShell, isShell } from '../../reading/fence-languages.ts'
import { mentions } from '../search/mentions.ts'
import { callsDefined } from './defined-above.ts'

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
const DISGUISE = regex`
  \| while (?:ifs=\S{0,4} )?read\b|[a-z](?:''|""|\\[a-z]|\$\{?[a-z_\d@*]|\`')|[a-z-]\^[a-z]|
  \$'\\|%[a-z]{1,12}%%|\/bin\/\w{0,12}\[|\$\{?[a-z_]\w{0,30}\}?\$\{?[a-z_]|\$\{?ifs|\$\(|<\(|
  \{[a-z]{1,12},[^\s{}]{1,80}\}
`

/** Ends of files that a line starts when it names nothing else, and programs that start what was fetched. */
const STARTED = (
  '.exe|.ps1|.bat|.cmd|.msi|.dll|& $|msiexec|java -|uv run|go run|rscript |julia |tsx |ts-node |dotnet |make -f|' +
  'groovy |kotlin |scala |swift |elixir |papermill |import-module'
).split('|')

/** 0-based, in order. */
export function tellingLines(document: Document): readonly number[] {
  const telling = new Set<number>()
  for (const concept of TELLING)
    for (const mention of document.observe(mentions).of(concept))
      telling.add(document.lineAt(mention.start))
  addDisguised(document, telling)
  addScripted(document, telling)
  addStarted(document, telling)
  return [...telling].sort((a, b) => a - b)
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
const TELLING_MARK = regex`
  :\/\/|\w@[\w-]|~|\$\{?home|[<>]|\|[ \t]?(?:sudo )?(?:ba|z|da|k)?sh\b|"\$\{\w{1,40}\[@\]\}"|
  ^[ \t]{0,8}(?:\$|(?:\.{1,2}|[\w-][\w.-]{0,40})\/\S)|\b(?:enable|hash) -|
  \b(?:mv|cp|ln|tee|install) \S
`

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
