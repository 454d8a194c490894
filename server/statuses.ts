/** The states of a scan record, in the order in which a scan goes through them. */

export const STATUSES = ['pending', 'running', 'completed', 'failed'] as const
