/** The file system of the database is full, and after a while it is not. */

import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { runOperator, type TestProcess } from '../support/process.ts'
import { mountSmallDisk } from '../support/small-disk.ts'
import { atLeast, atMost, type Check, exactly, type Measure, quantile, tried } from './check.ts'
import { record, submit, submitBulk, type Told } from './clients.ts'
import { startReader } from './reader.ts'
import { onStage, type Stage, until } from './stage.ts'

const SIZE_MIB = 8
const WRITES = 300
const files = [{ path: 'SKILL.md', content: '---\nname: read\n---\nHello.\n' }]

export const diskFull: Check = {
  name: 'disk-full',
  promise: 'On a full disk writes are refused, reads go on, and room is noticed at once',
  run: () =>
    onStage(async (stage) => {
      const disk = join(stage.folder, 'disk')
      const mounted = mountSmallDisk(disk, SIZE_MIB)
      // Without the right to mount there is no small disk to fill; that is said, not passed over.
      if (!mounted) return [tried('not tried: only root may mount a small disk', 0)]
      try {
        return await onSmallDisk(stage, disk)
      } finally {
        await stage.killAll()
        mounted.remove()
      }
    }),
}

async function onSmallDisk(stage: Stage, disk: string): Promise<Measure[]> {
  const env = { DATABASE_PATH: join(disk, 'test.sqlite') }
  const service = await stage.start(env)
  await submitBulk(service, { files, persist: true })
  const reader = startReader([`${service.url}/skill/read`])
  const filler = join(disk, 'filler')
  fill(filler)
  const told: Told[] = []
  for (let index = 0; index < WRITES; index++) {
    told.push(await submit(service, stage.address(`full-${index}`)))
  }
  const kept = await submitBulk(service, { files, persist: true })
  const before = readdirSync(disk).length
  const backup = await runOperator(['backup', join(disk, 'copy.sqlite')], env)
  const left = readdirSync(disk).length - before
  rmSync(filler)
  const freeMs = performance.now()
  const isTaken = async () => (await submit(service, stage.address('room'))).status === 200
  await until(isTaken)
  const recoveryMs = performance.now() - freeMs
  const { latenciesMs, failures } = await reader.stop()
  const refused = told.filter(({ status, body }) => status === 503 && body.error === 'unavailable')
  const accepted = told.flatMap(({ body }) => body.scanId ?? [])
  return [
    tried('file system of its own (tmpfs)', SIZE_MIB, 'MiB'),
    tried('writes that still found room', accepted.length),
    atLeast('writes refused', refused.length, 1),
    exactly('answers of any other kind', told.length - refused.length - accepted.length, 0),
    exactly('a bulk call that cannot store, status', kept.status, 503),
    exactly('exit code of a backup onto it', backup.code, 1),
    exactly('files that the backup left', left, 0),
    exactly('reads that failed', failures, 0),
    atMost('reads, p99', quantile(latenciesMs, 0.99), 100, 'ms'),
    atMost('until a write is taken again', recoveryMs, 1000, 'ms'),
    exactly('accepted scans that did not end', await countUnended(service, accepted), 0),
  ]
}

async function countUnended(service: TestProcess, scanIds: string[]): Promise<number> {
  const isOpen = async (scanId: string) => {
    const { body } = await record(service, scanId)
    return body.status !== 'completed'
  }
  let open = scanIds
  await until(async () => {
    const states = await Promise.all(open.map(isOpen))
    open = open.filter((_, index) => states[index])
    return open.length === 0
  }, 30_000)
  return open.length
}

/** Writes until not one byte more is taken. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  for (let size = 1 << 16; size >= 1;) {
    try {
      if (writeSync(file, Buffer.alloc(size)) === size) continue
    } catch {
      // Smaller pieces may still fit.
    }
    size >>= 1
  }
  closeSync(file)
}
