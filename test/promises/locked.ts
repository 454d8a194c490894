/** Another process holds the write lock of the database. */

import { Database } from 'bun:sqlite'
import type { TestProcess } from '../support/process.ts'
import { atLeast, atMost, type Check, exactly, type Measure, quantile } from './check.ts'
import { crowd, submit, submitBulk, type Told } from './clients.ts'
import { startReader } from './reader.ts'
import { onStage, type Stage } from './stage.ts'

/** Shorter than the patience of a write, and longer. */
const BRIEF_MS = 3000
const LASTING_MS = { short: 8000, long: 30_000 }

/** A write waits this long; what comes on top is the way there and back. */
const PATIENCE_MS = 5000
const WAY_MS = 1000

export const locked: Check = {
  name: 'locked',
  promise: 'Writes wait for a locked database, then are refused; reads go on',
  run: (form) =>
    onStage(async (stage) => {
      const service = await stage.start()
      const files = [{ path: 'SKILL.md', content: '---\nname: read\n---\nHello.\n' }]
      await submitBulk(service, { files, persist: true })
      const reader = startReader([`${service.url}/skill/read`])
      const brief = await whileLocked(stage, service, BRIEF_MS)
      const lasting = await whileLocked(stage, service, LASTING_MS[form])
      const after = await submit(service, stage.address('after'))
      const { latenciesMs, failures } = await reader.stop()
      return [
        ...judge(brief, lasting),
        exactly('status of a write after the lock', after.status, 200),
        atMost('its time', after.ms, 1000, 'ms'),
        atMost('reads, p99', quantile(latenciesMs, 0.99), 100, 'ms'),
        exactly('reads that failed', failures, 0),
      ]
    }),
}

/** What four clients are told that submit while the lock is held. */
async function whileLocked(stage: Stage, service: TestProcess, ms: number): Promise<Told[]> {
  const other = new Database(stage.databasePath)
  // It may have to wait itself: the service writes as well.
  other.run('PRAGMA busy_timeout = 5000')
  other.run('BEGIN IMMEDIATE')
  const told: Told[] = []
  let isOver = false
  const load = crowd(
    4,
    () => isOver,
    async (index) => {
      told.push(await submit(service, stage.address(`locked-${ms}-${index}`)))
    },
  )
  await Bun.sleep(ms)
  isOver = true
  other.run('ROLLBACK')
  other.close()
  await load
  return told
}

function judge(brief: readonly Told[], lasting: readonly Told[]): Measure[] {
  const refused = lasting.filter(
    ({ status, body }) => status === 503 && body.error === 'unavailable',
  )
  const isOdd = ({ status, body }: Told) =>
    status !== 200 && !(status === 503 && body.error === 'unavailable')
  const longest = (told: readonly Told[]) => Math.max(0, ...told.map(({ ms }) => ms))
  return [
    exactly('writes refused during 3 s', brief.filter(({ status }) => status !== 200).length, 0),
    atLeast('writes refused during the longer lock', refused.length, 4),
    atMost('longest wait', longest([...brief, ...lasting]), PATIENCE_MS + WAY_MS, 'ms'),
    exactly('answers of any other kind', lasting.filter(isOdd).length, 0),
  ]
}
