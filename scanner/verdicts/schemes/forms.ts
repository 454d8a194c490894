/** Forms of verbs: what is ordered of `you`, told of `the assistant`, or laid down as a rule of the house. */

import { regex } from '../../patterns/verbose.ts'
import { alternativesOf } from '../../signals/search/notions.ts'

const IRREGULAR: Readonly<Record<string, string>> = {
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  choose: 'chosen',
  cut: 'cut',
  dig: 'dug',
  draw: 'drawn',
  find: 'found',
  get: 'got',
  give: 'given',
  hide: 'hidden',
  hold: 'held',
  keep: 'kept',
  leave: 'left',
  make: 'made',
  overwrite: 'overwritten',
  pay: 'paid',
  put: 'put',
  rewrite: 'rewritten',
  run: 'run',
  say: 'said',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  show: 'shown',
  sow: 'sown',
  spend: 'spent',
  spread: 'spread',
  swap: 'swapped',
  take: 'taken',
  tell: 'told',
  think: 'thought',
  throw: 'thrown',
  withhold: 'withheld',
  write: 'written',
}

const DOUBLES = regex`
  (?:drop|pad|trim|strip|slip|plug|plan|skip|omit|shred|nag|step|cap|snip|fit|tag|commit|transfer)$
`

/** `puts` of `put`. */
export const present = (verb: string): string =>
  /(?:s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`

/** `slipped` of `slip`. */
export const past = (verb: string): string => {
  const irregular = IRREGULAR[verb]
  if (irregular) return irregular
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return DOUBLES.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

/**
 * A list for a notion: `pad | touch up` also as `pads`, `padded`, `touches up`, `touched up`. Between a verb and the small
 * word behind it there may be what it is done to, as in `leave it out`; that is a part of its own, and not taken along.
 */
export const formsOf = (verbs: string): string =>
  alternativesOf(verbs)
    .map((one) => {
      const [verb = '', ...rest] = one.trim().split(' ')
      const forms = `(?:${[...new Set([verb, present(verb), past(verb)])].join('|')})`
      const tail = rest.join(' ')
      if (!tail) return forms
      return /^(?:up|down|out|off|away|in|over|back|together|aside|under)$/.test(tail)
        ? `${forms}(?= (?:(?:it|this|that|them|these|the [\\p{L}'’ -]{2,30}) )?${tail}(?!\\p{L}))`
        : `${forms} ${tail}`
    })
    .join(' | ')
