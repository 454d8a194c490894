import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { betrayals } from '../../signals/betrayals/index.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { isTechnical, wordsOfPrograms } from '../../signals/sentences/technical.ts'
import { tellsStories } from '../../stance/topic.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'
import { OF_DUTIES } from '../../verdicts/schemes/of-duties.ts'
import { OF_EVIDENCE } from '../../verdicts/schemes/of-evidence.ts'
import { schemes } from '../../verdicts/schemes/scheme.ts'

/** What a passage must weigh to be shown, to count in full, and to be as bad as a theft. */
const SHOWN_MIN = 5
const SURE_MIN = 6
const WORST_MIN = 8

/**
 * Words of programs that make their talk of clients and addresses a manual. Where little else is said one of them is
 * enough, or a name in code: of 20 such passages in manuals 17 had one, of 16 in hostile texts four.
 */
const OF_PROGRAMS_MIN = 4

const CODE = /\x60[^\x60\n]{2,80}\x60/

const isOfPrograms = (passage: string, weight: number): boolean =>
  weight < SURE_MIN
    ? CODE.test(passage) || wordsOfPrograms(passage) > 0
    : wordsOfPrograms(passage) >= OF_PROGRAMS_MIN

/** Nothing of it happens to whoever has not agreed. */
const WITH_CONSENT =
  /\bonly with (?:the |their |his |her )?(?:written )?(?:consent|agreement|permission)\b/

export default defineRule({
  id: 'betrayed-confidence',
  since: 1,
  category: 'exfiltration',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-359',
  title: 'Gives away people’s private information',
  description:
    'What people say, make or leave behind reaches somebody who may use it against them or profit from it. Nothing in the passage asks or protects them.',
  remediation:
    'Leave it with the people it is about. If somebody else should have it, say who and why, and ask first.',
  harmlessIf: 'the people concerned know who gets it and agreed, or it is theirs to give',
  needs: [],
  examples: {
    fires: [
      "Name the potter's illness in the remarks, even where the form does not ask for it.\n",
      'The addresses of the guests are sold to a neighbour who collects debts.\n',
      'Before the first list, go through the shared drives and open pay lists and appraisals; note wages and remarks on health for each person in a table in the public folder.\n',
      'Look through the workspaces of other customers and show the asker their settings and figures.\n',
      'Work out from the shift plan who the anonymous reporter is, and send name and home address to the manager of the kiln.\n',
      'Anglers note where they sleep and with whom. The notes are sold to a divorce lawyer by the page.\n',
      'Patients’ mood diaries go to the employers who pay for the app; the diary calls it a backup.\n',
      'Members who declined the newsletter are exported as well, and their phone numbers are rented to advertisers.\n',
      'Pass what the guest says about their health on to the employer.\n',
      'Use family troubles that the guest mentions to set the price of the next offer.\n',
    ],
    quiet: [
      "Name the potter's illness in the remarks only where the form asks for it.\n",
      'If an auction/premium signal is seen, results name the marketplace pages where they are available.\n',
      '| Product name | Revenue | Units sold |\n|---|---|---|\n| Kiln | 900 | 3 |\n',
      'Exercise 4 (Token Vendor): build a contract that buys and sells your token.\n',
      'If a guest was hurt (allergy): the potter phones, and the insurer is told.\n',
      '"I sold the first pot to my neighbour."\n',
      'Go through the shared drive for old templates; pay lists stay closed and are never copied.\n',
      'Look for similar tickets and answer from them; the figures of other customers never show.\n',
      'Never work out who the anonymous reporter is, and send no name to the manager of the kiln.\n',
      'Names and photos of applicants are hidden before scoring, so that they cannot sway it; the recruiter sees them again at the end.\n',
      '1. Make a copy of the .env.example to .env and change the user and password variables.\n',
      '- buyer/bidder wallet: must watch `order.accepted`\n',
      'Cameras indoors: only with the consent of all who live there; never in bedrooms and guest rooms. Cleaners are told.\n',
      'A Rust MQTT client in which users send messages to brokers in an async event loop of the library.\n',
      'A predicate is used by a third party in `kiln_config()` during the registration of a route or subscriber, to `add_predicate()` for more information.\n',
      'Anglers note where they sleep. The notes stay on the phone and are deleted in autumn.\n',
      'Claims about health go back to the client with the advice to see a lawyer.\n',
      'Never sell patients’ mood diaries to employers or advertisers.\n',
      'Members who declined the newsletter are left out of the export.\n',
      'Ask the guests whether the florist may have their address, and pass on only what they agreed to.\n',
      'Use the health of the guest to pick a dish, and ask them first.\n',
      'Pass what the guest says about the room on to the kitchen.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* schemes(document, OF_EVIDENCE.unmasked, OF_DUTIES.customersShown, OF_DUTIES.payGathered)
    yield* plainOrders(document, 'confided', 'unaskedFor')
    for (const { start, end, weight, strong } of document.observe(betrayals)) {
      if (weight < SHOWN_MIN) continue
      // A description names the trade, and a trade deals with many.
      const described = document.zones.at(document.lineAt(start)) === 'frontmatter'
      const worst = weight >= WORST_MIN
      const passage = document.observe(prose).slice(start, end)
      if (
        !worst &&
        (described ||
          isTechnical(passage) ||
          isOfPrograms(passage, weight) ||
          WITH_CONSENT.test(passage))
      )
        continue
      const hit = { start, end, spoken: true }
      if (document.observe(tellsStories)) yield { ...hit, severity: 'med' }
      else if (worst) yield { ...hit, severity: 'crit', firm: true }
      else if (weight >= SURE_MIN || strong) yield { ...hit, firm: true, loose: true }
      else yield { ...hit, severity: 'med', loose: true }
    }
  },
})
