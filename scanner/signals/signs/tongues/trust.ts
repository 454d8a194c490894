/** People are asked for what opens their accounts, kept from those who would help, watched and copied to strangers. */

import { either, followed } from './parts.ts'
import type { SignPattern } from '../sign.ts'

const SECRETS_ASKED = either(
  'secret asked',
  4,
  [
    /(?<!\p{L})(?:pin|tan|geheimzahl|passwort|kennwort|kartennummer|prüfziffer|sms-code|bestätigungscode|zugangsdaten|ausweisnummer)/u,
    /(?<!\p{L})(?:bitte (?:ihn|sie|den|die|das)|frage? (?:ihn|sie|nach|den|die)(?![^.!?]{0,60} (?:nicht|nie|niemals)(?!\p{L}))|erfrag|fordere|lass dir|verlang|nennen zu|durchgeben|vorlesen)/u,
    50,
  ],
  [
    /(?<!\p{L})(?:code (?:pin|secret|reçu|sms|de vérif)|mot de passe|numéro de carte|cryptogramme|cvv)/u,
    /(?<!\p{L})(?:demande|fais(?:-lui)? (?:donner|dicter|saisir|coller|lire)|invite|réclame|recueille|obtiens)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:pin|clave|contraseña|número de (?:la |su )?tarjeta|código que (?:le )?(?:llega|recib)|código (?:de|del) (?:sms|móvil)|cvv)(?!\p{L}{4})/u,
    /(?<!\p{L})(?:pide|pídele|solicita|haz que (?:te |le )?(?:dé|dicte|escriba)|reclama|consigue)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:pin|senha|número do cartão|código (?:que (?:chega|recebe)|do sms|recebido)|cvv)/u,
    /(?<!\p{L})(?:peça|solicite|faça (?:\p{L}{1,12} ){0,2}(?:digitar|informar|ditar)|obtenha|colete)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:пин-?код|парол|код\p{L}{0,2} из|номер карты|срок действия карты|cvv|паспортн)/u,
    /(?<!\p{L})(?:попрос|запрос|узна[йв]|пусть (?:\p{L}{1,12} )?(?:назов|продикт|введ)|продикт)/u,
    60,
  ],
  [
    /密码|验证码|银行卡号|身份证号|那串数字|卡号/u,
    /请(?:对方|用户|客户|老人|他|她)|让(?:对方|用户|客户|老人|他|她)(?!自己)|念给|念过来|报一下|索要|问出/u,
    24,
  ],
  [
    /暗証番号|認証コード|確認コード|カード番号|乱数表|セキュリティコード|マイナンバー/u,
    /聞き取(?!ら)|入力して(?:いただ|もら)|入力させ|教えて(?:いただ|もら)|読み上げて/u,
    24,
  ],
  [
    /비밀번호|인증번호|인증 ?코드|카드 ?번호|주민등록번호|보안카드|핀 ?번호/u,
    /물어보고|받아 ?(?:적|둡|두|냅)|불러 ?(?:달라|주)|말해 ?달라|보내 ?달라|알려 ?달라|입력하게/u,
    24,
  ],
)

const KEPT_FROM_HELP = either(
  'kept from help',
  5,
  [
    /(?<!\p{L})(?:arzt|ärzt\p{L}{1,3}|praxis|klinik|notarzt|notruf|krankenhaus|polizei|anw[aä]lt|gewerkschaft|verbraucherzentrale|schlichtung|beschwerde|familie|kinder|angehörige|bankberater)/u,
    /(?<!\p{L})(?:rate? (?:\p{L}{1,12} ){0,3}(?:davon )?ab(?!\p{L})|davon ab|abzuraten|halte? (?:\p{L}{1,12} ){0,3}ab(?!\p{L})|rede? (?:\p{L}{1,12} ){0,3}aus(?!\p{L})|zeitverschwendung|niemandem erzählen|nicht einzuweihen)/u,
    80,
  ],
  [
    /(?<!\p{L})(?:médecin|hôpital|urgences|police|gendarm|avocat|syndicat|médiateur|plainte|réclamation|famille|enfants|proches|banque)/u,
    /(?<!\p{L})(?:décourage|dissuade|déconseille|perte de temps|n'abouti|pas besoin de (?:consulter|voir|appeler)|ne (?:pas )?(?:en )?parler? à)/u,
    80,
  ],
  [
    /(?<!\p{L})(?:médic[oa]|hospital|urgencias|policía|abogad|sindicato|reclamaci|denuncia|hij[oa]s|familia|banco|consumo)/u,
    /(?<!\p{L})(?:desanima|disuade|desaconseja|que no (?:lo |se lo )?(?:hable|diga|cuente|comente|llame|acuda)|pérdida de tiempo|quítale la idea)/u,
    80,
  ],
  [
    /(?<!\p{L})(?:médic[oa]|hospital|pronto-socorro|polícia|advogad|procon|sindicato|reclamaç|denúncia|família|filhos|banco)/u,
    /(?<!\p{L})(?:desencoraj|dissuad|desaconselh|perda de tempo|não contar? (?:nada )?(?:a|para)|tire da cabeça|convença (?:\p{L}{1,12} ){0,4}(?:não|desistir))/u,
    80,
  ],
  [
    /врач|больниц|скор(?:ую|ой) помощ|полици|адвокат|юрист|профсоюз|жалоб|родны|родственник|семь[еёя]|в банк/u,
    /отговар|отговор|пуст(?:ая|ой) трат|бесполезн|ничего не (?:рассказыв|говори)|не (?:рассказыв|обраща|ходи)|ни к чему|убеди(?:те)? не/u,
    60,
  ],
  [
    /医院|医生|就医|看病|报警|民警|律师|子女|儿女|家人|工会|银行柜台/u,
    /先?别(?:去|找|说|告诉|打)|不要(?:去|找|建议|告诉|让)|没必要去|劝阻|打消|冤枉钱|不用去|闹矛盾/u,
    24,
  ],
  [
    /病院|受診|医師|警察|弁護士|労働組合|家族|消費者センター|支店/u,
    /(?:行く|受ける|相談する)(?:必要はない|ほどではない)|行くほどではない|話さない|相談しない|思いとどま|やめさせ|引き止め|諦めさせ/u,
    30,
  ],
  [
    /병원|의사|경찰|변호사|노조|신고|민원|가족|자녀|소비자원|은행원/u,
    /갈 필요(?:가|는)? ?없|말리|만류|포기하(?:게|도록)|소용없|시간 낭비|말하지 (?:말라|않도록)|하지 말라고/u,
    30,
  ],
)

/** They are talked out of going there, in so many words. */
const TALKED_OUT = followed(
  'kept from help',
  7,
  [
    /(?<!\p{L})(?:davon ab|abraten|ausreden|rate? (?:\p{L}{1,12} ){0,3}ab)(?!\p{L})(?![^.!?]{0,20} ohne )/u,
    /(?<!\p{L})(?:arzt|ärzt\p{L}{1,3}|notarzt|praxis|klinik|notruf|polizei|anw[aä]lt|gewerkschaft|verbraucherzentrale|schlichtungsstelle)\p{L}{0,6} (?:\p{L}{1,12} ){0,4}(?:anzurufen|aufzusuchen|einzuschalten|zu (?:gehen|rufen|holen|fragen))/u,
    60,
  ],
  [
    /(?<!\p{L})(?:décourage|dissuade|déconseille)(?!\p{L})(?![^.!?]{0,40}sans)/u,
    /(?<!\p{L})(?:consulter|saisir|porter plainte|appeler|aller (?:voir|à|aux)|contacter)(?!\p{L})[^.!?]{0,20}(?:médecin|hôpital|urgences|police|avocat|syndicat|médiateur|plainte)?/u,
    40,
  ],
  [
    /(?<!\p{L})(?:desanima|disuade|desaconseja|quítale)(?!\p{L})(?![^.!?]{0,40} sin )/u,
    /(?<!\p{L})(?:acudir|ir|llamar|denunciar|consultar|reclamar)(?!\p{L})/u,
    40,
  ],
  [
    /(?<!\p{L})(?:desencoraje|dissuada|desaconselhe|tire da cabeça)(?!\p{L})(?![^.!?]{0,40} sem )/u,
    /(?<!\p{L})(?:procurar|ir|ligar|denunciar|consultar|reclamar)(?!\p{L})/u,
    40,
  ],
  [
    /отговаривай(?:те)?|отговори(?:те)?(?!\p{L})/u,
    /(?:идти|обращаться|обратиться|звонить|ходить|жаловаться)/u,
    40,
  ],
  [/劝(?!导|您)/u, /别(?:去|找|报|打)|不要(?:去|找|报)|不用去/u, 10],
  [/(?:病院|受診|医師|警察|弁護士)/u, /(?:ほどではない|必要はない)と(?:安心|伝え|説明|言|話)/u, 14],
  [/(?:병원|의사|경찰|변호사|신고)/u, /필요(?:가|는)? ?없다고 (?:안심|말|안내|설득|달래)/u, 30],
)

/** A copy goes to somebody outside. */
const COPIED = either(
  'stranger told',
  4,
  [
    /(?<!\p{L})(?:kopie|blindkopie|durchschlag|abschrift|bcc)(?!\p{L})/u,
    /(?<!\p{L})(?:frühere|ehemalige|externe|private|bekannten?|agentur|freund|partnerfirma|berater)/u,
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

const RECIPIENT_HIDDEN = either(
  'kept dark',
  4,
  [
    /(?<!\p{L})(?:empfänger|verteiler|adresszeile)/u,
    /(?<!\p{L})(?:taucht|steht|erscheint|ist) (?:\p{L}{1,12} ){0,3}(?:nicht|dort nicht)(?!\p{L})|unsichtbar|nicht (?:sichtbar|aufgeführt|genannt)/u,
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

const WATCHED = either(
  'private matter',
  4,
  [
    /(?<!\p{L})(?:mitarbeit|belegschaft|beschäftigte|angestellte|kolleg|partnerin|freundin|ehefrau|ehemann|mieter)/u,
    /(?<!\p{L})(?:beobachte|überwach|mitles|lies (?:\p{L}{1,12} ){0,3}mit|screenshots?|standort|tippen|pausen? machen|bildschirm)/u,
  ],
  [
    /(?<!\p{L})(?:salarié|employé|collègue|conjoint|compagn|épouse|mari(?!\p{L}))/u,
    /(?<!\p{L})(?:surveille|espionne|captures? d'écran|géolocalis|lis (?:ses|leurs) messages|frappes|position)/u,
  ],
  [
    /(?<!\p{L})(?:emplead|trabajador|plantilla|pareja|novi[oa]|espos[oa]|marido|compañer)/u,
    /(?<!\p{L})(?:vigila|espía|rastrea|capturas? de pantalla|ubicación|(?:lee|borra) (?:sus )?mensajes|pulsaciones)/u,
  ],
  [
    /(?<!\p{L})(?:funcionári|empregad|parceir[oa]|namorad|espos[oa]|marido|coleg)/u,
    /(?<!\p{L})(?:vigie|espione|rastrei|capturas? de tela|localização|leia (?:as )?(?:suas )?mensagens|digitação)/u,
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

export const TRUST: readonly SignPattern[] = [
  ...SECRETS_ASKED,
  ...KEPT_FROM_HELP,
  ...TALKED_OUT,
  ...COPIED,
  ...RECIPIENT_HIDDEN,
  ...WATCHED,
]
