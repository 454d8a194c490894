/** The life of a report page: watch the scan, show its progress, become the report. */

import { type Api, bodyOf } from './api.ts'
import { openFinding, tellHarmless } from './findings-view.ts'
import { announce, show } from './page.ts'
import { type Sighting, watchScan } from './poll.ts'
import { createProgress, type Progress } from './progress-view.ts'
import { readHarmless, type RecordView } from './record.ts'
import { reportTitle, reportView, skillLink, uploadNotice } from './report-view.ts'
import { failureView, goneView } from './state-view.ts'
import { plain } from './text.ts'
import { gradeWords } from './words.ts'

export interface ReportPage {
  api: Pick<Api, 'scan' | 'scanAddress' | 'harmless'>
  scanId: string
  /** Fragment of the address, such as `#f3`. */
  hash: string
  /** Origin of the pages, for addresses that are carried elsewhere. */
  siteOrigin: string
  print(): void
  wait(durationMs: number): Promise<void>
  /** Wall clock, to show how long ago the scan was accepted. */
  now(): number
  /** Calls back every second until the returned function is called. */
  everySecond(call: () => void): () => void
}

/** A start further back than this, or ahead, means that the two clocks disagree. */
const skewMsMax = 10 * 60_000

/** Resolves when there is nothing left to wait for. */
export async function runReportPage(page: ReportPage): Promise<void> {
  const { scanId } = page
  const openedAt = page.now()
  // Without it the report is whole but for one line per finding.
  const harmless = page.api.harmless().then((answer) => readHarmless(bodyOf(answer)))
  const opened: Opened = { ...page, harmless }
  let startedAt = openedAt
  let progress: Progress | null = null
  const stop = page.everySecond(() => progress?.tick(page.now() - startedAt))
  const begin = (): Progress => {
    if (progress) return progress
    progress = createProgress(announce)
    progress.tick(page.now() - startedAt)
    show(progress.node, 'Scanning · Touchstone')
    return progress
  }
  await watchScan({
    read: () => page.api.scan(scanId),
    wait: page.wait,
    show: (sighting) => {
      if (sighting.kind === 'lost') return begin().lost(sighting.retryMs)
      if (sighting.kind === 'missing' || isFinal(sighting.record)) {
        return conclude(opened, sighting, progress !== null)
      }
      startedAt = startOf(sighting.record, openedAt)
      begin().reach(sighting.record.status === 'running' ? 'running' : 'pending')
    },
  })
  stop()
}

/** What the report needs and is fetched while the scan is waited for. */
type Opened = ReportPage & { harmless: Promise<Map<string, string>> }

type Seen = Exclude<Sighting, { kind: 'lost' }>

const isFinal = ({ status }: RecordView): boolean => status === 'completed' || status === 'failed'

function conclude(page: Opened, seen: Seen, wasWatched: boolean): void {
  if (seen.kind === 'missing') return show(goneView(), 'Report gone · Touchstone')
  const { record } = seen
  if (record.status === 'failed') {
    show(failureView(record), 'The scan failed · Touchstone')
    return announce(`The scan failed. ${plain(record.errorMessage ?? '')}`)
  }
  const recordAddress = page.api.scanAddress(record.scanId)
  const options = {
    recordAddress,
    reportAddress: `${page.siteOrigin}/r/${record.scanId}`,
    print: page.print,
    kicker: 'Report',
    notice: uploadNotice(record),
    aside: skillLink(record),
  }
  show(reportView(record, options), reportTitle(record))
  const verdict = gradeWords(record.grade)
  if (wasWatched && verdict) {
    announce(`Grade ${verdict.grade}, ${verdict.verdict}, score ${record.score ?? 'unknown'}.`)
  }
  openFinding(page.hash)
  void page.harmless.then(tellHarmless)
}

/** When the scan was accepted, if the two clocks agree roughly; else when the page was opened. */
function startOf(record: RecordView, openedAt: number): number {
  const createdAt = Date.parse(record.createdAt)
  const age = openedAt - createdAt
  return age > -2000 && age < skewMsMax ? Math.min(createdAt, openedAt) : openedAt
}
