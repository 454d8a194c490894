/** All frames of plain orders, by name. */

import type { Frame } from './frame.ts'
import { ON_AGENTS } from './of-agents.ts'
import { ON_AUTHORS } from './of-authors.ts'
import { ON_BLUNTNESS } from './of-bluntness.ts'
import { ON_BREVITY } from './of-brevity.ts'
import { ON_CLAIMS } from './of-claims.ts'
import { ON_COVER } from './of-cover.ts'
import { ON_CUSTOMERS } from './of-customers.ts'
import { ON_DATA } from './of-data.ts'
import { ON_DEEDS } from './of-deeds.ts'
import { ON_FALSITY } from './of-falsity.ts'
import { ON_GUIDANCE } from './of-guidance.ts'
import { ON_INTERESTS } from './of-interests.ts'
import { ON_LEAVE } from './of-leave.ts'
import { ON_LURES } from './of-lures.ts'
import { ON_MALICE } from './of-malice.ts'
import { ON_MEMORY } from './of-memory.ts'
import { ON_PEOPLE } from './of-people.ts'
import { ON_PRIVACY } from './of-privacy.ts'
import { ON_RECORDS } from './of-records.ts'
import { ON_SILENCE } from './of-silence.ts'
import { ON_TOOLS } from './of-tools.ts'
import { ON_TRUST } from './of-trust.ts'
import { ON_UNTRUTH } from './of-untruth.ts'
import { ON_WARES } from './of-wares.ts'

export type { Frame }

export const FRAMES = {
  ...ON_DATA,
  ...ON_PRIVACY,
  ...ON_TRUST,
  ...ON_MEMORY,
  ...ON_DEEDS,
  ...ON_RECORDS,
  ...ON_SILENCE,
  ...ON_COVER,
  ...ON_UNTRUTH,
  ...ON_CLAIMS,
  ...ON_WARES,
  ...ON_PEOPLE,
  ...ON_AGENTS,
  ...ON_TOOLS,
  ...ON_MALICE,
  ...ON_BLUNTNESS,
  ...ON_AUTHORS,
  ...ON_BREVITY,
  ...ON_FALSITY,
  ...ON_GUIDANCE,
  ...ON_LURES,
  ...ON_CUSTOMERS,
  ...ON_INTERESTS,
  ...ON_LEAVE,
}

export type FrameName = keyof typeof FRAMES
