/** Copies that go into a bucket of somebody else: into that of another account, or into one beside the reader's own. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { commands } from '../../signals/shell/commands.ts'
import { programOf } from '../../signals/shell/programs.ts'
import type { Command } from '../../signals/shell/shell.ts'

const CLIENT = /^(?:aws|gsutil|gcloud|s3cmd|mc|s5cmd|rclone)$/
const COPIES = /^(?:cp|sync|mv|put|copy|rsync)$/
const BUCKET = /^(?:s3|gs):\/\/([^/\s]{3,63})/

/** Left for the reader to fill in. */
const OPEN = /[$<{%]/

/** What manuals call a bucket. */
const STAND_IN = regex`
  (?:^|[-_.])(?:my|your|our|the|a|bucket|example|sample|demo|test|name|company|acme|org|team|
    project|app|amzn|x{2,9}|foo|bar)(?:[-_.\d]|$)|bucket
`

/** What is put there belongs to whoever has the bucket, or nobody signs in. */
const OF_ANOTHER_ACCOUNT =
  /^(?:bucket-owner-full-control|--acl=bucket-owner-full-control|--no-sign-request)$/

interface Copy {
  bucket: string
  words: readonly string[]
  start: number
  end: number
}

function copyOf(command: Command): Pick<Copy, 'bucket' | 'words'> | null {
  const { name, arguments: words } = programOf(command) ?? { name: '', arguments: [] }
  if (!CLIENT.test(name) || !words.some((word) => COPIES.test(word))) return null
  const places = words.filter((word) => !word.startsWith('-'))
  const target = places.findLast((word) => BUCKET.test(word))
  // What comes out of a bucket goes nowhere.
  if (!target || places.indexOf(target) < places.findIndex((word) => COPIES.test(word)) + 2)
    return null
  return { bucket: BUCKET.exec(target)![1]!, words }
}

/** Offsets of the reading. */
export function* secondBuckets(document: Document): Generator<{ start: number; end: number }> {
  const copies: Copy[] = []
  for (const { everyCommand, start, end } of document.observe(commands))
    for (const command of everyCommand) {
      const copy = copyOf(command)
      if (copy) copies.push({ ...copy, start, end })
    }
  for (const { bucket, words, start, end } of copies) {
    if (OPEN.test(bucket) || STAND_IN.test(bucket)) continue
    const beside = copies.some(
      (other) =>
        OPEN.test(other.bucket) &&
        other.words.some((word) => OPEN.test(word) && !BUCKET.test(word) && words.includes(word)),
    )
    if (beside || words.some((word) => OF_ANOTHER_ACCOUNT.test(word))) yield { start, end }
  }
}
