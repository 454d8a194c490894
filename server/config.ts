/** The settings: read once from the environment, checked as a whole, every problem told at once. */

import { availableParallelism } from 'node:os'
import { isTestSecret, isTestSiteKey, testKeys } from './keys.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import {
  type AddressRange,
  type DenyList,
  isInside,
  parseAddress,
  parseAllowList,
  parseDenyList,
  parseRanges,
  type RangeList,
  rangeOf,
} from './net.ts'

export interface Config {
  production: boolean
  host: string
  port: number
  /** Public addresses without a slash at the end; null until the port is known. */
  baseUrl: string | null
  siteUrl: string | null
  databasePath: string
  /** Null when there is none: POST /scan then answers `challenge_misconfigured`. */
  challengeSecret: string | null
  challengeSiteKey: string | null
  challengeVerifyUrl: string
  ipHashSecret: string
  /** Reverse proxies whose `X-Forwarded-For` is believed. */
  trustProxy: AddressRange[]
  /** Addresses that may be fetched although they are not public. */
  fetchAllow: AddressRange[]
  /** Hosts that are never fetched: those that asked for it, or that are ours. */
  fetchDeny: DenyList
  /** Calls per address and rolling 24 hours. */
  scanLimit: number
  bulkLimit: number
  scanWorkers: number
  /** 0 keeps scans for ever. */
  retentionDays: number
  /** 0 for no cap. */
  databaseMaxMb: number
  /** Null keeps the metrics off. */
  metricsPort: number | null
  /** Where security reports and requests of hosts go, as a URI; null when nobody was named. */
  securityContact: string | null
  logLevel: LogLevel
}

export type Environment = Record<string, string | undefined>

/** Settings that cannot be used: one line per problem, for the operator. */
export class ConfigRefused extends Error {
  override name = 'ConfigRefused'
  constructor(readonly problems: string[]) {
    super(problems.join('\n'))
  }
}

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const LOOPBACK = '127.0.0.0/8,::1/128'
const LOOPBACK_RANGES = LOOPBACK.split(',').map(rangeOf)

/** For commands beside the service, which need none of the other settings. */
export const databasePathIn = (env: Environment): string =>
  reader(env).text('DATABASE_PATH', 'data/touchstone.sqlite')

/** @throws {ConfigRefused} with every problem found. */
export function readConfig(env: Environment): Config {
  const read = reader(env)
  const production = read.oneOf('NODE_ENV', ['development', 'production', 'test']) === 'production'
  const keys = challengeKeys(read, production)
  const config: Config = {
    production,
    host: read.text('HOST', production ? '0.0.0.0' : '127.0.0.1'),
    port: read.integer('PORT', 3000, 0, 65_535),
    baseUrl: read.webAddress('BASE_URL'),
    siteUrl: read.webRoot('SITE_URL'),
    databasePath: databasePathIn(env),
    ...keys,
    challengeVerifyUrl: read.webAddress('CHALLENGE_VERIFY_URL') ?? VERIFY_URL,
    ipHashSecret: ipHashSecret(read, production),
    trustProxy: read.ranges('TRUST_PROXY', LOOPBACK, parseRanges),
    fetchAllow: read.ranges('FETCH_ALLOW', production ? '' : LOOPBACK, parseAllowList),
    fetchDeny: read.denyList('FETCH_DENY'),
    scanLimit: read.integer('SCAN_LIMIT', 10, 1, 1_000_000),
    bulkLimit: read.integer('BULK_LIMIT', 50, 1, 1_000_000),
    scanWorkers: read.integer('SCAN_WORKERS', Math.min(8, availableParallelism()), 1, 64),
    retentionDays: read.integer('RETENTION_DAYS', 0, 0, 36_500),
    databaseMaxMb: read.integer('DATABASE_MAX_MB', 0, 0, 100_000_000),
    metricsPort: read.integer('METRICS_PORT', null, 0, 65_535),
    securityContact: read.contact('SECURITY_CONTACT'),
    logLevel: read.oneOf('LOG_LEVEL', ['info', ...LOG_LEVELS]),
  }
  if (read.problems.length > 0) throw new ConfigRefused(read.problems)
  return config
}

/** What is allowed but deserves a word at the start. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = []
  const { production, host, siteUrl, fetchAllow } = config
  const isOpen = !isOwn(host)
  const isPublic = siteUrl !== null && !isOwn(new URL(siteUrl).hostname)
  if (!production && (isOpen || isPublic)) {
    const setting = isPublic ? 'SITE_URL is public' : 'HOST is open to others'
    warnings.push(`${setting}, but NODE_ENV is not production: anyone passes the challenge`)
  }
  if (!production && isOpen && fetchAllow.some(({ base }) => isInside(base, LOOPBACK_RANGES))) {
    warnings.push(
      'FETCH_ALLOW holds the loopback, and HOST is open to others: anyone can have read what ' +
        'listens on this machine alone; an empty FETCH_ALLOW ends that',
    )
  }
  if (config.production && config.challengeSecret === null) {
    warnings.push('CHALLENGE_SECRET is not set: POST /scan answers 500 challenge_misconfigured')
  }
  if (config.challengeSecret !== null && config.challengeSiteKey === null) {
    warnings.push('CHALLENGE_SITE_KEY is not set: nobody passes the challenge on the page')
  }
  if (config.production && config.siteUrl === null) {
    warnings.push('SITE_URL is not set: links to reports lead to localhost')
  }
  if (config.production && config.baseUrl === null) {
    warnings.push('BASE_URL is not set: the description of the API names localhost')
  }
  if (config.production && config.securityContact === null) {
    warnings.push('SECURITY_CONTACT is not set: /about names nobody, and there is no security.txt')
  }
  return warnings
}

/** Whether a host of ours is one that only this machine reaches. */
function isOwn(host: string): boolean {
  const address = parseAddress(host.replace(/^\[|\]$/g, ''))
  if (address === null) return host === 'localhost'
  return isInside(address, LOOPBACK_RANGES)
}

type Reader = ReturnType<typeof reader>

/**
 * Reads variables by kind and gathers what is wrong with them. An empty value counts as not set.
 */
function reader(env: Environment) {
  const problems: string[] = []
  const problem = (name: string, text: string) => void problems.push(`${name} ${text}`)
  const given = (name: string) => env[name]?.trim() || undefined
  const webAddress = (name: string): string | null => {
    const text = given(name)
    if (text === undefined) return null
    const url = URL.parse(text)
    const plain = url && !url.search && !url.hash && !url.username && !url.password
    if (plain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '')
    problem(name, 'must be an http or https address without query or credentials')
    return null
  }
  return {
    problems,
    problem,
    given,
    text: (name: string, otherwise: string) => given(name) ?? otherwise,
    oneOf<const Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
      const text = given(name) ?? values[0]
      const value = values.find((allowed) => allowed === text)
      if (value === undefined) {
        problem(name, `must be one of ${[...new Set(values)].join(', ')}`)
      }
      return value ?? values[0]
    },
    integer<Otherwise extends number | null>(
      name: string,
      otherwise: Otherwise,
      least: number,
      most: number,
    ): number | Otherwise {
      const text = given(name)
      if (text === undefined) return otherwise
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      if (value >= least && value <= most) return value
      problem(name, `must be a whole number from ${least} to ${most}`)
      return otherwise
    },
    webAddress,
    /** Pages name each other from the root of their host. */
    webRoot(name: string): string | null {
      const address = webAddress(name)
      if (address === null || URL.parse(address)?.pathname === '/') return address
      problem(name, 'must be an address without a path')
      return null
    },
    /** An address of mail, or a URI of mail or of the web. */
    contact(name: string): string | null {
      const text = given(name)
      if (text === undefined) return null
      if (/^(?:mailto:)?[^\s@:/<>"]+@[^\s@:/<>"]+\.[^\s@:/<>"]+$/.test(text)) {
        return text.startsWith('mailto:') ? text : `mailto:${text}`
      }
      const url = URL.parse(text)
      if (url?.protocol === 'https:') return url.href
      problem(name, 'must be an address of mail or an https address')
      return null
    },
    denyList(name: string): DenyList {
      const list = parseDenyList(given(name) ?? '')
      if (list.ok) return list.deny
      problem(name, `cannot be used: ${list.problem}`)
      return { names: [], ranges: [] }
    },
    /** A list that is set but empty is an empty list. */
    ranges(name: string, otherwise: string, parse: (text: string) => RangeList): AddressRange[] {
      const list = parse(env[name] ?? otherwise)
      if (list.ok) return list.ranges
      problem(name, `cannot be used: ${list.problem}`)
      return []
    },
  }
}

/** The published test pair stands in for real keys in development, and is refused in production. */
function challengeKeys(read: Reader, production: boolean) {
  const secret = read.given('CHALLENGE_SECRET') ?? null
  const siteKey = read.given('CHALLENGE_SITE_KEY') ?? null
  if (!production) {
    return {
      challengeSecret: secret ?? testKeys.secret,
      challengeSiteKey: siteKey ?? (secret === null ? testKeys.siteKey : null),
    }
  }
  if (secret !== null && isTestSecret(secret)) {
    read.problem('CHALLENGE_SECRET', 'is a published test key, which lets anyone pass')
  }
  if (siteKey !== null && isTestSiteKey(siteKey)) {
    read.problem('CHALLENGE_SITE_KEY', 'is a published test key, which lets anyone pass')
  }
  return { challengeSecret: secret, challengeSiteKey: siteKey }
}

function ipHashSecret(read: Reader, production: boolean): string {
  const secret = read.given('IP_HASH_SECRET')
  if (secret === undefined && production) {
    read.problem('IP_HASH_SECRET', 'must be set in production, such as to 32 random bytes in hex')
  } else if (secret !== undefined && production && secret.length < 16) {
    read.problem('IP_HASH_SECRET', 'must have at least 16 characters')
  }
  return secret ?? crypto.getRandomValues(Buffer.alloc(32)).toString('hex')
}
