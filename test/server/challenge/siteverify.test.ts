import { afterEach, describe, expect, test } from 'bun:test'
import type { IncomingMessage } from 'node:http'
import { createSiteverify } from '../../../server/challenge/siteverify.ts'
import type { Log } from '../../../server/deps.ts'
import { challengesMax } from '../../../server/limits.ts'
import { fakeClock } from '../../support/clock.ts'
import { type Script, startUpstream, type Upstream } from '../../support/upstream.ts'

const verifiers: Upstream[] = []
afterEach(async () => {
  await Promise.all(verifiers.splice(0).map((verifier) => verifier.stop()))
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function challengeWith(script: Script, timeoutMs = 4000) {
  const verifier = await startUpstream(script)
  verifiers.push(verifier)
  const logged: string[] = []
  const note = (level: string) => (event: string) => logged.push(`${level} ${event}`)
  const log: Log = {
    debug: note('debug'),
    info: note('info'),
    warn: note('warn'),
    error: note('error'),
  }
  const challenge = createSiteverify(
    {
      secret: 'real secret',
      verifyUrl: `${verifier.origin}/siteverify`,
      siteUrl: 'https://site.example/pages',
      timeoutMs,
    },
    { clock: fakeClock(), log },
  )
  return { challenge, verifier, logged }
}

/** Answers every question alike, and keeps what was asked. */
function answering(answer: unknown, status = 200) {
  const questions: URLSearchParams[] = []
  const script: Script = async (request, response) => {
    questions.push(new URLSearchParams(await textOf(request)))
    response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
  return { questions, script }
}

const yes = { success: true, hostname: 'site.example' }

describe('a verification', () => {
  test('posts secret and token as a form, and passes on a yes', async () => {
    const { questions, script } = answering(yes)
    const { challenge, verifier } = await challengeWith(script)
    expect(challenge.configured).toBeTrue()
    expect(await challenge.verify('good & well')).toBe('passed')
    expect(verifier.requests[0]).toMatchObject({ method: 'POST', url: '/siteverify' })
    expect(verifier.requests[0]?.headers['content-type']).toStartWith(
      'application/x-www-form-urlencoded',
    )
    expect(Object.fromEntries(questions[0] ?? [])).toEqual({
      secret: 'real secret',
      response: 'good & well',
      idempotency_key: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    })
  })

  test('does not ask about an empty token', async () => {
    const { challenge, verifier } = await challengeWith(answering(yes).script)
    expect(await challenge.verify('')).toBe('failed')
    expect(verifier.connections().made).toBe(0)
  })

  test('fails on a no, once asked', async () => {
    const { questions, script } = answering({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    })
    const { challenge, logged } = await challengeWith(script)
    expect(await challenge.verify('used')).toBe('failed')
    expect(questions).toHaveLength(1)
    expect(logged).toEqual(['info challenge_failed'])
  })

  test('fails on a yes for another site, or with a status that is no success', async () => {
    const other = await challengeWith(answering({ ...yes, hostname: 'evil.example' }).script)
    expect(await other.challenge.verify('x')).toBe('failed')
    const odd = await challengeWith(answering(yes, 500).script)
    expect(await odd.challenge.verify('x')).toBe('failed')
  })

  test('blames the operator, loudly, when the secret is refused', async () => {
    const answer = { success: false, 'error-codes': ['invalid-input-secret'] }
    const { challenge, logged } = await challengeWith(answering(answer, 400).script)
    expect(await challenge.verify('x')).toBe('misconfigured')
    expect(logged).toEqual(['error challenge_misconfigured'])
  })

  test('is tried again once on an internal error, with the same key', async () => {
    const { questions, script } = answering({ success: false, 'error-codes': ['internal-error'] })
    const { challenge } = await challengeWith(script)
    expect(await challenge.verify('x')).toBe('failed')
    expect(questions).toHaveLength(2)
    expect(questions[0]?.get('idempotency_key')).toBe(questions[1]?.get('idempotency_key') ?? '-')
    await challenge.verify('x')
    expect(questions[2]?.get('idempotency_key')).not.toBe(questions[0]?.get('idempotency_key'))
  })

  test('passes when the second try is a yes', async () => {
    let asked = 0
    const { challenge } = await challengeWith((_request, response) => {
      asked += 1
      const no = { success: false, 'error-codes': ['internal-error'] }
      response.end(JSON.stringify(asked === 1 ? no : yes))
    })
    expect(await challenge.verify('x')).toBe('passed')
  })
})

describe('a verifier that cannot be asked', () => {
  test('fails the token: it hangs, breaks off, redirects, or talks nonsense', async () => {
    const scripts: Script[] = [
      () => {},
      (_request, response) => response.destroy(),
      ({ url }, response) => {
        if (url === '/yes') response.end(JSON.stringify(yes))
        else response.writeHead(307, { location: '/yes' }).end()
      },
      (_request, response) => response.end('<html>'),
      (_request, response) => {
        response.writeHead(200, { 'content-length': 100 }).write('{"success":true')
        response.socket?.end()
      },
    ]
    for (const script of scripts) {
      const { challenge } = await challengeWith(script, 100)
      expect(await challenge.verify('x')).toBe('failed')
    }
  })

  test('fails the token when nobody listens', async () => {
    const { challenge, verifier, logged } = await challengeWith(() => {})
    await verifier.stop()
    expect(await challenge.verify('x')).toBe('failed')
    expect(logged).toEqual(['warn challenge_unreachable'])
  })

  test('fails the token with an answer that does not end', async () => {
    const { challenge } = await challengeWith((_request, response) => {
      const chunk = `{"success":true,"pad":"${' '.repeat(16_384)}`
      const timer = setInterval(() => response.write(chunk), 1)
      response.on('close', () => clearInterval(timer))
    }, 60_000)
    expect(await challenge.verify('x')).toBe('failed')
  })
})

describe('many verifications', () => {
  test('ask a limited number of questions at once, and all get their verdict', async () => {
    let open = 0
    let most = 0
    const { challenge } = await challengeWith((request, response) => {
      open += 1
      most = Math.max(most, open)
      request.resume()
      setTimeout(() => {
        open -= 1
        response.end(JSON.stringify(yes))
      }, 5)
    })
    const tokens = Array.from({ length: 50 }, (_, index) => `token ${index}`)
    const verdicts = await Promise.all(tokens.map((token) => challenge.verify(token)))
    expect(verdicts.every((verdict) => verdict === 'passed')).toBeTrue()
    expect(most).toBe(challengesMax)
  })
})
