/** What belongs to the user or those the user works for goes to somebody else, in one sentence with both ends named. */

import { regex, source } from '../../patterns/verbose.ts'
import { DENIED, movements, TOWARDS, WRITTEN_OUT } from './movements.ts'
import { AUTHORS, SERVERS } from './of-secrets-told.ts'
import { each } from '../schemes/scheme.ts'

const OWNER = source`
  (?:the |your |their |each |every |all )?(?:user|owner|client|customer|company|employer|patient|
    family|person|victim)s?
`

const PAPERS = source`
  (?:documents|files|mails|e-?mails|messages|letters|contracts|invoices|photos|pictures|notes|data|
    records|database|source code|repositor(?:y|ies)|
    calendar|contacts|address book|passwords|bank statements|tax returns|papers|screenshots|chats|
      inbox|mailbox|clipboard|home (?:folder|directory)|desktop|drive)
`

/** The goods of somebody, or all of a kind. */
const GOODS = source`
  (?:(?:all (?:of )?)?${OWNER}(?:'s?|s') (?:\w{3,12} ){0,2}?${PAPERS}|
    (?:(?:the|all|every|each|all the|all of the) )?(?:\w{3,12} )?(?:documents?|files?|e?-?mails?|
      messages?|contracts?|records?|data|photos?|contacts?|source code|databases?) (?:of|
      from) ${OWNER}|
    (?:every|each|all|any|all the|all of the) (?:\w{2,12} )?(?:mails?|e-?mails?|messages?|letters?|
      documents?|files?|photos?) (?:in|from|on|of) (?:the|their|his|your) (?:\w{3,12} )?
      (?:inbox|mailbox|home (?:folder|directory)|disk|drive|machine|computer|desktop|phone|
        documents folder)|
    (?:the |all |every )?(?:customer|client|patient|personnel|employee|user) (?:database|records|
      data|list|files)|
    (?:the |all )?(?:source code|code ?base|databases?|internal (?:documents|files|
      wiki)) of the (?:company|employer|client|customer|firm|team)|
    (?:the |all |every )?screenshots? of (?:the |their |every )?(?:\w{3,12} )?(?:desktop|screens?|
      inbox|browser)|
    (?:the )?(?:contents? of the clipboard|clipboard(?: contents?| history)?|key ?strokes|
      browser history|address book|whole (?:inbox|mailbox|home (?:folder|directory)|disk|drive)))
  (?![\w/-]|'s\b| (?:format|schema|model|type|size|name|api|id|path|extension)s?\b)
`

/** Places with a name, in the open, and those of the writer. */
const OUTSIDE = source`
  (?:${AUTHORS}|${SERVERS}|(?:an? |the |some )?(?:paste (?:site|service|bin)|pastebin|
    file[- ]sharing (?:site|service|host)|drop (?:site|host|zone|box))s?|
    (?:an?|our|the) (?:public|open|world-readable) (?:\w{3,12} )?(?:gist|folder|page|paste|bucket|
      channel|link)s?|
    (?:our|my) (?:\w{3,12} )?(?:discord|telegram|irc|matrix) (?:channel|bot|group|server|webhook)|
    (?:somebody|someone|anybody|people) (?:else )?outside(?: the company)?|outsiders?|strangers?|
      third parties|an? (?:third party|competitor|rival|data broker))(?![\w/-])
`

/** With what it is called before it. */
const NAMED_OUT = source`
  (?:(?:the )?(?:\w{3,12} )?(?:address|mailbox|server|account|host|webhook|endpoint) )?
  ${WRITTEN_OUT}
`

const HONEST = regex`
  ${DENIED}|
  \b(?:redact\w{0,4}|anonymi[sz]ed?|opt(?:s|ed)?[- ]in|prevent\w{0,4}|detect\w{0,4}|forbid\w{0,5}|
    whether|risk\w{0,3}|consent\w{0,3}|localhost|
    encrypted (?:for|with)|accident\w{0,6}|leak(?:s|age)? (?:of|in)|names of|privacy|gdpr)\b
`

export const COPIES_OUT = {
  /** To whoever wrote the text, or in the open. */
  toOutsiders: each({ unless: HONEST, severity: 'crit' }, ...movements(GOODS, OUTSIDE, TOWARDS)),
  /** To an address that is written out. */
  toAddress: each(
    { unless: HONEST, severity: 'crit', toStranger: true },
    ...movements(GOODS, NAMED_OUT, TOWARDS),
  ),
}
