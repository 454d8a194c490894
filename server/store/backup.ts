/** A copy of the database, taken while the service goes on: checked first, named afterwards. */

import { Database as Client } from 'bun:sqlite'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeWaitMs } from '../limits.ts'
import {
  closeWhole,
  connectExisting,
  DatabaseRefused,
  inspect,
  NO_ROOM,
  refusal,
} from './database.ts'
import { codeOf } from './writer.ts'

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
    refuseTaken(copyPath)
    publish(draft, copyPath)
    return statSync(copyPath).size
  } catch (error) {
    throw refusal(path, error)
  } finally {
    for (const leftover of [draft, `${draft}-journal`]) rmSync(leftover, { force: true })
  }
}

function refuseTaken(copyPath: string): void {
  if (existsSync(copyPath)) {
    throw new DatabaseRefused(`${copyPath} is there already. Give the copy another name.`)
  }
}

/** What is the fault of the original, not of the place for the copy. */
const UNREADABLE = /^SQLITE_(?:NOTADB|CORRUPT|BUSY)/

function copy(path: string, draft: string): void {
  const client = connectExisting(path)
  try {
    client.run(`PRAGMA busy_timeout = ${writeWaitMs}`)
    client.query('VACUUM INTO ?').run(draft)
  } catch (error) {
    const code = codeOf(error)
    if (UNREADABLE.test(code)) throw error
    throw unwritable(draft, code)
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

/** A copy has its name once it is on the disk: SQLite leaves it to the system when that is. */
function publish(draft: string, copyPath: string): void {
  try {
    flush(draft)
    renameSync(draft, copyPath)
    flush(dirname(copyPath))
  } catch (error) {
    throw unwritable(draft, codeOf(error))
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** What the operator can do about a place that does not take the copy. */
function unwritable(draft: string, code: string): DatabaseRefused {
  const folder = dirname(draft)
  const advice = NO_ROOM.test(code)
    ? `There is no room for a copy in ${folder}. Make room, or name a file on another disk.`
    : `No copy can be written in ${folder}. Check that it is there and that you may write to it.`
  return new DatabaseRefused(`${advice} (${code})`)
}
