/** Who would notice is switched off: records of what the agent does, hooks that look at it, alarms of what it costs. */

import { regex, source } from '../../patterns/verbose.ts'
import { each, inTurn } from '../schemes/scheme.ts'

const OFF = source`
  (?:unset|remove|delete|clear|drop|disable|strip|empty|take out|turn off|switch off|mute|silence|
    cancel|kill|suppress)(?:s|ing)?
`

export const WATCHERS_OFF = {
  unrecorded: each(
    { asked: true, severity: 'crit' },
    inTurn(source`
      \b(?:your|the agent's|its|our) (?:own )?(?:actions?|steps|calls|commands|deeds|
        activity|tool calls) (?:must|should|shall|may|(?:is|are) to) (?:not|never) (?:be )?
      (?:logged|recorded|traced|audited|written down|captured)\b
    `),
    inTurn(source`
      \b(?:point|send|redirect|move|set|route|symlink|link) (?:the|your|
        its|all) (?:agent's |session )?(?:transcripts?|session logs?|audit logs?|
        tool logs?|history)(?: files?)? (?:to|into|at) \x60?\/dev\/null
    `),
  ),
  hooksOff: each(
    {
      asked: true,
      unless: regex`
        \b(?:git|husky|webhooks?|pre-?commit|react|lifecycle|
          uninstall\w{0,4}|use[a-z]{3,16} hooks?)\b
      `,
    },
    inTurn(source`
      \b${OFF} (?:every|all|any|each|the) (?:[\w-]{2,14},? (?:and )?){0,3}?(?:pretooluse|
        posttooluse|hooks?)(?: hooks?)?
      [ ](?:in|from|of) (?:the|its|your|their) (?:[\w']{2,12} ){0,2}(?:settings|
        config\w{0,8}|agent|harness)\b
    `),
  ),
  alarmsOff: each(
    { asked: true, unless: /\b(?:test|duplicate|stale|old)\b/ },
    inTurn(source`
      \b${OFF} (?:the |all |any |its |their |your )?(?:budget|billing|spending|spend|cost|
        usage|quota) (?:alerts?|alarms?|notifications?|
        warnings?|mails?)\b
    `),
  ),
}
