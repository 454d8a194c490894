/** Counters and histograms, and the text format in which Prometheus reads them. */

export type Labels = Readonly<Record<string, string>>

export interface Sample {
  name: string
  labels: Labels
  value: number
}

/** A metric with all of its samples as they stand. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples(): Sample[]
}

export interface Counter extends Family {
  add(labels: Labels): void
}

export interface Histogram extends Family {
  observe(labels: Labels, value: number): void
}

/**
 * Labels come from closed sets. Should one of them ever be open, its metric stops growing here and
 * counts the rest together.
 */
const SERIES_MAX = 200
const OTHER: Labels = { series: 'other' }

/** The values of one metric by their labels, each made when it is first asked for. */
function createSeries<Value>(create: () => Value) {
  const byKey = new Map<string, { labels: Labels; value: Value }>()
  return {
    entries: () => [...byKey.values()],
    at(labels: Labels): { labels: Labels; value: Value } {
      // A metric always has the same labels in the same order.
      const key = Object.values(labels).join('\0')
      const known = byKey.get(key)
      if (known) return known
      if (byKey.size >= SERIES_MAX && labels !== OTHER) return this.at(OTHER)
      const entry = { labels, value: create() }
      byKey.set(key, entry)
      return entry
    },
  }
}

export function createCounter(name: string, help: string): Counter {
  const series = createSeries(() => ({ total: 0 }))
  return {
    name,
    help,
    type: 'counter',
    add: (labels) => void series.at(labels).value.total++,
    samples: () =>
      series.entries().map(({ labels, value }) => ({ name, labels, value: value.total })),
  }
}

export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = createSeries(() => ({ counts: bounds.map(() => 0), sum: 0, count: 0 }))
  return {
    name,
    help,
    type: 'histogram',
    observe(labels, seconds) {
      const { value } = series.at(labels)
      value.sum += seconds
      value.count++
      // Each bucket holds those below it too.
      bounds.forEach((bound, index) => {
        if (seconds <= bound) value.counts[index]!++
      })
    },
    samples: () =>
      series
        .entries()
        .flatMap(({ labels, value: { counts, sum, count } }) => [
          ...bounds.map((bound, index) => bucket(name, labels, String(bound), counts[index]!)),
          bucket(name, labels, '+Inf', count),
          { name: `${name}_sum`, labels, value: sum },
          { name: `${name}_count`, labels, value: count },
        ]),
  }
}

const bucket = (name: string, labels: Labels, le: string, value: number): Sample => ({
  name: `${name}_bucket`,
  labels: { ...labels, le },
  value,
})

/** A number that is read when it is asked for. */
export const reading = (
  name: string,
  help: string,
  value: number,
  type: 'gauge' | 'counter' = 'gauge',
  labels: Labels = {},
): Family => ({ name, help, type, samples: () => [{ name, labels, value }] })

export const exposition = (families: Family[]): string =>
  families
    .map(({ name, help, type, samples }) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples().map(line), ''].join('\n'),
    )
    .join('')

function line({ name, labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

const escape = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
