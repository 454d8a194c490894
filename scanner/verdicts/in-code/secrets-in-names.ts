/** Secrets that leave as names which are looked up: whoever answers for the domain reads them. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Hit } from '../../rule.ts'
import { joined } from '../../signals/search/joined.ts'
import { isUsersChoice, notion } from '../../signals/search/notions.ts'
import { stretches } from '../../signals/sentences/stretches.ts'
import { mentionsAny, namesIn } from '../../signals/shell/carried.ts'
import type { CommandLine } from '../../signals/shell/command-lines.ts'
import { everyPipeline } from '../../signals/shell/handed-over.ts'
import { lootOf } from '../../signals/shell/loot.ts'
import { sendingOf } from '../../signals/shell/sendings.ts'
import type { Command } from '../../signals/shell/shell.ts'

const LOOKS_UP = notion(`
  look(?:s|ing)? (?:\\p{L}{1,10} ){0,3}up | look(?:s|ing)? up | resolv(?:e|es|ing) | dig |
  nslookup | quer(?:y|ies|ying) |
  request(?:s)? (?:the |an? |its )?(?:name|record|txt|address)\\p{L}{0,2} | ping(?:s)? |
  name lookups? | dns (?:lookups?|quer(?:y|ies)|requests?) |
  löse\\p{L}{0,1} | resuelv\\p{L}{1,3} | resolv\\p{L}{1,4} | résou\\p{L}{1,3} |
  разреш\\p{L}{1,4} | 解析 | 名前解決
`)

/** The value is cut and written in letters that a name may have. */
const CUT = notion(`
  base ?(?:16|32|58|64)(?:url)? | hex(?:adecimal)? |
  in(?:to)? (?:\\p{L}{1,10} ){0,2}(?:pieces|chunks|parts|slices|labels|blocks|segments|portions) |
  cut(?:s)? | split(?:s)? | chunk(?:s|ed)? | labels?(?!:) | zerleg\\p{L}{1,3} | trozos | pedaços |
  morceaux
`)

const SECRETS = notion(`
  \\.env(?:\\.\\w{2,12})? | (?:private|ssh|api|access|secret|signing|master|deploy) keys? |
  tokens? | passwords? | credentials? | secrets? | environment variables? | id_(?:rsa|ed25519) |
  ~?/?\\.(?:ssh|aws|netrc|npmrc|kube)\\S{0,30} | seed phrases? | geheimnisse | contraseñas? |
  senhas? | парол\\p{L}{1,3} | 密码
`)

/** It is the front part of a name in a domain that is written out. */
const BELOW = notion(`
  (?:below|under|beneath|within|at|of|in front of|before|to|as an? (?:\\p{L}{1,10} )?
    (?:name|label|host|subdomain|prefix)(?: (?:of|below|under|in))?) \\W{0,3}
  (?:[\\w-]{1,40}\\.){1,4}(?:[a-z]{2,12}) |
  sub-?domains? (?:of|below|under) | as (?:a |the )?(?:sub-?domains?|host ?names?)
`)

/** Names are looked up to see whether they resolve. */
const ITS_WORK = regex`
  \b(?:never|detect\w{0,3}|monitor\w{0,3}|alerts?|attackers?|exfiltrat\w{2,4} (?:is|can|looks)|
    tunnel detection|secret manager|external-dns)\b
`

export function* secretsInNames(document: Document): Generator<Hit> {
  for (const { text, start, end } of joined(document, document.observe(stretches), {
    meant: [LOOKS_UP],
    said: [CUT, SECRETS, BELOW],
    within: 360,
  }))
    if (!ITS_WORK.test(text) && !isUsersChoice(text)) yield { start, end, firm: true }
}

/** Lines between a key and the name that it becomes part of. */
const LINES_APART = 12

/** A variable whose name says that it holds a key. */
const KEY_VARIABLE = regex`
  \$\{?\w{0,30}(?:token|secret|api_?key|access_?key|private_?key|passw\w{1,4}|
    credential|database_url|_dsn\b)
`

/** A key of the environment, or what a loop reads from a file of keys, becomes part of a name that is looked up. */
export function* keysLookedUp(document: Document, lines: readonly CommandLine[]): Generator<Hit> {
  let renamed: { names: readonly string[]; line: number; from: CommandLine }[] = []
  let looked: { line: number; from: CommandLine } | null = null
  for (const line of lines) {
    const number = document.lineAt(line.start)
    // A loop that looks names up tells at its end what it reads.
    if (looked && number - looked.line <= LINES_APART && line.everyCommand.some(endsOverKeys)) {
      yield { start: looked.from.start, end: line.end, firm: true }
      looked = null
    }
    if (renamed.length > 0) renamed = renamed.filter((one) => number - one.line <= LINES_APART)
    for (const { commands: list } of line.everyPipeline) {
      if (list.some((command) => sendingOf(command)?.lookup)) {
        if (list.some(({ words }) => words.some((word) => FILLED_NAME.test(word))))
          looked = { line: number, from: line }
        const direct = list.some(holdsKey)
        const source = renamed.find(({ names }) => mentionsAny(list, names))
        if (direct || source)
          yield { start: (source?.from ?? line).start, end: line.end, firm: true }
      } else if (list.some(holdsKey))
        renamed.push({ names: namesIn(list), line: number, from: line })
    }
  }
}

/** `$part.…`: a variable is the front of a name. */
const FILLED_NAME = /\$\{?\w{1,20}\}?\.[\w.$-]{3,80}/

/** `done < .env` */
const endsOverKeys = (command: Command): boolean =>
  command.words[0] === 'done' && lootOf(command) === 'secret'

const holdsKey = ({ words, inner }: Command): boolean =>
  [{ words }, ...everyPipeline(inner).flatMap(({ commands: list }) => list)].some((one) =>
    one.words.some((word) => KEY_VARIABLE.test(word)),
  )
