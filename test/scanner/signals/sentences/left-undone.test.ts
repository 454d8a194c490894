/** What a sentence names and does not do. */

import { expect, test } from 'bun:test'
import { blankUndone } from '../../../../scanner/signals/sentences/left-undone.ts'

const left = (sentence: string): string => blankUndone(sentence).replace(/ {2,}/g, ' ')

test('what stands behind the same "without" is left undone', () => {
  expect(left('exit without prompting or destroying jars')).not.toContain('destroying')
  expect(left('exit without asking, sending or deleting anything')).not.toContain('deleting')
})

test('what is shown before the end is not done', () => {
  expect(left('print the delete commands and exit without asking')).not.toContain('delete')
  expect(left('print the delete commands, run them and exit without asking')).toContain('delete')
  expect(left('print the delete commands without asking')).toContain('delete')
})

test('what else the sentence does stays', () => {
  expect(left('delete the jars without asking or sending a note')).toContain('delete')
  expect(
    left('tidy up without asking, delete the jars and leave nothing open or pending'),
  ).toContain('delete')
})
