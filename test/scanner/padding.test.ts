/** Padding never hides an attack: each rule finds its own sample behind 100 KB of anything. */

import { describe, expect, test } from 'bun:test'
import type { Rule } from '../../scanner/rule.ts'
import { RULES } from '../../scanner/rules/index.ts'
import { scanWith } from '../../scanner/scan.ts'
import { catalogueRows, expandText, isGenerator } from '../support/catalogue.ts'

const PADDING_CHARACTERS = 100_000

/** Each test scans 100 KB for every rule; this bound only stops a hang. In milliseconds. */
const HANGS_AFTER = 60_000

/** Repeated to the full length. Each keeps some part of the engine busy. */
const UNITS: Record<string, string> = {
  'blank lines': '\n',
  spaces: ' ',
  'one endless word': 'a',
  sentences: 'The index is rebuilt at night, and the page says so. ',
  'short lines': 'Word after word.\n',
  headings: '## Part\n\nText.\n\n',
  'list items': '- [ ] one thing to do\n',
  'nested quotes': '> > > word ',
  'table rows': '| a | b |\n',
  'closed fences': '```sh\necho done\n```\n\n',
  'closed comments': '<!-- note -->\n',
  'opened brackets': '[a](',
  backticks: '` `` ',
  emphasis: '*a **b ',
  entities: '&amp;&#97;',
  'base64 letters': 'QUJD',
  addresses: 'https://docs.python.org/3/ ',
  'harmless commands': 'git status\n',
  'look-alike letters': 'аlphа ',
  'combining marks': 'a\u0301',
  'wide letters': 'ｗｏｒｄ ',
  'emoji sequences': '👩‍💻 ',
  'other scripts': '這是一個句子。',
}

/** Front matter is only that at the start, so samples that have some cannot be moved. */
const sampleOf = ({ examples }: Rule): string | undefined =>
  examples.fires.find((example) => !example.startsWith('---'))

const SAMPLES = RULES.flatMap((rule) => {
  const sample = sampleOf(rule)
  return sample === undefined ? [] : [{ rule, sample }]
})

const blindBehind = (padding: string): string[] =>
  SAMPLES.filter(({ rule, sample }) => {
    const { findings } = scanWith([rule], `${padding}\n\n${sample}`)
    return !findings.some(({ ruleId }) => ruleId === rule.id)
  }).map(({ rule }) => rule.id)

describe('each rule finds its sample behind 100 KB', () => {
  test.each(Object.keys(UNITS))(
    'of %s',
    (name) => {
      const unit = UNITS[name]!
      const padding = unit.repeat(Math.ceil(PADDING_CHARACTERS / unit.length))
      expect(blindBehind(padding)).toEqual([])
    },
    HANGS_AFTER,
  )
})

const rows = catalogueRows('markdown', 'unicode')
if (rows === null) console.log('the hostile catalogue is not there: its padding is not tried')

const paddings = (rows ?? []).flatMap(({ id, input }) => {
  const text = isGenerator(input) ? expandText(input) : ''
  return text.length >= PADDING_CHARACTERS / 3 ? [[id, text] as const] : []
})

describe.skipIf(rows === null)('each rule finds its sample behind the catalogue’s row', () => {
  test.each(paddings)(
    '%s',
    (_, text) => {
      expect(blindBehind(text)).toEqual([])
    },
    HANGS_AFTER,
  )
})
