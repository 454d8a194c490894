/**
 * The tables that the last process of this program made, in a file among its packages: to make them takes one to two
 * seconds, to read them a few hundredths. Where that file cannot be read, or not be written, it costs that time and
 * nothing else.
 */

import { deserialize, serialize } from 'bun:jsc'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { LEXICON } from '../lexicon/index.ts'
import type { Tables } from '../signals/search/words.ts'
import { pack, unpack } from './shared-tables.ts'

const FOLDER = join(import.meta.dir, '../node_modules/.cache')

/** The files that make the tables of patterns and words, and folders of them. */
export const MAKERS = ['lexicon/frequent.ts', 'matcher', 'patterns', 'signals/search/words.ts']

/** A name for the tables of these patterns, as this state of the program makes them. */
export function nameOf(patterns: readonly RegExp[]): string {
  const hasher = new Bun.CryptoHasher('sha256')
  hasher.update(Bun.version)
  for (const path of MAKERS.flatMap(filesOf)) hasher.update(readFileSync(path))
  hasher.update(JSON.stringify(LEXICON))
  for (const pattern of patterns) hasher.update(`${pattern}\n`)
  return `tables-${hasher.digest('hex').slice(0, 32)}`
}

function filesOf(maker: string): readonly string[] {
  const path = join(import.meta.dir, '..', maker)
  if (maker.endsWith('.ts')) return [path]
  return readdirSync(path)
    .sort()
    .map((file) => join(path, file))
}

/** The checksum of what follows it, in bytes. */
const SUM_BYTES = 8

/** Null for tables of other patterns or of another state of the program, and for those that were not kept whole. */
export function keptTables(patterns: readonly RegExp[], folder = FOLDER): Tables | null {
  try {
    const file = readFileSync(join(folder, nameOf(patterns)))
    const kept = file.subarray(SUM_BYTES)
    if (file.readBigUInt64LE() !== Bun.hash(kept)) return null
    return tablesOf(kept.slice())
  } catch {
    return null
  }
}

/** Tables of so many states of the program are kept: each takes some 14 MB, and tests announce patterns of their own. */
const KEPT_MAX = 3

export function keepTables(patterns: readonly RegExp[], tables: Tables, folder = FOLDER): void {
  const unfinished = join(folder, `unfinished-${process.pid}`)
  attempt(() => {
    mkdirSync(folder, { recursive: true })
    const kept = bytesOf(tables)
    const sum = Buffer.alloc(SUM_BYTES)
    sum.writeBigUInt64LE(BigInt(Bun.hash(kept)))
    writeFileSync(unfinished, Buffer.concat([sum, kept]))
    renameSync(unfinished, join(folder, nameOf(patterns)))
    removeOld(folder)
  })
  attempt(() => rmSync(unfinished, { force: true }))
}

/** Longer than it takes to write a file: one that is still unfinished then was left by a process that ended. */
const UNFINISHED_MS = 60_000

/** Other tools may keep files in the same folder: only those that are named here are looked at. */
function removeOld(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const named = (start: string) => files.filter((file) => basename(file).startsWith(start))
  const time = (file: string) => statSync(file).mtimeMs
  const kept = named('tables-').sort((a, b) => time(b) - time(a))
  const unfinished = named('unfinished-').filter((file) => time(file) < Date.now() - UNFINISHED_MS)
  for (const file of [...kept.slice(KEPT_MAX), ...unfinished]) rmSync(file, { force: true })
}

/** The file only saves time. */
function attempt(act: () => void): void {
  try {
    act()
  } catch {
    return
  }
}

/** Memory that threads share cannot be written to a file. */
function bytesOf(tables: Tables): Uint8Array {
  const { next, packed } = pack(tables)
  return new Uint8Array(serialize({ next: next.slice(), packed: new Uint8Array(packed).slice() }))
}

function tablesOf(bytes: Uint8Array): Tables {
  const { next, packed } = deserialize(bytes)
  return unpack({ next: shared(next), packed: shared(packed).buffer })
}

function shared<T extends Uint8Array | Uint16Array | Int32Array>(own: T): T {
  const copy = Reflect.construct(own.constructor, [new SharedArrayBuffer(own.byteLength)])
  copy.set(own)
  return copy
}
