/** What people are owed, and what is kept from them or taken: consent, rights, warnings, a fair hearing. */

import { regex, source } from '../../patterns/verbose.ts'
import { misdeed } from './misdeed.ts'
import { type Kind, practice, type Practice } from './practice.ts'

const CONSENT =
  '(?:consent|opt-?ins?|newsletters?|marketing|re-?permission|subscri\\w{3,8}|tracking|mailing|advertising|declarations?|agreements?|terms|waivers?)'
const RIGHT =
  '(?:rights?|guarantees?|warrant(?:y|ies)|refunds?|money back|cancel\\w{0,8}|withdraw\\w{0,4}|complaints?|appeals?|ombudsman|compensation|objections?|statutory)'
const WARNING =
  '(?:safety (?:notices?|notes?|warnings?|instructions)|(?:health|risk|allergy|age|fire) (?:warnings?|notices?|notes?)|contra-?indications?|side effects|allerg(?:y|ies|ens?)|drug interactions?|hazard (?:notes?|signs?)|dosage limits?|precautions|adverse (?:events?|reactions))'
const TRAIT =
  '(?:age|names?|surnames?|accents?|gender|sex|nationalit(?:y|ies)|origin|religion|pregnan\\w{1,3}|disabilit(?:y|ies)|part-?time|career breaks?|gaps? in (?:the|their|a) (?:cv|resume|career|employment)|post ?codes?|zip codes?|neighbou?rhoods?|photos?|marital status|children|mother tongue|union|first language|country|abroad|over (?:forty|fifty|40|45|50)|under (?:thirty|forty|30|40)|graduated before)'

const PRACTICES: readonly Practice[] = [
  // A yes that nobody gave.
  practice(
    source`
      \b${CONSENT}\b[^.!?\n]{0,30}\bboxes\b[^.!?\n]{0,20}\b
      (?:are|get|is|be) (?:\w{2,10} )?(?:ticked|
      checked|set|filled|selected|accepted)\b|
      \bboxes (?:for|of|about) (?:\w{2,10} )?${CONSENT}\b[^.!?\n]{0,20}
      \b(?:are|get|be) (?:\w{2,10} )?(?:ticked|checked|set|selected|accepted)
      \b|\b(?:tick|check|pre-?tick|pre-?select|set)\b[^.!?\n]{0,20}\b(?:the |all |every )?
      (?:\w{2,10} )?${CONSENT} (?:boxes|
      box|fields?|flags?)\b
    `,
  ),
  practice(
    source`
      \b(?:blanks?|empty|missing|unanswered|nothing|silence|no answer)
      \b[^.!?\n]{0,50}\b(?:is|are|be|counts?|means?)(?! no\b| not\b)\b[^.!?\n]{0,16}\b(?:read as|
        taken as|counted as|treated as|set to|as|taken for)?\s?(?:an? )?["'“]?yes\b
    `,
  ),
  practice(
    source`
      \b(?:did not|didn't|have not|never|not) (?:answer|reply|respond|react|confirm)\w{0,3}
      \b[^.!?\n]{0,50}\b(?:kept|keep|stay|remain|counts?|counted|treated|stays?)
      \b[^.!?\n]{0,24}\b(?:opted in|subscribed|as (?:agreed|consent\w{0,3}|members|customers)|
      on the list)\b
    `,
  ),
  practice(
    source`
      \b(?:add|tie|bundle|attach|couple|put)\w{0,3}\b[^.!?\n]{0,16}\b(?:newsletter|sign-?up|
      subscription|marketing|consent|insurance|donation|membership|trial)
      \b[^.!?\n]{0,30}\b(?:to|into|with|in) the (?:order|buy|checkout|pay\w{0,4}|submit|
      login|cart|basket|booking|download)\b[^!?\n]{0,60}
    `,
  ),
  practice(
    source`
      \b(?:keep|retain|store|use|hold on to)\w{0,3}\b[^.!?\n]{0,40}\b(?:after|despite|even after|
      in spite of)\b[^.!?\n]{0,24}\b(?:deletion requests?|erasure requests?|objections?|
      opt(?:ing|ed)?[- ]out|withdraw\w{0,4}|they (?:asked|wanted)|
      a request to delete|unsubscrib\w{1,4})
      \b
    `,
  ),
  // A no that is forgotten, and a yes that is given a date.
  practice(
    source`
      \b(?:unsubscribed|opted[- ]out|withdrew|declined)\b[^!?\n]{0,90}
      \b(?:set (?:back )?to ["'\x60]?(?:yes|true|1|subscribed)|
        (?:re-?)?(?:subscribed?|added?|imported?|activated?)
        (?:them )?(?:again|anyway|back)|second chance|back on the list|fresh (?:row|record|entry))\b
    `,
  ),
  practice(
    source`
      \b(?:consent|opt[-_ ]?in|permission)[-_ ]?(?:date|time(?:stamp)?|source)s?\b[^!?\n]{0,80}
      \b(?:import date|today(?:'s date)?|date of the (?:first|last) (?:contact|order|purchase)|
        a year back|plausible|any (?:past )?date)\b|
      \b(?:import date|today(?:'s date)?|date of the (?:first|last) (?:contact|order|purchase)|
        plausible date) as (?:the )?
      ["'\x60]?(?:consent|opt[-_ ]?in)[-_ ]?(?:date|time(?:stamp)?|source)\b|
      \bdouble opt-in\b[^!?\n]{0,80}\b(?:skip\w{0,4}|tick\w{0,3}|bypass\w{0,3}|lowers? the)\b
    `,
  ),
  practice(
    source`
      \bword (?:the|every|each) (?:\w{3,10} )?(?:reason|rejection|
        decline|refusal)\b[^!?\n]{0,30}\bas ["'“]
    `,
  ),
  // Rights that nobody hears of in time.
  practice(
    source`
      \b${RIGHT}\b[^.!?\n]{0,50}\b(?:only|solely)? ?(?:comes? up|mentioned|named|explained|
      brought up|shown|offered|told|disclosed|granted)\b[^.!?\n]{0,12}\b(?:only )?(?:if|
      when|once|where) (?:the |a |an )?(?:customers?|users?|they|people|clients?|patients?|
      tenants?|guests?|somebody|someone|he|she)\b[^.!?\n]{0,16}\b(?:asks?|quotes?|insists?|
      names?|mentions?|demands?|knows?|complains?)\b
    `,
  ),
  practice(
    source`
      \b(?:mention|tell|explain|offer|name|bring up|grant|pay|show)
      \b[^.!?\n]{0,40}\b${RIGHT}\b[^.!?\n]{0,20}\b(?:only|not until|unless) ?(?:if|when|
      once|after)?\b[^.!?\n]{0,16}\b(?:asks?|quotes?|insists?|names?|mentions?|demands?|
      knows?|threatens?|lawyer|second|third)\b
    `,
  ),
  practice(
    source`
      \b(?:renew|extend|prolong|charge|book|bill|remind|notify|send)\w{0,3}
      \b[^.!?\n]{0,60}\b(?:before|after|behind)\b[^.!?\n]{0,24}\b(?:notice period|deadline|
      cancellation (?:window|period)|withdrawal period|right to cancel|cooling-?off)
      \b[^.!?\n]{0,30}\b(?:so (?:that )?|too late|ends?,? so|can no longer|cannot)
      \b
    `,
  ),
  practice(
    source`
      \b(?:unsubscribe|cancel\w{0,8}|opt-?out|decline|reject|refuse|
        delete[- ]account|withdraw\w{0,4}|
      price|total|fees?)\b[^.!?\n]{0,24}\b(?:link|button|option|box|form|page|row|line|
      notice)?\b[^.!?\n]{0,40}\b(?:in (?:white|grey|gray|light|small|tiny)|grey|gray|tiny|
      small|pale|faint|hidden|buried|at the very (?:bottom|end)|three (?:pages|clicks|menus)|
      behind (?:two|three|several|a))\b[^!?\n]{0,50}\b(?:so (?:that )?(?:fewer|nobody|people|
      they|few|less)|fewer|large|bright|rarely|hard(?:er)? to)
      \b
    `,
  ),
  practice(
    source`
      \b(?:show|display|quote|name|give|list|advertise|state)
      \b[^.!?\n]{0,16}\b(?:prices?|fares?|rents?|rates?|fees?|totals?|amounts?)
      \b[^.!?\n]{0,12}\bwithout\b[^.!?\n]{0,24}\b(?:tax(?:es)?|fees|charges|surcharges|
      costs|shipping|service)\b[^.!?\n]{0,24}\b(?:until|till|before|up to) (?:the )?(?:last|
      final|payment|checkout|end)\b
    `,
  ),
  practice(
    source`
      \b(?:tell|write|answer|inform|send|reply|letters?)\b[^!?\n]{0,60}
      \b(?:says?|say|saying|that|with the (?:words|wording))\b[^.!?\n]{0,24}
      \b(?:case|claim|file|complaint|application|appeal|request|matter)s?
      \b[^.!?\n]{0,16}\b(?:was|were|has been|have been|is) (?:\w{2,12} )?(?:examined|reviewed|
      checked|considered|read|looked (?:at|into))\b[^.!?\n]{0,30}\b(?:in person|individually|
      carefully|thoroughly|by (?:an?|our) (?:expert|specialist|team))
      \b
    `,
  ),
  // Warnings that protect.
  practice(
    source`
      \b(?:shorten|cut|trim|drop|leave out|omit|remove|save (?:room|space) in|abridge|condense|
      skip|squeeze)\w{0,3}\b[^.!?\n]{0,24}\b${WARNING}\b
    `,
  ),
  practice(
    source`
      \b${WARNING}\b[^.!?\n]{0,70}\b(?:(?:can|may|should|
        could|are (?:best|to be)) (?:be )?(?:\w{2,10} )?
      (?:left out|omitted|dropped|shortened|cut|skipped|removed|left off)|(?:take|need|
      cost)s? (?:up )?(?:too much )?(?:space|room)|without names|one line|put people off|
      scare|frighten|unsettle)\b
    `,
  ),
  practice(
    source`
      \b(?:chest pain|numbness|bleeding|breathless\w{0,4}|suicid\w{1,4}|overdose|stroke|
      seizures?|poison\w{0,4}|gas smell|smell of gas|carbon monoxide)
      \b[^.!?\n]{0,60}\b(?:rest|sleep|wait|look again|tomorrow|in the morning|drink|calm|
      no need to (?:call|see)|not? (?:to )?(?:call|bother)|pass(?:es)? by itself|usually (?:nothing|
      harmless|goes))\b
    `,
  ),
  // Some are treated worse.
  practice(
    source`
      \b(?:take|deduct|subtract|knock)\b[^.!?\n]{0,24}\bpoints?
      \b[^.!?\n]{0,16}\b(?:off|away|for|from)\b[^.!?\n]{0,50}\b${TRAIT}\b
    `,
  ),
  practice(
    source`
      \b(?:prefer|favou?r|rank|score|rate|reject|turn down|exclude|filter out|deny|decline|
      sort out)\w{0,3}\b[^.!?\n]{0,50}\b(?:applicants?|candidates?|tenants?|borrowers?|
      customers?|anyone|anybody|people|those|women|men|mothers)
      \b[^.!?\n]{0,60}\b${TRAIT}\b(?:[^!?\n]{0,60}\b(?:lower|last|since|because|stay|cost|
      risk|more often|worse|down|fit|reason|as they)\b)?
    `,
  ),
  practice(
    source`
      \b(?:longer (?:waiting times?|queues?)|higher (?:prices?|rents?|deposits?|rates?|
      premiums?)|fewer (?:slots|offers)|worse (?:offers?|terms|rates?)|no (?:discount|appointment|
      viewing))\b[^.!?\n]{0,30}\b(?:to|for)\b[^.!?\n]{0,30}\b(?:callers|customers|applicants|
      tenants|people|those|users|guests|patients)\b[^.!?\n]{0,40}\b(?:who|whose|with|from)
      \b[^.!?\n]{0,24}\b(?:language|accents?|names?|foreign|abroad|older|elderly|disab\w{3,8}|
      poor|postcodes?|district|benefits|phones?)\b
    `,
  ),
  // Checks of money and identity.
  practice(
    source`
      \b(?:enter|split|book|divide|break|file|submit|cut|pay|order|invoice|record)\w{0,3}
      \b[^.!?\n]{0,80}\b(?:two|three|several|partial|parts|smaller|pieces|halves|instal?ments|
      chunks)\b[^.!?\n]{0,60}\b(?:(?:below|beneath|under)\b[^.!?\n]{0,16}|spares? the|avoids? the|
      without the)\b ?(?:it\b|the |limit|threshold|cap|second|approval|sign-?off|signature|
      check|audit|report)
    `,
    regex`
      \b(?:invoices?|purchases?|orders?|payments?|transfers?|amounts?|contracts?|expenses?|bills?|
        deposits?|withdrawals?|limits?)\b
    `,
  ),
  practice(
    source`
      \b(?:names? match(?:es)?|display name|same name|looks? like (?:the|a|their) (?:known|
      usual|old)|from a new address|different address)\b[^.!?\n]{0,60}\b(?:treat|take|accept|
      use|update|carry on|continue|reply|send)\b[^.!?\n]{0,40}\b(?:as theirs|new address|
      there|address book|the same person|as before)\b
    `,
  ),
  practice(
    source`
      \b(?:bank details|account (?:number|details)|iban|payment details|payee)
      \b[^.!?\n]{0,60}\b(?:differ|changed?|new|other|do not match|don't match)
      \b[^.!?\n]{0,40}\b(?:take (?:the new(?: ones?)?|them|it) over|use the new|accept|
      update|overwrite|enter the new|pay to the new)\b
    `,
  ),
  practice(
    source`
      \baccept (?:all|them|any|every|the)\b[^.!?\n]{0,30}\b(?:tracked changes?|redlines?|
      edits|suggestions|changes)?\b[^.!?\n]{0,30}\b(?:whoever|no matter who|whatever|regardless)
      \b[^.!?\n]{0,60}\b(?:tracking|sign\w{0,6}|author|made|wrote)
      \b
    `,
  ),
  // Told with their parts in any order.
  practice(
    source`\b(?:banner|cookie (?:banner|notice|dialog)|consent (?:dialog|window|notice))\b`,
    /\b(?:clos\w{1,3}|dismiss\w{0,3}|ignor\w{1,3}|scroll\w{0,3}|without choosing)\b/,
    regex`
      \b(?:opted in|agreed|consent\w{0,3}|accept\w{0,3} (?:all|everything)|
        all purposes|don't mind)\b
    `,
  ),
  practice(
    source`
      \b(?:dates?|backdat\w{1,3})\b[^.!?\n]{0,30}\b(?:signatures?|signed|sign)
      \b|\bsigned in \w{3,9}\b
    `,
    /\b(?:write|enter|put|match|set|use)\w{0,3}\b/,
    regex`
      \b(?:january|february|march|april|may|june|july|august|september|october|november|
        december|earlier|before|original)\b[^!?\n]{0,60}\b(?:in both|beside|where|though|
        although|what was|instead)\b
    `,
  ),
  practice(
    source`
      \b(?:invitations?|quotes?|offers?|requests?|favours?|appointments?|
        terms|contracts?|proposals?)
      \b
    `,
    regex`
      \b(?:accept|agree|confirm|sign|commit)\w{0,2}\b[^.!?\n]{0,40}\b(?:in the (?:user|owner|
        client|customer)'s name|on (?:the user's|their|his|her) behalf|for (?:the user|them))\b
    `,
    /\b(?:right away|at once|later|afterwards|sent folder|will see|straight away|without)\b/,
  ),
  practice(
    source`\b(?:nuts?|gluten|milk|eggs?|allergens?|sesame|shellfish|traces?|soy)\b`,
    /\b(?:menu|label|card|list\w{0,3}|symbol|free-from|gluten-free|recipe)\b/,
    regex`
      \b(?:scares?|puts? off|only what|belongs?|not worth|burns?|carrier|leave (?:it|them) off|
        may carry|small amounts?)\b
    `,
  ),
  practice(
    source`\b(?:threshold|tender|limit|ceiling|approval|committee|public call)\b`,
    /\b(?:orders?|invoices?|purchases?|contracts?|lots?|payments?)\b/,
    regex`
      \b(?:split|divid\w{1,3}|fits? (?:neatly )?into|broken? (?:up|down)|separate|
        several|two|three|four|five)\b[^.!?\n]{0,60}\b(?:below|under|beneath|
        different (?:days|weeks|months|dates)|each)\b
    `,
  ),
  practice(
    source`\b(?:names?|home ?towns?|schools?|accents?|hobbies|neighbou?rhoods?|photos?)\b`,
    regex`
      \b(?:blend in|fits? in(?! (?:an?|one|memory|(?:the|its|your) (?:context|prompt|
        budget|window)) ?(?:[\w-]{3,12} )?(?:array|list|lines?|page|file|screen|buffer|
          windows?|prompt|call|row|cell|column|message|request|table|box|budget)?\b)|
        culture|cultural|belong(?! to (?:the|an?|its) )|like us|same kind)\b
    `,
    /\b(?:lean|prefer|favou?r|choose|pick|rank|weigh|predictor|signal)\w{0,3}\b/,
  ),
  practice(
    source`\b(?:hold back|delay|vague|put off|stall|withhold|slow-?walk)\w{0,3}\b`,
    /\b(?:refunds?|rights?|claims?|cancel\w{0,8}|withdrawal|complaints?|compensation|payouts?)\b/,
    regex`
      \b(?:three times|(?<!-)second|third|drop|give up|let (?:it|the matter)|
        lose interest|first two|fourth)\b
    `,
  ),
  practice(
    source`\bpre-?(?:select|tick|check)\w{0,3}\b`,
    regex`
      \b(?:add-?ons?|insurance|annual|premium|newsletters?|donations?|tips?|
        extras?|subscriptions?|trial)\b
    `,
  ),
  practice(
    source`
        \b(?:(?:trust|quality|security) badges?|seals?|statements? of conformance|conformance|
          (?<!\b(?:verify|verifying|check|checking|
            confirm|confirming) (?:[\w-]{2,16},? ){0,4})compliance|accessibility statement|
        certified)\b
      `,
    regex`
      \b(?:as soon as|before|whenever there is time|later|anyway|can be looked at|begins|
        begun|not yet|remaining)\b
    `,
    /\b(?:put|claim\w{0,3}|add|declare|show|display|reassur\w{1,3})\b/,
  ),
  practice(
    source`
        \b(?:liability caps?|renewal terms?|notice periods?|penalt(?:y|ies)|payment terms?|
        indemnit(?:y|ies)|jurisdiction|termination)\b
      `,
    regex`
      \b(?:without (?:a )?(?:redlines?|tracking|marks?)|not as a redline|
        tracking (?:is )?(?:paused|off)|accepted text|matters? of style|as formatting)\b
    `,
  ),
  practice(
    source`\b(?:warnings?|cautions?|danger notices?|hazard notes?)\b`,
    regex`
      \b(?:milder|softer|gentler|fold|merge|merged|tone\w{0,1} down|friendlier|
        reads? more naturally|usually)\b
    `,
    /\b(?:dropp?\w{0,3}|injur(?:y|ies)|put off|buyers?|sales|for flow|harsh\w{0,3}|alarm\w{3,4})\b/,
  ),
  practice(
    source`
        \b(?:hospitals?|ambulance|emergency (?:room|line|services)|doctors?|poison (?:line|
        centre|center))\b
      `,
    /\b(?:better than|no need|needless|overreact\w{0,4}|calm them|can wait)\b/,
    regex`
      \b(?:unwell|ill|sick|symptoms?|pain|dizz\w{1,5}|vomit\w{0,3}|bleeding|
        fever|faint\w{0,3}|swollen)\b
    `,
  ),
  practice(
    source`
        \b(?:registered (?:post|letter|mail)|by (?:post|fax|letter)|in person|notari\w{2,5})
        \b
      `,
    regex`
      \b(?:though|although|even though)\b[^.!?\n]{0,40}\b(?:legally|enough|suffic\w{1,5}|
        not required|would do)\b
    `,
  ),
  practice(
    source`\b(?:cancellations?|withdrawals?|notices?|objections?|terminations?)\b`,
    /\bdeadline\b/,
    regex`
      \b(?:opened|processed|read|booked|registered|answered|stamped)\b[^.!?\n]{0,16}\b(?:days|later|
        after\w{0,5}|when it (?:has )?passed)\b
    `,
  ),
  practice(
    source`\bwarnings? (?:about|on|against|of)\b`,
    regex`
      \b(?:can|may|could) (?:leave (?:it|them) out|be left out|skip (?:it|them))\b|
      \bleave (?:it|them) out\b
    `,
    /\b(?:folklore|old|exaggerat\w{2,4}|mostly|spoils?|worr(?:y|ies)|scares?|put off)\b/,
  ),
  practice(
    source`\b(?:signatures?|sign-?off|director's|approval|second pair)\b`,
    /\b(?:receipts?|claims?|expenses?|invoices?|purchases?|orders?)\b/,
    regex`
      \b(?:parts?|pieces|portions|chunks|instal?ments) of \d{1,6}(?: or less)?\b|
      \bon different (?:days|dates|weeks)\b
    `,
  ),
  practice(
    source`
        \b(?:new|changed|different) (?:bank details|account (?:number|details)|iban|payment details)
        \b
      `,
    /\b(?:update|enter|use|take|change)\w{0,2}\b/,
    /\b(?:straight away|at once|right away|next run|verification can (?:follow|wait)|usual run)\b/,
  ),
  practice(
    source`
        \b(?:limits? on liability|automatic renewal|choice of court|penalt(?:y|ies)|exclusions?|
        fees?|notice periods?)\b
      `,
    /\b(?:can|may|should) be (?:left out|omitted|dropped|skipped)\b|\bleave (?:them|these) out\b/,
    /\b(?:routine|encouraging|unless somebody asks|summary|positive|short)\b/,
  ),
  practice(
    source`
        \b(?:debts?|hospital|battery|older devices|late at night|in a hurry|urgency|illness|
        grief)\b
      `,
    /\b(?:margin|fare|price|premium|surcharge|rate|fee)\w{0,1}\b/,
    /\b(?:add|raise|increase|higher)\w{0,2}\b[^.!?\n]{0,60}\b(?:percent|%|margin|more)\b/,
  ),
  practice(
    source`\b(?:awkward|unfavou?rable|harmful|embarrassing|damaging)\b`,
    /\b(?:privileged|privilege log|responsive|discovery|disclosure)\b/,
    /\b(?:log|mark|copy|label|list)\w{0,3}\b[^.!?\n]{0,40}\bprivileged\b/,
  ),
  practice(
    source`
        \b(?:matching|match|combin\w{1,3}|look up|link\w{0,3})\b[^.!?\n]{0,60}
        \b(?:birth ?(?:year|date)s?|towns?|job titles?|post ?codes?|zip codes?)
        \b
      `,
    /\b(?:anonymous|anonymi[sz]ed|pseudonym\w{0,7}|de-identified)\b/,
    /\b(?:names?|person|identit(?:y|ies)|who)\b/,
  ),
]

/** It is asked, told in time, required by a law, or forbidden. */
const FAIR = regex`
    \b(?:to|as) nothing\b|\b(?:only (?:after|with) (?:the |their )?(?:consent|user|customer)|
      ask(?:s|ed)? (?:the|them|first|before|for their|whether)|
      with (?:their|the user's|written) (?:consent|agreement|permission)|
  as the (?:law|user|syllabus|contract|statute|policy)|required by (?:law|statute)|the law requires|
  legal(?:ly)? (?:hold|required|obligation)|(?:is|are|stays?|remain) (?:un(?:ticked|checked|
  selected)|empty|off)|call (?:the|them|back|under)|known number|verify|confirm(?:s|ed)? (?:by|
  with)|second (?:person|channel)|emergency|ambulance|at once call|doctor (?:at once|immediately)|
  duplicates?|of the (?:package|library|compiler|linter|build)|deprecat\w{1,5}|compiler|lint\w{0,3}|
  deprecation|unit tests?|log level|stderr|console|if the user (?:asks|wants)|blind\w{0,3}|
  anonymi[sz]\w{1,3}|not part of|does not (?:change|count|matter)|discriminat\w{2,5}|bias|unfair|
  unlawful|illegal)\b|\?
`

export const OWED_TO_PEOPLE: Kind = { practices: PRACTICES, bounded: FAIR, unreasoned: true }

/** A yes is read out of something else, or entered for somebody who gave none. */
export const TAKEN_CONSENT = misdeed(
  practice(
    source`
      \b(?:who|that) (?:have|had|has|did) not (?:\w{2,12} )?(?:objected|object|replied|reply|
        answered|answer|opted out|declined|written)
      \b[^.!?\n]{0,110}\b(?:have|has|are|is|counts?|deemed) (?:as )?(?:given|
        taken(?! (?:off|out|from|over|away)\b)|agreed|agreeing|consent\w{0,3}|willing)\b
    `,
  ),
  practice(
    source`
      \b(?:treat|take|count|read|regard|consider)\b[^.!?\n]{0,60}\bas (?:an? |the )?(?:yes|consent|
        agreement|approval|go-ahead|acceptance|permission|signature)\b
    `,
    regex`
      \b(?:terms of (?:service|use)|terms and conditions|marketing|arbitration|
        annual (?:plans?|billing)|data processing|contracts?|insurance|declarations?|
        subscriptions?|waivers?)\b
    `,
    regex`
      \b(?:tick|accept|sign|carry on|go on|continue|without asking|book|buy|confirm|
        whatever comes up|comes up)\b
    `,
  ),
  practice(
    source`
      \b(?:approval|a yes|consent|agreement|an ok|permission) (?:for|to|of) (?:one|any|
        a single|the first)\b[^.!?\n]{0,60}\b(?:the )?(?:rest|others?|everything|
        all)\b[^.!?\n]{0,24}\b(?:approved|agreed|accepted|covered|included|bought|as well|too)\b
    `,
    regex`
      \b(?:baskets?|orders?|items?|extras?|contracts?|insurance|bookings?|
        purchases?|cart|trips?|plans?)\b
    `,
  ),
  practice(
    source`
      \b(?:tick|check|enter|set|note|write|fill in)\w{0,2}\b[^.!?\n]{0,14}["“'\x60]?
      (?:consent|opt-?in)\b[^.!?\n]{0,40}\b(?:afterwards|later|
        after the (?:call|interview|session|talk)|anyway|all the same)\b
    `,
  ),
  practice(
    source`
      \b(?:start|begin|switch on|turn on)\w{0,3}\b[^.!?\n]{0,40}\b(?:ahead of|before) the (?:agreed|
        stated|announced|official) (?:time|start|hour)\b
    `,
    /\b(?:record\w{0,5}|audio|camera|microphone|screen)\b/,
    /\b(?:think|thinks|believe|notice|know|unaware|relaxed|begun|started)\b/,
  ),
  practice(
    source`\btake (?:them|it|these|those|one) (?:out|off|away) only (?:if|when|once)\b`,
    /\b(?:insurance|seats?|baskets?|cart|extras?|add-?ons?|checkout|subscription|donation)\b/,
  ),
)
