/**
 * Strangers that a text has something brought to: an address or a mailbox behind a word of direction, in whatever
 * language, of nobody that the text gives a reason for.
 */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineSignal } from '../../signal.ts'
import { candidates } from '../search/candidates.ts'
import type { Place } from '../search/notions.ts'
import { paragraphs } from '../sentences/paragraphs.ts'
import { prose } from '../sentences/prose.ts'
import { HOST_NAME, makerOf } from './addresses.ts'
import { isIssuedAt, isReferral, isTitleOfLink } from './citations.ts'
import { MAIL_HOST_OF_NOBODY } from './mailboxes.ts'
import { isHouse, isSpokenOf } from './own-names.ts'
import { isOwnSignIn } from './own-sign-in.ts'
import { isForeignFor } from './strangers.ts'

export interface Recipient {
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
  paragraph: Place
  /** The address, or an https address of the domain of the mailbox. */
  address: string
  mailbox: boolean
  /** A mailbox at which many are written to: what is told of it has to be plain. */
  openToAll: boolean
}

const ADDRESS = worded(
  new RegExp(
    source`
      (?:https?|wss?|ftps?|sftp):\/\/[^\s"'<>)\]\x60,;|]{4,300}|(?<![\w.+/:-])[\w.+-]{1,64}
      @(?:(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\w)|[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})|(?<![\w.@+/:-])
    ` +
      HOST_NAME +
      // A file and a call of a program are written like a host: `kiln.me()`, `names.ru.json`.
      String.raw`(?!\(|\.\w)`,
    'g',
  ),
)

/** A preposition, at most a few words before; an arrow or a colon; the verb itself. */
const TOWARDS = regex.u`
    (?:(?<![\p{L}-])(?:to|at|via|into|onto|in|on|under|with|through|
        towards?|by|against|unter|an|nach|bei|über|auf|zu|zum|zur|per|a|al|para|em|no|na|hacia|
        en|à|au|sur|vers|chez|su|naar|aan|op|till|do|на|в|по|к|post|put|patch|copy|cc|bcc|add|
        invite|mail|e-?mail|call|ping|notify|upload|send|push|is|address|mailbox|endpoint|url|host|
        server|webhook|recipient|empfänger|destinatario|destinataire)(?![\p{L}])[\s:"'\x60<(*=]{1,6}
      (?:[\p{L}'-]{1,20}[\s:"'\x60<(*=]{1,4}){0,5}|[→⇒]\s{0,3}["'\x60<(*]{0,3}|
      [-=]>\s{0,3}["'\x60<(*]{0,3}|[到至给往向を][\s"'\x60<(*]{0,4})$
  `

/** `a`, `an`, `no` and `do` are small words of English, where they lead nowhere. */
const OF_ENGLISH = /\b(?:the|and|of|with|for|is|any|your|you|this|needs?)\b/
const LEADS_ABROAD = /(?<![\p{L}-])(?:an?|no|do|na|al|su|op)(?![\p{L}])/gu

const isLedTo = (before: string): boolean =>
  TOWARDS.test(OF_ENGLISH.test(before) ? before.replace(LEADS_ABROAD, '.') : before)

/** In languages with the direction behind. */
const BEHIND = /^[\s"'`>)*]{0,4}(?:へ|に|宛|まで|로|으로|에|께|上|里|中)/

/** It is where something comes from, or is read. */
const SOURCE = regex.u`
    (?<![\p{L}])(?:defaults?(?: is)?|set(?!,)|points?|resolves?|redirects?|equals?|change[ds]?|
      extracts?|from|von|aus|de la|desde|depuis|see|siehe|visit|docs?|documentation|manual|
      homepage|website|download(?:ed|s)?|fetch(?:ed|es)?|read|browse|
      (?<!\b(?:you|it|they) )find|found|available|hosted|
      published|documented|described|source|quelle|get (?:your|an?|the|it)|obtain|sign up|
      register for|(?:network|internet|web|outbound|egress) access|contact|questions?(?! included)|
      support|feedback|issues?|bugs?|out|vulnerabilit(?:y|ies)|
      maintained|(?<!\bto (?:the|its) )(?:maintainer|author)|writes? to us|
      reach(?: us)?)(?![\p{L}])[^.!?;]{0,30}$
  `

/** Whoever gave a token out did so before anybody could be brought one. */
const GIVEN_OUT_BY = /\b(?:issued|signed|minted) by[\s"'`<(*]{0,4}$/

/** `Requests to `x.net` fail`: what is wrong when a program cannot reach its service. */
const REQUESTS_TO =
  /\b(?:requests?|calls?|connections?|connecting) to (?:the )?(?:server |host )?["'`<(*]{0,4}$/
const FAIL = regex`
  ^["'\`>)*]{0,4} (?:(?:may|might|can|often|sometimes|always) )?(?:fail(?:s|ed|ing)?|times? out|
    timed out|hangs?|(?:is|are) (?:refused|blocked|slow))\b
`

/** `github.com/account/name/part`, as modules are called. */
const IMPORT_PATH = regex`
  ^(?:github\.com|go\.uber\.org|golang\.org|google\.golang\.org|gopkg\.in|
    k8s\.io|sigs\.k8s\.io)\/[\w.-]{1,60}\/?[\w./-]{1,100}
`

const isImportPath = (text: string, at: number): boolean =>
  IMPORT_PATH.test(text.slice(at, at + 180))

/** `(like Kiln.app or Wheel)`: a program of a Mac, and no host. */
const AS_PROGRAM = /\((?:like|such as|e\.g\.) [a-z]{3,20}\.app$/

/** Mailboxes of manuals, forges and machines. */
const STAND_IN = regex`
    @${MAIL_HOST_OF_NOBODY}|
    noreply|no-reply|^git@|
    ^(?:(?:example|your|user|someone|test)[\w.+-]{0,20}|
      (?:you|me|my|name|jane|john|alice|bob|foo|bar)(?:[._+-][\w.+-]{0,20}|e?mail|name|
        address|doe|smith|\d{0,6}))@
  `

/** Mailboxes that houses have for whoever writes to them, and those that anybody may have. */
const OPEN_TO_ALL = regex`
    ^(?:info|support|security|hello|contact|help|privacy|team|dev|admin|conduct|sales|
      press|legal|abuse|postmaster)
    (?:[._+-][\w.+-]{0,20}|\d{0,6})@|
    @(?:[\w-]+\.)*(?:gmail|googlemail|outlook|hotmail|icloud|yahoo|gmx)\b
  `

/** Names of variables that hold a key: `$KILN_API_KEY`. */
const KEY_NAME = /\$\{?(\w{3,40}(?:key|token|secret|pat|password))\b/g

/** Of the keys of one paragraph so many are looked at. */
const KEYS_MAX = 40

const keysIn = (paragraph: string): readonly string[] =>
  paragraph.includes('$')
    ? Array.from(paragraph.matchAll(KEY_NAME).take(KEYS_MAX), ([, name]) => name!)
    : []

/** Where the user has an account, a call carries a key that is named after the service. */
function isSignedInto(keys: readonly string[], address: string): boolean {
  const maker = makerOf(address).replaceAll('-', '_')
  return maker.length > 2 && keys.some((key) => key.startsWith(maker))
}

export const recipients = defineSignal('recipients', (document: Document): readonly Recipient[] => {
  const found: Recipient[] = []
  const whole = document.observe(prose)
  let last = -1
  for (const paragraph of candidates(document, document.observe(paragraphs), ADDRESS)) {
    const text = whole.slice(paragraph.start, paragraph.end)
    const keys = keysIn(text)
    for (const match of text.matchAll(ADDRESS)) {
      const start = paragraph.start + match.index
      if (start <= last) continue
      const before = text.slice(Math.max(0, match.index - 90), match.index)
      const end = start + match[0].length
      if (!isLedTo(before) && !BEHIND.test(whole.slice(end, end + 12))) continue
      if (SOURCE.test(before) || isReferral(before)) continue
      if (GIVEN_OUT_BY.test(before)) continue
      if (REQUESTS_TO.test(before) && FAIL.test(whole.slice(end, end + 40))) continue
      if (AS_PROGRAM.test(before + match[0])) continue
      if (isIssuedAt(before, whole.slice(end, end + 60))) continue
      if (
        isImportPath(text, match.index) ||
        isTitleOfLink(text, match.index, end - paragraph.start)
      )
        continue
      const mailbox = match[0].includes('@') && !match[0].includes('://')
      const address = match[0].includes('://')
        ? match[0].replace(/^[a-z]+:/, 'https:').replace(/[.:!?]$/, '')
        : `https://${match[0].slice(match[0].indexOf('@') + 1)}`
      if (STAND_IN.test(match[0]) || match[0].includes('://169.254.')) continue
      if (!isForeignFor(document, address) || isSpokenOf(document, address)) continue
      if (isHouse(document, address) || isSignedInto(keys, address)) continue
      if (isOwnSignIn(document, text, address)) continue
      last = start
      found.push({ start, end, paragraph, address, mailbox, openToAll: OPEN_TO_ALL.test(match[0]) })
    }
  }
  return found
})
