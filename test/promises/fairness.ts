/** Twenty callers flood the service with bulk calls of slow items, and somebody submits one scan. */

import type { TestProcess } from '../support/process.ts'
import { atLeast, atMost, type Check, exactly, quantile, tried } from './check.ts'
import { crowd, submit, submitBulk } from './clients.ts'
import { onStage, type Stage, until } from './stage.ts'
import { skillText } from '../support/skills.ts'

const CALLERS = 20
const ITEMS = 50
const ITEM_MS = 2000
const FLOOD_MS = { short: 12_000, long: 60_000 }

/** The flood goes to these; the last one is where it is alone with nobody. */
const FLOODED_HOSTS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']
const QUIET_HOST = '127.0.0.9'

export const fairness: Check = {
  name: 'fairness',
  promise: 'A single scan starts soon, whatever bulk calls ask for',
  run: (form) =>
    onStage(
      async (stage) => {
        const service = await stage.start()
        let isOver = false
        let calls = 0
        const flood = crowd(
          CALLERS,
          () => isOver,
          async (index) => {
            await submitBulk(service, { urls: itemsOf(stage, index) })
            calls++
          },
        )
        await until(() => stage.requests.size >= FLOODED_HOSTS.length)
        const quiet: number[] = []
        const flooded: number[] = []
        const singles = Promise.all([
          keepSubmitting(stage, service, QUIET_HOST, quiet, () => isOver),
          keepSubmitting(stage, service, FLOODED_HOSTS[0] ?? '', flooded, () => isOver),
        ])
        await Bun.sleep(FLOOD_MS[form])
        isOver = true
        await singles
        const ended = calls
        const fetched = [...stage.requests.keys()].filter((path) => path.startsWith('item')).length
        service.kill('SIGKILL')
        await flood
        return [
          tried('calls of 50 slow items under way', CALLERS),
          tried('items fetched meanwhile', fetched),
          tried('calls that ended', ended),
          atLeast('single scans', quiet.length + flooded.length, 10),
          atMost('start of one to a quiet host, p95', quantile(quiet, 0.95), 2000, 'ms'),
          atMost('start of one to a flooded host, p95', quantile(flooded, 0.95), 2000, 'ms'),
          exactly(
            'never started',
            [...quiet, ...flooded].filter((ms) => ms === Infinity).length,
            0,
          ),
        ]
      },
      async (path) => {
        if (path.startsWith('item')) await Bun.sleep(ITEM_MS)
        return new Response(skillText('fair'))
      },
    ),
}

const itemsOf = (stage: Stage, call: number): string[] =>
  Array.from({ length: ITEMS }, (_, item) =>
    stage.address(`item-${call}-${item}`, FLOODED_HOSTS[item % FLOODED_HOSTS.length]),
  )

/** One scan after the other; each is started when the upstream is asked for it. */
async function keepSubmitting(
  stage: Stage,
  service: TestProcess,
  host: string,
  startsMs: number[],
  isOver: () => boolean,
): Promise<void> {
  for (let index = 0; !isOver(); index++) {
    const path = `single-${host}-${index}`
    const startMs = performance.now()
    await submit(service, stage.address(path, host))
    const isStarted = await until(() => stage.requests.has(path), 30_000)
    startsMs.push(isStarted ? performance.now() - startMs : Infinity)
    await Bun.sleep(200)
  }
}
