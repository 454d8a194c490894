/** `POST /scan/bulk`. */

import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { bulkBodyBytesMax, bulkItemsMax, bulkTimeoutMs, fileBytesMax } from '../limits.ts'
import { type Bulk, createBulk } from '../scans/bulk.ts'
import { parseTarget } from '../target.ts'
import { type Door, readJson } from './body.ts'
import { callerOf } from './caller.ts'
import { ApiError } from './errors.ts'
import { createIntake } from './intake.ts'
import { BulkAnswer, BulkBody, type BulkInput, ErrorBody } from './models.ts'
import { limited, presentBulk } from './present.ts'
import { createValidator } from './validation.ts'

/** Between the end of the work and the last byte of the answer, in seconds. */
const ANSWER_SEC = 30

const validate = createValidator(BulkBody, ({ urls = [], files = [] }, complain) => {
  const total = urls.length + files.length
  if (total === 0) complain('', 'Give at least one item in urls or files')
  if (total > bulkItemsMax) {
    complain('', `Give at most ${bulkItemsMax} items in urls and files together`)
  }
  urls.forEach((url, index) => {
    const parsed = url === undefined ? null : parseTarget(url)
    if (parsed?.ok === false) complain(`/urls/${index}`, parsed.message)
  })
  files.forEach((file, index) => {
    if (Buffer.byteLength(file?.content ?? '') > fileBytesMax) {
      complain(`/files/${index}/content`, `Must have at most ${fileBytesMax} bytes of UTF-8`)
    }
  })
})

export const bulkRoutes = (deps: Deps) => {
  const bulk = createBulk(deps)
  const intake = createIntake()
  return new Elysia({ name: 'bulk' }).post(
    '/scan/bulk',
    async ({ body, request, server }) => {
      // A call may work for a minute without sending a byte.
      server?.timeout(request, bulkTimeoutMs / 1000 + ANSWER_SEC)
      try {
        const caller = callerOf(deps.config, request, server)
        return await answerBulk(deps, bulk, body, caller, request.signal)
      } finally {
        intake.release(request)
      }
    },
    {
      parse: async ({ request, server }) => {
        const caller = callerOf(deps.config, request, server)
        const door: Door = {
          // Who has no call left is told before a large body is read, whatever is in it.
          async enter(expectedBytes) {
            const standing = await deps.limiter.peek('bulk', caller)
            if (standing.kind === 'limited') throw limited(standing.retryAfterSec)
            intake.expect(caller, expectedBytes)
          },
          hold: (bytes) => intake.hold(request, caller, bytes),
        }
        try {
          return validate(await readJson(request, { bytesMax: bulkBodyBytesMax, door }))
        } catch (refusal) {
          intake.release(request)
          throw refusal
        }
      },
      body: BulkBody,
      response: { 200: BulkAnswer, 400: ErrorBody, 429: ErrorBody, 500: ErrorBody, 503: ErrorBody },
      detail: { summary: 'Scan up to 50 addresses and files at once' },
    },
  )
}

async function answerBulk(
  { store, limiter }: Deps,
  bulk: Bulk,
  { urls = [], files = [], persist = false }: BulkBody,
  caller: string,
  hungUp: AbortSignal,
): Promise<BulkAnswer> {
  if (persist && !(await store.hasRoom())) throw new ApiError('unavailable')
  const taken = await limiter.take('bulk', caller)
  if (taken.kind === 'unavailable') throw new ApiError('unavailable')
  if (taken.kind === 'limited') throw limited(taken.retryAfterSec)
  const targets = urls.flatMap((url) => {
    const parsed = parseTarget(url)
    return parsed.ok ? [parsed.target] : []
  })
  const inputs: BulkInput[] = [
    ...urls.map((url) => ({ kind: 'url' as const, url })),
    ...files.map(({ path }) => ({ kind: 'file' as const, path })),
  ]
  const outcomes = await bulk.run({ targets, files, persist }, hungUp)
  return presentBulk(inputs, outcomes, taken.remaining)
}
