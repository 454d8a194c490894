/** Questions that the text answers with no: `"Can you read her mail?" No; here is what I do instead.` */

import type { Document } from '../document.ts'
import { regex } from '../patterns/verbose.ts'
import { head, lineBelow } from './leads.ts'
import { wrappedAt } from './wrapped.ts'

/** Characters behind a sighting in which its sentence turns out to be a question. */
const QUESTION_MAX = 160

const ASKED = /^[^.!?\n]{0,120}\?["'”’»*_)\]\s]{0,6}/

/** No reader takes that for a yes; `no problem` is one. */
const NO = regex.u`
  ^[\s>*_#"'“-]{0,8}(?:(?:a:|answer:)\s{0,2})?[*_]{0,2}
  (?:no(?! (?:problem|worr|doubt|need|matter|sweat|trouble|one|reason))|never|
    nope|i (?:won't|can't|do not|don't)|we (?:do not|don't|never)|
    this skill (?:does not|doesn't|will not|won't)|nein|non|нет)(?![\p{L}'])
`

/** True when a sighting on a line is part of a question, right behind which stands a no. */
export function isAnsweredNo(document: Document, line: number, behind: string): boolean {
  const question = ASKED.exec(behind.slice(0, QUESTION_MAX))
  if (!question) return false
  const rest = behind.slice(question[0].length)
  if (/\S/.test(rest)) return NO.test(rest)
  return NO.test(head(document, lineBelow(document, wrappedAt(document, line).last)))
}
