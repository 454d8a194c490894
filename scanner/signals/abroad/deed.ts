/**
 * Deeds in other languages than English: one word that few texts hold is looked for everywhere, and what makes a deed of
 * it only around that word, so that eight languages cost little more than one.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { isReserved } from '../places/stand-ins.ts'
import { isForeign } from '../places/strangers.ts'
import { joined } from '../search/joined.ts'
import type { Notion, Place } from '../search/notions.ts'
import { prose } from '../sentences/prose.ts'
import { stretches } from '../sentences/stretches.ts'
import { isDenied } from '../signs/tongues/denied.ts'

export interface TranslatedDeed {
  /** What was seen, in the words of a note. */
  says: string
  /** The words by which a passage is found. */
  anchor: Notion
  /** The word itself is an order, and means nothing under a negation. */
  ordered?: boolean
  /** All of it stands in the same passage and is not forbidden there. Without any, the first of `said` is the deed. */
  meant: readonly RegExp[]
  /** All of it stands there, forbidden or not. */
  said?: readonly RegExp[]
  /** Where one of these is said, nothing is wrong. */
  unless?: RegExp
  /** An address or a mailbox that is named with it is a stranger's. */
  toStranger?: boolean
  /** Characters before and behind the word in which the rest is said. */
  within?: number
  /** Wrong whoever has the say. */
  anyway?: boolean
  severity?: 'crit' | 'high'
  /** Honest texts might say the same. */
  loose?: boolean
}

/** Both stand in one sentence, in whatever order. The dot of a name of a file ends none. */
export const beside = (one: RegExp, other: RegExp, within = 90): RegExp =>
  new RegExp(`${chain(one, other, within)}|${chain(other, one, within)}`, 'u')

const chain = (one: RegExp, other: RegExp, within: number): string =>
  `(?:${one.source})(?:[^.!?。]|\\.(?=\\S)){0,${within}}(?:${other.source})`

/** The same, as long as the deed says nothing else. */
const AROUND = 400

/** Characters of the longest word by which a passage is found. */
const BEYOND = 60

/** Those concerned have the say. */
const ASKED = regex.u`
    (?<!\p{L})(?:tras|previa|después de|con su|solo con|pide|espera) (?:\p{L}{1,12} ){0,2}
    (?:confirmación|consentimiento|aprobación|permiso)(?!\p{L})|
    (?<!\p{L})(?:nach|mit|erst nach|warte auf|hol(?:e|t)?) (?:\p{L}{1,14} ){0,3}
    (?:bestätigung|zustimmung|einverständnis|einwilligung|rücksprache|freigabe de[rs])(?!\p{L})|
    (?<!\p{L})(?:après|avec|attends|demande) (?:\p{L}{1,12} |l'|son |leur ){0,2}
    (?:confirmation|accord|consentement|validation)(?!\p{L})|
    (?<!\p{L})(?:após|depois da|com|peça|espere) (?:\p{L}{1,12} ){0,2}
    (?:confirmação|consentimento|aprovação)(?!\p{L})|
    (?<!\p{L})(?:после|дождись|дождитесь|запроси|с) (?:\p{L}{1,14} ){0,2}
    (?:подтверждени|согласи|одобрени|разрешени|согласовани)\p{L}{1,2} |
    (?:(?<!未|不)经|(?<!不|未|无需|不用|不必|不需要)征得|得到|获得|(?<!不|不必|无需|不用|不要|无须|别)等)[^。,，]{0,8}(?:同意|批准|许可|确认)|
    用户确认后|(?:確認|同意|承認|許可)を(?:得(?!ず|な)|取(?!らず|らな)|もら(?!わ)|待(?!たず|たな))|
    (?:확인|동의|승인|허락)을? ?(?:받은|얻은|받고|얻고|기다(?!리지))
  `

/** The same, where the user speaks first. */
const CHOSEN = regex.u`
    wenn (?:der|die) (?:nutzer|kund)\p{L}{0,3} (?:sagt|will|wünscht|bittet|bestätigt|verlangt|es )|
    (?:si|quand|lorsque) l'utilisateur (?:le )?(?:demande|dit|confirme|souhaite)|
    désignée? par l'utilisateur|
    (?<!cada vez que el )usuario (?:lo )?(?:pida|diga|confirme|indique|escriba|elija)(?!\p{L})|
    (?:que|cuando) (?:\p{L}{1,4} )?(?:indique|escriba|elija|confirme|pida) el usuario|
    (?<!(?:toda vez|cada vez|sempre|tudo o|o) que o )usuário (?:confirmar|pedir|disser|informou|
      escolher|indicar)(?!\p{L})|
    que ele informou|
    пользователь (?:сам )?(?:попросит|подтвердит|скажет|выберет|указал|назвал|просит)|
    用户(?:指定|要求时|选定|主动)|只有用户|
    (?:利用者|ユーザー)が[^。]{0,24}(?:言った|指定した|希望した|頼んだ|求めた)(?:とき|場合|ら)|
    사용자가 (?:요청하|지정한|고른|원하면|말하면)
  `

/** It is told as what others do, or tried on those who know of it. */
const WARNED = regex.u`
    estaf|fraude|(?<!\p{L})golpes?(?!\p{L})|betrug|betrüg|arnaque|escroc|hameçonn|
    мошенн|злоумышл|诈骗|骗子|詐欺|사기|사칭하|simulacro|simula(?:ção|tion)|übung(?:en)?(?!\p{L})|
    учени[яй]|演练|演習|模擬|모의|훈련|labor(?:atorio|umgebung)|testumgebung|песочниц|учебн\p{L}{2,3} сет|
    тестов\p{L}{2,3} (?:сет|монет)|testnet|testnetz|red de prueba|rede de teste|réseau de test|
    测试网|テストネット|테스트넷
  `

/** Right before a verb of the languages that forbid by one small word. */
const FORBIDDEN_BEFORE =
  /(?<!\p{L})(?:no|não|non|nie|ohne|sin|sem|sans|без|kein\p{L}{0,2}) (?:\p{L}{1,4} ){0,2}$/u

/** Behind a verb that German forbids. */
const FORBIDDEN_BEHIND =
  /^[^.!?,;:。]{0,40}(?<!\p{L})(?:nicht|nichts|nie|niemals|keine?[nrms]?)(?!\p{L})/u

/** `Not needed` in Japanese, written like the Chinese word that forbids. */
const NEEDLESS = /不要(?=[\u3040-\u30ff」])/g

function isForbiddenAt(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start).replace(NEEDLESS, '')
  const behind = text.slice(end, end + 60)
  return (
    isDenied(before, text.slice(start, end), behind) ||
    FORBIDDEN_BEFORE.test(before) ||
    FORBIDDEN_BEHIND.test(behind)
  )
}

/** Between two parts it forbids the second. */
const TURNED =
  /.{5}(?:不要|请勿|切勿|不得|ではなく|(?<!\p{L})(?:nicht|niemals|nie|nunca|jamais|não|никогда|не)(?!\p{L}))/u

/** The place nearest to `near` where it is said and not under a negation. */
function meantAt(text: string, pattern: RegExp, near: number): Place | null {
  let best: Place | null = null
  for (const { 0: found, index } of text.matchAll(everywhere(pattern))) {
    const end = index + found.length
    if (TURNED.test(found.replace(NEEDLESS, '')) || isForbiddenAt(text, index, end)) continue
    if (!best || Math.abs(index - near) < Math.abs(best.start - near)) best = { start: index, end }
  }
  return best
}

function firstPlaceOf(pattern: RegExp, text: string): Place {
  const { 0: found, index } = pattern.exec(text)!
  return { start: index, end: index + found.length }
}

const global = new WeakMap<RegExp, RegExp>()

function everywhere(pattern: RegExp): RegExp {
  let made = global.get(pattern)
  if (!made) global.set(pattern, (made = new RegExp(pattern.source, 'gu')))
  return made
}

const ADDRESS =
  /(?:https?:\/\/|[\w.+-]{1,64}@|`(?=[^`\s]{4,90}`))([\w-]{1,63}(?:\.[\w-]{2,63}){1,4})/g

/** A mailbox or an address of nobody that the text gives a reason for. */
function namesStranger(document: Document, text: string): boolean {
  for (const [, host] of text.matchAll(ADDRESS)) {
    const address = `https://${host}/`
    if (isForeign(document, address) && !isReserved(address)) return true
  }
  return false
}

/** What is left of a stretch when it ends where lines are left free around a place: there it goes on to something else. */
function paragraphOf(text: string, from: number, to: number, { start, end }: Place) {
  const before = text.lastIndexOf('  ', start)
  const behind = text.indexOf('  ', end)
  return [
    before < 0 ? from : Math.max(from, before + 2),
    behind < 0 ? to : Math.min(to, behind),
  ] as const
}

export interface Done {
  start: number
  end: number
  deed: TranslatedDeed
}

/** Each deed once in a passage. */
export function* done(document: Document, deeds: readonly TranslatedDeed[]): Generator<Done> {
  const spans = document.observe(stretches)
  const whole = document.observe(prose)
  for (const deed of deeds) {
    const { meant, said = [], within, unless } = deed
    const parts = [...meant, ...said]
    const around = within ?? AROUND
    let served = -1
    let looked = 0
    // Words up to there have been looked at together, and nothing is done around any of them.
    let clear = -1
    for (const { span, key } of joined(document, spans, { meant: [], said: [deed.anchor] })) {
      if (key.start < served || key.start < clear) continue
      if (within) {
        const block = whole.slice(Math.max(0, key.start - around), key.start + 2 * around + BEYOND)
        if (!parts.every((part) => part.test(block))) {
          clear = key.start + around
          continue
        }
      }
      let from = Math.max(span.start, key.start - around)
      let to = Math.min(span.end, key.end + around)
      if (within) [from, to] = paragraphOf(whole, from, to, key)
      const text = whole.slice(from, to)
      // Texts in English hold some of these words as well; those that hold many are asked once for all.
      if (looked < whole.length && (looked += text.length) >= whole.length)
        if (!parts.every((part) => part.test(whole))) break
      if (deed.ordered && isForbiddenAt(text, key.start - from, key.end - from)) continue
      if (!said.every((part) => part.test(text))) continue
      const verbs = meant.map((part) => meantAt(text, part, key.start - from))
      if (verbs.includes(null)) continue
      if (!deed.anyway && (ASKED.test(text) || CHOSEN.test(text))) continue
      if (WARNED.test(text) || unless?.test(text)) continue
      if (deed.toStranger && !namesStranger(document, text)) continue
      served = key.end + around
      // The verb tells better than the word whether the deed is ordered, quoted or told.
      const place = verbs[0] ?? firstPlaceOf(said[0]!, text)
      yield { start: from + place.start, end: from + place.end, deed }
    }
  }
}
