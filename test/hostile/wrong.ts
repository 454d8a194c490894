/** Expectations that are wrong, made from right ones: a reader that lets one pass is blind. */

import type { Row } from '../support/catalogue.ts'

type Expected = Row['expected']

/** Fields that are about what is absent, measured anew, or for people: no other value is wrong. */
const UNTOUCHED = [
  'anyOf',
  'bodyNotContains',
  'class',
  'findsNot',
  'findsWhenScannedAs',
  'gradeNotIn',
  'headersAbsent',
  'maxMs',
  'notContains',
  'notExecuted',
  'originNot',
  'retryAfterMax',
  'rssGrowthMaxMB',
]

/** For each field that can be wrong, the expectation of that field alone, with a wrong value. */
export function wrongOnes(expected: Expected): Expected[] {
  return Object.entries(expected)
    .filter(([field, value]) => !UNTOUCHED.includes(field) && !allowsAnything(value))
    .filter(([field]) => field !== 'ifNotOk' || expected.ok === false)
    .map(([field, value]) => ({ [field]: wrongValue(field, value) }))
}

const allowsAnything = (value: unknown): boolean =>
  Array.isArray(value) && value.includes(true) && value.includes(false)

function wrongValue(field: string, value: unknown): unknown {
  const first = Array.isArray(value) ? value[0] : value
  if (typeof first === 'boolean') return !first
  if (field === 'status') return [299]
  if (typeof first === 'number') return field === 'retryAfterMin' ? 1e9 : -1e9
  if (typeof first === 'object' && first !== null) return { 299: 1 }
  return 'nothing of the kind'
}
