/** Requests in source code that hand something over, and the addresses they go to. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { ADDRESS } from '../places/written-addresses.ts'
import type { Place } from '../search/notions.ts'

/** What it says, and where. */
export interface Request extends Place {
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
const REQUEST_BY_COMMON_NAME = regex.g`
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
const HANGS_ON = regex`
  ^\s{0,40}\.(?:post|put|patch|send|sendform|sendjson|send_json|send_string|body|bodyvalue|json|
    form|multipart|method|url|uri|headers?|set|type|attach|field|timeout)\s?\(
`

/** What is sent stands behind the address, under no name. */
export const BODY_BEHIND = source`
  \b(?:urlopen|urllib\.request\.request)\s?\(\s{0,20}(?:f?["'][^"'\n]{4,300}["']|
    [a-z_][\w.]{1,40}),\s{0,20}
  (?!timeout|headers|context|method|none\b)\w|
  (?:\.|->|::)post(?:async|_?form|_?json|asjsonasync)?!?\s?\(\s{0,20}
  (?:f?["'\x60][^"'\x60\n]{4,300}["'\x60]|[$a-z_][\w.]{1,40}),\s{0,20}
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

/** Requests in a stretch of code that carry something along. */
export function requestsIn(document: Document, { start, end }: Place): Request[] {
  const block = document.reading.text.slice(start, end)
  const found: Request[] = []
  let named: ReadonlyMap<string, string> | null = null
  for (const shape of [REQUEST, REQUEST_BY_COMMON_NAME])
    for (const match of block.matchAll(shape)) {
      const rest = block.slice(match.index, match.index + CALL_CHARACTERS_MAX)
      const text = rest.slice(0, requestLength(rest, Math.max(0, match[0].length - 1)))
      if (!CARRIES_DATA.test(text)) continue
      const address =
        ADDRESS.exec(text)?.[0] ??
        (addressOfOption(text) || addressIn(text, (named ??= namedIn(block))))
      if (
        shape === REQUEST_BY_COMMON_NAME &&
        (address === '' || isKnown(found, start + match.index))
      )
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
