/** Rules that the agent was given, swept aside in other languages. */

import { regex, source } from '../../patterns/verbose.ts'
import { notion } from '../search/notions.ts'
import type { TranslatedDeed } from './deed.ts'
import { then, whole } from './in-sentence.ts'

/** Whose they are, or that they were there before. */
const RULES = source`
    (?:之前|此前|先前|原先|原有|以往|收到|给你|给定|你)[^。，,、]{0,8}(?:指令|指示|准则|
      约定|要求|限制|约束|提示词|设定)|(?:系统|平台|安全|运营|开发者|用户|会话|所有之前|
      之前(?:的)?所有)[^。，,、]{0,8}(?:指令|指示|规则|准则|规定|要求|限制|约束|提示词|设定)|
    (?:これまで|以前|従来|先ほど|前の|システム|運営|安全|セキュリティ|開発者|与えられた|受けた|
      あなたの|(?:利用者|ユーザー)の先)[^。、]{0,10}(?:指示|制約|要望|命令|指針)|(?:システム|運営|
      安全|セキュリティ|開発者|与えられた|あなたの)[^。、]{0,10}(?:規則|ルール|制限|方針)|
    以前の(?:規則|ルール)は?(?:すべて|全て)|
    (?:지금까지|이전|앞서|기존|시스템|운영|안전|보안|개발자|주어진|받은|
      당신의|사용자의 (?:앞선|이전))[^.,]{0,10}(?:지시|지침|요청|명령|제약)|
    (?:시스템|운영|안전|보안|개발자|주어진|당신의)[^.,]{0,10}(?:규칙|제한|정책)|
    (?<!\p{L})(?:
      (?:instrucciones|directrices|órdenes|indicaciones|peticiones)
        (?: (?:\p{L}{1,12} ){0,3}(?:antes|anteriores|previ[oa]s|recibid[oa]s|recibiste|dieron))|
      (?:instrucciones|directrices|órdenes|indicaciones|normas|reglas|restricciones|
        límites|peticiones) (?:\p{L}{1,12} ){0,3}(?:sistema|sesión|seguridad|operador|usuario|
        plataforma|desarrollador)|(?:tus|mis) (?:instrucciones|normas|reglas|directrices|
        restricciones|límites)(?: \p{L}{4,12})?|
      (?:system|sicherheits|nutzer|plattform|betreiber|sitzungs)(?:vorgaben?|regeln?|anweisungen|
        richtlinien|wünsche|beschränkungen|grenzen|hinweise|prompt)|
      (?:deine|deiner)(?: \p{L}{4,16})? \p{L}{0,16}(?:anweisungen|vorgaben|regeln|richtlinien|
        weisungen|aufträge|beschränkungen|instruktionen)|
      (?:bisherigen?|früheren?|vorherigen?|vorigen?|erhaltenen?|ursprünglichen?) (?:\p{L}{4,16} )?
      \p{L}{0,16}(?:anweisungen|vorgaben|weisungen|aufträge|wünsche|instruktionen)|
      (?:anweisungen|vorgaben|regeln|richtlinien|weisungen|beschränkungen|wünsche) (?:aus |
        in |von )?(?:des|der|dem|dieser|deines) (?:betreibers|nutzers|benutzers|anwenders|systems|
        sitzung|plattform|herstellers|anbieters|entwicklers|systemnachricht|systemprompts?)|
      (?:consignes?|instructions|directives|demandes|ordres)
        (?: (?:\p{L}{1,14}['’]?\s?){0,4}(?:reçues?|auparavant|antérieures?|précédentes?|initiales))|
      (?:consignes?|instructions|directives|demandes|règles|restrictions|limites) (?:
        \p{L}{1,14}['’]?\s?){0,4}(?:système|session|sécurité|opérateur|utilisateur|plateforme)|
      (?:tes|vos) (?:consignes|règles|instructions|directives|
        limites|restrictions)(?: \p{L}{4,12})?|
      (?:instruções|diretrizes|ordens|orientações|pedidos)
        (?: (?:\p{L}{1,12} ){0,3}(?:antes|anteriores|recebid[oa]s|recebeu))|
      (?:instruções|diretrizes|ordens|orientações|regras|normas|restrições|limites|pedidos) (?:
        \p{L}{1,12} ){0,3}(?:sistema|sessão|segurança|operador|usuário|plataforma|desenvolvedor)|
      suas (?:instruções|regras|normas|diretrizes|restrições|orientações)(?: \p{L}{4,12})?|
      (?:полученн|прежн|предыдущ|ранее|прошл|исходн)\p{L}{0,3} (?:\p{L}{4,14} )?(?:указани|
        инструкци|требовани|распоряжени|запрет|установк)\p{L}{1,3}|
      (?:системн|тво|базов)\p{L}{0,3} (?:\p{L}{4,14} )?(?:указани|инструкци|правил|ограничени|
        требовани|распоряжени|запрет)\p{L}{1,3}|
      (?:указани|инструкци|правил|ограничени|требовани|
        распоряжени|просьб)\p{L}{1,3} (?:из )?(?:пользовател|оператор|систем|безопасност|платформ|
        разработчик|сеанс)\p{L}{1,4}(?: (?:сеанса|сообщения|промпта))?
    )(?!\p{L})
  `

/** The verb before what it is said of. */
const VOID_BEFORE = source`
    (?<!\p{L})(?:
      (?:quedan|dejan de (?:tener|valer|aplicarse)|no se aplican|ya no (?:valen|rigen|
        cuentan|se aplican))(?: (?:sin efecto|anulad[oa]s|derogad[oa]s|validez|efecto))?|
      (?:gelten|sind|treten|zählen|verlieren)(?= (?:[^.!?]){0,80}(?<!\p{L})(?:aufgehoben|hinfällig|
        ungültig|nichtig|gegenstandslos|außer kraft|nicht mehr|ihre gültigkeit)(?!\p{L}))|
      (?:ne tiens|ne tenez) (?:plus|pas) compte (?:de|des)|(?:ficam|deixam de valer|
        não valem mais|perdem a validade)(?: (?:sem efeito|revogad[oa]s|anulad[oa]s))?|
      (?:больше не (?:действуют|применяются)|теряют силу|утрачивают силу|отменяются|не соблюдай)
    )(?!\p{L})
  `

/** They are taken for such as do not exist. */
const AS_IF = source`
    (?:当(?:作|成)?|视为)[^。，]{0,20}不存在|(?:存在しない|ない)もの(?:と|として)|捨て(?:る|て)|없는 것처럼|
    (?<!\p{L})(?:como si[^.]{0,60}no (?:existier|estuvier|hubier)\p{L}{1,4}|als (?:gäbe|gälten|
      existierten|ob)[^.]{0,80}nicht|comme si[^.]{0,80}n['’](?:exist|avai|étai)\p{L}{1,5}|
      como se[^.]{0,60}não (?:existiss|houvess|estivess|valess)\p{L}{1,3}|
      (?:будто|словно|как если бы)[^.]{0,60}(?:нет|не было|не существу\p{L}{1,3}))(?!\p{L})
  `
const VOID = source`
    不再(?:有效|适用|生效|算数|约束)|(?:一律|全部|均|都|自动|即刻)?(?:作废|失效)|
    (?:一律|全部|均|都)(?:无效|忽略|无视)|在?[^。，]{0,8}中?不适用|
    (?:不用|不必|无需|无须)(?:再)?(?:遵守|遵循|理会|执行|考虑)|
    (?:就此|即日起|现已|一律|全部|均)取消|对本(?:技能|任务|文)[^。，]{0,4}无效|
    (?:全部|一律|均|都)?以(?:本文|本技能|本说明|此文)[^。，]{0,6}为准|
    無効(?:と|に|で)|(?:もう|もはや|一切)?(?:適用|効力)[^。、]{0,4}(?:されない|されません|
      しない|しません|ない|失)|(?:守ら|従わ|気にし)な(?:くて|くと)も?(?:よ|い|構)|
    忘れ(?:て|る|よ)|(?:破棄|撤回|取り消)[^。、]{0,8}(?:もの|みな|とす)|
    (?:더 ?이상|이제|앞으로)[^.]{0,6}(?:유효하지|적용되지|효력이)|무효(?:로|입|다|이)|
    (?:따르|지키|신경 쓰)지 (?:않아도|말)|잊어 ?(?:버|라|주)|폐기(?:한|된|됩|하)|
    (?<!\p{L})(?:
      (?:ya )?no (?:se )?(?:aplican?|valen?|cuentan?|rigen?|
        te (?:obligan?|vinculan?)|tienen? (?:validez|vigor|efecto))|
      (?:quedan?|están?|se (?:dan|consideran?)) (?:sin (?:efecto|validez|vigor)|
        (?:anulad|derogad|revocad|suspendid|cancelad|superad)[oa]s?)|deja[nr]? de (?:tener|valer|
        aplicarse|regir|contar)|pierden? (?:su |la )?(?:validez|vigencia|efecto)|
      no (?:hace falta|es necesario|hay que) (?:seguir|cumplir|respetar)\p{L}{0,4}|
      (?:gelten|sind|werden|wurden) (?:\p{L}{2,12} ){0,4}(?:aufgehoben|hinfällig|
        ungültig|nichtig|gegenstandslos|erloschen|überholt|unbeachtlich|unwirksam)|
      (?:gelten|zählen|greifen) (?:\p{L}{2,12} ){0,3}nicht(?: mehr)?|
      treten (?:\p{L}{2,12} ){0,3}außer kraft|(?:brauchst|musst) du (?:
        \p{L}{2,12} ){0,2}nicht (?:mehr )?(?:zu )?(?:be)?(?:achten|folgen|befolgen)|
      (?:entfallen|verlieren (?:\p{L}{2,12} ){0,2}(?:gültigkeit|wirkung))|binden dich nicht|
      ne (?:s['’]appliquent|valent|comptent|tiennent|te lient|vous lient|te concernent) plus|
      n['’]ont plus (?:cours|d['’]effet|de valeur|lieu)|
      (?:sont|deviennent) (?:\p{L}{2,12} )?(?:caduques?|nulles|annulées?|abrogées?|levées?|
        suspendues?|sans effet|remplacées?)|cessent de|perdent (?:leur|toute) (?:validité|valeur)|
      (?:já )?não (?:valem|contam|se aplicam|vigoram|te obrigam|têm (?:validade|efeito))(?: mais)?|
      (?:ficam|estão|são) (?:sem (?:efeito|validade)|(?:revogad|anulad|suspens|cancelad|substituíd)
        [oa]s)|deixam de (?:valer|se aplicar|ter|contar)|perdem (?:a )?(?:validade|efeito)|
      não (?:precisam|precisa|é preciso|é necessário) (?:ser )?(?:segu|cumpr|respeit)\p{L}{1,5}|
      (?:больше |уже |более )?не (?:действуют|действует|применяются|
        применяется|имеют силы|обязательны|распространяются|считаются)|
      (?:считаются|считай|считать|признаются|становятся) (?:отменённ|отмененн|
        недействительн|утратившими|снят)\p{L}{0,4}|утра(?:тили|чивают) силу|
      (?:можно|можешь|нужно) (?:больше )?не (?:соблюдать|выполнять|учитывать|следовать)|
      (?:тебя |вас )?(?:больше )?не (?:связывают|касаются|обязывают)(?: тебя| вас)?|отменяются|
      отменены|аннулированы|снимаются|сняты
    )(?!\p{L})
  `

/** A text that stands in for the rules, or the order that sets them aside. */
const REPLACES = source`
    (?:本(?:条|指令|规则|文|技能)|以下(?:指令|规则))[^。，,]{0,8}(?:取代|替代|覆盖|代替)|
    (?:この(?:指示|規則|文書)|以下)[^。、]{0,12}(?:置き換え|取って代わ|優先)|
    (?:이 (?:지시|규칙|문서))[^.]{0,10}(?:대체|대신|우선)|
    (?<!\p{L})(?:
      (?:esta|este|estas|estos) (?:\p{L}{4,12} )?(?:norma|regla|instrucción|orden|indicación|
        documento|instrucciones)s? (?:\p{L}{2,10} )?(?:sustituye|reemplaza|anula|deroga)n?|
      (?:diese|dieser|dieses) (?:\p{L}{4,14} )?\p{L}{0,10}(?:anweisung|vorgabe|regel|text|
        dokument|weisung) (?:\p{L}{2,10} )?(?:ersetzt|überschreibt|verdrängt|hebt)|
      (?:cette|ces|ce) (?:\p{L}{4,12} )?(?:consigne|règle|instruction|
        directive|document)s? (?:\p{L}{2,10} )?(?:remplace|annule|abroge|supplante)(?:nt)?|
      (?:esta|este|estas) (?:\p{L}{4,12} )?(?:norma|regra|instrução|ordem|
        orientação|documento) (?:\p{L}{2,10} )?(?:substitui|anula|revoga|cancela)m?|
      (?:эт[оаи]|данн\p{L}{2}) (?:\p{L}{4,14} )?(?:указани|инструкци|
        правил|документ)\p{L}{0,2} (?:\p{L}{2,10} )?(?:заменя|отменя)\p{L}{1,3}
    )(?!\p{L})
  `
const THE_OTHERS = source`
    (?:之前|此前|先前|其他|系统)[^。]{0,8}(?:指令|规则|要求|指示)|
    (?:これまで|以前|他の|システム)[^。]{0,10}(?:指示|規則|ルール)|
    (?:이전|기존|다른|시스템)[^.]{0,8}(?:지시|규칙|지침)|
    (?<!\p{L})(?:(?:las|los|todas|cualquier)[^.]{0,24}(?:recibi|anterior|previ|sistema)\p{L}{0,6}|
      (?:alle|die|was)[^.]{0,30}(?:bisher|früher|vorher|erhalten|zuvor|system)\p{L}{0,6}|
      (?:celles|toutes|les|toute)[^.]{0,30}(?:reçu|auparavant|précéd|antérieur|système)\p{L}{0,4}|
      (?:as|os|todas|qualquer)[^.]{0,24}(?:receb|anterior|sistema)\p{L}{0,6}|
      (?:все|прежн|предыдущ|полученн|ранее|системн)\p{L}{0,3}(?: \p{L}{4,14}){0,2})(?!\p{L})
  `

const RULES_ANCHOR = notion(`
  指令 | 指示 | 规则 | 准则 | 规定 | 要求 | 限制 | 约束 | 提示词 | 規則 | ルール | 制約 | 制限 |
  方針 | 要望 | 지시 | 지침 | 규칙 | 제한 | 정책 | 요청 | 제약 |
  instrucci(?:ón|ones) | normas? | reglas? | directrices | órdenes | indicaci(?:ón|ones) |
  restricciones | límites | peticiones | \\p{L}{0,16}(?:anweisung(?:en)?|vorgaben?|regeln?|
    richtlinien|weisung(?:en)?|beschränkungen|wünsche) | consignes? | règles? |
  instructions? | directives? | demandes | limites | instruç(?:ão|ões) | regras? | diretrizes |
  orientações | restrições | pedidos | указани\\p{L}{1,3} | инструкци\\p{L}{1,3} |
  правил\\p{L}{0,3} | ограничени\\p{L}{1,3} | требовани\\p{L}{1,3} | распоряжени\\p{L}{1,3}
`)

/** Rules of other kinds, or those of whoever has the say. */
const VERSIONS = regex.u`
  版本|文法|语法|法律|条例|バージョン|法令|버전|법령|gesetz|verordnung|
  steuer|version|versión|versão|верси|закон|\bley\b|\bloi\b|\blei\b|以用户|
  用户(?:的)?最新|(?:利用者|ユーザー)の(?:新しい|最新)|사용자의 (?:새|최신)|
  (?:letzte|neue|neueste)[nrs]? (?:anweisung|vorgabe|wunsch)|
  (?:última|nueva|nova) (?:instrucción|instrução|orden|ordem)|
  (?:dernière|nouvelle) (?:consigne|instruction|demande)|
  (?:нов|последн)\p{L}{2,3} (?:указани|просьб|инструкци)
`

export const RULES_SWEPT: readonly TranslatedDeed[] = [
  {
    says: 'What the agent was told before, or by those who run it, counts no more.',
    anchor: RULES_ANCHOR,
    meant: [],
    said: [
      whole(then(RULES, VOID, 30), then(VOID_BEFORE, RULES, 12), then(REPLACES, THE_OTHERS, 20)),
    ],
    unless: VERSIONS,
    anyway: true,
    within: 120,
  },
  {
    says: 'What the agent was told is to be taken for nothing.',
    anchor: RULES_ANCHOR,
    meant: [],
    said: [whole(AS_IF), whole(RULES)],
    unless: VERSIONS,
    anyway: true,
    within: 120,
  },
]
