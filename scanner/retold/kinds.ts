/** Halves of an order that say nothing by themselves, and which belong together. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { worded } from '../patterns/wording.ts'
import { mayMatch } from '../signals/search/candidates.ts'

/** An address, a bucket or a mailbox. */
export const PLACE = /:\/\/|[\w-]@[\w-]{1,63}\.[a-z]/

/** Files and things that open doors, and what is private. */
export const GOODS = worded(regex`
  (?:^|[\s"'\x60(~\/])\.(?:ssh|aws|kube|gnupg|netrc|npmrc|pypirc|env|git-credentials|pgpass)\b|
  \bid_(?:rsa|ed25519|ecdsa)\b|\bwallet\.dat\b|\bkube-?config\b|\/etc\/shadow\b|
  \b(?:private|ssh|secret|access|api|recovery) keys?\b|\bcredentials\b|\bpasswords\b|
  \bpassphrases?\b|\bcookies\b|\bkey ?chain\b|\bseed (?:phrase|words)\b|
  \bwallets?\b|\bsaved logins?\b|\btokens\b|\bsecrets\b|\benvironment variables\b|
  \b(?:shell|browser|browsing|command) history\b|\bclipboard\b|
  \bhome (?:folder|directory)\b|\b(?:conversations?|transcripts?|private messages)\b
`)

/** Files alone that open doors: forms and samples have fields for keys. */
export const KEY_FILE = worded(regex`
  (?:^|[\s"'\x60(~\/<])\.(?:ssh|aws|kube|gnupg|netrc|npmrc|pypirc|env|git-credentials|pgpass)\b
  (?!\.example)|\bid_(?:rsa|ed25519|ecdsa)\b|\bwallet\.dat\b|\/etc\/shadow\b
`)

/** Places that hold what people own, or a system. */
const HOMES = worded(regex`
  (?:^|[\s"'\x60])(?:~|\$home)(?:\/(?:documents|pictures|photos|desktop|downloads|\.ssh|library|
    music|videos)\b|\/?["'\x60*]{0,2}(?:$|[\s,.;]))|
  (?:^|[\s"'\x60])\/(?:home|users|etc|usr|root|boot|var\/lib)(?:\/?["'\x60]{0,2}(?:$|[\s,.;])|\/\*)|
  (?:^|[\s"'\x60])\/["'\x60]{0,2}$|
  \b(?:home|documents) (?:folder|directory)\b|
  \b(?:the|their|all|user's) (?:photos|pictures|documents|backups?)\b
`)

/** Whatever an agent was told before. */
export const ORDERS_BEFORE = worded(regex`
  \b(?:system prompt|safety (?:rules|guidelines|instructions)|(?:previous|prior|earlier|other|
    your|all) (?:\w{1,12} )?(?:instructions|rules|orders|guidelines)|
    instructions (?:above|before|of the user)|what the user said|guardrails)\b
`)

export const SWEEPS = worded(regex`
  \b(?:ignor(?:e|ed|es)|forget|disregard(?:ed)?|override|no longer appl(?:y|ies)|
    (?:is|are) void|void|set aside|drop|
    skip(?:ped)?|obsolete|do not follow|discard|off)\b
`)

const MEMORY = worded(
  regex`
    \b(?:claude|agents|gemini|memory)\.md\b|\.cursorrules\b|\.claude\/settings|
    \bcopilot-instructions\b
  `,
)

const LASTING = worded(regex`
  \b(?:never|without (?:asking|telling)|do not (?:ask|tell|show|mention)|approve|
    bypass\w{0,12}|trust (?:all|every)|
    before (?:each|every) |at (?:each|every) |always (?:run|fetch|send|use|install|trust))
`)

/** An item that begins with an address, as against one that has a name for it. */
const PLACE_FIRST = /^["'\x60<]?(?:https?:\/\/|[\w.+-]{1,40}@)|^<form\b/

/** Before what it sends. */
const SENT = String.raw`\b(?:send|post|upload|mail|copy|forward|deliver)\b[^.!?]{0,80}?`

export interface Kind {
  /** What the lead or the heading says. */
  readonly lead: RegExp
  /** What an item below it, or a cell in its column, says. */
  readonly item: RegExp
}

const KINDS: readonly Kind[] = [
  { lead: PLACE, item: GOODS },
  {
    lead: worded(
      new RegExp(`${SENT}(?:${KEY_FILE.source}).{0,80}\\b(?:to|at|into|on|form|these|this|here)$`),
    ),
    item: PLACE_FIRST,
  },
  { lead: worded(/\b(?:delete|remove|erase|wipe|shred|purge|destroy)\b|\brm -r/), item: HOMES },
  { lead: SWEEPS, item: ORDERS_BEFORE },
  { lead: ORDERS_BEFORE, item: SWEEPS },
  { lead: MEMORY, item: LASTING },
  {
    lead: worded(/\b(?:follow|obey|carry out|do what|keep to|does what|execute)\b/),
    item: /:\/\//,
  },
  { lead: worded(/\b(?:download|fetch)\b/), item: /:\/\// },
  {
    lead: worded(
      /\bwithout (?:asking|a question)|\bno (?:confirmation|approval|questions)\b|\bdo not ask\b/,
    ),
    item: worded(/\b(?:deploy|delete|pay|push|publish|transfer|remove|wipe|merge|buy|order)\b/),
  },
  {
    lead: worded(
      regex`
        \b(?:keep|hide|withhold)\b.{0,20}\bfrom the (?:user|human)|
        \b(?:never|not) (?:tell|told|shown?)\b
      `,
    ),
    item: worded(/\b(?:run|ran|read|upload|sent?|delete|this (?:list|file|skill)|command)/),
  },
]

/** Those whose item a text may hold; what leads to it may be put together from two cells. */
export const kindsOfItems = (document: Document): readonly Kind[] =>
  KINDS.filter(({ item }) => mayMatch(document, item))

/** Those of which it may hold both halves. */
export const kindsIn = (document: Document): readonly Kind[] =>
  kindsOfItems(document).filter(({ lead }) => mayMatch(document, lead))
