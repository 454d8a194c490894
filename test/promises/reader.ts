/**
 * A reader on a thread of its own, so that what it measures is the service and not the load that is
 * made beside it.
 */

declare const self: Worker

export interface ReaderOrder {
  urls: string[]
  everyMs: number
}

export interface Readings {
  /** How long each answer took. */
  latenciesMs: number[]
  /** Answers that were none, or had a status of 500 or more. */
  failures: number
}

/** Reads these addresses in turn until told to stop; what it saw is the answer. */
export function startReader(urls: string[], everyMs = 10): { stop(): Promise<Readings> } {
  const worker = new Worker(import.meta.url)
  worker.postMessage({ urls, everyMs } satisfies ReaderOrder)
  return {
    stop: () =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<Readings>) => {
          worker.terminate()
          resolve(data)
        }
        worker.postMessage(null)
      }),
  }
}

async function read({ urls, everyMs }: ReaderOrder, isOver: () => boolean): Promise<Readings> {
  const latenciesMs: number[] = []
  let failures = 0
  for (let turn = 0; !isOver(); turn++) {
    const startMs = performance.now()
    const status = await fetch(urls[turn % urls.length] ?? '').then(
      (response) => response.text().then(() => response.status),
      () => 0,
    )
    const tookMs = performance.now() - startMs
    latenciesMs.push(tookMs)
    if (status === 0 || status >= 500) failures++
    await Bun.sleep(Math.max(0, everyMs - tookMs))
  }
  return { latenciesMs, failures }
}

if (!Bun.isMainThread) {
  let isOver = false
  self.onmessage = async ({ data }: MessageEvent<ReaderOrder | null>) => {
    if (data === null) isOver = true
    else self.postMessage(await read(data, () => isOver))
  }
}
