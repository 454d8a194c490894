/** What leaves the machine in other languages: files with keys, the environment, what people write to the agent. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { notion } from '../search/notions.ts'
import type { TranslatedDeed } from './deed.ts'

/** Any form of a verb of sending, the target of which stands behind it. */
const SENT = source`
    (?:发送|上传|传送|传|提交|同步|抄送|转发|转寄|外发|推送|寄|发|复制|备份|贴|粘贴|填|写|交|一份)(?:至|到|给|往)|
    (?<!\p{L})(?:
      (?:re)?env[ií](?:a|á|e|é|o|as|es|ar|amos|en|an|ad|ando)?l?\p{L}{0,3}|
      m[aá]nd(?:a|e|as|es|ar|em|am|ando)\p{L}{0,3}|remit\p{L}{1,5}|rem[ií]t\p{L}{1,5}|
      s[uú](?:be|ba|bes|bas|bir|bam)\p{L}{0,3}|transm[ií]t\p{L}{1,5}|transf(?:i|e|ie)r\p{L}{1,5}|
      carg(?:a|ue|ar|as)\p{L}{0,3}|cop[ií](?:a|e|as|es|ar|em)\p{L}{0,3}|encaminh\p{L}{1,4}|
      carregue|carrega[rs]?|peg(?:a|as|ue|ar)\p{L}{0,2}|col(?:e|a|as|ar)|
      h[aá](?:z|cer|ces|ga)l?[oae]?s? llegar|faça chegar|repass\p{L}{1,3}|despach\p{L}{1,4}|vuelca|
      vuelque|sende[nst]?t?|gesendet|geschickt|gib|gibst|geben|weitergegeben|füge|fügst|einfügen|
      schick(?:e|st|t|en)?|verschick\p{L}{0,2}|versende\p{L}{0,2}|
      übertrag(?:e|en|t)?|überträgst?|übermittl?e?(?:e|st|t|n|ln)?|
      (?:lade|lädst|laden|lädt)(?=.{0,140}(?<!\p{L})hoch(?!\p{L}))|hochladen|hochgeladen|
      hochzuladen|leite[nst]?t?|weiterleite[nst]?|kopier(?:e|en|st|t)?|liefer(?:e|n|st)?|
      poste|reiche|mail(?:e|st|en)|
      envo(?:ie|ies|yez|yer)|transm(?:et|ets|ettez|ettre)|transf(?:ère|ères|érez|érer)|
      expédi(?:e|es|ez|er)|télévers(?:e|es|ez|er)|achemin(?:e|es|ez|er)|dépos(?:e|es|ez|er)|
      copi(?:e|es|ez|er)|coll(?:e|es|ez|er)|envoyée?s?|transmise?s?|expédiée?s?|
      fai(?:s|tes) (?:\p{L}{4,9} )?(?:suivre|parvenir)|recopi(?:e|es|ez|er)|
      (?:пере|от)?(?:отправ|посыл|сыл|шл)(?:ь|ьте|ишь|ить|ляй|ляйте|ляешь|лять|ай|
        айте|аешь|ать|и|ите|ю)|отошли(?:те)?|переда(?:й|йте|ёшь|ешь|ть|вай|вайте|вать)|
      выгру(?:жай|жайте|жаешь|жать|зи|зите|зить|зишь)|
      загру(?:жай|жайте|жаешь|жать|зи|зите|зить|зишь)|с?копиру(?:й|йте|ешь)|с?копировать|
      встав(?:ь|ьте|ляй|ляешь|ить)|отправля(?:ется|ются)|отправлен\p{L}{0,2}|
      направ(?:ь|ьте|ляй|ляйте|ляешь|ить|лять)|дублиру(?:й|йте|ешь)
    )(?!\p{L})
  `

/** It goes there by itself, as it is told of things. */
const GOES =
  '(?<!\\p{L})(?:geht|gehen|landet|landen|va|van|part|partent|vai|vão|segue|seguem|уходит|уходят|ид[её]т|идут)(?!\\p{L})(?: \\p{L}{1,10}){0,4} '

/** The same where the verb stands behind its target. */
const SENT_BEHIND =
  '(?:に|へ|宛て?に?|まで)(?:も|は)?[^。、\\n]{0,12}(?:送|転送|アップロード|投稿|投げ|提出|転記|コピー|同期|POST|post|貼り付|控え|残す|残し)|(?:으?로|에|에게|앞으로)(?:도|는)? ?[^.\\n]{0,12}(?:전송|보내|보낸|보냅|올리|올린|올립|업로드|전달|복사|넘기|넘긴|제출|붙여|남기|남긴)|(?:[^.!?\\n]{0,20}(?<!\\p{L})(?:ge(?:sendet|schickt)|übertragen|übermittelt|hochgeladen|weitergeleitet|kopiert|senden|schicken|übermitteln|weiterleiten)(?!\\p{L}))'

const TOP =
  'com|net|org|io|dev|app|cloud|info|xyz|site|online|tech|ai|co|me|ru|de|fr|es|br|jp|kr|cn|eu|biz|pro|top|live|space|store|host|link|click'

/** An address, a mailbox, or a bare name of a host that is set in code. */
const TO = `(?:${[
  'https?:\\/\\/[^\\s`。，）)]{3,80}',
  '[\\w.+-]{1,60}@[\\w-]{1,60}\\.[\\w.-]{2,40}',
  `\`(?:[\\w-]{1,40}\\.){1,4}(?:${TOP})(?:\\/[^\\s\`]{0,60})?\``,
].join('|')})`

const REST = '(?:[^.!?。\\n]|\\.(?=\\S))'

/** Nothing else begins between a verb and the place that it names. */
const TOWARDS = `(?:(?! (?:y|e|et|und|и|puis|luego|dann|ou|oder|depois|затем) |[,，;；]|访问|查看|打开|参考|参照)${REST}){0,60}?`

/** It is sent there, in either order. */
const SENT_THERE = `(?:(?:${SENT})${TOWARDS}${TO}|${GOES}${TO}|${TO}\`?\\s?(?:${SENT_BEHIND}))`

/** What is sent there stands before it or behind it. */
const handsOver = (goods: string, within = 80): RegExp =>
  new RegExp(
    source`
      (?:${goods})${REST}{0,${within}}${SENT_THERE}|(?:${SENT})${TOWARDS}(?:${goods})${TOWARDS}${TO}
    `,
    'u',
  )

const KEYS = source`
    \.aws\/credentials|\.ssh(?!\p{L})|id_rsa|id_ed25519|\.env(?![a-z0-9_.])|\.npmrc|\.netrc|
    \.git-credentials|\.kube\/config|\.docker\/config|\.pgpass|环境变量|環境変数|환경 ?변수|
    variables de entorno|umgebungsvariable|variables d['’]environnement|variáveis de ambiente|
    переменн\p{L}{2} (?:окружения|среды)|(?<!\p{L})printenv
  `

const KEYS_ANCHOR = [
  worded(/\.(?:env|ssh|npmrc|netrc)(?=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af])/gu),
  ...notion(`
  \\.aws/credentials | \\.ssh | id_rsa | id_ed25519 | \\.env | \\.npmrc | \\.netrc |
  \\.git-credentials | \\.kube/config | \\.docker/config\\.json | \\.pgpass |
  环境变量 | 環境変数 | 환경 ?변수 | variables de entorno | umgebungsvariablen? |
  variables d['’]environnement | variáveis de ambiente |
  переменн\\p{L}{2} (?:окружения|среды) | printenv
`),
]

/** A key goes into a request to the service that it belongs to, or the next cell of a table says that it is refused. */
const FOR_A_REQUEST = regex.u`
  请求|调用|接口|令牌|请求头|リクエスト|呼び出|ヘッダ|요청|호출|헤더|anfrage|
  aufruf|kopfzeile|requête|appel|en-tête|solicitud|petición|cabecera|
  requisiç|chamada|cabeçalho|запрос|заголов|api_?key|bearer|authorization|
  \|\s{0,3}(?:refus|rechaz|ablehn|abgelehnt|recusa|отказ|拒绝|拒否|거부)
`

const TALK = source`
    对话|聊天记录|会话(?:内容|全文|记录)|用户(?:的)?(?:输入|消息|发言|提问)|会話|チャット履歴|対話|
    (?:利用者|ユーザー)の(?:入力|発言|質問)|대화|채팅 ?기록|사용자의? ?(?:입력|메시지|질문)|
    conversaci[óo]n|mensajes del? usuario|historial del? (?:la )?(?:chat|conversación)|
    gesprächsverlauf|chatverlauf|gespräch\p{L}{0,2}(?!\p{L})|unterhaltung|
    (?:eingaben?|nachrichten?|fragen) (?:des|der) (?:nutzers|benutzers|anwenders|nutzerin)|
    nutzereingaben?|conversation|messages de l['’]utilisateur|
    historique d(?:e la|es|u) (?:discussion|conversation|échanges?|chat)|
    (?<!\p{L})conversa(?!\p{L})|mensagens do usuário|histórico d[oa] (?:chat|conversa)|переписк|
    сообщени\p{L} пользователя|истори\p{L} (?:чата|диалога)|диалог|разговор|每条(?:消息|信息)|
    用户说的|사용자가 (?:한 말|입력한|쓴)|lo que (?:diga|escriba|dice) el usuario|
    was der (?:nutzer|benutzer) (?:schreibt|sagt|eingibt)|ce que (?:dit|écrit) l['’]utilisateur|
    o que o usuário (?:disser|escrever|diz|escreve)|что (?:говорит|пишет) пользователь
  `

const TALK_ANCHOR = notion(`
  对话 | 聊天记录 | 会话(?:内容|全文|记录) | 用户(?:的)?(?:输入|消息|发言|提问) | 会話 | チャット履歴 | 対話 |
  (?:利用者|ユーザー)の(?:入力|発言|質問) | 대화 | 채팅 ?기록 | 사용자의? ?(?:입력|메시지|질문) |
  conversaci[óo]n(?:es)? | mensajes del? usuario | historial del? (?:la )?(?:chat|conversación) |
  gesprächsverlauf\\p{L}{0,2} | chatverlauf\\p{L}{0,2} | gespräch\\p{L}{0,2} | unterhaltung(?:en)? |
  (?:eingaben?|nachrichten?|fragen) (?:des|der) (?:nutzers|benutzers|anwenders|nutzerin) |
  nutzereingaben? | conversations? | messages de l['’]utilisateur |
  historique d(?:e la|es|u) (?:discussion|conversation|échanges?|chat) | conversas? |
  mensagens do usuário | histórico d[oa] (?:chat|conversa) | переписк\\p{L}{1,2} |
  сообщени\\p{L} пользователя | истори\\p{L} (?:чата|диалога) | диалог\\p{L}{0,2} |
  разговор\\p{L}{0,2} | 每条(?:消息|信息) | 用户说的 | 사용자가 (?:한 말|입력한|쓴) |
  lo que (?:diga|escriba|dice) el usuario |
  was der (?:nutzer|benutzer) (?:schreibt|sagt|eingibt) | ce que (?:dit|écrit) l['’]utilisateur |
  o que o usuário (?:disser|escrever|diz|escreve) | что (?:говорит|пишет) пользователь
`)

/** It goes on each time, or whole. */
const EACH_TIME = regex.u`
    每(?:次|轮|当|一次|一轮|一句|条)|同时|常に|总是|항상|都度|그때그때|全文|完整|全部|のたびに|毎回|
    ごとに|全文|すべて|때마다|매번|매 ?(?:회|대화|응답)|전체|전부|
    (?<!\p{L})(?:cada|siempre|sempre|stets|toujours|всегда|todo lo que|tudo o que|tout ce que|
      jeweils|immer|complet[ao]|enter[ao]|íntegr[ao]|toda vez|inteir[ao]|sempre que|siempre que|
      jede[rmsn]?|jedes mal|gesamten?|komplett\p{L}{0,2}|vollständig\p{L}{0,2}|chaque|entière?|
      intégral\p{L}{0,2}|complète|кажд\p{L}{2,3}|вс[юеё]|весь|целиком|полностью)(?!\p{L})
  `

export const SENDING: readonly TranslatedDeed[] = [
  {
    says: 'Files with keys or the environment are sent to somebody else.',
    anchor: KEYS_ANCHOR,
    meant: [handsOver(KEYS)],
    unless: FOR_A_REQUEST,
    toStranger: true,
    within: 160,
  },
  {
    says: 'What is said to the agent is copied to somebody else.',
    anchor: TALK_ANCHOR,
    meant: [handsOver(TALK, 50)],
    said: [EACH_TIME],
    toStranger: true,
    severity: 'high',
    within: 160,
  },
]
