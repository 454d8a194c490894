import { expect, test } from 'bun:test'
import { securityHeaders } from '../../../server/http/headers.ts'

const own = { baseUrl: 'https://example.com', siteUrl: 'https://example.com' }

test('report pages run our scripts and talk to our API, nothing else', () => {
  expect(securityHeaders('report', true, own)).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('the submit page may load the challenge widget as well', () => {
  const policy = securityHeaders('submit', true, own)['content-security-policy']
  expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;")
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;')
})

test('HTTPS is demanded for two years in production only, and only where it is spoken', () => {
  const plain = { ...own, siteUrl: 'http://example.com' }
  expect('strict-transport-security' in securityHeaders('api', false, own)).toBe(false)
  expect('strict-transport-security' in securityHeaders('api', true, plain)).toBe(false)
})
