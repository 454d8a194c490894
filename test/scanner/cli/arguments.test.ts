import { describe, expect, test } from 'bun:test'
import { readArguments } from '../../../scanner/cli/arguments.ts'

describe('readArguments', () => {
  test('has text and D where nothing is said', () => {
    expect(readArguments(['a'])).toEqual({
      kind: 'scan',
      arguments: { format: 'text', failOn: 'D', targets: ['a'] },
    })
  })

  test('reads options in both spellings, anywhere', () => {
    expect(readArguments(['a', '--format=json', '--fail-on', 'b', '-', 'c'])).toEqual({
      kind: 'scan',
      arguments: { format: 'json', failOn: 'B', targets: ['a', '-', 'c'] },
    })
  })

  test('takes everything behind two dashes for a target', () => {
    expect(readArguments(['--', '--format', 'x'])).toMatchObject({
      arguments: { targets: ['--format', 'x'] },
    })
  })

  test.each([
    [[]],
    [['--format']],
    [['--format', 'xml', 'a']],
    [['--fail-on=E', 'a']],
    [['-x', 'a']],
    [['--fail-on', 'A']],
  ])('refuses %j', (words) => {
    expect(readArguments(words).kind).toBe('wrong')
  })
})
