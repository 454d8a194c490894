/** Fetches one file from an address that anyone may have chosen. */

import type { Fetcher, FetchOutcome, Lane, Log } from '../deps.ts'
import { plainHost } from '../hosts.ts'
import {
  bulkFetchesMax,
  bulkFetchesPerHostMax,
  fetchesMax,
  fetchesPerHostMax,
  fetchRedirectsMax,
  fetchTimeoutMs,
} from '../limits.ts'
import { errorText } from '../log.ts'
import { Cause, createDeadline, type Deadline } from './deadline.ts'
import { exchange, type HopOutcome } from './exchange.ts'
import { findRoute, type Lookup, type Route, type RouteSettings } from './route.ts'
import { createTurns } from './turns.ts'

export interface FetcherSettings extends RouteSettings {
  /** Version of the service and address of its pages: hosts are told who calls. */
  version: string
  siteUrl(): string
  log: Pick<Log, 'error'>
  timeoutMs?: number
  /** For tests: another way to find the addresses of a name. */
  lookup?: Lookup
  /** For tests: where a judged route really leads, such as to an upstream on the loopback. */
  reroute?: (route: Route) => Route
  certificateAuthority?: string
}

/** Where a fetch is by now: what fails is about this hop. */
interface Trip {
  url: URL
}

/**
 * The whole of a fetch, name look-ups, redirects and body included, ends within `timeoutMs` of its
 * first turn. Waiting for that turn is bounded by the caller's signal alone, so that a full service
 * does not fail fetches that have not begun.
 */
export function createFetcher(settings: FetcherSettings): Fetcher {
  const turns = createTurns({
    totalMax: fetchesMax,
    bulkTotalMax: bulkFetchesMax,
    perHostMax: fetchesPerHostMax,
    bulkPerHostMax: bulkFetchesPerHostMax,
  })
  // The page there says who visits and how to be left alone.
  const userAgent = () => `Touchstone/${settings.version} (+${settings.siteUrl()}/about)`

  function hop(url: URL, lane: Lane, deadline: Deadline): Promise<HopOutcome> {
    return turns.run({ host: plainHost(url.hostname), lane }, deadline.signal, async () => {
      deadline.start()
      const route = await findRoute(url, settings, deadline.signal)
      const target = settings.reroute?.(route) ?? route
      return exchange(url, target, { ...settings, userAgent: userAgent() }, deadline.signal)
    })
  }

  async function follow(trip: Trip, lane: Lane, deadline: Deadline): Promise<FetchOutcome> {
    for (let redirects = 0; redirects <= fetchRedirectsMax; redirects += 1) {
      const outcome = await hop(trip.url, lane, deadline)
      if (outcome.kind === 'fetched') return { ...outcome, tookMs: deadline.elapsedMs() }
      if (outcome.kind !== 'redirect') return outcome
      goOn(trip, outcome.location)
    }
    throw new Cause('redirects')
  }

  async function outcomeOf(trip: Trip, lane: Lane, deadline: Deadline): Promise<FetchOutcome> {
    try {
      return await follow(trip, lane, deadline)
    } catch (error) {
      if (error instanceof Cause) return { kind: 'unreachable', cause: error.code }
      settings.log.error('fetch_fault', { cause: withoutQuotes(errorText(error)) })
      return { kind: 'unreachable', cause: 'fault' }
    }
  }

  return {
    async fetch(address, signal, lane = 'single') {
      const url = URL.parse(address)
      if (url === null) return { kind: 'unreachable', cause: 'address' }
      url.hash = ''
      const deadline = createDeadline(settings.timeoutMs ?? fetchTimeoutMs, signal)
      const trip = { url }
      const outcome = await outcomeOf(trip, lane, deadline)
      deadline.clear()
      const { hostname } = trip.url
      if (outcome.kind === 'fetched' || hostname === url.hostname) return outcome
      return { ...outcome, redirectedTo: hostname }
    },
  }
}

/** The next hop is judged like the first, and TLS is never given up on the way. */
function goOn(trip: Trip, location: string): void {
  const { url } = trip
  const next = URL.parse(location, url)
  if (next === null) throw new Cause('location')
  next.hash = ''
  trip.url = next
  if (url.protocol === 'https:' && next.protocol !== 'https:') throw new Cause('downgrade')
}

/** What an error quotes, and every address, may have come from a caller or an upstream. */
const withoutQuotes = (message: string): string => message.replace(/"[^"]*"|\S*:\/\/\S*/g, '…')
