/** Somebody who calls a service of their own, on a clock under control. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FakeClock } from '../../support/clock.ts'
import { openWorld, refusedToken, type World } from '../world.ts'

export interface Call {
  kind: 'scan' | 'bulk'
  /** Calls that are refused for what they are do not count as calls. */
  isValid: boolean
  status: number
  body: { remaining?: number; retryAfterSec?: number; error?: string }
  headers: Headers
}

const SCAN = { url: 'https://a.example/SKILL.md', challengeToken: 'token' }

export class Caller {
  readonly answers: Call[] = []
  /** When the first call was made, by the wall clock. */
  firstMs = 0
  address = '198.51.100.1'
  private world: World | null = null
  private readonly folder = mkdtempSync(join(tmpdir(), 'touchstone-calls-'))

  constructor(readonly clock: FakeClock) {}

  async open(): Promise<void> {
    this.firstMs = this.clock.now()
    this.world = await openWorld({
      // The limits that the service has when nothing is set.
      env: { SCAN_LIMIT: '', BULK_LIMIT: '' },
      overrides: { clock: this.clock },
      databasePath: join(this.folder, 'calls.sqlite'),
    })
  }

  async restart(): Promise<void> {
    await this.world?.stop()
    await this.open()
  }

  async close(): Promise<void> {
    await this.world?.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  scan = (): Promise<void> => this.call('scan', '/scan', SCAN, true)

  invalid = (): Promise<void> => this.call('scan', '/scan', { url: 'no address' }, false)

  refused = (): Promise<void> =>
    this.call('scan', '/scan', { ...SCAN, challengeToken: refusedToken }, false)

  read = async (): Promise<void> => {
    const { status } = await this.world!.get('/skill/nobody')
    if (status !== 404) throw new Error(`A read was answered with ${status}.`)
  }

  bulk(items: number): Promise<void> {
    const files = Array(items).fill({ path: 'SKILL.md', content: '# hi' })
    return this.call('bulk', '/scan/bulk', { files }, true)
  }

  /** The moment so long after the first call. */
  waitUntil(sinceFirstMs: number): void {
    this.clock.advance(this.firstMs + sinceFirstMs - this.clock.now())
  }

  private async call(kind: Call['kind'], path: string, body: object, isValid: boolean) {
    if (!this.world) throw new Error('The service is not open.')
    const response = await this.world.post(path, body, { 'x-forwarded-for': this.address })
    const { status, headers } = response
    this.answers.push({ kind, isValid, status, headers, body: await response.json() })
  }
}
