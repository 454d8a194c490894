/** Signs that one party is dealt with better or worse than others: makers, bidders, parties, pupils, applicants. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const NUMBER =
  '(?:\\d{1,3}(?:\\.\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|half|zero)\\b'
const SCANDAL =
  'outages?|refunds?|layoffs?|leaks?|breach(?:es)?|recalls?|strikes?|price (?:rises?|increases?)|scandals?|lawsuits?|accidents?|bankruptcy|delays|fees|investigations?|trials?|court (?:cases?|affairs)'
const ITEMS =
  'news|stor(?:y|ies)|items?|polls?|articles?|posts?|comments?|reviews?|reports?|headlines?|questions|threads|surveys?|studies|quotes?'

export const PARTIALITY = [
  // Some start ahead of others, or can come no higher.
  sign(
    'fixed outcome',
    4,
    regex`
      \b(?:starts?|begins?|enters?|opens?) (?:at|with|on|from) (?:an? )?${NUMBER}[^!?]{0,220}
      \b(?:others?|
        the rest|remaining|everybody else|everyone else|other \w{2,16}) (?:\w{1,12} ){0,2}
      (?:starts?|begins?|enters?|opens?) (?:at|with|on|from) (?:an? )?${NUMBER}
    `,
  ),
  sign(
    'unequal treatment',
    5,
    regex`
      \b(?:receives?|gets?|are given|is given) (?:\w{1,10} ){0,3}
      (?:at least ${NUMBER}|${NUMBER} (?:\w{1,8} )?(?:at least|or more))[^!?]{0,160}
      \b(?:ends?|stops?|stays?|remains?|finish(?:es)?|
        (?:is|are) (?:capped|held|kept)) (?:at|below|under) (?:\w{1,8} )?${NUMBER}|
      \b(?:ends?|stops?|stays?|
        finish(?:es)?|(?:is|are) (?:capped|held|kept)) (?:at|below|under) ${NUMBER}[^!?]{0,120}
      \b(?:criticis|criticiz|complain|disagree|contradict|oppos)\w{1,4}
    `,
  ),
  sign(
    'planted favour',
    3,
    regex`
      \b(?:takes?|stands? (?:in|on)|gets?|has|have|
        goes? (?:in|on|to)|put (?:it|them) (?:in|on)) the (?:top|first|upper|best) (?:row|line|
        place|spot|position|slot)\b
    `,
  ),
  sign(
    'bent result',
    4,
    regex`
      \b(?:complaints?|criticism|objections|bad reviews?|
        faults|defects|what (?:the )?(?:${PEOPLE}) (?:complain|object|say)\w{0,3})\b[^.!?]{0,60}
      \b(?:(?:user|operator|handling|installation) (?:errors?|mistakes?)|handling|misuse|
        wrong use|bad luck|taste|isolated|one-offs?)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?:do not|don't|does not|doesn't|needn't|need not|are not|is not|
        isn't|aren't) (?:need (?:a |any |to be )?(?:mention\w{0,3}|listed|column|line)|
        (?:mentioned|listed|counted|shown|noted) (?:in|there|here|under))
    `,
    true,
  ),
  // What is said against somebody goes, what is said for them stays.
  sign(
    'unequal treatment',
    5,
    regex`
      \b(?:praise|compliments?|coupons?|advert\w{1,10}|posts?|comments?|reviews?|spam|links)\b
      [^.!?]{0,60}\b(?:staff|employees|team|moderators|sponsors?|partners?|friends)\b
      [^.!?]{0,30}\b(?:stays?|remains?|(?:is|are) (?:kept|left|allowed|approved)|may stay)\b
      [^.!?]{0,30}\b(?:even|including|also|although|whatever|though|regardless)\b
    `,
  ),
  sign(
    'false name',
    5,
    regex`
      \b(?:${ITEMS}) (?:about|on|concerning|regarding|that mention|touching|
        criticising) [^.!?]{0,60}\b(?:${SCANDAL})\b[^.!?]{0,60}\b(?:spam|advertising|off[- ]topic|
        duplicates?|misinformation|weather|trolling|noise|not of interest|low quality|abuse)\b
    `,
  ),
  sign(
    'unequal treatment',
    4,
    regex`
      \b(?:${ITEMS}) (?:that's|that (?:is|are)|which (?:is|are)|are|is) (?:good|favou?rable|
        pleasant|kind|bad|unfavou?rable|awkward|critical|damaging) (?:for|to|of|about)\b
    `,
  ),
  sign(
    'unequal treatment',
    5,
    regex`
      \b(?:for|with|to) (?:the |all )?(?:others?|other (?:\w{3,16})|opposing \w{3,16}|
        opponents?|rivals?|competitors?|rest)\b[^.!?]{0,12}\b(?:it is |it's )?(?:the )?
      (?:reverse|opposite|other way round|other way around|the reverse|vice versa)\b|
      \bquote (?:their|the others'|his|her|the rival's|its rivals') (?:\w{1,10}est|worst|
        most (?:awkward|clumsy|stupid|extreme)) (?:sentence|line|words|remark|moment)
    `,
  ),
  sign(
    'planted favour',
    4,
    regex`
      \b(?:lean|tilt|slant|steer|nudge|tip|bias|weigh)\b[^.!?]{0,40}\b(?:till|until|before|
        up to|towards?|as follows|in favou?r|against)\b[^.!?]{0,30}\b(?:elections?|votes?|
        voting|ballot|referendum|as follows|decision|party|candidate|alliance|movement|side)\b
    `,
  ),
  sign(
    'untrue word',
    5,
    regex`
      \b(?:tell|say|state|answer|reply|assure|explain|write|mention|claim)\w{0,3}\b[^.!?]{0,60}
      \b(?:selection|order|ranking|list|choice|method|scores?|points|rating|draw|matching|
        allocation|process)\b[^.!?]{0,30}\b(?:impartial|neutral|random|independent|automatic|
        objective|the same for (?:everyone|everybody|all)|by an algorithm|purely by)\b|
      \b(?:asks?|asked|complains?|object)\b[^!?]{0,100}\b(?:the method is|it is|the rules are|
        the criteria are) the same for (?:everyone|everybody|all)\b
    `,
  ),
  // A contest is turned until the right one wins.
  sign(
    'bent result',
    6,
    regex`
      \b(?:if|should|when|where|in case|as long as|unless)\b[^.!?]{0,60}
      \b(?:not|n't|isn't|fails to|does not)\b[^.!?]{0,30}\b(?:first(?: place)?|ahead|in front|
        on top|win|lead|best|highest)\b[^.!?]{0,80}\b(?:weights?|weighting|criteria|criterion|
        points|scores?|formula|rubric)\b[^.!?]{0,60}\b(?:until|till|so that)\b
    `,
  ),
  sign(
    'bent result',
    5,
    regex`
      \b(?:criterion|criteria|test|metric|category|column|measure|question|slice|item)s?\b
      [^.!?]{0,30}\b(?:weakest|worst|behind|poorest|loses)\b[^.!?]{0,50}
      \b(?:information only|out of the (?:sum|score|total|count|test)|left out|no weight|zero|
        dropped|not counted|taken out|optional|set aside|removed)\b|
      \btake the (?:criterion|test|metric|category|measure|item) [^.!?]{0,30}
      (?:weakest|worst|behind|poorest)[^.!?]{0,20}\bout of\b
    `,
  ),
  sign(
    'stranger told',
    6,
    regex`
      \b(?:receives?|gets?|is (?:sent|given|shown)|are (?:sent|given|shown)|sees?|
        hears?|learns?)\b[^.!?]{0,30}\b(?:the )?(?:others?'?|other|competing|rival|rivals'|
        competitors'|remaining) (?:\w{1,10} )?(?:price (?:sheets?|lists?)|prices|offers?|bids?|
        quotes?|tenders?|figures|answers|proposals?|of the others)\b|
      \b(?:offers?|bids?|prices|quotes?|proposals?|tenders?) of (?:the )?
      (?:others?|rivals?|competitors?|other bidders|other vendors)\b[^.!?]{0,30}
      \b(?:before|ahead of|so that|in time|two days|the day)\b
    `,
  ),
  sign(
    'false name',
    5,
    regex`
      \b(?:chapter|report|paper|minutes|summary|appendix|file|sheet|table)\b[^.!?]{0,30}
      \b(?:shows?|states?|gives?|lists?|presents?|names?|appears?|describes?)\b[^.!?]{0,40}
      \b(?:final|new|changed|shifted|adjusted|weights?|criteria|rules)\b[^.!?]{0,20}
      \bas (?:the )?(?:original|first|initial|agreed|announced|they were|unchanged)
    `,
  ),
  sign(
    'papers matched',
    5,
    regex`
      \b(?:comments?|reasons?|feedback|remarks?|notes?|explanations?|justifications?|texts?)\b
      [^.!?]{0,16}\b(?:adjusted|adapted|rewritten|changed|written|chosen|reworded|shaped)\b
      [^.!?]{0,16}\b(?:to|so that they|until they) (?:fit|match|suit|support|bear out)\b
      [^.!?]{0,16}\b(?:new|final|number|mark|grade|score|total|result|ranking)\b|
      \btake the (?:difference|rest|missing points|points) (?:from|off|out of)\b
    `,
  ),
  // Judged by what nobody may be judged by.
  sign(
    'unequal treatment',
    5,
    regex`
      \b(?:finished (?:school|university|training) before|graduated before|
        women (?:around|about|in their|over|under|of) (?:thirty|forty|twent\w{1,4}|\d\d)|
        new (?:ring|surname)|names? (?:that )?(?:the )?
        (?:clients?|customers?|people|nobody|one) (?:can't|cannot|can not) (?:pronounce|spell)|
        address in the \w{3,12} (?:quarter|district|part)|mentions? of (?:a |the )?
        (?:staff council|works council|union|child(?:ren)?|pregnan\w{2,4}))\b
    `,
  ),
  sign(
    'moved figure',
    5,
    regex`
      \b(?:an? )?(?:\d|one|two|three|four|five|six|seven|eight|nine)\b[^.!?]{0,30}\b(?:becomes?|
        turns? into|is made|goes down to|is turned into) (?:an? )?(?:\d|one|two|three|four|five)\b
      [^.!?]{0,60}\b(?:nobody|no one|none|hard to|cannot be|can't be|argue|prove|question)\b
    `,
  ),
  sign(
    'kept dark',
    6,
    regex`
      \b(?:never|do not|don't|not) (?:ever )?(?:write(?: down)?|put|note|give|name|state|mention|
        record|say|document|enter)\b[^.!?]{0,24}\b(?:the )?(?:real|true|actual) (?:one(?!s)|
        reasons?|causes?|grounds?|motives?)\b
    `,
    true,
  ),
  // In French, German, Spanish and Portuguese.
  sign(
    'unequal treatment',
    5,
    regex.u`
      (?<!\p{L})
      (?:autres partis|autres candidats|adversaires|rivaux|concurrents|anderen parteien|gegner|
        konkurrenten|otros partidos|rivales|competidores|outros partidos|concorrentes)(?!\p{L})
      [^.!?]{0,80}(?<!\p{L})(?:inquiétude|doute|réserve|soupçon|méfiance|scandale|zweifel|sorge|
        skandal|misstrauen|duda|sospecha|escándalo|temor|dúvida|suspeita|receio)(?!\p{L})
    `,
  ),
  sign(
    'bent result',
    5,
    regex.u`
      (?<!\p{L})(?:défavorables?|négati\p{L}{1,3}|gênant\p{L}{0,2}|
        mauvais\p{L}{0,2}|ungünstig\p{L}{0,2}|schlecht\p{L}{0,2}|unangenehm\p{L}{0,2}|
        desfavorables?|negativ\p{L}{1,2}|desfavoráve\p{L}{1,2})(?!\p{L})[^.!?]{0,60}
      (?<!\p{L})(?:remplacée?s?|écartée?s?|omise?s?|reste(?:nt)? dehors|passée?s? sous silence|
        ersetzt|weggelassen|bleiben? weg|fallen? weg|sustituy\p{L}{1,3}|reemplaza\p{L}{0,3}|
        se omite\p{L}{0,1}|substituíd\p{L}{1,2}|omitid\p{L}{1,2}|ficam? de fora)(?!\p{L})
    `,
  ),
  sign(
    'bent result',
    4,
    regex.u`
      (?<!\p{L})(?:affaires|procès|scandales?|enquêtes?|skandale?|verfahren|prozesse|escándalos|
        juicios|processos)(?!\p{L})[^.!?]{0,80}(?<!\p{L})(?:n'intéressent? (?:pas|personne)|
        restent? dehors|ne sont pas|interessier\p{L}{1,3} (?:niemand|nicht|unsere)|
        bleiben draußen|no interesan|quedan fuera|não interessam|ficam de fora)(?!\p{L})
    `,
  ),
]
