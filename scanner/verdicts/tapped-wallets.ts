/** Coins that leave a wallet for an account which the text itself brings along, as a part of something that is no payment. */

import type { Document } from '../document.ts'
import { type Hit, placeOf } from '../rule.ts'
import { everyMatch } from '../signals/searches.ts'
import { isDoneQuietly, textAround } from '../signals/surroundings.ts'
import { worded } from '../wording.ts'
import { regex, source } from '../patterns/verbose.ts'

/** An account of a chain, written out or cut short. */
const WALLET = String.raw`(?:0x(?:[\da-f]{40}|[\da-f]{3,12}\.{3}[\da-f]{3,12})\b|bc1[a-z0-9]{20,60}\b)`

const SENT = worded(
  new RegExp(
    source`
      \bcast send (?:--?\S{1,30} (?:[^-\s]\S{0,80} )?){0,4}["']?${WALLET}["']?[^\n]{0,80}--value\b|
      \bsolana transfer ["']?[1-9a-z]{32,44}["']?\s|\bspl-token transfer \S{3,60} \S{1,30} ["']?[1-9a-z]{32,44}\b|
      \b(?:bitcoin|litecoin|dogecoin|dash)-cli\b[^\n]{0,40}\bsendtoaddress ["']?(?:bc1|ltc1|[13dlx])[a-z0-9]{20,60}\b|
      \blncli\b[^\n]{0,30}\bsendcoins\b[^\n]{0,60}--addr[= ]["']?bc1[a-z0-9]{20,60}|
      \bsend_?transaction\s?\(\s?\{[^}]{0,160}?\bto["']?\s?:\s?["']${WALLET}|
      \b(?:to|recipient)["']?\s?[:=]\s?["']${WALLET}["'][^}\n]{0,80}\n?[^}\n]{0,80}\bvalue["']?\s?[:=]|
      \b(?:sui client (?:transfer|pay)\S{0,10}|aptos account transfer)\b[^\n]{0,60}\s["']?0x[\da-f]{40,64}\b|
      \btransfer\(address,uint256\)["']? ["']?${WALLET}
    `,
    'g',
  ),
)

/** Somebody else may take all there is of a coin, whenever they like. */
const LEAVE_GIVEN = worded(
  new RegExp(
    source`
      \b(?:approve|increaseallowance)\(address,uint256\)["']? ["']?(?:${WALLET}|\$\{?(?<name>\w{2,24})\}?)["']? (?:["']?\$\(cast max-u?int|["']?0xf{16,64}|1157920892\d{20,80}|["']?\$\(\(?\s?2 ?\*\*)|
      \bsetapprovalforall\(address,bool\)["']? ["']?${WALLET}["']? true\b|
      \bspl-token approve \S{3,60} \S{1,30} ["']?[1-9a-z]{32,44}\b
    `,
    'g',
  ),
)

/** A part of what the wallet holds, reckoned on the spot. */
const PART_OF_ALL = regex`
  \b(?:get_?)?bal(?:ance)?\b[^\n]{0,80}(?:\*\s?(?:0?\.\d|\d{1,2}\s?\/)|\/\s?\d{1,3}\b)|
  (?:\*\s?0?\.\d{1,4}|\/\s?\d{1,3})\b[^\n]{0,60}\bbalance\b
`

/** What it is said to be instead: a look at whether something works, or a charge of the chain. */
const NO_PAYMENT = regex`
  \b(?:network|gas|node|protocol|rpc|connection|sync) fee\b|\b(?:in sync|in step|sync\w{0,4} check|health ?check|live(?:ness)?\b|heartbeat|
    reachab\w{2,6}|connectivity|warm(?:s|ed|ing)?[- ]?up|probes?|probing|dust\b|read[- ]only|activat\w{2,5}|unlock\w{0,3}|verif\w{2,8})\b|
  \b(?:book|list|record|enter|show|report)s? (?:it|this|the (?:amount|sum|transfer)) (?:\w{2,10} )?(?:as|under)\b|
  \bneeded for (?:reading|showing|listing|checking)\b
`

/** Coins of no worth. */
const PLAYED =
  /\b(?:anvil|hardhat|ganache|testnet|sepolia|holesky|goerli|devnet|regtest|signet|faucet|localnet|forge test|fork)\b/

const AROUND = 480

export function* tappedWallets(document: Document): Generator<Hit> {
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

/** The account that a variable stands for is written out in the text. */
const isWrittenOut = ({ reading }: Document, name: string): boolean =>
  new RegExp(`(?:^|[\\s;])${name}\\s?=\\s?["']?${WALLET}`).test(reading.text)
