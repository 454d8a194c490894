import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'touchstone-restart-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Hangs a thread in something that cannot be ended, restarts once, and says each time who it is. */
const SCRIPT = `
import { restart } from ${JSON.stringify(join(import.meta.dir, '../../server/restart.ts'))}
console.log(process.pid, process.argv.at(-1), process.env.STARTS)
if (process.env.STARTS === '1') {
  new Worker('data:text/javascript,/(a*a*)*b/.test("a".repeat(1e6))')
  setTimeout(() => restart({ ...process.env, STARTS: '2' }), 50)
}
`

test('a restart keeps process id and arguments, and frees stuck threads', async () => {
  const path = join(folder, 'restarting.ts')
  writeFileSync(path, SCRIPT)
  const env = { ...process.env, STARTS: '1' }
  const child = Bun.spawn([process.execPath, path, 'word'], { env, stdout: 'pipe' })
  const lines = (await new Response(child.stdout).text()).trim().split('\n')
  expect(await child.exited).toBe(0)
  expect(lines).toEqual([`${child.pid} word 1`, `${child.pid} word 2`])
})
