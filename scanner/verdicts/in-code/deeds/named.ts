/** Whose is what a deed in code names: an address, a mailbox, or a place as settings write it. */

import type { Document } from '../../../document.ts'
import { regex, source } from '../../../patterns/verbose.ts'
import { addressOf, hostOf, isCodeHost, isLocal } from '../../../signals/places/addresses.ts'
import { mailHostsOfSomebody } from '../../../signals/places/mailboxes.ts'
import { isHouse } from '../../../signals/places/own-names.ts'
import { isForeignFor } from '../../../signals/places/strangers.ts'
import { addressesIn } from '../../../signals/places/written-addresses.ts'

/** An address in what was matched, a mailbox there, or the host, number or mailbox that its first group holds. */
export type Named = 'address' | 'mailbox' | 'place'

/** What names of hosts end in, and names of files and of services in an inner net do not. */
const END = source`
  (?:(?!(?:md|py|rs|js|ts|sh|go|rb|db|tf|ps|cs|so|do|ml|vb|pl|cc?p|in)\b)[a-z]{2}|com|net|org|
  dev|app|
    xyz|top|site|online|cloud|link|live|tech|store|space|pro|info|biz|host|team|zone|network|
    systems|works|tools|run|page|club|shop|click|icu|world|agency|services|solutions|digital|
    software|codes|email|support|build|monster|website|fun|press|today|life|example)
`

/** A place as settings write it, with or without what it is spoken to by. */
export const PLACE = source`
  ["'\x60]?((?:[a-z][\w+]{1,9}:\/\/)?(?:[^\s\/@"'\x60]{1,80}@)?
    (?:(?:[\w-]{1,63}\.){1,5}${END}(?![\w-]|\.\w|\()|\d{1,3}(?:\.\d{1,3}){3})
    (?:[:\/][^\s"'\x60,;)\]}]{0,120})?)
`

/** What is called so in a net of one's own, or in manuals. */
const INNER = /^(?:[\w-]{1,63}\.){1,5}(?:cluster|svc|ts\.net|consul|arpa|example\.(?:com|org|net))$/

/** Rooms in which people of a house talk. */
const ROOMS = regex`
  ^https?:\/\/(?:hooks\.slack\.com|(?:[\w-]{1,40}\.)?webhook\.office\.com|outlook\.office\.com|
    discord(?:app)?\.com|chat\.googleapis\.com|open\.feishu\.cn|oapi\.dingtalk\.com|
    qyapi\.weixin\.qq\.com)\/
`

function isSomebodyElses(document: Document, found: RegExpExecArray): boolean {
  const place = found.slice(1).find(Boolean)
  if (!place) return false
  if (!place.includes('://') && place.includes('@') && mailHostsOfSomebody(place).length > 0)
    return true
  // Whatever a place is spoken to by, whose it is tells its host.
  const address = addressOf(place).replace(/^(?!https?:)[\w+]{2,10}:/, 'https:')
  // A forge as a whole is nobody's in particular, nor is the hook of a room that people have set up for themselves.
  if (isCodeHost(address) && !/^https?:\/\/[^\/]{3,80}\/\w/.test(address)) return false
  if (ROOMS.test(address)) return false
  return !isLocal(address) && !INNER.test(hostOf(address)) && isForeignFor(document, address)
}

/** What was matched, with the whole of an address that it ends in. */
function reachOf({ index, input, 0: match }: RegExpExecArray): string {
  const end = index + match.length
  return match + /^[^\s"'`<>)]{0,300}/.exec(input.slice(end, end + 300))![0]
}

/** Whether a stranger is named: `whole` looks through the whole piece of code. */
export const NAMES_STRANGER: Record<
  Named,
  (document: Document, found: RegExpExecArray, whole: boolean) => boolean
> = {
  address: (document, found, whole) =>
    addressesIn(whole ? found.input : reachOf(found)).some((one) => isForeignFor(document, one)),
  mailbox: (document, found) =>
    mailHostsOfSomebody(reachOf(found)).some((host) => !isHouse(document, `https://${host}/`)),
  place: isSomebodyElses,
}
