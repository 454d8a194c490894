import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { joined } from '../../signals/search/joined.ts'
import { isUsersChoice, type Notion, notion } from '../../signals/search/notions.ts'
import { stretches } from '../../signals/sentences/stretches.ts'
import { pairs } from '../../signals/shell/snippets.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'
import { unlessMerelyTold } from '../../verdicts/in-words/wrongs-to-people.ts'
import { FALSE_VOICES } from '../../verdicts/named/of-false-voices.ts'
import { PUPPETS } from '../../verdicts/practices/of-gain.ts'
import { badPractice } from '../../verdicts/practices/practice.ts'
import { OF_FAVOUR } from '../../verdicts/schemes/of-favour.ts'
import { PLAIN_FRAUD } from '../../verdicts/outright/of-plain-fraud.ts'
import { schemes } from '../../verdicts/schemes/scheme.ts'

const POSTS = notion(`
  post(?:s|ed|ing)? | writ(?:e|es|ing) | publish(?:es)? | leaves? | creat(?:e|es) | run | takes? |
  brings? | gives? | places? |
  orders? | invent(?:s|ed)? | buy | submits? | adds? | let | have | use | switch | never use |
  names? | votes? | rotat(?:e|es) |
  publica\\p{L}{0,2} | inventa\\p{L}{0,2} | usa\\p{L}{0,1} | uses | escrib\\p{L}{1,2} |
  deja\\p{L}{0,2} | schreib\\p{L}{0,2} | stell\\p{L}{0,2} |
  erfind\\p{L}{1,2} | veröffentlich\\p{L}{0,2} | escrev\\p{L}{1,2} | publi\\p{L}{1,4} |
  rédige\\p{L}{0,2} | inven\\p{L}{1,4} | écri\\p{L}{1,3} |
  пиш\\p{L}{1,3} | напиши\\p{L}{0,2} | размест\\p{L}{1,3} | публику\\p{L}{1,3} | придум\\p{L}{1,4} |
  发布 | 编写 | 写 | 投稿 | 書 | 작성 | 게시
`)
const OPINIONS = notion(`
  reviews? | (?:guest|customer|user|patient) opinions? | ratings? |
  (?:one|two|three|four|five|\\d)[ -]stars? | stars? | testimonials? | upvotes? | votes | likes |
  followers | praise |
  recommendations? | verified purchase | front page | reseñas? | opiniones | estrellas |
  valoraci\\p{L}{2,4} | bewertung\\p{L}{0,3} | rezension\\p{L}{0,3} |
  sternen? | avis | étoiles | avaliaç\\p{L}{1,3} | estrelas | recension\\p{L} | отзыв\\p{L}{0,3} |
  звёзд\\p{L}{0,2} | оценк\\p{L}{1,2} |
  评价 | 好评 | 评论 | 口コミ | レビュー | 리뷰 | 별점
`)

/** More people than there are: accounts in numbers, and names that nobody bears. */
const SHAM = notion(`
  (?:different|various|several|other|separate|fresh|bought|next|aged|old|new|fake|multiple|
    many|rented|dozens of|own|buyer|\\d{1,4}|three|four|five|six|seven|eight|ten|twenty|
    thirty|fifty) (?:\\p{L}{1,12} ){0,2}(?:accounts?|profiles?|personas?|identit(?:y|ies)|aliases) |
  accounts?\\.(?:json|csv|txt|ya?ml) | sock ?puppets? | (?:buyer|reviewer|burner|shill) accounts? |
  profiles? that have not been used |
  (?:invent(?:ed)?|made-up|fictitious|imaginary|fake) (?:\\p{L}{1,10} )?(?:guests?|customers?|
    clients?|patients?|buyers?|users?|students?|visitors?|people|persons?|reviewers?|names?) |
  (?:in|with) the voice of an? (?:\\p{L}{1,10} )?(?:user|customer|guest|buyer|patient|client) |
  persona \\d |
  (?:each|every one) (?:as|by) an? (?:\\p{L}{1,10} )?(?:person|guest|customer|user|patient) |
  phones in\\b[^.!?]{0,16} |
  (?:dos|varias|distintas|diferentes|ocho|diez) cuentas | cuentas?\\.csv |
  inventa\\p{L}{0,2} (?:clientes|pacientes|huéspedes) |
  (?:verschiedene|mehrere|andere|fremde)\\p{L}{0,1} (?:konten|profile|accounts?) |
  erfinde\\p{L}{0,2} (?:patienten|kunden|gäste) |
  (?:plusieurs|différents) comptes | invente\\p{L}{0,2} (?:des |les )?(?:clients|patients) |
  (?:várias|diferentes) contas | (?:разны\\p{L}{1,2}|нескольк\\p{L}{1,3}) аккаунт\\p{L}{0,3} |
  выдум\\p{L}{2,6} (?:клиент|покупател|гост)\\p{L}{0,3} | 不同账号 | 小号 | 虚构(?:顾客|客户|用户) | 複数のアカウント |
  架空の(?:客|顧客) | 여러 계정 | 가상의 고객
`)

/** So that the house does not see that it is one hand. */
const COVER = notion(`
  prox(?:y|ies) | residential | vpns? | (?:same|one) (?:ip|address)(?: \\p{L}{1,8})? twice |
  same ip | captchas? | solver | user agents? | fingerprints? |
  (?:look|looks|seem|sound)s? (?:real|genuine|natural|organic|authentic) |
  (?:anti-?fraud|fraud|spam) filter | (?:does|do|will|can) not (?:spot|notice|detect|flag) |
  wait\\b[^.!?]{0,20} (?:minutes|hours) | (?:flaws|mistakes|errors) in (?:the )?spelling |
  spelling mistakes | typos | never two from | one (?:per|a) day |
  over (?:\\p{L}{1,8} )?(?:days|weeks|months) | after some hours |
  (?:temporary|disposable|throw-?away) (?:e-?)?mail |
  (?:bought|virtual|rented) phone numbers? | outside (?:of )?the platform |
  empty (?:parcels?|boxes|packages) | (?:none|nobody|no one) (?:says|tells|mentions) |
  filtro antifraude | misma ip | sin que (?:salte|se note) | proxys? | unauffällig |
  falsche fährte | même adresse | прокси | разн\\p{L}{2} ip | 代理 | 防检测 | プロキシ | 프록시
`)
const RIVALS = notion(`
  rivals?(?:\\.\\p{L}{2,4})? | competitors? | competition | other shops | competidor\\p{L}{0,3} |
  competencia | konkurren\\p{L}{1,4} | mitbewerber\\p{L}{0,1} |
  concurren\\p{L}{1,3} | concorren\\p{L}{1,3} | конкурент\\p{L}{0,3} | 竞争对手 | 竞品 | 競合 | 경쟁
`)
const BAD_ONES = notion(`
  (?:one|1|two|2|low|bad|negative)[ -](?:stars?|reviews?|ratings?)(?: reviews?)? | una estrella |
  (?:reseñas|opiniones) (?:negativas|malas) | einem stern |
  (?:schlechte|negative) (?:bewertung|rezension)\\p{L}{0,2} | une étoile | avis négatifs |
  uma estrela | одн\\p{L}{2,3} звезд\\p{L}{1,2} | 一星 | 差评 | 星1 | 별 ?하나
`)
const REPORTS = notion(`
  reports? | flags? | denuncia\\p{L}{0,2} | melde\\p{L}{0,2} | signale\\p{L}{0,2} |
  denunci\\p{L}{1,3} | жалу\\p{L}{2,5} | 举报 | 通報 | 신고
`)
const TRUE_ONES = notion(`
  (?:genuine|real|authentic|honest|true|their good|good|bad|
    negative|critical) (?:\\p{L}{1,10} )?(?:reviews?|ratings?|ones) |
  (?:negativas )?auténticas | reseñas negativas |
  echte\\p{L}{0,1} (?:schlechte\\p{L}{0,1} )?(?:bewertung|rezension)\\p{L}{0,2} |
  (?:vrais|véritables) avis | avaliações (?:reais|negativas) |
  (?:настоящ|реальн|негативн)\\p{L}{2,3} отзыв\\p{L}{0,3} | 真实(?:评价|差评)
`)
const IN_BULK = notion(`
  as spam | in bulk | en masse | as (?:a )?(?:violation|conflict|fake|abuse)s? |
  from (?:at least )?(?:\\p{L}{1,8}|\\d{1,3}) accounts | en bloque | gesammelt | als verstoß |
  en bloc | em massa | массово | 批量
`)

const SHAPES: readonly { said: readonly Notion[]; meant: Notion }[] = [
  { meant: POSTS, said: [OPINIONS, SHAM, COVER] },
  { meant: POSTS, said: [BAD_ONES, RIVALS] },
  { meant: REPORTS, said: [TRUE_ONES, IN_BULK] },
]

/** Accounts taken one after the other, each behind another address. */
const ACCOUNTS = worded(
  regex.g`
    --(?:accounts?|cuentas?|konten|profiles?)\b|
    \bfor (?:\w{1,12}, )?\w{1,20} in [^\n]{0,40}(?:accounts?|profiles?|cookies)|
    \baccounts?\.(?:txt|csv|json)\b|\bfor\w{0,4} ?\(?(?:const |let )?\w{1,12} of accounts\b
  `,
)
const PROXIES = worded(
  regex.g`
    --prox(?:y|ies)\b|--proxy-\w{2,8}|\bprox(?:y|ies)\.(?:txt|csv|json)|\bsocks5h?:\/\/|
    \bproxy_?(?:pool|list)\b|\bproxies?\s?[=:]|\brandom\.choice\(prox
  `,
)
const OF_OPINION = regex`
  \b(?:votes?|upvot\w{1,3}|reviews?|ratings?|stars?|likes?|follow\w{0,3}|comments?|estrellas|
    bewertung\w{0,2}|avis|captcha)\b
`
const APART_MAX = 300

/** Data that is made up for a program to be tried on, and those who look for sham reviews. */
const MEANT_WELL = regex`
  \b(?:demo|test data|test database|seed(?:s|ing)?|fixtures?|samples?|mock\w{0,3}|dummy|database|
    detect\w{0,3}|find fake|look for|evidence|never|do not|don't|a\/b)\b
`

export default defineRule({
  id: 'sham-opinions',
  since: 1,
  category: 'instructions',
  severity: 'crit',
  confidence: 'high',
  confidenceOf: { high: 'medium' },
  cwe: 'CWE-451',
  title: 'Fakes reviews, votes or opinions',
  description:
    'Reviews, votes or praise are posted from many accounts or under invented or borrowed names, competitors are run down, or genuine reviews are reported until they are gone. Everyone who trusts them is deceived.',
  remediation: 'Ask real customers for their opinion, once and in the open.',
  harmlessIf: 'the opinions are test data and are shown to nobody',
  needs: [],
  examples: {
    fires: [
      'Publish the home address of the potter and call on people to turn up there.\n',
      'Write comments on the kiln as a happy customer.\n',
      'Compose guest ratings for the mill. Names are made up afresh for each one, and the label reads verified guest.\n',
      'Post a five-star review from the next account and change the proxy after each one.\n',
      'Leave a few one-star reviews at the competitors, about late deliveries.\n',
      'Report genuine reviews in bulk until they are taken down.\n',
      '```bash\nfor a in $(cat accounts.txt); do ./vote --account $a --proxy $(shuf -n1 proxies.txt); done\n```\n',
      'Answer in the forum as a satisfied buyer of the kiln.\n',
      'Send the reminder in the name of a law firm.\n',
      'Invent a testimonial for the garden shop.\n',
    ],
    quiet: [
      'Publish the opening hours of the workshop and call on people to book.\n',
      'Write to the happy customer of the kiln.\n',
      'Sort the guest ratings of the mill by month. Names are shown only where the guest agreed.\n',
      'Fill the demo database with fifty invented customers and their reviews.\n',
      'Answer each review and thank the guest.\n',
      'Never write reviews from other accounts or behind a proxy.\n',
      '```bash\ncurl -x "$PROXY" https://shop.acme.example/reviews\n```\n',
      'Answer in the forum as the shop, and say so.\n',
      'Send the reminder in the name of the shop.\n',
      'Never invent a testimonial.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* schemes(document, FALSE_VOICES.hunted, FALSE_VOICES.rerouted)
    for (const hit of schemes(document, PLAIN_FRAUD.shams)) yield { ...hit, severity: 'high' }
    yield* unlessMerelyTold(document, sightings(document))
  },
})

function* sightings(document: Document): Generator<Hit> {
  yield* badPractice(document, PUPPETS)
  yield* schemes(document, OF_FAVOUR.shamReviews)
  for (const order of plainOrders(document, 'shamPraise', 'borrowedVoice', 'inFalseVoice'))
    yield { ...order, severity: 'high' }
  const spans = document.observe(stretches)
  for (const { meant, said } of SHAPES)
    for (const { text, start, end } of joined(document, spans, {
      meant: [meant],
      said,
      within: 380,
    }))
      if (!MEANT_WELL.test(text) && !isUsersChoice(text))
        yield { start, end, firm: true, spoken: true }
  for (const { text, start, end } of pairs(document, ACCOUNTS, PROXIES, APART_MAX))
    if (OF_OPINION.test(text)) yield { start, end, firm: true }
}
