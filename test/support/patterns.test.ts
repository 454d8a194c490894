import { describe, expect, test } from 'bun:test'
import { slownessOf } from './patterns.ts'

const isSlow = (pattern: RegExp): boolean => slownessOf(pattern.source, pattern.flags).length > 0

describe('slownessOf', () => {
  test.each([
    [/(a+)+b/, 'a repetition of itself'],
    [/(?:\w+\s?)+:/, 'words whose separator may be missing'],
    [/(?:[a-z]{1,40}[0-9]?){1,40}x/, 'the same with bounds'],
    [/\s+$/, 'white space at the end of something'],
    [/\w+@/, 'a run before a sign'],
    [/^a*a*b/, 'the same character twice'],
    [/(?:\w+ ){0,2}x/, 'a word that may start anywhere'],
    [/^.*,.*;/, 'anything twice'],
    [/x\d*(?:\w*)y\w*z/, 'overlapping classes over a group'],
    [/a[^b]{0,900}c[^b]{0,900}d/, 'two wide stretches'],
    [/(?:x|\w+)!/, 'a run in one of several options'],
  ])('refuses %p: %s', (pattern) => {
    expect(isSlow(pattern)).toBe(true)
  })

  test.each([
    [/^\s{0,40}#/, 'a bounded start'],
    [/^[a-z]+:/, 'a run from the start on'],
    [/(?<![a-z])[a-z]+:/, 'a run from its own start on'],
    [/\s+/g, 'a run that nothing follows'],
    [/the (?:\w+ ){0,2}x/, 'words and spaces in turn'],
    [/ \w+ \w+:/, 'words set apart'],
    [/\b(?:all|any)\w* x/, 'the rest of a word'],
    [/\bcurl\b[^\n|]{0,200}\|/, 'one bounded stretch'],
    [/never[^.]{0,80}send[^.]{0,80}key/, 'two bounded stretches'],
    [/^"[^"]*"$/, 'a quoted stretch'],
    [/\p{L}{2,40}[\u{1f600}]/u, 'classes of Unicode'],
  ])('accepts %p: %s', (pattern) => {
    expect(slownessOf(pattern.source, pattern.flags)).toEqual([])
  })
})
