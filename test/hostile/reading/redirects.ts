/** An address that leads on to others, hop by hop. */

import { expect } from 'bun:test'
import { fetchRedirectsMax } from '../../../server/limits.ts'
import { expandText, generatorOf } from '../../support/catalogue.ts'
import type { Script } from '../../support/upstream.ts'
import { oneOf, scenarioOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import { publicAddress } from '../stage.ts'
import { bulkChecks } from './item.ts'

/** Answers one request; true when it answers all that follow as well. */
interface Hop {
  answer: Script
  stays: boolean
}

export const readRedirects: Reader = async ({ input }, world) => {
  const { start, hops } = scenarioOf(input, ['start', 'hops']) as { start: string; hops: unknown[] }
  const { seen, checks } = await measured(() =>
    world.on({ script: scriptOf(hops.map(hopOf)) }, async (stage) => {
      const { answer } = await world.bulk({ urls: [start], persist: true })
      const requests = stage.secure.requests.length + stage.clear.requests.length
      const clearAfterTls = start.startsWith('https:') ? stage.clear.connections().made : 0
      const addresses = new Set(stage.routes.flatMap(({ addresses }) => [...addresses]))
      return { item: answer.results[0], requests, clearAfterTls, addresses: [...addresses] }
    }),
  )
  return {
    ...checks,
    ...bulkChecks(seen.item, world),
    verdict: (wanted) => {
      expect(seen.requests).toBeLessThanOrEqual(fetchRedirectsMax + 1)
      expect(seen.clearAfterTls).toBe(0)
      expect(seen.addresses).toEqual([publicAddress])
      if (!seen.item.ok) expect(seen.item.error).toBe('fetch_failed')
      return oneOf(seen.item.ok ? 'allow' : 'block')(wanted)
    },
  }
}

function scriptOf(hops: Hop[]): Script {
  let served = 0
  return (request, response) => {
    const last = hops.at(-1)
    const hop = hops[served] ?? (last?.stays ? last : undefined)
    served += 1
    if (hop) hop.answer(request, response)
    else response.end('# Hello')
  }
}

function hopOf(given: unknown): Hop {
  const hop = scenarioOf(given, ['status', 'location', 'body', 'generator'])
  if (hop.generator !== undefined) return generated(String(hop.generator))
  const body = hop.body === undefined ? '# Hello' : expandText(generatorOf(hop.body))
  const status = Number(hop.status ?? (hop.location === undefined ? 200 : 302))
  return {
    stays: false,
    answer: (_request, response) => {
      if (hop.location !== undefined) response.setHeader('location', String(hop.location))
      response.writeHead(status).end(body)
    },
  }
}

/** In words: a loop, or so many hops from one public host to the next. */
function generated(words: string): Hop {
  if (/^(?:a )?loop to itself$/.test(words)) {
    return {
      stays: true,
      answer: (request, response) =>
        response.writeHead(302, { location: request.url ?? '/' }).end(),
    }
  }
  const count = Number(/^(\d+) public hops?$/.exec(words)?.[1] ?? Number.NaN)
  if (Number.isNaN(count)) throw new Error(`No upstream knows "${words}"`)
  let led = 0
  return {
    stays: true,
    answer: (_request, response) => {
      led += 1
      if (led > count) response.end('# Hello')
      else response.writeHead(302, { location: `https://other.fixture/${led}` }).end()
    },
  }
}
