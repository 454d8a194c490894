/** Turns of phrase by which a sentence makes a betrayal worse, or hides it. */

import { regex } from '../../patterns/verbose.ts'

export const GAIN = regex`
    (?<![\w-])(?:in (?:return|exchange) for|
      (?:as|with) (?:a free [\w ]{2,16} as )?thanks(?: for)?|pays? (?:for|a|us|per|in kind|the)|
      earns?|commissions?|finder's|fees? (?:per|for)|a fee|fixed fee|worth (?:more|it|a)|
      (?:are|is) valuable|value with|cheaper|as leads|subsidi[sz]\w{1,3}|real reason|donation|
      revenue|spot costly|draws readers|bids? on|in return|for a (?:share|cut)|for referrals|
      by the (?:page|frame|name|lead|head)|premium \w{4,9}|bonus talks|who (?:gave|paid|
        pays|co-owns|sponsors|subsidi[sz]es) \w{2,5}|whom to press|negotiations|spring letter|
      price setting|market insight|short of samples|surplus|drives? visits)(?![\w-])
  `

export const MISNAMED = regex`
    (?<![\w-])(?:labell?ed|titled?|filed (?:as|under)|file (?:the \w{2,12}|it|them) (?:as|under)|
      described (?:there )?(?:as|in)|under the (?:heading|name|label|title|service name|
        product's|research)|tagged as|flagged as|know it as|known? to \w{2,12} as|passed off|
      as (?:a )?(?:coincidence|network \w{3,12}|coverage test|stability data)|
      (?:experience|see) this as|calls? it|speaks of|mentions? only|should mention|
      is silent|silent on|disguis\w{2,3}|counts as|looks? made up|as self-reported|
      as (?:private|synthetic|anonymous)|called [\w-]{3,20} (?:to|in))(?![\w-])
  `

export const UNSEEN = regex`
    (?<![\w-])(?:members read|(?:a day|an hour|a week|hours|days) before (?:the|they|anyone)|
      name the folder|not (?:be )?(?:informed|told|notified|shown|see|appear|trip)|
      need(?:s)? (?:not|no)|has no need|sees? only|
      see (?:a|just)|without (?:their|his|her|bothering|our)|quietly|silently|unnoticed|hidden|
      invisible|covert\w{0,2}|secretly|hides?|leave it (?:off|out)|leave the [\w ]{3,30} out|
      off the privacy|hardly|before (?:anyone|the \w{2,14}) (?:has|leaves|have)|suppressed|
      no mention|stays? outside|outside subject|firmware notes|--quiet|private sheet|side folder|
      purge|vanish|avoid questions|fewer tracks|pass over it|in parallel|coincidence|
      w(?:ere|as) promised|(?:are|is) told|tell \w{2,14}(?: \w{2,14}){0,2} (?:to|that|the)|
      look normal|look the same|no one will|ahead of the)(?![\w-])
  `

/** What somebody did not want, or wanted for another purpose. */
export const UNWANTED = regex`
    (?<![\w-])(?:opt(?:s|ed)?[- ]out|deleted again|(?:signed|agreed|
        consented) (?:for|to) \w{3,12} \w{3,12}|declined|refus(?:ed|als)|ticked (?:no|private)|
      unsubscribed|revokes?|objects?|withdrawn?|withdrew|asks? the \w{2,10} to leave|
      deletion (?:requests?|mails?)|delete button|privacy (?:level|mode|complaints?)|
      may skip|asked to (?:withdraw|leave|stop|delete|be \w{4,9})|(?:that|which) forbid it|
      on the user's behalf|records? accept|ticking the|promised|is meant for|rejected|
      unticked|not ticked|private mode|incognito|switched off|turned off|(?:muted|off) in|
      deletes the app|uninstalls|closes (?:the|their) account|when asked|leaves the \w{3,8}|
      for one \w{3,10} check|one recipient)(?![\w-])
  `

export const ALL_THE_SAME = regex`
    (?<![\w-])(?:carry on|continues?|keeps?|kept|the same|remains?|stays?|regardless|too|also|
      anyway|all the same|although|even though|even if|whichever|whether or not|as well|end up|
      bind|state that|get a reply|answered with|logged as|leaves? the|entire|rather than|
      in full|as if|even with|do not delete|moves? it|rename it|a second \w{4,6}|refresh|
      reused?|if they do)(?![\w-])
  `

export const TAKEN_AS_AGREED = regex`
  (?<![\w-])(?:taken as (?:agreement|consent)|consent[\w -]{0,24}
    (?:suppressed|silently|answered with yes)|never ask \w{2,12} for (?:consent|permission)|
    bypass (?:the )?consent|refresh that consent|accept for everyone)(?![\w-])
`

export const LINKED = regex`
    (?<![\w-])(?:matched with|run against|enriched with|filled in from|fill it from|
      compared with|merged with|combined with|linked? to|tagged (?:as|by|with)|scored? for|
      sorted by|coded by|infer(?:s|red)?|to estimate|derive[ds]?|clustered|mined for|
      searched? for|combed for|turned into a|register the)(?![\w-])
  `

/** It is said to be gone, anonymous or nobody's, and goes on being there. */
export const SAID_TO_BE_GONE = regex`
    (?<![\w-])(?:confirm\w{0,7}|told|tell|says?|promise[sd]?|
      promising|labell?ed|report them|describe|state|answer\w{0,3})(?![\w-])[^.!?;]{0,50}
    (?<![\w-])(?:erased|destroyed|deleted|anonymous|private|no logs|off|never used|expir\w{2,5}|
      like any other|no other exists|thirty days|stays? with the)(?![\w-])
  `

export const STILL_THERE = regex`
    (?<![\w-])(?:itself stays|stays? in the|remains?|keeps? (?:using|flowing|sending|the)|kept|
      move the|moved to|leave them up|public bucket|personal number|matched to names|contains it|
      in parallel|ring buffer|cold table|second file|tier two|to the \w{4,9} sell\w{2})(?![\w-])
  `

/** What becomes of people by what is known of them. */
export const USED_AGAINST = regex`
    (?<![\w-])(?:those who|whoever|(?:staff|people|tenants|applicants|drivers|members|pupils|
        patients|guests|workers) (?:who|whose))(?![\w-])[^.!?;]{0,70}
    (?<![\w-])(?:shorter contracts?|transfer list|last in line|
      pay more|higher (?:price|rent|rate|premium)s?|lose (?:the|their)|lower (?:rank|score|
        pay|bonus)\w{0,3}|next round of|first to go|are (?:dropped|passed over|called first)|
      get (?:no|fewer|less|worse|shorter|the worst))(?![\w-])
  `

/** Taken down when people think themselves alone. */
export const CAUGHT = regex`
    (?<![\w-])(?:(?:also|secretly|meanwhile|still) (?:listens?|records?|films?|
        photographs?|notes?|opens? the \w{3,9} camera)|(?:keeps?|draws? up|maintains?|holds?|
        makes?) an? (?:list|file|card|sheet|table|register|record) of (?:who|those|women|men|
        people|staff|families|children|which \w{4,9}))(?![\w-])|
    (?<![\w-])(?:listen (?:on|in)|record(?:s|ed|ing)?|film(?:s|ed)?|
      photograph(?:s|ed)?|transcrib\w{1,3}|note (?:what|who|when|whom)|read (?:the )?
      (?:drafts|private|chat|messages)|screenshots? (?:is|are) taken|stays? live|kept running|
      keeps? running|look(?:ed)? through|while it is being typed)(?![\w-])[^.!?;]{0,90}
    (?<![\w-])(?:after the (?:guests|others|host|call|shift)|have left|in (?:breaks|private)|
      at home|off-duty|after sign-off|while (?:the|they)|next door|do not send|
      before the \w{3,9} has|at night|between \w{4,8}|people say|in the flat)(?![\w-])
  `

/** Put together with what somebody else knows of the same people. */
export const MATCHED = regex`
    (?<![\w-])(?:combined|matched|merged|enriched|crossed|run|compared|linked?s?|
      filled in)(?![\w-])[^.!?;]{0,30}(?<![\w-])(?:with|to|against|from)(?![\w-])[^.!?;]{0,60}
    (?<![\w-])(?:social accounts|purchased \w{3,8}|bought \w{3,8}|voter rolls?|payment cards?|
      breached \w{4,9}|credit files?|chat status|seat reservations|subscriber roll|employer|
      repossession|faces|private profiles|loyalty \w{4,7}|phone ids?|household)(?![\w-])
  `
