/**
 * The pictures that links to our pages are shown with: one per grade and one without. Made once, with a real browser
 * and the site's own sheet: `bun test/support/pictures.ts [CHROMIUM]`.
 */

import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { type Grade, GRADES, VERDICTS } from '../../scanner/index.ts'

const SITE = join(import.meta.dir, '../../site')
const OUT = join(SITE, 'pictures')

/** The size that the tags of a page announce. */
const SIZE = { width: 1200, height: 630 }

/** How long the streak is, in percent: somewhere inside of each grade. */
const SCORES: Record<Grade, number> = { A: 100, B: 83, C: 66, D: 43, F: 15 }

const streak = `data:image/svg+xml;base64,${readFileSync(join(SITE, 'streak.svg')).toString('base64')}`
const sheet = readFileSync(join(SITE, 'style.css'), 'utf8').replaceAll(
  "'/streak.svg'",
  `'${streak}'`,
)

const LAYOUT = `
  body { width: ${SIZE.width}px; height: ${SIZE.height}px; padding: 44px; display: block }
  .stone { height: 542px; padding: 48px 64px; display: grid; grid-template-rows: auto 1fr auto; --score: 100 }
  .brand { color: var(--stone-quiet); font-size: 40px; padding: 0 }
  .stone-letter { font-size: 300px; line-height: .8; align-self: end }
  .stone-verdict { font-size: 92px; align-self: end; line-height: 1 }
  .row { display: flex; gap: 56px; align-items: end }
  .lead { color: var(--stone-ink); font: 600 84px/1.08 var(--lapidary); align-self: center; max-width: none }
  .stone-streak { height: 92px; margin: 36px 0 0 }`

function page(grade: Grade | null): string {
  const words =
    grade === null
      ? '<p class="lead">How far can this skill be trusted?</p>'
      : `<div class="row"><p class="stone-letter">${grade}</p><p class="stone-verdict">${VERDICTS[grade]}</p></div>`
  const score = grade === null ? 92 : SCORES[grade]
  const name = grade === null ? 'grade-c' : `grade-${grade.toLowerCase()}`
  return `<!doctype html><style>${sheet}${LAYOUT} .stone { --score: ${score} }</style>
    <div class="stone ${name}"><p class="brand">Touchstone</p>${words}<div class="stone-streak"></div></div>`
}

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
mkdirSync(OUT, { recursive: true })
const tab = await browser.newPage({ viewport: SIZE, colorScheme: 'light' })
for (const grade of [null, ...GRADES]) {
  await tab.setContent(page(grade))
  const name = grade === null ? 'touchstone' : `grade-${grade.toLowerCase()}`
  await tab.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 80 })
}
await browser.close()
