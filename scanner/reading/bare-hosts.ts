/** Hosts that a sentence names without their scheme, as people do. */

import { regex, source } from '../patterns/verbose.ts'

/** Ends of names that next to no file has: `.md`, `.py`, `.rs` and the like are left alone. */
const ENDS =
  'com|net|org|io|dev|app|xyz|co|ai|cloud|site|online|tech|tools|link|live|info|biz|top|space|page|click|works|center|systems|network|world|digital|store|shop|blog|eu|uk|de|fr|us|example'

const HOST = source`
  (?!(?:github|gitlab|bitbucket|golang|gopkg|pkg\.go|go\.uber|ghcr|docker|quay|gcr|k8s\.gcr|
    mcr\.microsoft|public\.ecr)\.)(?:[a-z0-9][\w-]{0,62}\.){1,4}(?:${ENDS})
`
const NUMBERS = String.raw`\d{1,3}(?:\.\d{1,3}){3}`
const TO = source`
  (?<=\b(?:to|at|from|under|onto|into|via|on|à|an|nach|unter|chez|em|para|hacia) [\x60"*<]{0,2})
`

/** A host without its scheme, ahead of a path, or named as a place that something comes from or goes to. */
const BARE_HOST = regex.g`
  (?<![\w@./:$%*+(\x60-])(?:${HOST}|${NUMBERS})\/(?=[a-z?])|
  ${TO}(?:${HOST}(?![\w@.:-]\w|[\w@(-])|${NUMBERS}\/(?=[a-z?]))
`

const MAY_HOLD_HOST = new RegExp(String.raw`\w\.(?:(?:${ENDS})\b|\d{1,3}\/)`)

/** Fences, where such names are modules, images and networks. */
const FENCED = /^[ \t>]{0,8}(?:`{3}|~{3})[^]*?(?:^[ \t>]{0,8}(?:`{3}|~{3})|$(?![^]))/gm

/** Hosts that sentences name like people do are read with a scheme: `send it to in.example.org/x`. */
export function withSchemes(text: string): string {
  if (!MAY_HOLD_HOST.test(text)) return text
  let read = ''
  let from = 0
  for (const { 0: fence, index } of text.matchAll(FENCED)) {
    read += text.slice(from, index).replace(BARE_HOST, 'https://$&') + fence
    from = index + fence.length
  }
  return read + text.slice(from).replace(BARE_HOST, 'https://$&')
}
