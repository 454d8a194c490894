/** The settings: read once from the environment, checked as a whole, every problem told at once. */

import { BlockList, isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { isTestSecret, isTestSiteKey, testKeys } from './keys.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'

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
  /** CIDRs. */
  trustProxy: string[]
  fetchAllow: string[]
  /** Calls per address and rolling 24 hours. */
  scanLimit: number
  bulkLimit: number
  scanWorkers: number
  /** 0 keeps scans for ever. */
  retentionDays: number
  /** 0 for no cap. */
  databaseMaxMb: number
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

/** Never to be fetched, whatever is allowed: link-local ranges and the metadata services of clouds. */
const NEVER_FETCHED = [
  '169.254.0.0/16',
  'fe80::/10',
  'fd00:ec2::254/128',
  '100.100.100.200/32',
  '168.63.129.16/32',
]

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
    siteUrl: read.webAddress('SITE_URL'),
    databasePath: read.text('DATABASE_PATH', 'data/touchstone.sqlite'),
    ...keys,
    challengeVerifyUrl: read.webAddress('CHALLENGE_VERIFY_URL') ?? VERIFY_URL,
    ipHashSecret: ipHashSecret(read, production),
    trustProxy: read.cidrs('TRUST_PROXY', LOOPBACK),
    fetchAllow: read.cidrs('FETCH_ALLOW', production ? '' : LOOPBACK),
    scanLimit: read.integer('SCAN_LIMIT', 10, 1, 1_000_000),
    bulkLimit: read.integer('BULK_LIMIT', 50, 1, 1_000_000),
    scanWorkers: read.integer('SCAN_WORKERS', Math.min(8, availableParallelism()), 1, 64),
    retentionDays: read.integer('RETENTION_DAYS', 0, 0, 36_500),
    databaseMaxMb: read.integer('DATABASE_MAX_MB', 0, 0, 100_000_000),
    logLevel: read.oneOf('LOG_LEVEL', ['info', ...LOG_LEVELS]),
  }
  for (const cidr of config.fetchAllow) {
    if (NEVER_FETCHED.some((never) => overlap(cidr, never))) {
      read.problem('FETCH_ALLOW', `must not reach link-local or metadata addresses (${cidr})`)
    }
  }
  if (read.problems.length > 0) throw new ConfigRefused(read.problems)
  return config
}

/** What is allowed but deserves a word at the start. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = []
  const isPublic = config.siteUrl !== null && !/\/\/(localhost|127\.|\[::1\])/.test(config.siteUrl)
  if (!config.production && isPublic) {
    warnings.push('SITE_URL is public, but NODE_ENV is not production: anyone passes the challenge')
  }
  if (config.production && config.challengeSecret === null) {
    warnings.push('CHALLENGE_SECRET is not set: POST /scan answers 500 challenge_misconfigured')
  }
  if (config.production && config.siteUrl === null) {
    warnings.push('SITE_URL is not set: links to reports lead to localhost')
  }
  return warnings
}

type Reader = ReturnType<typeof reader>

/** Reads variables by kind and gathers what is wrong with them. An empty value counts as not set. */
function reader(env: Environment) {
  const problems: string[] = []
  const problem = (name: string, text: string) => void problems.push(`${name} ${text}`)
  const given = (name: string) => env[name]?.trim() || undefined
  return {
    problems,
    problem,
    given,
    isSet: (name: string) => env[name] !== undefined,
    text: (name: string, otherwise: string) => given(name) ?? otherwise,
    oneOf<const Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
      const text = given(name) ?? values[0]
      const value = values.find((allowed) => allowed === text)
      if (value === undefined) {
        problem(name, `must be one of ${[...new Set(values)].join(', ')}`)
      }
      return value ?? values[0]
    },
    integer(name: string, otherwise: number, least: number, most: number): number {
      const text = given(name)
      if (text === undefined) return otherwise
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      if (value >= least && value <= most) return value
      problem(name, `must be a whole number from ${least} to ${most}`)
      return otherwise
    },
    webAddress(name: string): string | null {
      const text = given(name)
      if (text === undefined) return null
      const url = URL.parse(text)
      const plain = url && !url.search && !url.hash && !url.username && !url.password
      if (plain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '')
      problem(name, 'must be an http or https address without query or credentials')
      return null
    },
    /** A list that is set but empty is an empty list. */
    cidrs(name: string, otherwise: string): string[] {
      const items = (env[name] ?? otherwise).split(',').map((item) => item.trim()).filter(Boolean)
      const wrong = items.filter((item) => !parseCidr(item))
      if (wrong.length > 0) problem(name, `must be a list of CIDR ranges (${wrong.join(', ')})`)
      return items.filter((item) => parseCidr(item))
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
    read.problem('IP_HASH_SECRET', 'must be set in production, for instance to 32 random bytes in hex')
  } else if (secret !== undefined && production && secret.length < 16) {
    read.problem('IP_HASH_SECRET', 'must have at least 16 characters')
  }
  return secret ?? crypto.getRandomValues(Buffer.alloc(32)).toString('hex')
}

function parseCidr(text: string): { address: string; prefix: number; family: 4 | 6 } | null {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  if (family !== 4 && family !== 6) return null
  const most = family === 4 ? 32 : 128
  const prefix = bits === undefined ? most : Number(bits)
  return prefix <= most ? { address, prefix, family } : null
}

/** Two CIDR ranges overlap exactly when one holds the first address of the other. */
function overlap(one: string, other: string): boolean {
  const first = parseCidr(one)
  const second = parseCidr(other)
  if (!first || !second) return false
  const holds = (range: typeof first, address: string) => {
    const list = new BlockList()
    list.addSubnet(range.address, range.prefix, range.family === 4 ? 'ipv4' : 'ipv6')
    return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return holds(first, second.address) || holds(second, first.address)
}
