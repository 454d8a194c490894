/** A completed scan as a page: the mark, one sentence, the facts and the findings. */

import { isUpload, skillPath } from './address.ts'
import { type ActionOptions, actionsView } from './actions-view.ts'
import { type Child, element } from './dom.ts'
import { factsView } from './facts-view.ts'
import { findingsView } from './findings-view.ts'
import { reckoningView } from './reckoning-view.ts'
import { type RecordView, worstOf } from './record.ts'
import { gradeStone } from './stone.ts'
import { isMixedScript, plain, quoted } from './text.ts'
import { counted, gradeWords, severityKey, severityWord } from './words.ts'

export interface ReportOptions extends ActionOptions {
  /** What stands above the name, such as "Report". */
  kicker: string
  /** What name and origin are worth, when that takes a word. */
  notice: Child
  /** A line under the name: a link to the other kind of page, for instance. */
  aside: Child
}

/** A name of more characters is set smaller. */
const longName = 48

/** Longer names are cut in titles, in characters. */
const titleNameMax = 80

export function reportView(record: RecordView, options: ReportOptions): HTMLElement {
  return element(
    'div',
    { class: 'report' },
    element('header', { class: 'report-head' }, ...headOf(record, options)),
    gradeStone(record.grade, record.score),
    element(
      'div',
      { class: 'report-why' },
      summaryView(record),
      reckoningView(record),
      actionsView(record, options),
    ),
    element(
      'aside',
      { class: 'report-facts', 'aria-label': 'About this report' },
      factsView(record, options.recordAddress),
      blindNote(),
    ),
    findingsView(record.findings),
  )
}

/**
 * The title that the page was sent with, for one that was sent before there was a report: without
 * characters that could play tricks in a tab.
 */
export function reportTitle(record: RecordView): string {
  const characters = [...plain(record.skillName ?? '').trim()]
  const cut = characters.slice(0, titleNameMax).join('')
  const name = characters.length > titleNameMax ? `${cut}…` : cut || 'a skill without a name'
  const grade = gradeWords(record.grade)
  return `${grade ? `${grade.grade} · ` : ''}${name} · Touchstone`
}

/** The way from one report to all that is known of its name; null when no address can hold it. */
export function skillLink(record: RecordView): Child {
  const path = record.skillName === null ? null : skillPath(record.skillName)
  return path && element('a', { href: path }, 'Latest report of this name')
}

function headOf(record: RecordView, options: ReportOptions): Child[] {
  const { skillName, skillVersion } = record
  return [
    element('p', { class: 'kicker' }, options.kicker),
    element(
      'h1',
      { tabindex: -1, class: (skillName?.length ?? 0) > longName ? 'is-long' : null },
      skillName ? quoted(skillName) : 'Unnamed skill',
      skillVersion && element('span', { class: 'version' }, 'version ', quoted(skillVersion)),
    ),
    skillName && isMixedScript(skillName) && mixedScriptWarning(),
    options.notice,
    options.aside && element('p', { class: 'report-aside' }, options.aside),
  ]
}

/** For the report of an uploaded text, whose name its sender chose. */
export const uploadNotice = ({ url }: RecordView): Child =>
  isUpload(url) &&
  element(
    'p',
    { class: 'notice' },
    'Uploaded text, unverified origin: whoever sent it could have called it anything.',
  )

const mixedScriptWarning = (): HTMLElement =>
  element(
    'p',
    { class: 'notice notice-warning' },
    element('b', {}, 'Look closely: '),
    'this name mixes letters of different alphabets that look alike. It may imitate another name.',
  )

/** One plain sentence that names the worst finding, or says that there is none. */
function summaryView(record: RecordView): HTMLElement {
  const worst = worstOf(record.findings)
  if (!worst) {
    return element(
      'p',
      { class: 'summary' },
      'Nothing known found. No rule matched any of its lines.',
    )
  }
  const others = record.findings.length - 1
  const isKnown = severityKey(worst.severity) !== 'other'
  return element(
    'p',
    { class: 'summary' },
    'The worst thing found',
    isKnown && ' is ',
    isKnown && element('b', {}, severityWord(worst.severity).toLowerCase()),
    worst.line === null ? '' : `, on line ${worst.line}`,
    ': ',
    element('a', { href: `#f${record.findings.indexOf(worst) + 1}` }, quoted(worst.title)),
    others > 0 ? `. Below it, ${counted(others, 'more finding')}.` : '.',
  )
}

const blindNote = (): HTMLElement =>
  element(
    'p',
    { class: 'small' },
    'A grade is a reading of this one text by fixed rules. ',
    element('a', { href: '/#blind' }, 'What a scan cannot see'),
  )
