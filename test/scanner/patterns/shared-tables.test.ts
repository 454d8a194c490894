import { expect, test } from 'bun:test'
import { pack, tables, unpack } from '../../../scanner/index.ts'

test('tables come back as they were, with the larger part in the very same memory', () => {
  const own = tables()
  const handed = unpack(structuredClone(pack(own)))
  expect(handed.clausesOf).toEqual(own.clausesOf)
  expect(handed.matcher.anchors).toEqual(own.matcher.anchors)
  expect(handed.wordings).toEqual(own.wordings)
  const { next } = handed.matcher.automaton
  const before = next[0]!
  next[0] = before + 1
  expect(own.matcher.automaton.next[0]).toBe(before + 1)
  next[0] = before
})
