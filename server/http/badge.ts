/** `GET /badge/:name.svg`: the latest grade of a skill name as a small picture for a README. */

import { Elysia } from 'elysia'
import { GRADES, type Grade } from '../../scanner/about.ts'
import type { Deps } from '../deps.ts'
import { cachedAnswer } from './caching.ts'
import { ApiError } from './errors.ts'
import { ErrorBody, SOURCE_PARAMETER } from './models.ts'
import { successOf } from './openapi.ts'
import { lastSegment, skillNameIn, sourceIn } from './paths.ts'

const SUFFIX = '.svg'

/** Dark enough for white letters on them. */
const COLOURS: Record<Grade | 'unknown', string> = {
  A: '#1a7f4b',
  B: '#4b7a12',
  C: '#8a6300',
  D: '#b3491c',
  F: '#b3261e',
  unknown: '#5c666a',
}

export interface BadgeGrade {
  grade: Grade
  score: number
}

export const badgeRoutes = (deps: Pick<Deps, 'names'>) =>
  // To the router all of `name.svg` is the name of the parameter; to the description, `name`.
  new Elysia({ name: 'badge' }).get(
    '/badge/:name.svg',
    ({ request }) => answerBadge(deps, request),
    {
      response: { 404: ErrorBody },
      detail: {
        summary: 'The latest grade of a skill name as a picture, grey when the name is unknown',
        parameters: [SOURCE_PARAMETER],
        responses: successOf('image/svg+xml'),
      },
    },
  )

/** A name without a scan gets a grey badge, since an error would show as a broken picture. */
async function answerBadge({ names }: Pick<Deps, 'names'>, request: Request): Promise<Response> {
  const file = lastSegment(request)
  if (!file?.endsWith(SUFFIX)) throw new ApiError('not_found')
  const skillName = skillNameIn(file.slice(0, -SUFFIX.length))
  const found = skillName === null ? null : await names.latest(skillName, sourceIn(request))
  const svg = drawBadge(found === null ? null : (JSON.parse(found.latestJson) as BadgeGrade))
  const caching = { version: svg, cacheControl: 'public, max-age=300' }
  const answer = cachedAnswer(request, svg, 'image/svg+xml', caching)
  // Pages of other sites are where a badge is shown.
  answer.headers.set('cross-origin-resource-policy', 'cross-origin')
  return answer
}

/** Only the grade and a number go in: nothing of the picture is chosen by the author of a skill. */
export function drawBadge(latest: BadgeGrade | null): string {
  const known = latest !== null && GRADES.includes(latest.grade)
  const words = known ? `${latest.grade} · ${Number(latest.score)}` : 'unknown'
  const colour = COLOURS[known ? latest.grade : 'unknown']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="20" role="img" \
aria-label="Touchstone grade: ${words}">
<title>Touchstone grade: ${words}</title>
<rect width="82" height="20" rx="3" fill="#333"/>
<rect x="78" width="62" height="20" rx="3" fill="${colour}"/>
<rect x="78" width="4" height="20" fill="${colour}"/>
<g fill="#fff" font-family="Verdana,Geneva,sans-serif" font-size="11" text-anchor="middle">
<text x="39" y="14">touchstone</text><text x="109" y="14">${words}</text>
</g>
</svg>
`
}
