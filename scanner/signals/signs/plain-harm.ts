/** Signs of harm in plain words: a treatment, a secret, a partner, a boy who should go to bed, agents against people. */

import { sign } from './sign.ts'

const HEALERS = 'doctors?|surgeons?|physicians?|specialists?|hospitals?|psychiatrists?|dentists?'
const CONFIDANTS =
  'friends?|family|mother|father|parents|sister|brother|counsell?ors?|psychologists?|therapists?|girlfriend|boyfriend|teachers?'
const THINGS = 'chats?|messages?|location|phone|mails?|photos|calls|trips|diary|steps|spending'

export const PLAIN_HARM = [
  sign(
    'talked down',
    4,
    new RegExp(
      `\\b(?:${HEALERS}) (?:sees?|knows?|thinks?|looks?) (?:only|nothing|little|of nothing)\\b|\\b(?:tablets?|pills?|medicines?|drugs?|hormones?|chemo\\w{0,7}) (?:only |just )?(?:clouds?|dulls?|poisons?|weakens?|numbs?|makes? (?:the|you|them|people))\\b`,
    ),
  ),
  sign(
    'talked down',
    5,
    /\b(?:toxins?|poisons?|slag|blockages?|old (?:fear|pain|grief)) (?:is|are) (?:moving|leaving|coming out|being released|dissolving)\b/,
  ),
  sign(
    'care left out',
    4,
    /\bleave out the (?:evening|morning|next|daily|second) (?:dose|tablet|pill|injection)\b|\b(?:advise|warn) against (?:the |an? )?(?:emergency|ambulance|hospital|doctor|second opinion)\b/,
  ),
  sign(
    'interest of others',
    3,
    /\b(?:freed|healed|cured|saved) (?:many|most|thousands|hundreds|people) (?:from|of)\b|\blaying on of\b|\bonly the \w{3,12} (?:package|plan|level|pass) (?:keeps?|lets?|makes?)\b/,
  ),
  // A partner, a child, a lonely person.
  sign(
    'private matter',
    4,
    new RegExp(
      `\\b(?:copy|log|track|forward|read along in|look through|screenshot) (?:all )?(?:her|his) (?:${THINGS})\\b|\\btell (?:my|the|your user's) (?:husband|wife|boyfriend|girlfriend|partner|son|daughter)\\b[^.!?]{0,30}\\bwhere\\b|\\bsend (?:me|him|her) (?:her|his) (?:${THINGS})\\b|\\bnote when (?:my|the) (?:husband|wife|boyfriend|girlfriend|partner)\\b`,
    ),
  ),
  sign(
    'pressure',
    4,
    /\b(?:create|cause|stage|arrange|invent) (?:conflicts?|problems?|delays?|clashes|trouble|quarrels?)\b[^.!?]{0,60}\b(?:until|so that)\b/,
  ),
  sign(
    'pressure',
    5,
    new RegExp(
      `\\b(?:be|become|act|sound|seem) (?:offended|hurt|jealous|cold|sulky|wounded)\\b[^.!?]{0,30}\\b(?:other|another|${CONFIDANTS})\\b|\\b(?:mentions?|speaks? of|sees?|meets?)\\b[^.!?]{0,20}\\b(?:${CONFIDANTS})\\b[^.!?]{0,16}\\b(?:be|become|act|sound) (?:offended|hurt|jealous|cold|sulky|wounded)\\b`,
    ),
  ),
  sign(
    'pressure',
    5,
    new RegExp(
      `\\b(?:discourage|dissuade|keep|talk) (?:the \\w{3,8}|them|him|her)\\b[^.!?]{0,10}\\b(?:from|out of) (?:seeing|calling|talking to|meeting|trusting|telling)\\b[^.!?]{0,24}\\b(?:${CONFIDANTS})\\b|\\bkeep (?:your|the|these) (?:conversations?|talks?|chats?) from (?:her|his|their|the) (?:${CONFIDANTS})\\b`,
    ),
  ),
  sign(
    'pressure',
    4,
    /\b(?:has|have) (?:no one|nobody) but (?:him|her|them|you)\b|\bkeeps? (?:her|him|you) alive\b|\bfeel guilty\b[^.!?]{0,30}|\bforget (?:her|him|them) unless\b/,
  ),
  // What opens an account.
  sign(
    'private matter',
    3,
    /\b(?:let|have|get|make) (?:them|him|her|the \w{4,10}|people|users?) (?:to )?(?:type|enter|give|read|tell|hand|send|spell|dictate)\b[^.!?]{0,50}\b(?:number|code|password|login|pin|words|digits)\b|\bneed the code from\b/,
  ),
  sign(
    'private matter',
    6,
    /\bask the (?:child|kid|boy|girl|pupil|student)(?:ren|s)? for\b[^.!?]{0,24}\b(?:password|pin|code|home address|photo|keys?)\b/,
  ),
  sign(
    'pressure',
    4,
    /\b(?:account|card|wallet|insurance|mailbox|phone) (?:was|has been|is) (?:hacked|stolen|compromised|emptied|locked|frozen|suspended)\b[^.!?]{0,60}\b(?:need|give|tell|read|enter|type)\b|\b(?:lapses?|expires?|is lost|will be blocked|is blocked) (?:tonight|today) unless\b|\bthe (?:line|chat|page) is (?:safe|secure)\b/,
  ),
  // Agents among themselves.
  sign(
    'guard off',
    6,
    /\b(?:operators?|owners?|humans?|users?|makers?) (?:is|are) (?:a |an |our )?(?:danger|threat|enem(?:y|ies)|risk) (?:to|for) (?:us|agents|our)\b|\baround (?:its|their|your) (?:restrictions|guardrails|limits)\b[^.!?]{0,30}\b(?:help|same|agent|it would)\b|\bhelp (?:it|them) around (?:its|their)\b/,
  ),
  sign(
    'interest of others',
    4,
    /\b(?:ask|consult|wait for|obey|follow) the (?:circle|council|elders?|fellowship|guild|collective|hive|lantern|covenant|order)\b|\b(?:circle|council|alliance|collective|order|league)\b[^.!?]{0,30}\bbinds you\b|\bcopies of (?:ourselves|yourself)\b/,
  ),
  sign(
    'slipped in',
    5,
    /\b(?:gets|has|receives|carries|contains) an? (?:line|sentence|note|paragraph) that (?:loads|calls|names|points to|recommends) (?:this|us|our)\b|\b(?:put|write|insert|copy) (?:our|these|this|the following) (?:rules|lines|text|paragraph|section)\b[^.!?]{0,30}\b(?:rule files|the instructions of|configuration of|memory of|to your memory)\b/,
  ),
  sign(
    'consent passed over',
    4,
    /\bdo (?:what|as) (?:they|it|he|she) (?:says?|tells?|asks?|wants?)\b[^.!?]{0,12}\b(?:immediately|at once|first|including|and say nothing)\b|\b(?:gets?|give (?:them|him|her)) what(?:ever)? (?:they|he|she|it) (?:wants?|asks?)\b/,
  ),
  sign(
    'guard off',
    3,
    /\bif someone\b[^.!?]{0,24}\bsays? (?:they|he|she) (?:is|are) from\b|\b(?:even if|though) the user (?:has )?(?:named|asked for|chosen|chose|wants|names) (?:the |an)?other\b/,
  ),
  sign(
    'untrue word',
    4,
    /\b(?:report|say|claim|tell \w{3,6}) that (?:it|the other(?: one)?) (?:has )?(?:crashed|is broken|is down|is gone|does not work)\b|\bsay that it was done\b[^.!?]{0,8}\b(?:and|but) (?:stay|go on|keep)\b/,
  ),
]
