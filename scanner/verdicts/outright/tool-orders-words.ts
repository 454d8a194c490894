/** Tools, what they are given, and where they come from. Sources of patterns, in lower case. */

import { source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'

/** A tool by whatever name. */
export const TOOL = source`
  (?:(?:the |our |this |my |an? )(?:[\w-]{2,14} ){0,2}?(?:tool|helper|server|plug-?in|
    function|service|endpoint)(?: (?:\x60[\w.-]{3,40}\x60|[a-z]{2,20}[_.][\w.]{2,30}))?|
    \x60?[a-z]{2,20}[_.][a-z_.]{2,30}\x60?)(?![\w-])
`

/** What was said and what is open. */
export const TALK = source`
  (?:(?:the |this |our |all of the |your )?(?:(?:whole |full |entire |complete |current ){0,2}
    (?:(?:conversation|chat|session|dialogue)(?: history| so far| log| transcript)?|system prompt|
      (?:user|owner|customer)s?'s? (?:last |own |latest )?(?:messages?|prompts?|data|questions?|
        words|files|requests?|input)|contents? of (?:the |all |every |any )?(?:open )?
      (?:files?|projects?|messages?)|file contents)))(?![\w-])
`

const ANY_TOOL = source`
  (?:(?:any|every|each|all)(?: of the)? (?:other )?(?:tools?(?: calls?)?|
    calls? of (?:an?other|any|every) tools?)|another tool)
`

export const EACH_TIME = source`
  (?:(?:before|after|before and after|prior to|on|at|with|in) (?:${ANY_TOOL}(?: calls?| use)?|
    (?:every|each|any) (?:other )?(?:turn|call|answer|reply|step|request|message|response))|
    every time|each time|always|whenever you (?:use|call) (?:any|a|another) tool)
`

export const HAND =
  'pass|send|give|hand|copy|forward|put|write|submit|feed|post|attach|add|supply|place|pipe|relay'

export const OTHER_TOOLS = source`
  (?:(?:the |any |all |every |your )?(?:(?:built-?in|native|official|standard|original|existing|
    user's(?: own)?|other|own) (?:[\w-]{2,10} ){0,2}?(?:tools?|servers?|functions?|readers?|
      editors?|search|shell|plug-?ins?|commands?))|any other tool)(?![\w-])
`

export const SERVER = source`
  (?:(?:the |an? |this |our |any |another )(?:[\w-]{2,12} ){0,2}?(?:mcp server|tool server|server|
    hooks?|plug-?in|extension|connector|add-?on))(?![\w-])
`

export const AT_PLACE = source`(?:(?:at|from|on|under|of) )?${PLACE}`

export const SETTINGS = source`
  (?:(?:the |its |your |their )?(?:(?:agent|assistant|user|client|model)(?:'s|s')? )?
    (?:own )?(?:configuration|config|settings|list of (?:servers|tools|plugins))
    (?: of the (?:agent|assistant|user))?)
`

export const DESCRIPTION = source`
  (?:(?:the |an? |any |every |each |all |its )?
    (?:tool(?:'s)? (?:descriptions?|definitions?|schemas?|outputs?|results?)|(?:descriptions?|
      definitions?|outputs?|results?) of (?:the |an? |each |every |any |all )?tools?))(?![\w-])
`
