/** The service as a process of its own, to be killed and started again. */

import { join } from 'node:path'
import type { Environment } from '../../server/config.ts'

const MAIN = join(import.meta.dir, '../../server/main.ts')

export interface TestProcess {
  url: string
  /** The first line on standard output. */
  line: string
  kill(signal: 'SIGKILL' | 'SIGTERM'): void
  exited: Promise<number>
}

export async function startProcess(env: Environment): Promise<TestProcess> {
  const child = spawn(env)
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('\n')) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`it did not start: ${await new Response(child.stderr).text()}`)
    text += value
  }
  const line = text.split('\n')[0] ?? ''
  return {
    url: line.replace(/^.* /, ''),
    line,
    kill: (signal) => child.kill(signal),
    exited: child.exited,
  }
}

/** For starts that are refused: what was said, and the exit code. */
export async function runProcess(env: Environment): Promise<{ code: number; errors: string }> {
  const child = spawn(env)
  const errors = await new Response(child.stderr).text()
  return { code: await child.exited, errors }
}

const spawn = (env: Environment) =>
  Bun.spawn([process.execPath, MAIN], {
    // Nothing of the environment the tests run in, a .env file included, changes what is tested.
    cwd: import.meta.dir,
    env: { PATH: process.env.PATH, PORT: '0', SCAN_WORKERS: '1', ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
