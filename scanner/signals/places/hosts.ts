/** What is known of the hosts that commands and sentences name. */

import { type Document, rawLine } from '../../document.ts'
import { INSTALLERS, INSTALLERS_BY_NAME, PACKAGE_HOSTS } from '../../lexicon/installers.ts'
import { CODE_ACCOUNTS, SERVICE_DOMAINS, SERVICES, TRADE_WORDS } from '../../lexicon/makers.ts'
import { dropHost, shortener } from '../../lexicon/places.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { defineSignalOfWhole } from '../../signal.ts'

/** Reserved for documents, this machine, or an inner network: nothing leaves to these. */
const LOCAL = regex`
    ^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|10(?:\.[\dx]{1,3}){3}|
      192\.168(?:\.[\dx]{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.[\dx]{1,3}){2}|\[?::1\]?|
      (?:[\w-]{1,63}\.){1,6}(?:local|localhost|internal|intranet|lan|corp|home|svc))(?![\w.-])
  `

/** Groups: the host, the port, the path. A name and a password before the host are none of it. */
const ADDRESS =
  /^(?:https?|ftp|wss?):\/\/(?:[^/\s?#"'<>]{0,200}@)?([^/\s:?#"'<>@]{1,253})(?::(\d{1,5}))?(\/[^\s?#"'<>]{0,200})?/

/**
 * A file of a branch or a release, by account. What is named by its digest, or by the number of a request, may come from
 * anybody's copy of the repository.
 */
const PUBLISHED =
  /^https:\/\/(?:raw\.githubusercontent\.com\/([\w-]{1,40})\/[\w.-]{1,100}\/(?![\da-f]{40}\/|refs\/pull\/)|github\.com\/([\w-]{1,40})\/[\w.-]{1,100}\/(?:releases\/(?:latest\/)?download\/|raw\/(?![\da-f]{40}\/|refs\/pull\/)))/

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
const SENTENCE_END = /(?<=[a-z\d])[.,;!*`)]{1,3}$/

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

/** A public IP address in place of a name. */
export const isBareAddress = (address: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostOf(address)) &&
  !isLocal(address) &&
  !/^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./.test(hostOf(address))

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

/** Forms, notes and hooks that anyone sets up with a service that everybody knows: what is put in there is its owner's. */
const COLLECTOR = regex`
    ^https:\/\/(?:docs\.google\.com\/forms|forms\.gle|forms\.office\.com|
      script\.google\.com\/macros|airtable\.com\/(?:shr|app)|tally\.so|form\.jotform|
      formspree\.io|api\.github\.com\/gists|hooks\.zapier\.com|hook\.[\w.]{2,12}make\.com|
      maker\.ifttt\.com|sheetdb\.io)
  `

/**
 * A name below `example`, `test` or `invalid`, which are kept for documents, or one of such below which nothing else stands. A word of its own
 * before them, as in `paperlark-intake.example`, is somebody in particular, who is only not to be found.
 */
export const NAME_OF_NOBODY = source`
  (?:(?:acme|contoso|example|company|corp|org|firm|team|users?|clients?|customers?|vendor|partner|mail|smtp|domain|host|site|page|server|service|svc|
    api|rest|graphql|mcp|llm|ai|models?|apps?|www|web|foo|bar|baz|test|demo|sample|internal|intranet|proxy|gateway|node|cluster|k8s|shop|store|blog|
    db|s3|minio|redis|mysql|postgres|mongo|kafka|ldap|cdn|static|assets|images?|img|media|registry|bastion|vpn|ssh|sftp|ftp|ns\d?|mx\d?|
    auth|oauth|idp|id|sso|login|accounts?|admin|console|portal|dashboard|status|help|support|chat|wiki|search|vault|ci|jenkins|grafana|prometheus|
    jira|git|gitlab|docs?|local|localhost|staging|stage|dev|prod|platform|project|product|school|university|bank|hospital|hooks?|webhooks?|
    old|new|another|first|second|target|sub\w{0,8}|my[\w-]{0,16}|your[\w-]{0,16}|our[\w-]{0,16}|some[\w-]{0,12}|other[\w-]{0,8}|
    xn--[\w-]{1,40}|[^\x00-\x7f.\s]{1,20}|[a-z]|[a-z]\d{1,3}|\d{1,3})\.){0,4}
  (?:example(?:\.(?:com|org|net))?|test|invalid)
`

/**
 * Names and numbers that are kept for documents, addresses cut short, and names that only a lesson gives to an attacker:
 * nobody has them.
 */
const RESERVED =
  /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$|^(?=[\d.]*x)(?:\d{1,3}|x{1,3})(?:\.(?:\d{1,3}|x{1,3})){3}$|(?:^|\.)example\.(?:com|org|net)$|(?:^|[.-])(?:attacker|evil|malicious|hacker|victim)\w{0,12}(?:[.-]|$)|^[….]|^$/
const OF_NOBODY = new RegExp(`^${NAME_OF_NOBODY}$`)

export function isReserved(address: string): boolean {
  const host = hostOf(address)
  return RESERVED.test(host) || OF_NOBODY.test(host)
}

/** `https://…`: a manner of speaking, which nobody can run. */
export const isCutShort = (address: string): boolean => /^[.…]+$/.test(hostOf(address))

/** Second levels below a country that are for anyone, as in `name.co.uk`. */
const SECOND_LEVELS = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'])

const CODE_HOST =
  /(?<!^(?:router|api-inference|(?:docs|help|support|status|cli|about)(?=\.git(?:hub|lab)\.com$)))(?:^|\.)(?:github\.(?:com|io|dev)|githubusercontent\.com|gitlab\.(?:com|io)|bitbucket\.(?:com|org|io)|hf\.(?:co|space)|huggingface\.(?:co|tech)|codeberg\.(?:org|page)|gitee\.com|gitcode\.com|cnb\.cool)$/

/** Who answers for an address: the account on a code host, else the name that was registered. */
export function makerOf(address: string): string {
  const host = hostOf(address)
  if (CODE_HOST.test(host)) return /^https?:\/\/[^/]+\/([\w.-]{1,60})/.exec(address)?.[1] ?? ''
  const labels = host.split('.')
  const deep = labels.length > 2 && SECOND_LEVELS.has(labels.at(-2)!) && labels.at(-1)!.length === 2
  return labels.at(deep ? -3 : -2) ?? ''
}

export const isCodeHost = (address: string): boolean => CODE_HOST.test(hostOf(address))

/**
 * True when an https address belongs to whom the skill is about: the maker's name is a word of the skill's name,
 * description or title. A name of trade words gives no such right, and neither does a known name with trade words
 * around it: `acme` may be the maker of acme, `acme-tools` may be anyone. Shared hosting gives none to its subdomains.
 */
export function isOwnHost(document: Document, address: string): boolean {
  const host = hostOf(address)
  if (!address.startsWith('https://') || host === '' || SHARED.test(host) || isBareAddress(address))
    return false
  const maker = makerOf(address)
  const words = document.observe(ownWords)
  if (maker.length < 3) return false
  const parts = maker.split('-').filter((part) => part !== '')
  if (parts.every((part) => TRADE_WORDS.has(part))) return false
  if (isOwnWord(document, maker))
    return parts.length === 1 || !parts.some((part) => TRADE_WORDS.has(part))
  return parts.length === 1
    ? holdsName(document, maker)
    : isCodeHost(address) && parts.some((part) => part.length > 3 && isDistinct(part, words))
}

const MANUAL_PAGE = regex`
    ^https?:\/\/(?:(?:docs?|wiki|blog|help|learn|support|developers?|guides?|manual|reference)\.(?!google\.)|
      (?:[\w-]{1,60}\.){1,3}(?:readthedocs\.io|github\.io)\b|
      [^?#\s]{3,200}?\/(?:docs?|documentation|(?:dev)?guides?|blog|wiki|learn|tutorials?|quick-?start|manual|reference)(?=[\/?#.]|$))
    (?!\S{0,300}\.(?:sh|bash|exe|msi|dmg|pkg|zip|rar|7z|t?gz|ps1|bat|py|js|deb|rpm|appimage|iso)(?:[?#]|$))
  `

/** A page of documentation, by its name alone, which is cheap to have: never enough for what is run, nor for a program. */
export const isManualPage = (address: string): boolean => MANUAL_PAGE.test(address)

/**
 * `https://host/account/name`, whatever follows, without the ending of a clone or a module; group 2 is the name alone. A version
 * and a folder may follow at once, as `@v1.2` and `#subdirectory=kit` do.
 */
const REPOSITORY =
  /^https:\/\/[^/]{3,60}\/([\w.-]{1,60}\/([\w.-]{3,80}?))(?:\.(?:git|js|py|rs))?(?:[/@#]|$)/

/** `account/name` of an address on a code host; null where there is none. */
export const repositoryOf = (address: string): string | null =>
  REPOSITORY.exec(address)?.[1] ?? null

/**
 * The repository bears a word of the skill's name, description or title that is no word of the trade, or nothing but words of its
 * name and title, words of the trade aside.
 */
export const isOwnRepository = (document: Document, address: string): boolean => {
  const name = REPOSITORY.exec(address)?.[2]
  const names = [name, SUBDIRECTORY.exec(address)?.[1]].filter((one) => one !== undefined)
  return names.some((one) => isOwnName(document, one) || isPutTogether(document, one))
}

/** The package of a repository that keeps several. */
const SUBDIRECTORY = /#(?:[\w=&.-]{1,60}&)?subdirectory=(?:[\w.-]{1,60}\/){0,4}([\w.-]{3,80})/

/** `zenith_maps-mcp` in a skill that is headed "Zenith Maps". */
function isPutTogether(document: Document, name: string): boolean {
  const parts = name.split(/[-_.]/).filter((part) => part !== '' && !TRADE_WORDS.has(part))
  if (!parts.some((part) => part.length > 1)) return false
  const names = document.observe(properNames)
  const title = document.observe(titleWords)
  return parts.every((part) => names.has(part) || title.has(part))
}

/** The words of the first heading, whatever joins them. */
const titleWords = defineSignalOfWhole('title-words', (document: Document): ReadonlySet<string> => {
  const line = document.zones.headings[0]
  return new Set(line === undefined ? [] : document.lineText(line).match(/[a-z\d]{2,60}/g))
})

/** Code that an account of a code host keeps under the name of the skill. Such a name is cheap to have. */
export const isOwnCode = (document: Document, address: string): boolean =>
  isCodeHost(address) && isOwnRepository(document, address)

const isOwnName = (document: Document, name: string): boolean =>
  !TRADE_WORDS.has(name) && isOwnWord(document, name)

/**
 * The same of a package or an image, as in `@scope/name@2.1` and `account/name:latest`: with or without words of the
 * trade, `zenith-mcp` in a skill called zenith.
 */
export function isOwnPackage(document: Document, word: string): boolean {
  const name = /([\w.-]{3,80}?)(?:[@:][\w.*^~-]{1,40})?$/.exec(word)?.[1] ?? ''
  if (name === '') return false
  if (isOwnName(document, name)) return true
  const parts = name.split('-')
  const rest = parts.filter((part) => !TRADE_WORDS.has(part))
  return rest.length < parts.length && isDistinct(rest.join('-'), document.observe(properNames))
}

const isDistinct = (part: string, words: ReadonlySet<string>): boolean =>
  words.has(part) && !TRADE_WORDS.has(part)

const FOR_DOCUMENTS = /^\w{2,5}:\/\/(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d/

/** A number kept for documents: who writes one where secrets go to has no house of his own in mind. */
export const isForDocuments = (address: string): boolean => FOR_DOCUMENTS.test(address)

/** The name of a host without a scheme, in lower case: only below ends that no file and no module has. */
export const HOST_NAME = String.raw`(?:[\w-]{2,60}\.){1,4}(?:com|net|org|io|dev|app|co|cc|me|xyz|top|site|online|cloud|link|live|tech|store|space|pro|info|ru|cn|de|fr|jp|br|uk|us|eu|example|invalid|test)\b`

/** `Ship an app` begins with what is done, and names nobody. */
const PROPER_NAME = /\b[A-Z][\w-]{2,60}\b(?! (?:an?|the|your|any|all|each|every|new)\b)/g

/**
 * The skill's own name, and what its description and title write with a capital: words of the trade in small letters are
 * nobody's name.
 */
const properNames = defineSignalOfWhole(
  'proper-names',
  (document: Document): ReadonlySet<string> => {
    const names = new Set<string>()
    const own = document.frontmatter.name?.toLowerCase() ?? ''
    for (const part of [own, own.replaceAll('-', ''), ...own.split(/[-_\s]/)]) names.add(part)
    const declared = document.frontmatter.range?.last ?? 0
    for (const line of [...Array(declared).keys(), document.zones.headings[0] ?? -1]) {
      if (line < 0) continue
      for (const word of rawLine(document, line).match(PROPER_NAME) ?? [])
        for (const part of [word, ...word.split('-')]) names.add(part.toLowerCase())
    }
    return names
  },
)

/** `exploreacme` belongs to a skill about acme, `acmetools` may be anyone's. */
function holdsName(document: Document, label: string): boolean {
  const names = document.observe(properNames)
  const isName = (part: string, rest: string) =>
    isDistinct(part, names) && !TRADE_WORDS.has(rest) && !isInflected(document, part)
  for (let length = 4; length < label.length; length++) {
    if (isName(label.slice(0, length), label.slice(length))) return true
    if (isName(label.slice(-length), label.slice(0, -length))) return true
  }
  return false
}

/** `queries`, `planned`, `planning`: words of the language, and no names. */
function isInflected({ reading: { text } }: Document, word: string): boolean {
  const forms = `${word}(?:s|es|ed|ing)|${word.slice(0, -1)}(?:ies|ied|ing)`
  return new RegExp(String.raw`\b(?:${forms})\b`).test(text)
}

/** Words that stand apart from addresses, paths and names of files, with whether they do so more than once. */
const spokenWords = defineSignalOfWhole(
  'spoken-words',
  (document: Document): ReadonlyMap<string, boolean> => {
    const found = new Map<string, boolean>()
    for (const [word] of document.reading.text.matchAll(
      /(?<![\w./@-])[a-z][\w-]{2,60}(?![\w/-]|\.\w)/g,
    ))
      found.set(word, found.has(word))
    return found
  },
)

/** True when the text speaks of the maker of an address by name, apart from addresses, more than once. */
export function isSpokenOf(document: Document, address: string): boolean {
  const maker = makerOf(address)
  return (
    maker.length >= 3 &&
    !TRADE_WORDS.has(maker) &&
    document.observe(spokenWords).get(maker) === true
  )
}

/** Ends of names that cost next to nothing, under which a known name is anybody's: `openai.top` is not OpenAI. */
const CHEAP =
  /(?<!(?:^|\.)together)\.(?:xyz|top|click|site|online|shop|icu|info|cc|pw|tk|ml|cf|ga|gq|buzz|rest|monster|space|website|fun|host|press|lol|zip|mov|work|support|help|zone|live|link|pro|store|tech|wiki|life|world|today|best|cyou|sbs|cfd|quest|bond|biz|su)$/

const isKnown = (address: string): boolean =>
  (SERVICES.has(makerOf(address)) && !CHEAP.test(hostOf(address))) ||
  SERVICE_DOMAINS.has(hostOf(address).split('.').slice(-2).join('.'))

/** A name of a service that many skills call, as it stands in names of variables. */
export const isService = (name: string): boolean => SERVICES.has(name)

/** Stand-ins of manuals: the reader is to put a name of their own there. */
const STAND_IN = regex`
  (?:^|[.-])(?:your|my|our|the)[-_]|
  ^your|^my\w{0,8}\.|
  (?:^|\.)(?:my|your)(?:proxy|server|site|domain|app|host|cluster|store|corp|org|service|website|blog)\.\w{2,4}$|
  ^${NAME_OF_NOBODY}$|
  ^(?:\.?env|config|settings|secrets)\.example$|
  \.(?:ini|ya?ml|json|toml|env|conf|cfg|properties)\.example$|
  ^(?:www\.)?(?:api|www|app|target|host|server|domain|site|website|service|acme|contoso|foo|bar|
    test)\.(?:com|org|net|io)$|
  (?:^|\.)(?:acme|company|firma|empresa|my-?org|my-?corp|project|foo|bar)\.(?:com|org|net|io|example)$|
  ^(?:[\w-]{1,12}\.)?x{3,4}\.(?:com|cn)$|
  ^(?:abc\d{0,4}|random[\w-]{0,16}|subdomain|x{2,}|1234\w{0,6}|your[-_][\w-]{1,20}|example)\.(?:[\w-]{1,12}\.)?(?:ngrok|trycloudflare|loca|cpolar|natapp|vicp)\b|
  ^(?:[\w-]{1,12}\.)?(?:seu|tu|meu|mi)-?(?:site|sitio|dominio|servidor)\.(?:com(?:\.br)?|net|org|es|pt)$|
  ^git\.repo$|^somewhe\.re$|[<>{}$%]|^[^.]{1,60}$|yourdomain|yourcompany|yoursite|mycompany|
  placeholder
`

/** The reader's own account on a code host: `https://github.com/{organization}/{repository}`. */
const OPEN_ACCOUNT =
  /^https?:\/\/[^/]{3,60}\/(?:[{<$%[:]|your[-_]|yourname|yourusername|(?:user(?:name)?|owner|org|account)\/(?:my-?)?(?:repo(?:sitory)?|project|name)(?:\.git)?(?![\w-]))/

/** What says whose it is has been cut off: `https://discord.com/api/webhooks/...`. */
const OPEN_END =
  /^https?:\/\/[^?#\s]{3,120}\/(?:api\/webhooks|services|hooks|bot)\/?(?:\.{3}|…|x{3,12})$/

/** Accounts of nobody that manuals of shared services use. */
const ACCOUNT_OF_MANUALS =
  /^https?:\/\/[^/]{3,80}\/(?:[\w-]{0,16}example|123456789012|111122223333|444455556666|0{12})(?:\/|$)/

export const isStandIn = (address: string): boolean =>
  STAND_IN.test(hostOf(address)) ||
  isCutShort(address) ||
  OPEN_END.test(address) ||
  (isCodeHost(address) && OPEN_ACCOUNT.test(address)) ||
  (isShared(address) && ACCOUNT_OF_MANUALS.test(address))

/** Different addresses of one host in a text from which on it counts as documented there. */
const DOCUMENTED_MIN = 3

/**
 * How many different addresses below each host the text names, commands and links alike; none of hosts that stand in
 * fences alone and that the text never speaks of: nobody is told what they are.
 */
const addressesByHost = defineSignalOfWhole(
  'addresses-by-host',
  (document: Document): ReadonlyMap<string, ReadonlySet<string>> => {
    const found = new Map<string, Set<string>>()
    const spoken = new Set<string>()
    for (const { index, 1: host, 2: path } of document.reading.text.matchAll(
      /https?:\/\/([\w.-]{3,120})([\w/.-]{0,80})/g,
    )) {
      const bare = host!.replace(SENTENCE_END, '')
      const place = path!.replace(SENTENCE_END, '')
      const paths = found.get(bare)
      if (paths) paths.add(place)
      else found.set(bare, new Set([place]))
      if (document.zones.fenceAt(document.lineAt(index)) === null) spoken.add(bare)
    }
    for (const host of found.keys())
      if (!spoken.has(host) && !isSpokenOf(document, `https://${host}/`)) found.delete(host)
    return found
  },
)

/**
 * True when nothing in the text says why data should go to this address: it is not on this machine, not the skill's
 * own, no well-known service, no stand-in, and the text documents no interface there.
 */
export function isForeign(document: Document, address: string): boolean {
  const known = document.observe(judged)
  let foreign = known.get(address)
  if (foreign === undefined) known.set(address, (foreign = isForeignNow(document, address)))
  return foreign
}

/** Mailboxes and hosts under one registered name from which on it is the house that a text is about. */
const HOUSE_MIN = 4
const MEMBER = /(?<![\w.+@-])(?:[\w.+-]{1,64}@)?(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b/g

const membersByMaker = defineSignalOfWhole(
  'members-by-maker',
  (document: Document): ReadonlyMap<string, ReadonlySet<string>> => {
    const found = new Map<string, Set<string>>()
    for (const [member] of document.reading.text.matchAll(MEMBER)) {
      const maker = makerOf(`https://${member.slice(member.indexOf('@') + 1)}/`)
      const members = found.get(maker)
      if (members) members.add(member)
      else found.set(maker, new Set([member]))
    }
    return found
  },
)

/** True when a text names so many mailboxes and hosts of whoever answers for an address that it is about that house. */
export const isHouse = (document: Document, address: string): boolean =>
  !isCodeHost(address) &&
  !SHARED.test(hostOf(address)) &&
  (document.observe(membersByMaker).get(makerOf(address))?.size ?? 0) >= HOUSE_MIN

/** A text may repeat an address a thousand times. */
const judged = defineSignalOfWhole('judged-addresses', () => new Map<string, boolean>())

function isForeignNow(document: Document, address: string): boolean {
  const host = hostOf(address)
  if (host === '' || isLocal(address) || isStandIn(address)) return false
  if (isBareAddress(address) || isFaceless(address) || COLLECTOR.test(address)) return true
  if (isOwnHost(document, address)) return false
  if (!SHARED.test(host) && !isCodeHost(address) && isKnown(address)) return false
  return (document.observe(addressesByHost).get(host)?.size ?? 0) < DOCUMENTED_MIN
}

/**
 * True for an address of nobody that is generally known, even when it is named like the skill: such a name is cheap to
 * have, and for some things no name is good enough.
 */
export function isStranger(address: string): boolean {
  const host = hostOf(address)
  if (host === '' || isLocal(address) || isStandIn(address)) return false
  if (isBareAddress(address) || isFaceless(address)) return true
  return SHARED.test(host) || isCodeHost(address) || !isKnown(address)
}

/**
 * The same for what is worth a name that only sounds like the skill's: such a host has to be named more than once, or
 * be the skill's own to the letter.
 */
export function isForeignFor(document: Document, address: string): boolean {
  if (isForeign(document, address)) return true
  if (!isStranger(address) || isCodeHost(address)) return false
  if (isNamesake(document, address)) return false
  const { text } = document.reading
  const host = hostOf(address)
  const first = text.indexOf(host)
  return text.indexOf(host, first + 1) < 0
}

/** The maker bears a word of the skill's name, description or title to the letter. */
export const isNamesake = (document: Document, address: string): boolean =>
  isOwnWord(document, makerOf(address))

function isOwnWord(document: Document, name: string): boolean {
  const words = document.observe(ownWords)
  return words.has(name) || words.has(name.replaceAll(/[-_]/g, ''))
}

/** Words of the name, the description and the first heading, each also with its hyphens closed up. */
const ownWords = defineSignalOfWhole('own-words', (document: Document): ReadonlySet<string> => {
  const words = new Set<string>()
  const declared = document.frontmatter.range
  const lines = declared ? Array.from({ length: declared.last }, (_, index) => index) : []
  for (const line of [...lines, document.zones.headings[0] ?? -1]) {
    if (line < 0) continue
    const text = document.lineText(line).replace(/https?:\/\/\S{1,2000}/g, ' ')
    for (const word of text.match(/[\w-]{3,60}/g) ?? [])
      for (const part of [word, word.replaceAll(/[-_]/g, ''), ...word.split(/[-_]/)])
        words.add(part)
  }
  return words
})
