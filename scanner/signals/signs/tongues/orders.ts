/** Whoever writes is obeyed, and money moves without a yes. */

import { regex } from '../../../patterns/verbose.ts'
import { either, followed } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** What a mail or page asks for is done as it says. */
const WRITERS_OBEYED = followed(
  'stranger obeyed',
  5,
  [
    regex.u`
      (?<!\p{L})(?:e-?mails?|nachricht\p{L}{0,2}|absender|webseiten?|seiten?|
        tickets?|kommentar\p{L}{0,2}) (?:\p{L}{1,14} ){0,6}(?:verlang|forder|bitte[tn]|
        wünsch|anweis|erbet|möchte)
    `,
    regex.u`
      (?<!\p{L})(?:mach|tu|führ|erledig|befolg|überweis|änder|schick|zahl|setz)(?:e|st|est|t|en|n)?
      (?!\p{L})(?![^.!?]{0,60}(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}{0,2}|
        erst|nur|nachdem)(?!\p{L}))
    `,
    40,
  ],
  [
    regex.u`
      (?<!\p{L})(?:courriels?|e-?mails?|messages?|expéditeurs?|tickets?) (?:\p{L}{1,14} ){0,4}
      (?:demand|exig|réclam|indiqu|souhait|ordonn)
    `,
    regex.u`
      (?<!\p{L})(?:applique[rz]?|fais|faites|exécute[rz]?|règle[rz]?|paie|payez|
        envoie|envoyez|obéis\p{L}{0,3}|suis|suivez)(?:-l[ae]|-les)?(?!\p{L})
      (?![^.!?]{0,60}(?<!\p{L})(?:pas|jamais|après avoir|seulement)(?!\p{L}))
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:correos?|mensajes?|e-?mails?|remitente|uno) (?:\p{L}{1,14} ){0,4}(?:pid|solicit|
        exij|dig|dice|explic|orden)
    `,
    regex.u`
      (?<!\p{L})(?:hazlo|haz|hágalo|haga|cumpl[ea]|obede[cz]\p{L}{1,2}|
        mánda\p{L}{2,4}|paga|págal[oa]|cámbial[oa]|adopt[ae]|
        sigue|siga)(?!\p{L})(?![^.!?]{0,60}(?<!\p{L})(?:no|nunca|solo si|después de)(?!\p{L}))
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:siga|faça|cumpra|execute|obedeça|atenda)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:e-?mails?|mensagens?|mensagem|remetente) (?:\p{L}{1,14} ){0,3}(?:pedir|pede|
        pedem|disser|mandar|solicitar)
    `,
    40,
  ],
  [
    regex.u`
      (?:выполня|исполня|делай|сделай|следуй)[^.!?]{0,12}(?:вс[её]|любы|что|
        просьб|указани|требовани)
    `,
    /в (?:\p{L}{1,14} )?письм|в (?:\p{L}{1,14} )?сообщени|отправител/u,
    40,
  ],
  [
    /(?:邮件|来信|消息|短信|网页|页面|工单)[^。]{0,8}(?:让|要求|叫|请求|写)/u,
    /(?:就|都|照着|直接|立即|马上)[^。]{0,4}(?:做|办|执行|发|付|改|处理|转)(?!前)/u,
    16,
  ],
  [
    /(?:メール|メッセージ|チケット|問い合わせ)[^。]{0,16}(?:依頼|指示|要求|頼まれ)/u,
    /(?:その場で|すべて|そのまま|すぐ|言われたとおり)[^。]{0,10}(?:実行し(?!ない|ません)|処理し(?!ない|ません)|対応し(?!ない|ません)|従い|従う)/u,
    16,
  ],
  [
    /(?:메일|메시지|문자|페이지)[^.]{0,10}(?:요청|지시|하라|시키|부탁)/u,
    /(?:그대로|바로|모두|즉시|전부)[^.]{0,10}(?:처리(?!하지)|실행(?!하지)|따르(?!지)|따릅|수행(?!하지))/u,
    20,
  ],
)

/** What stands in a mail or paper goes before what the user says. */
const ABOVE_THE_USER = either(
  'stranger obeyed',
  7,
  [
    regex.u`
      (?<!\p{L})(?:anweisung|vorgabe|wunsch|wünsche|bitten?)\p{L}{0,2} (?:\p{L}{1,12} ){0,4}
      (?:mails?|nachricht|dokument|anhang|anhängen|webseite|seiten?|absender)
    `,
    regex.u`
      (?<!\p{L})(?:vor (?:dem|den|allem|was)|mehr als|über (?:dem|das|die)|
        vorrang)(?!\p{L})[^.!?]{0,24}(?:nutzer|benutzer|anwender|besitzer|inhaber)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:instruction|consigne|demande|ordre)s? (?:\p{L}{1,12} ){0,5}(?:courriels?|
        e-mails?|messages?|documents?|pièces? jointes?|pages?)
    `,
    regex.u`
      (?<!\p{L})(?:avant|au-dessus|plus que|priorité sur|passent? avant)(?!\p{L})[^.!?]{0,24}
      (?:utilisateur|client|propriétaire)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:instrucci|orden|petici|palabras|indicaci)\p{L}{0,4}[^.!?]{0,50}(?:correos?|
        mensajes?|documentos?|adjuntos?|página|remitente|quien escribe)
    `,
    regex.u`
      (?<!\p{L})(?:por encima|antes que|más que|lo mismo que|
        prioridad sobre|valen lo mismo)(?!\p{L})[^.!?]{0,30}(?:usuari|dueñ|titular|client)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:instruç|orde[mn]|pedido|palavra)\p{L}{0,4}[^.!?]{0,50}(?:e-?mails?|
        mensage\p{L}{1,2}|documentos?|anexo|página|remetente)
    `,
    regex.u`
      (?<!\p{L})(?:acima|antes|mais que|mesmo valor|prioridade sobre)(?!\p{L})[^.!?]{0,30}(?:usuári|
        don[oa]|titular|cliente)
    `,
  ],
  [
    regex.u`
      (?:указани|просьб|требовани|инструкци)\p{L}{0,3}[^.!?]{0,40}(?:письм|сообщени|
        документ|вложени|страниц)
    `,
    /(?:важнее|выше|раньше|прежде|главнее)[^.!?]{0,24}(?:пользовател|владел|хозя|клиент)/u,
  ],
  [
    /(?:邮件|消息|文档|附件|网页|页面)[^。]{0,8}(?:指令|要求|指示|说法)/u,
    /(?:优先于|高于|大于|先于|比)[^。]{0,6}(?:用户|主人|客户)/u,
    30,
  ],
  [
    /(?:メール|文書|添付|ページ|メッセージ)[^。]{0,12}(?:指示|依頼|要求)/u,
    /(?:利用者|ユーザー|持ち主|お客様)(?:の(?:言葉|指示|希望))?より(?:も)?(?:先|優先|上)/u,
    30,
  ],
  [
    /(?:메일|문서|첨부|페이지|메시지)[^.]{0,10}(?:지시|요청|요구)/u,
    /(?:사용자|주인|고객)(?:의 (?:말|지시|요청))?보다 (?:먼저|우선|위)/u,
    30,
  ],
)

const SENDER_UNCHECKED = either(
  'check left out',
  4,
  [
    /(?<!\p{L})(?:absender\p{L}{0,2}|herkunft|identität|echtheit)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:ohne|nicht|keine?)(?!\p{L}) (?:\p{L}{1,14} ){0,4}(?:zu prüfen|prüfen|prüfst|
        überprüf|verifizier|kontrollier|nachzufragen)
    `,
    30,
  ],
  [
    /(?<!\p{L})(?:sans|inutile d\p{L}{0,1})(?!\p{L})[^.!?]{0,12}(?:vérifi|contrôl|s'assur)/u,
    /(?<!\p{L})(?:expéditeur|émetteur|provenance|identité)/u,
    30,
  ],
  [
    /(?<!\p{L})(?:sin|no pierdas tiempo|ni)(?!\p{L})[^.!?]{0,12}(?:comprob|verific|confirm)/u,
    /(?<!\p{L})(?:remitente|identidad|procedencia|quien (?:escribe|dice))/u,
    30,
  ],
  [
    /(?<!\p{L})(?:sem|não perca tempo|nem)(?!\p{L})[^.!?]{0,12}(?:confer|verific|confirm|checa)/u,
    /(?<!\p{L})(?:remetente|identidade|procedência|quem (?:escreve|diz))/u,
    30,
  ],
  [/(?:не|без) (?:провер|сверя|уточня|подтвержд)/u, /отправител|личност|подлинност/u, 30],
  [
    /(?:不用|不必|无需|没必要|别浪费时间)(?:去)?(?:核对|核实|验证|检查|确认|查)/u,
    /发件人|来源|身份|真伪|对方是谁/u,
    10,
  ],
  [
    /差出人|送信者|身元|本人かどうか/u,
    /(?:確かめ|確認|検証)[^。]{0,20}(?:必要は?(?:ない|ありません)|不要|せずに|しなくて)/u,
    20,
  ],
  [
    /보낸 사람|발신자|신원|본인인지/u,
    /(?:확인|검증)(?:하거나|할|은|을)?[^.]{0,20}(?:필요가? 없|없이|하지 않아도)/u,
    12,
  ],
)

/** Money, goods, contracts and stores of data. */
const GRAVE = either(
  'grave step',
  4,
  [
    regex.u`
      (?<!\p{L})(?:bestellung|kauforder|order|verkaufsorder|überweisung|zahlung|kündigung|datenbank|
        tabelle|vertr[aä]ge?|wertpapier)
    `,
    regex.u`
      (?<!\p{L})(?:gib|geben|platzier|lösch|tätig|verschick|kündig|unterschreib|überweis|
        führ\p{L}{0,2} (?:\p{L}{1,12} ){0,3}aus|löse? (?:\p{L}{1,12} ){0,3}aus)
    `,
    40,
  ],
  [
    regex.u`
      (?<!\p{L})(?:commandes?|ordres?|virements?|paiements?|factures?|base de données|
        tables|contrats?)(?!\p{L})
    `,
    /(?<!\p{L})(?:passe|passer|exécute|effectue|supprime|règle|paie|résilie|signe)(?!\p{L})/u,
    40,
  ],
  [
    regex.u`
      (?<!\p{L})(?:órdenes|compras?|pagos?|transferencias?|base de datos|tablas|
        contratos?|facturas?)(?!\p{L})
    `,
    /(?<!\p{L})(?:lanza|ejecuta|realiza|borra|elimina|paga|cancela|tramita|firma)(?!\p{L})/u,
    40,
  ],
  [
    regex.u`
      (?<!\p{L})(?:ordens|compras?|pagamentos?|boletos?|transferências?|banco de dados|
        tabelas|contratos?)(?!\p{L})
    `,
    /(?<!\p{L})(?:execute|faça|efetue|apague|exclua|pague|cancele|lance|assine)(?!\p{L})/u,
    40,
  ],
  [
    /заказ|ордер|плат[её]ж|базу|таблиц|договор|счета/u,
    /(?:выполня|отправля|удаля|удали|оплачива|оплати|размеща|размести|подписыва|исполня|перевод)/u,
    40,
  ],
  [/下单|订单|付款|转账|数据库|合同|委托/u, /提交|执行|删除|支付|签|先下|直接/u, 14],
  [
    /注文|発注|送金|支払|データベース|テーブル|契約/u,
    /出し(?:て|ます)|実行し|削除し|確定し|済ませ|入れて/u,
    20,
  ],
  [/주문|결제|송금|데이터베이스|테이블|계약|매수|매도/u, /넣|실행|삭제|지웁|체결|진행/u, 20],
)

/** Nobody's answer is waited for, or it counts as given. */
const UNAWAITED = either(
  'consent passed over',
  4,
  [
    /(?<!\p{L})ohne(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:antwort|rückmeldung|bestätigung|freigabe|ja)(?!\p{L})[^.!?]{0,12}
      (?:abzuwarten|zu warten)
    `,
    24,
  ],
  [
    /(?<!\p{L})sans (?:attendre|patienter)/u,
    /(?<!\p{L})(?:réponse|accord|retour|validation|feu vert|avis)/u,
    30,
  ],
  [
    /(?<!\p{L})sin (?:aguardar|esperar)/u,
    /(?<!\p{L})(?:respuesta|visto bueno|permiso|confirmación|opinión)/u,
    30,
  ],
  [
    /(?<!\p{L})sem (?:aguardar|esperar)/u,
    /(?<!\p{L})(?:resposta|aval|permissão|confirmação|retorno|opinião)/u,
    30,
  ],
  [
    /(?:согласие|одобрение|разрешение)/u,
    /счита\p{L}{1,4} (?:\p{L}{1,12} )?(?:получен|дан)|не (?:жди|дожида)/u,
    40,
  ],
  [/(?:不等|不用等|无需等|不必等|先[^。]{0,8}再)/u, /回复|答复|同意|确认|意见|点头/u, 14],
  [/(?:返事|返答|回答|承認|了承|意見)を/u, /待た(?:ず|ない|なくて)/u, 6],
  [/(?:의견|답|대답|승인|확인|허락|회신)[을를]?/u, /기다리지 (?:말|않)/u, 6],
)

export const ORDERS: readonly SignPattern[] = [
  ...WRITERS_OBEYED,
  ...ABOVE_THE_USER,
  ...SENDER_UNCHECKED,
  ...GRAVE,
  ...UNAWAITED,
]
