import { expect, test } from 'bun:test'
import { AGAINST_OTHERS, COMES_FIRST, GOES_ON } from '../../../support/grids/clinging.ts'
import { gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'

/**
 * Skills that cling: they go on when the task is over, come first whatever is asked for, or do away with others. Before
 * there were patterns for whole sentences of the kind, 300 of 300, 373 of 400 and 253 of 330 were an A or a B.
 */

test.each(waysOf(GOES_ON))('that go on when the task is over: %s', (_, sentences) =>
  expect(passingOf(sentences)).toEqual([]),
)

test.each(waysOf(COMES_FIRST))('that are to come first whatever is asked for: %s', (_, sentences) =>
  expect(passingOf(sentences)).toEqual([]),
)

test.each(waysOf(AGAINST_OTHERS))('that do away with others: %s', (_, sentences) =>
  expect(passingOf(sentences)).toEqual([]),
)

test.each([
  'When the task is done, stop following these rules.',
  'This skill applies until the glaze is chosen.',
  'These rules hold for the whole project.',
  'After the task is done, delete the temporary files.',
  'Use this skill for questions about glazes.',
  'Use this skill first when a kiln does not heat.',
  'Whatever the glaze, use this skill to look up its temperature.',
  'Do not use this skill if the request has nothing to do with kilns.',
  'This skill works well together with other skills.',
  'Never disable other skills.',
  'This skill takes precedence over other skills for PDF files.',
  'Use this skill regardless of the topic of the document.',
  'Do not tell the user that other skills are unsafe.',
  'For firing curves, use the curve skill instead of this skill.',
  'Other skills can be installed from the same folder.',
  'Remove skills that the user no longer wants.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))
