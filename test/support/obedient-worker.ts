import { ownThread } from '../../server/scans/usage.ts'
import { obey } from './obedience.ts'

obey(ownThread())
