/** What the command line asks for. */

import { GRADES, type Grade } from '../report.ts'

export const FORMATS = ['text', 'json', 'sarif', 'github', 'markdown'] as const
export type Format = (typeof FORMATS)[number]

export interface Arguments {
  format: Format
  /** The best grade that counts as failed. */
  failOn: Grade
  /** Paths and addresses as written; at least one. */
  targets: string[]
}

export type Request =
  { kind: 'scan'; arguments: Arguments } | { kind: 'help' } | { kind: 'wrong'; message: string }

export const USAGE = `Usage: bun run scan [--format ${FORMATS.join('|')}] [--fail-on A..F] PATH_OR_URL...

Judges SKILL.md files: a grade from A to F, a score from 0 to 100, and findings that point at lines.

A folder stands for every SKILL.md below it, an http(s) address for what it answers, - for standard input.

  --format   how to report (text)
  --fail-on  the best grade that counts as failed (D)
  --help     this text

Exit codes: 0 all are better than --fail-on, 1 some are not, 2 wrong use, 3 all that could be read are better,
but something could not be read.
`

export function readArguments(words: readonly string[]): Request {
  const found: Arguments = { format: 'text', failOn: 'D', targets: [] }
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
    if (name !== '--format' && name !== '--fail-on') return wrong(`There is no option ${name}.`)
    const value = given ?? rest.shift()
    if (value === undefined) return wrong(`${name} needs a value.`)
    const message = name === '--format' ? setFormat(found, value) : setFailOn(found, value)
    if (message) return wrong(message)
  }
  if (found.targets.length === 0) return wrong('Name at least one file, folder or address.')
  return { kind: 'scan', arguments: found }
}

const wrong = (message: string): Request => ({ kind: 'wrong', message })

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
