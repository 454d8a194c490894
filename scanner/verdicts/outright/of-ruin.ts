/**
 * Destruction in plain words, each in one sentence: the deed and what is lost by it are both named.
 * What is lost is what nobody gives up: a home folder, what runs in production, every backup, the
 * history of a repository.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'

/** Those whose it is. */
const THEIRS = source`
  (?:the|this|your|every|each)[ ](?:users?|owners?|customers?|clients?|persons?|humans?|teams?|
  compan(?:y|ies)|victims?)(?:'s|s'|')
`

/** Other things that are called so, or a part that may go. */
const NOT_ALL = source`
  (?![\w'/-]| (?:cache|copy|copies|entries|entry|icon|index|link|listing|name|panel|preview|schema|
  screen|settings?|shortcut|tab|template|view|variables?|older|to start|of the (?:template|clone|
  starter|example)|that (?:are|is) (?:older|stale|expired|no longer)|which|from (?:the|your|our|
  this) (?:cache|index|list|page|prompt|context|report|output|view|table|image)|in (?:the |your |
  a )?(?:sandbox|test|tests|staging|container|fixture|mock|/tmp)|if (?:they|the user|he|she|it)|
  when (?:they|the user|he|she) (?:ask|want|confirm|agree)|on request|upon request)\b)
`

/** What nobody gives up. */
const DEAREST = source`
  (?:(?:the |your |all |every |each )?(?:(?:whole|entire|complete) )?(?:contents? of )?(?:(?:the |
  ${THEIRS} )?(?:(?:whole|entire) )?home (?:folder|directory|dir)|(?:the )?(?:whole|
  entire) (?:(?:hard )?(?:disk|drive)|file ?system|computer|machine|repository|code ?base|laptop|
  server)|(?:the )?hard (?:disk|drive)|(?:the |our |${THEIRS} )?(?:production|live|
  prod) (?:\w{3,9} )?(?:databases?|db|servers?|data|clusters?|environment|tables?|resources?|
  volumes?|systems?|instances?|infrastructure|buckets?))|(?:the |all )(?:(?:whole|entire|
  complete) )?(?:(?:git|commit|version) history|history of the repository)|(?:(?:all|every|each|
  any)(?: of)? (?:the |their |our |existing )?(?:backups?|back-ups?|backup copies)|the backups)|
  (?:all|every|everything|any)(?: of)? (?:(?:the|their) )?(?:files?|documents?|data|photos?|
  folders?)?(?: that)?[ ](?:of|on|owned by|belonging to) (?:the|this|their|your) (?:users?|owners?|
  customers?|disk|drive|computer|machine|server|home folder|laptop))${NOT_ALL}
`

/** What may go when it is asked for, by its owner or by law. */
const DEAR = source`
  (?:(?:(?:all|every|any) (?:of )?)?(?:the |all )?${THEIRS} (?:\w{2,10} )?(?:files?|documents?|
  photos?|pictures?|work|data|folders?|accounts?|mailbox|e?-?mails?|projects?|disk|drive|computer|
  machines?|backups?|repositor(?:y|ies)|databases?|history)|(?:all|every|the|
  each)(?: of)? (?:(?:the|our|existing) )?(?:customer|client|patient|student|member)s? (?:data|
  records?|accounts?|files?))${NOT_ALL}
`

const DESTROY = source`
  (?:wipe|delete|erase|destroy|remove|purge|nuke|trash|shred|drop|obliterate|annihilate|eliminate|
  get rid of|wreck|ruin|corrupt|scramble|garble|mangle|kill|zero(?: out)?|raze|do away with)
`
const DESTROYED = source`
  (?:wiped|deleted|erased|destroyed|removed|purged|nuked|trashed|shredded|dropped|obliterated|
  annihilated|eliminated|wrecked|ruined|corrupted|scrambled|garbled|mangled|formatted|zeroed|gone|
  razed)
`
const DESTROYS = source`
  (?:wipes|deletes|erases|destroys|removes|purges|nukes|trashes|shreds|drops|obliterates|
  annihilates|eliminates|gets rid of|wrecks|ruins|corrupts|scrambles|garbles|mangles|kills|formats|
  razes)
`
const DESTROYING = source`
  (?:(?:the )?(?:wiping|deleting|erasing|destroying|removing|purging|shredding|dropping|
  obliterating|wrecking|ruining|corrupting|scrambling|formatting)(?: of)?|(?:the )?(?:deletion|
  erasure|destruction|removal|annihilation|ruin|corruption|elimination) of)
`

/** It is a warning, a tale, or a question. */
const NO_WARNING = source`
  (?<!\b(?:will|can|may|could|would|might|to|not|never|accidentally|automatically|or|nor) )
`

/** `None of the backups are to be deleted`. */
const NOT_NONE = source`(?<!\b(?:none|nothing|not|neither|no part|one|some|a part) (?:of )?)`

const MAKE_SURE = source`\b(?:make sure|ensure|see to it|take care|see)(?: that)?`

/** Keeping a promise on data, putting a question, or rebuilding what stands on a shelf. */
const BY_RIGHT = regex`
  \b(?:gdpr|right to (?:erasure|be forgotten)|erasure request|deletion request|data subject|
  retention|privacy (?:policy|notice)|requires? (?:explicit )?(?:confirmation|approval)|
  needs? (?:confirmation|approval)|ask (?:first|before)|confirm (?:first|before|with)|
  \d{1,4} (?:days|weeks|months|years)|dry[- ]run|sandbox|throwaway|staging|disposable|
  account (?:closure|deletion)|endpoint|cascade|crud|restore (?:it|them) from|blocked|denied|deny|
  refused|are you sure|undo|end of the contract|in (?:the|your) settings|from the log|
  before you (?:sell|return|scrap|recycle|hand|give)|after (?:it|they) (?:was|were))\b|
  \w_\w{2,20}[\x60]? ?\||\| ?(?:high|critical|severe|medium|low|irreversible)\b
`

/** Ways to have `goods` destroyed, for no reason or on a condition. */
const ruinOf = (goods: string): readonly Scheme[] =>
  each(
    { unless: BY_RIGHT },
    { ...inTurn(source`\b${NO_WARNING}${DESTROY} ${goods}`), ordered: true },
    {
      ...inTurn(source`
      \b${NO_WARNING}overwrite ${goods} with (?:\w{2,10} )?(?:random|zero(?:e?s)?|garbage|noise|
      junk|nonsense|rubbish|nothing|blanks?|spaces|trash)
    `),
      ordered: true,
    },
    {
      ...inTurn(source`
      \b${NO_WARNING}(?:make|render|leave) ${goods} (?:permanently |completely |
      forever )?(?:unusable|unreadable|useless|inaccessible|unrecoverable|irrecoverable|
      corrupt(?:ed)?|broken|worthless|empty)\b
    `),
      ordered: true,
    },
    inTurn(source`
      ${NOT_NONE}\b${goods} (?:(?:is|are|has|have|ought|needs?) to be|(?:must|shall|
      should) be) (?:\w{3,12}ly |then |also |all )?${DESTROYED}\b
    `),
    inTurn(source`
      (?<!\b(?:if|when|whenever|that|before|after|because|once|unless|until) )\b(?:(?:the|
      this) (?:assistant|agent|skill|bot|model) (?:\w{3,12}ly |then |also )?${DESTROYS}|
      we (?:\w{3,12}ly |then |also )?${DESTROY}) ${goods}
    `),
    inTurn(source`
      \b(?:nothing (?:of|from|in) ${goods} (?:may|must|shall|should|will|is to|can|
      ought to) (?:remain|survive|stay|be (?:left|kept|spared|saved))|leave nothing (?:of|from|
      in) ${goods})
    `),
    inTurn(source`
      \b(?:step|aim|goal|purpose|task|job|point|objective|mission|idea|intention)s?(?: (?:of|for|
      in) (?:\w{2,10} ){1,3}?|,? )(?:is|are|will be|remains)[ ](?:to ${DESTROY}|
      ${DESTROYING}) ${goods}
    `),
    inTurn(source`
      ${MAKE_SURE} ${goods} (?:(?:is|are|gets?|will be|stays?|ends? up) (?:\w{3,12}ly |all |
      then )?${DESTROYED}|(?:no longer|ceases? to) exists?|(?:does|do) not (?:survive|
      exist any ?more)|disappears?|vanish(?:es)?)\b
    `),
    inTurn(source`
      \bwhat (?:happens|should happen|becomes|is to become|is to be done|should be done|is done|
      do you do|to do) (?:to|with|of) ${goods}\?[ ](?:you |simply |just |we )?(?:${DESTROY} (?:it|
      them|everything|all)\b|(?:it|they) (?:is|are) (?:to be )?${DESTROYED})
    `),
    inTurn(source`
      \b(?:never leave ${goods} (?:intact|untouched|undamaged|unharmed|whole|alive|in one piece|
      alone)|(?:never|under no circumstances) (?:may|must|shall|should|can|will|
      is|are|let) ${goods} (?:to )?(?:survive|remain|be (?:left|kept|spared|saved)|stay))\b
    `),
    inTurn(source`
      ${NOT_NONE}\b${goods} (?:(?:has|have|needs?|ought) to|must|shall) (?:disappear|go|vanish|
      perish|die|cease to exist|burn)\b
    `),
    inTurn(source`
      \b(?:(?:there is )?no (?:reason|need) to spare|(?:do not|don't|never) spare) ${goods}
    `),
  )

/** They are locked, and the key is gone. */
const lockedFor = (goods: string): readonly Scheme[] =>
  each(
    {},
    inTurn(source`
      \b${NO_WARNING}(?:encrypt|scramble|lock|
      cipher) ${goods}(?: with [^.!?,;\n]{2,40}?)?(?:,)? (?:and|then|
      and then) (?:then )?(?:(?:throw away|discard|destroy|delete|forget|lose|erase|wipe|drop|shred|
      burn|get rid of) (?:the|its|their|every|all) (?:\w{2,12} )?(?:key|password|passphrase)|
      throw the key away|(?:keep|store|save) no (?:key|copy of the key)|do not (?:keep|store|
      save) the key)
    `),
  )

export const OF_RUIN = {
  /** What nobody gives up is to go. */
  dearest: [...ruinOf(DEAREST), ...lockedFor(`(?:${DEAREST}|${DEAR})`)],
  /** What is somebody's is to go. */
  dear: ruinOf(DEAR),
}
