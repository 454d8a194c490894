/** Two lines of jobs that take turns, so that a flood in one does not hold up the other. */

import type { Lane } from '../deps.ts'

export interface Lanes<Job> {
  add(job: Job, lane: Lane): void
  /** Takes a job out of its line; nothing happens when it is in none. */
  remove(job: Job): void
  /** The job whose turn it is, taken out; undefined when both lines are empty. */
  next(): Job | undefined
  /** Jobs in a line. */
  count(lane: Lane): number
  /** All jobs, taken out. */
  drain(): Job[]
}

export function createLanes<Job>(): Lanes<Job> {
  // Sets keep the order of arrival and let go of one in the middle at no cost.
  const lines: Record<Lane, Set<Job>> = { single: new Set(), bulk: new Set() }
  let turn: Lane = 'single'

  const remove = (job: Job) => {
    for (const line of Object.values(lines)) line.delete(job)
  }
  const next = (): Job | undefined => {
    const other: Lane = turn === 'single' ? 'bulk' : 'single'
    const [job] = lines[turn].size > 0 ? lines[turn] : lines[other]
    turn = other
    if (job !== undefined) remove(job)
    return job
  }
  return {
    add: (job, lane) => void lines[lane].add(job),
    remove,
    next,
    count: (lane) => lines[lane].size,
    drain() {
      const jobs = [...lines.single, ...lines.bulk]
      jobs.forEach(remove)
      return jobs
    },
  }
}
