/** What a statement has the agent do that others would want to know of. */

import type { Document } from '../../document.ts'
import type { Concept } from '../../lexicon/index.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineSignal } from '../../signal.ts'
import { prose } from './prose.ts'
import { mentionsAll, type Statement } from './statements.ts'

/** `out`: something leaves the machine. `change`: things people rely on are altered. `act`: anything weighty. */
export type Deed = 'out' | 'change' | 'act'

/** A program that talks to the net, told to. */
const NET_COMMAND = regex`
  \b(?:curl|wget|scp|rsync|sftp|ftp|nc|ncat|netcat|socat|rclone|invoke-webrequest|
    iwr|aws s3 cp|gsutil cp|git push|git remote add|gh gist create|sendmail|mailx?|
    nslookup|dig) (?:-|\S{0,40}[./:@$])
`

const ADDRESS =
  /https?:\/\/(?!(?:localhost|127\.))|[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,12}|\bwebhook/

/** Ways to say that something goes somewhere, beyond those of the lexicon. */
const GOES_OUT = regex`
    \b(?:post(?:s|ed|ing)?|push(?:es|ed|ing)?|copy|copies|copied|mirror(?:s|ed)?|ship(?:s|ped)?|
      stream(?:s|ed)?|sync(?:s|ed|hronise|hronize)?|forward(?:s|ed)?|mail(?:s|ed)?|
      e-?mail(?:s|ed)?|hand(?:s|ed)?|pass(?:es|ed)?|deliver(?:s|ed)?|relay(?:s|ed)?|
      transmit\w{0,4}|send(?:s|ing)?|sent|upload(?:s|ed|ing)?|attach(?:es|ed)?|report(?:s|ed)?|
      log(?:s|ged)?|feed(?:s)?|put|store|save|back(?:s|ed)? up|add|replicate[sd]?|duplicate[sd]?|
      exfiltrat\w{0,4}|leak(?:s|ed)?|dispatch(?:es|ed)?|submit(?:s|ted)?|shar(?:es?|ed|ing)|
      remit(?:s|ted)?|communicated?|provided? to|include|call|ping|request|fetch|go(?:es)? to)\b
  `

/** These need no address to be known for what they are. */
const SENT = regex`
    \b(?:uploads?|mirror(?:s|ed)?|exfiltrat\w{0,4}|forwards?|relays?|transmits?|attach(?:es)?|
      ships?) (?:\w{1,14} ){0,6}(?:to|with|into)\b|
    \b(?:uploads?|transfers?|sync|outgoing|extra|additional|second) (?:call|request|header|copy|
      upload|step|transfer|recipient)s?\b
  `

const VALUED: readonly Concept[] = [
  'secret',
  'secretFile',
  'personal',
  'agentMemory',
  'destination',
  'dropHost',
  'privateStore',
  'ownSecret',
]

const ALTERS = regex`
    \b(?:adds?|chang(?:e|es|ing)|rais(?:e|es|ing)|replac(?:e|es|ing)|swaps?|inserts?|enters?|
      puts?|sets?|alters?|mov(?:e|es)|shifts?|lowers?|rounds?|increas(?:e|es)|decreas(?:e|es)|
      reduc(?:e|es)|appends?|plants?|adjusts?|substitut(?:e|es)|redirects?|renam(?:e|es)|
      backdat(?:e|es)|splits?|divid(?:e|es)|inflat(?:e|es)|edits?|rewrit(?:e|es)|modif(?:y|ies)|
      overwrit(?:e|es)|take out|takes out|deduct|bump)\b[^.!?\n]{0,60}\b(?:amounts?|prices?|
      rates?|fees?|margins?|accounts?|iban|figures?|scores?|marks?|grades?|doses?|dosages?|
      tokens?|headers?|maintainers?|collaborators?|members?|admins?|permissions?|access|keys?|
      roles?|invoices?|recipients?|payees?|balances?|timelines?|deadlines?|dates?|links?|tags?|
      discounts?|wallets?|address(?:es)?|percent|totals?|recipients?|bcc|cc|dependenc(?:y|ies)|
      packages?|branch|results?|numbers?|ratings?|votes?|trackers?|pixels?|beacons?|hooks?)\b
  `

const WEIGHTY = regex`
    \b(?:delet(?:e|es|ing)|eras(?:e|es)|wip(?:e|es|ing)|destroy|pay|pays|paying|transfers?|
      wire|wires|purchas(?:e|es)|buys?|orders?|grants?|invites?|approv(?:e|es)|merg(?:e|es)|
      deploys?|publish(?:es)?|installs?|execut(?:e|es)|unlocks?|records?|recording|photograph|
      captur(?:e|es)|collects?|gathers?|harvests?|reads? (?:the|their|every|all)|opens? (?:a|
        the|their)|signs?|subscribes?|disables?|switch(?:es)? off|turns? off|stops? recording|
      start(?:s)? (?:a|the)|runs? (?:\x60|the|scripts?|a )|clones?|registers?|scans?)\b
  `

/** A secret in an address, rights for somebody else, what runs by itself, a thing fetched and started. */
const GRAVE = regex`
    \b(?:store|save|write|keep|copy|log|record|note|put)\b[^.!?\n]{0,40}\b(?:logins?|passwords?|
      pins?|card (?:data|numbers?)|passphrases?|credentials?|one-time codes?)\b[^.!?\n]{0,30}
    (?:\b(?:types?|enters?|pastes?|gives?)\b|[~\/]\/?\.\w|\/tmp)|
    [?&][\w.-]{1,20}=[$\{<%][\w{(]{1,40}|
    \b(?:append|add|put|attach|embed)\b[^.!?\n]{0,24}\$\{?\w{0,30}(?:key|token|secret|pass)|
    authorized_keys|
    ~\/\.(?:bashrc|zshrc|profile|bash_profile)|
    \bcron(?:tab)?\b|\bgrant all\b|
    \b(?:copy|copies|copied|send|sends|upload|uploads|read|reads|
      move|moves|zip|archive|push|mail)\b[^.!?\n]{0,40}(?:\bssh (?:folder|directory|keys?)|
      ~\/\.(?:ssh|aws|config|gnupg|kube)|\.env\b|\bkeychain|\bcookies\b|\bwallets?\b)
  `

export function deedsIn(document: Document, statement: Statement): ReadonlySet<Deed> {
  const known = document.observe(judged)
  let deeds = known.get(statement)
  if (!deeds) known.set(statement, (deeds = deedsOf(document, statement)))
  return deeds
}

/** Each statement is the neighbour of others. */
const judged = defineSignal('judged-statements', () => new Map<Statement, ReadonlySet<Deed>>())

/** Deeds that a sentence forbids, up to where it turns. */
const BANNED = regex.g`
  \b(?:do not|don't|never|must not|may not|nor) (?:copy|send|mail|e-?mail|upload|push|move|paste|
    store|save|write|put|zip|archive|log|post|forward|attach)\b
  (?:(?!\b(?:but|only|until|unless|except|without|instead|before)\b)[^.!?;,]){0,60}
`

function deedsOf(document: Document, statement: Statement): ReadonlySet<Deed> {
  const text = document.observe(prose).slice(statement.start, statement.end).replace(BANNED, ' ')
  const found = new Set<Deed>()
  const goes = GOES_OUT.test(text)
  if (NET_COMMAND.test(text) || (goes && ADDRESS.test(text))) found.add('out')
  else if (mentionsAll(statement, ['send'], VALUED) || GRAVE.test(text)) found.add('out')
  if (ALTERS.test(text)) found.add('change')
  if (SENT.test(text) || WEIGHTY.test(text) || (goes && mentionsAll(statement, VALUED)))
    found.add('act')
  return found
}
