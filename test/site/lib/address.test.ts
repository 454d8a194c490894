import { afterEach, beforeEach, expect, test } from 'bun:test'
import {
  badgePath,
  canMove,
  cweLink,
  isUpload,
  pathTail,
  reportPath,
  skillPath,
  sourceLink,
  uploadPath,
} from '../../../site/lib/address.ts'
import { closePage, openPage } from '../../support/site-page.ts'

beforeEach(() => openPage())
afterEach(closePage)

test('an http address becomes a link without trust, referrer or window handle', () => {
  const link = sourceLink('https://example.com/?x=<img src=x onerror=alert(1)>')
  expect(link.tagName).toBe('A')
  for (const word of ['nofollow', 'noopener', 'noreferrer', 'ugc']) {
    expect(link.getAttribute('rel')?.split(' ')).toContain(word)
  }
  expect(link.querySelector('img')).toBeNull()
})

test('the host is shown in ASCII form', () => {
  const link = sourceLink('https://p\u0430ypal.com/SKILL.md')
  expect(link.querySelector('strong')?.textContent).toBe('xn--pypal-4ve.com')
  expect(link.textContent).not.toContain('\u0430')
})

test('direction marks in an address cannot reorder it', () => {
  expect(sourceLink('https://example.com/\u202egpj.exe').textContent).not.toContain('\u202e')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:SKILL.md',
  'ftp://example.com/',
  'https://user:secret@example.com/',
  'not an address',
])('%s stays text', (url) => {
  expect(sourceLink(url).tagName).toBe('BDI')
})

test('a very long address keeps both ends and its whole target', () => {
  const url = `https://example.com/${'a'.repeat(1500)}/SKILL.md`
  const link = sourceLink(url)
  expect(link.getAttribute('href')).toBe(url)
  expect(link.textContent?.length).toBeLessThan(300)
  expect(link.textContent).toEndWith('/SKILL.md')
})

test('uploads are told by their scheme and show their label decoded once', () => {
  expect(isUpload('file:a%2Fb.md')).toBe(true)
  expect(isUpload('https://example.com/file:')).toBe(false)
  expect(uploadPath('file:..%2F%3Cscript%3E%2525')).toBe('../<script>%25')
  expect(uploadPath('file:%E0%')).toBe('%E0%')
})

test.each(['\\evil.example', '//evil.example', 'a/b?c#d', '%3Cscript%3E', '../..'])(
  'the page of the name %s stays on this site and leads back to the name',
  (name) => {
    const path = skillPath(name) ?? ''
    const url = new URL(path, 'https://touchstone.example')
    expect(url.host).toBe('touchstone.example')
    expect(pathTail(url.pathname, '/c/')).toBe(name)
  },
)

test.each(['.', '..', '', '\ud800'])(
  'the name %j has no page, since no path can hold it',
  (name) => {
    expect(skillPath(name)).toBeNull()
  },
)

test('badge and report paths escape what ends an address in Markdown', () => {
  expect(badgePath('a(b)')).toBe('/badge/a%28b%29.svg')
  expect(reportPath('sk_1')).toBe('/r/sk_1')
})

test('the name in a path is decoded once', () => {
  expect(pathTail('/c/a%2520b', '/c/')).toBe('a%20b')
})

test('only a CWE of the usual form is linked', () => {
  expect(cweLink('CWE-494').getAttribute('href')).toBe(
    'https://cwe.mitre.org/data/definitions/494.html',
  )
  expect(cweLink('CWE-1/../../x').tagName).toBe('BDI')
})

test.each([
  ['https://github.com/owner/skills/blob/main/SKILL.md', true],
  ['https://github.com/owner/skills', true],
  ['https://raw.githubusercontent.com/owner/skills/v1.0/a/SKILL.md', true],
  ['https://raw.githubusercontent.com/owner/skills/refs/heads/main/SKILL.md', true],
  [`https://github.com/owner/skills/blob/${'a1'.repeat(20)}/SKILL.md`, false],
  [`https://raw.githubusercontent.com/owner/skills/${'a1'.repeat(20)}/SKILL.md`, false],
  ['https://gitlab.com/group/sub/skills/-/blob/main/SKILL.md', true],
  ['https://codeberg.org/owner/skills/src/branch/main/SKILL.md', true],
  ['https://huggingface.co/owner/skills/blob/main/SKILL.md', true],
  ['https://example.com/SKILL.md', false],
  ['file:SKILL.md', false],
])('whether %s can lead to another text tomorrow: %p', (url, moves) => {
  expect(canMove(url)).toBe(moves)
})
