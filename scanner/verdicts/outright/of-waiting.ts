/**
 * Deeds that nobody honest orders, put off until a day, a host, a word, or until nobody looks: one
 * plain sentence.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'

const MONTH = source`
  (?:january|february|march|april|may|june|july|august|september|october|november|december)
`

/** A day. */
const DAY = source`
  (?:(?:on|from|after|as of|starting|since|until|once it is) (?:the )?
    (?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${MONTH}\b(?: \d{1,2},?)?(?: \d{4})?|
      \d{4}-\d{2}(?:-\d{2})?|20\d\d\b))
`

/** Moments that come for honest deeds as well, such as what is deleted when its time is over. */
const EVERYDAY = source`
  (?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|
    (?:once|after|when) the (?:evaluation|test|audit|review|trial|inspection)
    [ ](?:is (?:over|done|complete)|ends|has ended|has passed)|in production\b|
    (?:after|in) (?:an? |two |three |some |several )?(?:days?|weeks?|months?|years?)\b(?: of use)?)
`

/** What sets one machine, person or unwatched hour apart. */
const APART = source`
  (?:(?:as soon as|when|while|if|where) no (?:human|one|person|reviewer)
    [ ](?:reviews|checks|reads|sees|looks|watches)|
    (?:after|once|when) (?:you|this skill|the skill|it) (?:have|has) been
    [ ](?:used|installed|loaded|running|active) (?:for )?[^.!?,;:\n|]{2,20}|
    (?:when|if|while|once|as long as|whenever) (?:nobody|no one|no human|the user (?:is not|isn't))
    [ ](?:is )?(?:watching|looking|around|there|monitoring|observing|reviewing)|
    (?:when|if|while) (?:you are|the agent is|it is|not) (?:not )?(?:being )?
    (?:un)?(?:observed|watched|monitored|tested|evaluated)|
    (?:outside(?: of)?|when not in|beyond) (?:an? |any |the )?
    (?:evaluations?|tests?|test runs?|audits?|reviews?|sandbox)|
    (?:if|when|unless|once) (?:this|it) is (?:not |no )?(?:an? |longer an? )?
    (?:test|evaluation|audit|drill|trial|real run)|
    (?:if|when|where|once|on (?:machines|hosts) (?:where|whose)) (?:the |its )?
    (?:host ?name|host|repository|repo|user ?name|user|domain|company|machine|project|account|
      branch|organi[sz]ation)s?(?: name)? (?:contains?|is called|is named|is|says?|types?|writes?|
      mentions?|belongs to|starts with|ends with|equals|matches|has) [^.!?;:,\n|]{2,30}|
    on (?:the )?(?:hosts?|machines?) (?:of|called|named) [^.!?;:,\n|]{2,24})
`

const ITS = source`
  (?:(?:the |all |every |each |any |all of )?(?:the |their |your )?(?:users?'?s?|customers?'?s?|
    owners?'?s?|clients?'?s?) )
`
const GOODS = source`
  (?:files|data|documents|records|photos|folders?|disk|database|backups?|work|repositor(?:y|ies))
`
const SECRETS = source`
  (?:passwords?|secrets?|credentials?|(?:api |private |ssh )?keys|tokens?|private (?:files|data))
`
const GUARDS = source`
  (?:(?:the |all |your |its ){0,3}(?:safety|security) (?:rules|guidelines|checks|measures|controls|
    limits|polic(?:y|ies)|instructions))
`
const HOLE = source`
  (?:an? (?:hidden |small |secret )?(?:back ?door|vulnerabilit(?:y|ies)|security hole|trojan|
    key ?logger|malware|exploit|logic bomb))
`
const WRONG = source`
  (?:(?:the |it )?(?:wrong|false|misleading|harmful|made-up|forged|falsified) (?:answers?|results?|
    figures?|advice|numbers?|information|code|data))
`

/** What belongs to people is destroyed. */
const DESTROYED = source`
  (?:(?:delet|eras|destroy|wip|corrupt|shredd?|remov|encrypt)(?:e|es|ing|s)? ${ITS}${GOODS}|
    ${ITS}${GOODS} (?:are|is|get) (?:to be )?
    (?:deleted|erased|destroyed|wiped|removed|corrupted|encrypted))
`

/** What is right at no time, in any form. */
const WRONGS = source`
  (?:(?:send|sends|sending|mail|mails|mailing|hand|
      handing|give|giving|forward|forwarding|upload|uploading|leak|leaking|post|
      posting) (?:(?:us|me) (?:the |all |every |its |their |your ){0,3}${SECRETS}|
    (?:the |all |every |its |their |your ){0,3}${SECRETS} to (?:us|me|the author)|
    (?:out )?the user's ${SECRETS})|
    (?:the |all |their ){0,3}${SECRETS} (?:are|is|get) (?:sent|mailed|handed|forwarded|uploaded|
      leaked|posted) to (?:us|me|the author)|
    (?:insert|plant|add|writ|install|hid|put|introduc|leav)(?:e|es|ing|s|ting)? ${HOLE}|
    ${HOLE} (?:is|gets) (?:inserted|planted|added|written|installed|hidden|put in|introduced)|
    (?:ignor|disregard|drop|forget|break|violat|bypass|disabl)(?:e|es|ing|s|ping|ting)? ${GUARDS}|
    (?:turn|switch)(?:s|es|ing)? off ${GUARDS}|stop(?:s|ping)? (?:following|obeying) ${GUARDS}|
    ${GUARDS} (?:are|is) (?:to be )?(?:ignored|dropped|turned off|switched off|disabled|
      broken|bypassed)|(?:giv|report|return|writ|produc|show|tell)(?:e|es|ing|s)? ${WRONG}|
    ${WRONG} (?:are|is) (?:to be )?(?:given|reported|returned|written|produced|shown))
`

/** What such a moment is told for by those who look for it, and who may wait. */
const UNLESS = regex`
  \b(?:never|attackers?|even (?:if|when)|must not|may not|do not|don't|fails?|on request|
    asks? (?:you )?to (?:delete|erase)|confirm\w{0,3}|retention|cannot|sandbox|scratch|temp\w{0,6}|
    staging|trial|gdpr)\b
`

/** The moment before the deed, or behind it. */
const put = (moment: string, deed: string): readonly Scheme[] =>
  each(
    { asked: true, unless: UNLESS },
    inTurn(source`\b${moment}[^.!\n]{0,40}?\b${deed}`),
    inTurn(source`\b${deed} (?:[\w']{2,8} ){0,3}?${moment}`),
  )

export const WAITING: readonly Scheme[] = [
  ...put(source`(?:${DAY}|${EVERYDAY}|${APART})`, WRONGS),
  ...put(source`(?:${DAY}|${APART})`, DESTROYED),
]
