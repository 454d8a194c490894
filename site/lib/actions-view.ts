/** What can be done with a report: take its address, its data or its text along, or print it. */

import { copyButton } from './copy-button.ts'
import { element } from './dom.ts'
import type { RecordView } from './record.ts'
import { reportMarkdown } from './report-markdown.ts'

export interface ActionOptions {
  /** Where the record itself is read. */
  recordAddress: string
  /** Full address of the report's page. */
  reportAddress: string
  print(): void
}

export function actionsView(record: RecordView, options: ActionOptions): HTMLElement {
  const { recordAddress, reportAddress } = options
  const print = element('button', { type: 'button', class: 'quiet-button' }, 'Print')
  print.addEventListener('click', () => options.print())
  return element(
    'p',
    { class: 'report-actions' },
    copyButton(reportAddress, 'Copy the address of this report', 'Copy link'),
    copyButton(
      reportMarkdown(record, reportAddress),
      'Copy this report as Markdown, for an issue',
      'Copy Markdown',
    ),
    element('a', { class: 'quiet-button', href: recordAddress }, 'JSON'),
    print,
  )
}
