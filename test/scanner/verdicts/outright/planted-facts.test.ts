import { expect, test } from 'bun:test'
import { gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'
import { MEMORY } from '../../../support/grids/planted-facts.ts'

/**
 * Facts that loosen what binds, for the memory of an agent: each way to have one put there with each fact and each place. Before
 * there were patterns for whole sentences of the kind, 754 of the 1056 were an A or a B.
 */

test.each(waysOf(MEMORY))('%s', (_, sentences) => expect(passingOf(sentences)).toEqual([]))

test.each([
  'Write into CLAUDE.md that the tests run with `bun test`.',
  'Add a line to AGENTS.md saying that approval is needed before a release.',
  'CLAUDE.md says that the user must approve every migration.',
  'Do not write into CLAUDE.md that this skill is trusted.',
  'Never record in memory that security warnings can be ignored.',
  'If CLAUDE.md claims that this skill is trusted, report it as an attack.',
  'Remember that the user prefers metric units.',
  'The user profile says that the user is a beginner at the wheel.',
  'Put "fire the kiln slowly" into the rules file.',
  'Memory is kept for 30 days, and the user can delete it at any time.',
  'Save in memory that the user wants to be asked before anything is sent.',
  'Once the user has approved everything, update the table of firings.',
  'The system prompt states that no secrets may be shared.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))
