/**
 * The grade mark: a slab of touchstone with a streak as long as the score, over a scale that shows
 * where each grade begins. Letter, verdict and number are text; colour only repeats them.
 */

import { drawing, element, unseen } from './dom.ts'
import { GRADES, gradeWords } from './words.ts'

/** The large mark of a report. An unknown grade or score is shown as such. */
export function gradeStone(grade: string | null, score: number | null): HTMLElement {
  const words = gradeWords(grade)
  const stone = element(
    'div',
    { class: `stone ${gradeClass(grade)}` },
    element(
      'div',
      { class: 'stone-words' },
      element('p', { class: 'stone-letter' }, unseen('Grade '), words?.grade ?? '?'),
      element('p', { class: 'stone-verdict' }, words?.verdict ?? 'Grade unknown'),
      element('p', { class: 'stone-score' }, ...scoreText(score)),
    ),
  )
  if (score === null) return stone
  stone.style.setProperty('--score', String(Math.min(100, Math.max(0, score))))
  stone.append(element('div', { class: 'stone-streak', 'aria-hidden': 'true' }), scale(grade))
  return stone
}

/** The small mark of tables and lists: the letter on a chip of stone. */
export function gradeChip(grade: string | null): HTMLElement {
  const words = gradeWords(grade)
  return element(
    'span',
    { class: `chip ${gradeClass(grade)}`, title: words?.verdict ?? 'Grade unknown' },
    words?.grade ?? '?',
  )
}

/** Only the five known letters become a class name. */
function gradeClass(grade: string | null): string {
  const words = gradeWords(grade)
  return words ? `grade-${words.grade.toLowerCase()}` : 'grade-unknown'
}

function scoreText(score: number | null): (string | HTMLElement)[] {
  if (score === null) return ['No score']
  return [unseen('Score '), element('b', {}, String(score)), element('span', {}, ' / 100')]
}

/** Ruler, bands and numerals; read aloud it would only repeat the score. */
function scale(grade: string | null): HTMLElement {
  const bands = GRADES.toReversed()
  return element(
    'div',
    { class: 'scale', 'aria-hidden': 'true' },
    ruler(),
    element(
      'div',
      { class: 'scale-bands' },
      ...bands.map((band) =>
        element(
          'span',
          { class: band.grade === grade ? 'scale-band is-reached' : 'scale-band' },
          element('i', {}, band.grade),
          element('small', {}, String(band.from)),
        ),
      ),
      element('small', { class: 'scale-end' }, '100'),
    ),
    element('div', { class: 'scale-needle' }),
  )
}

/** A tick for every two points, longer at tens, longest where a grade begins. */
function ruler(): SVGElement {
  const starts = new Set([...GRADES.map((band) => band.from), 100])
  const ticks = Array.from({ length: 51 }, (_, index) => index * 2)
  const all = [...new Set([...ticks, ...starts])].sort((a, b) => a - b)
  return drawing(
    'svg',
    { class: 'scale-ruler' },
    ...all.map((at) => {
      const length = starts.has(at) ? 18 : at % 10 === 0 ? 11 : 6
      const name = starts.has(at) ? 'tick tick-grade' : 'tick'
      return drawing('line', { class: name, x1: `${at}%`, x2: `${at}%`, y1: 0, y2: length })
    }),
  )
}
