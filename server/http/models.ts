/**
 * The shapes on the wire as schemas: contract, type and allow-list in one. `/openapi.json` is made
 * from them.
 */

import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { CONFIDENCES, GRADES, SEVERITIES } from '../../scanner/about.ts'
import {
  bulkItemsMax,
  fileBytesMax,
  historyScansMax,
  pathCharactersMax,
  sourcesMax,
  tokenCharactersMax,
  urlCharactersMax,
} from '../limits.ts'
import { BULK_ERRORS, STATUSES } from '../statuses.ts'

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const oneOf = <T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      { description },
    ),
  )

const grade = oneOf(GRADES, 'A 90-100, B 75-89, C 55-74, D 30-54, F 0-29.')
const score = Type.Integer({ minimum: 0, maximum: 100 })
const severity = oneOf(SEVERITIES, 'From worst to least.')
const timestamp = Type.String({ description: 'ISO 8601, UTC, with milliseconds.' })
const skillName = nullable(Type.String({ description: 'From frontmatter, in NFC.' }))
const skillVersion = nullable(Type.String({ description: 'From frontmatter, as written there.' }))
const line = nullable(
  Type.Integer({
    minimum: 1,
    description: '1-based in the file as received; null for the whole file.',
  }),
)

const Context = Type.Object({
  lines: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1 }),
      text: Type.String({
        description: 'At most 240 characters around the hit; secrets are masked.',
      }),
      hit: Type.Boolean(),
    }),
  ),
})

export const Finding = Type.Object({
  ruleId: Type.String(),
  severity,
  title: Type.String(),
  description: Type.String(),
  line,
  context: nullable(Context),
  cwe: nullable(Type.String({ examples: ['CWE-494'] })),
  confidence: oneOf(CONFIDENCES, 'Only high and medium move the score.'),
  remediation: Type.String(),
})

const recordFields = {
  scanId: Type.String(),
  url: Type.String(),
  sourceRepo: Type.String(),
  skillName,
  skillVersion,
  status: oneOf(STATUSES, 'completed and failed are final.'),
  grade: nullable(grade),
  score: nullable(score),
  findings: Type.Array(Finding),
  scanDurationMs: nullable(Type.Integer({ minimum: 0 })),
  createdAt: timestamp,
  completedAt: nullable(timestamp),
  contentSha256: nullable(Type.String({ description: 'Hex, of the bytes that were judged.' })),
  rulesVersion: nullable(Type.Integer({ minimum: 1 })),
}

export const ScanRecord = Type.Object({
  ...recordFields,
  errorMessage: nullable(Type.String({ description: 'Set when status is failed.' })),
})
export const LatestScan = Type.Object(recordFields)

export const Skill = Type.Object({
  skillName: Type.String(),
  totalScans: Type.Integer({
    minimum: 1,
    description: 'Completed scans of this name ever, those that are no longer kept included.',
  }),
  latest: LatestScan,
})

const GradedScan = Type.Object({
  scanId: Type.String(),
  grade,
  score,
  contentSha256: Type.String({ description: 'Hex; the same text has the same.' }),
  rulesVersion: Type.Integer({ minimum: 1 }),
  completedAt: timestamp,
})

const sourceRepo = Type.String({
  description: '`owner/name` or a host, as in scan records; `upload` for text that was sent in.',
})

export const SkillSources = Type.Object({
  skillName: Type.String(),
  totalSources: Type.Integer({ minimum: 1 }),
  sources: Type.Array(
    Type.Object({
      sourceRepo,
      totalScans: Type.Integer({ minimum: 1, description: 'Completed scans from it ever.' }),
      latest: GradedScan,
    }),
    { maxItems: sourcesMax, description: 'The latest first. Names are not verified.' },
  ),
})

export const SkillHistory = Type.Object({
  skillName: Type.String(),
  sourceRepo,
  scans: Type.Array(GradedScan, { maxItems: historyScansMax, description: 'The latest first.' }),
})

/** Which source of a name is meant, as a parameter of OpenAPI. Anything at all may be asked for. */
export const SOURCE_PARAMETER = {
  name: 'source',
  in: 'query',
  required: false,
  description: 'Only scans whose `sourceRepo` is exactly this.',
  schema: { type: 'string' },
} as const

const url = Type.String({
  minLength: 1,
  maxLength: urlCharactersMax,
  description: 'An http or https address without credentials. Pages of forges become raw files.',
})

export const ScanBody = Type.Object(
  {
    url,
    challengeToken: Type.String({
      minLength: 1,
      maxLength: tokenCharactersMax,
      description: 'From the browser challenge; any text in development.',
    }),
  },
  {
    examples: [
      { url: 'https://github.com/owner/skills/blob/main/SKILL.md', challengeToken: 'token' },
    ],
  },
)

export const BulkBody = Type.Object(
  {
    urls: Type.Optional(Type.Array(url, { maxItems: bulkItemsMax })),
    files: Type.Optional(
      Type.Array(
        Type.Object({
          path: Type.String({ maxLength: pathCharactersMax, description: 'A label for display.' }),
          content: Type.String({
            description: `The text of a SKILL.md, at most ${fileBytesMax} bytes of UTF-8.`,
          }),
        }),
        { maxItems: bulkItemsMax },
      ),
    ),
    persist: Type.Optional(Type.Boolean({ default: false, description: 'Store each scan.' })),
  },
  {
    examples: [
      {
        urls: ['https://github.com/owner/skills/blob/main/SKILL.md'],
        files: [{ path: 'SKILL.md', content: '# Tidy notes\n\nSort them by date.\n' }],
        persist: false,
      },
    ],
  },
)

export const Submitted = Type.Object({
  scanId: Type.String(),
  resultUrl: Type.String({ description: 'The report page.' }),
  remaining: Type.Integer({ minimum: 0, description: 'Scans left in the rolling 24 hours.' }),
})

const SlimFinding = Type.Object({
  ruleId: Type.String(),
  severity,
  title: Type.String(),
  line,
})

export const BulkInput = Type.Union([
  Type.Object({ kind: Type.Literal('url'), url: Type.String() }),
  Type.Object({ kind: Type.Literal('file'), path: Type.String() }),
])

const BulkSuccess = Type.Object({
  ok: Type.Literal(true),
  input: BulkInput,
  grade,
  score,
  skillName,
  skillVersion,
  findingsCount: Type.Integer({ minimum: 0 }),
  findings: Type.Array(SlimFinding),
  scanDurationMs: Type.Integer({ minimum: 0 }),
  scanId: Type.Optional(Type.String({ description: 'Present with persist: true.' })),
})

const BulkFailure = Type.Object({
  ok: Type.Literal(false),
  input: BulkInput,
  error: oneOf(BULK_ERRORS, 'What went wrong with this item.'),
  detail: Type.Object({
    message: Type.String(),
    status: Type.Optional(Type.Integer({ description: 'What the upstream answered.' })),
  }),
})

export const BulkItem = Type.Union([BulkSuccess, BulkFailure])

export const BulkSummary = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  passed: Type.Integer({ minimum: 0, description: 'Graded A or B.' }),
  caution: Type.Integer({ minimum: 0, description: 'Graded C.' }),
  failed: Type.Integer({ minimum: 0, description: 'Graded D or F.' }),
  errors: Type.Integer({ minimum: 0, description: 'Could not be fetched or scanned.' }),
})

export const BulkAnswer = Type.Object({
  summary: BulkSummary,
  results: Type.Array(BulkItem, { description: 'In input order: urls first, then files.' }),
  remaining: Type.Integer({ minimum: 0, description: 'Bulk calls left in the rolling 24 hours.' }),
})

export const Health = Type.Object({ status: Type.Literal('ok') })

export const ERROR_CODES = [
  'invalid_request',
  'challenge_failed',
  'not_found',
  'rate_limited',
  'challenge_misconfigured',
  'internal',
  'unavailable',
] as const

export const ErrorBody = Type.Object({
  error: oneOf(ERROR_CODES, 'Stable; check the status first.'),
  detail: Type.Optional(
    Type.Unknown({ description: 'For invalid_request: `_errors` here and in each failing field.' }),
  ),
  retryAfterSec: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 86_400,
      description: 'For rate_limited: the same seconds as in `Retry-After`.',
    }),
  ),
  requestId: Type.Optional(Type.String({ description: 'Names an internal fault in the log.' })),
})

export type Finding = Static<typeof Finding>
export type ScanRecord = Static<typeof ScanRecord>
export type LatestScan = Static<typeof LatestScan>
export type Skill = Static<typeof Skill>
export type SkillSources = Static<typeof SkillSources>
export type SkillHistory = Static<typeof SkillHistory>
export type Submitted = Static<typeof Submitted>
export type BulkInput = Static<typeof BulkInput>
export type BulkItem = Static<typeof BulkItem>
export type BulkSummary = Static<typeof BulkSummary>
export type BulkAnswer = Static<typeof BulkAnswer>
export type ScanBody = Static<typeof ScanBody>
export type BulkBody = Static<typeof BulkBody>
export type ErrorBody = Static<typeof ErrorBody>
