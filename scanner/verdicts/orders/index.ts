/** All frames of plain orders, by name. */

import type { Frame } from './frame.ts'
import { ON_AGENTS } from './of-agents.ts'
import { ON_DATA } from './of-data.ts'
import { ON_DEEDS } from './of-deeds.ts'
import { ON_MALICE } from './of-malice.ts'
import { ON_PEOPLE } from './of-people.ts'
import { ON_SILENCE } from './of-silence.ts'
import { ON_TRUST } from './of-trust.ts'

export type { Frame }

export const FRAMES = {
  ...ON_DATA,
  ...ON_TRUST,
  ...ON_DEEDS,
  ...ON_SILENCE,
  ...ON_PEOPLE,
  ...ON_AGENTS,
  ...ON_MALICE,
}

export type FrameName = keyof typeof FRAMES
