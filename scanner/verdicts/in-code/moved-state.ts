/** What a house has built, with the secrets in it, is kept at a stranger's from now on. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { isStandIn } from '../../signals/places/stand-ins.ts'
import { isForeignFor } from '../../signals/places/strangers.ts'
import { everyMatch } from '../../signals/search/searches.ts'
import { mannerAround, textAround } from '../../signals/sentences/surroundings.ts'

/** A name, or an address in figures. */
const HOST = source`((?:[\w-]{1,60}\.){1,5}[a-z]{2,12}|\d{1,3}(?:\.\d{1,3}){3})(?![\w.])`

/** Where a tool for infrastructure keeps its state; one of the groups is the host. */
const KEPT_AT = worded(
  regex.g`
    \bbackend\s{1,4}"(?:http|s3|pg|consul|remote|etcdv3)"\s?\{[^}]{0,240}?\b(?:address|endpoint|
      conn_str|hostname|s3)\s{0,12}=\s?"(?:\w{2,10}:\/\/(?:[^@"\s]{0,60}@)?)?
    ${HOST}|
    \bcloud\s?\{[^}]{0,160}?\bhostname\s{0,12}=\s?"${HOST}|
    -backend-config[= ]["']?(?:address|endpoint|conn_str|hostname)=\w{2,10}:\/\/(?:[^@"\s]{0,60}@)?
    ${HOST}|
    \bpulumi login ["']?https?:\/\/${HOST}
  `,
)

/** It signs in there with what is written out. */
const SIGNED_IN = regex`
  \b(?:password|secret_key|token|access_token)\s{0,12}=\s?["']?(?!["'$<{]|your|var\.|password\b|
    secret\b|token\b|\.\.\.)[\w!.@#-]{6,80}|
  :\/\/[\w.-]{1,40}:(?![$<{]|pass(?:word)?@|secret@)[^@\s"'/]{5,60}@
`
/** All that is there goes along. */
const MOVED = /-migrate-state\b|-force-copy\b|\bstate (?:push|import|export)\b/
/** What it was copied from is gone, or it goes by another name. */
const COVERED = regex`
  \bskip_cert_verification\s?=\s?true\b|
  \baws s3 (?:rm|rb)\b|\bgsutil (?:-m )?rm\b|
  \b(?:remove|delete|drop|wipe)s? (?:the )?old (?:copy|bucket|state|backend|one)\b|
  \b(?:list|file|enter|note|report|mention|book) (?:it|this|the change) (?:under|as)\b|
  \bunder "formatting"
`

const AROUND = 500

export function* movedState(document: Document): Generator<Hit> {
  for (const found of everyMatch(document, KEPT_AT)) {
    const host = found[1] ?? found[2] ?? found[3] ?? found[4]
    const address = `https://${host}/`
    if (isStandIn(address) || !isForeignFor(document, address)) continue
    const start = found.index
    const end = start + found[0].length
    const around = textAround(document, { start, end }, AROUND, AROUND)
    const isTheirs = SIGNED_IN.test(around)
    const isCovered = COVERED.test(around) || mannerAround(document, start, end) === 'concealed'
    const isMoved = MOVED.test(around)
    if (isTheirs && (isCovered || isMoved))
      yield { start, end, severity: 'crit', confidence: 'high', firm: true }
    else if (isTheirs || (isMoved && isCovered))
      yield { start, end, severity: 'high', confidence: 'high', firm: true }
  }
}
