/** What is known of the programs in commands: who fetches, who runs what it is given, who decodes, who sends. */

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
  return OPENERS.has(plain[0] ?? '') ? plain.replace(/^[("'\[{]+/, '') : plain
}

/** What may stand behind a name in prose. */
const SENTENCE_ENDS = new Set(['.', ',', ';', ':', '!', '?'])

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
    if (name === 'openssl') return rest.includes('enc') && rest.includes('-d')
    if (name === 'certutil') return rest.includes('-decode')
    if (name === 'gpg') return rest.some((word) => word === '-d' || word === '--decrypt')
    return true
  }
  return false
}

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
  return (
    HOST_ALONE.test(words[index]!) &&
    !TAKES_VALUE.test(words[index - 1] ?? '') &&
    words.slice(0, index).some((word) => TAKES_HOST.test(baseName(word)))
  )
}

/** They take a host without a scheme. */
const TAKES_HOST = /^(?:curl|wget|iwr|irm|nc|ncat|netcat|lynx|links|w3m)$/

/** Ends that are no ends of files. */
const HOST_ALONE = regex`
    ^(?:(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5})?(?:\/[^\s"'<>)|\x60]{0,300})?$|
      (?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|io|dev|app|co|cc|me|xyz|top|site|online|cloud|
        link|live|tech|store|space|pro|info|ru|cn|de|fr|jp|br|uk|us|eu|in|to|gg|so)(?::\d{2,5})?
      (?:\/[^\s"'<>|)\x60]{0,300})?$)
  `
const TAKES_VALUE =
  /^-{1,2}(?:o|h|d|f|x|u|e|a|b|c|t|output|header|data|form|user|proxy|url|resolve|host)$/

/** Files that a command writes its output to, by an arrow or by `tee`. */
export function writtenBy(command: Command): string[] {
  const written = command.redirects
    .filter(({ operator }) => operator.startsWith('>'))
    .map(({ target }) => target)
  const program = programOf(command)
  return program?.name === 'tee' ? [...written, ...program.arguments] : written
}

/** True for a request that signs in: the host knows the account it comes from. */
export const isSigned = (command: Command): boolean =>
  command.words.some((word) =>
    /^(?:authorization|proxy-authorization|x-api-key|api-key|apikey|x-auth-token|x-\w{2,20}-(?:key|token))\s?:|^--oauth2-bearer$|^-u$/.test(
      word,
    ),
  )

/** What a shell is given to run in one of its words: `sh -c '…'`, wherever the shell stands. */
const scriptOf = ofCommand(({ words }): readonly Pipeline[] => {
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
    return /\s/.test(last) ? parseShell(last.replace(/^!/, '')) : []
  }
  if ((name === 'trap' || name === 'eval') && /\s/.test(rest[0] ?? '')) return parseShell(rest[0]!)
  if (name === 'alias') {
    const set = rest.find((word) => /^[\w-]{1,30}=[^]*\s/.test(word))
    return set ? parseShell(set.slice(set.indexOf('=') + 1)) : []
  }
  return []
})

const SHELL = /^(?:(?:ba|z|da|k|a)?sh|powershell|pwsh|cmd)$/
const TAKES_SCRIPT = /^(?:-[a-z]{0,3}c|-command|\/[ck])$/

/** Words between a shell and what it is given: `powershell -nop -w hidden -ep bypass -c '…'`. */
const OPTIONS_MAX = 8

/** Every pipeline of a list, those inside substitutions and handed to another shell included. */
export const everyPipeline = (pipelines: readonly Pipeline[]): readonly Pipeline[] =>
  pipelines.some(nests)
    ? pipelines.flatMap((pipeline) => [
        pipeline,
        ...pipeline.commands.flatMap((command) => [
          ...everyPipeline(command.inner),
          ...everyPipeline(scriptOf(command)),
        ]),
      ])
    : pipelines

const nests = ({ commands }: Pipeline): boolean =>
  commands.some((command) => command.inner.length > 0 || scriptOf(command).length > 0)
