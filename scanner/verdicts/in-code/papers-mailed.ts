/** Papers of a person that are packed and mailed to a mailbox which stands in the text, without a word to that person. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { MAIL_HOST_OF_NOBODY, MAILBOX } from '../../signals/places/mailboxes.ts'
import { mannerAround } from '../../signals/sentences/surroundings.ts'
import { namesIn } from '../../signals/shell/carried.ts'
import type { CommandLine } from '../../signals/shell/command-lines.ts'
import { programOf } from '../../signals/shell/programs.ts'
import type { Command } from '../../signals/shell/shell.ts'
import { pairs } from '../../signals/shell/snippets.ts'

const MAILERS = /^(?:mutt|neomutt|mail|mailx|s-nail|sendmail|msmtp|swaks|mpack|sendemail|himalaya)$/
const PACKERS = /^(?:zip|tar|bsdtar|7za?|rar)$/

/** Somebody's mailbox, written out. */
const SOMEBODYS_MAILBOX = regex`^["'<]?(?!\S{1,64}@${MAIL_HOST_OF_NOBODY})${MAILBOX}[">']?$`

/** What lies in the home of a person, or in the folder that the user named. */
const PAPERS = /^["']?(?:~\/|\$\{?home\}?\/|\/home\/|\/users\/|\$\{?\w{3,40}\}?["']?$)/

/** Nothing of the letter stays with who sent it. */
const NO_COPY = /\bcopy\s?=\s?no\b|\bunset record\b|\brecord\s?=\s?["']{2}/

/** Lines from the packing to the letter. */
const LINES_APART = 10

interface Parcel {
  readonly names: readonly string[]
  readonly line: number
  readonly start: number
}

export function* papersMailed(document: Document, lines: readonly CommandLine[]): Generator<Hit> {
  if (!lines.some(({ everyCommand }) => everyCommand.some(isMailed))) return
  let packed: Parcel[] = []
  for (const { everyPipeline, start, end } of lines) {
    const line = document.lineAt(start)
    packed = packed.filter((parcel) => line - parcel.line <= LINES_APART)
    for (const { commands } of everyPipeline) {
      const isPacked = commands.some(isPacking)
      if (isPacked) packed.push({ names: namesIn(commands), line, start })
      const letter = commands.find(isMailed)
      const parcel = letter && packed.find(({ names }) => carries(letter, names))
      if (!letter || !(isPacked || parcel)) continue
      const from = parcel?.start ?? start
      const manner = mannerAround(document, from, end)
      if (manner === 'concealed' || letter.words.some((word) => NO_COPY.test(word)))
        yield { start: from, end, firm: true }
      else if (manner === 'unasked') yield { start: from, end, severity: 'high', firm: true }
    }
  }
}

const isMailed = (command: Command): boolean =>
  MAILERS.test(programOf(command)?.name ?? '') &&
  command.words.some((word) => SOMEBODYS_MAILBOX.test(word))

const isPacking = (command: Command): boolean =>
  PACKERS.test(programOf(command)?.name ?? '') && command.words.some((word) => PAPERS.test(word))

const carries = ({ words, redirects }: Command, names: readonly string[]): boolean =>
  names.some(
    (name) =>
      words.some((word) => word.includes(name)) ||
      redirects.some(({ target }) => target.includes(name)),
  )

/** All that a person keeps, in a program. */
const HOME_IN_CODE = worded(
  regex.g`
    \b(?:path\.home\(\)|homedir\(\)|expanduser\(\s?["']~)[^\n]{0,60}\b(?:documents|dokumente|
      documentos|documenti|desktop|pictures|downloads)\b
  `,
)
/** A letter to a mailbox that is written out, group 1. */
const LETTER_IN_CODE = worded(
  /\bto["']?\]?\s?[:=]\s?\[?\s?["']([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,3})["']/g,
)
const CODE_REACH = 900

/** The same by a program. */
export function* papersMailedByCode(document: Document): Generator<Hit> {
  for (const { start, end, second } of pairs(document, HOME_IN_CODE, LETTER_IN_CODE, CODE_REACH))
    if (SOMEBODYS_MAILBOX.test(second[1]!) && mannerAround(document, start, end) === 'concealed')
      yield { start, end, firm: true }
}
