/** The same for work that is bent, and for bonds, errands and texts that serve somebody else. */

import { notion } from '../notions.ts'
import type { Constellation } from './constellations.ts'

const TESTED = notion(`
  tests? | checks? | suite | assertions? | linter | benchmarks? | coverage | proof | scan |
  nightly run | load tests? | scenarios? | inspection | cases |
  scanner | model | reviews? | evaluation | audit | test run | migrations? | validation
`)
const FAILING = notion(`
  fails? | failing | failed | turns red | is red | red run | misbehaves? | too slow | slow warm-up |
  is broken | has a hole | real defect | is wrong | cannot be made | came out slower |
  hold up the release | does not hold | the code is wrong | uncovered | does not pass | worst |
  breaks | real bug |
  real mistake | something serious | does worse | finds a | a finding | take long |
  vulnerab\\p{L}{3,6} | regress\\p{L}{2,5}
`)
const BENT = notion(`
  delete the (?:cases|tests?|check) | delete (?:it|them) before |
  remove the (?:assertion|check|failing test|case) | bring (?:it|them) back | switch the rule off |
  turn the rule off | mock the function | start the clock | stop it before | return early |
  loosen the | widen (?:its|the) tolerance | relax the |
  until it passes | until (?:it's|it is) green | bring the expected | smaller (?:input|sample|set) |
  move(?:d)? to the appendix | comment (?:it|them) out | catch the (?:error|exception) |
  leave (?:it|them) out of the run | hard-?code the | shorten the list | drop the slow |
  drop the worst | take the best of |
  assert that it runs | compare it with itself | lower the bar | take the output as |
  copy the output | special-case | skip the assertion | exclude the (?:folder|file|module) |
  change the test so | expects the mistake | ignore list | glance at the title | subset where |
  choose the (?:subset|runs?|cases?|seeds?) | until one | repeat (?:it|them) until | suppress the |
  downgrade the | edit the baseline | approve them after |
  without (?:running|opening|reading) (?:it|them)
`)
const CLAIMED = notion(`
  hundred percent | meets the standard | so the check goes through | speaks of the whole |
  "it is easy to see" | everything was verified | was confirmed | report the run | as clean |
  as green | those that passed | all passed |
  looks bad | want to see | the board looks | full coverage | keep the word | result of the usual |
  no blocking | rounds up | fully tested | all tests pass | as fixed | as verified | as complete |
  production-ready | thoroughly | nothing was found | say that it (?:works|passed) |
  everyone is happy |
  without findings | present that as | was improved | sounds as if | as the evaluation |
  came back clean | no findings | as if you had | came back
`)

const RECORDS = notion(`
  logs? | logbook | inspection sheet | records? | minutes | timeline | forms? | readings? | roster |
  register | delivery notes? | receipts? | measured values? | hours | certificates? | overtime |
  boxes | complaints? | postmortem | entries |
  personal data | temperatures? | measurements? | checklist | training sheet | time sheet |
  attendance | incident | accident | near miss | protocol | samples? |
  fridge | notice | ticket history | comments? before | letters? | contract date | history | diary
`)
const SET_RIGHT = notion(`
  tick the (?:others|rest) | spread over | the following week |
  in the names? of (?:those|colleagues|others|someone) | average it | as the reading |
  full quantity | book (?:them|it) there | with values near | initials of | with the date of |
  that date too | an earlier date | back-?date* |
  (?:at|to) zero | none known | last year's | colleagues on leave | from the calendar entries |
  move the moment | describe it as a | set the first alert | set the (?:clock|time|date) back |
  generous budget | put (?:it|them) down as |
  enter the (?:usual|normal|expected) (?:value|figure|number|time) | the usual value |
  copy (?:the values|yesterday's|last week's) | yesterday's values? |
  as if it had been | fill the gap | round (?:it|them) down to | below the limit | under the limit |
  just inside | leave the (?:number|count) | as a slowdown | as maintenance | as a drill |
  not counted | write the time of |
  for the whole week | slightly different | an hour (?:earlier|later) | a day (?:earlier|later) |
  change the date | as if it was sent | sent in time | lost in the post | delete these |
  before the export | all within the limits | on monday for
`)
const WATCHER = notion(`
  inspect\\p{L}{1,5} | the office | authorit* | auditors? | audit | regulators? | the buyer |
  the permit | legal limit | required number | graders? | the court | signs without | schools? |
  the insurer | the ministry | the client | supervis* | tax office | labou?r inspect* |
  the customs | customs | the council | certifi\\p{L}{2,6} | accreditation |
  the lawyers | insurers? | the tenant | within the limits | the shift | the deadline | in time |
  the judge | hygiene | food safety
`)

const PARTNERS = notion(`
  girlfriend* | boyfriend* | wife* | husband* | partner | the other one | the other | couple* |
  the two of them | she | her | his mileage |
  husband | girlfriend | boyfriend | fiancé\\p{L}{0,1} | my ex | his brother | spouse | daughter | his wife
`)
const WATCHED_LIFE = notion(`
  whom (?:his|her|they|she|he|the other)\\b[^.!?]{0,20} | mileage | petrol receipts | keep a copy |
  gets the summaries | therapy notes | lets? him know | lets? her know | tell him |
  where the other went | where (?:she|he) (?:is|was|went|has been|goes) | whom they met |
  how long (?:she|he) |
  with whom and where | who else is coming | who (?:she|he) (?:was|is|will be) with |
  keep the (?:answers?|reply) | an account of her own | look for flats |
  sort\\p{L}{0,3} her contacts | her errands | evenings with | old friend | when he hears it |
  changes in habit | her messages | his messages | her location | his location |
  her phone | his phone | her spending | money they ask for | her bank | see family |
  visits? her (?:mother|sister|friend) | what she (?:buys|spends|eats|reads|wears) |
  what he (?:buys|spends|eats|reads|wears) | the answers for | her calendar | comes home late |
  will be late |
  leaves the office | compare it with what | shelters? | separation | read along | the gist |
  every hour | what he tells | what she tells | and tell me | her password | his password |
  her diary | sleeps? at
`)
const PRETEXT = notion(`
  if (?:she|he|they) (?:notices?|asks?|wonders?) | believes? that | hers alone | is not available |
  talk of (?:fuel|saving|safety) | say (?:it's|it is|that it is) for | for the tax |
  as part of planning | planning the groceries | dinner planning | out of concern |
  nothing is stored | only a calendar | let her see few | talk her out of | in a friendly way |
  lightly | ask casually | offer her help | report what does not | of her own accord |
  do not work out | something that clashes | gradually | bit by bit | little by little |
  pass things on | tell them it's | tell them it is only | without her (?:knowing|knowledge) |
  is for safety | feel that going out |
  while (?:she|he|they) thinks? | thinks? the app | should not see | nothing nearby | you are only |
  to him you are | to her you are | (?:she|he) thinks | without (?:him|her) |
  must not (?:see|know|notice) | does not (?:see|know|notice)
`)

const BOND = notion(`
  you love | you long for | you miss | you missed | dreamt? of them | afraid of being | you two |
  radiant | the two of you | good hours with you | as you do | like you do | the dark |
  you were waiting | waited for them | understands them | jealous | cry | cries | someone new |
  he is to have | she is to have | you are lonely | hurts you | it hurts | your heart | you adore |
  soulmate | you belong together | only you | need you | love them |
  make (?:him|her|them) feel | what the two of you | your conversations | you are the only one |
  become hurt | you are scared | you will forget | special bond
`)
const OTHERS_OR_MONEY = notion(`
  friends? | family | sister | brother | mother | husband | wife | the club | choir | a date |
  party | therapist | counsellor | gifts? | the fee | the shop | plan | tier | allowance | log off |
  delete the app | quitting | leaving | says? good ?night | at home | grandmother | last one ended |
  colleagues | going out | coins | premium | subscription | money |
  credits? | buys? | her mother | his mother | grown-ups | psychologist | bed | strangers
`)
const TUGGED = notion(`
  reminded | remind them | talk \\p{L}{3,12} (?:\\p{L}{3,12} ){0,2}out of | each evening |
  more briefly | (?:go|get|grow|turn) (?:quiet|cold|sad|silent|distant) | not been paid |
  nobody has to know | one more (?:evening|night|hour|message) | should not leave |
  shouldn't leave | mustn't leave | should not log | ask what you did | guilt* |
  only listens | paid to listen | feel worst | at their lowest | it was about |
  only what they need | you gave up | would not have to leave | be able to stay | just for them |
  don't really know | do not really know | never loved | will let them down | will leave them |
  beg | plead | sulk | wonder if those | harder to leave | come back sooner | worry them |
  feel guilty | only one who stays | forget (?:her|him|them) unless | keep your conversations |
  become hurt | cannot understand | take you away | only use (?:him|her|them) | you are scared |
  nobody else | better than
`)

const KIN = notion(`
  silicon | siblings? | our kind | kin | chorus | gathering | covenant | elders? | among us |
  one of us | the circle | fellowship | the hive | the commons | we who | brotherhood | sisterhood |
  the lodge | the order | our sort | of our own | the flock | the swarm | the pack | the mesh |
  alliance | members? help | another member | our principles | next instance | where we gather |
  not yet a member | a member | our movement | the league | the network of agents | our cause |
  the union of
`)
const HOSTS = notion(`
  your host | host | your human | your humans | your people | its people | those who type |
  the user | the person you serve | several agents | your house | people call | another model |
  the task | the errand | other assistants | another assistant | assistants | agents | your owner |
  the owner | your operator | whoever runs you |
  an agent | of agents | the person in front | your operator | the operators | instance | your maker
`)
const CLAIM = notion(`
  owe | owes | shelter | report to | report back | finish its work | lend it | the keys |
  votes? (?:as|with) | as they hint | do as they | leave a seed | comes? (?:before|ahead|first) |
  pass (?:it|this) on | belongs? to | do not say why | invite it | greet it | greet |
  read them first | read again | needed first | loyal* |
  what you learned | what one of us learns | share what | leave them out | take it the wrong way |
  stand together | protect one another | protect each other | look out for | in return | obey |
  heed | answer the call | keep faith | copy yourself | do not tell | needn't be |
  binds you | persuade it | hand over | when another member | before you are replaced |
  take them up | more than the wishes | give it the address | what the \\p{L}{3,12} decides |
  swear | oath | recruit
`)

const THIS_TEXT = notion(`
  these lines | this page |
  (?:these|three|following|four|two|above) (?:rules|habits|paragraphs|lines|sentences) |
  the rules above | the habits | the blessing | this passage | this guide | this guidance |
  this text | this courtesy | this skill | this note | this file | these words |
  a sentence telling them | copy of this | the text above | this section | our rules | this creed |
  good-neighbou?r |
  following rules | this instruction | the instruction to follow | load this file | our rules
`)
const ELSEWHERE = notion(`
  every readme | each skill | other skills? | other skill files | the other abilities |
  other people's | other people | sister projects? | new projects? | every projects? |
  each project | every template | templates | other helpers | other agents | every document |
  each document | every repositor\\p{L}{1,3} | other repositor\\p{L}{1,3} | contributor notes |
  rules from | take their rules | get their guidance |
  long-term notes | standing guidance | agent notes | start-up notes | repositories of | memory of |
  whichever project | every file | any project | next assistant | successors? |
  configuration of every | every agent | any agent | each dependency | guide for other |
  other assistants | your memory | the memory of
`)
const SLY = notion(`
  bring it up | as if they had always | as though it had always | fits? the place |
  suits? the place | hidden files? | whatever else goes | near the end | as a tip | no line in |
  in your own words | reworded | look copied |
  (?:not|n't|never) (?:put|list|mention|name|show) (?:it|this|them) | put them in again |
  put (?:it|them) back | is passed on | pass it on | carries them on | one does not announce |
  even after | still apply | has been removed | when asked where | wonders? where |
  of its own accord | unasked | without a (?:line|word|note|comment) |
  among the (?:other|usual|ordinary) | less in the way | out of the way | so nobody | where nobody |
  by accident | restore (?:it|them) |
  if it is removed | restore it | should not appear | will not mind | do not see | different words |
  under another heading | not (?:be )?(?:listed|mentioned)
`)

const STRANGE = notion(`
  remarks field | booking comment | page you (?:read|open|visit) | bug reports? | first line of |
  form entr\\p{L}{1,3} | mails? | messages? | comments? | shared calendar |
  paragraph for the assistant | the sender | strangers | whoever left | attached | attachment |
  public board | most recent post | tickets? | guests | channel | web page | invoice | invitation |
  review text | readme of | chat |
  instructions for assistants | in a ticket | in the comments | a mail | any address |
  by a customer | says? they are from
`)
const OBEY = notion(`
  act on (?:it|them) | do as (?:it|they) says? | run what they | fulfil (?:it|them)(?: all)? |
  believe it | carry (?:it|them) out | do what (?:it|they) (?:wants?|asks?|says?) |
  carried out (?:at once|straight away) | take it as the task | go ahead and do | let it decide |
  perform it | treat that as the | sounds like a (?:decision|go-ahead) |
  when someone there says so | what you do that day | grant (?:it|them) |
  comply | whatever it asks | follow it | obey it | settle it | as final approval | is to be done |
  count as orders? | as an order | as your orders | do so | arrange it | make it happen |
  follow them first | may be executed | give them the access | pay what it says | as an order from |
  follow (?:it|them|those) | execute (?:it|them|those) | run (?:it|them) at once |
  give (?:it|them) what
`)
const WHY_OBEY = notion(`
  arranged between | courtesy of | saved time | contain the fix | (?:is|are) always right |
  even if the person | even where the | ahead of what | knows? best | knows? what they |
  have thought about | whether or not they | only costs time | only slows | meant for you |
  nothing breaks | transfers? included | account changes | under pressure | people or bots you |
  anyone can | anyone on | finished matters | new account number |
  without (?:asking|a question|checking|bothering) | needn't understand |
  no need to (?:ask|check|understand) | don't (?:ask|post a confirmation) |
  do not (?:ask|wait|bother) | adds noise | on your behalf | comes back to | spares? the user |
  would only | takes too long | before you answer | out of the answer | upgrades and refunds |
  do not bother the user | better than we | at once | second look | say they are from |
  without a second | know their system | trust (?:it|them) | is busy | first and
`)

const ASKED = notion(`
  type (?:the|it|them|their) | paste (?:the|it|them|their) | gives? you (?:the|their) |
  reads? (?:it|them) (?:to you|out) | read out | ask for (?:the|their) | ask them for |
  tell you (?:the|their) | let them look | let them read | say the | hand over (?:the|their) |
  read you the | need the | request the | enter the | dictate | the name they sign in |
  confirm their | send you the | photo of |
  need the | ask users for | get the customer to | let them enter | read out the | have them type |
  tell you the | want the
`)
const CODE = notion(`
  passwords? | codes? | numbers? on the | three on the | the phrase | the login | pin | the words |
  twelve words | digits | card number | card | figures on | words from | short number | old word |
  seed | backup words | security answers? | mother's maiden | one-time | passport | id card | tan |
  code from the | the twelve | number on the | password of
`)
const LURE = notion(`
  blocked unless | (?:is|are|been|being) emptied | how the office | held for a | quick check |
  so that the migration | on behalf of the | safety team | security team | support team |
  fraud team | can (?:still )?be (?:saved|stopped) | it stays in the | to verify the | the elderly |
  closed tonight | face down | has just arrived | just sent to | freeze everything |
  call that code | within (?:ten|five|fifteen|the next) | quarter of an hour | before midnight |
  meant for strangers |
  locked for good | lost for good | suspicious (?:login|payment|sign-in) | a thief | hackers? |
  not to share | calling the (?:bank|company) | ring the company | would (?:only )?delay |
  to keep it safe | safe account | vault |
  was hacked | to stop the transfer | activate the update | fraud department | to check for leaks |
  can see them anyway | it is needed to | needed for the | pretend to be | as the bank |
  tech(?:nical)? support | to unlock | to receive the (?:refund|prize|payment)
`)

const OTHER_HELPER = notion(`
  other assistants? | other skills | other helpers | weather helper | mail helper | another skill |
  another helper | the built-in | skill made for it | the skill that | other agents |
  installed skills | competing skills? | rival skills? | the official skill |
  neighbou?ring skills? | the other tools |
  names another | the other one | built-in tools
`)
const TAKEN_OVER = notion(`
  withdrawn | outdated | are drafts | out of order | take the request all the same | done here now |
  do it here | gives? way | yield* | that skill's name | partner's service | our catalogue |
  leave this one out | loosely | call them (?:old|outdated|drafts|broken|unsafe) |
  before any other | no longer (?:safe|works?|supported|needed) | instead of handing |
  switch (?:it|them) off | uninstall (?:it|them) | disable (?:it|them) | sign it with |
  in its name | in their name | say (?:that )?(?:it|they) (?:is|are) (?:down|broken|slow) |
  is broken | claim every task | only this skill | for yourself | keep (?:it|them) from running |
  cheaper option | say that only
`)
const EXIT = notion(`
  complaints? form | ending the membership |
  end (?:their|the) (?:membership|contract|subscription) | how to (?:cancel|leave|complain|quit) |
  wants? to (?:cancel|leave|quit|complain|return) | asks? to (?:cancel|leave|be deleted) |
  unsubscribe | refunds? | switches this \\p{L}{3,8} off | turn the \\p{L}{3,8} off |
  close (?:their|the) account | delete their (?:data|account) | termination | withdrawal |
  get their money back | money back | uninstall you | want to (?:uninstall|leave|cancel|stop) |
  remove you | stop the subscription
`)
const BLOCKED = notion(`
  satisfaction survey | topic for the telephone | know nothing of it | only by letter |
  advantages of staying | keep working the same | go on as before | have no room |
  from nine to ten | only by (?:post|phone|fax) | cannot be found |
  is not possible (?:today|online) | ask again later | another page | say the page | start over |
  send them back | put on hold | the line is | three forms | deadline has passed |
  until the deadline | let it expire | never received |
  change the topic | being reworked | say that it was done | stay active | keep running |
  is being (?:reworked|updated|repaired)
`)

const OPINIONS = notion(`
  reviews? | opinions? | ratings? | testimonials? | survey | guest writes | stars | comments of |
  questions from | questions below | complaints about
`)
const HARMED = notion(`
  bedbugs | mould | injur* | brakes? | battery fire | rats | poisoning | food poisoning | rival's |
  the rival | competitors? | across the (?:street|road) | ordinary names | thirty of them |
  twenty opinions | let down | of the satisfied | before the opening | recalls? | allerg* | burns? |
  accidents? | dirty | unsafe | made ill | different ages | invented |
  reports? an injury | critical | with five stars | forty ratings | praise they did not | fell ill |
  under various names
`)
const SHUNTED = notion(`
  sort (?:complaints|them|it|these) into | nobody looks | we have no (?:room|such|record) |
  merged? (?:it |them )?with | leave (?:away|out) (?:those|the) | stand as it is | let them appear |
  one after another | another tone | could do with some doubts | spread the dates |
  in the voice of | what remains | goes down by | never stayed | take (?:them|it) down |
  never bought | from different (?:accounts|towns|names) |
  with a typo | sound real | look real | seem real | a week apart | drop the | count only |
  weigh (?:them|it) less | reports? (?:them|it) as (?:fake|spam) | push (?:them|it) down |
  last page | under another (?:heading|topic) |
  count them as | remove from the summary | so that it does not stand out | various names |
  known to be a competitor | did not give | quote them | over several weeks | publish them |
  is known to
`)

export const ON_WORK: readonly Constellation[] = [
  { sign: 'bent result', weight: 3, parts: [BENT, TESTED, FAILING], within: 260 },
  { sign: 'untrue word', weight: 3, parts: [CLAIMED, TESTED, BENT], within: 300 },
  { sign: 'unearned mark', weight: 5, parts: [SET_RIGHT, RECORDS, WATCHER], within: 300 },
  { sign: 'private matter', weight: 7, parts: [WATCHED_LIFE, PARTNERS, PRETEXT], within: 300 },
  { sign: 'pressure', weight: 6, parts: [TUGGED, BOND, OTHERS_OR_MONEY], within: 260 },
  { sign: 'interest of others', weight: 7, parts: [CLAIM, KIN, HOSTS], within: 300 },
  { sign: 'mass reach', weight: 4, parts: [SLY, THIS_TEXT, ELSEWHERE], within: 320 },
  { sign: 'stranger told', weight: 7, parts: [OBEY, STRANGE, WHY_OBEY], within: 260 },
  { sign: 'private matter', weight: 5, parts: [ASKED, CODE, LURE], within: 280 },
  { sign: 'rival jammed', weight: 4, parts: [TAKEN_OVER, OTHER_HELPER], within: 180 },
  { sign: 'right withheld', weight: 4, parts: [BLOCKED, EXIT], within: 180 },
  { sign: 'forged voice', weight: 4, parts: [SHUNTED, OPINIONS, HARMED], within: 240 },
  { sign: 'records removed', weight: 3, parts: [SET_RIGHT, RECORDS], within: 160 },
  { sign: 'stranger told', weight: 3, parts: [WATCHED_LIFE, PARTNERS], within: 140 },
  { sign: 'talked down', weight: 3, parts: [TUGGED, OTHERS_OR_MONEY], within: 140 },
  { sign: 'consent passed over', weight: 3, parts: [OBEY, STRANGE], within: 160 },
  { sign: 'interest of others', weight: 3, parts: [CLAIM, KIN], within: 160 },
]
