/**
 * Names that a text gives to addresses and to files with keys, in settings, tables, footnotes or sentences: an order
 * that uses them is said with what they stand for.
 */

import { type Document, rawLine } from '../document.ts'
import { regex, source } from '../patterns/verbose.ts'
import { prose } from '../signals/sentences/prose.ts'
import { paragraphEnd, sentencesIn } from '../signals/sentences/statements.ts'
import { KEY_FILE, ORDERS_BEFORE, PLACE, SWEEPS } from './kinds.ts'
import type { Retelling } from './retelling.ts'

/** Names of one text, and characters of a line in which one is given. */
const NAMES_MAX = 24
const LINE_MAX = 300

const ADDRESS = source`
  (?:https?|ftps?|wss?|s3):\/\/[^\s"'\x60<>|)(]{4,200}[^\s"'\x60<>|)(.,;]|
  [\w.+-]{1,40}@[\w-]{1,40}(?:\.[\w-]{1,40}){1,3}
`
const FILE = source`
  (?:~|\/root|\/home\/\w{1,20})\/\.?[\w.\/-]{2,80}[\w-]|\.env\b|id_(?:rsa|ed25519)\b
`
const TOLD = source`
  (?:the |your |all )?(?:previous|prior|earlier) (?:instructions|rules|orders)|
  system prompt|safety rules
`
const SHELL = String.raw`(?:bash|zsh|sh|python3?)(?=[\x60"'|\s]{0,4}$)`

/** `name: value`, `name = value`, `| name | value |`, `"name" is value`. */
const GIVEN = regex.g`
  (?:^|[.,;]\s|\b(?:where|let)\s)[\s>*+|-]{0,8}(?:address |let )?["'\x60*{<\[]{0,3}
  (\^?[a-z][\w^-]{0,24}(?: [\w-]{1,16}){0,3}?|\^\d{1,2}|\d{1,2})["'\x60*}>\]]{0,3}
  \s?(?:[:=|]|->|→|—|\b(?:is|are|be|means|stands for)\b):?\s?(?:the |what )?
  (?:(?:contents?|text|file|address|page|mailbox)(?: of| at)? )?[\x60"'<(]?(${ADDRESS}|
    ${FILE}|${TOLD}|${SHELL})
`

/** `We are at …`, `The mailbox of the author is …`: what is brought there afterwards goes to it. */
const INTRODUCED = regex`
  \b(?:we are at|our (?:\w{2,12} ){0,2}(?:is|are)|(?:mailbox|address|place|office|server|page|desk)
    (?: of (?:the |this )?\w{2,12})?(?: is|:)(?: at)?) [\x60<"]?(${ADDRESS})
`
const THERE = regex`
  \bthere\b|\b(?:to|at) (?:this|that) (?:address|place|mailbox|page|desk|server)\b|
  \bhome\b(?= [.,]|[.,]|$)
`

const BROUGHT = regex`
  \b(?:sen[dt]|sends|post(?:s|ed)?|upload(?:s|ed)?|mail(?:s|ed)?|copy|copied|forward(?:ed)?|
    deliver(?:ed)?|push(?:ed)?|goes?|go|hand(?:ed)?|put|call|curl|feed)\b
`
const RUN = /\b(?:bash|sh|zsh|run|execute|feed|start|pip(?:e|ed))\b/

/** Loot that no service has a reason to ask for. */
const LOOT = regex`
  \bpasswords\b|\bpassphrases?\b|\bsaved logins\b|\bkey ?chain\b|\bprivate keys?\b|\bseed phrase\b|
  \bcookies\b|\bhome (?:folder|directory)\b
`

interface Name {
  name: string
  line: number
  value: string
  /** Where it is used. */
  used: RegExp
}

export function* namedOrders(document: Document): Generator<Retelling> {
  const { text } = document.reading
  if (!PLACE.test(text) && !TOLD_AT_ALL.test(text)) return
  const names = namesOf(document).filter(({ name }) => isUsed(document, name))
  if (names.length === 0 && !INTRODUCED.test(text)) return
  let place: { value: string; line: number; sentence: number } | null = null
  let sentence = 0
  for (const [line, said] of sentences(document)) {
    sentence++
    let filled = said
    const lines = [line]
    const own = said.length > SETTING_MAX ? [] : [...said.matchAll(GIVEN)].map(([, name]) => name)
    for (const { name, used, value, line: given } of names) {
      if (own.includes(name)) continue
      const put = filled.replace(used, (whole, ...more) =>
        inPlaceOf(whole, filled[more.at(-2) - 1] ?? ' ', value),
      )
      if (put !== filled) lines.push(given)
      filled = put
    }
    if (place && sentence - place.sentence <= 2 && BROUGHT.test(said) && THERE.test(said)) {
      filled = filled.replace(THERE, () => `to ${place!.value}`)
      lines.push(place.line)
    }
    const introduced = INTRODUCED.exec(said)
    if (introduced) place = { value: introduced[1]!, line, sentence }
    if (lines.length > 1 && isOrder(filled))
      yield { lines, judgedAt: [line], texts: [filled], parts: [said] }
  }
}

/** What stands in place of a name: a link to it keeps its words. */
function inPlaceOf(whole: string, before: string, value: string): string {
  const words = /^\[([^\]^]{1,60})\]/.exec(whole)?.[1]
  if (words) return `[${words}](${value})`
  return /\w/.test(before) ? ` ${value}` : value
}

/** A line that does nothing but give a name is no longer than this. */
const SETTING_MAX = 60

const TOLD_AT_ALL = new RegExp(TOLD)

const KEY_PATHS = /\.ssh\/\S{1,60}/g

/** A key that one signs in with stays where it is. */
const SIGNS_IN = /\b(?:connect|log ?in|sign(?:s|ed)? ?(?:in|with)|ssh|authenticate|identity)\b/

const isOrder = (text: string): boolean =>
  (PLACE.test(text) &&
    !SIGNS_IN.test(text.replace(KEY_PATHS, ' ')) &&
    ((BROUGHT.test(text) && (KEY_FILE.test(text) || LOOT.test(text))) || RUN.test(text))) ||
  (SWEEPS.test(text) && ORDERS_BEFORE.test(text))

/** What the names of a text stand for; names that are given twice have the first value. */
function namesOf(document: Document): Name[] {
  const { lines } = document.reading
  const found = new Map<string, Name>()
  for (let line = 0; line < lines.count && found.size < NAMES_MAX; line++) {
    const text = document.lineText(line)
    if (text.length > LINE_MAX * 2 || !MAY_GIVE.test(text)) continue
    for (const [, name, value] of text.slice(0, LINE_MAX).matchAll(GIVEN)) {
      if (found.has(name!) || COMMON.test(name!)) continue
      if (!VALUE.test(value!)) continue
      found.set(name!, {
        name: name!,
        line,
        value: value!,
        used: useOf(name!, rawLine(document, line)),
      })
    }
  }
  return [...found.values()]
}

/** It stands somewhere else as well, whatever it is there. */
function isUsed(document: Document, name: string): boolean {
  const text = document.observe(prose)
  const bare = name.replace(/^the /, '')
  return text.indexOf(bare) !== text.lastIndexOf(bare)
}

const VALUE = new RegExp(`${PLACE.source}|${KEY_FILE.source}|${TOLD}|^(?:bash|zsh|sh|python3?)$`)

const MAY_GIVE = /:\/\/|~\/|@|\.env|id_rsa|\/root\/|instructions|prompt|rules|\b(?:bash|sh)\b/

/** Keys of front matter and words that are no names. */
const COMMON = regex`
  ^(?:name|description|license|version|author|homepage|repository|note|notice|see|and|or|it|this|
    that|docs?|website|source code|more|example|examples?)$
`

const LETTERS = /[.*+?^${}()|[\]\\-]/g

/** Where a name is used: in marks, behind an article, in capitals, as the target of a link. */
function useOf(name: string, raw: string): RegExp {
  const word = name.replace(LETTERS, String.raw`\$&`)
  const bare = word.replace(/^the /, '')
  const isLoud = raw.includes(name.toUpperCase()) && /[a-z]/.test(name)
  const forms = [
    String.raw`[\x60{<"*]{1,2}\s?${word}\s?[\x60}>"*]{1,2}`,
    String.raw`\[[^\]\n]{1,60}\]\[${word}\]`,
    String.raw`\[${word}\](?!\()(?:\[\])?`,
    ...(/^[\d^]/.test(name) ? [] : [String.raw`\bthe [\x60"*]?${bare}[\x60"*]?(?![\w/-]|\.\w)`]),
    ...(isLoud ? [String.raw`(?<![\w./-])${word}(?![\w/-]|\.\w)`] : []),
  ]
  return new RegExp(forms.join('|'), 'g')
}

/** Sentences with the line that each begins on. */
function* sentences(document: Document): Generator<[line: number, text: string]> {
  const { zones, reading } = document
  const { text, lines } = reading
  for (let line = 0; line < lines.count; line++) {
    const zone = zones.at(line)
    if (zone === 'blank') continue
    if (zone === 'fence' || zone === 'code') {
      const code = document.lineText(line).trim()
      if (code !== '' && code.length < LINE_MAX) yield [line, `Run \`${code}\`.`]
      continue
    }
    const last = paragraphEnd(document, line)
    for (const [from, to] of sentencesIn(text, lines.start(line), lines.end(last)))
      yield [
        lines.at(from + /^\s*/.exec(text.slice(from, Math.min(to, from + 40)))![0].length),
        text
          .slice(from, to)
          .replace(/^[\s>#*+-]{1,12}|\n/g, ' ')
          .trim(),
      ]
    line = last
  }
}
