/** Why fetches failed, for the operator: callers get one message for everything. */

import type { Fetcher, Log } from '../deps.ts'

/**
 * The same fetcher; cause and hosts go to the log, nothing else of an address does. What callers
 * are told too is for debugging.
 */
export const withLoggedCauses = (fetcher: Fetcher, log: Log): Fetcher => ({
  async fetch(url, signal, lane) {
    const outcome = await fetcher.fetch(url, signal, lane)
    if (outcome.kind === 'fetched') return outcome
    const hosts = { host: URL.parse(url)?.hostname, redirectedTo: outcome.redirectedTo }
    if (outcome.kind === 'unreachable') log.info('fetch_failed', { ...hosts, cause: outcome.cause })
    else log.debug('fetch_failed', { ...hosts, cause: outcome.kind })
    return outcome
  },
})
