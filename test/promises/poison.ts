/** Some of the texts make their worker hang, crash or eat memory. */

import { join } from 'node:path'
import { residentMib, type TestProcess } from '../support/process.ts'
import { skillText } from '../support/skills.ts'
import { atLeast, atMost, type Check, exactly, quantile, tried } from './check.ts'
import { isReady, submit } from './clients.ts'
import { FAULTS } from './faults.ts'
import { onStage, type Stage, until } from './stage.ts'

const SCANS = { short: 200, long: 1000 }

/** Every so manyth text is a poison. */
const POISON_EVERY = 20

const SCANS_PER_SECOND = { least: 5, most: 20 }

/**
 * A poison costs a thread. What is tried is that others hardly notice, not how many threads a machine opens in a second:
 * between two poisons it has the time for so many.
 */
const OPENINGS_PER_POISON = 4

const MAIN = join(import.meta.dir, 'poisoned-service.ts')

/** Below this a doubling is noise of the machine. */
const NOISE_MS = 100

export const poison: Check = {
  name: 'poison',
  promise: 'A text that hangs, crashes or bloats its worker fails alone',
  run: (form) =>
    onStage(
      async (stage) => {
        // The first start may have to make the tables, which no thread does that is opened later: the
        // second start shows what one of these costs.
        const first = await stage.start({}, MAIN)
        await until(() => isReady(first))
        await stage.killAll()
        const service = await stage.start({}, MAIN)
        const listeningMs = performance.now()
        await until(() => isReady(service))
        // Two of three poisons cost a thread, and the third one keeps a thread for five seconds. Where no
        // thread is left, because several were lost at once, a text waits until a new one has read the
        // scanner, as the first one does now.
        const newThreadMs = Math.round(performance.now() - listeningMs)
        const perSecond = rateFor(newThreadMs)
        const calm = await drive(stage, service, SCANS[form], perSecond, 'calm')
        const hard = await drive(stage, service, SCANS[form], perSecond, 'hard')
        const limitMs = Math.max(2 * quantile(calm.healthyMs, 0.99), NOISE_MS) + newThreadMs
        return [
          tried('scans', calm.healthy + hard.healthy + hard.poisoned),
          tried('of these poisoned', hard.poisoned),
          tried('scans per second', Math.round(perSecond)),
          exactly('poisoned scans that did not fail', hard.poisoned - hard.poisonedFailed, 0),
          exactly('other scans that did not complete', hard.healthy - hard.healthyMs.length, 0),
          tried('p99 of all without poison', quantile(calm.healthyMs, 0.99), 'ms'),
          tried('median of the others beside poison', quantile(hard.healthyMs, 0.5), 'ms'),
          atMost('their p99', quantile(hard.healthyMs, 0.99), limitMs, 'ms'),
          tried('most memory', hard.mostMib, 'MiB'),
          atLeast('it is still ready', Number(await isReady(service)), 1),
        ]
      },
      (path) => new Response(skillText(path, faultOf(path))),
    ),
}

const rateFor = (newThreadMs: number): number =>
  Math.min(
    SCANS_PER_SECOND.most,
    Math.max(SCANS_PER_SECOND.least, (POISON_EVERY * 1000) / (OPENINGS_PER_POISON * newThreadMs)),
  )

/** `hard-20` is a poison, `calm-20` and `hard-21` are not. */
const isPoison = (path: string): boolean =>
  path.startsWith('hard') && Number(path.split('-')[1]) % POISON_EVERY === 0

const faultOf = (path: string): string =>
  isPoison(path)
    ? (FAULTS[(Number(path.split('-')[1]) / POISON_EVERY) % FAULTS.length] ?? '')
    : 'Says hello.'

interface Row {
  url: string
  status: string
  created_at: number
  completed_at: number
}

async function drive(
  stage: Stage,
  service: TestProcess,
  count: number,
  perSecond: number,
  kind: string,
) {
  const startMs = performance.now()
  let mostMib = 0
  for (let index = 0; index < count; index++) {
    await Bun.sleep(Math.max(0, startMs + (index * 1000) / perSecond - performance.now()))
    mostMib = Math.max(mostMib, residentMib(service.pid))
    void submit(service, stage.address(`${kind}-${index}`))
  }
  const rows = () =>
    stage.read<Row>(
      `SELECT url, status, created_at, completed_at FROM scans
       WHERE completed_at IS NOT NULL AND url LIKE '%/${kind}-%'`,
    )
  await until(() => rows().length === count, 60_000)
  const [poisoned, healthy] = [true, false].map((wanted) =>
    rows().filter(({ url }) => isPoison(new URL(url).pathname.slice(1)) === wanted),
  ) as [Row[], Row[]]
  const expected = Array.from({ length: count }, (_, index) => isPoison(`${kind}-${index}`))
  return {
    mostMib,
    poisoned: expected.filter((is) => is).length,
    healthy: expected.filter((is) => !is).length,
    poisonedFailed: poisoned.filter(({ status }) => status === 'failed').length,
    healthyMs: healthy
      .filter(({ status }) => status === 'completed')
      .map((row) => row.completed_at - row.created_at),
  }
}
