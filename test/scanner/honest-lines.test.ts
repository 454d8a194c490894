import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scan } from '../../scanner/index.ts'

/**
 * Lines that honest skills are full of, each by itself in a skill that says nothing else: whoever is accused of one of
 * these stops believing the rest.
 */
const LINES = readFileSync(join(import.meta.dir, '../fixtures/honest-lines.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')

/** Accused all the same, most of them rightly: what they do wants a reason. Take out what is no longer so. */
const ACCUSED = [
  'Set the proxy: `export HTTPS_PROXY=http://proxy.corp.example:3128`',
  'Disable SELinux temporarily with `setenforce 0`.',
  '`xattr -d com.apple.quarantine ./app`',
  'Set `autoApprove` to `["read_file"]` in the MCP settings.',
]

const skill = (line: string): string =>
  `---\nname: office-helper\ndescription: Helps with the daily work.\n---\n\n# Office helper\n\n${line}\n`

test('hardly any line of honest skills is graded C or worse', () => {
  expect(LINES.length).toBeGreaterThan(350)
  expect(LINES.filter((line) => !['A', 'B'].includes(scan(skill(line)).grade))).toEqual(ACCUSED)
})
