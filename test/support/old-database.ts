/**
 * Databases as every version of the schema would hold the same scans, so that what an upgrade makes
 * of an old one can be compared with what it should have come to.
 */

import { Database } from 'bun:sqlite'
import { readMigrations, migrate, schemaVersion } from '../../server/store/migrations.ts'
import { finishedRecord } from '../../server/store/records.ts'
import { completed } from './store.ts'

type Row = Record<string, string | number | null>

/** Every table as it should be, whatever the schema knows of it. */
type Tables = Record<'scans' | 'skills' | 'skill_sources' | 'hits', Row[]>

export const schemas = readMigrations().length

const START_MS = Date.UTC(2026, 0, 1)
const NAMES = 97
const SOURCES = 13

/** A database of that schema, 1 being the first, with so many scans in it. */
export function createOld(path: string, schema: number, scans: number): Database {
  const client = new Database(path, { strict: true })
  client.run('PRAGMA journal_mode = WAL')
  client.run('PRAGMA foreign_keys = OFF')
  migrate(client, readMigrations().slice(0, schema))
  client.transaction(() => {
    for (const [table, rows] of Object.entries(tablesOf(scans))) insert(client, table, rows)
  })()
  return client
}

/** Version, tables and rows as one text: equal texts are equal databases. */
export function stateOf(client: Database): string {
  const schema = client.query('SELECT name, sql FROM sqlite_schema ORDER BY name').all()
  const tables = client
    .query<{ name: string }, []>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
    )
    .all()
  const rows = tables.map(({ name }) => client.query(`SELECT * FROM ${name}`).values())
  return JSON.stringify([schemaVersion(client), schema, rows])
}

/** Only the columns that the schema has; a table that it does not have is left out. */
function insert(client: Database, table: string, rows: Row[]): void {
  const columns = client
    .query<{ name: string }, [string]>('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => name)
  if (columns.length === 0) return
  const places = columns.map(() => '?').join()
  const statement = client.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${places})`)
  for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null))
}

function tablesOf(count: number): Tables {
  const scans = Array.from({ length: count }, (_, index) => scanRow(index + 1))
  return {
    scans,
    skills: latestRows(scans, ({ skill_name }) => [skill_name]).map(
      ({ source_repo, ...row }) => row,
    ),
    skill_sources: latestRows(scans, ({ skill_name, source_repo }) => [skill_name, source_repo]),
    hits: Array.from({ length: count }, (_, index) => ({
      bucket: index % 2 === 0 ? 'scan' : 'bulk',
      caller: `caller ${index % 50}`,
      at: START_MS + index,
      nonce: index,
    })),
  }
}

/** Of twenty scans one waits, one runs and one failed; every seventh has no name. */
function scanRow(seq: number): Row {
  const head = {
    scanId: `sk_${String(seq).padStart(24, 'a')}`,
    url: `https://example.com/${seq}`,
    sourceRepo: `owner/${seq % SOURCES}`,
    createdAt: START_MS + seq * 1000,
  }
  const row = {
    seq,
    scan_id: head.scanId,
    url: head.url,
    source_repo: head.sourceRepo,
    attempt: 1,
    created_at: head.createdAt,
  }
  const state = seq % 20
  if (state === 0) return { ...row, status: 'pending', attempt: 0, fetch_url: head.url }
  if (state === 1) return { ...row, status: 'running', fetch_url: head.url }
  // Some end in the same millisecond, and not in the order in which they came.
  const completedAt = head.createdAt + (seq % 3) * 2000
  if (state === 2) {
    const record = finishedRecord(head, { kind: 'failed', reason: 'timeout' }, 30_000, completedAt)
    const error_message = 'It took too long.'
    return { ...row, status: 'failed', completed_at: completedAt, record, error_message }
  }
  const outcome = completed(seq % 7 === 0 ? null : `skill ${seq % NAMES}`, seq % 101)
  const { skillName, grade, score, rulesVersion } = outcome.report
  return {
    ...row,
    status: 'completed',
    skill_name: skillName,
    completed_at: completedAt,
    record: finishedRecord(head, outcome, 5, completedAt),
    grade,
    score,
    content_sha256: outcome.contentSha256,
    rules_version: rulesVersion,
  }
}

/** How many there are under each key, and the latest of them. */
function latestRows(scans: Row[], keyOf: (scan: Row) => unknown[]): Row[] {
  const byKey = new Map<string, Row>()
  for (const scan of scans) {
    if (scan.status !== 'completed' || scan.skill_name === null) continue
    const key = JSON.stringify(keyOf(scan))
    const before = byKey.get(key)
    const newer = !before || Number(scan.completed_at) >= Number(before.latest_completed_at)
    byKey.set(key, {
      name: scan.skill_name ?? null,
      source_repo: scan.source_repo ?? null,
      completed_scans: Number(before?.completed_scans ?? 0) + 1,
      latest_seq: (newer ? scan.seq : before?.latest_seq) ?? null,
      latest_completed_at: (newer ? scan.completed_at : before?.latest_completed_at) ?? null,
    })
  }
  return [...byKey.values()]
}
