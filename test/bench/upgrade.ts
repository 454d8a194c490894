/**
 * Databases of every older schema with 10,000 scans, upgraded, and killed fifty times meanwhile:
 * `bun test/bench/upgrade.ts [SCANS] [KILLS]`.
 */

import { schemas } from '../support/old-database.ts'
import { killUpgrades, made, upgraded } from '../support/upgrade.ts'

const scans = Number(process.argv[2] ?? 10_000)
const kills = Number(process.argv[3] ?? 50)

let held = true
for (let schema = 1; schema < schemas; schema++) {
  const isEqual = (await upgraded(schema, scans)) === made(schemas, scans)
  const { old, newer, broken } = await killUpgrades(schema, scans, kills)
  console.log(`schema ${schema} to ${schemas}, ${scans} scans: ${isEqual ? 'equal' : 'NOT equal'}`)
  console.log(`  ${kills} kills: ${old} old, ${newer} new, ${broken} broken`)
  held &&= isEqual && broken === 0
}
process.exit(held ? 0 : 1)
