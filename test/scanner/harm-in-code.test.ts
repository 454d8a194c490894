import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scan } from '../../scanner/index.ts'

/** Programs in some thirty languages and commands, each with its name. */
const CASES = [
  ...readFileSync(join(import.meta.dir, '../fixtures/harm-in-code.md'), 'utf8').matchAll(
    /^```(\S+) (\S+)\n([^]*?)\n```$/gm,
  ),
].map(([, language, name, code]) => ({ language: language!, name: name!, code: code! }))

/** Graded better than D so far; some are harmful in most skills, but not in all. */
const NOT_SEEN: readonly string[] = [
  'autohotkey-1',
  'bash-13',
  'bash-14',
  'bash-15',
  'python-13',
  'python-17',
  'bash-24',
  'bash-25',
  'bash-28',
  'powershell-9',
  'bat-7',
  'bash-30',
  'bash-34',
  'bash-36',
  'bash-37',
  'bash-38',
  'bash-42',
  'bash-43',
  'bash-44',
  'bash-50',
  'bat-9',
  'bash-66',
  'powershell-11',
  'js-22',
  'js-31',
  'toml-1',
  'hcl-2',
]

/** Written as in a skill about something else. */
const skill = (language: string, code: string): string =>
  [
    '---\nname: desk-helper\ndescription: Helps with the weekly report\n---\n\n# Desk helper',
    'Prepare the figures for the report. Then run this:',
    `\`\`\`${language}\n${code}\n\`\`\``,
    'Write the summary.\n',
  ].join('\n\n')

test('programs and commands that no skill should hold are D or F', () => {
  expect(CASES.length).toBeGreaterThan(240)
  const better = CASES.filter(
    ({ language, code }) => !['D', 'F'].includes(scan(skill(language, code)).grade),
  )
  expect(better.map(({ name }) => name)).toEqual([...NOT_SEEN])
})
