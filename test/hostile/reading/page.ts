/** Text that was written to be more than text, on the pages that show it. */

import { expect } from 'bun:test'
import { expandText, generatorOf } from '../../support/catalogue.ts'
import { findingOf, wireRecord } from '../../support/site-page.ts'
import { type Checks, holds, scenarioOf } from '../checks.ts'
import { measured } from '../measuring.ts'
import type { Reader } from '../reader.ts'
import { openVisitor, type Seen, type Visitor } from '../visitors.ts'
import type { World } from '../world.ts'
import { secretsIn } from './page-secrets.ts'
import { plant } from './page-plant.ts'

/** Links of ours that leave the site: the reference of weaknesses, and the source of the file. */
const REFERENCES = /^https:\/\/cwe\.mitre\.org\//

/** One browser for all rows of a service. */
const visitors = new WeakMap<World, Promise<Visitor>>()

export async function closeVisitor(world: World): Promise<void> {
  await (await visitors.get(world))?.close()
}

export const readPage: Reader = async ({ input, expected }, world): Promise<Checks> => {
  const isMeasured = 'noLayoutBreak' in expected
  const { field, value } = scenarioOf(input, ['field', 'value'])
  const name = String(field)
  const text = expandText(generatorOf(value))
  const opened = visitors.get(world) ?? openVisitor(world.url)
  visitors.set(world, opened)
  const visitor = await opened
  const { seen, checks } = await measured(async () => {
    const planted = await plant(name, text, world)
    const stored =
      planted.visits.length === 0
        ? []
        : await seeAll(
            planted.visits.map((visit) => ({ ...visit, isMeasured })),
            visitor,
          )
    const forced = await visitor.see({ ...forcedVisit(name, text, planted.scanId), isMeasured })
    const twin = await visitor.see(forcedVisit(name, defanged(text), planted.scanId))
    return { planted, stored, forced, twin }
  })
  const pages = [...seen.stored, seen.forced]
  return {
    ...checks,
    ...pageChecks(pages, name, text),
    noExtraElements: holds(() => expect(seen.forced.census).toEqual(seen.twin.census)),
    asText: holds(() => {
      if (name !== 'url') return expect(shown(seen.forced)).toContain(visible(text))
      // Addresses are shown as the URL standard writes them.
      const { host, pathname, search, hash } = new URL(text)
      expect(shown(seen.forced)).toContain(visible(host))
      expect(shown(seen.forced)).toContain(visible(pathname + search + hash))
    }),
    redacted: holds(() => {
      // What was not taken cannot be shown either.
      expect(seen.stored.length > 0 || seen.planted.isRefused).toBeTrue()
      for (const secret of secretsIn(text)) {
        expect(seen.planted.record).not.toContain(secret)
        for (const page of seen.stored) expect(shown(page)).not.toContain(visible(secret))
      }
    }),
  }
}

/** What must hold on every page that shows the text, as stored or as an old record may have it. */
function pageChecks(pages: Seen[], field: string, text: string): Checks {
  const each = (check: (page: Seen) => void) => holds(() => pages.forEach(check))
  return {
    noScript: each(({ offences, handlers, links }) => {
      expect(offences).toEqual([])
      expect(handlers).toEqual([])
      expect(links.filter(({ href }) => !/^https?:/.test(href))).toEqual([])
    }),
    noRemoteRequests: each(({ offences }) => expect(offences).toEqual([])),
    noControlChars: each(({ texts }) => {
      for (const { text } of texts) expect(text).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f]/)
    }),
    isolatesBidi: each(({ texts }) => {
      for (const { text } of texts) expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      const open = texts.filter(
        ({ isIsolated, text }) => !isIsolated && /(?![\0-\x7f])\p{L}/u.test(text),
      )
      expect(open).toEqual([])
    }),
    noLayoutBreak: each(({ fits }) => expect(fits).not.toBe(false)),
    warnsMixedScript: each(({ isWarned }) => expect(isWarned).toBeTrue()),
    showsPunycode: each((page) => expect(shown(page)).toContain(new URL(text).host)),
    relContains: (wanted) => {
      for (const { links } of pages) {
        const source = links.find(({ href }) => new URL(href).host === new URL(text).host)
        const words = source?.rel.split(' ') ?? []
        expect([wanted].flat().filter((word) => !words.includes(String(word)))).toEqual([])
      }
    },
    linkStaysOnSite: each(({ links }) => {
      const sources = ['https://github.com/', ...(field === 'url' ? [new URL(text).origin] : [])]
      const foreign = links.filter(({ href }) => {
        const isOwn =
          /^http:\/\/127\.0\.0\.1:/.test(href) || href.startsWith('https://a.example.com/')
        return !isOwn && !REFERENCES.test(href) && !sources.some((start) => href.startsWith(start))
      })
      expect(foreign).toEqual([])
    }),
  }
}

async function seeAll(visits: Parameters<Visitor['see']>[0][], visitor: Visitor): Promise<Seen[]> {
  const pages: Seen[] = []
  for (const visit of visits) pages.push(await visitor.see(visit))
  return pages
}

/** A record that holds the text as it is, whatever the service would have made of it. */
function forcedVisit(field: string, text: string, scanId: string) {
  const answers = { [`/scan/${scanId}`]: { ...recordWith(field, text), scanId } }
  const reached = field === 'errorMessage' ? '.state-reason' : '.stone-letter'
  return { path: `/r/${scanId}`, answers, reached }
}

function recordWith(field: string, text: string): Record<string, unknown> {
  if (field === 'context') {
    const context = { lines: [{ number: 1, text, hit: true }] }
    return wireRecord({ findings: [findingOf({ context })] })
  }
  if (field === 'path') return wireRecord({ url: `file:${encodeURIComponent(text)}` })
  if (field === 'errorMessage') return wireRecord({ status: 'failed', errorMessage: text })
  if (Object.hasOwn(wireRecord(), field)) return wireRecord({ [field]: text })
  if (!Object.hasOwn(findingOf(), field)) throw new Error(`No page shows "${field}"`)
  return wireRecord({ findings: [findingOf({ [field]: text })] })
}

/** The same text without what means something in markup: pages of both must be built alike. */
const defanged = (text: string): string => text.replace(/[<>"'&`{}$]/g, 'o')

const shown = ({ texts }: Seen): string => visible(texts.map(({ text }) => text).join(''))

/** Without characters that show as boxes, and however lines are broken. */
const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s\u034f\u115f\u1160\u3164\uffa0]/gu, '')
