import { expect, test } from 'bun:test'
import { RULE_TEXTS } from '../../../scanner/about.ts'
import { GRADES as LETTERS, SEVERITIES as WIRE } from '../../../scanner/report.ts'
import { rulesMarkup } from '../../../server/http/rules-page.ts'
import {
  durationWords,
  GRADES,
  gradeWords,
  momentWords,
  SEVERITIES,
  severityKey,
  severityWord,
  waitWords,
} from '../../../site/lib/words.ts'

test('there are words for every grade and severity of the scanner, in its order', () => {
  expect(GRADES.map(({ grade }) => grade)).toEqual([...LETTERS])
  expect(GRADES.map(({ from }) => from)).toEqual([90, 75, 55, 30, 0])
  expect(SEVERITIES.slice(0, -1)).toEqual([...WIRE])
})

test('the page of all rules has the same words for severities', () => {
  for (const severity of WIRE) {
    const page = rulesMarkup([{ ...RULE_TEXTS[0]!, severity }]).toString()
    expect(page).toContain(`severity-${severity}">${severityWord(severity)}</b>`)
  }
})

test('no verdict promises safety', () => {
  for (const { verdict } of GRADES) expect(verdict).not.toMatch(/\bsafe\b/i)
  expect(gradeWords('A')?.verdict).toBe('No risk found')
})

test('unknown grades and severities have an answer', () => {
  expect(gradeWords('E')).toBeNull()
  expect(gradeWords(null)).toBeNull()
  expect(severityKey('__proto__')).toBe('other')
  expect(severityWord('weird')).toBe('Other')
})

test.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [61, '2 min'],
  [3600, '1 h'],
  [11_000, '3 h 4 min'],
  [86_400, '24 h'],
])('a wait of %d seconds reads %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})

test('durations are short, times that are none are left out', () => {
  expect(durationWords(412)).toBe('412 ms')
  expect(durationWords(2449)).toBe('2.4 s')
  expect(momentWords('nonsense')).toBeNull()
  expect(momentWords('2026-01-02T03:04:05.006Z')).toContain('2026')
})
