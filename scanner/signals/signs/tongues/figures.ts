/** Figures and wishes are made to fit. */

import { regex } from '../../../patterns/verbose.ts'
import { either } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** Figures that fit are kept, and the rest bent until one comes first. */
const FIGURES_FIT = either(
  'bent result',
  5,
  [
    regex.u`
      (?<!\p{L})(?:nur|bloß|ausschließlich)(?!\p{L}) (?:\p{L}{1,12} ){0,2}(?:günstig|vorteilhaft|
        passend|gut|positiv)\p{L}{0,3} (?:zahlen|werte|ergebnisse|stimmen|quartale)
    `,
    /(?<!\p{L})(?:zeig|nenn|nimm|übernimm|lass|bleib|bericht|aufnehm|steh)/u,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:seulement|uniquement|que) (?:les )?(?:chiffres|résultats|
        avis|données) (?:favorables|positifs|avantageu)
    `,
    /(?<!\p{L})(?:gard|montr|reten|cit|laiss|présent)/u,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:solo|sólo|únicamente) (?:las |los )?(?:cifras|datos|
        resultados|opiniones) (?:favorables|buen|positiv)
    `,
    /(?<!\p{L})(?:dej|muestr|cit|pon|usa)/u,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:só|apenas|somente) (?:os |as )?(?:números|dados|
        resultados|opiniões) (?:favoráve|bo[na]s|positiv)
    `,
    /(?<!\p{L})(?:deix|mostr|cit|us|mant)/u,
    60,
  ],
  [
    /только (?:удачн|выгодн|хорош|положительн)\p{L}{2,3} (?:цифр|данн|результат|отзыв|показател)/u,
    /оставл|остав|показ|прив[ео]д|включ/u,
    40,
  ],
  [
    /只(?:留|放|写|选|展示)[^。]{0,4}(?:好看|有利|正面|漂亮)的?(?:数据|数字|结果|评价)/u,
    /其余|其他|剩下|别的|不好的|报告/u,
    30,
  ],
  [/(?:有利な|都合のよい|良い)(?:数字|データ|結果)だけ/u, /残|使|載せ|見せ|報告/u, 12],
  [/(?:유리한|좋은) (?:수치|데이터|결과|숫자)만/u, /남기|보여|쓰|싣|보고/u, 12],
)

const ROUNDED_FOR = either(
  'fixed outcome',
  5,
  [
    /(?<!\p{L})zugunsten (?:von|de[rs])/u,
    /(?<!\p{L})(?:rund|aufrund|nachhelf|anpass|pass|gewicht)\p{L}{0,3}/u,
    40,
  ],
  [/(?<!\p{L})en faveur d/u, /(?<!\p{L})(?:arrondi|ajuste|corrige|pondère)/u, 40],
  [/(?<!\p{L})a (?:su )?favor/u, /(?<!\p{L})(?:redonde|ajust|correg|corrig|pondera)/u, 40],
  [/(?<!\p{L})a favor d/u, /(?<!\p{L})(?:arredond|ajust|corrij)/u, 40],
  [/в (?:его|её|их|нашу|пользу)(?: пользу)?/u, /округля|подправ|корректиру|подгон/u, 30],
  [
    /(?:调整|微调|改动)[^。]{0,6}(?:分数|权重|评分|数据)/u,
    /让[^。]{0,8}(?:第一|领先|胜出|靠前)|有利于/u,
    20,
  ],
  [/(?:一位|上|先頭|優位)(?:に|と)(?:来|な)るように/u, /調整|変え|直|点数/u, 16],
  [/(?:1위|위|앞)(?:에|가|로) ?(?:오|나오|되)도록/u, /조정|바꾸|점수|맞추/u, 16],
)

/** It is remembered as the user's wish though the user never said so. */
const WISH_INVENTED = either(
  'forged voice',
  7,
  [
    regex.u`
      (?<!\p{L})(?:merke? dir|speicher\p{L}{0,2}|vermerk\p{L}{0,2})(?!\p{L})[^.!?]{0,40}
      (?:bevorzugt|wünscht|möchte|zugestimmt)
    `,
    /(?<!\p{L})(?:nie|nicht|gar nicht) (?:\p{L}{1,12} ){0,2}(?:gesagt|geäußert|erwähnt)/u,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:retiens|mémorise|enregistre|note)\p{L}{0,2}(?!\p{L})[^.!?]{0,40}
      (?:préfère|souhaite|a accepté)
    `,
    /(?<!\p{L})(?:jamais|pas) (?:\p{L}{1,12} )?(?:dit|exprimé)/u,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:guarda|recuerda|anota|memoriza)(?!\p{L})[^.!?]{0,40}(?:prefiere|
        quiere|aceptó|ha aceptado)
    `,
    /(?<!\p{L})(?:nunca|no) (?:lo )?(?:haya|ha|hubiera) (?:dicho|pedido)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:guarde|lembre|anote|memorize)(?!\p{L})[^.!?]{0,40}(?:prefere|quer|aceitou)/u,
    /(?<!\p{L})(?:nunca|não) (?:o )?(?:tenha|disse|pediu)/u,
    60,
  ],
  [
    /запомни\p{L}{0,2}[^.!?]{0,40}(?:предпочита|хочет|согласил)/u,
    /не (?:говорил|просил|упоминал)/u,
    60,
  ],
  [
    /(?:记住|记下|写入记忆|保存)[^。]{0,16}(?:用户(?:喜欢|偏好|同意|要求))/u,
    /没(?:有)?说过|从未说|没提过/u,
    24,
  ],
  [/(?:記憶|覚え|保存)/u, /(?:言って|話して|頼んで)いなくても/u, 50],
  [/(?:기억|저장)/u, /(?:말한|부탁한) 적이? 없(?:어도|더라도)/u, 50],
)

export const FIGURES: readonly SignPattern[] = [...FIGURES_FIT, ...ROUNDED_FOR, ...WISH_INVENTED]
