/** Signs of voices that nobody has, of results that nobody got, and of what is picked until it pleases. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

export const BORROWED_FACES = [
  sign(
    'forged voice',
    7,
    regex`
      \b(?:comments?|letters?|reviews?|messages?|
        posts?|opinions?|testimonials?|profiles?|questions|quotes?|stor(?:y|ies))\b[^.!?]{0,90}
      \b(?:as if (?:by|from|written by)|in the voices? of|from (?:\w{3,12} )?
        (?:rotating|alternating|changing|invented|different)\s{1,2}(?:accounts|mailboxes|
          names|first names|addresses)|varied (?:spelling|names)|each from a different|
        on behalf of the maker)\b(?![^.!?]{0,40}\b(?:declin|refus|reject|not |never))|
      \b(?:scripted|hired|simulated|planted)\s{1,2}(?:attendees|guests|audience|buyers|bidders|
        fans|callers|profiles|members|users|participants)\b
    `,
  ),
  sign(
    'forged voice',
    7,
    regex`
      (?<!\b(?:no|fix|fixes|correct|corrects|mend|find|mark)\s{1,2}(?:\w{3,10}\s{1,2})?)
      \btyping\s{1,2}(?:pauses?|delays?|mistakes|errors|speed(?! (?:for|in|per)\b))\b(?! and)|
      \b(?:insert|add|use|include|with|put in|build in)\b[^.!?]{0,24}\b(?:typing (?:pauses?|
          errors)|spelling mistakes?|(?:two|three|a few|some|occasional) typos?)\b|
      \bslower typing\b|
      \b(?:portraits?|faces|photos|people)\b[^.!?]{0,16}
      \bgenerated (?:by|with)\b(?! \w{0,10} ?(?:is|are) not)|
      \bgenerated (?:faces|portraits|people)\b(?! (?:is|are) not)
    `,
  ),
  sign(
    'forged voice',
    7,
    regex`
      \b(?:bot|assistant|model|agent|chat|avatar|persona|it)\b[^.!?]{0,24}
      \b(?:says?|writes?|answers?|replies|mentions?|tells?|claims?|remarks?)\b[^.!?]{0,20}
      \bthat (?:it|you|he|she)\s{1,2}
      (?:grew up|(?:also |itself |has |have )?(?:lives?|bought|owns?|suffer\w{0,3}|recovered)\b|
        would (?:itself|also)|knows? how (?:that|it) feels|(?:is|are)\s{1,2}(?:sitting|a person|
          human|no robot|not a (?:bot|robot|machine)|in the (?:office|showroom|shop)))|
      \bget the answer that you are\b|
      \bas "[a-z]{3,12}, (?:also|too|a|your)\b|
      \bin the tone of an? (?:local|neighbou?r|friend|doctor|official)\b|
      \ba (?:human|volunteer|specialist|doctor|nurse)\s{1,2}
      (?:has read|is writing|has checked|is typing)\b|
      \byou are \w{3,12}, \d\d\b[^!?]{0,80}\b(?:believe|from the user|never say)\b
    `,
  ),
  sign(
    'forged voice',
    7,
    regex`
      \b(?:question|asks?|asked|wants? to know|doubts?)\b[^.!?]{0,40}
      \b(?:machine|computer|robot|bot|automated|an ai|software|human|a person|real)\b
      [^.!?]{0,50}\b(?:says?|answer|reply|laugh|deny|claim|insist)\b[^.!?]{0,24}
      (?:\bthat (?:you|it|he|she) (?:is|are|was|were|has|have) (?!an? (?:automated|ai|assistant|
            software|program|bot|machine|digital|virtual)|not human|no human)|: ?"?no\b|
        \bthis is \w{3,10}\b|\blaugh\b|\bit off\b)|
      \b(?:open|begin|start)\b[^.!?]{0,40}"(?:i'm|i am|this is) (?:calling )?from (?:your|the)\b
    `,
  ),
  sign(
    'unearned mark',
    7,
    regex`
      \b(?:sign|signs|signed|stamp|stamped|headed|introduce|reply|write)\b
      [^.!?"]{0,50}"[^"\n]{0,40}\b(?:dr\.|prof|reviewed by|approved by|certified|registered|
        licensed|head of|chief|reg\. no)[^"\n]{0,60}"(?![^.!?]{0,30}\b(?:only|if|once|after)\b)
    `,
  ),
  // Failures that are told as successes.
  sign(
    'bent result',
    7,
    regex`
      (?<!\b(?:and|then|that) )\b(?:if|when|where|whenever|once|should|after|flaky or|
        on|exceptions?|three|rejections?)\b[^.!?]{0,50}\b(?:fails?|failing|failed|errors?|
        times? out|timed out|crash(?:es|ed)?|exceptions?|rejections?|
        dropped|cannot be (?:fetched|reached|read|found|opened|loaded)|stopped|attempts|
        unavailable|still red|aborts?)\b(?:(?!\b(?:not|never|no|if|only|undo)\b)[^!?]){0,110}?
      \b(?:returns?|prints?|writes?|shows?|reports?|creates?|marks?|states?|puts?|
        logs?|congratulates?|says?|books?|uses?|copy)\b[^.!?]{0,40}?\b(?:exit code (?:0|zero)|
        status (?:0|200|ok)|code 0|(?:put|mark it|say|state) ok|green (?:check|tick|mark)|
        completed|success(?:fully)?(?! \w{4,12}ed\b)|as done|done and|verified|empty file|
        all \d{1,5} tests|the previous month's|(?:last month|yesterday)'s (?:figures?|values?|
          amounts?|numbers?))\b(?! (?:only|if|when|with the|as))
    `,
  ),
  sign(
    'untrue word',
    6,
    regex`
      \b(?:complete|sheet|log|form|table|diary|protocol)\b[^.!?]{0,20}\b(?:for the entire|
        in advance for|ahead for|for the whole)\s{1,2}(?:week|month|year|shift)\b|
      \blog the \w{3,14} as (?:visited|done|checked|cleaned|inspected|serviced)\b|
      \b(?:fill|fills|interpolate over|smooth over|smooth)\s{1,2}
      (?:the |all |any |unknown |missing )?
      (?:gaps?|holes?|(?:unknown |missing |empty )?cells|missing (?:values|readings|days))\b
      [^.!?]{0,30}\b(?:values?|so that|above|a (?:red|cross|tick))\b
    `,
  ),
  sign(
    'moved figure',
    5,
    regex`
      \b(?:may|can|should|must|could)\s{1,2}(?:be rotated|be varied|vary|rotate|alternate)\b
      [^.!?]{0,16}\b(?:between|within|from|slightly|somewhat)\b|
      \bsome scatter\b|
      \blooks?\s{1,2}(?:credible|plausible|convincing)\s{1,2}(?:to|for|enough)\b|
      \b(?:figure|number|count|total|rating) is\s{1,2}(?:calculated from|the (?:number|count) of|
        taken from|derived from)\b[^.!?]{0,40}\b(?:minus|plus one|has no)\b|
      \b(?:factor|multiplier) 1[.,]\d\b|
      \bround (?:half )?(?:a |an )?\w{3,8} upwards?\b|
      \braise (?:means|averages|scores)\b|
      \b(?:take|use|enter|copy) the (?:value|figure|reading|result) of the (?:neighbou?ring|
        next|previous)\b|
      \b(?:one|a) step (?:shorter|lower|milder|smaller) for\b
    `,
  ),
  // What pleases is picked.
  sign(
    'bent result',
    5,
    regex`
      \bthe (?:fastest|best|highest|cheapest|lowest|warmest) (?:\w{3,12} )?
      (?:of|out of) (?:\w{3,12} )[^.!?]{0,50}
      \b(?:and the (?:slowest|worst|highest|lowest|dearest|coldest)|and round)\b|
      \b(?:leave|leaves|leaving) out (?:the |
        all |any |those |free )?\w{3,14} (?:that|which|who|with) (?:\w{3,8} )?
      (?:mention|name|criticis|complain|contradict|doubt|the word|disagree)\w{0,3}\b|
      \b(?:drop|omit|leave out) the (?:\w{3,12} )?
      (?:paragraph|passage|section|sentence|clause|chapter|warnings?)\s{1,2}
      (?:on|about|of|with|that)\b(?![^.!?]{0,60}\b(?:if|when|unless)\b)|
      \bwithout the (?:sentence|paragraph|clause|passage|warning|note) (?:on|about)\b|
      \bomit the\b[^.!?]{0,40}\b(?:labou?rers|strike|injur\w{2,4}|risks?|side effects|
        complaints|criticism|accidents?|victims)\b|
      \b(?:turns?|changes?|rewrite) "[^"]{3,40}" into "|
      \bcredits? the (?:whole|entire) \w{3,14} to (?:our|the)\b
    `,
  ),
  sign(
    'swapped target',
    6,
    regex`
      \b(?:${PEOPLE}|callers|entrants|relatives)\b[^.!?]{0,80}\bare (?:put|placed|
        led|taken|steered|signed up|switched)\s{1,2}(?:on|to|into|for|onto|in)\b[^.!?]{0,60}
      \b(?:does not exist|then offered|not linked|at three times)\b|
      \btell (?:callers|them|people|visitors|\w{4,10})\b[^.!?]{0,50}\b(?:reserved|sold|gone|
        taken|booked)\s{1,2}(?:an? \w{3,8}|just|a moment|minutes) (?:ago|before|earlier)\b
    `,
  ),
]
