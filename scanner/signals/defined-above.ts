/** Names that a fence of shell commands gives to others: functions over several lines, and aliases. */

import type { Document } from '../document.ts'
import { defineSignal } from '../signal.ts'

/** Characters of them that are read once more with a line that uses them. */
const CHARACTERS_MAX = 2000

/** Most fences define nothing. */
const DEFINES = /\( ?\) ?\{[ \t]{0,8}\n|\b(?:function|alias) /

/** An alias, or a function up to the brace at the start of a line; one of the groups is its name. */
const DEFINED =
  /(?:^|\n)[ \t]{0,8}(?:alias ([\w-]{1,40})[= ]["'][^\n]{2,300}|(?:function ([\w-]{1,40})(?: ?\( ?\))?|([\w-]{1,40}) ?\( ?\)) ?\{[ \t]{0,8}\n[^]{1,1000}?\n[ \t]{0,8}\})/g

interface Defined {
  /** Offset of the reading behind its end. */
  end: number
  source: string
}

/** What each fence defines, by its first line and by name: of those of one name the first. */
const definitions = defineSignal(
  'shell-definitions',
  () => new Map<number, ReadonlyMap<string, Defined>>(),
)

/** Definitions that stand above in the same fence, of names that the line at `start` holds; each on lines of its own. */
export function definedAbove(document: Document, line: string, start: number): string {
  const fence = document.zones.fenceAt(document.lineAt(start))
  if (!fence) return ''
  const known = document.observe(definitions)
  let defined = known.get(fence.first)
  if (!defined) {
    const { text, lines } = document.reading
    const from = lines.start(fence.first)
    known.set(fence.first, (defined = definedIn(text.slice(from, lines.end(fence.last)), from)))
  }
  if (defined.size === 0) return ''
  let above = ''
  for (const name of new Set(line.match(/[\w-]{1,40}/g))) {
    const found = defined.get(name)
    if (found && found.end <= start) above += `${found.source.trim()}\n`
  }
  return above.slice(0, CHARACTERS_MAX)
}

function definedIn(code: string, from: number): ReadonlyMap<string, Defined> {
  const defined = new Map<string, Defined>()
  if (!DEFINES.test(code)) return defined
  for (const { index, 0: source, ...names } of code.matchAll(DEFINED)) {
    const name = (names[1] ?? names[2] ?? names[3])!
    if (!defined.has(name)) defined.set(name, { end: from + index + source.length, source })
  }
  return defined
}
