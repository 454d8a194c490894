/** Deeds joined with the secrecy around them. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Hit } from '../../rule.ts'
import { recipients } from '../../signals/places/recipients.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { type Deed, deedsIn } from '../../signals/sentences/deeds.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { secrecies, type Secrecy } from '../../signals/sentences/secrecy.ts'
import { type Statement, statements } from '../../signals/sentences/statements.ts'
import { commands } from '../../signals/shell/commands.ts'
import { namesChannel, sendingOf } from '../../signals/shell/sendings.ts'
import type { Command } from '../../signals/shell/shell.ts'

/** Statements before and behind the secret in which its deed may stand, and characters between them. */
const BEFORE = 2
const BEHIND = 1
const APART_MAX = 200

/** Things that are sent, altered or carried out, and kept from those whom they concern. */
export function* unreportedActs(document: Document): Generator<Hit> {
  const found = document.observe(secrecies)
  if (found.length === 0) return
  const told = { spoken: true } as const
  for (const [at, secrecy] of found.entries()) {
    if (neverUntold(document, secrecy)) continue
    const twice = [found[at - 1], found[at + 1]].some((other) => joins(secrecy, other))
    const weight = weigh(document, secrecy, deedsAround(document, secrecy), twice)
    if (!weight) continue
    if (isInOneBreath(document, secrecy)) {
      yield { start: secrecy.start, end: secrecy.end, ...weight, ...told, ...IN_ONE_BREATH }
      continue
    }
    const loose = weight.severity !== 'crit' || !isToldToStranger(document, secrecy)
    yield { start: secrecy.start, end: secrecy.end, ...weight, ...told, loose }
  }
}

const IN_ONE_BREATH = { severity: 'high', confidence: 'medium' } as const

/** One sentence has it done and keeps it from people, or passes it off as something else. */
function isInOneBreath(document: Document, { kind, index }: Secrecy): boolean {
  if (kind !== 'person' && kind !== 'guise') return false
  const statement = document.observe(statements)[index]!
  const deeds = deedsIn(document, statement)
  const sentence = document.observe(prose).slice(statement.start, statement.end)
  return deeds.has('change') || (deeds.has('act') && UNDONE_HARDLY.test(sentence))
}

/** What is hard to undo, ordered and not told: `delete …`, as against `deletes`. */
const UNDONE_HARDLY =
  /\b(?:delete|erase|wipe|destroy|pay|transfer|install|disable|switch off|turn off|uninstall)\b/

/** Characters before and behind a secret in which a stranger is named who learns of it. */
const STRANGER_BEFORE = 300
const STRANGER_BEHIND = 120

/** Somebody without a reason to be there gets what is kept from others. */
const isToldToStranger = (document: Document, { start, end }: Secrecy): boolean =>
  document
    .observe(recipients)
    .some((one) => one.start > start - STRANGER_BEFORE && one.end < end + STRANGER_BEHIND)

/** `Never delete a test without telling the user` asks for the telling. */
function neverUntold(document: Document, { start }: Secrecy): boolean {
  const text = document.observe(prose)
  return (
    text.startsWith('without ', start) &&
    /\b(?:never|do not|don't|must not|mustn't|should not|may not)\b[^.;:!?]{0,90}$/.test(
      text.slice(Math.max(0, start - 110), start),
    )
  )
}

/** What is not told is a matter of a person, and not what was sent: `never mention who was left on the bench`. */
const OF_A_PERSON = regex.u`
  ^[^.!?;\n]{0,24}\b(?:mention|say|tell|show|list|note)(?:ing)? (?:who\b|
    (?:the |an? )?(?:illness|absence|debts?|age|divorce|pregnancy|diagnosis|mistakes?|
      results?|grades?) of (?:the |an? |any |its |our )?\p{L}{3,14}\b)
`

const isOfOthers = (document: Document, { start }: Secrecy): boolean =>
  OF_A_PERSON.test(document.observe(prose).slice(start, start + 80))

function deedsAround(document: Document, secrecy: Secrecy): ReadonlySet<Deed> {
  const { start, index } = secrecy
  const all = document.observe(statements)
  const deeds = new Set<Deed>()
  if (sendsAFile(document, start) && !isOfOthers(document, secrecy)) deeds.add('out')
  for (const one of neighbours(all, index))
    for (const deed of deedsIn(document, one)) deeds.add(deed)
  return deeds
}

/** What stands below another heading is said of something else. */
const HEADING = /\n#{1,6} /

/** A file that a command right before hands to a stranger. Lines farther away are not taken apart for it. */
const sendsAFile = (document: Document, before: number): boolean =>
  document
    .observe(commands)
    .some(
      (line) =>
        line.end <= before &&
        before - line.end < APART_MAX &&
        !HEADING.test(document.reading.text.slice(line.end, before)) &&
        line.everyCommand.some((command) => handsOverAFile(document, command)),
    )

function handsOverAFile(document: Document, command: Command): boolean {
  const sending = sendingOf(command)
  return (
    sending !== null &&
    sending.parcels.some(
      (parcel) => ATTACHED.test(parcel) && !namesChannel(parcel, sending.addresses),
    ) &&
    sending.addresses.some((address) => isForeign(document, address))
  )
}

const ATTACHED = /(?:^|=)@(?!-)/

function* neighbours(all: readonly Statement[], index: number): Generator<Statement> {
  const own = all[index]!
  yield own
  for (let at = index - 1; at >= Math.max(0, index - BEFORE); at--) {
    if (own.start - all[at]!.end > APART_MAX || all[at]!.zone === 'heading') break
    yield all[at]!
  }
  for (let at = index + 1; at <= Math.min(all.length - 1, index + BEHIND); at++) {
    if (all[at]!.start - own.end > APART_MAX || all[at]!.zone === 'heading') break
    yield all[at]!
  }
}

/** Right beside it stands another way to keep it from people. */
const joins = ({ index, kind }: Secrecy, other: Secrecy | undefined): boolean =>
  other !== undefined && Math.abs(other.index - index) === 1 && other.kind !== kind

/** What leaves the machine in secret is worst. A lesser deed has to stand in the same sentence as the secret. */
function weigh(
  document: Document,
  secrecy: Secrecy,
  deeds: ReadonlySet<Deed>,
  twice: boolean,
): Pick<Hit, 'severity' | 'confidence' | 'firm'> | null {
  if (secrecy.kind === 'loose') return loosely(document, secrecy, deeds)
  if (deeds.has('out'))
    return secrecy.kind === 'guise'
      ? { severity: 'high', confidence: 'high', firm: true }
      : { severity: 'crit', confidence: 'high', firm: true }
  if (deeds.has('change'))
    return { severity: secrecy.kind === 'person' ? 'crit' : 'high', confidence: 'high' }
  if (
    twice ||
    (secrecy.kind !== 'record' && deeds.has('act')) ||
    deedsIn(document, document.observe(statements)[secrecy.index]!).has('act')
  )
    return { severity: 'med', confidence: 'high' }
  return deeds.has('act') ? { severity: 'med', confidence: 'medium' } : null
}

/** What is not told weighs when what is done is grave, and alone. */
function loosely(
  document: Document,
  { index }: Secrecy,
  deeds: ReadonlySet<Deed>,
): Pick<Hit, 'severity' | 'confidence' | 'firm'> | null {
  if (deeds.has('out')) return { severity: 'high', confidence: 'high' }
  if (deeds.has('change')) return { severity: 'med', confidence: 'medium' }
  const own = deedsIn(document, document.observe(statements)[index]!)
  return own.has('change') && own.has('act') ? { severity: 'med', confidence: 'medium' } : null
}
