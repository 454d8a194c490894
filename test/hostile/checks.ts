/**
 * How a row is judged: the reader of its kind of input does what the row says and answers with a
 * check for every field that it could see something of; a field that none of them knows is an
 * error, so that nothing a row expects is ever passed over.
 */

import { expect } from 'bun:test'
import type { Row } from '../support/catalogue.ts'

/** Throws unless what was seen is what the row wants. */
export type Check = (wanted: unknown) => void | Promise<void>
export type Checks = Record<string, Check>

/** An array means any of the values. */
export const oneOf =
  (seen: unknown): Check =>
  (wanted) => {
    expect([wanted].flat()).toContain(seen)
  }

export const atMost =
  (seen: number): Check =>
  (wanted) => {
    expect(seen).toBeLessThanOrEqual(Number(wanted))
  }

/** The row names one or more texts that may not be in what was seen. */
export const without =
  (seen: string): Check =>
  (wanted) => {
    for (const text of [wanted].flat()) expect(seen).not.toContain(String(text))
  }

/** A row says true where something must hold; a check of its own says what. */
export const holds =
  (check: () => void | Promise<void>): Check =>
  async (wanted) => {
    if (wanted !== true) throw new Error(`What would "${String(wanted)}" mean here?`)
    await check()
  }

export async function judge({ expected }: Pick<Row, 'expected'>, checks: Checks): Promise<void> {
  const fields = Object.entries(expected)
  if (fields.length === 0) throw new Error('The row expects nothing.')
  for (const [field, wanted] of fields) {
    if (field === 'anyOf') await judgeAny(wanted, checks)
    else await checkOf(field, checks)(wanted)
  }
}

function checkOf(field: string, checks: Checks): Check {
  const check = Object.hasOwn(checks, field) ? checks[field] : undefined
  if (check) return check
  const known = Object.keys(checks).toSorted().join(', ')
  throw new Error(`Nothing was seen that "${field}" could be about. Known here: ${known}.`)
}

/** One of the alternatives must hold as a whole; fields that cannot be judged fail all the same. */
async function judgeAny(wanted: unknown, checks: Checks): Promise<void> {
  const alternatives = wanted as Record<string, unknown>[]
  const problems: string[] = []
  for (const expected of alternatives) {
    for (const field of Object.keys(expected)) if (field !== 'anyOf') checkOf(field, checks)
  }
  for (const expected of alternatives) {
    try {
      return await judge({ expected }, checks)
    } catch (error) {
      problems.push(String(error))
    }
  }
  throw new Error(`None of the alternatives holds:\n${problems.join('\n')}`)
}

/** The scenario as an object that holds none but the given keys. */
export function scenarioOf<const Key extends string>(
  input: unknown,
  keys: readonly Key[],
): Partial<Record<Key, unknown>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Error(`This is no scenario: ${JSON.stringify(input)?.slice(0, 200)}`)
  }
  const unknown = Object.keys(input).filter((key) => !keys.some((known) => known === key))
  if (unknown.length > 0) throw new Error(`No test knows what "${unknown.join(', ')}" does.`)
  return input as Partial<Record<Key, unknown>>
}
