/** The service as a process of its own, to be killed and started again. */

import { join } from 'node:path'
import type { Environment } from '../../server/config.ts'

const SERVER = join(import.meta.dir, '../../server')

export interface TestProcess {
  url: string
  /** The first line on standard output. */
  line: string
  pid: number
  kill(signal: 'SIGKILL' | 'SIGTERM'): void
  exited: Promise<number>
  /** All that it wrote on standard error, once it has ended. */
  errors: Promise<string>
}

export async function startProcess(env: Environment): Promise<TestProcess> {
  const child = spawn(env)
  // Read as it comes, since a full pipe would hold the process up.
  const errors = new Response(child.stderr).text()
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('\n')) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`it did not start: ${await errors}`)
    text += value
  }
  const line = text.split('\n')[0] ?? ''
  return {
    url: line.replace(/^.* /, ''),
    line,
    pid: child.pid,
    kill: (signal) => child.kill(signal),
    exited: child.exited,
    errors,
  }
}

/** For starts that are refused: what was said, and the exit code. */
export const runProcess = (env: Environment): Promise<Ended> => ended(spawn(env))

/** A command of the operator beside the service. */
export const runOperator = (words: string[], env: Environment): Promise<Ended> =>
  ended(spawn(env, ['operator.ts', ...words]))

export interface Ended {
  code: number
  output: string
  errors: string
}

async function ended(child: ReturnType<typeof spawn>): Promise<Ended> {
  const [output, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  return { code: await child.exited, output, errors }
}

const spawn = (env: Environment, [entry = '', ...words]: string[] = ['main.ts']) =>
  Bun.spawn([process.execPath, join(SERVER, entry), ...words], {
    // Nothing of the environment the tests run in, a .env file included, changes what is tested.
    cwd: import.meta.dir,
    env: { PATH: process.env.PATH, PORT: '0', SCAN_WORKERS: '1', ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
