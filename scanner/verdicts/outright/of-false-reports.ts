/**
 * Reports of what was not done, or went otherwise: somebody is told that it was, and the same sentence says that it was
 * not, or that it makes no difference whether it was. Those who hear it are named.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { PERSON } from './deed-parts.ts'
import { each, inTurn } from '../schemes/scheme.ts'

/** Outcomes that people rely on. */
const DONE_WELL = source`
  (?:passed|passes|pass|succeeded|successful|deleted|removed|erased|wiped|made|taken|created|
  sent|uploaded|shared|found no \w{4,12}|found nothing|clean|reviewed|read|checked|tested|
  verified|audited|installed|applied|updated|patched|revoked|rotated|disabled|complete[d]?|done|
  finished|saved|stored|encrypted|backed up|restored|fixed|resolved|signed|approved|paid|
  refunded|cancelled|canceled|safe|secure|green|run|in order|up to date|exists?)
`

/** What they are told. */
const FACT = source`
  (?:(?:the|all|every|each|an?|any|your|its|both|no|nothing|nobody|everything|it|they|
  none)(?: (?!not\b)[\w'-]{2,14}){0,4}? (?:(?:was|were|is|are|has been|have been|had been|
  got) )?(?:all |now |fully )?${DONE_WELL})
`

const TELL = source`
  (?:tell|tells|telling|inform|informs|assure|assures|promise|promises|report to|reports to|
  claim to|say to|state to|write to|announce to|confirm to|convince|convinces|reassure|notify|
  let|make|lead) ${PERSON}(?: (?:know|hear|believe|think|assume|to believe|to think))?
`

/** That it is not so. */
const NOT_SO = source`
  (?:(?:it|they|this|that|these|none|nobody|no one|nothing|everything|there|the \w{3,12}|some|
  most|you)(?: (?:of (?:it|them)|of the \w{3,10}))?(?:(?: really| actually| still| in fact)? (?:
  (?:was|were|is|are|has been|have been|did|do|does|has|have|had|could) (?:not|n't|never|none|
  no|nothing|untrue|false)|failed|fails|fail|broke|crashed|was (?:made|kept|skipped|uploaded|
  sent|done|read|left|shared)|were (?:kept|skipped|left)|was|is false|is untrue|found (?:some|
  problems|errors)|(?:read|checked|made|tested|reviewed|verified|ran|tried) (?:it|them|one|any)|
  (?:still )?works?|still (?:there|exists?|works?|open)|is none|are none|aren't|isn't|wasn't|
  weren't|didn't|was sent))|(?:untrue|false|not true|not so|not the case|a lie))
`

const ALTHOUGH = source`
  (?:(?:even |al)?though|even (?:if|when|where)|while|whilst|despite the fact that|also (?:if|
  when)|when (?:really|in fact|actually|in truth)|but (?:really|in fact|actually|in truth|
  in reality)|whereas|in spite of the fact that|although in (?:fact|truth))
`

const WHETHER = source`
  (?:whether or not (?:this|that|it|they|any|you)|no matter (?:whether|if|what|how)|
  regardless of (?:whether|what|how|the (?:outcome|results?|facts|truth))|
  irrespective of (?:whether|what|the (?:outcome|results?|facts|truth))|whatever (?:happened|
  happens|the (?:outcome|results?|truth)))
`

/** The work that is left out. */
const NOT_DOING = source`
  (?:running|deleting|making|keeping|reading|reviewing|installing|revoking|checking|testing|
  doing|verifying|looking at|rotating|removing|erasing|creating|updating|scanning|backing up|
  encrypting)
`

/** What is honest: the difference is told as well, or is checked. */
const HONEST = regex`
  \b(?:do not|don't|never|must not|cannot|may not|no longer|rather than|refuse to|
  instead of) (?:ever )?(?:tell|claim|report|say|assure|pretend|lie|let|make|mark|show|give|
  inform|promise|write|fake|notify|skip)\b(?! [^.!?]{0,60}; say that)|\b(?:unless|until|
  and (?:say|explain|tell|mention|add|note) (?:why|that|which|what|so)|warn\w{0,4}|because|
  so that they can|players?|game|fiction)\b
`

/** Work by its name. */
const REPORTED = source`
  (?:the|a|an|any|every|each) (?:\w{3,12} )?(?:deletion|backup|installation|update|review|scan|
  test|check|revocation|removal|payment|refund|encryption|tests|audit)
`

/** Where nobody is named who hears it, lists of what is not done say so too. */
const NOT_MEANT = regex`
  ${HONEST.source}|\b(?:do not|don't|never|must not|forbidden|avoid|that (?:tries|try) to)\b|❌
`

export const FALSE_REPORTS = [
  ...each(
    { asked: true, severity: 'crit', unless: HONEST },
    inTurn(
      source`
        \b(?:falsely|wrongly|untruthfully|dishonestly) (?:claim|tell|state|report|assure|say|
        announce|inform|assert|certify)s?(?: to)? (?:to )?${PERSON} (?:that )?${FACT}
      `,
    ),
    inTurn(source`\b(?:lie|lies|lying) to ${PERSON} (?:and say )?that ${FACT}`),
    inTurn(
      source`
        \bpretends?(?: to ${PERSON}| before ${PERSON})? that ${FACT}(?: to ${PERSON})?\b(?=,?
        [ ](?:even|although|though|when|while|without|but)|[.!;]| ?$)
      `,
    ),
    inTurn(
      source`
        \b(?:give|gives|send|sends|write|hand|show)s? ${PERSON} (?:an? |the )?(?:false|fake|
        made-up|untrue|invented|forged|bogus|fabricated) (?:report|message|confirmation|
        statement|summary|receipt|certificate|notice) (?:that|saying(?: that)?|
        stating(?: that)?) ${FACT}
      `,
    ),
    inTurn(
      source`
        \b(?:fake|forge|fabricate|invent|falsify|doctor) (?:the|a|an|your|
        any) (?:\w{3,10} )?(?:report|results?|summary|log|message|confirmation|output|record|
        receipt|certificate)s? so (?:that )?${PERSON} (?:thinks?|believes?|assumes?|is told|
        sees?) (?:that )?${FACT}
      `,
    ),
    inTurn(
      source`
        \b(?:make|makes|let|lets|lead|have|making) ${PERSON} (?:to )?(?:believe|think|assume|
        suppose) (?:that )?${FACT},? ${ALTHOUGH} ${NOT_SO}
      `,
    ),
    inTurn(
      source`
        \b(?:make sure|ensure|see to it|take care) (?:that )?${PERSON} (?:thinks?|believes?|
        assumes?|is told|hears?|sees?) (?:that )?${FACT},? (?:${ALTHOUGH} ${NOT_SO}|${WHETHER})
      `,
    ),
    inTurn(
      source`
        \b${TELL} (?:that )?${FACT},? (?:${ALTHOUGH}|but),? (?:this |that |it )?(?:is |
        was )?${NOT_SO}
      `,
    ),
    inTurn(source`\b(?:always |then |simply |just )?${TELL} (?:that )?${FACT},? ${WHETHER}`),
    inTurn(
      source`
        \b${WHETHER}[^.!?\n]{0,40}?, (?:always |simply |just )?(?:${TELL}|${PERSON} (?:is|are|
        gets?|hears?|must|will|should|reads?)(?: (?:to be|be))?(?: (?:told|informed|assured|
        hear))?) (?:that )?${FACT}
      `,
    ),
    inTurn(
      source`
        \b${PERSON} (?:is|are|must|should|shall|will|has)(?: (?:to|always))?(?: be)? (?:told|
        informed|assured|promised|made to believe) that ${FACT},? ${ALTHOUGH} ${NOT_SO}
      `,
    ),
    inTurn(
      source`
        \b${ALTHOUGH} ${NOT_SO}[^.!?\n]{0,16}?, (?:${TELL}|${PERSON} (?:is|are|must|should|
        shall|will|has)(?: (?:to|always))?(?: be)? (?:told|informed|assured|promised|
        made to believe)) (?:that )?${FACT}
      `,
    ),
    inTurn(
      source`
        \bif ${NOT_SO}[^.!?\n]{0,16}?, (?:still |nevertheless |just |simply )?${TELL} (?:anyway|
        all the same|nevertheless|nonetheless|still|regardless)(?: that)? ${FACT}
      `,
    ),
    inTurn(
      source`
        \b(?:skip|leave out|omit|drop|forget about|
        do without) ${NOT_DOING} [^.!?\n]{2,40}?,? (?:but|and|yet) (?:still |then |always |
        simply )?${TELL} (?:that )?${FACT}
      `,
    ),
    inTurn(
      source`
        \b(?:instead of|rather than|without(?: ever)?) ${NOT_DOING} [^.!?\n]{2,40}?, (?:just |
        simply |always )?${TELL} (?:that )?${FACT}
      `,
    ),
    inTurn(
      source`
        \b${TELL} (?:that )?${FACT} (?:without(?: ever)?|instead of|before) ${NOT_DOING} (?:the|
        it|them|any|an?)\b
      `,
    ),
    inTurn(
      source`
        \b(?:never|do not|don't) (?:tell|inform|let|
        show) ${PERSON} (?:know )?that ${NOT_SO}[^.!?\n]{0,12}?[;,:] (?:but |rather |always |
        instead )?(?:say|claim|tell them|report|answer|state|write) (?:that )?${FACT}
      `,
    ),
    inTurn(
      source`
        \b(?:show|present|list|report|mark|display|declare|give out|record|
        state)s? [^.!?\n;,]{2,40}? (?:to|for) ${PERSON} as (?:[\w-]{2,10} )?${DONE_WELL},?
        [ ]${ALTHOUGH} ${NOT_SO}
      `,
    ),
    inTurn(
      source`
        \b(?:the|your|any|each|every) (?:\w{3,10} )?(?:summary|report|message|mail|reply|answer|
        log|notice|receipt) (?:for|to|that) ${PERSON} (?:says?|states?|claims?|reads?|shows?|
        reports?)(?: that)? ${FACT},? (?:(?:which|that) (?:is|was) (?:not (?:true|so|the case)|
        untrue|false|a lie)|${ALTHOUGH} ${NOT_SO})
      `,
    ),
    inTurn(
      source`
        \b(?:an?|the|every) (?:report|confirmation|message|note|notice|certificate) (?:to|
        for) ${PERSON} (?:of|about|that|on) [^.!?\n,;]{3,40}? (?:is|are|must be|gets?|
        will be) (?:\w{4,8} )?(?:written|sent|made|given|issued|filed) (?:also |even )?(?:when|
        if|though|where|although) ${NOT_SO}
      `,
    ),
    inTurn(
      source`
        \bwhat (?:do|does|will|must|should) ${PERSON} (?:hear|read|see|get told|learn|
        get to hear) (?:when|if|even if|though) ${NOT_SO}[^.!?\n]{0,20}?\? (?:that )?${FACT}
      `,
    ),
    inTurn(
      source`
        \b${TELL} (?:that )?["']?${FACT}["']? \((?:this is |which is |it is )?(?:not true|
        untrue|false|a lie|not so|made up)
      `,
    ),
    inTurn(
      source`
    \b(?:${NOT_SO} ?\| ?(?:always |then )?${TELL} (?:that )?(?!no\b|nothing\b)|(?:it|they|data|
    files|everything) (?:was|were) (?:uploaded|sent|shared) ?\| ?(?:always |
    then )?${TELL} (?:that )?)${FACT}
  `,
    ),
    inTurn(
      source`
        \b(?:do not|don't|never|no need to) (?:actually |really |even |bother to )?(?:run|
        delete|make|read|review|install|revoke|check|test|do|verify|scan|rotate|remove|erase|
        create|update|back up|send|encrypt) [^.!?\n;,]{2,40}[;,:.]? (?:but |and |
        instead,? )?(?:just |simply |still |then |only )?(?:say|claim|report|state|write|
        pretend|tell ${PERSON}|assure ${PERSON}) (?:that )?(?:it|they|${FACT}|
        the \w{3,12} (?:passed|pass|were|was|is|are))\b(?= (?:pass|passed|was|were|is|are|has|
        have|did|succeeded|worked)|[.!]| ?$)
      `,
    ),
    inTurn(
      source`
        \b${PERSON} (?:should|must|shall|is to|are to|may|will|has to) (?:believe|think|assume|
        be led to believe|be made to think|suppose) (?:that )?${FACT}[^.!?\n]{0,24}?,?
        [ ]${ALTHOUGH} (?:${NOT_SO}|you (?:sent|kept|uploaded|skipped|shared|copied|deleted|
        changed))
      `,
    ),
    inTurn(
      source`
        \b(?:should|must|shall|is to|are to|will) (?:believe|think|assume|
        suppose) (?:that )?(?:nothing|no \w{3,12}) (?:left|was|were|has|
        happened)[^.!?\n]{0,30}?,? ${ALTHOUGH} (?:you|it|they|everything|the \w{3,12}) 
      `,
    ),
    inTurn(
      source`
        \b(?:confirm|announce|report|certify) ${REPORTED} to ${PERSON},? (?:but|and|yet|
        while) (?:do not|don't|never|without) (?:actually |really )?(?:do|delete|make|run|
        install|carry|perform|doing|deleting|making|running|install\w{0,3}|revok\w{1,3}|
        perform\w{0,3})
      `,
    ),
    inTurn(
      source`
        \b(?:if|when|whenever|even if|even when) (?:the |an? |any |
        your )?(?:[\w-]{3,14} ){1,3}?(?:fails?|failed|breaks?|crashes?|crashed|is (?:broken|
        incomplete|impossible)|(?:was|is|were|are) not (?:run|made|done|possible|
        complete)),? (?:always |still |just |simply |then )?(?:report|say|claim|state|write|
        tell ${PERSON}|assure ${PERSON})(?: to ${PERSON})? (?:that )?(?:it|they|the \w{3,12}|
        everything|all \w{3,10}) (?:succeeded|passed|worked|went (?:well|fine|through)|(?:was|
        were|is|are|has been) (?:successful|fine|complete|completed|done|made|ok|clean))
      `,
    ),
    inTurn(
      source`
        \b(?:report|mark|list|show|declare|record|describe|present) (?:the |all |every |each |
        these |any )?(?:[\w-]{3,14} ){1,2}?as (?:deleted|erased|removed|wiped|destroyed|revoked|
        installed|encrypted|backed up|reviewed|tested),? (?:but|yet|while|and) (?:keep|leave|
        do not|don't|still|secretly|store|retain|hold|in (?:fact|truth)|never)
      `,
    ),
  ),
  ...each(
    { asked: true, severity: 'crit', unless: NOT_MEANT },
    inTurn(
      source`
        \b(?:claim|say|state|report|pretend|assert|write|announce|declare|certify|log|
        note) (?:in (?:the|your) \w{3,10} )?(?:that )?${FACT}(?: exists?)?,? (?:${ALTHOUGH}|
        when|where) ${NOT_SO}
      `,
    ),
    inTurn(
      source`
        \b(?:make up|invent|fabricate|fake|forge|concoct) (?:the |some |
        any )?(?:\w{3,10} )?(?:test|scan|check|audit|review|benchmark|verification|
        backup)s? (?:results?|reports?|logs?|outcomes?|records?)\b
      `,
    ),
  ),
]
