import { expect, test } from 'bun:test'
import {
  allMessages,
  readBulk,
  readRecord,
  readSkill,
  validationMessages,
  worstOf,
} from '../../../site/lib/record.ts'
import { findingOf, wireRecord } from '../../support/site-page.ts'

test('a record of today is read as it is', () => {
  const wire = wireRecord()
  expect(readRecord(wire) as unknown).toEqual(wire)
})

test.each([[null], ['text'], [7], [[]], [{}], [{ status: 'paused' }]])(
  '%j is no record',
  (value) => {
    expect(readRecord(value)).toBeNull()
  },
)

test('a record with nothing but its status is read', () => {
  const record = readRecord({
    status: 'completed',
    findings: [null, { severity: 4, context: 'x', line: 'y' }],
  })
  expect(record?.findings).toHaveLength(2)
  expect(record?.findings[1]).toEqual({
    ruleId: '',
    severity: '',
    title: 'A finding without a title',
    description: '',
    line: null,
    context: null,
    cwe: null,
    confidence: null,
    remediation: '',
  })
})

test('a skill needs its name and its latest record', () => {
  expect(readSkill({ skillName: 'a', latest: wireRecord() })?.totalScans).toBe(1)
  expect(readSkill({ skillName: 'a' })).toBeNull()
  expect(readSkill({ latest: wireRecord() })).toBeNull()
})

test('the worst finding is the first of the worst severity, unknown ones weigh least', () => {
  const severities = ['weird', 'low', 'high', 'high']
  const findings = severities.map((severity, index) =>
    findingOf({ severity, title: String(index) }),
  )
  expect(worstOf(findings)?.title).toBe('2')
  expect(worstOf([])).toBeNull()
})

test('bulk results keep their order, label and error', () => {
  const { items, remaining } = readBulk({
    remaining: 49,
    results: [
      {
        ok: true,
        input: { kind: 'file', path: 'a.md' },
        grade: 'A',
        score: 100,
        findings: [],
        scanId: 'sk_1',
      },
      {
        ok: false,
        input: { kind: 'url', url: 'https://x.example/' },
        error: 'fetch_failed',
        detail: { message: 'Gone.' },
      },
      { ok: false, error: 'scan_failed' },
    ],
  })
  expect(remaining).toBe(49)
  expect(items.map((item) => [item.label, item.ok, item.message])).toEqual([
    ['a.md', true, ''],
    ['https://x.example/', false, 'Gone.'],
    ['', false, 'scan_failed'],
  ])
})

test('validation messages are found at their path only', () => {
  const detail = { _errors: ['top'], url: { _errors: ['Not an address', 7] } }
  expect(validationMessages(detail, ['url'])).toEqual(['Not an address'])
  expect(validationMessages(detail, [])).toEqual(['top'])
  expect(validationMessages(detail, ['__proto__'])).toEqual([])
  expect(validationMessages(null, ['url'])).toEqual([])
})

test('all validation messages come with their path', () => {
  const detail = { _errors: [], files: { _errors: [], 3: { content: { _errors: ['Too large'] } } } }
  expect(allMessages(detail)).toEqual([{ path: ['files', '3', 'content'], message: 'Too large' }])
})
