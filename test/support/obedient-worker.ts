/**
 * A worker that does what its text says: `hang`, `throw`, `exit`, or answer with an empty report.
 */

declare const self: Worker
// Makes this file a module, with names of its own.
export {}

self.onmessage = ({ data }: MessageEvent<string>) => {
  if (data === 'hang') for (;;);
  if (data === 'throw') throw new Error('on purpose')
  if (data === 'exit') process.exit(3)
  // Nothing ends a thread that is inside of a match; this one takes a few seconds.
  if (data === 'match') /a*a*b/.test('a'.repeat(4000))
  const report = { grade: 'A', score: 100, skillName: data, skillVersion: null, rulesVersion: 1 }
  self.postMessage({ kind: 'report', report: { ...report, findings: [] } })
}

self.postMessage({ kind: 'ready' })
