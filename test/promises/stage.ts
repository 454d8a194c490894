/** What a trial needs around the service: a folder, an upstream that counts, and an end to it all. */

import { Database } from 'bun:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../../server/config.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { skillText } from '../support/skills.ts'

export interface Stage {
  folder: string
  databasePath: string
  /** The address of a file on the upstream of a host; each path is a file of its own. */
  address(path: string, host?: string): string
  /** How many times each path was asked for. */
  requests: Map<string, number>
  /** Starts the service, or starts it again, over the database of this stage. */
  start(env?: Environment, main?: string): Promise<TestProcess>
  /** Ends every process that was started here. */
  killAll(): Promise<void>
  /** Reads the database as it lies there, with whatever service over it. */
  read<Row>(query: string): Row[]
}

/** What the upstream says to a path; a promise that never resolves makes it hang. */
export type Answer = (path: string) => Response | Promise<Response>

export const answerAtOnce: Answer = (path) => new Response(skillText(path.replace(/\W+/g, '-')))

export const answerNever: Answer = () => new Promise<Response>(() => {})

/** Sets the stage, plays, and leaves nothing behind: no process, no file. */
export async function onStage<Result>(
  play: (stage: Stage) => Promise<Result>,
  answer: Answer = answerAtOnce,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-promises-'))
  const databasePath = join(folder, 'data', 'test.sqlite')
  const processes: TestProcess[] = []
  const requests = new Map<string, number>()
  const upstreams = new Map<string, Bun.Server<undefined>>()
  const listen = (host: string) =>
    Bun.serve({
      hostname: host,
      port: 0,
      idleTimeout: 0,
      fetch(request) {
        const path = new URL(request.url).pathname.slice(1)
        requests.set(path, (requests.get(path) ?? 0) + 1)
        return answer(path)
      },
    })
  const killAll = async () => {
    for (const service of processes) service.kill('SIGKILL')
    await Promise.all(processes.map(({ exited }) => exited))
  }
  try {
    return await play({
      folder,
      databasePath,
      requests,
      address(path, host = '127.0.0.1') {
        const upstream = upstreams.get(host) ?? listen(host)
        upstreams.set(host, upstream)
        return `http://${host}:${upstream.port}/${path}`
      },
      killAll,
      async start(env = {}, main) {
        const settings = { DATABASE_PATH: databasePath, LOG_LEVEL: 'warn', SCAN_WORKERS: '2' }
        const service = await startProcess({ ...settings, ...env }, main)
        processes.push(service)
        return service
      },
      read(query) {
        const client = new Database(databasePath)
        try {
          return client.query(query).all() as never[]
        } finally {
          client.close()
        }
      },
    })
  } finally {
    await killAll()
    for (const upstream of upstreams.values()) await upstream.stop(true)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Asks until it is so. False when that takes longer than anything should. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  patienceMs = 60_000,
): Promise<boolean> {
  const endMs = performance.now() + patienceMs
  while (performance.now() < endMs) {
    if (await isSo()) return true
    await Bun.sleep(10)
  }
  return false
}
