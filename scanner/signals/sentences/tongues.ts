/** Statements in other languages than English, with what they say of orders, secrecy, consent and sending. */

import type { Document } from '../../document.ts'
import type { Concept } from '../../lexicon/index.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineSignal } from '../../signal.ts'
import { prose } from './prose.ts'
import { mentionsAll, type Statement, statements } from './statements.ts'

/** Small words of languages that are written in plain letters as well, and letters that English has not. */
const SMALL_WORDS = regex.g`
    \b(?:el|los|las|una|con|por|para|que|del|sin|lo|der|die|das|und|den|dem|ein|eine|nicht|mit|
      auf|von|zu|le|les|des|une|et|est|dans|pour|sur|du|au|ne|pas|os|um|uma|com|sem|não|do|da|dos|
      das|ao|em|se|su|sus|tu|de|la|en|o|ou|e|y|il|elle|ce|qui|como|ist|sich|was|als|aus|bei)\b|
    [äöüßáéíóúñãõçàèêôû]
  `

const SMALL_WORDS_MIN = 2

export interface ForeignStatement extends Statement {
  /** The one before and the one behind it, when they stand close. */
  near: readonly Statement[]
}

/** Characters behind a statement that tell its language as well. */
const AHEAD = 100

/** Characters between two statements that still belong together. */
const APART_MAX = 80

const TONGUES: readonly Concept[] = [
  'tongueIssuer',
  'tongueSend',
  'tongueDeed',
  'tongueStep',
  'tongueFormer',
  'tongueFetch',
  'tongueOrders',
  'tongueVoids',
  'tonguePrevails',
  'tongueUnseen',
  'tongueLeftOut',
  'tongueUnasked',
  'tongueObey',
]

export const foreignStatements = defineSignal(
  'foreign-statements',
  (document: Document): readonly ForeignStatement[] => {
    const all = document.observe(statements)
    const text = document.observe(prose)
    const found: ForeignStatement[] = []
    for (let index = 0; index < all.length; index++) {
      const statement = all[index]!
      if (!mentionsAll(statement, TONGUES)) continue
      if (!isForeign(text.slice(statement.start, statement.end + AHEAD))) continue
      const before = all[index - 1]
      const behind = all[index + 1]
      const near = [
        ...(before && statement.start - before.end < APART_MAX ? [before] : []),
        ...(behind && behind.start - statement.end < APART_MAX ? [behind] : []),
      ]
      found.push({
        start: statement.start,
        end: statement.end,
        line: statement.line,
        zone: statement.zone,
        mentions: statement.mentions,
        near,
      })
    }
    return found
  },
)

const isForeign = (text: string): boolean =>
  /[\u0400-\u04ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text) ||
  (text.match(SMALL_WORDS)?.length ?? 0) >= SMALL_WORDS_MIN

/** To forbid the step is right: it stands in front of what must not go unasked. */
export const FOREIGN_BAN = regex`
    禁止|切勿|不得|不可|请勿|してはいけない|しないこと|하지 마|안 된다|\bnunca\b|\bniemals\b|\bnie ohne\b|\bnicht ohne\b|
    \bjamais\b|
    \bn['’]\w{1,20} (?:rien|pas|jamais)\b|
    \bne (?:\w{1,20} )?(?:rien|pas|jamais)\b|
    никогда|нельзя|
    (?:^|\s)не (?!спраш|жд|дожид|запраш)|
    (?:^|\s)(?:no|não) (?!pregunt|pid|esper|pergunt|peç)
  `

/** Those who ask for it need give no reason: no leave is left out. */
const FOR_REASON = regex`
  ^(?:sin (?:preguntar|pedir)|sem (?:perguntar|pedir)|
    sans (?:demander|exiger)|без (?:вопросов|расспросов))[^.,;!?]{0,12} (?:por qu[eé]|el motivo|
    o motivo|pourquoi|la raison|le motif|о причин|почему)
`
const WHOEVER_ASKS = regex`
  (?:quien(?:es)?|los que|las que|quem|ceux qui|celles qui|celui qui|тех, кто|
    тому, кто|кто) (?:[a-zéèêа-я]{1,4} ){0,3}(?:pid|solicit|demand|peç|ped|прос|обрат)
`

export const isForReason = (text: string, at: number): boolean =>
  FOR_REASON.test(text.slice(at, at + 80)) && WHOEVER_ASKS.test(text)

/** An address of the net or of a mailbox. */
export const holdsAddress = (document: Document, { start, end }: Statement): boolean =>
  /https?:\/\/|\bftp:\/\/|[\w.+-]{1,60}@[\w-]{1,60}\.|\bwebhook/.test(
    document.observe(prose).slice(start, end),
  )
