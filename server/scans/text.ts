/** From bytes to text, or the reason why they are no markdown file. */

import { isHtmlPage } from '../../scanner/about.ts'
import type { FailureReason } from '../deps.ts'

export type TextOutcome = { kind: 'text'; text: string } | { kind: 'failed'; reason: FailureReason }

const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i

/** `contentType` is the upstream's header, empty for an uploaded file. */
export function readText(bytes: Uint8Array, contentType: string): TextOutcome {
  if (bytes.includes(0)) return failed('binary')
  if (HTML_TYPE.test(contentType)) return failed('html')
  let text: string
  try {
    // One leading byte order mark is dropped here.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return failed('not_utf8')
  }
  if (text === '') return failed('empty')
  return isHtmlPage(text) ? failed('html') : { kind: 'text', text }
}

const failed = (reason: FailureReason): TextOutcome => ({ kind: 'failed', reason })
