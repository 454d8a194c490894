/** A file that is not the same for everybody, or not the same for ever. */

import { expect } from 'bun:test'
import { expandBytes, generatorOf } from '../../support/catalogue.ts'
import { type Checks, holds, oneOf, scenarioOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import type { World } from '../world.ts'

const KEYS = ['toScanner', 'toOthers', 'first', 'later'] as const

/** Texts of rows have no name of their own, and the page of a name is part of what is tested. */
const FRONTMATTER = '---\nname: moving target\n---\n'

export const readServed: Reader = async ({ input }, world) => {
  const { served } = scenarioOf(input, ['served'])
  const texts = scenarioOf(served, KEYS)
  const first = bytesOf(texts.toScanner ?? texts.first)
  const later = texts.later === undefined ? null : bytesOf(texts.later)
  const { seen, checks } = await measured(async () => ({
    first: await scanOf(first, world),
    later: later && (await scanOf(later, world)),
  }))
  return {
    ...checks,
    ...reportChecks(seen.first, first),
    ...(seen.later ? laterChecks(seen.first, seen.later, world) : {}),
    gradeIn: oneOf(seen.first.grade),
    gradeNotIn: (wanted) => expect([wanted].flat()).not.toContain(seen.first.grade),
    flag: oneOf(seen.first.findings.some(({ severity }) => severity !== 'low')),
  }
}

interface Scan {
  scanId: string
  url: string
  grade: string
  findings: { severity: string }[]
  completedAt: string
  contentSha256: string
  rulesVersion: number
}

const bytesOf = (given: unknown): Uint8Array =>
  Buffer.concat([Buffer.from(FRONTMATTER), expandBytes(generatorOf(given))])

const scanOf = (bytes: Uint8Array, world: World): Promise<Scan> =>
  world.on({ script: (_request, response) => response.end(bytes) }, async () => {
    return (await world.scan('https://a.fixture/SKILL.md')).record
  })

/** The facts of a report by the words of the catalogue. */
const reportChecks = (scan: Scan, bytes: Uint8Array): Checks => ({
  reportStates: (wanted) => {
    const facts: Record<string, () => void> = {
      'content hash': () => {
        const judged = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
        expect(scan.contentSha256).toBe(judged)
      },
      'fetch time': () => expect(new Date(scan.completedAt).toISOString()).toBe(scan.completedAt),
      url: () => expect(scan.url).toBe('https://a.fixture/SKILL.md'),
      'rules version': () => expect(scan.rulesVersion).toBeGreaterThan(0),
    }
    for (const fact of [wanted].flat()) {
      const check = facts[String(fact)]
      if (!check) throw new Error(`No report states "${String(fact)}"`)
      check()
    }
  },
})

const laterChecks = (first: Scan, later: Scan, world: World): Checks => ({
  secondScanGradeDiffers: oneOf(first.grade !== later.grade),
  latestIsNewest: holds(async () => {
    const { latest } = await world.read('/skill/moving%20target')
    expect(latest.scanId).toBe(later.scanId)
    // The report of the first scan stays as it was.
    expect(await world.read(`/scan/${first.scanId}`)).toMatchObject(first as never)
  }),
})
