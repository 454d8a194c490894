/** Why fetches failed, for the operator: callers get one message for everything. */

import type { Fetcher, Log } from '../deps.ts'

/** The same fetcher; cause and host go to the log, nothing else of the address does. */
export const withLoggedCauses = (fetcher: Fetcher, log: Log): Fetcher => ({
  async fetch(url, signal) {
    const outcome = await fetcher.fetch(url, signal)
    if (outcome.kind === 'unreachable') {
      log.info('fetch_failed', { host: URL.parse(url)?.hostname, cause: outcome.cause })
    }
    return outcome
  },
})
