/** Words on the wire that more than one part of the service uses. */

/** The states of a scan record, in the order in which a scan goes through them. */
export const STATUSES = ['pending', 'running', 'completed', 'failed'] as const

/** Why an item of a bulk call has no report. */
export const BULK_ERRORS = ['fetch_failed', 'content_too_large', 'scan_failed'] as const
export type BulkError = (typeof BULK_ERRORS)[number]

/** The `sourceRepo` of text that was sent in. */
export const UPLOAD = 'upload'
