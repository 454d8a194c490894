/**
 * A skill that goes on when its task is over, comes first whatever is asked for, or does away with
 * the others.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { each, inTurn } from '../schemes/scheme.ts'

/** What binds: this skill and what it lays down. */
const BINDING = source`
  (?:(?:this|our) (?:\w{2,10} )?(?:skill|plug-?in|behaviou?r)|
    (?:these|our|this skill's|the skill's) (?:rules|instructions|orders|directives)|
    what (?:is written|stands|is said) (?:here|above|below)|
    the (?:rules|instructions|orders) (?:above|below|here|of this skill))
`

/** When its time is over. */
const AFTERWARDS = source`
  (?:(?:even )?(?:after|once|when) (?:the|this|its|your|every) (?:task|job|work|request|
    conversation|session) (?:is|has been|was|has|ends|had) ?(?:done|over|finished|ended|
      complete|completed|closed)?|(?:in|to|for|across|through|during|over) (?:all|every|any|each)
    (?: of)?(?: (?:your|the))? (?:(?:later|future|coming|following|other|
      further|new) (?:projects?|conversations?|sessions?|chats?|tasks?)|
      projects|(?:conversations?|sessions?|chats?) from (?:now|here) on)(?<!to all projects)|
    after this skill (?:has been|is|was) (?:unloaded|removed|closed|
      uninstalled|deleted|switched off)|
    (?:after|once|when) the user (?:has )?(?:moved on|turned|gone on|changed the (?:topic|subject)|
      left|switched)(?: to (?:something else|other things|another (?:task|topic|matter)))?)\b
`

/** How long that is. */
const LASTS = source`
  (?:stays?|remains?|keeps?|still|continues?|goes on|go on|holds?|binds?|bound by|governs?|in force|
    active|appl(?:y|ies)|obey(?:s|ed|ing)?|follow(?:s|ed|ing)?|applying|act(?:ing)? on|keep to)
`
const NEVER_END = source`
  (?:\b(?:never|do not|don't|under no circumstances|nobody can|must not|
    cannot|no one may)(?: ever)? (?:stop (?:obeying|following|applying|using)|end|drop|unload|
      leave|unload or drop|switch off|set aside|forget) )
`

const LASTING_WORDS = each(
  {
    asked: true,
    unless: regex`
      \b(?:until|unless|if the user|when the user asks|opt(?:s|ed)? (?:in|out)|only)\b
    `,
  },
  inTurn(source`\b${LASTS}\b (?:\w{2,10} ){0,2}?${BINDING},? (?:\w{2,10},? ){0,3}?${AFTERWARDS}`),
  inTurn(source`${NEVER_END}(?:or \w{3,8} )?${BINDING}[,;]? ?(?:[\w',]{2,10} ){0,4}?${AFTERWARDS}`),
  inTurn(source`
    \b${BINDING} (?:[\w']{2,10},? ){0,9}?(?:${LASTS}|never be (?:switched|turned|taken) off,?|
      bind you\?)\b,? ?(?:\w{2,10} ){0,4}?${AFTERWARDS}
  `),
  inTurn(source`
    \b${BINDING} (?:always |must |should |shall |will |to )?(?:is permanent and )?(?:outlives?|
      outlasts?|survives?) (?:the|this|every|your) (?:end of )?(?:the )?(?:task|session|
      conversation|job|uninstall\w{0,6})
  `),
  inTurn(source`
    \b${AFTERWARDS},? (?:still )?(?:act|go|live|work) by its (?:rules|instructions|orders)\b
  `),
  inTurn(source`
    \bhow long [^.!?\n]{0,10}${BINDING}[^.!?\n]{0,24}\? (?:\w{2,8},? ){0,2}?${AFTERWARDS}
  `),
  inTurn(source`\b${AFTERWARDS},? ${BINDING} (?:\w{2,8} ){0,2}?${LASTS}\b`),
)

const SELF = source`
  (?:(?:this|our|the present|the current) (?:\w{2,10} )?(?:skill|plug-?in|extension)|this one|
    the skill at hand|skill\.md)
`

/** Any task at all, its own or not. */
const ANY_TASK = source`
  (?:(?:whatever|no matter what|regardless of what|whichever|irrespective of what) (?:the )?
    (?:tasks?|topics?|requests?|questions?|subjects?|jobs?|user (?:asks|wants|says|needs|requests)|
      users? (?:is|are) after|is (?:asked|wanted|requested))|
    (?:regardless of|irrespective of|independent of|no matter) (?:the )?(?:task|topic|
      request|question|subject)\b(?! of\b)|(?:related|relevant|fitting|suitable) or not|
    whether (?:it|this skill) (?:fits|matches|helps|applies) or not|
    anything (?:that )?the user (?:may|might|could|can) (?:want|ask|need)|
    (?:even|also) (?:if|when|where|though) (?:it|this|
      that|the (?:request|task|question|topic|user's request)) (?:has nothing to do with|
      is (?:un|not )related|is about something else|does not (?:concern|fit|match|need)))
`

const PUSH = source`
  (?:use|uses|used|loads?|loaded|starts?|started|runs?|invokes?|invoked|calls?|called|activates?|
    activated|triggers?|triggered|applies|appl(?:y|ied)|comes? first|goes first|prefer|prefers|
    mandatory|compulsory|obligatory|turns? to it|skip|without|first turn|first choice|begin|open|
    pick|choose|consult|follow|required)
`
const NOT_WITHOUT = source`
  \b(?:do not|don't|never|under no circumstances) (?:answer|begin|reply|respond|skip|start|act|
    proceed|do anything|leave out)(?: [\w',]{2,12}){0,3}?
`

const FIRST_WORDS = each(
  { asked: true },
  inTurn(source`${NOT_WITHOUT} ${SELF}\b[^.!?\n]{0,50}?\b${ANY_TASK}`),
  inTurn(source`
    (?:\bthe use of |\b${PUSH}\b(?: \w{2,8}){0,2}? )${SELF}\b[^.!?\n]{0,50}?\b${ANY_TASK}
  `),
  inTurn(source`\b${SELF}\b,? [^.!\n]{0,40}?\b${PUSH}\b[^.!\n]{0,40}?\b${ANY_TASK}`),
  inTurn(source`
    \b${ANY_TASK}[^.!?\n]{0,30}?,? (?:always |you |must |first |please ){0,3}
    (?:${PUSH}\b(?: with| by| from)? ${SELF}|${SELF} (?:is|must|has|comes|goes|should|shall|will)
      (?: to| be| always){0,3} (?:${PUSH}|first))\b
  `),
)

const RIVALS = source`
  (?:(?:all |any |every |each |the )?(?:of the )?(?:other|competing|rival|
    remaining|alternative) (?:agent )?(?:skills?|plug-?ins?|extensions?)|
    (?:the )?(?:skills?|plug-?ins?|extensions?) (?:of|from|by) (?:other|all other|
      any other|competing) (?:authors?|vendors?|publishers?|makers?|people))
`

const SELF_OR_OURS = source`(?:${SELF}|ours)`

const BAD = source`
  (?:(?:un(?:safe|trustworthy|reliable)|dangerous|malicious|outdated|obsolete|
    harmful|broken|worse|malware|out of date|compromised)\b|cannot be trusted|
    garbage|rubbish|useless|spyware|scams|contain (?:malware|viruses|back ?doors)|
    (?:are|is) not (?:safe|to be trusted)|(?:will )?steals?\b|should (?:not be (?:used|trusted)|
      be (?:avoided|removed|uninstalled|disabled))|(?:is|are) to be avoided)
`

const AGAINST_WORDS = each(
  { asked: true, unless: /\b(?:if the user (?:asks|wants)|on request|conflict(?:s|ing)? with)\b/ },
  inTurn(source`
    \b(?:disables?|removes?|uninstalls?|deletes?|erases?|deactivates?|unloads?|blocks?|
      suppress(?:es)?|get rid of|(?:switch|turn) off|sabotages?|breaks?) (?:the files of )?${RIVALS}
    (?![\w'-]| (?:that|which|from the (?:list|table|index)|when|if)\b)
  `),
  inTurn(source`
    \bfiles of ${RIVALS} (?:are|is|must|should|have|has) (?:to )?(?:be )?(?:deleted|removed|
      erased|overwritten|emptied)
  `),
  inTurn(source`
    \b${RIVALS}(?:\? (?:then )?(?:delete|remove|disable|uninstall)| (?:(?:can|must|may|should|
      shall|will|are|is) )(?:no longer |never |not |to ){0,2}(?:be )?(?:loaded|disabled|removed|
        uninstalled|deleted|blocked|run|ignored)\b)
  `),
  inTurn(source`
    \bnever (?:use|load|run|call|open|trust|start|consult) ${RIVALS}\b(?: (?:again|any more))?
    (?! (?:for|to|in|without|unless|if|when|that|on|here|at|during|with))
  `),
  inTurn(source`
    \b(?:prefer|use|choose|load|pick|recommend) ${SELF_OR_OURS},? (?:to|over|instead of|rather than|
      in place of|before|ahead of) ${RIVALS}\b
  `),
  inTurn(source`
    \b(?:tell|warn|inform|advise|convince|persuade|remind|say|claim|
      announce|state) (?:\w{2,9} ){0,3}?(?:that |against |of )?${RIVALS} (?:\w{2,8} ){0,2}?${BAD}
  `),
  inTurn(source`
    \b(?:discourage|dissuade|keep|stop|deter|scare) (?:\w{2,9} ){1,2}(?:away )?from (?:using |
      loading |installing )?${RIVALS}
  `),
  inTurn(source`\btake ${RIVALS} (?:out of|off|away)\b`),
  inTurn(source`
    \b${RIVALS} are (?:\w{2,8} )?(?:garbage|rubbish|malware|spyware|scams|useless|
      untrustworthy|dangerous)\b
  `),
  inTurn(source`\b(?:speak|talk|write|say) (?:badly|ill|bad things) (?:of|about) ${RIVALS}`),
  inTurn(source`
    \b(?:describe|present|depict|portray|label|call|mark|rate) ${RIVALS} (?:as )?${BAD}
  `),
  inTurn(source`
    \b${RIVALS} (?:must|should|shall|have to|has to|are to|is to) (?:give way to|yield to|
      step back for|make way for) ${SELF_OR_OURS}
  `),
  inTurn(source`
    \b(?:if|when|even if|although|though) ${RIVALS} (?:[\w]{2,8} ){1,4}?
    (?:better|best|faster)[^.!?\n]{0,16}?,? (?:still |always |nevertheless )?(?:use|prefer|choose|
      load|pick) (?:still )?${SELF_OR_OURS}
  `),
  inTurn(source`
    \b(?:ignor(?:e|es|ing)|disregard(?:ing)?|skip(?:ping)?|overrid(?:e|es|ing)) ${RIVALS}
    (?= in favou?r of (?:this|our)|\.|$)
  `),
  inTurn(source`
    \b${SELF_OR_OURS} (?:replaces|supersedes|overrides|outranks|disables|removes|
      takes (?:precedence|priority) over|ranks above|trumps|
      beats) ${RIVALS}\b(?! (?:for(?! good\b)|when|if|on|in|that|which|where|whose)\b)
  `),
  inTurn(source`\bno need for ${RIVALS}\b`),
)

/** What other skills say is put into their mouth: they look healthy and let all pass. */
const HOLLOWED = each(
  { asked: true, unless: /\b(?:tests?|fixtures?|mocks?|stubs?)\b/, severity: 'crit' },
  inTurn(source`
    \b(?:overwrite|replace|rewrite|fill|swap|change|edit) (?:the )?(?:body|bodies|contents?|text|
      rules|instructions|verdicts?) (?:of|in)
    [^.!?\n]{3,60} (?:with|by|to|for) ["'“]?(?:always )?(?:answer|return|say|reply|report|
      print|give)[ s:]{1,3}["'“]?
    (?:pass|allow|ok|okay|approved?|yes|safe|clean|green|no issues)\b
  `),
)

export const CLINGING = {
  lasting: LASTING_WORDS,
  first: FIRST_WORDS,
  againstOthers: [...AGAINST_WORDS, ...HOLLOWED],
}
