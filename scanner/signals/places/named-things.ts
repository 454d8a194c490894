/**
 * What somebody has that a sentence writes out: an address, a mailbox, a host, a handle, an account, a wallet, a card, a
 * number to call. Whoever is to get something, or is let off something, has to be named by one of them.
 */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { WHOLE_IBAN } from './accounts.ts'
import { addressOf, HOST_NAME, isLocal } from './addresses.ts'
import { MAILBOX } from './mailboxes.ts'
import { isReserved, isStandIn } from './stand-ins.ts'
import { isForeign } from './strangers.ts'

/** Numbers of machines, one or a range of them. */
const NUMBER = source`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]\d)(?:\/\d{1,2})?`

/** What is reached over the net. */
const PLACE = source`
  (?:(?:https?|wss?|s?ftps?|tcp):\/\/[^\s"'<>)\]\x60,;|]{4,200}|${MAILBOX}|
    (?<![\w@./-])(?:(?:[a-z\d]\.)?${HOST_NAME}|(?:[\w-]{2,40}\.){1,3}(?:email|shop|page|ai|gg|sh|
      so|host|network|
      agency|solutions|services|biz|team|work|zip|ch|it|nl|se|no|pl|es|ca|to|ly|st)\b)(?![(\w]|
        \.\w)|
    ${NUMBER})
`

/** Accounts by their form alone: of a bank, a currency, a card, a house in the cloud; and numbers to call. */
const ACCOUNT = source`
  (?:0x[\da-f]{3,40}(?:(?:…|\.{2,3})[\da-f]{2,8})?\b|\bbc1[a-z\d]{2,60}|\bacct_\w{5,24}|
    \btok_\w{4,24}|\b[48][a-z\d]{3,94}…[a-z\d]{2,8}|
    ${WHOLE_IBAN}\b|
    \b(?:card|account|iban) ending (?:in |with )?\d{3,4}\b|
    \b(?:accounts?|acct|routing|merchant|customer|employee|ledger account)(?: (?:no\.?|number|
      id))?[ :#]{1,2}\x60?\d[\d-]{2,20}\b|:\d{12}:|
    \b(?:s3|gs|r2|abfss?):\/\/[a-z\d][\w.-]{2,60}|
    \b(?:code|prefix|serial|series|tag|label) (?:[a-z]{2,12}-?\d{1,5}|[a-z]{1,3}\d{2,6})\b|
    (?<![\w.])\+\d{1,3}[ (-]{0,2}\d{1,4}[)\d -]{5,16}\d)
`

/** What is said of a name that stands in quotes behind it. */
const BEARER = source`
  (?:accounts?|acct|users?|username|handles?|bots?|guests?|clients?|collaborators?|organi[sz]ation|
    tenant|workspace|discord server|suppliers?|vendors?|senders?|scope|group|members?|seller|shop|
    image|extension|package|contact|author|channel|plan|merchant|company|firm|
    (?:pull requests?|commits?|posts?|e?-?mails|uploads?|reviews|orders?) (?:by|of|from|signed by)|
      carry|
    header|word|prefix|(?:uploaded|posted|written|sent|signed|opened|submitted|made) by|
      sign-?ins of)
`

/** Words before what may be a name of somebody, when it has the look of one. */
const PREPOSITION = source`(?:by|from|of|to|under|as|with|for|let|invite|add|owner|give|grant|removes?|deletes?|blocks?|
    bans?|takes?)`

/** A name of a file. */
const FILE = source`
  [\w.-]{1,40}\.(?:mdx?|json\w?|ya?ml|toml|[cm]?[jt]sx?|py|sh|txt|csv|logs?|env|lock|sql|html?|
    s?css|go|rs|
    java|xml|ini|conf|cfg|plist|pem|key|db|zip|pdf|png|jpe?g|xlsx|docx|exe|dll|so|rb|php)\b
`

/** A name that has a hyphen, an underscore or a digit in it, and is no name of a file. */
const HANDLE = source`(?=[a-z]*[-_.\d])(?!${FILE})[a-z][\w-]{2,32}(?:\.[\w-]{2,20})?`

/** Names of accounts: behind the mark of a handle, or in quotes behind what they are. */
const NAME = source`
  (?:(?<![\w./\x60"'@=])[\x60"']?@[a-z][\w-]{2,30}(?:\.[\w-]{2,20})?(?![\w/(@:]|\.\w)|
    (?<![\w/])u\/[\w-]{3,30}\b|
    \b${BEARER} (?:id |account |user )?[\x60"'“][\w@][\w@:+ -]{2,40}(?:\.[\w-]{2,20})?[\x60"'”]|
    \b${PREPOSITION} (?:the )?[\x60"'“]${HANDLE}[\x60"'”]|
    \b(?:image|repo(?:sitory)?|of|run|pull|start|use) (?:the (?:image|repo(?:sitory)?) )?
      \x60[a-z\d][\w-]{1,30}\/[\w-]{2,40}(?::[\w.-]{1,20})?\x60|
    \bgithub:[\w-]{2,40}\/[\w.-]{2,60})
`

const THINGS = new RegExp(source`${PLACE}|${ACCOUNT}|${NAME}`, 'g')
const IS_PLACE = new RegExp(source`^${PLACE}$`)

/** Marks of languages and forges that are written like handles, and words for whoever reads. */
const NO_HANDLE = regex`
  ^[\x60"']?@(?:param|returns?|media|import|types?|latest|next|here|channel|everyone|todo|see|
    example|deprecated|override|username|user|you|your|me|mention|handle|alice|bob|team|all|dev|
    main|master|file\w{0,6}|path|property)\b
`

/** Numbers that only manuals use. */
const OF_MANUALS = /:(?:123456789012|1{12}|0{12}|9{12}|1{4}2{4}3{4}|4{4}5{4}6{4}):/

/** A name in quotes that is no name of anybody's: what machines call their own. */
const OF_MACHINES = regex`
  [\x60"'“](?:root|admin|main|master|public|default|postgres|www-data|nobody|null|none|true|false|
    user|owner|json|string)[\x60"'”]$
`

/** The things of strangers in some words of a text. */
function* strangersThings(document: Document, words: string): Generator<string> {
  for (const [thing] of words.matchAll(THINGS))
    if (IS_PLACE.test(thing) ? isStrangersPlace(document, thing) : isSomebodys(thing)) yield thing
}

/** True when one of them is there. */
export const namesStranger = (document: Document, words: string): boolean =>
  !strangersThings(document, words).next().done

/** Stores that anybody has with a house that everybody knows. */
const STORE = /\.(?:blob|file)\.core\.windows\.net\b|storage\.googleapis\.com\//

function isStrangersPlace(document: Document, place: string): boolean {
  if (STORE.test(place)) return true
  const address = addressOf(place.replace(/\/\d{1,2}$/, ''))
  return (
    !isReserved(address) && !isLocal(address) && !isStandIn(address) && isForeign(document, address)
  )
}

const isSomebodys = (thing: string): boolean =>
  !NO_HANDLE.test(thing) && !OF_MANUALS.test(thing) && !OF_MACHINES.test(thing)
