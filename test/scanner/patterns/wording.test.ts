import { expect, test } from 'bun:test'
import { join } from 'node:path'

const WORDING = join(import.meta.dir, '../../../scanner/patterns/wording.ts')

/** What a process of its own prints, in which one pattern is announced. */
function printed(pattern: RegExp, expression: string, given = ''): string {
  const program = `
    import { deserialize, serialize } from 'bun:jsc'
    import { plainWordings, takeWordings, worded } from ${JSON.stringify(WORDING)}
    worded(${pattern})
    console.log(${expression})`
  const { stdout } = Bun.spawnSync([process.execPath, '-e', program], {
    env: { ...process.env, GIVEN: given },
  })
  return stdout.toString().trim()
}

const made = (pattern: RegExp) =>
  printed(pattern, `Buffer.from(serialize(plainWordings())).toString('base64')`)

const taken = (pattern: RegExp, given: string) =>
  printed(
    pattern,
    `takeWordings(deserialize(Buffer.from(process.env.GIVEN, 'base64'))) !== null`,
    given,
  )

test('what was made of as many other patterns is not taken', () => {
  const given = made(/purple elephants/)
  expect(taken(/purple elephants/, given)).toBe('true')
  expect(taken(/orange elephants/, given)).toBe('false')
  expect(taken(/purple elephants/g, given)).toBe('false')
})
