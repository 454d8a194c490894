/**
 * The seams of the service: what its parts need of one another and of the world, as interfaces.
 * Tests fill them with small functions; `service.ts` fills them with the real thing.
 *
 * The store's seams return promises and are cut at the level of use cases (accept a scan within its
 * limit, claim, finish, find, latest of a name), so that a networked database can stand behind
 * them one day.
 */

import type { Grade, Report } from '../scanner/index.ts'
import type { Config } from './config.ts'
import type { Family } from './prometheus.ts'

export interface Clock {
  /** Wall clock, in milliseconds since 1970. It may jump either way. */
  now(): number
  /** Milliseconds since some fixed moment; only ever grows. For durations and deadlines. */
  monotonicMs(): number
}

export interface Ids {
  /** A fresh scan identifier: `sk_` and 24 characters of cuid2. */
  scanId(): string
}

/**
 * Fixed event names with plain fields: never a client address, a token, a query value or file text.
 */
export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** Counts events for the operator, whatever level the log writes. */
export interface Metrics {
  record(level: keyof Log, event: string, fields: LogFields): void
  /** The counts as text for Prometheus, after readings of the moment. */
  render(readings: Family[]): string
}

// -- Fetching -----------------------------------------------------------------------------------

/**
 * Why an address gave no text. `unreachable` covers everything that could tell a caller about inner
 * networks (not public, unresolvable, refused, timed out, a forbidden redirect); its cause is for
 * the log. `tookMs` begins with the turn of a fetch. `redirectedTo`: another host that failed it.
 */
export type FetchOutcome =
  | { kind: 'fetched'; bytes: Uint8Array; contentType: string; finalUrl: string; tookMs: number }
  | { kind: 'unreachable'; cause: string; redirectedTo?: string }
  | { kind: 'status'; status: number; redirectedTo?: string }
  | { kind: 'too_large'; redirectedTo?: string }

export interface Fetcher {
  /**
   * Fetches an http(s) address as it is; conversion to raw form happens before. Never rejects. The
   * items of bulk calls leave room for single scans.
   */
  fetch(url: string, signal?: AbortSignal, lane?: Lane): Promise<FetchOutcome>
}

// -- Challenge ----------------------------------------------------------------------------------

/** `misconfigured` is the operator's fault (no secret, or one that the verifier refuses). */
export type ChallengeVerdict = 'passed' | 'failed' | 'misconfigured'

export interface Challenge {
  /** False when there is no usable secret: no token can pass, and none is verified. */
  readonly configured: boolean
  /** Fails closed: anything but a clear yes is `failed`. Never rejects. */
  verify(token: string): Promise<ChallengeVerdict>
}

// -- Judging ------------------------------------------------------------------------------------

export type Lane = 'single' | 'bulk'

/**
 * `laborious`: it kept its worker at work for too long, which was replaced. `busy`: no worker was
 * free in time. `timeout`: its time was over while a worker was at it. `crashed`: the worker ended.
 * `stopped`: shutdown. `tookMs` begins when a worker has the text.
 */
export type JudgeOutcome =
  | { kind: 'report'; report: Report; tookMs: number }
  | { kind: 'laborious' }
  | { kind: 'busy' }
  | { kind: 'timeout' }
  | { kind: 'crashed' }
  | { kind: 'stopped' }

export interface ScanPool {
  /**
   * Turns text into a report on a worker thread of its own lane's turn. `timeoutMs` is the patience
   * of the caller, by the clock, which the signal ends at once; what a worker may work is the
   * pool's own limit. Never rejects.
   */
  judge(text: string, lane: Lane, timeoutMs: number, signal?: AbortSignal): Promise<JudgeOutcome>
  /** Texts of a lane that wait for a worker. */
  waiting(lane: Lane): number
  /** True while at least one worker takes work. */
  readonly alive: boolean
  stop(): Promise<void>
}

// -- Store --------------------------------------------------------------------------------------

/** What a scan ends in. `report` is the engine's; `failed` carries a reason from a closed list. */
export type ScanOutcome =
  | { kind: 'completed'; report: Report; contentSha256: string }
  | { kind: 'failed'; reason: FailureReason; status?: number }

/** The closed list; `failures.ts` turns each into one public sentence. */
export type FailureReason =
  | 'unreachable'
  | 'upstream_status'
  | 'too_large'
  | 'not_utf8'
  | 'binary'
  | 'empty'
  | 'html'
  | 'laborious'
  | 'busy'
  | 'timeout'
  | 'crashed'
  | 'interrupted'

export interface NewScan {
  scanId: string
  /** As shown: secret-looking query values masked. */
  url: string
  /** What the worker fetches, in raw form; kept until the scan ended, then forgotten. */
  fetchUrl: string
  sourceRepo: string
}

export interface Window {
  /** Calls left in the window after this one. */
  remaining: number
  /** Whole seconds, 1 to 86,400, until the oldest counted call leaves the window. */
  retryAfterSec: number
}

export type Bucket = 'scan' | 'bulk'

/** `unavailable`: the write could not be taken (disk, lock, queue or database over its cap). */
export type Accepted =
  | { kind: 'accepted'; remaining: number }
  | { kind: 'limited'; retryAfterSec: number }
  | { kind: 'unavailable' }

export interface RateLimiter {
  /** The state of a window without taking from it. `limited` when it is used up. */
  peek(bucket: Bucket, clientKey: string): Promise<Accepted>
  /** Takes one call in an immediate transaction. */
  take(bucket: Bucket, clientKey: string): Promise<Accepted>
}

export interface ScanStore {
  /** Counts the call and stores the pending scan in one immediate transaction. */
  accept(scan: NewScan, clientKey: string): Promise<Accepted>
  /**
   * Stores a scan of a bulk call with its outcome. False when the write could not be taken, or its
   * turn came after the signal gave up: what a caller is told has failed is not stored afterwards.
   */
  keep(scan: FinishedScan, signal?: AbortSignal): Promise<boolean>
  /** False when the database is over its cap, so that nothing new may be stored. */
  hasRoom(): Promise<boolean>
  /** Size of the database in bytes, as its cap counts it. */
  usedBytes(): Promise<number>
  /** The record as JSON text ready to be sent, or null when there is none of that id. */
  find(scanId: string): Promise<StoredRecord | null>
  /**
   * Removes scans older than the cut-off, except the newest completed one of each name. What is
   * not done when the signal gives up is left for the next time. Returns how many went.
   */
  purge(olderThan: number, signal?: AbortSignal): Promise<number>
}

export interface FinishedScan {
  scanId: string
  url: string
  sourceRepo: string
  createdAt: number
  completedAt: number
  scanDurationMs: number
  outcome: ScanOutcome & { kind: 'completed' }
}

export interface StoredRecord {
  /** The scan record of the interface, serialised. */
  json: string
  /** True once it is completed or failed and will not change again. */
  final: boolean
}

/** Completed scans by name. Anyone can write any name, so the sources are kept apart. */
export interface SkillNames {
  /** The newest completed scan of a name and how many there are; of one source when it is given. */
  latest(skillName: string, sourceRepo: string | null): Promise<StoredSkill | null>
  /** The sources a name was seen from, the latest first; null when there is none. */
  sources(skillName: string): Promise<StoredSources | null>
  /** Completed scans of a name from one source, the latest first. */
  history(skillName: string, sourceRepo: string): Promise<GradedScan[]>
}

export interface StoredSkill {
  totalScans: number
  /** The record of the latest completed scan, serialised, `errorMessage` left out. */
  latestJson: string
  /** Changes whenever the answer does; the base of an ETag. */
  version: string
}

export interface StoredSources {
  /** All of them; `sources` holds at most `sourcesMax`. */
  totalSources: number
  sources: { sourceRepo: string; totalScans: number; latest: GradedScan }[]
}

/** What a completed scan came to, in the names and forms of a scan record. */
export interface GradedScan {
  scanId: string
  grade: Grade
  score: number
  contentSha256: string
  rulesVersion: number
  completedAt: string
}

/**
 * One claimed scan. Finishing matches `scanId` and `attempt`, so a late finisher changes nothing.
 */
export interface Claim {
  scanId: string
  attempt: number
  fetchUrl: string
  /** Host of `fetchUrl`. */
  host: string
}

/**
 * `gone`: the claim no longer holds. `unavailable`: the write could not be taken, and may be later.
 */
export type Finished = 'stored' | 'gone' | 'unavailable'

export interface Queue {
  /**
   * Takes the oldest pending scans, at most so many, and passes over those of hosts that are full
   * already: `underWay` says how many scans of each are. Only its own scans wait for a slow host.
   */
  claim(most: number, underWay?: ReadonlyMap<string, number>): Promise<Claim[]>
  /** Ends a claimed scan. */
  finish(claim: Claim, outcome: ScanOutcome, scanDurationMs: number): Promise<Finished>
  /** Puts a claimed scan back, its attempt not counted: the service is stopping. */
  release(claim: Claim): Promise<void>
  /** At start: what a crash left running is requeued once, then failed. Returns both counts. */
  recover(): Promise<{ requeued: number; failed: number }>
  /** Scans that wait. */
  depth(): Promise<number>
}

// -- The running service ------------------------------------------------------------------------

/** Where the service is reached. Filled in once it listens, since `PORT=0` leaves the port open. */
export interface Addresses {
  /** Base of the API, without a slash at the end. */
  baseUrl: string
  /** Base of the pages, without a slash at the end. */
  siteUrl: string
}

export interface Dispatcher {
  /** Says that a scan waits. Returns at once. */
  wake(): void
}

export interface Health {
  /** True while the database answers, workers run and no stop was asked for. */
  ready(): Promise<boolean>
}

/** The end of the service, as it comes nearer. */
export interface Ending {
  /** A stop was asked for: nothing new is begun. */
  readonly begun: boolean
  /** Aborted when calls that are under way have to answer with what they have. */
  readonly lastCall: AbortSignal
}

// -- Everything together ------------------------------------------------------------------------

export interface Deps {
  config: Config
  clock: Clock
  ids: Ids
  log: Log
  metrics: Metrics
  store: ScanStore
  names: SkillNames
  queue: Queue
  limiter: RateLimiter
  challenge: Challenge
  fetcher: Fetcher
  pool: ScanPool
  dispatcher: Dispatcher
  health: Health
  ending: Ending
  addresses: Addresses
}
