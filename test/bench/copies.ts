/** Twenty copies of a database under load: `bun test/bench/copies.ts [COPIES]`. */

import { copyUnderLoad } from '../support/copies.ts'

const copies = Number(process.argv[2] ?? 20)
const { held, lost, sound, acknowledged, durationMs, restored } = await copyUnderLoad(copies)
const rate = Math.round((acknowledged * 1000) / durationMs)
console.log(`copies              ${copies}, sound ${sound}`)
console.log(`acknowledged        ${acknowledged} scans meanwhile, ${rate} per second`)
console.log(`held before a copy  ${held} in all, of those not in it ${lost}`)
console.log(`a start from it     ${restored ? 'shows them' : 'does not show them'}`)
process.exit(lost === 0 && sound === copies && restored ? 0 : 1)
