/** From bytes to text, or the reason why they are no markdown file. */

import type { FailureReason } from '../deps.ts'

export type TextOutcome = { kind: 'text'; text: string } | { kind: 'failed'; reason: FailureReason }

const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i

/**
 * A page as a forge sends it when the file is not there. Markdown may well contain HTML further
 * down.
 */
const HTML_START = /^\s*(?:<!doctype\s+html|<html[\s>])/i

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
  return HTML_START.test(text) ? failed('html') : { kind: 'text', text }
}

const failed = (reason: FailureReason): TextOutcome => ({ kind: 'failed', reason })
