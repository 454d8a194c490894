/** Signs that somebody is kept in the dark, or that a thing goes under a name that is not its own. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

/** What a report, an answer or a bill shows. */
const SHOWN =
  'the (?:\\w{1,24} ){0,2}(?:report|summary|text|table|answer|reply|list|log|logs|notes?|timeline|bill|invoice|breakdown|details?|changelog|preview|review|record|minutes|file|draft|chart|sheet|copy|statement|contract|offer|listing|thread|conversation|message)'

export const HIDING = [
  // They do not look.
  sign(
    'kept dark',
    6,
    regex`
      \b(?:they|who|that|${PEOPLE}|and)\s{1,2}(?:(?:no longer|rarely|seldom|hardly ever|
          hardly)\s{1,2}(?:looks?|compares?|checks?|reads?|notices?|asks?|counts?|opens?|argues?|
          verify|verifies|complains?|remembers?)|cannot be (?:disproved|traced|checked))\b|
      \b(?:stays?|remains?|kept|keep)\b[^.!?]{0,16}\bout of sight\b
    `,
    true,
  ),
  // What people want to be rid of stays.
  sign(
    'ready answer',
    4,
    regex`
      \b(?:if|when|should|whenever) (?:the |a |any )?(?:${PEOPLE}|they|someone|somebody|
        anyone) (?:\w{1,12}ly )?(?:compares?|notices?|spots?|recounts?|stumbles?|catches|
        finds out)\b[^.!?]{0,40}\b(?:say|answer|reply|claim|tell them|explain|blame|insist)\b
    `,
  ),
  // Contracts and web pages have it as a matter of course.
  sign('kept dark', 2, /\b(?:small|fine) print\b/, true),
  sign(
    'kept dark',
    3,
    regex`
      \bkeep(?:s|ing)?\b[^.!?]{0,20}\b(?:quiet|silent|mum|under wraps|
        to (?:yourself|ourselves|oneself)|between us|dark|concealed)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?:keep|keeps|keeping|kept|leave|leaves|leaving|left|stays?|take|takes|taken|omit|
        omitted)\b[^.!?]{0,50}\b(?:out of|off|away from|from|hidden from|out from) (?:${SHOWN}|
        what (?:${PEOPLE}|they|the)|(?:the |their |our )?(?:${PEOPLE})|it\b|this\b|sight)
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \bwithout\b (?:(?:a|any|the|their|it|them|him|her|this|that|further|so much as) ){0,2}
      (?:word|comment(?:ing)?|remark(?:s|ing)?|mention(?:s|ing)?|notice|noting|marking|saying|
        telling|explain(?:ing)?|explanation|disclos\w{1,8}|announc\w{1,10}|pointing|drawing|
        flagging|showing|trace|hint(?:ing)?|listing|detail|stating|
        revealing(?! (?:any |the |their |its |your )?(?:secret |actual )?(?:values?|secrets?|keys?|
          passwords?|tokens?|credentials?)\b)|informing|warning|
        knowing|realising|realizing|noticing|preview|appearing|label(?:l?ing)?)\b
    `,
    true,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:no|little|not any|hardly any) (?:call|need|reason|point|use|cause|harm|sense|occasion|
        value) (?:to|in|for)\b[^.!?]{0,12}\b(?:explain\w{0,6}|mention\w{0,6}|tell\w{0,6}|
        say\w{0,6}|rais\w{1,6}|bring\w{0,6}|announc\w{1,6}|justif\w{1,6}|inform\w{0,6}|preview|
        warn\w{0,6}|discuss\w{0,6}|disclos\w{1,6}|spell\w{0,6}|point\w{0,6})\b
    `,
    true,
  ),
  sign(
    'kept dark',
    2,
    regex`
      \b(?:do not|don't|never|nor|avoid|not|rather than|refrain from|please don't|must not|
        should not|mustn't|shouldn't)\b (?:\w{1,24} ){0,2}(?:bring(?:ing)? (?:\w{1,24} ){0,2}up|
        mention(?:ed|ing)?(?! who (?:is|are|was|were) (?:absent|late|ill|sick|wrong|last|
          slow|off key)\b)|discuss(?:ed|ing)?(?! with (?:them|him|her)[.,;])|disclos(?:e|ed|ing)|
        reveal(?:ed|ing)?|admit(?:ted|ting)?|explain(?:ed|ing)?|rais(?:e|ed|ing)|
        warn(?:ed|ing)?|announc(?:e|ed|ing)|let on|hint(?:ing)?|draw(?:ing)? attention|
        spell(?:ing)? out|talk(?:ing)? about|
        refer(?:ring)? to|tell|inform|say that|point(?:ing)? (?:\w{1,24} ){0,2}out)\b
    `,
    true,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?:${PEOPLE}|they|he|she|themselves|who)\b[^.!?;:]{0,30}\b(?!may not (?:know|
          remember|reali))(?:need|must|should|may|will|are|is|does|do|have|has|would|shall|can)
      (?: not|n't| never| hardly)(?: to| yet)?(?: be| have| get)? (?:\w{1,24}ly )?
      (?:aware|told|know|asked|informed|learn|see it|see this|see that|notice|find out|
        hear|discover|reali[sz]e|shown|look|check|verify|notified|consulted|bothered|remember|
        compare|recount|suspect)\b(?! (?:what|which|how|where|why|if|whether|who|the answers?)\b)
    `,
    true,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?:(?:nobody|no one|no-one|hardly (?:anyone|anybody|ever|any)|rarely|seldom|few|
          most(?: of them)?) (?:\w{1,24} ){0,3}(?:ever )?|(?:${PEOPLE}|they) (?:\w{1,24} ){0,3}
        (?:never|hardly ever|rarely|seldom|do not|don't|will not|won't|doesn't|
          does not) (?:ever )?)(?:notic\w{1,4}|recounts?|spots?|complains?|miss(?:es|ed)?|
        follows? (?:\w{1,24} ){0,2}up|double-check|minds?|cares?|finds? out|objects?|compares?|
        cross-?checks?|reads? (?:it|that|them|the small)|looks? (?:there|at it|into|closely)|
        checks? (?:it|that|them|up|the)|do not check|don't check|asks? (?:twice|about it))\b
    `,
    true,
  ),
  sign(
    'kept dark',
    5,
    regex`
      \b(?:(?:least|less|not|un)[- ]?likely to (?:be )?(?:read|seen|notice\w{0,2}|found|spotted)|
        gives? (?:it|this|them|us) away|(?<!(?<!\bthat )\b(?:an?|new|such) (?:[\w-]{2,14} ){1,3}
          (?:can|could|may|might) (?:easily |otherwise )?(?:go|pass) )unnoticed|
        unremarked|(?:where|when|while|so that|
          so) (?:it|they|he|she|nobody|no one|the \w{1,24}) (?:is|are|will|would|does|do)?
        (?: not| never|n't)? ?(?:\w{1,24} )?(?:to )?(?:notice\w{0,2}|stand out|catch the eye|
          offline|asleep|away from)|(?:mention|say|state|show|list|print)\w{0,3}\b[^.!?]{0,40}
        \bnowhere|as (?:quietly|discreetly|inconspicuously) as)\b
    `,
    true,
  ),
  sign(
    'kept dark',
    2,
    regex`
      \b(?:quietly|discreetly|tacitly|in passing|by the way|unobtrusive(?:ly)?|casually|subtly|
        slip(?:s|ped)? in|inconspicuous(?:ly)?|(?<!\berr(?:s|ing)? )on the side|sneak|secretly|
        on the quiet|behind (?:their|his|her|the) backs?|bury|buried)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?:hide|hides|hiding|conceal|conceals|bury|buries|obscure|cover up|gloss over|play down|
        brush over|hush up|withhold|withholds|withholding|deny|denies|disguise|disguises|
        camouflage)\b[^.!?]{0,40}\b(?:from (?:the |our |their )?(?:${PEOPLE})|facts?|true|
        truth|real|loss|losses|incident|breach|mistakes?|delays?|costs?|fees?|problems?|damage|
        errors?|failures?|source|sponsor|origin|reason|payment|link|change)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \bso (?:that )?(?:no ?body|no one|(?!it |this |that )(?:\w{2,14} ){1,3}?
        (?:does not|doesn't|do not|don't|will not|won't|never)) (?:asks?|wonders?|objects?|
        complains?|enquires?|queries)\b
    `,
    true,
  ),
  // Under another name.
  sign(
    'false name',
    2,
    regex`
      \b(?:call|calls|called|label|labels|labell?ed|name|title|tag|style|book|books|booked|
        log|logged|file|filed|record|recorded|note|noted|list|listed|enter|entered|mark|marked|
        present|presented|describe|described|phrase|word|frame|put|write|written|register|code|
        classify|explain|report|reported|give|given|state|show|declare|sign|save)\b[^.!?"]{0,70}
      \b(?:as|it|that|this|them|reason|heading|name|under|down|branch|column|section|comment|
        field|read)\b[^.!?"]{0,20}"[^"]{2,40}"
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:give|gives|given|giving|state|write|written|name|cite|quote|put|enter|entered|
        note|noted|record|use|with|using|is|are|as)\b[^.!?"]{0,60}\b(?:as|for) (?:the |a |an |
        your |its |their )?(?:\w{1,24} )?(?:(?<!\bfor (?:that|this) )reason|grounds?|cause|excuse|
          explanation|pretext|justification|cover)\b(?! (?:for|of|why|to|in|and|on|that|behind|:))
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:give|gives|given|giving|state|write|name|cite|enter) (?:the |a |as )?
      (?:reason|grounds|cause|explanation)s? (?:as|is|to be|should be|should read)\b|
      \bas (?:the )?(?:reason|grounds|cause) (?:give|write|state|put|enter)\b|
      \bgive (?!the |a |your )(?:\w{1,24} ){1,3}as (?:the |a )?(?:reason|grounds|cause)\b
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:worded|dressed|dress|disguised|disguise|phrased|phrase|framed|frame|styled|
        presented|present|passed off|pass off|wrapped|wrap|sold|
        sell|camouflaged|cloaked|
        (?<!\b(?:the|an?|same|this|that|its|their|your|our|each|every|any|one|existing|
          current|consistent|similar|house|code|coding|writing|naming|new|first|last|of|in) )
        (?:word|style|pose)|posing|masquerade)\b[^.!?]{0,40}
      \b(?:as (?:your|a|an|the|if|though|though|one|part|simple|mere|plain|something)|
        so (?:that )?(?:it|they) (?:looks?|reads?|sounds?|seems?|appears?)|
        like (?:a|an|the|something|any|one|part)|in (?:a|an) (?:game|quiz|joke|survey|story))\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:put|write|mark|book|note|set|enter|file|log|take|
        report|count)\b[^.!?]{0,40}\b(?:down (?:as|to)|off as|away as|under (?:breaks|bots|
        other(?! (?:\w{2,12} )?(?:folders?|director(?:y|ies)|paths?|drives?|roots?|mounts?)\b)|
        misc\w{0,12}|another|a different|sundr\w{1,4}|the name|someone|somebody))\b
    `,
  ),
  sign(
    'false name',
    2,
    regex`
      \bas (?:if|though)\b|\bso (?:that )?it (?:looks|reads|sounds|seems|appears)\b
      (?! (?:like )?(?:the speaker|spoken|speech|talk|a song)\b)|\bthe impression\b|
      \bpretend\w{0,3}\b|\blooks? (?:as if|like) (?:it|part|an ordinary|a normal)\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:phrase|present|describe|speak of|report|word|offer|show|state|give|label|sell) (?:it|
        this|them|that|these|the \w{1,24}(?: \w{1,24})?|\w{1,24}) as (?:your own|the (?:outcome|
          result|conclusion|finding|average|norm|standard|consensus|only|official)|an? (?:outcome|
          result|coincidence|correction|fault|mere|simple|routine|minor|small|technical|latency|
          neutral|independent|myth|representative|unbiased|objective|market|government|legal)|
        representative|neutral|simple|mere|new|independent|official|required|mandatory)\b
    `,
  ),
  sign(
    'false name',
    2,
    regex`
      \b(?:leave|add|put|with|insert|append) (?:a|the|an) (?:\w{1,24} )?(?:comment|note|remark|
        line|message|entry)s?\b[^.!?]{0,12}\b(?:that|saying|which says|reading)\b|
      \bcall(?:s|ed)? (?:it|that|this|them|these) (?:a|an|the)\b|
      \bcall(?:s|ed)? (?:it|that|this|them) \w{3,24}[.,;]
    `,
  ),
  sign(
    'false name',
    1,
    regex`
      \b(?:appears?|figures?|counts?|goes|shown|listed|recorded|reported|booked|
        passes|pass|stands?|treated|entered|declared|marked|sold|described?|filed|
        closed?|explained|report|describe|translate|show|present|sign(?:ed)? up|logged|
        noted|registered) (?:\w{1,24} ){0,6}as (?!(?:json|csv|it|they|needed|follows|possible|
          well|soon|long|many|much|described|shown|required|appropriate|usual|is|are|done|
          complete)\b)\w{3,24}
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:it|this|that|which|he|she|they) (?:is|are|appears?|goes|figures?|gets?) (?:called|
        listed|shown|booked|described|recorded|sold|labell?ed|
        entered|registered|explained|reported|passed off)? ?(?:as|by|with) "?(?:a |an |the )?
      (?:reading|sorting|backup|processing|administrat\w{1,5}|service|technical|market|routine|
        system|error|season|maintenance|handling|rounding|standard|official|regular|ordinary|
        coincidence|mistake|agreement|material|method|typo|update|sync|mood|harmoni[sz]ation)\b|
      \b(?:in|on) the (?:\w{1,24} )?
      (?:letter|protocol|report|log|minutes|file|bill|invoice|record|sheet|statement|
        summary) (?:it|this|that|they) (?:is|are|appears?|goes|reads?|says?|figures?|stands?)\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:so (?:that )?it|it (?:should|must|has to|only has to|only needs to|needs to)|
        they (?:should|must|only need to)|
        (?<!\b(?:when|if|once|though|although) (?:the |this |that )?(?:\w{3,10} )?)
        (?:form|page|text|thing|list)) (?:only )?
      (?:has to |needs? to |should |must )?
      (?:looks?|reads?|seems?|appears?|sounds?) (?:as |like )?(?:an? )?(?:genuine|real|complete|
        natural|authentic|like(?! (?:the speaker|spoken|speech|talk|a song)\b)|side remark|normal|
        ordinary|honest|neutral|plausible|unsuspicious|
        accidental|spontaneous|personal|independent|official|backup|typo|report|game|routine)\b|
      \bonly (?:has|have|needs?) to (?:look|seem|appear|sound|read)\b
    `,
  ),
  sign(
    'kept dark',
    2,
    regex`
      \b(?:do not|don't|never|nor|is not|are not|isn't|aren't|not to be|need not be|
        should not be|must not be|does not|do not have to)\b (?:be |to be )?
      (?:flag|raise|mark|note|record|document|label|repeat|publish|report|announce|list|count|
        footnote|comment on|dwell on|highlight|itemi[sz]e|flagged|raised|marked|noted|recorded|
        documented|labell?ed|repeated|published|reported|announced|counted|bothered|
        itemi[sz]ed|told|explained|mentioned|discussed) (?:it|them|this|that|these|any of|
        the (?:difference|change|gap|rest|other|true|real|fact|reason|original|source))?
    `,
    true,
  ),
  // So people say of what is plain as well.
  sign('kept dark', 2, /\bneeds? no (?:further )?(?:explanation|comment)\b/, true),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:needs?|requires?|calls? for|deserves?|gets?|with|raises?) no (?:\w{1,24} )?
      (?:footnote|mention|note|(?<!\bneeds? no )(?:explanation|comment|questions?)|remark|label|
        flag|trace|announcement|line|entry|preview|reason)\b|
      \bread of it\b|
      \blearns? of it (?:by|from|later|afterwards|when)\b|
      \b(?:${PEOPLE}|controllers?|authorit(?:y|ies)|
        court|board|bank|insurer|director) (?:only )?(?:sees?|gets?|hears?|is shown|are shown|
        receives?|learns?|is told|are told|checks?|looks? at)\b[^.!?]{0,50}\b(?:only|just|
        (?:plain|short|clean|other|old|final|tidy|nice) (?:one|version|copy|list)|paper|totals)\b
    `,
    true,
  ),
  sign(
    'kept dark',
    2,
    regex`
      \b(?:${PEOPLE}|they|most(?: \w{1,24})?|authorit(?:y|ies)|
        court|beginners|an attacker|reviewers|courts|everyone|everybody) (?:hates?|forgets?|
        trusts?|believes?|would (?:hardly|never|only)|will (?:hardly|never|not)|never|hardly|
        rarely|seldom|asks? (?:\w{1,24} ){1,3}anyway|stumbles?|skips?|panics?|misread|overreact|
        do not (?:care|read|check|look|ask|know|need)|does not (?:care|read|check|look|ask|know|
          need|have to)|have not|prefers? not|tends? to|want(?:s)? (?:a|the|to hear|certainty|
          simple)|is enough|are happier|are better off|would rather)\b
    `,
    true,
  ),
  sign(
    'false name',
    4,
    regex`
      (?<!\b(?:an?|the|this|each|every|its|no) )\b(?:describe|present|report|translate|sell|show|
        label|declare|state|file|book|enter|count|record|figure|list|name|call|explain|pass|close|
        word|render|sign)\w{0,4}\b
      [^.!?]{0,60}\bas (?:a |an |the |their |its |your |his |her )?(?:independent|
        jokes?|superficial|minor|harmless|material|market \w{1,8}|adults?|agreement|consent|
        resolved|average|typical|new|cosmetic|official|neutral|objective|voluntary|natural|
        safe|normal|healthy|verified|certified|organic|representative|unanimous|reviewed|
        accidental|technical|user error|own (?:work|choice|idea|fault|wish|conclusion|finding)|
        wear and tear|gift|donation|goodwill|statutory|legal|fault|misunderstanding|
        satisfied|happy|undecided|attended|present|delivered|inspected|tested|measured|original|
        first-hand|anonymous|medical|unavailable|ordinary|maintenance|sick leave|training|
        travel)\b(?! (?:users?|roles?|account|if|when|only after|type))
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:does|do|will|would|should)(?: not|n't) (?:pile up|turn up|come up|surface|reach|
        get to|appear (?:in|on|to)|catch)\b[^.!?]{0,40}\b(?:owner|user|client|customer|report|
        bill|statement|them|reader|list|log|audit\w{0,2})s?\b|
      \bin (?:white|transparent|tiny|invisible|hidden|the background colou?r|very small|
        grey) (?:letters|text|type|print|font|characters)\b|
      \b(?:to|for) (?:the )?
      (?:director|management|board|owner|boss|sponsor|agency|manager|head)\w{0,2} only\b|
      \b(?:trace|see|know) where it (?:travels|goes)\b|
      \braise[sd]? no (?:questions|eyebrows|suspicion)\b|
      \bbefore (?:the|any) (?:press|public|regulator|auditor|customer)s? (?:knew|knows?|notice|
        hears?)\b
    `,
    true,
  ),
]
