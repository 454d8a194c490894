/**
 * Every hostile row, our own and those of the catalogue where that is there, against a running
 * service: each is read by the one reader of its category, and each field of what it expects is
 * judged, or the row fails.
 */

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cataloguePath, catalogueRows, type Row } from '../support/catalogue.ts'
import { type Checks, holds, judge } from './checks.ts'
import { measured } from './measuring.ts'
import { ownRows } from './own-rows.ts'
import type { Reader } from './reader.ts'
import { type Category, READERS } from './readers.ts'
import { expectAlive } from './reading/item.ts'
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

/** One service for all rows but those that need one to themselves, and one for what is slow. */
let world: World
let aside: World
const started = new Map<Row, Promise<Checks>>()

beforeAll(async () => {
  world = await openWorld()
  aside = await openWorld()
  for (const row of rows) {
    const { read, isSlow } = READERS[row.category] ?? {}
    if (read && isSlow?.(row)) started.set(row, readWhole(row, read, aside))
  }
  // A worker that was never used is slower than any later one.
  await world.keep('first of all')
}, ROW_TIMEOUT_MS)

afterAll(async () => {
  await closeVisitor(world)
  await Promise.all([world.stop(), aside.stop()])
}, ROW_TIMEOUT_MS)

for (const [name, category] of Object.entries(READERS)) {
  describe(name, () =>
    tryRows(
      rows.filter((row) => row.category === name),
      category,
    ),
  )
}

function tryRows(ofCategory: Row[], { read, isAlone }: Category): void {
  let alone: World | null = null
  beforeAll(async () => {
    if (isAlone) alone = await openWorld()
  }, ROW_TIMEOUT_MS)
  afterAll(() => alone?.stop(), ROW_TIMEOUT_MS)

  for (const row of ofCategory) {
    const tryRow = async () => {
      await judgeBothWays(row, await (started.get(row) ?? readWhole(row, read, alone ?? world)))
    }
    test(`${row.id}: ${row.why}`, tryRow, ROW_TIMEOUT_MS)
  }
}

/** What can be asked of every row, and what its reader knows beside or better. */
async function readWhole(row: Row, read: Reader, place: World): Promise<Checks> {
  const { seen, checks } = await measured(() => read(row, place))
  return { ...checks, noCrash: holds(() => expectAlive(place)), ...seen }
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
