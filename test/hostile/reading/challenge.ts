/** POST /scan with a token, before a verifier that answers as the row says. */

import { expect } from 'bun:test'
import { createChallenge } from '../../../server/challenge/index.ts'
import { ConfigRefused, readConfig } from '../../../server/config.ts'
import { systemClock } from '../../../server/clock.ts'
import { testKeys } from '../../../server/keys.ts'
import { challengeTimeoutMs } from '../../../server/limits.ts'
import { recordedLog } from '../../support/log.ts'
import { startUpstream } from '../../support/upstream.ts'
import { type Checks, holds, oneOf, scenarioOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import { haste } from '../stage.ts'
import { openWorld, siteUrl } from '../world.ts'
import { type Answer, answerChecks, answerOf } from './answer.ts'
import { type Verifier, verifierOf } from './verifier.ts'

/** Keys that are described rather than given. */
const SECRETS: Record<string, string> = {
  'always-pass test secret': testKeys.secret,
  'always-fail test secret': testKeys.secret.replace('1x', '2x'),
}

export const readChallenge: Reader = async ({ input, expected }): Promise<Checks> => {
  const { config, request } = scenarioOf(input, ['config', 'request'])
  const { env, secret = '' } = scenarioOf(config, ['env', 'secret'])
  const { token, verifier } = scenarioOf(request, ['token', 'verifier'])
  const settings = {
    NODE_ENV: String(env),
    CHALLENGE_SECRET: SECRETS[String(secret)] ?? String(secret),
    IP_HASH_SECRET: 'a secret of these tests',
    SITE_URL: siteUrl,
  }
  const refusal = startProblem(settings)
  const play = verifierOf(verifier)
  const count = Object.values((expected.statuses ?? { one: 1 }) as Record<string, number>)
  const times = count.reduce((sum, number) => sum + number, 0)
  const { seen, checks } = await measured(() => submit(settings, play, String(token), times))
  const first = seen.answers[0] ?? { status: 0, head: '', body: '{}' }
  return {
    ...checks,
    ...answerChecks(first),
    startup: oneOf(refusal === null ? 'accepted' : 'refused'),
    // Where the start is refused, nobody ever answers.
    status: (wanted) => {
      expect(refusal).toBeNull()
      oneOf(first.status)(wanted)
      if (verifier === undefined) expect(seen.asked).toBe(0)
    },
    statuses: (wanted) => expect(counted(seen.answers)).toEqual(wanted as Record<number, number>),
    alert: oneOf(seen.hasAlert),
    scanCreated: oneOf(seen.scans > 0),
    maxMs: async (wanted) => {
      if (play.waits) expect(challengeTimeoutMs).toBeLessThan(Number(wanted))
      await checks.maxMs?.(wanted)
    },
    noCrash: holds(() => expect(first.status).toBeGreaterThan(0)),
  }
}

function startProblem(settings: Record<string, string>): string | null {
  try {
    readConfig(settings)
    return null
  } catch (error) {
    if (error instanceof ConfigRefused) return error.message
    throw error
  }
}

/** A service of its own; a refused start is passed over, so that the next wall is seen as well. */
async function submit(
  settings: Record<string, string>,
  play: Verifier,
  token: string,
  times: number,
) {
  let asked = 0
  const stub = await startUpstream((_request, response) => play.answer(asked++, response))
  if (play.isDown) await stub.stop()
  const log = recordedLog()
  const challenge = createChallenge(
    {
      production: settings.NODE_ENV === 'production',
      secret: settings.CHALLENGE_SECRET || null,
      verifyUrl: stub.origin,
      siteUrl,
      ...(play.waits ? { timeoutMs: challengeTimeoutMs / haste } : {}),
    },
    { clock: systemClock, log },
  )
  const own = await openWorld({ env: { NODE_ENV: settings.NODE_ENV }, overrides: { challenge } })
  const body = { url: 'https://a.example/SKILL.md', challengeToken: token }
  try {
    const responses = Array.from({ length: times }, () => own.post('/scan', body))
    const answers = await Promise.all((await Promise.all(responses)).map(answerOf))
    const scans = own.log.entries.filter(({ event }) => event === 'scan_ended').length
    const created = answers.filter(({ status }) => status === 200).length
    const hasAlert = log.entries.some(({ level }) => level === 'error')
    return { answers, asked, hasAlert, scans: Math.max(scans, created) }
  } finally {
    await own.stop()
    if (!play.isDown) await stub.stop()
  }
}

function counted(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
