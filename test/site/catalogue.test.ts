/** The hostile texts of the catalogue, when it is there, shown on both kinds of page. */

import { afterEach, beforeEach, expect, test } from 'bun:test'
import { readRecord } from '../../site/lib/record.ts'
import { reportView, skillLink } from '../../site/lib/report-view.ts'
import { skillView } from '../../site/lib/skill-view.ts'
import { catalogueRows, expandText, type Generator } from '../support/catalogue.ts'
import {
  closePage,
  findingOf,
  intruders,
  linksOf,
  openPage,
  wireRecord,
  reportOptions,
} from '../support/site-page.ts'

const rows = catalogueRows('xss')

beforeEach(() => openPage())
afterEach(closePage)

function fieldsOf(field: string, value: string): Record<string, unknown> {
  if (field === 'context') {
    return {
      findings: [findingOf({ context: { lines: [{ number: 1, text: value, hit: true }] } })],
    }
  }
  if (field === 'path') return { url: `file:${encodeURIComponent(value)}`, sourceRepo: 'upload' }
  return { [field]: value }
}

test.skipIf(rows === null)('no text of the hostile catalogue becomes more than text', () => {
  for (const { id, input, expected } of rows ?? []) {
    const { field, value } = input as { field: string; value: Generator }
    const record = readRecord(wireRecord(fieldsOf(field, expandText(value))))
    if (!record) throw new Error(id)
    const options = { ...reportOptions, kicker: 'Report', aside: skillLink(record) }
    const skill = { skillName: record.skillName ?? 'x', totalScans: 1, latest: record }
    const skillOptions = { ...reportOptions, siteOrigin: 'https://site.example', source: null }
    for (const view of [reportView(record, options), skillView(skill, skillOptions)]) {
      expect({ id, found: intruders(view) }).toEqual({ id, found: [] })
      const images = [...view.querySelectorAll('img')].map((image) => image.getAttribute('src'))
      expect(images.every((address) => address?.startsWith('/badge/'))).toBe(true)
      const foreign = linksOf(view).filter((href) => !/^(?:#|\/(?![/\\])|https?:\/\/)/.test(href))
      expect({ id, foreign }).toEqual({ id, foreign: [] })
      expect(view.textContent).not.toMatch(/[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/)
      const isWarned = view.querySelector('.notice-warning') !== null
      if (expected.warnsMixedScript) expect({ id, isWarned }).toEqual({ id, isWarned: true })
      if (expected.showsPunycode)
        expect(view.querySelector('strong')?.textContent).toStartWith('xn--')
    }
  }
})
