/** Text that a caller chose, and what the log and the database say afterwards. */

import { Database } from 'bun:sqlite'
import { expect } from 'bun:test'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expandText, generatorOf } from '../../support/catalogue.ts'
import { skillText } from '../../support/skills.ts'
import { sendRaw } from '../../support/wire.ts'
import { type Checks, holds, scenarioOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import type { World } from '../world.ts'
import { expectAlive } from './item.ts'

const HTTP_HEADER = /^[a-z][a-z0-9-]*$/

export const readLog: Reader = async ({ input }, world): Promise<Checks> => {
  const { field, value } = scenarioOf(input, ['field', 'value'])
  const text = expandText(generatorOf(value))
  const from = world.log.entries.length
  const { checks } = await measured(() => send(String(field), text, world))
  const written = world.logText(from)
  const lines = written.split('\n').slice(0, -1)
  return {
    ...checks,
    oneJsonLine: holds(() => {
      expect(lines).toHaveLength(world.log.entries.length - from)
      for (const line of lines) expect(JSON.parse(line)).toHaveProperty('event')
    }),
    controlCharsEscaped: holds(() => {
      for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u)
    }),
    // What may not be in the log may not be in the database either.
    notContains: (wanted) => {
      for (const secret of [wanted].flat()) {
        expect(written).not.toContain(String(secret))
        const bytes = Buffer.from(String(secret)).toString('latin1')
        expect(databaseText(world)).not.toContain(bytes)
      }
    },
    noCrash: holds(() => expectAlive(world)),
  }
}

/** By every way in that takes this field, to its end: what fails is logged as well. */
async function send(field: string, text: string, world: World): Promise<void> {
  const url = 'https://a.example/SKILL.md'
  const submit = (fields: object, headers = {}) =>
    world.post('/scan', { url, challengeToken: 'token', ...fields }, headers)
  const senders: Record<string, () => Promise<Response | object>> = {
    url: async () => {
      await world.bulk({ urls: [text], persist: true })
      return submit({ url: text })
    },
    challengeToken: () => submit({ challengeToken: text }),
    path: () => world.upload(skillText('labelled'), text),
    content: () => world.upload(text),
    skillName: () => world.keep(text).then((scanId) => ({ scanId })),
    skillVersion: () => world.upload(`---\nname: x\nversion: ${JSON.stringify(text)}\n---\n# x\n`),
  }
  const sender = Object.hasOwn(senders, field) ? senders[field] : undefined
  if (sender) return void (await settled(await sender(), world))
  if (!HTTP_HEADER.test(field)) throw new Error(`Nobody can send "${field}"`)
  await settled(await sendHeader(field, text, world), world)
}

async function settled(sent: Response | object, world: World): Promise<void> {
  const scanId = sent instanceof Response && sent.ok ? (await sent.json()).scanId : null
  if (scanId) await world.ended(scanId)
}

/** A header may hold what `fetch` refuses to send, so it goes as bytes. */
async function sendHeader(name: string, text: string, world: World): Promise<object> {
  const head = `GET /scan/x HTTP/1.1\r\nHost: t\r\nConnection: close\r\n${name}: `
  return sendRaw(world.url, Buffer.from(`${head}${text}\r\n\r\n`))
}

/** As it lies on the disk, what was deleted from it included. */
function databaseText(world: World): string {
  const client = new Database(world.config.databasePath)
  client.run('PRAGMA wal_checkpoint(TRUNCATE)')
  client.close()
  const folder = dirname(world.config.databasePath)
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  return files.join('\n')
}
