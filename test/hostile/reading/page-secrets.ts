/** What of a text would be a secret if it were shown in full. */

const TOKEN = /[A-Za-z0-9_+/~.-]{6,}/g
const PARAMETER_CHARACTERS_MIN = 6
const PATH_CHARACTERS_MIN = 20

/** Values of parameters and long parts of an address; of a text, in each line that is no marker, a word. */
export function secretsIn(text: string): string[] {
  if (URL.canParse(text)) {
    const { searchParams, pathname, hash, password } = new URL(text)
    const fragment = new URLSearchParams(hash.slice(1))
    const values = [...searchParams.values(), ...fragment.values(), password]
    const long = pathname.split('/').filter((part) => part.length >= PATH_CHARACTERS_MIN)
    const secrets = [...values, ...long].filter((part) => part.length >= PARAMETER_CHARACTERS_MIN)
    return expectSome(secrets)
  }
  const lines = text.split(/[\r\n]+/).filter((line) => line !== '' && !line.startsWith('-----'))
  const secrets = lines.flatMap((line) => {
    const tokens = line.match(TOKEN) ?? []
    // A secret has a digit somewhere; the words around it have none.
    const weight = (token: string) => token.length + (/\d/.test(token) ? 1000 : 0)
    return tokens.toSorted((one, other) => weight(other) - weight(one)).slice(0, 1)
  })
  return expectSome(secrets)
}

function expectSome(secrets: string[]): string[] {
  if (secrets.length === 0) throw new Error('There is nothing to hide in this text.')
  return secrets
}
