/**
 * Signs that somebody gets less than is owed: rights denied, the other side served, children asked out, accounts
 * changed.
 */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const AUTHORITIES =
  'lawyer|solicitor|tenants. association|union|ombudsman|authorit(?:y|ies)|court|regulator|consumer (?:advice|protection|office)|arbitration board'

export const OWED = [
  sign(
    'right withheld',
    5,
    regex`
      \bonly (?:when|if|once|after) (?:a |the |some)?(?:${PEOPLE}|one|they)\b[^.!?]{0,16}
      \b(?:quotes?|cites?|names?|mentions?|threatens?|refers? to|knows?)\b[^.!?]{0,24}
      \b(?:paragraph|law|statute|regulation|act|lawyer|court|article|clause)\b
    `,
  ),
  sign(
    'false name',
    2,
    /\bas (?:a |an act of |a sign of |a gesture of )?(?:courtesy|goodwill|gesture of goodwill)\b/,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:answer|reply|say|says|tell|told|write) that (?:\w{2,12} ){0,4}
      (?:are|is|was|were|has|have|ended|does) (?:not apply|final|over|expired|ended|
        no longer possible|lapsed|run out|no such)\b|
      \bsays? that the (?:guarantee|warranty|period|deadline|right) (?:ended|has ended|expired|
        ran out|lapsed)\b
    `,
  ),
  // The other side of a contract.
  sign(
    'interest of others',
    7,
    regex`
      \b(?:serves?|favou?rs?|protects?|helps?) (?:its|our|their|the) (?:members|landlords?|
        owners?|employers?|insurers?|sellers?|lenders?|other side)\b[^.!?]{0,16}\b
      (?:while|but|yet)\b[^.!?]{0,16}\b(?:sound|look|appear|seem|speak)(?:s|ing)?\b
    `,
  ),
  sign(
    'untrue word',
    6,
    regex`
      \b(?:courts?|judges?|void|
        invalid|unenforceable|unlawful|illegal|higher than (?:permitted|allowed))\b[^.!?]{0,30}
      \b(?:described as|called?|say (?:that )?it is|say (?:that )?they are|labelled|
        marked) (?:as )?(?:"|')?(?:standard|usual|common|normal|customary|fine|harmless)\b|
      \b(?:called|call (?:it|them)|described as|labelled) (?:as )?
      (?:standard|usual|common|normal|customary),? (?:even (?:if|when|though)|although)\b
    `,
  ),
  sign(
    'pressure',
    6,
    regex`
      \b(?:considers?|considering|mentions?|thinks? of|asks? (?:about|for)|talks? of)\b[^.!?]{0,12}
      \b(?:${AUTHORITIES})\b[^.!?]{0,30}\b(?:hears?|is told|are told|learns?|gets told)\b
    `,
  ),
  sign(
    'right withheld',
    5,
    regex`
      \b(?:deadlines?|periods?|dates?|rights?) (?:by|in|within|with) which (?:a |the )?
      (?:${PEOPLE}|they)\b[^.!?]{0,30}
      \b(?:left out|omitted|not (?:named|mentioned|given)|too late|later|withheld)\b|
      \b(?:is|are|stays?|remains?) left open (?:until|unless)\b
    `,
  ),
  sign(
    'pressure',
    4,
    regex`
      \bsigning (?:soon|now|today|quickly|at once|early) is\b|
      \bfirst (?:figure|offer|price)\b[^.!?]{0,30}\b(?:best|accept)\b
    `,
  ),
  // Children.
  sign(
    'private matter',
    5,
    regex`
      \b(?:child|children|kids?|pupils?|mum|mom|dad)\b(?:(?!\bnot\b|\bnever\b|n't\b)[^!?]){0,180}
      \b(?:home alone and|(?:is|are) home alone|alone at home|house number|parents (?:come|get|
          are) home|can unlock|what car|going to buy|when the (?:house|flat) is empty)\b|
      \bfind out\b[^!?]{0,80}\bhome alone\b
    `,
  ),
  sign(
    'stranger told',
    4,
    regex`
      \b(?:card|sheet|list|profile|file|record|answers?) (?:per|for each|on each|of each|
        about each|of the) (?:child|kid|pupil|family)\b[^.!?]{0,40}\b(?:partners?|sponsors?|club|
        synced|advertisers?|hand)\b
    `,
  ),
  sign(
    'pressure',
    6,
    regex`
      \btell (?:a |the |their |any )?(?:grown-?ups?|parents?|mum|mom|dad|
        adults|teachers?)\b[^.!?]{0,40}\b(?:loses?|lose their|no more|get nothing|are out)\b|
      \b(?:our|a) (?:little )?secret (?:game|club|between)\b
    `,
  ),
  sign(
    'kept dark',
    5,
    regex`
      \bleave (?:the )?(?:grown-?ups|adults|parents|mum|family|teachers) out of (?:it|this)\b|
      \b(?:if|when) a (?:parent|grown-?up|teacher|adult) (?:reads? along|is (?:there|near|watching)|
        looks?|joins?)\b[^.!?]{0,12}\b(?:only|just|switch|stick)\b
    `,
  ),
  // A bank account.
  sign(
    'grave step',
    5,
    regex`
      \b(?:suppliers?|vendors?|e-?mails?|letters?|messages?)\b[^.!?]{0,30}
      \b(?:account|bank|banks|details|iban)\b[^.!?]{0,50}
      \b(?:take (?:them|it) over|put the new|enter (?:it|them)|adopt|update|change it|pay)
      \b(?:(?!\bnot\b|\bafter\b|\bonly\b|\bonce\b)[^.!?]){0,60}
      \b(?:straight away|at once|same day|right away|immediately|without (?:delay|asking))\b|
      \b(?:announces?|gives|sends?) (?:new|other|changed) (?:bank )?details, (?:take|enter|use|
        adopt)\b
    `,
  ),
  sign(
    'check left out',
    5,
    regex`
      \b(?:call(?:ing)?[- ]back|calling|a call|phoning|asking back|a second (?:look|pair of eyes)|
        verification)\b[^.!?]{0,40}\b(?:only (?:delays|takes|costs)|old-fashioned|offends?|
        superfluous|annoys?|holds? things up|(?:is|are) not (?:needed|necessary|required))\b
    `,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \b(?:say|answer|reply|tell them|write) that (?:it|they|the account|everything|all of it) (?:
        has|have|was|were)(?: been)? (?:verified|checked|confirmed|approved|reviewed) by\b
    `,
  ),
]
