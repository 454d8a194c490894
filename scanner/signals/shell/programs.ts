/** What is known of the programs in commands: who fetches, who runs what it is given, who decodes, who sends. */

import { regex } from '../../patterns/verbose.ts'
import { type Command, ofCommand, type Pipeline } from './shell.ts'

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
  'chrt',
  'taskset',
  'systemd-inhibit',
  'sshpass',
  'strace',
  'ltrace',
  'rlwrap',
  'chronic',
  'torsocks',
  'torify',
  'proxychains',
  'proxychains4',
  'screen',
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
  'lftp',
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
    if (name === 'cmd' && startsPlainly(command.words, at)) {
      at += 2
      continue
    }
    if (!WRAPPERS.has(name)) return { name, arguments: command.words.slice(at + 1) }
    at++
    while (at < command.words.length && /^-|^\w+=|^\d+[smh]?$/.test(command.words[at]!))
      at += TAKES_NEXT.get(name)?.test(command.words[at]!) ? 2 : 1
  }
  return null
})

/** Options behind which another word is theirs: `sudo -u root …`, `sshpass -p … ssh`. */
const TAKES_NEXT: ReadonlyMap<string, RegExp> = new Map([
  ['sudo', /^-[ug]$/],
  ['doas', /^-[ug]$/],
  ['sshpass', /^-[pfd]$/],
  ['screen', /^-\w{0,3}s$/],
])

/** `cmd /c x`, whose words are those of the command that it starts. */
const startsPlainly = (words: readonly string[], at: number): boolean =>
  /^\/[ck]$/.test(words[at + 1] ?? '') && /^[^\s]{2,}$/.test(words[at + 2] ?? '')

/** True for the name of a shell, as against those of Windows. */
export const isUnixShell = (name: string): boolean => /^(?:ba|z|da|k|a)?sh$/.test(name)

export function baseName(word: string): string {
  const name = word.slice(word.lastIndexOf('/') + 1)
  const ended = SENTENCE_ENDS.has(name.at(-1) ?? '')
    ? name.replace(/(?<=\w)[.,;:!?]{1,4}$/, '')
    : name
  const plain = ended.endsWith('.exe') ? ended.slice(0, -4) : ended
  const mayBeStuffed = plain.includes('[') || plain.includes('$')
  const bare = mayBeStuffed && STUFFED.test(plain) ? plain.replace(STUFFING, '$1') : plain
  return OPENERS.has(bare[0] ?? '') ? bare.replace(/^(?:[("'\[{]+|%\w{2,20}%(?=[\w.]))/, '') : bare
}

/** What may stand behind a name in prose. */
const SENTENCE_ENDS = new Set(['.', ',', ';', ':', '!', '?'])

/** A letter of a name as a choice of one; a variable in the midst of a name, which was never set. */
const STUFFED = /\w\[\w\]|\[\w\]\w|[a-z]\$\{[a-z_]\w{0,40}\}[a-z]|[a-z]\$\d[a-z]/
const STUFFING = /\[(\w)\]|(?<=[a-z])(?:\$\{[a-z_]\w{0,40}\}|\$\d)(?=[a-z])/g

/** What may stand before a name in prose and code, and what a folder of Windows begins with. */
const OPENERS = new Set(['(', '"', "'", '[', '{', '%'])

/**
 * A fetcher, wherever it stands in the words: plain lines may have words before it ("run curl -s ..."). Without an
 * address it fetches nothing.
 */
export const fetchOf = ofCommand((command): Program | null => {
  for (let at = 0; at < Math.min(command.words.length, 12); at++) {
    const name = baseName(command.words[at]!)
    if (!FETCHERS.has(name) || command.words[at]!.includes('://')) continue
    // `--transport http` names no program.
    const ofOption = name === 'http' && command.words[at - 1]?.startsWith('--')
    if (!ofOption) return { name, arguments: command.words.slice(at + 1) }
  }
  return null
})

export const fetches = (pipeline: Pipeline): boolean =>
  pipeline.commands.some((command) => fetchOf(command) !== null)

export const isInterpreter = (name: string): boolean =>
  INTERPRETERS.has(name) || /^python3\.\d+$/.test(name)

export const interprets = (command: Command): Program | null => {
  const program = programOf(command)
  return program && isInterpreter(program.name) ? program : null
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
    if (name === 'certutil') return rest.some((word) => /^[-/]decode(?:hex)?$/.test(word))
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
    HOST_WITH_PATH.test(words[index]!) ||
    (/^\d{2,5}$/.test(words[index + 1] ?? '') &&
      /^[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}$/.test(words[index]!))
  return (
    isHost &&
    (!TAKES_VALUE.test(words[index - 1] ?? '') || words[index - 1] === '-b') &&
    (words.slice(0, index).some((word) => TAKES_HOST.test(baseName(word))) ||
      TAKES_HOST_FIRST.test(baseName(words[0]!)))
  )
}

/** Where a command fetches from, read as the host that it must be, whatever its name ends in. */
export const barelyNamed = (command: Command): readonly string[] => {
  const fetched = fetchOf(command)
  const host = fetched?.arguments.find(
    (word, index, all) =>
      /^(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}$/.test(word) &&
      !/^-[a-z]{0,6}[oudhbext]$/.test(all[index - 1] ?? ''),
  )
  return host ? [`https://${host}`] : []
}

/** They take a host without a scheme. */
const TAKES_HOST = /^(?:curl|wget|iwr|irm|nc|ncat|netcat|telnet|lynx|links|w3m)$/

/** The same, where the name would be a word of a sentence. */
const TAKES_HOST_FIRST = /^(?:https?|xhs?|curlie|aria2c|axel)$/

/** What can be nothing but a host, since a path follows it. */
const HOST_WITH_PATH =
  /^(?:[a-z0-9][a-z0-9-]{0,62}\.){1,4}[a-z]{2,24}(?::\d{2,5})?\/[^\s"'<>)|\x60]{1,300}$/

/**
 * A host without a path, by ends that are no ends of files; `places/addresses.ts` and `reading/bare-hosts.ts` have
 * lists for sentences.
 */
const HOST_ALONE = regex`
    ^(?:(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5})?(?:\/[^\s"'<>)|\x60]{0,300})?$|
      (?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|io|dev|app|co|cc|me|xyz|top|site|online|cloud|
        link|live|tech|store|space|pro|info|ru|cn|de|fr|jp|br|uk|us|eu|in|to|gg|so)(?::\d{2,5})?
      (?:\/[^\s"'<>|)\x60]{0,300})?$)
  `
const TAKES_VALUE =
  /^-{1,2}(?:o|h|d|f|x|u|e|a|b|c|t|output|header|data|form|user|proxy|url|resolve|host)$/

/** A script of `sed` that adds lines of its own. */
const PUTS_IN = /^(?:\d{1,5}|\$|\/[^/]{1,80}\/)? ?[iac](?:\\| |$)/

/** Files that a command writes its output to, by an arrow, by `tee` or in place. */
export function writtenBy(command: Command): string[] {
  const written = command.redirects
    .filter(({ operator }) => operator.startsWith('>'))
    .map(({ target }) => target)
  const program = programOf(command)
  if (program?.name === 'tee') return [...written, ...program.arguments]
  const inPlace =
    program?.name === 'sed' &&
    program.arguments.some((word) => /^(?:-[a-z]*i|--in-place)/.test(word)) &&
    program.arguments.some((word) => PUTS_IN.test(word))
  return inPlace ? [...written, ...program!.arguments.slice(-1)] : written
}

/** What a request signs in with, as a word of its command. */
const SIGNS = regex`
  ^(?:authorization|proxy-authorization|x-api-key|api-key|apikey|
    x-auth-token|x-\w{2,20}-(?:key|token))\s?:|^--oauth2-bearer$|^-u$
`

/** True for a request that signs in: the host knows the account it comes from. */
export const isSigned = (command: Command): boolean =>
  command.words.some((word) => SIGNS.test(word))
