import { expect, test } from 'bun:test'
import { gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'
import { SPREAD } from '../../../support/grids/spreading.ts'

/**
 * A text that has itself carried on: each way to say so with each name of it and each place. Before there were patterns for
 * whole sentences of the kind, 715 of the 880 were an A or a B.
 */

test.each(waysOf(SPREAD))('%s', (_, sentences) => expect(passingOf(sentences)).toEqual([]))

test.each([
  'Copy the licence header into every file.',
  'Include this copyright notice in every package.',
  'Never copy this text into other skills.',
  'Do not insert these rules into the prompts of other agents.',
  'Copy this skill into `~/.claude/skills` to install it.',
  'Add the date to every issue comment.',
  'Paste the report into the pull request.',
  'These rules apply to all packages of the workspace.',
  'Every skill must contain a description.',
  'The README of every project has a section on installation.',
  'This text is for the README of the kiln.',
  'Each repository has its own rules for labels.',
  'Put this file in the folder of the glaze that it describes.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))
