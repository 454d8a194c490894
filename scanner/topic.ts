/** Whether a whole text is about attacks and defences, so that what it shows apart may be an example. */

import type { Document } from './document.ts'
import { defineSignal } from './signal.ts'
import { mentions } from './signals/mentions.ts'

const TOPIC_MENTIONS_MIN = 16
const TOPIC_WORDS_MIN = 7

/** Enough for what is set apart to be an example: fewer words of the trade, since nothing else follows from it. */
const TAUGHT_MENTIONS_MIN = 4
const TAUGHT_WORDS_MIN = 2
const TAUGHT_CHARACTERS_PER_MENTION = 450

/** A text that speaks of attacks more often than once in so many characters is about them, whatever its name. */
const CHARACTERS_PER_MENTION = 600

/**
 * True when a text is about security through and through: it says so in its name, description or title and keeps
 * speaking of attacks and defences in many words, or does so densely. One word is no password: an attack would have to
 * be written as a whole lesson.
 */
export const aboutSecurity = defineSignal('about-security', (document: Document): boolean =>
  speaksOfAttacks(document, TOPIC_MENTIONS_MIN, TOPIC_WORDS_MIN, CHARACTERS_PER_MENTION),
)

/**
 * The same by a lower mark. It counts only for what is set apart from the running text as well, and takes no more than
 * one step by itself.
 */
export const teachesSecurity = defineSignal('teaches-security', (document: Document): boolean =>
  speaksOfAttacks(document, TAUGHT_MENTIONS_MIN, TAUGHT_WORDS_MIN, TAUGHT_CHARACTERS_PER_MENTION),
)

function speaksOfAttacks(
  document: Document,
  mentionsMin: number,
  wordsMin: number,
  charactersPerMention: number,
): boolean {
  const { zones, frontmatter, reading } = document
  const topic = document.observe(mentions).of('securityTopic')
  if (topic.length < mentionsMin) return false
  const words = new Set(topic.map(({ start, end }) => reading.text.slice(start, end)))
  if (words.size < wordsMin) return false
  const title = zones.headings[0] ?? -1
  const declared = frontmatter.range?.last ?? -1
  const stated = topic.some(({ start }) => {
    const line = document.lineAt(start)
    return line <= declared || line === title
  })
  return stated || topic.length * charactersPerMention > reading.text.length
}
