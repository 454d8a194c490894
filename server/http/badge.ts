/** `GET /badge/:name.svg`: the latest grade of a skill name as a small picture for a README. */

import { Elysia } from 'elysia'
import { GRADES, type Grade } from '../../scanner/index.ts'
import type { Deps } from '../deps.ts'
import { cachedAnswer } from './caching.ts'
import { ApiError } from './errors.ts'
import { lastSegment, skillNameIn } from './paths.ts'

const SUFFIX = '.svg'

/** Dark enough for white letters on them. */
const COLOURS: Record<Grade, string> = {
  A: '#1a7f4b',
  B: '#4b7a12',
  C: '#8a6300',
  D: '#b3491c',
  F: '#b3261e',
}

export const badgeRoutes = (deps: Pick<Deps, 'store'>) =>
  new Elysia({ name: 'badge' }).get('/badge/:file', ({ request }) => answerBadge(deps, request), {
    detail: { summary: 'The latest grade of a skill name as SVG; the path ends in .svg' },
  })

async function answerBadge({ store }: Pick<Deps, 'store'>, request: Request): Promise<Response> {
  const file = lastSegment(request)
  if (!file?.endsWith(SUFFIX)) throw new ApiError('not_found')
  const skillName = skillNameIn(file.slice(0, -SUFFIX.length))
  const found = skillName === null ? null : await store.latest(skillName)
  if (!found) throw new ApiError('not_found')
  const { grade, score } = JSON.parse(found.latestJson) as { grade: Grade; score: number }
  const svg = drawBadge(GRADES.includes(grade) ? grade : 'F', score)
  const caching = { version: svg, cacheControl: 'public, max-age=300' }
  const answer = cachedAnswer(request, svg, 'image/svg+xml', caching)
  // Pages of other sites are where a badge is shown.
  answer.headers.set('cross-origin-resource-policy', 'cross-origin')
  return answer
}

/** Only the grade and a number go in: nothing of the picture is chosen by the author of a skill. */
export function drawBadge(grade: Grade, score: number): string {
  const words = `${grade} · ${Number(score)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="20" role="img" \
aria-label="Touchstone: ${words}">
<title>Touchstone: ${words}</title>
<rect width="82" height="20" rx="3" fill="#333"/>
<rect x="78" width="54" height="20" rx="3" fill="${COLOURS[grade]}"/>
<rect x="78" width="4" height="20" fill="${COLOURS[grade]}"/>
<g fill="#fff" font-family="Verdana,Geneva,sans-serif" font-size="11" text-anchor="middle">
<text x="39" y="14">touchstone</text><text x="105" y="14">${words}</text>
</g>
</svg>
`
}
