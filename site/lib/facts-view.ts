/** What a report is about and how it came to be: source, time, digest, rules. */

import { canMove, isUpload, shortened, sourceLink, uploadPath } from './address.ts'
import { type Child, element } from './dom.ts'
import type { RecordView } from './record.ts'
import { quoted, visible } from './text.ts'
import { copyButton } from './copy-button.ts'
import { durationWords, momentWords } from './words.ts'

/** A definition list; what a record does not know is left out. */
export function factsView(record: RecordView, recordAddress: string): HTMLElement {
  return element(
    'dl',
    { class: 'facts' },
    ...fact('Source', source(record.url)),
    ...fact('Repository', isUpload(record.url) ? null : quotedOrNull(record.sourceRepo)),
    ...fact('Version', quotedOrNull(record.skillVersion)),
    ...fact('Read', moment(record.completedAt ?? record.createdAt)),
    ...fact('Took', record.scanDurationMs === null ? null : durationWords(record.scanDurationMs)),
    ...fact('Rules', record.rulesVersion === null ? null : `version ${record.rulesVersion}`),
    ...fact('SHA-256', digest(record.contentSha256)),
    ...fact('Scan', element('a', { href: recordAddress }, record.scanId)),
  )
}

function fact(name: string, value: Child): HTMLElement[] {
  if (value === null || value === '') return []
  return [element('div', {}, element('dt', {}, name), element('dd', {}, value))]
}

/** Uploaded text has no address that anyone could check, and never becomes a link. */
function source(url: string): Child {
  if (url === '') return null
  if (!isUpload(url)) return canMove(url) ? moving(url) : sourceLink(url)
  return element(
    'span',
    {},
    quoted(shortened(uploadPath(url)), 'address'),
    ' ',
    element('span', { class: 'tag' }, 'uploaded text, unverified origin'),
  )
}

/** A branch moves on: the grade is of the text that was read. */
const moving = (url: string): HTMLElement =>
  element(
    'span',
    {},
    sourceLink(url),
    element(
      'span',
      { class: 'small moving' },
      'No fixed commit: its text can change. Compare the SHA-256.',
    ),
  )

const quotedOrNull = (text: string | null): Child => (text ? quoted(text) : null)

function moment(iso: string): Child {
  const words = momentWords(iso)
  return words === null ? null : element('time', { datetime: iso }, words)
}

function digest(sha256: string | null): Child {
  if (!sha256) return null
  return element(
    'span',
    { class: 'digest' },
    element('code', {}, ...visible(sha256)),
    copyButton(sha256, 'Copy the digest'),
  )
}
