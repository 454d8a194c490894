/** What is handed to a shell: as its input, as a word with commands, as a setting, as the answer of a loop. */

import { regex } from '../../patterns/verbose.ts'
import { commandsInStrings } from './embedded.ts'
import { outcomeOf } from './outcomes.ts'
import {
  addresses,
  baseName,
  fetches,
  interprets,
  isUnixShell,
  type Program,
  programOf,
  writtenBy,
} from './programs.ts'
import { putTogether } from './put-together.ts'
import { type Command, ofCommand, parseShell, type Pipeline, STARTS_SHELL } from './shell.ts'

/** Programs that start another one elsewhere: as somebody else, on another machine, in a container or a recording. */
const CARRIERS = new Set(
  (
    'su runuser ssh docker podman nerdctl kubectl oc lxc vagrant adb wsl chroot nsenter unshare ' +
    'script firejail proot flatpak-spawn systemd-run machinectl limactl unbuffer'
  ).split(' '),
)

/** What reads its input as commands: an interpreter, a shell that another program starts, a list of jobs. */
export const readerOf = ofCommand((command): Program | null => {
  const own = interprets(command)
  const program = programOf(command)
  if (own || !program) return own
  const { name, arguments: words } = program
  if (CARRIERS.has(name)) {
    if (passesInputOn(command)) return { name, arguments: [] }
    const parts = words.flatMap((word) => word.split(' '))
    const at = parts.findLastIndex((word) => isAnyShell(baseName(word)))
    if (at >= 0) return { name: baseName(parts[at]!), arguments: parts.slice(at + 1) }
  }
  const given = words.filter((word) => !word.startsWith('-'))
  if (name === 'at' || name === 'batch')
    return words.includes('-f') ? null : { name, arguments: [] }
  if (name === 'parallel' && given.length === 0) return { name, arguments: [] }
  if (name === 'r' && words.some((word) => IS_R.test(word)) && given.length === 0)
    return { name, arguments: [] }
  if (/^g?make$|^just$|^[gmn]?awk$|^sed$/.test(name) && isFedByInput(words))
    return { name, arguments: [] }
  if (READS_A_DASH.test(name) && STANDARD_INPUT.test(words.at(-1) ?? ''))
    return { name, arguments: [] }
  if (/^[gmn]?awk$/.test(name) && words.some((word) => RUNS_LINES.test(word)))
    return { name: 'sh', arguments: [] }
  return null
})

/** Interpreters that read a program from their input when they are told so: `Rscript -`. */
const READS_A_DASH = /^(?:rscript|julia|groovy|scala|swift|elixir|guile)$/
const STANDARD_INPUT = /^(?:-|\/dev\/stdin)$/

/** Without one of these, `r` is a letter. */
const IS_R = /^--(?:no-save|vanilla|slave|no-echo|quiet)$/

/** `-f -`. */
const isFedByInput = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^-(?:-\w{0,5})?file$|^-f$/.test(word) && STANDARD_INPUT.test(words[at + 1] ?? ''),
  )

/** A script of `awk` that runs each line that it reads. */
const RUNS_LINES =
  /\bsystem\(\s{0,3}\$0|\$0 ?\| ?"(?:\w{1,4})?sh"|print[^"{}]{0,40}\| ?"(?:\w{1,4})?sh"/

/** True where `"$(cat)"` puts in what the command itself is fed. */
export const passesInputOn = ({ inner }: Command): boolean =>
  inner.some(({ commands }) => commands.length === 1 && commands[0]!.words.join(' ') === 'cat')

/** What they are told to do stands in the file that they are given. */
const SCRIPT_BY_FILE = /^(?:g?make|[gmn]?awk|sed)$/

/** True for a shell, anywhere in the words, that is given what a substitution writes. */
export const runsSubstituted = ({ words }: Command): boolean =>
  words.some(
    (word, index) =>
      index > 0 &&
      word === '' &&
      (words[0] === 'trap' ||
        (SCRIPT_BY_FILE.test(words[0]!) && words[index - 1] === '-f') ||
        (TAKES_SCRIPT.test(words[index - 1]!) &&
          words
            .slice(Math.max(0, index - OPTIONS_MAX), index)
            .some((one) => /^(?:su|script)$/.test(one) || isAnyShell(baseName(one))))),
  )

/** Programs whose scripts are code that may hand something to a shell. */
const SCRIPTED = regex`
  ^(?:[gmn]?awk|sed|perl|ruby|lua(?:jit)?|php|python\d?|node|deno|bun|osascript|tclsh|expect|vim?|
    nvim|ex|emacs|gdb|mysql|psql|sqlite3|find)$
`

/** What stands before a command in a word of its own: the way out of an editor, a pager or a debugger. */
const WAY_OUT = /^(?:\+?[:\\]?!|\d{0,4}e |(?:\.?shell|\.system) )/

/** Programs that only say or look for what they are given, and those that are told of it. */
const SPEAKS = regex`
  ^(?:echo|printf|[efr]?grep|rg|ag|ack|say|notify-send|cat|gh|glab|claude|
    codex|gemini|jq|curl|https?)$
`

/** Programs that run a word of theirs as a command, with or without an option before it. */
const RUNS_WORDS = /^(?:watch|entr|hyperfine|tmux|screen|concurrently|flock|parallel)$/

/** A command with words of its own. */
const BEGINS_COMMAND = regex`
  ^(?:sudo )?(?:rm|nc|ncat|curl|wget|scp|rsync|tar|cat|shred|dd|find|(?:ba|z|da)?sh|mkfs[.\w]{0,6}|
    ssh|dig|cd|env|printenv|base64|zip|gpg|cp|mv) `

/** What is behind such an option is a text for people. */
const TEXT_FOLLOWS =
  /^-{1,2}(?:m|message|b|body|title|t|prompt|desc|description|d|data|notes?|comment|subject)$/

/** A setting whose value starts a shell or fetches into one: `core.pager=sh -c '…'`. */
const SETTING = regex`
  ^[\w.-]{2,80}=(?:[\w-]{2,20}=)?((?:[\w/]{0,20}\/)?(?:(?:ba|z|da|k|a)?sh -\w{0,2}c|
    curl|wget) [^]{4,2000})$
`

/** Commands in the words that a program is given, be it as a shell, as code or as a setting. */
const scriptOf = ofCommand((command): readonly Pipeline[] => {
  const { words } = command
  for (let at = 2; at < Math.min(words.length, 16); at++)
    if (
      TAKES_SCRIPT.test(words[at - 1]!) &&
      words
        .slice(Math.max(0, at - OPTIONS_MAX), at - 1)
        .some((word) => isAnyShell(baseName(word)) || /^(?:su|runuser)$/.test(word)) &&
      /[\s;|]/.test(words[at]!)
    )
      return parseShell(words[at]!)
  const [name = '', ...rest] = words
  const told = isAnyShell(baseName(name))
    ? command.redirects.find(({ operator }) => operator === '<<<')?.target
    : undefined
  if (told && /\s/.test(told)) return parseShell(told)
  const listed = name === 'parallel' ? rest.indexOf(':::') : -1
  if (listed > 0)
    return [{ commands: [{ ...NO_COMMAND, words: rest.filter((word) => word !== ':::') }] }]
  // What another machine runs, and what git runs for its own ends.
  if (name === 'ssh' || (name === 'git' && rest[0] === 'config')) {
    const last = rest.at(-1) ?? ''
    if (/\s/.test(last)) return parseShell(last.replace(/^!/, ''))
    if (name === 'ssh') {
      const order = orderedThere(rest)
      return order.length > 1 ? [{ commands: [{ ...NO_COMMAND, words: order }] }] : []
    }
  }
  if ((name === 'trap' || name === 'eval') && /\s/.test(rest[0] ?? '')) return parseShell(rest[0]!)
  if (name === 'for' && rest[0] === '/f') return loopOf(rest)
  if (name === 'alias') {
    const set = rest.find((word) => /^[\w-]{1,30}=[^]*\s/.test(word))
    return set ? parseShell(set.slice(set.indexOf('=') + 1)) : []
  }
  return SPEAKS.test(name)
    ? []
    : rest.flatMap((word, index) => inWord(command, word, rest[index - 1] ?? ''))
})

const NO_COMMAND: Command = { words: [], redirects: [], inner: [], sets: [] }

/** Words behind the name of a machine. */
function orderedThere(words: readonly string[]): readonly string[] {
  let at = 0
  while (at < words.length && words[at]!.startsWith('-'))
    at += /^-[bcdefijlmoprsw]$/.test(words[at]!) ? 2 : 1
  return words.slice(at + 1)
}

/** `for /f %i in ('a') do %i` of Windows runs what `a` writes. */
function loopOf(words: readonly string[]): readonly Pipeline[] {
  const asked = /^\(([^]{4,2000})$/.exec(words[words.indexOf('in') + 1] ?? '')?.[1]
  const deed = words
    .slice(words.indexOf('do') + 1)
    .map((word) => word.replace(/^@/, ''))
    .find((word) => !/^(?:call|start|cmd|\/c|)$/.test(word))
  if (!asked || !deed?.startsWith('%')) return []
  return [{ commands: [...parseShell(asked).flatMap(({ commands }) => commands), RUN] }]
}

/** A shell that reads its input. */
const RUN: Command = { words: ['sh'], redirects: [], inner: [], sets: [] }

/** Commands in one word of a command. */
function inWord(command: Command, word: string, before: string): readonly Pipeline[] {
  if (word.length < 8 || !/\s/.test(word)) return []
  const own = word.replace(WAY_OUT, '')
  const { name = '' } = programOf(command) ?? {}
  if (
    STARTS_SHELL.test(own.replace(/^sudo /, '')) &&
    (own !== word || before.startsWith('-') || RUNS_WORDS.test(name))
  )
    return TEXT_FOLLOWS.test(before) && !RUNS_WORDS.test(name) ? [] : parseShell(own)
  if (RUNS_WORDS.test(name) && BEGINS_COMMAND.test(own)) return parseShell(own)
  const setting = SETTING.exec(word)
  if (setting) return parseShell(setting[1]!)
  if (!SCRIPTED.test(name)) return []
  if (own !== word) return parseShell(own)
  // A string of its own between braces is what `awk` pipes from.
  const code = name.endsWith('awk') ? word.replaceAll('{"', '{ ("') : word
  return [...commandsInStrings(code), ...putTogether(code)].flatMap(({ source }) =>
    parseShell(source),
  )
}

/** Files whose lines a shell runs sooner or later. */
const SCRIPT_FILE = regex`
  \.(?:ba|z|k)?sh$|\.(?:command|bats?|cmd|ps1|fish)$|(?:^|\/)(?:gnu)?makefile$|
  (?:^|\/)(?:justfile|gradlew|mvnw)$|
  \/hooks\/[\w-]{3,30}$|\/s?bin\/[\w.-]{1,40}$|
  ^(?:~|\$home|\$\{home\}|\/root|\/home\/[^\/]{1,40}|\/users\/[^\/]{1,40})\/\.(?!env|git|npmrc|
    pypirc|netrc)[\w.\/-]{2,80}$|
  ^\/etc\/(?:profile|bash|zsh|cron|init|rc|update-motd|networkmanager|udev|apt)[\w.\/-]{0,60}$
`

/** Programs in languages that may hand something to a shell. */
const SOURCE_FILE = /\.(?:py|[cm]?js|ts|rb|php|pl|lua)$/

/** What is echoed into a script is run later. */
function writtenDown({ commands }: Pipeline): readonly Pipeline[] {
  const [said] = commands
  if (!said || !/^(?:echo|printf)$/.test(said.words[0] ?? '')) return []
  const written = commands.flatMap(writtenBy)
  if (written.some((file) => SOURCE_FILE.test(file)))
    return commandsInStrings(said.words.slice(1).join(' ')).flatMap(({ source }) =>
      parseShell(source),
    )
  const files = written.filter((file) => SCRIPT_FILE.test(file))
  if (files.length === 0) return []
  const text = outcomeOf({ commands: [said] }) ?? said.words.slice(1).join(' ')
  // Editors and debuggers have files of their own that are read in.
  if (/^(?:source|so|\.) /.test(text) && !files.some((file) => /sh|profile|alias/.test(file)))
    return []
  return /\s/.test(text) ? parseShell(text.replaceAll('\\n', '\n').replaceAll('\\t', '\t')) : []
}

/** Commands that a shell reads from a pipe, where what goes in can be told. */
function pipedIn({ commands }: Pipeline): readonly Pipeline[] {
  const shell = commands.findIndex(
    (command, index) => index > 0 && readsCommands(programOf(command)?.name ?? ''),
  )
  if (shell < 0) return []
  const text = outcomeOf({ commands: commands.slice(0, shell) })
  return text && /\s/.test(text) ? parseShell(text) : []
}

const isAnyShell = (name: string): boolean =>
  isUnixShell(name) || /^(?:powershell|pwsh|cmd)$/.test(name)

/** What it is given runs now, or at the hour that it names. */
const readsCommands = (name: string): boolean => isAnyShell(name) || /^(?:at|batch)$/.test(name)

const TAKES_SCRIPT = /^(?:-[a-z]{0,3}c|-command|\/[ck])$/

/** Words between a shell and what it is given: `powershell -nop -w hidden -ep bypass -c '…'`. */
const OPTIONS_MAX = 8

/** Every pipeline of a list, those inside substitutions and handed to another shell included. */
export const everyPipeline = (pipelines: readonly Pipeline[], depth = 0): readonly Pipeline[] =>
  depth < DEPTH_MAX && pipelines.some(nests)
    ? pipelines.flatMap((pipeline) => [
        pipeline,
        ...everyPipeline(pipedIn(pipeline), depth + 1),
        ...everyPipeline(writtenDown(pipeline), depth + 1),
        ...pipeline.commands.flatMap((command) => [
          ...everyPipeline(command.inner, depth + 1),
          ...everyPipeline(scriptOf(command), depth + 1),
        ]),
      ])
    : pipelines

/** Commands inside commands that are read. */
const DEPTH_MAX = 8

const nests = (pipeline: Pipeline): boolean =>
  pipeline.commands.some((command) => command.inner.length > 0 || scriptOf(command).length > 0) ||
  pipedIn(pipeline).length > 0 ||
  writtenDown(pipeline).length > 0

/** Addresses whose answers a command is given by substitution: `psql -f <(curl …)`. */
export const fetchedWithin = ({ inner }: Command): readonly string[] =>
  everyPipeline(inner)
    .filter(fetches)
    .flatMap(({ commands }) => commands.flatMap(addresses))

/** Addresses whose answers are piped into the command at that place; null when nothing is fetched before it. */
export function fetchedBefore({ commands }: Pipeline, at: number): readonly string[] | null {
  const before = commands.slice(0, at)
  return at > 0 && fetches({ commands: before }) ? before.flatMap(addresses) : null
}
