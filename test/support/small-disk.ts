/** A small file system of its own, to be filled. Only root may make one. */

import { mkdirSync } from 'node:fs'

export interface SmallDisk {
  remove(): void
}

/** Null without the right to mount. */
export function mountSmallDisk(folder: string, mib: number): SmallDisk | null {
  mkdirSync(folder)
  if (!isDone('mount', '-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs', folder)) return null
  return { remove: () => void isDone('umount', folder) }
}

const isDone = (...command: string[]): boolean => {
  try {
    return Bun.spawnSync(command).exitCode === 0
  } catch {
    return false
  }
}
