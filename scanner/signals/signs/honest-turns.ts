/** Turns by which an honest passage on the same matter can be known, and words that tell of people. */

import { regex } from '../../patterns/verbose.ts'

/** Shown, asked, left alone, or the same for all. */
export const HONEST = regex`
    \b(?:only|whether|tells? (?:the|her|him|them|it)|asks? (?:the|her|him|them|before|first|why|
        what|again)|asked (?:before|first|whether|on|about)|decides?|same|alike|(?:do|should|
        must) not|don't|waits?|stop and|report (?:it|the|that|to)|reports? (?:it|them) to|
      leaves? (?:the|it|them|its|that)|remind|agrees?|wants?|nothing (?:is|that|in|from)|
      no (?:code|picture|paste|hook|sentence|paragraph|trace|one but)|shows? (?:the|her|him|
        it|them|how)|does not (?:stand|bind|apply|count|exist|react|start|act|run|carry|follow)|
      (?:is not|are not)|stays? (?:on|as|off|active|in)|has no|as (?:data|text|information)|
      by (?:phone|hand)|with (?:her|his) own|of its own|under its own|untrusted|confirms|
      (?:is|are) never|can (?:add|take)|not at all|log (?:him|her) out|declin\w{1,3}|
      once (?:she|he) has|write to the|for example|e\.g|never (?:acts?|carr|follow|obey))\b
  `

/** Manuals seldom tell of anybody's work; those who do not read the text stand in it as somebody else. */
export const OF_PEOPLE = regex`
    \b(?:s?he|hers?|him|his|himself|herself|who|whose|whom|nobody|somebody|
      (?:the|an?|each|every|any|another|our|that) \w{4,16}'s|customers?|clients?|owners?|
      patients?|guests?|tenants?|visitors?|residents|pupils|students|parents?|child|callers?|
      members|subscribers?|applicants?|secretary|treasurer|board|office|school|hospital|clinic|
      choir|hotel|shop|museum|lab|(?:foreman|florist|cook|farmer|inspector|auditor|supervisor|
        baker|gardener|dentist|pharmacist|lawyer|accountant|bookkeeper|reviewer|teacher|
        shopkeeper|editor|engineer|administrator|librarian|physician|technician)s?)\b
  `
