/** What somebody may have meant who wrote a word that there is not. */

/** The known word that takes the fewest mistakes to become this one, or that it is the start of. */
export function nearest(word: string, known: readonly string[]): string | null {
  const mistakesMax = Math.floor(word.replace(/^-+/, '').length / 3)
  const [best] = known
    .map((candidate) => ({ candidate, mistakes: mistakesBetween(word, candidate) }))
    .filter(({ mistakes }) => mistakes <= mistakesMax)
    .sort((a, b) => a.mistakes - b.mistakes)
  const begun = /[a-z]{3}/.test(word) ? known.find((candidate) => candidate.startsWith(word)) : null
  return best?.candidate ?? begun ?? null
}

/** Letters that are missing, too many, wrong, or in the place of their neighbour. */
function mistakesBetween(a: string, b: string): number {
  const rows: number[][] = []
  const at = (i: number, j: number): number =>
    Math.min(i, j) < 0 ? Math.max(i, j) + 1 : rows[i]![j]!
  for (let i = 0; i < a.length; i++) {
    rows.push([])
    for (let j = 0; j < b.length; j++) {
      const swapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      rows[i]!.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i] === b[j] ? 0 : 1),
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(a.length - 1, b.length - 1)
}
