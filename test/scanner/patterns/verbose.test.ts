import { expect, test } from 'bun:test'
import { regex, source } from '../../../scanner/patterns/verbose.ts'

const SCANNER = new URL('../../../scanner', import.meta.url).pathname

const THINGS = 'keys?|coins?'

test('line ends and the white space behind them are no part of a pattern, other spaces are', () => {
  const pattern = regex`
    \bsend (?:all|
      some) of (?:the )?
    (?:${THINGS})\b
  `
  expect(pattern.source).toBe('\\bsend (?:all|some) of (?:the )?(?:keys?|coins?)\\b')
  expect(pattern.flags).toBe('')
})

test('escapes stand as in a literal', () => {
  expect(source`\x60\n\s{0,3}`).toBe('\\x60\\n\\s{0,3}')
  expect(regex`^\x60$`.test('`')).toBe(true)
})

test('a backtick stands behind a backslash, which is no part of the pattern', () => {
  expect(source`[\`"]\\\`\s`).toBe('[`"]\\\\`\\s')
  expect(regex.u`\`(\w)\``.exec('`a`')?.[1]).toBe('a')
})

test('flags are named', () => {
  expect(regex.gu`\p{L}`.flags).toBe('gu')
  expect('añb'.match(regex.gu`\p{L}`)).toEqual(['a', 'ñ', 'b'])
})

/** What the lines of a template end and begin with when two words, or two choices between words, meet without a space. */
const ENDS = /(?:(?<!\\)\b[a-z]{2,}|[a-z]\)\??)$/
const BEGINS = /^\s*(?:[a-z]{2,}|\(\?:[a-z]{2,})/
const TEMPLATES = /\b(?:source|regex(?:\.\w+)?)`((?:[^`\\]|\\.)*)`/g

test('no two words of a pattern have grown together at the end of a line', async () => {
  const grown: string[] = []
  for (const path of new Bun.Glob('**/*.ts').scanSync(SCANNER)) {
    if (path.includes('node_modules')) continue
    const code = await Bun.file(`${SCANNER}/${path}`).text()
    for (const [, pattern] of code.matchAll(TEMPLATES)) {
      const lines = pattern!.split('\n')
      for (const [index, line] of lines.slice(1).entries())
        if (ENDS.test(lines[index]!) && BEGINS.test(line))
          grown.push(`${path}: ${lines[index]!.trim()} + ${line.trim()}`)
    }
  }
  expect(grown).toEqual([])
})
