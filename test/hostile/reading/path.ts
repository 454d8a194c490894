/** A path as it is asked for, with nothing resolved or encoded on the way. */

import { expect } from 'bun:test'
import { expandText, generatorOf } from '../../support/catalogue.ts'
import { sendPath } from '../../support/wire.ts'
import { type Checks, holds, scenarioOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import { answerChecks } from './answer.ts'
import { expectAlive } from './item.ts'

export const readPath: Reader = async ({ input, expected }, world): Promise<Checks> => {
  const { method, path } = scenarioOf(input, ['method', 'path'])
  const scanId = await world.keep('kept')
  const target = withId(expandText(generatorOf(path)), scanId)
  const name = expected.finds ?? expected.findsWhenScannedAs ?? expected.findsNot
  if (typeof name === 'string') await world.keep(name)
  const { seen, checks } = await measured(() => sendPath(world.url, String(method), target))
  const body = Buffer.from(seen.body, 'latin1').toString()
  return {
    ...checks,
    ...answerChecks({ ...seen, body }),
    finds: (wanted) => {
      expect(seen.status).toBe(200)
      if (target.startsWith('/skill/')) expect(JSON.parse(body).skillName).toBe(String(wanted))
    },
    findsWhenScannedAs: () => expect(seen.status).toBe(200),
    findsNot: (wanted) => {
      // Another row may have stored a skill of the very name that is asked for.
      if (seen.status === 200) expect(JSON.parse(body).skillName).not.toBe(String(wanted))
      else expect(seen.status).toBe(404)
    },
    noCrash: holds(() => expectAlive(world)),
  }
}

/** The places that a row leaves open for an id that exists. */
function withId(path: string, scanId: string): string {
  const forms: Record<string, string> = {
    '{id}': scanId,
    '{id in upper case}': scanId.toUpperCase(),
    '{id in lower case}': scanId.toLowerCase(),
    '{id without prefix}': scanId.slice(3),
    '{id without last character}': scanId.slice(0, -1),
  }
  return path.replace(/\{id[^}]*\}/g, (form) => {
    if (!Object.hasOwn(forms, form)) throw new Error(`No id has the form ${form}`)
    return forms[form] ?? ''
  })
}
