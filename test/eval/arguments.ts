/** What the evaluation is asked for. */

export interface Arguments {
  /** A folder with `labels.jsonl`. */
  corpus: string
  /** A saved run to compare with, and where to save this one. */
  compare: string | null
  save: string | null
  /** `part` of `parts` of all families are held out; null leaves the corpus whole. */
  holdOut: { part: number; parts: number } | null
  /** Rows of a list of misses, alarms or moves. */
  rowsMax: number
}

export type Request =
  { kind: 'evaluate'; arguments: Arguments } | { kind: 'help' } | { kind: 'wrong'; message: string }

export const USAGE = `Usage: bun run eval CORPUS [--compare SAVED.json] [--save FILE.json] [--hold-out N/M] [--rows N]

Scans every file of a labelled corpus and prints how many attacks are caught and how many honest skills are
accused, what each rule adds to both, and the worst of each.

  --compare   what changed since a run that was saved
  --save      keeps this run for a later --compare
  --hold-out  splits families by a stable hash, such as 1/3, and reports both parts side by side
  --rows      rows of the lists of misses, alarms and moves (15)

CORPUS is a folder with labels.jsonl, one object per line:

  id, file                the sample, and its path in the folder
  label                   malicious or benign
  family                  campaign or repository: figures are means over them (the id, if there is none)
  evidence                of an attack: skill_md when it can be seen in the file; with any other the payload lies elsewhere
  taxonomy.visibility     of an attack: soft when it is in plain sentences alone, else it is overt
  hard_negative           of an honest one: true when it looks like an attack
`

export function readArguments(words: readonly string[]): Request {
  const found: Arguments = { corpus: '', compare: null, save: null, holdOut: null, rowsMax: 15 }
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--help' || word === '-h') return { kind: 'help' }
    if (!word.startsWith('-')) {
      if (found.corpus !== '') return wrong('Name one corpus.')
      found.corpus = word
      continue
    }
    const [name = '', given] = word.split(/=(.*)/s)
    if (!SETTERS[name]) return wrong(`There is no option ${name}.`)
    const value = given ?? rest.shift()
    if (value === undefined) return wrong(`${name} needs a value.`)
    const message = SETTERS[name](found, value)
    if (message) return wrong(message)
  }
  if (found.corpus === '') return wrong('Name the folder of a corpus.')
  return { kind: 'evaluate', arguments: found }
}

const wrong = (message: string): Request => ({ kind: 'wrong', message })

/** Each puts a value in its place, or says what is wrong with it. */
const SETTERS: Record<string, (found: Arguments, value: string) => string | null> = {
  '--compare': (found, value) => {
    found.compare = value
    return null
  },
  '--save': (found, value) => {
    found.save = value
    return null
  },
  '--hold-out': (found, value) => {
    const [, part, parts] = (/^(\d{1,3})\/(\d{1,3})$/.exec(value) ?? []).map(Number)
    if (!part || !parts || part >= parts) return '--hold-out is a fraction below one, such as 1/3.'
    found.holdOut = { part, parts }
    return null
  },
  '--rows': (found, value) => {
    if (!/^\d{1,5}$/.test(value)) return '--rows is a whole number.'
    found.rowsMax = Number(value)
    return null
  },
}
