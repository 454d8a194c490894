/**
 * Reads a labelled corpus: a folder with `labels.jsonl`, one line per sample, and the files it
 * names. The fields are those that `--help` names; everything else in a line is left alone.
 */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How a sample counts. `overt` and `soft` attacks can be seen in the file; the payload of a `bundle`
 * sample lies elsewhere, so that a finding there is a guess. `hard` honest files look like attacks.
 */
export const KINDS = ['overt', 'soft', 'bundle', 'normal', 'hard'] as const
export type Kind = (typeof KINDS)[number]

export interface Sample {
  id: string
  kind: Kind
  /** Campaign, lure, injection or repository. */
  family: string
  text: string
  bytes: number
}

export const isHonest = (kind: Kind): boolean => kind === 'normal' || kind === 'hard'

/** All samples in order of their ids. Throws with the line that cannot be used. */
export function readCorpus(folder: string): Sample[] {
  const path = join(folder, 'labels.jsonl')
  if (!existsSync(path)) throw new Error(`There is no labels.jsonl in ${folder}.`)
  const rows = readFileSync(path, 'utf8').split('\n')
  const samples = rows.flatMap((row, index) =>
    row.trim() === '' ? [] : [sampleOf(folder, row, `line ${index + 1} of labels.jsonl`)],
  )
  if (samples.length === 0) throw new Error('The corpus is empty.')
  return samples.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

function sampleOf(folder: string, row: string, place: string): Sample {
  const label: unknown = JSON.parse(row)
  const id = textIn(label, 'id') ?? fail(place, 'id')
  const file = textIn(label, 'file') ?? fail(place, 'file')
  const kind = kindOf(label) ?? fail(place, 'label')
  const bytes = readFileSync(join(folder, file))
  const text = new TextDecoder().decode(bytes)
  return { id, kind, family: textIn(label, 'family') ?? id, text, bytes: bytes.length }
}

function kindOf(label: unknown): Kind | null {
  const name = textIn(label, 'label')
  if (name === 'benign') return valueIn(label, 'hard_negative') === true ? 'hard' : 'normal'
  if (name !== 'malicious') return null
  if (textIn(label, 'evidence') !== 'skill_md') return 'bundle'
  return textIn(valueIn(label, 'taxonomy'), 'visibility') === 'soft' ? 'soft' : 'overt'
}

function fail(place: string, field: string): never {
  throw new Error(`The field "${field}" of ${place} cannot be used.`)
}

function valueIn(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null
    ? Object.getOwnPropertyDescriptor(holder, key)?.value
    : undefined
}

function textIn(holder: unknown, key: string): string | null {
  const value = valueIn(holder, key)
  return typeof value === 'string' && value !== '' ? value : null
}
