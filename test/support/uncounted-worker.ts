/** As on a system where nobody counts what a thread uses. */

import { obey } from './obedience.ts'

obey(null)
