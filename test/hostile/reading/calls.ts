/** Calls in a row, told in a sentence: how many, of what kind, from whom, and when. */

import { expect } from 'bun:test'
import type { Row } from '../../support/catalogue.ts'
import { fakeClock } from '../../support/clock.ts'
import { type Checks, holds, oneOf, scenarioOf } from '../checks.ts'
import type { Reader } from '../reader.ts'
import { clausesOf } from './calls-clauses.ts'
import { Caller } from './calls-caller.ts'

export const readCalls: Reader = async (row): Promise<Checks> => {
  const caller = new Caller(fakeClock())
  await caller.open()
  try {
    for (const clause of clausesOf(sentenceOf(row))) await clause(caller)
    return checksOf(caller)
  } finally {
    await caller.close()
  }
}

/** "Same" goes on from the last sentence that stands for itself, with an end of its own. */
function sentenceOf({ input, previous }: Row): string {
  const { scenario } = scenarioOf(input, ['scenario'])
  const sentence = String(scenario)
  const rest = /^(?:the )?same, (.*)$/.exec(sentence)?.[1]
  if (rest === undefined) return sentence
  if (!previous) throw new Error(`Nothing goes before "${sentence}"`)
  const [beginning] = sentenceOf(previous).split(', then ')
  return `${beginning}, then one ${rest}`
}

function checksOf({ answers }: Caller): Checks {
  const valid = answers.filter(({ isValid }) => isValid)
  const last = answers.at(-1)
  const bulk = answers.findLast(({ kind }) => kind === 'bulk')
  const refused = answers.findLast(({ status }) => status === 429)
  const retry = Number(refused?.body.retryAfterSec)
  return {
    statuses: (wanted) => expect(counted(answers)).toEqual(wanted as Record<number, number>),
    validStatuses: (wanted) => expect(counted(valid)).toEqual(wanted as Record<number, number>),
    remaining: (wanted) => {
      const accepted = valid.filter(({ status }) => status === 200)
      expect(accepted.map<unknown>(({ body }) => body.remaining)).toEqual([wanted].flat())
    },
    status: oneOf(last?.status),
    error: oneOf(last?.body.error),
    bulk: oneOf(bulk?.status),
    retryAfterSec: (wanted) => oneOf(last?.body.retryAfterSec)(wanted),
    retryAfterMin: (wanted) => expect(retry).toBeGreaterThanOrEqual(Number(wanted)),
    retryAfterMax: (wanted) => {
      // Without a refusal there is no wait, which is below any bound.
      if (refused) expect(retry).toBeLessThanOrEqual(Number(wanted))
    },
    integer: holds(() => expect(Number.isInteger(retry)).toBeTrue()),
    header: (wanted) => expect(refused?.headers.has(String(wanted))).toBeTrue(),
    headerEqualsBody: holds(() => {
      expect(refused?.headers.get('retry-after')).toBe(String(retry))
    }),
  }
}

function counted(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
