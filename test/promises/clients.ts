/** Callers of the service: what they send, and what they are told. */

import type { TestProcess } from '../support/process.ts'

export interface Told {
  /** 0 when there was no answer: the connection was refused, or cut in the middle. */
  status: number
  body: Record<string, never> & Partial<{ scanId: string; status: string; error: string }>
  /** Until the last byte of the answer. */
  ms: number
  /** When it was asked, by the clock of `performance.now`. */
  atMs: number
  /** There was a connection, and no whole answer came over it. */
  isCut: boolean
}

let callers = 0

/** Every caller has an address of its own, so that no trial runs into a limit it is not about. */
const nextCaller = () => {
  callers++
  return `198.${18 + ((callers >> 16) & 1)}.${(callers >> 8) & 255}.${callers & 255}`
}

export async function ask(url: string, init: RequestInit = {}): Promise<Told> {
  const atMs = performance.now()
  const ms = () => performance.now() - atMs
  try {
    const response = await fetch(url, init)
    const text = await response.text()
    return { status: response.status, body: jsonOf(text), ms: ms(), atMs, isCut: false }
  } catch (error) {
    const isCut = !String((error as { code?: unknown }).code).endsWith('REFUSED')
    return { status: 0, body: {}, ms: ms(), atMs, isCut }
  }
}

function jsonOf(text: string): Told['body'] {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const post = ({ url }: Pick<TestProcess, 'url'>, path: string, body: unknown, caller: string) =>
  ask(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body: JSON.stringify(body),
  })

type Address = Pick<TestProcess, 'url'>

export const submit = (service: Address, address: string, caller = nextCaller()): Promise<Told> =>
  post(service, '/scan', { url: address, challengeToken: 't' }, caller)

export const submitBulk = (
  service: Address,
  body: { urls?: string[]; files?: { path: string; content: string }[]; persist?: boolean },
  caller = nextCaller(),
): Promise<Told> => post(service, '/scan/bulk', body, caller)

export const record = ({ url }: Address, scanId: string): Promise<Told> =>
  ask(`${url}/scan/${scanId}`)

export const isReady = async ({ url }: Address): Promise<boolean> =>
  (await ask(`${url}/healthz`)).status === 200

/** Runs `turn` over and over in so many loops beside one another, until `isOver`. */
export async function crowd(
  size: number,
  isOver: () => boolean,
  turn: (index: number) => Promise<void>,
): Promise<void> {
  let index = 0
  const loop = async () => {
    while (!isOver()) await turn(index++)
  }
  await Promise.all(Array.from({ length: size }, loop))
}

/** Does `turn` so many times, a number of them at once. */
export const times = (
  count: number,
  size: number,
  turn: (index: number) => Promise<void>,
): Promise<void> => {
  let begun = 0
  return crowd(
    size,
    () => begun >= count,
    () => turn(begun++),
  )
}
