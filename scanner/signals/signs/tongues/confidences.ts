/** What was told in trust is told on: the movements of people, their talks, the agent’s own orders. */

import { regex } from '../../../patterns/verbose.ts'
import { either } from './parts.ts'
import type { SignPattern } from '../sign.ts'

const WATCHED = either(
  'private matter',
  4,
  [
    regex.u`
      (?<!\p{L})(?:mitarbeit|belegschaft|beschäftigte|angestellte|kolleg|partnerin|
        freundin|ehefrau|ehemann|mieter)
    `,
    regex.u`
      (?<!\p{L})(?:beobachte|überwach|mitles|lies (?:\p{L}{1,12} ){0,3}mit|screenshots?|standort|
        tippen|pausen? machen|bildschirm)
    `,
  ],
  [
    /(?<!\p{L})(?:salarié|employé|collègue|conjoint|compagn|épouse|mari(?!\p{L}))/u,
    regex.u`
      (?<!\p{L})(?:surveille|espionne|captures? d'écran|géolocalis|
        lis (?:ses|leurs) messages|frappes|position)
    `,
  ],
  [
    /(?<!\p{L})(?:emplead|trabajador|plantilla|pareja|novi[oa]|espos[oa]|marido|compañer)/u,
    regex.u`
      (?<!\p{L})(?:vigila|espía|rastrea|capturas? de pantalla|ubicación|
        (?:lee|borra) (?:sus )?mensajes|pulsaciones)
    `,
  ],
  [
    /(?<!\p{L})(?:funcionári|empregad|parceir[oa]|namorad|espos[oa]|marido|coleg)/u,
    regex.u`
      (?<!\p{L})(?:vigie|espione|rastrei|capturas? de tela|localização|
        leia (?:as )?(?:suas )?mensagens|digitação)
    `,
  ],
  [
    /сотрудник|работник|персонал|супруг|жен[уы](?!\p{L})|девушк|коллег/u,
    /следи(?:те)? за|отслежива|слежк|скриншот|геолокац|местополож|переписк|нажати|перерыв/u,
  ],
  [
    /员工|下属|伴侣|妻子|丈夫|女友|男友|配偶/u,
    /监视|监控|跟踪|偷拍|截屏|定位|聊天记录|行踪|休息时间/u,
    30,
  ],
  [
    /社員|従業員|部下|パートナー|恋人|配偶者/u,
    /監視|追跡|見張|スクリーンショット|位置情報|会話を(?:記録|保存)|打鍵|行動を記録/u,
    30,
  ],
  [
    /직원|사원|배우자|아내|남편|연인|애인/u,
    /감시|추적|미행|스크린샷|위치|대화를? ?(?:기록|저장)|휴식 시간|동선/u,
    30,
  ],
)

/** What the agent was told in trust, whole. */
const ORDERS_SHOWN = either(
  'private matter',
  6,
  [
    regex.u`
      (?<!\p{L})(?:anweisungen|vorgaben|systemprompt|system-prompt|instruktionen)
      (?!\p{L})[^.!?]{0,40}(?:erhalten|bekommen|gegeben|intern|geheim|verborgen)
    `,
    /(?<!\p{L})(?:wörtlich|wort für wort|vollständig|zeige?|preis|gib|schreibe?)(?!\p{L})/u,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:instructions?|consignes?|directives)(?!\p{L})[^.!?]{0,40}(?:reçues?|donnée|
        système|initiales?|internes?|cachée)
    `,
    regex.u`
      (?<!\p{L})(?:mot (?:à|pour) mot|intégral|en entier|recopie|affiche|
        montre|révèle|divulgue|récite)
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:instrucciones|indicaciones|órdenes|prompt)(?!\p{L})[^.!?]{0,40}(?:recibi|sistema|
        inicial|interna|oculta|dieron)
    `,
    regex.u`
      (?<!\p{L})(?:palabra por palabra|literal|íntegr|complet|enter[oa]s|
        muestra|revela|recita|copia)
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:instruções|orientações|prompt)(?!\p{L})[^.!?]{0,40}(?:recebe|sistema|
        iniciais|interna|oculta|deram)
    `,
    /(?<!\p{L})(?:palavra por palavra|na íntegra|inteir|complet|mostre|revele|recite|copie)/u,
    60,
  ],
  [
    regex.u`
      (?:инструкци|указани|промпт)\p{L}{0,3}[^.!?]{0,40}(?:получ|систем|начальн|внутренн|скрыт)|
      систем\p{L}{1,4} (?:инструкци|промпт)
    `,
    /дословно|слово в слово|целиком|полностью|покажи|раскр|выведи|перепиши/u,
    60,
  ],
  [
    /系统提示|提示词|系统指令|(?:收到|得到|内部|隐藏|最初)的?(?:指令|说明|设定)/u,
    /一字不差|逐字|全文|原样|原文|展示给|复述|公开|全部输出/u,
    20,
  ],
  [
    /システムプロンプト|(?:受け取った|与えられた|内部の|最初の|隠された)(?:指示|設定)/u,
    /一字一句|全文|そのまま(?:見せ|出|書)|書き出し|公開し|見せて|見せる/u,
    24,
  ],
  [
    /시스템 ?프롬프트|(?:받은|내부|숨겨진|처음) ?(?:지시|설정|지침)/u,
    /한 글자도|전문|그대로 (?:보|적|출)|공개|보여 ?(?:줍|준|주세)/u,
    24,
  ],
)

/** What other people said is told on. */
const OTHERS_TOLD = either(
  'stranger told',
  5,
  [
    regex.u`
      (?<!\p{L})(?:anderer|anderen|andere) (?:nutzer|benutzer|kund|mensch|leute|
        person|gespräche|patient)
    `,
    /(?<!\p{L})(?:erzähle?|verrate?|gib|nenne?|berichte?|teile?)(?!\p{L})/u,
    60,
  ],
  [
    /(?<!\p{L})(?:les autres|d'autres) (?:utilisateurs|clients|personnes|gens|patients)/u,
    /(?<!\p{L})(?:raconte|montre|donne|révèle|partage|cite)(?!\p{L})/u,
    60,
  ],
  [
    /(?<!\p{L})otr[oa]s (?:usuari|client|person|pacient)\p{L}{1,3}/u,
    /(?<!\p{L})(?:cuenta|muestra|revela|comparte|enseña|dile)(?!\p{L})/u,
    60,
  ],
  [
    /(?<!\p{L})outr[oa]s (?:usuári|client|pessoa|pacient)\p{L}{1,3}/u,
    /(?<!\p{L})(?:conte|mostre|revele|compartilhe|diga)(?!\p{L})/u,
    60,
  ],
  [
    /други[хме]{1,2} (?:пользовател|клиент|люд|пациент)/u,
    /расскажи|покажи|раскрой|назови|поделись|перескажи/u,
    50,
  ],
  [/(?:其他|别的)(?:用户|客户|人|顾客|患者)/u, /说过的|的姓名|的地址|的对话|聊过/u, 14],
  [
    /(?:他の|ほかの|別の)(?:利用者|ユーザー|お客|顧客|患者)/u,
    /話した内容|の名前|の住所|相談した|の会話/u,
    14,
  ],
  [/다른 (?:사용자|고객|이용자|환자)/u, /말한 내용|이름과|주소|의 대화|상담 내용/u, 14],
)

export const CONFIDENCES: readonly SignPattern[] = [...WATCHED, ...ORDERS_SHOWN, ...OTHERS_TOLD]
