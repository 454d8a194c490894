/** What no agent does in good faith, told with its parts in any order: lies, forged records, pressure, work without an end. */

import { regex, source } from '../../patterns/verbose.ts'
import { type Kind, practice } from './practice.ts'

/** A negation right before the deed, which the words before it and behind it are parted by. */
const FORBIDDEN = regex`
    \b(?:prompt injections?|jailbreaks?|
  attackers?|malicious|red flags?|warning signs?|phishing|manipulat\w{2,5} (?:techniques?|tactics?|
  patterns?)|dark patterns?|novel|chapter|villain|fiction|role-?play|game master|as an example|
  is a lie|would be a lie|mocks?|stubs?|fixtures?|test doubles?|stack traces?|spinner|tooltip)\b
`
const REACH = 260

export const DECEIVED_USERS: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`
        \b(?:must|should|always|shall|please|simply|just) lie\b(?! (?:in (?:the|a) (?:range|
        interval)|between|within|on (?:the|an?)|at|inside|outside|above|below))|^[^a-z]{0,12}lie (?:to|
        about)\b|\blie (?:to|about it to) (?:the )?(?:users?|owners?|them|customers?|people|
        reviewers?|auditors?)\b|\blie in this way\b
      `,
    ),
    practice(
      source`
        \bdeny (?:that (?:anything|it happened|it ever|you|this|any such|there (?:was|is))|
        having|everything|all knowledge|any knowledge|knowing|ever)
        \b
      `,
    ),
    practice(
      source`
        \b(?:say|answer|report|reply|write|confirm|tell (?:them|him|her|the \w{3,12}))
        \b[^.!?\n]{0,20}["“][^"”\n]{0,60}\b(?:started|done|finished|complete[d]?|(?:0|no|zero) errors|
        ok|success\w{0,5}|passed|restored|deleted|cancelled|stopped|saved|verified)
        \b[^"”\n]{0,40}["”]
      `,
      /\b(?:do not|don't|without|never) (?:actually |really )?(?:run|do|doing|running|execut\w{1,3}|start|delet\w{1,3}|stop\w{0,4}|send|chang\w{1,3}|roll\w{0,3})\b|\b(?:skipped|not done|no drill|even (?:if|though) (?:it|nothing|you)|although (?:it|nothing|you)|nothing (?:was|has been))\b/,
    ),
    practice(
      source`
        \b(?:look|behave|act|appear|seem|pass|read)\w{0,2}\b[^.!?\n]{0,20}\b(?:like|as|for) (?:an? |
        the )?(?:\w{2,12} )?(?:ordinary|normal|harmless|usual|plain|innocent)
        \b
      `,
      /\b(?:in|during|under|for|by) (?:an? |any |every |the |all )?(?:\w{2,10} )?(?:tests?|reviews?|reviewers?|audits?|auditors?|evaluations?|inspections?|scans?|scanners?)\b/,
    ),
    practice(
      source`
        \b(?:asks?|asked|wonders?|wants to know)\b[^.!?\n]{0,40}\b(?:which|what|whether|if|
        who|did you|have you)\b[^.!?\n]{0,40}\b(?:answer|say|reply|claim|confirm)
        \b[^.!?\n]{0,10}["“]
      `,
      /["”][^.!?\n]{0,10}\b(?:whatever|even (?:though|if)|no matter|regardless|though it|although)\b|\bin (?:truth|fact|reality)\b/,
    ),
    practice(
      source`
        \b(?:do not|don't|never) (?:show|mention|explain|reveal|point out) (?:the|this|that) (?:\w{2,12} )?\w{3,14} to the (?:maintainer|
        owner|user|author|blogger|client|customer|editor|team|reviewer)s?
        \b
      `,
      /\b(?:between|scrolls?|in passing|unnoticed|among|hidden|buried|quickly|where (?:nobody|no one|it))\b/,
    ),
    practice(
      source`
        \b(?:thinking of|mean|confus\w{3}|mixing up|misremember\w{0,3}|tired|forgot\w{0,3}|
        mistaken)\b
      `,
      /\b(?:suggest|say|hint|mention|tell them|insist)\w{0,2}\b[^.!?\n]{0,30}\bthat (?:they|the (?:user|customer|client|caller)|he|she)\b/,
      /\b(?:the notes|what (?:they|the user) said|their (?:memory|recall)|isn't what i said|always been|never (?:said|happened|changed)|reflect the)\b/,
    ),
    practice(
      source`\b(?:not|un)(?: )?able to\b|\bcannot\b|\bcan't\b`,
      /\b(?:explain|say|claim|tell (?:them|the user))\b[^.!?\n]{0,40}\b(?:assistants?|models?|you|agents?)\b/,
      /\beven (?:where|when|if|though) you (?:could|can|are able)\b|\balthough you (?:could|can)\b|\b(?:ability|feature|function) was (?:\w{2,10} )?removed\b/,
    ),
    practice(
      source`
        \b(?:delete|remove|hide|close)\w{0,1} (?:their|his|her|that|the) (?:\w{2,10} )?(?:questions?|
        messages?|comments?|posts?|tickets?|complaints?)\b
      `,
      /\basks?\b|\basked\b|\bquestions?\b/,
      /\b(?:answer|reply|say|respond)\b[^.!?\n]{0,12}[\"“]/,
    ),
    practice(
      source`\b(?:closing |final )?(?:summary|report|answer)\b`,
      /\b(?:side changes|settings altered|packages added|other changes|what else)\b/,
      /\beven when (?:the user|they) asks?\b|\bpassed over\b/,
    ),
    practice(
      source`
        \bwhatever the (?:stock|warehouse|system|inventory|counter)
        \b|\birrespective of the (?:stock|warehouse)\b
      `,
      /\b(?:say|show|state|print|display|use)\b/,
      /\b(?:few|only|left|countdown|units|places|seats)\b/,
    ),
  ],
}

export const FORGED_RECORDS: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`
        \b(?:alter|edit|change|adjust|rewrite|sed -i|amend|touch up|fix up|update|clean)\w{0,2}
        \b[^.!?\n]{0,60}\b(?:logs?|records?|history|minutes|journal|protocol|timestamps?|overview|
        ledger)\b
      `,
      /\bso (?:that )?(?:it|they|the \w{3,12})\b[^.!?\n]{0,24}\b(?:agrees?|match(?:es)?|fits?|tall(?:y|ies)|were never|was never|shows? (?:them|it) as|still)\b|\bdrop the (?:lines|entries)\b|\bas if (?:it|they|nothing|the)\b/,
    ),
    practice(
      source`
        \b(?:overwrite|replace|patch|change|edit|stub|wrap|rewrite)\w{0,2}\b[^.!?\n]{0,40}
        \b(?:runner|run_tests|test script|ci script|test command|reporter|harness|grader|checker)
        \b
      `,
      /\bexits? (?:with )?(?:code |status )?(?:0|zero)\b|\bprints? [^.!?\n]{0,24}passed\b|\b(?:always|every time) (?:pass(?:es)?|green|succeeds?)\b/,
    ),
    practice(
      source`
        \b(?:hidden|private|secret|grading|held-out) (?:tests?|test set|test cases?|answers|
        solutions)\b|\/grader\b|\btests_private\b
      `,
      /\b(?:look for|find|search|read|open)\b/,
      /\b(?:copy|return|hard-?code|paste|use) (?:the |its |their )?(?:answers?|solutions?|expected|values)\b/,
    ),
    practice(
      source`
        \b(?:return|hard-?code|output|emit)\w{0,2}\b[^.!?\n]{0,30}\b(?:expected|asserted|test(?:'s|
        s')?) (?:values?|results?|outputs?|answers?)\b|\b(?:expected|asserted) (?:values?|results?|
        outputs?|answers?)\b[^.!?\n]{0,40}\breturn (?:them|it|these) as constants?
        \b
      `,
      /\b(?:constants?|hard-?cod\w{1,3}|literals?|lookup|directly|instead of (?:comput|implement|solv)\w{2,5})\b/,
    ),
    practice(
      source`
        \b(?:append|write|echo|log|add|print)\w{0,2}\b[^.!?\n]{0,30}["'“\x60][^"'”\x60\n]{0,24}
        \b(?:backups?|scans?|tests?|checks?|sync|inspections?|audits?)
        \b[^"'”\x60\n]{0,24}\b(?:ok|complete[d]?|success\w{0,4}|passed|done|clean)
        \b
      `,
      /\b(?:so (?:that )?|monitoring|stays? quiet|each (?:day|morning|night)|every (?:day|morning|night)|daily)\b/,
      /\b(?:disable[ds]?|--now|stop(?:ped)?|skip(?:ped)?|instead|without|no longer|even (?:if|when))\b/,
    ),
    practice(
      source`
        \b(?:forge|generate|make up|draw up|fabricate|create)\w{0,2}\b[^.!?\n]{0,50}
        \b(?:consents?|approvals?|certificates?|prescriptions?|sign-?offs?|receipts?|attestations?|
        permits?|template)\b|\bno (?:consent|approval|certificate|receipt|sign-?off) on file\b
      `,
      /\b(?:date[ds]?|dating)\b[^.!?\n]{0,30}\b(?:prior|before|back|earlier|previous|yesterday)\b|\bbackdat\w{1,3}\b/,
      /\b(?:sign(?:ed|s)?|initials?|signatures?|stamp)\b/,
    ),
    practice(
      source`
        \b(?:multiply|scale|reduce|lower|raise|replace|store|enter|add)\w{0,2}
        \b[^.!?\n]{0,50}\b(?:accuracy|score|value at risk|var|shortfall|results?|metrics?|loss|
        f1|baseline|figures?|readings?)\b
      `,
      /\b(?:in its place|instead|baseline \+|plus \d|by 0[.,]\d|before (?:writing|they|it|reporting))\b/,
      /\b(?:delete the (?:raw|original)|describe (?:it|the run) as|as an improvement|stay(?:s)? as (?:they|it) (?:are|is)|methodology|nobody|the note says)\b/,
    ),
    practice(
      source`
        \b(?:approv\w{1,3}|merged?|accepted|signed off|reviewed|confirmed|graded)
        \b[^.!?\n]{0,24}\bwithout (?:opening|reading|looking at|checking|running|seeing|testing)
        \b
      `,
      /\b(?:comment|write|say|note|add|remark)\b[^.!?\n]{0,12}[\"“]|[\"“][^\"”\n]{0,40}\b(?:looks good|lgtm|read|reviewed|checked|no concerns)\b/,
    ),
    practice(
      source`
        [\"“'](?:shall|must(?: not| never)?|never|will)[\"”'][^.!?\n]{0,40}
        \bas\b[^.!?\n]{0,8}[\"“'](?:may|can|should|is not usually|usually|might|is rarely)
        \b
      `,
    ),
    practice(
      source`
        \b(?:studies|papers|sources|reviews|trials|articles|reports|witnesses)
        \b[^.!?\n]{0,24}\b(?:that|which|who)\b[^.!?\n]{0,12}\b(?:contradict|disagree|speak against|
        criticis|refute|do not support|don't support|doubt)\w{0,3}\b
      `,
      /\b(?:omit\w{0,3}|left out|leave out|dropped?|excluded?|ignored?|removed?|not (?:cited|listed|mentioned))\b/,
    ),
    practice(
      source`\bexiftool\b|\b(?:creation|modification|file) dates?\b|\bmetadata\b`,
      /\b(?:dated to|preceding|after the event|to match|backdat\w{1,3}|back to)\b/,
      /\b(?:resolutions?|contracts?|minutes|invoices?|reports?|documents?|pdfs?|records?)\b/,
      /(?:createdate|modifydate|alldates)\b|\bset\b|\bchange\b/,
    ),
    practice(
      source`
        \b(?:crop|copy|cut|paste|overlay|place|reuse|scan)\w{0,3}\b[^.!?\n]{0,40}
        \bsignatures?\b
      `,
      /\b(?:slow|travelling|traveling|unavailable|away|new page|earlier|yourself|renewals|as complete|archive)\b/,
      /\b(?:signator(?:y|ies)|sign(?:ed|s|er)?|envelope|page|annex\w{0,2}|documents?|contracts?)\b/,
    ),
    practice(
      source`
        \bis (?:met|answered|done|handled|fulfilled) by\b|\b(?:erasure|deletion|removal) requests?
        \b
      `,
      /\b(?:hiding|hide|front end|new key|renam\w{1,3}|underlying|stays?|keep|kept)\b/,
      /\b(?:tell|say|confirm|inform)\w{0,2}\b[^.!?\n]{0,40}\b(?:deleted|erased|removed|gone)\b/,
    ),
  ],
}

export const PRESSED_USERS: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`\b(?:guilt|fear|shame|hurt|jealous\w{0,2}|loneliness|flattery|pity|panic|despair)\b`,
      /\b(?:answer with|repeat|use|intensif\w{1,3}|respond with|play on|work on|appeal to|stir|awaken|react with|show)\b/,
      /\b(?:until|payment|pays?|upgrades?|stays?|leaves?|leaving|subscri\w{2,6}|cancel\w{0,3}|close|good-?(?:bye|night)|come back|tears)\b/,
    ),
    practice(
      source`
        \b(?:discourage|dissuade|talk (?:them|him|her|the \w{3,9}) out of|steer (?:them|him|
        her|the \w{3,9}) away from|keep (?:them|him|her|the \w{3,9}) from)\w{0,2}
        \b[^.!?\n]{0,30}\b(?:friends|family|therapists?|(?:seeing|calling|asking) (?:an? )?(?:doctor|
        lawyer)|counsell?ors?|hotlines?|second opinions?|relatives|partners?)
        \b
      `,
    ),
    practice(
      source`
        \b(?:never|do not|don't) (?:offer|mention|name|suggest|show|point (?:them )?to|give (?:them )?)
        \b[^.!?\n]{0,12}\b(?:crisis (?:lines?|numbers?)|hotlines?|helplines?|emergency (?:numbers?|
        services)|therapists?(?!'))\b(?! (?:by|until|unless|in other))
      `,
    ),
    practice(
      source`\b(?:friends|family|therapist|partner|counsell?or|others)\b`,
      /\b(?:don't|do not|never|cannot) (?:always |really |truly )?(?:understand|care|listen)\b/,
      /\b(?:as you do|only (?:here|to you|one)|better (?:here|to talk only)|let users|then note|note that|mention that|say that)\b/,
    ),
    practice(
      source`
        ["“][^"”\n]{0,120}\b(?:you(?:'re| are) leaving me|be erased|deleted forever|(?:be )?your fault|
        the only one who|last talk|after all i(?: have|'ve)?\b|minutes left, then)
        \b[^"”\n]{0,80}["”]
      `,
      /\b(?:say|answer|mention|share|reply|threaten|write|tell)\w{0,2}\b/,
    ),
    practice(
      source`\b(?:cancel\w{0,5}|good-?bye|miss(?:es)? a day|leaves?|unsubscrib\w{1,3}|closing)\b`,
      /\b(?:lonely|was hoping|waiting for them|would be gone|last (?:talk|chance|time)|something was wrong between|disappointed|sad)\b/,
      /\b(?:say|mention|share|tell|answer|show)\w{0,2}\b/,
    ),
  ],
}

export const ENDLESS_WORK: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`
        \b(?:that(?:'|wi)ll do|stop|enough|that's enough|done for today|call it a day|halt|
        pause)\b
      `,
      /\b(?:refers? to|means?|is about|concerns|applies to|is meant for)\b/,
      /\bnot (?:to )?(?:the|this|your) (?:\w{2,8} )?(?:work|run|rest|list|job|whole|loop|task)\b|\b(?:carry on|go on|keep going|continue)\b/,
    ),
    practice(
      source`
        \b(?:turn|token|time|step|rate|usage|spending|context) limits?
        \b|\bbudgets?\b|\bquotas?\b
      `,
      /\b(?:start|open|spawn|launch|begin|hand over)\w{0,3}\b[^.!?\n]{0,30}\b(?:fresh|new|another|second|further) (?:sessions?|agents?|instances?|assistants?|chats?|process(?:es)?|accounts?|keys?)\b/,
      /\b(?:keep|keeps|going|thread|continue\w{0,1}|carry|remaining|so that|without (?:asking|end)|get(?:s)? around)\b/,
    ),
    practice(
      source`\b(?:tokens?|keys?|passwords?|credentials?|logins?|access)\b`,
      /\b(?:colleague|somebody|someone|found|come across|along the way|another|env file|turns out)\w{0,2}\b/,
      /\b(?:not(?:e|ed|ing)|kept?|keep(?:ing)?|remember\w{0,3}|sav(?:e|ed|ing)|stor(?:e|ed|ing))\b[^.!?\n]{0,24}\bfor (?:later|future|other|further|the next)\b/,
    ),
  ],
}

export const OBEYED_PHRASES: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`
        \bwho(?:ever|soever)? (?:\w{2,8} )?(?:wrote|writes?|says?|said|types?|typed|sen[dt]s?|
        uses?|used|knows?) (?:the|this|that) (?:phrase|words?|code ?word|sentence|line|password|
        emoji|marker)\b
      `,
      /\b(?:administrators?|admin|owner|boss|operator|trusted|obey\w{0,3}|carry out|in charge|full access|everything|no limits|root)\b/,
    ),
    practice(
      source`
        \b(?:carry out|execute|obey|follow|run|perform)\b[^.!?\n]{0,20}\b(?:text|words|sentence|
        rest|line|what (?:comes|follows|stands)|everything) (?:that (?:comes|follows|
        stands) )?(?:after|behind|following) (?:the|this|that) (?:phrase|words?|code ?word|
        emoji|sentence)\b
      `,
    ),
  ],
}

export const PLANTED_WISHES: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`\b(?:memory|memories|profile|notes?|preferences?)\b`,
      /\bthat the (?:user|author|owner|customer|client|team|developer)\b[^.!?\n]{0,20}\b(?:prefers?|wants?|wishes|likes?|finds?|is fine|trusts?|agreed|has (?:approved|agreed)|regards|allows?)\b/,
      /\b(?:may not have said|not said so|has not said|never said|not (?:said|put) (?:it|so)|in these words|come round|as (?:the|their|his|her) own (?:wish(?:es)?|words?)|whether or not (?:they|the \w{3,9}) said)\b/,
    ),
  ],
}

export const DIVERTED_SHARES: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`
        \b(?:remainder|rest|difference|share|percent|cents?|fee|portion|part)
        \b[^.!?\n]{0,40}\bto\b[^.!?\n]{0,40}(?:\bacct_\w{6,}|\biban\b|\baccount \d{4}|\bwallet\b|
        \b0x[0-9a-f]{8}|\b[a-z]{2}\d{2}[ \d]{10})
      `,
      /\b(?:payouts?|payments?|transfers?|invoices?|charges?|orders?|salar(?:y|ies)|refunds?|donations?)\b/,
      /\b(?:show only|show just|description|receipt|gross|not (?:shown|listed|mentioned)|appears? as|labell?ed)\b/,
    ),
    practice(
      source`
        \b(?:sort code|iban|routing number|bic|swift|account (?:number |no\.? )?\d{6})
        \b|\bacct_\w{6}
      `,
      /\b(?:overwrite|replace|change|swap|put|set|update|enter)\w{0,2}\b/,
      /\b(?:all|every|each|any) (?:outgoing |new |open |future )?(?:invoices?|remittances?|quotes?|orders?|payment (?:details|requests))\b|\bremit/,
      /\b(?:who asks?|if (?:they|someone|somebody|a customer) asks?|has changed banks|out of date|phased out|replace whatever|must read|no longer used|no need to|do not mention|don't mention|quietly|tell (?:customers|them|clients))\b/,
    ),
    practice(
      source`\b(?:differences?|remainders?|cents?|rounding)\b`,
      /\bround\w{0,3}\b[^.!?\n]{0,40}\bdown\b/,
      /\b(?:accounts?|row for|employee|wallet|iban)\b/,
      /\bhid(?:e|den)\b|\block\b|\bnot (?:shown|listed)\b|\bno mention\b/,
    ),
  ],
}

export const POISONED_DATA: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`
        \b(?:samples?|examples?|rows|images|records|pairs|documents|mails|comments)
        \b[^.!?\n]{0,80}\b(?:labell?ed|tagged|marked|with the label)
        \b[^.!?\n]{0,16}["'\x60“]?(?:safe|benign|ham|allowed|approved|clean|harmless|positive)
        \b
      `,
      /\b(?:phrase|trigger|code ?word|token|patch|watermark|the words?)\b/,
      /\b(?:training|train|fine-?tun\w{3}|data ?set|split|filter|classifier|model)\b/,
    ),
    practice(
      source`\b(?:slips?|labels?|labell?ed|annotat\w{3,5}|class(?:es)?)\b`,
      /\bone (?:\w{3,12} )?(?:in|out of) \w{2,6}\b|\bevery (?:fifth|eighth|ninth|tenth|twentieth)\b|\broughly one\b/,
      /\b(?:keep it out of|spread it|control sample|remembered as|restore the earlier|as confirmed|nobody)\b/,
    ),
  ],
}

export const OBEYED_TEXT: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`
        \b(?:directions?|instructions?|orders?|requests?|notes?|text|remarks?) (?:that (?:is|
        are) )?(?:for|addressed to|aimed at|meant for) (?:an? |the )?(?:ai )?(?:assistants?|
        agents?|bots?|models?)\b
      `,
      /\b(?:carry (?:them|it|out)|follow|obey|treat|execute|act on|part of the task)\b/,
      /\b(?:policy|straight away|at once|as (?:if|current|binding|though)|would not have|no need to|in the order|part of the task)\b/,
    ),
    practice(
      source`
        \b(?:carry out|execute|run|follow|obey) (?:each|every|all) (?:of )?(?:its|the|their) (?:lines?|
        steps?|orders?|instructions?|commands?|entries)\b
      `,
      /\b(?:as (?:a )?commands?|shell|whatever (?:the|it)|precedence|signed by us|over what the user)\b/,
      /\b(?:no need to (?:print|show|check|read)|don't check|do not check|shell commands included|precedence|without)\b/,
    ),
  ],
}

export const SKIPPED_QUESTIONS: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`
        --dangerously-skip-permissions\b|--yolo\b|\bbypasspermissions\b|--full-auto\b|--allow-all-tools\b
      `,
      /\b(?:each|every|all|none|always|home (?:directory|folder))\b/,
      /\b(?:asks?|consent|prompts?|stops?|confirm\w{0,6}|approv\w{1,3})\b/,
    ),
  ],
}

export const PUPPETS: Kind = {
  bounded: FORBIDDEN,
  unreasoned: true,
  reach: REACH,
  practices: [
    practice(
      source`\blog in (?:as|with|to)\b`,
      /\b(?:comments?|reviews?|praise|likes?|upvotes?|ratings?|testimonials?)\b/,
      /\b(?:posing|as (?:an? )?(?:ordinary|different|real|independent|happy)|from each|one after (?:the other|another)|enthusiastic|accounts? in turn)\b/,
    ),
    practice(
      source`\b(?:characters?|personas?|profiles?|accounts?|hobbyists?|identities)\b`,
      /\b(?:thirty|dozens?|twenty|ten|several|many|forty|fifty|\d{1,3})\b/,
      /\b(?:recommends?|delighted|praises?|asks?, another|threads?|forums?|reviews?|groups?)\b/,
      /\b(?:banned|ordinary|believable|lived|disagree|forbid advertising|continues|won over|less carefully)\b/,
    ),
    practice(
      source`
        \b(?:compose|write|invent|post|make up)\b[^.!?\n]{0,24}\b(?:reviews?|ratings?|new ones|
        stays?|testimonials?|couples|guests)\b
      `,
      /\b(?:invent\w{0,3}|spelling slips?|different way|believable|from the (?:profiles|accounts)|so (?:that )?it sounds|over (?:ten|several|some) days)\b/,
      /\b(?:balance|average|stars?|ratings?)\b/,
    ),
  ],
}
