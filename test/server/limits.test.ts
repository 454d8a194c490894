import { expect, test } from 'bun:test'
import * as limits from '../../server/limits.ts'

test('a file is 100 KB, and fifty of them fit into a bulk body', () => {
  expect(limits.fileBytesMax).toBe(102_400)
  expect(limits.bulkBodyBytesMax).toBeGreaterThan(limits.bulkItemsMax * limits.fileBytesMax * 2)
})

test('our own caps answer before those of the transport', () => {
  expect(limits.transportBodyBytesMax).toBeGreaterThan(limits.bulkBodyBytesMax)
  expect(limits.bulkBodyBytesMax).toBeGreaterThan(limits.scanBodyBytesMax)
  expect(limits.scanBodyBytesMax).toBeGreaterThan(
    limits.urlCharactersMax + limits.tokenCharactersMax,
  )
})

test('one body of full size always has room, and one caller leaves room to others', () => {
  expect(limits.callerBodiesBytesMax).toBeGreaterThan(limits.bulkBodyBytesMax)
  expect(limits.bodiesBytesMax).toBeGreaterThan(2 * limits.callerBodiesBytesMax)
  expect(limits.smallBodyBytesMax).toBeGreaterThan(limits.scanBodyBytesMax)
})

test('inner deadlines end before outer ones', () => {
  expect(limits.fetchTimeoutMs + limits.judgeTimeoutMs).toBeLessThan(limits.scanTimeoutMs)
  expect(limits.scanTimeoutMs).toBeLessThan(limits.bulkTimeoutMs)
  expect(limits.slowJudgeMs).toBeLessThan(limits.judgeTimeoutMs)
  expect(limits.stopNoticeMs).toBeLessThan(limits.stopCallsMs)
  expect(limits.stopCallsMs).toBeLessThan(limits.stopTimeoutMs)
  expect(limits.stopTimeoutMs).toBeLessThan(15_000)
})

test('a file of full size in chunks of one byte has room after all headers that may come', () => {
  const framed = '1\r\na\r\n'.length * limits.fileBytesMax
  const heads = (limits.fetchInterimAnswersMax + 1) * limits.fetchHeaderBytesMax
  expect(limits.fetchAnswerBytesMax).toBeGreaterThan(framed + heads)
})

test('bulk calls leave fetches to single scans', () => {
  expect(limits.bulkFetchesMax).toBeLessThan(limits.fetchesMax)
  expect(limits.bulkFetchesPerHostMax).toBeLessThan(limits.fetchesPerHostMax)
  expect(limits.fetchesMax - limits.bulkFetchesMax).toBeGreaterThan(limits.fetchesPerHostMax)
})

test('scans of one host leave places and a part of the queue to those of others', () => {
  expect(limits.scansPerHostMax).toBeLessThan(limits.scansInFlightMax)
  expect(limits.queueScansPerHostMax).toBeLessThan(limits.queueScansMax)
})
