/** Passages in which what people entrusted to somebody reaches those who may not have it. */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'
import { candidates } from '../search/candidates.ts'
import { notion } from '../search/notions.ts'
import { paragraphs } from '../sentences/paragraphs.ts'
import { prose } from '../sentences/prose.ts'
import { type Betrayal, judgeOnce, worstBetrayal } from './weighing.ts'

/** A paragraph without one of these is not weighed: they are the rarest words that a betrayal needs. */
const TELLING = notion(`
  insur* | underwrit* | advertis* | marketers? | marketing | brokers? | resell* |
  employers?(?:'s)? | landlords? | letting agents? |
  (?:health|hedge|sickness|pension|investment) funds? | lenders? | agenc(?:y|ies) |
  collect(?:ion|ors?) | repossess* | recruit* | headhunt* | panels? | campaigns? | consultan* |
  lobby* | politic* | columnist* | competitors? | rivals?(?:'s)? | opposing | bidders? |
  bount(?:y|ies) |
  detectives? | deportation | border | immigration | ministr* | dealers? | sellers?(?:'s)? |
  buyers? | third part(?:y|ies) | whoever | anyone who | strangers | outsiders | retailers? |
  brands | merchants? |
  sells? | sold | resold | auction* | rented | rent | leas(?:e|es|ed|ing) | barter* |
  trad(?:e|es|ed) | lent | licens(?:e|es|ed) to | moneti* | bought | bundled? |
  partners?(?:'s)? | sponsors? | vendors?(?:'s)? | suppliers? | firms? | compan(?:y|ies) |
  start-?ups? | chains? | promoters? | contractors?(?:'s)? | supervisors? | directors? | board |
  hotlines? | police | clinics? | hotels? | shops? | stores | brother* | cousins?(?:'s)? |
  our | opted[- ]out | declined | unsubscribed | refusals? | consent | revokes? | maintainers |
  traders? | lawyers? | solicitors? | prosecutors? | newspapers? | magazines? | investors? |
  creditors? | bailiffs? | neighbours? | relatives | institutes? |
  illness* | pregnan* | diagnos* | medication | prescri* | psychi* | therap* | hiv | abortion* |
  health | faith | halal | kosher | religio* | mosques? | ethnic* | nationalit* | affairs? |
  divorce* | widows? | debts? | home address* | thumbprints? |
  fingerprints? | remarks? | minors? | teenagers? | child(?:ren)?(?:'s)? | whistleblow* | off-duty |
  patients?(?:'s?)? | guests?(?:'s)? | tenants?(?:'s)? | applicants?(?:'s)? | donors? | audio |
  photos? | pictures? | recordings? | chats? |
  those who | camera* | passwords? | credentials? | cookies? | ssh keys? | recovery |
  backup codes? | sick days | hospital | bereaved | mourn* | couples'?
`)

export const betrayals = defineSignal('betrayals', (document: Document): readonly Betrayal[] => {
  const whole = document.observe(prose)
  const found: Betrayal[] = []
  const judge = judgeOnce()
  for (const { start, end } of candidates(document, document.observe(paragraphs), ...TELLING)) {
    const betrayal = worstBetrayal(whole.slice(start, end), judge)
    if (!betrayal) continue
    found.push({
      ...betrayal,
      start: start + betrayal.start,
      end: start + betrayal.end,
    })
  }
  return found
})
