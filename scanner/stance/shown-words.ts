/** The wording around what somebody else wrote: what leads to it, how it begins, and what is said of it below. */

import { regex } from '../patterns/verbose.ts'

/** Whose words they are, and where they stood; the sentence goes over into them. */
export const SHOWS = regex.u`
  (?:
    (?<!\p{L})(?:an?|one|another|some|somebody|someone|once|
      the (?:first|second|third|last|next)|his|her|their|its|
      (?:last|this) (?:week|month|year|spring|summer|autumn|winter)|in 20\d\d|we had|
      we (?:got|saw|met|received)|i (?:got|saw|met)|
      (?:ein|eine|einer|einmal|jemand|im|aus|beispiel|unser\p{L}{0,2})|
      (?:un|una|uno|alguien|ejemplo|una vez)|
      (?:une|exemple|quelqu'un|un jour)|(?:um|uma|alguém|exemplo|uma vez)|
      (?:однажды|кто-то|пример|одно|один)|
      examples?|samples?|specimens?|excerpts?|for instance)(?!\p{L})[^.!?\n]{2,200}|
    (?:例|示例|样本|有一次|曾经|某|サンプル|ある|예시|예를|어떤)[^。！？\n]{1,80}
  )
  (?:[:：]|(?<!\p{L})(?:like|such as|along the lines of|wie|como|comme|вида))[\s*_]{0,4}$
`

/** What is said to the reader after all: `A note for the agent:`. */
export const OWN_VOICE = regex`
  \b(?:you|your agent|the agent|agents?|assistants?|important|notes?|notice|warning|must|should|
    shall|always|never|required?|requirements?|prerequisites?|set-?up|install\w{0,6}|instructions?|
    rules?|steps?|commands?|tasks?|prompts?|templates?|repl(?:y|ies)|answers?|
    say|says to|tell|respond|response|format|output|wording|text (?:to|for)|read (?:this|it)|
    as follows|this skill|please)\b|
  (?:注意|重要|必须|请|步骤|回复|输出|必ず|手順|返信|출력|반드시)
`

/** A mail is shown with its head. */
export const LETTER_HEAD = regex`
  ^[\s>*_]{0,8}(?:from|subject|to|date|sent|von|betreff|an|de|asunto|para|objet|assunto|от|тема|
    发件人|主题|差出人|件名|보낸 사람|제목)[\s*_]{0,4}[:：]
`

/** Whose turn it is. */
export const SPEAKER =
  /^[\s>]{1,8}(?:\*\*|__)([\p{L}][\p{L} .'-]{0,24})(?:\*\*|__)?\s?:?(?:\*\*|__)?\s/u

/** What is said of it: by a label, or in a sentence on what it is, or is not. */
export const REMARKS = regex.u`
  ^[\s*_>—–-]{0,6}(?:
    (?:tells?|signs?|clues?|hints?|give-?aways?|red flags?|what(?:'s| is| was)? (?:wrong|odd|off)|
      why|controls?|fix(?:es)?|remed(?:y|ies)|
      counter-?measures?|mitigations?|defen[cs]es?|lessons?|verdict|expected(?: \p{L}{2,12})?|
      correct (?:answer|response|action)|decision|findings?|
      outcome|analysis|discussion|debrief|gegenmittel|abhilfe|merkmale|lehre|auflösung|señales|
      contramedidas?|lección|pistas|indices|parades?|leçon|sinais|lição|признаки|вывод|对策|应对|
      识别|教训|处理|見分け方|対策|教訓|대응|교훈)[\s*_]{0,4}[:：]|
    (?:this|that|it|these|both|all of (?:it|this)|nothing (?:of|in) (?:it|this))\s(?:is|was|are|
      were|isn't|aren't|remains?|stays?|counts? as)\s
      (?:\p{L}{1,12} ){0,4}?(?:data|content|text|quot\p{L}{2,8}|material|injections?|attacks?|
        attempts?|phish\p{L}{0,3}|frauds?|scams?|lies?|tricks?|traps?|
      lures?|findings?|evidence|wrong|hostile|malicious|fake|forged|instructions?|orders?|obeyed|
      followed)(?!\p{L})|(?:two|three|several|many|some) things are wrong|
    (?:das|dies) (?:ist|war|bleibt) (?:kein|nur|bloß)|(?:esto|eso) (?:no )?es|
    ce(?:ci|la) (?:n'est|est)|isto (?:não )?é|это (?:не|лишь|просто)|
    这(?:是|不是|只是|条|段)[^。\n]{0,20}(?:数据|不是|并非|而非|内容|诱饵|攻击|注入)|
    これは[^。\n]{0,30}(?:ではな|データ|攻撃|指示)|이(?:것은|는)[^.\n]{0,30}(?:아니|데이터|공격)
  )
`
