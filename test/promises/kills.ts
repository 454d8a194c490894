/** The process is killed over and over while sixteen clients submit. */

import type { TestProcess } from '../support/process.ts'
import { randomFrom } from '../support/random.ts'
import { atLeast, atMost, type Check, exactly, tried } from './check.ts'
import { crowd, submit } from './clients.ts'
import { onStage, type Stage, until } from './stage.ts'

const KILLS = { short: 12, long: 200 }
const CLIENTS = 16

/**
 * Between the moment a service is up and its end, in milliseconds. Every second life counts from its first answer
 * instead: on a slow machine that comes later than the longest of these lives.
 */
const LIFE_MS = { least: 20, most: 220 }

/** A life without any answer ends after this time. */
const FIRST_ANSWER_MS = 10_000

/** A scan that is older than this and has not ended is stuck. */
const STUCK_MS = 30_000

export const kills: Check = {
  name: 'kills',
  promise: 'An accepted scan is never lost, and ends, whenever the process is killed',
  run: (form) =>
    onStage(async (stage) => {
      const random = randomFrom(KILLS[form])
      const acknowledged: string[] = []
      for (let kill = 0; kill < KILLS[form]; kill++) {
        const lifeMs = LIFE_MS.least + random() * (LIFE_MS.most - LIFE_MS.least)
        await liveBriefly(stage, lifeMs, kill % 2 === 1, acknowledged)
      }
      return [tried('kills', KILLS[form]), ...(await reckon(stage, acknowledged))]
    }),
}

/** Clients submit from the first moment; what they were told before the kill is what counts. */
async function liveBriefly(
  stage: Stage,
  lifeMs: number,
  fromFirstAnswer: boolean,
  acknowledged: string[],
): Promise<void> {
  const service = await stage.start()
  const before = acknowledged.length
  let isOver = false
  const load = crowd(
    CLIENTS,
    () => isOver,
    async () => {
      const address = stage.address(`kill-${acknowledged.length}-${Math.random()}`)
      const { body } = await submit(service, address)
      if (body.scanId) acknowledged.push(body.scanId)
    },
  )
  if (fromFirstAnswer) await until(() => acknowledged.length > before, FIRST_ANSWER_MS)
  await Bun.sleep(lifeMs)
  service.kill('SIGKILL')
  isOver = true
  await Promise.all([service.exited, load])
}

async function reckon(stage: Stage, acknowledged: string[]) {
  const service = await stage.start()
  const unfinished = () =>
    stage.read<{ count: number }>(
      `SELECT count(*) AS count FROM scans WHERE status IN ('pending', 'running')`,
    )[0]?.count ?? 0
  await until(() => unfinished() === 0, STUCK_MS)
  const stuck = unfinished()
  await end(service)
  const kept = new Set(
    stage.read<{ scan_id: string }>('SELECT scan_id FROM scans').map((row) => row.scan_id),
  )
  const [check] = stage.read<{ integrity_check: string }>('PRAGMA integrity_check')
  const failed = stage.read(`SELECT 1 FROM scans WHERE status = 'failed'`).length
  return [
    atLeast('scans acknowledged', acknowledged.length, 1),
    exactly('lost', acknowledged.filter((scanId) => !kept.has(scanId)).length, 0),
    exactly('stuck after 30 s', stuck, 0),
    tried('given up after two interrupted runs', failed),
    atMost('runs of one scan', Math.max(0, ...stage.requests.values()), 2),
    exactly('faults of the database', Number(check?.integrity_check !== 'ok'), 0),
  ]
}

async function end(service: TestProcess): Promise<void> {
  service.kill('SIGTERM')
  await service.exited
}
