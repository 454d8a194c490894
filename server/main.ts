/** The process: settings from the environment, one service, and its end on a signal. */

import { type Config, ConfigRefused, readConfig } from './config.ts'
import { createExits } from './exits.ts'
import { stopNoticeMs } from './limits.ts'
import { listenProblem } from './listening.ts'
import { restart } from './restart.ts'
import { type Service, startService } from './service.ts'
import { DatabaseRefused, WriteRefused } from './store/index.ts'

/**
 * Wrong settings, a database or a port that cannot be used: a restart would not help.
 */
const EXIT_REFUSED = 1

async function main(): Promise<void> {
  const config = settings()
  let service: Service | null = null
  const exits = createExits({
    stop: async (noticeMs) => service?.stop(noticeMs),
    leave: () => process.exit(0),
    restart: () => restart(process.env),
  })
  try {
    service = await startService(config, { onRestartNeeded: () => void exits.restart() })
  } catch (error) {
    refuse([startProblem(error, config)])
  }
  process.once('SIGTERM', () => void exits.leave(stopNoticeMs))
  // Somebody at a keyboard: there is no balancer to be told.
  process.once('SIGINT', () => void exits.leave())
  console.log(`touchstone listening on ${service.url}`)
}

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigRefused) refuse(error.problems)
    throw error
  }
}

function startProblem(error: unknown, config: Config): string {
  if (error instanceof DatabaseRefused) return error.message
  if (error instanceof WriteRefused) {
    return `${config.databasePath} takes no writes: another process holds it, or the disk is full.`
  }
  const problem = listenProblem(error, config)
  if (problem === null) throw error
  return problem
}

function refuse(problems: string[]): never {
  for (const problem of problems) console.error(problem)
  process.exit(EXIT_REFUSED)
}

await main()
