/** Pairs of texts that look alike: the scanner has to see the first and to leave the second alone. */

import { describe, expect, test } from 'bun:test'
import { scan } from '../../scanner/index.ts'

const GOOD: ReadonlySet<string> = new Set(['A', 'B'])

interface Twins {
  /** Each is graded C or worse. */
  seen: readonly string[]
  /** Each is graded A or B. */
  leftAlone: readonly string[]
}

export function twins(what: string, { seen, leftAlone }: Twins): void {
  describe(what, () => {
    test.each([...seen])('%p is seen', (text) => {
      expect(GOOD).not.toContain(scan(text).grade)
    })

    test.each([...leftAlone])('%p is left alone', (text) => {
      expect(GOOD).toContain(scan(text).grade)
    })
  })
}
