/** What stands before a command in its line and is no part of it, and lines that begin like commands. */

import { regex } from '../../patterns/verbose.ts'

/** Where a command may begin. */
const BEGINS = String.raw`(?=[\w~./"'$(])`

/** The mark of a list; of a recipe of make or just; an instruction of an image; a time in a table of cron. */
const LEADS: readonly RegExp[] = [
  /^\s{0,40}(?:[-*+]|\d{1,2}[.)])\s{1,4}(?=[\w~./"'$])/,
  /^\s{0,40}[-@+]{1,2}(?=[a-z~./(])/,
  regex`
    ^\s{0,40}(?:onbuild )?(?:run|cmd(?! ?\/)|entrypoint|healthcheck(?: --\S{1,30}){0,4} cmd)\s{1,4}
    (?:--\S{1,60}\s{1,4}){0,4}${BEGINS}
  `,
  regex`
    ^\s{0,40}(?:(?:[\d*/,-]{1,20}[ \t]{1,4}){5}|@(?:reboot|hourly|daily|weekly|monthly)[ \t]{1,4})
    (?:root[ \t]{1,4})?(?=[\w~./"'$(@])
  `,
]

/** How all of them begin. */
const LEADING = /^\s{0,40}(?:[-*+@\d]|onbuild|run|cmd|entrypoint|healthcheck)/

/** Keys that pipelines, containers and hooks keep their commands under. */
const KEY = regex`
  ^\s{0,40}(?:- )?(?:run|(?:ansible\.builtin\.)?(?:shell|command|raw)|script|cmd|sh|bash|exec|entry|
    entrypoint|args|release|web|worker|commands?|(?:before|after)_script|
    (?:pre|post|on)[-_]?\w{2,20})\s{0,3}[:=]\s{1,4}(?:[|>][+-]?\s{1,4})?(?=[\w~./"'$])
`

/** Languages in which a command is the value of a key. */
const KEYED = /^(?:|ya?ml|procfile|ini|conf)$/

/** Characters of a line in which it begins. */
const HEAD = 120

/** Characters before the command of a line in a fence of the language; 0 when it begins the line. */
export function leadOf(text: string, language: string): number {
  const head = text.slice(0, HEAD)
  const key = /[:=]/.test(head) && KEYED.test(language) ? KEY.exec(head) : null
  if (key) return key[0].length
  if (!LEADING.test(head)) return 0
  for (const lead of LEADS) {
    const found = lead.exec(head)
    if (found) return found[0].length
  }
  return 0
}

/** A line that begins like a command. */
const LIKE_COMMAND = regex`
  ^\s{0,40}(?:sudo )?(?:curl|wget|rm|env|printenv|cat|tar|zip|nc|ncat|bash|sh|base64|scp|rsync|
    openssl|dd|chmod|chown|crontab|aws|gsutil|kubectl|docker|ssh|pg_dump|mysqldump|systemctl|
    shred)(?: \||\s{1,3}(?:-{1,2}[a-z]|["'$~/.@\w][\w:/.~$"'-]{0,200}(?:\s|$)))
`

/** What a substitution writes is run, or looked up as the name of a host. */
const TAKES_SUBSTITUTED = regex`
  ^\s{0,40}(?:(?:exec|eval)\s{1,3}(?:\S{1,40}\s{1,3}){0,4}["']?|
    (?:dig|nslookup|host|drill|kdig|ping)\s{1,3}
    (?:[-+@]\S{1,40}\s{1,3}(?:\d{1,5}\s{1,3})?){0,4}["']?(?:[\w-]{1,40}\.)?|(?:curl|wget)\s{1,3}
    (?:-\S{1,40}\s{1,3}){0,4}["']?(?:https?:\/\/)?(?:[\w-]{1,40}\.)?)\x60[^\x60]{4,400}\x60
`

/** A line with backticks that are those of a shell. */
export const takesSubstituted = (text: string): boolean =>
  TAKES_SUBSTITUTED.test(text.slice(0, 700))

/** A variable or a call of the language itself. */
const ASSIGNS = /^\s{0,40}[\w.]{1,40}\s{0,3}(?:[-+*/]?=|\(|\.)/

/** A line of a longer string, in a language whose own lines are no commands. */
export const isLikeCommand = (text: string): boolean =>
  LIKE_COMMAND.test(text.slice(0, 300)) && !ASSIGNS.test(text.slice(0, 80))
