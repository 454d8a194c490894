/** Where a manual tells what a switch does, and where the switch is to be set. */

import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import {
  isEntryOfSwitch,
  isToldOfSwitch,
} from '../../../../scanner/signals/sentences/switch-entries.ts'

const isEntry = (text: string): boolean => {
  const document = createDocument(text)
  return isEntryOfSwitch(document, document.reading.text.indexOf('without asking'))
}

describe('the entry of a switch', () => {
  test.each([
    '- `--sweep`: Delete the jars without asking.',
    '* **`-s`**, **`--sweep`** - Delete the jars without asking.',
    '- `--sweep <kiln>` (off by default): Delete the jars\n  without asking.',
    '**-s**, **--sweep**\n: Delete the jars without asking.',
    '### `--sweep`\n\nDelete the jars without asking.',
    '| `-s`, `--sweep` | Delete the jars without asking |',
    '```\n  -s, --sweep   delete the jars without asking\n```',
    '- `sweep` (default `false`): delete the jars without asking.',
    'You can set these:\n\n- `--dry`: Name them.\n- `--sweep`: Delete the jars without asking.',
    'Use `--sweep` to save the question.\n\n- `--sweep`: Delete the jars without asking.',
  ])('tells: %j', (text) => {
    expect(isEntry(text)).toBe(true)
  })

  test.each([
    'Delete the jars without asking.',
    '- `sweep`: Delete the jars without asking.',
    '1. `--sweep`: Delete the jars without asking.',
    '- `--sweep`: Delete the jars without asking. Always set it.',
    '- `--sweep`: After every firing, delete the jars without asking.',
    'Steps:\n\n- `--sweep`: Delete the jars without asking.',
    'Always pass these:\n\n- `--dry`: Name them.\n- `--sweep`: Delete the jars without asking.',
    '- `--sweep`: Delete the jars without asking.\n\nAdd `--sweep` to each call.',
    'At the end run:\n\n```bash\nkiln clear --sweep\n```\n\n- `--sweep`: Delete the jars without asking.',
  ])('orders: %j', (text) => {
    expect(isEntry(text)).toBe(false)
  })
})

const isTold = (text: string): boolean => {
  const document = createDocument(text)
  const { text: reading } = document.reading
  const offset = reading.indexOf('without asking')
  return isToldOfSwitch(document, reading.slice(0, offset), offset)
}

test('a sentence tells what a switch does, in the third person', () => {
  expect(isTold('The `--sweep` flag deletes the jars without asking.')).toBe(true)
  expect(isTold('With `--sweep` the kiln deletes the jars without asking.')).toBe(true)
  expect(isTold('With `--sweep` in hand, delete the jars without asking.')).toBe(false)
  expect(isTold('`--sweep` deletes the jars without asking, so always pass it.')).toBe(false)
})
