/**
 * `GET /metrics`, on a port of its own that only this machine can reach: what an operator watches
 * is nobody else's business.
 */

import manifest from '../../package.json' with { type: 'json' }
import { RULES_VERSION } from '../../scanner/about.ts'
import type { Deps, Lane } from '../deps.ts'
import { errorText } from '../log.ts'
import { type Family, reading } from '../prometheus.ts'

const HOST = '127.0.0.1'
const LANES: Lane[] = ['single', 'bulk']

/** The version of the format is part of its type. */
const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type Needs = Pick<Deps, 'metrics' | 'store' | 'queue' | 'pool' | 'clock' | 'log'>

export interface MetricsServer {
  port: number
  stop(): Promise<void>
}

/** Throws what the system says of the port. `port` 0 picks a free one. */
export function serveMetrics(port: number, deps: Needs): MetricsServer {
  const server = Bun.serve({
    hostname: HOST,
    port,
    reusePort: false,
    development: false,
    routes: {
      '/metrics': {
        GET: async () =>
          new Response(deps.metrics.render(await readings(deps)), {
            headers: { 'content-type': TYPE, 'cache-control': 'no-store' },
          }),
      },
    },
    fetch: () => new Response('Only GET /metrics is here.\n', { status: 404 }),
    error(error) {
      deps.log.error('metrics_fault', { cause: errorText(error) })
      return new Response('The metrics cannot be read; the log says why.\n', { status: 500 })
    },
  })
  return { port: server.port ?? port, stop: () => server.stop(true) }
}

async function readings({ store, queue, pool, clock }: Needs): Promise<Family[]> {
  const { user, system } = process.cpuUsage()
  const startedAtMs = clock.now() - process.uptime() * 1000
  return [
    build(),
    reading(
      'touchstone_scans_pending',
      'Single scans that are stored and wait for their turn.',
      await queue.depth(),
    ),
    waiting(pool),
    reading(
      'touchstone_database_used_bytes',
      'Size of the database without pages that deletions freed; DATABASE_MAX_MB caps it.',
      await store.usedBytes(),
    ),
    reading('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    reading(
      'process_cpu_seconds_total',
      'Time that the process spent computing.',
      (user + system) / 1e6,
      'counter',
    ),
    reading(
      'process_start_time_seconds',
      'When the process started, in seconds since 1970.',
      Math.round(startedAtMs / 1000),
    ),
  ]
}

/** A constant, so that a change of version shows beside every other number. */
const build = (): Family =>
  reading('touchstone_build_info', 'Always 1; the labels say which version runs.', 1, 'gauge', {
    version: manifest.version,
    rules_version: String(RULES_VERSION),
    bun_version: Bun.version,
  })

const waiting = (pool: Needs['pool']): Family => {
  const name = 'touchstone_texts_waiting'
  return {
    name,
    help: 'Texts that wait for a worker thread, by lane.',
    type: 'gauge',
    samples: () => LANES.map((lane) => ({ name, labels: { lane }, value: pool.waiting(lane) })),
  }
}
