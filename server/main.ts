/** The process: settings from the environment, one service, and its end on a signal. */

import { type Config, ConfigRefused, readConfig } from './config.ts'
import { stopNoticeMs, stopTimeoutMs } from './limits.ts'
import { restart } from './restart.ts'
import { type Service, startService } from './service.ts'
import { DatabaseRefused } from './store/index.ts'

/**
 * Wrong settings, a database that cannot be used, a port that is taken: a restart would not help.
 */
const EXIT_REFUSED = 1

/** After the stop's own deadline; nothing may keep the process longer than its supervisor waits. */
const EXIT_GRACE_MS = 2000

async function main(): Promise<void> {
  const config = settings()
  let service: Service | null = null
  const end = async (leave: () => never, noticeMs = 0) => {
    setTimeout(leave, stopTimeoutMs + EXIT_GRACE_MS).unref()
    await service?.stop(noticeMs)
    leave()
  }
  try {
    const onRestartNeeded = () => void end(() => restart(process.env))
    service = await startService(config, { onRestartNeeded })
  } catch (error) {
    refuse([startProblem(error, config)])
  }
  process.once('SIGTERM', () => void end(leave, stopNoticeMs))
  // Somebody at a keyboard: there is no balancer to be told.
  process.once('SIGINT', () => void end(leave))
  console.log(`touchstone listening on ${service.url}`)
}

const leave = (): never => process.exit(0)

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigRefused) refuse(error.problems)
    throw error
  }
}

function startProblem(error: unknown, { host, port, metricsPort }: Config): string {
  if (error instanceof DatabaseRefused) return error.message
  const { code, message } = error as { code?: unknown; message?: string }
  if (code !== 'EADDRINUSE') throw error
  // The error names the port in its message alone.
  if (metricsPort !== null && message?.includes(` ${metricsPort} `)) {
    return `Port ${metricsPort} on the loopback is taken. Set METRICS_PORT to another one.`
  }
  return `Port ${port} on ${host} is taken. Set PORT to another one.`
}

function refuse(problems: string[]): never {
  for (const problem of problems) console.error(problem)
  process.exit(EXIT_REFUSED)
}

await main()
