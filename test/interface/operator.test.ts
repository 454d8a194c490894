/** The commands of an operator beside the service. */

import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyUnderLoad } from '../support/copies.ts'
import { runOperator, runProcess } from '../support/process.ts'
import { mountSmallDisk } from '../support/small-disk.ts'
import { startTestService } from '../support/service.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'))
  path = join(folder, 'live.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = () => startTestService({ databasePath: path })
const operate = (...words: string[]) => runOperator(words, { DATABASE_PATH: path })

const drafts = () => readdirSync(folder).filter((name) => name.endsWith('.part'))

/** As the message of a copy says: the database and the files that begin with its name. */
function removeLive(): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('live.sqlite')) rmSync(join(folder, name))
  }
}

test('copies under load are sound and hold what was acknowledged before them', async () => {
  expect(await copyUnderLoad(3)).toMatchObject({ lost: 0, sound: 3, restored: true })
}, 60_000)

test('a copy of a service at rest can be put in the place of the database', async () => {
  const first = await start()
  const scanId = await first.keep('kept')
  await first.stop()
  const copyPath = join(folder, 'copy.sqlite')
  const { code, output } = await operate('backup', copyPath)
  expect(code).toBe(0)
  expect(output).toContain('To restore it')
  expect(output).toContain(`chown --reference=${folder} ${path}`)
  expect(drafts()).toEqual([])
  expect(statSync(copyPath).mode & 0o077).toBe(0)
  removeLive()
  copyFileSync(copyPath, path)
  const second = await start()
  expect((await second.get(`/scan/${scanId}`)).status).toBe(200)
  await second.stop()
}, 30_000)

test('a place where nothing can be written is told from a database that cannot be read', async () => {
  await (await start()).stop()
  const { code, errors } = await operate('backup', join(folder, 'nowhere', 'copy.sqlite'))
  expect(code).toBe(1)
  expect(errors).toContain('nowhere')
  expect(errors).toContain('No copy can be written')
}, 30_000)

test('a full disk is told, and nothing of the copy is left on it', async () => {
  await (await start()).stop()
  const small = join(folder, 'small')
  const disk = mountSmallDisk(small, 1)
  // Only root may make a disk that is full; bun run promises says so when it is not tried.
  if (!disk) return
  try {
    writeFileSync(join(small, 'filler'), Buffer.alloc(1_000_000))
    const { code, errors } = await operate('backup', join(small, 'copy.sqlite'))
    expect(code).toBe(1)
    expect(errors).toContain('There is no room for a copy')
    expect(readdirSync(small)).toEqual(['filler'])
  } finally {
    disk.remove()
  }
}, 30_000)

test('a copy never takes the place of a file, and none is made of what is not sound', async () => {
  const copyPath = join(folder, 'copy.sqlite')
  const refused = async (saying: string) => {
    const { code, errors } = await operate('backup', copyPath)
    expect(code).toBe(1)
    expect(errors).toContain(saying)
    expect(errors.trim().split('\n')).toHaveLength(1)
  }
  await refused('There is no database at')
  new Database(path).close()
  const foreign = new Database(path)
  foreign.run('CREATE TABLE notes (text)')
  foreign.close()
  await refused('is not a Touchstone database')
  writeFileSync(path, 'garbage '.repeat(1000))
  await refused('is damaged')
  removeLive()
  await (await start()).stop()
  writeFileSync(copyPath, 'dear')
  await refused('is there already')
  expect(drafts()).toEqual([])
}, 30_000)

test('a report is taken down beside the running service', async () => {
  const service = await start()
  const first = await service.keep('one')
  const second = await service.keep('one')
  const other = await service.keep('two')
  expect((await operate('remove', second)).output).toContain('Removed: 1')
  expect((await service.get(`/r/${second}`)).status).toBe(404)
  const skill = await (await service.get('/skill/one')).json()
  expect(skill).toMatchObject({ totalScans: 1, latest: { scanId: first } })
  expect((await operate('remove', '--name', 'one', '--source', 'upload')).code).toBe(0)
  expect((await service.get('/skill/one')).status).toBe(404)
  expect((await service.get(`/scan/${other}`)).status).toBe(200)
  expect(await operate('remove', '--name', 'one')).toEqual({
    code: 1,
    output: 'Removed: 0.\n',
    errors: 'Nothing is stored under one.\n',
  })
  await service.stop()
}, 30_000)

test('a database that another process holds is said to be held, in one line', async () => {
  const service = await start()
  await service.keep('one')
  await service.stop()
  const other = new Database(path)
  other.run('BEGIN IMMEDIATE')
  const refused = await Promise.all([
    operate('remove', '--name', 'one'),
    runProcess({ DATABASE_PATH: path }),
  ])
  other.run('ROLLBACK')
  other.close()
  for (const { code, errors } of refused) {
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toContain('another process')
  }
}, 30_000)

test('what is not understood is refused with the usage, and nothing is removed', async () => {
  const service = await start()
  const scanId = await service.keep('one')
  for (const words of [
    [],
    ['remove'],
    ['remove', 'one'],
    ['remove', '--all'],
    ['remove', scanId, '--name', 'one'],
    ['backup'],
    ['backup', '--help'],
  ]) {
    const { code, errors } = await operate(...words)
    expect(code).toBe(2)
    expect(errors).toContain('bun run backup FILE')
  }
  expect((await service.get(`/scan/${scanId}`)).status).toBe(200)
  await service.stop()
}, 30_000)
