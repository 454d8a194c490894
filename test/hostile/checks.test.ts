import { describe, expect, test } from 'bun:test'
import { atMost, type Checks, holds, judge, oneOf, scenarioOf, without } from './checks.ts'
import { clausesOf } from './reading/calls-clauses.ts'
import { planOf } from './reading/upstream-plan.ts'
import { verifierOf } from './reading/verifier.ts'
import { wrongOnes } from './wrong.ts'

const checks: Checks = {
  status: oneOf(404),
  ok: oneOf(true),
  maxMs: atMost(20),
  bodyNotContains: without('a body'),
  fine: holds(() => {}),
}

const outcome = (expected: Record<string, unknown>) =>
  judge({ expected }, checks).then(
    () => 'holds',
    (error: Error) => error.message,
  )

describe('an expectation', () => {
  test('holds when each of its fields does, an array meaning any of the values', async () => {
    const expected = { status: [200, 404], ok: true, maxMs: 20, bodyNotContains: 'x', fine: true }
    expect(await outcome(expected)).toBe('holds')
  })

  test('fails with the first field that does not', async () => {
    for (const wrong of [{ status: 200 }, { ok: [false] }, { maxMs: 19 }, { fine: false }]) {
      expect(await outcome({ status: 404, ...wrong })).not.toBe('holds')
    }
    expect(await outcome({ bodyNotContains: ['x', 'body'] })).not.toBe('holds')
  })

  test('fails when it is empty, or has a field that nobody knows', async () => {
    expect(await outcome({})).toContain('expects nothing')
    expect(await outcome({ status: 404, shine: true })).toContain('shine')
    expect(await outcome({ toString: 1 })).toContain('toString')
  })

  test('may give alternatives, of which one holds as a whole; all are read', async () => {
    const right = { status: 404, ok: true }
    expect(await outcome({ anyOf: [{ status: 200 }, right] })).toBe('holds')
    expect(await outcome({ anyOf: [{ status: 404, ok: false }, { maxMs: 1 }] })).toContain('None')
    expect(await outcome({ anyOf: [right, { shine: true }] })).toContain('shine')
  })

  test('is made wrong field by field, where it can be', () => {
    const expected = { status: [200], ok: true, flag: [true, false], maxMs: 5, skillNameIn: [null] }
    expect(wrongOnes(expected)).toEqual([
      { status: [299] },
      { ok: false },
      { skillNameIn: 'nothing of the kind' },
    ])
  })
})

describe('a scenario', () => {
  test('that nobody knows is an error, wherever the unknown part stands', () => {
    const unknown: (() => unknown)[] = [
      () => scenarioOf({ peer: '::1', tls: true }, ['peer']),
      () => scenarioOf('text', ['peer']),
      () => planOf({ body: 'x', teapot: true }),
      () => planOf({ tls: 'expired' }),
      () => planOf({ headers: { generator: 'many headers' } }),
      () => verifierOf('sings'),
      () => clausesOf('10 scans, then a dance'),
    ]
    for (const read of unknown) expect(read).toThrow()
  })

  test('of calls is told in clauses', () => {
    expect(clausesOf('10 scans, restart of the service, one more')).toHaveLength(3)
    expect(clausesOf('wall clock set back 48 h after 10 scans')).toHaveLength(3)
    expect(clausesOf('51 bulk calls of 50 items')).toHaveLength(1)
  })
})
