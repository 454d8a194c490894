/**
 * The wiring: every part is made here, and here alone, from the settings. Tests replace some of
 * them.
 */

import manifest from '../package.json' with { type: 'json' }
import { type App, createApp } from './app.ts'
import { createChallenge } from './challenge/index.ts'
import { systemClock } from './clock.ts'
import { type Config, configWarnings } from './config.ts'
import type {
  Addresses,
  Challenge,
  Clock,
  Deps,
  Fetcher,
  Ids,
  Log,
  Metrics,
  ScanPool,
} from './deps.ts'
import { createFetcher } from './fetch/fetcher.ts'
import { serveMetrics } from './http/metrics.ts'
import { createIds } from './ids.ts'
import { stopCallsMs, stopTimeoutMs } from './limits.ts'
import { createLog } from './log.ts'
import { countedLog, createMetrics } from './metrics.ts'
import { withLoggedCauses } from './scans/causes.ts'
import { withDeadline } from './scans/deadline.ts'
import { createDispatcher } from './scans/dispatcher.ts'
import { performScan } from './scans/perform.ts'
import { createPool } from './scans/pool.ts'
import { openStore, type Store } from './store/index.ts'
import { startUpkeep } from './upkeep.ts'

const MIB = 1024 * 1024

export interface Overrides {
  clock?: Clock
  ids?: Ids
  log?: Log
  fetcher?: Fetcher
  challenge?: Challenge
  pool?: ScanPool
  /** Called once when threads were lost that only a restart of the process frees. */
  onRestartNeeded?: () => void
}

export interface Service {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  url: string
  /** Where `GET /metrics` is, null when it is off. */
  metricsPort: number | null
  deps: Deps
  /**
   * Is not ready and begins nothing from now on, answers reads for `noticeMs`, then takes no more
   * connections. Requests and scans under way end, scans that do not are put back, and everything
   * is closed.
   */
  stop(noticeMs?: number): Promise<void>
}

/** @throws {DatabaseRefused} when the file cannot be used, and what the system says of the port. */
export async function startService(config: Config, overrides: Overrides = {}): Promise<Service> {
  const clock = overrides.clock ?? systemClock
  const metrics = createMetrics()
  const log = countedLog(overrides.log ?? createServiceLog(config, clock), metrics)
  const store = openStore(
    {
      path: config.databasePath,
      databaseBytesMax: config.databaseMaxMb * MIB,
      limits: { scan: config.scanLimit, bulk: config.bulkLimit },
    },
    clock,
    log,
  )
  const addresses = addressesOf(config, config.port)
  const parts = { clock, log, metrics, store, addresses }
  const { deps, dispatcher, ending } = assemble(config, overrides, parts)
  const app = await createApp(deps)
  app.listen({ hostname: config.host, port: config.port })
  const port = app.server?.port ?? config.port
  Object.assign(addresses, addressesOf(config, port))

  // First in the line of writes, so that nothing this process claims can look like a leftover.
  const recovered = await deps.queue.recover()
  const metricsServer = config.metricsPort === null ? null : serveMetrics(config.metricsPort, deps)
  const metricsPort = metricsServer?.port ?? null
  log.info('started', { port, metricsPort, ...recovered })
  for (const text of configWarnings(config)) log.warn('setting', { text })
  const upkeep = startUpkeep({ store, clock, log, retentionDays: config.retentionDays })
  dispatcher.wake()

  const stop = async (noticeMs: number) => {
    ending.begun = true
    const lastCall = setTimeout(ending.callLast, stopCallsMs)
    await Promise.all([
      stopListening(app.server, noticeMs),
      dispatcher.stop(stopTimeoutMs),
      upkeep.stop(),
    ])
    clearTimeout(lastCall)
    await deps.pool.stop()
    await metricsServer?.stop()
    store.close()
    log.info('stopped')
  }
  let stopped: Promise<void> | null = null
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    metricsPort,
    deps,
    stop: (noticeMs = 0) => (stopped ??= stop(noticeMs)),
  }
}

interface Parts {
  clock: Clock
  log: Log
  metrics: Metrics
  store: Store
  addresses: Addresses
}

function assemble(config: Config, overrides: Overrides, parts: Parts) {
  const { clock, log, metrics, store, addresses } = parts
  const ending = createEnding()
  const { queue, limiter, names, scans } = store
  const pool =
    overrides.pool ??
    createPool({
      workers: config.scanWorkers,
      log,
      ...(overrides.onRestartNeeded ? { onThreadsLost: overrides.onRestartNeeded } : {}),
    })
  const { version } = manifest
  const siteUrl = () => addresses.siteUrl
  const fetcher = withLoggedCauses(
    overrides.fetcher ??
      createFetcher({ allow: config.fetchAllow, deny: config.fetchDeny, version, siteUrl, log }),
    log,
  )
  const dispatcher = createDispatcher({
    queue,
    clock,
    log,
    perform: (fetchUrl, signal, timeLeftMs) =>
      performScan({ fetcher, pool }, fetchUrl, { lane: 'single', signal, timeLeftMs }),
  })
  const ready = async () => {
    if (ending.begun || !pool.alive) return false
    return queue.depth().then(
      () => true,
      () => false,
    )
  }
  const deps: Deps = {
    config,
    clock,
    ids: overrides.ids ?? createIds(),
    log,
    metrics,
    store: scans,
    names,
    queue,
    limiter,
    challenge: overrides.challenge ?? challengeOf(config, addresses, { clock, log }),
    fetcher,
    pool,
    dispatcher,
    health: { ready },
    ending,
    addresses,
  }
  return { deps, dispatcher, ending }
}

function createEnding() {
  const last = new AbortController()
  return { begun: false, lastCall: last.signal, callLast: () => last.abort() }
}

const challengeOf = (
  { production, challengeSecret, challengeVerifyUrl }: Config,
  { siteUrl }: Addresses,
  deps: { clock: Clock; log: Log },
): Challenge =>
  createChallenge(
    { production, secret: challengeSecret, verifyUrl: challengeVerifyUrl, siteUrl },
    deps,
  )

const createServiceLog = (config: Config, clock: Clock): Log =>
  createLog({
    level: config.logLevel,
    json: config.production,
    clock,
    write: (line) => void process.stderr.write(line),
  })

function addressesOf({ baseUrl, siteUrl }: Config, port: number): Addresses {
  const local = `http://localhost:${port}`
  return { baseUrl: baseUrl ?? local, siteUrl: siteUrl ?? local }
}

async function stopListening(server: App['server'], noticeMs: number): Promise<void> {
  await Bun.sleep(noticeMs)
  await withDeadline(stopTimeoutMs - noticeMs, async () => server?.stop())
  // Whoever is still connected by now is cut off.
  await server?.stop(true)
}
