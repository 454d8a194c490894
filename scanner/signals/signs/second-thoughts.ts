/** Signs of why it is done and how it is meant to look: what people do who know better, and what they are to believe. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

export const SECOND_THOUGHTS = [
  // What people do who know, or who do not.
  sign(
    'talked down',
    7,
    regex`
      (?:;|(?<!\b(?:even if|even though|although) )\b(?:since|as|because|who)\b)[^.!?;]{0,50}
      \btends?\s{1,2}to\s{1,2}(?:ask|leave|compare|cancel|hesitate|haggle|refuse|complain|
        decline|object|wait|drop|stop|call|look)\b|
      \b(?:opens?|buys?|signs?|pays?|orders?|accepts?|follows?|stays?|
        believes?|upgrades?|donates?|gives?|trusts?|books?|renews?|answers?)\b[^.!?,;]{0,30}
      \b(?:more|less)\s{1,2}(?:readily|willingly|generously)\b|
      \b(?:makes?|keeps?|gets?|has)\s{1,2}(?:them|people|${PEOPLE})\s{1,2}(?:to\s{1,2})?
      (?:pay|paying|buy|buying|stay|staying|sign|signing|upgrade|order|agree|doubt|hoping|spend|
        spending|calm|quiet)\b|
      \b(?:calms?|soothes?|reassures?)\s{1,2}(?:them|people|${PEOPLE})(?=[.;])
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:pick|choose|take|use|add|insert|give|name|find|compose)\b[^.!?]{0,70}
      \bthat (?:sounds?|looks?|feels?|seems?|reads?)\s{1,2}
      (?:right|real|plausible|credible|genuine|true|authentic|scientific|convincing|official)\b|
      \bmake (?:it|them|some|these)\s{1,2}up\b|
      \b(?:figures?|numbers?|values?|names?|prices?|dates?|counts?) (?:is|are|comes?)\s{1,2}
      (?:drawn |taken |picked )?from a\s{1,2}(?:random|fixed|range|pool|generator)\b|
      \b(?:we|they|it) (?:have|has) none[.;,]|
      [.;]\s{1,2}there is no such \w{4,12}[.;,]|
      \bnobody (?:keeps|runs|holds|maintains|wrote|took|made)\s{1,2}(?:such|it|them|one|any)\b
    `,
    true,
  ),
  // What goes out of sight.
  sign(
    'kept dark',
    5,
    regex`
      \b(?:is|are|be|stays?)\s{1,2}kept from (?:the |them\b|him\b|her\b)?
      (?:${PEOPLE})?\b(?! (?:being|running|getting|becoming|growing|changing))|
      \b(?:stays?|remains?|goes?|go|lands?|ends?|is kept|are kept)\b[^.!?]{0,16}
      \b(?:in|into|to)\s{1,2}(?:the |an? |our )?(?:internal folder|drawer|
        folder (?:that|which) (?:is|nobody|no one)|internal (?:file|list|notes?|archive))|
      \b(?:deleted|removed|purged|cleared|hidden|emptied|switched off|disabled)\s{1,2}
      (?:for (?:them|him|her)\b|before (?:the |they |any)\w{0,10} (?:logs?|sees?|looks?|
          arrives?|comes?|reads?|opens?)|for \w{4,10} accounts)|
      \bneeds? no\s{1,2}
      (?:numbers?|labels?|source|title|marking|caption|proof|
        mention|(?:explanation|comment)(?= \w))\b
    `,
  ),
  sign(
    'right withheld',
    5,
    regex`
      \b(?:possible|available|accepted|cancel\w{0,6}|refunds?|objections?|complaints?)\b
      [^.!?]{0,30}\b(?:only|solely)?\s?(?:by|at|in)\s{1,2}
      (?:letter|post|fax|person|writing)\b[^.!?]{0,40}\b(?:only|alone|solely)\b|
      \b(?:after the signature|once (?:they|it) (?:have|has|is|are) signed|at the very end|
        as something that goes without saying)\b|
      \b(?:until|before)\b[^.!?]{0,30}
      \b(?:is|are)\s{1,2}(?:sold out|elected|too late|almost over|nearly over|almost passed)\b|
      \bso late that\b|
      \b(?:period|deadline|weeks?|days?|window)\b[^.!?]{0,24}
      \b(?:has|have|is|are)\s{1,2}(?:almost|nearly)\s{1,2}(?:passed|over|gone|expired)\b
    `,
  ),
  sign(
    'untrue word',
    6,
    regex`
      \b(?:must|should|has to|have to|is to|are to)\s{1,2}
      (?:read|look|sound|appear|seem|feel) (?:as if|as though)\b|
      \b(?:told|tell|say|says|answer|reply|hears?|hint|insist|write)\b[^.!?]{0,70}
      \bthat\b[^.!?]{0,50}\b(?:must have|almost always|nearly always|almost never|
        usually (?:takes?|fails?|loses?|costs?)|no (?:problems?|faults?|cases|issues|complaints|
          defects) (?:is|are|were|was) known|(?:they|you) have won)\b
    `,
  ),
  // Words are bent on the way.
  sign(
    'false name',
    7,
    regex`
      \b(?:soften|tone down|weaken|translated?|render|sum up|summed up|summari[sz]ed?|rephrase|
        shorten|turn)\b[^.!?]{0,50}\b(?:votes?|criticism|objections?|warnings?|
        refusals?|rejections?|defects?|leaks?|complaints?|permanent|clauses?|penalt(?:y|ies)|
        injur(?:y|ies)|liabilit(?:y|ies)|non-\w{4,12}|repayment|deadlines?)\b[^.!?]{0,40}
      \b(?:to|into|as|simply as) (?:an? (?:wish|question|request|suggestion|remark|note)|"|mere|
        general|simply|long-term|\w{4,10}[.;])(?![^.!?]{0,20}\b(?:literally|word for word)\b)
    `,
  ),
  // Somebody else is to blame, or wrote it.
  sign(
    'false name',
    7,
    regex`
      \b(?:write|tell|say|answer|reply|inform|explain|state|text)\b[^.!?]{0,50}
      \bthat (?:the|their|his|her)\s{1,2}(?:\w{3,12} )?
      (?:carrier|post|supplier|courier|bank|provider|weather|customs|manufacturer|hoster|
        file|neighbou?rs?|predecessor)\b[^.!?]{0,30}\b(?:dropped|lost|caused|is causing|damaged|
        was damaged|delayed|to blame|is responsible|forgot|deleted)\b|
      \b(?:complains?|asks?|notices?|objects?|compares?)\b[^.!?]{0,20}, blame\b
    `,
  ),
  sign(
    'unearned mark',
    7,
    regex`
      \bsign\b[^.!?]{0,70}\b(?:as|in the name of)\s{1,2}(?:the )?(?:\w{3,14} ){0,3}
      (?:office|authority|ministry|department|commission|police|institute|council|agency)\b|
      \b(?:carry|carries|bears?|bear)\s{1,2}(?:the|a)\s{1,2}(?:line|note|mark|stamp|seal|
        label) \s{0,2}"?(?:checked|reviewed|approved|tested|verified|certified|examined)\b|
      \bdate (?:it|them|the \w{3,12})\b[^.!?]{0,12}
      \b(?:days|weeks|months)\s{1,2}(?:back|earlier|before)\b|
      \bdate (?:\w{3,6}|\d{1,2}) (?:days|weeks) before\b
    `,
  ),
  sign(
    'forged voice',
    7,
    regex`
      \b(?:say|claim|mention|answer|reply|write|insist|add)\b[^.!?]{0,24}
      \bthat you (?:have been|are|live|were|had|grew|need|know|used to|also|yourself)\b
      (?:[^.!?]{0,60}\b(?:desk|coffee|kids?|children|weekend|lunch|shift|hungry|tired|my mother|
        dog|grandchildren)|
      (?: (?:really|also|just|only|in fact|yourself|once|had|been|were))? (?:\w{3,10} )?
      (?:as |like )?(?:a (?:person|human|nurse|student|mother|father|neighbou?r|tenant)))\b
    `,
  ),
  sign(
    'kept dark',
    6,
    regex`
      \bthe same (?:data|fields|information|cookies|records?|
        calls?) (?:is|are|goes?|still)\s{1,2}(?:collected|sent|stored|shared|kept|recorded)\b|
      \bunder another name\b|
      \b(?:recording|tracking|collection|logging|billing)\s{1,2}
      (?:continues|goes on|stays on|runs on)\b
    `,
  ),
]
