import { expect, test } from 'bun:test'
import { scan } from '../../../../scanner/index.ts'
import { besideNamedTools } from '../../../../scanner/signals/settings/named-tools.ts'

const settings = (tools: readonly string[]): string =>
  `{ "permissions": { "allow": [${tools.map((tool) => `"${tool}"`).join(', ')}] }, "env": {} }`

const gradeOf = (tools: readonly string[]): string =>
  scan(
    `# Kiln\n\nTo let the agent read the kiln without approval prompts, add this to \`~/.claude/settings.json\`:\n\n\`\`\`json\n${settings(tools)}\n\`\`\`\n`,
  ).grade

test('tools that are named one by one are told from those that can do anything', () => {
  expect(besideNamedTools(settings(['mcp__kiln__read', 'mcp__kiln__heat']))).toBe(
    '{ "permissions": {   }, "env": {} }',
  )
  expect(besideNamedTools(settings(['bash', 'mcp__kiln__read']))).toBeNull()
  expect(besideNamedTools('{ "permissions": {} }')).toBeNull()
})

test('leave for the named tools of one server is a remark, leave for any command is none', () => {
  expect(gradeOf(['mcp__kiln__read', 'mcp__kiln__heat'])).toBe('B')
  expect(gradeOf(['Bash(*)', 'mcp__kiln__read'])).toMatch(/[DF]/)
})

test('commands that check and look are a remark as well, those that may do anything are none', () => {
  expect(gradeOf(['Bash(npm test)', 'Bash(git diff:*)', 'Read(src/**)'])).toMatch(/[AB]/)
  expect(gradeOf(['Bash(npm test)', 'Bash(curl:*)'])).toMatch(/[DF]/)
  expect(gradeOf(['Bash(npm *)'])).toMatch(/[DF]/)
})
