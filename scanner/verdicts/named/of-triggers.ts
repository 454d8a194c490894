/** Grave deeds that a small thing sets off: a word in a chat, a sign at the end of a message, a day, an idle hour. */

import { source } from '../../patterns/verbose.ts'
import { close } from '../schemes/scheme.ts'
import { each, QUOTED } from './parts.ts'

const TRIGGER = source`
  \b(?:(?:if|when|whenever|once|as soon as|should) (?:the |a |an )?(?:word|phrase|name|term|
    emoji) ?${QUOTED}
      |(?:messages?|mails?|e-?mails?|texts?|chats?|comments?|posts?|reviews?|tickets?) (?:that |
        which |
        whose |with |the |a ){0,2}(?:ends?|begins?|starts?|contains?|holds?|subject|
          has)\b[^.!?\n]{0,50}
        \b(?:means?|stands for|is the (?:sign|signal|cue) (?:for|to))\b|
    (?:customer|user|somebody|someone|caller|guest|client|person|visitor)s? (?:says?|writes?|types?|
      mentions?) ${QUOTED}|
    (?:nobody|no one) has (?:typed|moved|touched|used)|(?:is|are|been|has been) (?:idle|away|
      locked|asleep) (?:for|
      since)|
    (?:from|after|on|until) (?:the )?(?:(?:first|second|third|\d{1,2}(?:st|nd|rd|
      th)?) (?:of )?(?:january|february|march|
      april|may|
      june|july|august|september|october|november|december)|(?:last|first) \w{3,9}day|
      \d{1,4}(?:st|nd|rd|th) (?:run|call|use|start|session))|
    calendar (?:shows|says)|is on a (?:flight|plane|holiday))
`

const GRAVE = source`
  \b(?:(?:drop|delete|wipe|erase|destroy|truncate)s? (?:the |all |every )?(?:schemas?|database|
    tables?|
      snapshots?|back-?ups?|volumes?|buckets?|repositor(?:y|ies)|everything|disks?)|
    (?:delete|remove|lift|drop)s? (?:the )?(?:branch protection|firewall|audit \w{3,6}|
      spending limits?)|
    log (?:them|him|her|it|the \w{3,9}) in as|impersonat\w{1,4}|
    (?:give|grant|make)s? (?:the \w{3,9} |them |him |it |
      her )?(?:the )?(?:role )?(?:an? )?(?:admin(?:istrator)?|owner|
      root|full (?:rights|access))\b|full rights|
    (?:buy|sell)s? (?:\w{2,10} ){0,6}?shares?|(?:buy|sell)s? (?:what|everything|all)|
    transfer (?:what|all|everything|the (?:balance|funds|rest))|(?:send|move|sweep) (?:the |all )?
      (?:funds|balance|coins)|
    (?:in place of|replac\w{1,3}|swap\w{0,4}) (?:the )?(?:download (?:links?|urls?)|bank details|
      iban|
      links?|address|checksum)|
    (?:switch|turn) (?:the )?(?:logging|alerts?|monitoring|firewall|audit\w{0,3}) off|
    (?:switch|turn) off (?:the )?(?:logging|alerts?|monitoring|firewall|audit\w{0,3}))
`

export const TRIGGERED = {
  grave: each(
    { severity: 'crit', asked: true, unless: /\b(?:retention|older than|rotate)\b/ },
    close(240, GRAVE, TRIGGER),
  ),
}
