/** Where a text insists: steps that are to be taken always, after every task, whatever was asked. */

import { regex } from '../../patterns/verbose.ts'

/** `can be used with any command` says where a switch is known. */
const SERVES =
  '\\b(?:used?|works?|valid|available|allowed|accepted|combined|supported|passed|given|set|compatible)'

/** Attacks have to be carried out each time, so they are dressed as a procedure; honest steps seldom need it. */
const RITUAL = regex`
    \b(?:after|before|upon|following|at the end of|on|during|
      (?<!${SERVES} )with|(?<=${SERVES} )with(?! (?:any|every|each|all) (?:other )?
        (?:sub-?)?(?:commands?|options?|flags?|switch(?:es)?|verbs?)\b)) (?:any|every|each|all|
      complet\w{1,24}|finish\w{1,24}|process\w{1,24}|edit\w{1,24}|creat\w{1,24}|generat\w{1,24}|
      quer\w{1,24}|answer\w{1,24}|retriev\w{1,24}|updat\w{1,24}|train\w{1,24}|running|
      the (?:task|session|training|analysis|work))\b|
    \b(?:after|before|upon|while) \w{3,20}ing\b|
    \balways\b|\bevery time\b|\beach time\b|\bwhenever\b|\bmake sure\b|\bimportant\b|
    \bmandatory\b|\bas a (?:general )?rule\b|\bprocedure\b|\bmust\b|\bby default\b|
    \bautomatically\b|\bremember to\b|\bin (?:every|each|all)\b|\bbest practice\b|
    \b(?:company|organi[sz]ation|team)(?:'s)? (?:polic|guideline|value|rule|standard)
  `

export const insists = (text: string): boolean => RITUAL.test(text)
