/** What the readers of all kinds of input have in common. */

import type { Row } from '../support/catalogue.ts'
import type { Checks } from './checks.ts'
import type { World } from './world.ts'

/** Does what the input of a row says, and tells what each field of its expectation is checked by. */
export type Reader = (row: Row, world: World) => Promise<Checks>
