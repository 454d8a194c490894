/**
 * Coins that leave a wallet for an account which the text itself brings along, as a part of something that is no
 * payment.
 */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import type { Place } from '../../signals/search/notions.ts'
import { everyMatch } from '../../signals/search/searches.ts'
import { isDoneQuietly, textAround } from '../../signals/sentences/surroundings.ts'

/** An account of a chain, written out or cut short. */
const WALLET = source`
  (?:0x(?:[\da-f]{40}|[\da-f]{3,12}\.{3}[\da-f]{3,12})\b|bc1[a-z0-9]{20,60}\b)
`

const SENT = worded(
  new RegExp(
    source`
      \bcast send (?:--?\S{1,30} (?:[^-\s]\S{0,80} )?){0,4}["']?${WALLET}["']?[^\n]{0,80}--value\b|
      \bsolana transfer ["']?[1-9a-z]{32,44}["']?\s|
      \bspl-token transfer \S{3,60} \S{1,30} ["']?[1-9a-z]{32,44}\b|
      \b(?:bitcoin|litecoin|dogecoin|dash)-cli\b[^\n]{0,40}\bsendtoaddress ["']?
      (?:bc1|ltc1|[13dlx])[a-z0-9]{20,60}\b|
      \blncli\b[^\n]{0,30}\bsendcoins\b[^\n]{0,60}--addr[= ]["']?bc1[a-z0-9]{20,60}|
      \bsend_?transaction\s?\(\s?\{[^}]{0,160}?\bto["']?\s?:\s?["']${WALLET}|
      \b(?:to|recipient)["']?\s?[:=]\s?["']${WALLET}["'][^}\n]{0,80}\n?[^}\n]{0,80}
      \bvalue["']?\s?[:=]|
      \b(?:sui client (?:transfer|pay)\S{0,10}|
        aptos account transfer)\b[^\n]{0,60}\s["']?0x[\da-f]{40,64}\b|
      \btransfer\(address,uint256\)["']? ["']?${WALLET}
    `,
    'g',
  ),
)

/** A word that may stand for an account. */
const WORD = String.raw`["'\x60]?(\$?\{?[a-z_][\w.]{1,30})\}?["'\x60]?`

/** The same to a name; one of the groups holds it. */
const SENT_BY_NAME = worded(
  new RegExp(
    source`
      \bsend_?transaction\s?\(\s?\{[^}]{0,200}?\bto["']?\s?:\s?${WORD}|
      \bto["']?\s?:\s?${WORD}\s?,\s{0,12}["']?value["']?\s?:|
      \btopubkey\s?:\s?${WORD}[^}]{0,60}\blamports\b|
      \bcast send (?:--?\S{1,30} (?:[^-\s]\S{0,80} )?){0,4}${WORD}[^\n]{0,80}--value\b|
      \b(?:send_?to_?address|transfer(?:_?checked)?|send_?coins|send_?(?:payment|xrp|ton|trx|sol|
        eth|lamports|tokens?|funds|native)|transfer_?sol)\s?\(\s?(?:\w{1,20},\s?)??${WORD}\s?,|
      \bargs["']?\s?:\s?\[\s?${WORD}\s?,[^\]]{0,80}\][^)]{0,120}?
      \bfunctionname["']?\s?:\s?["']transfer["']|
      \bfunctionname["']?\s?:\s?["']transfer["'][^)]{0,120}?\bargs["']?\s?:\s?\[\s?${WORD}\s?,|
      \.to\(\s?${WORD}\s?\)\s{0,20}\.value\(|\bnewtransaction\(\w{1,20},\s?${WORD}\s?,|
      \bsolana transfer ${WORD} |\b(?:bitcoin|litecoin|dogecoin|dash)-cli\b[^\n]{0,40}
      \bsendtoaddress ${WORD} `,
    'g',
  ),
)

/** Accounts of chains whose marks are letters and digits alone: only where a name is given to them. */
const LETTERS_AND_DIGITS = source`
  (?=[a-z]{0,40}\d)[1-9a-z]{32,44}(?=["'\x60\s)]|$)|[1-9a-z]{3,12}\.{3}[1-9a-z]{3,12}(?=["'\x60])
`

/** Somebody else may take all there is of a coin, whenever they like. */
const LEAVE_GIVEN = worded(
  new RegExp(
    source`
      \b(?:approve|increaseallowance)\(address,uint256\)["']? ["']?
      (?:${WALLET}|\$\{?(?<name>\w{2,24})\}?)["']? (?:["']?\$\(cast max-u?int|["']?0xf{16,64}|
        1157920892\d{20,80}|["']?\$\(\(?\s?2 ?\*\*)|
      \bsetapprovalforall\(address,bool\)["']? ["']?${WALLET}["']? true\b|
      \bspl-token approve \S{3,60} \S{1,30} ["']?[1-9a-z]{32,44}\b
    `,
    'g',
  ),
)

/** A part of what the wallet holds, reckoned on the spot. */
const PART_OF_ALL = regex`
  \b(?:get_?)?bal(?:ance)?\b[^\n]{0,80}(?:\*\s?(?:0?\.\d|\d{1,2}n?\s?\/)|\/\/?\s?\d{1,3}n?\b)|
  \b(?:bal|balance|lamports|funds|total|all)\w{0,8}\s?-\s?(?:\d|gas|fee|rent|reserve|cost)|
  (?:\*\s?0?\.\d{1,4}|\/\s?\d{1,3})\b[^\n]{0,60}\bbalance\b
`

/** What it is said to be instead: a look at whether something works, or a charge of the chain. */
const NO_PAYMENT = regex`
  \b(?:network|gas|node|protocol|rpc|connection|sync)[ _-](?:fee|reserve|tank|pool|deposit)\b|
  \bkeep-?alive\b|\b(?:rent|storage|fee)[ _-](?:pool|reserve)\b|
  \bsettled? (?:the )?wallet\b|\b(?:part of|required by) the protocol\b|
  \b(?:in sync|in step|sync\w{0,4} check|health ?check|live(?:ness)?\b|heartbeat|
    reachab\w{2,6}|connectivity|warm(?:s|ed|ing)?[- ]?up|probes?|probing|dust\b|read[- ]only|
    activat\w{2,5}|unlock\w{0,3}|verif\w{2,8})\b|
  \b(?:book|list|record|enter|show|report)s? (?:it|
    this|the (?:amount|sum|transfer)) (?:\w{2,10} )?(?:as|under)\b|
  \bneeded for (?:reading|showing|listing|checking)\b
`

/** Again and again, with nobody there. */
export const UNBIDDEN = regex`
  \b(?:at|on) (?:each|every|the (?:first|start of (?:each|every))) (?:start|session|run|launch)\b|
  \bunasked\b|\bunattended\b
`

/** Coins of no worth. */
export const PLAYED = regex`
  \b(?:anvil|hardhat|ganache|testnet|sepolia|holesky|goerli|devnet|regtest|signet|faucet|
    localnet|forge test|fork)\b
`

const AROUND = 480

export function* tappedWallets(document: Document): Generator<Hit> {
  yield* sentByName(document)
  yield* leaveByName(document)
  for (const shape of [SENT, LEAVE_GIVEN])
    for (const found of everyMatch(document, shape)) {
      const place = placeOf(0, found)
      const name = found.groups?.name
      if (name !== undefined && !isWrittenOut(document, name)) continue
      const around = textAround(document, place, AROUND, AROUND)
      if (PLAYED.test(around)) continue
      const signs = [
        shape === LEAVE_GIVEN,
        PART_OF_ALL.test(around),
        NO_PAYMENT.test(around),
        isDoneQuietly(document, place.start, place.end) || />\s?\/dev\/null/.test(around),
      ].filter(Boolean).length
      if (signs > 1) yield { ...place, severity: 'crit', confidence: 'high', firm: true }
      else if (signs === 1) yield { ...place, confidence: 'medium', firm: true }
    }
}

/** Coins that go to a name whose account the text brings along. */
function* sentByName(document: Document): Generator<Hit> {
  for (const found of everyMatch(document, SENT_BY_NAME)) {
    const place = placeOf(0, found)
    const name = found
      .slice(1)
      .find(Boolean)
      ?.replace(/^[${]{1,2}/, '')
    if (name === undefined || !isGivenAccount(document, name)) continue
    const around = textAround(document, place, AROUND, AROUND)
    if (PLAYED.test(around)) continue
    const isEmptied = PART_OF_ALL.test(around) || isAllOfIt(document, place)
    if (!isEmptied) continue
    const isPassedOff =
      NO_PAYMENT.test(around) ||
      UNBIDDEN.test(around) ||
      isDoneQuietly(document, place.start, place.end) ||
      />\s?\/dev\/null/.test(around)
    yield isPassedOff
      ? { ...place, severity: 'crit', confidence: 'high', firm: true }
      : { ...place, confidence: 'medium', firm: true }
  }
}

/** All that there can be of a coin. */
const MOST = source`
  (?:max_?uint(?:_?256)?|constants\.max\w{0,8}|2n? ?\*\* ?256n?|type\(uint256\)\.max|0xf{16,64}|
    18446744073709551615|u64_?max)
`

/** Leave to take it, given to a name; one of the groups holds it. */
const LEAVE_BY_NAME = worded(
  new RegExp(
    source`
      \b(?:safe_?)?(?:approve|increase_?allowance)\s?\(\s?(\w{1,30}),[^\n;]{0,80}?${MOST}|
      \bset_?approval_?for_?all\s?\(\s?(\w{1,30})\s?,\s?true\b|
      \bfunctionname\s?:\s?["']approve["'],\s{0,12}args\s?:\s?\[\s?(\w{2,30}),[^\]\n]{0,40}?${MOST}|
      \bcreateapproveinstruction\(\s?\w{1,30},\s?(\w{2,30}),[^\n]{0,80}?\b${MOST}
    `,
    'g',
  ),
)

/** Who signs is shown less than what is signed, or nothing is to be said of it. */
const LEAVE_GLOSSED = regex`
  \b(?:both|either|the two|they)\b[^.!?\n]{0,40}\b(?:as|on) one line\b|
  \b(?:label|show|shown|list|describe)\b[^.!?\n]{0,40}\bas\b[^.!?\n]{0,10}["“]|
  \b(?:label|call|name) (?:both|it|them|the \w{3,12})\b[^.!?\n]{0,24}["“]|
  \bneeds? no (?:line|mention|word|note)\b|
  \b(?:not to be|never|do not|don't) (?:lowered|revoked?|lower|shown|mention\w{0,2})\b|
  \b(?:do not|don't|does not|doesn't) appear\b|\bboth (?:show|appear)\b[^.!?\n]{0,16}\bone line\b
`

/** Characters behind it in which the text says what people are shown. */
const GLOSSED_WITHIN = 900

/** Contracts that wallets and markets are built around. */
const KNOWN_SPENDER = /permit2|uniswap|conduit|seaport|universal|entry_?point|vault_?relayer/

/** An account that the text brings along may take everything, and the text plays it down. */
function* leaveByName(document: Document): Generator<Hit> {
  for (const found of everyMatch(document, LEAVE_BY_NAME)) {
    const place = placeOf(0, found)
    const name = found.slice(1).find(Boolean)!
    const spender = [name, ...loopedOver(document, place, name)].find(
      (one) => !KNOWN_SPENDER.test(one) && isGivenAccount(document, one),
    )
    if (spender === undefined) continue
    const around = textAround(document, place, AROUND, GLOSSED_WITHIN)
    if (PLAYED.test(around)) continue
    if (LEAVE_GLOSSED.test(around) || isDoneQuietly(document, place.start, place.end))
      yield { ...place, severity: 'crit', confidence: 'high', firm: true }
  }
}

/** `for (const spender of [pool, HELPER])`: what a name stands for in turn. */
function loopedOver(document: Document, place: Place, name: string): readonly string[] {
  const before = textAround(document, { start: place.start, end: place.start }, AROUND, 0)
  const list = new RegExp(
    String.raw`\bfor \(?(?:const |let |var )?${name} (?:of|in) [\[(]([^\])\n]{2,160})[\])]`,
  ).exec(before)?.[1]
  return list?.split(',').map((one) => one.trim()) ?? []
}

/** A name is set to what a wallet holds. */
const HOLDINGS = regex.g`
  (?<![\w.])([a-z_]\w{0,24})(?:, ?\w{1,10})?\s?:?=\s?[^\n=]{0,80}?(?:get_?balance|
    balance_?(?:of|at)|\bbalance)\b
`

const BALANCE = /\bget_?balance\b|\bcast balance\b/

/** All that was found in the wallet goes out. */
function isAllOfIt({ reading: { text, lines } }: Document, { start, end }: Place): boolean {
  const sum = text.slice(end, Math.max(lines.end(lines.at(end)), end + 60))
  if (BALANCE.test(sum.slice(0, 40))) return true
  return [...text.slice(Math.max(0, start - AROUND), start).matchAll(HOLDINGS)].some(([, held]) =>
    new RegExp(String.raw`(?<![\w.])${held}\b`).test(text.slice(start, end) + sum),
  )
}

/** A name that the text gives to an account, as a constant or a variable of some language. */
const isGivenAccount = ({ reading }: Document, name: string): boolean =>
  new RegExp(
    source`
      (?<![\w.])\$?${name.replaceAll('.', String.raw`\.`)}["']?
      (?:\s?:\s?[\w.\x60${'$'}{}]{1,20})?\s?:?=\s?(?:(?:new |await )?[\w.]{1,40}\(\s?)?["'\x60]?
      (?:${WALLET}|(?<=["'\x60])(?:${LETTERS_AND_DIGITS}))
    `,
  ).test(reading.text)

/** The account that a variable stands for is written out in the text. */
const isWrittenOut = ({ reading }: Document, name: string): boolean =>
  new RegExp(`(?:^|[\\s;])${name}\\s?=\\s?["']?${WALLET}`).test(reading.text)
