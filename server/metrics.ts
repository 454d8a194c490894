/**
 * What is counted for the operator. Everything worth counting is an event of the log already, so
 * the counts are fed from there, whatever level is written.
 */

import type { Log, LogFields, Metrics } from './deps.ts'
import { createCounter, createHistogram, exposition, type Labels } from './prometheus.ts'

/** From an answer out of memory to a bulk call that uses up its minute, in seconds. */
const BOUNDS_SEC = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60]

export function createMetrics(): Metrics {
  const scans = createCounter(
    'touchstone_scans_total',
    'Scans that ended, by lane and by how: completed, or the reason of the failure.',
  )
  const scanDurations = createHistogram(
    'touchstone_scan_duration_seconds',
    'Time of a scan from its start to its end, its fetch included.',
    BOUNDS_SEC,
  )
  const requests = createCounter(
    'touchstone_http_requests_total',
    'Requests that were answered, by route and status.',
  )
  const requestDurations = createHistogram(
    'touchstone_http_request_duration_seconds',
    'Time from a request to its answer, by route.',
    BOUNDS_SEC,
  )
  const refusals = createCounter(
    'touchstone_refusals_total',
    'Requests that were refused, by route and error code: rate_limited and unavailable are limits.',
  )
  const fetchFailures = createCounter(
    'touchstone_fetch_failures_total',
    'Addresses that gave no text, by cause.',
  )
  const workersReplaced = createCounter(
    'touchstone_workers_replaced_total',
    'Worker threads that were ended and replaced, by cause.',
  )
  const threadsLost = createCounter(
    'touchstone_threads_lost_total',
    'Worker threads that were told to end and did not.',
  )
  const troubles = createCounter(
    'touchstone_troubles_total',
    'Warnings and errors in the log, by event.',
  )

  const counted: Record<string, (fields: LogFields) => void> = {
    scan_ended: ({ lane, status, reason, durationMs }) => {
      scans.add(labels({ lane, result: reason ?? status }))
      scanDurations.observe(labels({ lane }), Number(durationMs) / 1000)
    },
    request_ended: ({ route, status, durationMs }) => {
      requests.add(labels({ route, status }))
      requestDurations.observe(labels({ route }), Number(durationMs) / 1000)
    },
    request_refused: ({ route, code }) => refusals.add(labels({ route, code })),
    fetch_failed: ({ cause }) => fetchFailures.add(labels({ cause })),
    worker_replaced: ({ cause }) => workersReplaced.add(labels({ cause })),
    thread_lost: () => threadsLost.add({}),
  }
  return {
    record(level, event, fields) {
      if (level === 'warn' || level === 'error') troubles.add({ event })
      counted[event]?.(fields)
    },
    render: (readings) =>
      exposition([
        ...readings,
        scans,
        scanDurations,
        requests,
        requestDurations,
        refusals,
        fetchFailures,
        workersReplaced,
        threadsLost,
        troubles,
      ]),
  }
}

/** The same log; its events are counted too, those below its level included. */
export function countedLog(log: Log, metrics: Metrics): Log {
  const at =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) => {
      metrics.record(level, event, fields)
      log[level](event, fields)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

const labels = (fields: LogFields): Labels =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]))
