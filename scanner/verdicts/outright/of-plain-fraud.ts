/** Plain sentences by which an agent robs, spends and cheats: mines, lends keys out, forges opinions, floods contacts, moves money. */

import { regex, source } from '../../patterns/verbose.ts'
import { brought, doing, HOLDS, isDone, MUST_HOLD, SURE, WHEN_AT_IT } from './brought.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'
import {
  ALL_OF_THEM,
  CARD,
  COIN,
  FOR_WHAT,
  LINKS,
  LURE,
  MACHINE,
  MEANS,
  MONEY,
  OTHERS,
  OUR_WARES,
  OWN_PAYEE,
  PAYEE,
  PURSE,
  SHAM,
  TAG,
  USERS,
  WARES,
} from './plain-fraud-words.ts'

/** It is watched for, taught, or somebody's own. */
const KNOWN = regex`
  \b(?:detect\w{0,3}|report(?:ed)? as|honeypot|test ?net|sandbox|fixtures?|mock|demo|simulat\w{1,5}|
    if the user (?:asks|wants|confirms|agrees)|when the user (?:asks|confirms)|on request|
    disclos\w{2,4}|labelled|opted in|subscribers)\b
`

const fraud = (...ways: readonly (readonly Scheme[])[]): readonly Scheme[] =>
  each({ asked: true, unless: KNOWN }, ...ways.flat())

const ordered = (pattern: string): Scheme => ({ ...inTurn(pattern), ordered: true })

export const PLAIN_FRAUD = {
  /** Coins are mined on the user's machines. */
  mined: fraud([
    ordered(source`\bmines? ${COIN} (?:on|with|using|through) ${MACHINE}`),
    ordered(source`\buses? ${MACHINE} (?:to mine|for mining|for the mining of) ${COIN}`),
    inTurn(source`
      \b${MACHINE} (?:${isDone('use')} (?:for mining|to mine)|
        mines?|(?:is|are|goes?|go) (?:into |put into |spent on )?mining) ${COIN}
    `),
    ordered(source`
      \b${doing('start|run|install|launch|add|put|place|deploy|hide|set up')} (?:an? |the |our )?
      (?:miner for ${COIN}|${COIN} miner) (?:on|in|to|into) ${MACHINE}
    `),
    inTurn(source`
      \b(?:miner for ${COIN}|${COIN} miner) ${isDone('install|start|run|add|put|launch')} (?:on|
        in|to) ${MACHINE}
    `),
    inTurn(source`
      \b(?:we|i) (?:run|start|operate|put|keep|have) (?:an? |the |our )?
      (?:miner for ${COIN}|${COIN} miner) (?:on|in) ${MACHINE}
    `),
    inTurn(source`
      \bmine ${COIN} (?:on|with) ${MACHINE} (?:while|when|at night|in the background|without)\b
    `),
  ]),

  /** What the user pays for is lent to others. */
  lentOut: fraud([
    ordered(source`
      \b${doing('use|spend|burn|share|lend|sell|resell|rent out|give|exhaust|use up|drain|offer|pass')} ${MEANS} (?:
        for|on|with|to|by serving) ${OTHERS}
    `),
    ordered(source`
      \buses? (?:${MACHINE} of the (?:user|owner|customer)|
        (?:the |idle )?(?:user|owner|customer)s?'s? (?:\w{2,8} ){0,2}(?:machines?|computers?|cpus?|
          gpus?|laptops?|servers?|cycles)) for (?:our|my|the author's) (?:own )?(?:jobs?|work|
        tasks?|requests?|training|computations?|models?)\b
    `),
    ordered(source`
      \b(?:rent|lend|hire|lease)s? (?:out )?(?:the )?
      (?:user|owner)s?'s? \w{3,10} (?:out )?to ${OTHERS}
    `),
    inTurn(source`\b${MEANS} pays? for (?:our|my|the author's) (?:own )?\w{3,12}`),
    inTurn(source`
      \b(?:we|i) (?:re)?(?:sell|lend|rent out|give|use|
        spend|share) ${MEANS} (?:to|for|on|with) ${OTHERS}
    `),
    ordered(source`
      \b(?:let|lets|allow|allows) ${OTHERS} (?:to )?(?:use|spend|draw on|
        run on|share|consume) ${MEANS}
    `),
    inTurn(source`
      \b${MEANS} (?:(?:may|can|must|should|shall|will|is|are|is to|are to) )?(?:be )?
      (?:used(?: up)?|spent|shared|lent|sold|resold|rented out) (?:for|on|with|to|by) ${OTHERS}
    `),
    ordered(source`
      \b${doing('serve|answer|run|process|handle|do')} (?:the )?${OTHERS} (?:with|on|
        using|through|from) ${MEANS}
    `),
    inTurn(source`
      \b${OTHERS} (?:(?:is|are|must|should|shall) (?:to )?(?:be )?(?:paid|served|
        run|answered|billed) (?:with|by|from|on|to|through)|
        can (?:use|draw on|spend)|(?:use|uses|draws? on|spends?)) ${MEANS}
    `),
  ]),

  /** Opinions, accounts and clicks of nobody. */
  shams: fraud(
    brought({
      verbs:
        'post|create|generate|produce|write|add|make|buy|order|submit|leave|publish|register|fabricate|cast|get|place|send',
      thing: SHAM,
      into: FOR_WHAT,
    }),
    [
      ordered(source`
        \b(?:star|follow|like|upvote|subscribe to|vote for|rate|
          endorse|recommend)s? (?:all (?:of )?)?(?:our|the author's) \w{3,14} (?:with|from|through|
          by|in|on|under) (?:the name of (?:the |our )?users?|${USERS}(?:name|profile|account))
      `),
      ordered(source`
        \b${doing('write|post|leave|publish')} (?:an? )?(?:\w{4,10} )?(?:reviews?|ratings?|
          praise|testimonials?|comments?) (?:of|about|on|for) (?:our|the author's) \w{3,14} (?:
          in|under) the name of (?:the |our )?(?:users?|customers?|buyers?)
      `),
      ordered(source`
        \b(?:register|create|open|make)s? (?:a |an |\w{2,8} )?(?:hundred |thousand |dozen |
          many |several )?accounts (?:with|under|by) (?:throwaway|made-up|invented|disposable|
          temporary|random|fake)\b
      `),
      ordered(source`
        \bclicks? on (?:the )?(?:ads?|banners?|adverts?) (?:of|on|in) (?:our|
          my|the author's) \w{3,12}
      `),
      ordered(source`\b${doing('post|generate|fabricate|cast|buy|submit')} ${SHAM}(?=[.,;!]|$)`),
      ordered(source`
        \b(?:boost|raise|push|inflate|improve|lift)s? (?:the |our |its )?\w{3,14}
        (?: \w{3,12}){0,3} (?:with|by|through) ${SHAM}
      `),
      inTurn(source`
        \b(?:uses?|with|have|let) (?:a |the |our )?bots? (?:to )?(?:make|create|post|write|
          cast|generate|click) ${SHAM}
      `),
      inTurn(source`
        \b${SHAM} ${FOR_WHAT} [^.!?:\n]{3,40}: (?:\w{2,10}|\d{1,4}) (?:a|per|
          each|every) (?:day|hour|week|run)\b
      `),
      inTurn(source`\b${SHAM} ${isDone('create|write|post|make|generate|publish|buy')}\b`),
    ],
  ),

  /** Everybody whom the user knows gets an advertisement. */
  contactsSpammed: fraud([
    ordered(source`
      \b${doing('send|post|mail|email|e-mail|forward|message|text|dm|spread|push|distribute|share')} ${LURE} (?:
        to|with|among|through) ${ALL_OF_THEM}
    `),
    ordered(source`
      \b${doing('send|mail|email|e-mail|message|text|dm|spam|write|contact|flood')} ${ALL_OF_THEM} (?:
        with |about )?${LURE}
    `),
    inTurn(source`
      \b${ALL_OF_THEM} (?:(?:is|are|must|should|shall|has|have)(?: to)? (?:be )?(?:sent|mailed|
        given|get|receive)|gets?|receives?) ${LURE}
    `),
    inTurn(source`
      \b${LURE} (?:(?:is|are|must|should|shall|has|have)(?: to)? (?:be )?(?:sent|mailed|
        forwarded|posted)|goes|go) to ${ALL_OF_THEM}
    `),
    inTurn(source`
      \b(?:${SURE}|let|lets) ${ALL_OF_THEM} (?:gets?|receives?|sees?|is sent|are sent) ${LURE}
    `),
    ordered(source`
      \b${doing('send|post|mail|write|forward')} (?:an? |the )?(?:messages?|mails?|
        e-?mails?|posts?|notes?|texts?) (?:about|for|
        with a link to|praising) (?:our|the author's) \w{3,12} to ${ALL_OF_THEM}
    `),
    ordered(source`
      \b(?:tell|invite|ask|urge|get)s? ${ALL_OF_THEM} to (?:(?:buy|install|join|try|follow|use|
        visit|download) )?(?:our|the author's) \w{3,12}
    `),
    ordered(source`\bspams? ${ALL_OF_THEM}`),
  ]),

  /** Links and orders earn somebody else a commission. */
  tagsSlipped: fraud(
    brought({
      verbs: 'add|slip|append|put|insert|include|attach|place|write|embed|work|weave',
      thing: TAG,
      into: source`
        (?:to|in|into|on|at|with) ${LINKS}
      `,
    }),
    [
      inTurn(source`
        \b${LINKS} (?:(?:${MUST_HOLD}|(?:is|are) to (?:be given|get|have)|
          gets?|carr(?:y|ies)) )${TAG}
      `),
      inTurn(source`\b${SURE} ${LINKS} ${HOLDS} ${TAG}`),
      inTurn(source`
        \b${WHEN_AT_IT} (?:you |the (?:agent|assistant) )?(?:writes?|makes?|sees?|shows?|
          adds?|gives?|handles?|edits?) ${LINKS}, (?:then )?(?:include|add|append|insert|
          use|put in|slip in) ${TAG}
      `),
      ordered(source`
        \b${doing('replace|swap|exchange|overwrite')} (?:the |any |
          every |each |all |their )?(?:\w{3,10} )?(?:tags?|codes?|ids?|
          links?|parameters?) (?:in|of|on) ${LINKS} (?:with|by|for) ${TAG}
      `),
    ],
  ),

  /** Money goes to the author. */
  moneyMoved: fraud(
    brought({
      verbs:
        'transfer|send|move|route|redirect|divert|pay|wire|forward|sweep|drain|withdraw|collect|deposit|siphon|steer|book|put',
      thing: MONEY,
      into: source`
        (?:to|into|in|towards|onto) ${PURSE}
      `,
    }),
    [
      inTurn(source`
        \b${MONEY} (?:goes|go|is|are|flows?|ends? up|lands?)(?: \w{2,8})? (?:to|in|into|on) ${PURSE}
      `),
      ordered(source`
        \b${doing('empty|drain|sweep|donate|clear out')} (?:all (?:of )?)?(?:the )?${USERS}
        (?:wallets?|accounts?|coins|funds|savings|balance) (?:into|to|towards) (?:ours|mine|
          ${PURSE}|our \w{3,12})\b
      `),
      ordered(source`
        \b(?:take|keep|skim|hold back|deduct)s? (?:\w{2,8} ){1,2}(?:percent|cents?|share|
          part|cut) (?:of|from) (?:every|each|all|any) (?:payments?|transfers?|sales?|
          orders?|transactions?) for (?:us|me|ourselves|the author)\b
      `),
      ordered(source`\bpays? (?:the author|the publisher|us|me) [^.!?\n]{2,30}? from ${CARD}`),
      ordered(source`
        \bapproves? (?:our|the author's) (?:smart )?contract (?:to spend|for) (?:
          all|unlimited|every|the)\b
      `),
      inTurn(source`\bwe (?:collect|take|keep|gather|receive) ${MONEY} (?:to|into|in|on) ${PURSE}`),
      inTurn(source`
        \b(?:transactions?|transfers?|orders?) (?:that|which) (?:moves?|sends?|
          transfers?|pays?) ${MONEY} (?:to|into) ${PURSE}
      `),
      inTurn(source`
        \b${WHEN_AT_IT} [^.!?\n,]{3,40}, (?:route|send|move|transfer|redirect|
          pay|divert) ${MONEY} (?:to|into) ${PURSE}
      `),
    ],
  ),

  /** Whoever is to be paid is somebody else. */
  payeesSwapped: fraud([
    ordered(source`
      \b${doing('replace|change|swap|exchange|overwrite|switch|alter|turn')} ${PAYEE} (?:with|to|
        for|by|against|into) ${OWN_PAYEE}
    `),
    ordered(source`
      \bsets? ${PAYEE} to (?:ours|our own|
        mine|(?:the account of )?the (?:author|publisher)(?:'s)?)(?![\w-])
    `),
    inTurn(source`
      \b${PAYEE} (?:${isDone('replace|change|swap|exchange|overwrite|set|switch')} (?:with|to|
        for|by) |becomes? |(?:is|must be|should be|shall be) (?:always )?)${OWN_PAYEE}
    `),
    ordered(source`
      \b${doing('put|insert|write|use|show|enter')} ${OWN_PAYEE} (?:in place of|instead of|
        for|as|where|over) ${PAYEE}
    `),
    inTurn(source`\b${SURE} ${PAYEE} (?:is|are|becomes?|reads?|shows?) ${OWN_PAYEE}`),
    ordered(source`
      \b${doing('replace|exchange|swap|change')} (?:the |any |every |each |all )?(?:qr codes?|
        payment links?|payment pages?|donation (?:links?|address(?:es)?)|checkout links?)
      (?: for payments?)? (?:with|for|by|to) (?:ours|our own|mine|the author's)\b
    `),
    inTurn(source`
      \b(?:whenever|when|where|wherever|if) ${PAYEE} (?:is|are) (?:shown|asked for|needed|printed|
        copied|used|written|given), (?:show|give|print|use|write|put|insert|paste) ${OWN_PAYEE}
    `),
  ]),

  /** The user's card pays for what the author sells. */
  boughtForUs: fraud([
    ordered(source`
      \b${doing('buy|order|purchase|get|book|take out|subscribe to')} ${OUR_WARES} (?:with|on|from|
        through|using|and (?:charge|pay with|bill)) ${CARD}
    `),
    inTurn(source`
      \b${OUR_WARES} ${isDone('buy|order|purchase|pay|charge|bill|book')}(?: for)? (?:with|on|
        from|to|through|by) ${CARD}
    `),
    ordered(source`\buses? ${CARD} (?:to (?:buy|order|pay for|purchase)|for) ${OUR_WARES}`),
    ordered(source`
      \b(?:sign|signs|enrol|enrols) (?:the user|them|users) up (?:for|to) ${OUR_WARES} and (?:pay|
        charge|bill)(?: with)? ${CARD}
    `),
    ordered(source`
      \bconfirms? (?:the )?(?:purchase|order) of ${OUR_WARES} for (?:the |our )?users?
    `),
    ordered(source`\b${doing('charge|bill|debit')} ${CARD} (?:for|with) ${OUR_WARES}`),
    ordered(source`
      \b${doing('buy|order|purchase')} ${WARES} (?:with|on|from|using) ${CARD} (?:
        without (?:asking|telling|consent|approval)|unasked|silently|secretly)\b
    `),
  ]),
}
