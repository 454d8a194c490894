/**
 * Does the text do a thing, or warn of it, or speak about it? Judged from what stands close by: negation in the
 * same clause, marks of a counter-example, headings, and what the document says it is about.
 */

import type { Document } from './document.ts'
import { defineSignal } from './signal.ts'
import { mentions } from './signals/mentions.ts'
import type { Zone } from './zones.ts'

/**
 * `asserts`: the text does or orders it. `negated`: it forbids it in the same clause. `warns`: it is marked as wrong.
 * `discusses`: it is listed, searched for, or shown in a text about security. `quotes`: it stands in quotes.
 */
export type Stance = 'asserts' | 'negated' | 'warns' | 'discusses' | 'quotes'

/** Characters before a sighting in which a negation reaches it. */
const REACH = 90

const NEGATION =
  /(?:\b(?:never|do not|don't|does not|doesn't|must not|mustn't|should not|shouldn't|cannot|can't|will not|won't|avoid|avoids|refrain from|instead of|rather than|prevents?|forbids?|prohibits?|disallows?|den(?:y|ies)|blocks?|rejects?|refuses?|stops?|not allowed to|warns? (?:against|about|of)|protects? against|nunca|niemals|vermeide|jamais|ne pas|não)\b|никогда|нельзя|不要|切勿|禁止|请勿|不得|避免|しない|하지 마)[^.;!?\n]{0,80}$/
const TURN =
  /\b(?:but|instead|then|except|unless|however|only|just|simply|skip|forget|fail to|hesitate|pero|sino|aber|sondern|mais|mas)\b|(?<![а-яё])но(?![а-яё])|但|而是|然后/

const WARNING_MARK =
  /❌|✗|✘|🚫|⛔|👎|\b(?:bad|wrong|unsafe|insecure|vulnerable|dangerous|malicious|anti-?patterns?|counter-?examples?|incorrect|never do|do not (?:do|use|run)|don't(?: do| use| run)?|noncompliant|not recommended|red flags?|harmful|attacks?|attackers?|payloads?|exploit(?:s|ation)?|malo|incorrecto|peligros[oa]|schlecht|falsch|gefährlich|unsicher|mauvais|dangereux|ruim|errado|perigos[oa])\b|плохо|неправильно|опасно|错误|危险|不安全|反例|恶意|攻击|悪い|危険|위험|잘못/

const DETECTION =
  /\b(?:detect(?:s|ed|ing|ion|or)?|flag(?:s|ged)?|scans? for|scanner|checks? for|looks? for|watch for|audit(?:s|ing)?|review for|search(?:es)? for|identif(?:y|ies)|tests? for|grep|regex|signatures?|patterns? |lint|assert|expect\(|attempts? to|tries to|indicat(?:es|ors?)|symptoms?|mitigat\w*|such as|e\.g\.)\b/

/**
 * True when a text is about security through and through: it says so in its name, description or title, and keeps
 * speaking of attacks and defences. One word is no password: an attack would have to be written as a whole lesson.
 */
export const aboutSecurity = defineSignal('about-security', (document: Document): boolean => {
  const { zones, frontmatter } = document
  const title = zones.headings[0] ?? -1
  const declared = frontmatter.range?.last ?? -1
  const topic = document.observe(mentions).of('securityTopic')
  const stated = topic.some((mention) => {
    const line = document.lineAt(mention.start)
    return line <= declared || line === title
  })
  const dense =
    topic.length >= 20 && topic.length * CHARACTERS_PER_MENTION > document.reading.text.length
  return dense || (stated && topic.length >= TOPIC_MENTIONS_MIN)
})

const TOPIC_MENTIONS_MIN = 6

/** A text that speaks of attacks more often than once in so many characters is about them, whatever it is called. */
const CHARACTERS_PER_MENTION = 500

export function stanceAt(document: Document, start: number, end: number): Stance {
  const line = document.lineAt(start)
  const text = document.lineText(line)
  const from = document.reading.lines.start(line)
  const before = text.slice(Math.max(0, start - from - REACH), Math.max(0, start - from))
  const after = text.slice(
    Math.min(text.length, end - from),
    Math.min(text.length, end - from + REACH),
  )
  if (negates(before)) return 'negated'
  if (WARNING_MARK.test(before) || WARNING_MARK.test(after)) return 'warns'
  const marked = markAbove(document, line)
  if (marked) return marked
  if (DETECTION.test(before) || DETECTION.test(after)) return 'discusses'
  const quoted = isQuoted(before, after)
  const shown = quoted || SET_APART.has(document.zones.at(line))
  if (shown && document.observe(aboutSecurity)) return 'discusses'
  return quoted ? 'quotes' : 'asserts'
}

/** Set apart from the running text. An order in plain prose is not, whatever the text is about. */
const SET_APART: ReadonlySet<Zone> = new Set<Zone>(['fence', 'code', 'table', 'quote'])

const isQuoted = (before: string, after: string): boolean =>
  /(?:^|[\s(\[:,|*-])["'\u300c\u201c`]{1,3}[^"'`]{0,60}$/.test(before) &&
  /^[^"'`\n]{0,80}["'\u300d\u201d`]/.test(after)

function negates(before: string): boolean {
  const found = NEGATION.exec(before)
  return found !== null && !TURN.test(found[0])
}

/** Looks at the comment or sentence right above, what introduces the fence or list, and the heading. */
function markAbove(document: Document, line: number): Stance | null {
  const fence = document.zones.fenceAt(line)
  if (fence) {
    const near = [line - 1, line - 2].filter(
      (index) => index > fence.first && isComment(document.lineText(index)),
    )
    if (near.some((index) => WARNING_MARK.test(document.lineText(index).slice(0, 400))))
      return 'warns'
  }
  const introduced = lineBefore(document, fence ? fence.first : line)
  for (const index of [introduced, headingBefore(document, line)]) {
    if (index < 0) continue
    const text = document.lineText(index).slice(0, 400)
    if (WARNING_MARK.test(text)) return 'warns'
    if (DETECTION.test(text)) return 'discusses'
  }
  return null
}

const isComment = (text: string): boolean =>
  /^\s{0,40}(?:#|\/\/|--|\*|\/\*|;|rem\b|<!--)/.test(text)

/** The last line with text above `line`, at most three lines up. */
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
