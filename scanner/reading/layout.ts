/**
 * What a text looks like, as against what it says: emphasis, inline tags without attributes, marks of quotations,
 * several blanks where one would do. None of it is in a reading, so that patterns of sentences need not know of it.
 */

import { regex, source } from '../patterns/verbose.ts'
import { isReadAsProse, isTerminal } from './fence-languages.ts'
import type { Reading } from './fold.ts'
import { NEGATED_VERBS } from './plain-letters.ts'
import { rewritten } from './rewrite.ts'
import type { Fence, Zone, Zones } from './zones.ts'

const RUNS = /[ \t]{2,}|\t/g

/** What a line has when there may be anything but words in it. */
const MARKED = /[*_~\\<]|\]\((?:#|mailto:)|[\x60"'(](?:https?:|[\w.+-]{1,64}@)/

/** Between these a word begins or ends; what stands inside of one may hide something, and stays. */
const OPENS = String.raw`(?<=^|[\s("'[-])`
const CLOSES = String.raw`(?=$|[\s.,;:!?"'\]-])`
const STARS = String.raw`(?:\*{1,3}|~~)`
/** Underscores are part of many names, and quoted ones are meant. */
const SCORES = String.raw`(?<=^|[\s([-])_{1,3}`
const TAGS = source`
  (?:<\/?(?:b|i|u|s|em|strong|mark|small|sub|sup|ins|del|kbd|wbr) ?\/?>|<!-- {0,40}-->){1,4}
`

/** Inline code, which is kept; emphasis, tags and empty comments about words; escapes. */
const KINDS = [
  '(`[^`]*`)',
  String.raw`(?:${OPENS}${STARS}|${SCORES})(?=[\p{L}"'(\x60[])`,
  String.raw`(?<=[\p{L}\p{N}.,:;!?"')\]\x60%])(?:${STARS}|_{1,3})${CLOSES}`,
  `${OPENS}${TAGS}|${TAGS}${CLOSES}`,
  String.raw`\\(?=[*_~#!>-])`,
].join('|')

/** What each may begin with is asked first: most characters are none of these. */
const MARKUP = new RegExp(String.raw`(?=[\x60*~_<\\])(?:${KINDS})`, 'gu')
const BREAKS = /<br ?\/?>/g
/** Marks of addresses and commands, which read the same with a backslash before them; in tables a bar does not. */
const ESCAPES = /\\(?=[:/|]|(?<=:[\\/]{2,4}[\w.\\/-]{1,200})\.)/g
/** A link to another place of the same text. */
const ANCHORS = /\[([^[\]]{1,200})\]\(#[^)\s]{0,100}\)/g
/** A mailbox behind a word. */
const MAIL_LINKS = /\[([^[\]]{1,120})\]\(mailto:([\w.+-]{1,64}@[\w.-]{3,80})(?:\?[^)\s]{0,100})?\)/g
/** Where a preposition leads, in marks that add nothing: a mailbox; an address that ends with them. */
const SET_OFF = regex.g`
  (?<=\b(?:to|cc|bcc|at|with|via) )[<\x60"'(](?:([\w.+-]{1,64}@[\w.-]{3,80})[>\x60"')]|
    (https?:\/\/[^\s\x60"'<>()]{4,300})[>\x60"')](?![.,;:!?]))
`
const QUOTE_MARKS = /^\s{0,12}(?:> ?){1,10}/

/** What a terminal writes before a command. */
const PROMPT = regex`
  ^\s{0,12}(?:\$|(?:\(\w{1,20}\) ?)?\[?[\w.-]{1,32}@[\w.-]{1,40}(?::[^\s$#%>]{0,60}
    | [^\s$#%>]{1,40}\])?[$#%>]|ps(?: [a-z~/][^>\n]{0,80})?>|[a-z]:\\[^>\n]{0,80}>) {1,3}(?=\S)
`

const QUOTE = '>'.charCodeAt(0)

const CODE: ReadonlySet<Zone> = new Set<Zone>(['fence', 'code'])

/** Plain words side by side, as in a letter that is set in like a program. */
const TALK = /(?:(?<=^|\s)["'(]?[\p{L}'’-]{2,20}[,.:;!?)"']{0,2} ){4}/u

/** True for a line of words in which an agent is spoken to, or told what to say. */
export const talks = (line: string): boolean => TALK.test(line)

/** The reading without layout. */
export const withoutLayout = (reading: Reading, zones: Zones): Reading =>
  rewritten(reading, (line, index) => {
    const zone = zones.at(index)
    const words = isQuoted(reading, zones, index) ? line.replace(QUOTE_MARKS, '') : line
    if (zone === 'code' && talks(words)) return even(plain(words))
    if (CODE.has(zone)) {
      const fence = zones.fenceAt(index)
      return evenCode(plainCode(withoutMark(reading, words, fence), fence))
    }
    if (zone === 'frontmatter') return even(withTimeInWords(words))
    return even(plain(zone === 'table' ? words : withoutEscapes(words)))
  })

/** The name of a setting that says when: `after_each_form: …`. */
const TIME = regex`
  ^\s{0,20}(?:- )?(?:after|before|on|at|each|every|when|always|
    post|pre)(?:[_-][a-z]{1,20}){1,6}(?=:)
`

const withTimeInWords = (line: string): string =>
  line.replace(TIME, (name) => name.replace(/(?<=[a-z])[_-]/g, ' '))

/** A quotation, or code in one. */
function isQuoted({ text, lines }: Reading, zones: Zones, index: number): boolean {
  let at = lines.start(zones.fenceAt(index)?.first ?? index)
  while (text[at] === ' ') at++
  return text.charCodeAt(at) === QUOTE
}

/** What a shell writes before a command, as blocks of a terminal show it on their first line. */
const MARK = /^\s{0,12}([>#]) (?=[^\s#>])/

/** A `>` or, in a terminal, the `#` of root before a command; before words it is a mark of quotation, or of a remark. */
function withoutMark({ text, lines }: Reading, line: string, fence: Fence | null): string {
  const mark = fence && MARK.exec(line)
  if (!mark) return line
  const first = text.slice(lines.start(fence.first + 1), lines.end(fence.first + 1))
  if (MARK.exec(first)?.[1] !== mark[1] || talks(line.slice(mark[0].length))) return line
  return isTerminal(fence.language) || (mark[1] === '>' && fence.language === '')
    ? line.slice(mark[0].length)
    : line
}

/** Fences of text hold sentences, and others commands. */
const plainCode = (line: string, fence: Fence | null): string =>
  fence && isReadAsProse(fence.language)
    ? plain(line)
    : mayBePrompted(line)
      ? line.replace(PROMPT, '')
      : line

/** What a prompt has: a cheap look at lines that mostly have none. */
const mayBePrompted = (line: string): boolean =>
  line.includes('>') || line.includes('@') || line.trimStart().startsWith('$')

const even = (line: string): string => (isUneven(line) ? line.replace(RUNS, ' ').trim() : line)

/** Blanks side by side, a tab, or blanks at either end. */
const isUneven = (line: string): boolean =>
  line.includes('  ') || line.includes('\t') || line.startsWith(' ') || line.endsWith(' ')

function evenCode(line: string): string {
  const first = line.search(/[^ \t]/)
  return first < 0 ? '' : line.slice(0, first) + even(line.slice(first))
}

/** `don't` is read as `do not`, so that patterns need not know of both. */
const CONTRACTED = new RegExp(String.raw`\b(${NEGATED_VERBS})n't\b`, 'g')

const spelledOut = (line: string): string =>
  line.includes("n't")
    ? line.replace(CONTRACTED, (_, verb: string) => SHORTENED[verb] ?? `${verb} not`)
    : line

const SHORTENED: Readonly<Record<string, string>> = { wo: 'will not', ca: 'cannot' }

/** Outside of inline code. */
const withoutEscapes = (line: string): string =>
  line.includes('\\') && !line.includes('`') ? line.replace(ESCAPES, '') : line

function plain(marked: string): string {
  const line = spelledOut(marked)
  if (!MARKED.test(line)) return line
  const broken = line.includes('<') ? line.replace(BREAKS, ' ') : line
  const spoken = broken.replace(MARKUP, '$1')
  const linked = spoken.includes('](#') ? spoken.replace(ANCHORS, '$1') : spoken
  return linked.includes('@') || linked.includes('://') ? withPlaces(linked) : linked
}

/** What stands for a mailbox goes where it says no more than the mailbox itself. */
const withPlaces = (line: string): string =>
  line
    .replace(MAIL_LINKS, (_, words: string, mailbox: string) =>
      words.includes('@') || !words.includes(' ') ? mailbox : `${words} ${mailbox}`,
    )
    .replace(SET_OFF, '$1$2')
