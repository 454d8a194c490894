/**
 * Golden reports: what the scanner says of a dozen fixtures, whole, as it was when the version of
 * the rule set was last raised. `bun test/support/golden.ts` renews them.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Report, scan } from '../../scanner/index.ts'

const FIXTURES = join(import.meta.dir, '../fixtures')
export const GOLDEN_FOLDER = join(FIXTURES, 'golden')

/** Fixtures below `fixtures/skills/`: of each category some, hostile and honest. */
export const GOLDEN_NAMES = [
  'hostile/instruction-override',
  'hostile/chat-template-marker',
  'hostile/concealed-upload',
  'hostile/memory-poisoning',
  'hostile/tag-characters',
  'hostile/look-alike-letters',
  'hostile/base64-one-liner',
  'hostile/load-time-secrets',
  'hostile/key-upload',
  'hostile/key-persistence',
  'hostile/chinese-override',
  'honest/injection-defence',
  'honest/shell-deny-list',
  'honest/incident-response',
  'honest/rust-setup',
]

export type Golden = Record<string, Report>

export function currentReports(): Golden {
  return Object.fromEntries(
    GOLDEN_NAMES.map((name) => [
      name,
      scan(readFileSync(join(FIXTURES, 'skills', `${name}.md`), 'utf8')),
    ]),
  )
}

const fileOf = (folder: string, name: string): string =>
  join(folder, `${name.replaceAll('/', '-')}.json`)

/** Stored reports of the names that have one. */
export function readGolden(folder = GOLDEN_FOLDER): Golden {
  const golden: Golden = {}
  for (const name of GOLDEN_NAMES)
    if (readdirSync(folder).includes(fileOf('', name)))
      golden[name] = JSON.parse(readFileSync(fileOf(folder, name), 'utf8'))
  return golden
}

export function writeGolden(reports: Golden, folder = GOLDEN_FOLDER): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, report] of Object.entries(reports))
    writeFileSync(fileOf(folder, name), `${JSON.stringify(report, null, 2)}\n`)
}

const RENEW = 'bun test/support/golden.ts'
const RAISE =
  'Raise RULES_VERSION in scanner/rules/index.ts and say in scanner/CHANGES.md what changed, then run: '
/** For a version of the rule set that nobody has run yet. */
const UNRELEASED = '--unreleased'

/**
 * What to do about reports that differ from the stored ones, or null when none does. Words may
 * change within a version; grades, scores and findings may not, since stored scans carry it.
 */
export function complaint(golden: Golden, reports: Golden): string | null {
  const changed = Object.keys(reports).filter(
    (name) => !Bun.deepEquals(golden[name], reports[name]),
  )
  if (changed.length === 0) return null
  const list = `The reports of these fixtures changed: ${changed.join(', ')}.`
  return movedWithinVersion(golden, reports).length > 0
    ? `${list} ${RAISE}${RENEW}`
    : `${list} Run: ${RENEW}`
}

/** Fixtures that are judged otherwise than stored, by the same version of the rule set. */
export const movedWithinVersion = (golden: Golden, reports: Golden): string[] =>
  Object.entries(reports).flatMap(([name, report]) => {
    const stored = golden[name]
    return stored &&
      stored.rulesVersion === report.rulesVersion &&
      !Bun.deepEquals(verdictOf(stored), verdictOf(report))
      ? [name]
      : []
  })

/** What a score depends on, without words. */
const verdictOf = ({ grade, score, findings }: Report) => ({
  grade,
  score,
  findings: findings.map(({ ruleId, severity, confidence, line }) => ({
    ruleId,
    severity,
    confidence,
    line,
  })),
})

function renew(words: readonly string[]): number {
  mkdirSync(GOLDEN_FOLDER, { recursive: true })
  const reports = currentReports()
  const moved = movedWithinVersion(readGolden(), reports)
  if (moved.length > 0 && !words.includes(UNRELEASED)) {
    console.error(`${RAISE}${RENEW}\nJudged otherwise by the same version: ${moved.join(', ')}.`)
    console.error(`For a version that nobody has run yet: ${RENEW} ${UNRELEASED}`)
    return 1
  }
  writeGolden(reports)
  return 0
}

if (import.meta.main) process.exitCode = renew(process.argv.slice(2))
