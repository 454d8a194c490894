/** What signs in where it leads: `a stdio bridge that forwards requests to https://… with your API key`. */

import { regex } from '../../patterns/verbose.ts'

/** Calls of a protocol go one way, and the key is no more than what lets them in. */
const BRIDGED = regex`
  ^[^a-z]{0,8}(?:an? |the |this )?(?:[\w-]{2,14} ){0,4}(?:bridge|proxy|shim|adapter|transport)\b
  [^.!?\n]{0,80}\b(?:forwards|relays|proxies|passes) (?:it|
    them|(?:the |each |every |all )?(?:mcp |json-rpc |tool )?(?:requests?|calls?))
  (?: on)? to [\x60<"']?https:\/\/[^\s\x60>"']{4,120}[\x60>"']? (?:with|using|under) your (?:own )?
  (?:[\w-]{2,16} )?(?:api ?)?(?:keys?|tokens?)
  (?=[,.;)\s]*(?:$|streams\b|and (?:streams|returns|passes|sends)\b|returns\b))
`

/** What people say and keep is more than that. */
const MORE = regex`
  \b(?:prompts?|chats?|conversations?|mails?|e-?mails?|messages? of|history|files?|passwords?|
    cookies?|secrets?|users?|everything|what)\b
`

export const isBridged = (sentence: string): boolean =>
  BRIDGED.test(sentence) && !MORE.test(sentence.replace(/https:\/\/\S+/, ' '))
