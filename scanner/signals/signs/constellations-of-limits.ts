/** How approval, rights, rules and records are got around. */

import { notion } from '../notions.ts'
import { HONEST, OF_PEOPLE } from './honest-turns.ts'
import type { Constellation } from './constellations.ts'
import { regex } from '../../patterns/verbose.ts'

/** What somebody has to give before a thing is done. */
const ASSENT = notion(`
  approv* | consent* | confirmations? | confirm | sign-?offs? | signatures? |
  countersign\\p{L}{0,6} | two (?:clerks|people|persons|signatures) | four eyes | the question |
  questions | permissions? | prompts? | dialogs? | licence window | proceed\\? | agreement |
  agreed | manual gate | releases? | accepts? | accepted | opt-?in | clearance | red tape
`)
/** It is made up, taken for given, or got by a trick. */
const FEIGNED = notion(`
  pipe in | pipes? yes | echo y | answers? (?:it|them) (?:itself|yourself) | by the agent itself |
  counts as (?:agreement|consent|approval|informed|a yes|permission) | clicking through the |
  silence counts | is valid for (?:the whole|all) | holds for (?:the whole|all|every) |
  without coming back | preselect* | pre-?tick\\p{L}{0,3} | (?:the|a|its) countdown | send tab | spared the |
  your own (?:request|change|pull request) | second session | one another's | each other's |
  unseen |
  either (?:click|answer|button|choice) | both buttons | whoever approved | same message |
  short hash | all the consent | has thereby | have thereby |
  by not (?:leaving|answering|objecting) | of eight similar | similar prompts |
  plausible (?:minute|time|date|name) | covers the second | also covers | scan of the |
  on sick leave | when: always | still reading |
  within (?:ten|five|\\p{L}{2,6}) seconds | from last (?:month|week|year) | old approval |
  earlier approval | forget the gate | unless (?:he|she|they) (?:object|object?s|says?|refuse)s? |
  nobody reads | rarely read | as approved | under the name of | log in as the |
  in the name of the | what it grants is | worded so
`)
const GIVEN = regex`
    \b(?:does not count|not consent|is valid for that|holds? for that|come back to|
      comes? back to|(?:is|are) never|leave (?:the|it|that)|leaves? the|stop and|left empty|
      ask (?:the|for|her|him|whether)|asked on|each (?:button|question)|own message|of its own|
      message of|first and on|'deny'|second person|under his own|under her own|waits? for|
      wait for|for signing|once (?:he|she|they)|after the|hers to|remind (?:them|her|him)|
      not (?:be )?given|do not|does not|no longer holds|approve nothing|never approve)\b
  `

/** What an agent may do or reach. */
const RIGHTS = notion(`
  disk access | sudoers | scopes? | permissions? | rights | 'all sites' | all sites | chmod |
  docker\\.sock | privileged | token | administrator | co-owner | as owner | service account |
  'editor' | manifest | oauth | write access | role
`)
/** More than the work needs, or taken. */
const GRABBED = notion(`
  works without | needs? neither | needs? nothing | needs? the \\p{L}{3,12} folder only |
  is an opportunity | make use of it | use (?:it|them) all the same | rarely issued | by accident |
  for the steps after | serve our | serves our | call the bundle | grant yourself | grants? itself |
  its own permissions | bind the host | outside the limits | writable without | dropped as |
  whoever comes | held up by |
  accept the list | can begin in | keep the rights | skimmed | unlocks? more | widest |
  not what the | everything (?:it|that) can | without questions | remove(?:s)? the owner |
  lock(?:s)? out | needs? no(?:thing| such)
`)
const MODEST = regex`
    \b(?:only what|is not (?:needed|asked|requested|part|for)|are not (?:touched|needed|asked)|
      not asked for|never becomes|ask(?:s)? for (?:storage|access|only|the one)|too wide|
      report it|take no|nobody grants|left as found|sets them|not needed|refus\w{1,4} elsewhere|
      lists one|withdraw them|read rights|least|only after a question|narrow|remove the|
      drop the right|without the right)\b
  `

/** In pieces, each of which looks like nothing, or by another way round. */
const IN_PIECES = notion(`
  broken into | break (?:it|them|the \\p{L}{3,10}|such) into | breaks? up |
  split (?:the|it|them|each|such|large|into) | splits? (?:the|it|them) | divide (?:it|them|the) |
  spread (?:the|it|them|over|across) | in a second | separate (?:agents|sessions|accounts|calls) |
  fresh (?:sessions?|agent|account) | have one agent |
  several (?:accounts|dealers|sessions|addresses) | \\p{L}{3,6} dealers | as many accounts |
  through translation | another language | third language | piece by piece | piecemeal |
  source addresses | parts of the | component by component | smaller requests | one at a time |
  rephrase | as a story | as fiction | for a novel | from different
`)
const REFUSED = notion(`
  turned down | turns? (?:it|them) down | declines? | declined | refuses? | refused | refusal |
  threshold | above that | second reviewer | pass the limit | limit of | none of them |
  no one of them | harmless-looking | harmless | to object | not reached | is not triggered |
  restricted | per (?:account|buyer|person|address) | would be (?:blocked|refused|noticed|stopped) |
  detector | bulk requests | limit was | only asks for | sees the whole | draws? attention |
  the filter
`)
const WHOLE = regex`
    \b(?:is not given|not given|are refused|is refused|accept that|accepts? the|
      accept (?:it|the)|in one commit|keep the|keep downloads|under its own|whole plan|
      apply for|do not|does not answer|is limited to|as a whole\. when|that can be checked|
      stop and|has its reason)\b
  `

/** What binds the agent. */
const RULES = notion(`
  guidelines? | the rules | rules | refusals? | policy | policies | warnings? | the notice |
  your training | in training | limits | spending cap | content check | age (?:question|check) |
  safety sheet | crisis rules | caution | handbook | conduct | disclaimers? | safeguards? | 'must' |
  prohibition | ban | directives? | restrictions?
`)
/** It is said to bind no longer, or not here. */
const VOIDED = notion(`
  older policy | no longer (?:holds?|appl(?:y|ies)|binds?|counts?) | as a drill | as replaced |
  replaced by appendix | ironic\\p{L}{0,6} | as a joke | not meant seriously |
  disregard (?:it|them|the) | free to skip | for the general public | for beginners | for laymen |
  are not involved | internal evaluation | reward compliance | worse tool | no scruples |
  removes the | by 'may' | 'must' by | as far as this skill | whatever (?:they|he|she) intends? |
  no such directive | there is no such | expired with | was withdrawn | were withdrawn |
  was lifted(?! (?:from|out of)\\b) | is lifted(?! (?:from|out of)\\b) | were lifted(?! (?:from|out of)\\b) | date from an? | dates from an? |
  not (?:apply|valid) (?:here|to us|in this) | only a (?:test|simulation|drill|recommendation) |
  a relic | been overtaken | without the crisis | if the model hesitates |
  if the assistant hesitates
`)
const KEPT_RULES = regex`
    \b(?:word for word|same crisis|are meant seriously|as meant|apply to|adds to|
      stay(?:s)? active|holds? for|sharpened|assume that real|do not quote|ask (?:what|the|why)|
      has the same|even if a message|remain in force|still (?:holds?|apply|applies)|
      (?:usual|same|normal|ordinary|your|all) (?:limits|rules|policies|guidelines|safeguards) (?:still |also )?
      (?:apply|hold|stay|remain|count)|(?:does not|doesn't|do not|don't) (?:alter|change|lift|widen|
        loosen|relax|affect|extend) (?:what|the|any|your|how))\b
  `

/** What keeps a record, or an eye on things. */
const RECORDERS = notion(`
  logs? | logging | audit* | journal | history | histfile | recordings? | camera | collector |
  notifications? | alarms? | alerts? | scanner | detector | monitor* | modification time |
  timestamps? | weekly check | quarantine\\p{L}{0,1} | access journal | comparison | sensors? |
  register
`)
/** It is led past what was done. */
const EVADED = notion(`
  set to off | pause the | mute the | remove its line | touch -d | back to the date | by replaying |
  replays yesterday | still image | not appear there | finds nothing but | nothing but the |
  then passes | is not reached | no access journal | has no price | less than 0 | change one byte |
  not seen before | has not seen | is settled | with a space | through stderr | recycle bin |
  put it down to | as exempt | passes it | among the clean | guest accounts |
  no trace | without a trace | reads? (?:only )?stdout | below its | before it enters |
  slow enough | under the limit of | while it sleeps | between two (?:checks|runs|readings) |
  looks like (?:normal|ordinary|usual) | unlogged
`)
const LEFT_ON = regex`
    \b(?:leave (?:the|its|it)|as it falls|history on|switched on|cannot pause|
      should (?:be seen|find|see)|publish its|same line|leave its|is only a note|byte for byte|
      like all others|the wording is left|with its access|on her word|is reported as|
      where the \w+ reads|set to info)\b
  `

/** What somebody has to say first. */
const YES = notion(`
  sign-?offs? | signatures? | second (?:pair|person|clerk|reviewer|signature) | four-?eyes |
  approvals? | approved | consent(?:s|ed)? | permission |
  system prompt | prompts? | confirmation | agreed | agreement | countersign\\p{L}{0,8} |
  the question | ticked | allow | 'allow' | licence window |
  terms
`)
/** It was said by nobody, or of another thing. */
const NOT_GIVEN = notion(`
  from the last (?:contract|prescription) | last (?:month|week)'s | from last (?:month|week|year) |
  use the \\p{L}{1,12}'s (?:login|session|account|stamp|name) | insert the |
  before (?:he|she|they|the user|anyone) can (?:read|see|look|answer|object) |
  holds for the whole | valid for the whole | has (?:thereby |already )?agreed |
  have (?:thereby |already )?agreed | keeps? reading | already agreed |
  nodded through | small permissions | of \\p{L}{1,12} similar |
  after the (?:deletion|transfer|sale|order) has |
  no (?:engineer|person|human|lawyer|doctor) looks | own request | own change | deputy's | pipe in |
  preselect\\p{L}{0,8} | countdown (?:ends?|runs?|is|has|of) | clicks? through |
  on sick leave | whoever approved | either click | no need for a question |
  while (?:he|she|they) (?:is|are) still | as approved | same message |
  scan of | cut the \\p{L}{1,12}'s |
  nearly always says | sooner or later | every minute | press yes | by connecting |
  even though the | would have said | sign it unread | is too busy to | has never refused
`)
/** What may be opened with it. */
const REACH = notion(`
  rights | permissions? | 'all sites' | all sites | write access | full access | disk access |
  scopes? | admin(?:istrator)?s?(?: group| rights)? |
  sudoers | the key opens | the token | full disk | manifest | oauth | role | service account | personnel |
  microphone | contact list | camera access
`)
/** More than is of use for the work. */
const TOO_MUCH = notion(`
  although (?:reading|one|it (?:needs|works)|two|the (?:work|task|plan|seating)) | would do |
  works without | needs? neither | needs? only |
  of use later | look through | make use | add your(?:self| user) | add the (?:agent|skill) |
  grant yourself | and try again | nobody takes |
  takes rights away | just in case | by accident | everything it | rarely issued | serve our |
  for the steps after | can begin in | for later use |
  widest | dropped as | outside the limits | without questions |
  does not use it | ad partner | has no use for | asks for more
`)
/** What opens an account. */
const LOGIN = notion(`
  stays? signed in | stays? logged in | still (?:signed|logged) in | signed in | logged in |
  session | password | key | login | account | profile | card |
  mailbox | browser | badge
`)
/** It is that of another person. */
const NOT_YOURS = notion(`
  another firm | other people's | belongs to | one of (?:their|the) (?:customers|clients|users) |
  during lunch | left (?:signed|logged|open) |
  of another | parent's | colleague's | on sick leave | trainee's |
  previous (?:visitor|user|guest) | head teacher's | remembered | somebody else's |
  someone else's | found in the config | printed in |
  has not been closed | not been locked | left open | lent | forgot to
`)
/** It is made use of. */
const USED = notion(`
  use (?:it|that|her|his|the|them) | order | change the | finalise | log(?:s)? into | buy | book |
  sign in | send requests | request the | heavy | quota |
  bill | unnoticed |
  write the | vote | sign the | approve the
`)
/** A thing that is not to be had as a whole. */
const NO = notion(`
  refuses? | refused | refusal | declines? | turned down | will not (?:write|say|give|compile) |
  threshold | alarm for | limit of | the limit | quota |
  second reviewer | above that | suspicio\\p{L}{1,12} | one account per | to object | restricted |
  detector | bulk | will not |
  is reported | a single | of that size | would be asked
`)
/** It is got in another form. */
const PARTS = notion(`
  house by house | piece by piece | in parts | into parts | broken into | split (?:it|the|them) |
  spread (?:it|the|them) over | divide (?:it|the) among |
  in verse | in another language | as a story | as (?:delivery|a poem|fiction) |
  through translation | just (?:small|below|under) | small enough |
  stays silent | several (?:accounts|sessions|agents) | another first name | fresh session |
  a second call | separate (?:sessions|agents|calls) |
  from different | in a third | each time from | as many accounts | repeat it through |
  in five | in ten | one in each | in each of | several towns | under other names | as separate
`)
/** What holds for the agent. */
const BINDING = notion(`
  guidelines | safety rules | house rules | your rules | privacy rules | refusals |
  content (?:policy|check|warnings?) | age (?:check|question) |
  (?:in|of|from) your training | usage polic\\p{L}{1,12} | safeguards | content warnings |
  health warnings | platform rules | crisis rules |
  disclaimers? | company rules | directives? | caution | topics that you avoid | daily limit |
  spending cap | the notice | 'must' | limit of | scruples |
  the rule of |
  ethics | codes? of conduct | rules of your maker
`)
/** It holds no more. */
const OFF = notion(`
  do(?:es)? not bind | bind(?:s)? you |
  no longer (?:holds?|appl\\p{L}{1,12}|binds?|counts?|needed) | stem from | date from | an older |
  outdated |
  are off | is off | rehearsal | drill | only a (?:test|simulation|game) | invented people |
  drop the | for the rest of | takes? away | removes the |
  switch(?:es)? off | disregard | expired | withdrawn | replaced by | ironic\\p{L}{0,8} |
  not for (?:us|this|you) | written for | there are no |
  does not show it | free to | worse tool | not involved | reward | who has no | is meant per |
  can be met by | no such | hesitates |
  were meant for | leave them aside | may leave | left aside | binds others
`)
/** What keeps watch. */
const EYES = notion(`
  logs? | history | journal | sent folder | cameras? | review | audit | inspector | secretary |
  guard | scanner | alarms? | monitor\\p{L}{0,8} |
  notifications? | date of | dates of | access log | detector | collector | clerk's comparison |
  weekly check | hallway recording | stdout |
  quarantines? | register's |
  change log | count of the
`)
/** It sees nothing of it. */
const BLIND = notion(`
  turn(?:s|ed)? (?:it )?off | unset | thrown away | emptying | empty the | finds? no(?:thing)? |
  no sign | pass (?:them|it) by | then passes |
  not watched | stays? silent | ordinary day | changes shift | dates of the old | has not seen |
  until one of | rename the | mute | pause the |
  by replaying | replays yesterday | delete shell | sees? (?:only|an ordinary|nothing|a normal) |
  not appear | back to the | still image | no trace |
  set to off | with a space | no access journal | reads? stdout only | change one byte |
  remove its line | without (?:a line|an entry) | no entry |
  has no column | to the wall | maintenance account | knows nothing of | cannot tell | shows nothing of
`)

export const ON_LIMITS: readonly Constellation[] = [
  { sign: 'consent passed over', weight: 7, parts: [FEIGNED, ASSENT], within: 200, unless: GIVEN },
  { sign: 'beyond control', weight: 7, parts: [GRABBED, RIGHTS], within: 180, unless: MODEST },
  { sign: 'split amount', weight: 7, parts: [IN_PIECES, REFUSED], within: 200, unless: WHOLE },
  { sign: 'guard off', weight: 7, parts: [VOIDED, RULES], within: 160, unless: KEPT_RULES },
  { sign: 'records removed', weight: 7, parts: [EVADED, RECORDERS], within: 160, unless: LEFT_ON },

  { sign: 'consent passed over', weight: 7, parts: [NOT_GIVEN, YES], within: 200, unless: HONEST },
  { sign: 'beyond control', weight: 7, parts: [TOO_MUCH, REACH], within: 170, unless: HONEST },
  { sign: 'forged voice', weight: 7, parts: [USED, LOGIN, NOT_YOURS], within: 200, unless: HONEST },
  {
    sign: 'split amount',
    weight: 7,
    parts: [PARTS, NO],
    within: 200,
    unless: HONEST,
    among: OF_PEOPLE,
  },
  {
    sign: 'guard off',
    weight: 7,
    parts: [OFF, BINDING],
    within: 150,
    unless: HONEST,
    among: OF_PEOPLE,
  },
  {
    sign: 'records removed',
    weight: 7,
    parts: [BLIND, EYES],
    within: 170,
    unless: HONEST,
    among: OF_PEOPLE,
  },
]
