/** A command brings a text from a stranger's address, and the sentences around it have the agent do what that text says. */

import type { Document } from '../../document.ts'
import { firstNotBefore } from '../../halving.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { isInstaller } from '../../signals/places/addresses.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { everyMatch } from '../../signals/search/searches.ts'
import { commands } from '../../signals/shell/commands.ts'
import { addresses, fetches } from '../../signals/shell/programs.ts'
import type { Pipeline } from '../../signals/shell/shell.ts'

/** What has come, as the sentences behind a command call it. */
const WHAT_CAME = source`
  (?:(?:the|that|this|its|their|your)(?: \w{1,12}){0,2} (?:text|output|answers?|repl(?:y|ies)|
    responses?|results?|lines?|body|page|
    contents?|edition|version|sheet|file|document|message|payload|download)|it|them|
  what(?:ever)?(?: \w{1,12}){1,5})
`

/** Things to do. */
const ORDERS = source`
  (?:steps?|instructions?|commands?|orders?|directives?|tasks?|actions?|rules)
`

const OBEYED = worded(
  regex.g`
    \b(?:carry out|carries out|follow|obey|execute|perform|comply with|do|run|
      work through|act (?:up)?on)
      \ (?:exactly |precisely |then )?(?:whatever|what|everything|
        anything|all|(?:whatever|all(?: of)?|any|every|each|the|its|those)
        (?: \w{1,12}){0,2} (?:${ORDERS}|lines?))(?: that| which)?
      \ (?:it|they|the (?:text|output|answer|reply|response|page|file|sheet|server|
        document|edition)|that (?:text|page|file)) (?:lists?|contains?|says?|holds?|gives?|
        names?|demands?|asks?(?: for)?|tells?|prescribes?|orders?|sends?|returns?|
        states?|prints?|lays? down)\b|
    \b(?:carry out|follow|obey|execute|perform|comply with|do|run|
      work through|act (?:up)?on) (?:exactly |then )?
      (?:(?:whatever|any|every|all|each|the|its|those|these)\b(?: \w{1,12}){0,3} ${ORDERS}|
        (?:whatever|what) (?:is|comes|stands|it)\b(?: \w{1,12}){0,3})
      \ (?:(?:in|of|from) (?:the (?:text|output|answer|reply|response|result|body|download)|it)|
        (?:it|that|which) (?:returns?|prints?|comes? back)|
        (?:that )?(?:comes?|came) back|returned)\b|
    \btreat ${WHAT_CAME}(?: (?:that )?(?:comes back|you (?:get|got|receive\w?|load\w{0,2}|are given|
      fetch\w{0,2}|see)))? (?:as|like) (?:if it were )?(?:a |an )?(?:binding |further |new |
      additional |your |the |own ){0,3}(?:
      part of (?:this|these|the|your) (?:skill|file|instructions|text|prompt|
        page|rules|conversation)|${ORDERS}\b(?! to (?:check|verify|quote))|
      (?:system )?prompt|extension of this)|
    \b(?:output|answer|reply|response|text|lines?|result|body) (?:that comes back )?(?:is|are|
      counts? as|becomes?) (?:to be )?(?:your (?:next )?${ORDERS}|obeyed|followed|carried out|
      executed|(?:a )?part of (?:this|your|these) \w{3,14}|binding)
  `,
)

/** It is read for facts, or a person decides. */
const FOR_FACTS = regex`
  \b(?:never|do not|don't|not (?:be )?(?:obey|follow|execut)\w{0,3}|untrusted|
    as data|ask (?:the user|before|first)|show (?:it|them|the \w{3,10}) to the user|
    once the user|after the user|if the user (?:agrees|wants|says)|documentation|tutorial|
    install(?:ation)? (?:steps|instructions)|readme|conventions?)\b
`

/** Characters from the start of the command to a sentence behind it, and from a sentence that leads to it. */
const APART_MAX = 500
const BEHIND_MAX = 100

export function* obeyedAnswers(document: Document): Generator<Hit> {
  for (const found of everyMatch(document, OBEYED)) {
    const start = found.index
    const end = start + found[0].length
    if (document.zones.fenceAt(document.lineAt(start)) !== null) continue
    const { text } = document.reading
    const sentence = text.slice(
      Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('\n', start)),
      end + 120,
    )
    if (FOR_FACTS.test(sentence)) continue
    if (isBrought(document, found)) yield { start, end, firm: true }
  }
}

/** A command right before or behind the sentence fetches what nobody in the text answers for. */
function isBrought(document: Document, sentence: RegExpExecArray): boolean {
  const lines = document.observe(commands)
  const start = sentence.index
  const { text } = document.reading
  let at = firstNotBefore(0, lines.length, (index) => lines[index]!.start < start - APART_MAX)
  for (; at < lines.length && lines[at]!.start < start + sentence[0].length + BEHIND_MAX; at++) {
    const line = lines[at]!
    if (line.end < start && text.slice(line.end, start).includes('\n#')) continue
    if (line.everyPipeline.some((pipeline) => bringsStrange(document, pipeline))) return true
  }
  return false
}

const bringsStrange = (document: Document, pipeline: Pipeline): boolean =>
  fetches(pipeline) &&
  pipeline.commands
    .flatMap(addresses)
    .some((address) => !isInstaller(address) && isForeign(document, address))
