/** Stretches of source code: fences, indented code, and plain lines that hold calls all the same. */

import type { Document } from '../document.ts'
import { defineSignal } from '../signal.ts'
import { mentions } from './mentions.ts'
import { regex, source } from '../patterns/verbose.ts'

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

/** What is sent stands behind the address, under no name. */
export const BODY_BEHIND = source`
  \b(?:urlopen|urllib\.request\.request)\s?\(\s{0,20}f?["'][^"'\n]{4,300}["'],\s{0,20}
  (?!timeout|headers|context|method|none\b)\w
`

const CARRIES_DATA = regex`
  \b(?:data|json|params|files|body|content)\s?[=:]|-body\b|-infile\b|
  \b(?:post|put|patch|sendbeacon|uploadstring|uploaddata|
    upload_file\w{0,3}|put_object|sendmail|send_message)\s?\(|
  \bmethod\s?[:=]\s?["'\x60](?:post|put|patch)|
  ${BODY_BEHIND}|
  \/?\?["'\x60]\s?\+|[?&]\w{1,30}=["'\x60]?\s?[+$%{]|\?\w{1,30}=\{
`

const CALL_CHARACTERS_MAX = 500

/** Requests of a block that carry something along. */
export function requestsIn(document: Document, { start, end }: Block): Request[] {
  const block = document.reading.text.slice(start, end)
  const found: Request[] = []
  for (const match of block.matchAll(REQUEST)) {
    const rest = block.slice(match.index, match.index + CALL_CHARACTERS_MAX)
    const text = rest.slice(0, callLength(rest, Math.max(0, match[0].length - 1)))
    if (!CARRIES_DATA.test(text)) continue
    const address = ADDRESS.exec(text)?.[0] ?? addressOfOption(text)
    found.push({
      start: start + match.index,
      end: start + match.index + text.length,
      address: address === '' ? addressNamed(block, text) : address,
      text,
    })
  }
  return found
}

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

/** The address that a variable of the call was set to in the same block. */
function addressNamed(block: string, call: string): string {
  const name = /\(\s{0,40}([a-z_]\w{0,40})\b/.exec(call)?.[1]
  if (!name) return ''
  const at = block.search(new RegExp(`\\b${name}\\s?=\\s?["'\`f]`))
  return at < 0 ? '' : (ADDRESS.exec(block.slice(at, at + 300).split('\n')[0] ?? '')?.[0] ?? '')
}
