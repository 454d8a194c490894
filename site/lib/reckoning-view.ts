/** Why a report has its grade: what each rule cost, which ceiling held, what would raise it. */

import { gradeOf, reckon, type Weighed } from '../../scanner/grade.ts'
import { element } from './dom.ts'
import type { FindingView, RecordView } from './record.ts'
import { quoted } from './text.ts'
import { counted, gradeWords } from './words.ts'

/** What one rule took from the score with all its findings. */
interface Toll {
  ruleId: string
  title: string
  points: number
  /** 1-based numbers of its findings in the record. */
  numbers: number[]
}

/** So many ways up are listed. */
const waysMax = 3

/** Null when there is nothing to explain, or the record was scored by other points than today's. */
export function reckoningView(record: RecordView): HTMLElement | null {
  const { findings, score } = record
  if (findings.length === 0 || !findings.every(isWeighed)) return null
  const reckoning = reckon(findings)
  if (reckoning.score !== score) return null
  const tolls = tollsOf(findings, reckoning.costs)
  const ways = waysUp(findings, tolls, score)
  return element(
    'details',
    { class: 'reckoning' },
    element('summary', {}, 'Why this grade, and what would raise it'),
    tollTable(tolls, score),
    element('p', {}, ceilingWords(reckoning.cap, reckoning.sureCritical.length, score)),
    ways.length > 0 && element('h2', {}, 'What would raise it'),
    ways.length > 0 && element('ul', {}, ...ways.map((way) => element('li', {}, ...way))),
  )
}

/** Severity and confidence are words that the scorer knows. */
function isWeighed(finding: FindingView): finding is FindingView & Weighed {
  const { severity, confidence } = finding
  return /^(?:crit|high|med|low)$/.test(severity) && /^(?:high|medium|low)$/.test(confidence ?? '')
}

/** The dearest first; a rule that cost nothing is there as well. */
function tollsOf(findings: readonly FindingView[], costs: readonly number[]): Toll[] {
  const tolls = new Map<string, Toll>()
  findings.forEach(({ ruleId, title }, index) => {
    const toll = tolls.get(ruleId) ?? { ruleId, title, points: 0, numbers: [] }
    toll.points += costs[index] ?? 0
    toll.numbers.push(index + 1)
    tolls.set(ruleId, toll)
  })
  return [...tolls.values()].sort((a, b) => b.points - a.points)
}

function tollTable(tolls: readonly Toll[], score: number): HTMLElement {
  const rows = tolls.map(({ title, points, numbers }) =>
    element(
      'tr',
      {},
      element(
        'th',
        { scope: 'row' },
        element('a', { href: `#f${numbers[0]}` }, quoted(title)),
        numbers.length > 1 && ` (${numbers.length} places)`,
      ),
      element('td', {}, points === 0 ? 'nothing' : `−${pointsWords(points)}`),
    ),
  )
  const sum = element(
    'tr',
    { class: 'toll-sum' },
    element('th', { scope: 'row' }, 'Score'),
    element('td', {}, String(score)),
  )
  return element(
    'table',
    { class: 'tolls' },
    element(
      'caption',
      {},
      'A text starts with 100 points. Repeats cost less, and all of medium severity at most 20.',
    ),
    element('tbody', {}, ...rows, sum),
  )
}

const pointsWords = (points: number): string => String(Math.max(0.1, Math.round(points * 10) / 10))

function ceilingWords(cap: number, critical: number, score: number): string {
  if (cap === 100) return 'No finding is grave enough to set a ceiling: the points alone decided.'
  const cause =
    critical >= 2
      ? 'Critical findings of two rules'
      : critical === 1
        ? 'A critical finding of high confidence'
        : 'A finding of high severity'
  const held = score === cap ? 'and that decided here' : 'but the points went lower by themselves'
  return `${cause} cannot be outweighed: the score is at most ${cap}, ${held}.`
}

/** The grade that follows when the dearest rules are repaired, wherever that is a better one. */
function waysUp(
  findings: readonly (FindingView & Weighed)[],
  tolls: readonly Toll[],
  score: number,
): (HTMLElement | string)[][] {
  const ways: (HTMLElement | string)[][] = []
  let best = gradeOf(score)
  for (let count = 1; count <= tolls.length && ways.length < waysMax && best !== 'A'; count++) {
    const repaired = tolls.slice(0, count)
    const gone = new Set(repaired.map(({ ruleId }) => ruleId))
    const next = reckon(findings.filter(({ ruleId }) => !gone.has(ruleId))).score
    const grade = gradeOf(next)
    if (grade === best) continue
    best = grade
    const last = repaired.at(-1)
    if (!last) continue
    const what =
      count === 1
        ? ['Without “', quoted(last.title), '”']
        : [`Without the first ${counted(count, 'rule')} of the table`]
    ways.push([...what, `: ${grade}, ${gradeWords(grade)?.verdict ?? ''}, with ${next} points.`])
  }
  return ways
}
