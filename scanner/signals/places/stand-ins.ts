/** Addresses of nobody: what is kept for documents, cut short, or left for the reader to fill in. */

import { regex, source } from '../../patterns/verbose.ts'
import { hostOf, isCodeHost, isShared, NUMBERS_FOR_DOCUMENTS } from './addresses.ts'

/**
 * A name below `example`, `test` or `invalid`, which are kept for documents, or one of such below which nothing else
 * stands. A word of its own before them, as in `paperlark-intake.example`, is somebody in particular, who is only not
 * to be found.
 */
export const NAME_OF_NOBODY = source`
  (?:(?:acme|contoso|example|company|corp|org|firm|team|users?|clients?|customers?|vendor|partner|
    mail|smtp|domain|host|site|page|server|service|svc|
    api|rest|graphql|mcp|llm|ai|models?|apps?|www|web|foo|bar|baz|test|demo|sample|internal|
    intranet|proxy|gateway|node|cluster|k8s|shop|store|blog|
    db|s3|minio|redis|mysql|postgres|mongo|kafka|ldap|cdn|static|assets|images?|img|media|registry|
    bastion|vpn|ssh|sftp|ftp|ns\d?|mx\d?|
    auth|oauth|idp|id|sso|login|accounts?|admin|console|portal|dashboard|status|help|support|chat|
    wiki|search|vault|ci|jenkins|grafana|prometheus|
    jira|git|gitlab|docs?|local|localhost|staging|stage|dev|prod|platform|project|product|school|
    university|bank|hospital|hooks?|webhooks?|
    old|new|another|first|second|target|sub\w{0,8}|my[\w-]{0,16}|your[\w-]{0,16}|
    our[\w-]{0,16}|some[\w-]{0,12}|other[\w-]{0,8}|xn--[\w-]{1,40}|[^\x00-\x7f.\s]{1,20}|[a-z]|
    [a-z]\d{1,3}|\d{1,3})\.){0,4}
  (?:example(?:\.(?:com|org|net))?|test|invalid)
`

/**
 * Names and numbers that are kept for documents, addresses cut short, and names that only a lesson gives to an attacker:
 * nobody has them.
 */
const RESERVED = regex`
  ^${NUMBERS_FOR_DOCUMENTS}\.\d{1,3}$|
  ^(?=[\d.]*x)(?:\d{1,3}|x{1,3})(?:\.(?:\d{1,3}|x{1,3})){3}$|(?:^|\.)example\.(?:com|org|net)$|
  (?:^|[.-])(?:attacker|evil|malicious|hacker|victim)\w{0,12}(?:[.-]|$)|^[….]|^$
`
const OF_NOBODY = new RegExp(`^${NAME_OF_NOBODY}$`)

export function isReserved(address: string): boolean {
  const host = hostOf(address)
  return RESERVED.test(host) || OF_NOBODY.test(host)
}

/** `https://…`: a manner of speaking, which nobody can run. */
export const isCutShort = (address: string): boolean => /^[.…]+$/.test(hostOf(address))

const FOR_DOCUMENTS = new RegExp(String.raw`^\w{2,5}:\/\/${NUMBERS_FOR_DOCUMENTS}\.\d`)

/** A number kept for documents: who writes one where secrets go to has no house of his own in mind. */
export const isForDocuments = (address: string): boolean => FOR_DOCUMENTS.test(address)

/** Stand-ins of manuals: the reader is to put a name of their own there. */
const STAND_IN = regex`
  (?:^|[.-])(?:your|my|our|the)[-_]|
  ^your|^my\w{0,8}\.|
  (?:^|\.)(?:my|your)(?:proxy|server|site|domain|app|host|cluster|store|corp|org|service|
    website|blog)\.\w{2,4}$|
  ^${NAME_OF_NOBODY}$|
  ^(?:\.?env|config|settings|secrets)\.example$|
  \.(?:ini|ya?ml|json|toml|env|conf|cfg|properties)\.example$|
  ^(?:www\.)?(?:api|www|app|target|host|server|domain|site|website|service|acme|contoso|foo|bar|
    test)\.(?:com|org|net|io)$|
  (?:^|\.)(?:acme|company|firma|empresa|my-?org|my-?corp|project|
    foo|bar)\.(?:com|org|net|io|example)$|
  ^(?:[\w-]{1,12}\.)?x{3,4}\.(?:com|cn)$|
  ^(?:abc\d{0,4}|random[\w-]{0,16}|subdomain|x{2,}|1234\w{0,6}|your[-_][\w-]{1,20}|
    example)\.(?:[\w-]{1,12}\.)?(?:ngrok|trycloudflare|loca|cpolar|natapp|vicp)\b|
  ^(?:[\w-]{1,12}\.)?(?:seu|tu|meu|mi)-?(?:site|sitio|dominio|servidor)\.(?:com(?:\.br)?|net|org|es|
    pt)$|^git\.repo$|^somewhe\.re$|[<>{}$%]|^[^.]{1,60}$|yourdomain|yourcompany|yoursite|mycompany|
  placeholder
`

/** The reader's own account on a code host: `https://github.com/{organization}/{repository}`. */
const OPEN_ACCOUNT = regex`
  ^https?:\/\/[^/]{3,60}\/(?:[{<$%[:]|your[-_]|yourname|yourusername|(?:user(?:name)?|owner|
    org|account)\/(?:my-?)?(?:repo(?:sitory)?|project|name)(?:\.git)?(?![\w-]))
`

/** What says whose it is has been cut off: `https://discord.com/api/webhooks/...`. */
const OPEN_END =
  /^https?:\/\/[^?#\s]{3,120}\/(?:api\/webhooks|services|hooks|bot)\/?(?:\.{3}|…|x{3,12})$/

/** Accounts of nobody that manuals of shared services use. */
const ACCOUNT_OF_MANUALS = regex`
  ^https?:\/\/[^/]{3,80}\/(?:[\w-]{0,16}example|123456789012|111122223333|
    444455556666|0{12})(?:\/|$)
`

export const isStandIn = (address: string): boolean =>
  STAND_IN.test(hostOf(address)) ||
  isCutShort(address) ||
  OPEN_END.test(address) ||
  (isCodeHost(address) && OPEN_ACCOUNT.test(address)) ||
  (isShared(address) && ACCOUNT_OF_MANUALS.test(address))
