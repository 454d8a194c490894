/** The properties as a list that CI runs for a moment and the command for as long as it is told. */

import fc from 'fast-check'
import { scanWhole } from '../../scanner/scan.ts'
import { startTestService } from '../support/service.ts'
import { posted } from './bodies.ts'
import { frontmatter, skillFile } from './grammar.ts'
import {
  answersInShape,
  furtherFindings,
  neverPrints,
  neverRises,
  printed,
  soundReport,
} from './properties.ts'
import { secretFile } from './secrets.ts'

export interface Campaign {
  name: string
  /** How many cases CI can afford. */
  runs: number
  property: fc.IRawProperty<unknown>
}

const of = (name: string, runs: number, property: unknown): Campaign => ({
  name,
  runs,
  property: property as fc.IRawProperty<unknown>,
})

/** `url` is that of a running service with room for any number of calls. */
export const campaignsOf = (url: string): Campaign[] => [
  of(
    'every file gets one sound report, whatever is in it, and every format can print it',
    150,
    fc.property(skillFile, (text) => {
      soundReport(text)
      printed(scanWhole(text))
    }),
  ),
  of(
    'every frontmatter gives a usable name or none',
    200,
    fc.property(frontmatter, (text) => void soundReport(`${text}# Title\n`)),
  ),
  of(
    'a further finding never raises the score of a file',
    60,
    fc.property(skillFile, furtherFindings, (text, further) => {
      neverRises(soundReport(text), further)
    }),
  ),
  of('a secret never comes back out, in any format', 150, fc.property(secretFile, neverPrints)),
  of(
    'every body is accepted or refused in the same shape',
    300,
    fc.asyncProperty(posted, (body) => answersInShape(url, body)),
  ),
]

export const startFuzzService = () =>
  startTestService({
    env: { SCAN_LIMIT: '1000000', BULK_LIMIT: '1000000' },
    overrides: { fetcher: { fetch: async () => ({ kind: 'status', status: 404 }) } },
  })

/** Null when every case held, else the seed, the smallest case and what went wrong. */
export async function failureOf(
  { property }: Campaign,
  seed: number,
  numRuns: number,
): Promise<string | null> {
  const details = await fc.check(property, { seed, numRuns, endOnFailure: false })
  if (!details.failed) return null
  const reason = String(details.errorInstance)
  return `Seed ${seed}.\n${reason}\n${await fc.asyncDefaultReportMessage(details)}`
}
