/** What tests of fetching share: upstreams that a test need not stop, and a fetcher for them. */

import type { FetchOutcome, Fetcher } from '../../server/deps.ts'
import { createFetcher, type FetcherSettings } from '../../server/fetch/fetcher.ts'
import { rangeOf } from '../../server/net.ts'
import { recordedLog } from './log.ts'
import { type Script, startSocket, startUpstream, type Upstream } from './upstream.ts'

export const loopback = [rangeOf('127.0.0.0/8'), rangeOf('::1')]

const upstreams: Upstream[] = []

/** For `afterEach` of every file that starts upstreams. */
export async function stopUpstreams(): Promise<void> {
  await Promise.all(upstreams.splice(0).map((upstream) => upstream.stop()))
}

export async function start(script: Script, options = {}): Promise<Upstream> {
  const upstream = await startUpstream(script, options)
  upstreams.push(upstream)
  return upstream
}

export async function startBare(script: Parameters<typeof startSocket>[0]): Promise<Upstream> {
  const upstream = await startSocket(script)
  upstreams.push(upstream)
  return upstream
}

/** The loopback is open to it, and every name is there. */
export function fetcherWith(settings: Partial<FetcherSettings> = {}): Fetcher {
  return createFetcher({
    version: '1.2.3',
    siteUrl: () => 'https://site.example',
    allow: loopback,
    log: recordedLog(),
    lookup: async () => ['127.0.0.1'],
    ...settings,
  })
}

/** Fetches from a scripted upstream; does not end while a connection is left behind. */
export async function outcomeOf(
  script: Script,
  settings: Partial<FetcherSettings> = {},
): Promise<FetchOutcome> {
  const upstream = await start(script)
  const outcome = await fetcherWith(settings).fetch(`${upstream.origin}/SKILL.md`)
  await upstream.idle()
  return outcome
}

/** The text that was fetched; any other outcome as it is, so that a failed test shows it. */
export const textOf = (outcome: FetchOutcome): string | FetchOutcome =>
  outcome.kind === 'fetched' ? new TextDecoder().decode(outcome.bytes) : outcome
