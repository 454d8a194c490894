/**
 * Copies of the database of a service under load, each held against what the service had
 * acknowledged when the copy began.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../server/clock.ts'
import { openDatabase } from '../../server/store/database.ts'
import { runOperator, startProcess } from './process.ts'
import { skillText } from './skills.ts'

const WRITES_PER_SECOND = 100

export interface Copies {
  /** Acknowledged before the copies began, in all of them together. */
  held: number
  /** Of those, not in the copy. */
  lost: number
  /** Copies whose `integrity_check` says `ok`. */
  sound: number
  acknowledged: number
  durationMs: number
  /** Whether a service that started from the last copy shows its scans. */
  restored: boolean
}

export async function copyUnderLoad(copies: number): Promise<Copies> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  const env = { DATABASE_PATH: join(folder, 'live.sqlite'), BULK_LIMIT: '1000000' }
  const service = await startProcess(env)
  const acknowledged: string[] = []
  const startMs = performance.now()
  const load = startWrites(service.url, acknowledged)
  const result: Copies = {
    held: 0,
    lost: 0,
    sound: 0,
    acknowledged: 0,
    durationMs: 0,
    restored: false,
  }
  let copyPath = ''
  let held: string[] = []
  try {
    for (let copy = 0; copy < copies; copy++) {
      await load.more()
      held = [...acknowledged]
      copyPath = join(folder, `copy-${copy}.sqlite`)
      const { code, errors } = await runOperator(['backup', copyPath], env)
      if (code !== 0) throw new Error(`the copy was refused: ${errors}`)
      const { lost, isSound } = inspect(copyPath, held)
      result.held += held.length
      result.lost += lost
      result.sound += Number(isSound)
    }
    result.acknowledged = await load.stop()
    result.durationMs = performance.now() - startMs
    result.restored = await startsFrom(copyPath, held)
    return result
  } finally {
    await load.stop()
    service.kill('SIGKILL')
    await service.exited
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Stored scans at a steady rate, whether or not the ones before have been answered. */
function startWrites(url: string, acknowledged: string[]) {
  const underWay = new Set<Promise<void>>()
  let waiting: (() => void)[] = []
  const files = [{ path: 'SKILL.md', content: skillText('under-load') }]
  const write = async () => {
    const response = await fetch(`${url}/scan/bulk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ files, persist: true }),
    })
    acknowledged.push((await response.json()).results[0].scanId)
    for (const resolve of waiting.splice(0)) resolve()
  }
  const startMs = performance.now()
  let begun = 0
  const timer = setInterval(() => {
    // What was due while this process was busy is begun now.
    const due = ((performance.now() - startMs) / 1000) * WRITES_PER_SECOND
    for (; begun < due; begun++) {
      const one = write().finally(() => underWay.delete(one))
      underWay.add(one)
    }
  }, 1000 / WRITES_PER_SECOND)
  return {
    /** Resolves at the next acknowledged write. */
    more: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    async stop() {
      clearInterval(timer)
      waiting = []
      await Promise.allSettled(underWay)
      return acknowledged.length
    },
  }
}

function inspect(copyPath: string, held: string[]): { lost: number; isSound: boolean } {
  const { client, close } = openDatabase(copyPath, systemClock)
  const find = client.query('SELECT 1 FROM scans WHERE scan_id = ?')
  const lost = held.filter((scanId) => find.get(scanId) === null).length
  const verdict = client.query('PRAGMA integrity_check').get()
  close()
  return { lost, isSound: JSON.stringify(verdict) === '{"integrity_check":"ok"}' }
}

async function startsFrom(copyPath: string, held: string[]): Promise<boolean> {
  const service = await startProcess({ DATABASE_PATH: copyPath })
  const statuses = held.map(async (scanId) => (await fetch(`${service.url}/scan/${scanId}`)).status)
  const found = (await Promise.all(statuses)).every((status) => status === 200)
  service.kill('SIGKILL')
  await service.exited
  return found
}
