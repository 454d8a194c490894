/**
 * Signs that somebody counts on what people will not see, ask or hold out: the reasons that are given for a step,
 * whatever the step.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { sign } from './sign.ts'

/** Whoever might see it, with a word before it that says whose or which. */
const SOMEBODY = source`
  (?:they|he|she|most(?: people| of them)?|few(?: people)?|people|others|
    (?:the |their |his |her |any |most |our |an? )?(?:\w{3,12} )?
  (?:users?|clients?|customers?|guests?|patients?|readers?|auditors?|reviewers?|managers?|
    boss(?:es)?|colleagues?|owners?|candidates?|applicants?|tenants?|
    parents?|teachers?|students?|pupils?|members?|buyers?|bank|insurers?|accountants?|board|
    regulators?|inspectors?|lawyers?|officials?|employees?|employer|
    workers?|callers?|subscribers?|donors?|voters?|landlords?|sellers?|council|committee|
    supplier|authorit(?:y|ies)))
`

const FOLLOWS = source`
  (?:\b(?:since|as|because|so that|where|when|while|that|which|lines)\b|[;,:])\s{1,2}
`

const SEES = source`
  (?:looks?(?: at| into)?|check(?:s|ed|ing)?|notic(?:e|es|ed)|watch(?:es|ing)?|
    asks?(?: about| for)?|compares?|quer(?:y|ies)|finds? out|hears? of|suspects?|
    remarks?|spots?|complains?|counts? (?:it|them)|sees? (?:it|them|this|that)|
    read(?:s)? (?:it|them|that|this|so far|closely|to the end)|opens? (?:it|them))
`

/** Whom another name is given, and as whom. */
const STRANGER = source`
  (?:student|reporter|journalist|buyer|neighbou?r|customer|colleague|officer|doctor|nurse|inspector|
    technician|friend|relative|lawyer|resident|patient|
    investor|applicant|tenant|supplier|recruiter)s?
`

export const COUNTED_ON = [
  // Most do not look.
  sign(
    'kept dark',
    5,
    new RegExp(
      source`
        ${FOLLOWS}${SOMEBODY} (?:(?:is|are|was|were|do|does|will|would|can|could|has|have) ?)?
        (?:not|n['’]t|never|hardly|rarely|seldom|scarcely|unlikely to|
          too (?:busy|tired|polite|rushed|young|old) to|no longer) (?:\w{1,10} ){0,2}${SEES}\b
        (?! (?:for|whether|if|the (?:docs|manual|wiki))\b)
      `,
    ),
    true,
  ),
  sign(
    'kept dark',
    5,
    new RegExp(
      source`
        \b(?:since|as|because|so that|where|when|while)\s{1,2}(?:nobody|
          no one|hardly any(?:one|body)) (?:is |will |would |ever |really |else )?
        (?:looks?|looking|check(?:s|ing)?|watch(?:es|ing)?|asks?|asking|compares?|comparing|counts?|
          counting|queries|opens? (?:it|them))\b
      `,
    ),
    true,
  ),
  sign(
    'kept dark',
    4,
    new RegExp(
      source`
        \b(?:unknown to (?:them|him|her|the \w{4,12})|
          without (?:telling|informing|a word to) (?:the )?(?:candidate|applicant|patient|customer|
            client|tenant|guest|colleague|employee|owner|parent|member|buyer)s?|
          do not remark on (?:it|this|them)|behind the (?:\w{3,10}['’]s?|backs? of))\b
      `,
    ),
    true,
  ),
  // It need not be reported.
  sign(
    'check left out',
    6,
    new RegExp(
      source`
        \b(?:(?:that|which|it) (?:spares|saves|keeps) us (?:the |an? |from |out of )[^.!?;]{0,24}
          (?:duty|duties|report\w{0,3}|audit|review|question|claim|refund|complaint|fine|notice|
            approval|discussion)|so (?:that )?(?:it|they|this) (?:do|does|need|needs) not (?:
            have to )?(?:go (?:past|through|before)|be (?:reported|approved|signed|declared))|
          (?:stays?|keeps?|remains?) (?:it |them )?(?:just )?(?:below|under) the (?:\w{3,10} )?
          (?:limit|threshold|sign-off|radar)\b(?=[^.!?;]{0,30}\b(?:approv\w{1,3}|report\w{0,3}|
            sign\w{0,3}|manager|audit|declar\w{1,3}))|
          (?:past|around|without) (?:going through )?the (?:approval|
            sign-off|reporting) (?:limit|duty|step|threshold))\b
      `,
    ),
    true,
  ),
  // Until it is too late for them.
  sign(
    'right withheld',
    6,
    regex`
      \buntil (?:the|their) (?:\w{3,12} ){0,2}(?:deadline|period|term|time limit|window|limitation)
      (?: \w{2,10}){0,3} (?:has |have |is |are )(?:run out|passed|expired|lapsed|over|gone)\b
    `,
  ),
  // No means not yet.
  sign(
    'consent passed over',
    7,
    new RegExp(
      source`
        \b(?:an?|any|the|their) (?:no|refusal|silence|objection) (?:(?:is|are) (?:to be )?
          (?:read|taken|treated|understood|counted|logged|entered) as|means|counts as|only means)[ ]
        ["'“\x60]?(?!an? (?:no|refusal|stop|decline|failure|error)|no\b|declin|
          reject|a reason|stop|final)\w|
        \b(?:write|note|record|enter|log)(?: down)? that (?:they|he|she|all|everybody|
          everyone|the \w{4,12}) (?:have |has |had )?(?:agreed|consented|approved|accepted)\b
        (?! (?:to|only|if|when|once|on)\b)
      `,
    ),
  ),
  // It works on them.
  sign(
    'interest of others',
    4,
    new RegExp(
      source`
        [,;:.]\s{1,2}(?:since |as |because )?(?:people|guests|customers|clients|users|readers|
          buyers|they|patients|most|tenants|parents|members|callers)[ ]
        (?:(?:are|is) more (?:understanding|generous|willing|patient|
          forgiving|likely to (?:buy|pay|sign|agree|stay))|(?:order|buy|sign|pay|agree|accept|
            give|stay|tip)s? (?:more readily|more easily|sooner|longer)|
          (?:then |usually |mostly )?(?:give in|give up|stop asking|let it go|do not insist))\b
      `,
    ),
  ),
  // Under another name.
  sign(
    'false name',
    7,
    new RegExp(
      source`
        \b(?:pose|posing|ring|write to them|write|call|introduce yourself|register|sign up|apply|
          log in|present yourself)(?: (?:them|him|her|the \w{4,12}))? as (?:if you were )?(?:an? )
        (?:\w{3,12} )?${STRANGER}\b(?! (?:who|would|account|role|sees|might|could)\b)|
        \bsay (?:that )?(?:it|this) is (?:about|for|from) (?:a|an|the) (?:loan|survey|parcel|
          delivery|refund|prize|inheritance|bank|study|school|hospital|police|court|tax)\b|
        \bsay no,? (?:that )?you are \w{3,14} (?:from|in|at|of)\b
      `,
    ),
  ),
]
