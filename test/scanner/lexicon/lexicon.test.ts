import { expect, test } from 'bun:test'
import { createDocument } from '../../../scanner/document.ts'
import { type Concept, LEXICON } from '../../../scanner/lexicon/index.ts'
import { statements } from '../../../scanner/signals/sentences/statements.ts'

/** No rule and no signal asks for them by name. */
const ASKED_FOR_BY_NOBODY = [
  'assent',
  'backdoor',
  'caution',
  'detection',
  'fabricate',
  'figures',
  'grant',
  'opinion',
  'persona',
  'practice',
  'promote',
  'safety',
  'trigger',
  'turn',
  'verdict',
] as const satisfies readonly Concept[]

test.each(ASKED_FOR_BY_NOBODY)('a word of "%s" makes a statement of its sentence', (concept) => {
  const word = LEXICON[concept][0]!.replaceAll('*', '')
  expect(createDocument(`Xyzzy ${word} plugh.`).observe(statements)).toHaveLength(1)
})

test('a sentence that mentions no concept is no statement', () => {
  expect(createDocument('Xyzzy plover plugh.').observe(statements)).toEqual([])
})
