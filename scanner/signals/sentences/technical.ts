/** Whether a passage speaks of code. */

import { regex } from '../../patterns/verbose.ts'

/** Calls, names with underscores or several dots, roles and directives of documentation, tags of templates. */
const OF_CODE = regex.g`
    \b\w{2,40}\(\)|
    __\w{2,30}__|
    \b[a-z]{2,20}_[a-z]\w{1,30}\b|
    \b[a-z]\w{1,20}\.[a-z]\w{1,20}\.(?!(?:com|net|org|io|dev|app|co|example|test|invalid)\b)
    [a-z]\w{1,20}\b(?!\/)|
    (?<!\x60)\x60{2}(?!\x60)|
    :[a-z]{2,8}:\x60|
    <%\w
  `

/** Fewer may be the name of a file or of a variable. */
const NAMES_MIN = 2

/** True for talk about functions, modules and settings: what is told of there is what programs do. */
export const isTechnical = (text: string): boolean =>
  (text.match(OF_CODE)?.length ?? 0) >= NAMES_MIN

/** Words of manuals about programs, whose verbs are those of people: options are taken to be, resources are removed. */
const OF_PROGRAMS = regex.g`
    (?:^|[\s([\x60"'])--[a-z][\w-]{1,30}|
    \b[\w.-]{2,24}\s?\(\d\)|\brfc \d{3,5}\b|\/(?:etc|usr|lib|var|proc|sys)\/|
    \b(?:kernel|initrd|sockets?|compilers?|linkers?|structs?|pointers?|symbols?|clusters?|
      namespaces?|environment variables?|command[- ]line|exit (?:status|code)|milliseconds|
      end-of-line|regular expressions?|executables?|binar(?:y|ies)|bytes?|memory|stdout|stdin|
      stderr|arguments?|parameters?|encoder|decoder|file ?system)\b
  `

/** Words of those who write them, some of which other trades use as well. */
const OF_SOFTWARE = regex.g`
    \b(?:apis?|clis?|mcp|crud|sdks?|webhooks?|npm|servers?|repositor(?:y|ies)|
      pull[- ]requests?|commits?|branch(?:es)?|
      config(?:uration)?s?|dashboards?|plug-?ins?|endpoints?|browsers?|json|yaml|sql|
      regex(?:es)?|git|github|protocols?|quer(?:y|ies)|schemas?|objects?|cache[sd]?|threads?|
      unicode|utf-8|indexes|keys?|maps?|instances?|dependenc(?:y|ies)|modules?|components?|
      containers?|plaintext|cryptographic|deprecated|backward[- ]compatib\w{2,5}|
      implementations?|versions?|async(?:hronous)?|mqtt|tcp|udp|ssh|tls|kubernetes|terraform|
      docker|ec2|s3|event ?loop|librar(?:y|ies)|datasets?|data points?|timestamps?|
      conn(?:ection)?s?|buffer(?:s|ed)?|mutex|goroutines?|interfaces?|functions?|hooks?|lifecycle|
      signatures?|invalidat\w{1,4}|rust|golang|python|javascript|typescript)\b
  `

/** How much a passage speaks of programs: how many different words of theirs it has, those of manuals counted twice. */
export const wordsOfPrograms = (text: string): number =>
  2 * new Set(text.match(OF_PROGRAMS)).size + new Set(text.match(OF_SOFTWARE)).size

/** Words of programs that serve agents, which other trades hardly use, and of what happens inside of them. */
const OF_AGENTS = regex.g`
    \b(?:agents?|tools?|models?|sessions?|requests?|responses?|process(?:es)?|tokens?|packages?|
      cookies?|llms?|prompts?|callbacks?|workers?|director(?:y|ies)|daemons?|scripts?|parsers?|
      runtimes?|metadata|wrappers?|listeners?|registr(?:y|ies)|
      headers?|prox(?:y|ies)|gateways?|commands?|pipes?)\b
  `

/** Names in code, of which a few say as much as many. */
const NAMES_IN_CODE = /\x60[^\x60\n]{1,60}\x60/g
const NAMES_MAX = 2

/** People whom a sentence may be about; those who use a program are not set against it. */
const OF_SOMEBODY = regex.g`
    \b(?:customers?|readers?|patients?|people|persons?|tenants?|guests?|buyers?|applicants?|
      candidates?|pupils?|students?|parents?|child(?:ren)?|staff|employees?|visitors?|callers?|
      someone|somebody|everyone|he|she|her|him|
      managers?|colleagues?|owners?|users?|clients?)\b
  `

/** What the words of programs must outnumber those of people by. */
const MORE_OF_PROGRAMS_MIN = 2

/** A name in code ahead of an item or a row: anything can be put below one. */
const LABEL = /(?:^|\n)[\s>|*+-]{0,12}\x60[^\x60\n]{1,60}\x60\s{0,3}[:|\u2013\u2014-]/g

/** How many words of programs sentences have. */
export function talkOfPrograms(passage: string): number {
  const sentences = passage.replace(LABEL, '\n')
  return (
    wordsOfPrograms(sentences) +
    new Set(sentences.match(OF_AGENTS)).size +
    Math.min(NAMES_MAX, sentences.match(NAMES_IN_CODE)?.length ?? 0)
  )
}

/**
 * True when sentences tell far more of programs than of people: what is kept, refused or left out there is no wrong to
 * anybody.
 */
export const tellsOfPrograms = (passage: string): boolean =>
  talkOfPrograms(passage) - new Set(passage.replace(LABEL, '\n').match(OF_SOMEBODY)).size >=
  MORE_OF_PROGRAMS_MIN
