/** Upgrades one database in a process of its own, to be killed meanwhile. */

import { systemClock } from '../../server/clock.ts'
import { openDatabase } from '../../server/store/database.ts'

console.log('begin')
openDatabase(process.argv[2] ?? '', systemClock).close()
