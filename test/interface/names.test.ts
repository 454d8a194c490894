/** What is told of a skill name: its latest scan, its sources, its history and its badge. */

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let scanId: string

beforeAll(async () => {
  service = await startTestService()
  scanId = await service.keep('demo')
})
afterAll(() => service.stop())

describe('GET /skill/:name', () => {
  test('gives the number of scans and the latest one, without errorMessage', async () => {
    const response = await service.get('/skill/demo')
    const skill = await response.json()
    expect(Object.keys(skill)).toEqual(['skillName', 'totalScans', 'latest'])
    expect(skill).toMatchObject({ skillName: 'demo', totalScans: 1, latest: { scanId } })
    expect('errorMessage' in skill.latest).toBe(false)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('is revalidated, and changes its ETag with the next scan', async () => {
    await service.keep('twice')
    const etag = (await service.get('/skill/twice')).headers.get('etag') ?? ''
    expect((await service.get('/skill/twice', { 'if-none-match': etag })).status).toBe(304)
    await service.keep('twice')
    expect((await service.get('/skill/twice', { 'if-none-match': etag })).status).toBe(200)
  })

  test('finds names with any character, decoded once and brought to NFC', async () => {
    for (const [name, path] of [
      ['a/b', 'a%2Fb'],
      ['a%2Fb', 'a%252Fb'],
      ['café', 'cafe%CC%81'],
      ['a+b', 'a+b'],
      ['%', '%25'],
      ['/', '%2F'],
    ]) {
      await service.keep(name as string)
      const response = await service.get(`/skill/${path}`)
      expect((await response.json()).skillName).toBe(name)
      expect((await service.get(`/c/${path}`)).status).toBe(200)
    }
  })

  test('does not know other names, in whatever case or disguise', async () => {
    const odd = ['a%00b', 'a%0Ab', '%EF%BF%BD', '%ff']
    const unknown = ['Demo', 'demo%20', 'constructor', ...odd, 'demo/']
    for (const name of unknown) expect((await service.get(`/skill/${name}`)).status).toBe(404)
  })
})

describe('the sources of a name', () => {
  const sourceRepo = 'upload'

  test('are told apart: of each its latest grade and its history', async () => {
    await service.keep('a/shared name')
    const last = await service.keep('a/shared name')
    const path = '/skill/a%2Fshared%20name'
    const { sources, ...rest } = await (await service.get(`${path}/sources`)).json()
    expect(rest).toEqual({ skillName: 'a/shared name', totalSources: 1 })
    expect(sources).toMatchObject([{ sourceRepo, totalScans: 2, latest: { scanId: last } }])
    const history = await (await service.get(`${path}/history`)).json()
    expect(history).toMatchObject({ skillName: 'a/shared name', sourceRepo })
    expect(history.scans).toHaveLength(2)
    expect(history.scans[0]).toEqual(sources[0].latest)
    const one = await (await service.get(`${path}?source=${sourceRepo}`)).json()
    expect(Object.keys(one)).toEqual(['skillName', 'totalScans', 'latest'])
    expect(one.latest.scanId).toBe(last)
  })

  test('are 404 for names and sources that are not there', async () => {
    for (const path of [
      '/skill/nobody/sources',
      '/skill/nobody/history',
      '/skill/demo/history?source=owner/name',
      '/skill/demo?source=owner/name',
      '/skill/demo?source=',
      '/skill/demo?source=%ff',
      '/skill/%00/sources',
      '/skill/demo/others',
    ]) {
      const response = await service.get(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'not_found' })
    }
  })

  test('are revalidated', async () => {
    for (const path of ['/skill/demo/sources', '/skill/demo/history']) {
      const etag = (await service.get(path)).headers.get('etag') ?? ''
      expect((await service.get(path, { 'if-none-match': etag })).status).toBe(304)
    }
  })
})

test('a badge shows the latest grade, to pages of other sites too', async () => {
  const response = await service.get('/badge/demo.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await response.text()).toContain('A · ')
  for (const path of ['/badge/nobody.svg', '/badge/.svg', '/badge/demo.svg?source=a/b']) {
    const unknown = await service.get(path)
    expect(unknown.status).toBe(200)
    expect(await unknown.text()).toContain('unknown')
  }
  expect((await service.get('/badge/demo')).status).toBe(404)
})
