/** Decoded pieces of a text as texts of their own: each by itself, or many together where there are too many for that. */

import { createDocument, type Document } from './document.ts'
import { linesOf } from './reading/lines.ts'
import { fragments } from './signals/encoded/fragments.ts'

export interface Piece {
  text: string
  /** Where it stands in the text around it, once for each such place: see `placeOf`. */
  places: Set<number>
}

/** What a line of a text counts as: itself in a file, the number of the piece in text that was put together. */
export const placeOf = ({ origin }: Document, line: number): number =>
  origin ? origin.pieceAt(line) : line

/** By encoding, in the order of the text. A piece that stands in many places is one. */
export function piecesOf(document: Document): Iterable<[encoding: string, pieces: Piece[]]> {
  const byEncoding = new Map<string, Map<string, Piece>>()
  for (const { encoding, line, text } of document.observe(fragments)) {
    let pieces = byEncoding.get(encoding)
    if (!pieces) byEncoding.set(encoding, (pieces = new Map()))
    let piece = pieces.get(text)
    if (!piece) pieces.set(text, (piece = { text, places: new Set() }))
    piece.places.add(placeOf(document, line))
  }
  return byEncoding.entries().map(([encoding, pieces]) => [encoding, [...pieces.values()]])
}

/** Lines around a piece on which a text may say what it decodes to. */
const BESIDE_LINES = 3

/** Shorter pieces stand beside themselves by chance. */
const SAID_MIN = 12

/** What it decodes to stands beside it in plain words: these are judged where they stand, and nothing is hidden. */
export function isSaidBeside(document: Document, { text, places }: Piece): boolean {
  const said = text.toLowerCase().trim()
  return said.length >= SAID_MIN && saidBeside(document, places)(said)
}

/** The file around the places of a piece, to be asked whether it says something there. */
const saidBeside =
  ({ origin, reading: { text, lines } }: Document, places: ReadonlySet<number>) =>
  (words: string): boolean =>
    origin
      ? origin.isSaid(words)
      : [...places].every((line) => {
          const last = Math.min(lines.count - 1, line + BESIDE_LINES)
          return text
            .slice(lines.start(Math.max(0, line - BESIDE_LINES)), lines.end(last))
            .includes(words)
        })

/** Pieces are put together up to so many characters: what one of them says colours no more than that. */
const TOGETHER_CHARACTERS = 8000

/** What may begin a fence, a comment or a tag: such pieces come last, so that they swallow none of the others. */
const OPENS = /[`~<]/

export function together(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: Piece[][] = []
  let characters = Infinity
  const opens = (piece: Piece) => (OPENS.test(piece.text) ? 1 : 0)
  for (const piece of pieces.toSorted((a, b) => opens(a) - opens(b))) {
    characters += piece.text.length
    if (characters > TOGETHER_CHARACTERS) {
      groups.push([])
      characters = piece.text.length
    }
    groups.at(-1)!.push(piece)
  }
  return groups
}

/** Pieces of a document as one text, parted by blank lines. */
export function decodedDocument(
  document: Document,
  pieces: readonly Piece[],
  encoding: string,
  depth: number,
): Document {
  const texts = pieces.map(({ text }) => text.toWellFormed())
  const isSaid = saidBeside(document, new Set(pieces.flatMap(({ places }) => [...places])))
  if (texts.length === 1)
    return createDocument(texts[0]!, { encoding, depth, texts, pieceAt: () => 0, isSaid })
  const trimmed = texts.map((text) => text.trimEnd())
  const owners = trimmed.flatMap((text, piece) =>
    Array.from({ length: linesOf(text).count + 1 }, () => piece),
  )
  const pieceAt = (line: number) => owners[line] ?? texts.length - 1
  return createDocument(trimmed.join('\n\n'), { encoding, depth, texts, pieceAt, isSaid })
}
