import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  catalogueRows,
  expandBytes,
  expandText,
  generatorOf,
  isGenerator,
  readRows,
} from './catalogue.ts'

describe('a generator', () => {
  test('is a text, or a repetition, sequence, range or staircase of texts', () => {
    expect(expandText('as it is \ud800')).toBe('as it is \ud800')
    expect(expandText({ repeat: 'äb', times: 3 })).toBe('äbäbäb')
    expect(expandText({ repeat: '\u0000', times: 4 })).toBe('\u0000\u0000\u0000\u0000')
    expect(expandText({ concat: ['a', { repeat: 'b', times: 2 }, { concat: ['c'] }] })).toBe('abbc')
    expect(expandText({ range: { from: 1, to: 3, template: '{i}<{i-1},{i+10};' } })).toBe(
      '1<0,11;2<1,12;3<2,13;',
    )
    expect(expandText({ range: { from: 0, to: 2, template: '[{é*i}]' } })).toBe('[][é][éé]')
    const steps = { text: 'x\n', count: 3, step: '--' }
    expect(expandText({ indentSteps: steps })).toBe('x\n--x\n----x\n')
  })

  test('may stand for bytes', () => {
    expect([...expandBytes({ hex: 'fffe00' })]).toEqual([0xff, 0xfe, 0])
    expect([...gunzipSync(expandBytes({ gzip: { repeat: 'a', times: 2 } }))]).toEqual([97, 97])
    expect([...expandBytes({ concat: [{ hex: 'ff' }, 'a'] })]).toEqual([0xff, 97])
  })

  test('may be a value that is serialised, with repeated items anywhere in it', () => {
    const value = { urls: { repeatItem: { n: [1, null] }, times: 2 }, deep: [{ a: 'b' }] }
    expect(expandText({ json: value })).toBe(
      '{"urls":[{"n":[1,null]},{"n":[1,null]}],"deep":[{"a":"b"}]}',
    )
  })

  test('may hold others, in any order of its keys, and nothing that is none', () => {
    const nested = { times: 2, repeat: { range: { from: 1, to: 2, template: '{i}' } } }
    expect(expandText({ concat: [nested as never, { gzip: '' } as never] })).toStartWith('1212')
    expect(() => generatorOf({ repeat: 'a', times: 1, until: 'b' })).toThrow()
    expect(() => expandText({ concat: [{ body: 'x' } as never] })).toThrow()
  })

  test('is told apart from a scenario', () => {
    expect(['', { hex: '' }, { repeat: 'a', times: 1 }].every(isGenerator)).toBeTrue()
    expect([null, 7, {}, { gzip: 'a', status: 1 }, { body: 'x' }].some(isGenerator)).toBeFalse()
  })
})

describe('the catalogue', () => {
  test.skipIf(catalogueRows() === null)('has rows with an id and an expectation', () => {
    const rows = catalogueRows('ssrf-url') ?? []
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.id !== '' && typeof row.expected === 'object')).toBeTrue()
  })
})

describe('a file of rows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-rows-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const row = { id: 'a', category: 'c', input: '', expected: { ok: true }, why: 'because' }
  const written = (rows: object[]): string => {
    const path = join(folder, 'rows.json')
    writeFileSync(path, JSON.stringify(rows))
    return path
  }

  test('is read row by row, each knowing the one before it of its category', () => {
    const rows = readRows(written([row, { ...row, id: 'b', category: 'd' }, { ...row, id: 'c' }]))
    expect(rows.map(({ previous }) => previous?.id)).toEqual([undefined, undefined, 'a'])
  })

  test('is refused with a row that is none, or that says more than rows do', () => {
    const { why: _, ...unfinished } = row
    for (const wrong of [unfinished, { ...row, expected: null }, { ...row, timeout: 1 }]) {
      expect(() => readRows(written([row, wrong]))).toThrow()
    }
  })
})
