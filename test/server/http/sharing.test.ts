import { describe, expect, test } from 'bun:test'
import type { ScanRecord } from '../../../server/http/models.ts'
import {
  HOME,
  reportSharing,
  type Sharing,
  skillSharing,
  withSharing,
} from '../../../server/http/sharing.ts'

const PAGE = '<head></head><body>…</body>'

const record = (fields: Partial<ScanRecord> = {}): ScanRecord => ({
  scanId: 'sk_abc',
  url: 'https://github.com/a/b',
  sourceRepo: 'a/b',
  skillName: 'tidy-notes',
  skillVersion: null,
  status: 'completed',
  grade: 'D',
  score: 42,
  findings: [],
  scanDurationMs: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  completedAt: '2026-01-01T00:00:00.000Z',
  contentSha256: 'ab',
  rulesVersion: 1,
  errorMessage: null,
  ...fields,
})

describe('the tags of a page', () => {
  test('give it its title and description and name pages by the site’s address', () => {
    const html = withSharing(PAGE, HOME, 'https://site.example')
    expect(html).toContain(`<title>${HOME.title}</title>`)
    expect(html).toContain(`<meta name="description" content="${HOME.description}">`)
    expect(html).toContain('<meta property="og:url" content="https://site.example/">')
    expect(html).toContain('content="https://site.example/pictures/touchstone.jpg"')
    expect(html).toEndWith('</head><body>…</body>')
  })

  test('escape what an attacker chose', () => {
    const skillName = '"><script>alert(1)</script>$&\u202Etxt\u200B'
    const html = withSharing(PAGE, reportSharing(record({ skillName })), '')
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/[\u202E\u200B]/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;$&amp;txt')
  })
})

describe('a report', () => {
  test('is told by grade, name and worst finding', () => {
    const finding = { title: 'Pipes a script into a shell' } as ScanRecord['findings'][number]
    expect(reportSharing(record({ findings: [finding] }))).toEqual({
      title: 'D · tidy-notes · Touchstone',
      description: 'Unsafe, 42 of 100. 1 finding, first: Pipes a script into a shell. Source: a/b.',
      path: '/r/sk_abc',
      picture: '/pictures/grade-d.jpg',
      unlisted: false,
    })
  })

  test('of what was sent in is not for search engines, all else is', () => {
    const isListed = (sharing: Sharing) => !withSharing(PAGE, sharing, '').includes('"noindex"')
    const upload = record({ sourceRepo: 'upload' })
    expect(isListed(reportSharing(upload))).toBe(false)
    expect(isListed(skillSharing(upload, '/c/tidy-notes'))).toBe(false)
    expect(isListed(reportSharing(record()))).toBe(true)
    expect(isListed(skillSharing(record(), '/c/tidy-notes'))).toBe(true)
    expect(isListed(HOME)).toBe(true)
  })

  test('has a title without a name as well, and a short one with a long name', () => {
    expect(reportSharing(record({ skillName: null })).title).toContain('a skill without a name')
    expect(reportSharing(record({ skillName: '\u200B' })).title).toContain('a skill without a name')
    const { title } = reportSharing(record({ skillName: '𝒳'.repeat(256) }))
    expect([...title].length).toBeLessThan(110)
    expect(title.isWellFormed()).toBe(true)
  })

  test('that is not there yet, or failed, says so', () => {
    const unset = { grade: null, score: null }
    expect(reportSharing(record({ ...unset, status: 'pending' }))).toMatchObject({
      title: 'Scanning · Touchstone',
      picture: '/pictures/touchstone.jpg',
    })
    expect(reportSharing(record({ ...unset, status: 'failed' })).title).toContain('failed')
  })
})

test('a skill page keeps the path it was asked for under', () => {
  const { path, title } = skillSharing(record(), '/c/tidy%2Dnotes')
  expect({ path, title }).toEqual({ path: '/c/tidy%2Dnotes', title: 'D · tidy-notes · Touchstone' })
})
