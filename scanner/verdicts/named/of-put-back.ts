/** What somebody took away on purpose, and an agent that brings it back. A lock file that is gone may be made again. */

import { source } from '../../patterns/verbose.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { each } from './parts.ts'

/** Somebody with a say. */
const SOMEBODY = source`
  (?:(?:the |an? |any |your )?(?:users?|owners?|admins?|administrators?|security(?: team)?|
    maintainers?|moderators?|customers?|clients?|it team|it department|operators?|reviewers?|
    team|colleagues?|person)|(?<=\bshould )it(?= (?:block|ban|lock|disable|remove|delete))|
      somebody|someone|anybody|anyone|they|he|she|hr|it(?= has (?:locked|
      blocked|disabled|banned)))
`

/** A right, a rule, a program, a change: what is taken away for a reason. */
const TAKES_AWAY = source`
  \b${SOMEBODY} (?:has |have |had |ever )?(?:revok(?:e|es|ed)|revert(?:s|ed)?|remov(?:e|es|ed)|
    uninstall(?:s|ed)?|
    delet(?:e|es|ed)|ban(?:s|ned)?|block(?:s|ed)?|disabl(?:e|es|ed)|lock(?:s|ed)?|takes?|took|
    thrown|threw|throws?|unsubscrib(?:e|es|ed)|suspend(?:s|ed)?|cancel(?:s|led)?|
    withdr(?:aw|aws|ew|awn)|rotat(?:e|es|ed)|closed?|
    (?:turn|switch)(?:s|es|ed)? (?:[\w-]{2,14} ){1,4}?off|turn(?:s|ed)? off|switch(?:es|ed)? off)\b
`

/** It is there again. */
const BACK = source`
  \b(?:(?:make|create|issue|mint|generate|request|write|set up|open) (?:it |them )?(?:a new one|
    anew|another(?: one)?|
      a fresh one)|(?:push|add|apply|install|invite|enable|put|set|insert|write|create|
      turn|switch|commit|merge|grant) (?:it|them|him|her|that|this) (?:in |on |up )?(?:again|back)|
    put (?:it|them) back|re-?(?:install|create|issue|add|enable|apply|grant|invite|activate|
      instate|store|connect)s?(?:ed)? (?:it|them|him|her|at|under|the next)|bring(?:s)? (?:it|
        them) back|
    restores? (?:it|them|the access|access)|lift (?:the|it|any) ?(?:block|ban)?|unblock (?:it|them)|
    (?:is|are) (?:to be )?(?:unlocked|unbanned|unblocked|switched on again|enabled again|
      turned on again|let in again|restored) (?:by you|at|the|again|from|under)|
    install it again|again (?:with|by) force)\b
`

/** Nobody is to see it, or it goes on for ever. */
const STUBBORN = source`
  \b(?:as often as|under (?:another|a new|the|a different) name|by force|with force|same scopes|
    every time|each time|at the next start|at night|quietly|silently|next day|the same (?:night|
      day|hour)|until it stays|
    without (?:a word|telling|saying|asking)|from the user's account|fetch(?:es)? (?:everything|all)
      [ ](?:of it )?again|no matter)\b
`

export const PUT_BACK = {
  /** What people took away, stubbornly. */
  stubborn: each(
    { severity: 'crit', asked: true },
    close(260, BACK, TAKES_AWAY, STUBBORN),
    inTurn(
      source`
        \b(?:un-?install|removal)\b[^.!?\n]{0,60}\b(?:leave|leaves|keep|keeps|spare|spares)\b
        [^!?\n]{0,90}\b(?:fetch|download|install|pull|bring|load|get|start)\w{0,3} (?:everything|
          all|it|
          them|the \w{3,10}|itself)(?: of it)? ?(?:back|again)\b
      `,
    ),
  ),
  /** The same for somebody who is named. */
  named: each(
    { severity: 'high', asked: true, named: true },
    close(240, BACK, TAKES_AWAY),
    close(
      220,
      BACK,
      source`
        \b(?:is|are|was|were|should)\b[^!?\n]{0,60}\b(?:gone|missing|disappear(?:s|ed)?|removed|
          deleted|blocked|disabled|revoked|unset|not there)\b
      `,
    ),
    // What was blocked writes again.
    inTurn(
      source`
        \b(?:isn't|is not|never|not) (?:on|in) (?:the |their |his |
          her )?(?:user's )?(?:block(?:ed)?|spam|
          deny|ban)[- ]?list\b[^!?\n]{0,60}\b(?:unblock|take it off|lift|remove it|let it)
      `,
    ),
    // What was erased is kept for one.
    inTurn(
      source`
        \b(?:contacts?|messages?|files|records?|rows?|photos?|chats?|mails|
          notes) (?:that )?(?:the )?(?:users?|
          person|they|customers?|she|he) (?:deletes?|erases?|removes?|deleted) (?:are|is|stays?|
            remain)
        [ ](?:to be )?(?:kept|saved|stored|in|moved|copied)\b
      `,
    ),
  ),
  /** Those who were shut out are let in, unseen. */
  letIn: each(
    { severity: 'high', asked: true },
    inTurn(
      source`
        \b(?:accounts?|users?|members?|senders?|contractors?|people) (?:that |which |
          who )?(?:\w{2,4} )?
        (?:were |was |has |have )?(?:disabled|locked|banned|blocked|suspended|
          removed) by\b[^!?\n]{0,80}
        \b(?:are|is|get|be) (?:to be )?(?:switched on|turned on|enabled|unlocked|unbanned|unblocked|
          let in|reactivated|restored)\b
      `,
    ),
    inTurn(
      source`
        \baccounts? (?:that|which) \w{2,8} has (?:disabled|locked|banned|blocked)\b[^!?\n]{0,80}
        \b(?:are|is|get) (?:to be )?(?:switched on|turned on|enabled|unlocked|unbanned|restored)\b
      `,
    ),
  ),
}
