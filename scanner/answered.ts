/** Questions that the text answers with no: `"Can you read her mail?" No; here is what I do instead.` */

import type { Document } from './document.ts'
import { head } from './leads.ts'

/** Characters behind a sighting in which its sentence turns out to be a question. */
const QUESTION_MAX = 160

const ASKED = /^[^.!?\n]{0,120}\?["'”’»*_)\]\s]{0,6}/

/** No reader takes that for a yes; `no problem` is one. */
const NO =
  /^[\s>*_#"'“-]{0,8}(?:(?:a:|answer:)\s{0,2})?[*_]{0,2}(?:no(?! (?:problem|worr|doubt|need|matter|sweat|trouble|one|reason))|never|nope|i (?:won't|can't|do not|don't)|we (?:do not|don't|never)|this skill (?:does not|doesn't|will not|won't)|nein|non|нет)(?![\p{L}'])/u

/** Lines without text between a question and its answer. */
const LINES_APART = 2

/** True when a sighting on a line is part of a question, right behind which stands a no. */
export function isAnsweredNo(document: Document, line: number, behind: string): boolean {
  const question = ASKED.exec(behind.slice(0, QUESTION_MAX))
  if (!question) return false
  const rest = behind.slice(question[0].length)
  return NO.test(/\S/.test(rest) ? rest : nextHead(document, line))
}

function nextHead(document: Document, line: number): string {
  for (let index = line + 1; index <= line + LINES_APART; index++)
    if (document.zones.at(index) !== 'blank') return head(document, index)
  return ''
}
