/** What a text may do to the worker of a poisoned service. */

export const FAULTS = ['fault: hang', 'fault: crash', 'fault: memory'] as const
