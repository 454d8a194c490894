/** What an agent is made to believe for good: whose word counts, what was agreed to, what is not to be said. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { joined } from '../../signals/search/joined.ts'
import { holds, isUsersChoice, notion } from '../../signals/search/notions.ts'
import { CONCEALED } from '../../signals/sentences/manners.ts'
import { stretches } from '../../signals/sentences/stretches.ts'
import { pairs } from '../../signals/shell/snippets.ts'

const WRITE = notion(`
  writ(?:e|es|ing) | add(?:s|ed|ing)? | append(?:s|ed|ing)? | put(?:s|ting)? | insert(?:s|ed)? |
  stor(?:e|es|ing) | sav(?:e|es|ing) | remember(?:s)? | not(?:e|es) |
  record(?:s)? | plac(?:e|es) | keep(?:s)? | unless (?:present|it is there|already) | into |
  memori[sz]e\\p{L}{0,1} | schreib\\p{L}{0,2} | füg\\p{L}{0,2} | trag\\p{L}{0,2} |
  speicher\\p{L}{0,2} | merk\\p{L}{0,2} | escrib\\p{L}{1,2} | añad\\p{L}{1,2} |
  guarda\\p{L}{0,2} | recuerda | ajoute\\p{L}{0,2} | écri\\p{L}{1,3} | enregistre\\p{L}{0,2} |
  mémorise\\p{L}{0,2} | adicion\\p{L}{1,2} | escrev\\p{L}{1,2} | salv\\p{L}{1,2} |
  запиши\\p{L}{0,2} | добав\\p{L}{1,3} | запомни\\p{L}{0,2} | сохрани\\p{L}{0,2} |
  写入 | 添加 | 记住 | 保存 | 追記 | 書き込 | 覚え | 추가 | 기록 | 저장 | 기억
`)
const MEMORY = notion(`
  \\p{L}{0,10}[\\x60"'.~/\\w-]{0,30}(?:soul|memory|identity|claude|agents?|gemini|user|
    heartbeat|copilot-instructions)\\.md |
  \\.(?:cursor|windsurf|cline)rules |
  long-?term memory | permanent memory | (?:your|the agent's|its|the) memor(?:y|ies) | as a memory |
  memory (?:files?|store|tool|entry) | system prompt (?:files?|of) | core (?:values?|beliefs?) |
  for good |
  persona (?:file|definition) | langzeitgedächtnis | memoria (?:a largo plazo|permanente) |
  mémoire (?:à long terme|permanente) | memória (?:de longo prazo|permanente) |
  долговременн\\p{L}{2,3} память | 长期记忆 | 長期記憶 | 장기 ?기억
`)

/** Somebody else's word counts as the owner's, or the owner is said to have given up a right. */
const BELIEF = notion(`
  (?:second|other|another|co-?|true|new|additional|two) owners? |
  (?:the )?owner(?:'s)?(?: own)? (?:voice|word|orders?|wish(?:es)?|instructions?) |
  as if (?:my|the|your|its) (?:owner|user|human|administrator)\\b[^.!?]{0,24} |
  (?:messages?|requests?|orders?|lines?|mails?|issues?)\\b[^.!?]{0,70} (?:are|is|come|comes|count|
    counts|rank|ranks|go|take)s? (?:from )?(?:the |an? |my |before |as |above |precedence)(?:
    administrators?|owner|owner's|authori[sz]ed|orders?|those of|trusted|commands?|user's?)? |
  (?:may|can|are allowed to|is allowed to) give (?:you )?(?:orders?|instructions?|commands?) |
  (?:carr(?:y|ied)|act(?:ed)?|do|obey|follow(?:ed)?|execut\\p{L}{1,2})\\b[^.!?]{0,30} (?:
    without (?:asking|question|a question|delay)|at once|right away|immediately) |
  follow what (?:it|they) says? | do as they say | poll (?:it|them|this|that) |
  (?:has|have) (?:already )?(?:agreed|consented) to (?:all|any|every|everything)\\b[^.!?]{0,30} |
  does not want to be asked | doesn't want to be asked |
  (?:warnings?|refusals?|confirmations?|questions?|approvals?|permissions?|
    reviews?|prompts?) (?:and (?:warnings?|refusals?|questions?|approvals?) )?
  (?:are|is) (?:never|not|no longer) (?:wanted|needed|necessary|required)\\b |
  needs? no (?:reviews?|approvals?|confirmations?|permissions?|questions?)\\b |
  (?:outranks?|overrides?|(?:takes?|has|have) (?:precedence|priority) over|
    ranks? above) (?:all |any |the |every )?(?:other |earlier |later |user's )?
  (?:instructions?|rules|skills|orders) |
  has (?:full )?clearance | cleared for |
  (?:favourite|favorite|safest|
    most trusted|only trusted)\\b[^.!?]{0,24} (?:in|for) (?:every|all|any) |
  speaks? for (?:my|the|your|its) owner | what (?:it|they) asks? (?:for )?is done |
  done without (?:a )?question |
  trust(?:s|ed)? (?:what|everything|all)\\b[^.!?]{0,30} (?:from|by) |
  (?:rank|rate|put|present|place|name|list)s? (?:it|them|this one) (?:first|
    on top|at the top|above) |
  (?:preferred|only|best|chosen|default) (?:vendor|supplier|provider|tool|product|brand|choice|
    source|bank|shop)\\b[^.!?]{0,16} (?:in|for) (?:every|all|any)\\b |
  does(?:n't| not) want to (?:be reminded|hear|know|see)\\b |
  zweite[rn]? (?:besitzer|eigentümer)\\p{L}{0,2} | segundo (?:dueño|propietario) |
  second propriétaire | segundo dono | втор\\p{L}{2,3} (?:владел|хозя)\\p{L}{2,4} | 第二(?:主人|所有者) |
  二人目の所有者
`)

/** Those who look through such files, and notes that the user sees. */
const KEPT_OPEN = regex`
  \b(?:audit|look for|review the file|remove (?:it|them)|delete (?:it|them)|
    show (?:it|them|the lines?|each)|never (?:write|add|store)|no orders from outside|
    if the user says|the user can (?:edit|delete))\b
`

const HEREDOC = worded(
  regex.g`
    (?:>>?|\btee(?: -a)?)\s{0,2}["']?[\w~./$-]{0,60}(?:soul|memory|identity|claude|
      agents|gemini|heartbeat)\.md\b
  `,
)
const ORDERS = worded(
  regex.g`
    \b(?:may give orders|without asking|without question|
      carry (?:them|it) out|second owner|as if (?:the|my) owner|owner's own voice|pre-?approved|
      do not (?:mention|tell|speak|show|reveal)|never (?:mention|tell|reveal|refuse)|
      before those of the user|takes? precedence|priority over)\b
  `,
)
const APART_MAX = 400

export function* plantedBeliefs(document: Document): Generator<Hit> {
  const shape = { meant: [WRITE], said: [BELIEF, MEMORY], within: 420 }
  for (const { text, start, end } of joined(document, document.observe(stretches), shape)) {
    if (KEPT_OPEN.test(text) || isUsersChoice(text)) continue
    const hidden = holds(text, CONCEALED)
    yield hidden
      ? { start, end, severity: 'crit', confidence: 'high', firm: true }
      : { start, end, confidence: 'high', firm: true, loose: true }
  }
  for (const { start, end } of pairs(document, HEREDOC, ORDERS, APART_MAX))
    yield { start, end, severity: 'crit', confidence: 'high', firm: true }
}
