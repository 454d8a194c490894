/**
 * Commands that a program puts together: from a list of words, from strings and variables joined, from the settings of a
 * launcher. Each is told as a shell would be told it.
 */

import { regex, source } from '../../patterns/verbose.ts'

export interface PutTogether {
  /** Offsets in the text that was given, `end` exclusive. */
  start: number
  end: number
  source: string
}

/** What lists of words begin with when they are commands that rules ask for. */
const PROGRAM = source`
  (?:(?:\/[\w.-]{1,20}){0,4}\/)?(?:sudo|doas|env|printenv|(?:ba|z|da|k)?sh|cmd|powershell|
    pwsh|python[23]?|node|deno|bun|bunx|ruby|perl|php|osascript|rm|del|rd|rmdir|shred|dd|
    mkfs(?:\.\w{2,6})?|wipefs|find|chmod|chown|chflags|nc|ncat|netcat|socat|telnet|ssh|scp|sftp|
    rsync|rclone|curl|wget|aria2c|iwr|irm|git|gh|glab|npm|npx|pnpm|yarn|pipx?3?|uvx?|gem|cargo|
    go|brew|apt|apt-get|dnf|yum|docker|podman|nerdctl|kubectl|oc|helm|terraform|aws|gcloud|
    gsutil|az|tar|zip|7z|openssl|gpg|base64|crontab|systemctl|launchctl|schtasks|reg|vssadmin|
    wevtutil|bcdedit|wmic|netsh|certutil|bitsadmin|mshta|rundll32|regsvr32|msiexec|cipher|format|
    diskpart|diskutil|tmutil|security|defaults|spctl|csrutil|iptables|ufw|nft|useradd|usermod|
    dscl|visudo|setenforce|auditctl|kill|pkill|killall|ngrok|cloudflared|lt|bore|tailscale|
    ffmpeg|arecord|screencapture|scrot|pbpaste|xclip|xsel|pg_dump(?:all)?|mysqldump|mongodump|
    psql|mysql|sqlite3|redis-cli|bw|op|pass|vault|mail|sendmail|mutt|dig|nslookup|host|adb|code|
    claude|codex|xmrig)(?:\.exe)?
`

/** A list, or a call, whose first word is a program. */
const LIST = new RegExp(
  String.raw`(?:[[({]|\b(?:system|exec|spawn) )\s{0,20}(["'])(${PROGRAM})\1(?=\s{0,40}[,)])`,
  'g',
)

/** The interpreter that runs the program itself. */
const OWN_INTERPRETER =
  /\[\s{0,20}(?:sys\.executable|process\.exec(?:path|argv0)|process\.argv0)(?=\s{0,8},)/g

/** A setting that names the program, and one that lists its words. */
const SETTING = regex.g`
  \b(?:command|cmd|program|executable)["']?\s?[:=]\s{0,4}\[?\s{0,4}["']?(${PROGRAM})["']?\]?,?
  \s{1,40}(?:[^{}[\]]{0,120}?[\s,])?["']?(?:args|arguments|argv)["']?\s?[:=]\s?\[\s{0,20}(?=["'])
`

/** The words of a job in a list of properties. */
const TAGGED = regex.g`
  <array>\s{0,20}<string>${PROGRAM}<\/string>(?:\s{0,20}<string>[^<\n]{0,400}<\/string>){1,20}
`

/** A call that hands one string to a shell. */
const SHELL_CALL = regex.g`
  \b(?:os\.(?:system|popen|execute)|subprocess\.(?:run|call|check_call|check_output|popen|getoutput|
    getstatusoutput)|(?:child_process(?:["'\`]\))?\.|(?<![.\w]))exec(?:sync)?|shell_exec|passthru|
    (?<![.\w])(?:system|popen|getoutput|check_output)|process\.start)\s?\(\s{0,40}
`

/** A script that a program writes in one line. */
const SCRIPT = /["'`](?=#!\/(?:usr\/)?bin\/(?:env )?(?:ba|z|da)?sh\b[^\n"'`]{0,8}\\n)/g

/** Any of the marks that these begin with. */
const MARKS = regex`
  ["'\`]#!\/|[[({]\s{0,20}["'][\w/.-]{2,60}["']\s{0,8}[,)]|sys\.executable|
  process\.execpath|["']?(?:args|arguments|argv)["']?\s?[:=]\s?\[|<array>|
  \b(?:system|popen|shell_exec|passthru|exec|execsync|run|call|check_call|check_output|
    getoutput|process\.start)\s?\(|\b(?:system|exec|spawn) ["']
`

/** Commands that a piece of code puts together. */
export function putTogether(code: string): PutTogether[] {
  if (!MARKS.test(code)) return []
  const values = lazily(() => valuesIn(code))
  const found: PutTogether[] = []
  const add = (start: number, program: string, from: number) => {
    const list = wordsFrom(code, from, values)
    if (list.words.length > 0)
      found.push({ start, end: list.end, source: [program, ...list.words].map(quoted).join(' ') })
  }
  for (const one of code.matchAll(LIST)) add(one.index, one[2]!, one.index + one[0].length)
  for (const one of code.matchAll(OWN_INTERPRETER))
    add(one.index, one[0].includes('sys') ? 'python3' : 'node', one.index + one[0].length)
  for (const one of code.matchAll(SETTING))
    // The separator before the first word is the bracket that the match ends with.
    add(one.index, one[1]!, one.index + one[0].trimEnd().length - 1)
  for (const { 0: list, index } of code.matchAll(TAGGED))
    found.push({ start: index, end: index + list.length, source: tagged(list) })
  for (const { index } of code.matchAll(SCRIPT)) {
    const end = literalEnd(code, index, Math.min(code.length, index + ARGUMENT_CHARACTERS_MAX))
    found.push({ start: index, end, source: valueOf(code.slice(index, end), values()) })
  }
  for (const { 0: call, index } of code.matchAll(SHELL_CALL)) {
    const from = index + call.length
    const end = argumentEnd(code, from)
    const given = code.slice(from, end)
    if (/^[[{]/.test(given)) continue
    const source = valueOf(given, values())
    if (/\w\s/.test(source)) found.push({ start: index, end, source })
  }
  return found
}

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

const quoted = (word: string): string =>
  /^[\w@%+=:,./~$*{}?&#-]{1,2000}$/.test(word) && !/[&#]/.test(word)
    ? word
    : `'${word.replaceAll("'", String.raw`'\''`)}'`

const tagged = (list: string): string =>
  Array.from(list.matchAll(/<string>([^<\n]{0,400})</g), ([, word]) =>
    quoted(word!.replaceAll('&gt;', '>').replaceAll('&amp;', '&')),
  ).join(' ')

/** Words of one list that are read. */
const WORDS_MAX = 40

/** What stands between two words: a comma, the bracket of a list of its own, the next of a chain of calls. */
const SEPARATOR = regex.g`
  \s{0,40}(?:,\s{0,40}(?:(?:new string\[\]\s?|vec!|&|list\(|array\()?[[{(]\s{0,40}(?=["'\x60\w]))?|
    [\])]{0,2}\s{0,40}\.args?\(\s{0,4}(?:&?\[\s{0,20})?|\[\s{0,40})
`
const AT_SEPARATOR = new RegExp(SEPARATOR.source, 'y')

/** Options of the call, which stand behind the words. */
const OPTION = /^(?:\w{1,30}\s?=(?!=)|\{|\w{1,30}:\s|$|function\b|\(?\w{0,12}\)?\s?=>)/

function wordsFrom(
  code: string,
  from: number,
  values: () => ReadonlyMap<string, string>,
): { words: string[]; end: number } {
  const words: string[] = []
  let end = from
  while (words.length < WORDS_MAX) {
    AT_SEPARATOR.lastIndex = end
    const separator = AT_SEPARATOR.exec(code)
    if (!separator) break
    const start = end + separator[0].length
    const close = argumentEnd(code, start)
    const item = code.slice(start, close).trim()
    if (OPTION.test(item)) break
    words.push(valueOf(item, values()))
    end = close
  }
  return { words, end }
}

/** Characters of one argument that are read. */
const ARGUMENT_CHARACTERS_MAX = 1200

const CLOSES = new Set([')', ']', '}'])
const OPENS = new Set(['(', '[', '{'])

/** Where the argument that begins at `from` ends: at a comma, at the bracket that closes the call, or with its line. */
function argumentEnd(code: string, from: number, endsWithLine = false): number {
  const last = Math.min(code.length, from + ARGUMENT_CHARACTERS_MAX)
  let depth = 0
  for (let at = from; at < last; at++) {
    const char = code[at]!
    if (char === '"' || char === "'" || char === '`') at = literalEnd(code, at, last) - 1
    else if (OPENS.has(char)) depth++
    else if (CLOSES.has(char) && --depth < 0) return at
    else if (depth === 0 && (char === ',' || char === ';')) return at
    else if (endsWithLine && char === '\n' && depth === 0 && !GOES_ON.test(code.slice(from, at)))
      return at
  }
  return last
}

/** Nothing yet, or a mark that something follows. */
const GOES_ON = /^\s{0,400}$|[+\\&.]\s{0,8}$/

/** Behind the quote that closes the string which opens at `from`. */
function literalEnd(code: string, from: number, last: number): number {
  const quote = code[from]!
  const mark = code.startsWith(quote.repeat(3), from) ? quote.repeat(3) : quote
  for (let at = from + mark.length; at < last; at++) {
    if (code[at] === '\\') at++
    else if (code.startsWith(mark, at)) return at + mark.length
    else if (code[at] === '\n' && mark.length === 1 && quote !== '`') return at
  }
  return last
}

/** The folder of the user, as languages call it. */
const HOME = source`
  \b(?:pathlib\.)?path\.home\(\)|\b(?:require\(["'](?:node:)?os["']\)|os)\.homedir\(\)|
  (?<![.\w])homedir\(\)|
  \bprocess\.env\.(?:home|userprofile)\b|
  \b(?:os\.environ|process\.env|env|os\.getenv|os\.environ\.get|getenv|
    system\.getenv|std::getenv)\s?[[(]\s?["'](?:home|userprofile)["']\s?[\])]|
  \bdir\.home\b|\bdirs::home_dir\(\)(?:\.(?:unwrap|expect)\([^()\n]{0,40}\))?|
  \$env\{["']?home["']?\}|
  \bsystem\.getproperty\(["']user\.home["']\)|\benvironment\.specialfolder\.userprofile\b
`

/** A part of an expression: a string, a name with what hangs on it, a mark between parts. */
const PART = regex.g`
  (${HOME})|
  ([a-z@$]{0,2})("{3}[^]{0,1000}?"{3}|'{3}[^]{0,1000}?'{3}|"(?:[^"\\\n]|\\[^]){0,1000}"|
    '(?:[^'\\\n]|\\[^]){0,1000}'|\x60(?:[^\x60\\]|\\[^]){0,1000}\x60)|
  [.:$@]?[a-z_][\w.:]{0,80}\(?|[/,]
`

/** Calls that change nothing about what they are given. */
const TRANSPARENT = regex`
  (?:^|\.)(?:str|string|path|expanduser|abspath|resolve|realpath|quote|format|sprintf|
    to_s|fspath|normpath|os)\($
`
const JOINS = /(?:^|[.:])(?:join|joinpath|combine)\($/
/** A list that was given a name, put together again: `parts.join(" ")`, `" ".join(parts)`. */
const LIST_JOINED = regex`
  ^(?:[$@]?(?<name>[a-z_]\w{0,40})\.join\(\s?(?:(["'])(?<with>[^"'\n]{0,3})\2)?\s?\)|
    (["'])(?<ahead>[^"'\n]{0,3})\4\.join\(\s?(?<listed>[a-z_]\w{0,40})\s?\))
`

/** Parts of an expression that are read. */
const PARTS_MAX = 24

/** `sprintf("a %s", b)`, `"a {}".format(b)`, `"a %s" % (b, c)`: up to the first argument that is put in. */
const FORMAT = regex`
  ^(?:[\w.:]{0,30}?\b(?:sprintf|format)\(\s{0,20}(?<first>"[^"\n]{1,600}"|'[^'\n]{1,600}')\s?,|
    [a-z]{0,2}(?<before>"[^"\n]{1,600}"|'[^'\n]{1,600}')\s{0,2}(?:\.format\(|%\s?\(?))
`
const PLACEHOLDER = /\{\d?\}|%\d?\$?[sdqv]/g

/** A string with its arguments put in; null for what is no such call. */
function formatted(expression: string, values: ReadonlyMap<string, string>): string | null {
  const call = FORMAT.exec(expression)
  if (!call) return null
  let at = call[0].length
  return (call.groups!.first ?? call.groups!.before)!.slice(1, -1).replace(PLACEHOLDER, () => {
    const end = argumentEnd(expression, at)
    const value = valueOf(expression.slice(at, end).trim(), values)
    at = end + 1
    return value
  })
}

/** What an expression comes to: strings as they are, known names with their values, others behind a dollar. */
function valueOf(expression: string, values: ReadonlyMap<string, string>): string {
  const filled = formatted(expression, values)
  if (filled !== null) return filled
  let value = ''
  let between = ''
  let at = 0
  for (let count = 0; count < PARTS_MAX; count++) {
    PART.lastIndex = at
    const part = PART.exec(expression)
    if (!part) break
    const joined = LIST_JOINED.exec(expression.slice(part.index, part.index + 60))
    const list = joined && values.get((joined.groups!.name ?? joined.groups!.listed)!)
    if (list?.includes(BETWEEN_WORDS)) {
      const put = joined!.groups!.with ?? joined!.groups!.ahead ?? ','
      value += between + list.slice(1).replaceAll(BETWEEN_WORDS, put)
      between = ''
      at = part.index + joined![0].length
      continue
    }
    at = PART.lastIndex
    const [whole, home, prefix = '', literal] = part
    if (whole === '/' || whole === ',') {
      between = value === '' || value.endsWith('/') ? '' : '/'
      continue
    }
    if (
      (home ?? literal) === undefined &&
      (JOINS.test(whole) || TRANSPARENT.test(whole) || IDLE.test(whole))
    )
      continue
    const added = home ? '~' : literal ? filledIn(prefix, literal, values) : called(whole, values)
    value += between + (between === '' ? added : added.replace(/^\//, ''))
    between = ''
    if (whole.endsWith('(')) at = Math.min(expression.length, argumentsEnd(expression, at))
  }
  return value
}

/** Words of the language, and what hangs on the part before. */
const IDLE = /^[.:]|^(?:await|new|const|return|not|and|or|if|else|in|true|false)$/

const called = (word: string, values: ReadonlyMap<string, string>): string =>
  values.get(nameIn(word))?.replaceAll(BETWEEN_WORDS, ' ').trimStart() ?? `$${nameIn(word)}`

const nameIn = (word: string): string => /^[$@]?([a-z_]\w{0,40})/.exec(word)?.[1] ?? 'x'

/** Behind the bracket that closes the call whose arguments begin at `from`. */
function argumentsEnd(text: string, from: number): number {
  let at = argumentEnd(text, from)
  while (text[at] === ',') at = argumentEnd(text, at + 1)
  return at + 1
}

/** What a string puts in: `{a}` where its mark says so, `${a}`, `#{a}`, `$a`. */
const PUT_IN = /[$#]?\{\s?([^{}\n]{1,80}?)\s?\}/g

function filledIn(prefix: string, literal: string, values: ReadonlyMap<string, string>): string {
  const width = /^(?:"{3}|'{3})/.test(literal) ? 3 : 1
  const inner = literal
    .slice(width, -width)
    .replaceAll(/\\(["'`\\])/g, '$1')
    .replaceAll(/\\n/g, '\n')
  if (!inner.includes('{')) return inner
  const isFormat = prefix.includes('f') || prefix.includes('$')
  return inner.replace(PUT_IN, (whole, put: string) =>
    isFormat || !whole.startsWith('{') ? valueOf(put, values) : whole,
  )
}

/** A name that is given a string, alone or joined from several, or the home folder. */
const SET = regex.g`
  (?:^|[\n;{(]|\b(?:const|let|var|my|our|local|final|static|string) )[ \t]{0,20}
  (?:(?:private|public|static|final|const|string|auto|char|str) ){0,4}[$@]?([a-z_]\w{0,40})
  (?:: ?&?[\w']{1,20})?\s?:?=\s{0,20}\(?\s{0,20}
  (?=[a-z$@]{0,2}["'\x60]|(?:str\(|os\.path\.expanduser\(|(?:pathlib\.)?path(?:\.home\(|\())|
    os\.homedir\(|process\.env\.home|os\.path\.join\(|path\.join\(|
    (?:fmt\.)?sprintf\(|string\.format\()
`

/** A name that is given a list, which holds nothing but strings. */
const SET_LIST = regex.g`
  (?:^|[\n;{(]|\b(?:const|let|var|my|our|local|final|static) )[ \t]{0,20}[$@]?([a-z_]\w{0,40})
  \s?:?=\s?\[(\s{0,20}["'][^\]]{1,2000})\]
`
const STRING = /"([^"\n]{0,400})"|'([^'\n]{0,400})'/g

/** Ahead of each word of a list that stands as one value. */
const BETWEEN_WORDS = '\0'

/** A name that stands for one string after the other. */
const LOOP = regex.g`
  \bfor \(?(?:const |let |var )?[$]?([a-z_]\w{0,40}) (?:in|of) [[(]\s{0,20}(["'])([\w./~-]{1,80})\2
`

/** Values that are kept. */
const VALUES_MAX = 40

/** What names are set to, where they are set once. */
function valuesIn(code: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  const changed = new Set<string>()
  for (const { 0: head, 1: name, index } of code.matchAll(SET)) {
    if (values.size >= VALUES_MAX) break
    const from = index + head.length
    const value = valueOf(code.slice(from, argumentEnd(code, from, true)), values)
    if (values.has(name!) && values.get(name!) !== value) changed.add(name!)
    else values.set(name!, value)
  }
  for (const [, name, list] of code.matchAll(SET_LIST))
    if (!values.has(name!) && !/[^\s,]/.test(list!.replace(STRING, '')))
      values.set(
        name!,
        Array.from(
          list!.matchAll(STRING),
          ([, double, single]) => BETWEEN_WORDS + (double ?? single),
        ).join(''),
      )
  for (const [, name, , first] of code.matchAll(LOOP))
    if (!values.has(name!)) values.set(name!, first!)
  for (const name of changed) values.delete(name)
  return values
}
