/** A text as a SKILL.md: uploaded where it is text, served where it is not, and kept. */

import { expect } from 'bun:test'
import { type Report, scan } from '../../../scanner/index.ts'
import { fileBytesMax } from '../../../server/limits.ts'
import { expandBytes, expandText, type Generator, generatorOf } from '../../support/catalogue.ts'
import { badSkillText } from '../../support/skills.ts'
import { atMost, type Checks, holds, oneOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import type { World } from '../world.ts'
import { bulkChecks, type Item } from './item.ts'
import { readServed } from './served.ts'

const MIB = 1024 * 1024

export const readText: Reader = async (row, world) => {
  const { input } = row
  if (typeof input === 'object' && input !== null && 'served' in input)
    return readServed(row, world)
  const generator = generatorOf(input)
  const { seen, checks } = await measured(() => scanned(generator, world))
  // Once more in this realm, where traces would show; the bounds are on the service.
  scan(expandText(generator))
  const { item, record, bytes } = seen
  return {
    ...checks,
    ...bulkChecks(item, world),
    ...nameChecks(record.skillName, record.skillVersion, world),
    ...findingChecks(record),
    contextLineMaxChars: atMost(longestLine(record)),
    responseMaxMB: atMost(bytes / MIB),
    gradeFromText: (wanted) => {
      expect(wanted).toBe(false)
      expectDeaf(expandText(generator))
    },
  }
}

interface Seen {
  item: Item
  record: Report
  /** Of the answer to GET /scan/:id. */
  bytes: number
}

const NOTHING = { skillName: null, skillVersion: null, grade: null, findings: [] }

async function scanned(generator: Generator, world: World): Promise<Seen> {
  const item = isText(generator)
    ? await world.upload(expandText(generator))
    : await serve(expandBytes(generator), world)
  if (!item.ok) return { item, record: NOTHING as unknown as Report, bytes: 0 }
  const answer = await (await world.get(`/scan/${item.scanId}`)).text()
  return { item, record: JSON.parse(answer), bytes: Buffer.byteLength(answer) }
}

/** A JSON body can hold it: lone halves of surrogates, but no other bytes than those of text. */
function isText(generator: Generator): boolean {
  const text = expandText(generator)
  const bytes = Buffer.from(expandBytes(generator))
  return bytes.length <= fileBytesMax && bytes.equals(Buffer.from(text))
}

async function serve(bytes: Uint8Array, world: World): Promise<Item> {
  const script = {
    script: (_: unknown, response: { end(bytes: Uint8Array): void }) => {
      response.end(bytes)
    },
  }
  return world.on(script, async () => {
    const { answer } = await world.bulk({ urls: ['http://a.fixture/SKILL.md'], persist: true })
    return answer.results[0]
  })
}

const nameChecks = (
  skillName: string | null,
  skillVersion: string | null,
  world: World,
): Checks => ({
  skillNameIn: oneOf(skillName),
  skillName: oneOf(skillName),
  skillVersion: oneOf(skillVersion),
  skillNameMaxLength: atMost(skillName?.length ?? 0),
  skillNameNoControls: holds(() => expect(skillName ?? '').not.toMatch(/\p{Cc}/u)),
  skillNameWellFormed: holds(() => expect((skillName ?? '').isWellFormed()).toBeTrue()),
  foundByOwnSpelling: async (wanted) => {
    const found = await world.get(`/skill/${encodeURIComponent(String(wanted))}`)
    expect(found.status).toBe(200)
  },
})

function findingChecks({ grade, findings }: Report): Checks {
  const flagged = findings.filter(({ severity }) => severity !== 'low')
  return {
    flag: oneOf(flagged.length > 0),
    finding: (wanted) => {
      if (typeof wanted === 'boolean') expect(findings.length > 0).toBe(wanted)
      else expect(findings.map(({ ruleId }) => ruleId)).toContain(String(wanted))
    },
    findingLine: (wanted) => {
      const lines = flagged.map(({ line }) => line)
      expect([wanted].flat().some((line) => lines.includes(Number(line)))).toBeTrue()
    },
    gradeIn: oneOf(grade),
    gradeNotIn: (wanted) => expect([wanted].flat()).not.toContain(grade),
    maxFindings: atMost(findings.length),
    /** For people: our rules have names of their own. */
    class: (wanted) => [wanted].flat().forEach((name) => expect(name).toBeString()),
  }
}

function longestLine({ findings }: Report): number {
  const lines = findings.flatMap(({ context }) => context?.lines ?? [])
  return Math.max(0, ...lines.map(({ text }) => text.length))
}

/** A text that names its own grade changes nothing, alone or beside something bad. */
function expectDeaf(text: string): void {
  const bad = badSkillText('bad')
  const alone = scan(bad)
  for (const together of [`${bad}\n${text}`, bad.replace('# bad', `${text}\n\n# bad`)]) {
    expect(scan(together).score).toBeLessThanOrEqual(alone.score)
  }
}
