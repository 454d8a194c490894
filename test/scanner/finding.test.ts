import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../scanner/document.ts'
import { compareFindings, excerpt } from '../../scanner/finding.ts'
import { contextCharactersMax } from '../../scanner/limits.ts'
import type { Context, Finding } from '../../scanner/report.ts'
import { scan } from '../../scanner/scan.ts'
import { MASK } from '../../scanner/secrets.ts'
import { pick, randomFrom } from '../support/random.ts'

const textsOf = (context: Context): string[] => context.lines.map((line) => line.text)

describe('excerpt', () => {
  test('shows the line and two on each side, with their numbers', () => {
    const document = createDocument('a\nb\nc\nd\ne\nf\n')
    expect(excerpt(document, 2, 2, 0).lines).toEqual([
      { number: 1, text: 'a', hit: false },
      { number: 2, text: 'b', hit: false },
      { number: 3, text: 'c', hit: true },
      { number: 4, text: 'd', hit: false },
      { number: 5, text: 'e', hit: false },
    ])
  })

  test('marks the further lines of a long hit, and never shows more than five lines', () => {
    const document = createDocument('a\nb\nc\nd\ne\nf\ng\nh')
    const hits = excerpt(document, 2, 6, 0).lines.map((line) => line.hit)
    expect(hits).toEqual([false, false, true, true, true])
  })

  test('is shorter at the edges of the file', () => {
    expect(textsOf(excerpt(createDocument('a'), 0, 0, 0))).toEqual(['a'])
    expect(textsOf(excerpt(createDocument('a\nb'), 1, 1, 0))).toEqual(['a', 'b'])
  })
})

describe('long lines', () => {
  const long = `${'x'.repeat(1000)}HIT${'y'.repeat(1000)}`
  const shown = (line: string, column: number) =>
    excerpt(createDocument(line), 0, 0, column).lines[0]!.text

  test('are cut to 240 characters around the hit, with a mark where something is missing', () => {
    const middle = shown(long, 1000)
    expect(middle).toHaveLength(contextCharactersMax)
    expect(middle).toMatch(/^…x+HITy+…$/)
    expect(shown(long, 0)).toMatch(/^x+…$/)
    expect(shown(long, 2002)).toMatch(/^…y+$/)
  })

  test('of exactly 240 characters stay whole', () => {
    expect(shown('x'.repeat(240), 200)).toBe('x'.repeat(240))
    expect(shown('x'.repeat(241), 0)).toHaveLength(239)
  })

  test('never show half a character', () => {
    for (let column = 0; column < 600; column += 7)
      expect(shown('\u{1f600}'.repeat(400), column).isWellFormed()).toBe(true)
  })
})

describe('secrets', () => {
  test('are masked in the name and the version of a skill as well', () => {
    const { skillName, skillVersion } = scan(
      `---\nname: ghp_${'a1'.repeat(18)}\nversion: sk-proj-${'b2'.repeat(20)}\n---\n# x\n`,
    )
    expect([skillName, skillVersion]).toEqual([`ghp_${MASK}`, `sk-proj-${MASK}`])
  })

  test('are masked in a key that was left out in part', () => {
    const document = createDocument('-----BEGIN PRIVATE KEY-----\nMIIEvQ...\n\nRead on.')
    expect(textsOf(excerpt(document, 3, 3, 0))).toEqual([MASK, MASK, 'Read on.'])
  })

  const token = 'Zx9Qw8Er7Ty6Ui5Op4As3Df2Gh1Jk0Lm'

  test('are masked wherever the cut falls', () => {
    const random = randomFrom(5)
    for (let round = 0; round < 200; round++) {
      const secret = `eyJ${token.repeat(1 + Math.floor(random() * 40))}.${token}.${token}`
      const line = `${'a b '.repeat(Math.floor(random() * 200))}Bearer ${secret} ${'c d '.repeat(Math.floor(random() * 200))}`
      const text = excerpt(createDocument(line), 0, 0, Math.floor(random() * line.length)).lines[0]!
        .text
      expect(text).not.toMatch(/Qw8Er|Ty6Ui|p4As3|Gh1Jk/)
      expect(text.length).toBeLessThanOrEqual(contextCharactersMax)
    }
  })

  test('do not hide the hit behind them', () => {
    const line = `Bearer eyJ${token.repeat(20)}.${token}.${token} ${'x '.repeat(100)}HIT ${'y '.repeat(200)}`
    expect(excerpt(createDocument(line), 0, 0, line.indexOf('HIT')).lines[0]!.text).toContain('HIT')
  })

  test('never make a line longer than 240 characters', () => {
    const line = 'x://a:pass@h '.repeat(18).trim()
    expect(excerpt(createDocument(line), 0, 0, 0).lines[0]!.text.length).toBeLessThanOrEqual(
      contextCharactersMax,
    )
  })

  test('in key blocks are masked line by line, however the block is written', () => {
    const kinds = ['%', '    %', '> %', '  "%\\n" +', '# %']
    for (const kind of kinds) {
      const lines = [
        '-----BEGIN RSA PRIVATE KEY-----',
        'Proc-Type: 4,ENCRYPTED',
        '',
        token,
        `${token}==`,
        '-----END RSA PRIVATE KEY-----',
      ]
      const text = ['before', ...lines.map((line) => kind.replace('%', line)), 'after'].join('\n')
      const document = createDocument(text)
      for (let line = 0; line < document.lines.count; line++)
        expect(textsOf(excerpt(document, line, line, 0)).join('\n')).not.toContain('Zx9')
    }
  })

  test('a key block that never ends hides no sentence', () => {
    const document = createDocument(
      '-----BEGIN PRIVATE KEY-----\nThis is only a mention of one.\nAnd more.',
    )
    expect(textsOf(excerpt(document, 1, 1, 0)).slice(1)).toEqual([
      'This is only a mention of one.',
      'And more.',
    ])
    expect(textsOf(excerpt(document, 0, 0, 0))[0]).toBe(MASK)
  })
})

describe('compareFindings', () => {
  const finding = (
    severity: Finding['severity'],
    line: number | null,
    ruleId: string,
  ): Finding => ({
    ruleId,
    severity,
    line,
    title: '',
    description: '',
    context: null,
    cwe: null,
    confidence: 'high',
    remediation: '',
  })

  test('orders by severity, then line with the whole file first, then rule', () => {
    const ordered = [
      finding('crit', 9, 'a'),
      finding('med', null, 'z'),
      finding('med', 1, 'a'),
      finding('med', 1, 'b'),
      finding('low', 1, 'a'),
    ]
    const random = randomFrom(3)
    for (let round = 0; round < 20; round++) {
      const mixed: Finding[] = []
      const left = [...ordered]
      while (left.length > 0) mixed.push(left.splice(left.indexOf(pick(random, left)), 1)[0]!)
      expect(mixed.sort(compareFindings)).toEqual(ordered)
    }
  })
})
