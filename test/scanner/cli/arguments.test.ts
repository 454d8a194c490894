import { describe, expect, test } from 'bun:test'
import { readArguments } from '../../../scanner/cli/arguments.ts'

describe('readArguments', () => {
  test('has text and D where nothing is said', () => {
    expect(readArguments(['a'])).toEqual({
      kind: 'scan',
      arguments: {
        format: 'text',
        failOn: 'D',
        ignored: [],
        baseline: null,
        writeBaseline: null,
        targets: ['a'],
      },
    })
  })

  test('reads options in both spellings, anywhere', () => {
    expect(readArguments(['a', '--format=json', '--fail-on', 'b', '-', 'c'])).toMatchObject({
      kind: 'scan',
      arguments: { format: 'json', failOn: 'B', targets: ['a', '-', 'c'] },
    })
  })

  test('takes everything behind two dashes for a target', () => {
    expect(readArguments(['--', '--format', 'x'])).toMatchObject({
      arguments: { targets: ['--format', 'x'] },
    })
  })

  test('takes rules to ignore one by one and in lists', () => {
    const words = ['--ignore', 'padding, drop-host', '--ignore=reverse-shell', 'a']
    expect(readArguments(words)).toMatchObject({
      arguments: { ignored: ['padding', 'drop-host', 'reverse-shell'] },
    })
  })

  test('takes a baseline to read and one to write', () => {
    expect(readArguments(['--baseline', 'b', '--write-baseline=c', 'a'])).toMatchObject({
      arguments: { baseline: 'b', writeBaseline: 'c' },
    })
  })

  test('refuses a rule that there is not, so that a misspelt one is noticed', () => {
    expect(readArguments(['--ignore', 'padding,paddnig', 'a'])).toEqual({
      kind: 'wrong',
      message: 'There is no rule "paddnig". Did you mean padding?',
    })
  })

  test.each([
    ['--fromat', ' Did you mean --format?'],
    ['-format', ' Did you mean --format?'],
    ['--fail', ' Did you mean --fail-on?'],
    ['--baselines', ' Did you mean --baseline?'],
    ['--hlep', ' Did you mean --help?'],
    ['--output', ''],
    ['-x', ''],
    ['--', ''],
  ])('names the option that %s may have meant, when one is near', (word, meant) => {
    expect(readArguments([`${word}=json`, 'a'])).toEqual({
      kind: 'wrong',
      message: `There is no option ${word}.${meant}`,
    })
  })

  test('takes no option for the value of another one', () => {
    expect(readArguments(['--baseline', '--format', 'json', 'a'])).toEqual({
      kind: 'wrong',
      message: '--baseline needs a value.',
    })
    expect(readArguments(['--baseline=--format', 'a'])).toMatchObject({
      arguments: { baseline: '--format' },
    })
  })

  test.each([
    [[]],
    [['--baseline=', 'a']],
    [['--format']],
    [['--format', 'xml', 'a']],
    [['--fail-on=E', 'a']],
    [['-x', 'a']],
    [['--fail-on', 'A']],
  ])('refuses %j', (words) => {
    expect(readArguments(words).kind).toBe('wrong')
  })
})
