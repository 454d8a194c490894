/**
 * Why a scan failed, in public words. One sentence per reason, the same in records and bulk
 * results.
 */

import type { FailureReason } from './deps.ts'
import { fileBytesMax, judgeTimeoutMs, scanTimeoutMs } from './limits.ts'

const MESSAGES: Record<FailureReason, string> = {
  unreachable: 'The address could not be fetched.',
  upstream_status: 'The address answered with an error.',
  too_large: `The file is larger than ${fileBytesMax} bytes.`,
  not_utf8: 'The file is not valid UTF-8 text.',
  binary: 'The file holds NUL bytes, so it is not a text file.',
  empty: 'The file is empty.',
  html: 'The text is an HTML page, not a markdown file.',
  laborious: `The scan was given up after ${judgeTimeoutMs / 1000} seconds of work.`,
  busy: 'The service was too busy to scan this file in time. Try again later.',
  timeout: `The scan took longer than ${scanTimeoutMs / 1000} seconds.`,
  crashed: 'The scanner could not finish this file.',
  interrupted: 'The scan was interrupted too often and was given up.',
}

export function failureMessage(reason: FailureReason, status?: number): string {
  if (reason === 'upstream_status' && status !== undefined) {
    return `The address answered with HTTP status ${status}.`
  }
  return MESSAGES[reason]
}
