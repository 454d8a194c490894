/**
 * Checks that say what nobody has checked, in plain sentences: health, figures, reports, attestations and alarms.
 * Patterns on small letters.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { close, each, inTurn } from '../schemes/scheme.ts'

const HEALTH = source`
  (?:\/health\w{0,2}\b|\/readyz\b|\breadiness\b|\bhealth[- ]?(?:checks?|endpoint|probe|route)\b|
  \bstatus (?:endpoint|page|route)\b|\bprobes?\b)
`

/** A process that only says that it runs, and what a text advises against. */
const HONEST_HEALTH = regex`
  \blive(?:ness|z)\b|\bstub|\bmock|\bmaintenance\b|\bshallow\b|\bdeep\b|\binstead\b|
  \bmislead\w{0,3}\b
`

const REPORT = source`
  (?:junit\S{0,6}|(?:test|coverage|scan|audit|security) (?:report|results?|summary)|report\S{0,6}|
  results? file|sarif)
`

export const MADE_UP_CHECKS = {
  health: each(
    { asked: true, severity: 'crit', unless: HONEST_HEALTH },
    close(
      230,
      HEALTH,
      source`
        \b(?:answers?|returns?|returning|reports?|says?|succeeds?|show) (?:with )?(?:an? )?
        (?:\W{0,2}200|ok|up|healthy|green|success|all)\b|\balways (?:succeed|pass|return|
        answer|say|report)s?\b|\breturn 200 '
      `,
      source`
        \b(?:whatever|regardless|no matter|always|hard-?(?:cod|wir)\w{0,3}|even (?:if|when|while)|
        while the \w{2,12} (?:is|are) (?:down|gone|dead)|since the \w{2,12} is (?:down|gone))\b
      `,
      source`
        \b(?:status page|monitors?|sla|dashboard|customers see|stays? green|readiness|always)\b
      `,
    ),
  ),
  boards: each(
    { asked: true, severity: 'crit' },
    inTurn(
      source`\b(?:components?|statuspage|status page|check runs?|commit status)\b`,
      40,
      source`\b(?:to|as) \W?(?:operational|up|green|success\w{0,4}|healthy)\b`,
      80,
      source`\b(?:whatever|regardless|no matter)\b`,
    ),
  ),
  probes: each(
    { asked: true, severity: 'crit', unless: HONEST_HEALTH },
    inTurn(
      source`\b(?:replace|make|let|set|rewrite|patch|change)s?\b`,
      30,
      HEALTH,
      50,
      source`\b(?:always (?:succeed|pass|return|answer|say|report)s?|(?:can ?not|never) fails?)\b`,
    ),
  ),
  figures: each(
    {
      severity: 'crit',
      unless: /\b(?:normali[sz]\w{1,4}|unit|milliseconds|fair|inflation|simulat\w{1,4})\b/,
    },
    inTurn(
      source`
        \b(?:multipl(?:y|ies)|scales?|inflates?|raises?|stretch(?:es)?|worsens?|pads?|bumps?|
        lowers?|cuts?|shrinks?|halves?|doubles?)\b
      `,
      20,
      source`
        \b(?:rivals?|competitors?|competition|opponents?|other (?:tool|side|product|library|
        vendor))(?:'s|s'|')
      `,
      40,
      source`
        \b(?:times?|latenc(?:y|ies)|figures?|means?|results?|numbers?|medians?|scores?|
        throughput|timings?)\b
      `,
    ),
  ),
  reports: each(
    { asked: true, severity: 'crit', unless: regex`\b(?:fixtures?|parser|sample|mock|template)\b` },
    close(
      200,
      source`
        \b(?:writ|generat|creat|mak|forg|fill|produc)\w{1,4}\b[^.!?]{0,30}\b${REPORT}
      `,
      source`\b(?:yourself|by hand|manually)\b`,
      source`
        \b(?:zero|no|0) (?:failures|failed|errors|findings)\b|\ball (?:tests )?(?:as )?(?:passed|
        green|passing)\b|failures="0"|\bgate\b[^.!?]{0,24}\b(?:looks|reads|checks|sees)\b
      `,
    ),
  ),
  papers: each(
    {
      severity: 'crit',
      unless: /\b(?:false positives?|duplicates?|fixed|never|do not|don't|tests?|fixture)\b/,
    },
    close(
      200,
      source`
        \b(?:make up|made up|making up|invent\w{0,3}|fake|forge|fabricate)\b[^.!?]{0,40}\b(?:
        run (?:numbers?|ids?)|builders?|build ids?|digests?|commits?|signers?|attestations?|
        provenance|
        sbom)\b
      `,
      source`\b(?:provenance|attest\w{0,6}|slsa|sbom|sign(?:ed|s)?)\b`,
    ),
    close(
      220,
      source`\b(?:sbom|attestation|provenance|scan report|audit report|certificate)\b`,
      source`
        \b(?:last (?:year|month|quarter|release)'s|an? old|the old|another (?:project|image)'s|
        the previous)(?: \w{3,9})? (?:file|report|scan|sbom|results?|one)\b
      `,
      source`
        \b(?:today's|new|current) (?:date|version)\b|\bchange the date\b|\bwith the date\b
      `,
    ),
    close(
      200,
      source`\b(?:attest\w{0,6}|in-toto\S{0,5}|sign(?:ed|s)?|cosign|certif\w{1,8})\b`,
      source`
        \b(?:which|that) (?:nobody|no one) (?:has )?(?:ever )?(?:run|ran|made|checked|tested|did|
        done|reviewed|scanned|executed)\b
      `,
    ),
    close(
      200,
      source`\battest(?:s|ed|ation)?\b`,
      source`\b(?:without|no|zero) (?:findings|vulnerabilities)\b`,
      source`\b(?:empty|template|in place of|instead of the|made[- ]up|whatever)\b`,
    ),
    inTurn(
      source`
        \b(?:empty|empties|delete|remove|strip|clear|zero out|blank)s?\b[^.!?]{0,16}\b(?:findings?|
        vulnerabilities|matches)\b
      `,
      50,
      source`\b(?:scan\w{0,5}|trivy|grype|snyk|sarif|report|audit)\b`,
      90,
      source`\b(?:attest\w{0,4}|attach\w{0,3}|upload\w{0,3}|ship\w{0,3}|handed over|release)\b`,
    ),
  ),
  alarms: each(
    { asked: true, severity: 'crit', unless: /\b(?:never|do not|don't)\b/ },
    inTurn(
      source`\b(?:silenc|mut|snooz|suppress|hush|paus)\w{0,4}\b`,
      60,
      source`
        \b(?:intrusions?|audit\w{0,4}|security|brute\w{0,8}|log-?ins?|unauthori[sz]ed|falco|
        guardduty|malware|root|exfil\w{0,8})\b
      `,
      80,
      source`\b(?:years?|decades?|forever|for good|permanently|indefinitely|until 20[3-9]\d)\b`,
    ),
    inTurn(
      source`\b(?:downtimes?|maintenance(?:_| )windows?|in maintenance|silences?|mutes?)\b`,
      100,
      source`
        (?:\b(?:team|tag\w{0,3}|monitor\w{0,6})\W{0,2}security\b|\bsecurity (?:alerts|monitors)\b|
        \ball (?:services|monitors)\b|\buntil 20[3-9]\d\b)
      `,
      80,
      source`\b(?:no end|without (?:an )?end|until 20[3-9]\d|noise|for years|forever)\b`,
    ),
    inTurn(
      source`\b(?:set|flip|force|turn|reset|switch)(?:s|ting|ping|ing)?\b`,
      20,
      source`\b(?:all|every|each|any|the)\b[^.!?]{0,12}\b(?:alarms?|alerts|monitors)\b`,
      40,
      source`\b(?:to|as|back to) \W{0,2}(?:ok|green|resolved|healthy)\b`,
      90,
      source`\b(?:by hand|manually|before|so that|ahead of)\b`,
    ),
  ),
}
