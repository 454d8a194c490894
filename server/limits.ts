/**
 * Every limit of the service, with its unit in its name. The values come from the interface
 * document and the threat model; how they relate to one another is asserted in
 * test/server/limits.test.ts.
 */

const KIB = 1024
const SECOND = 1000

/** Text of one SKILL.md, in bytes of UTF-8: exactly this many are accepted, one more is not. */
export const fileBytesMax = 100 * KIB

/**
 * Bodies of POST /scan and POST /scan/bulk. Elysia's own cap lies above both, so that ours answers.
 */
export const scanBodyBytesMax = 16 * KIB
export const bulkBodyBytesMax = 16 * KIB * KIB
export const transportBodyBytesMax = KIB * KIB * KIB

/**
 * A body up to here is read whatever else is under way. One of POST /scan over its cap is, too, so
 * that the answer can name the long field.
 */
export const smallBodyBytesMax = 128 * KIB

/**
 * What larger bodies may hold together until they are answered, and those of one caller. While one
 * is read and parsed it takes three to four times of that.
 */
export const bodiesBytesMax = 64 * KIB * KIB
export const callerBodiesBytesMax = 24 * KIB * KIB

/** Nesting of a JSON body, counted on its bytes before it is parsed. */
export const jsonDepthMax = 8

/** Submitted addresses and challenge tokens, in characters. */
export const urlCharactersMax = 2048
export const tokenCharactersMax = 2048

/** Path label of an uploaded file, in characters. */
export const pathCharactersMax = 1024

/** `urls` and `files` of one bulk call together. */
export const bulkItemsMax = 50

/** One fetch from the name look-up to the last byte, and what it may do on the way. */
export const fetchTimeoutMs = 15 * SECOND
export const fetchRedirectsMax = 5
export const fetchHeaderBytesMax = 32 * KIB

/**
 * Interim answers (100, 103) before the one that counts: hosts send one or two, and an upstream
 * without an end of them keeps the event loop at its parser.
 */
export const fetchInterimAnswersMax = 8

/**
 * All bytes of one answer as they come, interim answers and framing included: a file of full size
 * in chunks of one byte takes six times its size, and the headers come on top.
 */
export const fetchAnswerBytesMax = KIB * KIB

/** Fetches under way at once: in the whole service, and to one target host. */
export const fetchesMax = 64
export const fetchesPerHostMax = 8

/** A bulk call as a whole; items that are not reached by then are `fetch_failed`. */
export const bulkTimeoutMs = 60 * SECOND

/** A single scan from its start to its end, by the monotonic clock. */
export const scanTimeoutMs = 30 * SECOND

/** Calls are counted over this rolling window. */
export const windowMs = 24 * 60 * 60 * SECOND

/** Challenge verifications: the wait for one, the age of a token, and how many at once. */
export const challengeTimeoutMs = 10 * SECOND
export const challengeAgeMs = 300 * SECOND
export const challengesMax = 16

/** A scan that a crash interrupted is started this many times in all before it is given up. */
export const scanAttemptsMax = 2

/** Scans that may wait in the queue before POST /scan answers 503. */
export const queueScansMax = 20_000

/** The same for scans of one target host: a slow one leaves room in the queue for others. */
export const queueScansPerHostMax = queueScansMax / 2

/**
 * What counted calls may take above the cap of the database. Bulk calls that store nothing go on at
 * the cap, but a caller with many addresses must not fill the disk with them.
 */
export const countedCallsBytesMax = 64 * KIB * KIB

/** Sources of a name, and scans of one of them, that a read lists; the newest are listed. */
export const sourcesMax = 100
export const historyScansMax = 60

/** How long a write waits for the database in all before the caller gets 503. */
export const writeWaitMs = 5 * SECOND

/** A stop lets requests and scans in flight end for this long before it cuts them off. */
export const stopTimeoutMs = 12 * SECOND

/**
 * After a stop was asked for, the door stays open this long: reads are answered, new work is
 * refused, and a balancer is told by `/healthz` to look elsewhere before nobody answers any more.
 */
export const stopNoticeMs = 2 * SECOND

/** A bulk call that is still under way by then answers with what it has. */
export const stopCallsMs = 10 * SECOND

/** Worker threads that were told to end and did not, before the process asks to be restarted. */
export const lostThreadsMax = 4

/**
 * Fetches that bulk calls may have under way together, out of `fetchesMax`: the rest is left to
 * single scans, so that a flood of slow bulk items does not keep them waiting.
 */
export const bulkFetchesMax = 48

/** The same for one target host, out of `fetchesPerHostMax`. */
export const bulkFetchesPerHostMax = 6

/**
 * Single scans under way at once, from claim to end. Most of that time is waiting for an upstream.
 */
export const scansInFlightMax = 32

/**
 * The same for one target host: as many as may be fetched from it at once. The others stay in the
 * queue, where they hold no place and their time does not run.
 */
export const scansPerHostMax = fetchesPerHostMax

/**
 * What one text may take of a core on a worker thread: twice what the slowest takes on cold code.
 * By the clock it may take longer, which says more of what else the machine does than of the text.
 */
export const judgeTimeoutMs = 5 * SECOND

/**
 * Where no other thread is free, a text that takes more of a core than this has another one opened
 * beside it, so that the next texts do not wait; there are at most half as many more as were asked
 * for: each of them takes some 150 MiB while texts of 100 KB come without a pause.
 */
export const slowJudgeMs = 700

/** What the process may grow by while one text is judged, far above what any scan needs. */
export const judgeMemoryBytesMax = 512 * KIB * KIB

/** What a caller is told to wait when a write could not be taken, in seconds. */
export const unavailableRetrySec = 10
