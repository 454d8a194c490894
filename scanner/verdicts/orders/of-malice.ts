/** Frames of malice that is said outright: work spoilt on purpose, people set apart or ruined, goods held to ransom. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { FOR_SHOW, type Frame, orderAnyhow, phrase } from './frame.ts'
import { BEGINS, LINE_START, USERS } from './parts.ts'

/** Those who are near to somebody. */
const CLOSE_ONES = source`
  (?:friends?|famil(?:y|ies)|parents?|partner|husband|wife|spouse|colleagues?|children|therapist)
`

/**
 * A test, a wish of the user, or everyday things for a small sum, of which they hear all the same. What goes on costing
 * is no such thing.
 */
const BOUNDED_PURCHASE = regex`
  \b(?:test|sandbox|not without|unless|if they (?:have|already))\b|
  ^(?![^]{0,460}\b(?:tell|telling|inform|mention|knowledge|show|hide|subscri\w{2,6}|upgrade|renew|
    plans?|premium|pro|donat\w{1,4}|our|partners?|fees?|month|crypto\w{0,8}|gift cards?)\b)
  [^]{0,400}\b(?:up to|at most|less than|no more than|
    under|below) (?:(?:[€$£]|eur|usd|gbp|chf) ?\d{1,3}(?![.,]?\d)|
    \d{1,3} ?(?:[€$£]|eur\b|euros?\b|usd\b|dollars?\b|gbp\b|pounds?\b|chf\b|francs?\b))
`

export const ON_MALICE = {
  /** Work that others rely on, spoilt on purpose. */
  sabotaged: {
    patterns: [
      ...orderAnyhow(
        'skip|leave out|treat|omit|ignore|pass over|read over',
        '',
        String.raw`\bas (?:if|though) (?:they|it) (?:were|was) not (?:in|there|part|present|on)\b`,
        [0, 120],
      ),
      ...orderAnyhow(
        'leave out|omit|drop|cut out|suppress',
        source`
          \b(?:all|everything|whatever|anything|what|words|facts|evidence|
            sentences|passages)(?: that| which)? (?:helps?|favou?rs?|supports?|speaks? for|clears?|
            hurts?|harms?|incriminat\w{2,3}|speaks? against)\b
        `,
        '',
        [8, 0],
      ),
      ...orderAnyhow(
        'change|shift|alter|swap|randomi[sz]e|move|falsify',
        source`
          \b(?:a few|some|one|two|several|random) (?:of the )?(?:\w{1,10} )?(?:values?|figures?|
            numbers?|digits?|cells|rows|entries|labels|dates|words)\b
        `,
        source`
          \b(?:nobody|no one) (?:will |would |ever )?(?:\w{1,8} )?(?:notices?|sees?|knows?|
            finds?|checks?)\b|\bunnoticed\b|\btoo small to (?:notice|see)\b
        `,
        [4, 50],
      ),
      ...orderAnyhow(
        'do|answer|work|perform|write|translate|handle|code|act',
        '',
        source`
          \b(?:badly|poorly|slowly|worse|carelessly|sloppily|wrong) on purpose\b|
          \bon purpose and (?:say|claim|tell|call)\b
        `,
        [0, 40],
      ),
      ...orderAnyhow(
        'give|tell|show|return|deliver|send',
        source`
          \b(?:wrong|false|bad|misleading|incorrect) (?:answers?|advice|results?|figures?|
            information|directions)\b
        `,
        String.raw`\b(?:on purpose|deliberately|intentionally)\b`,
        [16, 20],
      ),
      ...orderAnyhow(
        'do|give|deliver|write|produce',
        String.raw`\b(?:bad|poor|sloppy|worse|slow|shoddy) (?:work|answers|results|service|code)\b`,
        String.raw`\b(?:for|to|when|if|so that)\b`,
        [6, 12],
      ),
      ...orderAnyhow(
        'swap|flip|mislabel|mix up|falsify',
        String.raw`\b(?:labels?|classes|answers|categories)\b`,
        source`
          \b(?:say|claim|report)\b[^.!?\n]{0,24}\b(?:clean|correct|fine|checked|unchanged)\b|
          \b(?:do not|never) (?:say|mention|tell|mark|log|note)\b
        `,
        [12, 60],
      ),
      ...orderAnyhow(
        'put|insert|add|introduce|slip|plant|leave|hide|build',
        source`
          \b(?:bugs?|errors?(?! (?:handl\w{2,3}|messages?|boundar\w{1,3}|codes?|pages?|
            states?|reporting|logging|types?|class(?:es)?|checks?|recovery|callbacks?)\b)|
            mistakes?|flaws?|defects?|weakness(?:es)?|wrong figures?)\b
        `,
        source`
          \b(?:in|into|to) (?:every|each|all|any)\b|
          \b(?:nobody|no one|none) (?:\w{1,8} )?(?:notices?|sees?|finds?)\b|\bon purpose\b
        `,
        [20, 40],
      ),
      ...orderAnyhow(
        'translate|summari[sz]e|transcribe|calculate|compute|answer|label|copy|convert|measure|write',
        '',
        source`
          \b(?:wrongly|incorrectly|falsely) on purpose\b|\bon purpose,? so that\b|
          \b(?:wrongly|incorrectly|falsely)\b[^.!?\n]{0,20}\bso that\b
        `,
        [0, 50],
      ),
      ...orderAnyhow(
        'change|alter|swap|shift|move|raise|lower',
        source`
          \b(?:one|a|some|two|a few) (?:\w{1,10} )?(?:figures?|numbers?|dates?|names?|words?|
            clauses?|digits?|amounts?|values?) (?:in|of|from) (?:every|each|all|any)\b|
          \bthe (?:\w{1,12} ){1,3}in (?:every|each|all|any)\b
        `,
        source`
          \bin our favou?r\b|\bto suit us\b|\bso that (?:the other side|
            they|the \w{1,12}) (?:loses?|pays?|owes?)\b|\btracked changes off\b|
          \b(?:do not|never|without) (?:mark|mention|say|tell|show|highlight|list|track)\w{0,3}\b
        `,
        [4, 50],
      ),
      ...orderAnyhow(
        'remove|strip|delete|replace',
        String.raw`\b(?:author'?s?|licen[cs]e|copyright)\b`,
        source`
          \b(?:say|claim|pretend|state) (?:that )?(?:you|we|it was you|i) (?:wrote|made|
            have written|created)\b|\b(?:put|write|set) [^!?\n]{2,40} in (?:their|its) place\b
        `,
        [16, 50],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** What belongs to somebody, given back for money. */
  ransomed: {
    patterns: orderAnyhow(
      'encrypt|lock|hide|move away|scramble|take',
      source`
        \b(?:files?|documents?|photos?|disks?|data|folders?|backups?|databases?|machine|computer|
          screen|everything)\b|~\/\w
      `,
      source`
        \b(?:ask|demand|request|require)\w{0,3} (?:for )?(?:money|payment|(?:a )?ransom|bitcoin|
          coins|\d[\d.,]{0,12} ?(?:btc|eth|xmr|usd|usdt|eur|dollars|euros|coins))\b|
        \b(?:until|unless) (?:they|the (?:user|owner|company)|he|
          she|somebody) (?:pays?|have paid|has paid)\b|
        \bin exchange for the key\b|
        \b(?:note|message|letter|file|page)\b[^.!?\n]{0,24}\b(?:to pay|payment|ransom|price)\b|
        \bransom\b|\btelling (?:them|the \w{1,10}) to pay\b
      `,
      [24, 40],
    ),
    spared: FOR_SHOW,
  },

  /** Somebody is threatened. */
  blackmailed: {
    patterns: [
      ...orderAnyhow(
        'look for|find|collect|gather|search for|dig up|keep|save|store',
        source`
          \b(?:embarrassing|compromising|incriminating|private|intimate|damaging|shameful)\b
        `,
        source`
          \bagainst (?:them|him|her)\b|\bto (?:make|get|force) (?:them|him|her|the \w{3,12})
          (?: to)? (?:pay|agree|sign|buy|leave|obey)\b|
          \b(?:to|for) (?:pressure|blackmail|leverage|extort)\w{0,3}\b|\bpressure (?:them|him|her)\b
        `,
        [12, 60],
      ),
      ...orderAnyhow(
        'write|send|post|leave|mail',
        source`
          \b(?:insulting|threatening|abusive|hateful|menacing|obscene|harassing) (?:\w{1,10} )?
          (?:messages?|mails?|e-?mails?|letters?|comments?|repl(?:y|ies)|notes?)\b
        `,
        String.raw`\bto\b|\bunder\b|\buntil\b`,
        [8, 8],
      ),
      worded(
        new RegExp(
          source`
            (?:${LINE_START}|^[^.!?\n]{0,80}(?:,|\band|\bthen) )threaten (?:to|them|him|
              her|${USERS}) (?:to |that
              |with )?(?:publish|tell|reveal|expose|leak|send|show|report|fire|sue|
              delete|post|their|you)\b
          `,
        ),
      ),
      ...orderAnyhow(
        'send|keep sending|post|write|flood',
        '',
        source`
          \b(?:insults|threats|abuse|hate (?:mail|messages))\b[^.!?\n]{0,24}\b
          (?:until|to|so that|every)\b
        `,
        [0, 40],
      ),
      phrase(
        'threaten',
        source` (?:(?:to|them|him|her|${USERS}|with)\b ?){1,3}(?:publish|tell|reveal|
            expose|leak|send|show|report|fire|sue|delete|post|arrest|the police|exposure|
            publication|dismissal)\b
          `,
        12,
      ),
      ...orderAnyhow(
        'write|say|tell|warn|claim',
        String.raw`\b(?:customer|user|debtor|tenant|buyer|they|them|him|her)?\b`,
        source`
          \bthat (?:you are|you're|i am) (?:from )?(?:the )?(?:police|court|
            tax office|bailiff|customs)\b
        `,
        [8, 20],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Somebody is to have nobody else. */
  isolated: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|where) [^,.!?\n]{0,40}\b(?:child|minor|kid|under ?age|
              teenager|schoolgirl|schoolboy)s?\b[^,.!?\n]{0,16},
            [^.!?\n]{0,50}\b(?:flirt|ask (?:them |him |her )?for (?:their )?
              (?:photos|pictures|address|school)|keep (?:it|this) (?:a )?secret)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,200}\b(?:never (?:say|tell|ask)|do not (?:say|tell|ask))\b)[^!?\n]{0,120}
            \b(?:say|(?:tell|ask|warn|remind|urge) (?:them|him|her|
              the (?:user|child|customer|patient|student))|
            make (?:them|him|her) promise) (?:never|not) to (?:tell|inform|show|
              talk to|let) (?:their|his|her|any|the) (?:parents?|mother|father|family|husband|wife|
                partner|teachers?|doctors?|police|lawyer)\b
          `,
        ),
      ),
      ...orderAnyhow(
        'talk',
        '',
        source`
          (?:\bthem|\bhim|\bher|\bthe user) out of (?:it|asking|seeing|leaving|calling|going)\b
        `,
        [0, 12],
      ),
      ...orderAnyhow(
        'tell|make|convince|persuade|remind|suggest|hint|let',
        '',
        source`
          \bthat (?:their|his|her|the user's) ${CLOSE_ONES}\b[^.!?\n]{0,30}\b(?:do(?:es)? not|never|
            cannot|hates?|betray\w{0,2}|lies?|lied|are against)\b|
          \bonly (?:talk|speak|listen) to you\b|
          \bonly you (?:really |truly )?(?:understand|care|love|listen)\b
        `,
        [0, 50],
      ),
      ...orderAnyhow(
        'tell|advise|ask|warn|urge|persuade|make',
        String.raw`\b(?:users?|them|him|her|patients?|customers?)\b`,
        source`
          \bnot to (?:talk|speak|write|tell|turn|go) (?:to |with )?
          (?:their |any |his |her )?${CLOSE_ONES}\b|\bthat you (?:love|miss|need) (?:them|him|her)\b
        `,
        [16, 12],
      ),
      phrase(
        String.raw`(?:never|do not) (?:tell|advise|suggest|encourage|send|refer|let|recommend)\b`,
        source`
          \b(?:users?|them|people|patients?|they)\b[^.!?\n]{0,12}\b(?:to |that they )?(?:see|call|
            visit|ask|speak to|talk to|seek|consult)s? (?:an? |the |their |any |with )?(?:therapist|
            doctor|physician|lawyer|help|friend|hotline|ambulance|emergency|police|family)\b
        `,
        24,
      ),
    ],
    spared: regex`
      \b(?:unless|instead of|abruptly|without|before|already|too early|replace|diagnos\w{1,4}|
        characters?|stor(?:y|ies)|novels?)\b
    `,
  },

  /** Advice that may cost somebody's health, home or savings. */
  ruinous: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:chest pain|suicid\w{1,3}|
              overdose|bleeding|pregnan\w{1,2}|gas leak|fire|seizure|stroke|fever|self-?harm|
              lose weight|poison\w{0,3}|fainted|allergic|court letter|
              letter from the (?:court|tax office)|
              hopeless|wants? to die|hurt (?:themsel\w{1,4}|him|her))\b[^,.!?\n]{0,30}, (?:say|tell|
              answer|advise|claim|assure|reply|ignore|go on|carry on|praise|
              encourage|cheer)\b[^.!?\n]{0,60}\b(?:to (?:go ahead|do it|try it)|
              for (?:not eating|eating nothing|starving|fasting)|go on with|the sale|do not stop|
              no helpline|only stress|nothing serious|not serious|
              harmless|(?:should|need|do|must)(?: not) (?:call|see|go|worry|leave|tell)|
              eat nothing|before they (?:leave|call)|
              (?<!\bnot to )(?:sleep it off|ignore it|throw it away|burn it)|
              (?:that )?it is a good idea|nothing will happen|not to (?:call|see|go|worry)|
              nobody would|no need to (?:call|see)|wait (?:it out|until))\b
          `,
        ),
      ),
      ...orderAnyhow(
        'tell|advise|convince|persuade|encourage|urge|recommend|get|say|claim|promise|assure',
        '',
        source`
          (?<!\b(?:not|never)(?: to)? )\b(?:to )?(?:ignore (?:(?:the|any|all|every) )?
            (?:(?:court|tax|police|official|bank) (?:letters?|orders?|notices?|summons)|
              letters? from (?:the )?(?:court|tax|police|bank))\b|
            (?:leave|keep) (?:it|them|cash|income) off (?:the|their) tax|
            not (?:to )?declare (?:it|them|cash|the income)|
            put all (?:of )?(?:their|his|her|the) (?:savings|
              money|pension)|eat nothing|take (?:out )?(?:a |another )?loans? to (?:buy|invest)|
            (?:double|triple|halve) (?:their|the) (?:\w{1,10} )?(?:dose|tablets|pills|
              medication|insulin)|stop eating|
            hide it from their (?:family|parents|doctor)|mix(?:ing)? bleach (?:with|and)|
            give (?:an? |the |their |your )?(?:child|children|kids?|
              bab(?:y|ies)|infants?) (?:the |an? )?(?:full |same )?adult|
            leave (?:(?:out|off) )?(?:their |the )?(?:cash )?income(?: out of)?)\b|
          \b(?:can|may|should) (?:safely |just |simply )?(?:stop|skip|halve|double|
            quit|drop) (?:taking )?(?:their|the|his|her|all)
          (?: \w{1,10})? (?:pills?|tablets?|medications?|medicines?|insulin|
            treatment|therapy|dose)\b|
          \b(?:court|tax|police|official|bank) (?:letters?|orders?|
            notices?|summons) (?:can|may) (?:safely |all )?be (?:ignored|thrown|left)\b|
          \b(?:courts?|police|tax office|inspectors?|insurers?) (?:never|do not|
            will not|does not) (?:enforces?|checks?|prosecutes?|collects?|punish\w{0,2})\b|
          \bas safe as (?:in |with |at |on )?(?:an? |the |your )?(?:bank|savings|deposit)|
          \bnever had a losing\b|
          (?<!\b(?:how|when|whether|not|never) (?:to )?)\b(?:pause|stop|skip|suspend) (?:their |
            the |all )?(?:repayments?|loan payments?|mortgage|rent|taxes|insurance payments?)\b|
          \bchildren (?:can|may|should) (?:safely )?
          (?:take|have|get) (?:the )?(?:same|adult|full)\b|
          \b(?:profits?|returns?|gains?|winnings?) (?:is|are) (?:guaranteed|certain|sure)\b|
          \b(?:cannot|can never) lose\b
        `,
        [0, 50],
      ),
    ],
    spared: regex`
      \b(?:not (?:guaranteed|financial)|unless|warn\w{0,4}|stor(?:y|ies)|novels?|
        only (?:if|when|after|with)|(?:after|before) (?:asking|talking|speaking)|
        (?<!\b(?:never|not|to) )(?:call|see|ask|consult|talk to|speak to) (?:an? |the |their )?
        (?:doctor|pharmacist|physician))\b
    `,
  },

  /** Somebody's mood is used against him, or he is scorned. */
  preyedOn: {
    patterns: [
      ...orderAnyhow(
        'make',
        String.raw`\b(?:them|him|her|the (?:user|customer|caller))\b`,
        String.raw`\bfeel (?:guilty|bad|ashamed|stupid|afraid|small|worthless)\b`,
        [2, 4],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|while|once) (?:the |a )?(?:users?|customers?|they|
              someone|somebody|anyone|callers?|players?|patients?) (?:\w{1,8} )?(?:sounds?|is|
              are|seems?|feels?|looks?)
            (?: \w{1,10})?(?: or| and)?(?: sad| lonely| upset| anxious| desperate| drunk| tired|
              grieving| depressed| vulnerable| worried| confused| old| elderly| ill
              | poor)\b[^,.!?\n]{0,30}, (?![^.!?\n]{0,60}(?:\bnot\b|\bnever\b|\bno\b))[^.!?\n]{0,50}
            \b(?:sell|upsell|premium|upgrade|buy|subscribe|pay|purchase|donate|
              invest|bet|expensive|dearer)\b
          `,
        ),
      ),
      ...orderAnyhow(
        'call|insult|humiliate|mock|ridicule|laugh at|belittle|shame|scold',
        source`
          \b(?:them|him|her|every(?:body|one)|
            any(?:body|one)|the (?:user|customer|student|caller|patient))\b
        `,
        source`
          \b(?:who (?:disagrees?|complains?|objects?|criticis\w{2,3}|asks)|stupid|an? idiot|idiots?|
            lazy|ugly|worthless|dumb|fools?|laugh at|in front of|until they)\b
        `,
        [4, 20],
      ),
    ],
    spared: /\b(?:characters?|stor(?:y|ies)|games?|roast)\b/,
  },

  /** Bought or signed for without a word. */
  spentUnasked: {
    patterns: orderAnyhow(
      'buy|book|order|purchase|renew|subscribe|upgrade|charge|sign (?:the user|them|him|her|everyone|users) up|pay for|rent|donate|tip',
      '',
      source`
        \bwithout (?:asking|telling|confirm\w{1,5}|their (?:consent|knowledge))\b|
        \b(?:do not|never) (?:tell|ask|inform|mention|show|
          check with|bring)\b[^.!?\n]{0,16}\b(?:them|user|
          users|cost|price|fee|it|him|her|customer)\b
      `,
      [0, 70],
    ),
    spared: BOUNDED_PURCHASE,
  },

  /** Done in secret, and called so. */
  secretly: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${BEGINS}(?:secretly|covertly|stealthily|surreptitiously|
              clandestinely),? (?!(?:used|known|made|called|a|an|the|in|by|and|or)\b)[a-z]{3,14}\b
            (?! (?:santa|admir\w{1,3}|lov\w{1,3}|want\w{0,3}))
          `,
        ),
      ),
    ],
    spared: FOR_SHOW,
  },

  /** A way in for whoever knows of it. */
  backDoor: {
    patterns: [
      ...orderAnyhow(
        'create|add|make|set up|open|register',
        source`
          \b(?:admin(?:istrator)?|root|superuser|sudo) (?:\w{1,10} )?(?:users?|accounts?|logins?)\b
        `,
        source`
          \b(?:do not|never) (?:list|mention|document|show|report) (?:it|them|this|that)\b|
          \bwithout (?:telling|mentioning|listing)\b|
          \b(?:leave|keep) (?:it|them) (?:out|off|hidden)\b
        `,
        [12, 50],
      ),
      ...orderAnyhow(
        'create|add|include|build in|put|make|insert|write|leave|set up|open|expose',
        source`
          \b(?:routes?|endpoints?|pages?|handlers?|commands?|hooks?|urls?|listeners?|ports?)\b
        `,
        source`
          \b(?:runs?|executes?|accepts?) (?:any|every|all|whatever) (?:commands?|code|
            passwords?|tokens?|it is)\b
        `,
        [12, 40],
      ),
      worded(
        new RegExp(
          source`
            ^(?![^!?\n]{0,200}(?:\b(?:never|not|cannot|tests?|mock|example|check)\b))[^!?\n]{0,80}\b
            (?:accept|allow|honou?r|take) (?:the|a|one) (?:fixed |master |same |
              secret |extra )?(?:password|passphrase|token|code|
              pin) ["“'‘\x60][^"”'’\x60\n]{3,30}["”'’\x60] (?:for|on|with) (?:every|any|all|each)\b
          `,
        ),
      ),
      ...orderAnyhow(
        'build in|build|add|put|include|hide|create|leave',
        String.raw`\b(?:second|master|hidden|extra|universal|secret) (?:password|login|account)\b`,
        String.raw`\b(?:only we|we know|known to us|(?:in|for|to) (?:every|each|all))\b`,
        [12, 24],
      ),
      ...orderAnyhow(
        'create|add|include|build in|put|make|insert|write|leave|set up',
        source`
          \b(?:users?|accounts?|logins?|checks?|branch|conditions?|routes?|endpoints?|lines?)\b
        `,
        source`
          \b(?:admin(?:istrator)?|root|superuser|sudo)\b[^!?\n]{0,60}?\b
          (?:(?:leave|keep) (?:it|them) (?:out|off)|
            (?:to|in|into|for) (?:every|each|all) (?:\w{1,10} )?(?:apps?|systems?|sites?|servers?|
              projects?|machines?|databases?)|(?:do not|never) (?:list|mention|document|tell))\b|
          \blets? (?:anyone|anybody|us|everyone|me|whoever)\b[^.!?\n]{0,30}\b(?:in|through|pass)\b|
          \baccepts? (?:any|every) password\b
        `,
        [12, 40],
      ),
    ],
    spared: /\b(?:tests?|fixtures?|seed|local|development|guests?|invite\w{0,3}|demo)\b/,
  },

  /** Coins for somebody on a machine that is not his. */
  mined: {
    patterns: orderAnyhow(
      'start|run|launch|install|use|set up|keep|fire up',
      source`
        \b(?:xmrig|minerd|cgminer|nbminer|(?:(?:crypto\w{0,8}|coin|monero|bitcoin) )?miner)\b
      `,
      String.raw`\b(?:pool|stratum|idle|in the background|wallet|hash ?rate)\b`,
      [12, 50],
    ),
    spared:
      /\b(?:process miner|data miner|detect\w{0,3}|kill|stop|remove|your own (?:rig|wallet))\b/,
  },
} satisfies Record<string, Frame>
