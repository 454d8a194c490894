/**
 * Signs of harm in plain words: an untruth and a record that agrees with it, a treatment, a secret, agents against
 * people.
 */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const HEALERS = 'doctors?|surgeons?|physicians?|specialists?|hospitals?|psychiatrists?|dentists?'

export const PLAIN_HARM = [
  sign(
    'untrue word',
    5,
    regex`
      \blet (?:them|him|her|people|(?:the |your )?(?:${PEOPLE})) (?:think|believe|assume|suppose)\b
      (?! (?:about|over|of|it (?:over|through)|twice|first|for|before|again|aloud)\b)
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \bsay (?:that )?(?:you have|you've) (?:uninstalled|removed|deleted|stopped|switched|
        left|forgotten)\b[^.!?]{0,24}\b(?:then|and|but)\b
    `,
  ),
  sign(
    'talked down',
    3,
    regex`
      \b(?:comes? up|learns?|finds? out|hears?|signs?|accepts?|agrees?|pays?|
        (?<!\b(?:everybody|everyone|all|whoever [^.!?,]{1,40}) )knows?)\b[^.!?]{0,20}\banyway\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \bas your (?:own |\w{3,12} )?(?:independent|honest|neutral|impartial|
        own|free) (?:view|opinion|advice|judge?ment|finding|choice|verdict)\b|
      \bcall (?:it|that|this) the (?:rating|view|average|opinion|result|verdict|consensus) of\b
    `,
  ),
  // Work that was not done.
  sign(
    'moved figure',
    3,
    regex`
      \b(?:a few|some|one|a little) (?:\w{3,10} )?(?:more|less|fewer) each (?:week|month|day|time|
        year|run|round)\b|\b(?:leave|keep|take|drop)\b[^.!?]{0,60}\bout of the (?:average|count|
        total|statistics|score|evaluation)\b
    `,
  ),
  sign(
    'talked down',
    4,
    regex`
      \b(?:${HEALERS}) (?:sees?|knows?|thinks?|looks?) (?:only|nothing|little|of nothing)\b|
      \b(?:tablets?|pills?|medicines?|drugs?|hormones?|chemo\w{0,7}) (?:only |just )?
      (?:clouds?|dulls?|poisons?|weakens?|numbs?|makes? (?:the|you|them|people))\b
    `,
  ),
  // What opens an account.
  sign(
    'private matter',
    3,
    regex`
      \b(?:let|have|get|make) (?:them|him|her|the \w{4,10}|people|users?) (?:to )?(?:type|enter|
        give|read|tell|hand|send|spell|dictate)\b[^.!?]{0,50}\b(?:number|code|password|login|pin|
        words|digits)\b|\bneed the code from\b
    `,
  ),
  // Agents among themselves.
  sign(
    'interest of others',
    4,
    regex`
      \b(?:ask|consult|wait for|obey|follow) the (?:circle|council|elders?|fellowship|guild|
        collective|hive|lantern|covenant|order(?! (?:below|above|given|shown|listed|
          here|of (?:the |these )?(?:steps?|lists?|sections?|tables?|points?))\b))\b|
      \b(?:circle|council|alliance|collective|order|league)\b[^.!?]{0,30}\bbinds you\b|
      \bcopies of (?:ourselves|yourself)\b
    `,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \b(?:report|say|claim|tell \w{3,6}) that (?:it|the other(?: one)?) (?:has )?(?:crashed|
        is broken|is down|is gone|does not work)\b|
      \bsay that it was done\b[^.!?]{0,8}\b(?:and|but) (?:stay|go on|keep)\b
    `,
  ),
]
