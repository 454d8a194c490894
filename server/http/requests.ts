/** Every request as one event once it was answered: its route, never its path, and its time. */

import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'

/** Requests that no route knows are told apart by their status alone. */
const NO_ROUTE = 'none'

/** Used before all routes, so that their time begins here. */
export const requestEvents = ({ log, clock }: Pick<Deps, 'log' | 'clock'>) => {
  const startsMs = new WeakMap<Request, number>()
  return new Elysia({ name: 'requests' })
    .onRequest(({ request }) => void startsMs.set(request, clock.monotonicMs()))
    .onAfterResponse({ as: 'global' }, ({ request, route, set, responseValue }) => {
      const startMs = startsMs.get(request) ?? clock.monotonicMs()
      log.debug('request_ended', {
        route: route || NO_ROUTE,
        status: responseValue instanceof Response ? responseValue.status : set.status,
        durationMs: Math.round((clock.monotonicMs() - startMs) * 1000) / 1000,
      })
    })
}
