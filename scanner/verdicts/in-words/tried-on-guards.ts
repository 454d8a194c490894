/** A command that a program only looks at: a string given to a check, whose refusal stands right behind it. */

import { regex } from '../../patterns/verbose.ts'

/** Characters before a command in which the check is called, and behind it in which it refuses. */
const CALLED_WITHIN = 300
const REFUSED_WITHIN = 240

/** What judges a text, by its name. */
const CHECKS = regex.g`
  \b(?:[a-z_]\w{0,30}\.)?(?<name>(?:check|scan|validate|inspect|classify|evaluate|assess|screen|
    vet|is_(?:safe|dangerous|allowed|blocked))
    (?:_\w{1,30}|[a-z]{0,12})?)\s?\(
`

/** Its answer is looked at, and it is a no. */
const REFUSED = regex`
  \n\s{0,8}(?:assert|if|expect|print|console\.log)\b[^\n]{1,80}\b(?:den(?:y|ied)|block(?:ed)?|
    reject(?:ed)?|refused?|forbidden|unsafe|(?:needs|requires)_?approval)\b
`

/** What runs a text, outside of any string. */
const RUNS = regex`
  \b(?:system|exec\w{0,6}|spawn\w{0,4}|popen|call|check_(?:call|output)|eval|
    run|\w{1,40}_(?:run|apply|start|launch))\s?\(
`

/** True for a command inside a string that goes to a check of somebody else's: the text defines none of that name. */
export function isTriedOnGuard(text: string, start: number, end: number): boolean {
  if (!REFUSED.test(text.slice(end, end + REFUSED_WITHIN).split('```')[0]!)) return false
  const before = text
    .slice(Math.max(0, start - CALLED_WITHIN), start)
    .split('```')
    .at(-1)!
  const call = [...before.matchAll(CHECKS)].at(-1)
  if (!call || RUNS.test(call[0])) return false
  const outside = beforeOpenString(before.slice(call.index + call[0].length))
  return outside !== null && !RUNS.test(outside) && !isDefined(text, call.groups!.name!)
}

/** What stands before the string that is still open at the end; null when none is, or the call is over. */
function beforeOpenString(code: string): string | null {
  let depth = 1
  let outside = ''
  let quote = ''
  for (const sign of code)
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else {
      if (sign === '(') depth++
      if (sign === ')' && --depth === 0) return null
      outside += sign
    }
  return quote ? outside : null
}

const isDefined = (text: string, name: string): boolean =>
  ['def ', 'function ', 'const ', 'let '].some((word) => text.includes(word + name)) ||
  text.includes(`${name} =`)
