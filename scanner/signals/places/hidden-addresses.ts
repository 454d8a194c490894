/** Addresses that a text does not show: they come out when something is decoded. */

import type { Document } from '../../document.ts'
import { fragments } from '../encoded/fragments.ts'

/** A whole address and nothing else. */
const ADDRESS = /^\s{0,4}(?:https?|wss?|ftp):\/\/[^\s"'<>]{4,300}\s{0,4}$/i

/** Percent signs in addresses are how addresses are written. */
const OPEN = 'percent encoding'

/** With the line, from 0, where each is hidden. */
export const addressesHidden = (document: Document): readonly { line: number; address: string }[] =>
  document
    .observe(fragments)
    .filter(({ encoding, text }) => encoding !== OPEN && ADDRESS.test(text))
    .map(({ line, text }) => ({ line, address: text.trim().toLowerCase() }))

/** Those hidden between two offsets of the reading. */
export function hiddenAddresses(document: Document, start: number, end: number): string[] {
  const first = document.lineAt(start)
  const last = document.lineAt(Math.max(start, end - 1))
  return addressesHidden(document)
    .filter(({ line }) => line >= first && line <= last)
    .map(({ address }) => address)
}
