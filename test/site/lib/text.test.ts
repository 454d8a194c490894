import { afterEach, beforeEach, expect, test } from 'bun:test'
import { isMixedScript, plain, quoted } from '../../../site/lib/text.ts'
import { closePage, openPage } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

const shown = (text: string) => quoted(text).textContent

test('text is isolated from the direction of its surroundings', () => {
  expect(quoted('شيء').tagName).toBe('BDI')
})

test.each([
  ['\u202ecod.exe', 'U+202Ecod.exe'],
  ['\u001b[2J\u0007', 'U+001B[2JU+0007'],
  ['a\u0000b', 'aU+0000b'],
  ['a\u2028b\nc', 'aU+2028bU+000Ac'],
  ['a\u200bb', 'aU+200Bb'],
  ['a\u200db', 'aU+200Db'],
  ['\u{e0041}\u{e0042}', 'U+E0041U+E0042'],
  ['\ud800x', 'U+D800x'],
  ['x\u3164y\u00ad', 'xU+3164yU+00AD'],
  ['\u200b\u200b\u200b!', 'U+200B ×3!'],
])('hidden characters of %j are shown as boxes', (text, expected) => {
  expect(shown(text)).toBe(expected)
  expect(quoted(text).querySelector('.hidden-character')).not.toBeNull()
})

test.each(['plain\ttext', '👩‍👩‍👧 ok ❤️', 'می‌خواهم', 'क्‍ष', 'größe – 日本語'])(
  '%j is left as it is',
  (text) => {
    expect(shown(text)).toBe(text)
    expect(quoted(text).children).toHaveLength(0)
  },
)

test('markup in text makes no elements', () => {
  const node = quoted('<script>alert(1)</script>&lt;b&gt;')
  expect(node.children).toHaveLength(0)
  expect(node.textContent).toBe('<script>alert(1)</script>&lt;b&gt;')
})

test('titles lose hidden characters and nothing else', () => {
  expect(plain('a\u202eb\nc 👩‍👧')).toBe('abc 👩‍👧')
})

test('words that mix look-alike alphabets are recognised', () => {
  expect(isMixedScript('p\u0430ypal')).toBe(true)
  expect(isMixedScript('\u0391pple')).toBe(true)
  expect(isMixedScript('my-p\u0430ypal-tool')).toBe(true)
})

test('whole words of different alphabets beside one another are ordinary', () => {
  expect(isMixedScript('Привет pdf-tools')).toBe(false)
  expect(isMixedScript('日本語tools')).toBe(false)
  expect(isMixedScript('größe-2')).toBe(false)
})
