import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { tables } from '../../../scanner/index.ts'
import { keepTables, keptTables, MAKERS, nameOf } from '../../../scanner/patterns/kept-tables.ts'

const root = mkdtempSync(join(tmpdir(), 'touchstone-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(root, 'cache-'))
})

const PATTERNS = [/a/]

describe('tables that are kept', () => {
  test('come back as they were, in memory that threads share', () => {
    const own = tables()
    keepTables(PATTERNS, own, folder)
    const kept = keptTables(PATTERNS, folder)!
    expect(kept).toEqual(own)
    expect(kept.matcher.automaton.next.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(readdirSync(folder)).toEqual([nameOf(PATTERNS)])
  })

  test('are not taken when they are not whole, or of other patterns', () => {
    expect(keptTables(PATTERNS, folder)).toBeNull()
    keepTables(PATTERNS, tables(), folder)
    expect(keptTables([/b/], folder)).toBeNull()
    const path = join(folder, nameOf(PATTERNS))
    const whole = readFileSync(path)
    const bent = Buffer.from(whole)
    bent[whole.length >> 1]! ^= 1
    for (const bytes of [bent, whole.subarray(0, whole.length - 1), Buffer.alloc(0)]) {
      writeFileSync(path, bytes)
      expect(keptTables(PATTERNS, folder)).toBeNull()
    }
  })

  test('are three at most, the latest', () => {
    const own = tables()
    const sets = [[/1/], [/2/], [/3/], [/4/], [/5/]]
    sets.forEach((patterns, age) => {
      keepTables(patterns, own, folder)
      utimesSync(join(folder, nameOf(patterns)), 1 + age, 1 + age)
    })
    expect(readdirSync(folder).sort()).toEqual(sets.slice(2).map(nameOf).sort())
  })

  test('are all that is removed of a folder, but for what was long left unfinished', () => {
    const old = ['a-file-of-others', 'tables-1', 'unfinished-1']
    for (const name of [...old, 'unfinished-2']) writeFileSync(join(folder, name), '')
    for (const name of old) utimesSync(join(folder, name), 1, 1)
    mkdirSync(join(folder, 'a-folder'))
    const sets = [[/1/], [/2/], [/3/]]
    for (const patterns of sets) keepTables(patterns, tables(), folder)
    expect(readdirSync(folder).sort()).toEqual(
      ['a-file-of-others', 'a-folder', 'unfinished-2', ...sets.map(nameOf)].sort(),
    )
  })

  test('are done without where no file can be written', () => {
    const path = join(folder, 'a-file')
    writeFileSync(path, '')
    keepTables(PATTERNS, tables(), path)
    expect(keptTables(PATTERNS, path)).toBeNull()
  })
})

describe('their name', () => {
  test('is another one for other patterns', () => {
    const names = [[/a/], [/b/], [/a/i], [/a/, /b/], []].map(nameOf)
    expect(new Set(names).size).toBe(names.length)
    expect(nameOf([/a/])).toBe(names[0]!)
  })

  test('knows of every file that makes them', () => {
    const scanner = join(import.meta.dir, '../../../scanner')
    const seen = new Set<string>()
    const follow = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      const text = readFileSync(join(scanner, file), 'utf8')
      for (const [, path] of text.matchAll(/^(?:import (?!type)[^;']*|\} )from '(\.[^']+)'/gm))
        follow(relative(scanner, join(scanner, dirname(file), path!)))
    }
    follow('signals/search/words.ts')
    const known = (file: string) =>
      MAKERS.some((maker) => file === maker || file.startsWith(`${maker}/`)) ||
      // What the lexicon says is part of the name, and signals are only declared.
      file.startsWith('lexicon/') ||
      file === 'signal.ts'
    expect([...seen].filter((file) => !known(file))).toEqual([])
    expect(seen.has('patterns/parts.ts')).toBe(true)
  })
})
