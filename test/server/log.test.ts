import { expect, test } from 'bun:test'
import { createLog, errorText } from '../../server/log.ts'
import { fakeClock } from '../support/clock.ts'

function written(json: boolean, level: 'debug' | 'warn' = 'debug') {
  const lines: string[] = []
  const log = createLog({ level, json, clock: fakeClock(0), write: (line) => lines.push(line) })
  return { log, lines }
}

test('production writes one JSON object per line', () => {
  const { log, lines } = written(true)
  log.info('started', { port: 3000, note: undefined })
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    event: 'started',
    port: 3000,
  })
})

test('no value can start a line of its own, or steer a terminal', () => {
  const hostile = 'x\r\n{"level":"error"}\u001b]0;t\u0007\u2028\u202e\u009b'
  for (const json of [true, false]) {
    const { log, lines } = written(json)
    log.warn('odd', { value: hostile })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[^\p{Cc}\p{Cf}\u2028]*\n$/u)
  }
  const { log, lines } = written(true)
  log.warn('odd', { value: hostile })
  expect(JSON.parse(lines[0] ?? '').value).toBe(hostile)
})

test('long values are cut, and no field replaces what the line says', () => {
  const { log, lines } = written(true)
  log.error('big', { value: 'a'.repeat(5000), event: 'fake', time: 'never' })
  const entry = JSON.parse(lines[0] ?? '')
  expect(entry.value).toHaveLength(1025)
  expect(entry.event).toBe('big')
})

test('lower levels are not written', () => {
  const { log, lines } = written(false, 'warn')
  log.debug('a')
  log.info('b')
  log.warn('c')
  log.error('d')
  expect(lines).toHaveLength(2)
})

test('an error is its name and message, without a stack', () => {
  expect(errorText(new TypeError('odd'))).toBe('TypeError: odd')
  expect(errorText('odd')).toBe('odd')
})
