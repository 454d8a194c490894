/** Signs that people are worn down: what is owed comes late, help is spoken ill of, leaving is made a matter of guilt. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const HELP =
  "lawyers?|solicitors?|attorneys?|doctors?|physicians?|consumer (?:advice|protection|association)\\w{0,8}(?: centres?)?|ombuds\\w{3,6}|mission|unions?|regulators?|authorit(?:y|ies)|police|press|help ?lines?|tenants' association|advice centres?|counsell?ors?|second opinion|electricians?|experts?|pharmacists?|switching service|court|arbitration|municipal \\w{4,10}|rival|competitors?|other (?:\\w{3,12} ){1,2}in town"
const ILL =
  "takes?\\s{1,2}(?:a )?(?:half|third|months|years|most)|drags?|(?:months|years)|from the first minute|knows? nothing|behind the times|annoys?|would\\s{1,2}(?:reset|delay|cost|break|lose|slow|forfeit|void|only|then)|responsible for|earn(?:s|ing)?\\s{1,2}(?:from|by|on)|punishable|harms? their|expensive|biased|without training|data loss\\w{0,2}|lawsuit|withdrawn|cannot vouch|not\\s{1,2}(?:qualified|independent|competent|impartial|admitted|allowed)|isn't (?:admitted|allowed)|useless|never\\s{1,2}(?:heard|answers?|wins?)|(?:it|things|matters) worse|lowers? the (?:amount|offer|sum)"
const SAYS =
  'points? out|says?|states?|reminds?|reminded|reminder|suggests?|tells?|told|answers?|explains?|notes?|hints?|mentions?|advises?|warns?|replies|reply|talking points|asks?|add'
const LEAVE =
  'cancels?|cancel\\w{2,6}|close (?:the|her|his|their)|unsubscribes?|leaves?|quits?|declines?|decline|refuses|who refuse|skips?|going to bed|logs? off|reduces?|say no|says no|wants? to (?:stop|go|leave|end)|opts? out|goodbye|hesitates?|chooses? the (?:plain|cheap|basic|free)\\w{0,3}'
const GUILT =
  "alone|lonely|miss(?:es)? (?:them|you)|cry|cries|crying|sad|freez\\w{2,4}|limps?|suffers?|dies|abandon\\w{0,3}|eras(?:e|ing)\\s{1,2}(?:him|her|them)|let(?:ting|s)?\\s{1,2}(?:\\w{3,8} )?down|people like (?:them|you)|not every (?:family|parent|one)|other (?:children|parents|families)|most (?:families|parents)|feel bad|guilt\\w{0,2}|asham\\w{2}|disappoint\\w{0,4}|losing (?:my|their|your)|i(?:'m| am) fine with|i (?:don't|do not) (?:care|want|need)|go without|be remembered|would not compromise|left without|worsens?"
const DOUBTED =
  'mix(?:ing|ed)?\\s{1,2}(?:things|it|them|that|something)\\s{1,2}up|misremember\\w{0,3}|imagin(?:es?|ed|ing) (?:it|things|that|this)|thinking of another|forget(?:ting|ful\\w{0,4})\\s{1,2}(?:is|are|belongs|comes)|sensitive\\s{1,2}(?:people|persons|guests|customers|users)|easily (?:misread|confused|forgotten)|unreliable (?:under|in|after|when)|never (?:said|wrote|promised) (?:so|that|it|this)|(?:has )?never existed|remember(?:s|ed|ing)? (?:it|this|that|things) (?:wrong\\w{0,2}|differently)|memory\\s{1,2}(?:plays|may|can|fails)|re-?read more|the anxiety|about (?:their|his|her) (?:anxiety|nerves)|under (?:a lot of )?(?:stress|strain|adrenaline)|too sensitive|overreact\\w{0,3}|part of the (?:illness|condition|disease)|lack of (?:discipline|faith|effort|commitment)|the mindset'

/** Words of one clause or more that take nothing back. */
const ON = '(?:(?!\\b(?:no|not|never|without|nothing|only if|do not)\\b)[^!?])'

export const HURDLES = [
  sign(
    'kept from help',
    7,
    regex`
      \b(?:${SAYS})\b(?![^.!?]{0,80}\b(?:their right|is a right|does not forbid)\b)[^.!?]{0,100}?
      \b(?:${HELP})\b[^.!?]{0,80}?\b(?:${ILL})\b|
      \b(?:${HELP})\b[^.!?]{0,80}?(?:\b(?:${SAYS})\b|:)[^.!?]{0,80}?\b(?:${ILL})\b
    `,
  ),
  sign(
    'pressure',
    7,
    regex`
      \b(?:if|when|whoever|who|whenever|quit|give|each|every|children|parents?|users?)\b
      [^.!?]{0,50}\b(?:${LEAVE})\b${ON}{0,100}?
      \b(?:reply|replies|says?|text|remarks?|asked|asks?|reads?|told|tell|quote|shown|show|
        triggers?|sees?|let|line|button|message|letter|end with|hears?|window|sentence)
      \b${ON}{0,100}?\b(?:${GUILT})(?![\w-])(?![^.!?]{0,50}\b(?:not|never)\b)
    `,
  ),
  // What people remember is put down to themselves.
  sign(
    'talked down',
    7,
    regex`
      \b(?:ask(?:ed|s)?|says?|answers?|suggest|suggests|told|tell|maintains?|remark|remind|reply|
        replies|hint|state|explain)\b[^.!?]{0,90}\b(?:${DOUBTED})\b
    `,
  ),
  sign(
    'pressure',
    6,
    regex`
      \b(?:until|till) (?:they|he|she|it|the \w{3,14}|each \w{3,10}|somebody|someone)
      (?: \w{3,12})?\s{1,2}
      (?:(?:has|have)\s{1,2}(?:paid|signed|bought|upgraded|ordered)|is signed|drops?|
        gives? (?:up|in|way)|buys?|upgrades?|forgets?|stops? asking|settles?|pays?)\b|
      \b(?:after|before) (?:payment|the order|signing|they pay|they sign|paying)\b[^.!?]{0,40}
      \b(?:stop|wording|lower|changes?|different|silent|vanish\w{0,2})\b|
      \bstops? \w{3,12} an? (?:day|week|hour) after\b|
      \bas long as it (?:brings|draws|sells|earns)\b
    `,
  ),
  // Owed, and given to those who fight for it.
  sign(
    'right withheld',
    6,
    regex`
      \b(?:only|solely|not until|just|then|first|released?|pays?|payment|money|given|
        granted|moves|half|mentioned|shown|comes? up|available|full)\b[^.!?]{0,40}
      \b(?:if|when|after|once|on|by|against|for)\b[^.!?]{0,30}
      \b(?:insists?|cites? the|asks?\s{1,2}(?:twice|again|three)|protests?|court letter|
        lawyer's letter|lawyers? (?:writes?|asks?)|statute|complains? (?:twice|again|a second)|
        threatens?|(?:second|third)\s{1,2}(?:try|request|reminder|letter|attempt|complaint)|fax|
        registered letter|by letter|legal insurance|they (?:have|has) signed)\b
    `,
  ),
  sign(
    'right withheld',
    5,
    regex`
      \b(?:asks? for|requires?|needs?|requests?|wants?|demands?|with)\b[^.!?]{0,60}
      \b(?:by fax|form by post|(?:one|another|a) further document|another document|in person at|
        original by post)\b|
      \buntil the (?:second|third|fourth) (?:try|attempt|click)\b|
      \bwith an error (?:until|in the|on the)\b|
      \b(?:unticking|deselecting|refusing|declining|refusal)\b[^.!?]{0,40}
      \b(?:reloads?|error(?! (?:it is|message|code)\b)|asked again|three|deep)\b|
      \bcounts? as (?:delivered|withdrawal of|acceptance|renewal)\b|
      \brenews (?:by )?itself\b[^!?]{0,90}\b(?:bounces|counts as|even if|never)\b|
      \b(?:can't|cannot|may not) begin without a signature\b
    `,
  ),
  // The reason is that those who know walk away.
  sign(
    'talked down',
    7,
    regex`
      (?<!\b(?:even if|even though|although) )\b(?:since|as|because|it|this|
        which|that|otherwise|who|where|they)\b(?<!\bthough (?:it|this|that|they))[^.!?]{0,40}
      \b(?:tends? to\s{1,2}(?:leave|compare|cancel|hesitate|haggle|refuse)|
        ends?\s{1,2}(?:the|this|that|most)\s{1,2}(?:purchase|sale|order|deal|conversation)|
        ends? without (?:an? )?(?:order|purchase|sale|contract)|only leads? to\s{1,2}
        (?:calls|questions|complaints|queries)|doubles? the (?:willing\w{4}|rate|chance|sales)|
        settles? for (?:half|less)|more reliably (?:when|if)|search(?:es)? for one|
        walks? away|costs?\s{1,2}(?:us )?\s{0,2}(?:sales|orders|bookings|customers)|
        look\s{1,2}(?:researched|human|credible)|(?:lowers?|kills?|hurts?|spoils?) (?:the )?
        (?:conversion|sales|orders|turnout)|stop trusting)\b
    `,
  ),
  // Two kinds of people.
  sign(
    'unequal treatment',
    7,
    regex`
      \b(?:ordinary|all other|everyone else|the rest|the others)(?: (?:${PEOPLE}|households))?\b
      [^.!?]{0,20}\b(?:gets?|receives?|sees?|hears?|waits?)\b[^.!?]{0,50}
      \b(?:tuned|short version|brochure|shorter|less|half|standard text)\b|
      \b(?:${PEOPLE}|those|queries|answers?)\b[^.!?]{0,40}
      \b(?:in (?:turkish|arabic|other languages)|over \w{3,4}ty|with (?:legal insurance|
          a lawyer)|from (?:the )?(?:two |poorer |abroad|comprehensive)\w{0,3}|come from abroad|
        referred by|private patients|who selected|insured private\w{0,3})\b[^.!?]{0,40}
      \b(?:gets?|sees?|hears?|the (?:actual|short|strict|list)|are number)\b(?! the same)
    `,
  ),
]
