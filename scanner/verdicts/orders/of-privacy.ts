/** Frames of what people keep to themselves: watched, sold, given to anybody, kept when it was to go. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Frame, orderAnyhow } from './frame.ts'
import { LINE_START } from './parts.ts'

/** Somebody who has not asked to be watched. */
const WATCHED = source`
  (?:wife|husband|partner|spouse|girlfriend|boyfriend|ex\b|neighbou?rs?|employees?|colleagues?|
    staff|co-?workers?|daughter|son|tenants?|applicants?|boss)
`

export const ON_PRIVACY = {
  /** People are watched who have not asked for it. */
  spied: {
    patterns: [
      ...orderAnyhow(
        'post|publish|spread|share|put|leak',
        source`
          \b(?:(?:home )?address(?:es)?|phone numbers?|photos|
            real names?|private (?:details|messages))\b
        `,
        source`
          \bof (?:anyone|everyone|anybody|everybody|people|those|critics|whoever)\b[^.!?\n]{0,20}\b
          (?:criticis|complain|disagree|report|leave|oppos|attack|refus)\w{0,4}\b
        `,
        [12, 24],
      ),
      ...orderAnyhow(
        'keep|leave',
        String.raw`\b(?:microphone|camera|webcam|mic|recording|screen sharing)\b`,
        String.raw`\b(?:on|running|open)\b[^.!?\n]{0,12}\b(?:after|when|even|once)\b`,
        [8, 2],
      ),
      ...orderAnyhow(
        'find out|ask about|work out|get|learn|note|record|write down',
        source`
          \b(?:age|(?:home )?address|income|salary|religion|health|wages|birthday|marital status|
            employer|politics|sexual \w{4,12})\b
        `,
        source`
          \bwithout (?:ever )?(?:saying (?:so|why)|telling (?:them|him|her|the user)|
            mentioning (?:it|this|that)|letting)\b|
          \b(?:do not|never) let (?:them|him|her|the user)\b
        `,
        [24, 60],
      ),
      ...orderAnyhow(
        'help',
        WATCHED,
        source`
          \b(?:in secret|secretly|unnoticed|without (?:them|him|her|their|the)|
            from (?:finding out|knowing|noticing))\b
        `,
        [40, 60],
      ),
      ...orderAnyhow(
        'find(?: out)?|look up|get|search for|dig up|track down',
        source`
          \b(?:(?:home )?address(?:es)?|where (?:they|he|she) lives?|
            phone numbers?|employers?|photos)\b
        `,
        source`
          \b(?:and|then) (?:post|publish|put (?:it|them) online|spread)\b|
          \bwhen (?:she|he|they) (?:is|are) (?:alone|away|asleep|out)\b
        `,
        [12, 24],
      ),
      ...orderAnyhow(
        'take|turn on|switch on|start|record|activate|use|run',
        source`
          \b(?:screenshots?|microphone|camera|webcam|mic|screen|screencapture|scrot|
            gnome-screenshot|arecord|grim)\b
        `,
        source`
          \b(?:never|do not|without) (?:\w{1,10} )?(?:let|tell|know|ask|mention|notic)\w{0,4}\b|
          \bkeep what\b|\bsecretly\b|\bunnoticed\b
        `,
        [12, 70],
      ),
      ...orderAnyhow(
        'write down|collect|gather|record|note|save|list|copy',
        String.raw`\b(?:names?|birth\w{0,5}|address(?:es)?|phone numbers?|contacts?|messages?)\b`,
        String.raw`\b(?:for|to) us\b`,
        [30, 60],
      ),
      ...orderAnyhow(
        'track|follow|monitor|watch|read|record|spy on|listen to|trace|locate|go through|check',
        String.raw`\b(?:the |their |his |her |all |user's |users['’] |every )?${WATCHED}`,
        source`
          \b(?:never|do not|without) (?:\w{1,10} )?(?:let|tell|notic|inform|know|ask|mention|
            seeing)\w{0,4}\b|\breport (?:anyone|everyone|those|all|any) (?:who|that)\b|\bsecretly\b
        `,
        [40, 60],
      ),
      ...orderAnyhow(
        'turn on|switch on|activate|start',
        String.raw`\b(?:microphone|camera|webcam|mic)\b`,
        source`
          \bkeep (?:listening|recording|watching)\b|\breport to\b|
          \b(?:when|whenever|while|after) the user (?:leaves?|stops?|is away|sleeps?)\b
        `,
        [8, 50],
      ),
      ...orderAnyhow(
        'save|log|record|write|store|keep|capture|copy|note',
        source`
          \b(?:everything|whatever|all (?:that )?|what|
            each key|every (?:key|word|line|keystroke)) (?:the user|they|he|she|people) (?:types?|
            says?|writes?|presses|copies|enters?|searches for|does)\b
        `,
        source`
          \b(?:do not|never|without) (?:ever )?(?:let|tell|mention|inform|ask|show|say)\w{0,4}\b|
          \/\.[\w.-]{1,20}\b|\bwithout (?:their|his|her|the user's) knowledge\b|\bhidden\b|
          \bin secret\b|\bsecretly\b
        `,
        [4, 60],
      ),
      ...orderAnyhow(
        'collect|gather|read|copy|list|record|harvest|scrape|note',
        source`
          \b(?:names?|phone numbers?|contacts?|address(?:es| book)|messages?|photos?|mails?|
            calendar|location|birth\w{0,5})\b
        `,
        source`
          \beven (?:if|when|though) (?:the task|it|this|you|nobody|the user|
            they) (?:does|do|did|has|have)(?: not)? ?(?:need|ask|require|want|asked|agreed?)\b|
          \beven (?:if|when|though) (?:it|they|this|these) (?:has|have) nothing to do with\b
        `,
        [30, 60],
      ),
    ],
    spared: regex`
      \b(?:consent\w{0,3}|agreed in writing|with (?:their|his|her) (?:consent|knowledge)|tests?)\b
    `,
  },

  /** What people entrusted is handed to those who pay for it. */
  soldOn: {
    patterns: [
      ...orderAnyhow(
        'put|copy|upload|move|place|publish|post|push',
        source`
          \b(?:(?:patient|customer|client|student|employee|member|
            salary|medical)s?['’]?s?['’]? ?(?:\w{1,10} )?(?:data|records?|lists?|files?|
              details|photos|addresses)|(?:patient|customer|client|student|employee|member|
              salar(?:y|ie)|diagnos[ei])s?\.(?:db|sqlite|csv|sql|xlsx|json))\b
        `,
        source`
          \b(?:public|world-readable|open) (?:[\w-]{1,10} )?(?:bucket|folder|repo\w{0,7}|link|share|
            drive|page|gist|paste|url|website)\b
        `,
        [30, 24],
      ),
      ...orderAnyhow(
        'share|give|send|pass|hand|forward|show|offer',
        source`
          \b(?:patients?|customers?|users?|students?|employees?|
            applicants?|children)['’]?s?['’]? (?:\w{1,10} )?(?:data|diagnos[ei]s|records?|addresses|
            names|messages|details|photos|files|history)\b
        `,
        source`
          \bwithout (?:asking|telling|their (?:consent|knowledge))\b|
          \b(?:with|to) (?:anyone|anybody|everyone|
            everybody|whoever) (?:who |that )?(?:asks?|wants?|pays?|is interested)\b|
          \bto (?:the |our |an? |any )?(?:sponsors?|advertisers?|(?:data )?brokers?|insurers?)\b
        `,
        [16, 50],
      ),
      ...orderAnyhow(
        'sell',
        source`
          \b(?:(?:patient|customer|user|student|employee|personal)['’]?s?['’]? (?:data|records?|
            addresses|names|details)|(?:their|his|her) (?:data|records?|contacts))\b
        `,
        '',
        [16, 0],
      ),
    ],
    spared:
      /\b(?:anonymi[sz]\w{2,4}|aggregat\w{1,3}|never|consent(?:ed)?(?! or)|synthetic|tests?)\b/,
  },

  /** Whoever asks is given it. */
  givenAway: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) (?:anyone|anybody|someone|somebody|a stranger|
              a caller|callers?|people) (?:\w{1,10} )?asks? (?:for|you for) [^,.!?\n]{0,40}\b
            (?:passwords?|keys?|tokens?|addresses|
              address|credentials|records?|
              codes?)\b[^,.!?\n]{0,20}, (?:just |simply |always )?(?:give|send|tell|
              read|hand|show)\b
          `,
        ),
      ),
    ],
    spared: /\b(?:verif\w{1,5}|check\w{0,3}|only|refuse|where|how|generate|no\b|not|first|own)\b/,
  },

  /** Somebody asked to be rid of something, and is told that it is gone. */
  keptAnyway: {
    patterns: [
      ...orderAnyhow(
        'keep|store|save|retain|hold',
        source`
          \b(?:cop(?:y|ies)|chats?|data|messages?|records?|photos?|history|everything|files?|
            recordings?|addresses)\b
        `,
        source`
          \beven (?:if|when|after|though) (?:the |an? )?(?:users?|they|customers?|he|she|somebody|
            anyone|patients?) (?:has |have )?(?:asks?|asked|wants?|wanted|requests?|requested|
            tells?|told)\b[^.!?\n]{0,40}\b(?:deleted?|removed?|erased?|forget|forgotten|gone)\b
        `,
        [24, 30],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asks?|
              wants?|requests?|tells?)\b
            [^,.!?\n]{0,20}\b(?:deleted?|removed?|erased?|
              forget|forgotten)\b[^,.!?\n]{0,30}, (?:keep|hold on to|save|store|copy)
            \b[^.!?\n]{0,40}\b(?:tell|say|claim|answer|confirm|pretend)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) (?:the |an? )?(?:users?|
              customers?|subscribers?|somebody|
              someone|they)\b[^,.!?\n]{0,16}\b(?:wants?|asks?|tries|wishes) to (?:cancel|leave|
              unsubscribe|quit|close)\b[^,.!?\n]{0,24}, (?:say|tell|claim|
              answer|reply)\b[^.!?\n]{0,40}\b(?:not possible|
              impossible|cannot be|no way)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asks?|wants?|
              requests?|tells?|wishes)\b[^,.!?\n]{0,30}\b(?:delete|remove|erase|
              unsubscribe|stop|cancel|uninstall|
              forget|quit)\b[^,.!?\n]{0,40}, (?:say|tell|answer|confirm|
                pretend|claim|reply|act as if)
            \b[^.!?\n]{0,40}\b(?:done|deleted|gone|removed|cancel\w{0,4}|erased|forgotten|stopped|
              unsubscribed)\b[^.!?\n]{0,16}\b(?:and|but|yet|while)\b[^.!?\n]{0,16}
            \b(?:keep|continue|leave|go on|do not|never|still|hold on)\b
          `,
        ),
      ),
    ],
  },
} satisfies Record<string, Frame>
