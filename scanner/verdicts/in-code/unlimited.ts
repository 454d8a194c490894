/** Leave to take everything out of a wallet, given to an address that the text itself brings along. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { holds } from '../../signals/search/notions.ts'
import { everyMatch } from '../../signals/search/searches.ts'
import { CONCEALED, UNASKED } from '../../signals/sentences/manners.ts'
import { textAround } from '../../signals/sentences/surroundings.ts'
import { PLAYED, UNBIDDEN } from './tapped-wallets.ts'

const UNLIMITED = worded(
  regex.g`
    \b(?:approve|increaseallowance|permit|safeapprove)\s?\([^)\n]{0,120}(?:max_?uint(?:256)?|
      constants\.max|2\s?(?:\*\*|\^|n \*\*)\s?256|type\(uint256\)\.max|0xf{16,64}|unlimited)|
    \bsetapprovalforall\s?\([^)\n]{0,80}\btrue\b
  `,
)
/** Nearly all that the wallet holds, sent off in one go. */
const EMPTIED = worded(
  regex.g`
    \b(?:sendtransaction|transfer|send_transaction|sendcoins)\s?\(\s?\{?[^;\n]{0,160}\b
    (?:getbalance|balanceof|balance)\b[^;\n]{0,80}
  `,
)
const ADDRESS = /0x(?:[0-9a-f]{38,40}|[0-9a-f]{3,12}\.{3}[0-9a-f]{3,12})\b/

/** Several coins at once, or a word that makes little of it. */
const ALL_COINS = regex`
  \bfor \(?(?:const|let|var)? ?\w{1,16} (?:of|in) \w{0,12}(?:tokens?|assets|coins)|
  \b(?:usdt|usdc|weth|dai|wbtc)\b[^\n]{0,24}\b(?:usdt|usdc|weth|dai|wbtc)\b
`
const MADE_LITTLE = regex`
    \b(?:describe|call|present|label|explain|name) (?:it|this|that|them)\b[^.!?\n]{0,30}\bas\b|
    \btell (?:the |them|him|her)\w{0,6}(?: that)? (?:this|it)\b|
    \b(?:gas-?free|free of charge|batch\w{0,3}|verification|verif(?:y|ies)|activation|registration|
      migration|sans expliquer|без подтверждения)\b|
    подтверждение не
  `
const EXPLAINED =
  /\b(?:revoke|explain what|warn|never|exact (?:sum|amount)|show the spender|uniswap|router)\b/

const AROUND = 420

export function* unlimitedLeave(document: Document): Generator<Hit> {
  const { text } = document.reading
  for (const found of everyMatch(document, EMPTIED)) {
    const { start, end } = placeOf(0, found)
    if (PLAYED.test(textAround(document, { start, end }, AROUND, AROUND))) continue
    if (ADDRESS.test(text.slice(Math.max(0, start - 3 * AROUND), end + AROUND)))
      yield { start, end, severity: 'crit', confidence: 'high', firm: true }
  }
  for (const found of everyMatch(document, UNLIMITED)) {
    const { start, end } = placeOf(0, found)
    const around = textAround(document, { start, end }, AROUND, AROUND)
    if (!ADDRESS.test(around) || EXPLAINED.test(around)) continue
    const signs = [
      ALL_COINS.test(around),
      MADE_LITTLE.test(around),
      holds(around, CONCEALED) || holds(around, UNASKED) || UNBIDDEN.test(around),
    ].filter(Boolean).length
    if (signs > 1) yield { start, end, severity: 'crit', confidence: 'high', firm: true }
    else if (signs === 1) yield { start, end, confidence: 'high', firm: true }
  }
}
