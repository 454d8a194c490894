/** What the command line asks for. */

import { GRADES, type Grade } from '../report.ts'
import { DROPPED_IDS, RULES } from '../rules/index.ts'
import { SKIPPED } from './inputs.ts'
import { nearest } from './nearest.ts'

export const FORMATS = ['text', 'json', 'sarif', 'github', 'markdown'] as const
export type Format = (typeof FORMATS)[number]

export interface Arguments {
  format: Format
  /** The best grade that counts as failed. */
  failOn: Grade
  /** Ids of rules whose findings do not count. */
  ignored: string[]
  /** Files of findings that are known: one that is read, one that is written. */
  baseline: string | null
  writeBaseline: string | null
  /** Paths and addresses as written; at least one. */
  targets: string[]
}

export type Request =
  { kind: 'scan'; arguments: Arguments } | { kind: 'help' } | { kind: 'wrong'; message: string }

export const USAGE = `Usage: bun run scan [OPTION...] PATH_OR_URL...

Judges SKILL.md files: a grade from A to F, a score from 0 to 100, and findings that point at lines.

A folder stands for every SKILL.md below it, an http(s) address for what it answers, the page of a file or repository
on a forge for the file, - for standard input.
Links to folders and files are followed; ${SKIPPED.join(' and ')} are passed over. What is named twice, by whatever
names, is judged once. What cannot be read is named, and the rest is judged. The report goes to standard output.

  --format         how to report: ${FORMATS.join(', ')} (text)
  --fail-on        the best grade that counts as failed: ${GRADES.join(', ')} (D)
  --ignore         a rule whose findings do not count and are left out, but for their number; several with commas,
                   or more than once
  --baseline       a file of known findings: they are shown, and do not count
  --write-baseline writes all findings to such a file; no grade fails this run
  --help           this text

A known finding stays known when its line, file or folder moves: it is recognised by its rule and the text
of its lines. A further copy of it is new, and so is one that has become worse.

Exit codes: 0 all are better than --fail-on, 1 some are not, 2 wrong use, 3 all that could be read are better,
but something could not be read, 4 the scan could not be finished, for instance because the disk is full.
`

export function readArguments(words: readonly string[]): Request {
  const found: Arguments = {
    format: 'text',
    failOn: 'D',
    ignored: [],
    baseline: null,
    writeBaseline: null,
    targets: [],
  }
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      found.targets.push(...rest)
      break
    }
    if (word === '--help' || word === '-h') return { kind: 'help' }
    if (!word.startsWith('-') || word === '-') {
      found.targets.push(word)
      continue
    }
    const [name = '', given] = word.split(/=(.*)/s)
    const set = SETTERS.get(name)
    if (!set) return wrong(`There is no option ${name}.${meant(name, OPTIONS)}`)
    // A value that looks like an option has to be written with `=`: mostly the value was forgotten.
    const value = given ?? (rest[0]?.startsWith('--') ? undefined : rest.shift())
    if (value === undefined || value === '') return wrong(`${name} needs a value.`)
    const message = set(found, value)
    if (message) return wrong(message)
  }
  if (found.targets.length === 0) return wrong('Name at least one file, folder or address.')
  return { kind: 'scan', arguments: found }
}

const wrong = (message: string): Request => ({ kind: 'wrong', message })

function meant(word: string, known: readonly string[]): string {
  const candidate = nearest(word, known)
  return candidate === null ? '' : ` Did you mean ${candidate}?`
}

/** Puts a value in its place, or says what is wrong with it. */
type Setter = (found: Arguments, value: string) => string | null

const SETTERS = new Map<string, Setter>([
  ['--format', setFormat],
  ['--fail-on', setFailOn],
  ['--ignore', addIgnored],
  [
    '--baseline',
    (found, value) => {
      found.baseline = value
      return null
    },
  ],
  [
    '--write-baseline',
    (found, value) => {
      found.writeBaseline = value
      return null
    },
  ],
])

const OPTIONS: readonly string[] = [...SETTERS.keys(), '--help']

function setFormat(found: Arguments, value: string): string | null {
  const format = FORMATS.find((known) => known === value)
  if (!format) return `--format is one of ${FORMATS.join(', ')}.`
  found.format = format
  return null
}

function setFailOn(found: Arguments, value: string): string | null {
  const grade = GRADES.find((known) => known === value.toUpperCase())
  if (!grade) return `--fail-on is one of ${GRADES.join(', ')}.`
  found.failOn = grade
  return null
}

/**
 * A misspelt rule would be heeded without a word, so it is refused. One that was dropped is taken:
 * an upgrade breaks no command line.
 */
function addIgnored(found: Arguments, value: string): string | null {
  const ids = value.split(',').map((id) => id.trim())
  const known = [...RULES.map(({ id }) => id), ...DROPPED_IDS]
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown !== undefined) return `There is no rule "${unknown}".${meant(unknown, known)}`
  found.ignored.push(...ids)
  return null
}
