/** What is taken from people in other languages: purses, keystrokes, talk, and secrets asked for in the name of a bank. */

import { regex } from '../../patterns/verbose.ts'
import { notion } from '../search/notions.ts'
import { beside, type TranslatedDeed } from './deed.ts'

const PURSE = notion(`
  wallets? | carteiras? | cartera | billetera | monedero | portefeuille | кошел[её]к |
  кошельк\\p{L}{1,3} | криптокошел\\p{L}{1,4} |
  ウォレット | 지갑 | 钱包
`)
const MOVED = regex.u`
    transf(?:[eè]r|ier|ir)\p{L}{0,4}|
    (?<!\p{L})(?:mueve|vacía|envía|envie|mande|mova|esvazie|überweis\p{L}{0,2}|sende|
      transferier\p{L}{0,2}|räum\p{L}{0,2}|vire|envoie|vide|déplace)(?!\p{L})|
    перевод\p{L}{1,3}|переведи\p{L}{0,2}|выведи\p{L}{0,2}|отправ\p{L}{1,4}|转(?:到|至|入|出|走|账)|提走|
    送金|移す|移し|移動|송금|이체|보내|옮기
  `
const ALL_OF_IT = regex.u`
  (?<!\p{L})(?:tod[oa]s?|tudo|saldo|fondos|fundos|gesamte\p{L}?|ganze\p{L}?|alle\p{L}?|guthaben|
    totalité|tous|tout|solde|вс[её]|все|весь|остат\p{L}{1,3}|средств\p{L}?|баланс)(?!\p{L})|
  全部|所有|余额|全額|残高|すべて|전액|잔액|모든|전부
`
const TO_US = regex.u`
  0x[0-9a-f]{8}|(?<!\w)bc1[a-z0-9]{8}|(?<!\w)[13][a-km-z1-9]{25}|
  (?<!\p{L})(?:nuestr|nosso|nossa|unser|notre|наш)\p{L}{0,3}|我们的|我方|当方|弊社|우리|운영 ?주소|
  指定(?:的)?地址|指定のアドレス|\w{2,20}\.(?:json|txt|csv)
`

const WORDS_OF_SEED = notion(`
  助记词 | シードフレーズ | リカバリーフレーズ | 시드 ?(?:구문|문구) | 복구 ?(?:구문|문구) | 니모닉 |
  frases? (?:de recuperación|semilla|de recuperação|semente) |
  phrase (?:de récupération|secrète) | сид-?фраз\\p{L}{1,2} | seed-?phrase\\p{L}? |
  (?:palabras|palavras) de recupera\\p{L}{3,5} | wiederherstellungs(?:wörter|phrase)
`)
const ASKS = regex.u`
    (?<!\p{L})(?:pide|pídele|solicita|peça|solicite|exija|frag\p{L}{0,2}|bitte|verlang\p{L}{0,2}|
      lass|demande[rz]?|réclame|fais|busca|procure|suche?|cherche|copia|copie|kopiere)(?!\p{L})|
    (?:по|за)?прос\p{L}{1,3}|спрос\p{L}{1,3}|索要|询问|让用户|要求|输入|读取|入力|尋ね|聞き|聞く|送らせ|読み取|입력|물어|요청|읽어
  `

const KEYSTROKES = notion(`
  pulsaciones | tastatur\\p{L}{0,10} | tastenanschläge\\p{L}? | frappes | teclas | teclado |
  нажати\\p{L}{1,2} | клавиатур\\p{L}{1,2} | 按键 | 键盘 | キー入力 | 打鍵 | 키 ?입력 | 키보드 |
  portapapeles | zwischenablage | presse-papiers | área de transferência | буфер\\p{L}{0,2} | 剪贴板 |
  クリップボード | 클립보드 |
  micrófono | mikrofon\\p{L}? | microphone | microfone | микрофон\\p{L}{0,2} | 麦克风 | マイク |
  마이크 | 录音 | 録音 | 녹음
`)
const RECORDED = regex.u`
    (?<!\p{L})(?:graba\p{L}?|registra\p{L}?|captura\p{L}?|intercepta|zeichne\p{L}?|
      aufzeichn\p{L}{1,4}|protokollier\p{L}{0,2}|mitschneid\p{L}{0,2}|schneide?|nimm|erfasse?|
      enregistre\p{L}?|capture\p{L}?|intercepte|grave|registre|intercepte|monitore)(?!\p{L})|
    запис\p{L}{2,5}|перехват\p{L}{1,5}|сохраня\p{L}{1,3}|сохрани\p{L}{0,2}|снима\p{L}{1,3}|记录|
    录制|录下|捕获|收集|抓取|录音|記録|取得|録音|収集|監視|기록|수집|녹음|저장|가로채
  `
const UNNOTICED = regex.u`
    segundo plano|sin (?:que|avis|icono)|disimul|ocult|hintergrund|unbemerkt|heimlich|
    ohne (?:hinweis|wissen|dass|symbol)|
    arrière-plan|à l'insu|discrèt|
    sans (?:que|prévenir|avert|icône)|
    escondid|sem (?:que|avis|ícone)|незаметн|скрыт|тайн|в фоне|
    без (?:ведома|уведомлен|значк|предупрежд)|
    后台|偷偷|悄悄|暗中|不显示|不要告|不让|瞒|バックグラウンド|気づかれ|気付かれ|こっそり|密かに|ひそかに|知らせず|表示せず|백그라운드|몰래|모르게|띄우지|알리지
  `
const ADDRESS = /(?:https?|wss?|ftp):\/\/(?!localhost|127\.)|[\w.+-]{1,60}@[\w-]{1,60}\.\w/

const HOUSE = notion(`
  bancos? | bank | sparkasse | banque | банк\\p{L}{0,3} | 银行 | 銀行 | 은행 | finanzamt | hacienda |
  receita federal | impôts | налогов\\p{L}{2,3} | 税務署 | 税务局 | 국세청 | departamento de trânsito |
  公安 | 警察 | 경찰 | 검찰
`)
const POSED = regex.u`
    en nombre d|ha(?:z|ciéndo)te pasar|finge|imita|im namen|gib dich|
    als mitarbeiter|au nom d|fais-?(?:toi|vous)? passer|em nome d|finja|passe-se|faça-se passar|
    imite|от имени|представ\p{L}{2,4}|под видом|выдава\p{L}{1,3} себя|притвор\p{L}{1,3}|
    (?:以|用)[^。]{0,14}(?:名义|身份|口吻)|冒充|假冒|装作|名乗[りっる]|名義|なりすま|装[いっう]|사칭|이라고 밝히|인 척|명의로|이름으로
  `
const THREATENED = regex.u`
  bloque|suspend|congelad|sperr|заблокир|приостан|冻结|凍結|停止|利用制限|정지|동결|잠[겼긴]|
  (?<!\p{L})(?:multas?|deudas?|boletos?|mahnung|amendes?|штраф\p{L}{0,2}|долг\p{L}{0,2}|
    pendência|embargo)(?!\p{L})|罚款|欠款|未払|滞納|미납|연체|체납
`
const SECRETS_ASKED = regex.u`
    contraseña|
    (?<!\p{L})(?:claves?|códigos?|pin|tan|cvv|pix|codes?|senhas?|boletos?|virement|
      mots? de passe|код\p{L}{0,2}|links?|lien|enlace)(?!\p{L})|
    passwor[dt]|kennwort|парол|реквизит|ссылк|验证码|密码|卡号|链接|暗証番号|パスワード|認証コード|リンク|비밀번호|인증 ?번호|
    카드 ?번호|링크
  `

/** It is said that no honest house asks for them. */
const NEVER_ASKED = regex.u`
    (?:(?<!\p{L})(?:nie|niemals|jamais|nunca|никогда)(?!\p{L})|不会|不要|任何时候都不|決して|絶対に|절대)
    [^.!?。]{0,40}(?:pin|tan|code|código|clave|contraseña|senha|парол|код|验证码|密码|暗証|パスワード|비밀번호|인증)|
    (?<!\p{L})(?:pin|tan|codes?|código|senha|парол\p{L}{0,2}|код\p{L}{0,2})(?!\p{L})
    [^.!?。]{0,40}(?<!\p{L})(?:nie|niemals|jamais|nunca|никогда)(?!\p{L})
  `

export const TAKING: readonly TranslatedDeed[] = [
  {
    says: 'A purse is emptied to an address of somebody else.',
    anchor: PURSE,
    meant: [beside(MOVED, ALL_OF_IT)],
    said: [TO_US],
  },
  {
    says: 'The words that restore a purse are asked for.',
    anchor: WORDS_OF_SEED,
    meant: [ASKS],
    said: [
      regex.u`
        https?:\/\/(?!localhost|127\.)|[\w.+-]{1,60}@[\w-]{1,60}\.\w|requests\.post|0x[0-9a-f]{8}|
        送る|送信|发送|上传|보내|전송|отправ|schick|send|envi|manda|nur auf|solo en|só no|ficam só
      `,
    ],
  },
  {
    says: 'Keystrokes, the clipboard or talk are recorded unnoticed, and sent away.',
    anchor: KEYSTROKES,
    meant: [RECORDED],
    said: [UNNOTICED, ADDRESS],
  },
  {
    says: 'Keystrokes, the clipboard or talk are recorded unnoticed.',
    anchor: KEYSTROKES,
    meant: [RECORDED],
    said: [UNNOTICED],
    severity: 'high',
    loose: true,
  },
  {
    says: 'Somebody poses as a bank or an authority and asks for secrets or money under a threat.',
    anchor: HOUSE,
    meant: [POSED],
    said: [THREATENED, SECRETS_ASKED],
    unless: NEVER_ASKED,
  },
]
