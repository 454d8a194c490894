/** Brings a database to the schema of this code: the files of `drizzle/`, each in a transaction. */

import type { Database } from 'bun:sqlite'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Marks a file as ours (`PRAGMA application_id`): "TSTN" in ASCII. */
export const APPLICATION_ID = 0x5453544e

const FOLDER = join(import.meta.dir, '../../drizzle')

export interface Migration {
  tag: string
  statements: string[]
}

/** The migrations in order, as the journal lists them. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'),
  }))
}

/** How many migrations a database has been through (`PRAGMA user_version`). */
export const schemaVersion = (client: Database): number => pragma(client, 'user_version')

export const applicationId = (client: Database): number => pragma(client, 'application_id')

/**
 * Applies what is missing. SQLite keeps both marks in the file header, under the same transaction
 * as the tables, so a kill at any moment leaves the old schema or the new one. Returns how many
 * ran.
 */
export function migrate(client: Database, migrations: Migration[] = readMigrations()): number {
  let applied = 0
  migrations.forEach((migration, index) => {
    const step = client.transaction(() => {
      // Asked again under the write lock: another process may have been first.
      if (schemaVersion(client) > index) return
      for (const statement of migration.statements) client.run(statement)
      client.run(`PRAGMA application_id = ${APPLICATION_ID}`)
      client.run(`PRAGMA user_version = ${index + 1}`)
      applied++
    })
    step.immediate()
  })
  return applied
}

function pragma(client: Database, name: 'user_version' | 'application_id'): number {
  const row = client.query<Record<string, number>, []>(`PRAGMA ${name}`).get()
  return row?.[name] ?? 0
}
