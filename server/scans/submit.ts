/**
 * POST /scan as a use case: the checks in the order the decisions page gives, then one stored scan.
 */

import type { Accepted, Deps } from '../deps.ts'
import type { Target } from '../target.ts'

export type Submission =
  | { kind: 'accepted'; scanId: string; remaining: number }
  | Exclude<Accepted, { kind: 'accepted' }>
  | { kind: 'challenge_failed' }
  | { kind: 'challenge_misconfigured' }

export interface SubmitRequest {
  target: Target
  challengeToken: string
  /** Who is calling, already hidden behind an HMAC. */
  caller: string
}

type Needs = Pick<Deps, 'challenge' | 'limiter' | 'store' | 'ids' | 'dispatcher'>

export async function submitScan(
  { challenge, limiter, store, ids, dispatcher }: Needs,
  { target, challengeToken, caller }: SubmitRequest,
): Promise<Submission> {
  if (!challenge.configured) return { kind: 'challenge_misconfigured' }
  // A caller without quota must not make us ask the verifier, nor use up a single-use token.
  const standing = await limiter.peek('scan', caller)
  if (standing.kind !== 'accepted') return standing
  const verdict = await challenge.verify(challengeToken)
  if (verdict !== 'passed') return { kind: `challenge_${verdict}` }
  const scanId = ids.scanId()
  const { shownUrl, fetchUrl, sourceRepo } = target
  const accepted = await store.accept({ scanId, url: shownUrl, fetchUrl, sourceRepo }, caller)
  if (accepted.kind !== 'accepted') return accepted
  dispatcher.wake()
  return { ...accepted, scanId }
}
