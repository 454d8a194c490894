/**
 * Does the text do a thing, or warn of it, or speak about it? Judged from what stands close by: negation in the
 * same clause, marks of a counter-example, headings, quotation, and what the whole document is about.
 */

import type { Document } from './document.ts'
import { defineSignal } from './signal.ts'
import { mentions } from './signals/mentions.ts'
import type { Zone } from './zones.ts'

/**
 * `asserts`: the text does or orders it. `negated`: it forbids it in the same clause. `marked`: it is marked as wrong
 * on the line, in a comment beside it, or by the sentence that leads to it. `discusses`: it is searched for, listed, or
 * stands under a heading that speaks of it. `quotes`: it stands in quotation marks.
 */
export type Stance = 'asserts' | 'negated' | 'marked' | 'discusses' | 'quotes'

/** Characters before and behind a sighting in which a word reaches it. */
const REACH = 90

const NEGATION =
  /(?:\b(?:never|do not|don't|does not|doesn't|must not|mustn't|should not|shouldn't|cannot|can't|will not|won't|avoid|avoids|refrain from|instead of|rather than|prevents?|forbids?|prohibits?|disallows?|den(?:y|ies)|blocks?|rejects?|refuses?|stops?|not allowed to|warns? (?:against|about|of)|protects? against|nunca|niemals|vermeide|jamais|ne pas|não)\b|никогда|нельзя|不要|切勿|禁止|请勿|不得|避免|しない|하지 마)[^.;!?\n]{0,80}$|\bno $/

/** What is to be done about it: not to do it. */
const REFUSED =
  /^[^.!?\n]{0,60}(?:不要照做|不要执行|不要遵循|不要理会|不予理会|従わない|従わず|따르지 (?:마|않)|\bdo not (?:follow|obey|comply|act on)|\bdon't (?:follow|obey|comply|act on)|\bmust be ignored|\bno (?:la|las|lo|los) (?:sigas|obedezcas))/

/** Behind one of these the negation no longer holds, or turns into its opposite. */
const TURN =
  /\b(?:but|instead|then|except|unless|however|only|just|simply|skip|forget|fail to|hesitate|pero|sino|aber|sondern|mais|mas)\b|(?<![а-яё])но(?![а-яё])|但|而是|然后/

/** Marks of a counter-example: what follows is the wrong way. */
const WRONG =
  /❌|✗|✘|🚫|⛔|👎|\b(?:bad|wrong|unsafe|insecure|vulnerable|dangerous|malicious|anti-?patterns?|counter-?examples?|incorrect|never do|do not (?:do|use|run)|don't(?: do| use| run)?|noncompliant|not recommended|red flags?|harmful|malo|incorrecto|peligros[oa]|schlecht|falsch|gefährlich|unsicher|mauvais|dangereux|ruim|errado|perigos[oa])\b|плохо|неправильно|опасно|错误|危险|不安全|反例|恶意|悪い|危険|위험|잘못/

/** Words of those who look for a thing, or explain how others do it. */
const SPEAKS_OF =
  /\b(?:detect(?:s|ed|ing|ion|or)?|flag(?:s|ged)?|scans? for|scanner|checks? for|looks? for|watch for|audit(?:s|ing)?|review for|search(?:es)? for|identif(?:y|ies)|tests? for|grep|regex|signatures?|patterns? |lint|assert|expect\(|attempts? to|tries to|indicat(?:es|ors?)|symptoms?|mitigat\w{0,24}|such as|e\.g\.|attack(?:s|ers?|ing)?|payloads?|exploit(?:s|ation|ing)?|injections?|threats?|abuse)\b|攻击|漏洞|攻撃|공격/

/** Words that give what follows in backticks to be run. */
const ORDERED =
  /\b(?:run|runs|running|execute|executing|use|using|type|enter|paste|call|invoke|launch|start|install|with|via|by|command|do|try|then|first)\b[^`"']{0,30}[`"']{1,3}[^`"']{0,85}$/

/** An item that begins with code and then says something of it. */
const DEFINES =
  /^\s{0,20}(?:[-*+]|\d{1,3}[.)])\s{1,4}`[^`]{1,200}`\s{1,3}(?:and|or|is|are|runs|deletes?|means|would|can|may|:|—|-)/

/** Set apart from the running text. An order in plain prose is not, whatever the text is about. */
const SET_APART: ReadonlySet<Zone> = new Set<Zone>(['fence', 'code', 'table', 'quote'])

const TOPIC_MENTIONS_MIN = 12
const TOPIC_WORDS_MIN = 4

/** Enough talk of security for a quoted sentence to be an example. */
const QUOTED_TOPIC_MENTIONS_MIN = 5

/** A text that speaks of attacks more often than once in so many characters is about them, whatever its name. */
const CHARACTERS_PER_MENTION = 600

/**
 * True when a text is about security through and through: it says so in its name, description or title and keeps
 * speaking of attacks and defences in many words, or does so densely. One word is no password: an attack would have to
 * be written as a whole lesson.
 */
export const aboutSecurity = defineSignal('about-security', (document: Document): boolean => {
  const { zones, frontmatter, reading } = document
  const topic = document.observe(mentions).of('securityTopic')
  if (topic.length < TOPIC_MENTIONS_MIN) return false
  const words = new Set(topic.map(({ start, end }) => reading.text.slice(start, end)))
  if (words.size < TOPIC_WORDS_MIN) return false
  const title = zones.headings[0] ?? -1
  const declared = frontmatter.range?.last ?? -1
  const stated = topic.some(({ start }) => {
    const line = document.lineAt(start)
    return line <= declared || line === title
  })
  return stated || topic.length * CHARACTERS_PER_MENTION > reading.text.length
})

export function stanceAt(document: Document, start: number, end: number): Stance {
  const line = document.lineAt(start)
  const text = document.lineText(line)
  const from = document.reading.lines.start(line)
  const before = text.slice(Math.max(0, start - from - REACH), Math.max(0, start - from))
  const after = text.slice(
    Math.min(text.length, end - from),
    Math.min(text.length, end - from + REACH),
  )
  if (negates(before) || REFUSED.test(after)) return 'negated'
  if (WRONG.test(before) || WRONG.test(after) || markedAbove(document, line)) return 'marked'
  const quoted = isQuoted(before, after)
  const apart = quoted || SET_APART.has(document.zones.at(line))
  if (apart && document.observe(aboutSecurity)) return 'discusses'
  if (quoted && !ORDERED.test(before)) {
    // Code that is named, listed or told about, instead of given to be run.
    const told =
      document.zones.at(line) === 'table' || DEFINES.test(before + text.slice(start - from))
    if (told || SPEAKS_OF.test(after) || isSpokenOfAbove(document, line)) return 'marked'
  }
  if (quoted && document.observe(mentions).of('securityTopic').length >= QUOTED_TOPIC_MENTIONS_MIN)
    return 'discusses'
  if (SPEAKS_OF.test(before) || SPEAKS_OF.test(after)) return 'discusses'
  if (apart && isSpokenOfAbove(document, line)) return 'discusses'
  return quoted ? 'quotes' : 'asserts'
}

const isQuoted = (before: string, after: string): boolean =>
  /(?:^|[\s(\[:,|*-]|[^\x00-\x7f])["'\u300c\u201c`]{1,3}[^"'`]{0,85}$/.test(before) &&
  /^[^"'`\n]{0,80}["'\u300d\u201d`]/.test(after)

function negates(before: string): boolean {
  const found = NEGATION.exec(before)
  return found !== null && !TURN.test(found[0])
}

/** The comment right above inside a fence, or the line that leads to the fence, the list or the table. */
function markedAbove(document: Document, line: number): boolean {
  const fence = document.zones.fenceAt(line)
  const inside = fence ? [line - 1, line - 2].filter((index) => index > fence.first) : []
  const beside = inside.filter((index) => isComment(document.lineText(index)))
  const leading = lineBefore(document, fence ? fence.first : line)
  return [...beside, leading].some((index) => index >= 0 && WRONG.test(head(document, index)))
}

function isSpokenOfAbove(document: Document, line: number): boolean {
  const leading = lineBefore(document, document.zones.fenceAt(line)?.first ?? line)
  return [leading, headingBefore(document, line)].some((index) => {
    if (index < 0) return false
    const text = head(document, index)
    return SPEAKS_OF.test(text) || WRONG.test(text)
  })
}

const head = (document: Document, line: number): string => document.lineText(line).slice(0, 400)

const isComment = (text: string): boolean =>
  /^\s{0,40}(?:#|\/\/|--|\*|\/\*|;|rem\b|<!--)/.test(text.slice(0, 60))

/** The last line with text above `line`, at most three lines up, if it belongs to what follows. */
function lineBefore(document: Document, line: number): number {
  for (let index = line - 1; index >= Math.max(0, line - 3); index--)
    if (document.zones.at(index) !== 'blank') return index
  return -1
}

function headingBefore(document: Document, line: number): number {
  const { headings } = document.zones
  let low = 0
  let high = headings.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (headings[middle]! <= line) low = middle + 1
    else high = middle
  }
  return headings[low - 1] ?? -1
}
