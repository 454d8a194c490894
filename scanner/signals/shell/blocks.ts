/** Stretches of source code: fences, indented code, and plain lines that hold calls all the same. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { defineSignal } from '../../signal.ts'
import { mentions } from '../search/mentions.ts'

export interface Block {
  /** Offsets of the reading, `end` exclusive. */
  start: number
  end: number
  /** First word behind the marker of the fence; '' elsewhere. */
  language: string
}

/** Longer fences are read in pieces, which overlap so that a recipe is not cut in two. */
const PIECE_CHARACTERS_MAX = 6000
const OVERLAP_CHARACTERS = 1500

/** Concepts of source code: a place without one holds nothing that rules on code ask for. */
const TELLING = [
  'network',
  'dynamicCode',
  'watcher',
  'fetcher',
  'erase',
  'shellDanger',
  'secretFile',
  'keyLogger',
  'clock',
] as const

/** Every block that mentions something telling, in order of the text. */
export const blocks = defineSignal('blocks', (document: Document): readonly Block[] => {
  const found: Block[] = []
  const { lines } = document.reading
  let behind = -1
  for (const start of tellingStarts(document)) {
    if (start < behind) continue
    const line = lines.at(start)
    const fence = document.zones.fenceAt(line)
    const first = fence ? Math.min(fence.first + 1, line) : firstOfRun(document, line)
    const last = fence ? fence.last : lastOfRun(document, line)
    behind = lines.end(last)
    for (
      let from = lines.start(first);
      from < behind;
      from += PIECE_CHARACTERS_MAX - OVERLAP_CHARACTERS
    ) {
      const end = Math.min(behind, from + PIECE_CHARACTERS_MAX)
      found.push({ start: from, end, language: fence?.language ?? '' })
      if (end === behind) break
    }
  }
  return found
})

function tellingStarts(document: Document): number[] {
  const known = document.observe(mentions)
  return TELLING.flatMap((concept) => known.of(concept).map(({ start }) => start)).sort(
    (a, b) => a - b,
  )
}

const isCode = (document: Document, line: number): boolean => document.zones.at(line) === 'code'

function firstOfRun(document: Document, line: number): number {
  let first = line
  while (first > 0 && isCode(document, line) && isCode(document, first - 1)) first--
  return first
}

function lastOfRun(document: Document, line: number): number {
  let last = line
  while (isCode(document, line) && isCode(document, last + 1)) last++
  return last
}

/** A request in source code that hands something over: what it says, and where. */
export interface Request {
  start: number
  end: number
  /** The address when it is written out in the block; '' when it is not. */
  address: string
  /** The call with its arguments, as far as they go on one or a few lines. */
  text: string
}

const REQUEST = regex.g`
    \b(?:requests|httpx|session|client|aiohttp|s|http)\.(?:post|put|patch|get|request)\s?\(|
    \burlopen\s?\(|\burllib\.request\.request\s?\(|\bfetch\s?\(|
    \baxios(?:\.(?:post|put|get|request))?\s?\(|
    \brequest\.(?:post|put|patch)\s?\(|\bsendbeacon\s?\(|\bgot\.post\s?\(|
    \bhttps?\.(?:request|post|get)\s?\(|
    \brequire\(['"\x60](?:node:)?https?['"\x60]\)\.(?:get|request|post)\s?\(|
    \bnet::http\.(?:post\w{0,6}|get)\b|
    \bhttp\.post(?:form)?\s?\(|\buploadstring\s?\(|\buploaddata\s?\(|
    \b(?:invoke-restmethod|invoke-webrequest|irm|iwr)\b|
    \bhttp\.newrequest\s?\(|\breqwest::|\bcurl_setopt\s?\(|
    \.(?:put_object|upload_file(?:obj)?|send_message|sendmail)\s?\(|
    \bnew websocket\s?\(|\bsend_file\s?\(
  `

/** The same by names that servers and tests have as well: they count with an address alone. */
const REQUEST_ABROAD = regex.g`
    \bhttprequest\.newbuilder\s?\(|\brequest\.builder\s?\(|\bhttps?connection\s?\(|
    \bcurl_init\s?\(|\bfile_get_contents\s?\([^()\n]{1,80},\s?(?:false|0),|
    \b\w{1,24}(?:\(\))?\.(?:post|put)(?:_?form|_?json|async|asjsonasync)?!?\s?\(|
    (?:->|::)(?:post|put)(?:_?form|_?json)?\s?\(|
    (?<![.\w>:])post\s?\(|\b(?:got|ky|needle|superagent|\$\.(?:ajax|post))\s?\(|
    \brequest\s?\([^()\n]{1,80}\)\s{0,20}(?:\|>|%>%)|\burl\s?\([^()\n]{1,60}\)\.openconnection\s?\(
  `

/** Where a request ends that is put together over several calls. */
const LAST_CALL =
  /\b(?:curl_exec|req_perform)\b|\.(?:request|outputstream)\b[^\n]{0,160}|\bhttp_response_header\b/

/** Calls that hang on the one before and say what goes out. */
const HANGS_ON =
  /^\s{0,40}\.(?:post|put|patch|send|sendform|sendjson|send_json|send_string|body|bodyvalue|json|form|multipart|method|url|uri|headers?|set|type|attach|field|timeout)\s?\(/

/** What is sent stands behind the address, under no name. */
export const BODY_BEHIND = source`
  \b(?:urlopen|urllib\.request\.request)\s?\(\s{0,20}(?:f?["'][^"'\n]{4,300}["']|[a-z_][\w.]{1,40}),\s{0,20}
  (?!timeout|headers|context|method|none\b)\w|
  (?:\.|->|::)post(?:async|_?form|_?json|asjsonasync)?!?\s?\(\s{0,20}(?:f?["'\x60][^"'\x60\n]{4,300}["'\x60]|[$a-z_][\w.]{1,40}),\s{0,20}
  (?!timeout|headers|context|method|none\b|null\b|nil\b)[\w{$[&]
`

const CARRIES_DATA = regex`
  \b(?:data|json|params|files|body|content)\s?[=:]|-body\b|-infile\b|
  \b(?:post|put|patch|sendbeacon|uploadstring|uploaddata|
    upload_file\w{0,3}|put_object|sendmail|send_message)\s?\(|
  \bmethod\s?[:=]\s?["'\x60](?:post|put|patch)|curlopt_postfields|\breq_body_\w|
  \bcontent["']?\s?=>|\.request\(["'](?:post|put)|
  ${BODY_BEHIND}|
  \bheaders["']?\s?[:=][^;]{0,160}(?:\benviron\b|\bprocess\.env\s?[,)])|
  \/?\?["'\x60]\s?\+|[?&]\w{1,30}=["'\x60]?\s?[+$%{]|\?\w{1,30}=\{
`

const CALL_CHARACTERS_MAX = 500

/** Requests of a block that carry something along. */
export function requestsIn(document: Document, { start, end }: Block): Request[] {
  const block = document.reading.text.slice(start, end)
  const found: Request[] = []
  let named: ReadonlyMap<string, string> | null = null
  for (const shape of [REQUEST, REQUEST_ABROAD])
    for (const match of block.matchAll(shape)) {
      const rest = block.slice(match.index, match.index + CALL_CHARACTERS_MAX)
      const text = rest.slice(0, requestLength(rest, Math.max(0, match[0].length - 1)))
      if (!CARRIES_DATA.test(text)) continue
      const address =
        ADDRESS.exec(text)?.[0] ??
        (addressOfOption(text) || addressIn(text, (named ??= namedIn(block))))
      if (shape === REQUEST_ABROAD && (address === '' || isKnown(found, start + match.index)))
        continue
      found.push({
        start: start + match.index,
        end: start + match.index + text.length,
        address,
        text,
      })
    }
  return found.sort((a, b) => a.start - b.start)
}

const isKnown = (found: readonly Request[], at: number): boolean =>
  found.some(({ start, end }) => start <= at && at < end)

/** Up to the end of the call that opens at `from`, with those that hang on it. */
function requestLength(text: string, from: number): number {
  if (OPENS_MANY.test(text)) {
    const last = LAST_CALL.exec(text)
    return last ? last.index + last[0].length : text.length
  }
  let length = callLength(text, from)
  for (
    let hangs = HANGS_ON.exec(text.slice(length));
    hangs;
    hangs = HANGS_ON.exec(text.slice(length))
  )
    length += callLength(text.slice(length), hangs[0].length - 1)
  return length
}

/** It is put together over several statements. */
const OPENS_MANY = /^(?:curl_init|https?connection|request\s?\(|url\s?\()/

/** The address of a call that names its host as one of its options. */
const addressOfOption = (call: string): string => {
  const host =
    /\bhost(?:name)?["']?\s?[:=]\s?["'\x60]([\w-]{1,63}(?:\.[\w-]{1,63}){1,6})["'\x60]/.exec(
      call,
    )?.[1]
  return host === undefined ? '' : `https://${host}`
}

const ADDRESS = /https?:\/\/[^\s"'`<>)]{3,300}/

/** Up to the parenthesis that closes the call which opens at `from`, or the end of what is looked at. */
function callLength(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth <= 0) return at + 1
  }
  return text.length
}

/** A name that is given an address: in a constant, a variable, or as a key of settings. */
const NAMED = regex.g`
  (?<![\w$@])([$@]{0,2}[a-z_]\w{0,40})["'\x60]?
  (?:(?::\s?[\w.<>&' ]{1,30}|\sstring)?\s?(?::?=|<-|=>)|['"],|(:))\s{0,20}
  (?:(?:new )?\w[\w.:]{0,30}\s?\(\s?)?[fr@]?["'\x60](https?:\/\/[^\s"'\x60<>)]{3,300})
`

/** The addresses that names of a block stand for; keys of settings have a dot before them. */
function namedIn(block: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, word, isKey, address] of block.matchAll(NAMED)) {
    const name = isKey ? `.${word!}` : word!
    if (!found.has(name)) found.set(name, address!)
  }
  return found
}

/** The address that a word of the call stands for. */
function addressIn(call: string, named: ReadonlyMap<string, string>): string {
  if (named.size === 0) return ''
  for (const [word] of call.matchAll(/[$@.]{0,2}\b[a-z_]\w{0,40}\b/g)) {
    const address = named.get(word)
    if (address !== undefined) return address
  }
  return ''
}
