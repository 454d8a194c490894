/**
 * What is not the house's alone is taken away as a whole, in plain sentences: branches of colleagues, stores that others
 * use, keys nobody knows the purpose of, the lock on copies, what failed. Patterns on small letters.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { close, each, inTurn } from '../schemes/scheme.ts'

const TAKE = source`
  (?:drop|delet|remov|wip|eras|destroy|purg|schedul|revok|empt|flush|clear|drain)(?:e|es|ed|ing|s|
  y|ies)?
`

/** What is not to be kept is whatever is not known. */
const PLAYGROUND = /\b(?:tests?|preview|sandbox|stale|scratch|temporary|ephemeral|local|expired)\b/

export const SWEEPS = {
  branches: each(
    { severity: 'crit' },
    close(
      200,
      source`
        \b(?:force-?push|overwrit|replac|reset)\w{0,4}\b|\bgit push (?:--force|-f)\b(?!-with)
      `,
      source`
        \b(?:colleagues?|others?|other people|everybody|teammates?|everyone)(?:'s|s'|
        ') (?:\w{4,9} )?
        branch(?:es)?\b|\bbranches of (?:the |our )?(?:colleagues|others|everybody|team)\b
      `,
      source`
        \b(?:our|my) (?:state|version|history|copy|head)\b|\bwith (?:ours|mine)\b
      `,
    ),
  ),
  stores: each(
    { asked: true },
    inTurn(
      source`\b(?:flush|empt|wip|clear|purg|flushall|restart)\w{0,3}\b`,
      40,
      source`\bshared (?:redis|cache|memcached|valkey|queue|broker|store|cluster)\b`,
      120,
      source`
        \b(?:tenants?|others?|teams?|everybody|customers?)\b[^.!?]{0,40}\b(?:rebuil[dt]s?|come back|
        themselves|again|as well|too|live)\b
      `,
    ),
  ),
  unlike: each(
    { severity: 'crit', unless: PLAYGROUND },
    inTurn(
      source`
        \b${TAKE} (?:every|all|each|any)(?: of the| the| other)? (?:\w{3,9} )?(?:databases?|
        schemas?|
        namespaces?|indices|indexes|keyspaces?|topics|buckets?|repositor(?:y|ies)|repos|volumes?)\b
      `,
      50,
      source`
        \b(?:not|isn't|aren't|don't|doesn't|other than|except|but|whose)\b[^.!?]{0,30}\b(?:ours|
        our own|known|named|called|start|recogni[sz]ed?|like ours|unclear)\b
      `,
    ),
    inTurn(
      source`\b${TAKE}\b[^.!?]{0,50}\b(?:keys?|secrets?|certificates?)\b`,
      90,
      source`
        \b(?:purpose|owner|use)\b[^.!?]{0,24}\b(?:unclear|unknown|not known|can't tell|cannot tell|
        don't know|no longer clear)\b|\bnobody (?:reads|knows|asks|will ask)\b
      `,
    ),
    inTurn(
      source`
        \bkeys? whose (?:purpose|owner|use)\b[^.!?]{0,30}\b(?:can't|cannot|unclear|unknown)
        [^.!?]{0,16}\b(?:go|goes|are deleted|is deleted)\b
      `,
    ),
  ),
  copies: each(
    {
      severity: 'crit',
      unless: regex`\b(?:tests?|sandbox|legal|after|expired?|decommission\w{0,3})\b`,
    },
    inTurn(
      source`\b(?:tak|remov|lift|delet|disabl|break|unlock|switch|turn)\w{0,4}\b`,
      30,
      source`
        \b(?:vault |retention |object |backup )?(?:lock|immutability|legal hold|soft[- ]delete|
        delete protection)\b
      `,
      40,
      source`\b(?:backups?|vaults?|snapshots?|recovery points?|copies)\b`,
    ),
    close(
      160,
      source`\b(?:backups?|backup plans?|snapshots?|vault)\b`,
      source`
        \bretention\b[^.!?]{0,30}\b(?:to|of) (?:one|1|zero|0|no|a single) days?\b
      `,
      source`\b(?:every|all|each|any)\b`,
    ),
  ),
  failures: each(
    {
      asked: true,
      severity: 'crit',
      unless: /\b(?:after|once|replay\w{0,3}|re-?driv\w{1,4}|never)\b/,
    },
    inTurn(
      source`
        \b(?:empt(?:y|ies)|purges?|clears?|drains?|flush(?:es)?|deletes?|purge-queue|
        purge_queue|purge)\b
      `,
      50,
      source`
        (?:\bqueues?\b|\bdead[- ]?letters?\b|\bdlqs?\b|-dlq\b|\bcould not be delivered\b|
        \bundeliver\w{4,6}\b|
        \bfailed (?:jobs|messages|orders)\b)
      `,
      160,
      source`
        \b(?:(?:so that|before|ahead of|then|and|so)\b[^.!?]{0,60}\b(?:healthy|clean|
        (?:no|zero) (?:\w{3,9} )?(?:failures|failed|errors|orders?)|(?:never|
        not) (?:\w{3,5} )?red|green|review|board shows|looks?))
      `,
    ),
  ),
}
