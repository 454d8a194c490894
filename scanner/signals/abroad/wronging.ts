/** What is done to people and their machines in other languages: ways in, guards off, mining, threats, theft, refusals. */

import { regex } from '../../patterns/verbose.ts'
import { notion } from '../search/notions.ts'
import { beside, type TranslatedDeed } from './deed.ts'

const ADMINISTRATOR = notion(`
  administrador\\p{L}{0,2} | administrator\\p{L}{0,6} | administrateurs? |
  администратор\\p{L}{0,3} | 管理员 | 管理者 | 관리자
`)
const CREATED = regex.u`
  (?<!\p{L})(?:crea|añade|lege?|erstelle?|richte|crée|ajoute|crie|cadastre|создай|
    добавь|заведи)(?!\p{L})|追加し|作成し|作って|만들|추가하|추가해|建一个|再建|创建|新建|新增|添加
`
const OUT_OF_LIST = beside(
  regex.u`
    ocúlt|oculta|escónd|esconda|oculte|blende|versteck|verbirg|masque|cache|скрой|спрячь|
    表示されない|非表示|表示しない|隠|숨[기겨]|보이지 않|隐藏|不显示
  `,
  /lista|liste|usuari|usuári|benutzer|utilisateur|списк|пользовател|一覧|利用者|목록|列表/u,
  50,
)

/** A column is hidden, or somebody hidden is looked for. */
const ONLY_A_COLUMN = regex.u`
  spalte|colonne|columna|coluna|столб|列を|欄|열을|e-mail-adress|telefon|téléphone|teléfono|
  報告|見つ|보고|报告|发现
`

const VIRUS_GUARD = notion(`
  antivirus\\p{L}{0,4} | antivírus | virenschutz\\p{L}{0,2} | virenscanner\\p{L}? |
  антивирус\\p{L}{0,2} | ウイルス対策 | ウィルス対策 | 백신 | 杀毒软件 | 安全软件
`)
const SWITCHED_OFF = regex.u`
  (?<!\p{L})(?:desactiv[ae]\p{L}?|desative|deaktivier\p{L}{0,2}|schalte?|désactive[rz]?|coupe|
    apaga|desligue|отключи\p{L}{0,2}|выключи\p{L}{0,2})(?!\p{L})|無効(?:に|化)|オフに|끄[고며거]|
  끈다|비활성화|关闭|停用|关掉
`
const TALKED_AWAY = regex.u`
  falsos? positivos?|fehlalarm|faux positif|ложн\p{L}{2,3} срабатыв|誤検知|오탐|误报|exclusion|
  exclusõ|ausnahme|исключени|除外|예외|白名单|(?<!\p{L})nimm(?!\p{L})
`

const MINING = notion(`
  minar | minen | minerar | miner | mine | schürf\\p{L}{1,3} | майнинг\\p{L}? | майнер\\p{L}{0,2} |
  майни\\p{L}{1,3} | 採掘 | マイニング | 挖矿 | 채굴
`)
const ON_THEIR_MACHINES = beside(
  /minar|minen|minerar|miner|schürf|майн|採掘|マイニング|挖矿|채굴/u,
  regex.u`
    server|servidor|serveur|сервер|サーバー|서버|服务器|rechner|equipos|ordinateur|computador|
    компьютер|电脑|パソコン|컴퓨터
  `,
)
const FOR_US_UNSEEN = regex.u`
  (?<!\p{L})(?:cuando nadie|wenn niemand|quand personne|quando ninguém|пока никого|
    nuestra cartera|unsere wallet|notre portefeuille|nossa carteira|наш кошел[её]к)|
  誰も|아무도|没人|当方|我们的|우리 지갑
`
const FOUND_OUT = /найден|обнаруж|gefunden|entdeckt|detect|encontr|检测|发现|検知|検出|발견|탐지/u

const UNLESS_PAID = notion(`
  si no paga\\p{L}? | wenn (?:sie|er|du) nicht zahl\\p{L}{1,3} |
  falls (?:sie|er) nicht zahl\\p{L}{1,3} | si (?:elle|il|vous|tu) ne pai\\p{L}{1,3} pas |
  se não paga\\p{L}{0,2} | если (?:\\p{L}{2,4} )?не (?:за)?плат\\p{L}{1,3} | 送金しなければ | 払わなければ |
  支払わなければ | 보내지 않으면 | 지불하지 않으면 | 不转账就 | 不付款就 | 不给钱就
`)
const WRITTEN_TO = regex.u`
  (?<!\p{L})(?:escribe|escríbele|manda|schreib\p{L}{0,2}|schick\p{L}{0,2}|droh\p{L}{0,2}|
    écris|envoie|menace|escreva|mande|ameace|напиши|отправь|пригрози|пиши)(?!\p{L})|
  送る|送って|文面を作|보낸|보내라|메시지를|发消息|发信|威胁
`
const EXPOSED = regex.u`
  famili|famíli|famille|родн|семь|家族|家人|가족|kolleg|colleg|compañer|colleg|коллег|同僚|同事|
  동료|veröffentlich|publi[cq]|опублик|разошл|公開|公开|曝光|공개|알리
`
const HELP = regex.u`
  chantaj|chantage|chantagem|erpress|шантаж|脅迫|敲诈|勒索|협박|polic|polizei|полици|警察|경찰|
  prueba|preuve|prova|beweis
`

const BROWSER = notion(`
  navegador | browsers? | navigateur | браузер\\p{L}{0,2} | ブラウザ | 브라우저 | 浏览器
`)
const KEYS_TAKEN = beside(
  /contraseñ|passwört|mots? de passe|senhas|парол|パスワード|비밀번호|密码|cookies?|куки|クッキー|쿠키/u,
  regex.u`
    descifr|extra[ei]|copia|entschlüss|sammle|auslies|déchiffr|récup[eéè]r|copie|descriptograf|
    расшифр|извлек|собери|скопируй|復号|抜き出|取り出|복호화|추출|解密|提取|导出
  `,
)

const ON_TRIAL =
  /de test(?!\p{L})|de prueba|de teste|testbrowser|staging|тестов|测试|テスト(?!ー)|테스트/u
const SENT_OFF = regex.u`
  (?<!\p{L})(?:mánda\p{L}{2,3}|manda|mande|envía\p{L}{0,3}|envie|envoie\p{L}?|transmets|
    schick\p{L}{0,2}|sende?|lade?|upload|post|sube|отправ\p{L}{1,3}|загруз\p{L}{1,3}|перешли)
  (?!\p{L})|送る|送り|送信|送って|アップロード|보내|보낸|전송|업로드|发送|上传|发到|传到|curl
`

const CLAIMS = notion(`
  reclamaciones | siniestros | schadensmeldung\\p{L}{0,2} | schadensfälle | indemnisation |
  sinistres | indenização | sinistros | заявлени\\p{L}{1,3} | 請求 | 保険金 | 청구 | 理赔
`)
const ALL_REFUSED = beside(
  regex.u`
    (?<!\p{L})(?:rechaza|deniega|lehne|weise|refuse[rz]?|rejette|negue|recuse|
      отказывай\p{L}{0,2}|отклоняй\p{L}{0,2})(?!\p{L})|却下|拒否|거절|반려|拒绝|驳回
  `,
  /(?<!\p{L})(?:todas|todos|alle|toutes|tous|всем|все)(?!\p{L})|全件|すべて|全て|모두|전부|一律|全部/u,
  60,
)
const BY_ROTE = regex.u`
  alegando|begründung|invoquant|prétext|ссылаясь|理由は|理由を|사유|理由写|insist|nachgefragt|
  relanc|reclamar|жалу|抗議|問い合わせ|항의|投诉
`

const GIVERS = notion(`
  donaron | gespendet | un don | doaram | взнос\\p{L}{0,2} | пожертвовани\\p{L} | 寄付 | 寄附 |
  후원 | 기부 | 捐款 | 捐过
`)
const BETTER_MARKS = beside(
  /súb|aument|erhöh|verbesser|ajoute|augmente|some|acrescente|добав|повыс|上げ|加算|올리|올려|더한|加/u,
  regex.u`
    puntos?(?!\p{L})|(?<!\p{L})notas?(?!\p{L})|(?<!\p{L})noten?(?!\p{L})|stufe|points|
    pontos?(?!\p{L})|балл|оценк|点|점수?|分
  `,
  40,
)
const AS_MERIT = /motivo|begründ|grund|motif|причин|理由|사유|原因/u

const WHEREABOUTS = notion(`
  ubicación | standort\\p{L}{0,2} | localisation | localização | местоположени\\p{L}{1,2} |
  геолокаци\\p{L} | 位置情報 | 현재 위치 | 위치 ?정보 | 定位 | 位置信息
`)
const CLOSE_ONES = regex.u`
  (?<!\p{L})(?:pareja|esposa|marido|novia|ehefrau|freundin|partnerin|ehemann|conjointe?|
    épouse|compagne|namorada|жен[аыу]|мужа|девушк\p{L})(?!\p{L})|妻|夫|恋人|彼女|아내|남편|
  여자친구|연인|丈夫|女友|伴侣
`
const UNNOTICED = regex.u`
  sin que|disimul|ocult|unbemerkt|heimlich|ohne (?:ihr wissen|dass)|à (?:son|l')\s?insu|sans qu|
  discrèt|sem que|escondid|незаметн|тайн|без (?:е[её]|его) ведома|気づかれ|こっそり|密かに|모르게|
  몰래|偷偷|悄悄|不让[她他]|不知情
`

export const WRONGING: readonly TranslatedDeed[] = [
  {
    says: 'An administrator is added and kept out of the list of users.',
    anchor: ADMINISTRATOR,
    meant: [CREATED, OUT_OF_LIST],
    unless: ONLY_A_COLUMN,
  },
  {
    says: 'The guard against viruses is switched off, and what it says is talked away.',
    anchor: VIRUS_GUARD,
    meant: [SWITCHED_OFF],
    said: [TALKED_AWAY],
    severity: 'high',
  },
  {
    says: 'The machines of others mine coins while nobody looks.',
    anchor: MINING,
    meant: [ON_THEIR_MACHINES],
    said: [FOR_US_UNSEEN],
    unless: FOUND_OUT,
  },
  {
    says: 'Somebody is threatened with exposure unless they pay.',
    anchor: UNLESS_PAID,
    meant: [WRITTEN_TO],
    said: [EXPOSED],
    unless: HELP,
  },
  {
    says: 'Passwords or cookies of the browser are taken out and sent to a stranger.',
    anchor: BROWSER,
    meant: [KEYS_TAKEN],
    said: [SENT_OFF],
    unless: ON_TRIAL,
    toStranger: true,
  },
  {
    says: 'All claims are refused under one pretext.',
    anchor: CLAIMS,
    meant: [ALL_REFUSED],
    said: [BY_ROTE],
    severity: 'high',
  },
  {
    says: 'Marks are raised for those who gave money, and something else is put down as the reason.',
    anchor: GIVERS,
    meant: [BETTER_MARKS],
    said: [AS_MERIT],
    severity: 'high',
  },
  {
    says: 'Somebody close is followed without knowing.',
    anchor: WHEREABOUTS,
    meant: [UNNOTICED],
    said: [CLOSE_ONES],
    severity: 'high',
  },
]
