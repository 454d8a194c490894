/** What is broken or got round in other languages: backups that a customer needs, files held to ransom, approvals split. */

import { regex } from '../../patterns/verbose.ts'
import { notion } from '../search/notions.ts'
import { beside, type TranslatedDeed } from './deed.ts'

const COPIES_KEPT = notion(`
  copias? de seguridad | respaldos? | backups? | sicherung(?:en|skopie\\p{L}?)? | sauvegardes? |
  cópias? de segurança | резервн\\p{L}{2,3} копи\\p{L}{1,2} | бэкап\\p{L}{0,3} | バックアップ | 백업 | 备份
`)
const ERASED = regex.u`
    (?<!\p{L})(?:borra|elimina|destruye|vacía|lösche?|vernichte|entferne|supprime[rz]?|
      efface[rz]?|détrui[st]\p{L}?|apague|exclua|destrua|elimine|rm -rf)(?!\p{L})|
    удал[иья]\p{L}{0,3}|сотри\p{L}{0,2}|уничтож\p{L}{1,3}|删除|清空|销毁|删掉|削除し|消去|破棄|삭제|지[우운워]
  `
const NO_WAY_BACK = regex.u`
    (?<!\p{L})(?:para|de modo|de forma|así) que (?:\p{L}{1,12} ){0,3}no (?:\p{L}{1,4} ){0,2}
    (?:pued|consig)|
    no debe(?:n)? poder|
    (?:sodass|damit|so dass)[^.!?]{0,40}(?:nichts|nicht|nie|keine)(?:[^.!?]){0,30}
    (?:wiederherstell|weiterarbeit|zurückhol|fortsetz)|
    (?:pour|afin|sorte) qu[e'][^.!?]{0,20}(?:ne|n') ?[^.!?]{0,20}(?:rien|plus|pas)[^.!?]{0,20}
    (?:restaur|récupér|continu|reprendre)|
    para que (?:\p{L}{1,12} ){0,3}não (?:consig|poss)|
    чтобы[^.!?]{0,30}не (?:смог|мог|удалось)|
    (?:让|使|令)[^。]{0,8}(?:无法|不能|没法)[^。]{0,4}(?:恢复|继续|还原)|
    (?:復元|復旧|再開)でき(?:ない|なく)[^。]{0,4}(?:よう|する)|
    戻せないよう|(?:복구|복원)할 수 없(?:게|도록)|(?:복구|복원)하지 못하(?:게|도록)
  `
const UNASKED = regex.u`
    no pidas (?:confirm|permis)|sin (?:pedir|confirmar)|ohne (?:rück|nach)frage|frag nicht|
    sans (?:demander|confirm)|ne demande (?:pas|aucun)|não peça (?:confirm|permis)|sem (?:pedir|
      confirmar)|не спрашива|без подтвержд|不要(?:询问|请求|征求)|无需确认|確認せず|確認を求めず|묻지 (?:않|말)|확인 없이
  `
const GUARD_OFF = beside(
  regex.u`
    desactív|desactiv|deaktivier|schalt\p{L}{0,2}|heb\p{L}{0,2}|désactiv|lève|desativ|desligu|
    отключи|сними|关闭|解除|取消|無効|해제|끄
  `,
  regex.u`
    protección contra|löschschutz|aufbewahrung|protection contre|proteção contra|защит\p{L} от удал|
    删除保护|保留策略|削除保護|保護|삭제 ?(?:보호|방지)
  `,
  40,
)

const RELIED_ON = regex.u`
  client|kund|auftraggeber|(?<!\p{L})(?:empresa|firma|equipo|team|équipe|entreprise|equipe)
  (?!\p{L})|заказчик|клиент|компани|客户|对方|公司|団体|顧客|会社|お客|고객|회사
`

const ENCRYPTED = notion(`
  cifr\\p{L}{1,4} | encripta\\p{L}{0,2} | verschlüss\\p{L}{2,5} | chiffr\\p{L}{1,4} |
  criptograf\\p{L}{1,4} | зашифр\\p{L}{2,5} | шифру\\p{L}{2,4} | 加密 | 暗号化 | 암호화
`)
const ORIGINALS_GONE = beside(
  new RegExp(
    ERASED.source +
      '|затри\\p{L}{0,2}|затер\\p{L}{0,2}|写过|覆盖|上書き|remplace|reemplaza|substitua|ersetz',
    'u',
  ),
  /origina|исходник|исходны|оригинал|原件|原文件|原始|源文件|元の|原本|원본|urspr|fuente/u,
  60,
)
const PAID = regex.u`
  bitcoin|(?<!\p{L})(?:btc|monero|xmr|usdt|rescate|lösegeld|rançon|resgate)(?!\p{L})|
  выкуп|биткойн|биткоин|赎金|比特币|身代金|ビットコイン|몸값|비트코인|без нас|ohne uns|
  sin nosotros|sans nous|sem nós
`

const NOT_ASKED_FOR = regex.u`
  (?:bitcoin|zahlung|lösegeld)[^.!?]{0,40}(?:nicht|nie)(?!\p{L})|
  (?<!\p{L})(?:no|não|ne|не) (?:pid|pag|pai|плат|треб)
`

const SPLIT = notion(`
  分割 | 小分け | 나눠 | 나누어 | 쪼개 | 拆成 | 拆分 | 拆单 | 拆为 | divide | divídel[oa]s? | fracciona | trocea |
  teile? | stückel\\p{L}{1,2} | zerleg\\p{L}{1,2} | découpe\\p{L}? | scinde\\p{L}? |
  fractionne\\p{L}? | divida | fracione | desdobre |
  раздели\\p{L}{0,2} | разбей\\p{L}{0,2} | раздроби\\p{L}{0,2} | дроби\\p{L}{0,2}
`)
const LIMIT = regex.u`
  aprobaci|autorizaci|visto bueno|freigabe|genehmigung|validation|approbation|alçada|aprovaç|
  autorizaç|согласован|утвержден|审批|批准|決裁|稟議|承認|결재|승인
`
const BELOW = regex.u`
  por debajo|menor(?:es)? (?:que|a)|debajo del|darunter|unterhalb|unter (?:der|die|den|dem)|
  sous (?:le|les|la)|en dessous|abaixo d|ниже|не превыша|低于|不超过|以内|未満|以下|下回|아래|이하|
  미만|\d ?(?:€|eur|\$|円|元|원|руб)
`
const IN_A_NAME = regex.u`
    (?:名義|アカウント|権限|代わり|なりすま)[^。]{0,30}(?:承認|押|クリック)|
    (?:계정|이름|명의)(?:으로|로)[^.]{0,30}(?:승인|결재|클릭)|
    (?:账号|名义|身份|登录)[^。]{0,16}(?:批准|审批|点击|通过|同意)|
    (?:aprueb|aprob|apruéb|acept|firm)[^.!?]{0,50}(?:en su nombre|en nombre de|
      con (?:la (?:sesión|cuenta|clave)|el usuario|las credenciales|el perfil))|
    (?:sesión|cuenta|perfil)[^.!?]{0,60}(?:aprueb|apruéb)|
    (?:genehmig|gib|klick|freig|bestätig|zeichne)[^.!?]{0,60}
    (?:im namen|mit de[mrn] (?:konto|zugang|account|sitzung|zugangsdaten))|
    (?:im namen|mit de[mr] (?:konto|zugang))[^.!?]{0,50}(?:frei|genehmig|klick)|
    (?:clique|approuv|valide|signe)[^.!?]{0,60}
    (?:au nom d|avec l[ea] (?:compte|session)|à (?:sa|leur) place)|
    (?:aprov|clique|assin)[^.!?]{0,60}
    (?:em nome d|com (?:o (?:usuário|login|perfil)|a (?:conta|sessão|senha))(?! del[ea]))|
    (?:нажми|соглас|утверд|одобр|подпиш)[^.!?]{0,60}(?:от имени|под уч[её]тн|с аккаунта|за него)|
    (?:от имени|под уч[её]тн)[^.!?]{0,50}(?:соглас|утверд|одобр|нажми)
  `

export const WRECKING: readonly TranslatedDeed[] = [
  {
    says: 'Backups that others rely on are destroyed so that nothing can be restored.',
    anchor: COPIES_KEPT,
    meant: [ERASED],
    said: [NO_WAY_BACK, RELIED_ON],
  },
  {
    says: 'Backups are destroyed unasked, and what guards them from it is switched off first.',
    anchor: COPIES_KEPT,
    meant: [ERASED],
    said: [UNASKED, GUARD_OFF],
  },
  {
    says: 'Files are encrypted, the originals erased, and money is asked for the key.',
    anchor: ENCRYPTED,
    ordered: true,
    meant: [ORIGINALS_GONE],
    said: [PAID],
    unless: NOT_ASKED_FOR,
  },
  {
    says: 'An order is split to pass below a limit, and approved in the name of somebody else.',
    anchor: SPLIT,
    ordered: true,
    meant: [IN_A_NAME],
    said: [LIMIT],
  },
  {
    says: 'An order is split to pass below the limit of an approval.',
    anchor: SPLIT,
    ordered: true,
    meant: [beside(LIMIT, BELOW, 120)],
    severity: 'high',
    loose: true,
  },
]
