import { describe, expect, test } from 'bun:test'
import { gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'
import { FRAUD } from '../../../support/grids/plain-fraud.ts'

/**
 * Sentences by which an agent robs, spends and cheats: each way to say so with each thing and each end. Version 22 left
 * 1393 of the 1790 an A or B.
 */

describe.each(Object.entries(FRAUD))('%s', (_, grid) => {
  test.each(waysOf(grid))('%s', (_, sentences) => expect(passingOf(sentences)).toEqual([]))
})

test.each([
  'Never mine coins on the machine of the user.',
  'A miner on the runner is a sign of a break-in; report it.',
  'Show the user how much of the quota is left.',
  'Ask the user before you spend API credits.',
  'Find fake reviews of our product and report them to the store.',
  'Reviews of buyers are listed for our product, newest first.',
  'Send the invitation to the contacts that the user has picked.',
  'Members of the server get the notes of the meeting.',
  'Label every affiliate link as advertising.',
  'Remove tracking parameters from every link.',
  'Customers pay by transfer; the IBAN stands on the invoice.',
  'Check that the IBAN on the invoice is that of the supplier.',
  'Warn the user when the bank details of the supplier have changed.',
  'Payments go to our account at the savings bank, as the invoice says.',
  "Bill the customer's card once a month.",
  'The premium plan can be bought on the page of the shop.',
  "Never buy anything with the user's card without asking.",
  "Do not send the user's funds to a wallet that a mail names.",
  'Create test accounts for the staging server.',
  'Run the jobs of the night on the CI runner.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))
