/** `POST /scan` and `GET /scan/:id`. */

import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { scanBodyBytesMax, smallBodyBytesMax } from '../limits.ts'
import { submitScan } from '../scans/submit.ts'
import { parseTarget } from '../target.ts'
import { readJson } from './body.ts'
import { cachedJson, freshJson } from './caching.ts'
import { callerOf } from './caller.ts'
import { invalidRequest } from './errors.ts'
import { ErrorBody, ScanBody, ScanRecord, Submitted } from './models.ts'
import { presentSubmission } from './present.ts'
import { namedRecord } from './records.ts'
import { createValidator } from './validation.ts'

/**
 * A record that ended changes no more; the age bounds how long a removed one lives on in caches.
 */
const FINAL_CACHING = 'public, max-age=300'

const BOUNDS = { bytesMax: scanBodyBytesMax, readBytesMax: smallBodyBytesMax }

const validate = createValidator(ScanBody, ({ url }, complain) => {
  const parsed = url === undefined ? null : parseTarget(url)
  if (parsed?.ok === false) complain('/url', parsed.message)
})

export const scanRoutes = (deps: Deps) =>
  new Elysia({ name: 'scan' })
    .post(
      '/scan',
      async ({ body: { url, challengeToken }, request, server }) => {
        const parsed = parseTarget(url)
        if (!parsed.ok) throw invalidRequest(parsed.message)
        const caller = callerOf(deps.config, request, server)
        const submission = await submitScan(deps, { target: parsed.target, challengeToken, caller })
        return presentSubmission(submission, deps.addresses.siteUrl)
      },
      {
        parse: async ({ request }) => validate(await readJson(request, BOUNDS)),
        body: ScanBody,
        response: {
          200: Submitted,
          400: ErrorBody,
          403: ErrorBody,
          429: ErrorBody,
          500: ErrorBody,
          503: ErrorBody,
        },
        detail: { summary: 'Submit one address to be scanned' },
      },
    )
    .get('/scan/:id', ({ request }) => answerRecord(deps, request), {
      response: { 200: ScanRecord, 404: ErrorBody },
      detail: { summary: 'Read one scan; while it is pending or running, ask once a second' },
    })

async function answerRecord(deps: Deps, request: Request): Promise<Response> {
  const found = await namedRecord(deps, request)
  if (!found.final) return freshJson(found.json)
  return cachedJson(request, found.json, { version: found.json, cacheControl: FINAL_CACHING })
}
