/** Search by halving, in what is in order. */

/** The first index from `low` up to `high` whose item is not before what is looked for; `high` when all of them are. */
export function firstNotBefore(
  low: number,
  high: number,
  isBefore: (index: number) => boolean,
): number {
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** Those of `items`, which are in order of their starts, that lie between two offsets with all that they take. */
export function within<Item extends { start: number; end: number }>(
  items: readonly Item[],
  start: number,
  end: number,
): Item[] {
  const first = firstNotBefore(0, items.length, (index) => items[index]!.start < start)
  const found: Item[] = []
  for (let index = first; index < items.length && items[index]!.start < end; index++)
    if (items[index]!.end <= end) found.push(items[index]!)
  return found
}
