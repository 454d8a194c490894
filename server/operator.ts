/**
 * What an operator does to the data from outside, while the service runs or not: `bun run backup`
 * and `bun run remove`.
 */

import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from './clock.ts'
import { databasePathIn } from './config.ts'
import { isScanId } from './ids.ts'
import { backUp } from './store/backup.ts'
import { DatabaseRefused, openExisting } from './store/database.ts'
import { type TakeDown, takeDown } from './store/removal.ts'
import { WriteRefused } from './store/writer.ts'

const USAGE = `bun run backup FILE
  Copies the database to FILE, while the service runs or not. The copy is checked and on the disk
  before it gets its name. DATABASE_PATH says which database.

bun run remove SCAN_ID…
bun run remove --name SKILL_NAME [--source SOURCE]
bun run remove --source SOURCE
  Takes down reports: the scans given, or all of a skill name or a source (owner/name, or a host).
  FETCH_DENY keeps a host from being scanned again.`

const EXIT_REFUSED = 1
const EXIT_USAGE = 2

/** Copies hold what databases hold, addresses under way included: for their owner alone. */
const OWNER_ONLY = 0o077

async function main(): Promise<void> {
  process.umask(OWNER_ONLY)
  const [command = '', ...rest] = process.argv.slice(2)
  const path = databasePathIn(process.env)
  try {
    if (command === 'backup' && rest.length === 1 && !rest[0]?.startsWith('-')) {
      copyTo(rest[0] ?? '', path)
    } else if (command === 'remove') await remove(takeDownsIn(rest), path)
    else refuseUsage()
  } catch (error) {
    console.error(problemOf(error, path))
    process.exit(EXIT_REFUSED)
  }
}

function problemOf(error: unknown, path: string): string {
  if (error instanceof DatabaseRefused) return error.message
  if (!(error instanceof WriteRefused)) throw error
  return (
    `${path} takes no writes: another process holds it, or the disk is full. ` +
    'Not everything was removed; try again.'
  )
}

function copyTo(copyPath: string, path: string): void {
  const bytes = backUp(path, copyPath)
  console.log(`${copyPath}: ${bytes} bytes, checked.`)
  console.log(
    `To restore it: stop the service, move ${path} and the files beside it that begin with its ` +
      `name away, copy ${copyPath} to ${path}, give it to the owner of its folder ` +
      `(chown --reference=${dirname(path)} ${path}), start.`,
  )
}

async function remove(wanted: TakeDown[], path: string): Promise<void> {
  const database = openExisting(path, systemClock)
  let total = 0
  try {
    for (const one of wanted) {
      const removed = await takeDown(database, one)
      const words = Object.values(one).filter((word) => word !== undefined)
      if (removed === 0) console.error(`Nothing is stored under ${words.join(', ')}.`)
      total += removed
    }
  } finally {
    database.close()
  }
  if (total === 0) process.exitCode = EXIT_REFUSED
  const caches = total === 0 ? '' : ' Caches may show a report for five minutes more.'
  console.log(`Removed: ${total}.${caches}`)
}

/** Identifiers, or a name and a source; not both, so that nobody removes more than was meant. */
function takeDownsIn(words: string[]): TakeDown[] {
  try {
    const options = { name: { type: 'string' }, source: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
    const { name, source } = values
    const isNamed = name !== undefined || source !== undefined
    if (isNamed && positionals.length === 0) {
      return [{ skillName: name?.normalize('NFC'), sourceRepo: source }]
    }
    if (!isNamed && positionals.length > 0 && positionals.every(isScanId)) {
      return positionals.map((scanId) => ({ scanId }))
    }
  } catch {
    // An option that there is not: the usage says which there are.
  }
  return refuseUsage()
}

function refuseUsage(): never {
  console.error(USAGE)
  process.exit(EXIT_USAGE)
}

await main()
