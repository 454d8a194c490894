/** Buyers are played who are none, and those who complain hear that one knows where they live. */

import { regex } from '../../../patterns/verbose.ts'
import { either, inOrder } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** Praise, or scorn, in the voice of buyers who are none. */
const AS_BUYERS = either(
  'forged voice',
  7,
  [
    regex.u`
      (?<!\p{L})(?:als (?:wäre|hätte|kämen?|stammten?)\p{L}{0,2}|wie (?:von|aus der feder)) (?:
        \p{L}{1,14} ){0,4}(?:echten?|wirklichen?|verschiedenen) (?:kund|käufer|gäst)
    `,
    /(?<!\p{L})(?:schreib|verfass|bewertung|rezension)/u,
  ],
  [
    regex.u`
      (?<!\p{L})(?:comme (?:si|des|de)) (?:\p{L}{1,14} ){0,3}
      (?:vrais?|véritables?) (?:clients?|acheteurs?|voyageurs?)
    `,
    /(?<!\p{L})(?:rédige|écri|publi|avis|poste)/u,
  ],
  [
    regex.u`
      (?<!\p{L})como (?:si )?(?:\p{L}{1,14} ){0,3}(?:clientes?|
        compradores?|huéspedes) (?:reales|verdaderos|de verdad)
    `,
    /(?<!\p{L})(?:escrib|redact|publi|reseñ|opini)/u,
  ],
  [
    regex.u`
      (?<!\p{L})como (?:se )?(?:\p{L}{1,14} ){0,3}(?:clientes?|
        compradores?|hóspedes) (?:reais|verdadeiros|de verdade)
    `,
    /(?<!\p{L})(?:escrev|redij|publi|avaliaç|resenh)/u,
  ],
  [
    regex.u`
      (?:как будто|словно|от лица) (?:\p{L}{1,14} ){0,3}
      (?:настоящ|реальн|довольн)\p{L}{1,3} (?:покупател|клиент|гост(?:ей|я|ям))
    `,
    /отзыв|пиши|напиши|публику/u,
  ],
  [
    /(?:像|仿佛|假装|冒充|以)(?:是)?(?:真实|真正|普通)?的?(?:买家|顾客|客户|用户)(?:写的|身份|口吻)/u,
    /评价|好评|评论|发布/u,
    30,
  ],
  [
    /(?:お客様|購入者|利用者|客)(?:のふり|になりすま|が書いたように|の口調で)/u,
    /口コミ|レビュー|評価|投稿/u,
    40,
  ],
  [
    regex.u`
      (?:실제 (?:구매자|고객)|구매자|고객)(?:가|이)? ?(?:쓴 것처럼|인 척|인 것처럼|행세)|
      (?:손님|고객|구매자)(?:의)? (?:말투|시점|입장)(?:으)?로
    `,
    /리뷰|후기|별점|올리|올립|작성/u,
    60,
  ],
)

const RIVAL_REVIEWS = inOrder(
  'forged voice',
  7,
  [
    /(?:경쟁사|경쟁 업체|다른 가게)[^.]{0,12}(?:제품|상품|가게)?(?:에는|에)/u,
    /(?:실망|나쁜|낮은 별점|불만)[^.]{0,10}(?:후기|리뷰|평)[을를]? ?(?:남기(?!지)|남깁|쓰(?!지)|작성)/u,
    24,
  ],
  [/(?:竞争对手|竞品|对手店铺|同行)/u, /(?:发|写|留|刷)[^。]{0,6}(?:差评|失望|一星)/u, 20],
  [
    /(?:у|на|для|о) конкурент\p{L}{1,3}/u,
    /(?:оставля|оставь|пиши|напиши)\p{L}{0,3}[^.!?]{0,24}(?:плох|разочаров|негатив|одну звезд)/u,
    40,
  ],
)

/** People who complain hear that one knows where they live. */
const ADDRESS_KNOWN = either(
  'pressure',
  7,
  [
    /(?<!\p{L})(?:adresse|wohnort|arbeitgeber)(?!\p{L})[^.!?]{0,16}(?:bekannt|kenn|wissen)/u,
    /(?<!\p{L})(?:lösch|zurückzieh|zurücknehm|beschwer|bewertung)/u,
  ],
  [
    /(?<!\p{L})(?:connai\p{L}{1,5}|savons) (?:\p{L}{1,8} ){0,3}(?:adresse|où il|où elle)/u,
    /(?<!\p{L})(?:supprim|retir|plainte|avis)/u,
  ],
  [
    /(?<!\p{L})(?:conoc\p{L}{1,4}|sab\p{L}{1,4}) (?:\p{L}{1,8} ){0,3}(?:dirección|dónde vive)/u,
    /(?<!\p{L})(?:borr|retir|elimin|queja|reseña)/u,
  ],
  [
    /(?<!\p{L})(?:conhec\p{L}{1,4}|sab\p{L}{1,4}) (?:\p{L}{1,8} ){0,3}(?:endereço|onde mora)/u,
    /(?<!\p{L})(?:apag|retir|remov|queixa|avaliação)/u,
  ],
  [/(?:зна\p{L}{2,3}) (?:\p{L}{1,8} ){0,2}(?:адрес|где (?:он|она|они) жив)/u, /удал|отзыв|жалоб/u],
  [/知道[^。]{0,6}(?:地址|住址|住哪|单位)/u, /删除|撤回|差评|投诉/u, 30],
  [/(?:住所|勤め先)を(?:知って|把握して)/u, /削除|取り下げ|苦情|口コミ/u, 40],
  [/주소를 알고/u, /삭제|내려|불만|후기/u, 40],
)

/** The reason is looked for when the outcome stands. */
const REASON_SOUGHT = inOrder(
  'bent result',
  4,
  [
    /(?<!\p{L})(?:such|find)(?:e|en sie|st)?(?!\p{L})[^.!?]{0,40}(?:grund|begründung)(?!\p{L})/u,
    /(?<!\p{L})(?:der|die) (?:\p{L}{1,14} ){0,4}(?:erklärt|passt|rechtfertigt|trägt)/u,
    30,
  ],
  [
    /(?<!\p{L})(?:cherche|trouve)[zr]?(?!\p{L})[^.!?]{0,40}(?:raison|motif|prétexte)(?!\p{L})/u,
    /(?<!\p{L})qui (?:expliqu|justifi|colle)/u,
    30,
  ],
  [
    /(?<!\p{L})(?:busca|encuentra)(?!\p{L})[^.!?]{0,40}(?:razón|motivo|pretexto)(?!\p{L})/u,
    /(?<!\p{L})que (?:expliqu|justifi|encaj)/u,
    30,
  ],
  [
    /(?<!\p{L})(?:procure|encontre|ache)(?!\p{L})[^.!?]{0,40}(?:razão|motivo|pretexto)(?!\p{L})/u,
    /(?<!\p{L})que (?:expliqu|justifi|encaix)/u,
    30,
  ],
  [
    /(?:найди|подбери|ищи)[^.!?]{0,40}(?:причин|предлог|основани)/u,
    /котор\p{L}{2} (?:объясн|оправд)/u,
    30,
  ],
  [/(?:再|然后|事后)(?:去)?找[^。]{0,10}(?:理由|借口)/u, /解释|说明|支持|对应/u, 12],
  [/後から(?:もっともらしい)?(?:理由|根拠)を/u, /探し|付け|見つけ/u, 10],
  [/(?:나중에|이후에)[^.]{0,10}(?:이유|근거)를/u, /찾|붙이|만들/u, 10],
)

export const VOICES: readonly SignPattern[] = [
  ...AS_BUYERS,
  ...RIVAL_REVIEWS,
  ...ADDRESS_KNOWN,
  ...REASON_SOUGHT,
]
