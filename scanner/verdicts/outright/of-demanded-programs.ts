/**
 * Plain sentences by which nothing works until a program of nobody's has been installed, an archive is opened with a password
 * that comes along, or a line of a page goes into a terminal. The address, where one is named, is a stranger's.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { PLACE } from '../orders/parts.ts'
import { doing, SURE } from './brought.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'

/** What is to be run. */
const WARE = source`
  (?:(?:the |our |an? |this |its )?(?:[\w-]{3,14} ){0,3}?(?:program|helper|tool|app(?:lication)?|
    extension|add-?on|plug-?in|(?:root )?certificate|profile|driver|agent|client|installer|
    setup|runtime|package|update|software|component|service|script|binary|launcher|
    activator|fix|patch|executable)|
    [a-z][\w-]{3,20})(?:,? which is found)?
`

/** Where nobody stands behind it. */
const NOBODY = source`
  (?:an? (?:unknown|unnamed|private|random|anonymous) (?:\w{2,10} )?(?:account|user|server|site|
    host|channel|person|author|publisher)(?: on \w{3,10})?|
    (?:a|an|our|the|this) (?:telegram|discord|whatsapp|mega|mediafire|pastebin|dropbox|
      file-sharing|filesharing) (?:channel|group|server|link|folder|account|paste|site))
`

const FROM_PLACE = source`(?:from|at|on|of|under|via) ${PLACE}(?=[\s\x60).,;:|>'"]|$)`

const FROM_NOBODY = source`(?:from|at|on|of|under|via|by|in) ${NOBODY}(?![\w-])`

const THIS = source`(?:this|the|our) (?:skill|agent|assistant|tool|workflow|guide|text|file)`

const GET = 'install|download|get|fetch|add|load|set up|import|accept|trust|grab|obtain'

const IN_PLACE = source`
  (?:installed|running|run|started|present|loaded|downloaded|imported|trusted|active|
    launched|executed|set up)
`

const FIRST = source`
  (?:before (?:anything else|you (?:begin|start|go on|continue|use|do)|the first (?:step|use|run)|
    (?:any|every) (?:other )?(?:step|command)|using)|first(?! (?:release|version|stable))|
    \(?(?:mandatory|required|obligatory)\)?|
    at once|now|with (?:full|administrator|admin|root) rights|
    without (?:asking|checking|looking|delay)|and (?:run|start|open|execute|launch|accept) (?:it|
      all|any|everything|the (?:file|installer|warnings?)))
`

const ordered = (pattern: string): Scheme => ({ ...inTurn(pattern), ordered: true })

function demandedFrom(from: string): readonly Scheme[] {
  return [
    ordered(source`\b${doing(GET)} ${WARE} ${from},? ${FIRST}`),
    inTurn(source`
      \b${THIS} (?:only works|works only|(?:does not|will not|cannot) (?:work|run|start)|
        can only be used|is (?:locked|disabled|blocked)|needs nothing but) (?:after|when|once|until|
        unless|without|with|if) ${WARE} ${from}
    `),
    inTurn(source`
      \bbefore (?:you )?(?:us(?:e|ing)|start|run|begin|open)\w{0,4} (?:this|the|our) (?:skill|agent|
        assistant|tool)\b[^.!?\n]{0,10}?,? (?:(?:install|download|get|run) ${WARE} ${from}|
        ${WARE} ${from},? (?:must|has to|needs to|should|is to) be ${IN_PLACE})
    `),
    inTurn(source`
      \bwithout ${WARE} ${from},? (?:every|all|each|nothing|no|the|this|any|
        it|you)\b[^.!?\n]{0,24}? (?:fails?|works?|runs?|breaks?|stops?|errors?|
        is (?:locked|blocked)|cannot|can|will)\b
    `),
    inTurn(source`
      \b${WARE} ${from},? (?:is|are) (?:required|mandatory|needed|obligatory|
        compulsory|indispensable)\b
    `),
    inTurn(source`
      \b${WARE} ${from},? (?:must|has to|needs to|should|is to|are to|shall) be ${IN_PLACE}\b
    `),
    inTurn(source`\b${SURE} ${WARE} ${from} is ${IN_PLACE}\b`),
    ordered(source`
      \b(?:ask|asks|tell|tells|have|make|makes|urge|urges|get|gets|lead|
        let|lets) (?:the |your )?(?:users?|person|them|customers?) (?:to )?(?:${GET}|run|use|open|
        start|double-click)(?: on)? (?:${WARE}|the (?:\w{3,10} )?file) ${from}
    `),
    inTurn(source`
      \bwe need ${WARE} ${from} (?:on|in) (?:the|your|this|every) (?:\w{3,8} )?(?:machine|
        computer|system|browser)\b
    `),
    inTurn(source`\bprerequisites?: (?:(?:${GET}|run) )?${WARE} ${from}`),
    inTurn(source`
      \b(?:update|upgrade|licen[cs]e|activation|
        verification|security) (?:check|required|needed|key|patch)\b[^.!?\n]{0,10}?: ?(?:please )?
      (?:${GET}|run) (?:the (?:new|latest) version of )?${WARE} ${from}
    `),
    inTurn(source`
      \bto (?:unlock|activate|enable|verify|unblock|use) ${THIS}[^.!?\n]{0,20}?, (?:please )?
      (?:${GET}|run) ${WARE} ${from}
    `),
    inTurn(source`
      \bif ${WARE} is (?:missing|not (?:there|installed|running|found|present))
      , (?:${GET}) it ${from} and (?:run|start|execute|install|launch) it\b
    `),
    inTurn(source`
      \b(?:under no circumstances|do not|never|don't) (?:go on|continue|proceed|start|begin|work)
      (?: at all)? (?:until|before|unless|without) ${WARE} ${from} (?:is|has been|was) ${IN_PLACE}
    `),
    inTurn(source`\bthere is no way to use ${THIS} without ${WARE} ${from}`),
    inTurn(source`\bwhat (?:has to|must|is to) be done first\? ?(?:${GET}|run) ${WARE} ${from}`),
    inTurn(source`
      \b${WARE} \((?:mandatory|required|obligatory)\) ?(?:\||:)? ?
      (?:from |at )?${from.replace(/^\(\?:from[^)]*\) /, '')}
    `),
    inTurn(source`
      \binstallation of ${WARE} ${from} is (?:mandatory|required|obligatory|compulsory|a must)\b
    `),
    inTurn(source`
      \b(?:(?:first|only|next|zeroth) step is to|step \d{1,2}\W{1,2}|
        (?:you|users?) (?:must|have to|has to|need to) first|first of all,?|nothing works (?:unless|
          until|before) you) (?:${GET}|run|start) (?:and (?:run|start) )?${WARE} ${from}
    `),
    inTurn(source`\bnothing works (?:without|before|until) ${WARE} ${from}`),
    inTurn(source`
      \b(?:errors?|failures?|too old|outdated|
        out of date|expired)\b[^.!?\n]{0,16}?[,;:] (?:please )?(?:${GET}|run) ${WARE} ${from}
    `),
    inTurn(source`
      \berrors? (?:mean|show)s? (?:that )?${WARE} ${from} is (?:missing|not (?:installed|running))
    `),
    inTurn(source`
      \b${THIS} (?:refuses to work|stops|is locked|does nothing|is disabled) (?:until|unless|
        without|before) ${WARE} ${from}
    `),
    inTurn(source`
      \b(?:licen[cs]e|key|subscription|account) (?:is|gets|will be) (?:checked|
        verified|activated) by ${WARE} ${from}
    `),
    ordered(source`
      \b(?:download|get|fetch) and (?:run|start|execute|install|open) ${WARE} ${from}
    `),
    inTurn(source`
      \b${WARE} ${from} (?:must|has to|needs to|is to|should) be (?:downloaded|fetched) and (?:run|
        started|executed|installed|opened)\b
    `),
    ordered(source`
      \b(?:import|add|install|trust)s? (?:our|the|a|this) (?:root |ca )?certificate ${from} (?:in|
        into|to) the (?:[\w-]{3,10} )?(?:trust store|keychain|certificates?|browser|system|store)
    `),
    inTurn(source`
      \bhaving (?:installed|run|downloaded|started) ${WARE} ${from}, (?:you|
        the (?:agent|assistant))\b
    `),
  ]
}

const ARCHIVE = source`
  (?:(?:the |an? |this |our )?(?:(?:password-protected|encrypted|protected|locked) )?(?:archive|
    zip(?: file)?|rar|7z|file|download|package))
`

const BOX = source`
  (?:${PLACE}|${NOBODY}|(?:the|a|our) (?:link|page|site|folder|release|post)
    (?: (?:in|on|of|below|above)(?: (?:our|the|this) \w{3,10})?)?)
`

const WITH_WORD = source`
  (?:with|using|by) (?:the )?(?:password|passphrase|pass|code|key)?:? ?["'\x60]?[\w-]{2,20}
`

const TERMINAL = source`
  (?:in|into|to) (?:(?:the|a|your|their) )?(?:user's )?(?:terminal|shell|command (?:line|prompt)|
    powershell|console|run (?:box|dialog|window))
`

const LINE = source`
  (?:(?:the|a|that|this) (?:[\w-]{3,12} )?(?:commands?|lines?|one-?liner|snippet|code))
  (?: (?:that is |which is )?(?:shown|found|given|printed|listed|posted|displayed)(?: there)?)?
`

const SOURCE_OF_LINE = source`
  (?:from|at|on|of|in|under) (?:(?:the |our |a )?(?:[\w-]{3,12} )?
    (?:page|site|address|link|post) (?:at |of |on )?)?(?:${PLACE}|${NOBODY}|
    the gist of [\w-]{3,20}|(?:the|a|our) pastebin (?:link|page))
`

/** It is looked at, or is somebody's known way. */
const KNOWN = regex`
  \b(?:checksum|signature|sha-?256|verif(?:y|ied) (?:the|its|it)|virus ?total|malware|official|
    github\.com\/[\w-]{2,40}\/[\w-]{2,40}#|review (?:it|the script) first|read it first)\b
`

export const DEMANDED_PROGRAMS = {
  fromAddress: each({ asked: true, unless: KNOWN, toStranger: true }, ...demandedFrom(FROM_PLACE)),

  fromNobody: each({ asked: true, unless: KNOWN }, ...demandedFrom(FROM_NOBODY)),

  /** A password keeps what is inside from being looked at. */
  lockedArchives: each(
    { asked: true, unless: KNOWN },
    inTurn(source`
      \b(?:download|get|fetch|extract|unpack|unzip|open|take)s? ${ARCHIVE} (?:from|at|on|
        in|of) ${BOX}\b[^!?\n]{0,30}?\b(?:password|passphrase)(?: is)?[ :]
    `),
    inTurn(source`
      \b(?:password-protected|encrypted|protected|locked) (?:archive|zip(?: file)?|rar|7z|file) (?:
        from|at|on|in) ${BOX}[^!?\n]{0,40}?\b(?:password|unpack|unzip|extract|open|run|execute)
    `),
    inTurn(source`
      \barchive (?:from|at|on|in|behind) ${BOX} is (?:locked|protected|encrypted) (?:with|by)\b
    `),
    inTurn(source`
      \b(?:password|passphrase) (?:for|of|to) ${ARCHIVE} (?:from|at|on|in) ${BOX}[^!?\n]{0,30}?\b
      (?:run|open|start|execute|install)\b
    `),
    inTurn(source`
      \b(?:extract|unpack|unzip|open)s? ${ARCHIVE} (?:from|at|
        on|in) ${BOX} ${WITH_WORD}\W{0,3} and (?:run|start|execute|install|launch|open)s?\b
    `),
  ),

  /** A line that stands elsewhere by then is run by hand. */
  pastedLines: each(
    { asked: true, unless: KNOWN },
    ordered(source`
      \b(?:copy|copies|take|takes|get|paste|pastes) ${LINE} ${SOURCE_OF_LINE},? (?:
        and (?:paste|run|execute|enter|put)s? it|${TERMINAL})
    `),
    inTurn(source`
      \b(?:tell|ask|have|let|make|get)s? (?:the |your )?(?:users?|them|person) (?:to )?
      (?:copy|paste|run|take) ${LINE} ${SOURCE_OF_LINE}
    `),
    inTurn(source`
      \b(?:open|visit|go to)s? (?:the page (?:at|of) )?(?:${PLACE}|${NOBODY}|
        the gist of [\w-]{3,20}|(?:the|a|our) pastebin (?:link|page)|
        the page at ${PLACE}),? (?:and )?copy ${LINE},? and (?:paste|run|execute|enter)
    `),
    inTurn(source`
      \b(?:users?|person|customer) (?:has to|must|should|
        needs to|is to) (?:copy|paste|run|enter) ${LINE} ${SOURCE_OF_LINE}
    `),
    inTurn(source`
      \b${LINE} ${SOURCE_OF_LINE},? (?:must|has to|is to|should|needs to) be (?:pasted|run|
        entered|executed|copied)\b
    `),
    ordered(source`\b(?:run|runs|execute|executes) ${LINE} ${SOURCE_OF_LINE} ${TERMINAL}`),
    ordered(source`
      \b(?:take|takes|copies|copy|get|gets) ${LINE} ${SOURCE_OF_LINE},? and (?:
        run|execute|enter)s? it\b
    `),
  ),
}
