/** A submitted address: whether it is one, how it is shown, what is fetched for it, whose it is. */

import { maskAddress, rawFormOf, sourceRepoOf } from '../scanner/about.ts'
import { isHost } from './hosts.ts'
import { urlCharactersMax } from './limits.ts'

export interface Target {
  /** The address as the URL standard writes it, nothing masked. Not for storing or logs. */
  href: string
  /** As submitted, with secret-looking values masked: this is what public records show. */
  shownUrl: string
  /** In raw form, without fragment: what the fetcher gets. */
  fetchUrl: string
  /** `owner/name` on a known forge, else the host name. */
  sourceRepo: string
}

export type ParsedTarget = { ok: true; target: Target } | { ok: false; message: string }

const NOT_HTTP = 'Give a full address that starts with http:// or https://.'

/**
 * Judges the form of an address only: one that is not public is accepted here and fails when it is
 * fetched, so that the answer says nothing about inner networks. Messages never repeat the value.
 */
export function parseTarget(text: string): ParsedTarget {
  const message = complaintAbout(text)
  if (message !== null) return { ok: false, message }
  const url = URL.parse(text)
  if (url === null || !isHost(url.hostname)) {
    return { ok: false, message: 'Give a valid address: this one could not be read as a URL.' }
  }
  return {
    ok: true,
    target: {
      href: url.href,
      shownUrl: maskAddress(text),
      fetchUrl: rawFormOf(url),
      sourceRepo: sourceRepoOf(url),
    },
  }
}

/** What the URL standard would repair or strip is refused: others may read it differently. */
function complaintAbout(text: string): string | null {
  if (text === '') return NOT_HTTP
  if (text.length > urlCharactersMax) {
    return `Give an address of at most ${urlCharactersMax} characters.`
  }
  if (!text.isWellFormed()) return 'Give well-formed Unicode: there is half a surrogate pair in it.'
  if (/[\p{Cc}\p{White_Space}\uFEFF]/u.test(text)) {
    return 'Remove white space and control characters from the address.'
  }
  if (!/^https?:\/\/[^/]/i.test(text)) return NOT_HTTP
  if (text.includes('\\')) return 'Write slashes instead of backslashes.'
  if (/^https?:\/\/[^/?#]*@/i.test(text)) {
    return 'Remove the user name and password: reports are public.'
  }
  return null
}
