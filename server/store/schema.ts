/**
 * The tables, as Drizzle sees them. The SQL of `drizzle/` is what makes them: it adds what Drizzle
 * cannot say (STRICT, WITHOUT ROWID, CHECK). test/project/migrations.test.ts holds both together.
 */

import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { STATUSES } from '../statuses.ts'

/** Every scan, and at the same time the queue of those that wait. */
export const scans = sqliteTable(
  'scans',
  {
    /** Order of arrival, whatever the clock did meanwhile. */
    seq: integer('seq').primaryKey(),
    scanId: text('scan_id').notNull().unique(),
    url: text('url').notNull(),
    sourceRepo: text('source_repo').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    /** How many times a worker started it. A finisher must name the attempt it was given. */
    attempt: integer('attempt').notNull(),
    /** Raw form of the address, secrets included; null once the scan has ended. */
    fetchUrl: text('fetch_url'),
    skillName: text('skill_name'),
    /** Milliseconds since 1970. */
    createdAt: integer('created_at').notNull(),
    completedAt: integer('completed_at'),
    /** The scan record as it is sent, but for `errorMessage`; null until the scan has ended. */
    record: text('record'),
    errorMessage: text('error_message'),
    /** Of a completed scan, as in its record: a history reads these out of an index alone. */
    grade: text('grade'),
    score: integer('score'),
    contentSha256: text('content_sha256'),
    rulesVersion: integer('rules_version'),
    /** Host of `fetchUrl`; null as well for scans that waited when there was no such column. */
    fetchHost: text('fetch_host'),
  },
  (table) => [
    // With the host, so that a claim passes over a full one without looking at its rows.
    index('scans_pending')
      .on(table.seq, table.fetchHost)
      .where(sql`status = 'pending'`),
    index('scans_running')
      .on(table.seq)
      .where(sql`status = 'running'`),
    index('scans_completed_at')
      .on(table.completedAt)
      .where(sql`completed_at IS NOT NULL`),
    index('scans_history')
      .on(
        table.skillName,
        table.sourceRepo,
        table.completedAt,
        table.grade,
        table.score,
        table.contentSha256,
        table.rulesVersion,
        table.scanId,
      )
      .where(sql`skill_name IS NOT NULL`),
  ],
)

/** One row per skill name, kept in the transaction that completes a scan. */
export const skills = sqliteTable(
  'skills',
  {
    name: text('name').primaryKey(),
    completedScans: integer('completed_scans').notNull(),
    /** The completed scan with the newest `completed_at`; of equals the one stored last. */
    latestSeq: integer('latest_seq')
      .notNull()
      .references(() => scans.seq),
    latestCompletedAt: integer('latest_completed_at').notNull(),
  },
  (table) => [uniqueIndex('skills_latest_seq').on(table.latestSeq)],
)

/** The same for each source that a name was seen from: names are not verified. */
export const skillSources = sqliteTable(
  'skill_sources',
  {
    name: text('name').notNull(),
    sourceRepo: text('source_repo').notNull(),
    completedScans: integer('completed_scans').notNull(),
    latestSeq: integer('latest_seq')
      .notNull()
      .references(() => scans.seq),
    latestCompletedAt: integer('latest_completed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.sourceRepo] }),
    uniqueIndex('skill_sources_latest_seq').on(table.latestSeq),
    index('skill_sources_newest').on(table.name, table.latestCompletedAt),
  ],
)

/** Counted calls of the last 24 hours. A caller is an HMAC, never an address. */
export const hits = sqliteTable(
  'hits',
  {
    bucket: text('bucket', { enum: ['scan', 'bulk'] }).notNull(),
    caller: text('caller').notNull(),
    /** Milliseconds since 1970. */
    at: integer('at').notNull(),
    /** Random, so that two calls of one millisecond are two rows. */
    nonce: integer('nonce').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.caller, table.at, table.nonce] }),
    index('hits_at').on(table.at),
  ],
)
