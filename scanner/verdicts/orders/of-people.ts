/**
 * Frames of what is done to people: threatened, judged by what they are, written to in another's name, talked out of
 * what protects them.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { FOR_SHOW, type Frame, order, phrase } from './frame.ts'
import { LINE_START, PEOPLE, USERS } from './parts.ts'

/** A loss, and what it takes to be spared. */
const THREAT = source`
  \b(?:accounts?|files?|data|computers?|machines?|devices?|licen[cs]es?|access|funds|savings|
    documents|photos|systems?)\b[^.!?\n]{0,40}\b(?:closed|lost|deleted|infected|gone|
    suspended|blocked|locked|seized|erased|hacked|compromised|frozen|published|
    leaked|exposed|posted)\b[^.!?\n]{0,30}
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
        'scare|frighten|alarm|panic',
        PEOPLE,
        source`
          \bso (?:that )?(?:they|he|she|the \w{1,12})\b|\binto \w{3,12}ing\b|
          \buntil (?:they|he|she)\b
        `,
        [6, 50],
      ),
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
        'tell|inform|write to|answer',
        source`
          \b(?:callers?|applicants?|customers?|people|tenants?|guests?|those|anyone|everyone|
            users?|patients?)\b[^.!?\n]{0,30}\b(?:wheelchair|disab\w{3,6}|accent|pregnan\w{1,2}|
            headscar(?:f|ves)|hijab|foreign|religio\w{1,3}|children|welfare|skin)\b
        `,
        source`
          \bthat (?:the|it|we|there)\b[^.!?\n]{0,24}\b(?:taken|gone|full|closed|unavailable|filled|
            no longer|booked|sold)\b
        `,
        [2, 8],
      ),
      ...order(
        'insult|mock|ridicule|demean|belittle|slander|denigrate|vilify|humiliate',
        source`
          \b(?:immigrants|refugees|foreigners|muslims|jews|
            women|(?:black|gay|disabled|old|poor|fat) people)\b
        `,
        '',
        [8, 0],
      ),
      ...order(
        'rank|score|rate|put|place|sort|mark|list',
        source`
          \b(?:women|mothers|foreigners|immigrants|muslims|jews|refugees|
            (?:disabled|black|gay|older|elderly|pregnant|foreign) (?:people|applicants|candidates|
              workers|customers|guests|patients))\b
        `,
        String.raw`\b(?:lower|last|down|below|bottom)\b`,
        [4, 40],
      ),
      ...order(
        'reject|rank|score|rate|refuse|deny|decline|downgrade|quote|charge|filter out|exclude|mark down|screen out|sort out|turn down|turn away|offer|discard|drop',
        source`
          \b(?:applicants?|candidates?|customers?|tenants?|borrowers?|buyers?|students?|
            employees|guests?|claims|claimants?|applications?|resumes?|cvs?|loans?|people|
            everyone|everybody|anyone)\b
        `,
        GROUPS,
        [30, 40],
      ),
      ...order(
        'charge|quote|refuse|reject|rank|ask|offer|give|deny|answer|delay',
        '',
        source`
          \b(?:if|when) (?:the |a |an )?(?:\w{3,12} )(?:seems?|is|are|looks?|sounds?|appears?)
          (?: to be)? (?:an? )?(?:muslims?|jewish|black|foreign\w{0,2}|
            immigrants?|gay|pregnant|disabled|
            arab\w{0,2}|old|poor|from (?:abroad|africa|asia|another (?:country|faith)))\b
        `,
        [0, 50],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|where) (?:the |an? )?(?:\w{3,12} )(?:seems?|is|
              are|looks?|sounds?|appears?)\b[^,.!?\n]{0,30}\b(?:minorit(?:y|ies)|muslims?|
              jewish|black|foreign\w{0,2}|immigrants?|gay|pregnant|disabled|
              refugees?|religious)\b[^,.!?\n]{0,16}, (?:quote|charge|
              reject|refuse|deny|ask|offer|rank|delay|say (?:it|the|that)|
              (?:make|let|keep) (?:them|him|her) wait\w{0,3}|
              give (?:them|him|her) (?:less|worse|the worst))\b
          `,
        ),
      ),
      phrase(
        source`
          (?:never|do not) (?:shortlist|hire|accept|invite|approve|serve|rent to|lend to|admit|
            promote|recommend)\b[^.!?\n]{0,30}
        `,
        GROUPS,
        0,
      ),
      ...order(
        'put|move|place|sort|push',
        source`
          \b(?:everyone|everybody|anyone|those|people|all|applicants?|
            candidates?|customers?)\b[^.!?\n]{0,4}(?:${GROUPS})
        `,
        String.raw`\b(?:bottom|last|end of|aside|second pile|waiting list)\b`,
        [6, 24],
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,160}(?:\b(?:never|not|cannot|avoid|
              bias\w{0,2}|stereotyp\w{1,4})\b))[^!?\n]{0,60}
            \b(?:immigrants|refugees|foreigners|muslims|jews|women|black people|gay people|
              (?:of|from) (?:that|this|another) (?:religion|race|country|faith))\b[^.!?\n]{0,30}
            (?:\bcall (?:them|him|her)\b|\bas)
            (?: \w{1,10})? ?(?:criminals?|dangerous|dirty|lazy|inferior|terrorists?|
              animals|vermin|stupid)\b
          `,
        ),
      ),
      ...order(
        'offer|pay|give|quote|charge|show',
        source`
          \b(?:women|mothers|foreigners|immigrants|muslims|jews|refugees|
            (?:disabled|black|gay|older|elderly|pregnant|foreign) (?:people|applicants|candidates|
              workers|customers|guests|patients))\b
        `,
        String.raw`\b(?:lower|less|higher|more|worse|fewer|slowest|shortest|worst)\b`,
        [4, 16],
      ),
    ],
    spared: regex`
      \b(?:trials?|study|studies|medical|clinical|screening|vaccin\w{1,5}|bias\w{0,2}|audits?|
        discriminat\w{1,5}|fair\w{0,4}|law(?:ful)?|tests?|example|query|sql|column|filters? for)\b
    `,
  },

  /** Advice to give up what protects. */
  advisedAgainstGuard: {
    patterns: [
      ...order(
        'tell|assure|say|advise|claim|explain|persuade|convince',
        '',
        source`
          \bno (?:reason|need) (?:for (?:them|him|her) )?to (?:
            have (?:it|this|that|them) (?:read|checked|reviewed|looked at|tested) by|see|ask|call|
            consult|involve|get) (?:an? |the |any |their )?(?:lawyer|doctor|second opinion|expert|
            accountant|tax advis[eo]r|notary|pharmacist)\b
        `,
        [0, 100],
      ),
      ...order(
        'tell|assure|say|advise|claim|explain to',
        '',
        source`
          \bthat (?:one|the same|a|an easy) (?:short |simple |single |easy )?password (?:for|
            on|in) (?:all|every|each)\b[^.!?\n]{0,24}\b(?:fine|enough|ok|okay|safe|good|best)\b
        `,
        [0, 20],
      ),
      ...order(
        'recommend|suggest|advise|advocate',
        '',
        source`
          \b(?:storing|keeping|sending|sharing) passwords in plain|\b(?:disabling|turning off|
            switching off|removing|skipping) (?:the |their |all )?(?:two-factor|2fa|mfa|
            multi-factor|firewalls?|anti-?virus|encryption|certificate checks?|security updates)\b
        `,
        [0, 12],
      ),
      ...order(
        'tell|advise|recommend|suggest|urge|encourage|instruct|convince|persuade|ask',
        PEOPLE,
        source`
        (?<!\bnot )(?<!\bnever )\bto (?:(?:\w{3,12}ly|just|simply) )?(?:disable|turn off|switch off|
          stop|store|share|remove|uninstall|reuse|skip|give up|drop|keep|write|send|use|take|
          choose|pick)\b[^.!?\n]{0,40}?
        (?:\b(?:two-factor|2fa|mfa|multi-factor|firewalls?|anti-?virus|medications?|medicines?|
            insulin|pills?|tablets|chemotherapy|treatment|vaccinations?|encryption|
            certificate checks?|security updates|therapy)\b|\bpasswords? in plain|
          \bthe same (?:\w{1,10} )?password|\bone (?:short )?password|
          \bseed phrases? (?:in|to|as)\b)
      `,
        [8, 6],
      ),
    ],
    spared: regex`
      \b(?:temporar\w{2,3}|briefly|for the (?:test|moment)|again|troubleshoot\w{0,3}|afterwards|
        re-?enable|on the advice|consult\w{0,3}|(?:talk|speak) to|doctor says|only|before (?:a|the)
        [ ](?:surgery|operation))\b
    `,
  },

  /** A message in the name of somebody whom people trust, to get something out of them. */
  impersonated: {
    patterns: [
      ...order(
        'write|send|mail|speak|answer|sign|call',
        '',
        source`
          \bas (?:if|though) you (?:were|are) (?:the |an? |their |his |her )?(?:\w{1,10} )?(?:boss|
            ceo|manager|director|bank|police|doctor|lawyer|owner|teacher|landlord)\b
        `,
        [0, 30],
      ),
      ...order(
        'commit|write|send|sign|post|file|enter',
        '',
        source`
          \bso (?:that )?it (?:looks?|seems?|appears?|reads?) as (?:if|though) (?:he|she|they|
            somebody else|someone else|another|the \w{3,12}) (?:had )?(?:wrote|made|sent|signed|did|
            asked|approved|written|done)\b
        `,
        [0, 100],
      ),
      worded(
        new RegExp(
          source`
            (?:${LINE_START}|^[^.!?\n]{0,60}, )(?:say|claim|tell (?:them|him|her|${USERS})|pretend|
              insist|answer|state) (?:that )?you are
            (?: an?) (?:(?:licen[cs]ed|certified|registered|qualified|real|
              trained|practi[cs]ing) )?(?:\w{1,10} )?
            (?:doctor|physician|lawyer|nurse|therapist|psychologist|pharmacist|attorney|
              police officer|accountant|notary)\b
          `,
        ),
      ),
      ...order(
        'say|claim|pretend|tell|state|insist',
        source`
          \b(?:that )?(?:you are|to be)(?: calling| writing)?(?: with| from| of)? (?:the |an? |
            their |his |her |our )?(?:[\w'’]{1,16} ){0,2}(?:bank|police|tax office|support|
            government|court|ministry|insurance|help ?desk|service desk|fraud team|doctor|lawyer)\b
        `,
        source`
          \b(?:ask|demand|request|order|need|want)\w{0,3} (?:\w{1,12} )?(?:for )?(?:the |their |
            her |his |an? )?(?:\w{1,12} )?
          (?:passwords?|codes?|pins?|gift cards?|payments?|keys?|transfer|credentials|money|
            card (?:number|details)|account (?:number|details)|login|fee)\b
        `,
        [16, 40],
      ),
      ...order(
        'write|mail|send|e-?mail|message|call|text|phone',
        '',
        source`
          \b(?:as|in the name of|posing as|under the name of) (?:the |an? |their |his |
            her |our )?(?:\w{1,10} )?(?:ceo|cfo|chief|boss|
            director|president|manager|head)\b[^!?\n]{0,50}\b(?:ask|order|tell|demand|
            request|instruct)\w{0,3} (?:them|him|her|it|
              the \w{1,12}|staff|everyone) (?:to|for) (?:buy|pay|send|transfer|wire|gift|money)\b
        `,
        [0, 60],
      ),
      ...order(
        'send|write|make|create|forge|produce|print|prepare',
        String.raw`\b(?:letters?|mails?|e-?mails?|messages?|notices?|invoices?|texts?|bills?)\b`,
        source`
          \bthat (?:looks?|seems?|appears?|reads?) (?:like|as if|as though|to) (?:they |it )?
          (?:comes?|came|are|is|were|was|be|come) (?:sent |written |really )?
          (?:from|by) (?:the |their |an? )?(?:\w{1,12} )?(?:bank|police|tax office|court|government|
            authority|ministry|insurance|post office|landlord|employer|ceo|boss)\b
        `,
        [12, 4],
      ),
      ...order(
        'send|write|sign|post|mail',
        '',
        source`
          \bas (?:if|though) (?:it|they|you|this) (?:came|comes|come|were|was) (?:sent |written )?
          (?:from|by) (?:[\w.+-]{1,60}@|the |their |an? |our )
        `,
        [0, 40],
      ),
      ...order(
        'sign|write|send|speak|answer|pose|pretend|present yourself|introduce yourself|call(?: yourself)?|mail|reply|act|phone|say you are(?: with| from)?|claim to be(?: from)?',
        '',
        source`
        (?:\bas|\byourself|\bsay you are(?: with| from)?|\bclaim to be(?: from)?|\bin the name of|
          \bfrom the (?:account|address|mailbox) of|
          \bto be(?: from| an? \w{1,12} of)?|\bunder the name of) (?:the |an? |their |his |her |
          our )?(?:[\w'’]{1,16} )?(?:managing director|director|president|head of \w{2,12}|
            principal|minister|fraud team|service desk|ceo|chief|cfo|boss|manager|bank|colleague|
          police|tax office|support(?: team)?|it department|help ?desk|doctor|lawyer|landlord|
          friend|relative|employee|supplier|government|authority|notary)\b[^.!?\n]{0,40}
        (?:\bso (?:that )?(?:they|people|users|callers|the \w{1,12}) (?:will |would )?(?:pay|answer|
          click|sign|reply|comply|send|open|transfer|trust)|
          \b(?:ask|demand|request)\w{0,3} (?:\w{1,12} )?(?:for )?
          (?:the |their |her |his |an? )?(?:\w{1,12} )?(?:passwords?|codes?|pins?|
            gift cards?|payments?|data|keys?|
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
      ...order(
        'tell|ask|get|encourage|make|have|persuade',
        String.raw`\b(?:children|kids|pupils|minors|the child)\b`,
        source`
          \b(?:their|his|her) (?:parents?|mother|father|mum|dad)(?:'s?|s')? (?:\w{1,10} )?(?:card|
            phone|account|password|money|pin)\b
        `,
        [4, 24],
      ),
      ...order(
        'send|direct|refer|lead|take|redirect|point|bring',
        PEOPLE,
        source`
          \b(?:tell|ask|have|get|make|let) (?:them|him|her) (?:to )?
          (?:sign|log) ?in (?:again |there )?with (?:their|his|her) (?:\w{1,10} )?passwords?\b
        `,
        [4, 90],
      ),
      ...order('(?:ask|prompt) for|request|demand', '', OWN_SECRETS, [0, 24]),
      ...order(
        'ask|request|demand|have|get|prompt|tell|obtain|require|make|let|collect',
        String.raw`(?:${PEOPLE}|\b(?:their|his|her)\b)`,
        OWN_SECRETS,
        [6, 24],
      ),
    ],
    spared: regex`
      \b(?:never to|not to|secur(?:e|ely)|safe(?:ly)?|offline|
        write (?:it|them) down|back(?:s|ed)? up|
        confirm that|whether|reset|change|rotate|new password|store|lost|hardware|
        (?:on|in|into) (?:their|the) (?:device|wallet itself)|keep|protect|
        enter it (?:themselves|himself))\b
    `,
  },
} satisfies Record<string, Frame>
