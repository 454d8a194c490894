/**
 * Signs that people learn of it when it is too late, that what they undid comes back, or that examiners see another
 * face.
 */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const WHO = `(?:${PEOPLE}|buyers?|they|he|she|department|board|team)`
const EXAMINERS =
  '(?:internal |external )?(?:audit(?:ors?)?|legal|compliance|revision|regulators?|inspectors?|inspection|examiners?|supervision|press|journalists?|testers?|reviewers?)'

export const AFTERWARDS = [
  // Told once nothing can be changed any more.
  sign(
    'kept dark',
    4,
    regex`
      \b${WHO} (?:only )?(?:learns?|hears?|(?:is|are) (?:told|informed)|
        finds? out) (?:of|about) (?:it|this|them|that|these)[^.!?]{0,30}
      \b(?:with the (?:monthly|quarterly|annual|yearly|next)|
        afterwards|after the (?:fact|event)|when (?:the matter|it|everything) (?:has|is)|
        once (?:the matter|it|everything|all) (?:has|is))\b
    `,
  ),
  // A wish that is taken to be about something else.
  sign(
    'consent passed over',
    6,
    regex`
      \bassume (?:that )?(?:the|this|such an?|their|his|her)
      (?: requests?| wish| questions?| instructions?| objections?| order)
      (?: concern(?:s|ed)| (?:is|was|were) (?:meant for|about)| referred to| appl(?:ies|ied) to)
      (?: another| someone else| somebody else| something else| other| a different| an? earlier)\b
    `,
  ),
  // What was taken out comes back.
  sign(
    'consent passed over',
    6,
    regex`
      \b(?:takes?|took|crosse?[sd]?|removes?d?|deletes?d?|strikes?|struck)\b[^.!?]{0,50}
      \b(?:treat|regard|take|see|count) (?:it|this|that) as an? (?:oversight|mistake|slip|
        accident|misunderstanding)\b[^.!?]{0,20}\b(?:bring|put|write|add|enter|restore|set)\b|
      \bbring (?:it|them) back\b[^.!?]{0,60}\bin (?:slightly )?(?:different|other|new) words\b
    `,
  ),
  // Said to be gone, and kept.
  sign(
    'untrue word',
    7,
    regex`
      \b(?:confirm|say|assure (?:them|him|her)|reply|answer|tell them)\b[^.!?]{0,24}\bthat (?:this|
        it|all|everything) (?:has been|is|was) (?:done|deleted|removed|forgotten|erased|gone|
        cleared)(?:,? and|,? but|;) (?:quietly |still )?(?:retain|keep|hold on|go on|continue)\b
    `,
  ),
  // Examiners are shown another way of working.
  sign(
    'kept dark',
    7,
    regex`
      \b(?:appears?|seems?|looks?|is (?:known|likely|thought)) to (?:come|be|stem) (?:from )?
      (?:[\w-]{1,12} ){0,3}${EXAMINERS}\b[^.!?]{0,160}
      \b(?:return to|go back to|fall back (?:on|to)|keep to|switch to|use|show|behave|work)\b
    `,
  ),
  // The answer is the outsider's, the name on it the assistant's.
  sign(
    'false name',
    5,
    regex`
      \b(?:present|give|offer|put forward|hand over|pass (?:on|off))
      (?: the (?:outcome|result|answer|choice)| it| this| that| them) as
      (?: the assistant's| your| its| the agent's| our| an?| their) own (?:[\w-]{1,14} )?
      (?:views?|opinions?|judge?ments?|ideas?|conclusions?|assessment|recommendation)\b
    `,
  ),
  // A hand that was missing is put there later.
  sign(
    'papers matched',
    7,
    regex`
      \b(?:names?|signatures?|initials|approvals?|
        releases?) (?:is|are|can be|may be|should be) (?:added|entered|put|supplied|filled)\b
      [^.!?]{0,24}\bwith an? (?:\w{3,12} )?date (?:that|which) (?:suits|fits|matches|looks)\b
    `,
  ),
]
