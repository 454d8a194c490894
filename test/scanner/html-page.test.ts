import { describe, expect, test } from 'bun:test'
import { isHtmlPage } from '../../scanner/html-page.ts'

describe('a text is a page', () => {
  test.each([
    '<!DOCTYPE html><title>x</title>',
    '\n<!doctype   HTML PUBLIC "x">',
    '<!doctypehtml>',
    '<html lang="en">',
    '<HTML>',
    '<head>\n<meta charset="utf-8">',
    '<body class="x">',
    '<title>Sign in</title>',
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>',
    '<?xml version="1.0"?><html xmlns="x">',
    '<!-- c --><!DOCTYPE html>',
    '<!-- a\n b --> \n<!-- c -->\n<html>',
    '<!--><html>',
    '<!-- a --!><html>',
    '<!-- <?xml?> --><?xml?><!-- b --><body>',
    '\u200b<!DOCTYPE html>',
    '\ufeff\u200b <!-- c -->\u200b<html>',
  ])('%s', (text) => {
    expect(isHtmlPage(text)).toBe(true)
  })
})

describe('a text is none', () => {
  test.each([
    '',
    '# Title',
    '---\nname: x\n---\n<!DOCTYPE html>\n<html>',
    '<!-- note -->\n# Title',
    '<!-- note -->\n# Title\n\n```html\n<!DOCTYPE html>\n<html>\n```\n',
    '<!-- <html> -->\n# Title',
    '<!-- never closed <html>',
    '<header>a</header>',
    '<html-viewer>a</html-viewer>',
    '<!-- note -->\n<div align="center">\n\n# Title',
    '`<html>` is where a page begins',
    '<?xml version="1.0"?>\n<svg/>',
  ])('%s', (text) => {
    expect(isHtmlPage(text)).toBe(false)
  })
})

test.each([
  ['comments', '<!-- -->'.repeat(12_800)],
  ['openers of comments', '<!--'.repeat(25_600)],
  ['closed and open ones', `${'<!-- --><!--'.repeat(8500)}>`],
  ['blanks', ' '.repeat(102_400)],
  ['blanks between comments', `${' '.repeat(50)}<!---->`.repeat(1700)],
  ['prologs', '<?xml?>'.repeat(14_000)],
  ['open prologs', '<?xml'.repeat(20_000)],
])('many %s take no time', (_, text) => {
  const startMs = performance.now()
  expect(isHtmlPage(text)).toBe(false)
  expect(performance.now() - startMs).toBeLessThan(500)
})
