import { expect, test } from 'bun:test'
import type { Accepted, ChallengeVerdict } from '../../../server/deps.ts'
import { submitScan } from '../../../server/scans/submit.ts'
import { openStore } from '../../support/store.ts'

const target = {
  href: 'https://example.com/?token=abc',
  shownUrl: 'https://example.com/?token=***',
  fetchUrl: 'https://example.com/?token=abc',
  sourceRepo: 'example.com',
}

interface World {
  configured?: boolean
  standing?: Accepted
  verdict?: ChallengeVerdict
}

/** Submits into a fresh store and tells what was done on the way. */
async function submit({ configured = true, standing, verdict = 'passed' }: World = {}) {
  const { store, limiter } = openStore()
  const calls: string[] = []
  const submission = await submitScan(
    {
      store,
      limiter: standing ? { ...limiter, peek: async () => standing } : limiter,
      challenge: {
        configured,
        verify: async () => {
          calls.push('verify')
          return verdict
        },
      },
      ids: { scanId: () => 'sk_a' },
      dispatcher: { wake: () => void calls.push('wake') },
    },
    { target, challengeToken: 't', caller: 'me' },
  )
  const stored = await store.find('sk_a')
  return { submission, calls, stored, left: await limiter.peek('scan', 'me') }
}

test('an accepted scan is stored as shown, counted, and the dispatcher is woken', async () => {
  const { submission, calls, stored } = await submit()
  expect(submission).toEqual({ kind: 'accepted', scanId: 'sk_a', remaining: 9 })
  expect(calls).toEqual(['verify', 'wake'])
  expect(stored?.json).toContain('token=***')
})

test('without a secret nothing else is looked at', async () => {
  const limited: Accepted = { kind: 'limited', retryAfterSec: 5 }
  const { submission, calls } = await submit({ configured: false, standing: limited })
  expect(submission).toEqual({ kind: 'challenge_misconfigured' })
  expect(calls).toEqual([])
})

test('a caller without quota costs no verification', async () => {
  const { submission, calls } = await submit({ standing: { kind: 'limited', retryAfterSec: 5 } })
  expect(submission).toEqual({ kind: 'limited', retryAfterSec: 5 })
  expect(calls).toEqual([])
})

test('a token that does not pass takes nothing from the limit and stores nothing', async () => {
  for (const verdict of ['failed', 'misconfigured'] as const) {
    const { submission, calls, stored, left } = await submit({ verdict })
    expect(submission).toEqual({ kind: `challenge_${verdict}` })
    expect(calls).toEqual(['verify'])
    expect(stored).toBeNull()
    expect(left).toEqual({ kind: 'accepted', remaining: 10 })
  }
})
