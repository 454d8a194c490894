import { describe, expect, test } from 'bun:test'
import { createChallenge } from '../../../server/challenge/index.ts'
import type { Log } from '../../../server/deps.ts'
import { testKeys } from '../../../server/keys.ts'
import { fakeClock } from '../../support/clock.ts'
import { startUpstream } from '../../support/upstream.ts'

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

const nobody = 'http://127.0.0.1:9'

const challengeFor = (production: boolean, secret: string | null, verifyUrl = nobody) =>
  createChallenge(
    { production, secret, verifyUrl, siteUrl: 'http://localhost:3000' },
    { clock: fakeClock(), log: silent },
  )

describe('the challenge', () => {
  test('of development takes any token but an empty one, and asks nobody', async () => {
    const verifier = await startUpstream((_request, response) => response.end('{}'))
    const challenge = challengeFor(false, testKeys.secret, verifier.origin)
    expect(challenge.configured).toBeTrue()
    expect(await challenge.verify('anything')).toBe('passed')
    expect(await challenge.verify('')).toBe('failed')
    expect(verifier.connections().made).toBe(0)
    await verifier.stop()
  })

  test('without a secret, or with a published one in production, lets nobody pass', async () => {
    const zeros = '0'.repeat(31)
    for (const secret of [null, '', `1x${zeros}AA`, `2x${zeros}AA`, `3x${zeros}AA`]) {
      const challenge = challengeFor(true, secret)
      expect(challenge.configured).toBeFalse()
      expect(await challenge.verify('anything')).toBe('misconfigured')
    }
  })

  test('with a real secret asks the verifier, in development too', async () => {
    const verifier = await startUpstream((_request, response) => response.end('{"success":true}'))
    for (const production of [true, false]) {
      const challenge = challengeFor(production, 'real', verifier.origin)
      expect(challenge.configured).toBeTrue()
      expect(await challenge.verify('anything')).toBe('passed')
    }
    expect(verifier.requests).toHaveLength(2)
    await verifier.stop()
  })
})
