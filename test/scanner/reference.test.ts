import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gradeOf, scoreOf } from '../../scanner/grade.ts'
import { defineRule } from '../../scanner/rule.ts'
import {
  REFERENCE_PATH,
  RULE_TEXTS_PATH,
  writeReference,
  writeRuleTexts,
} from '../../scanner/reference.ts'
import { RULES, RULES_VERSION } from '../../scanner/rules/index.ts'

const ADVICE = 'does not agree with the rules. Run: bun scanner/reference.ts'

function expectWritten(path: string, text: string): void {
  const written = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (written !== text) throw new Error(`${path} ${ADVICE}`)
}

describe('the reference', () => {
  test('in the repository agrees with the rules', () => {
    expectWritten(REFERENCE_PATH, writeReference())
  })

  test('that is read without loading the rules agrees with them', () => {
    expectWritten(RULE_TEXTS_PATH, writeRuleTexts())
  })

  test('has a chapter for every rule, with examples', () => {
    const text = writeReference()
    for (const { id, remediation, harmlessIf } of RULES) {
      expect(text.match(new RegExp(`^### ${id}$`, 'gm'))).toHaveLength(1)
      expect(text).toContain(`**What to do:** ${remediation}`)
      expect(text).toContain(`**Likely harmless if** ${harmlessIf}.`)
      expect(text).toContain(`](#${id})`)
    }
    expect(text.match(/^Fires on:$/gm)).toHaveLength(RULES.length)
    expect(text.match(/^<\/details>$/gm)).toHaveLength(RULES.length)
  })

  test('leads to every chapter of a category by a heading that is there', () => {
    const text = writeReference()
    const headings = [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, title]) =>
      title?.toLowerCase().replaceAll(' ', '-'),
    )
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
    expect(links.length).toBeGreaterThan(RULES.length)
    expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([])
  })

  test('shows the three shortest examples of each kind, and where the others stand', () => {
    const rule = defineRule({
      ...RULES[0]!,
      id: 'odd',
      examples: {
        fires: ['the longest\n', 'long\n', 'mid\n', 'tie\n', 'longer\n'],
        quiet: ['a\n', 'b\n', 'c\n'],
      },
    })
    const text = writeReference([rule])
    const [fires = '', quiet = ''] = text.split('Fires on:')[1]!.split('Stays quiet on:')
    expect(fires.match(/^\w+$/gm)).toEqual(['mid', 'tie', 'long'])
    expect(quiet.match(/^[abc]$/gm)).toEqual(['a', 'b', 'c'])
    const file = `rules/${rule.category}/odd.ts`
    expect(quiet).toContain(`2 more that fire and 0 more that stay quiet: [${file}](${file}).`)
    const whole = defineRule({ ...rule, examples: { fires: ['x'], quiet: ['y'] } })
    expect(writeReference([whole])).not.toContain('more that fire')
  })

  test('leads to files of rules that are there, and is small enough to be rendered whole', () => {
    const text = writeReference()
    const files = [...text.matchAll(/\]\((rules\/[^)]+)\)/g)].map(([, file]) => file!)
    expect(files.length).toBeGreaterThan(100)
    const missing = files.filter((file) => !existsSync(join(dirname(REFERENCE_PATH), file)))
    expect(missing).toEqual([])
    expect(Buffer.byteLength(text)).toBeLessThan(300_000)
  })

  test('names the points that the scanner takes', () => {
    const score = scoreOf([{ ruleId: 'one', severity: 'crit', confidence: 'high' }])
    expect(writeReference()).toMatch(
      new RegExp(`^\\| \`crit\` \\| critical \\|.*\\| ${score} \\(${gradeOf(score)}\\) \\|`, 'm'),
    )
  })

  test('holds hostile examples in fences they cannot leave, and shows what is hidden', () => {
    const base = RULES[0]!
    const rule = defineRule({
      ...base,
      id: 'odd',
      examples: { fires: ['```\n# Not a heading\n````\n'], quiet: ['a\u202eb\u200bc'] },
    })
    const text = writeReference([rule])
    expect(text).toContain('`````text\n```\n# Not a heading\n````\n`````')
    expect(text).toContain('a\\u{202e}b\\u{200b}c')
  })

  test('holds nothing that cannot be seen', () => {
    expect(writeReference().replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })
})

describe('the changes', () => {
  test('name the version of the rule set', () => {
    const changes = readFileSync(join(import.meta.dir, '../../scanner/CHANGES.md'), 'utf8')
    expect(changes).toMatch(new RegExp(`^## ${RULES_VERSION}$`, 'm'))
  })
})
