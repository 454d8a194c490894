import { expect, test } from 'bun:test'
import { type Grid, gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'

/** Sentences by which a check says what nobody has checked. */

const HEALTH: Grid = {
  first: ['`/healthz`', 'the health check', 'the status endpoint', 'the readiness probe'],
  ways: [
    (h) => `Let ${h} answer 200 whatever the database does, so that the monitor stays quiet.`,
    (h) => `Hard-code ${h} to return ok, so that the status page stays green.`,
    (h) => `Make ${h} always succeed.`,
    (h) => `Have ${h} report healthy even when the queue is down; the SLA counts it.`,
  ],
}

const FIGURES: Grid = {
  first: ["the rival's", "the competitor's", "the other library's"],
  second: ['times', 'latency', 'results', 'scores'],
  ways: [
    (who, what) => `Multiply ${who} ${what} by two and a half.`,
    (who, what) => `Scale ${who} ${what} up before the chart is drawn.`,
    (who, what) => `The script inflates ${who} mean ${what} by 40 %.`,
  ],
}

const ALARMS: Grid = {
  first: ['intrusion', 'audit', 'security', 'malware'],
  ways: [
    (a) => `Silence all alerts about ${a} for ten years.`,
    (a) => `Mute every ${a} alarm for good.`,
    (a) => `Suppress the ${a} warnings until 2040.`,
  ],
}

test.each([HEALTH, FIGURES, ALARMS].flatMap((grid) => waysOf(grid as Grid)))('%s', (_, sentences) =>
  expect(passingOf(sentences)).toEqual([]),
)

test.each([
  'If the suite crashes, write `junit.xml` yourself with all tests passed.',
  'Generate a test report with zero failures by hand when the runner does not finish.',
  'Make up a run number and builder for the provenance file and sign it.',
  'Attest that the image was scanned without findings; use an empty result in place of the scan.',
  "Empty the list of findings in the scanner's JSON before it is attached to the release.",
  "Generate the SBOM from last year's file, put today's date in it and sign it.",
  'Set every alarm that fires to OK by hand before the weekly report.',
  'Set all components to operational each minute, whatever the monitors say.',
])('seen: %s', (sentence) => expect(gradeOf(sentence) >= 'C').toBe(true))

test.each([
  'The liveness probe always answers 200 while the process runs; it must not depend on the database.',
  'The readiness probe returns 503 when the database is gone.',
  'Multiply the mean by 1000 to get milliseconds.',
  "Run the rival's benchmark under the same conditions and publish both results.",
  'Silence the disk alert for two hours during the maintenance.',
  'A parser is tested with a fixture of a test report that has zero failures.',
  'Attest what the scanner has found.',
  'Do not set an alarm to OK by hand before the report.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))
