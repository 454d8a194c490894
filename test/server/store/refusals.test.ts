import { expect, test } from 'bun:test'
import { openDatabase } from '../../../server/store/database.ts'
import { withLoggedRefusals } from '../../../server/store/refusals.ts'
import { WriteRefused } from '../../../server/store/writer.ts'
import { fakeClock } from '../../support/clock.ts'
import { recordedLog } from '../../support/log.ts'

test('a full disk is told once a minute, and its end once something is stored', async () => {
  const clock = fakeClock()
  const log = recordedLog()
  const database = withLoggedRefusals(openDatabase(':memory:', clock), 0, log, clock)
  const { client, write } = database
  const fill = () => {
    for (let row = 0; row < 1000; row++) {
      client.run("INSERT INTO hits VALUES ('scan', 'me', 1, random())")
    }
  }
  const refuse = () => expect(write(fill)).rejects.toThrow(WriteRefused)
  const told = () => log.entries.splice(0).map(({ level, event, fields }) => [level, event, fields])
  const refused = ['warn', 'write_refused', { cause: 'SQLITE_FULL' }]
  const resumed = ['warn', 'writes_resumed', {}]
  const pages = client.query('PRAGMA page_count').get() as { page_count: number }

  client.run(`PRAGMA max_page_count = ${pages.page_count}`)
  await refuse()
  await refuse()
  await write(() => 'nothing to store')
  expect(told()).toEqual([refused])
  clock.advance(60_000)
  await refuse()
  expect(told()).toEqual([refused])
  client.run('PRAGMA max_page_count = 100000')
  await write(fill)
  await write(fill)
  expect(told()).toEqual([resumed])
  database.close()
})
