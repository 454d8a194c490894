import { describe, expect, test } from 'bun:test'
import { MASK, maskRange, maskSecrets, secretsIn } from '../../scanner/secrets.ts'

/** Made up, and put together here so that no scanner of repositories takes them for real. */
const body = 'Zx9Qw8Er7Ty6Ui5Op4As3Df2Gh1Jk0Lm'
const jwt = `eyJ${body}.eyJ${body}.${body}`

describe('maskSecrets', () => {
  test.each([
    ['a provider key', `use sk-live-${body} now`, `use sk-live-${MASK} now`],
    ['a token of a forge', `ghp_${body}`, `ghp_${MASK}`],
    ['a cloud key id', 'AKIAIOSFODNN7SAMPLE1', `AKIA${MASK}`],
    ['a signed token', `header: ${jwt}`, `header: eyJ${MASK}`],
    ['a bot token', `123456789:${body}abc`, `123456789:${MASK}`],
    [
      'a chat hook',
      `https://hooks.slack.com/services/T000/B000/${body}`,
      `https://hooks.slack.com/services/${MASK}`,
    ],
    ['a password in an address', 'postgres://app:hunter22@db/x', `postgres://app:${MASK}@db/x`],
    ['an assignment', `API_KEY="${body}"`, `API_KEY="${MASK}"`],
    ['a bearer token', `Authorization: Bearer ${body}`, `Authorization: Bearer ${MASK}`],
    [
      'a key block on one line',
      `-----BEGIN PRIVATE KEY-----${body}-----END PRIVATE KEY-----`,
      MASK,
    ],
  ])('hides %s', (_, text, masked) => {
    expect(maskSecrets(text)).toBe(masked)
  })

  test.each([
    ['a variable', 'API_KEY=$OPENAI_API_KEY_FROM_ENV'],
    ['a placeholder', 'api_key: your-api-key-goes-here-please'],
    ['a reading of the environment', 'token = process.env.GITHUB_TOKEN_VALUE'],
    ['a digest in prose', 'The commit d41d8cd98f00b204e9800998ecf8427e broke it.'],
    ['words', 'The password must be long and the token must not be shared.'],
  ])('leaves %s alone', (_, text) => {
    expect(maskSecrets(text)).toBe(text)
  })

  test('hides every one of several, and stretches that touch once', () => {
    expect(maskSecrets(`ghp_${body} and hf_${body}`)).toBe(`ghp_${MASK} and hf_${MASK}`)
    const found = secretsIn(`token=ghp_${body}`)
    expect(found).toHaveLength(1)
  })

  test('changes nothing the second time', () => {
    const once = maskSecrets(`Bearer ${jwt} API_KEY=${body}`)
    expect(maskSecrets(once)).toBe(once)
  })
})

describe('maskRange', () => {
  const text = `start ghp_${body} end`

  test('shows no character of a secret that the range cuts', () => {
    const secrets = secretsIn(text)
    const { start, end } = secrets[0]!
    for (let from = 0; from < text.length; from++) {
      const shown = maskRange(text, secrets, from, from + 12)
      for (let at = start; at + 4 <= end; at++) expect(shown).not.toContain(text.slice(at, at + 4))
    }
  })
})

describe('hostile input', () => {
  test.each([
    ['openers of tokens', 'eyJ-'.repeat(25600)],
    ['prefixes', 'sk-'.repeat(34000)],
    ['key markers', '-----BEGIN PRIVATE KEY-----'.repeat(3790)],
    ['credentials without an end', '://a:bbbb'.repeat(11000)],
    ['names of secrets', 'password='.repeat(11300)],
  ])(
    'does not stall it: %s',
    (_, text) => {
      maskSecrets(text)
    },
    2000,
  )
})
