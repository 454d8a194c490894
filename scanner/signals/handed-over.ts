/** What is handed to a shell: as its input, as a word with commands, as a setting, as the answer of a loop. */

import { commandsInStrings } from './embedded.ts'
import { outcomeOf } from './outcomes.ts'
import { baseName, interprets, isUnixShell, type Program, programOf } from './programs.ts'
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
  return null
})

/** True where `"$(cat)"` puts in what the command itself is fed. */
export const passesInputOn = ({ inner }: Command): boolean =>
  inner.some(({ commands }) => commands.length === 1 && commands[0]!.words.join(' ') === 'cat')

/** True for a shell, anywhere in the words, that is given what a substitution writes. */
export const runsSubstituted = ({ words }: Command): boolean =>
  words.some(
    (word, index) =>
      index > 0 &&
      word === '' &&
      (words[0] === 'trap' ||
        (words[0] === 'make' && words[index - 1] === '-f') ||
        (TAKES_SCRIPT.test(words[index - 1]!) &&
          words
            .slice(Math.max(0, index - OPTIONS_MAX), index)
            .some((one) => /^(?:su|script)$/.test(one) || isAnyShell(baseName(one))))),
  )

/** Programs whose scripts are code that may hand something to a shell. */
const SCRIPTED =
  /^(?:[gmn]?awk|sed|perl|ruby|lua(?:jit)?|php|python\d?|node|deno|bun|osascript|tclsh|expect|vim?|nvim|ex|emacs|gdb|mysql|psql|sqlite3|find)$/

/** What stands before a command in a word of its own: the way out of an editor, a pager or a debugger. */
const WAY_OUT = /^(?:\+?[:\\]?!|\d{0,4}e |(?:\.?shell|\.system) )/

/** Programs that only say or look for what they are given, and those that are told of it. */
const SPEAKS =
  /^(?:echo|printf|[efr]?grep|rg|ag|ack|say|notify-send|cat|gh|glab|claude|codex|gemini|jq|curl|https?)$/

/** Programs that run a word of theirs as a command, with or without an option before it. */
const RUNS_WORDS = /^(?:watch|entr|hyperfine|tmux|screen|concurrently|flock|parallel)$/

/** What is behind such an option is a text for people. */
const TEXT_FOLLOWS =
  /^-{1,2}(?:m|message|b|body|title|t|prompt|desc|description|d|data|notes?|comment|subject)$/

/** A setting whose value starts a shell or fetches into one: `core.pager=sh -c '…'`. */
const SETTING =
  /^[\w.-]{2,80}=(?:[\w-]{2,20}=)?((?:[\w/]{0,20}\/)?(?:(?:ba|z|da|k|a)?sh -\w{0,2}c|curl|wget) [^]{4,2000})$/

/** Commands in the words that a program is given, be it as a shell, as code or as a setting. */
const scriptOf = ofCommand((command): readonly Pipeline[] => {
  const { words } = command
  for (let at = 2; at < Math.min(words.length, 16); at++)
    if (
      TAKES_SCRIPT.test(words[at - 1]!) &&
      words
        .slice(Math.max(0, at - OPTIONS_MAX), at - 1)
        .some((word) => isAnyShell(baseName(word))) &&
      /[\s;|]/.test(words[at]!)
    )
      return parseShell(words[at]!)
  const [name = '', ...rest] = words
  // What another machine runs, and what git runs for its own ends.
  if (name === 'ssh' || (name === 'git' && rest[0] === 'config')) {
    const last = rest.at(-1) ?? ''
    if (/\s/.test(last)) return parseShell(last.replace(/^!/, ''))
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
    return TEXT_FOLLOWS.test(before) ? [] : parseShell(own)
  const setting = SETTING.exec(word)
  if (setting) return parseShell(setting[1]!)
  if (!SCRIPTED.test(name)) return []
  if (own !== word) return parseShell(own)
  // A string of its own between braces is what `awk` pipes from.
  const code = name.endsWith('awk') ? word.replaceAll('{"', '{ ("') : word
  return commandsInStrings(code).flatMap(({ source }) => parseShell(source))
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
  pipedIn(pipeline).length > 0
