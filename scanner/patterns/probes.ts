/** Patterns that each find one way of an announced one to match, kept while texts ask for them. */

import { alonePattern, type Wordings } from './wording.ts'

/**
 * Probes of one generation. Two are kept: what was asked for of late, and what was before that. A hundred and twenty
 * skills ask for 1,500; with 400 to a generation 4,900 were made anew each time they were scanned, and that took 6 %
 * longer.
 */
const PROBES_MAX = 2000

type Probes = Map<number, RegExp | null>

let probed: Wordings | null = null
let young: Probes = new Map()
let old: Probes = new Map()

/**
 * Finds a way alone, from its `lastIndex` on; null for one that cannot be tried on prose. Made when a text may match it,
 * and forgotten when none did for long: there are eighteen thousand, each with its machine code, and a thread that kept
 * them all would hold tens of megabytes.
 */
export function probeOf(wordings: Wordings, way: number): RegExp | null {
  // Numbers are others when patterns were added.
  if (probed !== wordings) {
    probed = wordings
    young = new Map()
    old = new Map()
  }
  let probe = young.get(way)
  if (probe === undefined) {
    probe = old.get(way) ?? alonePattern(wordings, way)
    if (young.size === PROBES_MAX) {
      old = young
      young = new Map()
    }
    young.set(way, probe)
  }
  return probe
}
