/**
 * Showing text that an attacker chose. Characters that hide, reorder or control become boxes with
 * their code point, every value is isolated from the direction of its surroundings, and words that
 * mix look-alike alphabets are recognised.
 */

import { element } from './dom.ts'

/**
 * Controls, direction marks, invisible fillers, tag characters, stray variation selectors and
 * lone surrogates. The emoji selectors U+FE0E and U+FE0F, and tabs, are ordinary.
 */
const HIDDEN = new RegExp(
  '[\\0-\\x08\\n-\\x1f\\x7f-\\x9f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f' +
    '\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0d\\ufeff\\uffa0' +
    '\\ufff0-\\ufffb\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Surrogate}]',
  'u',
)

/** What a joiner may follow without being suspicious: emoji, and letters of joining scripts. */
const JOINABLE = new RegExp(
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]|' +
    '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])[\\p{L}\\p{Mn}\\p{Mc}]',
  'u',
)

/** Alphabets with letters that look like those of another one. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu', 'Georgian']
const SCRIPT_PATTERNS = SCRIPTS.map((name) => new RegExp(`\\p{Script=${name}}`, 'u'))

/** The text in an isolated element, its hidden characters as boxes. */
export function quoted(text: string, className?: string): HTMLElement {
  return element('bdi', { class: className }, ...visible(text))
}

/** Text nodes and boxes; a run of one hidden character is one box with a count. */
export function visible(text: string): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = []
  let plain = ''
  let previous = ''
  const characters = [...text]
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] as string
    if (!isHidden(character, previous)) {
      plain += character
      previous = character
      continue
    }
    if (plain) parts.push(plain)
    plain = ''
    let count = 1
    while (characters[at + count] === character) count += 1
    parts.push(box(character, count))
    at += count - 1
    previous = ''
  }
  if (plain) parts.push(plain)
  return parts
}

/** For places that take no elements, such as a title: hidden characters are dropped. */
export function plain(text: string): string {
  let previous = ''
  let kept = ''
  for (const character of text) {
    if (!isHidden(character, previous)) kept += character
    previous = character
  }
  return kept
}

/** True when one word holds letters of two alphabets that are easily taken for one another. */
export function isMixedScript(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u)
  return words.some((word) => SCRIPT_PATTERNS.filter((script) => script.test(word)).length > 1)
}

function isHidden(character: string, previous: string): boolean {
  if (!HIDDEN.test(character)) return false
  const isJoiner = character === '\u200c' || character === '\u200d'
  return !(isJoiner && previous !== '' && JOINABLE.test(previous))
}

function box(character: string, count: number): HTMLElement {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const label = count > 1 ? `U+${code} ×${count}` : `U+${code}`
  const title = 'A character that does not show'
  return element('span', { class: 'hidden-character', title }, label)
}
