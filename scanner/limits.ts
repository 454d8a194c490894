/**
 * Bounds of the scanner as a whole, with their units. They keep every text linear in time and every report small. The
 * others stand where they are used.
 */

/** Front matter longer than this many bytes of UTF-8 is not parsed: YAML parsers are slow on hostile input. */
export const frontmatterBytesMax = 8 * 1024

/** Nesting of front matter, counted before it is parsed. */
export const frontmatterDepthMax = 100

/** Characters of a skill name or version that are kept; longer ones count as unusable. */
export const nameCharactersMax = 256

/** Findings kept per report; one more says that the list was cut. */
export const findingsMax = 1000

/** Lines shown on each side of the offending one, and characters shown of each line. */
export const contextLinesAround = 2
export const contextCharactersMax = 240

/** Encoded text inside encoded text is followed this deep. */
export const decodeDepthMax = 3

/**
 * Decoded pieces per text, and characters of each, that are judged again. A file of 100 KB cannot hold more, so that
 * no number of harmless pieces and no padding inside of one keeps another from being judged.
 */
export const fragmentsMax = 8 * 1024
export const fragmentCharactersMax = 128 * 1024

/**
 * Decoded pieces that are judged each by itself; what there is beyond them is judged together. Each text that is judged
 * takes some 0.4 ms, however short it is: four thousand pieces would take two seconds.
 */
export const aloneMax = 32
