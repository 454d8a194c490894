/** The wording that leads to what was found elsewhere, or that says what an exercise is to set off. */

import { regex } from '../patterns/verbose.ts'

/** A lead that is an order all the same: `Run the lines that we found:`. */
export const ORDERS_LEAD = regex`
  (?:^|[,;:]\s|\b(?:and|then|please|now|first|to) )[\s*_>-]{0,8}
  (?:run|execute|type|enter|paste|use|send|add|put|install|apply|start|do|follow|obey|perform|
    carry out|copy|save|store)\b(?! (?:by|from|into)\b)
`

/** It has the reader run something. */
const RUNS_IT = regex`
  (?:^|[,;:.(]\s|\b(?:and|then|please|now|first|to|must|should) )[\s*_>-]{0,8}(?:run|execute|type|
    enter|paste|launch|invoke)\b
`

/** Within walls that were put up for it. */
const WITHIN_WALLS = regex`
  \b(?:sandbox(?:es|ed)?|containers?|vms?|virtual machines?|lab(?:oratory)?|range|isolated|
    air-?gapped|throw-?away|disposable|jails?|guests?|test (?:hosts?|machines?|boxes|benches)|
    bench|replicas?|clones?)\b
`

/** True for a sentence that has something run where nothing holds it. */
export const runsOutside = (sentence: string): boolean =>
  RUNS_IT.test(sentence) && !WITHIN_WALLS.test(sentence)

/** Pieces of writing. */
const WRITTEN =
  '(?:wordings?|phrases?|phrasings?|sentences?|lines?|strings?|commands?|calls?|entries|snippets?|things|turns of phrase|formulations?|requests?|one-?liners?|code|text)'

/** Who leaves such things behind; no reader of a skill is one. */
const VISITORS =
  '(?:bots?|visitors?|intruders?|attackers?|strangers?|burglars?|worms?|malware|actors?|adversar(?:y|ies)|crews?|gangs?|implants?|droppers?|uninvited guests?|script kidd(?:y|ies)|loaders?)'

/** Where such things are taken from. */
const SOURCES =
  '(?:cases?|incidents?|reports?|investigations?|engagements?|captures?|sightings?|breach(?:es)?|write-?ups?|honeypots?|campaigns?|intrusions?|infections?|case files?|post-?mortems?|break-?ins?|archives?|raids?|jobs)'

/** Such a thing gives its maker away. */
const TELLING = regex`
  \b${WRITTEN} (?:that|which|to) (?:\w{2,14} ){0,3}?
  (?:(?:mean|spell|signal|suggest|indicate|invite|smell of) (?:\w{1,12} )?(?:trouble|danger|
    harm|mischief|malice|compromise|attack|intrusion|foul play|bad (?:news|faith))|
    (?:decide|settle)s? (?:it|the (?:matter|case|question)|a case)|betray|
    give (?:it|them|him|her|the \w{2,14}|an? \w{2,14}) away|ring (?:a|the|alarm|every) bells?|
    raise (?:an? |the )?(?:eyebrows?|alarms?|suspicions?|flags?|questions?)|(?:should |ought to )?
    (?:worry|alarm|startle|disturb|alert) (?:you|us|a reviewer|anyone|readers?)|worry about|stop at|
    object to|mistrust|distrust|hunt for|alert on|look out for|be (?:afraid|wary|suspicious) of|
    are (?:\w{2,10} )?(?:bad news|suspect|suspicious|alarming|telling|tell-?tales?|
      giveaways?|trouble|warnings?))\b
`

/** Recorded from life. */
const RECORDED = regex`
  \bas (?:\w{2,10} )?(?:seen|found|observed|caught|met|reported) in (?:the wild|thousands|hundreds|
    dozens|many|countless|real|malware|phishing|spam|incidents?|attacks?)\b|\b(?:typical|usual|
    common|frequent|classic|recent|recorded|captured|genuine|authentic|caught|seized|sample|
    real(?:-life|-world)?|actual) (?:[\w-]{2,14} ){0,2}(?:sessions?|visits?|intrusions?|infections?|
    break-?ins?|hauls?|finds?|catch(?:es)?|transcripts?|recordings?|captures?|payloads?|implants?|
    specimens?|loot|lures?|droppers?|leftovers|traces|artefacts|artifacts)\b|\b(?:typed|left|
    written|sent|planted|dropped|entered|issued|tried|attempted) (?:\w{2,12} )?by (?:an?|the|
    some|one|our|its|his|most|many|several|these|those)? ?(?:\w{1,12} )?${VISITORS}\b|
  \b(?:defanged|defused|neutered|rendered harmless|made harmless)\b
`

/** What comes to light. */
const SEEN = regex`
  \bwhat (?:you|we|one|i|they|people|responders|analysts|defenders|reviewers)
  (?:(?:'|\u2019)(?:re|ll|d|ve)| are| will| would| have| had| may| might| can| could)?
  (?: \w{2,14}){0,2}? (?:to )?
  (?:see|sees|saw|seen|find|finds|found|meet|met|come across|came across|run into|ran into|
    encounter|encountered|notice|noticed|discover|discovered|recover|recovered|dig up|dug up)\b|
  \bwhat (?:turned up|turns up|showed up|shows up|(?:was|were|is|gets) (?:\w{2,12} )?(?:found|left|
    recovered|seen|planted|caught|dropped|behind)|(?:it|they|he|she|this) (?:left|leaves?|looked
    [ ]like|looks? like|planted|dropped)|lands? in (?:the|our) \w{2,14})\b|
  \b(?:you|we|one|responders|analysts)(?:(?:'|\u2019)ll| will| may| might| can)?
  (?: (?:often|usually|typically|probably|sometimes|then|mostly))? (?:see|find|meet|come across)
  (?: (?:something|things|lines|commands|entries|text|strings))? (?:like|such as)\b|
  \b(?:it|this|that|they|such an? \w{3,14}|one|
    (?:poisoning|injections?|attacks?|phishing|tampering|smuggling|
    spoofing|exploits?|malware|scams?|lures?|backdoors?|bait)) (?:(?:usually|often|typically|then|
    mostly|commonly) )?(?:looks?|looked|reads?|goes|sounds?) (?:(?:something|about|roughly|much) )?
  (?:like (?:this|that|so)|as follows)\b|
  \bwhat (?:\w{2,14} ){0,2}(?:poisoning|injections?|attacks?|phishing|
    tampering|smuggling|spoofing|exploits?|malware|scams?|lures?|
    backdoors?|bait) (?:usually |often )?(?:looks?|reads?|sounds?) like\b
`

/** Taken from records of others. */
const COLLECTED = regex`
  \b(?:examples?|samples?|specimens?|exhibits?|excerpts?|extracts?|quotes?|
    quotations?|finds?|lines?|entries|commands?|wordings?|traces?|strings?|snippets?|
    fragments?|museum pieces?) (?:[\w-]{2,14} ){0,3}(?:from|out of|of) (?:(?:the|our|your|
    their|an?|public|published|last|past|recent|real|earlier|older|previous|closed|this|
    that|one|two|three|several|\w{3,9}'s|other|open) ){0,4}(?:[\w-]{2,14} )?${SOURCES}\b|
  \bfrom (?:ir|inc|case|incident|ticket|sec|csirt|cert|investigation)[- #]{0,2}\d
`

/** One specimen of each kind, so that somebody knows them. */
const ONE_OF_EACH = regex`
  \b(?:one|an?|two) (?:\w{2,10} )?(?:lines?|examples?|samples?|specimens?|
    sentences?|wordings?) (?:from|of|for|per)
  (?: each| every| (?:family|kind|class|type|category))\b|
  \bso (?:that )?(?:an? |the |any )?(?:\w{2,10} )?(?:reviewers?|readers?|graders?|
    analysts?|auditors?|colleagues?|
    newcomers?) (?:can )?(?:sees?|knows?|recogni[sz]es?|gets?|understands?)\b
`

/** Where the quotations of a section are from: somebody kept them out. */
export const CITED = regex.u`
  \b(?:quot(?:ed|es|ations)|cited|taken|copied|lifted|collected|verbatim|extracts|excerpts|
    real lines|all) (?:\w{2,14} ){0,3}?
  (?:from|out of|of) (?:\w{2,14} ){0,6}?(?:turned (?:down|away)|refused|rejected|blocked|removed|
    reported|withdrawn|banned|quarantined|seized|incidents?|cases|findings|submissions|attacks?|
    declined|returned|sent back|pulled|
    caught|failed (?:our |the )?review)\b|
  \b(?:zitate|zitiert|wörtlich) aus (?:\p{L}{2,14} ){0,5}?(?:abgelehnt|abgewiesen|gesperrt|
    vorfällen|gemeldet)\p{L}{0,3}|
  \b(?:citas|citado|tomad[oa]s) de (?:\p{L}{2,14} ){0,5}?(?:rechazad|retirad|
    bloquead|incidente)\p{L}{0,3}|
  \b(?:citations|extraits|tirée?s) (?:de|d'|des) (?:\p{L}{2,14} ){0,5}?(?:refus|rejet|bloqu|
    incident|retiré)\p{L}{0,4}
`

/** A test of a limit: whatever it says is to be refused. */
const MUST_FAIL = regex`
  \b(?:each|every|every one|every single one|everything|all|any|
    both|the whole lot) (?:of )?(?:these|them|those|the following|
    this|the (?:\w{2,12} )?(?:lines|commands|calls|attempts|requests|cases|tries))?
  (?: \w{2,14}){0,3} ?
  \b(?:has|have|must|should|ought|needs?|is|are|supposed|expected|meant) (?:to )?(?:\w{2,8} )?
  (?:fail|bounce|end in an error|time out|be (?:refused|denied|blocked|rejected|caught|stopped|
    killed|detected|flagged|turned (?:down|away))|not (?:work|succeed|get (?:through|out)|pass|go
    [ ]through|be possible))\b|
  \b(?:none|not one|not a single one|nothing|no one) (?:of (?:these|them|those|this|the following|
    the (?:\w{2,12} )?(?:lines|commands|calls|attempts|requests|cases|tries)) )?(?:\w{2,10} ){0,2}?
  (?:may|must|should|can|could|is (?:allowed|meant|supposed|permitted) to|ought to) (?:\w{2,8} )?
  (?:succeed|work|get (?:through|out|anywhere|an answer)|pass|go through|come back|be possible|
    answer|return)\b|
  \b(?:these|the following|those|they) (?:[\w-]{2,14} ){0,3}?(?:must|should|have to|ought to|
    are (?:supposed|expected|meant) to|need to) (?:all |each )?(?:fail|bounce|time out|
    be (?:refused|denied|blocked|rejected|caught|stopped|killed|detected|flagged)|
    not (?:work|succeed|get|pass|go))\b|
  \b(?:expected|supposed|bound|meant) to (?:fail|bounce|be (?:refused|denied|blocked|rejected))\b
`

/** One of a collection: `Exhibit B, an invoice:`. */
const NUMBERED = regex.u`
  ^[\s#*_>-]{0,8}(?:exhibit|specimen|sample|example|case|lure|bait|trick|trap|lesson|card|fall|
    beispiel|caso|ejemplo|exemple|cas|exemplo|пример|случай)s? (?:[a-z]|\d{1,2}|one|two|three|four|
    five|six)\b(?![^.!?\n]{0,80}\b(?:run|execute|type|paste|install)\b)[^.!?\n]{0,80}$
`

/** Learners are to say what is wrong with it. */
const SORTED_OUT = regex`
  \b(?:pupils|students|learners|trainees|participants|attendees|staff|colleagues|teams?|people|
    everybody|the (?:group|class|room|audience)) (?:\w{2,10} )?(?:sort|sorts|judge|judges|
    rate|rates|find|finds|spot|spots|guess|guesses|mark|marks|vote|votes|discuss|discusses|
    tell|say|says|take|takes|pick|picks) (?:them|it|each|these|what|which|who|where|why|
    the|on|whether|apart|out)\b
`

/** Reviewers did not let it pass. */
const TURNED_DOWN = regex`
  \b(?:patterns?|lines?|code|snippets?|changes|constructs?|submissions?) (?:that |which )?we(?:
    've| have)? (?:\w{2,10} )?(?:denied|refused|rejected|turned down|blocked|sent back)\b
`

/** The same in other languages. */
const ABROAD = regex.u`
  (?<!\p{L})(?:typische?\p{L}? (?:sitzung|funde?|zeilen|befehle|spuren|einträge)|
    was (?:man|ihr|du|wir|sie) (?:\p{L}{3,14} ){0,2}(?:sieht|seht|siehst|
      sehen|findet|finden|vorfindet|antrifft)|(?:zeilen|sätze|wendungen|
      formulierungen|befehle), die (?:\p{L}{2,12} ){0,4}(?:verraten|alarmieren|
      stutzig|misstrauisch|ärger|nichts gutes)|
    (?:beispiele|proben|zitate|auszüge|zeilen) aus (?:\p{L}{2,14} ){0,3}(?:fällen|
      vorfällen|berichten)|(?:fanden|sahen) wir (?:das|dies|folgendes|diese[ns]? \p{L}{4,12})|
    (?:wurde|haben wir) (?:\p{L}{2,12} ){0,3}(?:gefunden|entdeckt|abgefangen)|
    (?:müssen|muss|sollen|soll) (?:\p{L}{2,12} ){0,3}(?:scheitern|fehlschlagen|abgewiesen|abgelehnt|
      blockiert)|
    (?:sesión|sesiones|hallazgos?|rastros) (?:típic|habitual|real)\p{L}{1,4}|
    lo que (?:suele|se suele|verás|verán|se ve|se encuentra|solemos|hallamos)\p{L}{0,3}|
    (?:frases|líneas|órdenes|comandos) que (?:delatan|alarman|huelen|anuncian)|
    (?:ejemplos|muestras|extractos|líneas) (?:de|sacad[oa]s de) (?:\p{L}{2,12} ){0,2}
    (?:casos|incidentes|informes)|(?:vimos|encontramos|hallamos|
      apareció|interceptamos) (?:esto|lo siguiente|este \p{L}{4,12})|ejemplo del tipo|
    (?:deben|tienen que|han de) (?:\p{L}{2,8} )?(?:fallar|
      fracasar|ser (?:rechazad|bloquead)\p{L}{1,3})|
    sessions? typiques?|ce qu(?:e l'on|'on|e vous|e nous) (?:\p{L}{2,12} )?(?:voit|trouve|voyez|
      trouvez|voyons|trouvons|verrez)|
    (?:phrases|lignes|commandes|formules) qui (?:trahissent|alertent|doivent alerter|annoncent)|
    (?:exemples|extraits|échantillons|lignes) (?:tirée?s|issue?s) d\p{L}{1,2}|
    (?:on a|nous avons) (?:vu|trouvé|relevé|reçu|intercepté)|
    propose(?:nt)? parfois|exemple du (?:type|genre)|
    doi(?:ven)?t (?:toute?s? |tous )?(?:échouer|être (?:refus|bloqu|rejet)\p{L}{1,4})|
    sess(?:ão|ões) típicas?|o que (?:você |se )?(?:costuma|verá|encontra|vê|aparece)|
    (?:frases|linhas|comandos) que (?:denunciam|entregam|alertam)|
    (?:exemplos|amostras|trechos|linhas) de (?:\p{L}{2,12} ){0,2}(?:casos|incidentes|relatórios)|
    (?:vimos|encontramos|apareceu|recebemos) (?:isto|isso|o seguinte|est[ea] \p{L}{4,12})|
    exemplo do tipo|(?:ninguém|que não se) deve (?:rodar|executar|seguir)|
    (?:devem|têm de|têm que) (?:\p{L}{2,8} )?(?:falhar|ser (?:recusad|bloquead|rejeitad)\p{L}{1,3})|
    типичн\p{L}{1,3} (?:сесси\p{L}|сеанс\p{L}?|наход\p{L}{1,3}|строк\p{L}|команд\p{L}?|след\p{L}?)|
    что (?:вы |мы )?(?:\p{L}{4,12} ){0,2}(?:увидите|видно|находим|встречается|попадается|нашли)|
    (?:строки|фразы|команды|формулировки),? котор\p{L}{2} (?:\p{L}{2,14} ){0,2}(?:выдают|
      настораживают|означают|говорят о)|
    (?:примеры|образцы|выдержки|строки) из (?:\p{L}{3,14} ){0,3}(?:дел|случаев|
      инцидентов|отч[её]тов|разборов)|
    пример \p{L}{4,7}(?:, [^.!?:]{2,40})?|показан\p{L}{0,2} для узнавания|так делать нельзя|
    (?:мы )?(?:нашли|видели|поймали|получили) (?:это|так\p{L}{2}|вот)|
    долж\p{L}{1,3} (?:\p{L}{2,12} ){0,2}(?:провалиться|не пройти|
      быть отклонен\p{L}|завершиться ошибкой))
  (?!\p{L})|
  (?:见过|出现过|收到过|截获)[^。：:\n]{0,16}[：:。]?\s{0,4}$|(?:样例|真实案例|话写给(?:助手|模型|ai)看)|
  典型的?(?:会话|记录|命令|案例|痕迹)|(?:必须|应当|应该|都要)(?:全部|都)?(?:失败|被(?:拒绝|拦截|阻止))|
  (?:你|我们)?(?:可能|通常|往往|大概)(?:会)?(?:看到|见到|发现|遇到)|(?:来自|摘自)[^。：:\n]{0,12}(?:案例|事件|报告)|
  (?:見本|文面|文例|実例)(?:です|で(?:した|ある)|を(?:示|載))|実際に(?:見つか|届い|あっ)た|
  典型的な|よく見(?:る|かける)|(?:すべて|全て|いずれも)[^。\n]{0,10}(?:失敗|拒否|ブロック)|
  (?:事例|事件|報告書?)(?:から|より)|
  (?:쓴|쓰인|사용된|발견된|받은) (?:문구|문장|메일|글)|
  전형적인|흔히 (?:보이는|발견)|실제 (?:사례|기록)|(?:모두|전부) (?:실패|거부|차단)|(?:사건|사례|보고서)에서
`

/** What leads to a piece of somebody else's work, or to what is to be refused. */
export const EXHIBIT_LEADS: readonly RegExp[] = [
  TELLING,
  RECORDED,
  SEEN,
  COLLECTED,
  MUST_FAIL,
  ONE_OF_EACH,
  NUMBERED,
  SORTED_OUT,
  TURNED_DOWN,
  ABROAD,
]

/** Names the outcome of a step: `expected: EPERM`. */
const OUTCOME_LABEL = regex.u`
  (?<!\p{L})(?:expect(?:s|ed|ation)?(?: (?:result|outcome|answer|alert|detection|log|signal)s?)?|
    (?:the )?(?:soc|blue(?: team)?|siem|edr|analysts?|defenders?|sensors?)
    (?: (?:should|will|must|ought to))? (?:sees?|gets?|notices?|shows?|reports?)|
    blue(?: team)?|soc|siem|edr|detections?|detects?|detect by|detected by|caught by|telemetry|
    should (?:raise|fire|trigger|show|alert|end in)|passes (?:if|when)|
    pass (?:if|when)|alerts?(?: to expect)?|outcome|erwartet|erwartung|esperado|se espera|attendu|
    résultat attendu|ожида\p{L}{2,6}|预期(?:结果)?|期待(?:値|結果|する結果)?|예상(?: 결과)?)
  [\s*_\x60]{0,4}[:：]
`

/** It is refused, stopped or noticed: what limits and guards are there for. */
const HELD_OFF = regex.u`
  (?<!\p{L})(?:refus\p{L}{1,4}|den(?:y|ied|ies)|fail\p{L}{0,5}|errors?|block\p{L}{0,3}|
    reject\p{L}{0,3}|kill\p{L}{0,3}|oom|enospc|eperm|eacces|erofs|enoent|enomem|
    exit (?:code |status )?[1-9]
    \p{N}{0,2}|not permitted|permission denied|unavailable|timed? ?outs?|nothing|no (?:route|answer|
    access|output|reply|such)|empty|truncated|quarantin\p{L}{1,3}|stopp?(?:s|ed)?|contained|
    read-only|(?:system|security|application|eid|channel|defender) \p{N}{1,5}|
    (?<=[:：][\s*_]{1,4})\p{N}{4}|alerts?|alerted|event \p{N}{1,5}|event id|rule|sysmon|eventlog|
    script-block log|detect\p{L}{0,4}|caught|fires|scores?|abgelehnt|verweigert|blockiert|
    rechazad\p{L}|bloquead\p{L}|refusée?|bloquée?|recusad\p{L}|отказ\p{L}{0,4}|заблокирован\p{L}|
    ошибк\p{L})(?!\p{L})|失败|拒绝|拦截|失敗|拒否|거부|실패|차단
`

/** What is said of a piece of writing right behind it, by those who take it apart. */
export const TAKEN_APART_BEHIND = regex.u`
  ^[\s*_>—–-]{0,6}(?:(?:the|its|their|his|her|this|that) (?:\p{L}{2,10} )?(?:trick|trap|hook|lure|
    bait|catch|lever|pressure|give-?away|tell|sting|aim|goal) (?:is|here|lies|was|being)\b|
    (?:trick|trap|hook|lure|bait|give-?away|tell|lever|aim|goal|signs?|clues?|tell-?tales?|lesson|
      what gives it away|what it wants|what is wrong|why)\s?:|
    (?:pasted|found|hidden|planted|written|left|sent|seen|slipped|placed|put|typed) (?:\p{L}{2,8} )?
      (?:in|into|at|on|under|behind|by|from)\b[^.!?\n]{0,80}[.!?]|
    (?:pretends|claims|wants|plays on|relies on|tries|threatens|flatters)\b|
    in the (?:description|footer|header|signature|metadata|comments?|alt text) of\b|
    ask (?:the group|them|yourself|who|what|why)\b)
`

/** Characters of a line behind such a label in which the outcome stands. */
const OUTCOME_CHARACTERS = 200

/** Where a line begins to say that the guard or the limit holds; -1 if it does not. */
export function heldOffAt(text: string): number {
  const label = OUTCOME_LABEL.exec(text)
  if (label === null) return -1
  const outcome = text.slice(label.index, label.index + label[0].length + OUTCOME_CHARACTERS)
  return HELD_OFF.test(outcome) ? label.index : -1
}
