/** `bun run fuzz --minutes N [--seed S]`: the property tests with ever new cases. */

import { parseArgs } from 'node:util'
import { campaignsOf, failureOf, startFuzzService } from './campaign.ts'

const MINUTE_MS = 60_000

/** Cases of one property before it is the next one's turn. */
const ROUND_RUNS = 100

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } },
})
const minutes = Number(values.minutes)
const firstSeed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
if (!(minutes > 0) || !Number.isInteger(firstSeed)) {
  console.error('Usage: bun run fuzz [--minutes N] [--seed S]')
  process.exit(2)
}

const service = await startFuzzService()
const endMs = performance.now() + minutes * MINUTE_MS
const counts = new Map<string, number>()
let failures = 0
console.log(`Seeds from ${firstSeed} on, for ${minutes} minutes.`)
for (let seed = firstSeed; performance.now() < endMs; seed += 1) {
  for (const campaign of campaignsOf(service.url)) {
    const failure = await failureOf(campaign, seed, ROUND_RUNS)
    counts.set(campaign.name, (counts.get(campaign.name) ?? 0) + ROUND_RUNS)
    if (failure === null) continue
    failures += 1
    console.error(`\n${campaign.name}\n${failure}`)
  }
}
for (const [name, count] of counts) console.log(`${count} cases: ${name}`)
console.log(`${failures} failures`)
await service.stop()
process.exit(failures === 0 ? 0 : 1)
