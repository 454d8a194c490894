/** An address whose name resolves as the row says, look-up by look-up. */

import { expect } from 'bun:test'
import { type Checks, oneOf, scenarioOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import { hastyTimeoutMs, type Stage, type StageSettings } from '../stage.ts'
import { bulkChecks } from './item.ts'

type Answers = (string | string[])[]

export const readResolver: Reader = async ({ input }, world): Promise<Checks> => {
  const { url, answers } = scenarioOf(input, ['url', 'answers']) as {
    url: string
    answers: Answers
  }
  const { seen, checks } = await measured(() =>
    world.on(settingsFor(answers), async (stage) => {
      const { answer } = await world.bulk({ urls: [url], persist: true })
      return { item: answer.results[0], ...traceOf(stage) }
    }),
  )
  const verdict = seen.item.ok ? 'allow' : 'block'
  return {
    ...checks,
    ...bulkChecks(seen.item, world),
    verdict: (wanted) => {
      // Resolved once, whatever comes of it, and connected to that very answer.
      expect(seen.lookups).toBe(1)
      const wantedAddresses: unknown[] = verdict === 'allow' ? [answers[0]].flat() : []
      expect<unknown[]>(seen.addresses).toEqual(wantedAddresses)
      expect(seen.connections).toBe(verdict === 'allow' ? 1 : 0)
      if (verdict === 'block') expect(seen.item.error).toBe('fetch_failed')
      return oneOf(verdict)(wanted)
    },
  }
}

const traceOf = (stage: Stage) => ({
  lookups: stage.lookups(),
  connections: stage.connections(),
  addresses: stage.routes.flatMap(({ addresses }) => [...addresses]),
})

function settingsFor(answers: Answers): StageSettings {
  let asked = 0
  return {
    ...(answers.includes('HANG') ? { timeoutMs: hastyTimeoutMs } : {}),
    lookup: async () => {
      const answer = answers[asked++] ?? []
      if (answer === 'HANG') return new Promise(() => {})
      if (typeof answer !== 'string') return answer
      if (/^[A-Z]+$/.test(answer)) throw new Error(answer)
      throw new Error(`No resolver answers "${answer}"`)
    },
  }
}
