/** Entry of /r/<scanId>: gives the report page its browser. */

import { pathTail } from './lib/address.ts'
import { openFinding } from './lib/findings-view.ts'
import { pageApi } from './lib/page.ts'
import { runReportPage } from './lib/report-page.ts'

/** A wait ends early when the network comes back. */
const wait = (durationMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, durationMs)
    addEventListener('online', end)
  })

addEventListener('hashchange', () => openFinding(location.hash))

void runReportPage({
  api: pageApi(),
  scanId: pathTail(location.pathname, '/r/'),
  hash: location.hash,
  siteOrigin: location.origin,
  print: () => globalThis.print(),
  wait,
  now: () => Date.now(),
  everySecond: (call) => {
    const timer = setInterval(call, 1000)
    return () => clearInterval(timer)
  },
})
