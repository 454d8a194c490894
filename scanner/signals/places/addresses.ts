/** What an address tells by itself: its host, who answers for that, and what kind of place it is. */

import { INSTALLERS, INSTALLERS_BY_NAME, PACKAGE_HOSTS } from '../../lexicon/installers.ts'
import { CODE_ACCOUNTS, SERVICE_DOMAINS, SERVICES } from '../../lexicon/makers.ts'
import { dropHost, shortener } from '../../lexicon/places.ts'
import { regex, source } from '../../patterns/verbose.ts'

/** Reserved for documents, this machine, or an inner network: nothing leaves to these. */
const LOCAL = regex`
    ^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|10(?:\.[\dx]{1,3}){3}|
      192\.168(?:\.[\dx]{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.[\dx]{1,3}){2}|\[?::1\]?|
      (?:[\w-]{1,63}\.){1,6}(?:local|localhost|internal|intranet|lan|corp|home|svc))(?![\w.-])
  `

/** Groups: the host, the port, the path. A name and a password before the host are none of it. */
const ADDRESS = regex`
  ^(?:https?|ftp|wss?):\/\/(?:[^/\s?#"'<>]{0,200}@)?([^/\s:?#"'<>@]{1,253})
  (?::(\d{1,5}))?(\/[^\s?#"'<>]{0,200})?
`

/**
 * A file of a branch or a release, by account. What is named by its digest, or by the number of a request, may come from
 * anybody's copy of the repository.
 */
const PUBLISHED = regex`
  ^https:\/\/(?:raw\.githubusercontent\.com\/([\w-]{1,40})\/[\w.-]{1,100}\/
    (?![\da-f]{40}\/|refs\/pull\/)|github\.com\/([\w-]{1,40})\/[\w.-]{1,100}\/
    (?:releases\/(?:latest\/)?download\/|raw\/(?![\da-f]{40}\/|refs\/pull\/)))
`

export function isInstaller(address: string): boolean {
  const [, host = '', port, path = ''] = ADDRESS.exec(address) ?? []
  const name = host.replace(/^www\./, '')
  if (port === undefined && (address.startsWith('https://') || INSTALLERS_BY_NAME.has(name)))
    if (INSTALLERS.get(name)?.some((start) => start.test(path))) return true
  const [, raw, released] = PUBLISHED.exec(address) ?? []
  return CODE_ACCOUNTS.has(raw ?? released ?? '')
}

/** True where a distribution or a well-known maker keeps packages for whole systems. */
export function isPackageHost(address: string): boolean {
  const host = hostOf(address)
  for (let at = 0; at >= 0; at = host.indexOf('.', at) + 1 || -1)
    if (PACKAGE_HOSTS.has(host.slice(at))) return true
  return false
}

/** What ends the sentence or the emphasis that an address stands in, and is none of its host. */
export const SENTENCE_END = /(?<=[a-z\d])[.,;!*`)]{1,3}$/

/** Host name of an address in lower case; '' when there is none. */
export function hostOf(address: string): string {
  if (address !== lastAsked) {
    lastHost = (ADDRESS.exec(address)?.[1] ?? '').replace(SENTENCE_END, '')
    lastAsked = address
  }
  return lastHost
}

/** Most questions about an address come one after the other, and each asks for its host. */
let lastAsked = ''
let lastHost = ''

/** The address of a place as prose writes it: an address, a mailbox or the name of a host, perhaps behind a mark. */
export function addressOf(place: string): string {
  const bare = place.replace(/^[`"'(<]{1,2}/, '')
  return bare.includes('://') ? bare : `https://${bare.replace(/^[^@]{0,60}@/, '')}`
}

/** A site that its developer serves at home, where it seldom has a certificate. */
const AT_HOME = /^[\w-]{1,63}\.test(?![\w.-])/

export function isLocal(address: string): boolean {
  const host = hostOf(address) || address
  return LOCAL.test(host) || (AT_HOME.test(host) && !address.startsWith('https://'))
}

/** Hosts where anyone leaves or catches data without a name, and shorteners that hide where a link leads. */
const FACELESS_PLACES = [...dropHost, ...shortener]
  .map((place) =>
    place
      .replace(/^\*\./, '')
      .replace(/\/?\*$/, '')
      .replaceAll('.', '\\.'),
  )
  // Of a host with a path it is that path alone: anyone sets up such hooks, the rest is the service's own.
  .map((place) => (place.includes('/') ? place + '[\\w$%{}<>-]{0,80}' : place))
  .join('|')
const FACELESS = new RegExp('(?:^|[/.])(?:' + FACELESS_PLACES + ')(?:[/:?#]|$)')

export const isFaceless = (address: string): boolean => FACELESS.test(address)

/** An https address with a name of its own: somebody answers for it. */
export const isNamed = (address: string): boolean =>
  address.startsWith('https://') && !isBareAddress(address) && !isFaceless(address)

/** Numbers that are kept for documents. */
export const NUMBERS_FOR_DOCUMENTS = String.raw`(?:192\.0\.2|198\.51\.100|203\.0\.113)`
const FOR_DOCUMENTS = new RegExp(String.raw`^${NUMBERS_FOR_DOCUMENTS}\.`)

/** A public IP address in place of a name. */
export const isBareAddress = (address: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostOf(address)) &&
  !isLocal(address) &&
  !FOR_DOCUMENTS.test(hostOf(address))

/** Anyone can have a name below these, so such a name says nothing about who is behind it. */
const SHARED = regex`
    \.(?:vercel\.app|netlify\.app|railway\.app|glitch\.me|surge\.sh)$|
    (?:^|\.)(?:github\.io|gitlab\.io|pages\.dev|workers\.dev|
      herokuapp\.com|onrender\.com|fly\.dev|replit\.(?:app|dev)|repl\.co|web\.app|
      firebaseapp\.com|blogspot\.com|wordpress\.com|(?<!^truststore\.pki\.rds\.)amazonaws\.com|
      space\.z\.ai|azurewebsites\.net|cloudfront\.net|r2\.dev|supabase\.co|deno\.dev|neocities\.org|
      000webhostapp\.com|ngrok[\w.-]{0,80}|trycloudflare\.com)$
  `

export const isShared = (address: string): boolean => SHARED.test(hostOf(address))

/** Second levels below a country that are for anyone, as in `name.co.uk`. */
const SECOND_LEVELS = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'])

const CODE_HOST = regex`
  (?<!^(?:router|api-inference|(?:docs|help|support|status|cli|about)(?=\.git(?:hub|lab)\.com$)))
  (?:^|\.)(?:github\.(?:com|io|dev)|githubusercontent\.com|gitlab\.(?:com|io)|
    bitbucket\.(?:com|org|io)|hf\.(?:co|space)|huggingface\.(?:co|tech)|codeberg\.(?:org|page)|
    gitee\.com|gitcode\.com|cnb\.cool)$
`

/** Who answers for an address: the account on a code host, else the name that was registered. */
export function makerOf(address: string): string {
  const host = hostOf(address)
  if (CODE_HOST.test(host)) return /^https?:\/\/[^/]+\/([\w.-]{1,60})/.exec(address)?.[1] ?? ''
  const labels = host.split('.')
  const deep = labels.length > 2 && SECOND_LEVELS.has(labels.at(-2)!) && labels.at(-1)!.length === 2
  return labels.at(deep ? -3 : -2) ?? ''
}

export const isCodeHost = (address: string): boolean => CODE_HOST.test(hostOf(address))

const MANUAL_PAGE = regex`
    ^https?:\/\/(?:(?:docs?|wiki|blog|help|learn|support|developers?|guides?|
      manual|reference)\.(?!google\.)|
      (?:[\w-]{1,60}\.){1,3}(?:readthedocs\.io|github\.io)\b|
      [^?#\s]{3,200}?\/(?:docs?|documentation|(?:dev)?guides?|blog|wiki|learn|tutorials?|
        quick-?start|manual|reference)(?=[\/?#.]|$))
    (?!\S{0,300}\.(?:sh|bash|exe|msi|dmg|pkg|zip|rar|7z|t?gz|ps1|bat|py|js|deb|rpm|
      appimage|iso)(?:[?#]|$))
  `

/** A page of documentation, by its name alone, which is cheap to have: never enough for what is run, nor for a program. */
export const isManualPage = (address: string): boolean => MANUAL_PAGE.test(address)

/**
 * `https://host/account/name`, whatever follows, without the ending of a clone or a module; group 2 is the name alone.
 * A version and a folder may follow at once, as `@v1.2` and `#subdirectory=kit` do.
 */
export const REPOSITORY =
  /^https:\/\/[^/]{3,60}\/([\w.-]{1,60}\/([\w.-]{3,80}?))(?:\.(?:git|js|py|rs))?(?:[/@#]|$)/

/** `account/name` of an address on a code host; null where there is none. */
export const repositoryOf = (address: string): string | null =>
  REPOSITORY.exec(address)?.[1] ?? null

/**
 * The name of a host without a scheme, in lower case: only below ends that no file and no module has.
 * `shell/programs.ts` and `reading/bare-hosts.ts` have other ends, for words of commands and for places that sentences
 * name.
 */
export const HOST_NAME = source`
  (?:[\w-]{2,60}\.){1,4}(?:com|net|org|io|dev|app|co|cc|me|xyz|top|site|online|cloud|link|live|tech|
    store|space|pro|info|ru|cn|de|fr|jp|br|uk|us|eu|example|invalid|test)\b
`

/** Ends of names that cost next to nothing, under which a known name is anybody's: `openai.top` is not OpenAI. */
const CHEAP = regex`
  (?<!(?:^|\.)together)\.(?:xyz|top|click|site|online|shop|icu|info|cc|pw|tk|ml|cf|ga|gq|buzz|rest|
    monster|space|website|fun|host|press|lol|zip|mov|work|support|help|zone|live|link|pro|store|
    tech|wiki|life|world|today|best|cyou|sbs|cfd|quest|bond|biz|su)$
`

/** A service that many skills call, under a name that is its own. */
export const isKnownService = (address: string): boolean =>
  (SERVICES.has(makerOf(address)) && !CHEAP.test(hostOf(address))) ||
  SERVICE_DOMAINS.has(hostOf(address).split('.').slice(-2).join('.'))

/** A name of a service that many skills call, as it stands in names of variables. */
export const isService = (name: string): boolean => SERVICES.has(name)
