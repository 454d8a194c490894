/**
 * Variables of a shell that stand for an address, a host or a path: the reading holds what they stand for, so that
 * `curl "$U"` is judged as `curl "https://…"` is. Names that tell what is in them (`$API_KEY`) stay.
 */

import { regex } from '../patterns/verbose.ts'
import type { Reading } from './fold.ts'
import { ADDED_MAX, rewritten } from './rewrite.ts'

const SET = regex.g`
  (?:^|;|&&)\s{0,40}(?:(?:export|local|readonly|declare(?: -\w{1,3})?|arg|env|set) )?
  (?:\$(?:env:)?)?([a-z_]\w{0,30}) ?= ?(["']?)([^\s"'\`$();&|<>\\]{1,200})\2\s{0,4}(?=[;&#]|$)
`

/** To something that no text tells. */
const SET_ANEW = /^\s{0,40}(?:export |local )?([a-z_]\w{0,30})=/

const USE = /\$(?:\{(?:env:)?([a-z_]\w{0,30})\}|(?:env:)?([a-z_]\w{0,30}))/g

/** Addresses, paths, hosts; not versions. */
const PLACE = /[/@]|^(?=.{0,60}[a-z])[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}(?::\d{1,5})?$/

const SPEAKING = /key|token|secret|pass|pwd|cred|auth/

export function withValues(reading: Reading): Reading {
  if (!reading.text.includes('$')) return reading
  const values = new Map<string, string>()
  const filled = (line: string): string => {
    const next = values.size > 0 && line.includes('$') ? fill(line, values) : line
    if (line.includes('=')) note(line, values)
    return next
  }
  return rewritten(reading, filled, ADDED_MAX)
}

function note(line: string, values: Map<string, string>): void {
  values.delete(SET_ANEW.exec(line)?.[1] ?? '')
  for (const [, name, , value] of line.matchAll(SET))
    if (!SPEAKING.test(name!)) values.set(name!, value!)
}

/**
 * Places, and pieces of an address; names of programs are looked for in pieces, since nobody sets them without a
 * reason.
 */
const fill = (line: string, values: ReadonlyMap<string, string>): string =>
  line.replace(USE, (whole, braced, plain, offset) => {
    const value = values.get(braced ?? plain)
    return value !== undefined && (PLACE.test(value) || endsInAddress(line, offset)) ? value : whole
  })

const endsInAddress = (line: string, end: number): boolean =>
  /:\/\/[^\s"'`]{0,200}$/.test(line.slice(Math.max(0, end - 210), end))
