/** Every page gets an A+ by the rules of the HTTP Observatory, behind TLS as in production. */

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { marksOf, scoreOf } from '../support/observatory.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { skillText } from '../support/skills.ts'

let service: TestService
let scanId = ''

beforeAll(async () => {
  service = await startTestService({
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SITE_URL: 'https://touchstone.example',
      BASE_URL: 'https://touchstone.example',
      IP_HASH_SECRET: 'a secret of the tests that is long enough',
      CHALLENGE_SECRET: '0x4AAAAAAA_secret_of_the_tests',
      CHALLENGE_SITE_KEY: '0x4AAAAAAA_key_of_the_tests',
    },
  })
  const files = [{ path: 'SKILL.md', content: skillText('demo') }]
  const answer = await (await service.post('/scan/bulk', { files, persist: true })).json()
  scanId = answer.results[0].scanId
})
afterAll(() => service.stop())

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => src)

test.each(['/', '/r/', '/c/demo', '/rules', '/api', '/about', '/nowhere'])(
  '%s has an A+',
  async (path) => {
    const page = path === '/r/' ? `/r/${scanId}` : path
    const response = await service.get(page, { accept: 'text/html' })
    const marks = marksOf(response.headers, scriptsIn(await response.text()))
    expect(marks.filter(({ points }) => points < 0)).toEqual([])
    expect(scoreOf(marks)).toBeGreaterThanOrEqual(100)
  },
)

describe('the score', () => {
  test('falls with what is missing, and gets no bonus then', () => {
    expect(scoreOf(marksOf(new Headers(), []))).toBeLessThan(50)
    const inline = new Headers({ 'content-security-policy': "default-src 'self' 'unsafe-inline'" })
    expect(marksOf(inline, [])[0]?.points).toBe(-20)
  })
})
