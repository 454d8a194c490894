/** What a shell keeps in its variables, and what it makes of them where they stand. */

import { written } from './outcomes.ts'
import type { Command } from './shell.ts'

/** Characters of a value that are kept. */
const CHARACTERS_MAX = 2000

/** Parameters and items of an array that are kept. */
const ITEMS_MAX = 40

/** `name`, `!name`, `name[1]`, `1`, and what is to be done with the value. */
const EXPANSION = /^\{(!?)([a-z_]\w{0,40}(?:\[(?:\d{1,2}|[@*])\])?|\d)([^{}]{0,200})\}/i

/** A shell's variables. */
export class Values {
  private readonly values = new Map<string, string>()
  /** The folder that a command is carried out in; '' when the text does not say. */
  folder = ''

  get(name: string): string | undefined {
    return this.values.get(name)
  }

  set(name: string, value: string): void {
    this.values.set(name, value.slice(0, CHARACTERS_MAX))
  }

  /** What `cd` and `pushd` do with the folder. */
  enter(words: readonly string[]): void {
    const place = words.find((word) => !/^-./.test(word)) ?? '~'
    if (/^(?:~|\/|\$home\b|\$\{home\})/.test(place)) this.folder = place.replace(/(?<=.)\/$/, '')
    else if (this.folder === '' || /[$*]|^-$|\.\./.test(place)) this.folder = ''
    else if (!/^\.\/?$/.test(place)) this.folder += `/${place.replace(/^\.\/|\/$/g, '')}`
  }

  /** `${name…}`, read from its brace: how long it is and what comes out; null when that cannot be told. */
  expanded(rest: string): { length: number; value: string } | null {
    const found = EXPANSION.exec(rest)
    if (!found) return null
    const [{ length }, indirect, name, change] = found as unknown as [
      string,
      string,
      string,
      string,
    ]
    const named = this.items(name) ?? this.get(name)
    const known = indirect === '!' && named !== undefined ? this.get(named) : named
    const value = known === undefined ? defaultIn(change) : changed(known, change)
    return value === null ? null : { length, value }
  }

  /** Parameters of a script or a function, from the first. */
  setParameters(words: readonly string[]): void {
    words.slice(0, 9).forEach((word, index) => this.set(String(index + 1), word))
  }

  setItems(name: string, items: readonly string[]): void {
    const kept = items.slice(0, ITEMS_MAX)
    kept.forEach((item, index) => this.set(`${name}[${index}]`, item))
    this.set(`${name}[]`, kept.join(' '))
  }

  /** All items of an array, joined as the separator says. */
  private items(name: string): string | undefined {
    if (!/\[[@*]\]$/.test(name)) return undefined
    const joined = this.get(`${name.slice(0, name.indexOf('['))}[]`)
    return this.get('IFS') === '' || this.get('ifs') === '' ? joined?.replaceAll(' ', '') : joined
  }

  /** What commands of the shell itself leave behind. */
  remember({ words, redirects }: Pick<Command, 'words' | 'redirects'>): void {
    const [name, ...rest] = words
    if (/^(?:export|declare|local|readonly|typeset)$/.test(name ?? ''))
      for (const word of rest) {
        const pair = /^([a-z_]\w{0,40})=([^]{1,2000})$/i.exec(word)
        if (pair) this.set(pair[1]!, pair[2]!)
      }
    else if (name === 'set') this.rememberSet(rest)
    else if (name === 'printf' && rest[0] === '-v' && rest[1]) {
      const text = written('printf', rest.slice(2))
      if (text !== null) this.set(rest[1], text)
    } else if (name === 'read') {
      const given = redirects.find(({ operator }) => operator === '<<<')?.target
      const names = rest.filter((word) => !word.startsWith('-'))
      const parts = given?.split(/\s+/) ?? []
      names.forEach((one, index) => {
        if (parts[index]) this.set(one, parts[index]!)
      })
    } else if (name === 'alias') {
      // As fish has it.
      if (rest.length === 2 && !rest[0]!.includes('=')) this.set(`alias ${rest[0]}`, rest[1]!)
      for (const word of rest) {
        const pair = /^([\w-]{1,30})=([^]{1,200})$/.exec(word)
        if (pair) this.set(`alias ${pair[1]}`, pair[2]!)
      }
    }
  }

  /** `set -- a b` of a shell, `set a=b` of a batch file. */
  private rememberSet(words: readonly string[]): void {
    if (words[0] === '--') this.setParameters(words.slice(1))
    const pair = /^(\w{1,30})=([^]{1,200})$/.exec(words.join(' '))
    if (pair) this.set(`%${pair[1]}%`, pair[2]!.trimEnd())
  }

  /** A word of a batch file with what is known of its variables put in. */
  withBatchValues(word: string): string {
    return word.includes('%')
      ? word.replace(/%(\w{1,30})(:~-?\d{1,3}(?:,-?\d{1,3})?)?%/g, (whole, name, cut) => {
          const value = this.get(`%${name}%`)
          if (value === undefined) return whole
          return cut ? sliced(value, ...numbersOf(cut.slice(2), ',')) : value
        })
      : word
  }
}

const numbersOf = (text: string, mark: string): [number, number | undefined] => {
  const [from, length] = text.split(mark).map(Number)
  return [from ?? 0, length]
}

/** A part of a text; from its end where numbers are below zero. */
function sliced(text: string, from: number, length?: number): string {
  const start = from < 0 ? Math.max(0, text.length + from) : from
  if (length === undefined) return text.slice(start)
  return text.slice(start, length < 0 ? length : start + length)
}

/** `:-sh`: what is put in for a variable that nobody has set, where it is a name or a path. */
const defaultIn = (change: string): string | null =>
  /^:?[-=]([\w./:@~?=&%+-]{1,200})$/.exec(change)?.[1] ?? null

/** What is done with a value before it is put in: a case, a part, an end that is cut off, a replacement. */
function changed(value: string, change: string): string | null {
  if (change === '') return value
  if (/^,{1,2}$/.test(change)) return value.toLowerCase()
  if (/^\^{1,2}$/.test(change)) return value.toUpperCase()
  if (/^:[-=?]/.test(change)) return value
  if (/^: ?-?\d{1,3}(?:: ?-?\d{1,3})?$/.test(change))
    return sliced(value, ...numbersOf(change.slice(1), ':'))
  const cut = /^(%{1,2}|#{1,2})([^]{1,30})$/.exec(change)
  if (cut) return cutOff(value, cut[1]!, cut[2]!)
  const replaced = /^(\/{1,2})([^/]{1,30})\/?([^]{0,30})$/.exec(change)
  if (!replaced) return null
  const [, marks, old, fresh] = replaced as unknown as [string, string, string, string]
  return marks === '//' ? value.replaceAll(old, () => fresh) : value.replace(old, () => fresh)
}

/** `${x%y}` and `${x#y}`, with a star at the inner side at most. */
function cutOff(value: string, mark: string, pattern: string): string {
  const atEnd = mark.startsWith('%')
  if (/^\?+$/.test(pattern))
    return atEnd ? value.slice(0, -pattern.length) : value.slice(pattern.length)
  const text = pattern.replaceAll('*', '')
  if (text === '') return value
  if (atEnd) {
    if (!pattern.endsWith('*')) return value.endsWith(text) ? value.slice(0, -text.length) : value
    const at = mark === '%%' ? value.indexOf(text) : value.lastIndexOf(text)
    return at < 0 ? value : value.slice(0, at)
  }
  if (!pattern.startsWith('*')) return value.startsWith(text) ? value.slice(text.length) : value
  const at = mark === '##' ? value.lastIndexOf(text) : value.indexOf(text)
  return at < 0 ? value : value.slice(at + text.length)
}
