/** `GET /skill/:name`, and what is known of the sources behind a name. */

import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { cachedJson } from './caching.ts'
import { ApiError } from './errors.ts'
import {
  ErrorBody,
  Skill,
  SkillHistory,
  type SkillHistory as SkillHistoryBody,
  SkillSources,
  type SkillSources as SkillSourcesBody,
  SOURCE_PARAMETER,
} from './models.ts'
import { segmentAt, skillNameIn, sourceIn } from './paths.ts'

type Names = Pick<Deps, 'names'>

/** Where the name stands in `/skill/<name>` and the paths below it. */
const NAME_SEGMENT = 2

export const skillRoutes = (deps: Names) =>
  new Elysia({ name: 'skill' })
    .get('/skill/:name', ({ request }) => answerSkill(deps, request), {
      response: { 200: Skill, 404: ErrorBody },
      detail: {
        summary: 'Read the latest completed scan of a skill name, or of one source of it',
        parameters: [SOURCE_PARAMETER],
      },
    })
    .get('/skill/:name/sources', ({ request }) => answerSources(deps, request), {
      response: { 200: SkillSources, 404: ErrorBody },
      detail: { summary: 'Read the sources that a skill name was seen from, with their grades' },
    })
    .get('/skill/:name/history', ({ request }) => answerHistory(deps, request), {
      response: { 200: SkillHistory, 404: ErrorBody },
      detail: {
        summary: 'Read how the grade of a skill name moved, for one source of it',
        parameters: [SOURCE_PARAMETER],
      },
    })

async function answerSkill({ names }: Names, request: Request): Promise<Response> {
  const skillName = nameIn(request)
  const found = await names.latest(skillName, sourceIn(request))
  if (!found) throw new ApiError('not_found')
  const { totalScans, latestJson, version } = found
  // The stored record goes out as it is, so the answer is put together as text.
  const head = JSON.stringify({ skillName, totalScans })
  const json = `${head.slice(0, -1)},"latest":${latestJson}}`
  return cachedJson(request, json, { version, cacheControl: 'no-cache' })
}

async function answerSources({ names }: Names, request: Request): Promise<Response> {
  const skillName = nameIn(request)
  const found = await names.sources(skillName)
  if (!found) throw new ApiError('not_found')
  return answer(request, { skillName, ...found } satisfies SkillSourcesBody)
}

/** Without a source that of the latest scan is meant. */
async function answerHistory({ names }: Names, request: Request): Promise<Response> {
  const skillName = nameIn(request)
  const sourceRepo =
    sourceIn(request) ?? (await names.sources(skillName))?.sources[0]?.sourceRepo ?? null
  const scans = sourceRepo === null ? [] : await names.history(skillName, sourceRepo)
  if (sourceRepo === null || scans.length === 0) throw new ApiError('not_found')
  return answer(request, { skillName, sourceRepo, scans } satisfies SkillHistoryBody)
}

/** @throws {ApiError} for what no stored name can be. */
function nameIn(request: Request): string {
  const skillName = skillNameIn(segmentAt(request, NAME_SEGMENT))
  if (skillName === null) throw new ApiError('not_found')
  return skillName
}

function answer(request: Request, body: object): Response {
  const json = JSON.stringify(body)
  return cachedJson(request, json, { version: json, cacheControl: 'no-cache' })
}
