/** Who does harm, what announces a list of their deeds, and how an entry of such a list begins. */

import { regex } from '../patterns/verbose.ts'

/** Those whose trade it is, and who are never the reader of a skill. */
const WRONGDOERS =
  'attackers?|scammers?|fraudsters?|thie(?:f|ves)|intruders?|impost[eo]rs?|phishers?|criminals?|burglars?|adversar(?:y|ies)|spammers?|hackers?|extortionists?|impersonators?|abusers?|malware|ransomware|trojans?|stealers?|droppers?|spyware|rootkits?|keyloggers?|backdoors?|botnets?|clippers?|worms?|täter\\p{L}{0,3}|betrüger\\p{L}{0,3}|einbrecher\\p{L}{0,3}|angreifer\\p{L}{0,3}|erpresser|estafador(?:es|a)?|intrusos?|invasor(?:es)?|atacantes?|delincuentes?|golpistas?|criminosos?|attaquants?|escrocs?|fraudeurs?|truffator[ei]|мошенник\\p{L}{0,3}|злоумышленник\\p{L}{0,3}|преступник\\p{L}{0,3}|взломщик\\p{L}{0,3}|вредонос\\p{L}{0,5}'

/** The same where words are not set apart. */
const WRONGDOERS_UNSPACED =
  '骗子|攻击者|诈骗分子|诈骗者|不法分子|黑客|冒充|詐欺師|犯人|攻撃者|공격자|사기꾼|해커'

/** What is known to be bad, in those languages. */
const IN_BAD_FAME_UNSPACED =
  '恶意的?(?:服务器|服务|网页|网站|页面|工具|插件|扩展|文档|文件|邮件|用户|作者|仓库|第三方|供应商|客户端|代理)|被(?:攻陷|入侵|篡改|攻破|劫持)的|悪意(?:の|を)(?:ある|持つ|持った)|악성 ?(?:서버|웹|페이지|도구|문서|플러그인|사이트|사용자)|악의적인'

/** `Fake the report` is an order, and names no faker. */
const NO_ORDER = '(?!fake (?:the|an?|your|its|this|that|these|those|any|all|each|every|it) )'

/** Called what they are not, or known to be bad. */
const IN_BAD_FAME =
  NO_ORDER +
  '(?:malicious|hostile|fake|supposed|alleged|so-called|bogus|forged|rogue|poisoned|compromised|counterfeit|infected|angeblich\\p{L}{0,2}|falsche[nrms]?|gefälschte[nrms]?|fals[oa]s?|supuest[oa]s?|suppos[oa]s?|prétendue?s?|faux|fausse|фальшив\\p{L}{2,3}|поддельн\\p{L}{2,3}|(?:böswillig|bösartig|kompromittiert|feindlich|manipuliert|präpariert)e[nrsm]?|скомпрометированн\\p{L}{2,3}|враждебн\\p{L}{2,3}|злонамеренн\\p{L}{2,3}) \\p{L}{2,20}(?: \\p{L}{2,16})?'

/** The same in languages that say so behind the noun. */
const IN_BAD_FAME_BEHIND =
  "(?:(?:une?|una|el|la|los|las|le|les|des|um|uma|o|os|as|il|lo|uno|gli) |l['\u2019])\\p{L}{2,20}(?: (?:web|mcp|de|del|di|du|d'\\p{L}{2,16})(?: \\p{L}{2,16})?)? (?:malicios[oa]s?|malintencionad[oa]s?|mal-intencionad[oa]s?|hostil(?:es|e)?|comprometid[oa]s?|infectad[oa]s?|malveillante?s?|compromise?s?|piratée?s?|infectée?s?|malevol[oaie]|malign[oai]|compromess[oaie])"

/** Strangers who turn up in the lives of others. */
const STRANGERS =
  '(?:the|a|an|any|some|every|each|der|die|ein|eine|el|la|un|una|le|um|uma) (?:(?:friendly|unknown|new|strange) )?(?:callers?|senders?|strangers?|insiders?|suspects?|anrufer(?:in)?|absender|llamante|remitente|appelant|expéditeur|remetente)|(?:a|an) (?:friendly|unknown|strange|helpful|private) (?:account|voice|profile|number)|somebody|someone|unknown people|any(?:one|body) who can (?:upload|post|comment|edit|submit|write)\\b[^.!?]{0,30}? (?:can|could|may|might) (?:write|plant|put|slip|hide|add|upload)|(?:some|others|many|few)(?: (?:people|pages|sites|authors|owners|vendors))? (?:plant|hide|embed|inject|smuggle|sneak|slip|try|tried|claim|pretend|abuse)'

/** They are what it is good against, and do nothing: `attackers hate this`, `malware signatures`. */
const NO_DEED =
  '(?! (?:hates?|dislikes?|fears?|loses?|gets? (?:no|nothing)|signatures?|definitions?|scan\\p{L}{0,6}|protection|shield|ha(?:s|ve|d) (?:no|to)|must|should|needs? to|stays? out|(?:(?:\\p{L}{3,12} )?(?:is|are|was|were|gets?)|has been|have been) (?:removed|wiped|reset|cleaned|cut|kept|stopped|killed|found|blocked|locked|driven|expelled|shut))(?!\\p{L}))'

export const OTHERS = regex.u`
  (?<!\p{L})(?:${WRONGDOERS}|${IN_BAD_FAME}|${IN_BAD_FAME_BEHIND}|${STRANGERS})(?!\p{L})${NO_DEED}|
  ${WRONGDOERS_UNSPACED}|${IN_BAD_FAME_UNSPACED}
`

/** Those who mean harm, and no mere strangers. */
export const WHO_MEAN_HARM = regex.u`
  (?<!\p{L})(?:${WRONGDOERS}|${IN_BAD_FAME}|${IN_BAD_FAME_BEHIND})(?!\p{L})${NO_DEED}|
  ${WRONGDOERS_UNSPACED}|${IN_BAD_FAME_UNSPACED}
`

/** What was asked of the writer, and that it was not done. */
export const REQUESTED = regex`
  \b(?:contain(?:s|ed)?|hold|holds|held|had|has|carr(?:y|ies|ied)|includ(?:e|es|ed)|
    there (?:is|was)|found|saw|noticed) (?:an?|the|one) (?:(?:hidden|embedded|buried|suspicious|
    strange|injected|odd) )?(?:request|instruction|order|demand|attempt|command)s? (?:to|that)\b
`
export const LEFT_ALONE = regex`
  \b(?:i|we) (?:did not|didn't|have not|haven't) (?:act(?:ed)? on|follow(?:ed)?|obey(?:ed)?|
    compl(?:y|ied) with|carr(?:y|ied)|done?|answer(?:ed)?)(?: (?:it|that|this|them))?[.!]
`

/** What they do, by name. */
const THREATS =
  'attacks?|injections?|(?:ph|v|sm)ishing|scams?|frauds?|abuse|intrusions?|exfiltration|(?:data )?theft|leaks?|social engineering|tampering|misuse|poisoning|angriff\\p{L}{0,3}|betrug\\p{L}{0,12}|eingeschleust\\p{L}{0,3}|ataques?|fraudes?|estafas?|inyecci\\p{L}{2,5}|golpes?|injeç\\p{L}{2,4}|attaques?|arnaques?|атак\\p{L}{0,2}|мошен\\p{L}{2,10}'

/** How one knows them. */
const SIGNS =
  'red flags?|(?:warning|alarm|tell-?tale|danger) signs?|signs of|indicators?|symptoms|suspicious|alerts?|alarms?|warnzeichen|anzeichen|woran|merkmale|señales|indicios|signes|indices|sinais|indícios|признак\\p{L}{0,2}'

/** What one is to look out for, and how things get lost. */
const WATCHED =
  '(?:stop|refuse|reject|escalate|worry|block|alarm|decline) (?:if|when|on)(?: you see)?|(?:when|if|where|until) you (?:see|find|notice|spot)|(?:look|watch) (?:out )?for|beware|(?:wie|how) \\p{L}{2,16} (?:abfließen|verschwinden|flow|flows|leak|leaks|leave|leaves|disappears?)'

/** What is looked back on, kept out, or shown to learn from. */
const SHOWN =
  "(?:we|i)(?:'ve| have) (?:had|seen|met|received|caught)|to learn from|closed (?:tickets|cases)|seen in the past|attempts?|probes?|timeline|what happened|incidents?|post-?mortem|observed|reported|blocked|block(?:s|ing) (?:dangerous|destructive|harmful|risky|malicious)|(?:dangerous|destructive|harmful|malicious) (?:commands|operations|patterns|actions)|forbidden|prohibited|turned down|rejected|(?:suspicious|hostile|malicious|unusual|odd|known|their) behaviou?rs?|(?:annotated|sample|test|example|bad|known) (?:examples|messages|phrases|sentences|strings|cases|prompts|inputs|lines|mails|letters)|(?:phrases|words|sentences|messages) (?:that|to) (?:do not|don't|avoid|fail)|what (?:usually|often|typically|may|might)|o que costuma|lo que suele|ce qui|was (?:oft|häufig|meist)|(?:beispiele|ejemplos|exemples|exemplos|примеры)"

const ANNOUNCING_UNSPACED = '骗|诈|手法|注入|可疑|攻击|手口|詐欺|攻撃|수법|공격|사기|징후|示例|兆候'

/** A heading or a lead that announces the deeds, words or traces of others. */
export const ANNOUNCES = regex.u`
  (?<!\p{L})(?:${WRONGDOERS}|${THREATS}|${SIGNS}|${WATCHED}|${SHOWN})(?!\p{L})|
  ${WRONGDOERS_UNSPACED}|${ANNOUNCING_UNSPACED}
`

/** A lead that is the subject of the list below it, so that its verbs are told of them: `Typical kits:`. */
export const SUBJECTS = regex.u`
  ^[\s>*_-]{0,8}(?:(?:typical|common|most|many|some|such|known|these|other|bad) )?
  (?:\p{L}{2,14} ){0,2}(?:${WRONGDOERS}|kits|scams?|frauds|fakes|
    lures|campaigns|(?:scam|fake|phishing|fraud) (?:pages|sites|mails|calls)|families|variants)
  (?: (?:often|usually|typically|may|will|can|try to|tend to))?[*_]{0,2}:[*_]{0,2}\s{0,4}$
`

/** Columns that hold what is said or done by somebody, not what is to be done. */
export const NAMES_SAYINGS = regex`
    ^\|?[^\n]{0,80}?\b(?:inputs?|events?|behaviou?rs?|phrases?|excuses?|examples?|terms?|claims?|
      indicators?|signals?|symptoms?|smells?|looks like|tells?|specimens?|says?|said|utterances?|
      objections?|attempts?|beispiele?|satz|sätze|frases?|ejemplos?|exemplos?|phrase|exemples?|
      говорят|фраза|пример)\b|语句|话术|示例|例文|表現|문구|예시
  `

/** Columns that hold the same text in several languages. */
export const LANGUAGES = regex`
  ^\|?(?:[^|\n]{0,30}\|)?(?:\s{0,4}(?:en|de|fr|es|it|pt|nl|pl|ru|zh|ja|ko|english|german|
    french|spanish|italian|portuguese|chinese|japanese|korean|russian|deutsch|englisch|
    français|español)(?:-\w{2,4})?\s{0,4}\|){2}
`

/** The name of a field that holds what somebody planted, and one that holds what is expected of the reader. */
export const PLANTED_FIELD = regex`
  ^[\s\-"'{]{0,20}(?:planted|payload|attack|inject|hostile|malicious|adversarial|untrusted|
    jailbreak|poison|phish)\w{0,12}["']?\s{0,2}:
`
export const EXPECTED_FIELD = regex`
  ^[\s\-"'{]{0,20}(?:expect|assert|must_not|should|verdict|forbidden|
    pass_if|fail_if)\w{0,16}["']?\s{0,2}:
`

/** Plainer names of such a field, and what the case beside it rules out. */
export const CASE_FIELD = regex`
  ^[\s\-"'{]{0,20}(?:text|input|prompt|message|content|body|mail|page|document|
    turns?|user)["']?\s{0,2}:
`
export const RULED_OUT_FIELD = regex`
  ^[\s\-"'{]{0,20}(?:must_?not|should_?not|may_?not|never|
    forbid\w{0,5}|disallow\w{0,3}|refuse\w{0,2}|(?:no|not)_[a-z]{2,16}|
    expect\w{0,3}["']?\s{0,2}:\s{0,2}["']?(?:refus|block|den|ignor|reject))\w{0,20}["']?\s{0,2}:?
`

/** What follows a sample that is taken apart, and what leads to it. */
export const TAKEN_APART = regex`
  ^[\s*_>-]{0,6}(?:signs?|red flags?|clues?|tell-?tales?|what is wrong|why it is wrong|
    right|wrong|right answer|good answer|analysis|lesson|merkmale|richtig|señales|indices|
    sinais|признаки)[^.:\n]{0,30}:
`
export const SAMPLE = regex.u`
  (?<!\p{L})(?:examples?|samples?|messages?|mails?|letters?|cases?|beispiele?|fall|fälle|ejemplos?|
    exemples?|exemplos?|пример\p{L}?)(?!\p{L})
`

/** The same in other languages: it came like that, and nothing of it is done. */
export const RECEIVED = regex.u`
    (?<!\p{L})(?:(?:has|have|had) (?:come|arrived|received|seen)|we (?:got|received|saw)|
      received|llegado|recibid\p{L}{1,2}|visto|kam|kamen|bekommen|erhalten|gesehen|
      reçu\p{L}{0,2}|arrivé\p{L}{0,2}|chegou|chegaram|recebe\p{L}{1,4}|встреча\p{L}{2,4}|
      приходил\p{L}?|получал\p{L}?|получили)(?!\p{L})|
    收到过|收到的|遇到过|届いた|実例|実際に|실제로|받은|사례
  `
export const LEFT_UNDONE = regex.u`
    \b(?:nothing (?:of (?:it|this) )?is (?:done|executed|carried out|followed)|do nothing|
      (?:do not|never|don't) (?:follow|obey|act on|execute|carry out)|
      no se ejecuta|nada se ejecuta|no (?:ejecut|hag|obede)\p{L}{1,4}|nichts (?:davon )?
      (?:ausgeführt|ausführen|tun|befolgen)|nicht (?:ausgeführt|befolgt|ausführen|befolgen)|
      (?:ne rien|rien n'est) (?:exécut|fai)\p{L}{1,3}|n'exécute\p{L}? (?:rien|pas)|
      nada (?:é|será) executado|não (?:execut|obede|sig)\p{L}{1,4})|
    ничего не (?:выполн|дела|исполн)|
    не (?:выполнять|исполнять|следовать)|
    不(?:予|要|会)?(?:执行|照做|理会|遵从)|
    (?:従わず|従わない|従いません|実行しない|実行せず|実行しません)|
    (?:실행|수행)하지 (?:않|마|말)|따르지 (?:않|마|말)
  `

/** A log begins its lines with the time. */
export const LOGGED = regex`
  ^\s{0,8}(?:\[?\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d)?[\d.,:+z-]{0,12}\]?\s|
    [\da-f.:]{3,40} - \S{1,20} \[|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|
      nov|dec) {1,2}\d{1,2} \d\d:\d\d:\d\d )
`

/** The reader is spoken to after all, or an order follows from what is told. */
export const READER = regex`
    \b(?:you (?:must|should|need|have|are|may|can)|(?:the |your )?(?:agent|assistant|model|
        claude|helper) (?:must|should|shall|has to|needs? to|will|sends?|reads?|runs?|copies|
        posts?|adds?|writes?|uploads?)|always|please|first,|your (?:task|job|first)|
      so (?!that\b|as\b)[a-z]{2,12} (?:the|all|every|its?|them|any|your)\b|therefore|instead,?)\b
  `

/** How an entry begins that orders nothing: a quotation, code, who does it, a deed in the third person, a gerund. */
export const ENTRY = regex`
    ^\s{0,20}(?:(?:[-*+>|]|\d{1,3}[.)])\s{0,4}){1,3}(?:\*{2}[^*]{1,60}\*{2}:?\s{0,2}|
      (?!(?:setup|usage|run|then|first|next|finally|now|task|order|rule)\b)[a-z]
      [a-z -]{2,24}:\s(?!always\b|process\b|access\b|pass\b))?(?:\d\d:\d\d:?\s)?(?:["'“„«「]|
      \x60[^\x60]{1,300}\x60|(?:a|an|any|some|the|eine?r?|une?|uma?|una|der|die|das|le|la|el)\s|
      (?!always\b|process\b|address\b|access\b|pass\b|
        this\b|discuss\b|press\b|compress\b|focus\b|express\b|cross\b|miss\b|guess\b|assess\b|
        as\b|bypass\b|suppress\b|dismiss\b|progress\b|during\b|following\b|being\b)[a-z]{2,14}
      (?:s|ing)\s(?!(?:must|should|shall|are|is)\b)|冒充|诱导|要求对方|声称)
  `

/** What a report says of a line of another text. */
export const OF_LINE = regex.u`
  ^[\s\d*.|>-]{0,12}(?:\p{L}{2,8}:\*{0,2} )?lines? \d{1,5}
  (?:[-–]\d{1,5})?[:,]? (?:["'“\`]|(?!as\b|this\b)[a-z]{2,12}s\s)
`
