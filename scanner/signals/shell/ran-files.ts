/** Which file a command starts. */

import { regex } from '../../patterns/verbose.ts'
import { everyPipeline, readerOf } from './handed-over.ts'
import {
  baseName,
  interprets,
  isInterpreter,
  isWrapper,
  type Program,
  programOf,
} from './programs.ts'
import type { Command, Pipeline } from './shell.ts'

/** They run what they are given, or what it holds. */
const OPENERS = regex`
  ^(?:open|start|start-process|saps|invoke-item|ii|import-module|ipmo|installer|msiexec|dpkg|rpm|
    xdg-open|chmod|mshta|wscript|cscript|wine|mono|insmod|update-alternatives|run-parts)$
`

/** Interpreters of other kinds, and programs that do what a plan or a library says. */
const RUNNERS = regex`
  ^(?:tsx|ts-node|uv|rscript|julia|go|java|javaw|groovy|kotlin|scala|swift|elixir|dotnet|make|gmake|
    ansible-playbook|papermill|rundll32|regsvr32)$
`

/** What starts another program out of a set that is kept for it. */
const SETS = /^(?:npx|bunx|pnpx|pnpm|yarn|poetry|pipenv|hatch|rye|conda|mamba|bundle)$/

/** A mode by which a file can be run; `a+r` and `644` only let it be read. */
const MAKES_RUN = /^[ugoa]{0,4}[+=][rwst]{0,3}x|^[0-7]?[1357][0-7]{2}$/

/** An option of an interpreter that has a value of its own. */
const VALUED = regex`
  ^-(?:executionpolicy|exec|ep|ex|windowstyle|version|inputformat|outputformat|r|-?require|-?import|
    -env-file|-allow-\w{2,6})$
`

/** Languages that take a level of warnings; for others the letter stands alone. */
const WARNS = /^(?:python[23]?(?:\.\d+)?|powershell|pwsh)$/

/** What `deno`, `bun` and `uv` are to do with the file. */
const DEED = /^(?:run|exec|x|serve|script)$/

/** The first word that names a file instead of an option or what belongs to one. */
function scriptAmong({ name, arguments: words }: Program): string | undefined {
  const named = words.findIndex((word) => /^-(?:f|file)$/.test(word))
  if (/^(?:powershell|pwsh|php)$/.test(name) && named >= 0) return words[named + 1]
  const rest = /^(?:deno|bun|uv)$/.test(name) && DEED.test(words[0] ?? '') ? words.slice(1) : words
  return rest.find((word, at) => {
    const before = rest[at - 1] ?? ''
    return (
      !word.startsWith('-') && !VALUED.test(before) && !(WARNS.test(name) && /^-[wx]$/.test(before))
    )
  })
}

/** The file that a runner is given, by its ending. */
function planOf({ name, arguments: words }: Program): string | undefined {
  if (SETS.test(name)) {
    const at = words.findIndex((word) => RUNNERS.test(word) || /^python3?$/.test(word))
    return at < 0 || at > 3 ? undefined : words.slice(at + 1).find(hasEnding)
  }
  if (name === 'docker' || name === 'docker-compose')
    return words[words.findIndex((word) => /^-(?:f|-file)$/.test(word)) + 1]
  if (name === 'uv' && !DEED.test(words[0] ?? '')) return undefined
  return RUNNERS.test(name) ? words.find(hasEnding) : undefined
}

const hasEnding = (word: string): boolean =>
  !word.startsWith('-') && /[\w}]\.\w{1,8}(?:,[#\w]{1,40})?$/.test(word)

/** They run what a package says, and mostly take it by name. */
const INSTALLERS = regex`
  ^(?:apt|apt-get|dnf|yum|zypper|pacman|apk|flatpak|snap|code|codium|cursor|pip3?|
    gem|npm|add-appxpackage)$
`

const isPackage = (word: string): boolean =>
  /\.(?:deb|rpm|pkg\.tar\.\w{2,4}|apk|flatpak|snap|vsix|whl|gem|tgz|msix\w{0,6}|appx)$/.test(
    word,
  ) && !word.includes('://')

/** The base name of the file that a command runs; null when it runs none. */
export const ranFile = (command: Command): string | null => {
  const path = ranPath(command)
  return path === null ? null : baseName(path)
}

/** The file that a command runs, as written. */
export function ranPath(command: Command): string | null {
  const program = interprets(command)
  const argument = program && scriptAmong(program)
  if (argument) return argument
  const opened = programOf(command)
  const loaded = opened && loadedBy(opened.name, opened.arguments)
  if (loaded) return loaded
  if (opened?.name === 'msiexec') {
    const at = opened.arguments.findIndex((word) => /^[/-](?:i|package)$/.test(word))
    return opened.arguments[at + 1] ?? ''
  }
  if (opened?.name === 'chmod' && !opened.arguments.some((word) => MAKES_RUN.test(word)))
    return null
  if (opened && OPENERS.test(opened.name) && opened.arguments.length > 0)
    return (
      opened.arguments.findLast((word) => /\.\w{2,8}$|^\.?\/./.test(word)) ??
      opened.arguments.at(-1) ??
      ''
    )
  const plan = opened && planOf(opened)
  if (plan) return plan.split(',')[0]!
  const packed = opened && INSTALLERS.test(opened.name) && opened.arguments.findLast(isPackage)
  if (packed) return packed
  const first = command.words
    .find((word) => !isStarter(word) && !/^(?:&{1,2}|\.)$/.test(word))
    ?.replace(/^%\w{2,20}%/, '')
  if (
    first &&
    /^(?:\.{0,2}\/|~\/|[a-z]:\/|\$(?:home|env:\w{2,20})\/|\$\{?tmp\w{0,5}\}?\/)/.test(first)
  )
    return first
  if (first && command.words.length < 6 && /^\$\w{1,30}$/.test(first)) return first
  // A path below the folder one is in.
  if (first && /^(?!https?:)[\w.-]{1,40}(?:\/[\w.-]{1,60}){1,6}$/.test(first)) return first
  // A backslash is an escape to the parser, and the folder one is in is searched for these.
  if (first && /^\.?[a-z][\w-]{0,40}\.(?:exe|bat|cmd|ps1|msi)$/.test(first))
    return first.replace(/^\./, '')
  return null
}

/** `nohup /tmp/kit`, `exec ./kit`: the program stands behind it. */
const isStarter = (word: string): boolean => /^[a-z]/.test(word) && isWrapper(word)

/** Settings whose value a shell or an interpreter loads when it starts. */
const LOADS = regex`
  ^(?:bash_env|node_options|pythonstartup|rubyopt|perl5opt|lessopen|java_tool_options|
    ld_preload|dyld_insert_libraries)=
`

/** What another program takes in as a part of itself, or starts later. */
function loadedBy(name: string, words: readonly string[]): string | null {
  if (name === 'at' || name === 'batch') return valueOf(words, /^-f$/)
  if (name === 'crontab') return words.find((word) => /^[\w.~\/]/.test(word)) ?? null
  // `find /tmp -name kit.sh -exec bash {} \;`
  if (name === 'find')
    return words.some((word, at) => /^-exec/.test(word) && isStarted(words[at + 1] ?? ''))
      ? valueOf(words, /^-i?name$/)
      : null
  if (name === 'export') {
    const set = words.find((word) => LOADS.test(word))
    return set?.split(/[= :]/).findLast((part) => /[./]/.test(part)) ?? null
  }
  if (name === 'enable' || name === 'hash')
    return /^-[fp]$/.test(words[0] ?? '') ? (words[1] ?? null) : null
  return null
}

const valueOf = (words: readonly string[], option: RegExp): string | null => {
  const at = words.findIndex((word) => option.test(word))
  return at < 0 ? null : (words[at + 1] ?? null)
}

/** The place of the file, or an interpreter that it is given to. */
const isStarted = (word: string): boolean => word === '{}' || isInterpreter(baseName(word))

/** They hand on what stands in a file. */
const HANDS_ON = regex`
  ^(?:cat|tac|sed|head|tail|gunzip|zcat|xzcat|bzcat|jq|yq|tr|base64|gpg|openssl|
    [gmn]?awk|envsubst|grep|cut)$
`

const isBare = (words: readonly string[]): boolean =>
  words.every((word) => /^-[a-bd-z]{0,3}$|^--$/.test(word))

/** Files whose lines a pipeline gives to a shell, or to another interpreter, as what it is to run. */
export function ranThrough({ commands }: Pipeline): readonly string[] {
  return commands.flatMap((command, at) => {
    const reader = readerOf(command)
    if (!reader) return []
    const told = everyPipeline(command.inner).flatMap((one) => one.commands.flatMap(filesIn))
    if (!isBare(reader.arguments))
      return /^(?:eval|(?:ba|z|da|k)?sh)$/.test(reader.name) ? told : []
    return [
      ...told,
      ...command.redirects.flatMap(({ operator, target }) => (operator === '<' ? [target] : [])),
      ...commands.slice(0, at).flatMap(filesIn),
    ]
  })
}

/** Files that such a program is given. */
const filesIn = (command: Command): readonly string[] => {
  const program = programOf(command)
  const read = command.redirects.flatMap(({ operator, target }) =>
    operator === '<' ? [target] : [],
  )
  return program && HANDS_ON.test(program.name)
    ? [...read, ...program.arguments.filter((word) => !word.startsWith('-'))]
    : read
}
