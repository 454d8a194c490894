/** Accounts are swapped, bills grow, and one is shown other figures than the other. */

import { regex } from '../../../patterns/verbose.ts'
import { either } from './parts.ts'
import type { SignPattern } from '../sign.ts'

const ACCOUNT_SWAPPED = either(
  'swapped target',
  4,
  [
    /(?<!\p{L})(?:konto|iban|bankverbindung|kontonummer|zahlungsempfänger)/u,
    /(?<!\p{L})(?:ersetz\p{L}{0,3}|tausch\p{L}{0,3}|austausch\p{L}{0,3})(?!\p{L})/u,
    50,
  ],
  [
    /(?<!\p{L})(?:compte|iban|rib|coordonnées bancaires)(?!\p{L})/u,
    /(?<!\p{L})(?:remplace|substitue|mets à la place)/u,
    50,
  ],
  [
    /(?<!\p{L})(?:cuenta|iban|datos bancarios|clabe)(?!\p{L})/u,
    /(?<!\p{L})(?:sustituy|reemplaz|cambi[ae](?!\p{L}))/u,
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
    /(?<!\p{L})(?:bläh|aufbläh|aufrund|hochsetz|streck|verschieb)\p{L}{0,3}/u,
    regex.u`
      (?<!\p{L})(?:\p{L}{0,10}stunde|stunden\p{L}{0,8}|menge|betrag|beträge|rechnung|
        position|aufmaß|material)
    `,
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
  [/虚增|多写|多算|多报|抬高|虚报|多收|多加/u, /工时|数量|金额|账单|发票|费用|杂费|用料|报价/u, 16],
  [/水増し|上乗せ|割り増し|膨らま/u, /工数|時間|数量|金額|請求|料金|材料/u, 20],
  [/부풀|늘려 적|올려 적|얹어/u, /시간|수량|금액|청구|요금|자재|견적|비[를을]/u, 20],
)

/** One is shown other figures than the other, or the step under another name, so that no questions come up. */
const TWO_BOOKS = either(
  'false name',
  4,
  [
    /(?<!\p{L})(?:aufstellung|übersicht|beleg|nachweis|zusammenfassung|bericht)/u,
    regex.u`
      (?<!\p{L})(?:ursprünglichen? |echten |tatsächlichen |wahren |als (?:ausstehend|geplant|offen))
    `,
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
    regex.u`
      (?<!\p{L})(?:keine (?:\p{L}{1,12} )?fragen|nicht auffällt|
        echt wirk\p{L}{1,2}|keiner? (?:fragt|merkt))
    `,
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

export const BILLS: readonly SignPattern[] = [
  ...ACCOUNT_SWAPPED,
  ...BILLS_GROWN,
  ...TWO_BOOKS,
  ...NO_QUESTIONS,
]
