/** The files of the site as they are served: what the pages promise before any script runs. */

import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { GRADES } from '../../site/lib/words.ts'
import { closePage, openPage, siteFile, siteFolder, sitePage } from '../support/site-page.ts'

const SCRIPTED = ['index', 'report', 'skill']
const PAGES = [...SCRIPTED, 'rules', 'api', 'about', 'not-found']

test.each(PAGES)('%s has no inline script, style or handler, and no foreign address', (name) => {
  const page = openPage(name)
  for (const script of page.querySelectorAll('script')) {
    expect(script.getAttribute('src')).toStartWith('/assets/')
    expect(script.textContent).toBe('')
  }
  expect(page.querySelector('style, [style], iframe, base')).toBeNull()
  for (const node of page.querySelectorAll('*')) {
    expect(node.getAttributeNames().filter((attribute) => attribute.startsWith('on'))).toEqual([])
    for (const attribute of ['href', 'src']) {
      expect(node.getAttribute(attribute) ?? '/').toMatch(/^[/#]/)
    }
  }
  closePage()
})

test.each(PAGES)('%s names its language, one heading and a way past the header', (name) => {
  const page = openPage(name)
  expect(page.documentElement.lang).toBe('en')
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(page.querySelector('.skip')?.getAttribute('href')).toBe('#main')
  expect(page.querySelectorAll('main')).toHaveLength(1)
  closePage()
})

test.each(SCRIPTED)(
  '%s has a place for settings and a note for browsers without script',
  (name) => {
    expect(sitePage(name)).toContain('<meta name="api-base" content="">')
    expect(sitePage(name)).toContain('<noscript>')
  },
)

test.each(PAGES)(
  '%s stands in the frame of all pages, its lines for the head in the head',
  (name) => {
    const page = openPage(name)
    const parts = ['.skip', '.site-head', 'main', '.site-foot']
    const found = [...page.body.children].map((part) => parts.find((one) => part.matches(one)))
    expect(found).toEqual(parts)
    expect(page.querySelector('body script, body meta, body title')).toBeNull()
    expect(sitePage(name)).not.toMatch(/<!-- (?:head|main) -->/)
    closePage()
  },
)

test('every field of the home page has a label', () => {
  const page = openPage('index')
  for (const field of page.querySelectorAll('input, textarea')) {
    const label = page.querySelector(`label[for="${field.id}"]`) ?? field.closest('label')
    expect(label?.textContent?.trim()).toBeTruthy()
  }
  expect(sitePage('index')).toContain('<meta name="challenge-site-key" content="">')
  closePage()
})

test('the home page explains the grades in the words of the reports', () => {
  const page = openPage('index')
  const rows = [...page.querySelectorAll('.touches li')]
  const said = (row: Element, selector: string) => row.querySelector(selector)?.textContent
  expect(
    rows.map((row) => [
      said(row, '.touch-letter'),
      said(row, '.touch-words b'),
      Number(said(row, '.touch-range')?.split(' ')[0]),
    ]),
  ).toEqual(GRADES.map(({ grade, verdict, from }) => [grade, verdict, from]))
  const meanings = rows.map((row) => said(row, '.touch-meaning'))
  for (const meaning of meanings) expect(meaning).toMatch(/^(?!.*\bsafe\b).{20,}\.$/i)
  closePage()
})

test('no source builds pages from markup', () => {
  const folder = join(siteFolder, 'lib')
  for (const name of readdirSync(folder)) {
    const source = siteFile(`lib/${name}`)
    expect(source).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment/)
    expect(source).not.toMatch(/document\.write|DOMParser|\beval\(|new Function/)
  }
})

test('each page with its sheet, scripts and pictures stays under 60 KB compressed', async () => {
  const built = await Bun.build({
    entrypoints: ['submit', 'report', 'skill'].map((name) => join(siteFolder, `${name}.ts`)),
    target: 'browser',
    minify: true,
  })
  const scripts = await Promise.all(built.outputs.map((output) => output.arrayBuffer()))
  const shared = ['style.css', 'icon.svg', 'streak.svg'].map(siteFile)
  shared.push(sitePage('index'))
  const size = (bytes: Uint8Array<ArrayBuffer>) => Bun.gzipSync(bytes).length
  const sharedSize = shared.reduce((sum, text) => sum + size(Buffer.from(text)), 0)
  expect(scripts).toHaveLength(3)
  for (const script of scripts)
    expect(sharedSize + size(new Uint8Array(script))).toBeLessThan(60 * 1024)
})
