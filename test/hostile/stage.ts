/**
 * A stage for hostile fetches: the fetcher as in production, nothing opened, whose judged routes
 * lead to upstreams on the loopback. What it would have connected to is kept for the tests to see.
 */

import { createFetcher, type FetcherSettings } from '../../server/fetch/fetcher.ts'
import type { Route } from '../../server/fetch/route.ts'
import { authority } from '../support/certificate.ts'
import { recordedLog } from '../support/log.ts'
import { type Script, startSocket, startUpstream, type Upstream } from '../support/upstream.ts'
import { fetchTimeoutMs } from '../../server/limits.ts'

export const publicAddress = '93.184.216.34'

/**
 * Seconds of a row that wait pass this much faster, limits and delays alike; `HOSTILE_HASTE=1` lets
 * them take their time.
 */
export const haste = Number(process.env.HOSTILE_HASTE || 50)

/** Stands in for the fifteen seconds of a fetch where the other end lets us wait. */
export const hastyTimeoutMs = fetchTimeoutMs / haste

export interface Stage {
  fetch: ReturnType<typeof createFetcher>['fetch']
  /** What judged routes led to, in order. */
  routes: Route[]
  lookups(): number
  connections(): number
  /** Requests that came over TLS and in clear text. */
  secure: Upstream
  clear: Upstream
  end(): Promise<void>
}

export interface StageSettings extends Partial<FetcherSettings> {
  script?: Script
  /** Bare sockets instead of servers: they see a connection before TLS has anything to say. */
  socket?: Parameters<typeof startSocket>[0]
  /** Whether the authority of the upstreams' certificate is known. */
  isTrusted?: boolean
}

const ok: Script = (_request, response) => response.end('# Hello')

/** Ends with a check that every connection was closed: `end` waits for it. */
export async function openStage(stage: StageSettings): Promise<Stage> {
  const { script = ok, socket, isTrusted = true, ...settings } = stage
  const secure = await (socket ? startSocket(socket) : startUpstream(script, { tls: true }))
  const clear = await (socket ? startSocket(socket) : startUpstream(script))
  const routes: Route[] = []
  const lookup = settings.lookup ?? (async () => [publicAddress])
  let lookups = 0
  const fetcher = createFetcher({
    version: '1.0.0',
    siteUrl: () => 'https://site.example',
    log: recordedLog(),
    allow: [],
    ...(isTrusted ? { certificateAuthority: authority } : {}),
    ...settings,
    lookup: (name) => {
      lookups += 1
      return lookup(name)
    },
    reroute: (route) => {
      routes.push(route)
      const { port } = route.https ? secure : clear
      return { ...route, addresses: ['127.0.0.1'], port }
    },
  })
  return {
    fetch: fetcher.fetch,
    routes,
    lookups: () => lookups,
    connections: () => secure.connections().made + clear.connections().made,
    secure,
    clear,
    async end() {
      await Promise.all([secure.idle(), clear.idle()])
      await Promise.all([secure.stop(), clear.stop()])
    },
  }
}
