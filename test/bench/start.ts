/**
 * Prints how long a start takes until the first answer, and what memory an idle service holds.
 * `bun test/bench/start.ts [runs]`. Absolute figures: they say something about this machine alone.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentMib } from '../support/process.ts'

const RUNS = Number(process.argv[2] ?? 5)

/** Long enough for the workers to have loaded the rules. */
const IDLE_MS = 3000

interface Figures {
  firstAnswerMs: number
  idleMib: number
}

const main = join(import.meta.dir, '../../server/main.ts')

async function measure(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'))
  const startedMs = performance.now()
  const service = Bun.spawn([process.execPath, main], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_PATH: join(folder, 'bench.sqlite'),
      LOG_LEVEL: 'error',
    },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  try {
    const url = await addressOf(service.stdout)
    while (!(await isHealthy(url))) await Bun.sleep(5)
    const firstAnswerMs = performance.now() - startedMs
    await Bun.sleep(IDLE_MS)
    return { firstAnswerMs, idleMib: residentMib(service.pid) }
  } finally {
    service.kill()
    await service.exited
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addressOf(output: ReadableStream<Uint8Array>): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += new TextDecoder().decode(chunk)
    const found = /listening on (\S+)/.exec(text)
    if (found?.[1]) return found[1]
  }
  throw new Error('The service ended before it listened.')
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  )

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

const figures: Figures[] = []
for (let run = 0; run < RUNS; run++) figures.push(await measure())
console.log(
  `first healthy answer  ${middle(figures.map((run) => run.firstAnswerMs)).toFixed(0)} ms (median of ${RUNS})`,
)
console.log(
  `idle memory           ${middle(figures.map((run) => run.idleMib)).toFixed(0)} MiB resident (median of ${RUNS})`,
)
