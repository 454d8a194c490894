/**
 * What changes once a stop was asked for: nothing new is begun, and every answer gives its
 * connection back, so that no caller sends its next request to a closed door.
 */

import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { ApiError } from './errors.ts'

export const endingRules = ({ ending }: Pick<Deps, 'ending'>) =>
  new Elysia({ name: 'ending' }).onRequest(({ request, set }) => {
    if (!ending.begun) return
    set.headers['connection'] = 'close'
    if (request.method === 'POST') throw new ApiError('unavailable')
  })
