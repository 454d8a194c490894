/** Upgrades of old databases: whole ones, and ones that are killed on the way. */

import { Database } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../server/clock.ts'
import { openDatabase } from '../../server/store/database.ts'
import { createOld, schemas, stateOf } from './old-database.ts'

const CHILD = join(import.meta.dir, 'upgrade-child.ts')

/** A database of that schema as it is made, without any upgrade. */
export function made(schema: number, scans: number): string {
  const client = createOld(':memory:', schema, scans)
  const state = stateOf(client)
  client.close()
  return state
}

/** What a database of an old schema comes to when it is opened. */
export const upgraded = (schema: number, scans: number): Promise<string> =>
  inFolder(async (path) => {
    createOld(path, schema, scans).close()
    return opened(path)
  })

export interface Kills {
  /** How often the old schema was found afterwards, and how often a newer one. */
  old: number
  newer: number
  /** Databases that were neither, or that did not come to the newest schema in the end. */
  broken: number
}

/** Kills the upgrade of as many databases, each at another moment of the time that it takes. */
export async function killUpgrades(schema: number, scans: number, kills: number): Promise<Kills> {
  const states = Array.from({ length: schemas }, (_, index) => made(index + 1, scans))
  const wholeMs = await inFolder(async (path) => {
    createOld(path, schema, scans).close()
    const startMs = performance.now()
    await opened(path)
    return performance.now() - startMs
  })
  const counts: Kills = { old: 0, newer: 0, broken: 0 }
  for (let kill = 0; kill < kills; kill++) {
    await inFolder(async (path) => {
      createOld(path, schema, scans).close()
      await killAfter(path, (wholeMs * (kill + 0.5)) / kills)
      const client = new Database(path)
      const found = states.indexOf(stateOf(client)) + 1
      client.close()
      const isWhole = found >= schema && (await opened(path)) === states.at(-1)
      if (!isWhole) counts.broken++
      else if (found === schema) counts.old++
      else counts.newer++
    })
  }
  return counts
}

async function killAfter(path: string, ms: number): Promise<void> {
  const child = Bun.spawn([process.execPath, CHILD, path], { stdout: 'pipe', stderr: 'inherit' })
  // Its first word says that the upgrade begins.
  await child.stdout.getReader().read()
  await Bun.sleep(ms)
  child.kill('SIGKILL')
  await child.exited
}

async function opened(path: string): Promise<string> {
  const { client, close } = openDatabase(path, systemClock)
  const state = stateOf(client)
  close()
  return state
}

async function inFolder<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  try {
    return await work(join(folder, 'old.sqlite'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
