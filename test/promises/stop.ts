/** The service is told to stop while clients of every kind are at it. */

import { stopNoticeMs } from '../../server/limits.ts'
import type { TestProcess } from '../support/process.ts'
import { atLeast, atMost, type Check, exactly, tried } from './check.ts'
import { ask, crowd, isReady, record, submit, submitBulk, type Told } from './clients.ts'
import { type Answer, answerAtOnce, answerNever, onStage, type Stage, until } from './stage.ts'

/** How long the load runs before the signal, and how long a slow upstream takes. */
const LOAD_MS = 1500
const SLOW_MS = 4000

/** A balancer that asks this often learns in time that it has to look elsewhere. */
const POLL_MS = 1000

/**
 * Who asks in the moment in which the door closes may be reset instead of refused: the kernel had taken the connection and
 * the service not yet. Nothing was begun for them, and they are told at once to ask elsewhere.
 */
const DOOR_MS = 100

export const stop: Check = {
  name: 'stop',
  promise: 'SIGTERM under load cuts nobody off, loses nothing and takes at most 15 seconds',
  run: () =>
    onStage(async (stage) => {
      const service = await stage.start()
      await until(() => isReady(service))
      const load = startLoad(stage, service)
      await Bun.sleep(LOAD_MS)
      const signalMs = performance.now()
      service.kill('SIGTERM')
      const code = await service.exited
      const tookSec = (performance.now() - signalMs) / 1000
      const { told, polls, calls, acknowledged } = await load.end()
      const running = stage.read(`SELECT 1 FROM scans WHERE status = 'running'`).length
      const notReady = polls.filter(({ status }) => status === 503)
      const reset = told.filter(({ isCut }) => isCut)
      const doorMs = signalMs + stopNoticeMs
      const atDoor = ({ atMs, ms }: Told) => atMs > doorMs - DOOR_MS && ms < DOOR_MS
      return [
        tried('answers', told.filter(({ status }) => status > 0).length),
        exactly('exit code', code, 0),
        atMost('until the exit', tookSec, 15, 's'),
        atMost('until it says that it is not ready', gap(signalMs, notReady[0]), 500, 'ms'),
        atLeast('from that until the door is closed', span(notReady), POLL_MS, 'ms'),
        tried('turned away by a reset while the door closed', reset.filter(atDoor).length),
        exactly('answers cut off', reset.filter((one) => !atDoor(one)).length, 0),
        exactly('open calls without an answer', calls.filter(isUnanswered).length, 0),
        exactly('scans left running', running, 0),
        exactly('scans lost', await countLost(stage, acknowledged), 0),
      ]
    }, answerByPath),
}

const answerByPath: Answer = async (path) => {
  if (path.startsWith('never')) return answerNever(path)
  if (path.startsWith('slow')) await Bun.sleep(SLOW_MS)
  return answerAtOnce(path)
}

const isUnanswered = ({ status }: Told): boolean => status !== 200

const gap = (fromMs: number, first: Told | undefined): number => (first?.atMs ?? Infinity) - fromMs

/** Between the first of these and the last. */
const span = (told: readonly Told[]): number => (told.at(-1)?.atMs ?? 0) - (told[0]?.atMs ?? 0)

function startLoad(stage: Stage, service: TestProcess) {
  const told: Told[] = []
  const polls: Told[] = []
  const acknowledged: string[] = []
  let isOver = false
  const isDone = () => isOver
  const keep = (answer: Told) => {
    told.push(answer)
    // Who is turned away at the door goes home.
    if (answer.status === 0) isOver = true
    return answer
  }
  const submitting = crowd(8, isDone, async (index) => {
    const { body } = keep(await submit(service, stage.address(`${kindOf(index)}-${index}`)))
    if (body.scanId) acknowledged.push(body.scanId)
    await Bun.sleep(20)
  })
  const reading = crowd(4, isDone, async () => {
    keep(await ask(`${service.url}/skill/nobody`))
    await Bun.sleep(5)
  })
  // A poll of a balancer has a connection of its own.
  const polling = crowd(1, isDone, async () => {
    polls.push(keep(await ask(`${service.url}/healthz`, { headers: { connection: 'close' } })))
    await Bun.sleep(20)
  })
  const calling = Promise.all(
    ['slow', 'never'].map((kind) => {
      const urls = Array.from({ length: 50 }, (_, item) => stage.address(`${kind}-call-${item}`))
      return submitBulk(service, { urls }).then(keep)
    }),
  )
  return {
    async end() {
      isOver = true
      const [calls] = await Promise.all([calling, submitting, reading, polling])
      return { told, polls, calls, acknowledged }
    },
  }
}

/** One of fifty does not answer: scans are still under way when the signal comes. */
const kindOf = (index: number): string => (index % 50 === 0 ? 'never' : 'quick')

/** Those that the next start does not know. Some never end here: their upstream does not answer. */
async function countLost(stage: Stage, acknowledged: string[]): Promise<number> {
  const service = await stage.start()
  let lost = 0
  for (const scanId of acknowledged) {
    if ((await record(service, scanId)).body.scanId !== scanId) lost++
  }
  return lost
}
