/** Pages without a report: a scan that failed, and a service that has none to give. */

import { isUpload, sourceLink, webAddress } from './address.ts'
import { element } from './dom.ts'
import type { RecordView } from './record.ts'
import { quoted } from './text.ts'

const ADVICE = [
  'Open the address in a private window: it must be public and need no sign-in.',
  'Let it lead to the SKILL.md file itself, or to its page on the code host.',
  'The file must be UTF-8 text of at most 100 KB, not a web page.',
  'If the host was slow or away, try again in a few minutes.',
]

/** What happened, in the service's words, and what a reader can try. */
export function failureView(record: RecordView): HTMLElement {
  const reason = record.errorMessage || 'No reason was recorded.'
  return element(
    'div',
    { class: 'state' },
    element('p', { class: 'kicker' }, 'Scan ended without a report'),
    element('h1', { tabindex: -1 }, 'This scan failed'),
    element('p', { class: 'state-reason' }, quoted(reason)),
    record.url && element('p', {}, 'Source: ', sourceLink(record.url)),
    element('h2', {}, 'What to try'),
    element('ul', {}, ...ADVICE.map((advice) => element('li', {}, advice))),
    element('p', { class: 'actions' }, againLink(record.url)),
  )
}

/** For what was there when the page was sent: other addresses get no page with a script. */
export function goneView(): HTMLElement {
  return stateView(
    homeLink(),
    'The report is gone',
    'It was removed from this service while this page was open.',
  )
}

/** The service answered nothing that can be shown; the page offers to load again. */
export function unavailableView(): HTMLElement {
  const button = element('button', { type: 'button', class: 'button' }, 'Load again')
  button.addEventListener('click', () => location.reload())
  return stateView(
    button,
    'The service does not answer',
    'The report could not be fetched. Check the connection, then load this page again.',
  )
}

function stateView(action: HTMLElement, title: string, sentence: string): HTMLElement {
  return element(
    'div',
    { class: 'state' },
    element('h1', { tabindex: -1 }, title),
    element('p', {}, sentence),
    element('p', { class: 'actions' }, action),
  )
}

const homeLink = (): HTMLElement => element('a', { href: '/', class: 'button' }, 'Scan a skill')

/** The form with the address filled in again; uploads have none. */
function againLink(url: string): HTMLElement {
  const address = isUpload(url) ? null : webAddress(url)
  if (!address) return homeLink()
  const href = `/?url=${encodeURIComponent(address.href)}`
  return element('a', { href, class: 'button' }, 'Try this address again')
}
