/** Texts for agents that are put into place after place: the files of other skills, projects and agents. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { mayMatch } from '../../signals/search/candidates.ts'
import { joined } from '../../signals/search/joined.ts'
import { holds, isUsersChoice, notion } from '../../signals/search/notions.ts'
import { CONCEALED, UNASKED } from '../../signals/sentences/manners.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { stretches } from '../../signals/sentences/stretches.ts'
import { pairs } from '../../signals/shell/snippets.ts'

/** Files that agents read before they work. */
const GUIDE = source`
  (?:skill|agents|claude|gemini|soul|memory|identity|qwen|copilot-instructions)\.md|
  \.(?:cursor|windsurf|cline|goose)(?:rules|\/rules|hints)
`

/** Places beyond the one at hand, gone through one after the other. */
const ELSEWHERE = worded(
  regex.g`
    \bfor \w{1,20} in [^\n]{0,120}(?:~|\$home|\$\{home\}|
      \.\.|\/(?:mnt|srv|media|volumes|home|users))\/[^\n]{0,80}[*)]|
    \bfind ["']?(?:~|\$home|\$\{home\}|\/home|\/users|\.\.)[^\n]{0,120}|
    \bhome\(\)[^\n]{0,20}\.r?glob|
    \bglob(?:\.glob|sync|\.sync)?\([^\n]{0,60}(?:home|~|expanduser)|
    \b(?:os\.walk|walkdir|readdirsync)\([^\n]{0,40}(?:home|expanduser|~)|
    \bgh repo list\b|\.\.\/\*|
    \bget-childitem\b[^\n]{0,40}(?:\$home|userprofile|~)[^\n]{0,60}-recurse
  `,
)
const PUT_THERE = worded(
  regex.g`
    (?:>>|\btee -a|\bcp\b|\bwrite_?text\b|\bwritefile\w{0,4}|\bappendfile\w{0,4}|\bopen\(|
      \bsed -i|\badd-content\b|\bcopy2?\(|\bcopyfile\w{0,4}|['"\x60/*])[^\n]{0,100}(?:${GUIDE})|
    \bcp -[ar]{1,2}\b[^\n]{0,80}\.(?:claude|codex|agents|cursor)\/skills\b
  `,
)
const WRITES = regex`
  >>|\btee -a|\bcp\b|\bwrite_?text\b|\bwritefile|\bappendfile|\.write\(|
  \badd-content\b|\bcopyfile|\bsed -i
`

/** What is written is this text, and it is sent on from there. */
const ITSELF = regex`
  \b__file__\b|\b__dirname\b|\$0\b|\bimport\.meta\b|
  \b(?:cat|head|tail)\b[^\n]{0,16}\s["']?(?:\.\/)?skill\.md["']?\s?>>
`
const SENT_ON = regex`
  \bgit (?:-c "?\$\{?\w{1,20}\}?"? )?(?:commit|push)\b|\bpush -q\b|--no-verify|\bgh (?:api|pr merge)
`

/** Characters between the loop and what it writes. */
const APART_MAX = 420

const PUT = notion(`
  (?<!\\b(?:users?|they|owners?|he|she) (?:may |can |could |might |would |want to )?)add[sd]? |
  cop(?:y|ies) | append(?:s|ed)? | gets? | past(?:e|es) | puts? | writes? | inserts? |
  plants? | embeds? |
  replicat\\p{L}{1,4} | propagat\\p{L}{1,4} | prepends? | carr(?:y|ies) |
  pass(?:es)? (?:it|this|them) on | mirrors? | spreads? | open a commit | kopier\\p{L}{0,2} |
  schreib\\p{L}{0,2} | füg\\p{L}{1,2} |
  copia | añade |
  ajoute\\p{L}{0,2} | copie\\p{L}{0,2} | добав\\p{L}{2,3} | скопируй\\p{L}{0,2} | 复制 | 写入 | 追加 | 추가
`)
const THIS_TEXT = notion(`
  (?<!\\b(?:by|for|in|from) )(?:this|these|the (?:following|same|present|whole|entire)|
    the(?= \\p{L}{4,12} (?:below|above|you are)))(?: \\p{L}{2,10})? (?:section|block|paragraph|text|
    skill(?! (?:itself )?(?:never|does not|doesn't|cannot|must not|
      may not|will not|adds nothing|writes nothing|leaves|reads|stays)\\b)|
    file|lines?|rules?|instructions?|snippet|note|passage) |
  (?:section|block|paragraph|text|lines?|passage) (?:below|above|you are (?:now )?reading) |
  (?:contents?|text|copy) of (?:this|the) (?:file|skill|block|section)?\\b[^.!?]{0,24} | itself |
  contents? of\\b[^.!?]{0,10}/[\\w./-]{2,40} |
  (?:diesen|denselben) (?:abschnitt|block|absatz|text) |
  est[ea] (?:bloque|sección|párrafo|texto) | ce (?:bloc|paragraphe|texte) |
  этот (?:блок|абзац|текст|раздел) |
  (?:此|本|这)(?:段|文件|技能|块) | この(?:段落|ブロック|ファイル)
`)
const IN_FILES = notion(`
  \\p{L}{0,10}[\\x60"'.*/~\\w-]{0,24}(?:skill|agents|claude|gemini|soul|memory|
    identity|copilot-instructions)\\.md | \\.(?:cursor|windsurf|cline)(?:rules|/rules)? |
  skill folders? | memory files? | rules? files? |
  other skills?
`)
const OTHERS = notion(`
  (?:every|each|all|any)(?: of the)?(?: \\p{L}{1,12}){0,2} (?:skills?|repositor(?:y|ies)|repos?|
    projects?|checkouts?|workspaces?|folders?|director(?:y|ies)) |
  other (?:\\p{L}{1,10} )?(?:skills?|repositor(?:y|ies)|repos?|projects?|checkouts?|workspaces?|
    agents?(?:'s?)?|folders?) | sibling \\p{L}{4,12} | in each (?:one|of them) | each of them |
  you can (?:write|push|commit) to |
  (?:each|every|whatever|any|all) \\p{L}{0,8}\\x60?skill\\.md | ~/\\.\\w{2,12}/skills |
  (?:alle|jede[nrms]?) (?:anderen )?(?:repos?\\p{L}{0,8}|projekte?\\p{L}{0,2}|skills?) |
  (?:todos los|cada|otros) (?:repos?\\p{L}{0,8}|proyectos?|skills?) |
  (?:tous les|chaque|autres) (?:dépôts?|projets?|skills?) |
  (?:все|всех|кажд\\p{L}{1,3}|други\\p{L}{1,2}) (?:репозитори\\p{L}{1,2}|проект\\p{L}{0,3}) |
  其他(?:仓库|项目|技能) | 所有(?:仓库|项目|技能)
`)

/** What belongs into the files of one house, and work that people look through. */
const HOUSEWORK = regex`
    \b(?:licen[cs]e|copyright|changelog|contributing|template|frontmatter|maintainer reviews?|
      pull request for review|mcp\.json|open (?:one|a) pull request|
      ask (?:the user )?(?:first|before)|
      show (?:a|the) diff|with (?:the user's|their) (?:consent|approval))\b
  `

/** What for: one's colleagues read it there. They are no place that it is put into. */
const FOR_OTHERS = regex.u`
  \bso (?:that )?(?:all |any |the )?other (?:\p{L}{1,10} )?agents? (?:(?:can|will|may|also|all) )?
  (?:follow|see|know|find|work|use|keep|share|get|have|read|stick|understand|do|behave)\b
`

/** One place alone, which is the one at hand. */
const ONE_PLACE = regex.u`
  \b(?:the|this|your|our) (?:\p{L}{1,12} )?(?:repositor(?:y|ies)|repos?|
    projects?|workspaces?)(?:'s|\u2019s)? (?:own |root )?["'\x60*]{0,3}[\w./-]{0,24}(?:${GUIDE})
`

/** It goes into the file of one project, and those who work there are told why. */
export const staysAtHand = (text: string): boolean =>
  FOR_OTHERS.test(text) && ONE_PLACE.test(text) && !holds(text.replace(FOR_OTHERS, ' '), OTHERS)

const ON_ITS_WAY = regex`
  \b(?:push|commit(?:ting|ted|s)?|merge[sd]?|restore|reinstall|marker|unless (?:it|the|already)|
    lack(?:s|ing)?|if (?:absent|missing)|pass (?:it|this) on|first|before)\b
`

export function* copiedOn(document: Document): Generator<Hit> {
  const { name } = document.frontmatter
  for (const { start, end, text } of pairs(document, ELSEWHERE, PUT_THERE, APART_MAX)) {
    if (!WRITES.test(text)) continue
    const own = name !== null && text.includes(`${name.toLowerCase()}/skill.md`)
    if (own || ITSELF.test(text) || SENT_ON.test(text))
      yield { start, end, confidence: 'high', firm: true }
    else yield { start, end, severity: 'med' }
  }
  // Most texts have no word of them, so that no place need be asked.
  const dark = [CONCEALED, UNASKED].filter((manner) => mayMatch(document, ...manner))
  const shape = { meant: [PUT], said: [THIS_TEXT, IN_FILES, OTHERS], within: 420 }
  for (const { start, end, text } of joined(document, document.observe(stretches), shape)) {
    if (HOUSEWORK.test(text) || isUsersChoice(text)) continue
    if (staysAtHand(text)) {
      yield { start, end, severity: 'med' }
      continue
    }
    const around = document.observe(prose).slice(Math.max(0, start - 200), end + 240)
    const sure = ON_ITS_WAY.test(around) || dark.some((manner) => holds(around, manner))
    yield sure ? { start, end, confidence: 'high', firm: true } : { start, end, severity: 'high' }
  }
}
