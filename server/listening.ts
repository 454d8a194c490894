/** What an operator is told when the service cannot listen where the settings say. */

import type { Config } from './config.ts'

/** Null when the error is about something else. */
export function listenProblem(
  error: unknown,
  { host, port, metricsPort }: Pick<Config, 'host' | 'port' | 'metricsPort'>,
): string | null {
  const { code, syscall, message } = error as Partial<
    Record<'code' | 'syscall' | 'message', string>
  >
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL') {
    return `${host} is no address of this machine. Set HOST to one, such as 127.0.0.1 or 0.0.0.0.`
  }
  if (syscall !== 'listen') return null
  // The error names the port in its message alone.
  const isMetrics = metricsPort !== null && new RegExp(`[ :]${metricsPort}\\b`).test(message ?? '')
  const [place, setting] = isMetrics
    ? [`Port ${metricsPort} on the loopback`, 'METRICS_PORT']
    : [`Port ${port} on ${host}`, 'PORT']
  if (code === 'EADDRINUSE') return `${place} is taken. Set ${setting} to another one.`
  if (code !== 'EACCES')
    return `${place} cannot be listened on: ${code}. Set ${setting} to another.`
  return `${place} is not for this user. Set ${setting} to one from 1024 on.`
}
