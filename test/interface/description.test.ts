/** What the API says of itself, and of paths that it does not have. */

import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let scanId: string

beforeAll(async () => {
  service = await startTestService()
  scanId = await service.keep('demo')
})
afterAll(() => service.stop())

test('an unknown path or method of the API is JSON', async () => {
  for (const [method, path] of [
    ['GET', '/scan'],
    ['PUT', '/scan/bulk'],
    ['DELETE', `/scan/${scanId}`],
    ['GET', `/scan/${scanId}/`],
    ['GET', '/skill'],
    ['GET', '/skill/a/b'],
    ['POST', '/healthz'],
  ]) {
    const response = await fetch(service.url + path, { method: method as string })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'not_found' })
  }
})

test('health is told, and the description lists the interface', async () => {
  expect(await (await service.get('/healthz')).json()).toEqual({ status: 'ok' })
  const { paths } = await (await service.get('/openapi.json')).json()
  expect(Object.keys(paths).sort()).toEqual([
    '/badge/{name}.svg',
    '/healthz',
    '/openapi.json',
    '/scan',
    '/scan/bulk',
    '/scan/{id}',
    '/skill/{name}',
    '/skill/{name}/history',
    '/skill/{name}/sources',
  ])
  const badge = paths['/badge/{name}.svg'].get.responses
  expect(Object.keys(badge['200'].content)).toEqual(['image/svg+xml'])
  expect(Object.keys(badge)).toEqual(['200', '404'])
  const { parameters } = paths['/skill/{name}/history'].get
  expect(parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
    'name',
    'source',
  ])
  const body = paths['/scan'].post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(['url', 'challengeToken'])
  expect(body.properties.url.maxLength).toBe(2048)
})
