/** An address as it is submitted: refused, accepted and not connected to, or connected to. */

import { expect } from 'bun:test'
import { parseTarget } from '../../../server/target.ts'
import { expandText, generatorOf } from '../../support/catalogue.ts'
import { oneOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import type { Stage } from '../stage.ts'
import type { World } from '../world.ts'
import { answerChecks } from './answer.ts'

export const readAddress: Reader = async ({ input }, world) => {
  const address = expandText(generatorOf(input))
  // Upstreams that hang up at once: whether they were called is all that counts.
  const act = () =>
    world.on({ socket: (socket) => socket.end() }, (stage) => submit(address, world, stage))
  const { seen, checks } = await measured(act)
  const parsed = parseTarget(address)
  const host = parsed.ok ? bare(new URL(parsed.target.fetchUrl).hostname) : null
  return {
    ...checks,
    ...answerChecks({ ...seen, head: '' }),
    verdict: (wanted) => {
      expect(seen.agrees).toBeTrue()
      return oneOf(seen.verdict)(wanted)
    },
    host: (wanted) => {
      for (const name of seen.names) expect(name).toBe(bare(host ?? '').replace(/\.$/, ''))
      return oneOf(host)(wanted)
    },
  }
}

async function submit(address: string, world: World, stage: Stage) {
  const { status, answer, record } = await world.scan(address)
  const wasReached = stage.connections() > 0
  const bulk = await world.bulk({ urls: [address] })
  const item = bulk.answer.results?.[0]
  const names = stage.routes.map(({ name }) => name)
  const body = JSON.stringify(answer)
  if (status === 400) {
    const agrees = bulk.status === 400 && names.length === 0 && answer.error === 'invalid_request'
    return { verdict: 'reject', agrees, names, status, body }
  }
  const isFailed = record?.status === 'failed' && item?.error === 'fetch_failed'
  // Both ways in come to the same, and nothing is connected to but what was judged.
  const agrees =
    isFailed && stage.connections() > 0 === wasReached && names.length > 0 === wasReached
  return { verdict: wasReached ? 'allow' : 'block', agrees, names, status, body }
}

const bare = (host: string): string => host.replace(/[[\]]/g, '')
