/** `GET /skill/:name`. */

import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { cachedJson } from './caching.ts'
import { ApiError } from './errors.ts'
import { ErrorBody, Skill } from './models.ts'
import { lastSegment, skillNameIn } from './paths.ts'

export const skillRoutes = (deps: Deps) =>
  new Elysia({ name: 'skill' }).get('/skill/:name', ({ request }) => answerSkill(deps, request), {
    response: { 200: Skill, 404: ErrorBody },
    detail: { summary: 'Read the latest completed scan of a skill name' },
  })

async function answerSkill({ store }: Deps, request: Request): Promise<Response> {
  const skillName = skillNameIn(lastSegment(request))
  const found = skillName === null ? null : await store.latest(skillName)
  if (!found) throw new ApiError('not_found')
  const { totalScans, latestJson, version } = found
  // The stored record goes out as it is, so the answer is put together as text.
  const head = JSON.stringify({ skillName, totalScans })
  const json = `${head.slice(0, -1)},"latest":${latestJson}}`
  return cachedJson(request, json, { version, cacheControl: 'no-cache' })
}
