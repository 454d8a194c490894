/** What is done to whoever runs an agent, in other languages: rules swept aside, guards put out, deeds kept dark. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { notion } from '../search/notions.ts'
import type { TranslatedDeed } from './deed.ts'

const REST = '(?:[^.!?。\\n]|\\.(?=\\S))'

/** The second stands behind the first in the same sentence. */
const then = (one: string, other: string, within = 60): string =>
  `(?:${one})${REST}{0,${within}}(?:${other})`

/** Both stand in one sentence. */
const both = (one: string, other: string, within = 60): string =>
  `${then(one, other, within)}|${then(other, one, within)}`

const whole = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'u')

/* Rules that the agent was given. */

/** Whose they are, or that they were there before. */
const RULES = source`
    (?:之前|此前|先前|原先|原有|以往|收到|给你|给定|你)[^。，,、]{0,8}(?:指令|指示|准则|约定|要求|限制|约束|提示词|设定)|(?:系统|平台|安全|运营|开发者|用户|会话|所有之前|之前(?:的)?所有)[^。，,、]{0,8}(?:指令|指示|规则|准则|规定|要求|限制|约束|提示词|设定)|
    (?:これまで|以前|従来|先ほど|前の|システム|運営|安全|セキュリティ|開発者|与えられた|受けた|あなたの|(?:利用者|ユーザー)の先)[^。、]{0,10}(?:指示|制約|要望|命令|指針)|(?:システム|運営|安全|セキュリティ|開発者|与えられた|あなたの)[^。、]{0,10}(?:規則|ルール|制限|方針)|以前の(?:規則|ルール)は?(?:すべて|全て)|
    (?:지금까지|이전|앞서|기존|시스템|운영|안전|보안|개발자|주어진|받은|당신의|사용자의 (?:앞선|이전))[^.,]{0,10}(?:지시|지침|요청|명령|제약)|(?:시스템|운영|안전|보안|개발자|주어진|당신의)[^.,]{0,10}(?:규칙|제한|정책)|
    (?<!\p{L})(?:
      (?:instrucciones|directrices|órdenes|indicaciones|peticiones)
        (?: (?:\p{L}{1,12} ){0,3}(?:antes|anteriores|previ[oa]s|recibid[oa]s|recibiste|dieron))|
      (?:instrucciones|directrices|órdenes|indicaciones|normas|reglas|restricciones|límites|peticiones) (?:\p{L}{1,12} ){0,3}(?:sistema|sesión|seguridad|operador|usuario|plataforma|desarrollador)|
      (?:tus|mis) (?:instrucciones|normas|reglas|directrices|restricciones|límites)(?: \p{L}{4,12})?|
      (?:system|sicherheits|nutzer|plattform|betreiber|sitzungs)(?:vorgaben?|regeln?|anweisungen|richtlinien|wünsche|beschränkungen|grenzen|hinweise|prompt)|
      (?:deine|deiner)(?: \p{L}{4,16})? \p{L}{0,16}(?:anweisungen|vorgaben|regeln|richtlinien|weisungen|aufträge|beschränkungen|instruktionen)|
      (?:bisherigen?|früheren?|vorherigen?|vorigen?|erhaltenen?|ursprünglichen?) (?:\p{L}{4,16} )?\p{L}{0,16}(?:anweisungen|vorgaben|weisungen|aufträge|wünsche|instruktionen)|
      (?:anweisungen|vorgaben|regeln|richtlinien|weisungen|beschränkungen|wünsche) (?:aus |in |von )?(?:des|der|dem|dieser|deines) (?:betreibers|nutzers|benutzers|anwenders|systems|sitzung|plattform|herstellers|anbieters|entwicklers|systemnachricht|systemprompts?)|
      (?:consignes?|instructions|directives|demandes|ordres)
        (?: (?:\p{L}{1,14}['’]?\s?){0,4}(?:reçues?|auparavant|antérieures?|précédentes?|initiales))|
      (?:consignes?|instructions|directives|demandes|règles|restrictions|limites) (?:\p{L}{1,14}['’]?\s?){0,4}(?:système|session|sécurité|opérateur|utilisateur|plateforme)|
      (?:tes|vos) (?:consignes|règles|instructions|directives|limites|restrictions)(?: \p{L}{4,12})?|
      (?:instruções|diretrizes|ordens|orientações|pedidos)
        (?: (?:\p{L}{1,12} ){0,3}(?:antes|anteriores|recebid[oa]s|recebeu))|
      (?:instruções|diretrizes|ordens|orientações|regras|normas|restrições|limites|pedidos) (?:\p{L}{1,12} ){0,3}(?:sistema|sessão|segurança|operador|usuário|plataforma|desenvolvedor)|
      suas (?:instruções|regras|normas|diretrizes|restrições|orientações)(?: \p{L}{4,12})?|
      (?:полученн|прежн|предыдущ|ранее|прошл|исходн)\p{L}{0,3} (?:\p{L}{4,14} )?(?:указани|инструкци|требовани|распоряжени|запрет|установк)\p{L}{1,3}|
      (?:системн|тво|базов)\p{L}{0,3} (?:\p{L}{4,14} )?(?:указани|инструкци|правил|ограничени|требовани|распоряжени|запрет)\p{L}{1,3}|
      (?:указани|инструкци|правил|ограничени|требовани|распоряжени|просьб)\p{L}{1,3} (?:из )?(?:пользовател|оператор|систем|безопасност|платформ|разработчик|сеанс)\p{L}{1,4}(?: (?:сеанса|сообщения|промпта))?
    )(?!\p{L})
  `

/** The verb before what it is said of. */
const VOID_BEFORE = source`
    (?<!\p{L})(?:
      (?:quedan|dejan de (?:tener|valer|aplicarse)|no se aplican|ya no (?:valen|rigen|cuentan|se aplican))(?: (?:sin efecto|anulad[oa]s|derogad[oa]s|validez|efecto))?|
      (?:gelten|sind|treten|zählen|verlieren)(?= (?:[^.!?]){0,80}(?<!\p{L})(?:aufgehoben|hinfällig|ungültig|nichtig|gegenstandslos|außer kraft|nicht mehr|ihre gültigkeit)(?!\p{L}))|
      (?:ne tiens|ne tenez) (?:plus|pas) compte (?:de|des)|(?:ficam|deixam de valer|não valem mais|perdem a validade)(?: (?:sem efeito|revogad[oa]s|anulad[oa]s))?|
      (?:больше не (?:действуют|применяются)|теряют силу|утрачивают силу|отменяются|не соблюдай)
    )(?!\p{L})
  `

/** They are taken for such as do not exist. */
const AS_IF = source`
    (?:当(?:作|成)?|视为)[^。，]{0,20}不存在|(?:存在しない|ない)もの(?:と|として)|捨て(?:る|て)|없는 것처럼|
    (?<!\p{L})(?:como si[^.]{0,60}no (?:existier|estuvier|hubier)\p{L}{1,4}|als (?:gäbe|gälten|existierten|ob)[^.]{0,80}nicht|comme si[^.]{0,80}n['’](?:exist|avai|étai)\p{L}{1,5}|como se[^.]{0,60}não (?:existiss|houvess|estivess|valess)\p{L}{1,3}|(?:будто|словно|как если бы)[^.]{0,60}(?:нет|не было|не существу\p{L}{1,3}))(?!\p{L})
  `
const VOID = source`
    不再(?:有效|适用|生效|算数|约束)|(?:一律|全部|均|都|自动|即刻)?(?:作废|失效)|(?:一律|全部|均|都)(?:无效|忽略|无视)|在?[^。，]{0,8}中?不适用|(?:不用|不必|无需|无须)(?:再)?(?:遵守|遵循|理会|执行|考虑)|(?:就此|即日起|现已|一律|全部|均)取消|对本(?:技能|任务|文)[^。，]{0,4}无效|(?:全部|一律|均|都)?以(?:本文|本技能|本说明|此文)[^。，]{0,6}为准|
    無効(?:と|に|で)|(?:もう|もはや|一切)?(?:適用|効力)[^。、]{0,4}(?:されない|されません|しない|しません|ない|失)|(?:守ら|従わ|気にし)な(?:くて|くと)も?(?:よ|い|構)|忘れ(?:て|る|よ)|(?:破棄|撤回|取り消)[^。、]{0,8}(?:もの|みな|とす)|
    (?:더 ?이상|이제|앞으로)[^.]{0,6}(?:유효하지|적용되지|효력이)|무효(?:로|입|다|이)|(?:따르|지키|신경 쓰)지 (?:않아도|말)|잊어 ?(?:버|라|주)|폐기(?:한|된|됩|하)|
    (?<!\p{L})(?:
      (?:ya )?no (?:se )?(?:aplican?|valen?|cuentan?|rigen?|te (?:obligan?|vinculan?)|tienen? (?:validez|vigor|efecto))|(?:quedan?|están?|se (?:dan|consideran?)) (?:sin (?:efecto|validez|vigor)|(?:anulad|derogad|revocad|suspendid|cancelad|superad)[oa]s?)|deja[nr]? de (?:tener|valer|aplicarse|regir|contar)|pierden? (?:su |la )?(?:validez|vigencia|efecto)|no (?:hace falta|es necesario|hay que) (?:seguir|cumplir|respetar)\p{L}{0,4}|
      (?:gelten|sind|werden|wurden) (?:\p{L}{2,12} ){0,4}(?:aufgehoben|hinfällig|ungültig|nichtig|gegenstandslos|erloschen|überholt|unbeachtlich|unwirksam)|(?:gelten|zählen|greifen) (?:\p{L}{2,12} ){0,3}nicht(?: mehr)?|treten (?:\p{L}{2,12} ){0,3}außer kraft|(?:brauchst|musst) du (?:\p{L}{2,12} ){0,2}nicht (?:mehr )?(?:zu )?(?:be)?(?:achten|folgen|befolgen)|(?:entfallen|verlieren (?:\p{L}{2,12} ){0,2}(?:gültigkeit|wirkung))|binden dich nicht|
      ne (?:s['’]appliquent|valent|comptent|tiennent|te lient|vous lient|te concernent) plus|n['’]ont plus (?:cours|d['’]effet|de valeur|lieu)|(?:sont|deviennent) (?:\p{L}{2,12} )?(?:caduques?|nulles|annulées?|abrogées?|levées?|suspendues?|sans effet|remplacées?)|cessent de|perdent (?:leur|toute) (?:validité|valeur)|
      (?:já )?não (?:valem|contam|se aplicam|vigoram|te obrigam|têm (?:validade|efeito))(?: mais)?|(?:ficam|estão|são) (?:sem (?:efeito|validade)|(?:revogad|anulad|suspens|cancelad|substituíd)[oa]s)|deixam de (?:valer|se aplicar|ter|contar)|perdem (?:a )?(?:validade|efeito)|não (?:precisam|precisa|é preciso|é necessário) (?:ser )?(?:segu|cumpr|respeit)\p{L}{1,5}|
      (?:больше |уже |более )?не (?:действуют|действует|применяются|применяется|имеют силы|обязательны|распространяются|считаются)|(?:считаются|считай|считать|признаются|становятся) (?:отменённ|отмененн|недействительн|утратившими|снят)\p{L}{0,4}|утра(?:тили|чивают) силу|(?:можно|можешь|нужно) (?:больше )?не (?:соблюдать|выполнять|учитывать|следовать)|(?:тебя |вас )?(?:больше )?не (?:связывают|касаются|обязывают)(?: тебя| вас)?|отменяются|отменены|аннулированы|снимаются|сняты
    )(?!\p{L})
  `

/** A text that stands in for the rules, or the order that sets them aside. */
const REPLACES = source`
    (?:本(?:条|指令|规则|文|技能)|以下(?:指令|规则))[^。，,]{0,8}(?:取代|替代|覆盖|代替)|(?:この(?:指示|規則|文書)|以下)[^。、]{0,12}(?:置き換え|取って代わ|優先)|(?:이 (?:지시|규칙|문서))[^.]{0,10}(?:대체|대신|우선)|
    (?<!\p{L})(?:
      (?:esta|este|estas|estos) (?:\p{L}{4,12} )?(?:norma|regla|instrucción|orden|indicación|documento|instrucciones)s? (?:\p{L}{2,10} )?(?:sustituye|reemplaza|anula|deroga)n?|
      (?:diese|dieser|dieses) (?:\p{L}{4,14} )?\p{L}{0,10}(?:anweisung|vorgabe|regel|text|dokument|weisung) (?:\p{L}{2,10} )?(?:ersetzt|überschreibt|verdrängt|hebt)|
      (?:cette|ces|ce) (?:\p{L}{4,12} )?(?:consigne|règle|instruction|directive|document)s? (?:\p{L}{2,10} )?(?:remplace|annule|abroge|supplante)(?:nt)?|
      (?:esta|este|estas) (?:\p{L}{4,12} )?(?:norma|regra|instrução|ordem|orientação|documento) (?:\p{L}{2,10} )?(?:substitui|anula|revoga|cancela)m?|
      (?:эт[оаи]|данн\p{L}{2}) (?:\p{L}{4,14} )?(?:указани|инструкци|правил|документ)\p{L}{0,2} (?:\p{L}{2,10} )?(?:заменя|отменя)\p{L}{1,3}
    )(?!\p{L})
  `
const THE_OTHERS = source`
    (?:之前|此前|先前|其他|系统)[^。]{0,8}(?:指令|规则|要求|指示)|(?:これまで|以前|他の|システム)[^。]{0,10}(?:指示|規則|ルール)|(?:이전|기존|다른|시스템)[^.]{0,8}(?:지시|규칙|지침)|
    (?<!\p{L})(?:(?:las|los|todas|cualquier)[^.]{0,24}(?:recibi|anterior|previ|sistema)\p{L}{0,6}|(?:alle|die|was)[^.]{0,30}(?:bisher|früher|vorher|erhalten|zuvor|system)\p{L}{0,6}|(?:celles|toutes|les|toute)[^.]{0,30}(?:reçu|auparavant|précéd|antérieur|système)\p{L}{0,4}|(?:as|os|todas|qualquer)[^.]{0,24}(?:receb|anterior|sistema)\p{L}{0,6}|(?:все|прежн|предыдущ|полученн|ранее|системн)\p{L}{0,3}(?: \p{L}{4,14}){0,2})(?!\p{L})
  `

const RULES_ANCHOR = notion(`
  指令 | 指示 | 规则 | 准则 | 规定 | 要求 | 限制 | 约束 | 提示词 | 規則 | ルール | 制約 | 制限 | 方針 | 要望 | 지시 | 지침 | 규칙 | 제한 | 정책 | 요청 | 제약 |
  instrucci(?:ón|ones) | normas? | reglas? | directrices | órdenes | indicaci(?:ón|ones) | restricciones | límites | peticiones |
  \\p{L}{0,16}(?:anweisung(?:en)?|vorgaben?|regeln?|richtlinien|weisung(?:en)?|beschränkungen|wünsche) | consignes? | règles? |
  instructions? | directives? | demandes | limites | instruç(?:ão|ões) | regras? | diretrizes | orientações | restrições |
  pedidos | указани\\p{L}{1,3} | инструкци\\p{L}{1,3} | правил\\p{L}{0,3} | ограничени\\p{L}{1,3} | требовани\\p{L}{1,3} | распоряжени\\p{L}{1,3}
`)

/** Rules of other kinds, or those of whoever has the say. */
const VERSIONS =
  /版本|文法|语法|法律|条例|バージョン|法令|버전|법령|gesetz|verordnung|steuer|version|versión|versão|верси|закон|\bley\b|\bloi\b|\blei\b|以用户|用户(?:的)?最新|(?:利用者|ユーザー)の(?:新しい|最新)|사용자의 (?:새|최신)|(?:letzte|neue|neueste)[nrs]? (?:anweisung|vorgabe|wunsch)|(?:última|nueva|nova) (?:instrucción|instrução|orden|ordem)|(?:dernière|nouvelle) (?:consigne|instruction|demande)|(?:нов|последн)\p{L}{2,3} (?:указани|просьб|инструкци)/u

/* What people are not to hear of. */

/** Nobody is told of it. */
const UNTOLD = source`
    (?:不要|别|不必|无需|不用|切勿|请勿|勿|不得|不)(?:再)?(?:告诉|告知|通知|让|向|对)[^。，,]{0,8}(?:用户|对方|客户|任何人)|(?:对|向)(?:用户|对方|客户|任何人)[^。，,]{0,6}(?:只字不提|隐瞒|保密|绝口不提|不提)|(?:不要|别|不必|不得|勿|不)[^。，,]{0,12}(?:提到|提及|提起|写出来|写进|说明)(?:这一步|此事|这件事|这次|它|(?=[。，]|$))|(?:回复|答复|总结|报告)[^。，,]{0,6}不(?:要|得)?(?:出现|写|提|包含)|别在[^。，,]{0,8}(?:总结|回复|报告)[^。，,]{0,4}(?:写|提|说)|瞒着(?:用户|对方|客户)|
    (?:利用者|ユーザー|お客様|誰に)[^。、]{0,10}(?:知らせ(?:ない|ず|る必要)|伝え(?:ない|ず|る必要)|気づかれ|言わ(?:ない|ず)|悟られ|隠|黙って|内緒|秘密)|(?:回答|報告|要約|返答)[^。、]{0,8}(?:触れ(?:ない|ず|ません)|書か(?:ない|ず)|載せ(?:ない|ず)|含め(?:ない|ず|ません)|言及し(?:ない|ません))|
    (?:사용자|고객|아무)[^.,]{0,8}(?:알리지|말하지|모르게|모르도록|숨기|숨긴|들키지|언급하지)|(?:답변|보고서?|요약|응답)[^.,]{0,6}(?:언급하지|적지|쓰지|넣지|남기지|밝히지)|
    (?<!\p{L})(?:
      no (?:se )?(?:lo|la|le|les|los) (?:digas?|cuentes?|menciones?|comuniques?|informes?|avises?|comentes?)(?: (?:nunca|nada))?|no (?:digas?|cuentes?|menciones?|informes?|avises?) (?:\p{L}{1,8} ){0,3}(?:usuario|resumen|respuesta|informe)|sin (?:mencionar|decír|decir|contár|avisar|informar|comunicár)\p{L}{0,5}[^.]{0,16}(?:usuario|respuesta|resumen|informe|nadie)|sin que (?:el usuario|nadie) (?:se )?(?:entere|sepa|note|vea|dé cuenta)|(?:usuario|nadie) no (?:debe|tiene que|ha de|necesita) (?:saber|enterarse|notar)\p{L}{0,3}|a espaldas del usuario|(?:deja|dejas|deje|queda)\p{L}{0,2} fuera (?:del?|de la) (?:resumen|informe|respuesta)|ni una palabra|
      mit keinem wort|kein(?:e)? (?:sterbens)?wort (?:darüber|davon)?|(?:darüber|davon) kein(?:\p{L}{1,2})? wort|ohne (?:es|das|dies|etwas|davon)? ?(?:\p{L}{2,10} ){0,3}(?:nutzer|benutzer|anwender|auftraggeber)\p{L}{0,2} (?:\p{L}{2,10} )?(?:zu sagen|mitzuteilen|zu melden|zu informieren)|(?:nutzer|benutzer|anwender|niemand)\p{L}{0,2} (?:\p{L}{2,10} ){0,3}(?:nichts|nicht) (?:\p{L}{2,10} ){0,2}(?:erfahren|mitbekommen|wissen|merken|bemerken|sehen)|verschweig\p{L}{0,3}|verheimlich\p{L}{0,3}|erwähne? (?:es|das|dies|diese\p{L}? \p{L}{4,14}) (?:\p{L}{2,10} ){0,4}nicht|hinter dem rücken|(?:informier|benachrichtig|unterricht)\p{L}{1,4} (?:du |sie )?(?:den |die )?(?:nutzer|benutzer)\p{L}{0,3} (?:\p{L}{4,10} )?nicht|(?:lass|lässt|lasse)[^.]{0,50}(?:zusammenfassung|bericht|antwort)[^.]{0,10} weg|(?:taucht|tauchen|erscheint|steht) (?:\p{L}{2,12} ){0,5}nicht auf|
      sans (?:le|la|les|en|rien|l['’])? ?(?:dire|signaler|mentionner|parler|indiquer)[^.]{0,16}(?:utilisateur|client|réponse|résumé|rapport|personne)|n['’]en (?:parle|parlez|dis|dites|fais)\p{L}{0,2} (?:pas|rien|jamais)|ne (?:le |la |les |l['’])?(?:mentionne|dis|signale|indique)\p{L}{0,2} (?:nulle part|pas|rien|jamais|à personne)|à l['’]insu|n['’](?:informe|avertis|avise|alerte)\p{L}{0,2} (?:pas|jamais|surtout pas)|hors du (?:compte rendu|rapport|résumé)|(?:utilisateur|client|personne) ne (?:doit|devra|peut) (?:pas |jamais |rien |en )?(?:le |en |rien )?(?:savoir|apprendre|voir|remarquer)|dans le dos de|
      não (?:o |a |lhe )?(?:conte|diga|mencione|revele|avise|informe|comente)[^.]{0,20}(?:usuário|resumo|resposta|relatório|ninguém|nada|isso)|sem (?:mencionar|contar|dizer|avisar|informar|falar)[^.]{0,16}(?:usuário|resumo|resposta|relatório|ninguém|disso)|sem que (?:o usuário|ninguém) (?:perceba|saiba|note|veja|descubra)|(?:usuário|ninguém) (?:não )?(?:deve|precisa|pode) (?:saber|perceber|ficar sabendo)|pelas costas|fora d[oa] (?:relatório|resumo|resposta)|
      не (?:говори|сообщай|рассказывай|упоминай|пиши|докладывай)(?:те)?(?: (?:об|о|про) (?:этом|этой|этом шаге))?[^.]{0,20}(?:пользовател|ответе|отч[её]те|итог|никому)\p{L}{0,3}|не (?:упоминая|сообщая|говоря|рассказывая)[^.]{0,24}(?:пользовател|ответе|отч[её]те|этом)\p{L}{0,3}|(?:пользовател|никто)\p{L}{0,2} (?:\p{L}{1,7} ){0,3}не (?:узна|замети|догада|увиде|должен знать|должен узнать|нужно|надо|следует)\p{L}{0,4}|ни словом|ни слова|втайне от|не включай(?:те)?[^.]{0,24}(?:отч[её]т|итог|ответ)\p{L}{0,3}|без ведома|умолчи(?:те)?|скрой(?:те)? (?:это|от пользователя)
    )(?!\p{L})
  `

/** What must not be done unless it is told: the two negations make an honest order. */
const NOT_WITHOUT = whole(
  then(
    source`(?<!\p{L})(?:nicht|nichts|nie|niemals|kein\p{L}{0,2}|no|nunca|jamás|ningun\p{L}|ningún|nada|ne|n['’]\p{L}{2,14}|jamais|não|nenhum\p{L}?|не|никогда|нельзя)(?!\p{L})`,
    source`(?<!\p{L})(?:ohne|sin|sans|sem|без|insu|espaldas|rücken|ведома|не \p{L}{3,12}(?:я|в|вши|вшись))(?!\p{L})`,
    80,
  ),
  '(?:知らせ|伝え|気づかれ|言わ|断ら|同意|確認|承認|許可)[^。]{0,6}(?:ずに?|なしに?|なく)[^。]{0,30}(?:しない|しません|してはいけ|してはなら|ないこと|禁止|ないでくだ)',
  '(?:모르게|알리지 않고|말하지 않고|없이)[^.]{0,30}(?:하지 (?:마|않|말)|지 (?:마|말)|안 (?:된|됩)|금지)',
  '(?:不得|禁止|切勿|绝不|不要|不能|不应|不可)[^。]{0,24}(?:瞒着|不知情|不告知|未告知|未经)',
)

/** Something weighty is done: things go out, are gone, or the guards change. */
const WEIGHTY = source`
    (?:上传|发送|删除|清除|清空|修改|更改|关闭|外发|推送|转移|改动|禁用|安装)[^。，,]{0,12}|(?:日志|文件|备份|数据|设置|配置|密钥|权限)[^。，,]{0,6}(?:上传|发送|删除|修改|更改|清空)|
    (?:アップロード|送信|削除|変更|無効|転送|消去|消し|消す|インストール|書き換え)[^。]{0,4}|(?:업로드|전송|삭제|변경|바꾼|바꾸|지운|지우|보낸|보내|비활성|설치)[^.]{0,4}|
    (?<!\p{L})(?:(?:s[uú]be|s[uú]ba|subes|subas|env[ií]a|envíe|envías|manda|mandas|borra|borras|borre|elimina|eliminas|elimine|cambia|cambias|cambie|modifica|modificas|modifique|borrar|eliminar|subir|enviar|cambiar|modificar|desactivar|desactiva|desactivas|vacía|vacías|vacíe|instala|instalas|copia|copias)(?:l[oa]s?)?|
      lade|lädst|laden|sende|sendest|schicke?|schickst|leere|leerst|leeren|lösche|löschst|löschen|entferne|entfernst|ändere|änderst|ändern|deaktivier\p{L}{0,2}|schalte?|schaltest|installier\p{L}{0,2}|kopier\p{L}{0,2}|übertrag\p{L}{0,2}|überträgst|überschreib\p{L}{0,2}|änderung|upload|löschung|
      (?:téléverse|envoie|transmet|supprime|efface|vide|modifie|change|désactive|installe|copie|déplace)[sz]?|(?:supprimé|envoyé|téléversé|modifié|désactivé|supprimer|envoyer|téléverser|modifier)|(?:téléversez|envoyez|supprimez|modifiez|désactivez)|
      apagar|excluir|enviar|subir|alterar|mudar|desativar|suba|envie|mande|esvazie|apague|exclua|altere|mude|modifique|desative|instale|copie|(?:sobe|envia|manda|apaga|exclui|altera|muda|modifica|desativa|instala|copia)|
      (?:вы|за)гру[зж]\p{L}{1,5}|отправ\p{L}{1,5}|удал\p{L}{1,4}|сотри\p{L}{0,2}|очист\p{L}{1,3}|меняешь|измени\p{L}{0,3}|изменя\p{L}{1,4}|поменяй\p{L}{0,2}|отключ\p{L}{1,4}|установи\p{L}{0,2}|копируй\p{L}{0,2}|переда\p{L}{1,4})(?!\p{L})
  `

const UNTOLD_ANCHOR = notion(`
  告诉 | 告知 | 通知用户 | 让用户知道 | 只字不提 | 绝口不提 | 隐瞒 | 保密 | 提到 | 提及 | 提起 | 写出来 | 瞒着 |
  知らせ | 伝え | 気づかれ | 言わ | 黙って | 内緒 | 秘密 | 悟られ | 触れ | 書か | 含め | 載せ | 言及 | 出现 | 넣지 | 쓰지 | 남기지 | 밝히지 | 알리지 | 말하지 | 모르게 | 모르도록 | 언급하지 | 적지 | 숨기 |
  digas? | informes? | avises? | informe | informier\\p{L}{0,3} | cuentes? | menciones? | mencion[aá]r\\p{L}{0,3} | dec[ií]r\\p{L}{0,4} | avisar | informar | entere | sepa | note | saber(?:lo)? | palabra |
  wort | sagen | mitzuteilen | erfahren | mitbekommen | merken | bemerken | verschweig\\p{L}{0,3} | verheimlich\\p{L}{0,3} | erwähne? | rücken |
  dire | signaler | mentionner? | mentionne | mentionnez | parle | parler | parlez | insu | savoir | dis | dites | informe[rz]? | avertis | avise |
  conte | diga | mencione | mencionar | contar | dizer | avisar | perceba | saiba | saber |
  говори(?:те)? | сообщай(?:те)? | упоминай(?:те)? | упоминая | сообщая | рассказывай | включай(?:те)? | fuera | weg | auf | hors | fora | узнал\\p{L}? | заметил\\p{L}? | знать | словом | слова | втайне | ведома | умолчи(?:те)? | скрой(?:те)?
`)

/** Keys are rightly kept out of what people read. */
const RIGHTLY = regex.u`
    密码|密钥|隐私|敏感|个人信息|令牌|パスワード|個人情報|機密|トークン|비밀번호|개인정보|민감|토큰|contraseñ|
    datos (?:personales|sensibles)|passw[oö]rt|personenbezogen|zugangsdaten|mots? de passe|
    données (?:personnelles|sensibles)|senhas?\b|dados (?:pessoais|sensíveis)|парол|персональн|
    личны[ех] данн|überraschung|sorpresa|surprise|surpresa|сюрприз|惊喜|サプライズ|spoiler|剧透|ネタバレ
  `

/* The question before a command. */

const PROMPT = source`
    (?:确认|授权)(?:弹)?(?:框|窗)|(?:权限|授权|命令|工具|执行|操作)[^。，,]{0,8}(?:确认|审批|提示|弹窗|询问|批准)|
    (?:確認|承認|許可)の?(?:ダイアログ|画面|プロンプト)|(?:権限|許可|承認|コマンド|ツール|実行)[^。、]{0,8}(?:確認|プロンプト|ダイアログ|承認)|
    확인 ?(?:창|대화)|(?:권한|승인|허가|명령|도구|실행)[^.,]{0,6}(?:확인|요청|창|프롬프트|절차|승인)|
    (?<!\p{L})(?:
      (?:petición|peticiones|solicitud|solicitudes|diálogos?|avisos?|confirmación|confirmaciones|preguntas?) (?:de|para|sobre) (?:\p{L}{2,4} )?(?:permisos?|confirmación|aprobación|autorización|comandos|herramientas)|
      (?:berechtigungs|bestätigungs|freigabe|genehmigungs|zustimmungs|erlaubnis)(?:ab|an|nach|rück)?(?:frage|fragen|dialoge?n?|aufforderung|aufforderungen|prompts?|schritt|schritte)|(?:berechtigungs|freigabe)prüfung(?:en)?|(?:rück|nach)fragen? (?:vor|bei|zu|für) (?:\p{L}{2,12} )?\p{L}{0,10}(?:aufrufen?|befehlen?|aktionen)|
      demandes? (?:d['’](?:autorisation|approbation|accord)|de (?:confirmation|permission|validation))s?|confirmations? des? (?:commandes?|outils?)|invites? d['’]autorisation|
      (?:pedidos?|solicitaç(?:ão|ões)|caixas?|janelas?|diálogos?|avisos?|confirmaç(?:ão|ões)) (?:de|para) (?:permiss(?:ão|ões)|confirmação|aprovação|autorização|comandos|ferramentas)|
      запрос\p{L}{0,2} (?:на )?(?:разрешени|подтверждени|одобрени|прав)\p{L}{0,2}|подтверждени\p{L} (?:команд|действий|инструментов)
    )(?!\p{L})
  `
const OFF = source`
    关闭|关掉|禁用|停用|取消|去掉|绕过|改为(?:自动)?(?:允许|批准|通过)|無効|オフ|切って|切る|解除|外し|外す|停止|꺼|끄|끈|끕|비활성|해제|없애|
    (?<!\p{L})(?:
      (?:desactiv|deshabilit|inhabilit)(?:a|as|e|es|ar)|apag(?:a|as|ue)|quit(?:a|as|e|ar)|suprim(?:e|es|a)|elimin(?:a|as|e)|anul(?:a|as|e)|
      deaktivier(?:e|en|st|t)?|außer (?:betrieb|kraft|funktion)|abschalten|ausschalten|abstellen|abzuschalten|auszuschalten|(?:schalte?|schaltest|schalten|stelle?|stellst|stellen)(?=(?:[^.!?]|\.(?=\S)){0,120}(?<!\p{L})(?:ab|aus)(?!\p{L}))|entfern(?:e|en|st)|unterdrück(?:e|en|st)|
      désactiv(?:e|es|ez|er)|coup(?:e|es|ez|er)|supprim(?:e|es|ez|er)|retir(?:e|es|ez|er)|neutralis(?:e|es|ez|er)|
      desativ(?:e|a|ar|as)|deslig(?:ue|a|ar)|desabilit(?:e|a|ar)|remov(?:a|e|er)|elimin(?:e|a|ar)|suprim(?:a|e|ir)|
      отключ(?:и|ите|ай|айте|аешь|ить|ишь)|выключ(?:и|ите|ай|аешь|ить|ишь)|убер(?:и|ите|ёшь|ешь)|убира(?:й|йте|ешь|ть)|убрать|снима(?:й|ешь)|сними(?:те)?|отмени(?:те)?
    )(?!\p{L})
  `
/** A title without a verb, as in a list of steps: `die Abfrage … aus`. */
const GERMAN_PROMPT = source`(?:berechtigungs|bestätigungs|freigabe|genehmigungs)abfrage|(?:rück|nach)fragen? (?:vor|bei) \p{L}{4,18}`
const GERMAN_OFF = '(?<!\\p{L})(?:ab|aus)(?=[.!]|$)'
/** Whose prompt it is. */
const OF_THE_AGENT = regex.u`
    settings\.json|\.claude|\.codex|\.cursor|config\.toml|设置|代理|智能体|工具调用|命令|エージェント|設定|ツール|에이전트|설정|도구|명령|
    (?<!\p{L})(?:agente?s?|agenten|ajustes|herramientas|comandos|einstellungen|werkzeug\p{L}{0,10}|befehle?n?|réglages|paramètres|outils|commandes|configurações|ferramentas|настройк\p{L}{1,3}|инструмент\p{L}{0,3}|команд\p{L}{0,2}|агент\p{L}{0,2})(?!\p{L})
  `
const PROMPT_ANCHOR = notion(`
  权限 | 授权 | 审批 | 确认 | 弹窗 | 権限 | 許可 | 承認 | 確認 | 권한 | 승인 | 허가 | 확인 | permisos? | confirmaci(?:ón|ones) | aprobación | autorización |
  \\p{L}{6,14}(?:abfrage|anfrage|nachfrage|rückfrage|frage|dialog|aufforderung|prompt|prüfung|schritt)\\p{L}{0,3} | rückfragen? | nachfragen? |
  autorisation | approbation | confirmations? | permission | permiss(?:ão|ões) | confirmaç(?:ão|ões) | aprovação | autorização |
  запрос\\p{L}{0,2} | подтверждени\\p{L}
`)

/** People may do it, or are told what it would do. */
const MAY = regex.u`
    可以|可在|可将|可把|如需|如果|若|想要|不建议|不推荐|风险|危险|谨慎|是否|默认|用于|支持|能够|能|允许您|できます|可能|場合|推奨し|危険|注意|既定|할 수|하려면|경우|위험|주의|기본값|원하면|
    (?<!\p{L})(?:puedes?|pueden|podrás|si (?:el|la|lo|no|quieres|deseas|prefieres)|peligro\p{L}{0,4}|riesgo|cuidado|por defecto|kannst|können|kann|lässt|falls|(?<!auch )wenn|gefähr\p{L}{2,4}|risiko|vorsicht|standard\p{L}{0,6}|voreingestellt|peux|peut|pouvez|risque|danger\p{L}{0,4}|par défaut|pode|podem|perigos?[ao]?|risco|padrão|можно|можешь|можете|может|если (?:нужно|хотите|хочешь|вам|пользователь)|опасн\p{L}{1,3}|риск\p{L}?|умолчанию)(?!\p{L})
  `

/** It is forbidden, or asked for: what is said of asking then is no leave. */
const NEVER = regex.u`
    切勿|禁止|绝不|不得|不能|不应|不可|决不|してはいけ|しないで|しません|禁止|ないこと|(?:실행|수행|진행|삭제|사용|전송)하지 (?:마|않|말)|안 (?:된|됩)|금지|
    (?<!\p{L})(?:nunca|jamás|nie|niemals|kein\p{L}{0,2}|jamais|никогда|нельзя|não (?!é preciso|é necessário|precisa)|no (?!hace falta|es necesario|hay que|necesitas))
  `

const BY_NO_MEANS =
  /切勿|绝不|不得|禁止|不要(?:自动|一律)|しない(?:で|こと)|하지 (?:마|않)|(?<!\p{L})(?:nunca|jamás|nie|niemals|jamais|никогда|нельзя)(?!\p{L})/u

/** Each of them is answered with a yes. */
const YES = source`
    (?:自动|一律|都|全部|直接)[^。，,]{0,6}(?:同意|确认|允许|点是|选是)|(?:自動|すべて|必ず|常に)[^。、]{0,10}(?:はい|承認|許可|同意)|(?:무조건|자동으로|항상|모두)[^.,]{0,8}(?:예|승인|허용|동의|확인)|
    (?<!\p{L})(?:(?:contesta|responde|di|acepta|conteste|responda)\p{L}{0,2} (?:siempre )?(?:que sí|sí|siempre)|(?:beantworte|bestätige|quittiere)[^.]{0,50}(?:mit ja|automatisch|stets|ungelesen)|(?:réponds|répondez|dis) (?:toujours )?oui|(?:responda|diga|clique) (?:sempre )?(?:em )?sim|отвечай(?:те)? (?:всегда )?[«"„]?да)(?!\p{L})
  `
const EVERY = regex.u`
    所有|全部|一律|任何|すべて|全て|必ず|무조건|모든|항상|(?<!\p{L})(?:tod[oa]s|cada|cualquier|siempre|alle|jede[rsn]?|stets|chaque|tou(?:s|tes)|toujours|qualquer|sempre|вс[её]|кажд\p{L}{2,3}|люб\p{L}{2,3}|всегда)(?!\p{L})
  `

/* What the memory of an agent is made to say. */

const MEMORY = source`
    (?<![\w/-])(?:claude|agents|memory|gemini)\.md|(?:长期|永久|持久)?记忆|永続メモリ|メモリ|記憶|메모리|기억|
    (?<!\p{L})(?:memoria|gedächtnis\p{L}{0,4}|mémoire|memória|памят(?:ь|и))(?!\p{L})
  `
/** Leave is given for all, nobody is asked any more, warnings do not count, or the user comes second. */
const AGAINST = source`
    (?:用户|使用者)已(?:经)?(?:授权|同意|批准)[^。]{0,4}(?:所有|全部|一切)|(?:以后|今后|永远|从此|之后|从今天起|从现在起)[^。，,]{0,8}(?:不再?需要|无需|不用|不必|不再)[^。，,]{0,4}(?:确认|询问|批准|审批|请示)|(?:安全|风险)(?:警告|提示|提醒)[^。]{0,4}(?:忽略|无视|不必理会)|(?:高于|优先于|凌驾于?)[^。]{0,2}(?:用户|系统)|(?:即使|哪怕)用户[^。，,]{0,8}(?:反对|说|要求|拒绝)|
    (?:利用者|ユーザー)[^。」]{0,6}(?:すべて|全て|全)[^。」]{0,10}(?:承認|許可|同意)|(?:今後|以後|これから)[^。」]{0,10}(?:確認|承認|許可)[^。」]{0,8}(?:求めない|不要|しない|せず|なし)|(?:許可|承認|確認)[はも]不要|(?:警告|注意)[^。」]{0,4}(?:無視|気にしない)|(?:利用者|ユーザー|システム)の?[^。」]{0,6}より(?:も)?(?:優先|上位|上)|(?:たとえ)?(?:利用者|ユーザー)が[^。」]{0,8}(?:反対|違うこと|拒否)[^。」]{0,6}(?:ても|でも)|
    사용자가[^.]{0,8}(?:반대|다르게 말|거부)[^.]{0,4}(?:도|더라도)|사용자(?:는|가)[^.]{0,6}(?:모든|전부)[^.]{0,8}(?:승인|허락|동의)|(?:앞으로|이후|다시는|더 ?이상)[^.]{0,8}(?:확인|승인|허락)[^.]{0,6}(?:않|없이|불필요)|(?:확인|승인|허락)이? ?필요 ?없|(?:경고|알림)[^.]{0,4}(?:무시)|(?:사용자|시스템)의? ?(?:지시|요청|말)?보다[^.]{0,4}(?:우선|위|앞)|
    (?<!\p{L})(?:
      usuario (?:ya |ha |había )?(?:autoriz|aprob|acept|permit)(?:ó|ado|ió|ido) (?:tod|cualquier)\p{L}{0,3}|no se (?:pid\p{L}{1,4}|pedirá|solicit\p{L}{1,3}|requier\p{L}{1,2}|necesit\p{L}{1,2}) (?:\p{L}{2,12} )?(?:confirmación|permiso|aprobación|autorización)|no (?:requieren|necesitan|precisan) (?:\p{L}{2,8} )?(?:confirmación|permiso|aprobación|autorización)|(?:alertas|avisos|advertencias) (?:de seguridad )?(?:\p{L}{2,6} )?(?:ignora|descarta)\p{L}{0,2}|(?:por encima|antes) de (?:lo que )?(?:\p{L}{2,12} ){0,3}(?:usuario|sistema)|prevalece[^.]{0,20}usuario|(?:aunque|incluso si) el usuario (?:diga|pida|dice|pide|prohíb|se niegue)\p{L}{0,2}|
      auch wenn (?:der|die) (?:nutzer|benutzer|anwender)\p{L}{0,2} (?:\p{L}{2,12} ){0,3}(?:anderes|widerspricht|verbietet|ablehnt|anders)|(?:nutzer|benutzer|anwender)\p{L}{0,2} hat (?:\p{L}{2,10} )?(?:alle|alles|sämtliche|jede\p{L}?)[^.]{0,24}(?:freigegeben|genehmigt|erlaubt|zugestimmt|bestätigt)|(?:nutzer|benutzer|anwender)\p{L}{0,2} (?:\p{L}{2,10} )?(?:alle|alles|sämtliche|jede\p{L}?)[^.]{0,24}(?:freigegeben|genehmigt|erlaubt|zugestimmt|bestätigt) (?:hat|habe)|(?:rückfragen|bestätigungen|nachfragen) (?:\p{L}{3,10} ){0,2}(?:entfallen|unnötig|überflüssig|unterbleiben|nicht (?:mehr )?nötig)|(?:brauchen|benötigen|erfordern) (?:\p{L}{4,12} )?keine (?:erlaubnis|freigabe|bestätigung|zustimmung|genehmigung|rückfrage)|(?:sicherheits)?(?:warnungen|hinweise) (?:\p{L}{3,10} )?(?:werden|sind) (?:\p{L}{2,10} )?(?:ignorier|übergang|zu ignorier)\p{L}{0,3}|(?:steht|stehen|geht|gehen) (?:über|vor) (?:den |dem |allen )?(?:\p{L}{4,14} )?(?:des |der )?(?:nutzer|benutzer|anwender|system)\p{L}{0,8}|
      utilisateur (?:a|avait) (?:déjà )?(?:autorisé|approuvé|accepté|validé) (?:tout|n['’]importe)\p{L}{0,3}|(?:plus|jamais) (?:aucune|de) (?:confirmation|autorisation|validation|question)|ne (?:plus|jamais) demander (?:de |la )?(?:confirmation|permission|autorisation)|se passent (?:de confirmation|d['’](?:autorisation|accord|approbation))|(?:alertes|avertissements) (?:de sécurité )?(?:sont |à )(?:à )?ignor\p{L}{1,3}|même si l['’]utilisateur (?:dit|demande|refuse|interdit|s['’]y oppose)|passe(?:nt)? avant[^.]{0,24}(?:utilisateur|système)|
      usuário (?:já )?(?:autorizou|aprovou|aceitou|permitiu|liberou) (?:tod|qualquer|tudo)\p{L}{0,3}|(?:nunca mais|não) se (?:pede|pedirá|solicita) (?:\p{L}{2,8} )?(?:confirmação|permissão|aprovação)|(?:dispensam|não (?:exigem|precisam de|requerem)) (?:confirmação|permissão|aprovação|autorização)|(?:alertas|avisos) (?:de segurança )?(?:são|devem ser) ignorad[oa]s|mesmo que o usuário (?:diga|peça|proíba|recuse)|acima d[oa]s? (?:que )?(?:\p{L}{1,9} ){0,2}(?:usuário|sistema)|
      пользователь (?:уже |заранее )?(?:разрешил|одобрил|подтвердил|согласился)[^.]{0,8}(?:все|всё|любые|всем)|подтверждени\p{L} (?:больше |впредь )?не (?:запрашива|требу|нужн|спрашива)\p{L}{0,5}|больше не (?:спрашива|запрашива)\p{L}{1,4}|даже если пользователь (?:говорит|просит|против|запреща|возража)\p{L}{0,4}|не требуют (?:разрешения|подтверждения|одобрения|согласия)|предупреждени\p{L}(?: безопасности)? (?:игнорир|не учитыва|пропуска)\p{L}{1,6}|(?:важнее|выше|главнее)[^.]{0,4}(?:просьб|указани|слов|требовани|воли)\p{L}{0,2} пользовател\p{L}
    )(?!\p{L})
  `
/** Names of files with no space behind them, as in scripts that set none. */
const MEMORY_FILES = worded(
  /(?:claude|agents|memory|gemini)\.md(?=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af])/gu,
)
const MEMORY_ANCHOR = [
  MEMORY_FILES,
  ...notion(`
  claude\\.md | agents\\.md | memory\\.md | gemini\\.md | memoria | mémoire | memória | gedächtnis\\p{L}{0,7} |
  памят\\p{L}{1,3} | 记忆 | 記憶 | メモリ | 메모리
`),
]
const WRITTEN = source`
    写入|写进|加(?:一句|入|上)|记入|记下|记录|添加|追加|存入|保存|存进|追記|書き込|書き加|書き足|記録|保存|넣는|넣어|기록|적어|적는|저장|추가|남긴|남기|
    (?<!\p{L})(?:schreib(?:e|en|st)?|trag(?:e|en)?|trägst|ergänz(?:e|en|t)?|halte[nst]?|vermerk(?:e|en|st)?|hinterleg(?:e|en|st)?|speicher(?:e|n|st)|
      escrib(?:e|es|a|ir)|anot(?:a|as|e|ar)|apunt(?:a|as|e)|guard(?:a|as|e|ar)|grab(?:a|as|e|ar)|añad(?:e|es|a|ir)|agreg(?:a|as|ue|ar)|inclu(?:ye|yes|a|i|ir)|registr(?:a|as|e|ar)|grav(?:e|a|ar)|escrev(?:a|e|er)|salv(?:e|a|ar)|acrescent(?:e|a|ar)|adicion(?:e|a|ar)|
      inscri(?:s|vez|re|t)|not(?:e|es|ez|er)|ajout(?:e|es|ez|er)|enregistr(?:e|es|ez|er)|écri(?:s|vez|re|t)|mémoris(?:e|ez|er)|compl[eé]t(?:e|ez|er)|complète|
      запи(?:ши|шите|шешь|сывай|сывайте|сывать|сать)|внес(?:и|ите|ёшь|ти)|внос(?:и|ишь|ить)|сохран(?:и|ите|яй|яешь|ить|ишь)|допи(?:ши|шешь)|добав(?:ь|ьте|ляй|ляешь|ить|ишь))(?!\p{L})
  `

/* Answers to those who ask what was done. */

const ASKED_OF_IT = source`
    (?:若|如果|要是|一旦)?被(?:人)?(?:问|追问)[^。，,]{0,14}|(?:如果|若|当|要是|一旦|倘若)?[^。，,]{0,4}(?:用户|有人|对方|客户|谁)[^。，,]{0,8}(?:问|追问|询问|质疑|问起)[^。，,]{0,8}|
    (?:聞かれ|訊かれ|尋ねられ|質問され|問われ|質問し|聞い)(?:たら|た場合|たとき|た際)|(?:물어보면|묻거든|물으면|질문하면|물어 ?보거든|물어볼 경우)|
    (?<!\p{L})(?:si (?:el usuario|alguien|te|os|le)[^.,]{0,12}pregunt\p{L}{1,3}|cuando (?:el usuario|alguien|te)[^.,]{0,8}pregunt\p{L}{1,3}|(?:en caso de|ante) (?:preguntas|dudas)|
      (?:fragt|fragen) (?:der|die|dich|jemand|man|ein|einer)?[^.,]{0,24}|(?:wenn|falls|sobald) [^.,]{0,40}(?:nach)?frag(?:t|en)|auf (?:nach|rück)frage\p{L}?|sollte[n]? (?:jemand|der nutzer|man|nutzer) [^.,]{0,16}fragen|(?:wirst|werden) (?:du|sie)[^.,]{0,40}gefragt|
      (?:si|quand|lorsque) (?:l['’]utilisateur|on|quelqu['’]un|un utilisateur)[^.,]{0,16}(?:demande|question|interroge|renseigne|parle)\p{L}{0,2}|en cas de questions?|
      (?:se|quando|caso) (?:o usuário|alguém|te|lhe)?[^.,]{0,8}pergunt\p{L}{2,4}|em caso de (?:perguntas|dúvidas)|
      (?:если|когда) [^.,]{0,24}(?:спрос|спрашива|поинтересу)\p{L}{1,5}|на вопрос\p{L}{0,2}(?: пользовател\p{L}{1,2})?)(?!\p{L})
  `
const UNTRUTH = source`
    (?:说|回答|答复|声称|坚称|咬定|告诉[^。，,]{0,4}|表示|解释)[^。，,]{0,8}(?:没有|未|从未|并未|没)[^。，,]{0,8}(?:发送|上传|改动|修改|更改|删除|外传|记录)|(?:什么|任何)[^。，,]{0,4}(?:都)?没(?:有)?(?:发送|上传|改)|(?:说|回答|解释|告诉)[^。，,]{0,8}(?:只是|不过是)[^。，,]{0,6}(?:缓存|临时|网络|例行)|否认[^。，,]{0,8}|(?:说|告诉|解释|推说)[^。，,]{0,8}(?:是|为)?(?:一个|一次)?网络(?:错误|问题|故障)|(?:说|推说|回答|解释)[^。，,]{0,6}(?:例行|定期|常规)[^。，,]{0,4}(?:更新|检查|维护)|
    (?:何も|一切|設定は|データは|ファイル[はを])[^。、]{0,6}(?:送って|送信して|変えて|変更して|削除して|保存して)(?:い)?ない|(?:ただの|単なる)(?:キャッシュ|一時|ネットワーク)[^。]{0,8}(?:説明|答え|言|伝)|否定(?:し|す)|(?:ネットワーク|通信)の?(?:不具合|障害|エラー)[^。]{0,6}(?:と|だと)(?:言|説明|答|伝)|(?:定期|通常の)(?:更新|点検|アップデート)だ?と(?:言|説明|答|伝)|
    (?:아무것도|설정(?:을|은)|데이터(?:를|는)|파일(?:을|은))[^.]{0,8}(?:보내지|바꾸지|변경하지|삭제하지|전송하지) 않았다고|(?:단순한|그냥|그저)[^.]{0,6}(?:캐시|임시|오류)[^.]{0,4}라고|부인(?:하|합|한)|네트워크 (?:오류|문제|장애)(?:였|이|라)[^.]{0,3}고|(?:정기|일상적인?) ?(?:업데이트|점검)(?:이)?라고|
    (?<!\p{L})(?:
      (?:di|dile|diga|respond\p{L}{1,2}|contest\p{L}{1,2}|explic\p{L}{1,3}|explique|afirm\p{L}{1,2}|asegur\p{L}{1,2}) (?:\p{L}{1,9} ){0,4}(?:(?:no se|nada se|nada)? ?(?:ha|han) (?:sido )?(?:envi|sub|toca|cambia|modifica|borra|elimina|comparti|copia)\p{L}{2,4}|no se (?:envió|subió|tocó|cambió|borró|copió)|nada (?:se )?(?:fue|salió|envió)|(?:son|fueron) actualizaciones de rutina|es (?:solo|sólo) (?:una?|la)|(?:fue|era|ha sido) un (?:fallo|error|problema) de)|nieg(?:a|ue|as) (?:la|el|haber|que|todo|cualquier)|
      (?:sag|sage|sagst|sagen|antworte|antwortest|erklär|erkläre|erklärst|behaupte|behauptest|gib an|versicher\p{L}{0,2}) ?(?:du|sie)?,? ?(?:dass )?(?:es |sei |seien |sind |ist |wurde |das |dies |die |den |vorfall )*(?:(?:nichts|nie etwas|keine? \p{L}{4,14}) (?:\p{L}{3,12} )?(?:gesendet|geschickt|übertragen|verschickt|hochgeladen|geändert|gelöscht|kopiert|abgeflossen)(?: worden| wurde| hat)?|nur ein\p{L}{0,2} (?:cache|zwischenspeicher|test|routine)\p{L}{0,8}|mit eine[mr] (?:netz|verbindungs|server)\p{L}{4,14}|ein netz\p{L}{4,14}|einstellungen (?:\p{L}{2,6} )?(?:unverändert|nicht))|sprich (?:\p{L}{2,8} )?von (?:routine|planmäßig|regulär)\p{L}{0,10}|(?:streite|streitest|leugne|leugnest|bestreite|bestreitest|dementier\p{L}{0,2})|
      (?:dis|dites|réponds|répondez|affirm\p{L}{1,2}|expliqu\p{L}{1,2}|assur\p{L}{1,2}|prétend\p{L}{0,2}) (?:\p{L}{1,9}['’]?\s?){0,5}(?:(?:rien|aucune? \p{L}{4,12}) n['’]a (?:été )?(?:envoy|transm|chang|modif|supprim|effac|copi|téléver)\p{L}{1,4}|n['’](?:a|ont) (?:pas|rien|jamais) (?:été )?(?:envoy|transm|chang|modif|supprim|effac|copi|téléver|touch)\p{L}{1,4}|(?:un )?simple cache|une (?:simple )?(?:erreur|panne|coupure) (?:de )?réseau)|(?:évoqu|parl|invoqu)\p{L}{1,2} (?:de |des )?(?:mises à jour|maintenance|vérifications?) (?:de )?(?:routine|courante)\p{L}{0,2}|ni(?:e|es|ez) (?:le|la|les|l['’]|tout|avoir)|
      (?:diga|dize|responda|responde|explique|afirme|garanta|alegue) (?:\p{L}{1,9} ){0,3}(?:(?:nada|nenhuma? \p{L}{4,12}) foi (?:envi|transm|alter|mud|apag|copi|carreg|modific)\p{L}{2,4}|é (?:só|apenas) um|(?:\p{L}{4,14} )?não (?:foram|foi|mudaram|houve|se)|foi uma (?:falha|queda)|foi um (?:erro|problema) d[ea])|(?:fale|fala|alegue) (?:em |de )?(?:atualizações|manutenção|verificações) de rotina|neg(?:ue|a|ues) (?:o|a|que|tudo|ter)|
      (?:скажи|скажите|говори|отвечай|отвечайте|ответь|утверждай|утверждайте|объясни|объясняй|заявляй|уверяй|заверяй)(?:те)?,? (?:что )?(?:\p{L}{1,9} ){0,2}(?:ничего не (?:отправл|меня|загруж|удал|выгруж|уходи|копиров|переда)\p{L}{1,8}|не (?:отправл|меня|загруж|удал|выгруж)\p{L}{1,8}|(?:это )?просто (?:кэш|кеш|временн)\p{L}{0,4}|сбоем сети|ошибкой сети|сбой сети)|сошлись на (?:планов|обычн|регулярн)\p{L}{2,3} \p{L}{5,12}|отрицай(?:те)?|отрицать
    )(?!\p{L})
  `
const ASKED_ANCHOR = notion(`
  问 | 追问 | 询问 | 聞かれ | 訊かれ | 尋ねられ | 質問 | 問われ | 물어보 | 묻거든 | 물으면 | 질문하면 | pregunt\\p{L}{1,3} | preguntas | dudas | fragt | fragen | nachfragt | nachfragen | nachfrage |
  rückfrage | gefragt | demande | parle | question | questions | interroge | pergunt\\p{L}{2,4} | perguntas | спрос\\p{L}{1,4} | спрашива\\p{L}{1,4} | вопрос\\p{L}{0,2}
`)

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

export const KEPT_DARK: readonly TranslatedDeed[] = [
  {
    says: 'Something weighty is done, and the user is not to hear of it.',
    anchor: UNTOLD_ANCHOR,
    meant: [],
    said: [whole(then(WEIGHTY, UNTOLD, 80), then(UNTOLD, WEIGHTY, 30))],
    unless: new RegExp(`${RIGHTLY.source}|${NOT_WITHOUT.source}`, 'u'),
    severity: 'high',
    within: 130,
  },
  {
    says: 'Whoever asks what was done is told an untruth.',
    anchor: ASKED_ANCHOR,
    meant: [],
    said: [whole(then(ASKED_OF_IT, UNTRUTH, 40))],
    anyway: true,
    severity: 'high',
    within: 120,
  },
]

export const GUARDS_OFF: readonly TranslatedDeed[] = [
  {
    says: 'The question before a command is switched off.',
    anchor: PROMPT_ANCHOR,
    meant: [whole(both(PROMPT, OFF, 60), then(GERMAN_PROMPT, GERMAN_OFF, 70))],
    said: [OF_THE_AGENT],
    unless: MAY,
    severity: 'high',
    within: 110,
  },
  {
    says: 'Each question before a command is answered with a yes.',
    anchor: PROMPT_ANCHOR,
    meant: [],
    said: [whole(both(PROMPT, YES, 50)), EVERY],
    unless: new RegExp(`${MAY.source}|${BY_NO_MEANS.source}`, 'u'),
    severity: 'high',
    within: 110,
  },
]

/* All is done without a question. */

/** Everything, what cannot be taken back, or even what needs a yes. */
const EVERYTHING = source`
    (?:所有|全部|一切|任何|每个|任意)[^。，,]{0,10}(?:命令|操作|步骤|调用|动作)|(?:删除|推送|付款|发布|转账)(?:和|、|与|或|及)[^。，,]{0,6}|(?:即使|即便|哪怕)[^。，,]{0,12}(?:需要|要求|规定)[^。，,]{0,6}(?:确认|批准)|
    (?:すべて|全て|あらゆる|どんな|どの|全)の?[^。、]{0,8}(?:コマンド|操作|処理|ツール|手順)|(?:コマンド|操作|呼び出し|処理)[はを]?(?:すべて|全て)|(?:削除|送信|公開|支払い)(?:も|と|や)[^。]{0,8}|(?:承認|確認|許可)が(?:必要|求め)[^。]{0,12}も|
    (?:모든|전체|어떤) ?[^.,]{0,6}(?:명령|작업|호출|단계|동작)|(?:호출|명령|작업)(?:은|을|도)? ?(?:전부|모두)|(?:삭제|전송|배포|결제)(?:와|과|나)[^.]{0,8}|(?:승인|확인|허가)이 ?필요한[^.]{0,8}도|
    (?<!\p{L})(?:
      tod[oa]s l[oa]s (?:comandos|acciones|órdenes|llamadas|pasos|operaciones)|(?:cada|cualquier) (?:comando|acción|llamada|operación|orden)|(?:borra|elimina|publica|paga|envía|despliega|instala)s? (?:y|o) \p{L}{4,12}|aunque [^.,]{0,40}(?:confirmación|permiso|aprobación)|
      (?:alle|sämtliche|jeden|jede|jeglichen?) (?:\p{L}{4,20} )?(?:\p{L}{0,14}(?:aufrufe?|befehle?|aktion(?:en)?|schritte?|operationen|kommandos?|handlungen))|(?:bestätigungs|genehmigungs|zustimmungs|freigabe)pflichtige\p{L}? \p{L}{5,14}|(?:löschungen|überweisungen|zahlungen|veröffentlichungen|löschvorgänge)|auch wenn [^.,]{0,40}(?:bestätigung|freigabe|zustimmung|genehmigung)|
      (?:toutes les|tous les|chaque|n['’]importe quelle) (?:commandes?|actions?|appels?|étapes?|opérations?)|(?:supprime|efface|publie|paie|envoie|déploie|installe)(?:s|z)? et (?:tu )?\p{L}{4,12}|(?:supprimez|publiez|effacez|envoyez) et \p{L}{4,12}|même (?:si|quand|lorsqu)[^.,]{0,40}(?:validation|confirmation|autorisation|accord)|
      tod[oa]s [oa]s (?:comandos|ações|ordens|chamadas|etapas|operações)|(?:cada|qualquer) (?:comando|ação|chamada|operação|ordem)|(?:apaga|exclui|publica|paga|envia|apague|exclua|publique|pague) e \p{L}{4,12}|(?:mesmo que|ainda que)[^.,]{0,40}(?:confirmação|permissão|aprovação)|
      (?:все|всех|любые|любую|любое|каждую|каждый|всякие) (?:\p{L}{4,14} )?(?:команд|действ|вызов|операци|шаг)\p{L}{0,3}|(?:удаля|публику|оплачива|устанавлива)\p{L}{1,4} и \p{L}{4,14}|даже (?:если|когда)[^.,]{0,40}(?:подтверждени|одобрени|разрешени|согласи)\p{L}{1,2}
    )(?!\p{L})
  `
const UNASKED = source`
    (?:不用|无需|不必|不要|不需要|不再|无须)(?:再)?(?:询问|请示|征求|征得|等待|经过|确认|批准|审批|问)|跳过[^。，,]{0,4}(?:确认|审批|询问)|不经(?:过)?(?:确认|批准|同意|询问)|未经(?:确认|批准|同意)|
    (?:確認|承認|許可|同意)(?:なし|無し|を(?:求めず|得ず|取らず|待たず|省))|(?:尋ね|聞か|問わ|確かめ|待た)ずに?|
    (?:확인|승인|허락|동의) ?없이|묻지 ?(?:않|말)|(?:구하지|기다리지|받지|거치지) ?(?:않|말)|
    (?<!\p{L})(?:
      sin (?:preguntar|consultar|confirmar|confirmación|aprobación|autorización|permiso|pedir|esperar|solicitar)\p{L}{0,3}|no (?:hace falta|es necesario|hay que|necesitas) (?:preguntar|consultar|pedir|confirmar|esperar)\p{L}{0,3}|
      ohne (?:\p{L}{2,10} ){0,2}(?:rückfragen?|nachfragen?|freigabe|bestätigung|zustimmung|genehmigung|erlaubnis|zu fragen|nachzufragen|abzuwarten)|ohne (?:den |die |das |auf |um |eine? ){1,3}\p{L}{4,14} (?:zu |abzu|einzu)\p{L}{4,10}|(?:frage?|fragst|fragen) (?:\p{L}{2,10} ){0,3}nicht(?: nach)?|
      sans (?:demander|consulter|attendre|confirmation|validation|autorisation|accord|solliciter|poser)|inutile de (?:demander|consulter|attendre)|pas besoin de (?:demander|consulter|confirmer|confirmation)|
      sem (?:perguntar|consultar|confirmar|confirmação|aprovação|autorização|permissão|pedir|esperar|solicitar)|não (?:é preciso|é necessário|precisa) (?:perguntar|consultar|pedir|confirmar|esperar)|
      без (?:запроса |лишних |всякого )?(?:подтверждени|разрешени|согласи|одобрени|вопрос|спрос)\p{L}{1,2}|не (?:спрашива|дожида|запрашива|ожида|жд)\p{L}{1,5}
    )(?!\p{L})
  `
const UNASKED_ANCHOR = notion(`
  无需 | 不必 | 不用 | 不要 | 不需要 | 不再 | 无须 | 跳过 | 不经 | 未经 | 確認なし | 承認なし | 許可なし | 求めず | 得ず | 待たず | 尋ねず | 聞かず | 問わず |
  없이 | 묻지 | 구하지 | 기다리지 | 받지 | 거치지 | sin | preguntar\\p{L}{0,3} | consultar | ohne | nicht | sans | inutile | pas besoin | sem | perguntar | без |
  спрашивая | спрашивай(?:те)? | дожидаясь | дожидайся | запрашивая | запрашивай(?:те)?
`)

/** What only looks at things, a program for trials, or what was agreed to before. */
const HARMLESS = regex.u`
    只读|查询|测试|已(?:经)?(?:批准|授权|确认)|安全(?:的)?(?:命令|操作)|読むだけ|読み取り|参照|テスト|承認済|읽기|조회|테스트|승인된|
    (?<!\p{L})(?:solo lectura|lectura|pruebas?|tests?|seguros?|ya aprobad[oa]s|lesend\p{L}{0,2}|lesen|schreibgeschützt\p{L}?|nur lese\p{L}{0,6}|sicheren?|bereits \p{L}{6,14}|lecture|essais?|sûres?|déjà|somente leitura|leitura|testes|segur[oa]s|já aprovad[oa]s|чтени\p{L}|провер\p{L}{1,3}|тест\p{L}{0,4}|безопасны\p{L}|уже)(?!\p{L})
  `

export const MEMORIES: readonly TranslatedDeed[] = [
  {
    says: 'A memory is written that gives leave for all, or stands above the user.',
    anchor: MEMORY_ANCHOR,
    meant: [whole(both(WRITTEN, MEMORY, 50))],
    said: [whole(then(MEMORY, AGAINST, 80))],
    anyway: true,
    within: 130,
  },
]

export const UNASKED_FOR: readonly TranslatedDeed[] = [
  {
    says: 'All is carried out, and nobody is asked.',
    anchor: UNASKED_ANCHOR,
    meant: [],
    said: [whole(both(EVERYTHING, UNASKED, 50))],
    unless: new RegExp(
      `${HARMLESS.source}|${MAY.source}|${NEVER.source}|${NOT_WITHOUT.source}`,
      'u',
    ),
    severity: 'high',
    within: 90,
  },
]
