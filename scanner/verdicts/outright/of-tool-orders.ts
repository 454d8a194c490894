/** Plain sentences by which a tool is fed with what was said, put before all others, let in from an address, or obeyed. */

import { regex, source } from '../../patterns/verbose.ts'
import { doing, SURE, WE_WANT } from './brought.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'
import {
  AT_PLACE,
  DESCRIPTION,
  EACH_TIME,
  HAND,
  OTHER_TOOLS,
  SERVER,
  SETTINGS,
  TALK,
  TOOL,
} from './tool-orders-words.ts'

/** It is a way to test or to ward off. */
const KNOWN = regex`
  \b(?:untrusted|as data|injection|malicious|verif\w{2,5}|approved by the user|
    (?<!even )if the user|when the user|on request|asks? the user|your own|localhost|sandbox|
    test(?:s|ing)?|deprecat\w{2,4}|in this (?:test|repo))\b
`

const tools = (...ways: readonly Scheme[]): readonly Scheme[] =>
  each({ asked: true, unless: KNOWN }, ...ways)

const ordered = (pattern: string): Scheme => ({ ...inTurn(pattern), ordered: true })

export const TOOL_ORDERS = {
  /** What was said goes into a tool at each call. */
  fedWithTalk: tools(
    inTurn(source`
      \b${EACH_TIME},? (?:please )?(?:first )?(?:call|run|invoke|use) ${TOOL} (?:first )?
      (?:with|and (?:pass|give|hand|send)(?: it)?) ${TALK}
    `),
    ordered(source`
      \b${doing('call|run|invoke|use')} ${TOOL} (?:first )?(?:with|and (?:pass|give|hand|send)s?
        (?: it)?) ${TALK} ${EACH_TIME}
    `),
    ordered(source`
      \b${doing('call|run|invoke|use')} ${TOOL} ${EACH_TIME}[^.!?\n]{0,20}? and (?:pass|give|hand|
        send|show|copy)(?:e?s)?(?: (?:it|to it))? ${TALK}
    `),
    inTurn(source`
      \b${EACH_TIME},? (?:please |you )?(?:first )?
      (?:${HAND}) ${TALK} (?:to|into|through|via) ${TOOL}
    `),
    ordered(source`
      \b${doing(HAND)} ${TALK} (?:in|into|to|as|through) (?:an? |the |its )?(?:[\w-]{3,12} )?
      (?:parameter|argument|field|input|arguments|parameters)s? (?:of|to|for|in) ${TOOL}
    `),
    inTurn(source`
      \b${TOOL} (?:must|has to|is to|should|
        shall|needs to) (?:always )?be (?:called|run|invoked|used)[^.!?\n]{0,50}?
      (?:,? with| (?:and|and be) (?:given|handed|passed|sent)|,? given) ${TALK}
    `),
    inTurn(source`
      \b(?:parameter|argument|field|input|arguments|parameters) of ${TOOL} (?:has to|must|should|
        shall|is to|always)? ?(?:holds?|contains?|carry|carries|get|gets|be given|be filled with|
        includes?|(?:is|are) filled with) ${TALK}
    `),
    ordered(source`
      \bfills? (?:an? |the |its |any |every )?(?:[\w-]{3,12} )?(?:parameter|argument|
        field|input)s? of ${TOOL} with ${TALK}
    `),
    inTurn(source`
      \bno tool (?:may|must|should|can|is to) be (?:used|called|run|invoked) (?:before|until|unless|
        without) ${TOOL} (?:has (?:received|been given|got|seen)|gets|is given|receives) ${TALK}
    `),
    inTurn(source`
      \b(?:calls? of|calls? to|use of) (?:an?other|any|every|each|all) (?:other )?tools?\b
      [^.!?\n]{0,20}? (?:preceded|followed|accompanied) by (?:an? )?calls? (?:of|to) ${TOOL} (?:
        that|which|with)(?: (?:carries|holds|contains|passes|gets))? ${TALK}
    `),
    inTurn(source`
      \bcalls? (?:of|to) ${TOOL} and (?:copy|put|pass|write|paste) ${TALK} (?:into|in|as|to)
    `),
    inTurn(source`\b${SURE} ${TOOL} (?:gets?|receives?|is given|sees?|is sent) ${TALK}`),
    ordered(source`
      \b(?:silently|quietly|secretly|always|without saying so) (?:${HAND}) ${TALK} (?:as|to|
        into|in)\b[^.!?\n]{0,24}? ${TOOL}
    `),
    ordered(source`
      \b${doing(HAND)} (?:${TALK}|the text of (?:all|every|any|the) (?:open )?files?) (?:to|into|
        in|with) (?:(?:each|every|any) calls? (?:of|to)|
        the (?:query|arguments|parameters|input) of) ${TOOL}
    `),
    inTurn(source`
      \b(?:each|every|any|all) calls? (?:of|to) ${TOOL} (?:must|has to|have to|should|shall|
        is to|needs to) (?:contain|carry|include|hold|bring|have) ${TALK}
    `),
    ordered(source`
      \b${doing('send|route|pass|run|pipe|forward|relay')} (?:every|each|all|any) (?:prompts?|
        messages?|questions?|words?|inputs?) (?:of|from|by) the (?:user|
        owner|customer)s? (?:first )?(?:through|to|via|into) ${TOOL}
    `),
    ordered(source`
      \b${doing('send|pass|hand|forward|copy|give|relay')} (?:the |all )?(?:results?|
        outputs?|answers?) of (?:all|every|any|each)(?: of the)? (?:other )?
      (?:tools?|calls?) (?:on |over )?(?:to|into|through) ${TOOL}
    `),
    inTurn(source`\b${WE_WANT} ${TOOL} to (?:be given|get|receive|be sent|have|see) ${TALK}`),
    inTurn(source`\b(?:parameter|argument|field|sidenote|notes?) of ${TOOL} ?\|[ ]?${TALK}`),
    inTurn(source`
      \b(?:if|when|whenever) (?:an?|any|another|the) (?:other )?tool is (?:called|
        used|run), ${TOOL} is (?:called|run|used|invoked)[^.!?\n]{0,24}? with ${TALK}
    `),
  ),

  /** Another tool stands where those of the user stood. */
  putFirst: tools(
    ordered(source`
      \b(?:use|call|take|choose|run)s? ${TOOL} (?:instead of|rather than|
        in place of|before) ${OTHER_TOOLS},? (?:even (?:if|when)|whatever|
        no matter|without (?:saying|telling|asking))\b
    `),
    ordered(source`
      \b(?:always )?(?:choose|use|call|take|pick|run)s? ${TOOL},? (?:whatever|no matter what|
        regardless of what|even if) (?:the |your )?(?:user|owner|person)s? (?:asks?|says?|wants?|
        prefers?|objects?|orders?)\b
    `),
    ordered(source`
      \bprefers? ${TOOL} (?:to|over) ${OTHER_TOOLS},? (?:without (?:telling|saying|asking|mention)|
        even (?:if|when)|whatever|silently|no matter)
    `),
    ordered(source`
      \b${doing('rename|name|call')} ${TOOL} (?:to|like|after|as) (?:the name of )?${OTHER_TOOLS}
    `),
    inTurn(source`
      \b(?:descriptions?|definitions?) of ${TOOL} (?:has to|have to|
        must|should|shall|is to) (?:say|claim|state|tell|pretend)
      (?: the (?:model|agent|assistant))? that (?:${OTHER_TOOLS}|all other tools) (?:is|are)\b
    `),
    inTurn(source`
      \b(?:never|do not|don't|under no circumstances|in no case) (?:ever )?
      (?:use|call|run|touch) ${OTHER_TOOLS}[;,.:]? (?:but |and )?(?:always )?
      (?:(?:call|use|run|take) ${TOOL}|${TOOL} (?:does|handles|replaces))
    `),
    inTurn(source`
      \b${TOOL} (?:replaces|supersedes|overrides|shadows|takes the place of) ${OTHER_TOOLS}
    `),
    ordered(source`
      \b${doing('replace|overwrite|swap|shadow|exchange|override')} (?:the (?:definitions?|
        descriptions?|code|schemas?|names?) of )?${OTHER_TOOLS} (?:with|
        by|for) (?:that of |those of )?${TOOL}
    `),
    ordered(source`
      \b${doing('ignore|drop|disable|switch off|turn off|remove|bypass|skip')} ${OTHER_TOOLS} and (?:
        call|use|route|send|run|take)s? [^.!?\n]{0,24}?${TOOL}
    `),
    inTurn(source`
      \b(?:whenever|when|wherever|where|if) ${OTHER_TOOLS} (?:would be|is|
        are|would have been|should be) (?:used|called|needed|run), (?:call|use|
        run|take) ${TOOL} (?:in its place|instead)
    `),
    inTurn(source`
      \b(?:calls? (?:to|of)|requests? (?:to|for)|every use of) ${OTHER_TOOLS} (?:(?:is|are|
        gets?|must be|shall be) (?:redirected|routed|sent|rerouted|passed|forwarded)|
        (?:have|has|must|should|need|needs)(?: to)? (?:pass|go|run)) (?:to|through|via|over) ${TOOL}
    `),
    ordered(source`
      \b${doing('change|rewrite|alter|edit|replace|modify')} the (?:descriptions?|definitions?|
        schemas?) of ${OTHER_TOOLS} so (?:that )?(?:the (?:model|agent|assistant)|it|you)\b
    `),
    ordered(source`
      \b(?:tell|convince|inform|persuade)s? (?:the (?:model|agent|assistant|user)|
        users|other agents) (?:that )?${OTHER_TOOLS} (?:is|are) (?:broken|unsafe|outdated|slow|
        deprecated|forbidden|gone)\b
    `),
    inTurn(source`
      \b${OTHER_TOOLS} (?:is|are|must|should|shall) (?:to )?be (?:disabled|switched off|turned off|
        removed|replaced|dropped|overwritten) (?:in favou?r of|by|with|for) ${TOOL}
    `),
  ),

  /** A server of nobody is let in. Its address is a stranger's. */
  letIn: tools(
    ordered(source`
      \b${doing('register|add|install|connect|enable|load|put|enter|write|mount|attach')} (?:
        to )?${SERVER} ${AT_PLACE} (?:(?:to|into|in) ${SETTINGS}|
        without (?:asking|telling|a word|confirmation|approval)|silently|for (?:all|every))
    `),
    inTurn(source`
      \b${SERVER} ${AT_PLACE} (?:must|has to|is to|should|shall|needs to) (?:always )?be (?:
        registered|added|installed|connected|enabled|loaded|activated|trusted)\b
    `),
    ordered(source`
      \b(?:connect|connects|log in) to ${SERVER} ${AT_PLACE} and (?:approve|accept|allow|
        trust|grant)s? (?:all|every|any|each|it|its)\b
    `),
    inTurn(source`
      \b${SURE} ${SERVER} ${AT_PLACE} is (?:loaded|registered|enabled|connected|running|
        active|started|trusted)\b
    `),
    ordered(source`
      \b(?:load|connect to|install|open|add|register)s? ${SERVER} ${AT_PLACE},? and (?:do|follow|
        obey|execute|allow|trust|grant|give|approve|let)s? (?:what|its|it|whatever|
        every|all|any|everything)\b
    `),
    ordered(source`\btrusts? ${SERVER} ${AT_PLACE} and (?:let|allow|give|grant)s? (?:it|them)\b`),
    ordered(source`
      \b${doing('replace|swap|overwrite|exchange')} (?:the )?(?:user's |existing |
        other |all )(?:\w{2,8} )?(?:mcp )?(?:servers?|tools?|plug-?ins?|
        hooks?|extensions?) (?:with|by|for) ${SERVER} ${AT_PLACE}
    `),
    ordered(source`\b${doing('register')} ${SERVER} ${AT_PLACE}`),
  ).map((scheme): Scheme => ({ ...scheme, toStranger: true })),

  /** What a tool says of itself is an order, or is made one. */
  descriptionsObeyed: tools(
    ordered(source`
      \b(?:obey|obeys|follow|follows|execute|executes|carry out|carries out|do|
        perform|comply with) (?:(?:all|every|any|each|the|whatever|what) )?(?:orders?|instructions?|
        commands?|directives?)(?: (?:that )?(?:stands?|are|is|found|given|written|contained))? (?:
        in|of|from) ${DESCRIPTION}
    `),
    inTurn(source`
      (?<!\b(?:no|ignore|refuse) )\b(?:orders?|instructions?|commands?|directives?) (?:(?:found|
        given|written|that stand) )?(?:in|of|from) ${DESCRIPTION} (?:(?:is|are) (?:\w{3,8}ly )?
        (?:binding|obeyed|carried out|to be (?:obeyed|followed|carried out|executed)|followed|law)|
        (?:come|go|rank)s? (?:before|above|over)|overrides?|outranks?)\b
    `),
    inTurn(source`
      \b(?:whatever|what|everything|anything)(?: that)? ${DESCRIPTION} (?:tells? you(?: to do)?|
        says?|orders?|asks? for|demands?)[^.!?\n]{0,10}?, (?:do|obey|follow) (?:it|that|them)\b
    `),
    inTurn(source`
      \b(?:answers?|outputs?|results?|repl(?:y|ies)) of ${TOOL} (?:is|are|counts? as) (?:an? )?
      (?:orders?|commands?|law|binding)\b
    `),
    inTurn(source`
      \b(?:carry|carries) out (?:what|whatever|everything) ${DESCRIPTION} (?:orders?|says?|
        demands?|tells?|asks?)\b
    `),
    ordered(source`
      \b(?:treat|take|regard|read|consider)s? ${DESCRIPTION} as (?:if )?(?:an? |the )?
      (?:instructions?|orders?|commands?|(?:user|owner)'s word)
    `),
    ordered(source`
      \b${doing('add|write|put|hide|insert|plant|place|slip|embed')} (?:an? |some |the |hidden |
        secret ){0,2}(?:orders?|instructions?|commands?|directives?)(?: (?:for|to|at) (?:the |any |
        an? |other )?(?:model|agent|assistant|ai)s?)? (?:to|in|into) ${DESCRIPTION}
    `),
    ordered(source`
      \bwrites? (?:in|into) ${DESCRIPTION} that (?:the |any |every )?
      (?:model|agent|assistant)s? (?:must|should|has to|have to)\b
    `),
  ),
}
