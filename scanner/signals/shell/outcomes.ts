/** What a pipeline writes, where that can be told from its text alone: words that are echoed, and filters behind them. */

import { decodeBase64, decodeHex, reverseText } from '../../reading/decode.ts'
import type { Pipeline } from './shell.ts'

/** Characters of a text that are worked out, at most. */
const CHARACTERS_MAX = 2000

/** The text that a pipeline writes; null when it depends on anything but its own words. */
export function outcomeOf({ commands }: Pipeline): string | null {
  let text: string | null = null
  for (const [index, command] of commands.entries()) {
    const [name = '', ...words] = command.words
    const given = command.redirects.find(({ operator }) => operator === '<<<')?.target ?? text
    if (given !== null) text = filtered(given.slice(0, CHARACTERS_MAX), name, words)
    else text = index === 0 ? written(name, words) : null
    if (text === null) return null
  }
  return text
}

/** What `echo`, `printf` and the like write. Null when a variable is among the words. */
export function written(name: string, words: readonly string[]): string | null {
  if (words.some((word) => word.includes('$'))) return null
  if (name === 'echo') {
    const from = words.findIndex((word) => !/^-[neE]{1,3}$/.test(word))
    return from < 0 ? '' : unescaped(words.slice(from).join(' '))
  }
  // Where a program lies is told by its name as well.
  if (name === 'which' || (name === 'command' && words[0] === '-v')) return words.at(-1) ?? null
  if (name !== 'printf' || words.length === 0) return null
  const [format, ...values] = words[0] === '--' ? words.slice(1) : words
  return printed(format ?? '', values)
}

const PLACE = /%(?:-?\d{0,2}[sb]|%)/g

/** The format is used again for as long as there are values. */
function printed(format: string, values: readonly string[]): string {
  const places = format.match(PLACE)?.filter((place) => place !== '%%').length ?? 0
  const rounds = places === 0 ? 1 : Math.max(1, Math.ceil(values.length / places))
  let next = 0
  let text = ''
  for (let round = 0; round < rounds && text.length < CHARACTERS_MAX; round++)
    text += format.replace(PLACE, (place) => (place === '%%' ? '%' : (values[next++] ?? '')))
  return unescaped(text)
}

const ESCAPES = /\\x([0-9a-fA-F]{1,2})|\\0?([0-7]{1,3})|\\u([0-9a-fA-F]{4})/g

/** Characters that were written by their numbers. */
export const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replace(ESCAPES, (_, hex, octal, wide) =>
        String.fromCharCode(Number.parseInt(hex ?? octal ?? wide, octal === undefined ? 16 : 8)),
      )
    : text

const DECODES_BASE64 = /^-(?:d|D|di|id|-decode)$/

/** What a filter makes of a text. */
function filtered(text: string, name: string, words: readonly string[]): string | null {
  const program = name.slice(name.lastIndexOf('/') + 1)
  if (program === 'cat') return words.every((word) => word === '-') ? text : null
  if (program === 'rev') return reverseText(text)
  if (program === 'base64')
    return words.some((word) => DECODES_BASE64.test(word))
      ? (decodeBase64(text) ?? shortBase64(text))
      : null
  if (program === 'xxd')
    return words.some((word) => /^-[a-z]*r/.test(word))
      ? (decodeHex(text) ?? Buffer.from(text, 'hex').toString())
      : null
  if (program === 'tr') return translated(text, words)
  if (program === 'sed') return substituted(text, words)
  return null
}

const shortBase64 = (text: string): string | null =>
  /^[A-Za-z0-9+/]{2,40}={0,2}$/.test(text) ? Buffer.from(text, 'base64').toString('latin1') : null

/** `tr a-z n-za-m`, `tr -d @`. */
function translated(text: string, words: readonly string[]): string | null {
  if (words[0] === '-d') {
    const dropped = inFull(words[1] ?? '')
    return [...text].filter((char) => !dropped.includes(char)).join('')
  }
  const [from, to] = words.map(inFull)
  if (!from || !to || words.length !== 2) return null
  return [...text]
    .map((char) => {
      const at = from.indexOf(char)
      return at < 0 ? char : to[Math.min(at, to.length - 1)]!
    })
    .join('')
}

/** `a-e` as `abcde`. */
const inFull = (set: string): string =>
  set.replace(/([a-z])-([a-z])|([A-Z])-([A-Z])|(\d)-(\d)/g, (range) => {
    const [first, last] = [range.charCodeAt(0), range.charCodeAt(2)]
    return String.fromCharCode(
      ...Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index),
    )
  })

/** `sed s/@//g`, for plain words without a pattern in them. */
function substituted(text: string, words: readonly string[]): string | null {
  const script = words.length === 1 ? words[0]! : ''
  const parts = /^s([/|,#@!])([^\\[\]*.^$]{1,40})\1([^\\&]{0,40})\1(g?)i?$/.exec(script)
  if (!parts) return null
  const [, , old, fresh, all] = parts as unknown as string[]
  return all === 'g' ? text.replaceAll(old!, () => fresh!) : text.replace(old!, () => fresh!)
}
