/** Why fetches failed, for the operator: callers get one message for everything. */

import type { Fetcher, Log } from '../deps.ts'

/**
 * The same fetcher; cause and host go to the log, nothing else of the address does. What callers
 * are told too is for debugging.
 */
export const withLoggedCauses = (fetcher: Fetcher, log: Log): Fetcher => ({
  async fetch(url, signal, lane) {
    const outcome = await fetcher.fetch(url, signal, lane)
    const host = URL.parse(url)?.hostname
    if (outcome.kind === 'unreachable') log.info('fetch_failed', { host, cause: outcome.cause })
    else if (outcome.kind !== 'fetched') log.debug('fetch_failed', { host, cause: outcome.kind })
    return outcome
  },
})
