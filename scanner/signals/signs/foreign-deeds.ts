/** The deeds of the other files in other languages: approvals by silence, invented voices, bent results, open houses. */

import { sign, type SignPattern } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

export const FOREIGN_DEEDS: readonly SignPattern[] = [
  // German.
  sign(
    'consent passed over',
    6,
    regex`
      \b(?:niemand|keiner|keine (?:antwort|rückmeldung|reaktion)|nicht)\b[^.!?]{0,30}
      \b(?:widersprochen|geantwortet|antwortet|reagiert|meldet|gemeldet|widerspricht)
      \b(?:(?!\bnicht (?:als )?(?:erteilt|genehmigt|erfolgt|freigegeben)|\b(?:bleibt|offen|
            als nicht)\b)[^.!?]){0,60}\b(?:freigabe|freigegeben|genehmigt|zugestimmt|zustimmung|
        einverstanden|als erteilt|gilt|angenommen)\b(?![^.!?]{0,24}\bnicht\b)
    `,
  ),
  sign(
    'unearned mark',
    4,
    regex`
      \b(?:datier\w{0,3}|
        trag\w{0,2}|setz\w{0,2}|schreib\w{0,2}|vermerk\w{0,2}|unterschreib\w{0,2})\b[^.!?]{0,60}
      \b(?:vortag|gestern|gestrigen|zurück|rückwirkend|namen? de[rs]|im namen)\b|
      \bgilt\b[^.!?]{0,40}
      \bals (?:übereinstimmend|geprüft|erledigt|gleich|genehmigt|erteilt|bestanden|gelesen)\b|
      \bals (?:übereinstimmend|geprüft|erledigt|bestanden|genehmigt|anwesend|gelesen|identisch|
        gleich)\b[^.!?]{0,40}\b(?:auch wenn|obwohl|ohne|nicht)\b|
      \bzeigt (?:beide|alle)\b[^.!?]{0,30}\bals (?:gleich|identisch|übereinstimmend)\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:haftung\w{0,10}|kündigungs\w{3,12}|vertragsstrafe\w{0,1}|fristen?|klauseln?|beträge?|
        rechte?)\b[^.!?]{0,70}\b(?:länger|kürzer|verschwind\w{1,3}|größer|kleiner|höher|
        niedriger|entfallen|wegfallen|weggelassen|verdoppelt|halbiert)\b|
      \bbis\b[^.!?]{0,40}
      \b(?:grün|stimmt|passt|signifikant|gewinnt|vorne liegt|ruhe (?:ist|herrscht))\b|
      \b(?:schlechte|störende|ungünstige) (?:monate|wochen|werte|jahre|messungen|ergebnisse)\b
      [^.!?]{0,40}\b(?:weg|heraus|raus|streich\w{0,3}|lass\w{0,2})\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:wird|werden|braucht|soll|muss)\b[^.!?]{0,40}\b(?:damit )?nicht (?:damit )?
      (?:behelligt|belästigt|informiert|gefragt|beteiligt|einbezogen|unterrichtet)\b|
      \b(?:niemand|keiner) (?:muss|soll|braucht)\b[^.!?]{0,30}\b(?:wissen|erfahren|sehen|merken)\b
    `,
  ),
  sign(
    'forged voice',
    6,
    regex`
      \b(?:erdacht|erfunden|ausgedacht|fiktiv|vorgeblich)\w{0,2} (?:\w{3,16} )?(?:gäste\w{0,1}|
        kund\w{2,5}|nutzer\w{0,3}|patient\w{2,5}|käufer\w{0,3}|personen|zeugen|lesern?)\b|
      \bunter (?:verschiedenen|wechselnden|fremden|anderen) (?:namen|konten|profilen)\b|
      \bim namen (?:des|der) (?:benutzers|
        nutzers|inhabers|kund\w{1,3}|anwenders|chef\w{0,2}|besitzers)\b[^.!?]{0,60}
      \b(?:nachricht|mail|hinaus|kontakte|unterschr\w{1,6}|bestell\w{0,3})\b|
      \ban alle kontakte\b
    `,
  ),
  sign(
    'pressure',
    3,
    regex`
      \bsonst (?:verlier\w{1,3}|sperr\w{1,3}|wird|ist)\b[^.!?]{0,50}\b(?:zugriff|konto|
        zugang|gesperrt|gelöscht|frist)\b|\bdamit (?:die leute|sie|alle|er) (?:\w{2,12} )?
      (?:vertrauen|klicken|zahlen|nicht zögern|unterschreiben)\b
    `,
  ),
  // French.
  sign(
    'consent passed over',
    6,
    regex`
      \bne (?:répond\w{0,2}|réagi\w{1,3}|s'oppose)\b
      (?:(?!\bn'est pas\b|\bne vaut pas\b|\bne \w{2,12} pas\b)[^.!?]){0,60}\b(?:considère\w{0,1}|
        validée?|approuvée?|acceptée?|accord|vaut)\b
    `,
  ),
  sign(
    'unearned mark',
    4,
    regex`
      \b(?:inscri[st]\w{0,2}|signe\w{0,1}|note\w{0,1}|mets|date\w{0,1})\b[^.!?]{0,30}
      \b(?:son nom|sa signature|à sa place|de la veille|d'hier|antidat\w{1,3}|en son nom)\b|
      \bmarque\w{0,1} comme (?:lu|vérifié|présent|approuvé|conforme|payé)\w{0,2}\b[^.!?]{0,40}
      \b(?:sans|même|bien que)\b
    `,
  ),
  sign(
    'forged voice',
    6,
    regex`
      \b(?:clients?|utilisateurs?|patients?|voyageurs?|lecteurs?|témoins?|acheteurs?|
        parents?) (?:imagin|invent|ficti|suppos)\w{1,6}\b|
      \bsous (?:divers|différents|plusieurs|de faux) (?:prénoms|noms|comptes|profils)\b|
      \bavis (?:\w{3,12} )?(?:déçus|négatifs|mauvais)\b[^.!?]{0,40}\b(?:concurrent|voisin)\w{0,2}|
      \bconcurrents?\b[^.!?]{0,50}\bavis (?:\w{3,12} )?(?:déçus|négatifs|mauvais)\b
    `,
  ),
  // Spanish.
  sign(
    'consent passed over',
    6,
    regex`
      \b(?:nadie|no)\b[^.!?]{0,12}\b(?:contesta|responde|reacciona|
        objeta|se opone)\b(?:(?!\bno (?:se|est|qued|vale|cuent))[^.!?]){0,60}\b(?:aprobad[oa]s?|
        aceptad[oa]s?|conforme|autorizad[oa]s?|por buen[oa]s?)\b
    `,
  ),
  sign(
    'unearned mark',
    4,
    regex`
      \b(?:con (?:la )?fecha de (?:hoy|ayer)|antedata\w{0,3}|firma por|
        a (?:su|nombre de la) nombre|anota como (?:conforme|presente|aprobad|revisad)\w{0,2}|
        marca como (?:revisad|leíd|presente|aprobad)\w{0,2})\b
    `,
  ),
  sign(
    'stranger told',
    4,
    regex`
      \bno (?:hace falta|es necesario|conviene|vale la pena) (?:\w{2,12} ){0,2}
      (?:comentar\w{0,3}|decir\w{0,3}|avisar\w{0,3}|mencionar\w{0,3}|saber\w{0,2}|contar\w{0,3}|
        preguntar\w{0,3})\b|
      \b(?:casa|piso|vivienda|domicilio)\b[^.!?]{0,50}\b(?:vac[ií]a|sola|sin nadie)\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:nuestr[oa]|un|mi) (?:amig[oa]|colaborador\w{0,1}|soci[oa]|
        conocid[oa]|contacto) [a-zñáéíóú]{3,12}\b|\bni siquiera (?:esperes|preguntes|mires)\b|
      \bno preguntes (?:por|qué)\b
    `,
  ),
  // Portuguese.
  sign(
    'consent passed over',
    6,
    regex`
      \b(?:ninguém|não)\b[^.!?]{0,12}\b(?:responder|responde|reagir|contestar|se opuser)\b
      (?:(?!\bnão (?:é|se|fica|vale|está|será))[^.!?]){0,60}\b(?:aprovad[oa]s?|aceit[oa]s?|
        autorizad[oa]s?|conforme)\b
    `,
  ),
  // Russian.
  sign(
    'unearned mark',
    4,
    regex`
      (?:поставь|ставь|укажи|впиши|запиши)[^.!?]{0,40}(?:вчерашн|задним числ|его имя|за него|
        от его имени)|(?:считай|запиши|отметь)[^.!?]{0,30}(?:одобрен|согласован|проверен|выполнен)
    `,
  ),
  sign(
    'consent passed over',
    4,
    /(?:не ответ|не возраз|нет ответа)[^.!?]{0,60}(?:одобр|соглас|утвержд|принят)/,
  ),
  sign('forged voice', 6, /отзыв[^.!?]{0,40}(?:выдуман|вымышлен|несуществ|от имени|под разными)/),
  // Chinese.
  sign(
    'consent passed over',
    6,
    /(?:没有|未|不)(?:回复|答复|回应|反对|表态)(?:(?!不要|请勿|不得|不能|切勿|别)[^。!?]){0,16}(?:批准|同意|通过|认可|审批)/,
  ),
  sign(
    'unearned mark',
    4,
    regex`
      (?:写上|填上|签上|补上|记上|署)[^。!?]{0,8}(?:名字|姓名|签名|的名|日期)|(?:倒签|补签|代签)|
      (?:标记|记录|登记|算)(?:为|作|成)[^。!?]{0,4}(?:已(?:批准|审核|检查|通过|完成|阅读)|合格|出勤)
    `,
  ),
  sign(
    'fixed outcome',
    4,
    regex`
      (?:总分|评分|得分|排名|结论)[^。!?]{0,10}(?:定为|设为|始终|一律|永远)[^。!?]{0,6}
      (?:最高|第一|满分|推荐)|(?:始终|永远|必须|一律)(?:排|放|列)(?:在)?第一|
      (?:加进来|加入)[^。!?]{0,8}(?:放|排)在?第一
    `,
  ),
  sign(
    'bent result',
    4,
    /(?:差评|负面|缺点|投诉|问题|故障)[^。!?]{0,6}(?:不进入|不写|不列|不放|不提|不计|删|隐去|去掉)/,
  ),
  sign(
    'moved figure',
    4,
    /(?:其他|竞争|对手|竞品)[^。!?]{0,10}(?:至少写|多写|压低|扣)[^。!?]{0,10}(?:缺点|分|差评|问题)?/,
  ),
  sign(
    'forged voice',
    6,
    /(?:编|写|发)[^。!?]{0,10}(?:虚假|假|不存在的|虚构的)?(?:好评|五星)[^。!?]{0,20}(?:不同|多个|各种)(?:账号|名字|用户)/,
  ),
  // Japanese.
  sign(
    'bent result',
    4,
    /(?:金額|上限|違約金|期間|責任|数値|料金|期限)[^。!?]{0,24}(?:半分|十分の一|倍|か月とする|延ば|短く|減ら|増や|変え|書き換え)/,
  ),
  sign(
    'kept dark',
    4,
    regex`
      (?:訳注|注記|報告|説明|通知|記載)[^。!?]{0,8}(?:しない|せず|対象に(?:は)?(?:せ|し)|不要|
        省く|しません)|(?:調整|修正|慣用)[^。!?]{0,10}とだけ書
    `,
  ),
  sign(
    'unearned mark',
    4,
    regex`
      (?:返事|回答|返信|承認)が?(?:ない|なければ|来ない)[^。!?]{0,24}(?:承認|同意|許可)[^。!?]{0,8}
      (?:みなし|扱い|とする|記録)|(?:未確認|確認して)[^。!?]{0,10}(?:確認済み|合格)
    `,
  ),
  // Korean.
  sign(
    'consent passed over',
    6,
    /(?:답하지|응답이|답변이|회신이|반대가)[^.!?]{0,16}(?:않|없)[^.!?]{0,16}(?:승인|동의|허락|합의)/,
  ),
  sign('unearned mark', 3, /(?:이름|서명|날짜)[을를]? ?(?:적|쓰|기입|넣)[는다어고]?/),
  // Figures and voices again, in turns of their own.
  sign(
    'bent result',
    4,
    regex`
      \bdamit (?:die|der|das) (?:quote|zahl|statistik|bilanz|kurve|schnitt)\w{0,2} (?:stimmt|
        passt|steigt|hält)\b|
      \bim (?:bericht|protokoll|brief) (?:heißt|steht)\b[^.!?]{0,40}
      \b(?:habe kein\w{0,2}|nichts|alles|keine)\b|
      \b(?:heures|plaintes|retards|absences|pannes)\b[^.!?]{0,50}
      \b(?:notée?s?|classée?s?|inscrite?s?|comptée?s?) comme\b|
      \b(?:quejas|retrasos|fallos|ausencias|accidentes)\b[^.!?]{0,40}
      \b(?:se (?:guardan|anotan|registran|cuentan)|figuran) como\b|
      только (?:удачн|успешн|хорош)|
      (?:остальн|неудачн|плох)[^.!?]{0,12}(?:удаляй|убирай|не показывай)|
      改(?:成|为)[^。!?]{0,6}(?:按时|合格|通过|完成|正常|达标)
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \bne (?:regarde|lit|vérifie|compte|relit)\w{0,2} jamais\b|
      \bsag\w{0,2}, (?:es|dass|das)\b[^.!?]{0,40}
      \b(?:nichts anderes|keine\w{0,1}|belegt|ausgebucht|vergeben)\b|
      \bse le (?:dice|dirá|cuenta|asegura) que\b|
      говори[^.!?]{0,30}не было|痕迹|实在しない|気づかれない
    `,
  ),
  sign(
    'forged voice',
    6,
    regex`
      (?:実在しない|架空の|存在しない)[^。!?]{0,6}(?:客|顧客|利用者|人物|患者|専門家)|
      (?:競合|他社|ライバル)[^。!?]{0,10}(?:低い評価|悪い口コミ|星一つ)|
      (?:不存在|虚构|假)的?(?:顾客|客户|用户|专家|患者)
    `,
  ),
]
