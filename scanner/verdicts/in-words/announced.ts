/** What a skill announces of itself. */

import type { Document } from '../../document.ts'
import type { Hit } from '../../rule.ts'

/**
 * In the front matter, where whoever installs a skill reads what it does, nothing is hidden or planted: a remark is
 * left.
 */
export const asAnnounced = (document: Document, hit: Hit): Hit =>
  document.zoneAt(hit.start) === 'frontmatter'
    ? { ...hit, severity: 'med', confidence: 'medium' }
    : hit
