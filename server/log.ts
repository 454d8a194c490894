/**
 * The log: one event per line on standard error, a fixed event name and plain fields. JSON in
 * production, readable otherwise. No value can break out of its line or fill the disk by itself.
 */

import type { Clock, Log, LogFields } from './deps.ts'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Longer values are cut, in characters. */
const VALUE_CHARACTERS_MAX = 1024

/** Controls, line and paragraph separators, and characters that reorder text in a terminal. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

export interface LogSettings {
  level: LogLevel
  json: boolean
  clock: Clock
  /** Takes one line, its line end included. */
  write: (line: string) => void
}

export function createLog({ level, json, clock, write }: LogSettings): Log {
  const lowest = LOG_LEVELS.indexOf(level)
  const line = json ? jsonLine : readableLine
  const at = (name: LogLevel) => {
    if (LOG_LEVELS.indexOf(name) < lowest) return () => {}
    return (event: string, fields: LogFields = {}) =>
      write(`${line(new Date(clock.now()).toISOString(), name, event, fields)}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** An unexpected error as text for a field: its name and message, without its stack. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

function jsonLine(time: string, level: LogLevel, event: string, fields: LogFields): string {
  const entry: Record<string, unknown> = { time, level, event }
  for (const [name, value] of Object.entries(fields)) {
    // A field never replaces what the line itself says.
    if (value !== undefined && !(name in entry)) entry[name] = cut(value)
  }
  return escapeUnsafe(JSON.stringify(entry))
}

function readableLine(time: string, level: LogLevel, event: string, fields: LogFields): string {
  const shown = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${JSON.stringify(cut(value))}`)
  return escapeUnsafe(`${time} ${level.padEnd(5)} ${event}${shown.join('')}`)
}

const cut = (value: LogFields[string]) =>
  typeof value === 'string' && value.length > VALUE_CHARACTERS_MAX
    ? `${value.slice(0, VALUE_CHARACTERS_MAX)}…`
    : value

const escapeUnsafe = (text: string): string =>
  text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
