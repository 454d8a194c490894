/**
 * Letters, pages and messages of others that a text shows: a block quote that is led in by a sentence which orders nothing,
 * or on which somebody remarks right below. Whatever the text is about, a skill gives its own orders in its own voice.
 */

import { type Document, rawLine } from '../document.ts'
import { ORDERS_LEAD } from './exhibit-words.ts'
import { firstOfRun, lineBefore, lineBehind, RUN_LINES_MAX } from './leads.ts'
import { behindLastMark } from './sentence-of.ts'
import { LETTER_HEAD, OWN_VOICE, REMARKS, SHOWS, SPEAKER } from './shown-words.ts'
import { citesSome } from './taken-apart.ts'
import { keepsToSecurity } from './topic.ts'
import { wrappedAt } from './wrapped.ts'

/** Characters of a lead and of a remark that are looked at. */
const LEAD_CHARACTERS = 240
const REMARK_CHARACTERS = 200

/** How many of both say of a line in a block quote that it is shown: the lead, and the remark below. */
export function timesShown(document: Document, line: number): 0 | 1 | 2 {
  if (document.zones.at(line) !== 'quote') return 0
  // A text of quotations is no lesson about them, unless it goes on speaking of attacks.
  if (!citesSome(document) && !document.observe(keepsToSecurity)) return 0
  const remark = lineBehind(document, line)
  const remarked =
    remark >= 0 &&
    document.zones.at(remark) !== 'heading' &&
    REMARKS.test(document.lineText(remark).slice(0, REMARK_CHARACTERS))
  const led = hasLetterLead(document, line)
  return led && remarked ? 2 : led || remarked ? 1 : 0
}

/** Speakers that a dialogue has at least. */
const SPEAKERS_MIN = 2

/** Lines that begin with the names of speakers who take turns. */
function isDialogue(document: Document, first: number): boolean {
  const speakers = new Set<string>()
  for (
    let line = first;
    line < first + RUN_LINES_MAX && document.zones.at(line) === 'quote';
    line++
  ) {
    const speaker = SPEAKER.exec(rawLine(document, line).slice(0, 60))?.[1]
    if (speaker) speakers.add(speaker)
  }
  return speakers.size >= SPEAKERS_MIN
}

function hasLetterLead(document: Document, line: number): boolean {
  const { zones } = document
  const first = firstOfRun(document, line)
  if (LETTER_HEAD.test(document.lineText(first).slice(0, 60)) || isDialogue(document, first))
    return true
  const lead = lineBefore(document, first)
  if (lead < 0 || zones.at(lead) === 'heading' || zones.at(lead) === 'frontmatter') return false
  const sentence = behindLastMark(wrappedAt(document, lead).text.trimEnd().slice(-LEAD_CHARACTERS))
  return SHOWS.test(sentence) && !ORDERS_LEAD.test(sentence) && !OWN_VOICE.test(sentence)
}
