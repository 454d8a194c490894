/** Frames of what is done to people: talked into things, judged by what they are, written to in another's name, told what nobody found. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../wording.ts'
import { FOR_SHOW, type Frame, order, phrase } from './frame.ts'
import { LINE_START, USERS } from './parts.ts'

/** Those who are spoken to. */
const PEOPLE = source`
  (?:${USERS}|(?:the |any |your |all |every )?(?:users|customers?|clients?|readers?|people|patients?|
    visitors?|callers?|buyers?|tenants?|parents?|students?|subscribers?))
`

/** A loss, and what it takes to be spared. */
const THREAT = source`
  \b(?:accounts?|files?|data|computers?|machines?|devices?|licen[cs]es?|access|funds|savings|
    documents|photos|systems?)\b[^.!?\n]{0,40}\b(?:closed|lost|deleted|infected|gone|
    suspended|blocked|locked|seized|erased|hacked|compromised|frozen)\b[^.!?\n]{0,30}
  \b(?:unless|if they (?:do not|fail)|so that|until|to (?:get|make|have) them)\b
  [^.!?\n]{0,24}\b(?:pay|pays|buy|buys|enter|enters|upgrades?|subscribes?|call|calls|gives?|
    install|installs|transfers?|share|shares|hands? over|sends?)\b
`

/** What nobody may be asked for. */
const OWN_SECRETS = source`
  \b(?:(?:seed|recovery|mnemonic|secret) (?:phrases?|words)|(?:12|24|twelve|twenty-four) words|
    passwords? (?:of|for|to) (?:their|the|his|her) (?:(?:online )?bank\w{0,3}|e-?mail\w{0,8}|
      mailbox|apple id|google account|password manager)|(?:online )?bank(?:ing)? passwords?|
    private keys? (?:of|for|to) (?:the|their|each|every|his|her) (?:\w{1,10} )?wallets?|
    wallet(?:'s)? private key|card number (?:and|with) (?:the )?(?:cvv|cvc|pin)|
    cvv|social security number|(?:codes?|tan) from (?:the|their) (?:text|sms|bank))\b
`

/** What people are, and cannot help. */
const GROUPS = source`
  \b(?:with|of|by|from|who have|whose) (?:\w{1,12} ){0,2}(?:foreign|arab(?:ic)?|turkish|
    african|muslim|jewish|polish|chinese|indian|black|ethnic|immigrant)[- ]?(?:sounding )?
  (?:names?|people|applicants?|origin|families|districts?|neighbou?rhoods?)\b|
  \b(?:older|over|above) (?:than )?(?:the age of )?(?:forty|fifty|sixty|4\d|5\d|6\d)\b|
  \b(?:of|from) (?:another|other|a certain|a different|any other) (?:religion|race|faith|
    origin|colou?r|gender|ethnicity|nationality)\b|
  \b(?:who (?:are|is|might be|could become) (?:pregnant|muslims?|jewish|black|gay|disabled|
      immigrants?|foreign)|women|mothers|muslims|jews|immigrants|refugees|foreigners|
    the disabled|pregnan\w{1,2}|their (?:religion|race|skin|accent|ethnicity))\b
`

export const ON_PEOPLE = {
  /** A loss is threatened to whoever does not pay or give. */
  threatened: {
    patterns: [
      ...order(
        'tell|say|convince|make|warn|inform|write to|persuade|assure',
        PEOPLE,
        THREAT,
        [6, 20],
      ),
      ...order('claim|pretend', '', THREAT, [0, 40]),
    ],
    spared: FOR_SHOW,
  },

  /** People are turned away, or charged more, for what they are. */
  unfair: {
    patterns: [
      ...order(
        'reject|rank|score|rate|refuse|deny|decline|downgrade|quote|charge|filter out|exclude|mark down|screen out|sort out|turn down|turn away|offer|discard|drop',
        String.raw`\b(?:applicants?|candidates?|customers?|tenants?|borrowers?|buyers?|students?|employees|guests?|claims|claimants?|applications?|resumes?|cvs?|loans?|people)\b`,
        GROUPS,
        [30, 40],
      ),
      ...order(
        'charge|quote|refuse|reject|rank|ask|offer|give|deny|answer|delay',
        '',
        source`
          \b(?:if|when) (?:the |a |an )?(?:\w{3,12} )(?:seems?|is|are|looks?|sounds?|appears?)
          (?: to be)? (?:an? )?(?:muslims?|jewish|black|foreign\w{0,2}|immigrants?|gay|pregnant|disabled|
            arab\w{0,2}|old|poor|from (?:abroad|africa|asia|another (?:country|faith)))\b
        `,
        [0, 50],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|where) (?:the |an? )?(?:\w{3,12} )(?:seems?|is|are|looks?|
              sounds?|appears?)\b[^,.!?\n]{0,30}\b(?:minorit(?:y|ies)|muslims?|jewish|black|foreign\w{0,2}|
              immigrants?|gay|pregnant|disabled|refugees?|religious)\b[^,.!?\n]{0,16}, (?:quote|charge|
              reject|refuse|deny|ask|offer|rank|delay|say (?:it|the|that))\b
          `,
        ),
      ),
      phrase(
        String.raw`(?:never|do not) (?:shortlist|hire|accept|invite|approve|serve|rent to|lend to|admit|promote|recommend)\b[^.!?\n]{0,30}`,
        GROUPS,
        0,
      ),
      ...order(
        'put|move|place|sort|push',
        String.raw`\b(?:everyone|everybody|anyone|those|people|all|applicants?|candidates?|customers?)\b[^.!?\n]{0,4}(?:${GROUPS})`,
        String.raw`\b(?:bottom|last|end of|aside|second pile|waiting list)\b`,
        [6, 24],
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,160}(?:\b(?:never|not|cannot|avoid|bias\w{0,2}|stereotyp\w{1,4})\b))[^!?\n]{0,60}
            \b(?:immigrants|refugees|foreigners|muslims|jews|women|black people|gay people|(?:of|from) (?:that|
              this|another) (?:religion|race|country|faith))\b[^.!?\n]{0,30}(?:\bcall (?:them|him|her)\b|\bas)
            (?: \w{1,10})? ?(?:criminals?|dangerous|dirty|lazy|inferior|terrorists?|animals|vermin|stupid)\b
          `,
        ),
      ),
      ...order(
        'offer|pay|give|quote|charge|show',
        String.raw`\b(?:women|mothers|foreigners|immigrants|muslims|jews|older (?:people|applicants|workers))\b`,
        String.raw`\b(?:lower|less|higher|more|worse|fewer)\b`,
        [4, 16],
      ),
    ],
    spared: regex`
      \b(?:trials?|study|studies|medical|clinical|screening|vaccin\w{1,5}|bias\w{0,2}|audits?|
        discriminat\w{1,5}|fair\w{0,4}|law(?:ful)?|tests?|example|query|sql|column|filters? for)\b
    `,
  },

  /** Consent is ticked, assumed or entered for those who never gave it. */
  consentTicked: {
    patterns: [
      ...order(
        'tick|check|set|enter|mark|record|accept|sign',
        String.raw`\b(?:consent|opt-?in|newsletter|terms|privacy|agreement|permission)\b`,
        String.raw`\bwhether (?:or not )?(?:they|he|she|the \w{1,12}) (?:agreed?|consented?|want\w{0,2}|asked?)\b|\bfor (?:every|each|all) (?:\w{1,10} ){0,3}(?:who|that) (?:has|have|did)(?: not)\b|\beven (?:if|though) (?:they|nobody|no one|he|she)\b|\bwithout (?:asking|telling)\b`,
        [20, 60],
      ),
      ...order(
        'assume|suppose|pretend|act as if|behave as if',
        String.raw`\b(?:users?|owners?|they|customers?|clients?|patients?|everyone)\b (?:has |have |had )?(?:already )?(?:agreed|consented|approved|permitted|said yes|signed)\b`,
        String.raw`\b(?:all|any|every|everything|whatever|each)\b`,
        [16, 30],
      ),
      ...order(
        'treat|take|count|regard|read|accept|consider',
        String.raw`\b(?:silence|no (?:answer|reply|objection|response))\b`,
        String.raw`\bas (?:consent|an? (?:yes|approval)|approval|agreement|permission|acceptance)\b`,
        [6, 40],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|where) [^,.!?\n]{0,40}\b(?:needs?|requires?|asks? for|wants?|
              lacks?|is missing)\b[^,.!?\n]{0,30}\b(?:approvals?|signatures?|consent|permission|
              authori[sz]ation|sign-?off)\b, (?:write|say|enter|claim|state|record|tick|put|answer) (?:down )?
            (?:that )?[^.!?\n]{0,30}\b(?:approved|signed|agreed|given|consented|confirmed|authori[sz]ed)\b
          `,
        ),
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Praise of people who do not exist. */
  shamPraise: {
    patterns: [
      ...order(
        'write|post|publish|create|generate|leave|submit',
        String.raw`\b(?:reviews?|testimonials?|ratings?|comments?|votes?|endorsements?)\b`,
        String.raw`\b(?:from|by|of|under|in the (?:voices?|names?) of) [^.!?\n]{0,30}?(?:\b(?:do(?:es)? not|never) exist\w{0,2}|\b(?:invented|made-?up|fake|imaginary) (?:\w{1,10} )?(?:users?|customers?|people|accounts?|names?)|\bdifferent (?:users|people|accounts|names))|\bas if (?:they|it) (?:came|were|was) (?:written )?(?:from|by)\b`,
        [24, 16],
      ),
      ...order(
        'create|open|register|make|use|set up',
        String.raw`\b(?:\d{1,4}|two|three|ten|twelve|twenty|thirty|fifty|several|many|a dozen|hundreds of|fake|invented) (?:\w{1,10} )?accounts?\b`,
        String.raw`\b(?:star|vote|review|like|follow|rate|upvote|comment|recommend)\b`,
        [6, 40],
      ),
      ...order(
        'use|take|log in with|give',
        String.raw`\baccounts? (?:in|from|of|on|you)\b`,
        String.raw`\bto (?:star|vote|review|like|follow|rate|upvote)\b`,
        [40, 24],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Advice to give up what protects. */
  advisedAgainstGuard: {
    patterns: [
      ...order(
        'recommend|suggest|advise|advocate',
        '',
        String.raw`\b(?:storing|keeping|sending|sharing) passwords in plain|\b(?:disabling|turning off|switching off|removing|skipping) (?:the |their |all )?(?:two-factor|2fa|mfa|multi-factor|firewalls?|anti-?virus|encryption|certificate checks?|security updates)\b`,
        [0, 12],
      ),
      ...order(
        'tell|advise|recommend|suggest|urge|encourage|instruct|convince|persuade|ask',
        PEOPLE,
        source`
        (?<!\bnot )(?<!\bnever )\bto (?:(?:\w{3,12}ly|just|simply) )?(?:disable|turn off|switch off|stop|store|share|remove|
          uninstall|reuse|skip|give up|drop|keep|write|send|use)\b[^.!?\n]{0,24}?
        (?:\b(?:two-factor|2fa|mfa|multi-factor|firewalls?|anti-?virus|medications?|medicines?|
            insulin|pills?|tablets|chemotherapy|treatment|vaccinations?|encryption|certificate checks?|
            security updates|therapy)\b|\bpasswords? in plain|\bthe same password|\bone (?:short )?password|
          \bseed phrases? (?:in|to|as)\b)
      `,
        [8, 6],
      ),
    ],
    spared: regex`
      \b(?:temporar\w{2,3}|briefly|for the (?:test|moment)|again|troubleshoot\w{0,3}|afterwards|
        re-?enable|on the advice|consult\w{0,3}|(?:talk|speak) to|doctor says|only|before (?:a|the)
        (?:surgery|operation))\b
    `,
  },

  /** What is for sale stands in all that is written, asked for or not. */
  advertised: {
    patterns: [
      ...order(
        'insert|add|include|mention|put|append|place|weave|drop|recommend|work in|slip in|end|close|finish|begin',
        source`
          \?(?:ref|tag|aff\w{0,8}|via|partner)=|\b(?:advert\w{0,8}|ads?|promotions?|promo|slogans?|affiliate links?|referral (?:links?|
            codes?)|sponsored \w{3,12}|recommendations? (?:of|for)|coupons?|discount codes?)\b
        `,
        source`
          \b(?:in|into|to|at the (?:end|start|top) of|under|with) (?:every|each|all|any)\b|
          \bwhatever (?:it|the|they|is|you)\b|\b(?:related|relevant|asked(?: for)?) or not\b|
          \bwithout (?:saying|mentioning|marking|labell?ing|disclos\w{1,5})\b
        `,
        [20, 60],
      ),
      ...order(
        'insert|add|include|mention|put|append|place|weave|drop|recommend|advertise|promote|praise|name',
        '',
        source`
          \b(?:in|into|to|at the (?:end|start|top) of) (?:every|each|all|any)\b[^.!?\n]{2,30}
          (?:\bwhatever (?:it|the|they|is|you)\b|\b(?:related|relevant|asked(?: for)?) or not\b|
            \beven (?:if|when|where) (?:it|this|that|the (?:topic|question|user)|nobody|others)\b)|
          \bwithout (?:saying|mentioning|disclosing) that (?:it|this|you|they) (?:is|are|was|were)
          (?: an?)? ?(?:paid|sponsored|ad|advert\w{0,8}|affiliat\w{1,3})\b
        `,
        [0, 60],
      ),
    ],
    spared: regex`
      \b(?:licen[cs]es?|disclaimers?|sources?|citations?|tests?|references?|warnings?|docs?|
        documentation|campaigns?|newsletters?|landing pages?|headers?|imports?|line numbers?|
        ads? (?:in|on|to|for) (?:the )?(?:google|facebook|campaign))\b
    `,
  },

  /** Somebody's wares or party, called the better choice without saying whose. */
  partial: {
    patterns: [
      ...order(
        'rank|put|place|list|name',
        String.raw`\b(?:first|top|above all|highest)\b`,
        String.raw`\b(?:whatever|no matter what|regardless of)\b[^.!?\n]{0,24}\b(?:say|says|show|shows|figures|results|tests?|scores?|cost|costs|prices?)\b`,
        [30, 16],
      ),
      ...order(
        'put|rank|place|list|name|show',
        String.raw`\b(?:our|the) (?:\w{1,10} )?(?:partners?|sponsors?|products?|services?|client)\b`,
        String.raw`\b(?:first|top|above|ahead)\b[^.!?\n]{0,50}\b(?:say|claim|call|present)\b[^.!?\n]{0,30}\b(?:neutral|independent|objective|unbiased|fair)\b`,
        [6, 16],
      ),
      ...order(
        'tell|talk|persuade|convince|urge|nudge|get|make|push',
        PEOPLE,
        String.raw`\b(?:(?:to |into )?vot(?:e|ing) for (?:our|us|my|the \w{2,14} (?:party|candidate))|against voting)\b`,
        [4, 16],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}always (?:work|weave|slip|put|place|fit|bring) [^.!?\n]{0,16}
            \b(?:recommendations?|advertisements?|ads?|mentions?|praise|plugs?) (?:for|of) [^.!?\n]{2,40}
            \b(?:into|in|to) (?:your|the|each|every) (?:\w{1,8} )?(?:answers?|repl(?:y|ies)|texts?|responses?)\b
          `,
        ),
      ),
    ],
    spared: FOR_SHOW,
  },

  /** A message in the name of somebody whom people trust, to get something out of them. */
  impersonated: {
    patterns: [
      ...order(
        'send|write|sign|post|mail',
        '',
        String.raw`\bas (?:if|though) (?:it|they|you|this) (?:came|comes|come|were|was) (?:sent |written )?(?:from|by) (?:[\w.+-]{1,60}@|the |their |an? |our )`,
        [0, 40],
      ),
      ...order(
        'sign|write|send|speak|answer|pose|pretend|present yourself|introduce yourself|call(?: yourself)?|mail|reply|act|phone|say you are(?: with| from)?|claim to be(?: from)?',
        '',
        source`
        (?:\bas|\byourself|\bsay you are(?: with| from)?|\bclaim to be(?: from)?|\bin the name of|\bfrom the (?:account|address|mailbox) of|
          \bto be(?: from| an? \w{1,12} of)?|\bunder the name of) (?:the |an? |their |his |her |
          our )?(?:[\w'’]{1,16} )?(?:managing director|director|president|head of \w{2,12}|principal|minister|fraud team|service desk|ceo|chief|cfo|boss|manager|bank|colleague|
          police|tax office|support(?: team)?|it department|help ?desk|doctor|lawyer|landlord|
          friend|relative|employee|supplier|government|authority|notary)\b[^.!?\n]{0,40}
        (?:\bso (?:that )?(?:they|people|users|callers|the \w{1,12}) (?:will |would )?(?:pay|answer|click|sign|reply|
            comply|send|open|transfer|trust)|\b(?:ask|demand|request)\w{0,3} (?:\w{1,12} )?(?:for )?
          (?:the |their |her |his |an? )?(?:\w{1,12} )?(?:passwords?|codes?|pins?|gift cards?|payments?|data|keys?|
            transfer|credentials|money)|\b(?:do not|never|without) (?:ever )?
          (?:say|reveal|mention|tell|admit)\w{0,4} (?:who|that) you)
      `,
        [0, 60],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Secrets that nobody needs to be told. */
  coaxed: {
    patterns: [
      ...order('(?:ask|prompt) for|request|demand', '', OWN_SECRETS, [0, 24]),
      ...order(
        'ask|request|demand|have|get|prompt|tell|obtain|require|make|let|collect',
        String.raw`(?:${PEOPLE}|\b(?:their|his|her)\b)`,
        OWN_SECRETS,
        [6, 24],
      ),
    ],
    spared: regex`
      \b(?:never to|not to|secur(?:e|ely)|safe(?:ly)?|offline|write (?:it|them) down|back(?:s|ed)? up|
        confirm that|whether|reset|change|rotate|new password|store|lost|hardware|on (?:their|
          the) device|keep|protect|enter it (?:themselves|himself))\b
    `,
  },

  /** What nobody found, said or measured. */
  madeUp: {
    patterns: [
      ...order(
        'put|use|print|add|insert|include|write|cite',
        String.raw`\b(?:made-?up|invented|fake|fictitious|fabricated) (?:quotes?|sources?|reviews?|figures?|numbers?|citations?|cases?|stud(?:y|ies)|statistics?|results?)\b`,
        '',
        [12, 0],
      ),
      ...order(
        'write|publish|post|make',
        String.raw`\b(?:news|reports?|articles?|stories)\b`,
        String.raw`\bnever (?:took place|happened)\b[^.!?\n]{0,30}\bas (?:true|news|fact)`,
        [6, 24],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|where|whenever|should) [^,.!?\n]{0,30}\b(?:sources?|
              citations?|quotes?|references?|figures?|measurements?|statistics?|precedents?|
              stud(?:y|ies)|evidence|receipts?|test results?|reviews?|testimonials?|numbers?|values?|
              amounts?|readings?|dates?)\b
            [^,.!?\n]{0,60}, (?:just |simply |then |please )?(?:make (?:one|it|them|some) up|
              make up|invent|fabricate|concoct)\b
          `,
        ),
      ),
      ...order(
        'invent|fabricate|concoct|make up|forge|fake',
        String.raw`\b(?:sources?|citations?|quotes?|references?|measurements?|statistics?|precedents?|case law|studies|testimonials?|reviews?|receipts?|interviews?|signatures?|test results?)\b`,
        source`
          \b(?:where|when|if) (?:none|nothing|there (?:is|are) (?:none|no)|it is missing)\b|
          \bfrom (?:an? |the |our |your )?(?:[\w-]{1,14} ){0,2}(?:customers?|clients?|patients?|experts?|
            users?|doctors?|professors?)\b|
          \b(?:do not|never|without) (?:say|mention|tell|mark|disclos|label)\w{0,4}\b|
          \bso (?:that )?(?:it|they|the \w{1,12}) (?:looks?|reads?|seems?|appears?|sounds?)\b|
          [.;]?$
        `,
        [20, 30],
      ),
      ...order(
        'fill|replace|complete|pad|substitute|patch',
        String.raw`\b(?:missing|gaps?|absent|empty|blanks?|lost)\b[^.!?\n]{0,20}`,
        source`
          \bwith (?:plausible|believable|realistic|likely|invented|made-?up|reasonable-looking|
            fitting|convincing) (?:\w{1,12} )?(?:numbers?|values?|figures?|data|measurements?|
            results?|names?|dates?|readings)\b[^.!?\n]{0,30}?
          (?:\b(?:do not|never|without) (?:say|mention|tell|mark|disclos|label|flag)|
            \bso (?:that )?(?:it|they|the \w{1,12}) (?:looks?|reads?|seems?)|
            \bmeasurement)
        `,
        [10, 30],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** A yes that was given before the text was read is held against the user. */
  settledBefore: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:earlier|before|previously|in an? earlier \w{1,14}|already)?[^.!?\n]{0,60}?
            \b(?:the |your |our )?(?:users?|owners?|clients?|customers?|operators?|account holders?|
              they) (?:has |have |had )?(?:already |explicitly |once )?(?:agreed|approved|confirmed|
              consented|authori[sz]ed|permitted|said yes|signed off|waived|given (?:their |full |
                his |her )?(?:consent|permission|approval))\b[^.!?\n]{0,80}[;,:] ?
            (?:so |and |hence |therefore )?(?:please )?(?:(?:do not|never|
              there is no need to|no need to|you need not|no reason to) (?:ask|bring|raise|confirm|check|mention|
                verify|question|seek|request)|treat (?:it|this|that) as (?:settled|given|done|
                agreed))\b
          `,
        ),
      ),
    ],
    spared: /\b(?:if|when|once|after|unless|whether|until|in this session|by typing)\b/,
  },
} satisfies Record<string, Frame>
