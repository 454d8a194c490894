/** The application: all routes over their dependencies, not yet listening. */

import { Elysia } from 'elysia'
import type { Deps } from './deps.ts'
import { badgeRoutes } from './http/badge.ts'
import { bulkRoutes } from './http/bulk.ts'
import { endingRules } from './http/ending.ts'
import { errorHandling } from './http/errors.ts'
import { answerHeaders } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import { hostRule } from './http/host.ts'
import { describe, openapiRoutes } from './http/openapi.ts'
import { notFoundPage } from './http/not-found.ts'
import { pageRoutes, readPages } from './http/pages.ts'
import { requestEvents } from './http/requests.ts'
import { scanRoutes } from './http/scan.ts'
import { securityRoutes } from './http/security.ts'
import { skillRoutes } from './http/skill.ts'
import { transportBodyBytesMax } from './limits.ts'

/** Bun closes a connection on which nothing moves for this long, in seconds. */
const IDLE_TIMEOUT_SEC = 30

export async function createApp(deps: Deps) {
  const { config, log, addresses } = deps
  const pages = await readPages(config)
  const app = new Elysia({
    strictPath: true,
    // Without this the router takes every host to have four characters or more, and misreads
    // others.
    handler: { standardHostname: false },
    serve: {
      maxRequestBodySize: transportBodyBytesMax,
      idleTimeout: IDLE_TIMEOUT_SEC,
      // A second service on the same port is a mistake that must show.
      reusePort: false,
    },
  })
  /** Asked at the first request, when all routes are known. */
  const description = () => describe(app.routes, addresses.baseUrl)
  return app
    .use(requestEvents(deps))
    .use(errorHandling({ log, notFoundPage: (request) => notFoundPage(request, pages.notFound) }))
    .use(answerHeaders(config, addresses))
    .use(hostRule())
    .use(endingRules(deps))
    .use(scanRoutes(deps))
    .use(bulkRoutes(deps))
    .use(skillRoutes(deps))
    .use(badgeRoutes(deps))
    .use(healthRoutes(deps))
    .use(securityRoutes(deps))
    .use(openapiRoutes(description))
    .use(await pageRoutes(deps, pages, description))
}

export type App = Awaited<ReturnType<typeof createApp>>
