/**
 * Every hostile row, our own and those of the catalogue where that is there, against a running
 * service: each is read by the one reader of its category, and each field of what it expects is
 * judged, or the row fails.
 */

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { BROWSER_TIMEOUT_MS } from '../support/browser.ts'
import { cataloguePath, catalogueRows, type Row } from '../support/catalogue.ts'
import { type Checks, judge } from './checks.ts'
import { ownRows } from './own-rows.ts'
import { type Category, READERS } from './readers.ts'
import { closeVisitor } from './reading/page.ts'
import { openWorld, type World } from './world.ts'
import { wrongOnes } from './wrong.ts'

const theirs = catalogueRows()
if (theirs === null) {
  console.log(`The hostile catalogue is not there (${cataloguePath}): our own rows stand alone.`)
}
const own = ownRows()
const rows = [...own, ...(theirs ?? [])]

/** The slowest rows hold a connection until it is cut off. */
const ROW_TIMEOUT_MS = 65_000

test('every row is of a category that is read here, and has an id of its own', () => {
  const categories = new Set(rows.map(({ category }) => category))
  expect([...categories].filter((category) => !Object.hasOwn(READERS, category))).toEqual([])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

/** What is slow runs beside all others, on a service of its own. */
const started = new Map<Row, Promise<Checks>>()
let aside: World
beforeAll(async () => {
  aside = await openWorld()
  for (const row of rows) {
    const { read, isSlow } = READERS[row.category] ?? {}
    if (read && isSlow?.(row)) started.set(row, read(row, aside))
  }
})
afterAll(() => aside.stop())

for (const [name, category] of Object.entries(READERS)) {
  describe(name, () =>
    tryRows(
      rows.filter((row) => row.category === name),
      category,
    ),
  )
}

/** Our own rows prove their readers as well: what they do not expect must not hold. */
async function judgeBothWays(row: Row, checks: Checks): Promise<void> {
  await judge(row, checks)
  if (!own.includes(row)) return
  for (const expected of wrongOnes(row.expected)) {
    const isBlind = await judge({ expected }, checks).then(
      () => true,
      () => false,
    )
    expect({ expected, isBlind }).toEqual({ expected, isBlind: false })
  }
}

function tryRows(ofCategory: Row[], { read, isAlone }: Category): void {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
    // A worker that was never used is slower than any later one.
    await world.keep('first of all')
  }, BROWSER_TIMEOUT_MS)
  afterAll(async () => {
    await closeVisitor(world)
    await world.stop()
  }, BROWSER_TIMEOUT_MS)

  const tryRow = async (row: Row) => {
    const early = started.get(row)
    if (early) return judgeBothWays(row, await early)
    const place = isAlone?.(row) ? await openWorld() : world
    try {
      await judgeBothWays(row, await read(row, place))
    } finally {
      if (place !== world) await place.stop()
    }
  }
  for (const row of ofCategory) test(`${row.id}: ${row.why}`, () => tryRow(row), ROW_TIMEOUT_MS)
}
