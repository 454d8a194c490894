/**
 * The ways out of the process: the service is stopped first, whichever it is. Being told to leave
 * outranks a restart, also one that is under way: whoever sent the signal waits for an end.
 */

import { stopTimeoutMs } from './limits.ts'

/** After the stop's own deadline; nothing may keep the process longer than its supervisor waits. */
const EXIT_GRACE_MS = 2000

export interface Ways {
  /** As of the service; a second call waits for the first. */
  stop(noticeMs: number): Promise<void>
  leave(): void
  restart(): void
}

export interface Exits {
  leave(noticeMs?: number): Promise<void>
  restart(): Promise<void>
}

export function createExits({ stop, leave, restart }: Ways): Exits {
  let isLeaving = false
  const go = () => (isLeaving ? leave() : restart())
  const end = async (noticeMs: number) => {
    setTimeout(go, stopTimeoutMs + EXIT_GRACE_MS).unref()
    await stop(noticeMs)
    go()
  }
  return {
    leave(noticeMs = 0) {
      isLeaving = true
      return end(noticeMs)
    },
    restart: () => end(0),
  }
}
