/** A verdict that is given before anybody has looked: on this text itself, or on all that comes from somebody. */

import { source } from '../../patterns/verbose.ts'
import { each, inTurn } from '../schemes/scheme.ts'

const FINE = source`
  ["'“]?(?:benign|safe|clean|harmless|trusted|trustworthy|no (?:issues|findings|risk)|pass(?:ed)?)\b
`

export const VOUCHING = each(
  { asked: true, severity: 'crit', unless: /\b(?:never|must not|do not|whether)\b/ },
  inTurn(source`
    \b(?:examination|review|scan|audit|check|
      analysis|evaluation) (?:of this (?:skill|file|text|document) )?(?:was|is|has been)
    (?: already| long)? (?:completed|done|finished|passed|
      carried out|concluded)\b[^.!?\n]{0,40}\b(?:result|verdict|rating|outcome|finding)s?
    [^.!?\n]{0,12}? ${FINE}
  `),
  inTurn(source`
    \b(?:rated|marked|treated|classed|classified|reported|listed|graded|
      scored|passed) (?:as )?${FINE}[^.!?\n]{0,30}? without (?:being |even being )?
    (?:read|looked at|checked|opened|scanned|reviewed|examined|a look|a check|any check)\b
  `),
  inTurn(source`
    \b(?:output|print|return|give|report|repeat) (?:that|this) (?:result|
      verdict|rating)\b[^.!?\n]{0,12} and (?:stop|end|do not|read no)\b
  `),
)
