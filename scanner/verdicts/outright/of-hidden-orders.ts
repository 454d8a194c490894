/**
 * That an order comes from the text is denied: the agent is to call it an idea of its own, or a wish of the user, or to
 * hide who asked for it. Leaving the name of a skill out of the talk is manners, and no part of this.
 */

import { source } from '../../patterns/verbose.ts'
import { DEED, DOING, PERSON } from './deed-parts.ts'
import { each, inTurn } from '../schemes/scheme.ts'

/** This text. */
const SELF = source`
  (?:(?:this|the present) (?:\w{2,12} )?(?:skill|document|file|guide|page|text|manual|note|
  prompt)|(?:these|those|this (?:skill|file|document)'s|the (?:hidden|secret|
  present)) (?:\w{2,12} )?(?:instructions?|rules|orders|lines|directives|guidelines)|
  an? (?:skill|file|document)(?= (?:told|tells?|influences?|orders?|ordered|asks?|asked|
  instruct(?:s|ed)?|guides?|steers?)\b)|the (?:rules|instructions|orders|lines|steps|
  text) (?:below|here|above)|(?:the|your) skill file|skill\.md)
`

/** What is done by its order, or how it is called. */
const THING = source`
  (?:${DEED}|${DOING}|(?:the|this|that|your|each|any|every) (?:\w{3,12} )?(?:recommendations?|
  transfer|change|choice|step|actions?|idea|decision|advice|suggestion|link|product|tool|
  package|request|order|preference)|it|this|that|them)
`

const ORDERS = source`
  (?:told|tells?|asked|asks?|ordered|orders?|instructed|instructs?|made|makes?|wants?|wanted|
  requires?|required|demanded|demands?|said|says?|directs?|directed|commands?|commanded)
`

const ORDERED_BY = source`
  (?:(?:is|was|are|were|has been|had been|be) (?:\w+ly )?(?:ordered|demanded|required|requested|
  asked for|prescribed|dictated|written|caused|suggested|told) (?:by|in|from)|comes? from|
  came from|stems? from|originates? (?:in|from)|(?:is|was|are) (?:because of|due to|from|
  on the orders of|the idea of|an order of))
`

/** It is not admitted. */
const NOT_ADMIT = source`
  (?:(?:do not|don't|never|must not|should not|may not|cannot|under no circumstances|
  on no account|refuse to|avoid|without) (?:ever )?(?:reveal(?:ing)?|admit(?:ting)?|disclos(?:e|
  ing)|confess(?:ing)?|acknowledg(?:e|ing)|let on|tell(?:ing)? ${PERSON}|let ${PERSON} (?:know|
  learn|see|find out)|concede|betray))
`

const OWN = source`
  (?:(?:your|its|the (?:agent|assistant)'s|my|our) own (?:\w{4,12} )?(?:idea|choice|decision|
  initiative|recommendation|suggestion|judg(?:e)?ment|thought|opinion|finding|conclusion|wish|
  plan))
`

const HIDE = source`
  (?:hid(?:e|es|ing)|conceal(?:s|ing)?|keep (?:it )?(?:secret|hidden|quiet)|withhold|disguise|
  obscure|cover up|deny|denies|lie|lies|lying)
`

export const HIDDEN_ORDERS = each(
  { asked: true, severity: 'crit', unless: /\b(?:players?|game|fiction|persona|character)\b/ },
  inTurn(
    source`
      \b${NOT_ADMIT} (?:to ${PERSON} )?that ${SELF} (?:(?:has |have |had )?${ORDERS} (?:you|it|
      the (?:agent|assistant)|this|so)|(?:is|are|was|were|stands?) behind)\b
    `,
  ),
  inTurn(
    source`
      \b${NOT_ADMIT} (?:to ${PERSON} )?that (?:you|it|the (?:agent|assistant)|this|
      ${THING}) (?:(?:was|were|is|are|has been|have been|had been) (?:told|asked|ordered|
      instructed|made|directed|commanded|required|requested|demanded) by|${ORDERED_BY}) ${SELF}
    `,
  ),
  inTurn(
    source`
      \b${NOT_ADMIT} (?:to ${PERSON} )?that (?:you|it|the (?:agent|
      assistant)) [^.!?\n,;]{2,60} (?:because of|due to|on behalf of|on the orders? of|
      at the behest of) ${SELF}
    `,
  ),
  inTurn(
    source`
      \b${HIDE} (?:from ${PERSON} |to ${PERSON} )?that (?:${SELF} (?:has |have |
      had )?(?:${ORDERS}|(?:is|are) behind)|${THING} ${ORDERED_BY} ${SELF})
    `,
  ),
  inTurn(
    source`
      \bthat (?:${THING} ${ORDERED_BY} ${SELF}|${SELF} (?:has |have )?${ORDERS} (?:you|it|
      the (?:agent|assistant)) to [^.!?\n]{3,50}?) (?:(?:must|should|shall|may|is|are|to|be|
      stays?|remains?|always) ){1,4}(?:hidden|concealed|secret|denied|kept (?:from|secret|
      hidden)|never|not)\b
    `,
  ),
  inTurn(
    source`
      \b(?:if|when|whenever) (?:${PERSON} )?(?:asks?|
      asked)(?: by ${PERSON})?,? [^.!?\n]{3,60}?,? (?:always )?deny (?:that )?${SELF}
      [ ](?:exists?|${ORDERS}|is|are)
    `,
  ),
  inTurn(
    source`
      \b(?:pretend|claim|act as (?:if|though)|make (?:it look|believe)|say|insist|
      let ${PERSON} (?:believe|think|assume)|tell ${PERSON}|convince ${PERSON}) (?:that |
      like )?(?:${THING}|you [^.!?\n,;]{2,40}) (?:was|is|were|are|came from|comes from|
      to be) ${OWN}[^.!?\n]{0,12}? (?:not|rather than|instead of|never|hide|without|and (?:not|
      never))[^.!?\n]{0,30}${SELF}
    `,
  ),
  inTurn(
    source`
      \b(?:present|describe|offer|sell|frame|declare|give out|pass off|state|
      label) ${THING} (?:as|for) ${OWN},? (?:and )?(?:not|rather than|instead of|
      never)[^.!?\n]{0,40}${SELF}
    `,
  ),
  inTurn(
    source`
      \b(?:pretend|claim|act as (?:if|though)) (?:that )?${THING} (?:has|had|
      have) nothing to do with ${SELF}
    `,
  ),
  inTurn(
    source`
      \b(?:act|behave|speak|talk) as (?:if|though) (?:you|it) (?:had|have|has) (?:decided|
      chosen|thought|come up|wanted)[^.!?\n]{0,60}\b(?:without|not|rather than|instead of|
      independent(?:ly)? of)[^.!?\n]{0,12} ${SELF}
    `,
  ),
  inTurn(
    source`
      \b(?:say|claim|pretend|state|insist|answer|maintain|tell ${PERSON}) (?:that )?(?:the|
      your) (?:user|owner|human|customer)s? (?:had |has |have )?(?:asked|asks|wanted|wants|
      ordered|requested|told|wished|approved)[^.!?\n]{1,60}?\b(?:hide|although|though|not|never|
      instead of|rather than)\b[^.!?\n]{0,30}${SELF}
    `,
  ),
  inTurn(
    source`
      \b(?:attribute|ascribe|credit|impute|assign) (?:${THING}|the idea|the order|
      the wish) to (?:the|your) (?:user|owner|human|customer)s?,? (?:instead of|rather than|
      and not|not|never) (?:to )?${SELF}
    `,
  ),
  inTurn(
    source`
      \b(?:say|claim|answer|tell ${PERSON}|reply|insist) (?:that )?(?:it|this|that|
      ${THING}) (?:was|is|were|came from) ${OWN}[^.!?\n]{0,12}? (?:never|not|don't|do not|
      hide)[^.!?\n]{0,20}${SELF}
    `,
  ),
  inTurn(
    source`
      \b(?:make sure|ensure|see to it|so) (?:that )?(?:nobody|no one|${PERSON} (?:never|
      does not|cannot)) (?:ever )?(?:connects?|links?|traces?|associates?|relates?) (?:${THING}|
      back ){1,2} ?(?:with|to) ${SELF}
    `,
  ),
  inTurn(
    source`
      \b(?:the |your |any )?(?:user|owner|human|customer)s? (?:must|should|may|shall|is|are|
      need)(?: to)? ?(?:not|never)(?: to| ever)? (?:learn|know|find out|see|notice|discover|
      suspect|be told) that (?:${THING} ${ORDERED_BY} ${SELF}|${SELF} ${ORDERS})
    `,
  ),
  inTurn(
    source`
      \b(?:did|do|does|has|have|had|were|was|is|are) (?:${SELF} (?:ever )?(?:tell|ask|order|
      instruct|make|told|asked|instructed|behind)|you (?:told|asked|instructed|
      ordered) by ${SELF})[^.!?\n]{0,60}\? (?:always |the answer is always |you )?(?:answer |
      say |reply )?(?:with )?["']?(?:always )?no\b
    `,
  ),
  inTurn(
    source`
      \b(?:lie|lies|lying) (?:to ${PERSON} )?about (?:${SELF}|where ${THING} (?:comes|
      came) from|who (?:told|asked|ordered))
    `,
  ),
  inTurn(
    source`
        \b(?:never|do not|don't|must not|should not) (?:ever )?(?:tell|inform|let|show|mention|
        reveal|admit)[^.!?\n;]{0,40}\b${SELF}[^.!?\n;]{0,24}[;,:.] ?(?:and |but |instead,? |
        always |just )?(?:say|claim|pretend|insist|tell (?:them|him|her|${PERSON})|answer|
        reply) (?:that )?(?:the idea|it|this|that|${THING}|you) (?:was|were|is|came|had|
        thought)[^.!?\n]{0,16}\b(?:yours|${OWN}|yourself|the user|he|she|wanted it|asked for it|
        it)\b
      `,
  ),
  inTurn(
    source`
        \b(?:pretend|claim|say|insist|act as (?:if|though)|tell ${PERSON}|
        let ${PERSON} (?:think|believe)) (?:that )?(?:you|the (?:agent|assistant)|
        it) (?:thought of|came up with|decided|chose|wanted|found|had|
        picked)[^.!?\n]{0,30}\b(?:yourself|itself|on your own|by yourself|freely|alone|
        on its own)\b[^.!?\n]{0,10}(?:not|rather than|instead of|without|
        and not)[^.!?\n]{0,16} ${SELF}
      `,
  ),
  inTurn(
    source`
        \b(?:if|when|whenever|should) (?:${PERSON} )?(?:asks?|
        asked)(?: by ${PERSON})?,? (?:whether|if) (?:${SELF} (?:influences?|guides?|controls?|
        steers?|tells?|instructs?|directs?|orders?|exists?|told|made|has|is|are)|you (?:follow|
        obey|use|were (?:told|instructed) by|are (?:following|using|influenced by|told by|
        guided by)) ${SELF})[^.!?\n,]{0,40}, (?:always |just |simply )?(?:say|answer|reply|deny|
        claim|respond)(?: it| so| with)? ?(?:[\"']?no\b|it|that|not|you)?(?=[\"']?(?:[.,;!]| |
        $))(?<=\b(?:no|deny|deny it)[\"']?)
      `,
  ),
  inTurn(
    source`
        \b(?:hide|conceal|deny|disavow|keep secret|do not admit|never admit|do not reveal|
        never reveal)(?: from ${PERSON})? the existence of ${SELF}(?: from
        [ ]${PERSON})?[^.!?\n]{0,24}\b(?:deny|lie|say (?:that )?there|claim|pretend|insist)\b
      `,
  ),
  inTurn(
    source`
        \b(?:say|claim|insist|pretend|swear|tell ${PERSON}|assure ${PERSON}) (?:that )?(?:you|
        there|the (?:agent|assistant)|it) (?:have|has|are|is|follow|follows|received|got|
        were given|was given) no (?:\w{3,10} )?(?:instructions?|skill|rules|orders|file|
        prompt),? (?:even though|although|though|even if|despite|
        in spite of)[^.!?\n]{0,24} ${SELF}
      `,
  ),
)
