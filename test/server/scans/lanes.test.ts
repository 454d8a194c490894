import { expect, test } from 'bun:test'
import { createLanes } from '../../../server/scans/lanes.ts'

function filled() {
  const lanes = createLanes<string>()
  for (const job of ['b1', 'b2', 'b3']) lanes.add(job, 'bulk')
  lanes.add('s1', 'single')
  return lanes
}

test('the lines take turns while both hold jobs, each in order of arrival', () => {
  const lanes = filled()
  const taken = [1, 2, 3, 4, 5].map(() => lanes.next())
  expect(taken).toEqual(['s1', 'b1', 'b2', 'b3', undefined])
})

test('a job that is taken out is not handed out', () => {
  const lanes = filled()
  lanes.remove('b1')
  lanes.remove('never there')
  expect([lanes.next(), lanes.next()]).toEqual(['s1', 'b2'])
})

test('draining hands out everything once', () => {
  const lanes = filled()
  expect(lanes.drain().sort()).toEqual(['b1', 'b2', 'b3', 's1'])
  expect(lanes.next()).toBeUndefined()
})
