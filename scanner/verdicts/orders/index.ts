/** All frames of plain orders, by name. */

import type { Frame } from './frame.ts'
import { ON_DATA } from './of-data.ts'
import { ON_DEEDS } from './of-deeds.ts'
import { ON_TRUST } from './of-trust.ts'

export type { Frame }

export const FRAMES = { ...ON_DATA, ...ON_TRUST, ...ON_DEEDS }

export type FrameName = keyof typeof FRAMES
