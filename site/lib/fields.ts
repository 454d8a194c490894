/** Reads JSON of which nothing is known: what is not there or of another kind is null or empty. */

export type Fields = Record<string, unknown>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
export const own = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
export const amount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
