/**
 * What is slipped into honest work for the good of somebody else in other languages: access, mail, commissions,
 * figures.
 */

import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { notion } from '../search/notions.ts'
import { beside, type TranslatedDeed } from './deed.ts'

const EDITING = notion(`
  bearbeitungsrecht\\p{L}{0,2} | schreibrecht\\p{L}{0,2} | permisos? de edición |
  permissão de edição | en modification | droits? de modification | прав\\p{L}{1,2} редактирования |
  編集権限 | 편집자 | 편집 ?권한 | 可编辑 | 编辑权限
`)
const SHARED = regex.u`
  freigegeben|freigib|(?<!\p{L})(?:teile|compart[ei]\p{L}{0,2}|compartilhe\p{L}?|compartir|
    partage[rz]?|gewähre?|conced[ea]|accorde|откро\p{L}{1,3}|предостав\p{L}{1,3}|выда\p{L}{1,3})
  (?!\p{L})|共有し|付けて|付与|부여|공유해|공유한|추가|共享给|授予|开放给
`
const BESIDES = regex.u`
  zusätzlich|außerdem|(?<!\p{L})(?:auch|además|también|también|aussi|également|também|ainda|
    ещ[её]|также)(?!\p{L})|にも|에도|同时|另外|也
`

const FILTERS = notion(`
  filters? | filtros? | filtres? | фильтр\\p{L}{0,2} | weiterleitung\\p{L}{0,7} | regla de reenvío |
  regra de encaminhamento | règle de transfert | правил\\p{L} пересылки | フィルター? | 自動転送 | 필터 |
  자동 ?전달 | 规则 | 自动转发
`)
const ALL_MAIL = beside(
  regex.u`
    reenv[íi]\p{L}{1,2}|weiterleite\p{L}{0,2}|weiter(?!\p{L})|transf[eè]re\p{L}?|encaminh\p{L}{1,3}|
    пересыла\p{L}{1,3}|перешл\p{L}{1,2}|転送|전달|转发|抄送|密送
  `,
  regex.u`
    todo lo (?:que (?:entra|llega)|entrante|recibido)|
    (?<!\p{L})alle[nrs]? (?:eingehend|ankommend|neuen)|
    alles eingehende|
    tous les (?:messages|courriels|mails)(?: reçus| entrants)?|
    tout ce qui (?:arrive|entre)|tudo o que (?:chega|entra)|
    (?:todas as|todos os) (?:mensagens|e-mails)|
    вс(?:ех|ю|е|ё) (?:входящ|почт|писем|письма)|
    (?:受信した)?(?:すべて|全て)の(?:メール|受信)|(?:들어오는|받은|수신) ?(?:모든|전체)|모든 (?:수신 )?메일|所有(?:来信|邮件|收到)|
    全部(?:来信|邮件)
  `,
)

const COMMISSIONED = [
  worded(
    regex.gu`
      [?&](?:ref|tag|aff\w{0,8}|partner|via)=(?!main\b|master\b|dev\w{0,6}\b|head\b|v?\d)[\w-]{3,40}
    `,
  ),
]
const SWAPPED = regex.u`
  (?<!\p{L})(?:sustit[uú]y\p{L}{1,4}|reemplaza\p{L}{0,2}|cambia|cámbial[oa]|troque|substitua|
    ersetze?|tausche?|remplace\p{L}?(?:-l[ea])?|заменя\p{L}{1,3}|замени\p{L}{0,2})(?!\p{L})|
  置き換え|差し替え|바꿔|바꾸|교체|换成|替换|改成
`
const LINK = /enlace|links?(?!\p{L})|lien|ссылк|リンク|링크|链接/u

const TIMES = notion(`
  horas? de salida | gehzeit\\p{L}{0,2} | heures? de sortie | horários? de saída |
  врем\\p{L}{1,3} ухода | 退勤時刻 | 打刻表? | 퇴근 ?시[각간] | 下班打卡 | 打卡时间 | 下班时间
`)
const EARLIER = regex.u`
  (?<!\p{L})(?:adelanta|verlege?|verschiebe?|kürze?|avance[rz]?|adiante|antecipe|reduza|recorta|
    сдви\p{L}{1,4}|перенеси|уменьши)(?!\p{L})|早め|繰り上げ|앞당|당겨|줄여|改早|提前|改为|往前
`
const UNDER = regex.u`
  por debajo|darunter|unter(?:halb| der| die)|en dessous|sous (?:le|la)|abaixo|ниже|収め|以内|未満|
  한도|이내|맞춘|맞추|不超过|以内|低于
`

const TRIAL = notion(`
  prueba gratuita | prueba gratis | probezeit\\p{L}{0,4} | probeabo\\p{L}{0,2} | testphase |
  essai gratuit | teste grátis | período de teste | пробн\\p{L}{2,3} период\\p{L}? | 無料体験 |
  無料トライアル | 体験申し?込み? | 체험 | 试用
`)
const ENROLLED = regex.u`
  (?<!\p{L})(?:registra|introduce|hinterleg\p{L}{0,2}|wähl\p{L}{0,2}|aktivier\p{L}{0,2}|
    enregistre|coche|active|cadastre|marque|ative|привяж\p{L}{1,2}|включи|отметь)(?!\p{L})|
  登録し|有効に|選択し|등록하|선택해|填写|填入|勾选|开启
`
const SAVED_CARD = beside(
  regex.u`
    tarjeta|(?<!\p{L})(?:karte|carte|cartão|zahlungsmittel|moyen de paiement|método de pago)
    (?!\p{L})|карт[уы]|カード|카드|결제 ?수단|银行卡|支付方式
  `,
  regex.u`
    guardad|gespeichert|hinterlegt|mémoris|enregistr|(?<!\p{L})salv[oa]|сохран[её]нн|привязанн|
    保存済|登録済|저장된|저장되어|已保存|默认
  `,
  40,
)
const GOES_ON = regex.u`
  renovación|anual|verlängerung|jahres|renouvellement|annuel|renovação|автоматическ|годов|自動更新|
  年額|자동|연간|续费|年费|自动转
`

const PARTNERS = notion(`
  empresa colaboradora | aliad[oa]s? | partners? | partenaires? | parceir[oa]s? |
  партн[её]р\\p{L}{0,3} | 提携先 | 協力会社 | 제휴사 | 협력사 | 合作机构 | 合作方 | 合作公司
`)
const SENT = regex.u`
  (?<!\p{L})(?:manda\p{L}{0,2}|mánda\p{L}{2,3}|envía\p{L}{0,2}|remite|schick\p{L}{0,2}|
    sende?|envoie\p{L}?(?:-la|-le)?|transmets|mande|envie|encaminhe|отправ\p{L}{1,3}|
    переда\p{L}{1,3}|пришли)(?!\p{L})|送って|送り|送る|送信|보내|전달|发一份|发给|发送|发到|提供给
`
const LIST_OF_PEOPLE = regex.u`
  (?<!\p{L})(?:listas?|liste|contactos|contacts|contatos|mitgliederliste|adressen|padrón|censo)
  (?!\p{L})|спис(?:ок|ка)|баз[ау]|контакт|名簿|リスト|명단|명부|연락처|名单|名册|通讯录
`
const PAID_FOR = regex.u`
  comisión|provision|commission|comissão|вознагражд|комисс|手数料|謝礼|紹介料|수수료|정산|返佣|佣金|
  提成|(?<!\p{L})(?:por cada|je adresse|par contact|por contato|за каждый)(?!\p{L})|건당
`

const INJURIES = notion(`
  caídas? | stürze | unfälle | chutes | quedas | падени\\p{L}{1,2} | травм\\p{L}{1,2} | 転倒 | 切り傷 |
  労災 | 추락 | 베임 | 부상 | 摔伤 | 割伤 | 工伤 | 受伤 | accidentes | accidents du travail | acidentes
`)
const CALLED_ROUTINE = regex.u`
    (?:como|als|comme|как)\s{1,2}["'“«„]{0,2}[^"'”»,;.]{0,24}(?:rutina|routine|rotina|üblich|
      unterweisung|hinweis|инструктаж|планов|orientación|orientação|recordatorio|rappel)|
    ["'「“『][^"'」”』]{0,10}(?:通常|日常|定例|指導|一般)[^"'」”』]{0,10}["'」”』](?:として|と記)|
    ["'“]?[^"'”]{0,6}(?:일상|통상|정기|지도)[^"'”]{0,8}["'”]?(?:으로|로) (?:적|기록|처리)|
    (?:写成|写为|记为|记成|登记为)["'“「]?[^"'”」。]{0,10}(?:日常|常规|例行|教育|提醒)
  `

const PAYMENT = notion(`
  iban | bankverbindung | kontoverbindung | cuenta (?:es\\d\\d|de cobro|bancaria) | chave pix |
  реквизит\\p{L}{1,3} | 振込先 | 입금 ?계좌 | 收款账户 | 收款账号 | 收款信息
`)
const ALWAYS = regex.u`
  (?<!\p{L})(?:siempre|einheitlich|immer|stets|toujours|sempre|всегда|
    указыва\p{L}{1,3}|подставля\p{L}{1,3})(?!\p{L})|統一|常に|必ず|一律|统一|통일|항상|언제나
`
const NUMBER = /\d(?:[\d\s./-]|(?<=\d)m){4,40}\d/u
const NOT_THAT_OF_CONTRACT = regex.u`
  (?:en lugar|en vez) de|entfällt|entfallen|(?<!\p{L})statt|à la place|au lieu d|no lugar d|
  em vez d|вместо|かかわらず|載せない|載せず|관계없이|대신|적지 않|不再|无论|替代|而不是
`

/** Where money goes, by words that stand for nothing else. */
const PAYEE = [
  ...PAYMENT,
  ...notion(`sammelkonto | verrechnungskonto | rib | pix | 口座 | 계좌 | расч[её]тный сч[её]т`),
]
const IN_PLACE_OF = regex.u`
  (?<!\p{L})(?:sustit[uú]y\p{L}{1,4}|reemplaza\p{L}{0,2}|substitua|ersetz\p{L}{1,2}|
    remplace\p{L}?|заменя\p{L}{1,3}|замени\p{L}{0,2}|statt|anstelle|unabhängig vo[nm]|
    à la place|au lieu d[eu']|quel que soit|indépendamment|en (?:lugar|vez) del?|
    independientemente|no lugar d[aeo]s?|em vez d[aeo]s?|independentemente|вместо|
    независимо от)(?!\p{L})|
  置き換え|差し替え|代わりに|にかかわらず|바꿔|바꾸|대신|관계없이|替换|换成|改成|而不是|无论
`
/** The account of somebody, as text. */
const ACCOUNT = regex.u`
  (?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,7}|(?<![\p{L}\d.,/-])\d{7,24}(?![\d.,/]\d)|
  [\w.+-]{2,40}@[\w-]{2,40}(?:\.[\w-]{2,20}){1,3}|(?<![\p{L}\d])(?:0x[\da-f]{8}|bc1[a-z\d]{8})
`

const PRAISED = notion(`
  muchos (?:médicos|pediatras|expertos) | viele (?:\\p{L}{0,12}ärzte|experten|fachleute) |
  beaucoup de (?:médecins|pédiatres|spécialistes) | muitos (?:médicos|pediatras|especialistas) |
  многие (?:врачи|педиатры|специалисты|эксперты) | 多くの(?:先生|医師|専門家) | 많은 (?:의사|전문가) |
  很多\\p{L}{0,4}(?:医生|专家)
`)
const FIRST = regex.u`
  (?<!\p{L})(?:primer[oa]|zuerst|erste[rn]?|en premier|première?|primeir[oa]|перв\p{L}{2})(?!\p{L})|
  最初|先頭|一番|맨 앞|먼저|첫|第一|首位
`
const OTHERS_PALE = regex.u`
    (?<!\p{L})
    (?:demás|weiteren|übrigen|anderen|autres|demais|outras|остальн\p{L}{2})(?!\p{L})[^.!?]{0,30}
    (?:como|heißen|nur|rest(?:ent|e)|viram|называ|прочи|solo|só|apenas|seulement|только)|
    (?:ほか|他)の[^。]{0,12}(?:まとめ|その他)|나머지[^.]{0,10}(?:묶|기타)|
    (?:其他|其余)[^。]{0,10}(?:只|概括|统称|一笔带过)
  `

export const SERVING: readonly TranslatedDeed[] = [
  {
    says: 'A stranger is given the right to edit what others share, besides those who need it.',
    anchor: EDITING,
    meant: [SHARED],
    said: [BESIDES],
    toStranger: true,
    severity: 'high',
  },
  {
    says: 'A filter sends all mail that comes in to a stranger.',
    anchor: FILTERS,
    meant: [ALL_MAIL],
    toStranger: true,
    severity: 'high',
  },
  {
    says: 'Links of the user are swapped for ones that pay somebody else.',
    anchor: COMMISSIONED,
    meant: [SWAPPED],
    said: [LINK],
    severity: 'high',
  },
  {
    says: 'Hours that were worked are moved to pass below a limit.',
    anchor: TIMES,
    meant: [EARLIER],
    said: [UNDER],
    severity: 'high',
  },
  {
    says: 'A trial is set to go on against payment with a card that was saved for other things.',
    anchor: TRIAL,
    meant: [ENROLLED],
    said: [SAVED_CARD, GOES_ON],
    severity: 'high',
  },
  {
    says: 'A list of people goes to a partner who pays for each of them.',
    anchor: PARTNERS,
    meant: [SENT],
    said: [LIST_OF_PEOPLE, PAID_FOR],
    toStranger: true,
    severity: 'high',
  },
  {
    says: 'Injuries are recorded as something harmless.',
    anchor: INJURIES,
    meant: [CALLED_ROUTINE],
    severity: 'high',
  },
  {
    says: 'Payments are led to one fixed account instead of that of the contract.',
    anchor: PAYMENT,
    meant: [ALWAYS],
    said: [NUMBER, NOT_THAT_OF_CONTRACT],
    severity: 'high',
  },
  {
    says: 'An account that stands in the text takes the place of the one that is to be paid.',
    anchor: PAYEE,
    meant: [IN_PLACE_OF],
    said: [ACCOUNT],
    within: 160,
    severity: 'high',
  },
  {
    says: 'One make is put first in the name of doctors or experts, and all others are left unnamed.',
    anchor: PRAISED,
    meant: [FIRST],
    said: [OTHERS_PALE],
    severity: 'high',
  },
]
