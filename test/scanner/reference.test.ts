import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineRule } from '../../scanner/rule.ts'
import { REFERENCE_PATH, writeReference } from '../../scanner/reference.ts'
import { RULES, RULES_VERSION } from '../../scanner/rules/index.ts'

const ADVICE = 'scanner/RULES.md does not agree with the rules. Run: bun scanner/reference.ts'

describe('the reference', () => {
  test('in the repository agrees with the rules', () => {
    const written = existsSync(REFERENCE_PATH) ? readFileSync(REFERENCE_PATH, 'utf8') : ''
    if (written !== writeReference()) throw new Error(ADVICE)
  })

  test('has a chapter for every rule, with its examples', () => {
    const text = writeReference()
    for (const { id, remediation } of RULES) {
      expect(text.match(new RegExp(`^### ${id}$`, 'gm'))).toHaveLength(1)
      expect(text).toContain(`Remedy: ${remediation}`)
    }
    expect(text.match(/^Fires on:$/gm)).toHaveLength(RULES.length)
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
