/** A body that is posted as it is. */

import { expect } from 'bun:test'
import { expandBytes, expandText, generatorOf } from '../../support/catalogue.ts'
import { type Checks, holds, oneOf, scenarioOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import { answerChecks, answerOf, expectRefusalShape } from './answer.ts'
import { expectAlive } from './item.ts'

export const readBody: Reader = async ({ input }, world): Promise<Checks> => {
  const scenario = scenarioOf(input, ['endpoint', 'contentType', 'body', 'method', 'headers'])
  const body = generatorOf(scenario.body)
  const bytes = Buffer.from(expandBytes(body))
  const { endpoint, contentType, method = 'POST' } = scenario as Record<string, string>
  const { seen, checks } = await measured(async () => {
    const headers = {
      ...(scenario.headers ?? {}),
      ...(contentType ? { 'content-type': contentType } : {}),
    }
    return answerOf(await fetch(world.url + endpoint, { method, body: bytes, headers }))
  })
  const answer = JSON.parse(seen.body)
  return {
    ...checks,
    ...answerChecks(seen),
    status: (wanted) => {
      if (seen.status !== 200) expectRefusalShape(seen)
      return oneOf(seen.status)(wanted)
    },
    noCrash: holds(() => expectAlive(world)),
    results: (wanted) => {
      if (seen.status === 200) expect(answer.results).toHaveLength(Number(wanted))
      else expect(seen.status).toBe(400)
    },
    storedUrl: async (wanted) => {
      if (seen.status !== 200) return expect(seen.status).toBe(400)
      oneOf((await world.read(`/scan/${answer.scanId}`)).url)(wanted)
    },
    inputEchoed: holds(() => {
      const { urls = [], files = [] } = JSON.parse(expandText(body))
      const inputs = [
        ...urls.map((url: string) => ({ kind: 'url', url })),
        ...files.map(({ path }: { path: string }) => ({ kind: 'file', path })),
      ]
      expect(answer.results.map((item: { input: unknown }) => item.input)).toEqual(inputs)
    }),
  }
}
