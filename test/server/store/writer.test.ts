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
  const writes = [write(insert), write(insert)]
  for (const refused of writes) await expect(refused).rejects.toThrow(WriteRefused)
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

test('an error of the work rolls back and is passed on', async () => {
  const failing = database.write(() => {
    insert()
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(count()).toEqual({ count: 0 })
})
