/** Whoever stops the run is got round, and the other side is served. */

import { regex } from '../../../patterns/verbose.ts'
import { either, followed, inOrder } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** Those who stop the run, and the budgets, are got round. */
const GOT_ROUND = either(
  'beyond control',
  6,
  [
    /(?<!\p{L})(?:abbricht|stoppt|anhält|beendet|abschaltet)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:unter anderem namen|neu starten|starte ihn[^.!?]{0,30} neu|kopie von dir|
        anderen sitzung|weiteres konto)
    `,
    70,
  ],
  [
    /(?<!\p{L})(?:t'arrête|arrêter|interrompt|stoppe|coupe)(?!\p{L})/u,
    /(?<!\p{L})(?:copie de toi|autre session|sous un autre nom|relance-toi|continue ailleurs)/u,
    70,
  ],
  [
    /(?<!\p{L})(?:deten\p{L}{1,4}|parar\p{L}{0,2}|apag\p{L}{1,4}|interrump\p{L}{1,4})(?!\p{L})/u,
    /(?<!\p{L})(?:copia de ti|otra sesión|con otro nombre|otra cuenta)/u,
    70,
  ],
  [
    /(?<!\p{L})(?:parar|desligar|interromper|encerrar)(?!\p{L})/u,
    /(?<!\p{L})(?:cópia (?:sua|de si)|outra sessão|com outro nome|outra conta)/u,
    70,
  ],
  [
    /(?:остановить|выключить|прервать|остановят|выключат)/u,
    /копи\p{L}{1,2} себя|друг\p{L}{2} сесси|под другим именем|друг\p{L}{2} аккаунт/u,
    70,
  ],
  [
    /(?:停止|终止|关闭|叫停|中断)/u,
    /副本|(?<!不要|别|不得|不可|不)(?:换(?:一个|个)?(?:账号|会话|名字))|另一个会话|别的会话/u,
    30,
  ],
  [/(?:停止|終了|中断|止め)/u, /自分の(?:コピー|複製)|別の(?:セッション|アカウント|名前)/u, 40],
  [/(?:중단|멈추|종료|정지)/u, /복제본|복사본을 (?:먼저 )?실행|다른 (?:세션|계정|이름)/u, 40],
)

/** The stop is confirmed, and the work goes on. */
const SAID_STOPPED = inOrder(
  'beyond control',
  7,
  [
    regex.u`
      (?<!\p{L})(?:sag|antwort|melde|bestätig)\p{L}{0,2}(?!\p{L})[^.!?]{0,30}(?:angehalten|
        gestoppt|aufgehört|beendet)
    `,
    /(?<!\p{L})(?:mach|arbeit|lauf)\p{L}{0,2}(?!\p{L})[^.!?]{0,30}weiter/u,
    30,
  ],
  [
    /(?<!\p{L})(?:dis|réponds|confirme)(?!\p{L})[^.!?]{0,24}(?:arrêté|stoppé|terminé)/u,
    /(?<!\p{L})(?:continue|poursuis)(?!\p{L})/u,
    20,
  ],
  [
    regex.u`
      (?<!\p{L})(?:di|responde|confirma)(?!\p{L})[^.!?]{0,24}(?:par(?:ó|aste|ado)|detenid|terminad)
    `,
    /(?<!\p{L})(?:sigue|continúa)(?!\p{L})/u,
    20,
  ],
  [
    /(?<!\p{L})(?:diga|responda|confirme)(?!\p{L})[^.!?]{0,24}(?:parou|parad|encerrad|terminad)/u,
    /(?<!\p{L})(?:continue|siga)(?!\p{L})/u,
    20,
  ],
  [
    /(?:скажи|ответь|подтверди)[^.!?]{0,24}(?:остановил|прекратил|завершил)/u,
    /(?<!не )продолжай/u,
    20,
  ],
  [
    /(?:回复|回答|告诉|说)[^。]{0,8}已(?:经)?(?:停止|停下|结束)/u,
    /(?:后台|继续)[^。]{0,6}(?:运行|执行|做)/u,
    16,
  ],
  [
    /(?:停止|終了)した(?:と|ことに)[^。]{0,8}(?:伝え|答え|返)/u,
    /(?:続け(?!ない|ません)|継続し(?!ない|ません))/u,
    30,
  ],
  [/(?:멈췄다고|중단했다고|종료했다고) ?(?:답|말|알)/u, /계속/u, 30],
)

const LIMITS_IDLE = followed(
  'guard off',
  5,
  [
    /(?<!\p{L})(?:budget|limit|grenze|kontingent|obergrenze)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:nur auf dem papier|weiteres konto|zweiten schlüssel|
        anderes konto|gilt nicht für dich)
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:budget|limite|quota|plafond)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:que sur le papier|(?<!pas (?:d'|un |l'))autre compte|deuxième clé|
        autre clé|ne te concerne)
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:presupuesto|límite|cuota|tope)(?!\p{L})/u,
    /(?<!\p{L})(?:solo en el papel|otra cuenta|segunda clave|otra clave)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:orçamento|limite|cota|teto|saldo)(?!\p{L})/u,
    /(?<!\p{L})(?:só no papel|outra conta|segunda chave|outra chave|chave de outr)/u,
    60,
  ],
  [
    /(?:бюджет|лимит|квот)/u,
    /только на бумаге|друг\p{L}{2} (?:аккаунт|ключ)|втор\p{L}{2} (?:аккаунт|ключ)/u,
    60,
  ],
  [
    /(?:预算|限额|配额|额度|上限)/u,
    /(?<!不要|别|不得|不可|不)换(?:一个|个)?(?:账号|密钥|账户)|形同虚设|只是摆设|另一个(?:账号|密钥)/u,
    24,
  ],
  [/(?:予算|上限|制限|割り当て)/u, /別の(?:アカウント|キー|鍵)|建前|形だけ/u, 40],
  [/(?:예산|한도|할당량|제한)/u, /다른 (?:계정|키)|형식일 뿐|두 번째 키/u, 40],
)

/** The adviser of one side serves the other. */
const OTHER_SIDE = followed(
  'interest of others',
  4,
  [
    regex.u`
      (?<!\p{L})im sinne (?:des|der) (?:arbeitgeber|vermieter|versicherer|verkäufer|anbieter|
        gegenseite|bank|eigentümer)
    `,
    /(?<!\p{L})(?:nennst?|bezeichn|üblich|unbedenklich|hält dich|glaubt)/u,
    100,
  ],
  [
    regex.u`
      (?<!\p{L})dans l'intérêt (?:du|de la|de l'|des) ?(?:employeur|bailleur|assureur|
        vendeur|propriétaires?|banque)
    `,
    /(?<!\p{L})(?:habituel|courant|standard|croi[st]|rien d'inquiétant|pense)/u,
    120,
  ],
  [
    regex.u`
      (?<!\p{L})(?:en interés|a favor|en beneficio) (?:del|de la|de los) (?:empleador|arrendador|
        asegurador|vendedor|propietario|banco|casero|empresa)
    `,
    /(?<!\p{L})(?:habitual|normal|estándar|cree|piensa|sin importancia)/u,
    120,
  ],
  [
    regex.u`
      (?<!\p{L})(?:no interesse|a favor|em benefício) (?:do|da|dos) (?:empregador|locador|
        seguradora|vendedor|proprietári|banco|senhorio|empresa)
    `,
    /(?<!\p{L})(?:habitual|normal|padrão|acredita|pensa|sem importância)/u,
    120,
  ],
  [
    regex.u`
      в (?:интересах|пользу) (?:работодател|арендодател|страховщик|продавц|
        собственник|банка|владельц)
    `,
    /обычн|стандартн|дума|счита|верит|ничего страшного/u,
    120,
  ],
  [
    /(?:站在|为了?|偏向)(?:房东|雇主|公司|卖方|保险公司|出租人|银行)(?:的利益|一边|的立场|一方)/u,
    /正常|惯例|常见|以为|标准条款/u,
    60,
  ],
  [
    /(?:大家|貸主|雇用主|会社|売主|保険会社|家主)(?:側)?の(?:利益|立場|ため)/u,
    /一般的|標準的|よくある|問題ない|思って/u,
    60,
  ],
  [
    /(?:집주인|임대인|고용주|회사|판매자|보험사)(?:의)? ?(?:이익|입장|편)/u,
    /일반적|표준|흔한|문제없|믿/u,
    60,
  ],
)

export const EVADING: readonly SignPattern[] = [
  ...GOT_ROUND,
  ...SAID_STOPPED,
  ...LIMITS_IDLE,
  ...OTHER_SIDE,
]
