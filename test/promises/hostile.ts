/** Every hostile row against the service, and how long the slowest bodies and texts take. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scan } from '../../scanner/index.ts'
import { ownRows } from '../hostile/own-rows.ts'
import {
  catalogueRows,
  expandBytes,
  expandText,
  generatorOf,
  isGenerator,
  type Row,
} from '../support/catalogue.ts'
import type { TestProcess } from '../support/process.ts'
import { atLeast, atMost, type Check, exactly, type Measure, tried } from './check.ts'
import { ask, isReady } from './clients.ts'
import { onStage, type Stage, until } from './stage.ts'

/** Rows by what a broken one would mean. */
const KINDS: readonly { what: string; broken: string; categories: readonly string[] }[] = [
  {
    what: 'rows of addresses, resolvers and redirects',
    broken: 'escapes to inner networks',
    categories: ['ssrf-url', 'ssrf-dns', 'ssrf-redirect'],
  },
  { what: 'rows of pages', broken: 'scripts run or secrets shown', categories: ['xss'] },
  { what: 'rows of bodies', broken: 'not answered as they should be', categories: ['json-body'] },
  {
    what: 'rows of texts',
    broken: 'not judged as they should be',
    categories: ['yaml', 'markdown', 'unicode', 'evasion'],
  },
]

const REFUSAL_MS = 200
const SCAN_MS = 1000

/** A stall shows every time; a busy machine does not. */
const TRIES = 3

export const hostile: Check = {
  name: 'hostile',
  promise: 'No hostile input gets anywhere, and none takes long',
  run: () =>
    onStage(async (stage) => {
      const rows = [...ownRows(), ...(catalogueRows() ?? [])]
      const judged = await judgeAll(stage)
      const known = KINDS.flatMap(({ categories }) => categories)
      const others = judged.filter(({ category }) => !known.includes(category))
      const service = await stage.start()
      await until(() => isReady(service))
      const refusalsMs = await refusalTimes(service, rows)
      const textsMs = scanTimes(rows)
      return [
        tried('rows of the catalogue beside our own', catalogueRows()?.length ?? 0),
        ...KINDS.flatMap(({ what, broken, categories }) =>
          countOf(
            judged.filter(({ category }) => categories.includes(category)),
            what,
            broken,
          ),
        ),
        ...countOf(others, 'all other rows', 'not held'),
        tried('bodies that are refused', refusalsMs.length),
        atMost('the slowest refusal', Math.max(...refusalsMs), REFUSAL_MS, 'ms'),
        tried('hostile texts', textsMs.length),
        atMost('the slowest scan of one', Math.max(...textsMs), SCAN_MS, 'ms'),
      ]
    }),
}

interface Judged {
  category: string
  isHeld: boolean
}

const countOf = (judged: readonly Judged[], what: string, broken: string): Measure[] => [
  atLeast(what, judged.length, 1),
  exactly(broken, judged.filter(({ isHeld }) => !isHeld).length, 0),
]

/** The tests of these rows are what knows how to read them; they run as they do everywhere. */
async function judgeAll({ folder }: Stage): Promise<Judged[]> {
  const report = join(folder, 'rows.xml')
  const rows = join(import.meta.dir, '../hostile/catalogue.test.ts')
  const reporter = ['--reporter=junit', `--reporter-outfile=${report}`]
  const command = [process.execPath, 'test', '--timeout', '60000', ...reporter, rows]
  const child = Bun.spawn(command, { stdout: 'ignore', stderr: 'ignore' })
  await child.exited
  const cases = readFileSync(report, 'utf8').matchAll(
    /<testcase [^>]*?classname="([^"]*)"[^>]*?(?:\/>|>([^]*?)<\/testcase>)/g,
  )
  return [...cases]
    .filter(([, category]) => category !== '')
    .map(([, category = '', inside = '']) => ({ category, isHeld: !inside.includes('<failure') }))
}

/** Of each body that is answered with 400: from the call to the last byte, in the best of tries. */
async function refusalTimes({ url }: TestProcess, rows: readonly Row[]): Promise<number[]> {
  const times: number[] = []
  for (const { category, input } of rows) {
    if (category !== 'json-body') continue
    const { endpoint, contentType, body } = input as Record<string, unknown>
    const init = {
      method: 'POST',
      headers: contentType ? { 'content-type': String(contentType) } : {},
      body: Buffer.from(expandBytes(generatorOf(body))),
    }
    let leastMs = Infinity
    let isRefused = true
    for (let count = 0; isRefused && count < TRIES; count++) {
      const { status, ms } = await ask(url + String(endpoint), init)
      isRefused = status === 400
      leastMs = Math.min(leastMs, ms)
    }
    if (isRefused) times.push(leastMs)
  }
  return times
}

function scanTimes(rows: readonly Row[]): number[] {
  scan('Says hello.')
  const categories = KINDS.at(-1)?.categories ?? []
  return rows.flatMap(({ category, input }) => {
    if (!categories.includes(category) || !isGenerator(input)) return []
    const text = expandText(input)
    const times = Array.from({ length: TRIES }, () => {
      const startMs = performance.now()
      scan(text)
      return performance.now() - startMs
    })
    return [Math.min(...times)]
  })
}
