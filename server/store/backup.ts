/** A copy of the database, taken while the service goes on: checked first, named afterwards. */

import { Database as Client } from 'bun:sqlite'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeWaitMs } from '../limits.ts'
import { closeWhole, connectExisting, DatabaseRefused, inspect, refusal } from './database.ts'

/**
 * Copies the database at `path` to `copyPath` as of one moment: every scan that was acknowledged
 * before is in it. A copy under that name is whole, on the disk, and one that a start takes.
 * Returns its size in bytes.
 * @throws {DatabaseRefused} when there is nothing sound to copy or the name is taken.
 */
export function backUp(path: string, copyPath: string): number {
  refuseTaken(copyPath)
  const draft = `${copyPath}.${process.pid}.part`
  try {
    copy(path, draft)
    check(draft, path)
    flush(draft)
    refuseTaken(copyPath)
    renameSync(draft, copyPath)
    flush(dirname(copyPath))
    return statSync(copyPath).size
  } catch (error) {
    throw refusal(path, error)
  } finally {
    rmSync(draft, { force: true })
  }
}

function refuseTaken(copyPath: string): void {
  if (existsSync(copyPath)) {
    throw new DatabaseRefused(`${copyPath} is there already. Give the copy another name.`)
  }
}

/** What is the fault of the original, not of the place for the copy. */
const UNREADABLE = /^SQLITE_(?:NOTADB|CORRUPT)/

function copy(path: string, draft: string): void {
  const client = connectExisting(path)
  try {
    client.run(`PRAGMA busy_timeout = ${writeWaitMs}`)
    client.query('VACUUM INTO ?').run(draft)
  } catch (error) {
    const code = String((error as { code?: unknown }).code)
    if (UNREADABLE.test(code)) throw error
    throw new DatabaseRefused(`The copy ${draft} cannot be written: ${code}`)
  } finally {
    closeWhole(client)
  }
}

/** What is wrong is said of the original, whose marks and content the copy has. */
function check(draft: string, path: string): void {
  const client = new Client(draft, { readonly: true })
  try {
    inspect(client, path)
  } finally {
    client.close()
  }
}

/** SQLite leaves it to the system when a copy reaches the disk. */
function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
