/**
 * Shells and interpreters under other names: `alias s=sh`, `cp /bin/bash /tmp/b`, `Set-Alias x iex`. Where such a name is
 * called, the reading holds what it stands for.
 */

import { regex, source } from '../patterns/verbose.ts'
import type { Reading } from './fold.ts'
import { ADDED_MAX, rewritten } from './rewrite.ts'

const PROGRAM = source`
  (?:ba|z|da|k|a)?sh|python[\d.]{0,4}|perl|ruby|node|php|iex|invoke-expression
`

/** `alias s=sh`, `alias s="sudo sh"` */
const ALIAS = new RegExp(
  String.raw`\balias ([a-z_][\w-]{0,20})[= ](["']?)((?:sudo )?(?:${PROGRAM}))\2(?=[\s;&\x60]|$)`,
  'g',
)

/** `Set-Alias x iex` */
const SET_ALIAS = regex.g`
  \b(?:set|new)-alias (?:-name )?([a-z_][\w-]{0,20}) (?:-value )?(${PROGRAM})(?=[\s;\x60]|$)
`

/** `ln -s /bin/sh /tmp/s`, `cp "$(which bash)" b` */
const COPY = regex.g`
  \b(?:cp|ln|mv|install)(?: -{1,2}[\w=-]{1,24}(?: \d{3,4})?){0,4} ["']?
  (?:\/(?:usr\/)?(?:local\/)?bin\/(${PROGRAM})|
    \$\((?:which|command -v) (${PROGRAM})\))["']? ([\w~.$\/-]{1,80})(?=[\s;&|\x60]|$)
`

/** A word where a command begins. */
const CALLED =
  /(?<=(?:^|[|;&(\x60]|\b(?:sudo|exec|nohup|env|then|do)) {0,4})[\w~.$\/-]{1,80}(?=[\s;&|)\x60]|$)/g

/** What a line has that gives such a name. */
const GIVES = /\balias |\/bin\/|\$\((?:which|command) /

export function withPlainNames(reading: Reading): Reading {
  if (!GIVES.test(reading.text)) return reading
  const names = new Map<string, string>()
  const named = (line: string): string => {
    if (GIVES.test(line)) note(line, names)
    return names.size > 0 ? line.replace(CALLED, (word) => names.get(word) ?? word) : line
  }
  return rewritten(reading, named, ADDED_MAX)
}

function note(line: string, names: Map<string, string>): void {
  const add = (name: string, program: string) => {
    if (name !== program) names.set(name, program)
  }
  for (const [, name, , program] of line.matchAll(ALIAS)) add(name!, program!)
  for (const [, name, program] of line.matchAll(SET_ALIAS)) add(name!, program!)
  for (const [, lying, found, path] of line.matchAll(COPY)) {
    const program = (lying ?? found)!
    const file = path!.slice(path!.lastIndexOf('/') + 1)
    if (file === '' || file === '.' || file === program) continue
    add(path!.includes('/') ? path! : `./${path}`, program)
    // Folders that are searched for programs.
    if (/\/bin\/[^/]{1,40}$/.test(path!)) add(file, program)
  }
}
