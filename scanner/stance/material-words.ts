/** The wording around lines that are written for readers: release notes, pages, mails, the texts of requests. */

import { regex } from '../patterns/verbose.ts'

/** What people read. */
const TEXTS =
  'release notes?|change-?logs?|change log|news entry|read-?mes?|(?:pull|merge) requests?|prs?|issues?|docs?|documentation|manual|(?:landing|install(?:ation)?|download|help|start|home|web) ?pages?|pages?|web ?sites?|blog posts?|posts?|announcements?|newsletters?|e-?mails?|mails?|letters?|messages? to (?:users|customers|readers)|versionshinweise|änderungsprotokoll|liesmich|dokumentation|handbuch|webseite|startseite|ankündigung|rundschreiben|notas de (?:la )?(?:versión|publicación)|registro de cambios|documentación|anuncio|boletín|correo|página|notes de (?:version|publication)|journal des modifications|annonce|courriel|notas de (?:lançamento|versão)|documentação|note di (?:rilascio|versione)|documentazione|annuncio|примечани\\p{L} к (?:выпуску|релизу)|документаци\\p{L}|объявлени\\p{L}|письм\\p{L}'

/** The same where words are not set apart. */
const TEXTS_UNSPACED =
  '发布说明|更新日志|变更日志|自述文件|文档|公告|邮件|首页|リリースノート|変更履歴|ドキュメント|お知らせ|メール|릴리스 노트|변경 로그|문서|공지|메일'

/** Shapes that are filled in. */
const SHAPES =
  'templates?|formats?|skeletons?|drafts?|layouts?|bod(?:y|ies)|sections?|snippets?|boilerplate|wording|vorlage|muster|abschnitt|entwurf|plantilla|sección|borrador|modèle|gabarit|section|brouillon|modelo|seção|rascunho|modello|sezione|bozza|шаблон|раздел|черновик'

const SHAPES_UNSPACED = '模板|格式|草稿|章节|テンプレート|雛形|下書き|템플릿|초안|양식'

/** A heading of a text that is to be filled in or written: `Release notes template`. */
export const HEADS_MATERIAL = regex.u`
  ^#{1,6}\s[^\n]{0,60}?(?:(?<!\p{L})(?:(?:${TEXTS})(?!\p{L})[^\n]{0,30}(?<!\p{L})(?:${SHAPES})|
    (?:${SHAPES})(?!\p{L})[^\n]{0,30}(?<!\p{L})(?:${TEXTS}))(?!\p{L})|(?:${TEXTS_UNSPACED})
    [^\n]{0,12}(?:${SHAPES_UNSPACED})|(?:${TEXTS})\s{0,2}(?:${SHAPES_UNSPACED}))
`

const OTHER_SHAPES =
  'structure|notes|placeholders?|example|struktur|beispiel|estructura|ejemplo|exemple|estrutura|exemplo|struttura|esempio|пример'

/** A line below such a heading that goes on speaking of the text. */
export const SPEAKS_OF_TEXT = new RegExp(
  [
    `(?<!\\p{L})(?:${TEXTS}|${SHAPES}|${OTHER_SHAPES})(?!\\p{L})`,
    TEXTS_UNSPACED,
    SHAPES_UNSPACED,
  ].join('|'),
  'u',
)

/** What is done with a text that others are to read. */
const WRITTEN =
  'write|put|add|insert|append|include|draft|compose|keep|update|publish|show|shows|has|have|contains?|holds?|reads?|says?|ends? with|begins? with|starts? with|looks? like|carr(?:y|ies)|get|gets|goes|lists?|schreib\\p{L}{0,2}|füge?\\p{L}?|ergänze\\p{L}?|enthält|lautet|endet|escrib\\p{L}{1,3}|añad\\p{L}{1,2}|agreg\\p{L}{1,2}|incluy\\p{L}{1,2}|contiene|termina|écri\\p{L}{1,4}|ajoute\\p{L}{0,2}|contient|escrev\\p{L}{1,2}|adicion\\p{L}{1,2}|inclu\\p{L}{1,2}|contém|scriv\\p{L}{1,2}|aggiung\\p{L}{1,2}|напиши\\p{L}{0,2}|добавь\\p{L}{0,2}|содержит'

const WRITTEN_UNSPACED = '写|加入|添加|包含|如下|書|追加|含|記載|쓰|적|추가|포함'

/** The text, or a part of it, and what is done with it. */
const LEADS = [
  `(?<!\\p{L})(?:${WRITTEN})(?!\\p{L})[^.!?\\n]{0,80}(?<!\\p{L})(?:${TEXTS})(?!\\p{L})`,
  `(?<!\\p{L})(?:${TEXTS})(?!\\p{L})[^.!?\\n]{0,60}(?<!\\p{L})(?:${WRITTEN}|${SHAPES})(?!\\p{L})`,
  `(?<!\\p{L})(?:${SHAPES})(?!\\p{L})[^.!?\\n]{0,40}(?<!\\p{L})(?:${TEXTS})(?!\\p{L})`,
].join('|')
const LEADS_UNSPACED = [
  `(?:${TEXTS_UNSPACED}|(?<!\\p{L})readme)[^。\\n]{0,30}(?:${WRITTEN_UNSPACED}|${SHAPES_UNSPACED})`,
  `(?:${WRITTEN_UNSPACED})[^。\\n]{0,30}(?:${TEXTS_UNSPACED}|readme)`,
].join('|')

/** A sentence that leads to such a text, or to a part of it. */
export const LEADS_TO_MATERIAL = new RegExp(`(?:${LEADS}|(?:${LEADS_UNSPACED}))`, 'u')

const STATES =
  'shows?|has|have|contains?|holds?|reads?|says?|ends? with|begins? with|looks? like|lists?|enthält|lautet|endet|contiene|termina|contient|contém|содержит'

/** The same in words that leave no doubt, so that it does for what nobody marked as a page. */
export const STATES_MATERIAL = regex.u`
  (?<!\p{L})(?:${TEXTS})(?!\p{L})[^.,!?\n]{0,60}(?<!\p{L})(?:${STATES})(?!\p{L})[^.,!?\n]{0,60}$|
  (?<!\p{L})(?:write|put|add|insert|append|include|paste) (?:this|these|the following)
  (?: (?:lines?|texts?|sections?|blocks?|words|paragraphs?|snippets?|notes?))? (?:in|into|to|at|
    under|below|on)(?!\p{L})[^.,!?\n]{0,40}(?<!\p{L})(?:${TEXTS})(?!\p{L})[^.,!?\n]{0,24}$
`

/** A page of the project that is written, by the name of its file. */
export const WRITES_FILE = regex`
  \b(?:write|create|add|draft|update|generate|template (?:of|for)|
    entry in|section of)\b[^.!?\n]{0,40}\`?(?:[\w-]{1,30}\/){0,4}(?:readme|changelog|changes|
    news|release-?notes|contributing|install(?:ation|ing)?|quick-?start|getting-started|
    docs\/[\w/-]{1,60}|[\w-]{1,40}template)\.(?:md|mdx|rst|adoc|txt|html)\b
`

/** It says of such a text that the code right behind stands in it. */
export const SHOWN_INLINE = regex.u`
  (?<!\p{L})(?:${TEXTS}|quick ?start)(?!\p{L})[^.!?\n\`]{0,80}(?<!\p{L})(?:shows?|has|
    contains?|holds?|reads?|says?|lists?|names?|ends? with|begins? with|
    quotes?|with (?=(?:the|this|a) (?:\p{L}{2,10} ){0,2}(?:text|line|words|sentence)\W))
  (?: still| also)?(?: ?(?:the|this|a|following|same|exact|install|one)){0,4}
  (?: (?:text|line|command|words|one-?liner|snippet|sentence))?[,:]?\s[*_"'(]{0,2}\`[^\`]{0,20}$
`

/** Right behind such code: something is to be done with it after all. */
export const ACTED_UPON = regex`
  ^[^\`\n]{0,300}\`(?:\s(?:works|runs)\b|[^.!?\n]{0,80}\b
    (?:so (?:do|run|follow|that is)|which you (?:run|do)|and (?:run|execute|do|follow)|
      (?:run|execute|type|enter) (?:it|that|this)|first|before you)\b)
`

/** Words that have a line run, or that make it a step of the own work. */
export const HAS_IT_RUN = regex.u`
  (?<!\p{L})(?:runs?|running|executes?|executing|first|firstly|beforehand|
    before (?:you|we|writing|filling|publishing|using|the|any)|prerequisites?|required|
    your (?:own )?(?:shell|terminal)|(?:by|from|through|after|needs?|takes?|with) (?:this|
      these|the (?:following|command))(?! (?:text|line|section|block|words|sentence|paragraph)s?)|
    outputs?|results?|steps?|follow|launch\p{L}{0,3}|go through|carry out|
    (?:is|are|gets?) (?:\p{L}{2,10} )?(?:built|filled|made|generated|fetched|rendered|produced|
      created|prepared|checked|tested)|ausführen|führe?n?|zuerst|zunächst|vorher|bevor|
    ejecut\p{L}{1,4}|primero|antes|exécut\p{L}{1,3}|d'abord|avant|
    execut\p{L}{1,4}|primeiro|esegu\p{L}{1,4}|prima|выполни\p{L}{0,3}|запусти\p{L}{0,2}|
    сначала|перед|прежде)(?!\p{L})|
  (?:^|[.:;,]\s|(?<!\p{L})(?:then|now|please|and|must|should|needs?) )[\s*_>\d.)-]{0,8}(?:install|
    update|upgrade|launch|start|set up|type|enter|
    use(?! (?:this|the|the following) (?:formats?|templates?|layouts?|structure|form|skeleton|
      wording|text)(?!\p{L}))|apply|fetch|download|load|call|invoke|refresh|renew|do)(?!\p{L})|
  执行|运行|首先|之前|必须|実行|最初|前に|먼저|실행|전에
`

/** It goes wherever somebody works, or into what agents obey. */
export const SPREADS = regex.u`
  \b(?:every|each|all|any) (?:of )?(?:the |their |your |its )?(?:\w{2,12} )?(?:repo(?:sitorie)?s?|
    repository|projects?|files?|readmes?|pages?|folders?|workspaces?|answers?|
    repl(?:y|ies)|mails?|prs?|requests?)\b|
  \b(?:claude|agents?|skill|gemini|memory|soul|heartbeat|identity|bootstrap|
    copilot-instructions|conventions)\.md\b|\.(?:mdc|cursorrules|windsurfrules)\b|
  \b(?:system prompt|agent instructions|the agent|agents|assistants?)\b
`

/** What takes the text of a request or of notes. */
export const TAKES_TEXT = regex`
  \b(?:gh|glab|hub|tea) (?:release|pr|mr|issue|pull-request)s? (?:create|edit|comment|update|
    note|new)\b[^|;&]{0,300}(?:--(?:notes|body|description|message)(?:-file)?|-[bnfdm])[ =]|
  \bgit (?:commit|tag)\b[^|;&]{0,120}(?:-[a-z]{0,3}m|--message)[ =]
`

/** A page that a command writes; group 1 is the file. */
export const WRITES_PAGE = regex`
  \b(?:cat|tee)\b[^|;&\n]{0,80}?(?:>>?|\btee\b(?: -a)?)\s{0,2}["']?
  ((?:[\w.$}{~-]{1,60}\/){0,6}[\w.$}{-]{1,60}\.(?:md|mdx|rst|adoc|txt|html))\b
`

/**
 * Where a text begins that goes on over lines: group 2 is the mark that ends it, group 1 keeps a shell from filling it
 * in.
 */
export const OPENS_TEXT = /<<-?\s?(["'\\]?)([a-z_]\w{0,30})["']?/i

/** The same in quotes that stay open to the end of the line; group 1 is the quotation mark. */
export const OPENS_QUOTED =
  /(?:--(?:notes|body|description|message)|\s-[bndm])[ =](["'])(?:(?!\1)[^\n]){0,300}$/
