import { expect, test } from 'bun:test'
import { ConfigRefused, configWarnings, type Environment, readConfig } from '../../server/config.ts'
import { testKeys } from '../../server/keys.ts'

const production: Environment = {
  NODE_ENV: 'production',
  IP_HASH_SECRET: '0123456789abcdef0123456789abcdef',
  CHALLENGE_SECRET: 'a real secret',
  SITE_URL: 'https://example.com/',
}

function problems(env: Environment): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigRefused) return error.problems
    throw error
  }
}

test('nothing set is a working development service', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    baseUrl: null,
    databasePath: 'data/touchstone.sqlite',
    challengeSecret: testKeys.secret,
    scanLimit: 10,
    bulkLimit: 50,
    retentionDays: 0,
    logLevel: 'info',
  })
  expect(config.fetchAllow).toHaveLength(2)
  expect(config.ipHashSecret).not.toBe(readConfig({}).ipHashSecret)
  expect(configWarnings(config)).toEqual([])
})

test('production listens everywhere, fetches nothing private and passes no test token', () => {
  const config = readConfig(production)
  expect(config).toMatchObject({ host: '0.0.0.0', siteUrl: 'https://example.com', fetchAllow: [] })
  expect(config.challengeSiteKey).toBeNull()
})

test('every problem is told at once, one line each', () => {
  expect(
    problems({
      NODE_ENV: 'staging',
      PORT: '70000',
      SITE_URL: 'ftp://example.com',
      SCAN_LIMIT: '0',
      TRUST_PROXY: 'somewhere',
      LOG_LEVEL: 'loud',
    }).map((line) => line.split(' ')[0]),
  ).toEqual(['NODE_ENV', 'PORT', 'SITE_URL', 'TRUST_PROXY', 'SCAN_LIMIT', 'LOG_LEVEL'])
})

test('production refuses to start without a hash secret, or with published test keys', () => {
  expect(problems({ ...production, IP_HASH_SECRET: '' })[0]).toStartWith('IP_HASH_SECRET')
  const testPair = { CHALLENGE_SECRET: testKeys.secret, CHALLENGE_SITE_KEY: testKeys.siteKey }
  expect(problems({ ...production, ...testPair })).toHaveLength(2)
  const alwaysFails = '2x0000000000000000000000000000000AA'
  expect(problems({ ...production, CHALLENGE_SECRET: alwaysFails })).toHaveLength(1)
})

test('production without a challenge secret starts with a warning', () => {
  const config = readConfig({ ...production, CHALLENGE_SECRET: undefined })
  expect(config.challengeSecret).toBeNull()
  expect(configWarnings(config)[0]).toContain('CHALLENGE_SECRET')
})

test('production is warned about what a visitor would miss', () => {
  const whole = {
    ...production,
    BASE_URL: 'https://example.com/',
    CHALLENGE_SITE_KEY: 'a real key',
    SECURITY_CONTACT: 'security@example.com',
  }
  expect(configWarnings(readConfig(whole))).toEqual([])
  for (const name of ['BASE_URL', 'CHALLENGE_SITE_KEY', 'SECURITY_CONTACT', 'SITE_URL']) {
    const warnings = configWarnings(readConfig({ ...whole, [name]: undefined }))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toStartWith(`${name} is not set`)
  }
})

test('the pages are at the root of their host, the API may be below it', () => {
  expect(readConfig({ BASE_URL: 'https://example.com/api/' }).baseUrl).toEndWith('.com/api')
  expect(problems({ SITE_URL: 'https://example.com/scanner' })).toEqual([
    'SITE_URL must be an address without a path',
  ])
})

test('development on a public address is warned about', () => {
  const config = readConfig({ SITE_URL: 'https://example.com' })
  expect(configWarnings(config)[0]).toContain('SITE_URL is public')
})

test('development that others reach is warned about, and of what it lets them fetch', () => {
  const warningsOf = (env: Environment) => configWarnings(readConfig(env))
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'localhost.example.com']) {
    const warnings = warningsOf({ HOST })
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toStartWith('HOST is open to others')
    expect(warnings[1]).toStartWith('FETCH_ALLOW holds the loopback')
    expect(warningsOf({ HOST, FETCH_ALLOW: '127.0.0.1' })).toEqual(warnings)
    expect(warningsOf({ HOST, FETCH_ALLOW: '' })).toEqual(warnings.slice(0, 1))
  }
  for (const HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
    expect(warningsOf({ HOST, SITE_URL: 'http://[::1]:3000' })).toEqual([])
  }
  expect(warningsOf({ ...production, FETCH_ALLOW: '127.0.0.0/8' }).join()).not.toContain('FETCH')
})

test('link-local and metadata addresses cannot be allowed, not even inside a larger range', () => {
  for (const range of ['169.254.0.0/16', '0.0.0.0/0', 'fe80::/10', '::/0', '100.100.100.200/32']) {
    expect(problems({ FETCH_ALLOW: range })).toHaveLength(1)
  }
  expect(problems({ FETCH_ALLOW: '10.0.0.0/8,fd12::/16' })).toEqual([])
})

test('an empty TRUST_PROXY believes nobody', () => {
  expect(readConfig({ TRUST_PROXY: '' }).trustProxy).toEqual([])
})

test('a contact is an address of mail or of the web, and nothing that could break a line', () => {
  const contactOf = (text: string) => readConfig({ SECURITY_CONTACT: text }).securityContact
  expect(contactOf('security@example.com')).toBe('mailto:security@example.com')
  expect(contactOf('mailto:a@example.com')).toBe('mailto:a@example.com')
  expect(contactOf('https://example.com/report')).toBe('https://example.com/report')
  for (const text of [
    'nobody',
    'http://example.com/',
    'javascript:alert(1)',
    'a@b.example\nX: y',
  ]) {
    expect(problems({ SECURITY_CONTACT: text })).toHaveLength(1)
  }
})
