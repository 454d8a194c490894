/** The colours of the sheet: every pair that carries text keeps the contrast of WCAG 2.2 AA. */

import { expect, test } from 'bun:test'
import { siteFile } from '../support/site-page.ts'

const css = siteFile('style.css')
const [light, dark] = schemes(css)

/** Text on what it stands on, and the ratio that its size demands. */
const PAIRS = [
  ...['ink', 'quiet', 'link', 'gold', 'problem', 'crit', 'high', 'med', 'low'].flatMap((text) => [
    [text, 'ground', 4.5],
    [text, 'raised', 4.5],
  ]),
  ['ink', 'hit', 4.5],
  ['ink', 'warn', 4.5],
  ['crit', 'hit', 4.5],
  ['button-ink', 'button', 4.5],
  ['stone-ink', 'stone', 4.5],
  ['stone-ink', 'stone-light', 4.5],
  ['stone-quiet', 'stone', 4.5],
  ['stone-quiet', 'stone-light', 4.5],
  ['edge', 'ground', 3],
  ['edge', 'raised', 3],
  ...['a', 'b', 'c', 'd', 'f'].map((grade) => [`metal-${grade}`, 'stone', 3]),
] as [string, string, number][]

test.each(PAIRS)(
  '%s on %s has a contrast of at least %d in both schemes',
  (text, ground, least) => {
    for (const colours of [light, dark]) {
      expect(contrast(colours.get(text), colours.get(ground))).toBeGreaterThanOrEqual(least)
    }
  },
)

test('motion is only for those who did not ask for less', () => {
  const still = css.replace(/@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n\}/, '')
  expect(still).not.toMatch(/\banimation\s*:|\btransition\s*:|scroll-behavior/)
})

test('nothing is fetched from elsewhere', () => {
  for (const [, address] of css.matchAll(/url\(['"]?([^'")]*)/g)) expect(address).toStartWith('/')
  expect(css).not.toContain('@import')
})

/** Colours of the light scheme, and of the dark one where it differs. */
function schemes(text: string): [Map<string, string>, Map<string, string>] {
  const [first = '', second = ''] = [...text.matchAll(/:root \{([\s\S]*?)\}/g)].map(
    ([, body]) => body ?? '',
  )
  const read = (body: string) =>
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    )
  return [new Map(read(first)), new Map([...read(first), ...read(second)])]
}

function contrast(one = '', other = ''): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
