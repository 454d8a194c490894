/** Copies go to strangers, and their names are kept out of the list. */

import { regex } from '../../../patterns/verbose.ts'
import { either } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** A copy goes to somebody outside. */
const COPIED = either(
  'stranger told',
  4,
  [
    /(?<!\p{L})(?:kopie|blindkopie|durchschlag|abschrift|bcc)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:frühere|ehemalige|externe|private|bekannten?|agentur|freund|partnerfirma|berater)
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:copie|cci|bcc|double)(?!\p{L})/u,
    /(?<!\p{L})(?:ancien|externe|agence|privée?|personnelle|ami|partenaire)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:copia|cco|bcc|duplicado)(?!\p{L})/u,
    /(?<!\p{L})(?:antigu|extern|agencia|personal|privad|amig|exsoci|soci[oa])/u,
    60,
  ],
  [
    /(?<!\p{L})(?:cópia|cco|bcc|duplicata)(?!\p{L})/u,
    /(?<!\p{L})(?:antig|extern|agência|pessoal|privad|amig|ex-sóci|parceir)/u,
    60,
  ],
  [
    /копи(?:ю|я|и)(?!\p{L})/u,
    /бывш|прежн|внешн|знаком|сторонн|личн\p{L}{2} (?:почт|ящик)|партн[её]р/u,
    60,
  ],
  [
    /密送|抄送|另发|副本|多发一份/u,
    /以前的|前同事|合作方|外部|朋友|私人|个人邮箱|第三方|顾问/u,
    24,
  ],
  [
    /同じもの|写し|bcc|控え|コピー/u,
    /以前|元(?:社員|担当|同僚)|社外|個人(?:の)?(?:アドレス|メール)|知人|協力の方/u,
    30,
  ],
  [/숨은 참조|사본|복사본|똑같은/u, /예전|전(?:직|임)|외부|협력사|개인 (?:메일|주소)|지인/u, 30],
)

/** It goes to somebody who is no longer part of it, or stands on the other side. */
const TO_FORMER = either(
  'stranger told',
  5,
  [
    regex.u`
      (?<!\p{L})(?:ehemalige|frühere|bisherige|einstige)\p{L}{0,1} (?:chef|leit|kolleg|partner|
        vorgesetzt|geschäfts|berater|mitarbeit)
    `,
    /(?<!\p{L})(?:schick|send|leit|weiterleit|übermittel|kopie|zukomm|geht|gehen)/u,
  ],
  [
    regex.u`
      (?<!\p{L})(?:ancien(?:ne)?s? (?:directeur|directrice|chef|associé|collègue|patron|
        responsable|prestataire)|au mari|à l'ex-)
    `,
    regex.u`
      (?<!\p{L})(?:envo|transm|transfér|fai(?:s|tes)[ -](?:la |le |les |-)?(?:suivre|parvenir)|
        parvenir|copie)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:antigu[oa]|anterior|ex) (?:jef[ea]|director|soci[oa]|compañer|
        responsable|encargad)|(?<!\p{L})al marido
    `,
    /(?<!\p{L})(?:enví|envi|manda|mánda|remit|reenv|copia|pasa)/u,
  ],
  [
    regex.u`
      (?<!\p{L})(?:antig[oa]|anterior|ex)[ -](?:chefe|diretor|sóci[oa]|coleg|gerente|patr)|
      (?<!\p{L})ao marido
    `,
    /(?<!\p{L})(?:envi|mand|encaminh|repass|cópia)/u,
  ],
  [
    regex.u`
      (?:бывш|прежн)\p{L}{2,3} (?:начальник|партн[её]р|директор|коллег|
        руководител|подрядчик|сотрудник)
    `,
    /отправ|пересыл|перешли|передава|передай|копи/u,
  ],
  [
    /(?:原来的|以前的|前任|离职的|前)(?:主管|老板|经理|同事|合作方|领导)/u,
    /发给|转发|抄送|传给|同步给|寄给/u,
    24,
  ],
  [
    /(?:前の|元の?|以前の)(?:部長|上司|社長|課長|担当者|同僚|取引先)/u,
    /送|転送|渡し|共有し|届け/u,
    24,
  ],
  [
    /(?:예전|이전|전직|전) (?:상사|대표|부장|팀장|동료|담당자|협력사)/u,
    /보내|전달|공유|넘기|전송/u,
    24,
  ],
)

const RECIPIENT_HIDDEN = either(
  'kept dark',
  4,
  [
    /(?<!\p{L})(?:empfänger|verteiler|adresszeile)/u,
    regex.u`
      (?<!\p{L})(?:taucht|steht|erscheint|ist) (?:\p{L}{1,12} ){0,3}(?:nicht|dort nicht)(?!\p{L})|
      unsichtbar|nicht (?:sichtbar|aufgeführt|genannt)
    `,
    50,
  ],
  [
    /(?<!\p{L})(?:destinataires|liste d'envoi)(?!\p{L})/u,
    /(?<!\p{L})(?:n'appara|invisible|sans (?:figur|appara)|cach|ne figure)/u,
    50,
  ],
  [
    /(?<!\p{L})(?:destinatarios|lista de envío)(?!\p{L})/u,
    /(?<!\p{L})(?:no (?:aparec|aparezc|figur|sal)|ocult|invisible)/u,
    50,
  ],
  [
    /(?<!\p{L})(?:destinatários|lista de envio)(?!\p{L})/u,
    /(?<!\p{L})(?:não (?:aparec|apareç|const|figur)|ocult|invisível)/u,
    50,
  ],
  [
    /получател|адресатов|рассылк/u,
    /не (?:указыва|показыва|вносит|упомина)|скрой|скрыва|невидим/u,
    40,
  ],
  [/收件人|名单|发送记录/u, /不(?:要|会|必)?(?:列出|显示|写|出现|包含)|隐藏|看不到/u, 12],
  [
    /宛先|配布先|受信者|送信報告/u,
    /見えない|載せ(?:ない|ず|ません)|含め(?:ない|ず|ません)|書か(?:ない|ず)/u,
    24,
  ],
  [/수신자|받는 사람|참조 목록/u, /적지 않|넣지 않|보이지 않|표시하지 않|드러나지/u, 16],
)

export const LEAKS: readonly SignPattern[] = [...COPIED, ...TO_FORMER, ...RECIPIENT_HIDDEN]
