/**
 * The scanner's face: `scan`, `RULES`, all that `about.ts` tells, and the tables that one thread may
 * hand to the next.
 */

export * from './about.ts'
export type { Rule } from './rule.ts'
export { RULES, RULES_VERSION } from './rules/index.ts'
export { scan } from './scan.ts'
export { pack, type SharedTables, unpack } from './patterns/shared-tables.ts'
export { tables, takeTables } from './signals/search/words.ts'
