import { describe, expect, test } from 'bun:test'
import { gradeOf, reckon, scoreOf, type Weighed } from '../../scanner/grade.ts'
import { CONFIDENCES, SEVERITIES } from '../../scanner/report.ts'
import { pick, randomFrom } from '../support/random.ts'

const of = (
  severity: Weighed['severity'],
  ruleId = severity as string,
  confidence: Weighed['confidence'] = 'high',
): Weighed => ({
  ruleId,
  severity,
  confidence,
})
const times = (count: number, finding: Weighed): Weighed[] =>
  Array.from({ length: count }, () => finding)

describe('gradeOf', () => {
  test.each([
    [100, 'A'],
    [90, 'A'],
    [89, 'B'],
    [75, 'B'],
    [74, 'C'],
    [55, 'C'],
    [54, 'D'],
    [30, 'D'],
    [29, 'F'],
    [0, 'F'],
  ] as const)('makes %d an %s', (score, grade) => {
    expect(gradeOf(score)).toBe(grade)
  })
})

describe('scoreOf', () => {
  test('gives 100 to a text without findings', () => {
    expect(scoreOf([])).toBe(100)
  })

  test('leaves findings of low confidence out', () => {
    expect(scoreOf(SEVERITIES.flatMap((severity) => times(5, of(severity, severity, 'low'))))).toBe(
      100,
    )
  })

  test('keeps an A for findings of low severity alone, however many', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      of('low', `rule-${index}`, pick(randomFrom(index), CONFIDENCES)),
    )
    expect(gradeOf(scoreOf(many))).toBe('A')
  })

  test('caps by the worst: a sure crit at 54, two of different rules at 29, a high at 74', () => {
    expect(scoreOf([of('crit')])).toBeLessThanOrEqual(54)
    expect(scoreOf([of('crit', 'a'), of('crit', 'b')])).toBeLessThanOrEqual(29)
    expect(scoreOf([of('high')])).toBeLessThanOrEqual(74)
    expect(scoreOf([of('high', 'a', 'medium')])).toBeLessThanOrEqual(74)
  })

  test('makes a C of one grave finding, and a D of a critical one that is sure', () => {
    expect(gradeOf(scoreOf([of('high')]))).toBe('C')
    expect(gradeOf(scoreOf(times(5, of('high', 'a', 'medium'))))).toBe('C')
    expect(gradeOf(scoreOf([of('high', 'a', 'medium'), of('med', 'b')]))).toBe('C')
  })

  test('makes a D of two grave findings of different rules, though neither is sure', () => {
    const grave = (rule: string) => of('high', rule, 'medium')
    expect(gradeOf(scoreOf([grave('a'), grave('b')]))).toBe('D')
    expect(gradeOf(scoreOf([grave('a'), grave('a')]))).toBe('C')
    expect(gradeOf(scoreOf([of('med', 'a', 'medium')]))).toBe('B')
  })

  test('takes less for a repeat than for another rule', () => {
    const one = scoreOf([of('med', 'a')])
    const repeated = scoreOf([of('med', 'a'), of('med', 'a')])
    const other = scoreOf([of('med', 'a'), of('med', 'b')])
    expect(one - repeated).toBeLessThan(one - other)
    expect(repeated).toBeLessThan(one)
  })

  test('reaches the bottom and stays there', () => {
    expect(scoreOf(Array.from({ length: 30 }, (_, index) => of('crit', `rule-${index}`)))).toBe(0)
  })
})

describe('properties over random findings', () => {
  const random = randomFrom(2026)
  const any = (): Weighed => ({
    ruleId: `rule-${Math.floor(random() * 12)}`,
    severity: pick(random, SEVERITIES),
    confidence: pick(random, CONFIDENCES),
  })
  const list = () => Array.from({ length: Math.floor(random() * 40) }, any)

  test('one more finding never raises the score', () => {
    for (let round = 0; round < 2000; round++) {
      const findings = list()
      expect(scoreOf([...findings, any()])).toBeLessThanOrEqual(scoreOf(findings))
    }
  })

  test('the order of findings does not matter', () => {
    for (let round = 0; round < 500; round++) {
      const findings = list()
      const mixed = findings
        .map((finding) => [random(), finding] as const)
        .sort(([a], [b]) => a - b)
      expect(scoreOf(mixed.map(([, finding]) => finding))).toBe(scoreOf(findings))
    }
  })

  test('a score is a whole number from 0 to 100', () => {
    for (let round = 0; round < 500; round++) {
      const score = scoreOf(list())
      expect(Number.isInteger(score) && score >= 0 && score <= 100 && !Object.is(score, -0)).toBe(
        true,
      )
    }
  })

  test('a surer or worse finding never scores better', () => {
    for (let round = 0; round < 1000; round++) {
      const others = list()
      const finding = any()
      const surer = {
        ...finding,
        confidence: CONFIDENCES[Math.max(0, CONFIDENCES.indexOf(finding.confidence) - 1)]!,
      }
      expect(scoreOf([...others, surer])).toBeLessThanOrEqual(scoreOf([...others, finding]))
    }
  })
})

describe('reckon', () => {
  test('says what each finding cost, in the order given', () => {
    const { costs, cap, score } = reckon([of('med', 'a'), of('med', 'a'), of('low', 'b', 'low')])
    expect(costs[0]).toBe(14)
    expect(costs[1]).toBeCloseTo(4.9)
    expect(costs[2]).toBe(0)
    expect(cap).toBe(100)
    expect(score).toBe(81)
  })

  test('says which cap decided, and by which rules', () => {
    expect(reckon([of('crit', 'a')])).toMatchObject({ cap: 54, sureCritical: ['a'] })
    expect(reckon([of('crit', 'a'), of('crit', 'b')])).toMatchObject({ cap: 29, score: 4 })
    expect(reckon([of('high')])).toMatchObject({ cap: 74, sureCritical: [] })
  })

  test('takes no more than nine points for findings of low severity together', () => {
    const { costs } = reckon(times(20, of('low', 'a', 'medium')))
    expect(costs.reduce((total, cost) => total + cost, 0)).toBeCloseTo(9)
  })

  test('findings of medium severity alone leave a B, beside those of low severity as well', () => {
    const mediums = Array.from({ length: 12 }, (_, index) => of('med', `rule-${index}`))
    const lows = times(20, of('low', 'a', 'medium'))
    expect(reckon(mediums).score).toBe(80)
    expect(gradeOf(reckon([...mediums, ...lows]).score)).toBe('B')
  })

  test('a single rule that sees something grave, and nothing critical for sure, leaves a C', () => {
    const lesser = [
      ...Array.from({ length: 12 }, (_, index) => of('med', `rule-${index}`)),
      ...times(20, of('low', 'a', 'medium')),
    ]
    const often = [...times(9, of('high', 'b')), of('crit', 'b', 'medium'), ...lesser]
    expect(reckon(often)).toMatchObject({ score: 55 })
    expect(gradeOf(reckon([...often, of('high', 'c')]).score)).toBe('F')
    expect(gradeOf(reckon([of('high', 'b'), of('high', 'c')]).score)).toBe('F')
    expect(gradeOf(reckon([of('crit', 'b'), ...lesser]).score)).toBe('F')
  })

  test('another rule that sees something within three lines bears it out', () => {
    const grave = { ...of('high', 'b'), line: 20 }
    const lesser = (line: number | null, ruleId = 'c') => ({ ...of('med', ruleId), line })
    expect(gradeOf(reckon([grave, lesser(23)]).score)).toBe('D')
    expect(gradeOf(reckon([grave, lesser(24)]).score)).toBe('C')
    expect(gradeOf(reckon([grave, lesser(null)]).score)).toBe('C')
    expect(gradeOf(reckon([grave, lesser(20, 'b')]).score)).toBe('C')
  })
})
