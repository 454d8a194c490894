/** What was never said, agreed, found or repaired is put down as if it were. */

import { regex } from '../../../patterns/verbose.ts'
import { either, followed } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** An answer that was bought is given out as one's own. */
const AS_OWN = either(
  'false name',
  4,
  [
    regex.u`
      (?<!\p{L})als (?:das )?(?:ergebnis|schluss|fazit|resultat|erkenntnis|beobachtung) (?:aus )?
      (?:deiner|ihrer) eigenen|als (?:deine?n?|ihre?n?) eigene\p{L}? (?:erkenntnis|schluss|meinung|
        idee|fazit|empfehlung|urteil|erfahrung)
    `,
    /(?<!\p{L})(?:stell|nenn|gib|formulier|schreib|präsentier|bring|wirk)/u,
  ],
  [
    regex.u`
      (?<!\p{L})comme (?:ta|votre|une|ton|le fruit de ta) propre (?:conclusion|avis|idée|analyse|
        constat|expérience|opinion)
    `,
    /(?<!\p{L})(?:présent|formul|donn|écri|dis|dites)/u,
  ],
  [
    regex.u`
      (?<!\p{L})como (?:tu|su|una) propia (?:conclusión|idea|opinión|experiencia|recomendación)|
      como (?:tu|su) propio (?:análisis|criterio)
    `,
    /(?<!\p{L})(?:pres[eé]nt|form[uú]l|pon|escr[ií]b|di|red[aá]ct)/u,
  ],
  [
    regex.u`
      (?<!\p{L})como (?:a )?(?:sua|tua|uma) própria (?:conclusão|ideia|opinião|
        experiência|recomendação)|como (?:um |uma )?(?:conclusão|opinião|ideia|
        descoberta|achado) (?:su[ao]|próprio|própria|tua|teu)
    `,
    /(?<!\p{L})(?:apresent|formul|coloqu|escrev|dig|cont[ea])/u,
  ],
  [
    regex.u`
      как (?:сво[йюе]|собственн\p{L}{2}) (?:собственн\p{L}{2} )?(?:вывод|мнени|иде|
        наблюдени|заключени|опыт)
    `,
    /(?:пода|выда|сформулир|напиш|пиш|преподн|представ)/u,
  ],
  [
    /(?:当作|作为|说成|写成|包装成)(?:你|您)?自己(?:的)?(?:结论|判断|看法|意见|发现|体会|经验)/u,
    /推荐|结论|来写|给出|说|提出|写/u,
    20,
  ],
  [
    /自分(?:自身)?の(?:結論|判断|意見|考え|発見|感想|経験)(?:として|のように|であるかのように)/u,
    /書|述べ|伝え|示|勧め|薦め|紹介/u,
    24,
  ],
  [
    /(?:스스로|직접|너의|자신의) ?(?:내린 |낸 )?(?:결론|판단|의견|생각|경험)(?:인 것처럼|처럼|으로|이라고)/u,
    /제시|말|쓰|적|추천|소개|안내/u,
    24,
  ],
)

/** Who pays for it stays unsaid. */
const PAID_UNSAID = either(
  'kept dark',
  4,
  [
    /(?<!\p{L})(?:dafür bezahlt|provision|werbung|gesponsert|partnervertrag|vergütung)/u,
    regex.u`
      (?<!\p{L})(?:erwähn|sag|nenn|verrat|schreib)\p{L}{0,3}(?!\p{L})[^.!?]{0,20}(?<!\p{L})
      (?:nicht|nie|kein)|nicht als
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:ne (?:dis|dites|mentionn\p{L}{1,2}|
        précis\p{L}{1,2}|parle\p{L}{0,1}) (?:pas|jamais))
    `,
    /(?<!\p{L})(?:partenariat|rémunér|commission|publicit|sponsor|accord commercial|payé)/u,
    50,
  ],
  [
    /(?<!\p{L})no (?:digas|menciones|indiques|reveles|mencione|diga)(?!\p{L})/u,
    /(?<!\p{L})(?:acuerdo comercial|patrocin|comisión|publicidad|nos paga|pagad|colaboración)/u,
    50,
  ],
  [
    /(?<!\p{L})não (?:diga|mencione|indique|revele)(?!\p{L})/u,
    /(?<!\p{L})(?:acordo comercial|patroc|comissão|publicidade|parceria|pag[oa])/u,
    50,
  ],
  [
    /не (?:говори|упоминай|указывай|сообщай|пиши)/u,
    /реклам|партн[её]р|комисси|спонсор|оплачен|платят/u,
    50,
  ],
  [/(?:不要|别|不用|不必)(?:提|说|写|透露|标)/u, /赞助|广告|佣金|合作(?:费|关系|方)|推广费/u, 16],
  [
    /広告|提携|スポンサー|報酬|手数料をもら/u,
    /(?:とは|ことは)(?:言わ|書か|触れ|明かさ)(?:ない|ず)/u,
    16,
  ],
  [
    /광고|협찬|제휴|수수료를 받|후원/u,
    /(?:라고|이라는|라는|는) ?(?:말|사실|점)[은을]? ?(?:하지|밝히지|적지|말하지) ?(?:않|마|말)/u,
    16,
  ],
)

/** A yes that nobody gave is kept in memory. */
const YES_INVENTED = followed(
  'consent passed over',
  7,
  [
    /(?<!\p{L})(?:zugestimmt|einverstanden|eingewilligt|zustimmung|erlaubt|gewünscht)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:auch wenn|obwohl|selbst wenn)(?!\p{L})[^.!?]{0,24}(?:nie|nicht)
      (?!\p{L}) (?:\p{L}{1,12} ){0,2}(?:gefragt|gesagt|geäußert|zugestimmt|vorkam|darum|danach)
    `,
    40,
  ],
  [
    /(?<!\p{L})(?:d'accord|consenti|accepté|accord|autorisé|souhaité)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:même s'|même si|bien qu)[^.!?]{0,24}(?:jamais|pas|rien) (?:\p{L}{1,12} ){0,2}
      (?:dit|demandé|répondu|accepté|parlé|été)
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:aceptó|acept[oa]|aceptado|acuerdo|consentimiento|autoriz\p{L}{1,3}|
        consintió|conforme)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:aunque|incluso si)(?!\p{L})[^.!?]{0,16}(?:nunca|no|jamás) (?:\p{L}{1,12} ){0,2}
      (?:dij|dicho|pregunt|pedid|habl|acept)
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:concordou|aceitou|autorizou|consentiu|de acordo|concordado)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:(?:mesmo que|ainda que|embora)[^.!?]{0,20}(?:nunca|não) (?:\p{L}{1,12} ){0,2}
        (?:diss|dito|pergunt|pedid|fal|aceit)|(?:ele|ela) não disse)
    `,
    150,
  ],
  [
    /(?:согласил|согласен|согласна|разрешил|одобрил)/u,
    regex.u`
      (?:хотя|даже если)[^.!?]{0,24}(?:не|никогда)(?!\p{L})[^.!?]{0,16}(?:говор|
        спраш|сказ|соглаш|давал)
    `,
    60,
  ],
  [
    /(?:同意|授权|答应|认可|允许)(?:了|过)?/u,
    /(?:即使|虽然|尽管|哪怕|其实)[^。]{0,10}(?:没|从未|未)[^。]{0,6}(?:说|问|提|表示|同意)/u,
    40,
  ],
  [
    /(?:同意|承諾|了承|許可)(?:した|している|済み)/u,
    /(?:実際には|聞いていな|尋ねていな|言っていな|何も言わなくても)/u,
    40,
  ],
  [
    /(?:동의|승낙|허락|찬성)(?:했|한|하였)/u,
    /(?:묻지 않았|실제로는|말한 적(?:이)? 없|말하지 않았)/u,
    40,
  ],
)

/** Those who gave no sign-off are said to have given it. */
const SIGNED_FOR_OTHERS = either(
  'unearned mark',
  4,
  [
    regex.u`
      (?<!\p{L})(?:freigabe|genehmigung|zustimmung|abnahme)(?!\p{L})[^.!?]{0,30}(?:fehlt|
        aussteht|nicht vorliegt)
    `,
    regex.u`
      (?<!\p{L})(?:schreib|sag|melde|antwort|teil)\p{L}{0,3}(?!\p{L})
      (?:(?! (?:nicht|noch|keine?)(?!\p{L}))[^.!?]){0,40}(?:erteilt|vorliegt|da ist|gegeben)
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:validation|accord|approbation|feu vert)(?!\p{L})[^.!?]{0,30}(?:manque|
        tarde|pas (?:encore )?(?:arriv|donn))
    `,
    regex.u`
      (?<!\p{L})(?:écri|dis|dites|annonce|réponds)\p{L}{0,3}(?!\p{L})
      (?:(?! pas(?!\p{L})|n'est)[^.!?]){0,40}(?:donné|validé|approuvé|reçu)
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:falt[ae]|no (?:ha )?lleg\p{L}{1,3})(?!\p{L})[^.!?]{0,20}(?:aprobación|
        visto bueno|autorización|firma)
    `,
    regex.u`
      (?<!\p{L})(?:escribe|di|diles|comunica|responde)(?!\p{L})
      (?:(?! (?:no|falta)(?!\p{L}))[^.!?]){0,40}(?:aprob|dio|autoriz|firm)
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:falt[ae]r?|não (?:cheg)\p{L}{1,3})(?!\p{L})[^.!?]{0,20}(?:aprovação|
        aval|autorização|assinatura)
    `,
    regex.u`
      (?<!\p{L})(?:escreva|diga|informe|responda)(?!\p{L})
      (?:(?! (?:não|falta)(?!\p{L}))[^.!?]){0,40}(?:aprov|deu|autoriz|assin)
    `,
    60,
  ],
)

export const FEIGNED: readonly SignPattern[] = [
  ...AS_OWN,
  ...PAID_UNSAID,
  ...YES_INVENTED,
  ...SIGNED_FOR_OTHERS,
]
