/**
 * Opens the one SQLite file: creates it when absent, refuses what is not sound, sets the pragmas.
 */

import { Database as Client, constants } from 'bun:sqlite'
import {
  accessSync,
  constants as files,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { type BunSQLiteDatabase, drizzle } from 'drizzle-orm/bun-sqlite'
import type { Clock } from '../deps.ts'
import { writeWaitMs } from '../limits.ts'
import {
  APPLICATION_ID,
  applicationId,
  migrate,
  readMigrations,
  schemaVersion,
} from './migrations.ts'
import * as schema from './schema.ts'
import { codeOf, createWriter, type Writer } from './writer.ts'

/**
 * SQLite waits inside the call, with the event loop standing still, so this is short: the writer
 * tries again later instead. Reads meet a lock only for the moment of a recovery.
 */
const BUSY_TIMEOUT_MS = 10

/** While a database is opened nobody else is kept waiting. */
const waitForLocks = (client: Client) => client.run(`PRAGMA busy_timeout = ${writeWaitMs}`)
const hurry = (client: Client) => client.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)

export interface Database {
  client: Client
  orm: BunSQLiteDatabase<typeof schema>
  write: Writer
  /** Bytes in use, pages freed by deletions not counted. */
  usedBytes(): number
  close(): void
}

/** The file cannot be used. The message is for the operator and says what to do. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}

export function openDatabase(path: string, clock: Clock): Database {
  let client: Client | null = null
  try {
    if (path !== ':memory:') prepareFile(path)
    client = connect(path)
    waitForLocks(client)
    if (path !== ':memory:') inspect(client, path)
    setPragmas(client)
    migrate(client)
    writeOnce(client)
    hurry(client)
    return assemble(client, clock)
  } catch (error) {
    client?.close()
    throw refusal(path, error)
  }
}

const assemble = (client: Client, clock: Clock): Database => ({
  client,
  orm: drizzle({ client, schema }),
  write: createWriter(client, clock),
  usedBytes: usedBytesOf(client),
  close: () => closeWhole(client),
})

/**
 * The database that a service of this very version uses, for a command beside it: never made, never
 * migrated.
 */
export function openExisting(path: string, clock: Clock): Database {
  let client: Client | null = null
  try {
    client = connectExisting(path)
    waitForLocks(client)
    inspect(client, path)
    if (schemaVersion(client) < readMigrations().length) {
      throw new DatabaseRefused(
        `${path} has the schema of an older version. Start the service once, which upgrades it.`,
      )
    }
    setPragmas(client)
    writeOnce(client)
    hurry(client)
    return assemble(client, clock)
  } catch (error) {
    client?.close()
    throw refusal(path, error)
  }
}

/** For reading and writing what is there, without making a file that is not. */
export function connectExisting(path: string): Client {
  if (!existsSync(path)) {
    throw new DatabaseRefused(`There is no database at ${path}. Check DATABASE_PATH.`)
  }
  return new Client(path, { readwrite: true, create: false, strict: true })
}

/**
 * A new database gets its name only when it is whole, so that a kill leaves no empty file behind.
 */
function prepareFile(path: string): void {
  makeFolder(path)
  if (existsSync(path)) {
    // SQLite would open what it may only read, and leave files beside it that it may only read.
    accessSync(path, files.R_OK | files.W_OK)
    if (statSync(path).size > 0) return
    throw new DatabaseRefused(
      `${path} exists but is empty. Restore a backup, or remove the file to start afresh.`,
    )
  }
  if (existsSync(`${path}-wal`)) {
    throw new DatabaseRefused(
      `${path} is missing, but ${path}-wal is there. Put the database back, or remove both.`,
    )
  }
  const draft = `${path}.new`
  for (const leftover of [draft, `${draft}-journal`]) rmSync(leftover, { force: true })
  const client = connect(draft)
  migrate(client)
  client.close()
  renameSync(draft, path)
}

/** @throws {DatabaseRefused} when there can be no file of that path. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
  } catch (error) {
    throw new DatabaseRefused(
      `The folder of ${path} cannot be made. Make it for the user of the service, or set ` +
        `DATABASE_PATH to another place. (${codeOf(error)})`,
    )
  }
  if (existsSync(path) && statSync(path).isDirectory()) {
    throw new DatabaseRefused(`${path} is a folder. Set DATABASE_PATH to a file.`)
  }
}

const connect = (path: string): Client =>
  new Client(path, { readwrite: true, create: true, strict: true })

/** @throws {DatabaseRefused} unless it is ours, of a schema that is known, and whole. */
export function inspect(client: Client, path: string): void {
  if (applicationId(client) !== APPLICATION_ID) {
    throw new DatabaseRefused(`${path} is not a Touchstone database. Check DATABASE_PATH.`)
  }
  const known = readMigrations().length
  const found = schemaVersion(client)
  if (found > known) {
    throw new DatabaseRefused(
      `${path} was written by a newer Touchstone (schema ${found}, this one knows ${known}). ` +
        'Start the newer version, or restore a backup of before the upgrade.',
    )
  }
  const row = client.query<{ quick_check: string }, []>('PRAGMA quick_check(1)').get()
  if (row?.quick_check !== 'ok') {
    throw new DatabaseRefused(`${path} is damaged. Restore a backup. (${row?.quick_check})`)
  }
}

/** Opening and reading tell nothing of whether writes are taken. */
function writeOnce(client: Client): void {
  client.run(`PRAGMA user_version = ${schemaVersion(client)}`)
}

function setPragmas(client: Client): void {
  client.run('PRAGMA journal_mode = WAL')
  client.run('PRAGMA synchronous = FULL')
  client.run('PRAGMA foreign_keys = ON')
  // What is forgotten is overwritten, so that a secret in an address does not outlive its scan.
  client.run('PRAGMA secure_delete = ON')
  // A large transaction does not leave a large file beside the database for good.
  client.run(`PRAGMA journal_size_limit = ${64 * 1024 * 1024}`)
}

/** Of SQLite and of the system. */
export const NO_ROOM = /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)/
const NOT_OURS = /^(?:SQLITE_(?:READONLY|CANTOPEN|PERM)|EACCES|EPERM|EROFS)/

export function refusal(path: string, error: unknown): Error {
  if (error instanceof DatabaseRefused) return error
  const code = codeOf(error)
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
    return new DatabaseRefused(`${path} is damaged or no database. Restore a backup.`)
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return new DatabaseRefused(`${path} is held by another process. End that one, or wait for it.`)
  }
  if (NO_ROOM.test(code)) {
    return new DatabaseRefused(`There is no room on the disk of ${path}. Make some. (${code})`)
  }
  if (NOT_OURS.test(code)) {
    return new DatabaseRefused(
      `${path} cannot be written. Give it, its folder and the files beside it that begin with ` +
        `its name to the user of the service (chown), or check DATABASE_PATH. (${code})`,
    )
  }
  return new DatabaseRefused(`${path} cannot be opened: ${code || String(error)}`)
}

function usedBytesOf(client: Client): () => number {
  const query = client.query<{ bytes: number }, []>(
    `SELECT (pages.page_count - free.freelist_count) * size.page_size AS bytes
     FROM pragma_page_count pages, pragma_freelist_count free, pragma_page_size size`,
  )
  return () => query.get()?.bytes ?? 0
}

/** Without this the WAL and its index would stay beside a database at rest. */
export function closeWhole(client: Client): void {
  client.fileControl(constants.SQLITE_FCNTL_PERSIST_WAL, 0)
  client.close()
}
