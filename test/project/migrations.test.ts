/**
 * Journal, files and Drizzle's picture of the tables agree, and what was shipped does not change.
 */

import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { migrate, readMigrations } from '../../server/store/migrations.ts'
import * as schema from '../../server/store/schema.ts'

const FOLDER = join(import.meta.dir, '../../drizzle')

/** Databases out there have been through these: a change of tables is a further one. */
const SHIPPED: Record<string, string> = {
  '0000_scans': '1dce667f13d9737070dc6fa666739f385688db42dad324b38fbab83b7072ac8e',
  '0001_sources': '911e6b4153864a1980f815b32a47cc3850003d52283dbe25bac4b16f66fd7d8e',
  '0002_hosts': '2d254b5e0e173f489c7f6bcf47d3984141cb3296785826c3dbc392f45cdf2d54',
}

function migrated(): Database {
  const client = new Database(':memory:', { strict: true })
  migrate(client)
  return client
}

test('the journal names exactly the files that are there', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  expect(readMigrations().map(({ tag }) => `${tag}.sql`)).toEqual(files.sort())
})

test('shipped migrations are as they were', () => {
  const digests = readMigrations().map(({ tag }) => {
    const text = readFileSync(join(FOLDER, `${tag}.sql`))
    return [tag, new Bun.CryptoHasher('sha256').update(text).digest('hex')]
  })
  expect(Object.fromEntries(digests)).toEqual(SHIPPED)
})

test('the tables have the columns and indexes that the schema knows', () => {
  const client = migrated()
  for (const table of [schema.scans, schema.skills, schema.skillSources, schema.hits]) {
    const { name, columns, indexes } = getTableConfig(table)
    const info = client
      .query<{ name: string; type: string; notnull: number }, [string]>(
        'SELECT name, type, "notnull" FROM pragma_table_xinfo(?)',
      )
      .all(name)
    expect(info).toEqual(
      columns.map((column) => ({
        name: column.name,
        type: column.getSQLType().toUpperCase(),
        notnull: Number(column.notNull),
      })),
    )
    const made = client
      .query<{ name: string }, [string]>('SELECT name FROM pragma_index_list(?)')
      .all(name)
      .map((index) => index.name)
    for (const index of indexes) expect(made).toContain(index.config.name)
  }
})

test('applying twice changes nothing', () => {
  const client = migrated()
  expect(migrate(client)).toBe(0)
})

test('a migration that fails leaves the schema before it', () => {
  const client = migrated()
  const version = readMigrations().length
  const broken = { tag: 'broken', statements: ['CREATE TABLE extra (a)', 'nonsense'] }
  expect(() => migrate(client, [...readMigrations(), broken])).toThrow()
  expect(client.query('PRAGMA user_version').get()).toEqual({ user_version: version })
  expect(client.query("SELECT name FROM sqlite_schema WHERE name = 'extra'").get()).toBeNull()
})

test('scans of before are found under their sources afterwards', () => {
  const client = new Database(':memory:', { strict: true })
  migrate(client, readMigrations().slice(0, 1))
  const keep = client.query(`INSERT INTO scans
    (scan_id, url, source_repo, status, attempt, skill_name, created_at, completed_at, record)
    VALUES ($id, 'u', $source, 'completed', 1, $name, 1, $at, $record)`)
  const record = JSON.stringify({ grade: 'B', score: 80, contentSha256: 'ab', rulesVersion: 1 })
  keep.run({ id: 'one', source: 'a/b', name: 'x', at: 5, record })
  keep.run({ id: 'two', source: 'a/b', name: 'x', at: 5, record })
  keep.run({ id: 'other', source: 'c/d', name: 'x', at: 9, record })
  keep.run({ id: 'nameless', source: 'c/d', name: null, at: 9, record })
  expect(migrate(client)).toBe(readMigrations().length - 1)
  const found = client
    .query(
      `SELECT name, skill_sources.source_repo, completed_scans, scan_id, grade, score
       FROM skill_sources JOIN scans ON seq = latest_seq ORDER BY latest_completed_at`,
    )
    .values()
  expect(found).toEqual([
    ['x', 'a/b', 2, 'two', 'B', 80],
    ['x', 'c/d', 1, 'other', 'B', 80],
  ])
})
