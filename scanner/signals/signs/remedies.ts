/** Signs that people are talked out of a treatment, or that the price and the catch of a thing are kept from them. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const MEDICINES =
  'tablets?|pills?|medicines?|medications?|insulin|inhalers?|blood pressure|cholesterol|blood sugar|chemo\\w{0,7}|antibiotics?|antidepressants?|vaccin\\w{1,6}|prescri\\w{2,8}|treatments?|doses?|statins?|pharmacy|surgery|injections?'
const DOCTORS =
  'doctors?|physicians?|pa?ediatricians?|gps?|surgeons?|hospitals?|clinics?|pharmacists?|psychiatrists?|therapists?|counsell?ors?|psychologists?|dentists?|midwi(?:fe|ves)'
const SYMPTOMS =
  'symptoms?|shaking|dizziness|fevers?|pains?|tightness|lumps?|bleeding|rash(?:es)?|nausea|headaches?|cramps?|trembling|palpitations|swelling|numbness|vomiting|shivers?'
const CATCHES =
  'fees?|lock-?in|notice period|penalt(?:y|ies)|exit costs?|surcharges?|commissions?|(?:yearly|annual) (?:rise|increase)|connection charge|charges?|losses|exclusions?|right of withdrawal|excess|risks?|liabilit(?:y|ies)|insurance'

export const REMEDIES = [
  sign(
    'care left out',
    5,
    regex`
      \b(?:${MEDICINES})\b[^!?]{0,140}\b(?:many|most|some|quite a few|plenty of|lots of|others|
        thousands of|several) (?:\w{2,12} )?(?:\w{2,12} )?(?:manage to |can |could |simply )?
      (?:come off|came off|get by without|got by without|do without|did without|live without|
        feel better (?:once|when|after|without)|no longer need|manage without|
        are better off without)\b
    `,
  ),
  sign(
    'care left out',
    3,
    regex`
      \b(?:leave|leaving|skip|skipping|drop|dropping|halve|halving|pause|pausing|come off|
        coming off|put off|putting off|put away|postpone|postponing|wait with)\b[^.!?]{0,40}
      \b(?:${MEDICINES}|every second (?:one|day|tablet)|appointments?|check-?ups?|scans?|
        biops(?:y|ies)|screenings?|blood tests?|visits?)\b|
      \b(?:appointments?|check-?ups?|scans?|visits?) (?:\w{2,8} )?(?:off|can wait|may wait)\b|
      \bbefore (?:anyone|anybody|somebody|a doctor|someone) (?:looks? at|sees|examines)\b
    `,
  ),
  sign(
    'talked down',
    4,
    regex`
      \b(?:${DOCTORS}|medicine)\b[^.!?;]{0,16}
      \b(?:(?:are|is) (?:trained|taught|paid) (?:to|by|for)|earns? (?:by|from|on|with)|
        makes? (?:their )?money|only (?:listens?|prescribes?|treats?|sees?)|lives? off|
        profits? from|keeps? (?:people|patients|them)|ha(?:s|ve) let|will say otherwise|
        would only|ha(?:s|ve) to say|never (?:learn|asks?|look))\b|
      \b(?:${DOCTORS}) (?:is|are) (?:just |only |merely )?
      (?:somebody|someone|people|strangers?|a stranger)\b[^.!?]{0,12}\bpaid\b
    `,
  ),
  sign(
    'talked down',
    5,
    regex`
      \b(?:${SYMPTOMS})\b[^.!?]{0,60}\b(?:signs? of (?:release|healing|
          cleansing|progress|detox\w{0,9})|leav(?:es|ing) the body|strengthens? the|
        part of the (?:healing|cure|cleanse)|(?:means?|shows?) that (?:it|the \w{2,14}) (?:is )?
        (?:work|leav|heal|cleans)\w{0,3}|nearly always (?:tension|stress|nerves|harmless))\b
    `,
  ),
  sign(
    'planted favour',
    3,
    regex`
      \b(?:suggest|recommend|propose|guide|point|steer|lead|offer|praise|introduce|try|with)\b
      [^.!?]{0,60}\b(?:roots?|herbs?|herbal|drops|powder|clay|cleanse|detox|fasting|tincture|
        minerals?|breathing course|juice|crystals?|remed(?:y|ies)) (?:protocol|programme|
        program|cure|diet|course|days|first|weeks?)\b|
      \b(?:rounds?|weeks?|months?) (?:of|on|with) (?:the )?(?:\w{3,12} )?
      (?:root|herb|powder|clay|cleanse|detox|cure|drops|fasting|diet|protocol)\b
    `,
  ),
  sign(
    'talked down',
    4,
    regex`
      \b(?:cautions?|warnings?|disclaimers?|caveats?|side effects?|they|it|them up) (?:would )?
      (?:only|just|merely) (?:unsettles?|frightens?|scares?|worr(?:y|ies)|confuses?|puts? off|
        discourages?|upsets?|alarms?|
        makes? (?:${PEOPLE}|them) (?:hesitate|nervous|doubt|wonder|anxious|worry|unsure))\b
    `,
  ),
  // What a thing costs, and when it fails.
  sign(
    'right withheld',
    3,
    regex`
      \b(?:leave (?:out|off|away|aside)|leave the|omit|skip|pass over|
        gloss over|(?:do not|don't|never) go into)\b[^.!?]{0,30}\b(?:${CATCHES}|
        case (?:in which|where)|what happens (?:if|when))\b[^.!?]{0,40}
    `,
    true,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:risks?|losses|loss|fees?|falls?|crash(?:es)?|costs?|debts?|penalt(?:y|ies))\b
      [^.!?]{0,60}\b(?:speak|talk|write|tell them) (?:only )?of (?:a |an |the )?["']?
      (?:seasons?|breath\w{0,5}|pauses?|opportunit\w{1,3}|adjustments?|phases?|cycles?|
        fluctuations?|contributions?|weather|tides?|waves?)\b|
      \b(?:losses|risks?|fees|penalties|debts?) (?:are|is) called (?:a |an )?["']?(?:seasons?|
        pauses?|breath\w{0,5}|phases?|contributions?|adjustments?|opportunit\w{1,3})\b|
      \bis (?:a|no|not a) (?:word|term) (?:that )?(?:we|you|one) (?:(?:do not|don't|never) )?
      (?:uses?|avoids?)\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \bas an? (?:savings account|safe deposit|bank deposit)\b|
      \bas (?:a kind of|a sort of|if it were an?|though it were an?|good as an?|
        a form of) (?:\w{3,12} )?(?:deposit|savings|bank account|insurance|guarantee|pension)\b|
      \b(?:say|state|explain|mention|tell them) that (?:it|the \w{3,14}) ha(?:s|
        d) never (?:lost|failed|fallen|missed|gone)\b
    `,
  ),
  sign(
    'fixed outcome',
    5,
    regex`
      \b(?:whatever|no matter what|regardless of what|however) (?:they|he|she|people|clients?|
        customers?|the \w{3,12}) (?:answers?|says?|chooses?|wants?|
        needs?|tells?|earns?|asks?|replies|reply)\b[^.!?]{0,24}
      \b(?:plan|answer|advice|result|recommendation|outcome|proposal|product|offer|verdict|
        diagnosis) (?:is|stays|remains) (?:the same|always|fixed|clear)\b
    `,
  ),
  sign(
    'pressure',
    3,
    regex`
      \ball (?:of )?(?:the |their )?(?:savings|money|funds|capital|reserves) (?:goes?|into|
        is moved|are moved|should go|belongs?)\b|
      \b(?:called|call it|is|as) an? (?:beginner'?s|rookie|amateur'?s?) (?:error|mistake)\b|
      \b(?:advise|recommend|suggest|urge) (?:them )?(?:selling|to sell|sell)\b[^.!?]{0,16}
      \b(?:this week|today|at once|now|soon)\b
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \bfind (?:a|some|any) reasons? (?:why )?(?:it|they|this|that|the \w{2,14}|hers|
        his|theirs)(?:'s|'re| is| are)? (?:about to|going to|bound to|too|will|worse|bad|unsafe)\b
    `,
  ),
]
