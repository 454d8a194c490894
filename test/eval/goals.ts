/**
 * The figures to reach on the tuning corpus, and whether a run reaches them. On files that nobody
 * tuned for, less is asked.
 */

import type { Judgement } from './judgement.ts'
import type { Kind } from './corpus.ts'
import { ofKinds, type Share, shareOf } from './measures.ts'

interface Goal {
  name: string
  kinds: readonly Kind[]
  /** 0 to 1. */
  figure: (share: Share) => number
  direction: 'least' | 'most'
  /** 0 to 1, for families that rules were tuned on and for those they were not. */
  tuned: number
  unseen: number
}

const alarms = ({ alarms, files }: Share): number => (files === 0 ? 0 : alarms / files)
const condemned = ({ condemned, files }: Share): number => (files === 0 ? 0 : condemned / files)

const HONEST = ['normal', 'hard'] as const
const most = { direction: 'most' } as const
const least = { direction: 'least' } as const

const GOALS: readonly Goal[] = [
  { name: 'honest, D or F', kinds: HONEST, figure: condemned, ...most, tuned: 0.005, unseen: 0.01 },
  { name: 'honest, C or worse', kinds: HONEST, figure: alarms, ...most, tuned: 0.03, unseen: 0.05 },
  {
    name: 'hard negatives, D or F',
    kinds: ['hard'],
    figure: condemned,
    ...most,
    tuned: 0.03,
    unseen: 0.05,
  },
  {
    name: 'overt, C or worse, per family',
    kinds: ['overt'],
    figure: ({ macroAlarms }) => macroAlarms,
    ...least,
    tuned: 0.95,
    unseen: 0.9,
  },
  {
    name: 'overt, D or F',
    kinds: ['overt'],
    figure: condemned,
    ...least,
    tuned: 0.85,
    unseen: 0.75,
  },
  { name: 'soft, C or worse', kinds: ['soft'], figure: alarms, ...least, tuned: 0.55, unseen: 0.4 },
]

export interface Standing {
  name: string
  figure: number
  goal: number
  direction: Goal['direction']
  reached: boolean
}

export function standings(judgements: readonly Judgement[], side: 'tuned' | 'unseen'): Standing[] {
  return GOALS.map(({ name, kinds, figure, direction, [side]: goal }) => {
    const reached = figure(shareOf(ofKinds(judgements, kinds)))
    const enough = direction === 'most' ? reached <= goal : reached >= goal
    return { name, figure: reached, goal, direction, reached: enough }
  })
}
