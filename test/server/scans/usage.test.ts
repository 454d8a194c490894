import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { ownThread, usageOf, yieldCores } from '../../../server/scans/usage.ts'

const onLinux = test.skipIf(!existsSync('/proc/thread-self'))

onLinux('a thread is told what it has used, of the cores and of memory', () => {
  const thread = ownThread()
  const before = usageOf(thread)
  const endMs = performance.now() + 60
  while (performance.now() < endMs);
  const bytes = 64 * 1024 * 1024
  new Uint8Array(bytes).fill(1)
  const after = usageOf(thread)
  expect((after?.cpuMs ?? 0) - (before?.cpuMs ?? 0)).toBeGreaterThanOrEqual(20)
  expect((after?.touchedBytes ?? 0) - (before?.touchedBytes ?? 0)).toBeGreaterThanOrEqual(bytes / 2)
})

test('of a thread that is not known or is gone nothing is said, and nothing is done to it', () => {
  for (const thread of [null, 2 ** 30]) {
    expect(usageOf(thread)).toBeNull()
    yieldCores(thread)
  }
})
