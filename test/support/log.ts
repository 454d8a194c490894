/** A log that remembers, so that tests can wait for what happens instead of sleeping. */

import type { Log, LogFields } from '../../server/deps.ts'

export interface LogEntry {
  level: keyof Log
  event: string
  fields: LogFields
}

export interface RecordedLog extends Log {
  entries: LogEntry[]
  /** The first entry of that event whose fields hold these, past or future. */
  seen(event: string, fields?: LogFields): Promise<LogEntry>
}

export function recordedLog(): RecordedLog {
  const entries: LogEntry[] = []
  const listeners = new Set<(entry: LogEntry) => void>()
  const record =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) => {
      const entry = { level, event, fields }
      entries.push(entry)
      for (const listener of listeners) listener(entry)
    }
  return {
    entries,
    debug: record('debug'),
    info: record('info'),
    warn: record('warn'),
    error: record('error'),
    seen: (event, fields = {}) =>
      new Promise((resolve) => {
        const fits = (entry: LogEntry) =>
          entry.event === event &&
          Object.entries(fields).every(([name, value]) => entry.fields[name] === value)
        const past = entries.find(fits)
        if (past) return resolve(past)
        const listener = (entry: LogEntry) => {
          if (!fits(entry)) return
          listeners.delete(listener)
          resolve(entry)
        }
        listeners.add(listener)
      }),
  }
}
