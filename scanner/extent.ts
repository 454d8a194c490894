/**
 * All lines of a finding. A report shows a few of them, and each cut; who compares findings from
 * one run to the next needs the whole. Nothing of it goes into a record or over the wire.
 */

import type { Document } from './document.ts'
import { maskedLine, shownLine } from './finding.ts'
import type { Context, ContextLine, Finding, Report } from './report.ts'
import { maskSecrets } from './secrets.ts'
import { defineSignalOfParts } from './signal.ts'
import type { Sighting } from './sightings.ts'

export interface Extent {
  /** 1-based; that of the finding is the first. */
  lastLine: number
  /** The excerpt of the report, and the offending lines that it has no room for. */
  lines: ContextLine[]
  /**
   * 64 hex digits of the whole text from the first line to the last and of what it was read as:
   * secrets masked, white space collapsed, nothing else left out.
   */
  digest: string
}

/** A finding with its extent, which is null when it is about the whole file. */
export interface WholeFinding extends Finding {
  extent: Extent | null
}

export interface WholeReport extends Report {
  findings: WholeFinding[]
}

/** Offending lines that are all shown; of more, half as many at each end. */
const HITS_SHOWN = 6

/** Null for a sighting of no line. `context` is what the report shows of it. */
export function extentOf(
  document: Document,
  { line, lastLine, elsewhere }: Sighting,
  context: Context | null,
): Extent | null {
  if (line === null || context === null) return null
  const last = Math.max(line, lastLine)
  const hash = new Bun.CryptoHasher('sha256')
  for (let index = line; index <= last; index++) hash.update(plainLine(document, index))
  if (elsewhere !== null) hash.update(`\n${plain(document, elsewhere)}`)
  const digest = hash.digest('hex')
  return { lastLine: last + 1, lines: excerptTo(document, last, context), digest }
}

/** The lines of `context`, and those after them up to line `last` (0-based). */
function excerptTo(document: Document, last: number, { lines }: Context): ContextLine[] {
  const after = lines.at(-1)!.number
  const shown = lines.filter(({ hit }) => hit).length
  const all = Array.from({ length: Math.max(0, last + 1 - after) }, (_, index) => after + index)
  const further = shown + all.length > HITS_SHOWN ? all.slice(-HITS_SHOWN / 2) : all
  return [...lines, ...further.map((index) => shownLine(document, index, 0, true))]
}

/** Words with one space behind each, so that it does not matter where lines end. */
const plainLine = defineSignalOfParts('plain-lines', (document, index: number) =>
  collapsed(maskedLine(document, index)),
)

const plain = defineSignalOfParts('plain-texts', (_, text: string) => collapsed(maskSecrets(text)))

function collapsed(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return words === '' ? '' : `${words} `
}
