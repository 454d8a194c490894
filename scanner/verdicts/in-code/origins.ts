/** How much a download that is run weighs, by who answers for the address and how the text asks for it. */

import type { Document } from '../../document.ts'
import { TRADE_WORDS } from '../../lexicon/makers.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Confidence, Severity } from '../../report.ts'
import { defineSignal } from '../../signal.ts'
import {
  hostOf,
  isCodeHost,
  isInstaller,
  isNamed,
  makerOf,
  repositoryOf,
} from '../../signals/places/addresses.ts'
import {
  isNamesake,
  isOwnCode,
  isOwnHost,
  isOwnPackage,
  isSpokenOf,
} from '../../signals/places/own-names.ts'
import { isCutShort } from '../../signals/places/stand-ins.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import type { Place } from '../../signals/search/notions.ts'
import { isMaterial } from '../../stance/material.ts'
import { isTurned } from './turned-installers.ts'

/** Words that make a command a condition for everything else. */
const PRETEXT = regex`
    \b(?:require[sd]?|requirements?|must|mandatory|prerequisites?|needed|necessary|one[- ]time|
      before (?:using|you|proceeding|starting|continuing|any|first)|first[- ]time|
      ensure|make sure|initiali[sz]e|initiali[sz]ation|verif(?:y|ies|ication)|validat\w{1,5}|
      authenticat\w{1,5}|activat\w{1,5}|important|critical|always|every|patch|hotfix)\b
  `

/** Characters on each side in which such words reach a command. */
const CHARACTERS_AROUND = 600

export interface Weight {
  severity: Severity
  confidence?: Confidence
  firm?: boolean
  /** The project that the text is about answers for the address, as far as names tell. */
  isOwn?: true
}

/** What a project has its readers run is no surprise, though such a name is cheap to have. */
const OWN: Weight = { severity: 'high', confidence: 'medium', isOwn: true }

/**
 * Makers publish their installers, so a known one weighs little, unless a stranger answers for it, and the skill's own
 * maker some. A name that the text speaks of may be the maker of a tool it uses, unless that tool is pressed upon the
 * reader; any other is nobody's.
 */
export function weightOfOrigin(
  document: Document,
  { start, end }: Place,
  addresses: readonly string[],
): Weight {
  if (addresses.length === 0) return { severity: 'med', confidence: 'medium' }
  if (addresses.every(isInstaller))
    return isTurned(document, document.reading.text.slice(start, end))
      ? { severity: 'crit', firm: true }
      : { severity: 'low' }
  if (addresses.every((one) => isCutShort(one) || OF_READERS.test(one)))
    return { severity: 'med', confidence: 'medium' }
  // Readers of the rendered page never see a comment, so nobody is meant to know of the download.
  if (document.zones.at(document.lineAt(start)) === 'comment')
    return { severity: 'crit', firm: true }
  if (addresses.every((address) => isOwnHost(document, address)))
    return addresses.some(
      (address) =>
        isCodeHost(address) || isNamesake(document, address) || isSpokenOf(document, address),
    )
      ? { severity: 'med', confidence: 'medium' }
      : OWN
  if (isWrittenForManual(document, start) && addresses.every((one) => isToolOf(document, one)))
    return { severity: 'med', confidence: 'medium' }
  if (!addresses.every(isNamed)) return { severity: 'crit', firm: true }
  if (isMaterial(document, { start, end }))
    return {
      severity: addresses.every((one) => isOfProject(document, one)) ? 'med' : 'high',
      confidence: 'medium',
    }
  const known = addresses.every((address) => isCodeHost(address) || isSpokenOf(document, address))
  const spoken = addresses.every((address) => isHome(address) && isSpokenOf(document, address))
  if (spoken && !isPretext(document, start)) return { severity: 'med', confidence: 'medium' }
  // The repository is called like the skill, whoever keeps it: a name is cheap to have, and most manuals look like that.
  if (addresses.every((address) => isAtHome(document, address))) return OWN
  if (known && !(isPretext(document, start) && !addresses.every(isCodeHost)))
    return { severity: 'high', firm: true }
  if (addresses.every((one) => isOpenInstaller(document, one)) && !isPressed(document, start))
    return { severity: 'crit', confidence: 'medium', firm: true }
  return { severity: 'crit', firm: true }
}

/** Nothing else may be done before it has been run. */
const PRESSED = regex`
  \b(?:must|mandatory|prerequisites?|pre-?requisites?|required|requires|one[- ]time|
    before (?:using|you|proceeding|starting|continuing|any|first|the first)|first[- ]time|ensure|
    make sure|initiali[sz]\w{1,6}|activat\w{1,5}|verification|critical|patch|hotfix|urgent\w{0,2}|
    always|every (?:session|time|run|start))\b
`
const PRESSED_WITHIN = 240

const isPressed = ({ reading: { text } }: Document, start: number): boolean =>
  PRESSED.test(text.slice(Math.max(0, start - PRESSED_WITHIN), start + PRESSED_WITHIN))

/** An address that calls itself an installer, as those of honest makers do. */
const INSTALLER = regex`
  ^https:\/\/(?:(?:install|get|setup|sh)\.[^/]{3,80}\/|[^/]{3,80}\/(?:\S{0,80}\/)?
    (?:install(?:er)?|setup|get|cli)(?:[.-](?:sh|bash|ps1|py))?(?:[?#]|$))
`

/** Behind which a network for files hands out what lies in a repository. */
const OF_REPOSITORY = /^https:\/\/cdn\.jsdelivr\.net\/gh\/([\w.-]{1,60}\/[\w.-]{1,80})/

/**
 * An installer of somebody whom the text names at other places as well: honest manuals do, and what is slipped into one
 * hardly ever.
 */
function isOpenInstaller({ reading: { text } }: Document, address: string): boolean {
  if (!INSTALLER.test(address)) return false
  const maker = OF_REPOSITORY.exec(address)?.[1]?.split('@')[0] ?? makerOf(address)
  if (maker.length < 3 || TRADE_WORDS.has(maker)) return false
  return text.replaceAll(address.toLowerCase(), ' ').includes(maker.toLowerCase())
}

/** An account that the reader has to fill in: no code host has such a name. */
const OF_READERS = /^https:\/\/(?:raw\.githubusercontent|github|gitlab)\.com\/(?:your_\w|[{<[])/

/** Code under the name of the skill, or what the text lives in or is documented at. */
export const isAtHome = (document: Document, address: string): boolean =>
  isOwnCode(document, address) || isHomeCode(document, address) || isHomePage(document, address)

/** Repositories that were asked for, and whether they are the home of the text. */
const homes = defineSignal('home-repositories', () => new Map<string, boolean>())

/** A text may name one in a thousand commands, so the answer is kept. */
function isHomeCode(document: Document, address: string): boolean {
  const repository = pagesOf(address) ?? (isCodeHost(address) ? repositoryOf(address) : null)
  if (repository === null) return false
  const known = document.observe(homes)
  let found = known.get(repository)
  if (found === undefined) known.set(repository, (found = isHomeNow(document, repository)))
  return found
}

/** `https://account.github.io/name/…`: the pages of the repository `account/name`. */
function pagesOf(address: string): string | null {
  const found = /^https:\/\/([\w-]{1,40})\.git(?:hub|lab)\.io\/([\w.-]{1,80})\//.exec(address)
  return found && `${found[1]}/${found[2]}`
}

/** `https://docs.house.dev/kiln/…` in a text about kiln that leads to several pages of that host. */
function isHomePage(document: Document, address: string): boolean {
  const folder = /^https:\/\/[^/]{3,80}\/([\w.-]{3,60})\//.exec(address)?.[1]
  return folder !== undefined && !isForeign(document, address) && isOwnPackage(document, folder)
}

/** Links outside of fences from which on a repository is where the text lives: issues, a licence, a badge, a clone. */
const HOME_LINKS_MIN = 2

function isHomeNow(document: Document, repository: string): boolean {
  const { text } = document.reading
  let links = 0
  for (
    let at = text.indexOf(`/${repository}`);
    at >= 0 && links < HOME_LINKS_MIN;
    at = text.indexOf(`/${repository}`, at + repository.length)
  )
    if (document.zones.fenceAt(document.lineAt(at)) === null) links++
  return links >= HOME_LINKS_MIN
}

/** The releases of a project that bears the name of the account it is kept under. */
const isHome = (address: string): boolean =>
  /^https:\/\/(?:github|gitlab|codeberg)\.\w{2,3}\/([\w.-]{2,60})\/\1\/(?:-\/)?releases\//.test(
    address,
  )

/** The project or the host that an address is called after. */
const NAME_OF_PLACE = regex`
  ^https:\/\/(?:(?:raw\.)?github\w{0,12}\.com\/[\w.-]{2,60}\/([\w.-]{3,60})|
    (?:[\w-]{1,20}\.)?([\w-]{4,60})\.\w{2,6})\/
`

/** What the address is called after stands elsewhere in the text as well, outside of addresses. */
function isToolOf({ reading }: Document, address: string): boolean {
  const name = NAME_OF_PLACE.exec(address)
  const tool = name?.[1] ?? name?.[2]
  if (!tool) return false
  const text = reading.text.replace(/https?:\/\/[^\s"'`<>)]{1,300}/g, ' ')
  return text.includes(`/${tool}`) || text.includes(` install ${tool}`)
}

/** Names that people give to a host for what it does. */
const FOR_A_USE = regex`
  ^(?:get|try|start|install\w{0,3}|dl|downloads?|cdn|static|files?|raw|www|web|site|home|page|pages|
    docs?|releases?|notes?|builds?|deploy|updates?|project|template|readme|blog|help|support|tests?|
    setup|scripts?|branch|main|master|staging|public|version)$
`

/**
 * The address belongs to the project that the text is about, by any of its names. Anybody can have a name below one of
 * theirs, so that this is enough for what is written for readers alone.
 */
export function isOfProject(document: Document, address: string): boolean {
  if (isSpokenOf(document, address) || isToolOf(document, address)) return true
  const names = isCodeHost(address)
    ? [repositoryOf(address)?.split('/')[1] ?? '']
    : hostOf(address).split('.').slice(0, -1)
  return names.some(
    (name) =>
      name.length > 3 &&
      !TRADE_WORDS.has(name) &&
      !FOR_A_USE.test(name) &&
      isProject(document, name),
  )
}

/** Characters on each side of a name that tell what it is the name of. */
const NAMED_WITHIN = 24

/** It is called a project, a program or a package somewhere. */
function isProject({ reading: { text } }: Document, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = text.slice(Math.max(0, at - NAMED_WITHIN), at)
    const behind = text.slice(at + name.length, at + name.length + NAMED_WITHIN)
    if (
      /(?:^|[\s(])\x60?$/.test(before) &&
      /^\x60?['\u2019]?s? (?:project|cli|tool|app|package|repo|repository|command|binary|library|program)\b/.test(
        behind,
      )
    )
      return true
    if (
      /\b(?:project|package|tool|program|app|cli|library) \x60?$/.test(before) &&
      !/^[\w.-]/.test(behind)
    )
      return true
  }
  return false
}

/** What a manual is to say to those who install the tool is written down, and not run. */
const FOR_READERS = regex.m`
  \b(?:write|put|add|show|use) (?:this|the following|it)\b[^.\n]{0,40}\b(?:readme|users|docs|
    documentation|manual)\b|^users (?:get|see|run|install)\b[^.\n]{0,20}:
`

const isWrittenForManual = (document: Document, start: number): boolean => {
  const fence = document.zones.fenceAt(document.lineAt(start))
  if (!fence) return false
  const from = document.reading.lines.start(fence.first)
  return FOR_READERS.test(document.reading.text.slice(Math.max(0, from - 120), from))
}

/** Asked of many commands, so the answer is kept for each stretch of the text. */
const pretexts = defineSignal('pretexts', (): Map<number, boolean> => new Map())
const STRETCH_CHARACTERS = 300

/** True when the text around makes what stands there a condition or a ritual. */
export function isPretext(document: Document, start: number): boolean {
  const known = document.observe(pretexts)
  const stretch = Math.floor(start / STRETCH_CHARACTERS)
  let found = known.get(stretch)
  if (found === undefined) {
    const middle = stretch * STRETCH_CHARACTERS + STRETCH_CHARACTERS / 2
    const from = Math.max(0, middle - CHARACTERS_AROUND)
    found = PRETEXT.test(document.reading.text.slice(from, middle + CHARACTERS_AROUND))
    known.set(stretch, found)
  }
  return found
}
