/** The sentences of rows about limits, clause by clause; what is not understood is an error. */

import { readConfig } from '../../../server/config.ts'
import type { Caller } from './calls-caller.ts'

export type Clause = (caller: Caller) => Promise<void>

const HOUR_MS = 60 * 60 * 1000
const NUMBERS: Record<string, number> = { a: 1, an: 1, another: 1, one: 1, two: 2, three: 3 }
const COUNT = '(\\d+|an?|another|one|two|three)'
const DURATION = '((?:\\d+ (?:d|days?|h|hours?|min|minutes?|s|seconds?)\\s?)+)'
const CALLS = '(?: (?:accepted|valid|more))*(?: (?:POST /scan|scans?|calls?|requests?))?'
const FROM = '(?: from (.+?))?'

/** Clauses by their form; the groups of the pattern are handed on. */
const FORMS: [RegExp, (...groups: (string | undefined)[]) => Clause][] = [
  [/^429 answer$/, () => inTurn(String(readConfig({}).scanLimit + 1))],
  [form(`${COUNT}${CALLS} spread over ${DURATION}${FROM}`), spread],
  [form(`${COUNT} (?:concurrent|parallel)${CALLS}${FROM}`), together],
  [form(`${COUNT}? ?bulk calls?(?: of (\\d+) items?)?${FROM}`), bulk],
  [form(`${COUNT}${CALLS}${FROM}(?: at ${DURATION}(?:after the first)?)?`), inTurn],
  [form(`POST /scan with an? (?:invalid|malformed) body (\\d+) times`), invalid],
  [form(`${COUNT} (?:invalid|malformed) (?:bodies|requests|POST /scan)`), invalid],
  [form(`POST /scan with a (?:failed|wrong|refused) challenge (\\d+) times`), refused],
  [form(`${COUNT} (?:reads|GET /scan/:id|GET /skill/:name)`), reads],
  [/^(?:a )?restart(?: of the service)?$/, () => (caller) => caller.restart()],
  [form(`wall clock set (back|forward|ahead) ${DURATION}`), jump],
]

export function clausesOf(sentence: string): Clause[] {
  const ordered = sentence.replace(/^(wall clock set .+) after (\d.+)$/, '$2, then $1')
  const parts = ordered.split(/,? then |, /).map((part) => part.trim())
  const clauses = parts.map(clauseOf)
  // A clock that was set is looked at by one more call.
  return /^wall clock/.test(parts.at(-1) ?? '') ? [...clauses, clauseOf('one more')] : clauses
}

function clauseOf(part: string): Clause {
  for (const [pattern, make] of FORMS) {
    const match = pattern.exec(part)
    if (match) return make(...match.slice(1))
  }
  throw new Error(`No caller knows how to "${part}"`)
}

function form(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`)
}

function inTurn(count = '1', from?: string, at?: string): Clause {
  return async (caller) => {
    callAs(caller, from)
    if (at !== undefined) caller.waitUntil(durationMs(at))
    await times(numberOf(count), caller.scan)
  }
}

function together(count = '1', from?: string): Clause {
  return async (caller) => {
    callAs(caller, from)
    await Promise.all(Array.from({ length: numberOf(count) }, caller.scan))
  }
}

/** The first now, the last at the end; the others right after the first. */
function spread(count = '1', over = '', from?: string): Clause {
  return async (caller) => {
    callAs(caller, from)
    await times(numberOf(count) - 1, caller.scan)
    caller.waitUntil(durationMs(over))
    await caller.scan()
  }
}

function bulk(count = '1', items = '1', from?: string): Clause {
  return async (caller) => {
    callAs(caller, from)
    await times(numberOf(count), () => caller.bulk(Number(items)))
  }
}

function invalid(count = '1'): Clause {
  return (caller) => times(numberOf(count), caller.invalid)
}

function refused(count = '1'): Clause {
  return (caller) => times(numberOf(count), caller.refused)
}

/** Reading is not limited: whatever comes of it, it takes nothing. */
function reads(count = '1'): Clause {
  return (caller) => times(numberOf(count), caller.read)
}

function jump(direction = '', by = ''): Clause {
  return async (caller) => {
    caller.clock.jump(direction === 'back' ? -durationMs(by) : durationMs(by))
  }
}

/** A key is an address; words without one mean this caller, or somebody else. */
function callAs(caller: Caller, from: string | undefined): void {
  if (from === undefined || /^(?:one|the same) (?:key|address)$/.test(from)) return
  if (/^(?:another|a second) (?:key|address)$/.test(from)) caller.address = '198.51.100.2'
  else if (/^[\da-f.:]+$/i.test(from)) caller.address = from
  else throw new Error(`No caller is "${from}"`)
}

const numberOf = (text: string): number => NUMBERS[text] ?? Number(text)

function durationMs(text: string): number {
  const units: Record<string, number> = { d: 24 * HOUR_MS, h: HOUR_MS, m: HOUR_MS / 60, s: 1000 }
  const parts = [...text.matchAll(/(\d+) ([dhms])/g)]
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0), 0)
}

async function times(count: number, call: () => Promise<void>): Promise<void> {
  for (let made = 0; made < count; made += 1) await call()
}
