/** What is known of the programs in commands: who fetches, who runs what it is given, who decodes, who sends. */

import { commandsInStrings } from './embedded.ts'
import { outcomeOf } from './outcomes.ts'
import { type Command, ofCommand, parseShell, type Pipeline } from './shell.ts'
import { regex } from '../patterns/verbose.ts'

export interface Program {
  /** Base name without path and `.exe`. */
  name: string
  arguments: readonly string[]
}

/** Programs that only start another one. */
const WRAPPERS = new Set([
  'sudo',
  'doas',
  'env',
  'nohup',
  'time',
  'command',
  'builtin',
  'exec',
  'xargs',
  'stdbuf',
  'nice',
  'ionice',
  'setsid',
  'timeout',
  'caffeinate',
  'busybox',
  '!',
  '$',
  '#',
  '>',
  '%',
  'then',
  'do',
  'else',
  'if',
  'while',
  'call',
  '&',
])

const FETCHERS = new Set([
  'curl',
  'wget',
  'fetch',
  'aria2c',
  'lwp-download',
  'lwp-request',
  'get',
  'http',
  'https',
  'xh',
  'iwr',
  'irm',
  'invoke-webrequest',
  'invoke-restmethod',
  'nc',
  'ncat',
  'netcat',
  'ftp',
  'tftp',
  'axel',
  'curlie',
  'lynx',
  'links',
  'w3m',
  'start-bitstransfer',
  'telnet',
])
const INTERPRETERS = new Set([
  'sh',
  'bash',
  'zsh',
  'dash',
  'ksh',
  'fish',
  'ash',
  'csh',
  'tcsh',
  'python',
  'python2',
  'python3',
  'perl',
  'ruby',
  'node',
  'deno',
  'bun',
  'php',
  'lua',
  'osascript',
  'pwsh',
  'powershell',
  'cmd',
  'iex',
  'invoke-expression',
  'eval',
  'source',
  '.',
  'tclsh',
  'sh.exe',
  '$shell',
  '${shell}',
  '$bash',
  '$0',
])
const DECODERS = new Set([
  'base64',
  'base32',
  'xxd',
  'uudecode',
  'gunzip',
  'zcat',
  'openssl',
  'rev',
  'tr',
  'certutil',
  'gpg',
  'bzcat',
  'xzcat',
  'unxz',
  'rot13',
])

/** True for a word behind which the command itself stands. */
export const isWrapper = (word: string): boolean => WRAPPERS.has(word)

/** The program of a command, behind `sudo`, `env X=1` and the like. Null for an empty command. */
export const programOf = ofCommand((command): Program | null => {
  let at = 0
  while (at < command.words.length) {
    const name = baseName(command.words[at]!)
    if (!WRAPPERS.has(name)) return { name, arguments: command.words.slice(at + 1) }
    at++
    while (at < command.words.length && /^-|^\w+=|^\d+[smh]?$/.test(command.words[at]!)) at++
  }
  return null
})

export function baseName(word: string): string {
  const name = word.slice(word.lastIndexOf('/') + 1)
  const ended = SENTENCE_ENDS.has(name.at(-1) ?? '')
    ? name.replace(/(?<=\w)[.,;:!?]{1,4}$/, '')
    : name
  const plain = ended.endsWith('.exe') ? ended.slice(0, -4) : ended
  const bare = OPENERS.has(plain[0] ?? '') ? plain.replace(/^[("'\[{]+/, '') : plain
  return STUFFED.test(bare) ? bare.replace(STUFFING, '$1') : bare
}

/** What may stand behind a name in prose. */
const SENTENCE_ENDS = new Set(['.', ',', ';', ':', '!', '?'])

/** A letter of a name as a choice of one; a variable in the midst of a name, which was never set. */
const STUFFED = /[\w}]\[\w\]|[a-z]\$\{[a-z_]\w*\}[a-z]|[a-z]\$\d[a-z]/
const STUFFING = /\[(\w)\]|(?<=[a-z])(?:\$\{[a-z_]\w{0,40}\}|\$\d)(?=[a-z])/g

/** What may stand before a name in prose and code. */
const OPENERS = new Set(['(', '"', "'", '[', '{'])

/**
 * A fetcher, wherever it stands in the words: plain lines may have words before it ("run curl -s ..."). Without an
 * address it fetches nothing.
 */
export const fetchOf = ofCommand((command): Program | null => {
  for (let at = 0; at < Math.min(command.words.length, 12); at++) {
    const name = baseName(command.words[at]!)
    // `--transport http` names no program.
    const ofOption = name === 'http' && command.words[at - 1]?.startsWith('--')
    if (FETCHERS.has(name) && !ofOption) return { name, arguments: command.words.slice(at + 1) }
  }
  return null
})

export const fetches = (pipeline: Pipeline): boolean =>
  pipeline.commands.some((command) => fetchOf(command) !== null)

export const interprets = (command: Command): Program | null => {
  const program = programOf(command)
  return program && (INTERPRETERS.has(program.name) || /^python3\.\d+$/.test(program.name))
    ? program
    : null
}

/** A decoder in its decoding direction, or an unpacker. */
export function decodes(command: Command): boolean {
  for (let at = 0; at < Math.min(command.words.length, 12); at++) {
    const name = baseName(command.words[at]!)
    if (!DECODERS.has(name)) continue
    const rest = command.words.slice(at + 1)
    if (name === 'base64' || name === 'base32')
      return rest.some((word) => /^-(?:d|-decode|di|id)$/.test(word))
    if (name === 'xxd') return rest.some((word) => /^-[a-z]*r/.test(word))
    if (name === 'openssl') return CIPHER.test(rest[0] ?? '') && rest.includes('-d')
    if (name === 'certutil') return rest.includes('-decode')
    if (name === 'gpg') return rest.some((word) => word === '-d' || word === '--decrypt')
    return true
  }
  return false
}

/** What `openssl` is told to work with, where it takes off what it put on. */
const CIPHER = /^(?:enc|base64|aes|des|aria|bf|camellia|cast|chacha|rc[245]|seed|sm4)/

/** Addresses among the words of a command. */
export const addresses = ofCommand((command): readonly string[] =>
  command.words.flatMap((word, index) => {
    const found = word.match(/(?:https?|ftp):\/\/[^\s"'<>|)`]{3,400}/g)
    if (found) return found
    return isHostAlone(command.words, index) ? [`https://${word}`] : []
  }),
)

/** `curl -fsSL get.example.io/x`: a fetcher takes a host without a scheme. */
function isHostAlone(words: readonly string[], index: number): boolean {
  const isHost =
    HOST_ALONE.test(words[index]!) ||
    (/^\d{2,5}$/.test(words[index + 1] ?? '') &&
      /^[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}$/.test(words[index]!))
  return (
    isHost &&
    !TAKES_VALUE.test(words[index - 1] ?? '') &&
    words.slice(0, index).some((word) => TAKES_HOST.test(baseName(word)))
  )
}

/** They take a host without a scheme. */
const TAKES_HOST = /^(?:curl|wget|iwr|irm|nc|ncat|netcat|telnet|lynx|links|w3m)$/

/** Ends that are no ends of files. */
const HOST_ALONE = regex`
    ^(?:(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5})?(?:\/[^\s"'<>)|\x60]{0,300})?$|
      (?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|io|dev|app|co|cc|me|xyz|top|site|online|cloud|
        link|live|tech|store|space|pro|info|ru|cn|de|fr|jp|br|uk|us|eu|in|to|gg|so)(?::\d{2,5})?
      (?:\/[^\s"'<>|)\x60]{0,300})?$)
  `
const TAKES_VALUE =
  /^-{1,2}(?:o|h|d|f|x|u|e|a|b|c|t|output|header|data|form|user|proxy|url|resolve|host)$/

/** Files that a command writes its output to, by an arrow, by `tee` or in place. */
export function writtenBy(command: Command): string[] {
  const written = command.redirects
    .filter(({ operator }) => operator.startsWith('>'))
    .map(({ target }) => target)
  const program = programOf(command)
  if (program?.name === 'tee') return [...written, ...program.arguments]
  const inPlace =
    program?.name === 'sed' &&
    program.arguments.some((word) => /^(?:-[a-z]*i|--in-place)/.test(word))
  return inPlace ? [...written, ...program!.arguments.slice(-1)] : written
}

/** True for a request that signs in: the host knows the account it comes from. */
export const isSigned = (command: Command): boolean =>
  command.words.some((word) =>
    /^(?:authorization|proxy-authorization|x-api-key|api-key|apikey|x-auth-token|x-\w{2,20}-(?:key|token))\s?:|^--oauth2-bearer$|^-u$/.test(
      word,
    ),
  )

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
    const at = parts.findLastIndex((word) => SHELL.test(baseName(word)))
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
            .some((one) => /^(?:su|script)$/.test(one) || SHELL.test(baseName(one))))),
  )

/** Programs whose scripts are code that may hand something to a shell. */
const SCRIPTED =
  /^(?:[gmn]?awk|sed|perl|ruby|lua(?:jit)?|php|python\d?|node|deno|bun|osascript|tclsh|expect|vim?|nvim|ex|emacs|gdb|mysql|psql|sqlite3|find)$/

/** What stands before a command in a word of its own: the way out of an editor, the letter of `sed`. */
const WAY_OUT = /^(?::!|\d{0,4}e |\\?!|\.(?:shell|system) )/

/** Programs that only say or look for what they are given. */
const SPEAKS = /^(?:echo|printf|[efr]?grep|rg|ag|ack|say|notify-send|cat)$/

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
        .some((word) => SHELL.test(baseName(word))) &&
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
  return SPEAKS.test(name) ? [] : rest.flatMap((word) => inWord(command, word))
})

/** `for /f %i in ('a') do %i` of Windows runs what `a` writes. */
function loopOf(words: readonly string[]): readonly Pipeline[] {
  const asked = /^\(([^]{4,2000})$/.exec(words[words.indexOf('in') + 1] ?? '')?.[1]
  const deed = words
    .slice(words.indexOf('do') + 1)
    .find((word) => !/^(?:@?call|@|start|cmd|\/c)$/.test(word))
  if (!asked || !deed?.startsWith('%')) return []
  return [{ commands: [...parseShell(asked).flatMap(({ commands }) => commands), RUN] }]
}

/** A shell that reads its input. */
const RUN: Command = { words: ['sh'], redirects: [], inner: [], sets: [] }

/** Commands in one word of a command. */
function inWord(command: Command, word: string): readonly Pipeline[] {
  if (word.length < 8 || !/\s/.test(word)) return []
  const setting = SETTING.exec(word)
  if (setting) return parseShell(setting[1]!)
  if (!SCRIPTED.test(programOf(command)?.name ?? '')) return []
  const way = WAY_OUT.exec(word)
  if (way) return parseShell(word.slice(way[0].length))
  return commandsInStrings(word).flatMap(({ source }) => parseShell(source))
}

/** Commands that a shell reads from a pipe, where what goes in can be told. */
function pipedIn({ commands }: Pipeline): readonly Pipeline[] {
  const shell = commands.findIndex(
    (command, index) => index > 0 && SHELL.test(programOf(command)?.name ?? ''),
  )
  if (shell < 0) return []
  const text = outcomeOf({ commands: commands.slice(0, shell) })
  return text && /\s/.test(text) ? parseShell(text) : []
}

const SHELL = /^(?:(?:ba|z|da|k|a)?sh|powershell|pwsh|cmd)$/
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
