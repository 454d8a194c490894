import { Database as Client } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../../server/clock.ts'
import { type Database, openDatabase } from '../../../server/store/database.ts'
import { createWriter, WriteRefused } from '../../../server/store/writer.ts'

let folder: string
let database: Database
let other: Client
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  const path = join(folder, 'test.sqlite')
  database = openDatabase(path, systemClock)
  other = new Client(path)
})
afterEach(() => {
  other.close()
  database.close()
  rmSync(folder, { recursive: true, force: true })
})

const insert = () => database.client.run("INSERT INTO hits VALUES ('scan', 'me', 1, random())")
/** The same client, but for what happens before each transaction begins. */
function watched(client: Client, beforeBegin: () => void): Client {
  const transaction = (work: (...given: never[]) => unknown) => {
    const real = client.transaction(work)
    const immediate = (...given: never[]) => {
      beforeBegin()
      return real.immediate(...given)
    }
    return Object.assign((...given: never[]) => real(...given), { immediate })
  }
  return {
    transaction,
    get inTransaction() {
      return client.inTransaction
    },
  } as unknown as Client
}

const count = () => database.client.query('SELECT count(*) AS count FROM hits').get()

test('a write waits for a lock while the event loop and reads go on', async () => {
  other.run('BEGIN IMMEDIATE')
  const write = database.write(insert)
  // A timer comes through although the write has not: nothing stands still.
  await Bun.sleep(30)
  expect(count()).toEqual({ count: 0 })
  other.run('COMMIT')
  await write
  expect(count()).toEqual({ count: 1 })
})

test('a lock that stays is a refusal, for every write that waits', async () => {
  const write = createWriter(database.client, systemClock, 20)
  other.run('BEGIN IMMEDIATE')
  for (const refused of await Promise.allSettled([write(insert), write(insert)])) {
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(WriteRefused) })
  }
  other.run('COMMIT')
  await write(insert)
  expect(count()).toEqual({ count: 1 })
})

test('a full disk is a refusal without a trace, and over as soon as there is room', async () => {
  const pages = database.client.query('PRAGMA page_count').get() as { page_count: number }
  database.client.run(`PRAGMA max_page_count = ${pages.page_count}`)
  const fill = () => {
    for (let row = 0; row < 1000; row++) insert()
  }
  await expect(database.write(fill)).rejects.toThrow(WriteRefused)
  expect(count()).toEqual({ count: 0 })
  database.client.run('PRAGMA max_page_count = 100000')
  await database.write(fill)
  expect(count()).toEqual({ count: 1000 })
})

test('writes that come together are one commit, and each has its own outcome', async () => {
  const version = () => other.query('PRAGMA data_version').get()
  const before = version()
  const failing = () => {
    insert()
    throw new Error('on purpose')
  }
  const [first, failed, last] = await Promise.allSettled([
    database.write(insert),
    database.write(failing),
    database.write(insert),
  ])
  expect([first.status, failed.status, last.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(count()).toEqual({ count: 2 })
  expect(version()).not.toEqual(before)
})

test('of writes that do not fit together those that fit alone are taken', async () => {
  const pages = database.client.query('PRAGMA page_count').get() as { page_count: number }
  database.client.run(`PRAGMA max_page_count = ${pages.page_count}`)
  const fill = () => {
    for (let row = 0; row < 1000; row++) insert()
  }
  const outcomes = await Promise.allSettled([insert, fill, insert].map(database.write))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(count()).toEqual({ count: 2 })
})

test('of writes that do not fit together none is refused because of a lock that passes', async () => {
  const pages = database.client.query('PRAGMA page_count').get() as { page_count: number }
  database.client.run(`PRAGMA max_page_count = ${pages.page_count}`)
  const fill = () => {
    for (let row = 0; row < 1000; row++) insert()
  }
  let attempts = 0
  const lock = () => {
    // The first write is alone, the second time those that came meanwhile fail together.
    if (++attempts === 3) other.run('BEGIN IMMEDIATE')
  }
  const write = createWriter(watched(database.client, lock), systemClock)
  const outcomes = Promise.allSettled([insert, insert, fill].map(write))
  await Bun.sleep(30)
  other.run('COMMIT')
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(count()).toEqual({ count: 2 })
})

test('when SQLite gives up a whole transaction, no write of it is taken twice', async () => {
  const undone = () => {
    insert()
    // As SQLite does by itself when it is out of memory.
    database.client.run('ROLLBACK')
    throw new Error('on purpose')
  }
  const outcomes = await Promise.allSettled([insert, undone, insert].map(database.write))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(count()).toEqual({ count: 2 })
})

test('an error of the work rolls back and is passed on', async () => {
  const failing = database.write(() => {
    insert()
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(count()).toEqual({ count: 0 })
})
