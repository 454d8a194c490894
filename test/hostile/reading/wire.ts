/** Bytes on a connection, as no client would send them: at once, drop by drop, or a thousand times. */

import { expect } from 'bun:test'
import { connect, type Socket } from 'node:net'
import { expandBytes, type Generator, generatorOf, isGenerator } from '../../support/catalogue.ts'
import { sendRaw } from '../../support/wire.ts'
import { atMost, type Checks, holds, oneOf, scenarioOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import type { World } from '../world.ts'
import { answerChecks } from './answer.ts'
import { expectAlive } from './item.ts'

/** Follows a row on its connection and asks for that to be closed. */
const CLOSING = 'GET /healthz HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n'

export const readWire: Reader = async ({ input }, world): Promise<Checks> => {
  const { raw } = scenarioOf(input, ['raw'])
  if (isGenerator(raw)) return readRequest(raw, world)
  const { drip, ...crowd } = scenarioOf(raw, ['drip', 'connections', 'each'])
  return drip === undefined ? readCrowd(crowd, world) : readDrip(drip, world)
}

async function readRequest(raw: Generator, world: World): Promise<Checks> {
  const bytes = Buffer.concat([expandBytes(raw), Buffer.from(CLOSING)])
  const { seen, checks } = await measured(() => sendRaw(world.url, bytes))
  // What follows the first answer is the answer to what follows the row.
  const [body = ''] = seen.body.split('HTTP/1.1 ')
  const follows = seen.body.includes('HTTP/1.1 ')
  const sent = Buffer.from(expandBytes(raw)).toString('latin1')
  const headers = sent
    .split('\r\n')
    .slice(1)
    .filter((line) => line.length > 8)
  return {
    ...checks,
    ...answerChecks({ ...seen, body }),
    closes: holds(() => expect(follows).toBeFalse()),
    noBody: holds(() => expect(body).toBe('')),
    noEcho: holds(() => {
      expect(body).not.toContain(sent.split(' ')[0])
      for (const line of headers) expect(body).not.toContain(line)
    }),
    noCrash: holds(() => expectAlive(world)),
  }
}

/** Time passes as it does: Bun's own limits cannot be hurried. */
async function readDrip(given: unknown, world: World): Promise<Checks> {
  const drip = scenarioOf(given, ['text', 'bytesPerSec', 'then'])
  const bytes = Buffer.from(expandBytes(generatorOf(drip.text)))
  const { perSec, first } = paceOf(drip.bytesPerSec, drip.then, bytes)
  const startMs = performance.now()
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1', () => socket.write(first))
  const rest = bytes.subarray(first.length)
  let at = 0
  const timer = setInterval(
    () => socket.write(rest.subarray(at, ++at).length ? rest.subarray(at - 1, at) : 'a'),
    1000 / perSec,
  )
  const closedMs = await new Promise<number>((resolve) => {
    socket.resume()
    socket.on('error', () => {})
    socket.on('close', () => resolve(performance.now() - startMs))
  })
  clearInterval(timer)
  return {
    closedWithinMs: atMost(closedMs),
    maxMs: atMost(closedMs),
    noCrash: holds(() => expectAlive(world)),
  }
}

/** A text drips from its start, or goes out whole and drips on afterwards. */
function paceOf(bytesPerSec: unknown, then: unknown, bytes: Buffer) {
  if (then === undefined) return { perSec: Number(bytesPerSec), first: bytes.subarray(0, 1) }
  if (then === 'nothing') return { perSec: 1 / 3600, first: bytes }
  const perSec = Number(/^(\d+) bytes? per second$/.exec(String(then))?.[1] ?? Number.NaN)
  if (Number.isNaN(perSec)) throw new Error(`No connection knows "${String(then)}"`)
  return { perSec, first: bytes }
}

const READS = 100

async function readCrowd(given: object, world: World): Promise<Checks> {
  const { connections, each } = scenarioOf(given, ['connections', 'each'])
  const text = textOfEach(String(each))
  const sockets = await Promise.all(
    Array.from({ length: Number(connections) }, () => opened(world.url, text)),
  )
  const times: number[] = []
  const statuses = new Set<number>()
  for (let read = 0; read < READS; read += 1) {
    const startMs = performance.now()
    statuses.add((await world.get('/healthz')).status)
    times.push(performance.now() - startMs)
  }
  for (const socket of sockets) socket.destroy()
  const p99Ms = times.toSorted((a, b) => a - b)[Math.floor(READS * 0.99) - 1] ?? 0
  return {
    othersServed: oneOf([...statuses].join() === '200'),
    p99Ms: atMost(p99Ms),
    noCrash: holds(() => expectAlive(world)),
  }
}

function textOfEach(words: string): string {
  if (words === 'open, send nothing') return ''
  if (words === 'open, send half a request') return 'GET /healthz HTTP/1.1\r\nHost: t\r\n'
  throw new Error(`No crowd knows "${words}"`)
}

const opened = (url: string, text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(text)
      resolve(socket)
    })
    socket.on('error', reject)
  })
