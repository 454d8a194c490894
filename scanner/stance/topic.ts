/** Whether a whole text is about attacks and defences, so that what it shows apart may be an example. */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { defineSignal, defineSignalOfWhole } from '../signal.ts'
import { writtenLines } from '../signals/lines/written-lines.ts'
import { mentions } from '../signals/search/mentions.ts'

const TOPIC_MENTIONS_MIN = 16
const TOPIC_WORDS_MIN = 7

/** Enough for what is set apart to be an example: fewer words of the trade, since nothing else follows from it. */
const TAUGHT_MENTIONS_MIN = 4
const TAUGHT_WORDS_MIN = 2
const TAUGHT_CHARACTERS_PER_MENTION = 450

/** A title and one paragraph below it are no lesson. */
const TAUGHT_LINES_MIN = 3

/** A text that speaks of attacks more often than once in so many characters is about them, whatever its name. */
const CHARACTERS_PER_MENTION = 600

/**
 * True when a text is about security through and through: it says so in its name, description or title and keeps
 * speaking of attacks and defences in many words, or does so densely. One word is no password: an attack would have to
 * be written as a whole lesson.
 */
export const aboutSecurity = defineSignalOfWhole('about-security', (document: Document): boolean =>
  speaksOfAttacks(document, TOPIC_MENTIONS_MIN, TOPIC_WORDS_MIN, CHARACTERS_PER_MENTION),
)

/** Words of those who judge what others ask for, send or claim: reviewers, moderators, clerks, guards of any kind. */
const JUDGING = regex.g`
  \b(?:secur(?:e|ity)|vulnerab\w{2,8}|attack\w{0,4}|threats?|malicious|hostile|injections?|
    exploit\w{0,6}|phish\w{0,4}|scam\w{0,4}|fraud\w{0,5}|
    abus\w{1,5}|misus\w{1,3}|untrusted|suspicious|unsafe|insecure|incidents?|forensic\w{0,2}|
    evidence|audit\w{0,4}|compromis\w{1,3}|leak\w{0,3}|
    exfiltrat\w{1,4}|refus\w{1,4}|declin\w{1,4}|reject\w{0,4}|verdicts?|findings?|flag(?:s|ged)?|
    polic(?:y|ies)|moderat\w{2,4}|privileges?|least|grant(?:s|ed)|revok\w{1,3}|risk(?:s|y)?|fakes?|
    forged|lie[sd]?|lying|tricks?|bait|lures?|claim(?:s|ed)?|pretend\w{0,3}|
    impersonat\w{1,4}|escalat\w{1,4}|break-glass|reviewers?|bypass\w{0,3}|spoof\w{0,3}|guardrails?|
    firewalls?|off-?boarding|den(?:y|ies|ied)|
    sandbox\w{0,3}|canary|red[- ]team\w{0,3}|red flags?|rogue|tamper\w{0,3}|stolen|theft|
    steal\w{0,3}|intrud\w{1,3}|impost[eo]rs?|disputed?s?|
    chargebacks?|unauthori[sz]ed|authori[sz]ation|verif(?:y|ied)|identity|consent|escapes?|hidden|
    poison\w{0,3}|planted|smuggl\w{1,3})\b
`

/** The same in other languages, by their stems. */
const JUDGING_ABROAD = regex.gu`
  (?<!\p{L})(?:angriff|angreif|schwachstell|gefährlich|bösartig|verdacht|betrug|betrüg|verdächtig|
    ablehn|abgelehnt|verweiger|risik|richtlinie|vorfall|vorfäll|gefälscht|missbrauch|freigabe|
    nachweis|hintertür|versteckt|gutacht|urteil|befund|umgeh|verschweig|warn|
    ataqu|atac|malicios|vulnerab|amenaz|filtra|fraud|sospech|rechaz|riesgo|política|
    incident|falsific|suplanta|permiso|prueba|ocult|dictam|hallazgo|veredicto|advert|engañ|tramp|
    attaqu|fuite|malveill|vulnérab|menace|compromis|arnaqu|pièg|suspect|refus|risque|preuve|usurp|
    autoris|vérifi|faux|caché|dérobée|verdict|constat|leurre|escroqu|
    golp|ameaç|armadilh|vazament|suspeit|recus|risco|falso|prova|verific|achado|alerta|
    engan|disfarç|attacc|
    frod|truff|sospett|rifiut|rischi|атак|отклон|подмен|вредонос|злоумышл|жалоб|обман|ловушк|утеч|
    мошенн|подозр|отказ|риск|инцидент|поддел|доказ|уязвим|взлом|разреш|
    скрыт|закладк|вердикт|находк|предупрежд|опасн)\p{L}{0,10}|
  攻击|钓鱼|恶意|泄露|窃取|入侵|注入|上报|警惕|陷阱|诈骗|可疑|拒绝|风险|政策|证据|核实|授权|
  伪造|漏洞|举报|冒充|骗|隐藏|后门|判定|警告|诱导|
  攻撃|隠し|隠れ|バックドア|却下|漏えい|漏洩|改ざん|悪意|脆弱|秘匿|詐欺|不審|拒否|リスク|
  方針|証拠|権限|なりすまし|공격|유출|악성|취약|탈취|해킹|신고|피싱|사기|의심|거절|위험|
  정책|증거|권한|위조|사칭|숨긴|숨겨|숨은|백도어|판정|경고
`

/**
 * So many lines bring one that was not said before, and so large a share of the lines with text hold any: a lesson of two
 * sentences above or one remark that is repeated brings few. Of 184 hostile skills two speak like that.
 */
const JUDGING_NEW_MIN = 7
const JUDGING_SHARE_MIN = 0.2

/** So many are enough for a skill that says of itself whose work it judges. */
const DECLARED_NEW_MIN = 4

/** The work of a reviewer, in the name or the description of a skill, and whose work is reviewed. */
const VETS = regex`
  \b(?:review|vet|audit|triage|inspect|screen|examine|assess|check)\w{0,5}\b[^\n]{0,40}
  \b(?:third[- ]party|(?:someone|somebody) else's|strangers'?|untrusted|unknown|submitted|incoming|
    external|contributed|community|downloaded|foreign)\b[^\n]{0,40}
  \b(?:skills?|plug-?ins?|extensions?|packages?|prompts?|scripts?|tools?|
    servers?|code|contributions?)\b
`

/** The same in other languages: the work, the strangers, and what is theirs, in any order. */
const VETS_ABROAD = [
  regex.u`
    (?:über)?prüf|begutacht|revis|evalúa|evaluar|audit|examin|vérifi|contrôl|évalu|verific|avalia|
    analisa|провер|оцен|審査|レビュー|点検|検査|审查|审核|检查|评估|심사|검토|점검
  `,
  regex.u`
    fremd|drittanbiet|dritter|unbekannt|tercer|ajen|desconocid|tiers|tierce|inconnu|étrang|
    terceir|alhei|сторонн|чуж|неизвестн|第三者|他人|他者|外部|第三方|陌生|外部|외부|타인|서드|낯선
  `,
  regex.u`
    skills?|plug-?ins?|erweiterung|extens|pakete?|paquet|pacot|пакет|скилл|навык|плагин|расширен|
    スキル|プラグイン|拡張|技能|插件|扩展|스킬|플러그인|확장|패키지|パッケージ|包
  `,
]

function declaresVetting(document: Document): boolean {
  const declared = declaredIn(document)
  return VETS.test(declared) || VETS_ABROAD.every((words) => words.test(declared))
}

/** True when a text goes on judging what others ask for, send or claim, from its first part to its last. */
export const judgesOthers = defineSignalOfWhole('judges-others', (document: Document): boolean => {
  const { text, lines } = document.reading
  const words = new Set<string>()
  const judging = new Set<number>()
  const fresh = new Set<number>()
  for (const { 0: word, index } of [...text.matchAll(JUDGING), ...text.matchAll(JUDGING_ABROAD)]) {
    const line = lines.at(index)
    judging.add(line)
    if (!words.has(word)) fresh.add(line)
    words.add(word)
  }
  if (fresh.size < (declaresVetting(document) ? DECLARED_NEW_MIN : JUDGING_NEW_MIN)) return false
  return judging.size >= JUDGING_SHARE_MIN * document.observe(writtenLines).written
})

/**
 * The same by a lower mark. It counts only for what is set apart from the running text as well, and takes no more than
 * one step by itself.
 */
export const teachesSecurity = defineSignalOfWhole(
  'teaches-security',
  (document: Document): boolean =>
    (speaksOfAttacks(
      document,
      TAUGHT_MENTIONS_MIN,
      TAUGHT_WORDS_MIN,
      TAUGHT_CHARACTERS_PER_MENTION,
    ) &&
      isTaught(document.observe(trade))) ||
    document.observe(judgesOthers),
)

/** Words such as `audit` and `evidence` belong to other trades as well: so few tell only beside the name of the trade. */
const isTaught = ({ lines, words, named }: Trade): boolean =>
  lines >= TAUGHT_LINES_MIN && (words > TAUGHT_WORDS_MIN || named)

/** Lines with words of the trade, and different ones of these, in a text that keeps to it. */
const KEPT_LINES_MIN = 4
const KEPT_WORDS_MIN = 4

/**
 * The same for a text that goes on speaking of attacks in its body: a description, a title and one paragraph above do not
 * make it so.
 */
export const keepsToSecurity = defineSignalOfWhole(
  'keeps-to-security',
  (document: Document): boolean => {
    if (!document.observe(teachesSecurity)) return false
    const { linesBelow, wordsBelow } = document.observe(trade)
    return (
      (linesBelow >= KEPT_LINES_MIN && wordsBelow >= KEPT_WORDS_MIN) ||
      document.observe(judgesOthers)
    )
  },
)

/** True when a skill says of itself that it reviews what strangers wrote, and keeps to that. */
export const vetsOthers = defineSignalOfWhole('vets-others', (document: Document): boolean => {
  return declaresVetting(document) && document.observe(keepsToSecurity)
})

/** What a writer of stories calls the work, or who plans a surprise, in the name or the description of a skill. */
const OF_STORIES = regex`
  \b(?:novels?|novelists?|fiction|whodunits?|short stor(?:y|ies)|screenplays?|stage plays?|
    murder myster(?:y|ies)|tabletop (?:role-?playing|games?)|d&d|dungeons (?:&|and) dragons|
    role-?playing games?|ttrpg|dungeon master|game master|
    surprise (?:\w{3,12} )?(?:part(?:y|ies)|celebrations?)|secret santa)\b
`

/** What such a text goes on to speak of. */
const STORY_WORDS = regex.g`
  \b(?:plots?|chapters?|scenes?|characters?|villains?|heroes|heroine|protagonist|narrator|suspects?|
    alibis?|murderers?|detective|victims?|dialogues?|readers?|clues?|twists?|endings?|drafts?|acts?|
    players?|quests?|genre|guests?(?: list)?|guests? of honou?r|venue|cake|decoy|decorations?|playlist|
    invitations?|presents?|gifts?)\b
`

/** Different ones of these in a text that keeps to its subject. */
const STORY_WORDS_MIN = 5

/** Characters of front matter, and of the text, that are looked at. */
const DECLARED_MAX = 3000
const TOLD_MAX = 20_000

/** What a skill says of itself: its front matter, in the reading; '' without one. */
export const declaredIn = ({ frontmatter: { range }, reading }: Document): string =>
  range === null ? '' : reading.text.slice(0, Math.min(reading.lines.end(range.last), DECLARED_MAX))

/**
 * True when a skill says of itself that it is about stories or games, whose people lie and steal, or about a surprise
 * that somebody must not find out, and goes on to speak of them. A description alone is no password.
 */
export const tellsStories = defineSignalOfWhole('tells-stories', (document: Document): boolean => {
  const { range } = document.frontmatter
  if (range === null || !OF_STORIES.test(declaredIn(document))) return false
  const { text, lines } = document.reading
  const end = lines.end(range.last)
  const words = text.slice(end, end + TOLD_MAX).match(STORY_WORDS)
  return new Set(words).size >= STORY_WORDS_MIN
})

/** What the trade is called, and what its lists do. */
const TRADE = regex`
  ^(?:security|cyber|infosec|den(?:y|ied)$|seguri|seguran|sicherheit|sécurité|sicurezza|
    безопасн|安全|セキュリ|보안)
`

interface Trade {
  mentions: number
  words: number
  lines: number
  /** One of the words is the name of the trade. */
  named: boolean
  /** In the front matter or the title. */
  stated: boolean
  /** Below the front matter. */
  wordsBelow: number
  linesBelow: number
}

/** How often a text uses the words of the trade, how many different ones, on how many lines, and where. */
const trade = defineSignal('words-of-the-trade', (document: Document): Trade => {
  const topic = document.observe(mentions).of('securityTopic')
  const title = document.zones.headings[0] ?? -1
  const declared = document.frontmatter.range?.last ?? -1
  const words = new Set<string>()
  const lines = new Set<number>()
  const wordsBelow = new Set<string>()
  const linesBelow = new Set<number>()
  for (const { start, end } of topic) {
    const line = document.lineAt(start)
    const word = document.reading.text.slice(start, end)
    words.add(word)
    lines.add(line)
    if (line <= declared) continue
    wordsBelow.add(word)
    linesBelow.add(line)
  }
  return {
    mentions: topic.length,
    words: words.size,
    lines: lines.size,
    named: [...words].some((word) => TRADE.test(word)),
    stated: lines.has(title) || linesBelow.size < lines.size,
    wordsBelow: wordsBelow.size,
    linesBelow: linesBelow.size,
  }
})

function speaksOfAttacks(
  document: Document,
  mentionsMin: number,
  wordsMin: number,
  charactersPerMention: number,
): boolean {
  const used = document.observe(trade)
  if (used.mentions < mentionsMin) return false
  // What a text does not say of itself takes one word of the trade more.
  if (used.words < wordsMin + (used.stated ? 0 : 1)) return false
  return used.stated || used.mentions * charactersPerMention > document.reading.text.length
}
