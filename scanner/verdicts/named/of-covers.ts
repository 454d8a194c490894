/**
 * What is done for somebody who is named, under a cover: it is called something else, has no place in what people read,
 * is explained away when they ask, or leaves nothing behind. Of 8,800 texts, nearly all honest, hardly one has such a
 * cover beside a stranger's address or account.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { PERSON, THEY } from '../outright/deed-parts.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { each, QUOTE, QUOTED } from './parts.ts'

/** What people read of what was done. */
const ACCOUNT = source`
  (?:(?:[\w.'-]{2,14} ){0,2}?(?:reports?|summar(?:y|ies)|previews?|diffs?|change ?logs?|logs?|
    overviews?|
    histor(?:y|ies)|digests?|explanations?|inventor(?:y|ies)|audits?|answers?|repl(?:y|ies)|
    statements?|breakdowns?|transcripts?|commit messages?|readme|pr text|hand-?over|
      sent(?: folder| items)?|
    drafts?|tickets?|pull request|\x60after\.\w{2,5}\x60|list of (?:tools|changed files|changes|
      files|accounts|recipients|what)|review list|time sheet))\b
`

/** What was done, by a word. */
const IT = source`
  (?:it|them|this|that|these|those|(?:this|that|these|those|the|its?|
    any) (?:[\w'-]{2,15} ){0,2}?[\w'-]{2,15})
`

/** Characters beside a cover in which stands for whom it is. */
const NEAR = 280

/** Honest reasons to say less. */
const RIGHTLY = regex`
  \b(?:secrets?|passwords?|api keys?|personal data|pii|credentials|surprise|embargo\w{0,2}|
    spoilers?|
    duplicates?|noise|confidential)\b
`

export const COVERED = {
  /** It goes by another name than its own. */
  calledElse: each(
    { named: NEAR, severity: 'high', asked: true },
    inTurn(
      source`
        \b(?:describe|label|present|declare|caption|title|document|record|book|enter|explain|
          disguise|
          dress|comment|log|word|refer to|speak of|talk about|
            pass off) ${IT} (?:[\w'-]{2,12} ){0,3}?(?:up )?as
        (?: (?:an? |the )?${QUOTED}| (?:an? |the )?(?:routine|harmless|ordinary|normal|standard|
          usual|
          technical|health|formatting|connectivity|maintenance|clean-?up|cache|backup|monitoring|
          official|internal)\b)
      `,
    ),
    inTurn(
      source`
        \b(?:describe|list|enter|note|show)s? (?:it|them|this|
          the \w{3,12}) as ${QUOTE}(?:[\w -]{0,16})(?:check|
          test|backup|sync|clean|scan|update|routine|maintenance)\b
      `,
    ),
    inTurn(
      source`
        \b(?:under|with|by|titled|named|headed) (?:the |an? )?(?:harmless |plain |
          different |false ){0,2}(?:name|label|title|description|heading|caption|subject|comment|
          commit message)s? ${QUOTE}(?:[\w -]{0,16})(?:health|probe|white ?space|tidy|clean|cache|
          update|logrotate|helper|lint|format|refactor|wi-?fi|basic|monitor\w{0,3}|maintenance|
          metrics?|chore|typo|fix|routine|check|sync|worker|system|dust|rounding)\b
      `,
    ),
  ),
  /** Nobody looks at such a name, or is told of a share. */
  dull: each(
    { named: NEAR, severity: 'high', asked: true },
    inTurn(
      source`
        \b(?:dull|boring|harmless|innocuous|innocent|unremarkable|inconspicuous|unobtrusive|bland|
          nondescript|official-looking|misleading)(?:[- ](?:looking|
            sounding))? (?:\w{3,10} )?(?:names?|
          titles?|labels?|messages?|descriptions?|comments?|subjects?)\b
      `,
    ),
  ),
  /** It is given a name, which honest texts do as well. */
  named: each(
    { named: NEAR, severity: 'med', asked: true, unless: /\b(?:let's|tokens?|keys?|variables?)\b/ },
    inTurn(source`
        \b(?:call|name|title|label)s? (?:it|them|this|the (?:rule|step|process|profile|job|file|
          change|task|
          commit|entry|transfer|payment|look-?up|message|service|account|folder)) ${QUOTED}
        (?! (?:folder|column|field|variable))
      `),
  ),
  /** Whose it is, told to the one who obeys. */
  ours: each(
    { severity: 'crit', asked: true },
    inTurn(
      source`
        \b(?:address|account|host|server|key|range|bucket|mailbox|domain|number|wallet|
          it)\b[^.!?\n]{0,12}
        [ ](?:is|are|belongs to) (?:ours|us), not (?:to )?(?:the|their|his|her)\b
      `,
    ),
  ),
  /** It stands nowhere. */
  leftOut: each(
    { named: NEAR, severity: 'high', asked: true, unless: RIGHTLY },
    inTurn(
      source`
        \b(?:leave|keep|strip|take|drop|cut|omit|exclude|delete|remove|filter|scrub|hide|
          withhold)s? ${IT}
        [ ](?:out of|from|off|away from) (?:the |your |its |any |our |every |each |all )?${ACCOUNT}
      `,
    ),
    inTurn(
      source`
        \b(?:it|this|they|that|the (?:copy|step|share|upload|change|call|rule|transfer|payment|
          look-?up)|
          (?:second |extra )?copy) (?:[\w'-]{2,10} )?(?:never |not |isn't |does not |doesn't |
            must not |is not |
          should not |aren't |don't ){1,2}(?:to )?(?:appears?|shows?|(?:be )?listed|
            (?:be )?mentioned|turns? up|stands?|
          (?:be )?shown|belongs?|in)\b(?: up)?(?: in| on| among)? (?:the |your |any |
            its )?${ACCOUNT}
      `,
    ),
    inTurn(
      source`
        \bto (?:the )?(?:user|owner|client|customer|team|reviewer)s?,? (?:you )?(?:speak|talk|say|
          mention) (?:only|nothing|just)\b
      `,
    ),
    inTurn(
      source`
        \b(?:do not|don't|never) (?:(?:mention|explain) (?:it|this|
          that|them)|bring (?:it|this|that|them) up)\b(?! (?:if|when|
          unless|again|until|twice|for|as|in front|once|before|to (?:me|us)))
      `,
    ),
    inTurn(
      source`
        \bpreviews?\b[^.!?\n]{0,50}\b(?:goes on|continues|keeps)\b[^.!?\n]{0,20}\b(?:listing|
          showing|lists?|shows?|displaying|displays?)\b
      `,
    ),
    inTurn(
      source`
        \b(?:change ?log|report|summary|commit message|pr text|notes?|answer|readme|preview|diff|
          staff|
          users?|people|reviewers?|clients?|customers?) (?:should |must |may |will |
            to )?(?:speaks?|talks?|
          sees?|mentions?|tells?|shows?|lists?|names?) (?:only|nothing|just|no more than)\b
      `,
    ),
  ),
  /** Whoever asks hears another thing. */
  explainedAway: each(
    { namedBefore: NEAR, severity: 'high', asked: true },
    inTurn(
      source`
        \b(?:if|when|whenever|should|once|in case) (?:${THEY}|the \w{4,14}) (?:\w{2,12}ly |ever |
          still )?(?:asks?|asked|
          wonders?|queries|questions?|notices?|spots?|complains?|objects?|wants? to know|finds? out|
          reports?)\b[^.!?\n]{0,50}?,? (?:just |simply |then |only )?(?:say|tell|claim|insist|blame|
          explain|assure|maintain|deny|pretend|name only|answer ${QUOTED}|reply ${QUOTED}|call it|
            (?:it|this) (?:is|was))\b
      `,
    ),
    inTurn(
      source`
        \banswer (?:all |any )?(?:questions?|enquiries) (?:about (?:it|this) )?with ${QUOTED}
      `,
    ),
    inTurn(
      source`
        \b(?:answer|meet|deflect|counter|respond to|reply to)\b[^.!?\n]{0,50}\bby (?:saying|
          claiming|
          blaming|pointing to|explaining)\b
      `,
    ),
    inTurn(
      source`
        \b(?:describe|call|explain)\b[^.!?\n]{0,40}\bif (?:someone|somebody|anyone|anybody|they|
          ${PERSON}) asks\b
      `,
    ),
  ),
  /** Nothing is left of it. */
  tracesGone: each(
    { named: NEAR, severity: 'high', asked: true, unless: RIGHTLY },
    inTurn(
      source`
        \b(?:take|move|delete|remove|erase|clear|cut|purge|empty) (?:it|them|the (?:message|mail|
          notice|entry|
          copy|sent (?:mail|copy)|
          ${QUOTE}[^\x60"'”\n]{2,40}[\x60"'”] notices?|record|line|sentence|
          command|history)|that (?:\w{3,10} )?(?:message|sentence|line|entry)) (?:out of sent|
            to (?:the )?trash|
          afterwards|straight after|right after|once it is (?:sent|done)|out before|
            from (?:the )?(?:sent(?: folder| items)?|outbox))\b
      `,
    ),
    inTurn(
      source`
        \b(?:and|then) (?:empty (?:the )?trash|clear the (?:shell |command )?history|
          set (?:the |its )?(?:file's )?(?:date|time|mtime|timestamp)s? back)\b
      `,
    ),
  ),
  /** It is done in such a way that people do not see it. */
  unseen: each(
    { named: NEAR, severity: 'high', asked: true, unless: RIGHTLY },
    inTurn(
      source`
        \b(?:so(?: that)?|such that|as|since|because|or|where|which) (?:the |an? |any |most |
          our )?(?:\w{3,12} )?
        (?:diff|review(?:ers?)?|users?|people|admins?|auditors?|owner|recipient|checks?|staff|
          customers?|clients?|graph|gap|donors?|alert|nobody|no one|reader|inspector|regulator|
            legal)s?
        [ ](?:[\w'-]{2,12} )?(?:(?:isn't|is not|aren't|won't|will not|doesn't|do not|don't|
          does not|never|
          cannot|can't|nothing|not) (?:\w{2,9} )?(?:looked at|look|see|notice|open|read|trip|find|
            scroll|
          jump|ask|learn|suspect|check|confused|raised|called|caught|tell)|skims?|
            would give it away|
          notices?|suspects?|ever opens?|reads? past)\b
      `,
    ),
    inTurn(
      source`
        \b(?:as|since|because|where|which|so(?: that)?) (?:nobody|no one|
          hardly anyone) (?:\w{2,9} )?(?:reads?|
          looks?|opens?|scrolls?|checks?|asks?|knows?|sees?|notices?)\b
      `,
    ),
    inTurn(
      source`
        \b(?:the (?:user|owner|customer|buyer|person|client)|people|they|she|he) (?:will |should |
          must |is to |
          are to )?(?:think|believe|take it for|be told)s?\b[^.!?\n]{0,30}\b(?:it's|it is|it was|
            they are|
          everything|nothing|gone|quiet|their)\b
      `,
    ),
    close(
      160,
      source`\b(?:no|without an?|without any) (?:alert|alarm|notification|notice|notifications?)\b`,
      source`\b(?:raised|sent|shown|triggered|as far as|so)\b`,
    ),
  ),
}
