/** The words of the pages: grades, severities, counts and times. No nodes here. */

import { gradeOf, VERDICTS } from '../../scanner/grade.ts'

export interface GradeWords {
  grade: string
  /** Lowest score of the grade. */
  from: number
  verdict: string
}

const SCORES = [...Array(101).keys()]

/** From best to worst. */
export const GRADES: readonly GradeWords[] = Object.entries(VERDICTS).map(([grade, verdict]) => ({
  grade,
  from: SCORES.findIndex((score) => gradeOf(score) === grade),
  verdict,
}))

export const gradeWords = (grade: string | null): GradeWords | null =>
  GRADES.find((words) => words.grade === grade) ?? null

/** From worst to least; anything else is listed last, as other. */
export const SEVERITIES = ['crit', 'high', 'med', 'low', 'other'] as const
export type SeverityKey = (typeof SEVERITIES)[number]

const SEVERITY_WORDS: Record<SeverityKey, string> = {
  crit: 'Critical',
  high: 'High',
  med: 'Medium',
  low: 'Low',
  other: 'Other',
}

export const severityKey = (severity: string): SeverityKey =>
  SEVERITIES.find((key) => key === severity) ?? 'other'

export const severityWord = (severity: string): string => SEVERITY_WORDS[severityKey(severity)]

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** How long something took: `840 ms`, `2.4 s`. */
export function durationWords(durationMs: number): string {
  return durationMs < 1000 ? `${Math.round(durationMs)} ms` : `${(durationMs / 1000).toFixed(1)} s`
}

/** How long to wait, rounded up so that nobody comes too early: `45 s`, `12 min`, `3 h 5 min`. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`
}

/** A moment for people, in their own zone; null when the text is no time. */
export function momentWords(iso: string): string | null {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return null
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
  return format.format(time)
}

/** When a window opens again, by the reader's own clock. */
export function clockWords(time: number): string {
  const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(time)
}

export function sizeWords(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`
}
