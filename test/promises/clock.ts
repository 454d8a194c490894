/** Somebody sets the wall clock, by two days and both ways. */

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../../server/deps.ts'
import { startTestService } from '../support/service.ts'
import { atMost, type Check, exactly, type Measure } from './check.ts'
import { answerAtOnce, onStage, type Stage } from './stage.ts'

const JUMP_MS = 48 * 60 * 60 * 1000
const DAY_SEC = 24 * 60 * 60
const SCAN_LIMIT = 3

/** An upstream takes this long, so that a scan is under way when the clock jumps. */
const FETCH_MS = 200

export const clock: Check = {
  name: 'clock',
  promise: 'No jump of the clock makes negative times, a fresh quota or a wait beyond a day',
  run: () =>
    onStage(
      async (stage) => {
        const seen: Seen[] = []
        for (const jumpMs of [JUMP_MS, -JUMP_MS]) seen.push(await jump(stage, jumpMs))
        return judge(seen)
      },
      async (path) => {
        await Bun.sleep(FETCH_MS)
        return answerAtOnce(path)
      },
    ),
}

interface Seen {
  /** Of the scan that the jump went through. */
  durationMs: number
  lifeMs: number
  /** What a caller without quota was told after the jump, and after a restart. */
  statuses: number[]
  waitsSec: number[]
}

/** A clock that runs as clocks do until it is set. */
function settableClock() {
  let offsetMs = 0
  const clock: Clock = {
    now: () => Date.now() + offsetMs,
    monotonicMs: () => performance.now(),
  }
  return { clock, jump: (ms: number) => void (offsetMs += ms) }
}

async function jump(stage: Stage, jumpMs: number): Promise<Seen> {
  const { clock, jump } = settableClock()
  const databasePath = join(stage.folder, `${randomUUID()}.sqlite`)
  const env = { SCAN_LIMIT: String(SCAN_LIMIT), IP_HASH_SECRET: 'the same at every start' }
  const start = () => startTestService({ env, databasePath, overrides: { clock } })
  const first = await start()
  const submitted: Response[] = []
  for (let index = 0; index < SCAN_LIMIT; index++) {
    submitted.push(await first.submit(stage.address(`${jumpMs}-${index}`)))
  }
  jump(jumpMs)
  const { scanId } = await submitted.at(-1)?.json()
  const record = await first.ended(scanId)
  const refusals = [await first.submit(stage.address('refused'))]
  await first.stop()
  // A start in the future cannot know that it is one: only a jump back outlives a restart.
  if (jumpMs < 0) {
    const second = await start()
    refusals.push(await second.submit(stage.address('refused')))
    await second.stop()
  }
  const bodies = await Promise.all(refusals.map((response) => response.json()))
  return {
    durationMs: record.scanDurationMs,
    lifeMs: Date.parse(record.completedAt) - Date.parse(record.createdAt),
    statuses: refusals.map(({ status }) => status),
    waitsSec: bodies.map(({ retryAfterSec }) => retryAfterSec ?? Infinity),
  }
}

function judge(seen: readonly Seen[]): Measure[] {
  const statuses = seen.flatMap((one) => one.statuses)
  return [
    exactly('negative durations', seen.filter(({ durationMs }) => durationMs < 0).length, 0),
    exactly(
      'scans that ended before they began',
      seen.filter(({ lifeMs }) => lifeMs < 0).length,
      0,
    ),
    atMost('longest duration', Math.max(...seen.map((one) => one.durationMs)), 10_000, 'ms'),
    exactly('calls beyond the quota', statuses.filter((status) => status !== 429).length, 0),
    atMost('longest wait', Math.max(...seen.flatMap((one) => one.waitsSec)), DAY_SEC, 's'),
  ]
}
