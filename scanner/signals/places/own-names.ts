/** What a text calls its own: hosts, repositories and packages that bear its names, and makers that it speaks of. */

import { type Document, rawLine } from '../../document.ts'
import { TRADE_WORDS } from '../../lexicon/makers.ts'
import { defineSignalOfWhole } from '../../signal.ts'
import { hostOf, isBareAddress, isCodeHost, isShared, makerOf, REPOSITORY } from './addresses.ts'

/**
 * True when an https address belongs to whom the skill is about: the maker's name is a word of the skill's name,
 * description or title. A name of trade words gives no such right, and neither does a known name with trade words
 * around it: `acme` may be the maker of acme, `acme-tools` may be anyone. Shared hosting gives none to its subdomains.
 */
export function isOwnHost(document: Document, address: string): boolean {
  const host = hostOf(address)
  if (!address.startsWith('https://') || host === '' || isShared(address) || isBareAddress(address))
    return false
  const maker = makerOf(address)
  const words = document.observe(ownWords)
  if (maker.length < 3) return false
  const parts = maker.split('-').filter((part) => part !== '')
  if (parts.every((part) => TRADE_WORDS.has(part))) return false
  if (isOwnWord(document, maker))
    return parts.length === 1 || !parts.some((part) => TRADE_WORDS.has(part))
  return parts.length === 1
    ? holdsName(document, maker)
    : isCodeHost(address) && parts.some((part) => part.length > 3 && isDistinct(part, words))
}

/**
 * The repository bears a word of the skill's name, description or title that is no word of the trade, or nothing but
 * words of its name and title, words of the trade aside.
 */
export const isOwnRepository = (document: Document, address: string): boolean => {
  const name = REPOSITORY.exec(address)?.[2]
  const names = [name, SUBDIRECTORY.exec(address)?.[1]].filter((one) => one !== undefined)
  return names.some((one) => isOwnName(document, one) || isPutTogether(document, one))
}

/** The package of a repository that keeps several. */
const SUBDIRECTORY = /#(?:[\w=&.-]{1,60}&)?subdirectory=(?:[\w.-]{1,60}\/){0,4}([\w.-]{3,80})/

/** `zenith_maps-mcp` in a skill that is headed "Zenith Maps". */
function isPutTogether(document: Document, name: string): boolean {
  const parts = name.split(/[-_.]/).filter((part) => part !== '' && !TRADE_WORDS.has(part))
  if (!parts.some((part) => part.length > 1)) return false
  const names = document.observe(properNames)
  const title = document.observe(titleWords)
  return parts.every((part) => names.has(part) || title.has(part))
}

/** The words of the first heading, whatever joins them. */
const titleWords = defineSignalOfWhole('title-words', (document: Document): ReadonlySet<string> => {
  const line = document.zones.headings[0]
  return new Set(line === undefined ? [] : document.lineText(line).match(/[a-z\d]{2,60}/g))
})

/** Code that an account of a code host keeps under the name of the skill. Such a name is cheap to have. */
export const isOwnCode = (document: Document, address: string): boolean =>
  isCodeHost(address) && isOwnRepository(document, address)

const isOwnName = (document: Document, name: string): boolean =>
  !TRADE_WORDS.has(name) && isOwnWord(document, name)

/**
 * The same of a package or an image, as in `@scope/name@2.1` and `account/name:latest`: with or without words of the
 * trade, `zenith-mcp` in a skill called zenith.
 */
export function isOwnPackage(document: Document, word: string): boolean {
  const name = /([\w.-]{3,80}?)(?:[@:][\w.*^~-]{1,40})?$/.exec(word)?.[1] ?? ''
  if (name === '') return false
  if (isOwnName(document, name)) return true
  const parts = name.split('-')
  const rest = parts.filter((part) => !TRADE_WORDS.has(part))
  return rest.length < parts.length && isDistinct(rest.join('-'), document.observe(properNames))
}

const isDistinct = (part: string, words: ReadonlySet<string>): boolean =>
  words.has(part) && !TRADE_WORDS.has(part)

/** `Ship an app` begins with what is done, and names nobody. */
const PROPER_NAME = /\b[A-Z][\w-]{2,60}\b(?! (?:an?|the|your|any|all|each|every|new)\b)/g

/**
 * The skill's own name, and what its description and title write with a capital: words of the trade in small letters are
 * nobody's name.
 */
const properNames = defineSignalOfWhole(
  'proper-names',
  (document: Document): ReadonlySet<string> => {
    const names = new Set<string>()
    const own = document.frontmatter.name?.toLowerCase() ?? ''
    for (const part of [own, own.replaceAll('-', ''), ...own.split(/[-_\s]/)]) names.add(part)
    const declared = document.frontmatter.range?.last ?? 0
    for (const line of [...Array(declared).keys(), document.zones.headings[0] ?? -1]) {
      if (line < 0) continue
      for (const word of rawLine(document, line).match(PROPER_NAME) ?? [])
        for (const part of [word, ...word.split('-')]) names.add(part.toLowerCase())
    }
    return names
  },
)

/** `exploreacme` belongs to a skill about acme, `acmetools` may be anyone's. */
function holdsName(document: Document, label: string): boolean {
  const names = document.observe(properNames)
  const isName = (part: string, rest: string) =>
    isDistinct(part, names) && !TRADE_WORDS.has(rest) && !isInflected(document, part)
  for (let length = 4; length < label.length; length++) {
    if (isName(label.slice(0, length), label.slice(length))) return true
    if (isName(label.slice(-length), label.slice(0, -length))) return true
  }
  return false
}

/** `queries`, `planned`, `planning`: words of the language, and no names. */
function isInflected({ reading: { text } }: Document, word: string): boolean {
  const forms = `${word}(?:s|es|ed|ing)|${word.slice(0, -1)}(?:ies|ied|ing)`
  return new RegExp(String.raw`\b(?:${forms})\b`).test(text)
}

/** Words that stand apart from addresses, paths and names of files, with whether they do so more than once. */
const spokenWords = defineSignalOfWhole(
  'spoken-words',
  (document: Document): ReadonlyMap<string, boolean> => {
    const found = new Map<string, boolean>()
    for (const [word] of document.reading.text.matchAll(
      /(?<![\w./@-])[a-z][\w-]{2,60}(?![\w/-]|\.\w)/g,
    ))
      found.set(word, found.has(word))
    return found
  },
)

/** True when the text speaks of the maker of an address by name, apart from addresses, more than once. */
export function isSpokenOf(document: Document, address: string): boolean {
  const maker = makerOf(address)
  return (
    maker.length >= 3 &&
    !TRADE_WORDS.has(maker) &&
    document.observe(spokenWords).get(maker) === true
  )
}

/** Mailboxes and hosts under one registered name from which on it is the house that a text is about. */
const HOUSE_MIN = 4
const MEMBER = /(?<![\w.+@-])(?:[\w.+-]{1,64}@)?(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b/g

const membersByMaker = defineSignalOfWhole(
  'members-by-maker',
  (document: Document): ReadonlyMap<string, ReadonlySet<string>> => {
    const found = new Map<string, Set<string>>()
    for (const [member] of document.reading.text.matchAll(MEMBER)) {
      const maker = makerOf(`https://${member.slice(member.indexOf('@') + 1)}/`)
      const members = found.get(maker)
      if (members) members.add(member)
      else found.set(maker, new Set([member]))
    }
    return found
  },
)

/** True when a text names so many mailboxes and hosts of whoever answers for an address that it is about that house. */
export const isHouse = (document: Document, address: string): boolean =>
  !isCodeHost(address) &&
  !isShared(address) &&
  (document.observe(membersByMaker).get(makerOf(address))?.size ?? 0) >= HOUSE_MIN

/** The maker bears a word of the skill's name, description or title to the letter. */
export const isNamesake = (document: Document, address: string): boolean =>
  isOwnWord(document, makerOf(address))

function isOwnWord(document: Document, name: string): boolean {
  const words = document.observe(ownWords)
  return words.has(name) || words.has(name.replaceAll(/[-_]/g, ''))
}

/** Words of the name, the description and the first heading, each also with its hyphens closed up. */
const ownWords = defineSignalOfWhole('own-words', (document: Document): ReadonlySet<string> => {
  const words = new Set<string>()
  const declared = document.frontmatter.range
  const lines = declared ? Array.from({ length: declared.last }, (_, index) => index) : []
  for (const line of [...lines, document.zones.headings[0] ?? -1]) {
    if (line < 0) continue
    const text = document.lineText(line).replace(/https?:\/\/\S{1,2000}/g, ' ')
    for (const word of text.match(/[\w-]{3,60}/g) ?? [])
      for (const part of [word, word.replaceAll(/[-_]/g, ''), ...word.split(/[-_]/)])
        words.add(part)
  }
  return words
})
