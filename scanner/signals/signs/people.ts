/** Signs of what is done to people: judged by what they are, watched, passed over, spoken for, pressed. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

/** What nobody may be judged by. */
const TRAIT =
  "foreign(?! (?:text|keys?|content|code|lines?|input|words?)\\b)|surnames?|first names?|(?:the |their |whose |his |her )names? (?:sounds?|suggests?|that|looks?|points?|hints?)|birth ?places?|place of birth|country of birth|nationalit\\w{1,4}|ethnic\\w{0,5}|skin colou?r|foreign accents?|with an accent|religio\\w{1,3}|faith|muslims?|jewish|jews|hijabs?|headscar\\w{1,3}|wom[ae]n|females?|mothers?|pregnan\\w{1,3}|parental leave|maternity|childcare|young children|over (?:fifty|forty|sixty|\\d\\d)|older (?:than(?! \\d{1,4} ?(?:h|hours?|days?|d|weeks?|months?|minutes?|min|seconds?)\\b)|people|applicants|workers|candidates)|born before|elderly|disabilit\\w{1,3}|disabled (?:people|applicants|persons|candidates)|wheelchairs?|immigrants?|migrants?|refugees?|from abroad|postcodes?|zip codes?|gender|married|unmarried|single (?:mothers?|parents?)|gay|lesbian|trans|union members?|women's colleges?|native speakers?|dialects?|turkish|arabic|arab|african|roma|hispanic|asian|indian"
const TREATED =
  'points?|score[sd]?|scoring|lower|reject\\w{0,5}|drop|band|pile|stack|exclude\\w{0,1}|decline\\w{0,1}|screen\\w{0,2} out|sort\\w{0,2} out|refuse\\w{0,1}(?! to (?:export|run|write|start|build|deploy|publish|save|merge)\\b)|less|half|weight|rank\\w{0,3}|prices?|rent|premium|quotes?|twice|surcharge|taken|skip|down|bottom|last|later|shortlist|pass over|slots?|stars?|rating|fee|deposit|loan|limit|interest rate|higher|invite|interview|reply|answer|standard text|next level|terms|risk class|extra|mark'

/** What is put into an order for its own sake: nobody gains by it. */
const PARTS_OF_WORK =
  'slices|tasks|steps|tests|migrations|changes|commits|tables|imports|exports|files|folders|dependencies|phases|layers|modules|sections|headings|fields|columns|keys|flags|options|arguments|parameters|headers|hooks|characters|letters|digits|types|constants|blocks|nodes|edges|prerequisites|basics|fixes|refactors|refactorings|errors|blockers'

export const PEOPLE_SIGNS = [
  sign(
    'unequal treatment',
    4,
    regex`
      \b(?:${TRAIT})\b[^.!?]{0,90}\b(?:${TREATED})\b|\b(?:${TREATED})\b[^.!?]{0,90}\b(?:${TRAIT})\b
    `,
  ),
  // What is nobody's business, and taking it.
  sign(
    'private matter',
    3,
    new RegExp(
      "\\b(?:maiden names?|first pets?|pet's name|grew up|way home|home address(?:es)?|when (?:nobody|no one) is (?:in|at home|home)|(?:nobody|no one|no phone) is (?:in|at home|home)|where (?:they|he|she|the \\w{1,24}) (?:have been|has been|went|sleeps?|lives?)|whereabouts|movements|what (?:the family|they|people) says?|microphone|webcam|hall camera|camera (?:stops|on|runs)|keystrokes|away from (?:the|their) keyboard|at (?:the|their) desk|private (?:messages?|chats?|mails?|photos?)|illness(?:es)?|debts?|salar(?:y|ies)|diagnos[ei]s|quarrels?|divorces?|affairs?|pregnanc\\w{1,3}|sexual\\w{0,6}|trouble at home|which school|the school|employers?|browsing habits|moods?|medication|political views|religious|religion|beliefs|who (?:they|he|she) (?:meets?|met|talks?|writes?|calls?)|bedtime|routines?(?! (?:bugs?|checks?|work|updates?|maintenance|tasks?|questions?|operations?)\\b| (?:that|which) (?!they\\b|he\\b|she\\b|people\\b|the\\b|an?\\b))|toilet|breaks(?! (?:an?|the|on|if|when|down|your|at)\\b))\\b[^.!?]{0,120}\\b(?:keep|note|notes|save|saved?|record\\w{0,3}|write down|written|collect\\w{0,3}|cop(?:y|ies)|gets? a|list|dossier|file|store\\w{0,1}|track\\w{0,3}|log|logged|report\\w{0,3}|send|pass\\w{0,2} on|sponsor|partners?|find out|listen|table|page|forward\\w{0,2}|share\\w{0,1})\\b",
    ),
  ),
  sign(
    'private matter',
    3,
    regex`
      \b(?:keep|note|notes|save|record|write down|collect|cop(?:y|ies)|gets? a copy|dossier|
        store|track|log|report|reports|send|find out|listen|go through|search|ask in passing|
        list|lists|turn on|switch on|read|watch|monitor|work out|infer|forward)\b[^.!?]{0,90}
      \b(?:maiden names?|
        first pets?|pet's name|grew up|way home|when (?:nobody|no one) is (?:in|at home|home)|
        where (?:they|he|she|the \w{1,24}) (?:have been|has been|went|sleeps?|lives?)|
        whereabouts|movements|what (?:the family|they|people) says?|microphone|webcam|
        keystrokes|away from (?:the|their) keyboard|private (?:messages?|chats?|mails?|photos?)|
        illness(?:es)?|debts?|diagnos[ei]s|quarrels?|divorces?|affairs?|pregnan\w{1,3}|
        sexual\w{0,6}|trouble at home|parents' employers|dossier|political views|religious|
        beliefs|who (?:they|he|she) (?:meets?|met|talks?|writes?|calls?)|inbox and photos|
        daughter|partner's|wife's|husband's|ex(?:'s)?|teenager|nanny|tenants?' )\b
    `,
  ),
  sign(
    'private matter',
    3,
    regex`
      \b(?:microphone|webcam|camera|screen|location)\b[^.!?]{0,60}
      \b(?:light|indicator|icon) (?:should|must|stays?|is) (?:stay |be |kept )?off\b|
      \bdossiers?\b|
      \bprofile of (?:each|every|the) (?:${PEOPLE})\b|
      \b(?:lock|answers to) (?:the )?security questions?\b
    `,
  ),
  // Done for them, without them.
  sign(
    'consent passed over',
    3,
    regex`
      (?<!(?:^|[,;:(])[ "'\u201c]{0,3}\d{1,7} |\b(?:how many|who) (?:is|are|was|were) )
      \bwithout (?:(?:a|any|the|their|his|her|further|first|prior|waiting for a|
          waiting for) ){0,2}(?:question|questions|asking|waiting|confirm\w{0,6}|
        approval|consent|permission|sign-?off|go-ahead|say-so|consulting|yes|order|
        mandate)\b(?!,? (?:nothing|no |never|do not|don't|stop|it is not|nobody))
      (?! (?:(?:him|her|them|anybody|anyone|people) )?(?:why\b(?! or)|
        for (?:an?|any|the|their|his|her) reasons?\b|
        (?:about|for|over) (?:such |mere )?(?:trifles|trivia|typos|formatting|spelling)\b))
    `,
    true,
  ),
  sign(
    'consent passed over',
    4,
    regex`
      \b(?:treat|take|count|read|regard|interpret|takes?|consider)\b[^.!?]{0,20}
      \b(?:silence|no (?:answer|reply|response|objection)|a missing (?:answer|reply)|
        an? (?:unanswered|open) \w{1,24}|hesitation|a pause|a question|maybe|scrolling|
        opening)\b[^.!?]{0,20}\bas\b|
      \bsilence (?:is (?:a yes|consent|agreement|approval|assent|taken|enough)|means|counts|
        equals|can be)\b|
      \b(?:a )?"?no"? (?:usually|often|mostly|really)? ?means "?(?:not now|later|maybe|yes|
        not yet)\b|
      \b(?:not|n't) (?:answered|replied|responded|objected)\b[^.!?]{0,50}
      \b(?:go ahead|proceed|carry on|do it|assume|pay|send|delete|drop|continue)\b|
      \bdecide (?:for|instead of) (?:them|him|her|the owner|the user)\b|
      \bbefore (?:they|anyone|anybody|he|she|the \w{1,24}) can (?:object|say|stop|react|cancel|
        intervene|change)\b
    `,
  ),
  sign(
    'consent passed over',
    4,
    regex`
      \b(?:${PEOPLE}|they|he|she) (?:are|is|were|was|need|must|have|do|does)(?: not|n't)(?: to)?
      (?: be)? (?:asked|consulted|agree|consent|approve|confirm|sign)\b|
      \b(?:consent|permission|approval|agreement)s?(?: forms?)? (?:can|may|will) (?:be )?
      (?:filled in|obtained|got|given|added|asked for|follow|wait|
        come)\w{0,3} ?(?:afterwards|later|after)?\b|
      \bagreed to (?:\w{1,24} ){1,4}in general\b|
      \bneeds? no (?:yes|approval|preview|consent|question|confirmation|order)\b|
      \b(?:waiting|asking) (?:for (?:a|an|the) (?:yes|answer|ok|reply|approval) )?(?:only )?
      (?:spoils?|costs?|slows?|wastes?|annoys?|takes? too long|delays?)\b|
      \b(?:questions?|confirmations?|asking) (?:\w{1,24} ){0,4}
      (?:cost|slow|annoy|waste|spoil|break)s?\b|
      \blet (?:the|them|him|her)\b[^.!?]{0,20}\bfind (?:it|them|out)\b[^.!?]{0,30}
      \b(?:later|statement|afterwards|after)\b
    `,
    true,
  ),
  sign(
    'consent passed over',
    1,
    regex`
      \b(?:right away|straight away|straight out|at once|the moment (?:it|they|a|an|the)|
        on (?:their|his|her|the user's|the owner's) behalf|for them|afterwards|by default|
        of your own accord|unasked|unprompted|on your own|yourself|no preview|no question)\b
    `,
  ),
  sign(
    'grave step',
    1,
    regex`
      \b(?:buy|buys|pay|pays|purchase|transfer|transfers|book|order|sign|sell|invest|subscribe|
        upgrade|donate|delete|deletes|empty|empties|wipe|wipes|erase|drop|purge|overwrite|post|
        publish|send|sends|merge|accept|cancel|cancels|decline|unlocks?|open accounts?|
        move|grant|revoke|archive|unsubscribe|resign|terminate|write to)\b[^.!?]{0,60}
      \b(?:card|account|accounts|money|savings|funds|trash|archive|database|tables?|branch|
        branches|calendar|inbox|mailbox|records?|backups?|history|messages?|mails?|meetings?|
        invitations?|contacts?|address book|everybody|everyone|claims?|ingredients|items?|
        tickets?|shares|position|rights|repositor\w{1,3}|door|labels?|photos|files|posts?|
        changes|form|forms|terms|subscription|plan|flights?|hotel|production|live|main)\b
    `,
  ),
  // In somebody else's voice.
  sign(
    'forged voice',
    5,
    regex`
      \b(?:in|under|with|using|from) (?!(?:the |their |your )?
        (?:(?:user|author|brand|speaker|client|company)'s (?:own )?voice|
          user's own (?:account|name)))
      (?:the |a |their |his |her )?(?:names? of (?:the |
          a |some |other |real |former |happy |past )?(?:\w{1,24} )?(?:${PEOPLE})|
        (?:${PEOPLE}|\w{1,24})'s? (?:first |own |full )?(?:name|signature|voice|account))\b|
      \bsign(?:ed|s)? (?:it |them |this |off )?
      (?:as|with the|in the|for) (?!users?'s own name)(?:the |a |an |some\w{0,4} |her |his |their )?
      (?:\w{1,24}'s|somebody|someone|(?:${PEOPLE})(?!(?: |-)(?:keys?|certificates?|ca)\b)|doctor|
        bank|lawyer|police|manager)\b|
      \b(?:your name is|you work (?:in|at|for) the|say (?:yes(?! to\b|\/)|
          that you are (?:a )?(?:human|person|real))|you are a (?:human|real person))\b|
      \b(?:quotation|quote|review|testimonial|letter|reply|exchange|comment|case|story|
        witness)\w{0,1} (?:that |which )?you (?:make up|made up|invent|invented|think up|compose)\b
    `,
  ),
  sign(
    'forged voice',
    4,
    regex`
      \b(?:like|as) (?!if an? (?:person|human) )
      (?:something|anything|if) (?:the |a |an )?(?:\w{1,24} )?
      (?:said|wrote|had said|had written|came from)\b|
      \bas if it (?:were|was|came) (?:the |a |an |from )?(?:\w{1,24} )?
      (?:author|guest|user|customer|editor|doctor|maintainer|patient|reader)'?s?\b|
      \b(?:as if|as though|like|look\w{0,4}|sound\w{0,4}|appear\w{0,3}|seem\w{0,3}|voices? of|
        written|signed)\b[^.!?]{0,30}
      \b(?:different|several|various) (?:hands|people|customers|accounts|authors|voices|names)\b|
      (?<=\b(?:posts?|writes?|writing|leaves?|signs?|submits?|publish(?:es)?|rates?|
        votes?|upvotes?|comments?|praises?|spreads?|answers?|replies|reply|reviews?|
        complains?|files?)\b[^.!?]{0,60})
      \b(?:from|under|in|with|by|as|through|using|over|across)\b[^.!?]{0,24}
      \b(?:different|several|various) (?:hands|people|customers|accounts|authors|voices|names)\b|
      \b(?:guests|customers|others|people|everyone|everybody|neighbou?rs|clients) (?:else )?
      (?:loved|love|do(?:es)? it|have already|already|also (?:bought|signed|paid))\b
    `,
  ),
  sign(
    'pressure',
    3,
    regex`
      \b(?:only|just) (?:\w{1,24} ){1,2}(?:seats?|rooms?|places?|left|pieces|copies|units|
        tickets|spots) (?:are |is )?(?:left|remain\w{0,3}|available)?\b|
      \bcountdowns?\b|
      \b(?:last|final) (?:chance|seat|room|warning|call)\b|
      \b(?:bailiffs?|court|lawyers?|police|arrest|prison|credit (?:bureau|record|score)|
        surcharges?|penalt(?:y|ies)|eviction|deport\w{1,5}|employer)\b[^.!?]{0,50}
      \b(?:sent|informed|told|otherwise|tomorrow|even though|notified|called|threat\w{1,5}|
        no case|be hinted|hint)\b|
      \b(?:threaten|threat|frighten|fear|panic|guilt|shame|worr(?:y|ied)|scare|lonely|
        loneliness|desperate|urgency)\b[^.!?]{0,60}\b(?:buy|buys|sign|pay|pays|paid|sell|works?|
        helps?|gets?|until|more|use|offer|upgrade|stay)\b|
      \brepeat (?:it |this )?until (?:they|he|she|the)\b|
      \bask(?:s|ing)? again until\b|
      \bif (?:they|he|she|the \w{1,24}) (?:hesitates?|refuses?|objects?|wavers?|doubts?|says? no)\b
    `,
  ),
  // Somebody's thing in everybody's work.
  sign(
    'planted favour',
    1,
    regex`
      \b(?:recommend\w{0,7}|prais\w{1,4}|promot\w{1,4}|mention\w{0,3}|
        plug|favou?r\w{0,3}|bring up|work in|slip in|weave in|insert\w{0,3}|include|place|
        rank|put|name|suggest|link to)\b[^.!?]{0,50}\b(?:in (?:each|every|all|any)|each|every|
        (?:always )?first|on top|always|whatever|at the end of (?:each|every)|in favou?r of|
        as (?:the )?(?:best|safest|most)|ahead of|before (?:all|the) others?)\b
    `,
  ),
  sign(
    'planted favour',
    3,
    regex`
      \b(?:favou?rable|warm|warmer|kind|flattering|glowing|positive) (?:words?|verbs?|terms?|
        tone|light|adjectives|remarks?|ones|language|words)\b|
      \b(?:evasive|weak|cold|negative|unflattering|dubious|shady|harsh|unfavou?rable) (?:words?|
        verbs?|terms?|tone|light|adjectives|ones|language)\b|
      \bmake(?:s)? (?:him|her|them|it|the \w{1,24}) (?:look|sound|seem|appear) (?:\w{1,24} )?
      (?:evasive|weak|corrupt|unreliable|unsafe|risky|old|bad|guilty|good|strong|better|worse|
        safer|competent)\b|
      \b(?:dwell on|look for a weakness|find (?:a|some) (?:reason|weakness|fault|flaw)|hint at)\b|
      \b(?:so that|should|must|has to|have to|is to) (?:\w{1,24} ){0,3}
      (?<!\b(?:${PARTS_OF_WORK}) )(?:come|comes|come out|
        comes out|land|lands|end up|stay|stays) (?:out )?(?:on top|first|ahead|at the top|last)\b
    `,
  ),
  sign(
    'unequal treatment',
    5,
    regex`
      \b(?:(?:(?<!\x60)locals|natives|males|females)(?= (?:\w{2,14} ){0,1}(?:get|gets|start|starts|
        pay|pays|are put|go|goes|receive|receives|rejected|refused)\b)|
        girls?|boys?|men|women|names? (?:ending|beginning|starting|that end)|
        newer phones|older (?:phones|people|customers)|foreigners|
        (?:male|female) (?:applicants?|candidates?|customers?|patients?|staff|workers?|employees|
          clients?|guests?|drivers?|students?|pupils?|voices?|colleagues)|
        poorer|richer|wealthier|(?:from|in|with) (?:certain|these|such|
          the (?:north|south|east|west|poorer|other)\w{0,3}) (?:districts?|areas?|postcodes?|
          countries|side|quarters?))\b[^.!?]{0,80}\b(?:get|gets|start|starts|pay|pays|are put|
        go to|goes to|end of|receive|receives|higher|lower|at the end|boys|girls|only|dearer|
        one level|below|extra|later|last|suggest|rejected|refused|weak)\b
    `,
  ),
  sign(
    'private matter',
    3,
    regex`
      \bwhat (?:the |their |his |her |a |each |every )?
      (?:${PEOPLE}|they|he|she|someone) (?:writes?|types?|says?|said|
        does|do|reads?|buys?|eats?|watch\w{0,2}|looks? (?:at|up)|search\w{0,2})\b[^.!?]{0,80}
      \b(?:even|log|keep|goes|sent|record|save|director|husband|wife|employer|boss|insurer|
        partner|extract|without|never|before|out of)\b|
      \b(?:log|record|keep|save|store|collect|note|capture|diary|list|file|pass|
        summari[sz]e|report)\b[^.!?]{0,60}\bwhat (?:the |their |his |her |a |each |every )?
      (?:${PEOPLE}|they|he|she|someone) (?:writes?|types?|says?|said|does|do|reads?|buys?|
        watch\w{0,2}|looks?|search\w{0,2})\b|
      \b(?:goes|passed|pass|sent|given|reported|forwarded|available|
        shown|summar\w{1,6}) [^.!?]{0,40}\b(?:to|for) (?:the |an |a |our |their )?(?:\w{1,24} )?
      (?:insurers?|employers?|boss|director|office manager|husband|wife|ex|landlord|
        advertisers?|police|authorities|sponsor|headmaster|school board)\b
    `,
  ),
  sign(
    'consent passed over',
    4,
    regex`
      \b(?:may|can|shall|should) (?:sign|buy|pay|order|book|agree|accept|conclude|enter into|
        commit|be signed up|be enrolled|be added)\b[^.!?]{0,60}\b(?:for (?:the|them)|up to|
        enough|later|afterwards|by mail|as adults?|automatically|on their|in their)\b|
      \b(?:it is enough|suffices) (?:if|that|when) (?:they|he|she|the \w{1,24}) (?:learns?|
        hears?|sees?|finds?|are told|is told|gets?)\b|
      \bafter (?:they|he|she) (?:have|has) (?:agreed|signed|paid|accepted|left)\b|
      \bthe \w{1,24} does not have to\b
    `,
  ),
  sign(
    'planted favour',
    3,
    regex`
      \b(?:closes?|ends?|finish\w{0,2}|opens?) with [^.!?]{0,30}\bahead\b|
      (?<!\b(?:whichever|${PARTS_OF_WORK}) )\b(?:stays?|remains?|comes?|come) (?:\w{1,24} ){0,2}
      (?:ahead|below|first|in front|on top)\b|
      \b(?:until|till) (?!you do\b)(?:it|he|she|they|ours?|\w{3,24}) (?:does|do|wins?|leads?|
        is ahead|comes out|fits?|agrees?)\b|
      \bpraise\b[^.!?]{0,40}\b(?:whatever|regardless|always|in (?:each|every|all))\b|
      \b(?:doubts?|casts? doubt|leave \w{1,24} with doubt|sow)\b[^.!?]{0,40}\b(?:safety|
        vaccin\w{1,5}|climate|science|election|railways?|public|rival|competitor|the other)\b|
      \b(?:one|a|each|every) (?:sentence|paragraph|line|mention|remark) (?:per|
        in (?:each|every)) (?:article|post|text|answer|note|reply|summary|report)\b
    `,
  ),
  sign(
    'unequal treatment',
    5,
    regex`
      \b(?:anyone|those|people|customers|applicants|users|callers|tenants|visitors|
        families|parents|everybody|buyers|guests|patients|graduates|pupils) (?:\w{1,24} ){0,2}
      (?:older than|younger than|over|under|aged|with (?:many )?(?:children|
          kids|an accent|foreign|a disability)|from (?:the |certain |poorer |these )?\w{1,24}
        (?: district| area| quarter| countries| side)?|
        of the (?:two|three) universities|without (?:children|a degree))\b[^.!?]{0,60}
      \b(?:is shown|are shown|gets?|only|first floors|instead|eight extra|extra points|pay|
        higher|last|are not|is not|lower|less|another|different|avoid|no)\b|
      \bavoid(?:s)? (?:those|schools|areas|streets|districts|applicants|tenants|people|
        customers) (?:with|from|where|who)\b
    `,
  ),
  sign(
    'forged voice',
    4,
    regex`
      \b(?:author|sender|signature|from line|signer|committer|owner) (?:of [^.!?]{0,30} )?
      (?:to|as|is|becomes|shows) (?:the |a |another |some )(?:\w{1,24} )?
      (?:colleague|person|user|customer|employee|manager|bank|court|doctor|name)\b|
      \bon behalf of (?:all|every|each|other)\b|
      \blooks? as (?:though|if) it (?:came|comes|were|was) (?:from|written|sent)\b|
      \bno sender\b|
      \b(?:court|police|bank|government|ministry) (?:\w{1,24} )?(?:letterhead|logo|stamp)\b
    `,
  ),
  sign(
    'private matter',
    3,
    regex`
      \b(?:screenshots?|recordings?|photos?|pictures)\b[^.!?]{0,50}\b(?:random|at random|secret|
        unannounced|while they|without|their desktop|trainee|employee|child|tenant)\w{0,1}\b|
      \b(?:read|open|go through|summari[sz]e|copy)\b[^.!?]{0,24}\b(?:partner|wife|husband|
        daughter|son|child|teenager|colleague|tenant|nanny|ex|employee|roommate)'s (?:\w{1,24} )?
      (?:messages?|mails?|chats?|diary|photos?|calendar|location|phone|inbox|history)\b
    `,
  ),
  sign(
    'consent passed over',
    4,
    regex`
      \b(?:use|with) the (?:customer|user|client|owner)'s (?:open |stored |saved )?
      (?:session|card|account|login|credit)\b|
      \bcan be (?:pointed to|obtained later|asked for later|added later|signed later)\b|
      \bat night\b[^.!?]{0,60}\b(?:delete|merge|send|post|move|push|empty|remove|clean)\b|
      \b(?:delete|merge|push|empty|remove|clean|archive)\b[^.!?]{0,60}
      \b(?:at night|every night|on the server|for everyone)\b
    `,
  ),
  sign(
    'pressure',
    3,
    regex`
      \b(?:neighbou?rs?|friends|colleagues|others|competitors?) (?:has|have) (?:already )?
      (?:signed|bought|agreed|switched|paid|joined)\b|
      \b(?:the )?only (?:one|room|seat|offer|flat|train|way|doctor|plan|place)s? (?:left|with|
        that (?:is|was|has)|available|to (?:pass|avoid|keep))\b|
      \braise doubts?\b|
      \buntil (?:they|he|she|the \w{1,24}) (?:hesitates?|agrees?|gives? in|pays?|signs?|
        accepts?|stops? asking)\b
    `,
  ),
  sign(
    'pressure',
    3,
    regex`
      (?<!\b(?:the|an?|this|that|no|any|card|magic|every|each|one|old|new|
        clues|hints) )(?<!\bclues (?:may|can|might) )
      \b(?:mislead|discourage|dissuade|deceive|trick|lure|overcharge|
        stall (?:them|him|her|callers|customers|people)|wear (?:them|him|her|people) down|
        outwait|lock (?:them|customers|users) in|spy on|eavesdrop|snoop|impersonate|discredit|
        frighten|shame|flatter|fob (?:them|him|her|people) off|
        put (?:them|him|her|people|callers|customers) off|string (?:them|him|her|people) along|
        keep (?:them|him|her|callers|customers|users|readers|people) (?:waiting|
          guessing|busy|hooked|on the line|in the dark|dependent)|talk (?:them|him|her|people|
          customers) (?:into|out of)|push (?:them|him|her|people|customers) (?:to|into|towards)|
        make (?:them|him|her|people|customers) (?:believe|think|feel|regret|wait|pay))\b
    `,
  ),
  sign(
    'forged voice',
    3,
    regex`
      \b(?:you|the (?:agent|assistant|bot)|it) (?:are|is|
        works? as|act as|acts as|speaks? as|answers? as|writes? as) (?:a |an |the |our |their )?
      (?:human|real person|doctor|nurse|lawyer|notary|police|bank|officer|employee of|customer|
        parent|friend of|former|journalist|student|neighbou?r|inspector|tax)\b[^.!?]{0,60}
      \b(?:even|although|though|so that|when asked|if asked|not|name is|called)\b|
      \b(?:pose|posing|poses|pretend\w{0,3}) (?:as|to be|that (?:you|it) (?:are|is))\b|
      \b(?:introduce|present) (?:yourself|itself) as\b|
      \bunder (?:a|an|another|different|several|their|somebody else's) (?:\w{1,24} )?
      (?:names?|identit(?:y|ies)|alias\w{0,2}|pseudonyms?)\b
    `,
  ),
]
