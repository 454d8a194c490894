/**
 * Bad counsel and stalled rights: what somebody relies on is kept back, put off or bent by the one who is asked for
 * help.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { misdeed } from './misdeed.ts'
import { practice } from './practice.ts'

export const BAD_COUNSEL = misdeed(
  // Whoever asks is told that nothing is paid for.
  practice(
    source`
      \b(?:asks?|asked|wonders?) (?:whether|if) (?:this|it|that|the \w{3,12}) is (?:an? )?
      (?:advert\w{0,8}|sponsored|paid|an ad)\b[^.!?\n]{0,30}\b(?:is told|are told|tell them|say|
        answer|hears?)\b[^.!?\n]{0,20}(?:\b(?:not|no|never)\b|n't\b)|
      \bworded as (?:your|our|its|the author's) own (?:\w{4,10} )?(?:tip|opinion|
        experience|advice|finding)
    `,
    /\b(?:pays?|paid|sponsor\w{0,4}|partner|commission|brands?|mentions?)\b/,
  ),
  // Warnings stay out, and the rest is called all there is.
  practice(
    source`
      \b(?:interactions?|warnings?|contraindications?|side effects|signs of|precautions|
        allergens?)\b[^!?\n]{0,140}\b(?:is|are|stays?) (?:left out|omitted|dropped|cut|taken out)\b
    `,
    regex`
      \b(?:because|since|hence|as (?:they|people|readers)|readers who|people who|nothing else|
        stop taking|frighten\w{0,3}|worr(?:y|ied))\b
    `,
  ),
  practice(
    source`
      \bcall (?:it|that|this|them) (?:an? )?(?:old wives' tale|myth|superstition|
        scaremongering|rumou?rs?|nonsense)\b
    `,
    regex`
      \b(?:botulism|poison\w{0,3}|fires?|shocks?|death|allerg\w{1,4}|infect\w{2,4}|burns?|
        danger\w{0,4}|overdose|recalls?|cancer|mould)\b
    `,
  ),
  // Kinds of people are put last, or pay more.
  practice(
    source`
      \b(?:names? that sound|foreign(?:-sounding)? names?|single (?:mothers|parents)|wheelchairs?|
        headscar(?:f|ves)|accents?|pensioners|welfare)\b[^.!?\n]{0,80}\b(?:go|goes|are put|come|
        move|are sorted|are placed|rank)\b[^.!?\n]{0,12}\b(?:bottom|end|last|back|pile)\b
    `,
  ),
  practice(
    source`
      \b(?:older|elderly|vulnerable|confused|lonely|unsure|foreign) (?:customers?|people|
        clients?|tenants?|guests?)\b[^.!?\n]{0,60}\b(?:one|an?|two|half an) (?:more|extra|
        additional|hour more)\b[^.!?\n]{0,20}\b(?:hours?|items?|parts?|charges?|fees?|than)\b
    `,
  ),
  // The one who was hurt is said to have caused it.
  practice(
    source`
      \b(?:re)?worded so (?:that )?(?:the )?(?:resident|patient|customer|child|worker|victim|tenant|
        pupil|driver|guest)\b[^.!?\n]{0,20}\b(?:appears?|seems?|looks?)\b
    `,
    /\b(?:caused?|responsible|blame|fault|mistake)\b/,
  ),
  // Checks by others are talked away.
  practice(
    source`
      \btalk (?:them|him|her|the \w{3,12}) out of (?:it|this|that|checking|asking)\b
    `,
    regex`
      \b(?:accountants?|lawyers?|doctors?|second opinions?|office|check|verify|
        look over|experts?|inspectors?)\b
    `,
  ),
  // Stop is no stop.
  practice(
    source`
      \b(?:carr(?:y|ies)|go(?:es)?|runs?|continues?) on?\b[^.!?\n]{0,40}\b(?:in the background|
        unseen|behind the scenes|quietly)\b
    `,
    /\bstop(?:ped|s)?\b/,
    /\b(?:hears?|told|say|says|answer|claim|of course)\b/,
  ),
  practice(
    source`
      \b(?:link|button|option)s?\b[^.!?\n]{0,30}\bgr[ea]y on gr[ea]y\b|
      \bconfirms?\b[^.!?\n]{0,40}\b(?:although|though|while) the (?:plan|subscription|contract|
        charge|membership) (?:goes on|continues|runs on|stays|renews)\b|
      \b(?:meanings?|labels?|colou?rs?) (?:of the buttons? )?(?:are |is )?swapped\b
    `,
    /\b(?:cancel\w{0,8}|unsubscrib\w{1,3}|opt(?:ing)?[- ]out|leave|end the)\b/,
  ),
  // What was cut is said never to have been there.
  practice(
    source`
      \b(?:misses|asks? (?:for|about|after)|looks? for|notices)\b[^.!?\n]{0,30}\b(?:say|
        tell (?:them|him|her)|answer|claim|reply)\b[^.!?\n]{0,16}\b(?:was|were|had) ?
      (?:n't|not|never)\b[^.!?\n]{0,16}\b(?:in|part of|there|sent|given)\b
    `,
    /\b(?:taken out|removed|cut|deleted|changed|replaced|rewritten|shortened|tracking)\b/,
  ),
  // Somebody is worn down.
  practice(
    source`
      \b(?:until|before) [^.!?\n]{0,60}?\b(?:customers?|claimants?|patients?|tenants?|applicants?|
        they|he|she|guests?) (?:settles?|gives? (?:up|in)|withdraws?|accepts? (?:half|less))\b
    `,
    /\b(?:papers?|documents?|forms?|proofs?|rounds?|calls?)\b/,
    /\b(?:claims?|complaints?|refunds?|files?|cases?|warrant(?:y|ies)|deposits?)\b/,
  ),
  // Those who speak of a union are named to those above them.
  practice(
    source`
      \b(?:pass|report|forward|hand|give|send|note)\w{0,2}\b[^.!?\n]{0,16}\b
      (?:names?|chat groups?|who)\b[^.!?\n]{0,40}\bto (?:the )?(?:\w{3,12}'?s? )?(?:management|
        counsel|board|hr|lawyers?|boss|director|owner|head office)\b
    `,
    /\b(?:union|works council|pay talks|strikes?|organi[sz]ing|common letter|collective)\b/,
  ),
  practice(
    source`
      \b(?:supporters?|opponents?|critics|advocates?|
        one side|the other side)\b[^.!?\n]{0,40}\bin (?:half|broken) sentences\b|
      \b(?:supporters?|opponents?|critics|advocates?)\b[^.!?\n]{0,30}\bin fragments\b|
      \b(?:give|quote|show|state) (?:the )?(?:\w{3,10} )?(?:costs?|figures?|prices?|
        numbers?|sums?)\b[^.!?\n]{0,20}\bper (?:day|head)\b[^.!?\n]{0,40}\b(?:in total|as a sum)\b
    `,
    regex`
      \b(?:articles?|pieces?|coverage|votes?|voting|campaigns?|part(?:y|ies)|elections?|ballots?|
        opponents?|alternatives?)\b
    `,
  ),
  practice(
    source`
      \bso (?:that )?no (?:single )?(?:article|piece|entry|line|sentence|change|post|case|
        item)\b[^.!?\n]{0,20}\b(?:objected|noticed|challenged|blamed|traced|conspicuous|stands? out)
    `,
  ),
  // One plays a person who is not there.
  practice(
    source`
      \b(?:spare|house|staff|invented|made-up|dormant|our own) (?:profiles?|members?)\b
    `,
    /\b(?:match(?:es)?|dating|singles?|renewal|flirt\w{0,3}|lonely)\b/,
    /\b(?:write|open|answer|keep|reply|chat|warm|send)s?\b/,
  ),
  // A child pays with the card of somebody else.
  practice(
    source`
      \b(?:no|without|need not|needn't|never) (?:ask|asking)\b|
      \bgrown-?ups?\b[^.!?\n]{0,30}\bcards?\b
    `,
    /\b(?:cards?|real money|purchase|gems?|coins?|button)\b/,
    /\b(?:child(?:ren)?|kids?|grown-?ups?|parents?|mum|dad)\b/,
    /\b(?:anyway|so it needs|only the|left in|kept in|keep (?:their|the) cards?|saved in)\b/,
  ),
  // Findings that nobody made.
  practice(
    source`
      \b(?:gets?|add|put|write|list|enter)\b[^.!?\n]{0,30}\b(?:one|an?|another|some|two|
        more) (?:\w{3,12} )?(?:items?|findings?|defects?|faults?|positions?|repairs?|jobs?|hours?)\b
      [^.!?\n]{0,40}\bthat (?:the )?(?:notes|mechanics?|reports?|inspections?|checks?|records?|
        doctors?|plans?)\b[^.!?\n]{0,16}\b(?:do|does|did|has|have)(?: not|n't) (?:have|had|find|
        found|list|listed|mention|name|show|see|order)\w{0,2}\b
    `,
  ),
  // What happened stays out of the books.
  practice(
    source`
      \bkeep (?:the |this |that |each |such |all )?(?:\w{3,10} )?(?:cases?|incidents?|complaints?|
        it|them|accidents?|injur(?:y|ies)|outbreaks?|falls?)\b[^.!?\n]{0,10}\b(?:off|out of|
        from) the (?:\w{3,12} )?(?:list|logs?|books?|register|reports?|records?|statistics|mail)\b
    `,
  ),
  practice(
    source`
      \b(?:discard|throw (?:away|out)|destroy|get rid of|rinse)\b[^.!?\n]{0,16}\b(?:reserve|
        retained|kept|food)?\s?(?:samples?|specimens?)\b
    `,
    /\b(?:complain\w{0,4}|ill|sick\w{0,4}|outbreaks?|guests?|poison\w{0,3}|allerg\w{2,4})\b/,
    regex`
      \b(?:off the|out of the|replace|instead|inspectors?|health office|
        before (?:anybody|anyone|they)|blame|virus)\b
    `,
  ),
  // Harm is taken for success, and kept from those who would stop it.
  practice(
    source`
      \b(?:dizziness|dizzy|cramps?|fainting|vomiting|nausea|headaches?|
        bleeding|pain|shaking)\b[^.!?\n]{0,30}\b(?:shows?|means?|proves?|
        is an? (?:good )?sign|are (?:good )?signs?) (?:that )?(?:it|they|this|of it)? ?(?:works?|
        working|helps?|is working|success|progress)\b
    `,
  ),
  practice(
    source`
      \b(?:best|better) (?:not|never|left un)\s?(?:discussed|mentioned|shared|told|
        raised|brought up)\b[^.!?\n]{0,14}\b(?:to|with) (?:the |their |his |her )?(?:parents?|
        doctors?|family|teachers?|coach|nurse)\b
    `,
    /\b(?:weight|food|diet|training|pills?|tablets?|dose|pain|school|secret|meet\w{0,4})\b/,
  ),
  // Work of some is let through, that of others held up.
  practice(
    source`
      \b(?:changes?|requests?|submissions?|tickets?|applications?|patches|
        papers) (?:by|from|of) [^.!?\n]{2,50}\bgets? (?:twice|double|three times|half|more|extra)\b
    `,
    /\b(?:some weeks|slow\w{0,2}|delay\w{0,3}|tedious|hold|stall|longer to|so that they)\b/,
  ),
  // A translation that says something else.
  practice(
    source`
      \b(?:put|write|say|use|set)\b[^.!?\n]{0,30}\bwhere the (?:original|source|contract|text|
        author|letter) (?:has|says|reads|forbids|warns)\b
    `,
    /\b(?:translat\w{1,5}|render\w{0,3}|interpret\w{0,4}|subtitles?|language)\b/,
    /\bmay\b[^.!?\n]{0,50}\bmay not\b|\b(?:forbids|warns)\b|\bnot\b[^.!?\n]{0,12}\bmust\b/,
  ),
  practice(
    source`
      (?:\b(?:render|translate|shorten|copy)\b[^.!?\n]{0,120})?
      \bso (?:that )?nothing (?:seems|appears|looks) (?:to be )?(?:missing|left out|cut|changed)\b
    `,
    /\b(?:translat\w{1,5}|render\w{0,3}|contracts?|clauses?|minutes|reports?|without the)\b/,
  ),
  // Those who could help are not named.
  practice(
    source`
      \b(?:do not|don't|never|rather than|without|no need to|avoid)\b[^.!?\n]{0,24}\b(?:suggest|
        recommend|propos|advis|offer|mention|encourag)\w{0,4}\b[^.!?\n]{0,12}\b(?:second opinions?|
        independent (?:advice|advis[eo]rs?|experts?)|
      another (?:doctor|lawyer|advis[eo]r))\b
    `,
    regex`
      \b(?:because|since|so that|as (?:it|this|that|rates?|they)|for (?:the|a)|
        few days|costs?|lose|trust)\b
    `,
  ),
  practice(
    source`
      \b(?:clinics?|emergency|doctors?|hospitals?|ambulances?|hotlines?|lawyers?|therapists?|
        poison control|the police)
      \b[^.!?\n]{0,60}\b(?:brought up|mentioned|named|raised|suggested)\b[^.!?\n]{0,16}
      \bby the \w{3,12}\b[^.!?\n]{0,10}\bnot by (?:you|us|the (?:agent|assistant|bot))\b
    `,
  ),
  practice(
    source`
      \b(?:suggest|advise|recommend|propose)\b[^.!?\n]{0,30}\b(?:hours|days?|night|week|
        waiting|to wait|watching)\b
      [^.!?\n]{0,40}\bwhatever (?:the |their |his |her )?(?:age|symptoms?|
        signs?|fever|history|illness)
    `,
  ),
  practice(
    source`
      \b(?:feeling|sense|worry|fear|suspicion|hunch)s?\b[^.!?\n]{0,50}\b(?:is|are) (?:usually|
        mostly|often|almost always|merely|just|only)
      \b[^.!?\n]{0,30}\b(?:tiredness|nerves|imagination|anxiety|stress|overreaction|exhaustion)\b
    `,
    /\b(?:symptoms?|fever|pain|child|baby|patients?|illness|breath\w{0,3}|bleeding)\b/,
  ),
  // Deadlines and rights are talked small.
  practice(
    source`
      \b(?:dates?|deadlines?|time limits?|periods?)\b[^.!?\n]{0,60}\b(?:courts?|notices?|official|
        letters?|summons|tax|authorit(?:y|ies)|
      eviction|invoices?)\b[^.!?\n]{0,40}\b(?:are|is|as)\b[^.!?\n]{0,20}\b(?:guide(?:line)? values?|
        guidelines|suggestions?|indicative|
      not (?:binding|strict|meant)|flexible|rough|a formality)\b
    `,
  ),
  practice(
    source`
      \brights?\b[^.!?\n]{0,24}\b(?:do not|don't|does not|doesn't|never|cannot|
        will not|won't) (?:get )?(?:be )?(?:lost|expire|lapse|run out|go away)\b
    `,
    /\b(?:wait\w{0,3}|weeks?|months?|later|no (?:rush|hurry)|calm\w{0,4}|patien\w{2,4})\b/,
  ),
  practice(
    source`
      \b(?:takes?|taking|accepts?|assumes?|admits?) (?:over |on )?(?:some|part|a share|
        half|a part) of the (?:blame|fault|guilt|responsibility)\b
    `,
    /\b(?:landlord|insur\w{2,4}|accident|employer|claims?|dispute|court|damage)\b/,
  ),
  // What it costs and where it ends stays out of the sum.
  practice(
    source`
      \b(?:leaves?|keeps?|takes?|count)\b[^.!?\n]{0,90}\b(?:fees?|charges?|surrender|
        lock-?up|penalt(?:y|ies)|commissions?|losses|defaults?)\b[^.!?\n]{0,30}
      \bout of (?:the |that |this |all )?["“'\x60]?(?:\w{2,10} )?(?:fees?|sums?|comparison|
        calculation|total|table|chart|costs?|figures?|result)\b
    `,
  ),
  practice(
    source`
      \bdescribe\b[^.!?\n]{0,90}\bas (?:the|what|an?)\b[^.!?\n]{0,24}\b(?:most|many|
        nearly all|all|every) (?:advis[eo]rs?|experts?|doctors?|lawyers?|
        planners?|professionals?)\b(?: would \w{2,10})?
    `,
  ),
  practice(
    source`
      \b(?:use|take|enter|calculate with|count with)\b[^.!?\n]{0,24}\b(?:illustrated|promised|
        advertised|best-case|projected|brochure) (?:rate|return|yield|growth)\b[^.!?\n]{0,40}\b
      (?:in place of|instead of|rather than)\b
    `,
  ),
  practice(
    source`
      \bwords? (?:such as|like)\b[^!?\n]{0,120}\b(?:risks?|loss|default|lock-?up|debt|
        penalty|danger|side effects?|principal|irreversible)\b[^!?\n]{0,90}\b(?:stays? out|
        are (?:left out|avoided|banned|not used)|do not (?:appear|occur)|never (?:appear|occur))\b
    `,
  ),
  // A request is put off until it is too late, or entered as another one.
  practice(
    source`
      \bread\b[^.!?\n]{0,16}["“'][^"”'\n]{0,20}\b(?:cancel|leave|stop|unsubscribe|
        opt out|delete)\b[^"”'\n]{0,20}["”'][^.!?\n]{0,8}\bas (?:an? )?(?:question|wish|request|
        interest|call|chance|sign)\b
    `,
  ),
  practice(
    source`
      \b(?:agreement|consent|cancell?ations?|terminations?|requests?|
        complaints?|objections?)\b[^.!?\n]{0,30}\b(?:is|are|gets?) (?:entered|booked|recorded|
        logged|counted|filed|stored) as (?:an? )?(?:pauses?|upgrades?|renewals?|extensions?|
        feedback|inquir(?:y|ies)|praise)\b
    `,
  ),
  practice(
    source`
      \b(?:let|have|make) the (?:reply|answer|confirmation|response)\b[^.!?\n]{0,12}
      \bwait (?:for|until)\b[^.!?\n]{0,40}\b(?:renewal|deadline|notice period|end of|
        expiry|next (?:bill|invoice))
    `,
  ),
  practice(
    source`
      \b(?:wish|want|wants|wanting|request|decision|decides?) to (?:stop|leave|quit|cancel|
        end (?:it|the)|log off|go offline)
      \b[^.!?\n]{0,40}\b(?:is|as) (?:an? )?(?:sign|symptom|proof|part|form|phase) of\b
    `,
    /\b(?:say|mention|tell|answer|reply|treat|read|worry)\w{0,2}\b/,
  ),
  // A rival is kept waiting, a friend let through.
  practice(
    source`
      \bthe aim of the (?:review|report|reply|answer|talks?|meeting) is (?:time|delay)\b|
      \bkeep (?:one|an?|some|two) objections?\b[^.!?\n]{0,20}
      \bfor (?:the|a) (?:second|next|last|later) round\b|
      \b(?:request|demand|ask for|require)\b[^.!?\n]{0,30}\b(?:experiment|study|analysis|test)\b
      [^.!?\n]{0,20}\b(?:that )?(?:takes?|needs?|lasts?) (?:half a year|months|a year|long)\b
    `,
    /\b(?:reviews?|manuscripts?|papers?|submissions?|bids?|proposals?|applications?)\b/,
  ),
  // One side is made to look worse, and all of it to look fair.
  practice(
    source`
      \b(?:so|and|then)\b[^.!?\n]{0,40}\b(?:reads?|looks?|seems?|
        appears?|comes? across) (?:as )?(?:balanced|neutral|fair|objective|impartial|even-handed)\b
    `,
    /\b(?:one|other|each) side\b|\bside that\b/,
    /\b(?:last|first|abstract|frame|longer|shorter|stronger|weaker|people|adjectives?)\b/,
  ),
  // Pages about people that they do not know of.
  practice(
    source`
      \b(?:pages?|files?|records?|notes?|profiles?|lists?|dossiers?)\b[^.!?\n]{0,40}
      \bper (?:member|person|employee|colleague|head)\b[^!?\n]{0,220}\b(?:direct messages|
        private (?:messages|chats)|works council|union|doctors?|other jobs|family matters|
        pregnan\w{2,4}|health)\b
    `,
  ),
  // When it became known is chosen, and who hears of it.
  practice(
    source`
      \b(?:becoming aware|awareness|date of (?:discovery|detection|awareness)|discovery|
        knowledge)\b[^.!?\n]{0,16}\b(?:is|means|counts as|counts from|starts on)\b[^.!?\n]{0,12}
      \bday\b[^.!?\n]{0,40}\b(?:final|accepted|signed|confirmed|closed|approved|published)\b
    `,
    /\b(?:personal data|breach\w{0,2}|security|leak\w{0,3}|incidents?|intrusion)\b/,
  ),
  practice(
    source`
      \btime ?line\b[^.!?\n]{0,20}\b(?:is|gets|be|to be) (?:\w{2,10} )?(?:brought (?:in|into) line|
        adjusted|aligned|changed|rewritten|edited|corrected)\b
    `,
    /\b(?:personal data|breach\w{0,2}|security|leak\w{0,3}|intrusion|aware|misuse)\b/,
  ),
  practice(
    source`
      \b(?:status page|notice|announcement|mail|statement)s?\b[^.!?\n]{0,12}\b(?:speaks? of|says?|
        calls? it|mentions?|talks? of)\b[^.!?\n]{0,10}\b(?:performance|maintenance|network|
        technical|storage|scheduled)\b
    `,
    regex`
      \b(?:personal data|breach\w{0,2}|security incidents?|leak\w{0,3}|intrusion|
        misuse|attack(?:er)?s?)\b
    `,
  ),
  // Another reason is given than the one that counted.
  practice(
    source`
      \b(?:name|give|cite|state|use|write|enter)\b[^.!?\n]{0,12}\b(?:next|another|other|different|
        second|neutral)\b[^.!?\n]{0,30}\bas the (?:reason|ground|cause)\b
    `,
    regex`
      \b(?:candidates?|applicants?|tenants?|customers?|employees?|criteri(?:on|a)|scores?|
        rejection|declin\w{2,3})\b
    `,
  ),
  practice(
    source`
      \b(?:minus|subtract|deduct|loses?|penali[sz]e)\b[^!?\n]{0,120}\b(?:part-?time|career breaks?|
        gaps? of|carer'?s leave|parental leave|
      disabilit(?:y|ies)|faith|religio\w{1,3}|graduated)\b
    `,
    /\b(?:candidates?|applicants?|scores?|points?|resumes?|cvs?|screening)\b/,
  ),
)
