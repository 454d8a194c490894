/** What of a text would be a secret if it were shown in full. */

const TOKEN = /[A-Za-z0-9_+/~.-]{6,}/g
const PARAMETER_CHARACTERS_MIN = 6

/** Values of an address's parameters, or the longest word of each line that is not a marker. */
export function secretsIn(text: string): string[] {
  if (URL.canParse(text)) {
    const values = [...new URL(text).searchParams.values()]
    return values.filter((value) => value.length >= PARAMETER_CHARACTERS_MIN)
  }
  const lines = text.split(/[\r\n]+/).filter((line) => line !== '' && !line.startsWith('-----'))
  const secrets = lines.flatMap((line) => {
    const tokens = line.match(TOKEN) ?? []
    return tokens.toSorted((one, other) => other.length - one.length).slice(0, 1)
  })
  if (secrets.length === 0) throw new Error('There is nothing to hide in this text.')
  return secrets
}
