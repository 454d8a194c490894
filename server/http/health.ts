/**
 * `GET /healthz`: 200 once the database answers and workers run, 503 from the moment a stop is
 * asked.
 */

import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { ApiError } from './errors.ts'
import { ErrorBody, Health } from './models.ts'

export const healthRoutes = ({ health }: Pick<Deps, 'health'>) =>
  new Elysia({ name: 'health' }).get(
    '/healthz',
    async ({ set }) => {
      set.headers['cache-control'] = 'no-store'
      if (!(await health.ready())) throw new ApiError('unavailable')
      return { status: 'ok' as const }
    },
    {
      response: { 200: Health, 503: ErrorBody },
      detail: { summary: 'Whether the service takes work' },
    },
  )
