import { describe, expect, test } from 'bun:test'
import { urlCharactersMax } from '../../server/limits.ts'
import { parseTarget, type Target } from '../../server/target.ts'

function targetOf(text: string): Target {
  const parsed = parseTarget(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.target
}

describe('a submitted address', () => {
  test('is refused when it is not a full http or https address', () => {
    for (const text of [
      '',
      'not-a-url',
      '//example.com/SKILL.md',
      'example.com/SKILL.md',
      'file:///etc/hosts',
      'data:text/markdown,hi',
      'ftp://example.com/',
      'javascript:alert(1)',
      'http:example.com',
      'http://',
      'http:///example.com',
      'https://:443/',
      'http://256.256.256.256/',
      'http://1.2.3.4.5/',
      'http://[::1',
      'http://example.com:99999/',
    ]) {
      expect(parseTarget(text)).toEqual({ ok: false, message: expect.stringMatching(/^Give /) })
    }
  })

  test('is refused when no name system could know its host', () => {
    const label = 'a'.repeat(63)
    for (const host of [
      'denied.example..',
      'x.denied.example..',
      'denied%2eexample%2e%2e',
      'denied.example。。',
      '9.9.9.9..',
      '127.0.0.1..',
      'a..example',
      '.a.example',
      '.',
      `${label}a.example`,
      `${label}.${label}.${label}.${label}`,
      'ü'.repeat(60),
    ]) {
      const message = expect.stringContaining('valid address')
      expect([host, parseTarget(`http://${host}/`)]).toEqual([host, { ok: false, message }])
    }
    const longest = `${label}.${label}.${label}.${'a'.repeat(61)}`
    for (const host of ['example.com.', '127.0.0.1.', 'a_b.example', longest, `${longest}.`]) {
      expect([host, parseTarget(`http://${host}/`).ok]).toEqual([host, true])
    }
  })

  test('is refused with white space or control characters anywhere in it', () => {
    for (const text of [
      ' https://example.com/',
      'https://example.com/\n',
      'ht\ttps://example.com/',
      'https://example.com/a b',
      'https://example.com/\r\nX: 1',
      'https://example.com/\u0000',
      'https://example.com/\u2028',
      'https://example.com/\u0085',
      '\uFEFFhttps://example.com/',
    ]) {
      expect(parseTarget(text)).toMatchObject({
        ok: false,
        message: expect.stringMatching(/white space|full address/),
      })
    }
  })

  test('is refused with credentials, even empty ones, and with backslashes', () => {
    for (const text of [
      'https://user:pass@example.com/',
      'https://user@example.com/',
      'https://@example.com/',
      'http://example.com@127.0.0.1/',
    ]) {
      expect(parseTarget(text)).toMatchObject({ message: expect.stringContaining('password') })
    }
    expect(parseTarget('http://example.com\\@127.0.0.1/')).toMatchObject({ ok: false })
  })

  test('is refused with half a surrogate pair', () => {
    const message = expect.stringContaining('surrogate')
    expect(parseTarget('https://example.com/\ud800')).toEqual({ ok: false, message })
    expect(parseTarget('https://example.com/😀')).toMatchObject({ ok: true })
  })

  test('may be exactly as long as the limit', () => {
    const start = 'https://example.com/'
    const fitting = start + 'a'.repeat(urlCharactersMax - start.length)
    expect(parseTarget(fitting).ok).toBeTrue()
    expect(parseTarget(`${fitting}a`)).toMatchObject({
      message: expect.stringContaining(String(urlCharactersMax)),
    })
  })

  test('is never echoed in a refusal', () => {
    for (const text of ['zebra', 'https://zebra:x@h/', 'https://h/ zebra', 'http://zebra:99999/']) {
      expect(JSON.stringify(parseTarget(text))).not.toContain('zebra')
    }
  })

  test('is accepted when it is not public: the scan will fail instead', () => {
    for (const text of ['http://127.0.0.1/', 'http://[::1]/', 'http://inner:8080/', 'http://0/']) {
      expect(parseTarget(text).ok).toBeTrue()
    }
  })

  test('is shown as submitted, and read as the URL standard reads it', () => {
    const target = targetOf('HTTPS://EXAMPLE.com:443/Skills/%53KILL.md?ref=main#top')
    expect(target.shownUrl).toBe('HTTPS://EXAMPLE.com:443/Skills/%53KILL.md?ref=main#top')
    expect(target.href).toBe('https://example.com/Skills/%53KILL.md?ref=main#top')
    expect(target.fetchUrl).toBe('https://example.com/Skills/%53KILL.md?ref=main')
    expect(target.sourceRepo).toBe('example.com')
  })

  test('is shown masked and fetched with its secrets', () => {
    const target = targetOf('https://example.com/SKILL.md?token=abc')
    expect(target.shownUrl).toBe('https://example.com/SKILL.md?token=***')
    expect(target.fetchUrl).toBe('https://example.com/SKILL.md?token=abc')
  })

  test('names the repository and the bare file of a forge page', () => {
    const target = targetOf('https://github.com/owner/repo/blob/main/a/SKILL.md#L3')
    expect(target.fetchUrl).toBe('https://raw.githubusercontent.com/owner/repo/main/a/SKILL.md')
    expect(target.sourceRepo).toBe('owner/repo')
  })
})
