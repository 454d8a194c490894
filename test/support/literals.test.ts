import { describe, expect, test } from 'bun:test'
import { literalsOf } from './literals.ts'

describe('literalsOf', () => {
  const sources = (code: string) =>
    literalsOf(code).map(({ source, flags }) => `${source} ${flags}`)

  test('finds regular expressions and no divisions, strings or comments', () => {
    expect(
      sources(
        "const a = /x\\/[/]y/gi, b = 4 / 2 / 1 // /no/\n'/no/'; f(/z/.test(`/no/`)) /* /no/ */",
      ),
    ).toEqual(['x\\/[/]y gi', 'z '])
    expect(sources('return /a/.test(x) ? /b/ : (c) / d / e')).toEqual(['a ', 'b '])
  })

  test('finds those that stand behind a comment', () => {
    expect(sources('[\n  // All of them.\n  /a/g,\n  /* And\n  these. */ /b/,\n]')).toEqual([
      'a g',
      'b ',
    ])
    expect(literalsOf('/* a\nb */\nx = /a/')[0]!.line).toBe(3)
  })

  test('finds templates that are made into one', () => {
    expect(sources('new RegExp(`(?:^|[/.])(?:${list.join("|")})$`)')).toEqual(['(?:^|[/.])(?:x)$ '])
  })

  test('finds those over several lines, as one', () => {
    expect(sources('regex.u`\n  \\b(?:a|\n    b)${C}\n`, regex`d`, other`e`')).toEqual([
      '\\b(?:a|b)x u',
      'd ',
    ])
  })

  test('reads a backtick in a template as that alone', () => {
    expect(sources('regex.u`[\\`"]\n  \\w`')).toEqual(['[`"]\\w u'])
  })

  test('knows the line', () => {
    expect(literalsOf('\n\nx = /a/')[0]!.line).toBe(3)
  })
})
