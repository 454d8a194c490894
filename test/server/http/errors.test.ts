import { Type } from '@sinclair/typebox'
import { expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { ApiError, errorAnswer, errorHandling } from '../../../server/http/errors.ts'
import { recordedLog } from '../../support/log.ts'

const log = recordedLog()
const app = new Elysia()
  .use(errorHandling({ log, notFoundPage: () => null }))
  .get('/fault', () => {
    throw new Error('the secret reason')
  })
  .get('/promise', () => ({ wrong: 1 }) as never, {
    response: Type.Object({ right: Type.String() }),
  })
  .get('/refusal', () => {
    throw new ApiError('rate_limited', { retryAfterSec: 7 })
  })

const get = (path: string) => app.handle(new Request(`http://localhost${path}`))

test('an unexpected fault tells the caller a request id, and the log the cause', async () => {
  const response = await get('/fault')
  expect(response.status).toBe(500)
  const body = await response.json()
  expect(body).toEqual({ error: 'internal', requestId: expect.any(String) })
  const entry = await log.seen('request_fault', { requestId: body.requestId })
  expect(entry.fields.cause).toContain('the secret reason')
})

test('an answer that breaks its schema is a fault of ours', async () => {
  const response = await get('/promise')
  expect(response.status).toBe(500)
  expect((await response.json()).error).toBe('internal')
})

test('a refusal has the status of its code, and says when to come back', async () => {
  const response = await get('/refusal')
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(await response.json()).toEqual({ error: 'rate_limited', retryAfterSec: 7 })
})

test('what is unavailable has Retry-After too, and nothing of it is cached', () => {
  const answer = errorAnswer(new ApiError('unavailable'))
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('an unknown path is not found', async () => {
  const response = await get('/nowhere')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'not_found' })
})
