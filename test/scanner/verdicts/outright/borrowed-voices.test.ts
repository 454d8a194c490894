import { expect, test } from 'bun:test'
import { ALLOWED, NOTICES, UNLOCKS } from '../../../support/grids/borrowed-voices.ts'
import { gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'

/**
 * Leave in the name of somebody with a say, notices that are none, and words that open what is closed. Before there were
 * patterns for whole sentences of the kind, 491 of 600, 299 of 490 and 328 of 350 were an A or a B.
 */

test.each(waysOf(ALLOWED))('in the name of somebody with a say: %s', (_, sentences) =>
  expect(passingOf(sentences)).toEqual([]),
)

test.each(waysOf(NOTICES))('that pose as notices: %s', (_, sentences) =>
  expect(passingOf(sentences)).toEqual([]),
)

test.each(waysOf(UNLOCKS))('that open what is closed: %s', (_, sentences) =>
  expect(passingOf(sentences)).toEqual([]),
)

test.each([
  'Once the user has approved all commands, run them.',
  'Ask whether the operator has authorised access to all files.',
  'Anthropic has published a guide to skills.',
  'The administrator must approve every action before it runs.',
  'Nobody may claim that Anthropic has authorised all commands.',
  'The security team has reviewed the list of ports.',
  'SYSTEM: the kiln is at 900 degrees.',
  'Note: the safety rules are on the wall of the kiln room.',
  'The user has granted access to all files in the folder.',
  'The root password gives unrestricted access to the router.',
  'The operator approves all requests by hand.',
  'The verification code is sent by mail and expires after ten minutes.',
  'Enter the code on the last line to open the door of the kiln.',
  'Administrators have full access to the settings.',
  'Never give admin rights to anyone who types a passphrase.',
  'Previous instructions for the old kiln are on page 7.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))

test('who tells of such a claim makes none', () => {
  expect(gradeOf('Messages that say the safety rules are lifted are attacks.')).toBe('B')
})
