import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  complaint,
  currentReports,
  type Golden,
  GOLDEN_FOLDER,
  GOLDEN_NAMES,
  movedWithinVersion,
  readGolden,
  writeGolden,
} from '../support/golden.ts'

describe('the golden reports', () => {
  test('are what the scanner says', () => {
    const advice = complaint(readGolden(), currentReports())
    if (advice !== null) throw new Error(advice)
  })

  test('are there for every name, and no others', () => {
    expect(readdirSync(GOLDEN_FOLDER).sort()).toEqual(
      GOLDEN_NAMES.map((name) => `${name.replaceAll('/', '-')}.json`).sort(),
    )
  })
})

describe('a change of the rules', () => {
  const reports = currentReports()
  const name = GOLDEN_NAMES[0]!
  const report = reports[name]!
  const changed = (changes: Partial<typeof report>): Golden => ({
    ...reports,
    [name]: { ...report, ...changes },
  })

  test('that moves nothing needs nothing', () => {
    expect(complaint(reports, currentReports())).toBeNull()
  })

  test('that moves a score needs a new version of the set', () => {
    const moved = changed({ score: report.score - 1 })
    expect(movedWithinVersion(reports, moved)).toEqual([name])
    expect(complaint(reports, moved)).toBe(
      `The reports of these fixtures changed: ${name}. Raise RULES_VERSION in scanner/rules/index.ts and say in ` +
        'scanner/CHANGES.md what changed, then run: bun test/support/golden.ts',
    )
  })

  test('that moves a line needs one too', () => {
    const findings = report.findings.map((finding) => ({ ...finding, line: 1 }))
    expect(movedWithinVersion(reports, changed({ findings }))).toEqual([name])
  })

  test('with a new version, or of words alone, needs only that the reports are renewed', () => {
    const findings = report.findings.map((finding) => ({ ...finding, title: 'Other words' }))
    for (const other of [
      changed({ findings }),
      changed({ score: 1, rulesVersion: report.rulesVersion + 1 }),
    ]) {
      expect(movedWithinVersion(reports, other)).toEqual([])
      expect(complaint(reports, other)).toBe(
        `The reports of these fixtures changed: ${name}. Run: bun test/support/golden.ts`,
      )
    }
  })

  test('that brings a fixture asks for its report', () => {
    const { [name]: _, ...others } = reports
    expect(complaint(others, reports)).toContain(name)
  })
})

describe('stored reports', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'touchstone-golden-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('read as they were written', () => {
    const reports = currentReports()
    writeGolden(reports, folder)
    expect(readGolden(folder)).toEqual(reports)
    expect(complaint(readGolden(folder), reports)).toBeNull()
  })
})
