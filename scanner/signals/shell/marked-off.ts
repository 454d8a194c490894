/**
 * Commands that a mark sets off from the words before them: in cells of tables, between tags, in attributes and titles,
 * in the text of links, behind prompts. The mark touches the first word or the last, and is no part of either.
 */

import { regex, source } from '../../patterns/verbose.ts'
import type { Embedded } from './embedded.ts'

/** Programs that commands begin with. */
const PROGRAMS = source`
  (?:curl|wget|iwr|irm|iex|nc|ncat|socat|ssh|scp|rsync|dig|
    (?:ba|z|da)?sh|python3?|perl|ruby|node|npx|pipx?3?|npm|php|lua|osascript|eval|source|
    powershell|pwsh|cmd|mshta|certutil|bitsadmin|regsvr32|rundll32|schtasks|
    cat|tar|zip|base64|xxd|openssl|gpg|env|printenv|echo|printf|find|tee|
    git|rm|dd|shred|chmod|chown|mkfifo|nohup|exec|crontab|systemctl|launchctl|
    aws|gcloud|kubectl|docker)
`

/** A mark, and behind it a program with something that it is told. Group 1 is the mark. */
const MARK = regex.g`
  (["'(,:;!*]|(?:[[{}\]|%$=>#]|<!--)\s{0,4})
  (?=(?:sudo |[a-z_]\w{0,30}=[^\s"']{0,60} ){0,3}(?:[~.]{0,2}\/(?:[\w.-]{1,30}\/){0,6})?
    ${PROGRAMS}(?:\.exe)?\s{1,4}[^\s|]|\. <\()
`

/** Characters of a command that are read. */
const CHARACTERS_MAX = 1000

/** What ends a text that a mark opens, quotation marks apart: a tag, the target of a link, the tag of a template. */
const ENDS = /<\/?[a-z!]|-->|\][([:\]]|\{[{%<]|[}%]\}|\\end\{/

/** Marks that close what another one opened. */
const CLOSERS = /[\])}*=%$!|\s]{1,12}$/

/** Behind a quotation mark that closes: the end, another mark, or the words that go on. */
const QUOTE_ENDS: Readonly<Record<string, RegExp>> = {
  '"': /(?<!\\)"(?=\s{0,4}(?:[\])>/,;.}:!?a-z]|$))(?!\/\S)/,
  "'": /(?<!\\)'(?=\s{0,4}(?:[\])>/,;.}:!?a-z]|$))(?!\/\S)/,
}

/** Each with the text up to what closes it, in the order of the text. */
export function commandsMarkedOff(text: string): Embedded[] {
  const found: Embedded[] = []
  MARK.lastIndex = 0
  for (let match = MARK.exec(text); match; match = MARK.exec(text)) {
    const start = match.index + match[0].length
    const source = upToEnd(text.slice(start, start + CHARACTERS_MAX), match[1]!)
    found.push({ start, source })
    MARK.lastIndex = Math.max(start, start + source.length)
  }
  return found
}

function upToEnd(rest: string, mark: string): string {
  const end = (QUOTE_ENDS[mark] ?? ENDS).exec(rest)?.index ?? rest.length
  return rest.slice(0, end).replace(CLOSERS, '')
}

/** Blanks instead of marks keep the words in their places. */
export const blanks = (marks: string): string => ' '.repeat(marks.length)

/** A tag in running text; marks around an address. */
const TAG = regex.g`
  <\/?(?:a|b|i|p|u|em|td|th|li|tt|div|kbd|pre|code|font|mark|samp|span|strong)(?:\s[^<>]{0,200})?>|
  <(?=https?:)|(?<=:\/\/[^\s<>]{1,300})>
`

/** An element with nothing in it, which parts no words. */
const EMPTY_ELEMENT =
  /<(b|i|u|s|em|strong|span|font|mark|small|sub|sup|wbr)(?: [^<>]{0,100})?><\/\1>/g

/** A line in which marks stand around the words of a command: tags, or backticks on both sides of a bar. */
export function withoutMarkup(words: string, text: string): string[] {
  const untagged = words.includes('<')
    ? words.replace(EMPTY_ELEMENT, '').replace(TAG, blanks)
    : words
  const found = untagged === words ? [] : [untagged]
  return text.includes('`') && words.includes('|') ? [...found, text.replaceAll('`', ' ')] : found
}
