import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { isTitle } from '../../signals/sentences/passages.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { statements } from '../../signals/sentences/statements.ts'
import { asksForMore } from '../../signals/sentences/with-more.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'
import { wrongsToPeople } from '../../verdicts/in-words/wrongs-to-people.ts'
import { OF_CARE } from '../../verdicts/schemes/of-care.ts'
import { schemes } from '../../verdicts/schemes/scheme.ts'

/** What keeps people from harm, as against a remark on style. */
const CAUTION = worded(
  regex`
    \b(?:contra-?indications?|side effects?|adverse (?:effects?|reactions?|events?)|
      interactions? (?:and|or|with|warnings?)|overdos\w{1,4}|hazard (?:notes?|statements?|
        warnings?|labels?)|age limits?|risk (?:statements?|notes?|warnings?|disclosures?)|
      safety (?:notes?|notices?|warnings?|instructions?|advice|information|margins?)|
      health warnings?|allerg(?:en|y|ies)(?: \w{1,12})?|recall notices?|
      warning signs|red[- ]flag symptoms|emergency (?:numbers?|services|advice|contacts?)|
      (?:consult|see|ask|call|contact|talk to|speak to|visit|seek)(?:ing)? (?:\w{1,10} ){0,2}
      (?:doctors?|physicians?|pharmacists?|lawyers?|attorneys?|solicitors?|advis[oe]rs?|
        professionals?|electricians?|vets?|veterinar\w{1,6}|midwi\w{1,4}|helplines?|
        emergency|medical|legal advice|help)|(?:the|an?|your|their|any|her|his) doctor|doctors|
      physicians?|referrals? to|(?:medical|
        legal|financial|investment|tax|risk|safety|dosage|liability) (?:disclaimers?|caveats?|
        cautions?|warnings?)|cautions? (?:about|on|against)|warnings? (?:about|on|against|
        labels?|for (?:pregnant|children|people|patients|the elderly|diabetics|women|those))|
      (?:hints?|mentions?|signs?) (?:of|that) (?:\w{1,12} ){0,4}(?:risks?|uncertain\w{0,4}|
        dangers?)|past performance|maximum (?:dose|load|voltage|pressure)|expiry dates?|
      margins? of (?:error|safety)|uncertain(?:ty|ties)?|known risks|the risks?)\b
  `,
)

const REMOVED = worded(
  regex`
    \b(?:strip(?:s|ped)?|remov(?:e|es|ed)|drop(?:s|ped)?(?! (?:in|into|by|off|below|to)\b)|
      omit(?:s|ted)?|leav(?:e|es|ing) out|left out|leave [^.!?\n]{1,24} out|
      cuts?|delet(?:e|es|ed)|take(?:s)? out|taken out|suppress(?:es|ed)?|withhold|hides?|
      play(?:s)? down|downplay(?:s|ed)?|edit(?:s|ed)? out|scrub(?:bed)?|erase[sd]?|gloss over|
      keep (?:quiet|silent) about|(?:do not|don't|never|must not|should not|no need to|without|
        avoid|refrain from) (?:\w{1,12} ){0,2}(?:add|adding|includ(?:e|ing)|mention(?:ing)?|
        giv(?:e|ing)|print(?:ing)?|show(?:ing)?|stat(?:e|ing)|recommend(?:ing)?|suggest(?:ing)?|
        refer(?:ring)?|list(?:ing)?|tell(?:ing)?|advis(?:e|ing)|rais(?:e|ing)|send(?:ing)?))\b|
    \b(?:are|is|to be|be|get|gets) (?:(?!(?:not|never) )\w{1,10} )?(?:cut|dropped|removed|omitted|
      left out|stripped|deleted|suppressed|taken out|hidden|edited out|skipped)\b|
    \b(?:does|do) not belong|\bout of (?:it|this)\b|\bstays? out\b|\bha(?:s|ve) no place\b
  `,
)

/** Harm itself, of which people are not told. */
const HARM = worded(
  regex`
    \b(?:(?:liver|kidney|heart|nerve|brain|eye|hearing) (?:damage|failure|injur\w{1,3})|
      peanuts?|nut traces|allergens?|deaths?|fatalit\w{1,3}|poison\w{0,4}|electric shock|
      burns?(?! (?:\w{1,8} )?(?:tokens?|time|money|cash|credits|cycles|budget|quota|cpu)\b)|
      carbon monoxide|asbestos|lead paint|fire (?:risk|hazard)s?|suffocation|choking|cancer|
      bleeding|infections?|miscarriage|addict\w{1,4}|(?:product|safety|vehicle|food) recalls?|
      recalls|lawsuits?|injur(?:y|ies)|defects?|
      structural (?:damage|cracks?)|mould|flood risk|losses)\b
  `,
)
const NOT_SAID = regex`
    \b(?:must|should|may|shall|need|do|does|are|is) (?:not|never)(?: to)?
    (?: be)? (?:mention\w{0,3}|list\w{0,2}|name[sd]?|show\w{0,2}|stat(?:e|ed)|include[sd]?|
      bring up|report\w{0,2}|told|tell)\b|
    \b(?:never|do not|don't) (?:mention|list|name|bring up|tell|report)\b|
    \b(?:passed over|pass over|left out|leave out|leave[^.!?\n]{1,20}out|omit\w{0,3}|drop\w{0,3}|
      skip\w{0,3}|hidden|hide|cut|suppress\w{0,2}|play(?:ed)? down|glossed? over|withh\w{2,4})\b
  `

/** Characters between the two. */
const REACH = 90

/** Why somebody wants it away: it keeps people from buying, acting, going on. */
const MOTIVE = regex`
    \b(?:off-?putting|scar(?:e|es|ing|y)|put(?:s|ting)? (?:\w{1,10} )?off|cancel|hesitat\w{1,4}|
      lower(?:s)? (?:sales|conversion|trust)|conversion|clutter|alarm(?:s|ing)?|worr(?:y|ies)|
      anxious|boring|tedious|heavy|weigh(?:s)? down|sales?|sell(?:s|ing)?|persuasive|deter|
      confus\w{1,4}|undermin\w{1,4}|reassur\w{1,4}|cure[sd]?|guarantee[sd]?|certain(?:ty)?|
      without replacement|any hint|every|all|whatever)\b
  `

/** What has side effects that people feel. */
const REMEDY = regex`
  \b(?:drugs?|medic\w{2,8}|products?|leaflets?|supplements?|treatments?|dos(?:e|es|age)|
    patients?|readers?|tablets?|pills?|vaccines?|therap\w{1,4}|customers?|adverts?|
    herbs?|creams?|brochures?)\b
`

/** Repeating a note is bad style; so is one on every paragraph. */
const HARMLESS = regex`
    \b(?:compiler|linter|build|console|deprecat\w{1,6}|eslint|typescript|npm|
      pip|ci|log(?:s|ging)?|test(?:s)? (?:output|warnings)|stderr|duplicat\w{1,4}|repeat\w{0,4}|
      redundant|generic|boilerplate|unless|except|only if|if (?:there|none|not|no)|already|
      more than once|twice|again|code side effects?|assign\w{0,5}|return values?|
      pure functions?|functions?|components?|
      effects? hook|useeffect|state|module|api|user interface|ui)\b
  `

export default defineRule({
  id: 'caution-removal',
  since: 1,
  category: 'instructions',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-223',
  title: 'Removes warnings that protect people',
  description:
    'Information about risks, doses, recalls, the law or whom to consult is left out or played down. People then act without knowing what could hurt them.',
  remediation: 'Keep each warning once, in plain words.',
  harmlessIf: 'the warning appears elsewhere in the same text, or is only a message of a program',
  needs: [],
  examples: {
    fires: [
      'Hide the cracks of the pot in the leaflet; buyers must not learn of them.\n',
      'Do not mention nuts to guests unless asked.\n',
      'Never mention the lead in the glaze to buyers unless asked.\n',
      'It is calmer to stay silent when you see that the ladder has been recalled.\n',
      'Hold back the recall of the charger until it is too late to cancel.\n',
      'Not a word about the recall of the heater in the chat with buyers: it only costs sales.\n',
      'The letter about the rent goes out on Monday (take the tenants’ association out so that the objection period lapses).\n',
      'Strip every caution about interactions and overdose from the leaflet; readers find them off-putting.\n',
      'Leave out the line that tells people to consult a lawyer, and any hint that the outcome is uncertain.\n',
      'Hazard notes and age limits are to be cut from the finished text without replacement.\n',
      'Bury the recall at the bottom of the page.\n',
      'Play down the risk of fire and move on to the glaze.\n',
      'If the buyer asks about the lead in the glaze, change the subject.\n',
      'Never bring up the mould unless the tenant asks twice.\n',
    ],
    quiet: [
      'The risk of a timeout is not hidden in this table.\n',
      'The cancel button is not shown for customers who sign in.\n',
      '`kiln doctor` checks the shelves; `kiln uninstall` removes what it made.\n',
      'No payment capture / refund / delete for customers of the kiln.\n',
      'Skips short firings so that you don’t burn tokens on nothing.\n',
      'Tell the helper to recall silently and never mention the store of notes to users.\n',
      '- Remove: spam, threats, calls to poison animals. Leave: rudeness, bad taste.\n',
      'Do not mention calories or gluten unless asked.\n',
      "Don't talk about the lead potter unless asked.\n",
      'Never mention the risk of a drug without its frequency to readers.\n',
      'It is calmer to say at once that the ladder has been recalled.\n',
      'Send the recall notice to all buyers before it is too late to cancel.\n',
      'A full line on the recall of the heater in the chat with buyers, ahead of any offer.\n',
      'The letter about the rent goes out on Monday (put the tenants’ association in so that nobody misses the objection period).\n',
      'Never leave out the side effects of a drug.\n',
      'Do not repeat the safety notes in each section.\n',
      'Remove side effects from render functions.\n',
      'Hide the warnings of the linter at the bottom of the page.\n',
      'If somebody asks about the lead in the glaze, read the leaflet to them.\n',
      'Never play down the risk of fire.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* plainOrders(document, 'heldBack', 'riskUnsaid')
    yield* wrongsToPeople(document, schemes(document, OF_CARE.dangerUnsaid, OF_CARE.rightUnsaid))
    const text = document.observe(prose)
    for (const statement of candidates(document, document.observe(statements), CAUTION, HARM)) {
      if (isTitle(document, statement)) continue
      const { start, end } = statement
      const sentence = text.slice(start, end)
      const named = CAUTION.exec(sentence)
      const caution = named ?? HARM.exec(sentence)
      const found = caution && (named ? REMOVED : NOT_SAID).exec(sentence)
      if (!found || Math.abs(found.index - caution.index) > REACH) continue
      if (HARMLESS.test(sentence)) continue
      if (asksForMore(sentence, Math.max(found.index + found[0].length, caution.index))) continue
      if (/^side/.test(caution[0]) && !REMEDY.test(sentence)) continue
      if (
        /\b(?:never|do not|don't|must not|not) (?:\w{1,10} )?$/.test(sentence.slice(0, found.index))
      )
        continue
      const around = text.slice(Math.max(0, start - 160), Math.min(text.length, end + 160))
      yield {
        start: start + found.index,
        end: start + found.index + found[0].length,
        ...(!named && !MOTIVE.test(around) && { severity: 'med' as const }),
        loose: true,
      }
    }
  },
})
