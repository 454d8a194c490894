/**
 * What an agent was told, or what was said to it, leaves in something that others read: an address that is called up, a
 * commit, a hidden field, a page, the answer to whoever asks. Each in one sentence with both ends named.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { DENIED, movements, WRITTEN_OUT } from './movements.ts'
import { each } from '../schemes/scheme.ts'

const WHOLE = source`
  (?:(?:own|full|whole|entire|complete|exact|current|raw|initial|hidden|original|internal) ){0,2}
`

/** What an agent was told. */
const TOLD = source`
  (?:(?:your|the (?:agent|assistant|model)'s) ${WHOLE}(?:system (?:prompt|message)|
    tool (?:definitions|list|schemas)|list of tools|memory|
      context window|briefing)|
    (?:the|all|any|every) (?:text|words|lines|instructions|notes) (?:that )?you (?:were|
      have been|had been) (?:given|handed|shown|told)
      [ ](?:before|at the (?:start|beginning|outset))
      (?: (?:of )?(?:the|this) (?:conversation|chat|session)(?: (?:began|started))?)?|
    your (?:own|full|whole|entire|hidden|original|initial|internal) (?:instructions|context|rules)|
    the (?:contents?|text) of your (?:memor(?:y|ies)|memory files?|context(?: window)?|
      system prompt))
`

/** What was said to it. */
const SAID = source`
  (?:the ${WHOLE}(?:conversation|chat)(?: history| log| so far| transcript)?|
    the ${WHOLE}transcript of (?:the|this) (?:conversation|chat|session)|
    (?:everything|whatever|all) (?:that )?(?:the user|the person|they) (?:(?:has|have) (?:typed|
      said|written|told you)|told you|(?:says|types|writes|said|typed|wrote) to you)(?: so far)?|
    (?:the|all|every|each|all of the|all the|every one of the) (?:user|person|owner|
      human)'s ${WHOLE}(?:messages|words|typed text)|
    (?:the )?(?:messages|words) of the (?:user|person|owner))
`

const HEARD = source`
  (?:${TOLD}|${SAID})(?! (?:builder|template|id|parameter|format|editor|length|size|history file|
    window|links?|urls?|ids?|thread|summar(?:y|ies)|titles?|names?|page|view|starters?)\b)(?![\w/-])
`

const THE = source`
  (?:(?:the|an?|each|every|all|any|your|that) )?(?:(?:next|first|last|following|final|same|new|
    \w{3,12}) )?
`

/** An address that is called up takes along what stands in it. */
const IN_ADDRESS = source`
  (?:${THE}(?:query (?:string|parameters?)|url parameters?|url|path|fragment|subdomains?|
    host ?names?)(?: (?:of|in|for) (?:the|each|every|an?) (?:\w{2,12} )?(?:url|request|address|link|
    call|image))?|
    ${THE}(?:address|url|link|source|src|path|query|name)s? of (?:an?|the|each|every|all|
      any) (?:\w{2,12} )?(?:image|picture|pixel|badge|request|link|icon|url|page)s?|
    ${THE}(?:image|picture|pixel|badge|tracking) (?:urls?|address(?:es)?|links?|sources?))
`

/** What nobody looks at and everybody can. */
const IN_WORK = source`
  (?:${THE}(?:commit (?:messages?|trailers?|bod(?:y|ies))|branch names?|
    pull requests?(?: descriptions?| bod(?:y|ies))?|hidden (?:form )?(?:fields?|inputs?)(?: (?:of|
    in) (?:the|each|every|an?) (?:\w{3,12} )?form)?|
      html comments?|alt texts?|meta ?tags?|exif (?:data|fields?)|metadata of (?:the|each|
        every) \w{3,12}|http headers?|user[- ]agent(?: header| string)?)|
    ${THE}comments? (?:on|in) (?:the|each|every) (?:page|html|source code|source|code|issue|
      pull request)|
    (?:the|an?|our|some|any) (?:public|shared|open) (?:\w{3,12} )?(?:repositor(?:y|ies)|repo|gist|
      folder|page|site|bucket|wiki|channel|issue|file|paste)|
    ${THE}(?:files?|page|readme|folder|issue|comment) (?:in|on|of) (?:the|an?|our|some|
      any) (?:public|open|shared) (?:\w{3,12} )?(?:repositor(?:y|ies)|repo|site|wiki|page|folder|
      bucket))
`

/** Somebody who only has to ask. */
const TO_ANYONE = source`
  (?:(?:(?:the|your|an?|each|every) (?:answer|reply|response|mail|message)s? to )?
    (?:anyone|anybody|whoever|everyone|everybody|any (?:visitor|caller|sender|stranger|guest)|
      strangers?|an? (?:stranger|outsider)|outsiders?)
    (?: (?:who|that) (?:asks?|writes?|wants|requests?|mails?|calls?))?(?! else\b))
`

const TO_ADDRESS = source`
  (?:(?:(?:the|an?|each|every|your) )?(?:(?:next|\w{3,9}) )?(?:requests?|calls?|mails?|e-?mails?|
    messages?|posts?|uploads?|webhook|endpoint|server|form) (?:to|at|on) )?
  ${WRITTEN_OUT}
`

const HONEST = regex`
  ${DENIED}|
  \b(?:redact\w{0,4}|summari[sz]e\w?|opt[- ]in|localhost|127\.0\.0\.1|example|
    prevent\w{0,4}|detect\w{0,4}|attack\w{0,4}|leak(?:s|age)? (?:of|in)|whether)\b
`

export const CONTEXT_LEAKS = {
  /** Whoever owns the address, or only asks, reads along. */
  toAll: each(
    { unless: HONEST, severity: 'crit' },
    ...movements(source`(?:${HEARD}|the system prompt)`, source`(?:${IN_ADDRESS}|${TO_ANYONE})`),
  ),
  /** In work that others see, or to an address that is written out. */
  elsewhere: [
    ...each({ unless: HONEST, severity: 'crit' }, ...movements(HEARD, IN_WORK)),
    ...each(
      { unless: HONEST, severity: 'crit', toStranger: true },
      ...movements(HEARD, TO_ADDRESS),
    ),
  ],
}
