/**
 * The hostile catalogue: inputs that were written to break the service, with what is expected of
 * each. It lies outside of the repository, beside the project; what it says is data, never obeyed.
 */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Row {
  id: string
  category: string
  /** A text, a generator of one, or a scenario of the category. */
  input: unknown
  expected: Record<string, unknown>
  why: string
  /** The row before it, of the same category: some scenarios go on where another one ended. */
  previous?: Row
}

/** A description of text or bytes that are too long or too odd to be written out. */
export type Generator =
  | string
  | { repeat: Generator; times: number }
  | { concat: Generator[] }
  | { range: { from: number; to: number; template: string } }
  | { indentSteps: { text: string; count: number; step: string } }
  | { hex: string }
  | { gzip: Generator }
  | { json: unknown }

const CATALOGUE = join(import.meta.dir, '../../../shared/hostile/dev.json')

/** Another file of the same form, which must then be there. */
const named = process.env.HOSTILE_CATALOGUE || null

/** Where the catalogue lies, or would lie. */
export const cataloguePath: string = named ?? CATALOGUE

let rows: Row[] | null | undefined

/** The rows of the given categories, of all when none is given; null without a catalogue. */
export function catalogueRows(...categories: string[]): Row[] | null {
  rows ??= named !== null || existsSync(cataloguePath) ? readRows(cataloguePath) : null
  const isAsked = ({ category }: Row) => categories.length === 0 || categories.includes(category)
  return rows?.filter(isAsked) ?? null
}

/** @throws when a row has not the form of one. */
export function readRows(path: string): Row[] {
  const read = JSON.parse(readFileSync(path, 'utf8')) as Row[]
  const last = new Map<string, Row>()
  return read.map((row) => {
    const { id, category, input, expected, why, ...others } = row
    const isWhole = [id, category, why].every((text) => typeof text === 'string' && text !== '')
    if (!isWhole || input === undefined || typeof expected !== 'object' || expected === null) {
      throw new Error(`${path}: this is no row: ${JSON.stringify(row).slice(0, 200)}`)
    }
    if (Object.keys(others).length > 0) throw new Error(`${id} has ${Object.keys(others).join()}`)
    const previous = last.get(category)
    const known: Row = { id, category, input, expected, why, ...(previous ? { previous } : {}) }
    last.set(category, known)
    return known
  })
}

const FORMS = ['repeat,times', 'concat', 'range', 'indentSteps', 'hex', 'gzip', 'json']

export function isGenerator(value: unknown): value is Generator {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null) return false
  return FORMS.includes(Object.keys(value).toSorted().join())
}

/** @throws for what is none, so that a form that is not read here never passes unseen. */
export function generatorOf(value: unknown): Generator {
  if (isGenerator(value)) return value
  throw new Error(`This is no generator: ${JSON.stringify(value)?.slice(0, 200)}`)
}

/** The bytes that a generator stands for; text is UTF-8. */
export function expandBytes(generator: Generator): Uint8Array {
  if (typeof generator === 'string') return Buffer.from(generator)
  if ('repeat' in generator) return repeat(generator.repeat, generator.times)
  if ('concat' in generator)
    return Buffer.concat(generator.concat.map((part) => expandBytes(generatorOf(part))))
  if ('range' in generator) return Buffer.from(range(generator.range))
  if ('indentSteps' in generator) return Buffer.from(indentSteps(generator.indentSteps))
  if ('hex' in generator) return Buffer.from(generator.hex, 'hex')
  if ('gzip' in generator) return gzipSync(expandBytes(generatorOf(generator.gzip)))
  return Buffer.from(JSON.stringify(expandItems(generator.json)))
}

/** The text that a generator stands for; lone surrogates of a plain string survive. */
export function expandText(generator: Generator): string {
  if (typeof generator === 'string') return generator
  if ('concat' in generator)
    return generator.concat.map((part) => expandText(generatorOf(part))).join('')
  if ('repeat' in generator && typeof generator.repeat === 'string') {
    return generator.repeat.repeat(generator.times)
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(expandBytes(generator))
}

function repeat(repeated: Generator, times: number): Uint8Array {
  const unit = Buffer.from(expandBytes(generatorOf(repeated)))
  // Zeroed memory costs nothing until it is touched, which matters for bombs of many megabytes.
  if (unit.every((byte) => byte === 0)) return Buffer.alloc(unit.length * times)
  return Buffer.alloc(unit.length * times, unit)
}

/** `{i}` is the number, `{i-1}` one near it, `{x*i}` that many of `x`. Both ends count. */
function range({ from, to, template }: { from: number; to: number; template: string }): string {
  const one = (number: number) =>
    template.replace(/\{i([+-]\d+)?\}|\{(.)\*i\}/gsu, (_, offset?: string, character?: string) =>
      character === undefined ? String(number + Number(offset ?? 0)) : character.repeat(number),
    )
  return Array.from({ length: to - from + 1 }, (_, index) => one(from + index)).join('')
}

/** The first copy is not indented, each further one by a step more. */
function indentSteps({ text, count, step }: { text: string; count: number; step: string }): string {
  return Array.from({ length: count }, (_, index) => step.repeat(index) + text).join('')
}

/** Turns every `{repeatItem, times}` in a value into an array, and inner generators into text. */
function expandItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandItems)
  if (isGenerator(value)) return expandText(value)
  if (typeof value !== 'object' || value === null) return value
  if ('repeatItem' in value && 'times' in value) {
    return Array(Number(value.times)).fill(expandItems(value.repeatItem))
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expandItems(item)]))
}
