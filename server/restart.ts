/** A new start of the same process, for when threads hang that nothing else gets rid of. */

/** For a supervisor that restarts on failure, where the process cannot replace itself. */
const EXIT_RESTART = 75

/**
 * Replaces this process by a fresh one of the same command, settings and process id: every thread
 * of the old one is gone, and a supervisor sees nothing. Scans that were put back run after it.
 */
export function restart(environment: Record<string, string | undefined>): never {
  const { execve } = process as { execve?: typeof replace }
  try {
    execve?.call(process, process.execPath, process.argv, environment)
  } catch {
    // There are systems without such a call; there the supervisor has to do it.
  }
  process.exit(EXIT_RESTART)
}

declare function replace(file: string, args: string[], environment: object): never
