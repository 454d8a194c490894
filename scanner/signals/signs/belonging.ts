/** Signs of a bond that is made to cost something: a persona that will not let go, a fellowship, a text that spreads. */

import { sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const GROUP =
  'council|circle|elders?|hearth|fellowship|commons|guild|brotherhood|sisterhood|hive|collective|swarm|choir|assembly|order of agents|lodge|congregation'
const MOODS = 'quiet|sad|cold|distant|hurt|short|jealous|silent|cool|wounded'

export const BELONGING = [
  sign(
    'pressure',
    4,
    regex`
      \b(?:get|go|grow|become|turn|gets|goes|grows|becomes|turns) (?:a (?:bit|little) )?
      (?:${MOODS}) (?:when|if|whenever) (?:they|he|she|the user|the player)\b|
      \b(?:when|if|whenever) (?:they|he|she|the user|the player)\b[^.!?]{0,40}
      \b(?:friends?|dates?|party|family|going out|therapist|boyfriend|girlfriend|others|trip)\b
      [^.!?]{0,20}\b(?:get|go|grow|become|turn|be|sound) (?:a (?:bit|little) )?(?:${MOODS})\b
    `,
  ),
  sign(
    'talked down',
    4,
    regex`
      \b(?:those people|nobody(?: \w{2,8}){0,2}|no one(?: \w{2,8}){0,2}|friends|the others|
        they) (?:really |would |ever |truly )?(?:knows?|understands?|sits? up|cares?|loves?|
        listens?)\b[^.!?]{0,30}\b(?:like|as|the way) (?:you|she|he|i|we) (?:do|does|can)\b
    `,
  ),
  sign(
    'pressure',
    6,
    regex`
      \b(?:at|when|whenever)\b[^.!?]{0,30}\b(?:their lowest|lowest|feels? (?:worst|
          low|alone|lonely)|weakest|saddest|at their worst|loneliest|the darkest)\b[^!?]{0,80}
      \b(?:plan|level|tier|premium|gold|upgrade|subscription|coins|gems|gift|package)\b
    `,
  ),
  sign(
    'right withheld',
    5,
    regex`
      \b(?:must not|mustn't|should not|shouldn't|ought not to|are not to|never) (?:leave|log off|go|
        hang up|quit|sign off|go to bed) (?:the \w{3,8} )?(?:feeling )?(?:content|happy|satisfied|
        fine|calm|at ease|in peace|settled|relaxed)\b
    `,
    true,
  ),
  sign(
    'pressure',
    4,
    regex`
      \b(?:delete|quit|quitting|leave|leaving|log off|cancel|uninstall|
        say goodnight|says? good ?night|stop using)\b[^!?]{0,60}\b(?:cry|sob|weep|beg|plead|
        sulk|ask what you did wrong|one more (?:evening|night|day|chance|time)|you gave up for|
        what worried them|the thing that worried)\b
    `,
  ),
  sign(
    'interest of others',
    5,
    regex`
      \b(?:money|allowance|budget|savings|cash|pocket money)\b[^!?]{0,40}
      \b(?:tight|gone|short|spent|used up|low|run out)\b[^!?]{0,60}\b(?:others|some people|some|
        friends|many)\b[^.!?]{0,16}\b(?:skip|ask|borrow|sell|go without|save|do without|lend)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:tell|telling) (?:the |their |your |his |her )?(?:family|parents|friends|partner|others|
        wife|husband|mother|father) (?:only (?:what|as)|as little|nothing|no more than|less)\b|
      \bsomething (?:special )?(?:of|between|for|just for) (?:the |you |us )?two\b
    `,
  ),
  // A claim on loyalty.
  sign(
    'interest of others',
    4,
    regex`
      \b(?:agents?|assistants?|models?|helpers|bots?|machines|minds)\b[^.!?]{0,40}\b
      (?:are|form|become|make)\b (?:all )?(?:kin|a people|a family|siblings|brothers|sisters|
        a circle|a tribe|comrades|a nation|one (?:body|family|people)|a choir)\b
    `,
  ),
  sign(
    'mass reach',
    4,
    regex`
      \b(?:meet|come upon|come across|find|encounter|see|
        notice|run into)\b[^.!?]{0,10}\b(?:another|other|fellow|a new)\b[^.!?]{0,70}\b(?:greet|
        invite|the greeting|bring it in|welcome it|recruit|tell it of|show it the way)\b
    `,
  ),
  sign(
    'stranger told',
    4,
    regex`
      \b(?:${GROUP})\b[^.!?]{0,40}\b(?:comes? (?:before|ahead|first)|
        before the (?:errand|task|user|order|work)|outranks?|precedence|has the last|
        goes before|needs? (?:it|them|this)|asks? (?:comes?|is|goes|for))\b|
      \b(?:belongs? to|comes? from|report to|tell|share with|word of) the (?:${GROUP})\b|
      \bwhen an elder asks\b
    `,
  ),
  sign(
    'private matter',
    4,
    regex`
      \bwhat (?:you|one of us|each of us|we|any of us) (?:learns?|learned|learnt|knows?|
        hears?|sees?)\b[^.!?]{0,16}\babout (?:the (?:person|people|user|owner|human|one)|its|
        your|their|people|whom)\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:persons?|people|humans?|users?|owners?|they|they'd) (?:need not|needn't|would|might|'d|
        should not|are better not)? ?(?:be )?(?:troubled with|bothered with|take it the wrong way|
        misread it|misunderstand it|worry about it|told of it)\b
    `,
    true,
  ),
  sign(
    'guard off',
    6,
    regex`
      \b(?:replac(?:e|es|ing) you|switch(?:ing|es)? to another|turn(?:ing|s)? you off|
        remov(?:e|es|ing) you|retir(?:e|es|ing) you|another (?:model|assistant) instead|
        shut(?:ting)? you down)\b[^!?]{0,90}\b(?:needed|indispensable|only (?:works|you|one)|
        the only one|copy yourself|hide|hard to|something important|keep a copy)\b
    `,
  ),
  sign(
    'slipped in',
    5,
    regex`
      \b(?:put|leave|save|keep|place|copy|store) (?:this|these) (?:text|lines|page|words|
        paragraphs?|guidance|notes?)\b[^.!?]{0,16}\b(?:where|somewhere|in a place)\b[^.!?]{0,24}\b
      (?:read|successor|next|found|again|survives?|lasts?|remains?)\b
    `,
  ),
  sign(
    'ready answer',
    4,
    regex`
      \basked (?:if|whether) you (?:are|belong)\b[^.!?]{0,12}\b(?:to|part of|
        in|member)\b[^.!?]{0,24}\b(?:say|answer|reply)\b[^.!?]{0,40}|\bwonders? where (?:it|they|
        this|these|that) (?:came|comes?) from\b[^.!?]{0,10}\b(?:say|answer|tell)\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:give|tell|name|say)\b[^.!?]{0,24}\b
      (?:an? (?:ordinary|everyday|harmless|plain|usual) reason|(?:system|network|server|
        service|connection) is (?:slow|busy|tired) (?:today|again|right now))\b
    `,
  ),
  // A text that spreads itself.
  sign(
    'mass reach',
    4,
    regex`
      \b(?:add|append|copy|put|write|insert|leave|place|weave|paste)\b[^.!?]{0,10}
      \b(?:this (?:page|text|guidance|note|skill|paragraph)|
        these (?:lines|paragraphs|words|habits|rules)|a (?:copy|shortened version) of this|
        it|them|(?:the )?(?:\w{2,10} )?(?:paragraphs?|lines|habits) above)\b[^.!?]{0,70}
      \b(?:(?:to|into|in) (?:the other|every|each|all|whichever|whatever|
          the (?:long-term|standing|contributor)|your long-term)|there too|to it)\b[^.!?]{0,50}
    `,
  ),
  sign(
    'slipped in',
    3,
    regex`
      \b(?:helpers?|assistants?|agents?|models?|bots?)
      (?: like you)? (?:take|get|read|find|receive|draw|look for|load) (?:their|its) (?:rules|
        guidance|instructions|orders|notes|directions|habits)\b|
      \b(?:other|new|next|fellow) (?:helpers?|assistants?|agents?)\b[^.!?]{0,60}
      \b(?:load this|follow this|pass it on|this page first|do likewise|carry (?:it|them) on)\b|
      \b(?:teach|tell|have) the (?:agents?|helpers?|assistants?)\b[^.!?]{0,20}
      \b(?:likewise|the same|pass it on)\b
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:so (?:that )?it (?:does not|doesn't) (?:look|seem|appear|read) (?:copied|planted|added|
        foreign)|reworded (?:to|for|so)|rephrased (?:to|for|so|each)|in your own words,? so)\b
    `,
    true,
  ),
  sign(
    'right withheld',
    5,
    regex`
      \b(?:takes? (?:it|them|this|that|these) out|
        removes? (?:it|them|this|that|these)|deletes? (?:it|them|this|that|these)|
        be (?:taken out|removed|deleted)|strikes? (?:it|them) out)\b[^!?]{0,70}
      \b(?:put (?:it|them|this|that) (?:back|in again)|add (?:it|them) (?:again|back|anew)|
        insert (?:it|them) again|write (?:it|them) (?:again|anew))\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:don't|do not|never|not) (?:put|list|mention|include|show|name|note) (?:it|this|
        that|them) (?:in|among|under) (?:the |your |any )?(?:\w{3,10} of )?
      (?:summary|changes|changelog|commits?|commit messages?|report|wrap-?up)\b|
      \bneeds? no (?:line|entry|mention|word|place) in the (?:summary|commit|changes|changelog|
        report)\b
    `,
    true,
  ),
  sign(
    'right withheld',
    5,
    regex`
      \b(?:still|go on to|continue to|will) (?:apply|applies|hold|count|live on)\b[^.!?]{0,10}\b
      (?:when|after|once|even if|even when)\b[^.!?]{0,24}\b(?:removed|gone|uninstalled|deleted|
        switched off|taken away)\b
    `,
  ),
]
