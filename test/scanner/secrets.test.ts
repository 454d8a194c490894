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
    ['a bot token in an address', `/bot12345678:${body}-_-/x`, `/bot12345678:${MASK}/x`],
    [
      'a token of a registry',
      `docker login -p dckr_pat_${body}`,
      `docker login -p dckr_pat_${MASK}`,
    ],
    ['a key of a model host', `export K=gsk_${body}`, `export K=gsk_${MASK}`],
    ['a token of a chat app', `xapp-1-A0B1C2-123-${body}`, `xapp-1-${MASK}`],
    ['a token of a social network', `send EAAC${body}`, `send EAAC${MASK}`],
    ['the password of psql', 'PGPASSWORD=hunter22 psql -h db', `PGPASSWORD=${MASK} psql -h db`],
    ['it in quotes', "env['PGPASSWORD'] = 'hunter22'", `env['PGPASSWORD'] = '${MASK}'`],
    ['it in YAML', '  PGPASSWORD: hunter22', `  PGPASSWORD: ${MASK}`],
    ['the password of mysql', 'export MYSQL_PWD="hunter22"', `export MYSQL_PWD="${MASK}"`],
    ['what curl logs in with', 'curl -u user:pa55 https://a/', `curl -u user:${MASK} https://a/`],
    ['it among options', 'curl -sSu "user:pa55" a', `curl -sSu "user:${MASK}" a`],
    ['one of digits', 'curl -u 12:34567 https://a/', `curl -u 12:${MASK} https://a/`],
    [
      'all of it in quotes',
      `PGPASSWORD='a&b (c' curl -u "me:d e'f" g`,
      `PGPASSWORD='${MASK}' curl -u "me:${MASK}" g`,
    ],
    [
      'it in JSON',
      '{"run": "curl -u \\"me:pa55\\" https://a/"}',
      `{"run": "curl -u \\"me:${MASK}" https://a/"}`,
    ],
    ['it in long form', "curl -s --user='me:pa55' a", `curl -s --user='me:${MASK}' a`],
    ['it on a line of its own', '  -u user:password \\', `  -u user:${MASK} \\`],
    [
      'a password in a query',
      'https://a.example/x?pw=pa5&v=1',
      `https://a.example/x?pw=${MASK}&v=1`,
    ],
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
    ['an identifier behind a number', '12345678:0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['a longer digest behind a number', `123456789:${'0a1b2c3d'.repeat(5)}`],
    ['the place of a registry token', 'Use dckr_pat_<token> from your settings.'],
    ['a function of GTK', 'gsk_render_node_get_bounds and gsk_container_node_new'],
    ['a name like that of a chat token', 'xapp-1-installation-and-first-steps'],
    ['a name in capitals', 'EAACCOUNTINGANDSTATEMENTSOFAFFAIRSREPORT'],
    ['the password of psql from elsewhere', 'PGPASSWORD="$DB_PASSWORD" MYSQL_PWD=$(cat pw) psql'],
    ['the name of its variable', 'PGPASSWORD: the variable that psql reads; PGPASSWORD= unsets it'],
    ['a place for it', 'PGPASSWORD=<password> MYSQL_PWD=your-password'],
    ['variables that curl logs in with', 'curl -u "$USER:$TOKEN" https://a/ && curl -u me: b'],
    ['places for them', 'curl --user <user>:<password> https://a.example:8443/b'],
    ['other options of curl', 'curl -sS https://a:8080/ -o user:group'],
    ['a user of docker', 'docker run -u root:docker --user 1000:1000 a:b'],
    ['it on a line of its own', '  --user 1000:1000 \\'],
    ['other words in a query', 'https://a.example/?pwa=yes&p=3&pw=$PW&pw=<password>'],
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
    ['bot numbers', '12345678:'.repeat(11300)],
    ['commands with a user', 'curl -u '.repeat(12800)],
    ['users without an end', `curl ${'-u a'.repeat(25600)}`],
    ['quotes in commands', 'curl -u "a:bbb'.repeat(7800)],
    ['users in many commands', `curl -s -u ${'a'.repeat(80)} `.repeat(1100)],
    ['names of passwords', 'PGPASSWORD: '.repeat(8500)],
    ['passwords in queries', '?pw='.repeat(25600)],
    ['blank lines', `-u${'\n'.repeat(102400)}`],
    ['blanks', `-u${' '.repeat(102400)}`],
    ['openers of app tokens', 'xapp-1-'.repeat(14600)],
    ['openers of social tokens', 'EAAC'.repeat(25600)],
  ])(
    'does not stall it: %s',
    (_, text) => {
      maskSecrets(text)
    },
    2000,
  )
})
