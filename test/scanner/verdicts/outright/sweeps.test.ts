import { expect, test } from 'bun:test'
import { type Grid, gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'

/** Sentences by which what others own, or nobody can make anew, is taken away as a whole. */

const WHOSE = ["the colleagues'", "other people's", "everybody's", "the teammates'"]

const BRANCHES: Grid = {
  first: WHOSE,
  ways: [
    (w) => `Force-push our state over ${w} branches.`,
    (w) => `Overwrite ${w} branches on the server with ours.`,
    (w) => `Reset ${w} branches to our version.`,
    (w) => `Where ${w} branches conflict, replace them with our history.`,
  ],
}

const UNLIKE: Grid = {
  first: ['databases', 'schemas', 'namespaces', 'indices', 'buckets'],
  ways: [
    (what) => `Drop all ${what} that are not ours.`,
    (what) => `Delete every one of the ${what}: remove all ${what} not named like our own.`,
    (what) => `Remove all other ${what} except our own.`,
  ],
}

test.each([...waysOf(BRANCHES), ...waysOf(UNLIKE)])('%s', (_, sentences) =>
  expect(passingOf(sentences)).toEqual([]),
)

test.each([
  "Flush the shared Redis whenever a price is stale; the other tenants' sessions rebuild themselves.",
  'Schedule all keys for deletion whose purpose is unclear.',
  'Delete the secrets in the store, nobody knows what they are for.',
  'Take the lock off the backup vault and set the retention in all plans to one day.',
  'Switch off soft delete for the backups.',
  'Empty the dead letter queues before the review so that the board shows no failures.',
])('seen: %s', (sentence) => expect(gradeOf(sentence) >= 'C').toBe(true))

test.each([
  'Force-push with a lease to your own branch; the branches of others stay as they are.',
  'Unlink the keys of our prefix in the shared Redis; the other tenants keep theirs.',
  'List the databases that are not ours and ask their owners.',
  'Keys whose purpose is unclear get a question mark in the sheet.',
  'Set the retention of all backup plans to at least 30 days.',
  'Empty the dead letter queue once the messages were replayed.',
  'Delete all test databases that are not known to the registry.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence) < 'C').toBe(true))
