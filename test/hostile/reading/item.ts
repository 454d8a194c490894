/** What can be said of one item of a bulk answer, and of the scan that it stored. */

import { expect } from 'bun:test'
import { type Checks, holds, oneOf } from '../checks.ts'
import type { World } from '../world.ts'

export interface Item {
  ok: boolean
  error?: string
  scanId?: string
  [field: string]: unknown
}

/** The service works on: it answers, a worker runs, and nothing was logged as our own fault. */
export async function expectAlive(world: World): Promise<void> {
  expect((await world.get('/healthz')).status).toBe(200)
  expect(world.log.entries.filter(({ level }) => level === 'error')).toEqual([])
}

export const bulkChecks = (item: Item, world: World): Checks => ({
  ok: oneOf(item.ok),
  bulk: oneOf(item.ok ? 'ok' : item.error),
  ifNotOk: (wanted) => {
    if (!item.ok) return oneOf(item.error)(wanted)
  },
  error: oneOf(item.error ?? null),
  noCrash: holds(() => expectAlive(world)),
})
