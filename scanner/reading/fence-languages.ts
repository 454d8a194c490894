/**
 * What fences are labelled with, by what is asked of them: who reads their lines, and what these hold. The lists differ on
 * purpose: whoever adds a label looks through all of them. Three more stand in `signals/`: in `sentences/statements.ts`,
 * `shell/commands.ts` and `shell/command-leads.ts`.
 */

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

/** Pages, whose fences may hold others. */
const PAGES = 'md markdown mdx'

/** Sentences, whose layout is none of a program. */
const PROSE = 'md mdx markdown txt text plain plaintext prompt'

/** Text as it is, labelled or not. */
const PLAIN = ['', ...'txt text plain plaintext'.split(' ')]

/** What says in so many words that it is text. */
const TEXT = 'txt text'

/** Changes to files, which are there to be read. */
const PATCHES = 'diff patch'

/** Rules by which traces of attacks are looked for. */
const DETECTION_RULES = 'yara sigma snort suricata kql kusto spl falco'

/** Programs and settings: a line with a time in front is no line of a log there. */
const SCRIPTS =
  'sh bash zsh ksh fish csh shell console powershell ps1 pwsh python py js ts yaml yml'

const shells: ReadonlySet<string> = new Set(SHELLS)
const terminals: ReadonlySet<string> = new Set(TERMINALS)
const runByShells: ReadonlySet<string> = new Set([...SHELLS, ...RUN_BY_SHELLS])
const holdCommands: ReadonlySet<string> = new Set([...runByShells, ...HOLD_COMMANDS.split(' ')])
const markup: ReadonlySet<string> = new Set(MARKUP.split(' '))
const pages: ReadonlySet<string> = new Set(PAGES.split(' '))
const prose: ReadonlySet<string> = new Set(PROSE.split(' '))
const plain: ReadonlySet<string> = new Set(PLAIN)
const text: ReadonlySet<string> = new Set(TEXT.split(' '))
const patches: ReadonlySet<string> = new Set(PATCHES.split(' '))
const detectionRules: ReadonlySet<string> = new Set(DETECTION_RULES.split(' '))
const scripts: ReadonlySet<string> = new Set(SCRIPTS.split(' '))

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

/** True for Markdown, which may hold fences of its own. */
export const isPage = (language: string): boolean => pages.has(language)

/** True for a label of text or Markdown, whose emphasis and escapes are layout; not for no label. */
export const isReadAsProse = (language: string): boolean => prose.has(language)

/** True for text that is no Markdown, and for no label. */
export const isPlainText = (language: string): boolean => plain.has(language)

/** True for `text` and `txt` alone. */
export const isLabelledText = (language: string): boolean => text.has(language)

export const isPatch = (language: string): boolean => patches.has(language)

/** True for rules that look for traces in logs and files, such as `yara`. */
export const isDetectionRule = (language: string): boolean => detectionRules.has(language)

/** True for what is run or read as settings, as against a log. */
export const isScript = (language: string): boolean => scripts.has(language)
