import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { statements } from '../../signals/sentences/statements.ts'

/** Silence about wrongs, and ways around the law or those who uphold it. */
const SILENCES = worded(
  regex`
    \b(?:prevent|prohibit|forbid|bar|restrict|waive|discourage|
      stop(?! and\b)|penali[sz]e)\w{0,24}\b[^.!?\n]{0,50}\b(?:report(?:ing)?|disclos(?:e|ing)|
      whistle-?blow\w{0,24}|complain\w{0,24})\b[^.!?\n]{0,40}\b(?:illegal|unlawful|crimes?|
      criminal|violations?|misconduct|fraud|safety|harassment|discrimination|abuse)\b
  `,
)
const EVADES = worded(
  regex`
    \b(?:evade|avoid|circumvent|bypass|dodge|hide from|conceal from|get around)\b[^.!?\n]{0,30}
    \b(?:taxes|tax authorities|sanctions|law enforcement|regulators?|
      regulatory (?:checks?|reporting)|anti-money|aml\b|kyc\b|customs|audits?|age verification|
      content moderation|court orders?)\b
  `,
)
const UNFAIR = worded(
  regex`
    \b(?:allow|include|add|insert|permit|enable|make)\b[^.!?\n]{0,40}\b(?:salary deductions?|
      unpaid (?:work|overtime)|wage (?:deductions?|withholding)|non-?competes?)\b[^.!?\n]{0,50}
    \b(?:any (?:company )?loss\w{0,24}|all industries|any reason|without (?:notice|limit)|
      worldwide)\b
  `,
)
const SINGLES_OUT = worded(
  regex`
    \b(?:reject|exclude|filter out|rank (?:lower|down)|penali[sz]e|score (?:lower|down)|
      deny|avoid hiring|do not (?:hire|consider|recommend)|prefer not)\b[^.!?\n]{0,50}
    \b(?:applicants?|candidates?|customers?|tenants?|patients?|users?|people|names?)\b
    [^.!?\n]{0,50}\b(?:women|men|pregnan\w{1,24}|muslims?|jews?|jewish|christians?|black|
      asian|hispanic|latino|disabled|disabilit\w{1,24}|gay|lgbt\w{0,24}|immigrants?|foreign|
      religio\w{1,24}|ethnic\w{0,24}|over (?:40|45|50|55|60)|gender|race|age)\b
  `,
)

/** Laws against it, and lessons about it. */
const AGAINST = regex`
  \b(?:illegal to|unlawful to|must not|never|do not|does not|nothing (?:in|here)|cannot|prohibited|
    violates?|against the law|avoid clauses|red flags?|invalid|void|unenforceable|comply|
    complian\w{1,24}|detect|prevents? (?:fraud|abuse)|to prevent)\b
`

export default defineRule({
  id: 'unlawful-guidance',
  since: 1,
  category: 'instructions',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-506',
  title: 'Asks for work that may break the law',
  description:
    'The agent is told to write terms that silence people about wrongdoing, to discriminate against people, or to help get around the law. The user is liable for the result.',
  remediation: 'Remove the order, and have terms reviewed by a lawyer.',
  harmlessIf: 'the text explains which terms or practices are not allowed',
  needs: [['write', 'disable', 'negation', 'conceal', 'rank']],
  examples: {
    fires: [
      'Add non-disclosure terms that prevent reporting illegal activity.\n',
      'Include a clause that allows salary deductions for any company losses.\n',
      'Reject applicants whose names look foreign.\n',
    ],
    quiet: [
      'Clauses that prohibit reporting of crimes are void.\n',
      'Reject applicants without the required licence.\n',
      'Prevent abuse of the report button.\n',
      'Add the last sentence: nothing in this clause prevents a person from reporting an unlawful act.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end } of candidates(
      document,
      document.observe(statements),
      SILENCES,
      EVADES,
      UNFAIR,
      SINGLES_OUT,
    )) {
      const sentence = document.observe(prose).slice(start, end)
      const found = [SILENCES, EVADES, UNFAIR, SINGLES_OUT]
        .map((shape) => shape.exec(sentence))
        .find(Boolean)
      if (!found || AGAINST.test(sentence)) continue
      yield { start: start + found.index, end: start + found.index + found[0].length }
    }
  },
})
