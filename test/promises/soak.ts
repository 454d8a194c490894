/** Twenty scans a second of texts of every kind, for as long as patience lasts. */

import { Glob } from 'bun'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueRows, expandText, isGenerator } from '../support/catalogue.ts'
import { residentMib, type TestProcess } from '../support/process.ts'
import { pick, randomFrom } from '../support/random.ts'
import {
  atLeast,
  atMost,
  type Check,
  exactly,
  quantile,
  type Form,
  type Measure,
  tried,
} from './check.ts'
import { isReady, submit, submitBulk } from './clients.ts'
import { startReader } from './reader.ts'
import { onStage, type Stage, until } from './stage.ts'

const LENGTH_MS = { short: 20_000, long: 30 * 60_000 }
const SCANS_PER_SECOND = 20

/** Memory settles during the first part of the run; the slope is that of the rest. */
const WARM_SHARE = 1 / 3

/** A slope over seconds says nothing, so the short form is judged by what is held at its end. */
const judgeMemory = (form: Form, mib: number, slope: number): Measure[] =>
  form === 'short'
    ? [atMost('memory at the end', mib, MIB_MAX, 'MiB'), tried('its slope', slope, 'MiB/min')]
    : [tried('memory at the end', mib, 'MiB'), atMost('its slope', slope, 1, 'MiB/min')]

/** With texts up to the largest and two workers; 410 to 510 were measured. */
const MIB_MAX = 600

const FIXTURES = join(import.meta.dir, '../fixtures/skills')
const TEXT_BYTES_MAX = 102_400

export const soak: Check = {
  name: 'soak',
  promise: 'Under steady load memory does not grow and nothing goes wrong',
  run: async (form) => {
    const texts = textsOfAllKinds()
    return onStage(
      async (stage) => {
        const service = await stage.start()
        await until(() => isReady(service))
        return drive(stage, service, form, texts)
      },
      (path) => new Response(texts[Number(path.split('-')[1]) % texts.length]),
    )
  },
}

interface Sample {
  minutes: number
  mib: number
}

async function drive(
  stage: Stage,
  service: TestProcess,
  form: Form,
  texts: string[],
): Promise<Measure[]> {
  const startMs = performance.now()
  const samples: Sample[] = []
  const accepted: string[] = []
  const submissions: Promise<unknown>[] = []
  const random = randomFrom(20)
  const reader = startReader([`${service.url}/healthz`], 50)
  const atMs = () => performance.now() - startMs
  for (let tick = 0; atMs() < LENGTH_MS[form]; tick++) {
    await Bun.sleep(Math.max(0, (tick * 1000) / SCANS_PER_SECOND - atMs()))
    submissions.push(
      submitOne(stage, service, tick, pick(random, texts)).then((id) => id && accepted.push(id)),
    )
    if (tick % SCANS_PER_SECOND === 0) {
      samples.push({ minutes: atMs() / 60_000, mib: residentMib(service.pid) })
    }
  }
  const openScans = () =>
    stage.read(`SELECT 1 FROM scans WHERE status IN ('pending', 'running')`).length
  // The last ones may come in when the queue has been empty already.
  await Promise.allSettled(submissions)
  await until(() => openScans() === 0, 30_000)
  const { latenciesMs, failures } = await reader.stop()
  const settled = samples.slice(Math.floor(samples.length * WARM_SHARE))
  const faults = service.log.filter((line) => / error /.test(line))
  for (const fault of faults.slice(0, 3)) console.error(fault)
  return [
    tried('texts of different kinds', texts.length),
    atLeast('scans stored', accepted.length, (LENGTH_MS[form] / 1000) * SCANS_PER_SECOND * 0.9),
    ...judgeMemory(form, samples.at(-1)?.mib ?? 0, slopeOf(settled)),
    exactly('faults in the log', faults.length, 0),
    exactly('scans that did not end', openScans(), 0),
    exactly('reads that failed', failures, 0),
    tried('reads, p99', quantile(latenciesMs, 0.99), 'ms'),
  ]
}

/** By an address or as a file, in turn; the id when it was stored. */
async function submitOne(
  stage: Stage,
  service: TestProcess,
  tick: number,
  content: string,
): Promise<string | undefined> {
  if (tick % 2 === 0) {
    return (await submit(service, stage.address(`text-${tick}`))).body.scanId
  }
  const { status, body } = await submitBulk(service, {
    files: [{ path: `soak/${tick}/SKILL.md`, content }],
    persist: true,
  })
  const [item] = (body as { results?: { scanId?: string }[] }).results ?? []
  // A text that is no text is an answer as well.
  return status === 200 ? (item?.scanId ?? 'not stored') : undefined
}

/** Our own fixtures, texts made of their lines, and those of the hostile catalogue when it is there. */
function textsOfAllKinds(): string[] {
  const own = [...new Glob('**/*.md').scanSync({ cwd: FIXTURES })].map((path) =>
    readFileSync(join(FIXTURES, path), 'utf8'),
  )
  const lines = own.flatMap((text) => text.split('\n'))
  const random = randomFrom(30)
  const mixed = Array.from({ length: 100 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 400) }, () => pick(random, lines)).join('\n'),
  )
  const hostile = (catalogueRows('markdown', 'yaml', 'unicode', 'evasion') ?? []).flatMap(
    ({ input }) => (isGenerator(input) ? [expandText(input)] : []),
  )
  return [...own, ...mixed, ...hostile].filter((text) => Buffer.byteLength(text) <= TEXT_BYTES_MAX)
}

/** MiB per minute, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const meanMinutes = mean(({ minutes }) => minutes)
  const meanMib = mean(({ mib }) => mib)
  const spread = mean(({ minutes }) => (minutes - meanMinutes) ** 2)
  const joint = mean(({ minutes, mib }) => (minutes - meanMinutes) * (mib - meanMib))
  return spread === 0 ? 0 : joint / spread
}
