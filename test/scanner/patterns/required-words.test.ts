import { describe, expect, test } from 'bun:test'
import { readPattern } from '../../../scanner/patterns/reader.ts'
import { requiredBy } from '../../../scanner/patterns/required-words.ts'

const needsOf = (pattern: RegExp) => readPattern(pattern).ways.map(requiredBy)

const requiredWords = (pattern: RegExp) =>
  needsOf(pattern).map((way) => way.map(({ words }) => [...words]))

describe('requiredWords', () => {
  test('lists what an alternation of words can be', () => {
    expect(requiredWords(/\b(?:we|all) agree\b/)).toEqual([[['we agree', 'all agree']]])
  })

  test('looks for long words by their start', () => {
    expect(requiredWords(/\b(?:always|must) comply with it\b/)).toEqual([
      [['always com*', 'must compl*']],
    ])
    expect(requiredWords(/секретно/)).toEqual([[['*секретн*']]])
    expect(requiredWords(/drei tage später/)).toEqual([[['*drei tage']]])
  })

  test('asks for each part of a sentence that stands apart', () => {
    const [way] = requiredWords(/\bmail\w* [^.]{0,40}\b(?:keys?|coins?)\b/)
    expect(way).toHaveLength(2)
    expect(way).toContainEqual(['mail*'])
    expect(way!.flat()).toEqual(expect.arrayContaining(['key', 'keys', 'coin', 'coins']))
  })

  test('asks for nothing besides rare words, nor for frequent ones besides others', () => {
    expect(requiredWords(/\bmail [^.]{0,40}\bscapegoat\b/)).toEqual([[['scapegoat']]])
    expect(requiredWords(/\bmail [^.]{0,40}\bthe\b/)).toEqual([[['mail']]])
  })

  test('keeps ways to match apart', () => {
    expect(requiredWords(/verify\s?=\s?false|--insecure/)).toEqual([
      [['*false*'], ['*verify*']],
      [['*--insecure*']],
    ])
  })

  test('asks for nothing that is optional, looked at only, or too short', () => {
    for (const pattern of [/(?:word)?/, /(?=word)/, /(?<!word)a/, /(?:word|a)/, /\w+/, /(?:word)*/])
      expect(requiredWords(pattern)).toEqual([[]])
  })

  test('keeps the edges of words where they are letters or digits', () => {
    expect(requiredWords(/\b(?:api|keys?\b)/)).toEqual([[['api*', 'keys', 'key']]])
    expect(requiredWords(/(?<![\w-])\.env\b/)).toEqual([[['*.env']]])
    expect(requiredWords(/(?<!\w)tokens?(?!\w)/)).toEqual([[['tokens', 'token']]])
    expect(requiredWords(/one\b two\b[,.]/)).toEqual([[['*one two,*', '*one two.*']]])
  })

  test('reads repetitions, short classes, escapes and optional ends', () => {
    expect(requiredWords(/(?:abc){2,3}/)).toEqual([[['*abc*']]])
    expect(requiredWords(/organi[sz]e/)).toEqual([[['*organise*', '*organize*']]])
    expect(requiredWords(/\.bash\x72c/)).toEqual([[['*.bashrc*']]])
    expect(requiredWords(/users?/)).toEqual([[['*users*', '*user*']]])
  })

  test('reads words of other scripts, however the source writes them', () => {
    expect(requiredWords(/секретно/)).toEqual([[['*секретн*']]])
    expect(requiredWords(/\u4e0d\u8981\u8BF4/)).toEqual([[['*不要说*']]])
  })

  test('ends a word at marks and white space that are passed over', () => {
    expect(requiredWords(/abc\*def/)).toEqual([expect.arrayContaining([['*abc*'], ['*def*']])])
    expect(requiredWords(/abc\sdef/)).toEqual([expect.arrayContaining([['*abc*'], ['*def*']])])
  })

  test('tells how far behind the start of a match the last character of each word stands', () => {
    expect(needsOf(/\bmail\b[^.]{0,40}\b(?:keys?|coins)\b/)).toEqual([
      [
        { words: ['mail'], from: 3, to: 3 },
        { words: ['keys', 'key', 'coins'], from: 6, to: 48 },
      ],
    ])
    expect(needsOf(/(?:ab)*\w+(?:secret){1,2}/)).toEqual([
      [{ words: ['*secret*'], from: 6, to: Infinity }],
    ])
    expect(needsOf(/x(?:\w{1,5} ){0,2}look/)).toEqual([[{ words: ['*look*'], from: 4, to: 16 }]])
    expect(needsOf(/(a|b) \1 \u0441екрет/)).toEqual([
      [{ words: ['*секрет*'], from: 2, to: Infinity }],
    ])
  })
})
