import { expect, test } from 'bun:test'
import { listenProblem } from '../../server/listening.ts'

const settings = { host: '127.0.0.1', port: 80, metricsPort: 81 }
const failed = (code: string, message: string) =>
  listenProblem(Object.assign(new Error(message), { code, syscall: 'listen' }), settings)

test('a port that is taken or not for this user names its setting', () => {
  expect(failed('EADDRINUSE', 'Failed to start server. Is port 80 in use?')).toBe(
    'Port 80 on 127.0.0.1 is taken. Set PORT to another one.',
  )
  expect(failed('EADDRINUSE', 'Failed to start server. Is port 81 in use?')).toBe(
    'Port 81 on the loopback is taken. Set METRICS_PORT to another one.',
  )
  expect(failed('EACCES', 'permission denied 127.0.0.1:80')).toBe(
    'Port 80 on 127.0.0.1 is not for this user. Set PORT to one from 1024 on.',
  )
  expect(failed('EACCES', 'permission denied 127.0.0.1:81')).toStartWith('Port 81 on the loopback')
})

test('what has nothing to do with listening is not taken for it', () => {
  const unreadable = Object.assign(new Error('no'), { code: 'EACCES', syscall: 'open' })
  expect(listenProblem(unreadable, settings)).toBeNull()
  expect(listenProblem(new TypeError('no'), settings)).toBeNull()
})
