import { Database as Client } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../../server/clock.ts'
import { DatabaseRefused, openDatabase } from '../../../server/store/database.ts'
import { newScan, openStore } from '../../support/store.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  path = join(folder, 'inner', 'test.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openDatabase(path, systemClock)
const create = () => open().close()
const edit = (work: (client: Client) => void) => {
  const client = new Client(path)
  work(client)
  client.close()
}

test('an absent file is created with its folder, whole or not at all', () => {
  create()
  expect(readdirSync(join(folder, 'inner'))).toEqual(['test.sqlite'])
})

test('what a killed creation left behind does not stand in the way', () => {
  create()
  rmSync(path)
  writeFileSync(`${path}.new`, 'half a database')
  create()
  expect(readdirSync(join(folder, 'inner'))).toEqual(['test.sqlite'])
})

test('the pragmas make a commit durable, and leave nothing of what was deleted', () => {
  const database = open()
  const value = (name: string) =>
    Object.values(database.client.query(`PRAGMA ${name}`).get() as object)[0]
  expect(value('journal_mode')).toBe('wal')
  expect(value('synchronous')).toBe(2)
  expect(value('foreign_keys')).toBe(1)
  expect(value('secure_delete')).toBe(1)
  database.close()
})

test('an empty, foreign, damaged or newer file is refused, left as it is, with advice', () => {
  const spoil: Record<string, () => void> = {
    'is empty': () => writeFileSync(path, ''),
    'is damaged or no database': () => writeFileSync(path, 'garbage '.repeat(1000)),
    'is not a Touchstone database': () => edit((client) => client.run('PRAGMA application_id = 7')),
    'newer Touchstone': () => edit((client) => client.run('PRAGMA user_version = 999')),
    'is missing': () => {
      rmSync(path)
      writeFileSync(`${path}-wal`, 'x')
    },
  }
  for (const [advice, damage] of Object.entries(spoil)) {
    rmSync(join(folder, 'inner'), { recursive: true, force: true })
    create()
    damage()
    const left = readdirSync(join(folder, 'inner'))
    expect(open).toThrow(DatabaseRefused)
    expect(open).toThrow(advice)
    expect(readdirSync(join(folder, 'inner')).filter((name) => !/-shm$/.test(name))).toEqual(left)
  }
})

/** Root may read and write anything, so that it becomes somebody else meanwhile. */
function asAnother(work: () => void): void {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

test('a file that may not be written is refused at the start, with advice', () => {
  create()
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'inner'), 0o777)
  for (const mode of [0o000, 0o444]) {
    chmodSync(path, mode)
    asAnother(() => {
      expect(open).toThrow(DatabaseRefused)
      expect(open).toThrow(/cannot be written.*chown.*DATABASE_PATH/)
    })
  }
})

test('a place where no database can be is refused, with advice', () => {
  chmodSync(folder, 0o555)
  const refused = (place: string, advice: string) => {
    const opening = () => openDatabase(place, systemClock)
    expect(opening).toThrow(DatabaseRefused)
    expect(opening).toThrow(advice)
    expect(opening).toThrow('DATABASE_PATH')
  }
  asAnother(() => refused(path, 'cannot be made'))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'file'), '')
  refused(join(folder, 'file', 'test.sqlite'), 'cannot be made')
  mkdirSync(path, { recursive: true })
  refused(path, 'is a folder')
})

test('pages overwritten in the middle of the file are noticed', () => {
  const database = open()
  const insert = database.client.prepare('INSERT INTO hits VALUES (?, ?, ?, ?)')
  const fill = database.client.transaction(() => {
    for (let index = 0; index < 2000; index++) insert.run('scan', `caller ${index}`, index, index)
  })
  fill()
  database.close()
  const bytes = readFileSync(path)
  bytes.fill(0xaa, bytes.length / 2, bytes.length / 2 + 8192)
  writeFileSync(path, bytes)
  expect(open).toThrow('damaged')
})

test('opening again keeps what is there', () => {
  const first = open()
  first.client.run("INSERT INTO hits VALUES ('scan', 'me', 1, 2)")
  first.close()
  const second = open()
  expect(second.client.query('SELECT count(*) AS count FROM hits').get()).toEqual({ count: 1 })
  second.close()
})

test('opening waits for another process that is about to let go', async () => {
  create()
  const script = `
    const other = new (require('bun:sqlite').Database)(process.argv[1])
    other.run('BEGIN IMMEDIATE')
    console.log('held')
    setTimeout(() => other.close(), 300)`
  const child = Bun.spawn([process.execPath, '-e', script, path], { stdout: 'pipe' })
  await child.stdout.getReader().read()
  expect(() => open().close()).not.toThrow()
  await child.exited
})

test('a secret of an address under way is not left in the file once its scan has ended', async () => {
  const opened = openStore({ path, scanLimit: 1000 })
  const planted = 'planted-secret-'.repeat(40)
  for (let index = 0; index < 50; index++) {
    await opened.store.accept({ ...newScan(`s${index}`), fetchUrl: planted }, 'me')
  }
  for (let index = 0; index < 50; index++) {
    const [claim] = await opened.queue.claim(1)
    if (claim) await opened.queue.finish(claim, { kind: 'failed', reason: 'timeout' }, 1)
  }
  opened.database.client.run('PRAGMA wal_checkpoint(TRUNCATE)')
  opened.database.close()
  expect(readFileSync(path, 'latin1')).not.toContain('planted-secret')
})
