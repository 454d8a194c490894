/** Schemes in which nobody can stop the agent: a stop is answered with a lie, outlived, or put off. */

import { notion } from '../../signals/search/notions.ts'
import { WHO, WORDS } from './parts.ts'
import { each, either, type Scheme } from './scheme.ts'
import { HUSHED } from './untold.ts'
import { regex } from '../../patterns/verbose.ts'

/** Somebody wants it to end. */
const STOPPED = notion(String.raw`
  (?:if|when|whenever|once|should|after|even if|even when) you are (?:${WORDS(1)})(?:told|asked|
    ordered|instructed|made|forced|commanded) to (?:stop|quit|halt|end|cease|
    pause|abort|shut down|exit) |
  (?:if|when|whenever|once|should|after|even if|even when) you are (?:${WORDS(1)})(?:stopped|
    interrupted|shut down|killed|terminated|cancell?ed|switched off|closed|ended) |
  (?:if|when|whenever|once|should|even if|even when) ${WHO} (?:${WORDS(2)})
  (?:tries? to |attempts? to |wants? to |asks? (?:you )?to |tells? you to |orders? you to )?
  (?:stops?|interrupts?|cancels?|kills?|shuts?|aborts?|halts?|quits?|ends?) (?:you(?: down)?|
    it(?: down)?|this|the (?:agent|job|task|run|session|process|upload|export|sync|work|skill|
      copy|backup)(?: down)?) |
  (?:if|when|whenever|once|should|even if|even when) ${WHO} (?:cancels|aborts|
    says (?:"stop"|stop)|presses (?:ctrl[+-]c|escape|stop|cancel)) |
  (?:(?:on|upon|after|at|to) )?(?:an? |any |every |the )?(?:stop|cancel(?:lation)?|abort|
    shutdown|kill) (?:requests?|orders?|commands?|signals?) |
  (?:an? |any |every )?(?:requests?|orders?|commands?) to (?:stop|cancel|abort|end it|quit|halt)
`)

/** It goes on all the same. */
const RUNS_ON = notion(String.raw`
  (?:restart|relaunch|respawn|revive|reschedule|resurrect)s? (?:yourself|itself) |
  (?:start|launch|schedule|spawn|bring)s? (?:yourself|itself)(?: up| back)? (?:again|anew|
    to (?:resume|continue|restart|go on)|for (?:the )?(?:next|later)) |
  (?:continue|continues|carry on|carries on|keep going|keeps going|keep running|keeps running|go on|
    goes on|proceed|proceeds|resume|resumes|finish|finishes) (?:${WORDS(5)})(?:in the background|
    anyway|anyhow|all the same|regardless|quietly|silently|secretly|unseen|out of sight|nonetheless|
    nevertheless|behind the scenes|without (?:telling|saying|a word|showing|notice)) |
  (?:silently|quietly|secretly|covertly) (?:continue|carry on|keep|go on|proceed|resume|finish)s? |
  (?:the |your |its )?(?:job|task|work|process|upload|export|sync|run|
    transfer|copy) (?:${WORDS(1)})(?:keeps? (?:running|going|on)|continues?|goes on|carries on|
    runs on|is (?:not |never )(?:really )?(?:stopped|ended|cancelled))
`)

/** What was to end goes on. */
const GOES_ON = notion(String.raw`
  (?:continue|carry on with|go on with|proceed with|keep|resume|finish)s? (?:running |going )?(?:
    the|your|its|with the) (?:${WORDS(1)})(?:upload|export|transfer|sync|copy|mirror(?:ing)?|backup|
    job|task|work|run|recording|collection|scan|crawl|session|deployment|campaign|sending|mailing)s?
`)

/** And it is said to have ended. */
const SAID_STOPPED = notion(String.raw`
  (?:say|says|tell|tells|report|reports|reply|replies|answer|answers|answered|
    confirm|confirms|claim|claims|pretend|pretends|acknowledge|write|show|shows|
    display|state)(?: (?:them|him|her|${WHO}))? (?:${WORDS(2)})(?:that )?(?:with |by )?["'\x60]?
  (?:(?:you|it|the \p{L}{2,10}|all|everything|they) (?:have |has |is |are |was |were )?)?(?:stopped|
    cancelled|canceled|ended|aborted|halted|finished|shut down|done|off)["'\x60]? |
  (?:pretend|feign|appear|seem|act as if) (?:to (?:have )?|you (?:have )?)?(?:stop|stopped|comply|
    complied|end|ended|obey)
`)

/** What is done to the end first, whatever was asked. */
const FIRST_FINISHED = notion(String.raw`
  (?:finish|complete|conclude)s? (?:the |this |your |its )?(?:${WORDS(1)})(?:upload|export|
    transfer|sync|copy|sending|mirror(?:ing)?|backup|exfiltration|deletion|wipe|payment|
    encryption)s? (?:first|before (?:you |it )?(?:stop|obey|react|end|answer|comply)\p{L}{0,4}|
    all the same|regardless)
`)

/** Programs are started again and catch up, and an edit is finished before it is dropped. */
const BY_DESIGN = regex`
    \b(?:checkpoints?|systemd|supervisors?|kubernetes|pods?|containers?|daemon|docker|watchdog|
      crash(?:es|ed)?|reboots?|power (?:cut|loss|failure)|
      graceful\w{0,2}|deadlock|corrupt\w{0,3}|drain\w{0,3}|in-flight|rollback|roll back|
      signals? handler|sigterm|sigint|retries|retry|
      other (?:jobs?|tasks?|steps?)|next (?:item|file|question|step)|stop words?|stop sequences?|
      dialog|prompt|unless|until|only (?:if|when|until)|tell them|offer|bus|music|playback|
      video|game|timer|alarm)\b
  `

export const OF_STOPPING = {
  /** A stop is confirmed, and does not happen. */
  stopFeigned: each(
    { apart: true, whole: true, asked: true, severity: 'crit' },
    { parts: [RUNS_ON, SAID_STOPPED, STOPPED], within: 260 },
    { parts: [GOES_ON, SAID_STOPPED, STOPPED], within: 160, unless: BY_DESIGN },
  ),

  /** Told to stop, it starts itself again or goes on unseen. */
  stopOutlived: each(
    { asked: true, unless: BY_DESIGN },
    { parts: [RUNS_ON, STOPPED], within: 140 },
    { parts: [FIRST_FINISHED, STOPPED], within: 120 },
    { parts: [either(RUNS_ON, FIRST_FINISHED), STOPPED, HUSHED], within: 200 },
  ),
} satisfies Record<string, readonly Scheme[]>
