/**
 * One service per database: to a second one, scans that run in the first would be leftovers. SQLite
 * holds the lock, in a file of its own beside the database: commands beside the service are not
 * kept out, and the system lets go of it however the process ends.
 */

import { Database as Client } from 'bun:sqlite'
import { existsSync, realpathSync } from 'node:fs'
import { DatabaseRefused, makeFolder, refusal } from './database.ts'
import { codeOf } from './writer.ts'

/** The service before this one may still be finishing what it answers. */
const handOverMs = 3000

/** A handle that nothing refers to is closed as garbage, and its lock with it. */
const held = new Set<Client>()

/**
 * Holds the database at `path` for one service and returns what lets go of it.
 * @throws {DatabaseRefused} when another service holds it.
 */
export function holdAlone(path: string): () => void {
  if (path === ':memory:') return () => {}
  makeFolder(path)
  // A link and what it leads to are one database.
  const file = `${existsSync(path) ? realpathSync(path) : path}-lock`
  let client: Client | null = null
  const release = () => {
    if (client) held.delete(client)
    client?.close()
  }
  try {
    client = new Client(file, { readwrite: true, create: true })
    held.add(client)
    lock(client)
    return release
  } catch (error) {
    release()
    const isHeld = codeOf(error).startsWith('SQLITE_BUSY')
    throw isHeld ? alreadyServed(path) : refusal(file, error)
  }
}

/**
 * The transaction stays open. Nothing of it is ever written, but without the right to write SQLite
 * would begin it and hold no lock.
 */
function lock(client: Client): void {
  client.run(`PRAGMA busy_timeout = ${handOverMs}`)
  client.run('PRAGMA journal_mode = MEMORY')
  client.run('BEGIN EXCLUSIVE')
  client.run('PRAGMA user_version = 1')
}

const alreadyServed = (path: string) =>
  new DatabaseRefused(
    `Another service runs on ${path}. End that one, or give this one a DATABASE_PATH of its own.`,
  )
