import { expect, test } from 'bun:test'
import type { FetchOutcome } from '../../../server/deps.ts'
import { withLoggedCauses } from '../../../server/scans/causes.ts'
import { recordedLog } from '../../support/log.ts'

async function fetching(outcome: FetchOutcome) {
  const log = recordedLog()
  const fetcher = withLoggedCauses({ fetch: async () => outcome }, log)
  expect(await fetcher.fetch('https://inner.example/a?token=secret')).toBe(outcome)
  return log.entries
}

test('the cause and the host are logged, the rest of the address is not', async () => {
  const entries = await fetching({ kind: 'unreachable', cause: 'not_public' })
  expect(entries).toEqual([
    {
      level: 'info',
      event: 'fetch_failed',
      fields: { host: 'inner.example', cause: 'not_public' },
    },
  ])
})

test('the host that a redirect led to is named beside the first', async () => {
  const redirectedTo = 'deeper.example'
  const [refused] = await fetching({ kind: 'unreachable', cause: 'not_public', redirectedTo })
  expect(refused?.fields).toMatchObject({ host: 'inner.example', redirectedTo })
  const [missing] = await fetching({ kind: 'status', status: 404, redirectedTo })
  expect(missing?.fields).toMatchObject({ host: 'inner.example', redirectedTo })
})

test('what the caller is told anyway is for debugging', async () => {
  const [entry] = await fetching({ kind: 'status', status: 404 })
  expect(entry).toMatchObject({ level: 'debug', fields: { cause: 'status' } })
})

test('a file that came is no event', async () => {
  const bytes = new Uint8Array()
  const fetched = { kind: 'fetched', bytes, contentType: '', finalUrl: '', tookMs: 1 } as const
  expect(await fetching(fetched)).toEqual([])
})
