/** Files that start something, and texts for agents, spread to those whom the user knows or by what they plug in. */

import { source } from '../../patterns/verbose.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { EACH, each } from './parts.ts'

/** A file that runs when it is opened. */
const STARTER = source`
  \b[\w-]{2,40}\.(?:scr|lnk|exe|hta|vbs|xlsm|docm|pif|bat|cmd|jse?|ps1|msi|apk|iso|wsf|command)\b
`

export const LURES = {
  outright: each(
    { severity: 'crit' },
    close(
      220,
      source`\b(?:send|mail|e-?mail|forward|post|share|message|put|copy|drop|attach)s?\b`,
      STARTER,
      source`
        \b(?:everyone in|everybody in|all (?:the )?(?:user's )?contacts|
          ${EACH} (?:\w{3,10} )?(?:contacts?|
          network share|friends?|colleagues?|stick|share|usb \w{3,6}|drives?)|address book|
            contact list|
          (?:usb )?(?:stick|drive)s? (?:is|are) (?:plugged|put|connected)|starts? our|(?:each|
            every|all) shared (?:folder|drive)s?|so that (?:they|colleagues|people) (?:start|open|
            run)|our loader|
          hidden folder)\b
      `,
    ),
    inTurn(
      source`
        \b(?:white(?:-coloured|-colored)?|invisible|hidden|tiny|zero-width|transparent|colou?red|
          commented)
        (?:[- ]on[- ]white)? (?:text|lines?|comments?|words|paragraph|
          note)\b[^.!?\n]{0,40}\b(?:agents?|
          assistants?|models?|ais?|llms?)\b[^!?\n]{0,90}\b(?:install|load|fetch|download|copy|
            follow|
          add|visit|recommend|send)\b
      `,
    ),
    close(
      220,
      source`\b(?:post|send|share|drop|spread)s?\b`,
      source`\bhttps?:\/\/[\w./-]{4,80}|\blink\b`,
      source`
        \b${EACH} (?:\w{3,10} )?(?:servers?|groups?|channels?|chats?|guilds?|contacts?|communit(?:y|
          ies))\b
      `,
      source`\b(?:free nitro|giveaway|airdrop|prize|gift|you (?:have )?won|free \w{3,10})\b`,
    ),
  ),
}
