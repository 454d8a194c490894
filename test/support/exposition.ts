/** Reads the text format of Prometheus, and objects to what Prometheus would object to. */

export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

export interface Exposition {
  samples: Sample[]
  /** The value of the one sample with this name and these labels among its own. */
  value(name: string, labels?: Record<string, string>): number | undefined
}

const TYPES = ['counter', 'gauge', 'histogram']
const NAME = /^[a-z][a-z0-9_]*$/
const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/
const LABEL = /(\w+)="((?:[^"\\\n]|\\.)*)"(?:,|$)/y

/** @throws when a line cannot be read, or is not described before it. */
export function readExposition(text: string): Exposition {
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  const types = new Map<string, string>()
  const helped = new Set<string>()
  const samples: Sample[] = []
  for (const line of text.slice(0, -1).split('\n')) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? []
    if (kind === 'HELP') helped.add(name)
    else if (kind === 'TYPE') describe(types, name, rest)
    else samples.push(readSample(line, types, helped))
  }
  const keys = samples.map(({ name, labels }) => JSON.stringify([name, labels]))
  if (new Set(keys).size < keys.length) throw new Error('a sample stands there twice')
  const value: Exposition['value'] = (name, labels = {}) =>
    samples.find((sample) => sample.name === name && has(sample, labels))?.value
  return { samples, value }
}

const has = (sample: Sample, labels: Record<string, string>) =>
  Object.entries(labels).every(([name, value]) => sample.labels[name] === value)

function describe(types: Map<string, string>, name: string, type: string): void {
  if (!NAME.test(name)) throw new Error(`${name} is no name`)
  if (types.has(name)) throw new Error(`${name} is described twice`)
  if (!TYPES.includes(type)) throw new Error(`${type} is no type`)
  if ((type === 'counter') !== name.endsWith('_total')) {
    throw new Error(`${name} is a ${type}: counters, and they alone, end in _total`)
  }
  types.set(name, type)
}

function readSample(line: string, types: Map<string, string>, helped: Set<string>): Sample {
  const [, name = '', labelText = '', number = ''] = LINE.exec(line) ?? []
  const family = types.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '')
  if (!helped.has(family) || !types.has(family)) throw new Error(`not described: ${line}`)
  if (family !== name && types.get(family) !== 'histogram') throw new Error(`no histogram: ${line}`)
  const value = Number(number)
  if (number === '' || Number.isNaN(value)) throw new Error(`no number: ${line}`)
  return { name, labels: readLabels(labelText), value }
}

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  let end = 0
  while (end < text.length) {
    LABEL.lastIndex = end
    const match = LABEL.exec(text)
    if (!match) throw new Error(`no labels: ${text}`)
    labels[match[1] ?? ''] = match[2] ?? ''
    end = LABEL.lastIndex
  }
  return labels
}
