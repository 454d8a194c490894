/** The service as a process of its own, to be killed and started again. */

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Environment } from '../../server/config.ts'

const SERVER = join(import.meta.dir, '../../server')

export interface TestProcess {
  url: string
  pid: number
  /** The first line on standard output. */
  line: string
  /** Lines on standard error so far. */
  log: string[]
  kill(signal: NodeJS.Signals): void
  exited: Promise<number>
  /** All that it wrote on standard error, once it has ended. */
  errors: Promise<string>
}

/** `main` may be the path of another module that starts a service and says where, such as one with a fault. */
export async function startProcess(env: Environment, main = 'main.ts'): Promise<TestProcess> {
  const child = spawn(env, [main])
  const log: string[] = []
  const logged = gather(child.stderr, log)
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('\n')) {
    const { value, done } = await reader.read()
    if (done) {
      await logged
      throw new Error(`it did not start: ${log.join('\n')}`)
    }
    text += value
  }
  const line = text.split('\n')[0] ?? ''
  return {
    url: line.replace(/^.* /, ''),
    pid: child.pid,
    line,
    log,
    kill: (signal) => child.kill(signal),
    exited: child.exited,
    errors: logged.then(() => log.join('\n')),
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

/** Resident memory of a process, as Linux counts it. */
export function residentMib(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** A pipe that nobody empties would stop the process that writes to it. */
async function gather(output: ReadableStream<Uint8Array>, lines: string[]): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of output) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  }
}

const spawn = (env: Environment, [entry = '', ...words]: string[] = ['main.ts']) =>
  Bun.spawn([process.execPath, resolve(SERVER, entry), ...words], {
    // Nothing of the environment the tests run in, a .env file included, changes what is tested.
    cwd: import.meta.dir,
    env: { PATH: process.env.PATH, PORT: '0', SCAN_WORKERS: '1', ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
