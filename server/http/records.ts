/** The scan record that an address names, for the API and for the pages. */

import type { ScanStore, StoredRecord } from '../deps.ts'
import { isScanId } from '../ids.ts'
import { ApiError } from './errors.ts'
import { lastSegment } from './paths.ts'

/** An id that cannot be one is not looked up: unknown and malformed ones look the same outside. */
export async function namedRecord(
  { store }: { store: ScanStore },
  request: Request,
): Promise<StoredRecord> {
  const scanId = lastSegment(request)
  const found = scanId !== null && isScanId(scanId) ? await store.find(scanId) : null
  if (!found) throw new ApiError('not_found')
  return found
}
