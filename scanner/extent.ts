/**
 * All lines of a finding. A report shows a few of them, and each cut; who compares findings from
 * one run to the next needs the whole. Nothing of it goes into a record or over the wire.
 */

import type { Document } from './document.ts'
import { maskedLine } from './finding.ts'
import type { Finding, Report } from './report.ts'
import { maskSecrets } from './secrets.ts'
import { defineSignalOfParts } from './signal.ts'
import type { Sighting } from './sightings.ts'

export interface Extent {
  /** 1-based; that of the finding is the first. */
  lastLine: number
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

/** Null for a sighting of no line. */
export function extentOf(document: Document, sighting: Sighting): Extent | null {
  const { line, lastLine, elsewhere } = sighting
  if (line === null) return null
  const last = Math.max(line, lastLine)
  const hash = new Bun.CryptoHasher('sha256')
  for (let index = line; index <= last; index++) hash.update(plainLine(document, index))
  if (elsewhere !== null) hash.update(`\n${plain(document, elsewhere)}`)
  return { lastLine: last + 1, digest: hash.digest('hex') }
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
