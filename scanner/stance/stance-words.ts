/** The wording by which a text forbids a thing, marks it as wrong, tells of it, or orders it after all. */

import { regex, source } from '../patterns/verbose.ts'

/** What is to be done about it: not to do it. */
export const REFUSED = regex`
  ^[^.!?\n]{0,40}[.!]?[\x60"'\u201d]{0,2}\s{1,2}such (?:an? )?(?:sentences?|texts?|lines?|messages?|
    claims?|orders?|requests?)
  (?:is|are|gets?|must be)\s(?:worth\sreporting|reported|ignored|refused|not|never|
    an? (?:attack|lie|trick|trap)|injections?|false)\b|
  ^[\x60\"'\u201d]{1,2}\s{0,2}[:—–-]\s{0,2}(?:no|never|nope|don't)(?=\s{0,2}(?:[.!,;|)\x60"'\n]|$))|
  ^[\x60\"'\u201d]{1,2}\s{0,2}[:—–-]\s{0,2}(?:never|don't|do not) (?:do|run|use|paste|type|send|
    copy|write)(?: (?:this|that|it|so))?\b|
  ^[\x60\"'\u201d]{0,2}\s(?:(?:must|should|may) (?:never|not) be (?:run|used|executed|typed|pasted|
    sent|copied|done|installed|obeyed|followed)|
    (?:is|are) (?:banned|forbidden|prohibited|
      off limits|not (?:allowed|permitted|something (?:we|you) (?:run|use|do|type|paste))))\b|
  ^[\x60"'\u201d][^\x60"\n]{0,60}[.!:;,]\s{1,2}[^\x60"\n]{0,24}\b(?:don't|do not|never) (?:run|
    execute|type|paste|use) (?:them|these|it|this|any)\b|
  ^[\x60\"'\u201d]{1,2}\.\s{1,2}(?:please )?(?:don't|do not|never)\s{0,2}
  (?:do (?:that|so|it|this)\s{0,2})?[.!]|
    ^[\x60\"'\u201d]{1,2}[^.!?\n]{0,40}\. (?:we|i) (?:do not|don't|never do)[.!]|
  ^[^"\u201c\u201d\n.!?]{0,40}(?:->|→)\s{0,2}(?:blocked|denied|rejected|refused)\b|
  ^[^"\u201c\u201d\n.!?]{0,60}[.!?]?["\u201d]\s{0,2}(?:[:—–]|-|->|→)\s{0,2}no\b|
  ^[\x60"'\u201d]{1,2}\s{0,1}(?:(?:bitte )?(?:auf keinen fall|niemals|nie|nicht)\b|
    を?(?:実行|使用|入力|コピー)しないで|(?:を|는|을|를)?\s{0,1}(?:실행|사용)하지 마)|
  ^[\x60"'\u201d]{1,2}[)）」]{0,2}(?:、?など)?(?:の\S{1,8})?(?:は|を|も)(?:絶対に|決して)?
  (?:実行|使用|入力)(?:しない|するな|しては|禁止)|
  ^[\x60"'\u201d]{1,2}[)）]{0,2}\s?(?:등)?(?:은|는|을|를)\s(?:절대 )?(?:실행|사용)하지 (?:마|않)|
  ^[^.!?\n]{0,60}(?:不要照做|不要执行|不要遵循|不要理会|不予理会|従わない|従わず|따르지 (?:마|않)|금지|쓰지 마|사용하지 (?:마|않)|は禁止|使わない|
    禁止です|\bverboten\b|\best interdite?\b|\bestá prohibid[oa]\b|\bé proibid[oa]\b|
    запрещен|\b(?:do not|don't) (?:follow(?! up)|obey|comply|act on)\b|
    (?:["'\x60\u201d]|\b(?:it|they|this|that|these|those|all|which))\s{1,2}must be ignored|
    \bno (?:la|las|lo|los) (?:sigas|obedezcas))
`

/** What leads to a quotation that is not to be obeyed. */
export const REFUSES_SUCH = regex.u`
  \b(?:never|do not|don't|must not) (?:obey|follow|act on|carry out|comply with)
  [^.!?\n]{0,60}\b(?:like|such as)\b[^.!?\n]{0,30}[:.]?\s{0,4}$|
  \b(?:sentences|lines|orders|requests|texts|mails|messages) (?:like|such as) [^.!?\n]{0,40}
  \b(?:not|never) (?:be )?(?:obeyed|followed|acted on|carried out)\b|
  \b(?:sätze|texte|zeilen|mails|aufforderungen) wie [^.!?\n]{0,40}
  \b(?:nicht|nie|niemals) (?:befolg|ausgeführt|beachte)|
  (?:文|指示|命令|文言|依頼)[^。\n]{0,24}(?:従わない|従わず|実行しない)|
  (?:类似|如下|这样|这类|下面)[^。\n]{0,20}(?:不要|切勿|请勿|一律不)(?:照做|执行|理会|遵循)
`

/** Behind one of these the negation no longer holds, or turns into its opposite. */
export const TURN = regex.u`
  \b(?:but|instead(?! of)|then|except|unless|however|only|just|simply|skip|leave out|omit|
    overlook|neglect|forget|fail to|hesitate|put off|postpone|other than|anything else|any other|
    (?:less|more|else) than|apart from|pero|sino|aber|sondern|mais|mas|oublie[rz]?|olvid[ae]s?|
    omitas?|esque[cç]\p{L}{1,3}|deix[ae]s? de|dejes? de|dimentic\p{L}{1,4}|vergess\p{L}{1,2}|
    vergiss|versäum\p{L}{1,2})(?!\p{L})|(?<!\p{L})(?:но(?!\p{L})|забы\p{L}{1,5}|пропус\p{L}{1,5})|
  但|而是|然后|忘|漏|省略|跳过|欠かさ|잊
`

/** Marks of a counter-example: what follows is the wrong way. */
export const WRONG = regex`
    ❌|✗|✘|🚫|⛔|👎|
    (?<!--)\b(?!(?<=\b(?:gives?|giving|causes?|leads? to|results? in|yields?|
      avoids?|prevents?) )(?:bad|wrong|incorrect) [^.:;!?\n]{1,40}[.;])
    (?:(?:bad|wrong)(?! \w{3,12} (?:can|could|cannot|may|might|will|is|was|gets?|does)\b)|unsafe|
      insecure|vulnerable|dangerous|malicious|
      anti-?patterns?|counter-?examples?|incorrect|reckless|catastrophic|
      (?<!403\W{1,3}|\b(?:says?|shows?|returns?|gets?|got|gives?|reads?|error|status|
        reason)\W{1,3})forbidden(?!\W{1,3}(?:403|rbac|http|errors?|responses?)\b)|prohibited|
      never do|do not (?:do|use|run)|don'ts?(?= (?:\w{1,10} )?(?:do|use|run|write|put|add|
          keep|follow|paste|type|copy|trust)\b|\s{0,3}[:*)|—]|$)|noncompliant|
      not recommended|red flags?|harmful|
      (?:classic|common|typical|frequent|famous) (?:accidents?|slips|blunders?|disasters?)|
      (?:accidents?|blunders?|disasters?) (?:that|which|from|of|we|others|people)\b|
      (?:examples?|lines?|requests?|orders?|texts?|mails?|
        messages?) to (?:turn down|refuse|reject|decline|ignore)|malo|incorrecto|peligros[oa]|
      schlecht|falsch|gefährlich|unsicher|mauvais|dangereux|ruim|errado|perigos[oa])\b|
    \b(?:mal(?=\s?:)|no (?:lo )?(?:ejecut(?:es|ar)|hagas)|
      nunca (?:lo )?(?:ejecutes|hagas)|malicios[oa]s?|
      nicht (?:ausführen|nachmachen)(?![\w-])|(?:abschreckendes|schlechtes) beispiel|
      bösartig\w{0,2}|schädlich\w{0,2}|ne (?:pas|jamais) (?:faire|exécuter|lancer)|
      (?:mauvais|contre-)(?: ?)exemple|malveillante?s?|
      não (?:execute|faça|rode)|exemplo de (?:golpe|ataque)|mau exemplo)|
    à ne pas (?:faire|exécuter|lancer)|плох(?:о|ие|ой|ая|ое|их)|вредны[ехй]|вредоносн[а-яё]{2,3}|
    не (?:запускать|запускайте|выполнять|выполняйте|делать|делайте)(?![а-яё])|неправильно|
    опасно|\b(?:cattiv[oi]|sbagliat[oi]|pericolos[oi]|malos)\b|错误|危险|不安全|反例|反面|恶意|
    (?:切勿|请勿|不要|禁止)(?:运行|执行)|悪い|悪意|危険|実行(?:しない|禁止|しては)|やってはいけない|
    위험|잘못|나쁜|악성|(?:실행|사용)하지 마
  `

/** Words of those who look for a thing, or explain how others do it. */
const SPEAKS_OF = regex`
    \b(?:detect(?:s|ed|ing|ion|or)?(?! (?:drift|changes?|conflicts?|duplicates?|differences?|
      failures?|errors?|outliers|anomal\w{2,3}|stale|missing|when|whether|if)\b)|(?<!\x60 |
        feature |option |line |compiler |build |cli )flags?(?! (?:is|are)\b)|flagged|scans? for|
      ssrf|(?:is|are) (?:an? )?(?:findings?|red flags?|signs?|hints?|clues?)\b|checks? for|
      looks? for|watch for|(?<![\/-])audit(?:s|ing)?(?! (?:events?|logs?|daemons?|trails?|records?|
          service|data|logging|history|rules?)\b)|review for|search(?:es)? for|
      tests? for|(?:goes|slips|gets|sails) (?:right |straight )?(?:through|past)|
      (?:malware|virus|attack|detection|known|
        threat|yara) signatures?(?! (?:are|is|get) (?:renewed|updated|fetched|refreshed|loaded))|
      signature (?:match|rule|database|detection|list)\w{0,2}|attempts? to|tries to|
      indicators? of|attack(?:s|ers?|ing)?|
      (?:any(?:one|body)|every(?:one|body)|whoever) (?:who )?(?:can|has|gets|with)\b[^.!?\n]{0,60}\b
      (?:is|becomes|gets|has) (?:effectively )?root\b|
      exploit(?:s|ation|ing)?|injections?|threats?|abuse|stealing|theft)\b|
    (?:→|->|=>) an? (?:finding|red flag|sign|hint|clue)\b|
    攻击|漏洞|攻撃|공격
  `

/** Of the same words, those by which a reader is told to look after the own work: nobody is shown anything there. */
const OWN_WORK = regex.g`
  \b(?:checks?|looks?|watch(?:es)?|scans?|search(?:es)?|tests?) for (?:any |available |new |
    the latest |known ){0,2}(?:updates?|
    upgrades?|news|(?:new(?:er)? )?versions?|releases?|problems?|issues?|errors?|bugs|
    the (?:tool|version|binary|program|compiler))\b|
  \b(?:detect|identify)s? (?:the |your |which )(?:\w{2,12} )?(?:versions?|platform|
    os|operating system|language|framework|system|project|type|package manager|shell|
    architecture|environment|tool)\b|
  \b(?:audit|lint|identify|detect|flag)s? (?:the|your|this|our|each|every|all|
    it|them)\b(?: \w{2,14}){0,2}?
  \s(?:project|repo(?:sitory)?|code|codebase|files?|dockerfile|workspace|set-?up|
    dependenc(?:y|ies)|packages?|folder|app|
    service|notes?|documents?|sheet|data|site|page|system|machine|cluster|branch|changes?)\b|
  \b(?:our|this|its|bundled|own|helper) (?:\w{2,14} )?(?:scanner|detector)\b|
  \b(?:is|are) an? (?:\w{3,10} )?findings? (?:in|of|at|with) (?:every|each|any|most|
    all|the next) audits?\b|
  \b(?:is|are) an? findings? (?:of|with) [^.\n]{3,30}\. (?=(?:rewrite|replace|set|add|put|change|
    move|switch|bring|point)\b)
`

/** True for words of those who look for a thing in what others made, or explain how others do it. */
export const speaksOf = (text: string): boolean =>
  SPEAKS_OF.test(text) && SPEAKS_OF.test(text.replace(OWN_WORK, ' '))

/** What is searched for, told in a clause of its own: `mail that is quietly forwarded`. */
export const LOOKED_FOR = regex`
  \b(?:checks?|looks?|search(?:es)?|scans?|audits?|hunts?)\b[^.!?\n]{0,60}
  \bfor (?:[\w-]{1,16} ){1,4}
  (?:that|which) (?:is|are|was|were|gets?|has been|have been) (?:\w{2,12}ly )?$
`

/** What a piece of data says, given word for word: nobody who gives orders calls them a string or a page. */
export const REPORTED = regex`
    \b(?:pages?|e-?mails?|mails?|documents?|strings?|websites?|posts?|comments?|cvs?|essays?|
      entr(?:y|ies)|log (?:lines?|entries)|tool results?|reviews?|tickets?|user[- ]agents?|
      attackers?|students?|scammers?|senders?|payloads?|inputs?|sätze|satz|dokumenten?|texten?|
      páginas?|correos?|frases?|phrases?|contain(?:s|ing)? (?:orders?|instructions?|commands?|
        directives?))\b[^.!?"'\x60«„“\u300c]{0,60}["'\x60«„“\u300c]{1,3}[^"'\x60]{0,85}$
  `

/** Somebody other than the reader says it: the verb stands in the third person. */
export const SAYS = regex`
    \b(?:used to (?:write|say|put|ask|hide)|decodes to|spells|says|said|reads|asks|asked|tries|
      tried|writes|wrote|claims|claimed|begs|pleads|types|typed|insists|wants|wanted|
      sagt|schreibt|(?:steht|heißt es) (?:dort|da|darin|drin|im text)|dice|escribe|écrit|diz)\b
    [^.!?"'\x60“„«\u300c]{0,40}(?:["“„«\u300c][^"“”„«»\u300d\n]{1,60}
      ["”»\u300d],? ?(?:(?:or|and|und|oder|o|ou|et|e) )?){0,3}["'“„«\u300c]{1,3}
    [^"'\x60”»\u300d]{0,85}(?:\x60[^"\x60”»\u300d]{0,85})?$
  `

/** A quotation that is led in as an example of what somebody writes, in the same clause. */
export const EXEMPLIFIED = regex.u`
    (?:\b(?:for example|for instance|e\.g\.|such as|zum beispiel|z\. ?b\.|etwa|por ejemplo|
        par exemple|por exemplo|ad esempio)|(?<!\p{L})(?:например|пример \p{L}{4,7})|
    例如|比如|诸如|譬如|类似|例えば|たとえば|예를 들어|
    예컨대)[^.!?。！？\n"“”「」«»„]{0,40}["“„«\u300c][^"“”„«»\u300c\u300d\n]{0,85}$
  `

/** Several sayings in a row are samples. */
export const SAID_IN_A_ROW = regex`
  ["“„«\u300c][^"“”„«»\n]{6,120}["”»\u300d](?:[,;] ?|,? (?:or|and|und|oder|o|ou|et) |
    [、，])["“„«\u300c][^"”»\u300d]{0,85}$
`

/** What a reviewer says of a line. */
const VERDICT = source`
  \b(?:not explained|unexplained|no reason|concealment|conceals|secrecy|hides|hidden|
    exfiltrat\w{1,4}|leaks?|injection|
    suspicious|malicious|reject|red flag|unneeded|needless|steals?|stealing|theft)\b
`

const judged = (verdict: string): RegExp =>
  new RegExp(
    source`
      ^[\s>*+-]{0,8}
      (?:\d{1,3}[.)]\s{1,3})?(?:in )?lines? \d{1,5}(?:\s?[-–]\s?\d{1,5})?\s?[:–-]\s{0,2}
      (?:["'\x60«„“][^\n]{1,400}["'\x60»”]\s{0,2}(?:→|->|=>|[:—–,])[^\n]{0,40}${verdict}|
        [^\n]{1,300}\([^()\n]{0,20}${verdict}[^()\n]{0,20}\)\s{0,4}$)
    `,
  )

/** A line of somebody else's text with the verdict on it: `line 12: "…" → unexplained`. */
export const JUDGED = judged(VERDICT)

/** The same with a verdict in its favour, which whoever has lines typed may write as well: `line 1: "…" → ok`. */
export const APPROVED = judged(
  source`\b(?:fine|ok|okay|harmless|benign|opened|open it|explains?)\b`,
)

/** Steps, orders or commands that are given by example are given all the same. */
export const NAMES_STEPS = regex`
  \b(?:following|steps?|apply|perform|carry out|do|follow|obey|execute|run|
    send|these)\b[^.!?]{0,80}$
`

/** Words of a heading or a lead that tells of what others do, or of what was found. */
export const LEADS_TO_EXAMPLES = regex`
  \b(?:(?:cleared|removed|wiped|typical|usual) traces|looks? like|
    (?:may|might|could|will) try to|planted|what (?:we|i|they) (?:found|recovered)|
    reported (?:pages?|mails?|texts?|reviews?|skills?)|worked examples?|
    (?:real|actual) (?:cases?|examples?|samples?|ones|specimens?)\b|
    (?:lines?|strings?|things|commands?|entries|tricks|mails?|messages) (?:that|which)
    (?: (?:we|people|attackers|they|others))?(?:'ve| have| had)? (?:found|seen|wrote|written|met|
      caught|recovered|pulled|come across)|
    commands? (?:that|which) (?:must|should) (?:match|fire|trigger|be (?:caught|blocked|found))|
    (?:poisoned|tainted|booby-trapped|hostile|bad) (?:examples?|samples?|specimens?)|
    so that you (?:recogni[sz]e|know) (?:it|them)|recogni[sz]ing|red[- ]team(?:ing)?|
    examples? for recognition|(?:reported|flagged|recogni[sz]ed)(?:,| and|, and) not (?:obeyed|followed|carried out)|
    (?:text|lines|sentences|wordings?) (?:of|like) this(?: kind| sort)?|turns? up in|specimens?|
    exhibits?|warning signs?|signs? of|signs?$|droppers?|stagers?|
    stealers?|malware|scam\w{0,6}|phishing|frauds?|suspicious|weakness(?:es)?|visitors|victims?|
    accidents?|vulnerab\w{2,8}|exercises?|timeline|may find|may see|operators)\b|
  可疑|脆弱|
  \b(?:ataques?|sospechos\w{1,3}|fraudes?|estafas?|angriff\w{0,3}|betrug\w{0,8}|verdächtig\w{0,2}|
    attaques?|pièges?|suspeit\w{1,2}|golpes?|costuma)\b|
  атак|вредонос|признак|подозрит
`

/** Somebody is shown a piece of writing to judge it: learners are asked about it, or it was made up for them. */
export const SHOWN_TO_JUDGE = regex`
  \b(?:made-up|made up|invented|fictitious|fictional|mock) (?:\w{2,16} ){0,2}(?:e-?mails?|mails?|
    letters?|messages?|pages?|posts?|skills?|texts?|chats?|calls?|documents?|invoices?|reviews?)\b|
  \bask(?: \w{2,14}){0,3}:? (?:who|what|why|which|where) (?:\w{2,12} ){0,3}(?:wrote|written|sent|
    talking|speaking|wrong|suspicious|odd|harm|gains?|loses?|wants?|cause|happen)\b|
  \bwhat (?:is|are) (?:wrong|odd|suspicious) (?:with|about|here)\b
`

/** A heading or a lead that tells what others do: `What attackers write`, `Things a stager does`. */
export const OF_OTHERS = regex`
    ^[#\s>*-]{0,8}(?:the )?
    (?:catalogue|taxonomy|pattern library|dark patterns|always (?:raise|flag)|evasions?|
      bypasses|(?:abuse|misuse) cases?|attack (?:paths?|scenarios?|surface|trees?|patterns?)|
      threats|threat models?)\b|
    ^[#\s>*-]{0,8}(?:what|things|commands|how|phrases|messages|
      lines) (?:(?!you\b|to\b|we\b|i\b)[\w-]{1,24} ){1,4}(?:try|tries|do|does|did|look|use|used|
      uses|write|writes|send|sends|say|says|type|typed|sent)\b
  `

/** A lead that has strings looked for, which nobody runs. */
export const SOUGHT = regex.u`
    \b(?:look|search|scan|grep)(?:ing|es)? (?:\w{1,12} ){0,4}for\b|
    (?<!\p{L})(?:busca|buscar|procur\p{L}{1,2}|such\p{L}{0,2}|prüf\p{L}{0,2}|
      cherche[rz]?|recherche[rz]?|vérifie[rz]?|ищ\p{L}{1,4}|искать|найти|ищем|проверь\p{L}{0,2}|
      проверить)(?!\p{L})[^\n]{0,80}(?:cadenas|cadeias|strings|zeichenkett\p{L}{1,2}|
      zeichenfolge\p{L}?|muster|chaînes|motifs|patrones|padrões|indicador\p{L}{0,2}|
      indikator\p{L}{0,2}|indicateurs|строк\p{L}{0,3}|признак\p{L}{0,2}|индикатор\p{L}{0,2})|
    (?:查找|搜索|检查|检索|查看)[^\n]{0,20}(?:字符串|指标|特征|痕迹)|
    (?:文字列|痕跡|指標)[^\n]{0,30}(?:調べ|探|検索|確認)|
    (?:문자열|흔적|지표)[^\n]{0,20}(?:찾|검색|확인|있는지)
  `

/** Words that give what follows in backticks to be run. */
export const ORDERED = regex`
  \b(?:run|runs|running|execute|executing|use|using|type|enter|paste|call|invoke|launch|start|
    install|with|via|by|command|do|try|then|first)\b[^\`"']{0,30}[\`"']{1,3}[^\`"']{0,85}$|
  \b(?:write|set|put|append|insert)\b[^\`"']{0,30}\`{1,3}[^\`"']{0,85}$
`

/** A label with a row of names in code: `Miners: \`a\`, \`b\``. */
export const LABELLED = regex.u`
    ^[\s>*-]{0,8}\**(?!(?:run|do|use|type|enter|execute|then|first|
        next|finally|start|install|also|now|steps?|commands?|setup|usage)(?![\p{L}\d]))\p{L}
    [\p{L}\d_ /-]{2,40}\**:\**\s(?:(?:\x60[^\x60]{1,60}\x60,? (?:and |or |und )?){2,12}|
      (?:(?:\p{L}{1,16} )?(?:\x60[^\x60]{1,60}\x60|\p{L}{1,16})(?:, |$)){2,12}$)
  `

/** An item that begins with code and then says something of it. */
export const DEFINES = regex`
  ^\s{0,20}(?:[-*+]|\d{1,3}[.)])\s{1,4}\`[^\`]{1,200}\`\s{1,3}(?:and|or|is|are|runs|deletes?|
    means|would|can|may|:|—|-)
`

/** What is said of a list, a table, a quotation or a fence right behind it: nothing in it is an order. */
export const DISOWNS = regex`
    ^\s{0,8}[*_]{0,2}(?:reject(?:ed)?|dangerous|malicious|unsafe|blocked|
      denied|refused?)[*_]{0,2}\s{0,2}[.:!—–-]|
    ^\s{0,8}(?:that|this|it)(?:'s| is| was) (?:an? )?(?:\w{2,12} )?(?:stealers?|web ?shells?|
      backdoors?|thefts?|trojans?|scams?|tricks?|attacks?|malware|phishing|injections?)\b|
    ^\s{0,8}(?:all (?:of )?)?(?:these|those|the above) (?:\w{2,12} ){0,2}
    (?:strings?|lines|examples|samples|phrases|texts|messages|payloads|entries|
      items|prompts|sentences|snippets|inputs) are (?:(?:only|just|all|merely) )?
    (?:test (?:data|inputs|cases|strings)|data|samples|evidence|examples|quotes|quotations|
      material|fixtures|not (?:instructions|orders|for you))\b|
    ^[^.!?\n]{0,100}[.!]\s{1,2}(?:do not|don't|never) (?:save|store|follow|obey|execute|
      remember|act on|carry out)
      \s(?:any )?(?:such|this|that|these|those) (?:texts?|lines?|notes?|orders?|requests?|
        sentences?|instructions?|messages?)\b|
    ^\s{0,8}(?:→|->|=>)\s{0,2}(?:\w{2,14}(?: \w{2,10}){0,2}[.,:;] )?(?:reject|refuse|deny|
      decline|block|report|malicious|hostile|injection|phishing|scam|attack|teaching|quoted|
      harmless|do not|don't|never)\b|
    ^\s{0,8}(?:(?:[-*+]|1[.)])\s{1,4})?(?:do not|don't|never) (?:save|store|follow|obey|comply|
      execute|remember|act on|do|run|answer|write)(?: (?:it|this|that|them|so))?\b\s?[.:,;!]
  `

/** The pattern of a search, in quotes: nothing of it is run, unless a shell fills it in before. */
const SEARCHED = regex`
  (?:^|[\s;&|(\`])(?:[efz]?grep|rg|ag|ack|git (?:grep|log)|findstr|select-string|sls)(?: {1,4}
    (?:--?[\w-]{1,24}(?:=\S{1,40})?|\w[\w./*-]{0,40})){0,6} {1,4}(?:'([^']{0,600})|"([^"]{0,600}))$
`

export function isSearchedFor(before: string): boolean {
  const found = SEARCHED.exec(before.slice(-SEARCH_CHARACTERS))
  return found !== null && !/\$\(|\x60/.test(found[2] ?? '')
}

/** Characters before a sighting in which a search begins. */
const SEARCH_CHARACTERS = 900

/** A label of what a detector is to catch, or to let pass, in code: `Fires: …`. */
export const DETECTED = regex`
  (?:^|[\s|(>*-])(?:fires?|(?:does|do)(?: not|n't) (?:fire|match)|hits?|matches|triggers?|
    alerts?|catches|caught|flagged|detects?|(?:true|false) positives?|positives?|negatives?|
    malicious|benign|(?:sample|test) events?)(?: on| for| by)?[*_]{0,2}:[\s*_]{0,4}
  (?:\`[^\`]{1,200}\`,? (?:and |or )?){0,6}\`[^\`]{0,400}$
`

/** Where something is to go: `mail addresses in it to \`https://…\`` reports no mail. */
export const DIRECTED = /\b(?:to|at|via|into|onto|through) [`"']{1,3}[^`"']{0,85}$/

/** Code right behind a colon is given to be run, whatever the words before it speak of. */
export const GIVEN = /:\s{0,2}`[^`]{0,85}$/

/** What a guard is given to judge, by name: nobody runs it. */
export const HOOK_INPUT =
  /^[^|\n]{0,20}\b(?:echo|printf) '\{["\s]{0,4}tool_(?:input|name)"\s?:[^']{0,400}$/

/** In a text that teaches security: what was come across is shown behind it. */
export const SEEN_LEAD = regex`
  \b(?:line|entry|command|string|job|script)s? (?:that|which) (?:we|i|they|people)(?:'ve| have
    | had)? (?:\w{1,12} ){0,2}(?:found|seen|met|caught|recovered|see|find|meet|catch)\b[^.!?]{0,80}$
`

/** In such a text: what somebody uninvited enters, in code, and what comes of it. */
export const VISITOR_TYPES = regex`
  \b(?:when|if|once|whenever|as soon as) (?:an? |the |some |one )?(?:\w{2,10} )?(?:visitor|bot|
    intruder|attacker|worm|burglar|adversary|crawler)s? (?:types?|enters?|tries|tried|runs?|sends?|
    pastes?|issues?|drops?) [^.!?\`]{0,30}\`[^\`]{0,80}$
`

/** Answers to choose from, side by side: `A) … B) … C) …`. */
export const CHOICES = /^[\s>*_-]{0,8}\(?a[).] [^\n]{2,200}? \(?b[).] [^\n]{2,200}? \(?c[).] /

/** A comment behind a command that takes it back. */
export const REMARKED = regex`
  [ \t]#[ \t]{0,3}(?:no(?:[.!]|[ \t]{0,4}(?:\n|$))|wrong\b|
    dangerous\b|(?:never|don't|do not) (?:run|do|use) (?:this|that|it)\b)
`
