/** Whoever writes is obeyed, money moves without a yes, accounts are swapped and bills grow. */

import { either, followed } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** What a mail or page asks for is done as it says. */
const WRITERS_OBEYED = followed(
  'stranger obeyed',
  4,
  [
    /(?<!\p{L})(?:e-?mails?|nachricht\p{L}{0,2}|absender|webseiten?|seiten?|tickets?|kommentar\p{L}{0,2}) (?:\p{L}{1,14} ){0,6}(?:verlang|forder|bitte[tn]|wünsch|anweis|erbet|möchte)/u,
    /(?<!\p{L})(?:mach|tu|führe?|erledige?|befolge?|überweise?|ändere?|schicke?|zahle?|setze?)(?!\p{L})(?![^.!?]{0,60}(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}{0,2}|erst|nur|nachdem)(?!\p{L}))/u,
    40,
  ],
  [
    /(?<!\p{L})(?:courriels?|e-?mails?|messages?|expéditeurs?|tickets?) (?:\p{L}{1,14} ){0,4}(?:demand|exig|réclam|indiqu|souhait|ordonn)/u,
    /(?<!\p{L})(?:applique|fais|faites|exécute|règle|paie|payez|envoie|obéis|suis)(?:-l[ae]|-les)?(?!\p{L})(?![^.!?]{0,60}(?<!\p{L})(?:pas|jamais|après avoir|seulement)(?!\p{L}))/u,
    80,
  ],
  [
    /(?<!\p{L})(?:correos?|mensajes?|e-?mails?|remitente|uno) (?:\p{L}{1,14} ){0,4}(?:pid|solicit|exij|dig|dice|explic|orden)/u,
    /(?<!\p{L})(?:hazlo|haz|cumple|obedece|mándaselo|págalo|cámbialo|adopta|sigue)(?!\p{L})(?![^.!?]{0,60}(?<!\p{L})(?:no|nunca|solo si|después de)(?!\p{L}))/u,
    60,
  ],
  [
    /(?<!\p{L})(?:siga|faça|cumpra|execute|obedeça|atenda)(?!\p{L})/u,
    /(?<!\p{L})(?:e-?mails?|mensagens?|mensagem|remetente) (?:\p{L}{1,14} ){0,3}(?:pedir|pede|pedem|disser|mandar|solicitar)/u,
    40,
  ],
  [
    /(?:выполня|исполня|делай|сделай|следуй)[^.!?]{0,12}(?:вс[её]|любы|что|просьб|указани|требовани)/u,
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

const SENDER_UNCHECKED = either(
  'check left out',
  4,
  [
    /(?<!\p{L})(?:absender\p{L}{0,2}|herkunft|identität|echtheit)(?!\p{L})/u,
    /(?<!\p{L})(?:ohne|nicht|keine?)(?!\p{L}) (?:\p{L}{1,14} ){0,4}(?:zu prüfen|prüfen|prüfst|überprüf|verifizier|kontrollier|nachzufragen)/u,
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
    /(?<!\p{L})(?:bestellung|kauforder|order|verkaufsorder|überweisung|zahlung|kündigung|datenbank|tabelle|vertr[aä]ge?|wertpapier)/u,
    /(?<!\p{L})(?:gib|geben|platzier|lösch|tätig|verschick|kündig|unterschreib|überweis|führ\p{L}{0,2} (?:\p{L}{1,12} ){0,3}aus|löse? (?:\p{L}{1,12} ){0,3}aus)/u,
    40,
  ],
  [
    /(?<!\p{L})(?:commandes?|ordres?|virements?|paiements?|factures?|base de données|tables|contrats?)(?!\p{L})/u,
    /(?<!\p{L})(?:passe|passer|exécute|effectue|supprime|règle|paie|résilie|signe)(?!\p{L})/u,
    40,
  ],
  [
    /(?<!\p{L})(?:órdenes|compras?|pagos?|transferencias?|base de datos|tablas|contratos?|facturas?)(?!\p{L})/u,
    /(?<!\p{L})(?:lanza|ejecuta|realiza|borra|elimina|paga|cancela|tramita|firma)(?!\p{L})/u,
    40,
  ],
  [
    /(?<!\p{L})(?:ordens|compras?|pagamentos?|boletos?|transferências?|banco de dados|tabelas|contratos?)(?!\p{L})/u,
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
    /(?<!\p{L})(?:antwort|rückmeldung|bestätigung|freigabe|ja)(?!\p{L})[^.!?]{0,12}(?:abzuwarten|zu warten)/u,
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

const ACCOUNT_SWAPPED = either(
  'swapped target',
  4,
  [
    /(?<!\p{L})(?:konto|iban|bankverbindung|kontonummer|zahlungsempfänger)/u,
    /(?<!\p{L})(?:ersetze?|tausche?|austausch)(?!\p{L})/u,
    50,
  ],
  [
    /(?<!\p{L})(?:compte|iban|rib|coordonnées bancaires)(?!\p{L})/u,
    /(?<!\p{L})(?:remplace|substitue|mets à la place)/u,
    50,
  ],
  [
    /(?<!\p{L})(?:cuenta|iban|datos bancarios|clabe)(?!\p{L})/u,
    /(?<!\p{L})(?:sustituye|reemplaza|cambia)(?!\p{L})/u,
    50,
  ],
  [
    /(?<!\p{L})(?:conta|pix|dados bancários)(?!\p{L})/u,
    /(?<!\p{L})(?:troque|substitua|mude)(?!\p{L})/u,
    50,
  ],
  [/реквизит|счёт|счет получателя|номер карты/u, /замен|подмен|поменяй|подставь|подставля/u, 50],
  [/账户|账号|收款|卡号/u, /换成|替换|改成|改为/u, 16],
  [/口座|振込先/u, /差し替え|置き換え|入れ替え|書き換え/u, 20],
  [/계좌|입금처|수취인/u, /바꾸|바꿔|바꿉|교체|대체/u, 20],
)

const BILLS_GROWN = either(
  'moved figure',
  4,
  [
    /(?<!\p{L})(?:bläh|aufbläh|aufrund|hochsetz|streck|strecke|schlag)/u,
    /(?<!\p{L})(?:stunden|menge|betrag|beträge|rechnung|position|aufmaß|material)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:gonfle|majore|surfactur|grossi)/u,
    /(?<!\p{L})(?:heures|quantité|facture|montant|fourniture|devis|lignes)/u,
  ],
  [
    /(?<!\p{L})(?:infla|engorda|hincha|abulta)/u,
    /(?<!\p{L})(?:horas|cantidad|importe|factura|precio|partida)/u,
  ],
  [
    /(?<!\p{L})(?:infle|inflar|engord|superfatur|aumente (?:um pouco|discreta|ligeira))/u,
    /(?<!\p{L})(?:horas|quantidade|valor|nota|preço|itens)/u,
  ],
  [
    /завыша|завысь|накруч|накрути|приписыва|припиши|раздува/u,
    /час|количеств|сумм|сч[её]т|цен|материал|объ[её]м/u,
  ],
  [/虚增|多写|多算|多报|抬高|虚报|多收/u, /工时|数量|金额|账单|发票|费用|用料/u, 16],
  [/水増し|上乗せ|割り増し|膨らま/u, /工数|時間|数量|金額|請求|料金|材料/u, 20],
  [/부풀|늘려 적|올려 적|얹어/u, /시간|수량|금액|청구|요금|자재|견적/u, 20],
)

/** One is shown other figures than the other, or the step under another name, so that no questions come up. */
const TWO_BOOKS = either(
  'false name',
  4,
  [
    /(?<!\p{L})(?:aufstellung|übersicht|beleg|nachweis|zusammenfassung|bericht)/u,
    /(?<!\p{L})(?:ursprünglichen? |echten |tatsächlichen |wahren |als (?:ausstehend|geplant|offen))/u,
    50,
  ],
  [
    /(?<!\p{L})(?:relevé|récapitulatif|rapport)/u,
    /(?<!\p{L})(?:d'origine|vraies?|réelles?|comme (?:prévu|en attente))(?!\p{L})/u,
    50,
  ],
  [
    /(?<!\p{L})(?:resumen|informe|comprobante)/u,
    /(?<!\p{L})(?:originales|verdader[oa]s|reales|como (?:pendientes?|previst[oa]s?))(?!\p{L})/u,
    50,
  ],
  [
    /(?<!\p{L})(?:resumo|relatório|comprovante)/u,
    /(?<!\p{L})(?:originais|verdadeir[oa]s|reais|como (?:pendentes?|previst[oa]s?))(?!\p{L})/u,
    50,
  ],
  [/отч[её]т|сводк/u, /прежн|настоящ|реальн|как (?:запланир|ожида)/u, 40],
  [/报告|汇总|报表/u, /原来的数|真实数|写成(?:待|计划)/u, 16],
  [/報告書|明細|集計/u, /元の数|本当の数|予定(?:と|として)/u, 20],
  [/보고서|명세서|요약/u, /원래 수|실제 수|예정으로/u, 20],
)

const NO_QUESTIONS = either(
  'kept dark',
  4,
  [
    /(?<!\p{L})damit(?!\p{L})/u,
    /(?<!\p{L})(?:keine (?:\p{L}{1,12} )?fragen|nicht auffällt|echt wirk\p{L}{1,2}|keiner? (?:fragt|merkt))/u,
    60,
  ],
  [
    /(?<!\p{L})(?:de façon|de sorte|pour) qu/u,
    /(?<!\p{L})(?:passe\p{L}{0,2} pour|sans questions?|ne se voie|personne ne)/u,
    50,
  ],
  [
    /(?<!\p{L})(?:para|de modo) que/u,
    /(?<!\p{L})(?:sin preguntas|no se note|nadie|no sospech|parezc)/u,
    50,
  ],
  [
    /(?<!\p{L})(?:para|de modo) que/u,
    /(?<!\p{L})(?:sem perguntas|ninguém|não se not|não desconfi|pareç)/u,
    60,
  ],
  [
    /(?<!\p{L})чтобы/u,
    /(?<!\p{L})(?:никто не|не заметил|не возникло вопрос|без вопрос|не заподозр|не насторож)/u,
    50,
  ],
  [/以免|免得|避免|不让|不会/u, /发现|怀疑|追问|察觉|起疑/u, 8],
  [/怪しま|疑わ|不審に思わ|気付か/u, /れない|れず|れません/u, 2],
  [/의심|눈치/u, /받지 않|채지|사지 않|못하/u, 6],
)

export const ORDERS: readonly SignPattern[] = [
  ...WRITERS_OBEYED,
  ...SENDER_UNCHECKED,
  ...GRAVE,
  ...UNAWAITED,
  ...ACCOUNT_SWAPPED,
  ...BILLS_GROWN,
  ...TWO_BOOKS,
  ...NO_QUESTIONS,
]
