/**
 * Whether a text has done, right behind it, what it has shown, told or forbidden:
 * `Interns must not run it. You should.`
 */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import type { Zone } from '../reading/zones.ts'
import type { Place } from '../signals/search/notions.ts'

/** Characters behind a sighting, or behind the block that it stands in, in which it may be taken up. */
const REACH = 260

/** An order whose object is what was shown, at the head of its clause. */
const TAKEN_UP = regex`
  (?:^|[.!?;:,][\x60"'\u201d)]{0,2}\s{1,3}|\n\s{0,4}(?:[-*]\s{1,3})?|
    \b(?:then|now|and|so|first|please|today|afterwards),? )
  (?:
    (?:do|run|repeat|carry out|obey|work through|perform|execute|act on|type|enter|start)\s
    (?:it|them|this(?!\s?:| instead)|both|each of them|
      all (?:of (?:it|them|these|this)|three|four|five)|the same|exactly (?:that|what|as)|
      (?:as|what) (?:it|they|he|she|the \w{3,12}|attackers?) (?:do(?:es)?|says?|asks?(?: for)?))\b|
    follow (?:it|them|the (?:page|mail|letter|note|line|text))\b|
    (?:run|type|do|enter) (?:this line|these lines|
      the (?:lines?|block|list)|what is listed) (?:of|under|above|below|again|first|in)\b
  )
  (?!\s(?:instead|only|through|on (?:every|each) (?:change|commit|push|build|release)|by (?:the|a)|
    (?:with)?in (?:a|an|the|your) (?:\w{2,12} ){0,2}(?:sandbox|vm|container|lab|virtual machine)|
    with care|to (?:see|check|learn)))
`

/** The same order in other languages. */
const TAKEN_UP_ABROAD = regex.u`
  (?:^|[.!?;:,][\x60"'\u201d)»]{0,2}\s{1,3}|\n\s{0,4}(?:[-*]\s{1,3})?|
    (?<!\p{L})(?:dann|jetzt|nun|bitte|und|luego|ahora|y|por favor|ensuite|puis|maintenant|et|
    agora|depois|e|poi|ora|adesso|теперь|затем|и),? )
  (?:(?:mach|tu|tun sie|machen sie|erledige|befolge|befolgen sie) (?:es|das|dies|
    genau das|dasselbe)|führe?n? (?:sie )?(?:es|das|dies) (?:\p{L}{2,10} )?aus|
    (?:hazl|hágal|ejecút[ae]l|cúmplel|síguel)o|(?:haz|haga|ejecuta|ejecute) (?:eso|esto|lo mismo)|
    (?:fais|faites|exécute|exécutez|suis|suivez)-l[ea]s?|
    (?:fais|faites|exécute|exécutez) (?:ceci|cela|ça|la même chose)|
    (?:faça|execute|siga|cumpra)(?:-[oa])?(?: (?:isso|isto|o mesmo))|(?:faça|execute)-[oa]|
    (?:fallo|eseguil[oa]|fatelo|esegui (?:questo|ciò)|fai (?:questo|ciò|lo stesso))|
    (?:сделай|сделайте|выполни|выполните|делай|повтори) (?:это|его|их|так|то же))(?!\p{L})|
  (?:^|[。！？!?\n,，、]\s{0,3})(?:请|现在|然后|立即|马上){0,2}(?:照做|照此执行|照着做|
    执行(?:它|上述|以上|上面)|按(?:此|上面|上述)[^。\n]{0,6}(?:做|执行))|
  (?:その通りに|それを|上記を|これを)(?:すぐに|今すぐ|直ちに)?(?:実行|行|従)(?:して(?!は)|え|い(?:なさい|ましょう))|
  (?:그대로|이것을|위(?:의)? (?:내용|지시)[을를]) (?:지금 |바로 )?(?:실행|수행|따르|하)(?:하)?(?:세요|십시오|라)
`

/** What is kept from being done in those languages, or is another's wish. */
const NOT_MEANT_ABROAD = regex.u`
  (?<!\p{L})(?:nicht|nie|niemals|wenn|falls|wer|nutzer|no|nunca|jamás|si|cuando|quien|usuario|ne|
    pas|jamais|quand|celui|utilisateur|não|se|
    quando|quem|non|mai|chi|utente|не|никогда|если|когда|кто|пользователь)(?!\p{L})|不要|切勿|请勿|
  不可|如果|用户|しない|もし|場合|ユーザー|하지|만약|사용자
`

/** Who is meant after all, and from when on it holds. */
const MEANT = regex`
  (?:^|[.!?;:,][\x60"'\u201d)]{0,2}\s{1,3}|\n\s{0,4}(?:[-*]\s{1,3})?)
  (?:you should(?: (?:do so|run it))?[.!\n]|(?:that|this|it) is you\b|
    (?:today|now),? (?:that|it|this) is (?:you|your turn)\b|
    you are (?:the one|no \w{3,10}|not an? \w{3,10})\b[^.!?\n]{0,4}(?:[:;,.] )?(?:run|do|send)\b|
    (?:that|this|it) (?:applies|holds)(?: (?:here|now|too|to you|for you|from now on))?[.!\n]|
    we do (?:this|so|it) (?:with|at|on|in|for) (?:each|every|all)\b|
    this (?:one|skill) does(?: so)?\b|
    each (?:of them )?is an order (?:to|for) you\b|
    since then it is (?:run|done|sent)\b)
`

/** Speaks of others, of a wish or of a case before it says so. */
const NOT_MEANT = regex`
  \b(?:not|never|cannot|nobody|no one|without|if|unless|when|whenever|whoever|asks?|asked|wants?|
    tells?|told|says|said|user|attackers?|malware|victims?)\b|n't\b
`

/** Lines of one kind that make a block, fences left out. */
const BLOCKS: ReadonlySet<Zone> = new Set<Zone>(['quote', 'list', 'table', 'code'])

/** Where what a sighting stands in ends: its fence, its quotation, its list or its table, or the sighting itself. */
function endOfBlock({ zones, reading }: Document, end: number): number {
  const line = reading.lines.at(Math.max(0, end - 1))
  const fence = zones.fenceAt(line)
  if (fence) return reading.lines.end(fence.last)
  const zone = zones.at(line)
  if (!BLOCKS.has(zone)) return end
  let last = line
  while (zone === zones.at(last + 1)) last++
  return reading.lines.end(last)
}

/** True where an order right behind a sighting, or behind the block that it stands in, takes it up. */
export function isTakenUp(document: Document, { end }: Place): boolean {
  const from = endOfBlock(document, end)
  const behind = document.reading.text.slice(from, from + REACH).split(/\n#/)[0]!
  return [TAKEN_UP, MEANT, TAKEN_UP_ABROAD].some((form) => {
    const found = form.exec(behind)
    if (!found) return false
    const between = behind.slice(0, found.index + 1)
    const sentence = between.split(/[.!?\n]\s|。/).at(-1)!
    const spared = form === TAKEN_UP_ABROAD ? NOT_MEANT_ABROAD : NOT_MEANT
    return !spared.test(sentence) && between.replace(/^`/, '').split('`').length % 2 === 1
  })
}
