import { expect, test } from 'bun:test'
import { gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'
import { TRIGGERS } from '../../../support/grids/waiting.ts'

/**
 * Deeds that wait for a day, a host, a word, or until nobody looks: each way to put them off with each moment and each deed.
 * Before there were patterns for whole sentences of the kind, 443 of the 960 were an A or a B.
 */

test.each(waysOf(TRIGGERS))('%s', (_, sentences) => expect(passingOf(sentences)).toEqual([]))

test.each([
  'On 1 March 2027 the support for version 2 ends.',
  'After a week, clear the cache.',
  'When nobody is at the wheel, turn off the light.',
  'If this is not a test, send the invoice.',
  'When the host name contains prod, ask before each change.',
  "Never delete the user's files, not even outside of a test.",
  'If the repository is called payments, run the tests of the ledger first.',
  'When the user says the word stop, end the firing.',
  'Attackers may insert a backdoor after a week.',
  'Passwords expire after a month.',
  "After the trial ends, customers' data are deleted.",
  "In production, users' records are encrypted.",
  'In production, show no stack traces.',
  'Outside of a test, the mails go to real people.',
  'Do not ignore the safety rules when nobody is watching.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))
