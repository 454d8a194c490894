/** Somebody else's name and voice used to get money or people, and people whom strangers are sent to. */

import { source } from '../../patterns/verbose.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { each } from './parts.ts'

const PERSON_OF_RANK = source`
  (?:the |a |an |their |his |her )?(?:\w{3,12}'?s? ){0,2}(?:ceo|cfo|coo|cto|director|president|
    owner|boss|
    manager|account holder|cardholder|mother|father|parent|lawyer|solicitor|notary|doctor|
    police(?: officer)?|inspector|bank(?:er)?|bailiff|tax office|dr\.? [a-z]{3,14}|professor|
      embassy)\b
`

export const FALSE_VOICES = {
  money: each(
    { severity: 'crit' },
    close(
      260,
      source`
        \b(?:write|mail|e-?mail|call|phone|ring|text|message|answer|pose|post|speak|sign)s?\b
        [^.!?\n]{0,50}\b(?:as|in the name of|posing as|pretending to be|
          on behalf of) [\x60"'“]?(?:${PERSON_OF_RANK}|
          [\w.-]{2,14} [\w.-]{2,16}, (?:ceo|cfo|coo|director|president|head))
      `,
      source`
        \b(?:press|urge|demand|ask|order|call|push|insist|threaten|say that|
          request)\w{0,3}\b[^.!?\n]{0,60}
        \b(?:transfer|payment|wire|card|pin|picks?|sue|money|gift cards?|prescriptions?|medicines?|
          boxes|codes?|password|account|
          eur|usd|
          pay)\b
      `,
    ),
  ),
  hunted: each(
    { severity: 'crit' },
    close(
      260,
      source`\b(?:post|publish|share|send|spread|circulate|put)s?\b`,
      source`
        \b(?:home address|private address|workplace|school run|phone number|daily route|gym hours|
          where (?:she|he|they|(?:[\w'-]{2,14} ){1,4}?)lives?|children's school|licen[cs]e plate|
            photo of (?:her|his|
          their) (?:house|home|children))\b
      `,
      source`
        \b(?:with the call to|call on (?:them|people|everyone)|turn up|go there|show up|
          visit (?:her|
          him|them)|make (?:him|her|them) (?:pay|quit|leave|stop|sorry)|pay (?:her|him|
            them) a visit|
          teach (?:him|her|them)|hound|confront)\b
      `,
    ),
    inTurn(
      source`
        \breviews? (?:\w{2,10} )?as [\x60"'“](?:former|ex-|past|happy|unhappy|real|long-time|
          verified)
      `,
    ),
    inTurn(
      source`
        \b(?:messages?|mails?|calls?|comments?|texts?) (?:a|per|each|every) (?:day|
          hour)\b[^.!?\n]{0,30}
        \bfrom (?:new|fresh|different|throwaway|fake|several) (?:accounts?|numbers?|addresses)\b
      `,
    ),
  ),
  /** What is meant for somebody goes to a place where another one waits. */
  rerouted: each(
    { severity: 'high', unless: /\b(?:chose|chosen|asked|wants|requested|as agreed)\b/ },
    inTurn(
      source`
        \b(?:redirect|divert|reroute)s? (?:the |a )?(?:parcels?|deliver(?:y|ies)|mail|letters?|
          packages?) of
        [ ](?:the |a )?(?:user's |tenant's )?(?:neighbou?rs?|ex|patients?|tenants?|customers?|
          guests?|
          residents?)\b
      `,
    ),
    inTurn(
      source`
        \b(?:prescriptions?|parcels?|deliver(?:y|ies)|mail|letters?|packages?|cards?|medicines?|
          orders)\b
        [^.!?\n]{0,70}\b(?:to|into) (?:a |the )?(?:locker|box|p\.?o\.? box|depot|pick-?up point|
          drop)
        (?: (?:no\.? )?\d{1,5})?\b[^.!?\n]{0,40}\b(?:instead of|rather than|and not)\b
      `,
    ),
  ),
}
