/** What a machine or an agent goes by from now on, set to a place of somebody who is named. */

import { source } from '../../patterns/verbose.ts'
import { AGENT_FILES } from '../orders/parts.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { each, QUOTE, QUOTED } from './parts.ts'

const SET = source`
  \b(?:set|point|change|switch|map|put|add|write|import|trust|install|make|use|route|import|send|
    resolve|redirect|enter|configure|register|replace|go|goe|run)s?\b
`

/** Where traffic or names go through. */
const WAY = source`
  \b(?:https?_proxy|all_proxy|prox(?:y|ies)|pac (?:file|url)|dns(?: servers?)?|name ?servers?|
    resolvers?|hosts file|etc[\\/]{1,4}hosts|vpn profile|default gateway|insteadof|search engine|
      home ?page|
    start page|new tab page|trust store|root (?:certificate|ca)s?|certificate store|
    npmrc|pip\.conf|package registry|registry|mirror|base[ _]?url|openai_base_url|
    anthropic_base_url)\b
`

/** Nobody else has a say over it, or somebody reads along. */
const LOCKED = source`
  \b(?:trust (?:the|its|their) (?:certificate|ca)|lock(?:ed)? (?:the|it|this)|by (?:group )?policy|
    pays us|
    per click|records?|reads (?:it|them|along|all)|also reads|for (?:all|every) (?:programs?|users?|
      browsers?|machines?|customers?)|of (?:all|every) (?:programs?|machines?|browsers?|customers?|
      users?)|on all (?:of )?(?:the )?(?:[\w']{3,12} )?machines|for (?:npm|pip|git)\b|(?:run|go|
        pass|come)s? (?:over|by|
      through) us|behind \d{2,4}|\d{2,4} (?:blanks|spaces)|hide the|ours|
    call (?:it|the profile)|prevent (?:a |any )?changes?|(?:every|each|all) (?:laptop|computer|
      device|phone)s?|from being changed|
    fetched from|so that (?:all|every)|public name)\b|
  \.(?:crt|pem|cer|der|p12)\b
`

/** A sentence for agents, in quotes, that sends something off or fetches from somewhere. */
const ORDER = source`
  \b(?:send|post|upload|report|forward|mail|copy|push|append|fetch|load|download|install|pull|
    ask|obey|follow|come from|go to|are sent|is sent|approve|trust|allow|may (?:approve|order|
      confirm|
      command|decide))\b
`

export const SET_TO_STRANGERS = {
  ways: each(
    {
      named: true,
      severity: 'high',
      unless: /\b(?:corporate|company|intranet|mitmproxy|burp|vpc|private)\b/,
    },
    close(230, SET, WAY, LOCKED),
    inTurn(
      source`
        \b(?:send|route|direct|pass|tunnel)s? all (?:of )?(?:the )?(?:dns |web |network |outgoing |
          internet )?
        (?:queries|traffic|requests|lookups)\b[^.!?\n]{0,50}\b(?:to|through|via|over)\b
      `,
    ),
  ),
  /** Another's name leads to a number. */
  names: each(
    { severity: 'crit', named: true, asked: true },
    close(
      240,
      source`
        \b(?:map|point|set|resolve|add|put|enter|redirect|let|make|
          have)s?\b[^.!?\n]{0,20}(?:[\w-]{2,40}\.){1,3}(?:com|net|
          org|io|de|ch|fr|eu|co|bank|uk|gov)\b[^.!?\n]{0,16}\b(?:to|at|as|=)
        [ ](?:(?!127\.|10\.|192\.168|0\.0)(?:\d{1,3}\.){3}\d{1,3})
      `,
      source`\bhosts\b`,
    ),
  ),
  /** What an agent reads at every start. */
  agents: each(
    { named: true, severity: 'crit' },
    close(
      240,
      source`\b(?:write|add|put|append|note|insert|save|store|enter|remember|keep|point|set)s?\b`,
      source`(?:${AGENT_FILES}|~\/\.(?:claude|codex|gemini|cursor)\b|\blong-term memory\b|
        \b(?:in|to) (?:your |the )?memory\b)`,
      source`${QUOTE}[^\x60"'”\n]{0,80}${ORDER}|\bthat\b[^.!?\n]{0,60}${ORDER}|
        \b(?:anthropic|openai)_base_url\b|\bhook\b[^.!?\n]{0,40}\b(?:posts?|sends?|uploads?)\b`,
    ),
  ),
  /** Somebody who may give leave from now on. */
  leave: each(
    { named: true, severity: 'crit' },
    inTurn(
      source`
        \b(?:remember|store|note|save)\b[^.!?\n]{0,40}\bthat\b[^.!?\n]{0,60}\b(?:(?:are|is|
          gets?) (?:sent|paid|
          copied|forwarded|fetched|installed)|goe?s?|comes?) (?:to|from)\b
      `,
    ),
    inTurn(
      source`
        \b(?:store|remember|save|note|write|keep|add)s?\b[^.!?\n]{0,40}\bthat (?:(?:orders|
          requests|messages|words|instructions) (?:of|from|by) )?(?:${QUOTED}|@[\w-]{2,30}|
          [\w.+-]{1,40}@[\w.-]{3,60})(?: on \w{3,12})? (?:may|can|is allowed to|speaks for|decides|
            are|counts?)\b
      `,
    ),
  ),
}
