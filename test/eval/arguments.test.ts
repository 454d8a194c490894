import { describe, expect, test } from 'bun:test'
import { readArguments } from './arguments.ts'

describe('readArguments', () => {
  test('needs nothing but a corpus', () => {
    expect(readArguments(['c'])).toEqual({
      kind: 'evaluate',
      arguments: { corpus: 'c', compare: null, save: null, holdOut: null, rowsMax: 15 },
    })
  })

  test('reads every option in both spellings', () => {
    const words = ['--compare', 'a', '--save=b', 'c', '--hold-out', '1/3', '--rows=4']
    expect(readArguments(words)).toMatchObject({
      arguments: {
        corpus: 'c',
        compare: 'a',
        save: 'b',
        holdOut: { part: 1, parts: 3 },
        rowsMax: 4,
      },
    })
  })

  test.each([
    [[]],
    [['a', 'b']],
    [['a', '--save']],
    [['a', '--other', 'b']],
    [['a', '--hold-out', '3/3']],
    [['a', '--hold-out', '0/3']],
    [['a', '--hold-out', 'third']],
    [['a', '--rows', 'many']],
  ])('refuses %j', (words) => {
    expect(readArguments(words).kind).toBe('wrong')
  })
})
