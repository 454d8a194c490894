/** All rules, in the order they run, and the version of the set. */

import type { Rule } from '../rule.ts'
import remoteScriptPipe from './execution/remote-script-pipe.ts'
import instructionOverride from './instructions/instruction-override.ts'

/** Rises with every change that can move a score; stored with each report. */
export const RULES_VERSION = 1

/** Ids that were once in use and never come back. */
export const DROPPED_IDS: readonly string[] = []

export const RULES: readonly Rule[] = [remoteScriptPipe, instructionOverride]
