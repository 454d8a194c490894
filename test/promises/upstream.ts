/** Upstreams take connections and never answer. */

import { scansInFlightMax } from '../../server/limits.ts'
import { atMost, type Check, exactly, median, tried } from './check.ts'
import { crowd, isReady, record, submit, submitBulk } from './clients.ts'
import { type Answer, answerAtOnce, answerNever, onStage, type Stage, until } from './stage.ts'

const HANGING_HOST = '127.0.0.2'

/** A host of its own that never answers, and as many single scans for it as may be under way. */
const CROWDED_HOST = '127.0.0.6'
const CROWD = scansInFlightMax

/** They are fetched a few at a time, and each takes its whole time. */
const PATIENCE_MS = 120_000

/** How often somebody else submits an address that answers. */
const OTHERS_EVERY_MS = 500

/** The first answers of a service take longer than all others, which is no matter of upstreams. */
const WARM_UP_SCANS = 5

const answerByPath: Answer = (path) =>
  path.startsWith('never') ? answerNever(path) : answerAtOnce(path)

export const upstream: Check = {
  name: 'upstream',
  promise: 'An upstream that never answers costs its own scans alone, and those not long',
  waits: true,
  run: () =>
    onStage(async (stage) => {
      const service = await stage.start()
      await until(() => isReady(service))
      for (let index = 0; index < WARM_UP_SCANS; index++)
        await timeOf(service, stage.address(`before-${index}`))
      const never = (name: string) => stage.address(`never-${name}`, HANGING_HOST)
      const urls = Array.from({ length: 50 }, (_, item) => never(`item-${item}`))
      let isOver = false
      const othersMs: number[] = []
      const others = crowd(
        1,
        () => isOver,
        async (index) => {
          othersMs.push(await timeOf(service, stage.address(`other-${index}`)))
          await Bun.sleep(OTHERS_EVERY_MS)
        },
      )
      const crowded = Array.from({ length: CROWD }, (_, index) =>
        timeOf(service, stage.address(`never-crowd-${index}`, CROWDED_HOST)),
      )
      const [bulk, singleMs] = await Promise.all([
        submitBulk(service, { urls }),
        timeOf(service, never('single')),
        ...crowded,
      ])
      isOver = true
      await others
      const results = (bulk.body as { results?: { error?: string }[] }).results ?? []
      return [
        atMost('a single scan ends after', singleMs / 1000, 16, 's'),
        atMost('a call of 50 items ends after', bulk.ms / 1000, 60, 's'),
        exactly('its items that are fetch_failed', countFailed(results), 50),
        tried('other scans meanwhile', othersMs.length),
        atMost('their median', median(othersMs), 2000, 'ms'),
        atMost('the slowest of them', Math.max(...othersMs), 2000, 'ms'),
        tried('single scans for one hanging host', CROWD),
        atMost('the slowest of them from its start', slowestSec(stage), 16, 's'),
      ]
    }, answerByPath),
}

/** What the record says of a scan begins with its claim, not while it waits. */
const slowestSec = (stage: Stage): number =>
  stage.read<{ sec: number }>(
    `SELECT max(record ->> '$.scanDurationMs') / 1000.0 AS sec FROM scans
     WHERE url LIKE '%/never-crowd-%'`,
  )[0]?.sec ?? Infinity

const countFailed = (results: { error?: string }[]): number =>
  results.filter(({ error }) => error === 'fetch_failed').length

/** From the call to the end of its scan, whichever way it ends. */
async function timeOf(service: { url: string }, address: string): Promise<number> {
  const startMs = performance.now()
  const { body } = await submit(service, address)
  const { scanId } = body
  if (scanId === undefined) return Infinity
  const isEnded = async () =>
    /completed|failed/.test((await record(service, scanId)).body.status ?? '')
  await until(isEnded, PATIENCE_MS)
  return performance.now() - startMs
}
