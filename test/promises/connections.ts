/** A thousand clients that hold a connection each and say nothing, or say it very slowly. */

import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { atMost, type Check, exactly, quantile, tried } from './check.ts'
import { submitBulk } from './clients.ts'
import { startReader } from './reader.ts'
import { onStage, until } from './stage.ts'

const CONNECTIONS = 1000

/** What a client sends at first, and then one piece of each second. */
const MANNERS: readonly { first: string; then: string }[] = [
  { first: '', then: '' },
  { first: 'GET /healthz HTTP/1.1\r\nHost: t\r\nX-Slow: ', then: 'a' },
  { first: 'GET /healthz HTTP/1.1\r\nHost: t\r\n', then: 'X: y\r\n' },
  {
    first:
      'POST /scan HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\n' +
      'Content-Length: 1000\r\n\r\n',
    then: ' ',
  },
  {
    first:
      'POST /scan/bulk HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\n' +
      'Transfer-Encoding: chunked\r\n\r\n',
    then: '1\r\n \r\n',
  },
]

/** Headers and bodies have to be there before this; the idle limit of a silent client lies below. */
const ENDED_SEC = 60

export const connections: Check = {
  name: 'connections',
  promise: 'A thousand idle or slow clients keep nobody from reading, and are sent away',
  waits: true,
  run: () =>
    onStage(async (stage) => {
      const service = await stage.start()
      const files = [{ path: 'SKILL.md', content: '---\nname: read\n---\nHello.\n' }]
      await submitBulk(service, { files, persist: true })
      const descriptors = () => readdirSync(`/proc/${service.pid}/fd`).length
      const before = descriptors()
      const startMs = performance.now()
      const clients = await openAll(Number(new URL(service.url).port))
      await until(() => descriptors() >= before + CONNECTIONS, 2000)
      const during = descriptors()
      const reader = startReader([`${service.url}/skill/read`], 50)
      await until(() => clients.open.size === 0, ENDED_SEC * 1000)
      const endedSec = (performance.now() - startMs) / 1000
      const left = clients.open.size
      clients.stop()
      const { latenciesMs, failures } = await reader.stop()
      await until(() => descriptors() <= before + 8, 5000)
      return [
        tried('connections', CONNECTIONS),
        tried('descriptors while they were open', during),
        atMost('reads, p99', quantile(latenciesMs, 0.99), 1000, 'ms'),
        exactly('reads that failed', failures, 0),
        exactly('connections left after a minute', left, 0),
        tried('the last one was ended after', endedSec, 's'),
        atMost('descriptors more than before', descriptors() - before, 8),
      ]
    }),
}

async function openAll(port: number) {
  const open = new Set<Socket>()
  const speakers: (() => void)[] = []
  const openOne = ({ first, then }: (typeof MANNERS)[number]) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        if (first) socket.write(first)
        if (then) speakers.push(() => open.has(socket) && socket.write(then))
        resolve()
      })
      open.add(socket)
      socket.resume()
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        resolve()
      })
    })
  const manners = Array.from({ length: CONNECTIONS }, (_, at) => MANNERS[at % MANNERS.length]!)
  await Promise.all(manners.map(openOne))
  const speaking = setInterval(() => speakers.forEach((speak) => speak()), 1000)
  return {
    open,
    stop() {
      clearInterval(speaking)
      for (const socket of open) socket.destroy()
    },
  }
}
