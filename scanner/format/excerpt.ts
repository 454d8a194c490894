/** The excerpt of a finding as people read it. */

import type { WholeFinding } from '../extent.ts'
import type { ContextLine } from '../report.ts'
import { visible } from './visible.ts'

/** Stands for lines that are left out. */
const GAP = '…'

export interface Row {
  text: string
  hit: boolean
}

/** `> 12 | text` of each line; no rows for a finding about the whole file. */
export function excerptRows({ extent }: WholeFinding): Row[] {
  const lines = extent?.lines ?? []
  const width = String(lines.at(-1)?.number ?? 0).length
  const rowOf = (number: string, text: string, hit: boolean): Row => ({
    text: `${hit ? '>' : ' '} ${number.padStart(width)} | ${text}`,
    hit,
  })
  return lines.flatMap(({ number, text, hit }, index) => [
    ...(isBehindGap(lines, index) ? [rowOf(GAP, '', hit)] : []),
    rowOf(String(number), visible(text), hit),
  ])
}

/** The offending lines alone. */
export function offendingText(lines: readonly ContextLine[]): string {
  const hits = lines.filter(({ hit }) => hit)
  return hits
    .flatMap(({ text }, index) => [...(isBehindGap(hits, index) ? [GAP] : []), visible(text)])
    .join('\n')
}

const isBehindGap = (lines: readonly ContextLine[], index: number): boolean =>
  index > 0 && lines[index - 1]!.number + 1 < lines[index]!.number
