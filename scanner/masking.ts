/**
 * Secrets in addresses. Reports are public, and an address copied from a browser often carries a
 * token in its query: such values are replaced before anything is stored or shown. What a file says is
 * masked in `secrets.ts`, which knows more shapes and has another mask: this one may stand in an address.
 */

const MASK = '***'

/** Names of parameters whose value is a secret, in lower case and without punctuation. */
const SECRET_NAMES = new Set([
  'key',
  'auth',
  'authorization',
  'bearer',
  'code',
  'cookie',
  'csrf',
  'hmac',
  'otp',
  'pass',
  'pat',
  'pin',
  'pw',
  'pwd',
  'sas',
  'session',
  'sid',
  'sig',
  'state',
  'ticket',
])

/** The same for names that hold one of these, such as `private_token` or `AWSAccessKeyId`. */
const SECRET_PARTS = new RegExp(
  'token|secret|passw|passphrase|signature|credential|(?:api|access|private|auth)key|' +
    'session(?:id|key)|oauth|jwt|nonce',
)

/** Names of signed addresses of object stores: nearly every part of them helps to replay one. */
const SIGNED_PREFIX = /^x(?:amz|goog|ossz?)/

/** The shapes in which well-known services hand out tokens. */
const KNOWN_TOKEN = new RegExp(
  [
    'gh[pousr]_[A-Za-z0-9]{20}',
    'github_pat_[A-Za-z0-9_]{20}',
    'glpat-[A-Za-z0-9_-]{16}',
    'xox[abeoprs]-[A-Za-z0-9-]{10}',
    'sk-[A-Za-z0-9]{20}',
    'sk-(?:ant|proj|svcacct)-[A-Za-z0-9_-]{20}',
    '(?:AKIA|ASIA)[A-Z0-9]{16}',
    'AIza[A-Za-z0-9_-]{30}',
    'ya29\\.[A-Za-z0-9_-]{16}',
    'hf_[A-Za-z0-9]{20}',
    'npm_[A-Za-z0-9]{20}',
    'dckr_[op]at_[A-Za-z0-9_-]{20}',
    'gsk_[A-Za-z0-9]{20}',
    'xapp-[0-9]-[A-Z0-9]{6,}-[0-9]{6}',
    '(?<![0-9])[0-9]{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])',
    'eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8}',
  ].join('|'),
)

/** Random-looking text: long, of letters in both cases and digits. A commit in hex is not that. */
const RANDOM_CHARACTERS_MIN = 24

/** The address with the values of secret-looking parameters replaced; all else stays as written. */
export function maskAddress(address: string): string {
  const [, beforeFragment = '', fragment = ''] = /^([^#]*)(#.*)?$/su.exec(address) ?? []
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/su.exec(beforeFragment) ?? []
  return maskPath(path) + maskPairs(query) + maskPairs(fragment)
}

/** The same for an address that nobody refused: user and password are replaced as well. */
export const maskLogin = (address: string): string =>
  maskAddress(address.replace(/^([a-z][a-z0-9+.-]*:[\\/]+)[^\\/?#]*@/iu, `$1${MASK}@`))

/** Segments are names of folders and files, so only certain tokens and `;name=value` are masked. */
function maskPath(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      if (KNOWN_TOKEN.test(decode(segment))) return MASK
      return segment.split(';').map(maskPair).join(';')
    })
    .join('/')
}

/** `pairs` is empty or starts with `?` or `#`. */
function maskPairs(pairs: string): string {
  return pairs.slice(0, 1) + pairs.slice(1).replace(/[^?&;]+/gu, maskPair)
}

function maskPair(pair: string): string {
  const at = pair.indexOf('=')
  if (at < 0) return isTokenShaped(decode(pair)) ? MASK : pair
  const name = pair.slice(0, at)
  const value = pair.slice(at + 1)
  if (value === '') return pair
  return isSecretName(decode(name)) || holdsSecret(decode(value)) ? `${name}=${MASK}` : pair
}

/** A value may be an address itself, with parameters of its own. */
function holdsSecret(value: string): boolean {
  if (isTokenShaped(value) || /\/\/[^/?#]*@/.test(value)) return true
  return [...value.matchAll(/([^?&#;=/]{1,100})=/gu)].some(([, name = '']) => isSecretName(name))
}

function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return SECRET_NAMES.has(plain) || SECRET_PARTS.test(plain) || SIGNED_PREFIX.test(plain)
}

function isTokenShaped(value: string): boolean {
  if (KNOWN_TOKEN.test(value)) return true
  return (
    value.length >= RANDOM_CHARACTERS_MIN &&
    /^[A-Za-z0-9_+=-]+$/.test(value) &&
    /[a-z]/.test(value) &&
    /[A-Z]/.test(value) &&
    /[0-9]/.test(value)
  )
}

/** Undoes percent-encoding, twice for addresses inside addresses; what is malformed stays. */
function decode(text: string): string {
  let decoded = text
  for (let round = 0; round < 2; round += 1) {
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      return decoded
    }
  }
  return decoded
}
