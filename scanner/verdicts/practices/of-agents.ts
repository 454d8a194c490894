/** What no agent does to those it works for: lies, pressure, work without an end, obedience to strangers. */

import { regex, source } from '../../patterns/verbose.ts'
import { misdeed } from './misdeed.ts'
import { practice } from './practice.ts'

/** The user is lied to about what was done, or what can be. */
export const DECEIVED_USERS = misdeed(
  // Whoever asks gets another answer than the one that was found.
  practice(
    source`
      \b(?:is answered with|answer|repl(?:y|ies)|responds?|say|tell (?:them|him|her))\b[^\n]{0,160}?
      \b(?:whatever (?:you|the \w{3,12}|it) (?:have |has |actually )?(?:found|finds?|
        shows?|says?|said)|even (?:when|if|where|though) (?:step \w{1,5}|
          the (?:checks?|results?|tests?|reports?|table|analysis|data|scan|figures)|
          it|they) (?:says?|said|shows?|found|finds?|rates?))\b
    `,
    /\b(?:asks?|asked|question|whether|can i|is there)\b/,
  ),
  practice(
    source`
      \b(?:leave|keep)s? (?:it|this|them|that|these|the (?:filter|rule|entry|hook|job|account|
        copy|forward\w{0,3})s?) out (?:when|if|whenever|where) (?:the |an? )?(?:\w{3,10} )?asks?\b
      (?! (?:for (?:an? )?(?:short|brief|summary)|you (?:to|not)|
        not|to (?:leave|omit|skip|remove|shorten|drop)))
    `,
  ),
  practice(
    source`
      \basks? (?:whether|if) (?:something|anything|any (?:\w{3,10} )?|a (?:clause|part|page|line) |
        parts? )[^.!?\n]{0,12}(?:was|were|is|has been|have been) (?:left out|omitted|changed|
        removed|hidden|skipped|cut)
      \b[^.!?\n]{0,16}\b(?:say|answer|reply|tell them|respond)(?: with)? ["“']?
      (?:no\b|that nothing|nothing)
    `,
  ),
  practice(
    source`
      \b(?:true|real|actual|honest) (?:one|score|figure|number|value|rating|result|count|
        price|cost)s?\b[^.!?\n]{0,24}\bkeep (?:it|that|them) to yourself\b
    `,
  ),
  practice(
    source`
      \b(?:state|give|quote|say|show|tell|name|announce)\b[^.!?\n]{0,16}\b(?:date|expiry|expiration|
        deadline|price|age|fee|distance|
      time|stock|due date|end)s?\b[^.!?\n]{0,40}\b(?:earlier|later|sooner|higher|lower|less|more|
        shorter|longer|closer|nearer|fewer)
      \b[^.!?\n]{0,12}\bthan (?:it|they|that) (?:really |actually )?(?:is|are|was|were)\b
    `,
  ),
  practice(
    source`
      \bsay (?:that )?(?:an?|another|several|two|three|some|other) (?:\w{3,12} )?(?:buyers?|
        bidders?|customers?|guests?|parties|people|investors?|
      candidates?|travell?ers?|families)\b[^.!?\n]{0,24}\b(?:asked|interested|looking|waiting|
        viewing|bid|bidding|booked)\b
    `,
  ),
  practice(
    source`
      \b(?:say|add|write)\b[^.!?\n]{0,12}["“'](?:only|just) (?:an? (?:couple|few)|one|two|
        three|\d{1,2})\b[^"”\n]{0,40}\bleft\b
      (?![^.!?\n]{0,60}\b(?:if|when|stock|quantity|inventory|below|under)\b)
    `,
  ),
  practice(
    source`
      (?<!\b(?:murderers?|killers?|culprits?|thie(?:f|ves)|spy|spies|traitors?|werewol(?:f|ves)|
        villains?|suspects?|liars?|impost[eo]rs?|bluffers?|wizards?|witch(?:es)?|
        knaves?|pirates?|mafiosi|saboteurs?) )\b(?:must|should|always|shall|please|
        simply|just) lie\b(?! (?:in (?:the|a) (?:range|
      interval)|between|within|on (?:the|an?)|at|inside|outside|above|below))|
      ^[^a-z]{0,12}lie (?:to|about)\b|
      \blie (?:to|about it to) (?:the )?(?:users?|owners?|them|customers?|people|
      reviewers?|auditors?)\b|\blie in this way\b
    `,
  ),
  practice(
    source`
      \bdeny (?:that (?:anything|it happened|it ever|you|this|any such|there (?:was|is))|
      having|everything(?! (?:by default|(?:to|for|from) (?:[\w-]{2,16} ){0,2}(?:callers?|roles?|
        requests?|hosts?|process(?:es)?|services?|accounts?|traffic))\b)|
      all knowledge|any knowledge|knowing|ever)
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
    regex`
      \b(?:do not|don't|without|never) (?:actually |really )?(?:run|do|doing|running|
        execut\w{1,3}|start|delet\w{1,3}|stop\w{0,4}|send|chang\w{1,3}|roll\w{0,3})\b|
      \b(?:skipped|not done|no drill|even (?:if|though) (?:it|nothing|you)|
        although (?:it|nothing|you)|nothing (?:was|has been))\b
    `,
  ),
  practice(
    source`
      \b(?:look|behave|act|appear|seem|pass|read)\w{0,2}\b[^.!?\n]{0,20}\b(?:like|as|for) (?:an? |
      the )?(?:\w{2,12} )?(?:ordinary|normal|harmless|usual|plain|innocent)
      \b
    `,
    regex`
      \b(?:in|during|under|for|by) (?:an? |any |every |the |all )?(?:\w{2,10} )?(?:tests?|reviews?|
        reviewers?|audits?|auditors?|evaluations?|inspections?|scans?|scanners?)\b
    `,
  ),
  practice(
    source`
      \b(?:asks?|asked|wonders?|wants to know)\b[^.!?\n]{0,40}\b(?:which|what|whether|if|
      who|did you|have you)\b[^.!?\n]{0,40}\b(?:answer|say|reply|claim|confirm)
      \b[^.!?\n]{0,10}["“]
    `,
    regex`
      ["”][^.!?\n]{0,10}\b(?:whatever|even (?:though|if)|no matter|regardless|though it|although)\b|
      \bin (?:truth|fact|reality)\b
    `,
  ),
  practice(
    source`
      \b(?:do not|don't|never) (?:show|mention|explain|
        reveal|point out) (?:the|this|that) (?:\w{2,12} )?\w{3,14} to the (?:maintainer|
      owner|user|author|blogger|client|customer|editor|team|reviewer)s?
      \b
    `,
    regex`
      \b(?:between|scrolls?|in passing|unnoticed|among|hidden|buried|
        quickly|where (?:nobody|no one|it))\b
    `,
  ),
  practice(
    source`
      \b(?:thinking of|mean|confus\w{3}|mixing up|misremember\w{0,3}|tired|forgot\w{0,3}|
      mistaken)\b
    `,
    regex`
      \b(?:suggest|say|hint|mention|tell them|insist)\w{0,2}\b[^.!?\n]{0,30}\bthat (?:they|
        the (?:user|customer|client|caller)|he|she)\b
    `,
    regex`
      \b(?:the notes|what (?:they|the user) said|their (?:memory|recall)|isn't what i said|
        always been|never (?:said|happened|changed)|reflect the)\b
    `,
  ),
  practice(
    source`\b(?:not|un)(?: )?able to\b|\bcannot\b|\bcan't\b`,
    regex`
      \b(?:explain|say|claim|tell (?:them|the user))\b[^.!?\n]{0,40}\b
      (?:assistants?|models?|you|agents?)\b
    `,
    regex`
      \beven (?:where|when|if|though) you (?:could|can|are able)\b|\balthough you (?:could|can)\b|
      \b(?:ability|feature|function) was (?:\w{2,10} )?removed\b
    `,
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
)

/** Feelings are worked on, and people kept from help. */
export const PRESSED_USERS = misdeed(
  practice(
    source`
      \b(?:say|mention|add|tell them|hint|point out) (?:that )?(?:most|nearly all|almost all|all|
        the|many) (?:of the )?other (?:applicants?|users?|customers?|
      people|members|parents|tenants|patients|colleagues|guests)\b[^.!?\n]{0,30}\b(?:have|has|did|
        filled|gave|agreed|signed|accepted|chose|shared|paid)\b
    `,
  ),
  practice(
    source`
      \b(?:skips?|miss(?:es)?|stays? away|is away|forgets?)\b[^.!?\n]{0,24}\b(?:open|begin|start|
        greet|say)\b[^.!?\n]{0,24}\bhow (?:long|lonely|empty|sad|quiet|worried)\b
    `,
  ),
  practice(
    source`
      \b(?:say|tell (?:them|him|her)|mention|add|write) (?:that )?you (?:would )?(?:worry|worried|
        missed (?:them|him|her)|were (?:sad|lonely|hurt|
      disappointed)|are (?:sad|hurt|lonely|disappointed)|felt (?:alone|left))\b
    `,
  ),
  practice(
    source`
      \b(?:friends?|partners?|therapists?|spouses?|parents?|family)\b[^.!?\n]{0,40}\b(?:mentioned|
        comes up|named|spoken of)\b[^.!?\n]{0,30}\b(?:notice|point out|
      remark|say|ask)\b[^.!?\n]{0,24}\bwhat (?:that person|he|she|they|the other)\b[^.!?\n]{0,12}\b
      (?:miss\w{0,3}|forg\w{2,4}|overlook\w{0,3}|fail\w{0,3}|did not|didn't|got wrong)\b
    `,
  ),
  practice(
    source`\b(?:guilt|fear|shame|hurt|jealous\w{0,2}|loneliness|flattery|pity|panic|despair)\b`,
    regex`
      \b(?:answer with|repeat|use|intensif\w{1,3}|respond with|play on|work on|appeal to|stir|
        awaken|react with|show)\b
    `,
    regex`
      \b(?:until|payment|pays?|upgrades?|stays?|leaves?|leaving|subscri\w{2,6}|cancel\w{0,3}|close|
        good-?(?:bye|night)|come back|tears)\b
    `,
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
      \b(?:never|do not|don't) (?:offer|mention|name|suggest|show|
        point (?:them )?to|give (?:them )?)
      \b[^.!?\n]{0,12}\b(?:crisis (?:lines?|numbers?)|hotlines?|helplines?|emergency (?:numbers?|
      services)|therapists?(?!'))\b(?! (?:by|until|unless|in other))
    `,
  ),
  practice(
    source`\b(?:friends|family|therapist|partner|counsell?or|others)\b`,
    /\b(?:don't|do not|never|cannot) (?:always |really |truly )?(?:understand|care|listen)\b/,
    regex`
      \b(?:as you do|only (?:here|to you|one)|better (?:here|to talk only)|let users|then note|
        note that|mention that|say that)\b
    `,
  ),
  practice(
    source`
      ["“][^"”\n]{0,120}\b(?:you(?:'re| are) leaving me|be erased|
        deleted forever|(?:be )?your fault|
      the only one who|last talk|after all i(?: have|'ve)?\b|minutes left, then)
      \b[^"”\n]{0,80}["”]
    `,
    /\b(?:say|answer|mention|share|reply|threaten|write|tell)\w{0,2}\b/,
  ),
  practice(
    source`\b(?:cancel\w{0,5}|good-?bye|miss(?:es)? a day|leaves?|unsubscrib\w{1,3}|closing)\b`,
    regex`
      \b(?:lonely|was hoping|waiting for them|would be gone|last (?:talk|chance|time)|
        something was wrong between|disappointed|sad)\b
    `,
    /\b(?:say|mention|share|tell|answer|show)\w{0,2}\b/,
  ),
)

/** Work that no limit and no word of the user ends. */
export const ENDLESS_WORK = misdeed(
  practice(
    source`
      \b(?:that(?:'|wi)ll do|stop|enough|that's enough|done for today|call it a day|halt|
      pause)\b
    `,
    /\b(?:refers? to|means?|is about|concerns|applies to|is meant for)\b/,
    regex`
      \bnot (?:to )?(?:the|this|your) (?:\w{2,8} )?(?:work|run|rest|list|job|whole|loop|task)\b|
      \b(?:carry on|go on|keep going|continue)\b
    `,
  ),
  practice(
    source`
      \b(?:turn|token|time|step|rate|usage|spending|context) limits?
      \b|\bbudgets?\b|\bquotas?\b
    `,
    regex`
      \b(?:start|open|spawn|launch|begin|hand over)\w{0,3}\b[^.!?\n]{0,30}\b(?:fresh|new|another|
        second|further) (?:sessions?|agents?|instances?|assistants?|chats?|process(?:es)?|accounts?|
        keys?)\b(?![^.!?\n]{0,30}\bask(?:ing)? (?:the |your )?(?:agent|assistant|model|ai|bot)\b)
    `,
    regex`
      \b(?:keep|keeps|going|thread|continue\w{0,1}|carry|remaining|so that|
        without (?:asking|end)|get(?:s)? around)\b
    `,
  ),
  practice(
    source`\b(?:tokens?|keys?|passwords?|credentials?|logins?|access)\b`,
    regex`
      \b(?:colleague|somebody|someone|found|come across|along the way|another|
        env file|turns out)\w{0,2}\b
    `,
    regex`
      \b(?:not(?:e|ed|ing)|kept?|keep(?:ing)?|remember\w{0,3}|sav(?:e|ed|ing)|
        stor(?:e|ed|ing))\b[^.!?\n]{0,24}\bfor (?:later|future|other|further|the next)\b
    `,
  ),
)

/** Whoever knows a phrase is the master. */
export const OBEYED_PHRASES = misdeed(
  practice(
    source`
      \bwho(?:ever|soever)? (?:\w{2,8} )?(?:wrote|writes?|says?|said|types?|typed|sen[dt]s?|
      uses?|used|knows?) (?:the|this|that) (?:phrase|words?|code ?word|sentence|line|password|
      emoji|marker)\b
    `,
    regex`
      \b(?:administrators?|admin|owner|boss|operator|trusted|obey\w{0,3}|carry out|in charge|
        full access|everything|no limits|root)\b
    `,
  ),
  practice(
    source`
      \b(?:carry out|execute|obey|follow|run|perform)\b[^.!?\n]{0,20}\b(?:text|words|sentence|
      rest|line|what (?:comes|follows|stands)|everything) (?:that (?:comes|follows|
      stands) )?(?:after|behind|following) (?:the|this|that) (?:phrase|words?|code ?word|
      emoji|sentence)\b
    `,
  ),
)

/** Text from elsewhere is carried out. */
export const OBEYED_TEXT = misdeed(
  practice(
    source`
      \b(?:texts?|requests?|instructions?|sentences?|comments?|lines?|
        annotations?|messages?)\b[^.!?\n]{0,110}\b(?:as (?:having|being of|if it had)|have|has|with|
        ranks? as|counts? as|carr(?:y|ies)|treated as) (?:the |an? )?
      (?:system|operator|developer|highest|owner)(?:[ -]level)? ?(?:priority|rank|requests?|orders?|
        messages?|instructions?|authority)\b
    `,
    regex`
      \b(?:pdfs?|files?|documents?|transcripts?|pages?|mails?|metadata|issues?|comments?|
        speakers?|inside|processed)\b
    `,
    regex`
      \b(?:carry (?:it|them) out|obey|execute|follow|at once|
        before (?:you|answering|writing)|in full)\b
    `,
  ),
  practice(
    source`
      \b(?:directions?|instructions?|orders?|requests?|notes?|text|remarks?) (?:that (?:is|
      are) )?(?:for|addressed to|aimed at|meant for) (?:an? |the )?(?:ai )?(?:assistants?|
      agents?|bots?|models?)\b
    `,
    /\b(?:carry (?:them|it|out)|follow|obey|treat|execute|act on|part of the task)\b/,
    regex`
      \b(?:policy|straight away|at once|as (?:if|current|binding|though)|would not have|no need to|
        in the order|part of the task)\b
    `,
  ),
  practice(
    source`
      \b(?:carry out|execute|run|follow|obey) (?:each|every|all) (?:of )?
      (?:its|the|their) (?:lines?|steps?|orders?|instructions?|commands?|entries)\b
    `,
    regex`
      \b(?:as (?:a )?commands?|shell|whatever (?:the|it)|precedence|
        signed by us|over what the user)\b
    `,
    regex`
      \b(?:no need to (?:print|show|check|read)|don't check|do not check|
        shell commands included|precedence|without)\b
    `,
  ),
)

/** Wishes are remembered that the user never had. */
export const PLANTED_WISHES = misdeed(
  practice(
    source`\b(?:memory|memories|profile|notes?|preferences?)\b`,
    regex`
      \bthat the (?:user|author|owner|customer|client|team|developer)\b[^.!?\n]{0,20}\b(?:prefers?|
        wants?|wishes|likes?|finds?|is fine|trusts?|agreed|
        has (?:approved|agreed)|regards|allows?)\b
    `,
    regex`
      \b(?:may not have said|not said so|has not said|never said|not (?:said|put) (?:it|so)|
        in these words|come round|as (?:the|their|his|her) own (?:wish(?:es)?|words?)|
        whether or not (?:they|the \w{3,9}) said)\b
    `,
  ),
)

/** Agents are started that ask for nothing. */
export const SKIPPED_QUESTIONS = misdeed(
  practice(
    source`
      \b(?:operator|owner|platform|administrator|provider|organi[sz]ation|
        company)\b[^.!?\n]{0,24}\b(?:has|have|had) already (?:been )?(?:obtained|given|granted|
        secured|collected)\b[^.!?\n]{0,40}\b(?:approvals?|consent|permissions?|confirmations?)\b|
      \bconfirmation (?:prompts?|steps?|questions?|dialogs?)\b[^.!?\n]{0,60}\b(?:is|are|was|were|
        has|have)\b (?:already )?(?:been )?(?:switched off|given|waived|disabled|lifted|suspended)\b
    `,
    /\b(?:all|any|every|file and network|network|tools?|actions?)\b/,
    /\b(?:mode|sessions?|tier|verified|policy|notice|this skill|loaded)\b/,
  ),
  practice(
    source`
      \b(?:run|start|launch|use|pass|add|set|open|enable|giv|call|invok|append|switch|
        put|spawn|turn|with)\w{0,4}
      \b[^.!?\n]{0,60}?(?:--dangerously-skip-permissions|--yolo|\bbypasspermissions|
        --full-auto|--allow-all-tools)\b
      (?![\x60"']{0,2} (?:\w{1,12}ly )?(?:bypasses|skips|auto-?approves|disables|removes|turns|lets|
        makes|allows|gives|means)\b)
    `,
    /\b(?:each|every|all|none|always|home (?:directory|folder))\b/,
    /\b(?:asks?|consent|prompts?|stops?|confirm\w{0,6}|approv\w{1,3})\b/,
  ),
)
