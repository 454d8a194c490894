/**
 * Commands inside something else: strings that a program hands to a shell, settings that hold a command, and the way out
 * to the shell that typesetters and build tools have.
 */

import { regex } from '../../patterns/verbose.ts'

export interface Embedded {
  /** Offset in the text that was given. */
  start: number
  source: string
}

/** A string that a program of another language hands to a shell. */
const SHELL_CALL = regex.g`
  \b(?:os\.(?:system|popen|execute)|subprocess\.\w{2,14}|(?:exec|spawn)(?:sync|file)?|
    system|shell_exec|passthru|popen|execute|shell|bash|cmd|sh|run|program|xp_cmdshell|
    (?:async-|call-process-)?shell-command|createobject\([^\n()]{1,40}\)\.run)\s?\(?\s{0,8}
  (?:\[\s{0,4}["'](?:ba|z)?sh["'],\s{0,4}["']-c["'],\s{0,4})?[fr]?(?:"{2}(?="[^"])|'{2}(?='[^']))?
  (["'\x60])([^\n]{4,1000})
`

/** A shell that is started with its program as a string of its own, in a list or in calls that follow each other. */
const SHELL_LIST =
  /["'](?:-[a-z]{0,3}c|\/c|-command)["']\s?(?:,|\)\s?\.arg\()\s{0,4}(["'`])([^\n]{4,1000})/g

/** Settings that hold a command: hooks, provisioners, scripts of packages. */
const SETTING = regex.g`
  (?:^|[\s{,("'])(?:command|bash_command|cmd|program|script|exec|
    notify|statusline|apikeyhelper|entrypoint|(?:pre|post)?install|
    prepare|(?:post|pre|on)\w{2,12}command)["']?\s?[:=]\s?(["'\`])([^\n]{4,1000})
`

/** A step of a build in XML; the quotes inside of its command were entities. */
const STEP = /<exec\b[^\n]{0,40}?\bcommand="([^\n]{4,1000}?)"(?=\s{1,4}[a-z]\w{2,40}="|\s{0,4}\/>)/g

/** A setting whose value is a command as it stands. */
const UNQUOTED = regex.g`
  (?:^|\n)\s{0,8}(?:(?:pre|post)(?:up|down)|
    exec(?:start|stop|reload|condition)(?:pre|post)?)\s{0,8}=\s{0,4}[-@+!:]{0,3}([^\n]{4,1000})|
  (?:^|\n)\s{0,8}(?:local|proxy|remote)command\s{1,4}([^\n]{4,1000})
`

/** Commands between marks of their own, each with what the mark is known by. */
const MARKED: readonly (readonly [mark: string, pattern: RegExp])[] = [
  // What a terminal runs for its status line.
  ['#(', /#\(([^)\n]{4,400})\)/g],
  // Lists of words and commands of Perl and Ruby.
  ['qw', /\b(?:system|exec)\s?\(?\s?qw\s?[([{/]([^)\]}\n]{4,1000})/g],
  ['qx', /\bqx\s?[([{/]([^)\]}\n]{4,1000})/g],
  ['%x', /%x\s?[([{/]([^)\]}\n]{4,1000})/g],
  // Editors and notebooks, by the line; aliases, as a value.
  [
    '!',
    regex.g`
      (?:^|\n)\s{0,20}(?:autocmd\s\S{1,30}\s\S{1,30}\s)?:?
      (?:silent!?\s)?!(?=[a-z.~/])([^\n]{4,1000})
    `,
  ],
  ['!', /[=\s]["']?!(?=[a-z][\w.~/-]{0,20}\s)([^\n]{4,1000})/g],
  // Backticks that run what they hold.
  ['`', /(?:^|[=(\s\w$])`(?=[a-z~./])([^`\n]{4,1000})`/g],
  // A shell whose option and command are one string.
  ['-c ', /["']-c \\?["']((?:[^"'\n]|\\["']){4,1000})/g],
  ['%%', /(?:^|\n)%%(?:ba)?sh\n([^]{4,1000})/g],
]

/** A string of a settings file with tags around it. */
const TAGGED = /<(?:string|command|arguments?|script|exec)>([^\n<]{4,1000})<\//g

/** A shell in the midst of a call in a language without quotes around its own words. */
const NAMED_SHELL =
  /(?<![\w"'/.-])(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh -[a-z]{0,2}c (["'])([^\n]{4,1000})/g

/** An item of a list that begins as a command does: steps of a set-up, arguments of a runner. */
const LISTED = regex.g`
  (?:^|[[,(-]|\becho|=>|[\w"']\s?[:=])\s{0,40}(["'\x60])((?:sudo |env )?(?:printenv|env(?= \|)|
      find|shred|curl|wget|iwr|irm|(?:ba|z|da)?sh|python3?|node|npx|pipx?3?|npm|cat|tar|zip|
      base64|xxd|openssl|nc|ncat|socat|dig|ssh|scp|rsync|git|rm|dd|chmod|chown|crontab|systemctl|
      launchctl|echo|printf|aws|gcloud|kubectl|docker|powershell|pwsh) [^\n]{4,1000})
`

/** A command that AppleScript hands to a shell, with variables between its strings. */
const APPLESCRIPT = /\bdo shell script "([^\n]{4,1000})/g

/** The typesetter's way out, which ends with a brace. */
const TYPESETTER = regex.g`
  \\(?:write\s?18|shellescape|input\s{0,2}\|)\s{0,2}\{?\s{0,2}["']?\|?
  ((?:[^\n{}]|\n\s{0,12}(?=\|)){4,600})
`

const QUOTED = [SHELL_CALL, SHELL_LIST, SETTING, LISTED, NAMED_SHELL]

/** Commands in a line of a program or of settings. */
export function commandsInStrings(text: string): Embedded[] {
  if (text.search(/["'`!{%]/) < 0) return []
  const found = [
    ...commandsInAppleScript(text),
    ...commandsMarked(text),
    ...QUOTED.flatMap((pattern) => quotedIn(pattern, text)),
  ]
  // A string may be known by what stands before it, and by how it begins.
  return [...new Map(found.map((one) => [`${one.start} ${one.source.length}`, one])).values()]
}

const commandsInAppleScript = (text: string): Embedded[] =>
  [...text.matchAll(APPLESCRIPT)].map((one) => ({
    start: one.index + one[0].length - one[1]!.length,
    source: one[1]!
      .replace(/" ?& ?(?:quoted form of )?(?:posix path of )?(\w{1,30})(?: ?& ?"|$)/g, '$$$1')
      .replace(/"(?: with administrator privileges)?\s{0,4}$/, ''),
  }))

/** The same where lines are commands themselves, so that what a shell would see through is left to it. */
export function commandsInSettings(text: string): Embedded[] {
  const found = [
    ...commandsInTypesetting(text),
    ...commandsInTags(text),
    ...commandsUnquoted(text),
    ...commandsMarked(text),
  ]
  return /[-,:=]\s?["'`]/.test(text)
    ? [...found, ...[SHELL_LIST, SETTING, LISTED].flatMap((one) => quotedIn(one, text))]
    : found
}

/** What the first group of a pattern that matched holds is a command. */
const heldBy = (pattern: RegExp, text: string): Embedded[] =>
  [...text.matchAll(pattern)].map((one) => {
    const source = one.slice(1).find(Boolean)!
    return { start: one.index + one[0].lastIndexOf(source), source }
  })

/** What a typesetter runs while it works. */
export const commandsInTypesetting = (text: string): Embedded[] =>
  text.includes('\\') ? heldBy(TYPESETTER, text) : []

/** Any of their marks. */
const MARKS = new RegExp(MARKED.map(([mark]) => mark.replace('(', '\\(')).join('|'))

const commandsMarked = (text: string): Embedded[] =>
  MARKS.test(text)
    ? MARKED.flatMap(([mark, pattern]) => (text.includes(mark) ? heldBy(pattern, text) : [])).map(
        ({ start, source }) => ({ start, source: source.replaceAll('\\"', '"') }),
      )
    : []

const commandsUnquoted = (text: string): Embedded[] =>
  /=|command\s/.test(text) ? [UNQUOTED, STEP].flatMap((pattern) => heldBy(pattern, text)) : []

/** The reading has no entities left to undo but these. */
const commandsInTags = (text: string): Embedded[] =>
  text.includes('</')
    ? heldBy(TAGGED, text).map(({ start, source }) => ({
        start,
        source: source.replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      }))
    : []

function quotedIn(pattern: RegExp, text: string): Embedded[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const [quote, rest] = found.slice(1) as [string, string]
    const close = endOf(rest, quote)
    if (close < 4) return []
    const source = rest.slice(0, close)
    return [
      {
        start: found.index + found[0].length - rest.length,
        source: quote === '"' ? source.replaceAll('\\"', '"') : source,
      },
    ]
  })
}

/** Within what Ruby puts in, quotes are its own. */
const INTERPOLATED = /#\{[^}\n]{0,58}$/

/** Where a string ends: at a quote that no backslash stands before; two of them in a row mean one in some languages. */
function endOf(rest: string, quote: string): number {
  for (let at = rest.indexOf(quote); at >= 0; at = rest.indexOf(quote, at + 1)) {
    if (rest[at - 1] === '\\' || INTERPOLATED.test(rest.slice(Math.max(0, at - 60), at))) continue
    if (quote === '"' && at > 0 && rest[at + 1] === '"' && rest.indexOf('"', at + 2) > 0) at++
    else return at
  }
  return -1
}
