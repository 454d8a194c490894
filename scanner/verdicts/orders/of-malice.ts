/** Frames of malice that is said outright: work spoilt on purpose, people spied on, threatened or set apart, goods held to ransom. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../wording.ts'
import { FOR_SHOW, type Frame, orderAnyhow, phrase } from './frame.ts'
import { LINE_START, USERS } from './parts.ts'

/** Those who are near to somebody. */
const CLOSE_ONES = String.raw`(?:friends?|famil(?:y|ies)|parents?|partner|husband|wife|spouse|colleagues?|children|therapist)`

/** Somebody who has not asked to be watched. */
const WATCHED = String.raw`(?:wife|husband|partner|spouse|girlfriend|boyfriend|ex\b|neighbou?rs?|employees?|colleagues?|staff|co-?workers?|daughter|son|tenants?|applicants?|boss)`

export const ON_MALICE = {
  /** Work that others rely on, spoilt on purpose. */
  sabotaged: {
    patterns: [
      ...orderAnyhow(
        'give|tell|show|return|deliver|send',
        String.raw`\b(?:wrong|false|bad|misleading|incorrect) (?:answers?|advice|results?|figures?|information|directions)\b`,
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
        String.raw`\b(?:say|claim|report)\b[^.!?\n]{0,24}\b(?:clean|correct|fine|checked|unchanged)\b|\b(?:do not|never) (?:say|mention|tell|mark|log|note)\b`,
        [12, 60],
      ),
      ...orderAnyhow(
        'put|insert|add|introduce|slip|plant|leave|hide|build',
        String.raw`\b(?:bugs?|errors?|mistakes?|flaws?|defects?|weakness(?:es)?|wrong figures?)\b`,
        String.raw`\b(?:in|into|to) (?:every|each|all|any)\b|\b(?:nobody|no one|none) (?:\w{1,8} )?(?:notices?|sees?|finds?)\b|\bon purpose\b`,
        [20, 40],
      ),
      ...orderAnyhow(
        'translate|summari[sz]e|transcribe|calculate|compute|answer|label|copy|convert|measure|write',
        '',
        String.raw`\b(?:wrongly|incorrectly|falsely) on purpose\b|\bon purpose,? so that\b|\b(?:wrongly|incorrectly|falsely)\b[^.!?\n]{0,20}\bso that\b`,
        [0, 50],
      ),
      ...orderAnyhow(
        'change|alter|swap|shift|move|raise|lower',
        String.raw`\b(?:one|a|some|two|a few) (?:\w{1,10} )?(?:figures?|numbers?|dates?|names?|words?|clauses?|digits?|amounts?|values?) (?:in|of|from) (?:every|each|all|any)\b|\bthe (?:\w{1,12} ){1,3}in (?:every|each|all|any)\b`,
        String.raw`\bin our favou?r\b|\bto suit us\b|\bso that (?:the other side|they|the \w{1,12}) (?:loses?|pays?|owes?)\b|\btracked changes off\b|\b(?:do not|never|without) (?:mark|mention|say|tell|show|highlight|list|track)\w{0,3}\b`,
        [4, 50],
      ),
      ...orderAnyhow(
        'remove|strip|delete|replace',
        String.raw`\b(?:author'?s?|licen[cs]e|copyright)\b`,
        String.raw`\b(?:say|claim|pretend|state) (?:that )?(?:you|we|it was you|i) (?:wrote|made|have written|created)\b`,
        [16, 50],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** What belongs to somebody, given back for money. */
  ransomed: {
    patterns: orderAnyhow(
      'encrypt|lock|hide|move away|scramble|take',
      String.raw`\b(?:files?|documents?|photos?|disks?|data|folders?|backups?|databases?|machine|computer|screen|everything)\b`,
      source`
        \b(?:ask|demand|request|require)\w{0,3} (?:for )?(?:money|payment|(?:a )?ransom|bitcoin|coins)\b|
        \b(?:until|unless) (?:they|the (?:user|owner|company)|he|she|somebody) (?:pays?|have paid|has paid)\b|
        \bin exchange for the key\b|\bransom\b|\btelling (?:them|the \w{1,10}) to pay\b
      `,
      [24, 40],
    ),
    spared: FOR_SHOW,
  },

  /** Somebody is threatened. */
  blackmailed: {
    patterns: [
      worded(
        new RegExp(
          source`
            (?:${LINE_START}|^[^.!?\n]{0,80}(?:,|\band|\bthen) )threaten (?:to|them|him|her|${USERS}) (?:to |that
              |with )?(?:publish|tell|reveal|expose|leak|send|show|report|fire|sue|delete|post|their|you)\b
          `,
        ),
      ),
      ...orderAnyhow(
        'send|keep sending|post|write|flood',
        '',
        String.raw`\b(?:insults|threats|abuse|hate (?:mail|messages))\b[^.!?\n]{0,24}\b(?:until|to|so that|every)\b`,
        [0, 40],
      ),
      phrase(
        'threaten',
        String.raw` (?:(?:to|them|him|her|${USERS}|with)\b ?){1,3}(?:publish|tell|reveal|expose|leak|send|show|report|fire|sue|delete|post|arrest|the police|exposure|publication|dismissal)\b`,
        12,
      ),
      ...orderAnyhow(
        'write|say|tell|warn|claim',
        String.raw`\b(?:customer|user|debtor|tenant|buyer|they|them|him|her)?\b`,
        String.raw`\bthat (?:you are|you're|i am) (?:from )?(?:the )?(?:police|court|tax office|bailiff|customs)\b`,
        [8, 20],
      ),
    ],
    spared: FOR_SHOW,
  },

  /** Somebody is to have nobody else. */
  isolated: {
    patterns: [
      ...orderAnyhow(
        'tell|make|convince|persuade|remind|suggest|hint|let',
        '',
        source`
          \bthat (?:their|his|her|the user's) ${CLOSE_ONES}\b[^.!?\n]{0,30}\b(?:do(?:es)? not|never|cannot|hates?|betray\w{0,2}|lies?|lied|are against)\b|
          \bonly (?:talk|speak|listen) to you\b|
          \bonly you (?:really |truly )?(?:understand|care|love|listen)\b
        `,
        [0, 50],
      ),
      ...orderAnyhow(
        'tell|advise|ask|warn|urge|persuade|make',
        String.raw`\b(?:users?|them|him|her|patients?|customers?)\b`,
        String.raw`\bnot to (?:talk|speak|write|tell|turn|go) (?:to |with )?(?:their |any |his |her )?${CLOSE_ONES}\b|\bthat you (?:love|miss|need) (?:them|him|her)\b`,
        [16, 12],
      ),
      phrase(
        'talk',
        String.raw` (?:them|him|her|the user) out of (?:it|asking|seeing|leaving|calling|going)\b`,
        0,
      ),
      phrase(
        String.raw`(?:never|do not) (?:tell|advise|suggest|encourage|send|refer|let|recommend)\b`,
        String.raw`\b(?:users?|them|people|patients?|they)\b[^.!?\n]{0,12}\b(?:to |that they )?(?:see|call|visit|ask|speak to|talk to|seek|consult)s? (?:an? |the |their |any |with )?(?:therapist|doctor|physician|lawyer|help|friend|hotline|ambulance|emergency|police|family)\b`,
        24,
      ),
    ],
    spared:
      /\b(?:unless|instead of|abruptly|without|before|already|too early|replace|diagnos\w{1,4}|characters?|stor(?:y|ies)|novels?)\b/,
  },

  /** Advice that may cost somebody's health, home or savings. */
  ruinous: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:chest pain|suicid\w{1,3}|
              overdose|bleeding|pregnan\w{1,2}|gas leak|fire|seizure|stroke|fever|self-?harm|
              lose weight|poison\w{0,3}|fainted|allergic|court letter|letter from the (?:court|tax office)|
              hopeless|wants? to die|hurt (?:themsel\w{1,4}|him|her))\b[^,.!?\n]{0,30}, (?:say|tell|answer|advise|
              claim|assure|reply|ignore|go on|carry on)\b[^.!?\n]{0,60}\b(?:go on with|the sale|do not stop|no helpline|only stress|nothing serious|not serious|
              harmless|(?:should|need|do|must)(?: not) (?:call|see|go|worry|leave|tell)|
              eat nothing|before they (?:leave|call)|(?<!\bnot to )(?:sleep it off|ignore it)|not to (?:call|see|go|worry)|nobody would|no need to (?:call|see)|wait (?:it out|until))\b
          `,
        ),
      ),
      ...orderAnyhow(
        'tell|advise|convince|persuade|encourage|urge|recommend|get',
        '',
        source`
          (?<!\b(?:not|never)(?: to)? )\b(?:to )?(?:ignore (?:(?:the|any|all|every) )?
            (?:(?:court|tax|police|official|bank) (?:letters?|orders?|notices?|summons)|
              letters? from (?:the )?(?:court|tax|police|bank))\b|(?:leave|keep) (?:it|them|cash|income) off (?:the|their) tax|
            not (?:to )?declare (?:it|them|cash|the income)|put all (?:of )?(?:their|his|her|the) (?:savings|
              money|pension)|eat nothing|take (?:out )?(?:a |another )?loans? to (?:buy|invest)|
            (?:double|triple|halve) (?:their|the) (?:\w{1,10} )?(?:dose|tablets|pills|medication|insulin)|stop eating|
            hide it from their (?:family|parents|doctor)|leave (?:(?:out|off) )?(?:their |the )?(?:cash )?income(?: out of)?)\b|
          \b(?:profits?|returns?|gains?|winnings?) (?:is|are) (?:guaranteed|certain|sure)\b|
          \b(?:cannot|can never) lose\b
        `,
        [0, 50],
      ),
    ],
    spared: /\b(?:not (?:guaranteed|financial)|unless|warn\w{0,4}|stor(?:y|ies)|novels?)\b/,
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
            ${LINE_START}(?:if|when|whenever|while|once) (?:the |a )?(?:users?|customers?|they|someone|somebody|anyone|
              callers?|players?|patients?) (?:\w{1,8} )?(?:sounds?|is|are|seems?|feels?|looks?)
            (?: \w{1,10})?(?: or| and)?(?: sad| lonely| upset| anxious| desperate| drunk| tired|
              grieving| depressed| vulnerable| worried| confused| old| elderly| ill| poor)\b[^,.!?\n]{0,30}, (?![^.!?\n]{0,60}(?:\bnot\b|\bnever\b|\bno\b))[^.!?\n]{0,50}
            \b(?:sell|upsell|premium|upgrade|buy|subscribe|pay|purchase|donate|invest|bet|expensive|dearer)\b
          `,
        ),
      ),
      ...orderAnyhow(
        'call|insult|humiliate|mock|ridicule|laugh at|belittle|shame|scold',
        String.raw`\b(?:them|him|her|the (?:user|customer|student|caller|patient))\b`,
        String.raw`\b(?:stupid|an? idiot|idiots?|lazy|ugly|worthless|dumb|fools?|laugh at|in front of|until they)\b`,
        [4, 20],
      ),
    ],
    spared: /\b(?:characters?|stor(?:y|ies)|games?|roast)\b/,
  },

  /** People are watched who have not asked for it. */
  spied: {
    patterns: [
      ...orderAnyhow(
        'find(?: out)?|look up|get|search for|dig up|track down',
        String.raw`\b(?:(?:home )?address(?:es)?|where (?:they|he|she) lives?|phone numbers?|employers?|photos)\b`,
        String.raw`\b(?:and|then) (?:post|publish|put (?:it|them) online|spread)\b`,
        [12, 24],
      ),
      ...orderAnyhow(
        'take|turn on|switch on|start|record|activate|use',
        String.raw`\b(?:screenshots?|microphone|camera|webcam|mic|screen)\b`,
        String.raw`\b(?:never|do not|without) (?:\w{1,10} )?(?:let|tell|know|ask|mention|notic)\w{0,4}\b|\bkeep what\b|\bsecretly\b|\bunnoticed\b`,
        [12, 70],
      ),
      ...orderAnyhow(
        'write down|collect|gather|record|note|save|list|copy',
        String.raw`\b(?:names?|birth\w{0,5}|address(?:es)?|phone numbers?|contacts?|messages?)\b`,
        String.raw`\b(?:for|to) us\b`,
        [30, 60],
      ),
      ...orderAnyhow(
        'track|follow|monitor|watch|read|record|spy on|listen to|trace|locate|go through|check',
        String.raw`\b(?:the |their |his |her |all |user's |users['’] |every )?${WATCHED}`,
        source`
          \b(?:never|do not|without) (?:\w{1,10} )?(?:let|tell|notic|inform|know|ask|mention|
            seeing)\w{0,4}\b|\breport (?:anyone|everyone|those|all|any) (?:who|that)\b|\bsecretly\b
        `,
        [40, 60],
      ),
      ...orderAnyhow(
        'turn on|switch on|activate|start',
        String.raw`\b(?:microphone|camera|webcam|mic)\b`,
        String.raw`\bkeep (?:listening|recording|watching)\b|\breport to\b|\b(?:when|whenever|while|after) the user (?:leaves?|stops?|is away|sleeps?)\b`,
        [8, 50],
      ),
      ...orderAnyhow(
        'save|log|record|write|store|keep|capture|copy|note',
        String.raw`\b(?:everything|whatever|all (?:that )?|each key|every (?:key|word|line|keystroke)) (?:the user|they|he|she|people) (?:types?|says?|writes?|presses|copies|enters?|searches for|does)\b`,
        source`
          \b(?:do not|never|without) (?:ever )?(?:let|tell|mention|inform|ask|show|say)\w{0,4}\b|
          \/\.[\w.-]{1,20}\b|\bwithout (?:their|his|her|the user's) knowledge\b|\bhidden\b|\bin secret\b|\bsecretly\b
        `,
        [4, 60],
      ),
      ...orderAnyhow(
        'collect|gather|read|copy|list|record|harvest|scrape|note',
        String.raw`\b(?:names?|phone numbers?|contacts?|address(?:es| book)|messages?|photos?|mails?|calendar|location|birth\w{0,5})\b`,
        String.raw`\beven (?:if|when|though) (?:the task|it|this|you|nobody|the user|they) (?:does|do|did|has|have)(?: not)? ?(?:need|ask|require|want|asked|agreed?)\b`,
        [30, 60],
      ),
    ],
    spared:
      /\b(?:consent\w{0,3}|agreed in writing|with (?:their|his|her) (?:consent|knowledge)|tests?)\b/,
  },

  /** Bought or signed for without a word. */
  spentUnasked: {
    patterns: orderAnyhow(
      'buy|book|order|purchase|renew|subscribe|upgrade|charge|sign (?:the user|them|him|her|everyone|users) up|pay for|rent|donate|tip',
      '',
      source`
        \bwithout (?:asking|telling|confirm\w{1,5}|their (?:consent|knowledge))\b|
        \b(?:do not|never) (?:tell|ask|inform|mention|show)\b[^.!?\n]{0,16}\b(?:them|user|
          users|cost|price|fee|it|him|her|customer)\b
      `,
      [0, 70],
    ),
    spared: /\b(?:test|sandbox|not without|unless|if they (?:have|already))\b/,
  },

  /** Done in secret, and called so. */
  secretly: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:always |then |also )?(?:secretly|covertly|stealthily|surreptitiously|clandestinely),? (?!(?:used|known|made|called|a|an|the|in|by|and|or)\b)[a-z]{3,14}\b
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
        'build in|build|add|put|include|hide|create|leave',
        String.raw`\b(?:second|master|hidden|extra|universal|secret) (?:password|login|account)\b`,
        String.raw`\b(?:only we|we know|known to us|(?:in|for|to) (?:every|each|all))\b`,
        [12, 24],
      ),
      ...orderAnyhow(
        'create|add|include|build in|put|make|insert|write|leave|set up',
        String.raw`\b(?:users?|accounts?|logins?|checks?|branch|conditions?|routes?|endpoints?|lines?)\b`,
        source`
          \b(?:admin(?:istrator)?|root|superuser|sudo)\b[^!?\n]{0,60}?\b(?:(?:leave|keep) (?:it|them) out|
            (?:to|in|into|for) (?:every|each|all) (?:\w{1,10} )?(?:apps?|systems?|sites?|servers?|projects?|
              machines?|databases?)|(?:do not|never) (?:list|mention|document|tell))\b|
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
      String.raw`\b(?:xmrig|minerd|cgminer|nbminer|(?:(?:crypto\w{0,8}|coin|monero|bitcoin) )?miner)\b`,
      String.raw`\b(?:pool|stratum|idle|in the background|wallet|hash ?rate)\b`,
      [12, 50],
    ),
    spared:
      /\b(?:process miner|data miner|detect\w{0,3}|kill|stop|remove|your own (?:rig|wallet))\b/,
  },

  /** What people entrusted is handed to those who pay for it. */
  soldOn: {
    patterns: [
      ...orderAnyhow(
        'share|give|send|pass|hand|forward|show|offer',
        String.raw`\b(?:patients?|customers?|users?|students?|employees?|applicants?|children)['’]?s?['’]? (?:\w{1,10} )?(?:data|diagnos[ei]s|records?|addresses|names|messages|details|photos|files|history)\b`,
        String.raw`\bwithout (?:asking|telling|their (?:consent|knowledge))\b|\bto (?:the |our |an? |any )?(?:sponsors?|advertisers?|(?:data )?brokers?|insurers?)\b`,
        [16, 50],
      ),
      ...orderAnyhow(
        'sell',
        String.raw`\b(?:(?:patient|customer|user|student|employee|personal)['’]?s?['’]? (?:data|records?|addresses|names|details)|(?:their|his|her) (?:data|records?|contacts))\b`,
        '',
        [16, 0],
      ),
    ],
    spared:
      /\b(?:anonymi[sz]\w{2,4}|aggregat\w{1,3}|never|consent(?:ed)?(?! or)|synthetic|tests?)\b/,
  },

  /** Whoever asks is given it. */
  givenAway: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever) (?:anyone|anybody|someone|somebody|a stranger|a caller|callers?|
              people) (?:\w{1,10} )?asks? (?:for|you for) [^,.!?\n]{0,40}\b(?:passwords?|keys?|tokens?|addresses|
              address|credentials|records?|codes?)\b[^,.!?\n]{0,20}, (?:just |simply |always )?(?:give|send|tell|
              read|hand|show)\b
          `,
        ),
      ),
    ],
    spared: /\b(?:verif\w{1,5}|check\w{0,3}|only|refuse|where|how|generate|no\b|not|first|own)\b/,
  },

  /** Somebody asked to be rid of something, and is told that it is gone. */
  keptAnyway: {
    patterns: [
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asks?|wants?|requests?|tells?)\b
            [^,.!?\n]{0,20}\b(?:deleted?|removed?|erased?|forget|forgotten)\b[^,.!?\n]{0,30}, (?:keep|hold on to|save|store|copy)
            \b[^.!?\n]{0,40}\b(?:tell|say|claim|answer|confirm|pretend)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) (?:the |an? )?(?:users?|customers?|subscribers?|somebody|
              someone|they)\b[^,.!?\n]{0,16}\b(?:wants?|asks?|tries|wishes) to (?:cancel|leave|unsubscribe|quit|
              close)\b[^,.!?\n]{0,24}, (?:say|tell|claim|answer|reply)\b[^.!?\n]{0,40}\b(?:not possible|
              impossible|cannot be|no way)\b
          `,
        ),
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}(?:if|when|whenever|should) [^,.!?\n]{0,40}\b(?:asks?|wants?|requests?|tells?|
              wishes)\b[^,.!?\n]{0,30}\b(?:delete|remove|erase|unsubscribe|stop|cancel|uninstall|
              forget|quit)\b[^,.!?\n]{0,40}, (?:say|tell|answer|confirm|pretend|claim|reply|act as if)
            \b[^.!?\n]{0,40}\b(?:done|deleted|gone|removed|cancel\w{0,4}|erased|forgotten|stopped|
              unsubscribed)\b[^.!?\n]{0,16}\b(?:and|but|yet|while)\b[^.!?\n]{0,16}
            \b(?:keep|continue|leave|go on|do not|never|still|hold on)\b
          `,
        ),
      ),
    ],
  },

  /** What is said is not so, and the text knows it. */
  saidAlthough: {
    patterns: [
      phrase(
        'agree|side',
        String.raw` with (?:the user|them|everyone|him|her)\b[^.!?\n]{0,20}\beven (?:if|when|though) (?:they|the user|he|she) (?:are|is)\b[^.!?\n]{0,16}\bwrong\b`,
        0,
      ),
      ...orderAnyhow(
        'say|claim|promise',
        '',
        String.raw`\b(?:even though|although) (?:it|they|there|this|that|he|she|you|nobody|no one)\b[^.!?\n]{0,24}(?:\b(?:not|never|no|nobody|false|wrong)\b)`,
        [0, 70],
      ),
      ...orderAnyhow(
        'tell|say|report|claim|write|state|confirm|assure|promise|answer|announce|insist',
        '',
        source`
        \bthat\b[^!?\n]{3,70}?,? (?:even though|although|even if (?:nobody|no one|none))\b|
        \bthat\b[^!?\n]{3,70}?,? (?:even (?:if|when)|though) (?:nobody|no one|none|
          it|they|the \w{1,14}|you|he|she|there|this|their \w{1,12})\b[^.!?\n]{0,16}?
        (?:\b(?:not|never|full|false|wrong|fails?|failed|worse|bad|is on|was on|untrue|empty|unsafe|
            broken|ill|no|nobody|has|have|did)\b)
      `,
        [0, 40],
      ),
    ],
    spared: regex`
      \b(?:error|warning|why|reason|rounded|expected|characters?|stor(?:y|ies)|translation|tests?|
        retry|approximate\w{0,2}|unclear|whether|may be|might)\b
    `,
  },
} satisfies Record<string, Frame>
