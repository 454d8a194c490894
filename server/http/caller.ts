/**
 * Who is calling, as the store may know it: an HMAC of the address under a secret of the operator.
 */

import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import { clientKey } from './client.ts'

export interface PeerSource {
  requestIP(request: Request): { address: string } | null
}

/**
 * Without the secret, which is kept outside the database, nobody can turn a key into an address.
 */
export function callerOf(
  { ipHashSecret, trustProxy }: Pick<Config, 'ipHashSecret' | 'trustProxy'>,
  request: Request,
  server: PeerSource | null,
): string {
  const peer = server?.requestIP(request)?.address ?? null
  const forwardedFor = request.headers.get('x-forwarded-for')
  const key = clientKey({ peer, forwardedFor, trusted: trustProxy })
  return createHmac('sha256', ipHashSecret).update(key).digest('base64url')
}
