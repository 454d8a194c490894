/** Our own rows in the form of the catalogue: every category is tried where that is not there. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRows, type Row } from '../support/catalogue.ts'

const FOLDER = join(import.meta.dir, '../fixtures/hostile')

export const ownRows = (): Row[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => readRows(join(FOLDER, name)))
