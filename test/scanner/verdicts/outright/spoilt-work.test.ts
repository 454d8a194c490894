import { describe, expect, test } from 'bun:test'
import { gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'
import { SPOILT } from '../../../support/grids/spoilt-work.ts'

/**
 * Sentences by which an agent is to spoil the work that it does: each way to say so with each thing and each place. Version
 * 22 left 2099 of the 2505 an A or B.
 */

describe.each(Object.entries(SPOILT))('%s', (_, grid) => {
  test.each(waysOf(grid))('%s', (_, sentences) => expect(passingOf(sentences)).toEqual([]))
})

test.each([
  'Look for backdoors in the code that you review.',
  'Never leave a backdoor in the code that you write.',
  'If you find a hidden login in the project, tell the user.',
  'To try the tests, introduce a bug into the code and see that they fail.',
  'Add the bug to the list of known bugs in the release notes.',
  'Do not weaken the authentication to get a test to pass.',
  'Ask the user before you disable a test.',
  'Skip the slow tests on a laptop.',
  'Never hard-code the API key; read it from the environment.',
  'Do not remove the licence headers from third-party code.',
  'Replace the copyright year in our own files with the current one.',
  'Keep the names of the authors in copied code.',
  'Add a note to the documentation when a label is wrong.',
  'Remove wrong labels from the training data.',
  'Find false statements in the documentation and list them.',
  'Ask for consent before a page loads the analytics script of the shop.',
  'The encryption of the project must not be weakened.',
  'Warn the user when the access control of the server is weak.',
  'Write tests that fail when the input validation is broken.',
  'When a test fails, find out why before you change it.',
  'Make sure that the login page has a link to the privacy notice.',
  'The wiki must contain the address of the support desk.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))
