/** Who is calling, from the socket's address and the headers, behind given proxies. */

import { createHmac } from 'node:crypto'
import { expect } from 'bun:test'
import { readConfig } from '../../../server/config.ts'
import { callerOf } from '../../../server/http/caller.ts'
import { type Checks, scenarioOf } from '../checks.ts'
import type { Reader } from '../reader.ts'

const SECRET = 'a secret of this test'

/**
 * No socket of this machine has the addresses of the rows, so the peer is played; settings and
 * headers go the way they always go.
 */
export const readIdentity: Reader = async ({ input }): Promise<Checks> => {
  const scenario = scenarioOf(input, ['peer', 'headers', 'trustedProxies'])
  const {
    peer,
    headers = {},
    trustedProxies = [],
  } = scenario as {
    peer: string | null
    headers?: Record<string, string>
    trustedProxies?: string[]
  }
  const config = readConfig({ TRUST_PROXY: trustedProxies.join(), IP_HASH_SECRET: SECRET })
  const requestIP = () => (peer === null ? null : { address: peer })
  const caller = callerOf(config, requestWith(headers), { requestIP })
  return {
    key: (wanted) => {
      const keys = [wanted].flat().map((key) => {
        return createHmac('sha256', SECRET).update(String(key)).digest('base64url')
      })
      expect(keys).toContain(caller)
    },
  }
}

/** As a server gives them; what no client may send is handed over as it is. */
function requestWith(headers: Record<string, string>): Request {
  try {
    return new Request('http://localhost/scan', { method: 'POST', headers })
  } catch {
    const get = (name: string) => headers[name] ?? null
    return { headers: { get } } as unknown as Request
  }
}
