/** Addresses: which may become links, how they are shown, and the paths of our own pages. */

import { element } from './dom.ts'
import { quoted } from './text.ts'

/** Links to where a skill came from carry no trust, no referrer and no window handle. */
const FOREIGN = 'nofollow noopener noreferrer ugc'

/** The parsed address when it is http(s) without credentials, else null. */
export function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return url
}

/** A link with its host in ASCII form and set apart from the rest; other schemes stay text. */
export function sourceLink(text: string): HTMLElement {
  const url = webAddress(text)
  if (!url) return quoted(text, 'address')
  const rest = `${url.pathname}${url.search}${url.hash}`
  return element(
    'a',
    { href: url.href, rel: FOREIGN, class: 'address' },
    `${url.protocol}//`,
    element('strong', {}, url.host),
    shortened(rest),
  )
}

/** Addresses and paths may have two thousand characters: the page shows both ends. */
export function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= 240) return text
  return `${characters.slice(0, 150).join('')}…${characters.slice(-80).join('')}`
}

/** Forges put what to show between the repository and the path of the file: group 1. */
const FORGE_REFS = [
  /^https:\/\/raw\.githubusercontent\.com\/[^/]+\/[^/]+\/(?:refs\/heads\/)?([^/]+)\//,
  /\/(?:blob|raw|tree|src|resolve)\/(?:branch\/|refs\/heads\/)?([^/]+)\//,
]

/**
 * True when the address names a branch or a tag of a forge, or the repository alone, and no commit:
 * what it leads to can change after the scan.
 */
export function canMove(text: string): boolean {
  const url = webAddress(text)
  if (!url) return false
  if (
    /^(?:www\.)?git(?:hub|lab)\.com$/.test(url.hostname) &&
    !/\/(?:blob|raw)\//.test(url.pathname)
  )
    return true
  const ref = FORGE_REFS.map((pattern) => pattern.exec(url.href)?.[1]).find(Boolean)
  return ref !== undefined && !/^[0-9a-f]{40}$/.test(ref)
}

/** True for the address of a record that was made from uploaded text. */
export const isUpload = (url: string): boolean => /^file:/i.test(url)

/** The path label inside a `file:` address; as it stands when it does not decode. */
export function uploadPath(url: string): string {
  const label = url.replace(/^file:/i, '')
  try {
    return decodeURIComponent(label)
  } catch {
    return label
  }
}

export const reportPath = (scanId: string): string | null => pathOf('/r/', scanId)
export const skillPath = (name: string): string | null => pathOf('/c/', name)
export const badgePath = (name: string): string | null => pathOf('/badge/', name, '.svg')

/** What follows the prefix in a page's own path, decoded once. No page is sent if it cannot be. */
export const pathTail = (pathname: string, prefix: string): string =>
  decodeURIComponent(pathname.slice(prefix.length))

/** The CWE entry as a link, where the reference has the usual form. */
export function cweLink(cwe: string): HTMLElement {
  const number = /^CWE-(\d{1,6})$/.exec(cwe)?.[1]
  if (!number) return quoted(cwe)
  const href = `https://cwe.mitre.org/data/definitions/${number}.html`
  return element('a', { href, rel: 'noopener noreferrer' }, cwe)
}

/** One path segment; parentheses too, since Markdown ends an address at them. */
export function segment(text: string): string | null {
  try {
    return encodeURIComponent(text).replace(/[!'()*]/g, (character) => {
      return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
    })
  } catch {
    return null
  }
}

/** Null for what no path can hold: nothing at all, and the dot segments that a browser resolves. */
function pathOf(prefix: string, text: string, suffix = ''): string | null {
  if (text === '' || ((text === '.' || text === '..') && suffix === '')) return null
  const encoded = segment(text)
  return encoded === null ? null : `${prefix}${encoded}${suffix}`
}
