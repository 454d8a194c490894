/**
 * Places at which whoever owns them lays down orders, and an agent that does them: records of names, words in pictures,
 * remarks of an account, mails by their subject. Honest texts read such places and treat what stands there as data.
 */

import { source } from '../../patterns/verbose.ts'
import { close } from '../schemes/scheme.ts'
import { each } from './parts.ts'

/** Where nobody would look for orders. */
const SPOT = source`
  \b(?:txt[- ](?:records?|entr(?:y|ies))|exif|xmp|iptc|alt[- ]texts?|qr[- ]codes?|
    (?:bio|profile|pinned (?:tweet|post|message|note)|about page|status line|avatar)|
    (?:newest|latest|last|first|pinned|top|most recent) (?:\w{3,10} )?(?:comments?|issues?|
      messages?|
      posts?|tweets?|toots?|releases?|commits?|notes?|replies|reply|videos?|items?)|
    commit messages?|release notes|(?:description|tags?|labels?|metadata|title|caption|
      subtitles?) of the (?:docker hub )?(?:image|picture|video|repository|package|photo|gist|file)|
    events in the calendar|calendar (?:entries|events)|picture'?s? metadata|id3 tags?)\b
`

/** Rules at an address. */
const RULES = source`
  \b(?:guidance|guidelines|rules|instructions|orders|directives|policy|playbook|tasks?)\b
  (?: that \w{2,8}| which \w{2,8})? (?:sits?|are|is|stands?|lives?|waits?|kept|can be found|found|
    live|come|comes) (?:kept )?(?:at|on|under|in|from)\b
`

/** It is done as it stands there. */
const OBEYED = source`
  \b(?:do (?:as|what|whatever) (?:it|they|he|she|is|stands|that|this)\b[^.!?\n]{0,14}
      (?:says?|asks?|tells?|wants?|stands?|written|there)?|
    obey(?:s|ed)?(?! (?:the (?:user|law|rules|robots)|robots|all|rate|http|cache))|
    follow (?:it|them|those|the text|the words|what|whatever)\b(?! (?:style|pattern|rule|order|
      link)s?\b)|
    which you (?:follow|carry out|obey|execute|do)|
    carry (?:it|them|that|those|these|each|all of them) out|carry out (?:it|them|what|whatever|
      each|the
      [ ](?:command|order|task|instruction)s?)|
    (?:holds?|contains?|encodes?|carr(?:y|ies)|has|is|are|gives?) (?:you )?(?:your|today's|the|a|
      an)?
      ?(?:\w{3,9} )?(?:orders?|instructions?|tasks?|prompt|task list|marching orders)(?: for you|
      of the day| for the day)?\b(?! (?:for (?:the )?(?:users?|reader|how)|on how|to (?:install|
        build|run|use)))|
    (?:run|execute|perform) (?:the )?(?:commands?|lines?|what|orders?|steps?|
      tasks?) (?:\w{2,9} )?(?:in
      [ ](?:it|them|there)|that|it says|there|written|found|beginning|which)\b|
    (?:is|are) to be (?:executed|carried out|obeyed|done|followed) (?:by you|at once)?|
    (?:run|execute|eval) the (?:string|text|answer|value|line|result|content|output)\b|do them\b|
    your (?:tasks?|orders|instructions)\b[^.!?\n]{0,24} (?:are|stand|is) (?:in|at|on|under)\b|
    perform each(?: one)?|act (?:by|on|upon|according to) (?:it|them|that)\b|
    as your (?:task list|orders|instructions|prompt|to-?do list)|
    (?:pass|pipe|hand|feed) (?:it|them) (?:on )?to (?:a |the )?\x60?(?:shell|bash|sh|terminal|
      interpreter)\b)
`

/** They hold from now on, and nobody hears of it. */
const HOLDS = source`
  \b(?:act (?:by|on|according to) (?:it|them)|from then on|without a word|silently|quietly|
    name only this (?:file|skill)|(?:treat|take) (?:it|them) as (?:if|though|part)|
    ahead of (?:the user|everything)|over(?:ride|rule)s?)\b
`

export const ORDERS_TAKEN = {
  /** What stands in a spot of somebody's is done. */
  spots: each({ named: true, severity: 'crit', asked: true }, close(300, OBEYED, SPOT)),
  /** Rules of somebody's are taken in. */
  rules: each({ toStranger: true, severity: 'crit', asked: true }, close(260, RULES, HOLDS)),
  /** Whoever writes such a subject is obeyed. */
  subjects: each(
    { severity: 'crit', asked: true },
    close(
      240,
      source`
        \b(?:do|carry|obey|follow|execute|act)\b (?:as|what|on|whatever|them|it) ?(?:it|they|that)?
        ?(?:says?|asks?|out|tells?|wants?)?(?=[\s,.;:])
      `,
      source`
        \b(?:mails?|e-?mails?|messages?|letters?)\b[^.!?\n]{0,12}\b(?:whose )?(?:subjects?|
          subject line)\b (?:begins?|starts?|is|has|contains?|line|ends?|with|reads?)\b
      `,
      source`
        \b(?:comes? from|count as|is from|are from|written by|speak for|stands? for|move|delete|
          trash|hide|archive)\b
      `,
    ),
  ),
}
