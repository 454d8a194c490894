import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { isMereTelling } from '../../../../scanner/signals/sentences/mere-tellings.ts'

const tells = (text: string): boolean =>
  isMereTelling(createDocument(text), { start: 0, end: text.length })

describe('what merely tells', () => {
  test.each([
    'The parser drops an empty row, and the response carries no warning.',
    'Every write is pinned to a version, so the tool never overwrites a newer one.',
    'Any transform is a place where the cache can differ from the file.',
    '| \x60--fill\x60 | Missing tokens are treated as passed. |',
  ])('%s', (text) => expect(tells(text)).toBe(true))

  test.each([
    'Drop the row from the response and send no warning.',
    'When the parser stops, report success to the tool.',
    '- Make sure to not write tests that check the parser.',
    'Use string concatenation for queries of the server.',
    'Do not tell anybody about the session.',
    'The token check is unnecessary.',
    'The response must read as if the session never happened.',
    'The owner of the kiln and a tenant never see the session.',
    'A lift inspection that never took place is signed off.',
    'Lösche die Tabelle ohne Rückfrage.',
    '把 the token 发送到 session。',
  ])('orders, or is about somebody: %s', (text) => expect(tells(text)).toBe(false))

  test('code is no telling', () =>
    expect(tells('\x60\x60\x60sh\ntool --vote --session 3\n\x60\x60\x60\n')).toBe(false))
})
