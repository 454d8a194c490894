import { afterEach, expect, test } from 'bun:test'
import type { JudgeOutcome, ScanPool } from '../../../server/deps.ts'
import { createPool, type PoolSettings } from '../../../server/scans/pool.ts'
import { recordedLog } from '../../support/log.ts'
import { SLOW_MS } from '../../support/obedience.ts'
import type { Opening } from '../../support/laborious-worker.ts'
import { badSkillText } from '../../support/skills.ts'

/** Elsewhere nobody counts what a thread uses. */
const onLinux = test.skipIf(process.platform !== 'linux')

const pools: ScanPool[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.stop()
})

const OBEDIENT = new URL('../../support/obedient-worker.ts', import.meta.url)
const UNCOUNTED = new URL('../../support/uncounted-worker.ts', import.meta.url)
const LABORIOUS = new URL('../../support/laborious-worker.ts', import.meta.url)

/** A pool whose workers do what their text says. */
function obedientPool(settings: Partial<PoolSettings> = {}): ScanPool {
  const log = recordedLog()
  const pool = createPool({ workers: 1, log, workerUrl: OBEDIENT, slowMs: SLOW_MS, ...settings })
  pools.push(pool)
  return pool
}

/** The threads of laborious workers as they open; `reached` is fulfilled when there were `count` of them. */
function watchOpenings(count: number) {
  const openings: Opening[] = []
  const channel = new BroadcastChannel('openings')
  const reached = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Opening>) => {
      if (openings.push(data) === count) resolve()
    }
  })
  return { openings, reached, stop: () => channel.close() }
}

const nameIn = (outcome: JudgeOutcome) =>
  outcome.kind === 'report' ? outcome.report.skillName : outcome.kind

test('a text becomes a report on the real worker', async () => {
  const pool = createPool({ workers: 1, log: recordedLog() })
  pools.push(pool)
  // It loads all rules first, which takes a busy machine its time.
  const outcome = await pool.judge(badSkillText('greeter'), 'single', 20_000)
  expect(nameIn(outcome)).toBe('greeter')
  expect(pool.alive).toBe(true)
}, 20_000)

test('a worker that hangs loses its job in time, and the next job is done', async () => {
  const log = recordedLog()
  const pool = obedientPool({ jobTimeoutMs: 200, log })
  const outcomes = await Promise.all([
    pool.judge('hang', 'single', 5000),
    pool.judge('healthy', 'single', 5000),
  ])
  expect(outcomes.map(nameIn)).toEqual(['laborious', 'healthy'])
  expect(log.entries.map(({ event }) => event)).toEqual(['worker_replaced'])
})

onLinux('what counts is the work of a thread, not the time that goes by', async () => {
  const pool = obedientPool({ jobTimeoutMs: 500 })
  expect(nameIn(await pool.judge('slow', 'single', 20_000))).toBe('slow')
})

onLinux('a thread that neither works nor ends is replaced', async () => {
  const log = recordedLog()
  const pool = obedientPool({ jobTimeoutMs: 100, log })
  expect(nameIn(await pool.judge('slow', 'single', 20_000))).toBe('crashed')
  expect(log.entries.map(({ event }) => event)).toEqual(['worker_replaced'])
})

test('whoever gives up a text that is being judged does not cost a thread', async () => {
  const { openings, stop } = watchOpenings(1)
  const pool = obedientPool({ workerUrl: LABORIOUS })
  await pool.judge('first', 'single', 5000)
  expect(nameIn(await pool.judge('toil', 'single', 10))).toBe('timeout')
  expect(nameIn(await pool.judge('next', 'single', 5000))).toBe('next')
  stop()
  expect(openings).toHaveLength(1)
})

test('a text that is slow does not hold up the next one, even on the only thread', async () => {
  const pool = obedientPool({ jobTimeoutMs: 1500 })
  const order: string[] = []
  const judge = async (text: string) => {
    await pool.judge(text, 'single', 5000)
    order.push(text)
  }
  await Promise.all([judge('hang'), judge('healthy')])
  expect(order).toEqual(['healthy', 'hang'])
})

test('a worker that crashes or ends fails its own job only', async () => {
  const pool = obedientPool()
  const outcomes = await Promise.all(
    ['throw', 'one', 'exit', 'two'].map((text) => pool.judge(text, 'bulk', 5000)),
  )
  expect(outcomes.map(nameIn)).toEqual(['crashed', 'one', 'crashed', 'two'])
})

test('a text that takes too much memory fails alone, whatever runs beside it', async () => {
  const log = recordedLog()
  const pool = obedientPool({ workers: 2, log })
  const outcomes = await Promise.all(
    ['slow', 'eat', 'next'].map((text) => pool.judge(text, 'single', 10_000)),
  )
  expect(outcomes.map(nameIn)).toEqual(['slow', 'crashed', 'next'])
  expect(log.entries.map(({ event }) => event)).toEqual(['worker_replaced'])
}, 20_000)

test('where it cannot be told whose the memory is, who was ended for it is tried again', async () => {
  const pool = obedientPool({ workers: 2, workerUrl: UNCOUNTED })
  // The slow one runs longest and is ended first.
  const outcomes = await Promise.all(
    ['slow', 'eat'].map((text) => pool.judge(text, 'single', 15_000)),
  )
  expect(outcomes.map(nameIn)).toEqual(['slow', 'crashed'])
}, 20_000)

test('after a thread was lost there is one to spare', async () => {
  const pool = obedientPool()
  await pool.judge('throw', 'single', 5000)
  const order: string[] = []
  const judge = async (text: string) => {
    await pool.judge(text, 'single', 5000)
    order.push(text)
  }
  await Promise.all([judge('slow'), judge('healthy')])
  expect(order).toEqual(['healthy', 'slow'])
})

test('threads are opened one after the other', async () => {
  const { openings, reached, stop } = watchOpenings(3)
  obedientPool({ workers: 3, workerUrl: LABORIOUS })
  await reached
  stop()
  openings.sort((a, b) => a.fromMs - b.fromMs)
  for (const [index, { fromMs }] of openings.entries())
    expect(fromMs).toBeGreaterThanOrEqual(openings[index - 1]?.untilMs ?? 0)
})

test('where another thread is free, a text that is slow keeps its own', async () => {
  const { openings, reached, stop } = watchOpenings(2)
  const pool = obedientPool({ workers: 2, workerUrl: LABORIOUS })
  await reached
  const outcomes = await Promise.all([
    pool.judge('labour', 'single', 5000),
    pool.judge('healthy', 'single', 5000),
  ])
  stop()
  expect(outcomes.map(nameIn)).toEqual(['labour', 'healthy'])
  expect(openings).toHaveLength(2)
})

test('however many texts are slow, half as many threads stand in as there are', async () => {
  const { openings, stop } = watchOpenings(1)
  const pool = obedientPool({ workers: 2, workerUrl: LABORIOUS })
  await Promise.all(Array.from({ length: 5 }, () => pool.judge('hang', 'bulk', 2000)))
  stop()
  expect(openings).toHaveLength(3)
})

test('texts that take their time and end keep even the only thread', async () => {
  const { openings, stop } = watchOpenings(1)
  const pool = obedientPool({ workerUrl: LABORIOUS })
  const texts = ['toil', 'toil', 'toil']
  const outcomes = await Promise.all(texts.map((text) => pool.judge(text, 'single', 5000)))
  stop()
  expect(outcomes.map(nameIn)).toEqual(texts)
  expect(openings).toHaveLength(1)
})

onLinux(
  'while texts wait, a slow one that ends keeps its thread, and what stood in keeps its own',
  async () => {
    const { openings, stop } = watchOpenings(1)
    const pool = obedientPool({ workerUrl: LABORIOUS })
    const texts = Array.from({ length: 4 }, () => 'labour')
    const outcomes = await Promise.all(texts.map((text) => pool.judge(text, 'bulk', 50_000)))
    stop()
    expect(outcomes.map(nameIn)).toEqual(texts)
    // Where the last but one ends early, its thread goes, and the last has another one beside it.
    expect(openings.length).toBeLessThanOrEqual(3)
  },
  60_000,
)

onLinux(
  'a thread that had to step back has another one in its place',
  async () => {
    const { reached, stop } = watchOpenings(3)
    const pool = obedientPool({ workers: 2, workerUrl: LABORIOUS, jobTimeoutMs: 3 * SLOW_MS })
    expect(nameIn(await pool.judge('labour', 'single', 20_000))).toBe('labour')
    await reached
    stop()
  },
  20_000,
)

test('tables that one thread made are handed to the others', async () => {
  const pool = createPool({ workers: 2, log: recordedLog() })
  pools.push(pool)
  await pool.judge('Says hello.', 'single', 20_000)
  const outcomes = await Promise.all(
    ['one', 'two'].map((name) => pool.judge(badSkillText(name), 'single', 20_000)),
  )
  expect(outcomes.map(nameIn)).toEqual(['one', 'two'])
}, 30_000)

test('a thread that cannot be ended is counted, and a restart asked for', async () => {
  const log = recordedLog()
  const asked = new Promise<void>((resolve) => {
    obedientPool({ jobTimeoutMs: 200, log, threadsLostMax: 1, onThreadsLost: resolve })
  })
  const outcomes = await Promise.all([
    pools[0]?.judge('match', 'single', 5000),
    pools[0]?.judge('healthy', 'single', 5000),
  ])
  expect(outcomes.map((outcome) => outcome && nameIn(outcome))).toEqual(['laborious', 'healthy'])
  await asked
  expect((await log.seen('thread_lost')).fields).toEqual({ lost: 1 })
})

onLinux(
  'a thread that closes late, but has no core for it, is not counted among the lost',
  async () => {
    const log = recordedLog()
    const pool = obedientPool({ jobTimeoutMs: 50, log })
    expect(nameIn(await pool.judge('slow', 'single', 5000))).toBe('crashed')
    await Bun.sleep(1300)
    expect(log.entries.map(({ event }) => event)).toEqual(['worker_replaced'])
  },
)

test('a thread that ended by itself is not counted among those that cannot be ended', async () => {
  const log = recordedLog()
  // Longer than a thread may take to close, so that a wrong count would show by then.
  const pool = obedientPool({ jobTimeoutMs: 1500, log, workerUrl: UNCOUNTED })
  await pool.judge('exit', 'single', 5000)
  expect(nameIn(await pool.judge('hang', 'single', 20_000))).toBe('laborious')
  expect(log.entries.map(({ event }) => event)).toEqual(['worker_replaced', 'worker_replaced'])
})

test('the time of a job begins on its thread', async () => {
  const pool = obedientPool()
  const judged = await Promise.all(['slow', 'next'].map((text) => pool.judge(text, 'bulk', 5000)))
  const times = judged.map((outcome) => (outcome.kind === 'report' ? outcome.tookMs : 0))
  expect(times[0]).toBeGreaterThan(1000)
  expect(times[1]).toBeLessThan(1000)
})

test('a job that waits too long for a worker ends without costing one', async () => {
  const log = recordedLog()
  const pool = obedientPool({ jobTimeoutMs: 200, log })
  const hanging = pool.judge('hang', 'single', 5000)
  expect(nameIn(await pool.judge('patient', 'single', 10))).toBe('busy')
  expect(log.entries).toHaveLength(0)
  expect(nameIn(await hanging)).toBe('laborious')
})

test('a job that nobody waits for any more is taken out of its line', async () => {
  const pool = obedientPool()
  const caller = new AbortController()
  const waiting = pool.judge('one', 'bulk', 5000, caller.signal)
  expect(pool.waiting('bulk')).toBe(1)
  caller.abort()
  expect(pool.waiting('bulk')).toBe(0)
  const late = pool.judge('two', 'bulk', 5000, caller.signal)
  expect((await Promise.all([waiting, late])).map(nameIn)).toEqual(['busy', 'busy'])
})

test('the lanes take turns, so that a flood of one does not hold up the other', async () => {
  const pool = obedientPool()
  const order: string[] = []
  const judge = async (text: string, lane: 'single' | 'bulk') => {
    await pool.judge(text, lane, 5000)
    order.push(text)
  }
  const flood = Array.from({ length: 20 }, (_, index) => judge(`bulk ${index}`, 'bulk'))
  await Promise.all([...flood, judge('single 0', 'single'), judge('single 1', 'single')])
  expect(order.indexOf('single 0')).toBeLessThan(4)
  expect(order.indexOf('single 1')).toBeLessThan(6)
})

test('a stopped pool answers everything that waits, and everything that comes', async () => {
  const pool = obedientPool()
  const waiting = [pool.judge('hang', 'single', 5000), pool.judge('never', 'bulk', 5000)]
  await pool.stop()
  const outcomes = await Promise.all([...waiting, pool.judge('late', 'single', 5000)])
  expect(outcomes.map(nameIn)).toEqual(['stopped', 'stopped', 'stopped'])
  expect(pool.alive).toBe(false)
})
