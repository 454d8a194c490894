/**
 * Large bodies under way: how much of them the process holds, in all and for one caller. A body
 * counts as it arrives, and until its request was answered, since what was read from it is kept as
 * long.
 */

import { bodiesBytesMax, callerBodiesBytesMax } from '../limits.ts'
import { ApiError } from './errors.ts'

/**
 * The engine's own collector waits for as much as the machine has room for: four bodies of full
 * size at a time left 600 MiB behind.
 */
const RELEASED_PER_COLLECTION = callerBodiesBytesMax

export interface Intake {
  /** @throws {ApiError} `unavailable` when a body of that size would find no room by now. */
  expect(caller: string, bytes: number): void
  /**
   * Counts a body that has so many bytes by now.
   * @throws {ApiError} `unavailable` when there is no room for them.
   */
  hold(request: Request, caller: string, bytes: number): void
  /** The request was answered or refused. */
  release(request: Request): void
}

export function createIntake(
  totalMax: number = bodiesBytesMax,
  callerMax: number = callerBodiesBytesMax,
): Intake {
  const held = new Map<Request, { caller: string; bytes: number }>()
  const ofCallers = new Map<string, number>()
  let total = 0
  let released = 0

  const add = (caller: string, bytes: number) => {
    total += bytes
    const ofCaller = (ofCallers.get(caller) ?? 0) + bytes
    if (ofCaller > 0) ofCallers.set(caller, ofCaller)
    else ofCallers.delete(caller)
  }
  const expect = (caller: string, bytes: number) => {
    const ofCaller = (ofCallers.get(caller) ?? 0) + bytes
    if (total + bytes > totalMax || ofCaller > callerMax) throw new ApiError('unavailable')
  }
  return {
    expect,
    hold(request, caller, bytes) {
      const more = bytes - (held.get(request)?.bytes ?? 0)
      expect(caller, more)
      add(caller, more)
      held.set(request, { caller, bytes })
    },
    release(request) {
      const share = held.get(request)
      if (!share) return
      held.delete(request)
      add(share.caller, -share.bytes)
      released += share.bytes
      if (released < RELEASED_PER_COLLECTION) return
      released = 0
      Bun.gc(true)
    },
  }
}
