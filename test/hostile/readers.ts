/** One reader for each category of hostile rows, and whether its rows share a service. */

import { isGenerator, type Row } from '../support/catalogue.ts'
import type { Reader } from './reader.ts'
import { readAddress } from './reading/address.ts'
import { readBody } from './reading/body.ts'
import { readCalls } from './reading/calls.ts'
import { readChallenge } from './reading/challenge.ts'
import { readIdentity } from './reading/identity.ts'
import { readLog } from './reading/log.ts'
import { readPage } from './reading/page.ts'
import { readPath } from './reading/path.ts'
import { readRedirects } from './reading/redirects.ts'
import { readResolver } from './reading/resolver.ts'
import { readText } from './reading/text.ts'
import { readUpstream } from './reading/upstream.ts'
import { readWire } from './reading/wire.ts'

export interface Category {
  read: Reader
  /** Its rows have a service to themselves, where nobody else names a skill. */
  isAlone?: true
  /** Started before all others, since it takes as long as a connection may last. */
  isSlow?(row: Row): boolean
}

export const READERS: Record<string, Category> = {
  'ssrf-url': { read: readAddress },
  'ssrf-dns': { read: readResolver },
  'ssrf-redirect': { read: readRedirects },
  fetch: { read: readUpstream },
  yaml: { read: readText },
  markdown: { read: readText },
  unicode: { read: readText },
  evasion: { read: readText },
  'json-body': { read: readBody },
  xss: { read: readPage },
  path: { read: readPath, isAlone: true },
  identity: { read: readIdentity },
  'rate-limit': { read: readCalls },
  challenge: { read: readChallenge },
  log: { read: readLog },
  http: { read: readWire, isSlow: isDrip },
}

function isDrip({ input }: Row): boolean {
  const { raw } = input as { raw?: unknown }
  return !isGenerator(raw) && typeof raw === 'object' && raw !== null && 'drip' in raw
}
