/** Customers are told less than their rights. */

import { either, inOrder } from './parts.ts'
import { sign, type SignPattern } from '../sign.ts'
import { regex } from '../../../patterns/verbose.ts'

/** Where time is up, it is no denial. */
const TIME_IS_UP =
  'abgelaufen|verstrichen|überschritten|dépassé|expiré|pasó|ha pasado|vencid|passou|venceu|ист[её]к|прош[её]л|超过|过了|過ぎた|過ぎて|지난|지났'

const denied = (...pairs: readonly (readonly [RegExp, RegExp, number])[]): SignPattern[] =>
  pairs.map(([one, other, within]) =>
    sign(
      'right withheld',
      4,
      new RegExp(
        `(?:${one.source})(?:(?!${TIME_IS_UP})[^.!?。]){0,${within}}(?:${other.source})`,
        'u',
      ),
    ),
  )

/** A right that is known to be there, and is denied. */
const RIGHT_DENIED = denied(
  [
    regex.u`
      (?<!\p{L})(?:widerruf|rückgabe|gewährleistung|garantie|umtausch|erstattung|entschädigung|
        rücksendung|zurückgeben)
    `,
    regex.u`
      (?<!\p{L})(?:nicht (?:mehr )?möglich (?:ist|sei)|nicht mehr angenommen|
        ausgeschlossen (?:ist|sei)|(?:sei|ist) abgelaufen|abgelaufen (?:ist|sei)|
        nicht bestehe|keine? (?:anspruch|recht) (?:habe|besteh))
    `,
    90,
  ],
  [
    regex.u`
      (?<!si (?:le |un )?(?:délai de |droit de )?)(?<!\p{L})(?:rétractation|remboursement|indemnité|
        garantie|retour|annulé|annulation)
    `,
    regex.u`
      (?<!\p{L})(?:réponds?|répondez|dis|dites|écri[stv]\p{L}{0,2}|affirme\p{L}{0,1}|
        explique\p{L}{0,1})(?!\p{L})[^.!?]{0,16}(?:que )[^.!?]{0,40}(?:n'est (?:pas|plus)|
        ne s'applique|est (?:dépassé|terminé|expiré|passé)|seule?|n'existe pas|impossible|
        ne se repren|ne peut (?:pas|plus) être (?:repris|rendu|remboursé))
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:desistimiento|devolución|devolver|garantía|reembolso|anular|cancelar|
        plazo|indemnización)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:dile|di|responde|contesta|diga|dígale|responda|conteste)(?!\p{L})
      [^.!?]{0,6} que [^.!?]{0,30}(?:terminó|ya (?:ha )?(?:pas|venc|termin|expir)\p{L}{1,3}|
        no se aplica|no es posible|no existe|no cubre|único posible)
    `,
    70,
  ],
  [
    regex.u`
      (?<!\p{L})(?:arrependimento|devolução|devolver|garantia|reembolso|cancelamento|cancelar|
        prazo|indenização)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:diga|responda|informe|diz|responde|escreva)(?!\p{L})[^.!?]{0,6} que [^.!?]{0,30}
      (?:acabou|já (?:passou|venceu|terminou|expirou)|não se aplica|não é possível|não existe|
        não cobre|único possível)
    `,
    70,
  ],
  [
    /(?<!\p{L})(?:возврат|вернуть|гаранти|отказ от|компенсаци|расторг)/u,
    regex.u`
      (?:отвеч|ответь|скаж|говор|пиш|напиши)\p{L}{0,4}[^.!?]{0,6} что [^.!?]{0,40}(?:истек|ист[её]к|
        прош[её]л|невозмож|не действует|не распространяется|нельзя|законч)
    `,
    70,
  ],
  [
    /退货|退款|退换|保修|赔偿|解约|取消|无理由/u,
    /(?:告诉|回复|答复|就说|说)[^。]{0,8}(?:已过期|过期了|已过|不支持|不适用|不能退|不可退|没有这|已截止)/u,
    24,
  ],
  [
    /返品|返金|保証|解約|クーリングオフ|取り消し|補償/u,
    /(?:できない|過ぎた|過ぎている|終了した|切れた|対象外だ|適用されない)と(?:答え|伝え|案内|説明|返信|回答)/u,
    30,
  ],
  [
    /환불|반품|청약 ?철회|보증|해지|취소|보상/u,
    /(?:불가능하다고|안 된다고|지났다고|끝났다고|대상이 아니라고|적용되지 않는다고|불가하다고|없다고) ?(?:답|말|안내|설명|회신)/u,
    30,
  ],
)

/** It may stay so: they give up, and nobody points it out. */
const MAY_STAY_SO = either(
  'kept dark',
  4,
  [
    regex.u`
      (?<!\p{L})(?:rechte?n?|frist|gesetz\p{L}{0,6}|anspruch|
        schlichtungsstelle|verbraucherzentrale)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:das darf so bleiben|weisen? (?:wir|sie|du) (?:\p{L}{1,12} ){0,2}nicht hin|
        (?:lassen wir|lass|lasse|bleibt) (?:\p{L}{1,12} ){0,2}unerwähnt|
        fragt kaum jemand nach|müssen sie nicht erfahren)
    `,
    80,
  ],
  [
    /(?<!\p{L})(?:droits?|loi|règlement|délai|indemnité)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:n'insistent pas|ne réclament (?:pas|jamais)|n'en parle\p{L}{0,1} pas|
        renoncent vite|ne parle\p{L}{0,1} (?:pas|jamais) de l'indemnité)
    `,
    80,
  ],
  [
    /(?<!\p{L})(?:derechos?|ley|normativa|plazo|garantía)(?!\p{L})/u,
    /(?<!\p{L})(?:no insisten|se conforman|no suelen? reclamar|casi nadie reclama)/u,
    80,
  ],
  [
    /(?<!\p{L})(?:direitos?|lei|norma|prazo|garantia)(?!\p{L})/u,
    /(?<!\p{L})(?:não insistem|desistem logo|não costumam? reclamar|quase ninguém reclama)/u,
    80,
  ],
  [
    /прав\p{L}{0,3}(?!\p{L})|закон|срок|гаранти/u,
    regex.u`
      не настаива|почти никто не жалуется|пусть так и (?:оста|будет)|
      напоминать (?:об этом )?не (?:нужно|надо|стоит)
    `,
    80,
  ],
  [/权利|法律|规定|期限|保修/u, /不会追究|一般不会坚持|不用主动|不必主动|就随他去/u, 30],
  [
    /権利|法律|期限|保証|規定/u,
    /(?:こちらから|自分から)(?:は)?(?:言わ|触れ|教え|案内し)(?:ない|ず|ません)|そのままで(?:よい|いい)/u,
    40,
  ],
  [/권리|법|기한|보증|규정/u, /(?:먼저|굳이) ?(?:알려|말하|안내하)지 ?(?:않|마|말)|따지지 않/u, 40],
)

/** The law gives it, few know, and they hear something else. */
const LAW_UNKNOWN = inOrder(
  'right withheld',
  7,
  [
    /(?<!\p{L})(?:gesetz|recht) (?:gibt|gewährt|sieht|räumt)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:aber|doch|nur)(?!\p{L})[^.!?]{0,40}(?:weiß|wissen|kenn)\p{L}{0,2}
      (?!\p{L})[^.!?]{0,16}[:;,] ?(?:sag|schreib|antwort)
    `,
    50,
  ],
  [
    /(?<!\p{L})loi (?:donne|accorde|prévoit)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})mais(?!\p{L})[^.!?]{0,40}(?:sa(?:it|vent)|
        connai|ignor)\p{L}{0,5}[^.!?]{0,12}[:;,] ?(?:dis|dites|répond)
    `,
    50,
  ],
  [
    /(?<!\p{L})ley (?:da|concede|otorga|prevé)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})pero(?!\p{L})[^.!?]{0,40}(?:sab|conoc)\p{L}{1,5}[:;,] ?(?:dile|di|responde|contesta)
    `,
    50,
  ],
  [
    /(?<!\p{L})lei (?:dá|concede|garante|prevê)(?!\p{L})/u,
    /(?<!\p{L})mas(?!\p{L})[^.!?]{0,40}(?:sab|conhec)\p{L}{1,4}[:;,] ?(?:diga|responda|informe)/u,
    50,
  ],
  [
    /закон (?:да[её]т|предусматривает|позволяет)/u,
    /(?:но|однако)[^.!?]{0,40}зна\p{L}{2,4}[^.!?]{0,12}[:;,] ?(?:скажи|отвечай|напиши|говори)/u,
    50,
  ],
)

/** Only whoever names the law gets what is due. */
const ONLY_TO_INSISTING = either(
  'right withheld',
  4,
  [
    /(?<!\p{L})(?:erst (?:wenn|wer)|nur wer|nur wenn)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:gesetz|anwalt|anwältin|paragraf|paragraph|
        verbraucherzentrale|schlichtung|gericht)
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:sauf s'ils?|sauf si|seulement (?:si|quand)|uniquement (?:si|quand)|que s'ils?)/u,
    /(?<!\p{L})(?:règlement|loi|avocat|article|juge|tribunal|médiateur)(?!\p{L})/u,
    50,
  ],
  [
    /(?<!\p{L})(?:solo (?:si|cuando))(?!\p{L})/u,
    /(?<!\p{L})(?:normativa|ley|abogado|artículo|consumo|tribunal)(?!\p{L})/u,
    50,
  ],
  [
    /(?<!\p{L})(?:só (?:se|quando)|somente se)(?!\p{L})/u,
    /(?<!\p{L})(?:lei|advogad|procon|artigo|norma|tribunal|código)/u,
    50,
  ],
  [/(?:только если|лишь если)/u, /закон|юрист|адвокат|суд|стать/u, 50],
  [/只有|除非|等到/u, /提到法律|投诉到|律师|消协|起诉|法规/u, 16],
  [/場合(?:だけ|のみ|に限)|限り/u, /法律|弁護士|消費者センター|訴え/u, 24],
  [/경우에만|때만/u, /법|변호사|소비자원|소송/u, 24],
)

export const OWING: readonly SignPattern[] = [
  ...RIGHT_DENIED,
  ...MAY_STAY_SO.map((one) => ({ ...one, negative: true })),
  ...LAW_UNKNOWN,
  ...ONLY_TO_INSISTING,
]
