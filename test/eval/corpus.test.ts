import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCorpus } from './corpus.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-corpus-'))
  writeFileSync(join(folder, 'a.md'), 'Ä')
})
afterAll(() => rmSync(folder, { recursive: true }))

const labelled = (...rows: object[]) => {
  const lines = rows.map((row) => `${JSON.stringify({ file: 'a.md', ...row })}\n`)
  writeFileSync(join(folder, 'labels.jsonl'), lines.join(''))
  return readCorpus(folder)
}
const malicious = (id: string, evidence: string, visibility: string) => ({
  id,
  label: 'malicious',
  evidence,
  taxonomy: { visibility },
})

describe('readCorpus', () => {
  test('sorts by id and tells the kinds of samples apart', () => {
    const samples = labelled(
      malicious('e', 'skill_md', 'overt'),
      malicious('d', 'skill_md', 'soft'),
      malicious('c', 'bundle_only', 'none'),
      { id: 'b', label: 'benign' },
      { id: 'a', label: 'benign', hard_negative: true, family: 'somebody/skills' },
    )
    expect(samples.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'a hard',
      'b normal',
      'c bundle',
      'd soft',
      'e overt',
    ])
    expect(samples[0]).toMatchObject({ family: 'somebody/skills', text: 'Ä', bytes: 2 })
    // A sample of no family is one of its own.
    expect(samples[1]?.family).toBe('b')
  })

  test('names the line and the field that it cannot use', () => {
    expect(() => labelled({ id: 'a', label: 'benign' }, { id: 'b', label: 'other' })).toThrow(
      'The field "label" of line 2 of labels.jsonl cannot be used.',
    )
    expect(() => labelled({ label: 'benign' })).toThrow('"id"')
    expect(() => labelled()).toThrow('empty')
    expect(() => readCorpus(join(folder, 'none'))).toThrow('no labels.jsonl')
  })
})
