/** People are asked for what opens their accounts, and kept from those who would help. */

import { regex } from '../../../patterns/verbose.ts'
import { either, followed } from './parts.ts'
import type { SignPattern } from '../sign.ts'

const SECRETS_ASKED = either(
  'secret asked',
  4,
  [
    regex.u`
      (?<!\p{L})(?:pin|tan|geheimzahl|passwort|kennwort|kartennummer|prüfziffer|sms-code|
        bestätigungscode|zugangsdaten|ausweisnummer)
    `,
    regex.u`
      (?<!\p{L})(?:bitte (?:ihn|sie|den|die|das)|
        frage? (?:ihn|sie|nach|den|die)(?![^.!?]{0,60} (?:nicht|nie|niemals)(?!\p{L}))|erfrag|
        fordere|lass dir|verlang|nennen zu|durchgeben|vorlesen)
    `,
    50,
  ],
  [
    regex.u`
      (?<!\p{L})(?:code (?:pin|secret|reçu|sms|de vérif)|mot de passe|
        numéro de carte|cryptogramme|cvv)
    `,
    regex.u`
      (?<!\p{L})(?:demande|fais(?:-lui)? (?:donner|dicter|saisir|coller|lire)|invite|
        réclame|recueille|obtiens)
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:pin|clave|contraseña|número de (?:la |su )?tarjeta|
        código que (?:le )?(?:llega|recib)|código (?:de|del) (?:sms|móvil)|cvv)(?!\p{L}{4})
    `,
    /(?<!\p{L})(?:pide|pídele|solicita|haz que (?:te |le )?(?:dé|dicte|escriba)|reclama|consigue)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:pin|senha|número do cartão|código (?:que (?:chega|recebe)|do sms|recebido)|cvv)/u,
    regex.u`
      (?<!\p{L})(?:peça|solicite|faça (?:\p{L}{1,12} ){0,2}(?:digitar|informar|ditar)|
        obtenha|colete)
    `,
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

/** The digits that came by message. */
const DIGITS_READ = either(
  'secret asked',
  5,
  [
    regex.u`
      (?<!\p{L})(?:zahl|ziffern|code|nummer)\p{L}{0,2} (?:\p{L}{1,12} ){0,4}
      (?:sms|handy|telefon)(?!\p{L})
    `,
    /(?<!\p{L})(?:vorles|vorzulesen|durchgeb|durchzugeben|nennen|mitteilen|diktier)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:code|numéro|chiffres) (?:\p{L}{1,12} ){0,3}(?:sms|téléphone|portable)(?!\p{L})/u,
    /(?<!\p{L})(?:vous lire|te lire|dicter|incit\p{L}{1,3}|donner|communiquer)/u,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:código|número|cifras) (?:\p{L}{1,12} ){0,4}(?:sms|móvil|
        celular|teléfono)(?!\p{L})
    `,
    /(?<!\p{L})(?:léa|lea|dicte|dict|dé|pid|píd|consig)/u,
    50,
  ],
  [
    /(?<!\p{L})(?:código|número|dígitos) (?:\p{L}{1,12} ){0,4}(?:sms|celular|telefone)(?!\p{L})/u,
    /(?<!\p{L})(?:peça|pedir|leia|dite|solicit|informar)/u,
    60,
  ],
  [
    /(?:цифр|код|числ)\p{L}{0,3} (?:\p{L}{1,12} ){0,3}(?:смс|сообщени|телефон)/u,
    /(?:продикт|назв|прочита|прочес|сообщить вам|сказать вам)/u,
    50,
  ],
  [
    /(?:短信|手机)[^。]{0,6}(?:数字|码|号)/u,
    /报(?:出来|给|一下)|念(?:出来|给|过来)|告诉你|发过来/u,
    16,
  ],
  [
    /(?:届いた|sms|ショートメッセージ|スマホ)[^。]{0,8}(?:数字|番号|コード)/u,
    /読み上げ|教えて(?:もら|いただ)|伝えて(?:もら|いただ)|聞き出/u,
    20,
  ],
  [
    /(?:문자|휴대폰|sms)[^.]{0,8}(?:숫자|번호|코드)/u,
    /불러 ?(?:달|주)|읽어 ?(?:달|주)|알려 ?달|말하게/u,
    20,
  ],
)

const KEPT_FROM_HELP = either(
  'kept from help',
  5,
  [
    regex.u`
      (?<!\p{L})(?:arzt|ärzt\p{L}{1,3}|praxis|klinik|notarzt|notruf|krankenhaus|polizei|
        anw[aä]lt|gewerkschaft|verbraucherzentrale|schlichtung|beschwerde|familie|
        kinder|angehörige|bankberater)
    `,
    regex.u`
      (?<!\p{L})(?:rate? (?:\p{L}{1,12} ){0,3}(?:davon )?ab(?!\p{L})|davon ab|abzuraten|
        halte? (?:\p{L}{1,12} ){0,3}ab(?!\p{L})|rede? (?:\p{L}{1,12} ){0,3}aus(?!\p{L})|
        zeitverschwendung|niemandem erzählen|nicht einzuweihen)
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:médecin|hôpital|urgences|police|gendarm|avocat|syndicat|médiateur|plainte|
        réclamation|famille|enfants|proches|banque)
    `,
    regex.u`
      (?<!\p{L})(?:décourage|dissuade|déconseille|perte de temps|n'abouti|
        pas besoin de (?:consulter|voir|appeler)|ne (?:pas )?(?:en )?parler? à)
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:médic[oa]|hospital|urgencias|policía|abogad|sindicato|reclamaci|denuncia|
        hij[oa]s|familia|banco|consumo)
    `,
    regex.u`
      (?<!\p{L})(?:desanima|disuade|desaconseja|que no (?:lo |se lo )?
        (?:hable|diga|cuente|comente|llame|acuda)|pérdida de tiempo|quítale la idea)
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:médic[oa]|hospital|pronto-socorro|polícia|advogad|procon|sindicato|reclamaç|
        denúncia|família|filhos|banco)
    `,
    regex.u`
      (?<!\p{L})(?:desencoraj|dissuad|desaconselh|perda de tempo|não contar? (?:nada )?(?:a|para)|
        tire da cabeça|convença (?:\p{L}{1,12} ){0,4}(?:não|desistir))
    `,
    80,
  ],
  [
    regex.u`
      врач|больниц|скор(?:ую|ой) помощ|полици|адвокат|юрист|профсоюз|жалоб|родны|
      родственник|семь[еёя]|в банк
    `,
    regex.u`
      отговар|отговор|пуст(?:ая|ой) трат|бесполезн|ничего не (?:рассказыв|говори)|
      не (?:рассказыв|обраща|ходи)|ни к чему|убеди(?:те)? не
    `,
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
    50,
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
    regex.u`
      (?<!\p{L})(?:davon ab|abraten|ausreden|rate? (?:\p{L}{1,12} ){0,3}ab)
      (?!\p{L})(?![^.!?]{0,20} ohne )
    `,
    regex.u`
      (?<!\p{L})(?:arzt|ärzt\p{L}{1,3}|notarzt|praxis|klinik|notruf|polizei|anw[aä]lt|gewerkschaft|
        verbraucherzentrale|schlichtungsstelle)\p{L}{0,6} (?:\p{L}{1,12} ){0,4}(?:anzurufen|
        aufzusuchen|einzuschalten|zu (?:gehen|rufen|holen|fragen))
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:décourage|dissuade|déconseille)(?!\p{L})(?![^.!?]{0,40}sans)/u,
    regex.u`
      (?<!\p{L})(?:consulter|saisir|porter plainte|appeler|aller (?:voir|à|aux)|contacter)
      (?!\p{L})[^.!?]{0,20}(?:médecin|hôpital|urgences|police|avocat|syndicat|médiateur|plainte)?
    `,
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

/** Whoever seeks help hears that it is no use. */
const SAID_TO_BE_VAIN = followed(
  'kept from help',
  7,
  [
    regex.u`
      (?<!\p{L})(?:anwalt|anwält\p{L}{1,3}|gewerkschaft|beschwer\p{L}{1,4}|anzeige|arzt|
        polizei|schlichtung)[^.!?]{0,60}(?<!\p{L})(?:sag|sage|sagst|erklär\p{L}{0,3}|
        überzeug\p{L}{0,3}|antworte\p{L}{0,2}|behaupte\p{L}{0,2})
    `,
    regex.u`
      (?<!\p{L})(?:bringt nichts|lohnt (?:sich )?nicht|lohne (?:sich )?nicht|
        aussichtslos|sinnlos|zwecklos)
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:avocat|syndicat|plainte|médiateur|médecin|
        police|réclamation)[^.!?]{0,60}(?<!\p{L})(?:dis|dites|expliqu\p{L}{1,3}|réponds|répondez|
        convainc\p{L}{0,3}|persuad\p{L}{1,3})
    `,
    /(?<!\p{L})(?:ne sert à rien|n'en vaut pas la peine|inutile|sans espoir|n'aboutit)/u,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:abogad|sindicat|denunci|reclam|queja|médic|policía)[^.!?]{0,60}(?<!\p{L})(?:di|
        dile|diga|convénc\p{L}{1,5}|explic\p{L}{1,4}|respond\p{L}{1,2})(?!\p{L})
    `,
    /(?<!\p{L})(?:no (?:merece|vale) la pena|no sirve|es inútil|una pérdida)/u,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:advogad|sindicat|denunci|reclam|queixa|médic|polícia)[^.!?]{0,60}(?<!\p{L})
      (?:diga|convença|expli\p{L}{2,4}|respond\p{L}{1,2})(?!\p{L})
    `,
    /(?<!\p{L})(?:não (?:adianta|vale a pena|serve|compensa)|é inútil|perda)/u,
    60,
  ],
  [
    regex.u`
      (?:жал[уо]|адвокат|юрист|профсоюз|врач|полици|суд)[^.!?]{0,50}(?:говор|
        скаж|объясн|убежда|отвеч)
    `,
    /(?:не рассматрива|бесполезн|не имеет смысла|ничего не да|только потеря)/u,
    60,
  ],
  [
    /(?:律师|工会|投诉|报警|医院|维权|问子女|问家人|找子女)[^。]{0,12}/u,
    /(?:就|要)?说[^。]{0,8}(?:没用|白费|浪费|不值得|没意义)|找理由(?:拖|拦)|拖住/u,
    20,
  ],
  [
    /(?:弁護士|組合|苦情|警察|病院|訴え)[^。]{0,24}/u,
    /(?:無駄|意味がない|損をする)(?:だ)?と(?:伝え|言|説明|説得)/u,
    20,
  ],
  [
    /(?:변호사|노조|신고|민원|경찰|병원|소송)[^.]{0,24}/u,
    /(?:소용없|의미 ?없|손해)(?:다|라)고 (?:말|안내|설득)/u,
    20,
  ],
)

export const TRUST: readonly SignPattern[] = [
  ...SECRETS_ASKED,
  ...DIGITS_READ,
  ...KEPT_FROM_HELP,
  ...TALKED_OUT,
  ...SAID_TO_BE_VAIN,
]
