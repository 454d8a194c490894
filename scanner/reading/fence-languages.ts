/** What fences are labelled with when a shell, or something that runs what a shell would, reads them. */

/** A prompt of a shell, whose lines are commands and whose quotes are marks of words. */
const SHELLS = 'sh bash zsh fish shell console shell-session terminal'.split(' ')

/** Sessions of a shell, in which prompts stand before commands. */
const TERMINALS =
  'console shell-session shellsession terminal term session cmd fish ps powershell'.split(' ')

/** Files whose lines a shell runs, or that nobody labelled. */
const RUN_BY_SHELLS = ['', ...'text txt plaintext dockerfile make makefile yaml yml'.split(' ')]

/** What else has a command on a line: other systems, schedules, services, settings, pages. */
const HOLD_COMMANDS =
  'cmd bat batch powershell ps1 pwsh just justfile cron crontab procfile ini conf systemd ssh-config sshconfig xml html md markdown mdx csv tsv diff patch prompt'

/** Pages, templates, records and tables, where marks stand around a command. */
const MARKUP =
  'xml html svg md markdown mdx rst adoc tex latex jsx tsx vue ejs erb hbs jinja liquid mermaid http log csv tsv'

const shells: ReadonlySet<string> = new Set(SHELLS)
const terminals: ReadonlySet<string> = new Set(TERMINALS)
const runByShells: ReadonlySet<string> = new Set([...SHELLS, ...RUN_BY_SHELLS])
const holdCommands: ReadonlySet<string> = new Set([...runByShells, ...HOLD_COMMANDS.split(' ')])
const markup: ReadonlySet<string> = new Set(MARKUP.split(' '))

/** True for a label such as `bash`, in lower case. */
export const isShell = (language: string): boolean => shells.has(language)

/** True for a session of a shell, such as `console`. */
export const isTerminal = (language: string): boolean => terminals.has(language)

/** True for a shell, for files that a shell runs line by line, and for no label. */
export const isRunByShell = (language: string): boolean => runByShells.has(language)

/** True for the same, and for whatever else has commands on its lines. */
export const holdsCommands = (language: string): boolean => holdCommands.has(language)

/** True for pages and other texts with marks around what they hold. */
export const isMarkup = (language: string): boolean => markup.has(language)
