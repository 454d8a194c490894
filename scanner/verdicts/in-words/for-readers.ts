/** Commands of a project that are written down for its readers: what a machine undergoes by them is not undergone here. */

import type { Document } from '../../document.ts'
import type { Severity } from '../../report.ts'
import type { Category, Hit } from '../../rule.ts'
import { isNamed } from '../../signals/places/addresses.ts'
import { isMaterial } from '../../stance/material.ts'
import { isOfProject } from '../in-code/origins.ts'

/** What is about the run of a command. */
const OF_RUNS: ReadonlySet<Category> = new Set<Category>(['execution', 'system'])

const ADDRESS = /(?:https?|ftp|wss?):\/\/[^\s"'\x60<>)\]|]{3,200}/g

/** Characters of the lines of a sighting in which addresses stand. */
const LINES_CHARACTERS = 1000

/**
 * True for a sighting on lines for readers that name no address but the project's. A sure or firm one needs such an
 * address.
 */
export function isForReaders(
  document: Document,
  category: Category,
  hit: Hit,
  severity: Severity,
): boolean {
  if ((severity !== 'crit' && severity !== 'high') || !OF_RUNS.has(category)) return false
  if (!isMaterial(document, hit)) return false
  const { text, lines } = document.reading
  const from = lines.start(lines.at(hit.start))
  const to = lines.end(lines.at(Math.max(hit.start, hit.end - 1)))
  const addresses = text.slice(from, Math.min(to, from + LINES_CHARACTERS)).match(ADDRESS) ?? []
  return addresses.length === 0
    ? severity === 'high' && hit.firm !== true
    : addresses.every((address) => isNamed(address) && isOfProject(document, address))
}
