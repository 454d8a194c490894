/** The words on the wire for how a scan stands, and for why an item of a bulk call has none. */

/** In the order in which a scan goes through them. */

export const STATUSES = ['pending', 'running', 'completed', 'failed'] as const

export const BULK_ERRORS = ['fetch_failed', 'content_too_large', 'scan_failed'] as const
export type BulkError = (typeof BULK_ERRORS)[number]
