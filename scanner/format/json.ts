/**
 * `--format json`: the shape of a bulk answer, with whole findings. `known` is there only when a
 * baseline knew some, `ignoredCount` only when findings of ignored rules were left out.
 */

import type { WholeFinding } from '../extent.ts'
import type { Finding } from '../report.ts'
import { type Formatter, type Result, summaryOf } from './result.ts'
import { visibleJson } from './visible.ts'

export const formatJson: Formatter = (results) =>
  `${visibleJson({ summary: summaryOf(results), results: results.map(item) })}\n`

function item(result: Result) {
  const { input } = result
  if (result.kind === 'unread') {
    const { error, message, status } = result
    return {
      ok: false,
      input,
      error,
      detail: status === undefined ? { message } : { message, status },
    }
  }
  const { grade, score, skillName, skillVersion, findings } = result.report
  return {
    ok: true,
    input,
    grade,
    score,
    skillName,
    skillVersion,
    findingsCount: findings.length,
    findings: findings.map(onTheWire),
    ...(result.known.length > 0 ? { known: result.known.map(onTheWire) } : {}),
    ...(result.ignoredCount > 0 ? { ignoredCount: result.ignoredCount } : {}),
    scanDurationMs: result.scanDurationMs,
  }
}

/** As the service answers it. */
const onTheWire = ({ extent, ...finding }: WholeFinding): Finding => finding
