import { describe, expect, test } from 'bun:test'
import { maskAddress, maskLogin } from '../../scanner/masking.ts'

const at = (rest: string) => `https://example.com/${rest}`

// Put together here, so that the repository itself holds nothing that looks like a token.
const githubToken = `ghp_${'a1B2'.repeat(9)}`
const random = 'Zk3'.repeat(10)

describe('the address that records show', () => {
  test('loses the values of parameters with a secret name', () => {
    for (const name of [
      'token',
      'key',
      'api_key',
      'apiKey',
      'access_token',
      'private-token',
      'sig',
      'signature',
      'X-Amz-Signature',
      'X-Amz-Credential',
      'x-goog-signature',
      'AWSAccessKeyId',
      'password',
      'pw',
      'auth',
      'client_secret',
      'code',
      'session',
      'JWT',
      'to%6ben',
      'token[]',
    ]) {
      expect(maskAddress(at(`a?ref=x&${name}=hidden&v=1`))).toBe(at(`a?ref=x&${name}=***&v=1`))
    }
  })

  test('loses values that look like a token, whatever their name', () => {
    expect(maskAddress(at(`a?q=${githubToken}`))).toBe(at('a?q=***'))
    expect(maskAddress(at(`a?q=${random}`))).toBe(at('a?q=***'))
    expect(maskAddress(at(`a?${githubToken}`))).toBe(at('a?***'))
    expect(maskAddress(at(`a/${githubToken}/b`))).toBe(at('a/***/b'))
  })

  test('loses the tokens of registries, model hosts and bots from its path', () => {
    for (const token of [
      `dckr_pat_${random}`,
      `gsk_${random}`,
      `xapp-1-A0B1C2D3-1234567890-${random}`,
      `bot123456789:AA${random}abc`,
    ]) {
      expect(maskAddress(at(`a/${token}/b`))).toBe(at('a/***/b'))
    }
  })

  test('loses secrets in fragments, in matrix parameters and in addresses inside', () => {
    expect(maskAddress(at('a#access_token=x&state=y'))).toBe(at('a#access_token=***&state=***'))
    expect(maskAddress(at('a;jsessionid=x/b'))).toBe(at('a;jsessionid=***/b'))
    expect(maskAddress(at('a?u=https://b/?token=x&c=1'))).toBe(at('a?u=https://b/?token=***&c=1'))
    expect(maskAddress(at('a?u=https%3A%2F%2Fb%2F%3Ftoken%3Dx'))).toBe(at('a?u=***'))
    expect(maskAddress(at('a?u=https%253A%252F%252Fb%252F%253Ftoken%253Dx'))).toBe(at('a?u=***'))
    expect(maskAddress(at('a?u=https%3A%2F%2Fme%3Ax%40b'))).toBe(at('a?u=***'))
  })

  test('stays as written otherwise', () => {
    const commit = 'da39a3ee5e6b4b0d3255bfef95601890afd80709'
    for (const address of [
      at(''),
      at(`raw/${commit}/SKILL.md?ref=${commit}`),
      at('a?plain=1&path=skills/Tool2/SKILL.md&empty=&token='),
      at('sk-learn-2-helpers-for-everything/SKILL.md'),
      at('a?#L10-L20'),
      at('gsk_render_node_get_bounds/xapp-1-notes/12345678:AA?pwa=1'),
      at('%zz?q=%zz'),
      'HTTPS://EXAMPLE.com',
    ]) {
      expect(maskAddress(address)).toBe(address)
    }
  })
})

test('a user and a password are masked where nobody refused them', () => {
  for (const login of ['me', 'me:word', 'a@b:c', ':word'])
    expect(maskLogin(`https://${login}@example.com/a?token=x`)).toBe(
      'https://***@example.com/a?token=***',
    )
  for (const plain of ['https://example.com/a@b', 'https://example.com?to=a@b'])
    expect(maskLogin(plain)).toBe(plain)
})
