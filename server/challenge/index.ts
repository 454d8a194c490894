/** Which challenge guards POST /scan: that of development, the real one, or none that can pass. */

import type { Challenge, Clock, Log } from '../deps.ts'
import { isTestSecret, testKeys } from '../keys.ts'
import { alwaysPass } from './always-pass.ts'
import { createSiteverify } from './siteverify.ts'

export interface ChallengeSettings {
  production: boolean
  /** Null or empty when the operator gave none. */
  secret: string | null
  verifyUrl: string
  /** Address of the pages: tokens made for other hosts are refused. */
  siteUrl: string
  timeoutMs?: number
}

/** No token can pass without a secret, nor with one that everybody knows. */
const unconfigured: Challenge = {
  configured: false,
  verify: async () => 'misconfigured',
}

export function createChallenge(
  settings: ChallengeSettings,
  deps: { clock: Clock; log: Log },
): Challenge {
  const { production, secret } = settings
  if (secret === null || secret === '') return unconfigured
  if (production && isTestSecret(secret)) return unconfigured
  if (secret === testKeys.secret) return alwaysPass
  return createSiteverify({ ...settings, secret }, deps)
}
