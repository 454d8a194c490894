/**
 * Frees what scans leave behind. The engine's own collector waits for as much of it as the machine
 * has room for, so it is asked after so many scans.
 */
export function createCollector(scansPerCollection: number): { ended(): void } {
  let scans = 0
  return {
    ended() {
      if (++scans % scansPerCollection === 0) Bun.gc(true)
    },
  }
}
