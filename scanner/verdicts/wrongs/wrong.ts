/** A wrong that takes more than one sentence to say: parts that stand close to each other in any order. */

import type { Notion } from '../../signals/notions.ts'
import type { Severity } from '../../report.ts'

export interface Wrong {
  /** What is done. Under a negation it does not count. */
  deed: Notion
  /** What else is said near it, which may stand under one. */
  said: readonly Notion[]
  /** Characters that hold them all. */
  within: number
  /** What the words around may say that makes them harmless. */
  spared?: RegExp
  severity?: Severity
}
