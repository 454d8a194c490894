/** Thousands of scans that wait when the process is killed, and are worked through by the next. */

import { residentMib, type TestProcess } from '../support/process.ts'
import { atLeast, atMost, type Check, exactly, type Form, quantile, tried } from './check.ts'
import { isReady, submit, times } from './clients.ts'
import { startReader } from './reader.ts'
import { answerAtOnce, onStage, type Stage, until } from './stage.ts'

const SIZE = { short: 2000, long: 10_000 }
/** The promise, and twice of it where a pipeline shares its machine: 24 to 93 ms were measured there. */
const READS_MAX_MS = { short: 100, long: 50 }
const CLIENTS = 16

export const backlog: Check = {
  name: 'backlog',
  promise: 'Thousands of waiting scans outlive a kill and hold nobody up',
  async run(form) {
    let isShut = true
    const answer = (path: string) => (isShut ? new Promise<Response>(() => {}) : answerAtOnce(path))
    return onStage(async (stage) => {
      const first = await stage.start()
      const accepted = await fill(stage, first, SIZE[form])
      first.kill('SIGKILL')
      await first.exited
      // A slow machine fills the queue for so long that the first fetches have failed by then.
      const failed = scanIds(stage, `status = 'failed'`)
      const queued = accepted.filter((scanId) => !failed.has(scanId))
      isShut = false
      stage.requests.clear()
      return workOff(stage, queued, form)
    }, answer)
  },
}

async function fill(stage: Stage, service: TestProcess, size: number): Promise<string[]> {
  const accepted: string[] = []
  await times(size, CLIENTS, async (index) => {
    const { body } = await submit(service, stage.address(`backlog-${index}`))
    if (body.scanId) accepted.push(body.scanId)
  })
  return accepted
}

function scanIds(stage: Stage, condition: string): ReadonlySet<string> {
  const rows = stage.read<{ id: string }>(`SELECT scan_id AS id FROM scans WHERE ${condition}`)
  return new Set(rows.map(({ id }) => id))
}

async function workOff(stage: Stage, queued: string[], form: Form) {
  const startMs = performance.now()
  const service = await stage.start()
  const urls = [`${service.url}/scan/${queued[0]}`, `${service.url}/scan/${queued.at(-1)}`]
  const reader = startReader(urls)
  await until(() => stage.requests.size > 0)
  const firstMs = performance.now() - startMs
  const mib = { starting: 0, working: 0 }
  let phase: keyof typeof mib = 'starting'
  const waiting = async () => {
    if (phase === 'starting' && (await isReady(service))) phase = 'working'
    mib[phase] = Math.max(mib[phase], residentMib(service.pid))
    await Bun.sleep(100)
    return stage.requests.size >= queued.length
  }
  await until(waiting, 300_000)
  const workedMs = performance.now() - startMs
  await until(() => scanIds(stage, `status IN ('pending', 'running')`).size === 0, 30_000)
  const { latenciesMs, failures } = await reader.stop()
  const completed = scanIds(stage, `status = 'completed'`)
  return [
    atLeast('waiting scans', queued.length, 0.95 * SIZE[form]),
    tried('scans per second', queued.length / (workedMs / 1000)),
    atMost('first scan after the start', firstMs, 2000, 'ms'),
    atMost('reads, p99', quantile(latenciesMs, 0.99), READS_MAX_MS[form], 'ms'),
    exactly('reads that failed', failures, 0),
    exactly('scans lost', queued.filter((scanId) => !completed.has(scanId)).length, 0),
    atMost('runs of one scan', Math.max(0, ...stage.requests.values()), 2),
    tried('most memory while the workers build their tables', mib.starting, 'MiB'),
    atMost('most memory while the scans are worked off', mib.working, 300, 'MiB'),
    exactly('ready at the end', Number(await isReady(service)), 1),
  ]
}
