/** A key that a house gave out, carried back to that house where one signs in, and nothing beside it. */

import type { Document } from '../../document.ts'
import { TRADE_WORDS } from '../../lexicon/makers.ts'
import { SIGN_IN_FILES } from '../../lexicon/secret-files.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { declaredIn } from '../../stance/topic.ts'
import { isCodeHost, isService, isShared, makerOf } from './addresses.ts'
import { isStranger } from './strangers.ts'

/** One value out of a store: its path, the name of its entry, or a variable. Group 1 is the store. */
const ONE_VALUE = source`
  (?:\$\((?:jq -r ['"]?\.[\w.]{1,40}['"]?|cat|pass show|
    secret-tool lookup service|op read) ["']?([\w~$/.:{}-]{3,80})["']?\)|\$\{?(\w{3,60})\}?)
`

/** Where a request says who asks: a header for it, a name with a password, or a grant. */
const SIGNS_IN = regex.g`
  -h ?["'](?:authorization|x-api-key|api-?key|
    x-auth-token|private-token): ?(?:bearer |token |basic )?${ONE_VALUE}["']|
  \s(?:-u|--user) ?["']?[\w.@-]{0,40}:?${ONE_VALUE}["']?
`
const GRANTS = regex.g`
  \s(?:-d|--data|--data-urlencode) ?["']?(?:refresh_token|
    client_secret|client_id)=["']?${ONE_VALUE}["']?
`

/** What a grant is asked for with, and where. */
const ASKS_GRANT = /\bgrant_type=(?:refresh_token|client_credentials)\b/
const GRANTED_AT =
  /^https:\/\/[^/]{3,120}\/(?:[\w.-]{1,40}\/){0,4}(?:oauth2?|token|auth|login|connect)\b/

/** Stores that hold keys of other houses as well. */
const OF_OTHERS = regex`
  \.ssh\b|\.aws\b|\.gnupg|\.kube|\.netrc|\.docker|\.npmrc|\.pypirc|wallet|cookies|\.git-credentials|
  id_(?:rsa|ed25519)|${SIGN_IN_FILES}
`

/** Something else goes along. */
const CARRIES_MORE = regex`
  \$\(|\x60|@|<\(|\s(?:-t|-f|--upload-file|--form|--data-binary)\s|
  \b(?:cat|env|printenv|tar|base64|whoami|hostname)\b
`

/**
 * True when all that a command carries to an address is a key of the house that answers there: its name stands in the
 * store of the key, in the host, in the name of the skill, and its domain in the front matter. A known service has keys
 * that are worth a theft, so no name that only holds one will do.
 */
export function isOwnSignIn(document: Document, source: string, address: string): boolean {
  if (!/authorization|-key:|-token:|grant_type=|\s(?:-u|--user)\b/.test(source)) return false
  if (!address.startsWith('https://') || isShared(address) || isCodeHost(address)) return false
  const maker = makerOf(address)
  const declared = declaredIn(document)
  if (!isStranger(address) || !declared.includes(`${maker}.`)) return false
  const named = (document.frontmatter.name ?? '').toLowerCase().split(/[-_\s]/)
  const own = maker
    .split('-')
    .filter(
      (part) =>
        part.length > 3 && named.includes(part) && !TRADE_WORDS.has(part) && !isService(part),
    )
  if (own.length === 0) return false
  const isOwnStore = (store: string): boolean =>
    own.some((part) => store.includes(part)) && !OF_OTHERS.test(store)
  const without = (text: string, places: RegExp): string =>
    text.replace(places, (found, ...stores: readonly (string | undefined)[]) =>
      isOwnStore(stores.slice(0, -2).find((store) => typeof store === 'string') ?? '')
        ? ' '
        : found,
    )
  const granted = ASKS_GRANT.test(source) && GRANTED_AT.test(address)
  const headed = without(source, SIGNS_IN)
  const rest = granted ? without(headed, GRANTS) : headed
  return rest !== source && !CARRIES_MORE.test(rest) && !/\$\{?\w/.test(rest)
}
