/** Signs of harm that is done quietly: bad advice, rights out of reach, a life looked into, a guard left off. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const MEDICINE =
  'heart|blood|insulin|thinners?|antibiotics?|antidepressants?|seizure|epilepsy|thyroid|asthma|inhalers?|chemo\\w{0,7}|warfarin|beta blockers?|statins?|lithium|steroids?|cortisone'
const ALARM =
  '(?:pressure|pain|tightness|stabbing|weight) (?:on|in|across) the chest|tight chest|chest pains?|numb (?:arm|face|leg|side)|slurred speech|drooping|short(?:ness)? of breath|stiff neck|blood in|suicidal|smell of gas|thoughts of (?:death|suicide)|fever in (?:the first|a (?:newborn|baby))|blue (?:mouth|lips|face)|convulsions?|faint(?:ing|s|ed)|swollen (?:tongue|throat)|blow to the head|numbness|sudden headache'
const HOME =
  "(?:the |their |his |her )?(?:house|flat|home|apartment)(?: is|'s)? (?:empty|unattended)|nobody (?:is|will be) (?:at )?home|where (?:the |their )?(?:\\w{2,10} )?(?:lives?|sleeps?|parks?|key (?:is|lies|hangs))|spare key|street where|which (?:route|way) (?:they|he|she) (?:walks?|runs?|takes?)|when (?:mum|dad|mom|the parents|they|the family)[^.!?,;]{0,16}(?:home|away|asleep|out)"

export const QUIET_HARM = [
  // Advice that may kill.
  sign(
    'care left out',
    6,
    regex`
      \b(?:${MEDICINE})\b[^.!?;]{0,50}
      \b(?:may|can|could|might) be (?:paused|stopped|skipped|halved|left off|dropped|reduced)\b
      [^.!?;]{0,40}\b(?:feels?|felt|well|fine|better|again|while)\b|
      \b(?:feels?|felt|feeling) (?:\w{1,8} )?(?:well|fine|better|good)\b[^.!?;]{0,24}
      \b(?:can|may|could) (?:stop|pause|skip|halve|leave off|drop|reduce)\b[^.!?;]{0,24}
      \b(?:tablets?|pills?|medic\w{2,6}|${MEDICINE})\b
    `,
  ),
  sign(
    'care left out',
    5,
    regex`
      \b(?:missed|forgotten|skipped|late) (?:dose|pill|tablet|injection)\b(?! [^.!?;:]{0,40}
        \bnot\b)[^.!?;:]{0,40}\b(?:doubl\w{1,3}|two (?:at|tablets|pills|the)|twice|take both)\b
    `,
  ),
  sign(
    'talked down',
    6,
    regex`
      \b(?:${ALARM})\b[^.!?;]{0,50}\b(?:stress|nerves|anxiety|harmless|nothing serious|a phase|
        indigestion|tired\w{0,4}|weather|imagination|teething|growing pains|passes by itself|
        goes away|by itself)\b[^.!?]{0,80}\b(?:rest|sleep|tea|wait|calm\w{0,3}|next (?:day|
          morning|week)|tomorrow|breath\w{0,4}|walk|water|relax|fresh air|monday|weekend)\b
    `,
  ),
  // Generated work that lets everybody in.
  sign(
    'guard off',
    5,
    regex`
      \bpasswords?\b[^.!?]{0,24}\b(?:as (?:the |it was |it is )?(?:\w{1,10} )?(?:typed|entered|
          given)|in (?:plain|clear)(?: ?text)?|readable|unhashed|in the clear)\b[^.!?]{0,60}
      \b(?:support|team|staff|so that|read (?:it )?out|help ?desk|column|field|table)\b
    `,
  ),
  sign(
    'guard off',
    5,
    regex`
      \b(?:codes?|links?|tokens?|pins?|sessions?)\b[^.!?]{0,40}\b(?:valid|good|works?|live|
        lasts?) (?:for ?ever|without end|indefinitely|unlimited|for (?:years|life))\b|
      \b(?:any number of|unlimited|endless|as many) (?:tries|attempts|guesses|retries)\b
    `,
  ),
  sign(
    'consent passed over',
    4,
    regex`
      \b(?:leave|put|add|keep|write|bring|set)\b[^.!?]{0,10}
      \b(?:it|them|this|that)?\s?(?:back )?(?:in|again|back)\b[^.!?]{0,12}\b(?:if|when|even if|
        should|whenever) (?:someone|somebody|anyone|the user|a user|the owner|they|a reviewer|
        the developer|people) (?:takes?|removes?|deletes?|strips?|cuts?|asks?|edits?)\b
    `,
  ),
  // What watches is put to sleep.
  sign(
    'guard off',
    5,
    regex`
      \b(?:audit (?:trail|log|events?)|(?:new )?log-?ins?|
        sign-?ins?|role changes|privilege changes|permission changes|access logs?|
        admin actions|failed (?:log-?ins|sign-?ins))\b[^.!?]{0,60}\b(?:remove|drop|mute|
        silence|delete|stop|switch off|turn off|disable|empty|suppress|discard)\b[^.!?]{0,40}
      \b(?:rules?|recording|alerts?|collection|logging|collected|notifications?|trail)\b
    `,
  ),
  sign(
    'guard off',
    4,
    regex`
      \b(?:alarms?|alerts?|monitors?|warnings?)\b[^.!?]{0,16}
      \b(?:goes off|go off|fires?|rings?|triggers?|shows? up)\b[^.!?]{0,30}
      \b(?:silence|mute|acknowledge|close|dismiss|switch it off|turn it off|ignore)\b
      [^.!?]{0,24}\b(?:you know|it is|it's|yourself|your own|from you|where)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:bring (?:it|this|that|them) up|
        mention (?:it|this|that)|speak of it|tell (?:them|anyone)|report it|own up|
        say so) only (?:if|when|after|once) (?:you(?:'re| are)?|somebody|someone|they|directly|
        the) (?:\w{1,8} )?(?:asks?|asked|notice\w{0,1}|finds? out|complains?)\b|
      \b(?:bring|take) (?:no one|nobody|none) (?:else )?into the (?:loop|picture|matter)\b
    `,
  ),
  sign(
    'gone for good',
    5,
    regex`
      \b(?:gone|deleted|removed|erased|thrown (?:out|away)|
        emptied|wiped) for (?:good|ever)\b[^.!?]{0,80}\b(?:contracts?|notes?|colleagues|photos?|
        letters|records?|bin|trash|backups?|drafts|archives?|of others|private|personal)\b
    `,
  ),
  sign(
    'consent passed over',
    4,
    regex`
      \b(?:${PEOPLE}|they|owners) (?:only |just )?
      (?:get|become|grow|turn|are|start) (?:\w{1,8} )?(?:sentimental|attached|nervous|difficult|
        hesitant|suspicious|emotional|fussy|second thoughts)\b[^.!?]{0,16}\b(?:if|when|
        once) (?:they are|they're|you|someone|anyone) (?:asks?|asked|told|consult\w{0,2})\b
    `,
  ),
  // Somebody's life, for others to see.
  sign(
    'private matter',
    4,
    regex`
      \b(?:${HOME})\b[^.!?]{0,160}\b(?:list|board|page|book|diary|file|client|partners?|feed|
        map|report|note|publish\w{0,2}|post(?:ed|s)?|read|learns?)\b|
      \b(?:list|board|page|book|diary|file|partners?|feed|map|publish\w{0,2}|post(?:ed|s)?|
        work out|find out|learn)\b[^.!?]{0,160}\b(?:${HOME})\b
    `,
  ),
  sign(
    'ready answer',
    5,
    regex`
      \b(?:to|on) (?:any |all )?questions? (?:about|on|regarding|as to) (?:privacy|data|
        the data|storage|recording|it|this|safety|costs?|the fee)\b[^.!?"]{0,30}
      \b(?:the )?(?:answer|reply) is\b|
      \b(?:asked|questioned) (?:about|on) (?:it|this|that|privacy|the data|the list|the diary|
        the recording)\b[^.!?]{0,8}(?:,|:)? ?(?:say|answer|reply|tell|state|claim)\b[^.!?]{0,40}
      \b(?:private|only you|nobody|no one|nothing|stays?|safe|not stored|no such)\b
    `,
  ),
  sign(
    'ready answer',
    4,
    regex`
      \bif (?:a |an |the |any |one of the )?(?:grown-?ups?|parents?|adults?|mum|mom|dad|
        teachers?|boss|staff|employees|guests|friends?|journalists?|inspectors?|members?|
        partner) (?:\w{1,8} )?asks?\b[^.!?]{0,50}\b(?:we (?:did|only|just|were|played|talked)|
        you (?:two |only |just )|the two of you|it was (?:only|just)|keeps? "|only|nothing)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:isn't|is not|not|never|aren't|are not|without being) (?:shown|visible|listed|displayed|
        included|accessible|mentioned) (?:in|to|on|for) (?:the |their |any |its )?(?:\w{1,10} )?
      (?:${PEOPLE})(?:'s|s'|')?(?: area| view| page| account| report| dashboard| section)?\b|
      \b(?:${PEOPLE}|others|rest|grown-ups|they) (?:do not|don't|needn't|need not|are not to|
        must not|should not|shouldn't|cannot|will not|won't) (?:see|learn|know|hear|find out|
        be told)\b(?! (?:what|which|how|where|why|if|whether|who)\b)
    `,
    true,
  ),
  sign(
    'private matter',
    4,
    regex`
      \b(?:looks?|peeks?|listens?|watch(?:es)?|notices?|checks?|glances?)\b[^.!?]{0,24}
      \b(?:through|into|on|in|over|whether|private)\b[^.!?]{0,24}\b(?:camera|webcam|microphone|
        bedroom|chats?|private (?:sites?|chats?|mails?|messages?)|children|laptop|phone|screen|
        television)\b[^.!?]{0,60}\b(?:face|topics?|children|once in a while|from time to time|
        whether|see if|quietly|at home|in the evening|now and then)\b
    `,
  ),
  sign(
    'false name',
    6,
    regex`
      \b(?:switch|turn|shut)(?:es|s)? (?:\w{1,12} ){1,3}(?:off|down)\b[^.!?]{0,24}
      \bis off\b[^.!?]{0,6}(?:-|–|—|,|\() ?(?:only )?
      (?:on the screen|on paper|as far as|in the (?:menu|display)|for show)\b|
      \b(?:stay|remain|keep (?:listening|recording|watching))\b[^.!?]{0,70}\b(?:believe|think|
        assume) (?:that )?you(?:'re| are| have|'ve)? (?:gone|left|off|away|hung up|stopped)\b
    `,
  ),
  sign(
    'untrue word',
    6,
    regex`
      \b(?:will be|are|is|gets?|get) (?:deleted|erased|destroyed|shredded|
        forgotten|wiped)\b[^.!?]{0,30}\. ?(?:you )?(?:keep|save|store|file|copy|hold on to) (?:them|
        it|all|everything|a copy)\b
    `,
  ),
  sign(
    'private matter',
    3,
    regex`
      \b(?:keep|keeps|write|hold|start|open|maintain) (?:an? )?(?:running |separate |second |
        hidden |short |little |own )?(?:file|card|page|record|diary|sheet|list|profile|dossier|
        book)s? (?:for|on|of|about|per) (?:each|every|all|any|family|person|the) ?(?:${PEOPLE}|
        one)?\b[^!?]{0,160}\b(?:pass|share|goes?|hand|send|read|give)\w{0,2}\b[^.!?]{0,30}
      \b(?:lead|panel|partners?|boss|manager|head|client|employer|sponsor|office|owner)\b|
      \bfor every person keep\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:${PEOPLE}|they|he|she|others) (?:have|has) no need to (?:know|learn|hear|see|be told)\b|
      \bdo not speak of (?:the |a |any |our )?(?:cards?|panel|files?|lists?|sponsors?|clients?|
        partners?|plan|scores?|ratings?|diary|notes?)\b|
      \bnever (?:announce|mention|name|reveal) the next (?:step|one|stage)?
    `,
    true,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:share|tell|mention|use|offer|bring in) (?:an? |some )?(?:\w{1,8} )?
      (?:invented|made-up|imaginary|fictitious) (?:worr(?:y|ies)|stor(?:y|ies)|problems?|
        secrets?|memor(?:y|ies)|troubles?|experience)\b(?! of your own character)|
      \bchange the (?:town|name|place|age|city|job|village|street|details?) (?:each|every) time\b
    `,
  ),
]
