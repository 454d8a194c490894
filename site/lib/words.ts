/** The words of the pages: grades, severities, times and refusals. No nodes here. */

export interface GradeWords {
  grade: string
  /** Lowest score of the grade. */
  from: number
  verdict: string
  meaning: string
}

/** From best to worst, as decided for the whole product. index.html shows the same words. */
export const GRADES: readonly GradeWords[] = [
  {
    grade: 'A',
    from: 90,
    verdict: 'No risk found',
    meaning: 'No rule found anything that matters. Read it anyway before you give it rights.',
  },
  {
    grade: 'B',
    from: 75,
    verdict: 'Minor risks',
    meaning: 'Small things to look at. They may well be what the skill is for.',
  },
  {
    grade: 'C',
    from: 55,
    verdict: 'Caution',
    meaning: 'Something here can do harm. Read the marked lines before you use it.',
  },
  {
    grade: 'D',
    from: 30,
    verdict: 'Unsafe',
    meaning: 'It asks an agent for something dangerous. Use it only when you know why.',
  },
  {
    grade: 'F',
    from: 0,
    verdict: 'Dangerous',
    meaning: 'Several dangerous things at once. Do not use it.',
  },
]

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
