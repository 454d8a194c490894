/** Files before they are sent: which ones count, how large they may be, whether they are text. */

import type { UploadedText } from './api.ts'
import { counted, sizeWords } from './words.ts'

/** As the server counts: items of one call, bytes of one text, characters of a path label. */
export const filesMax = 50
export const fileBytesMax = 102_400
const pathCharactersMax = 1024

/** A file with the path it had in its folder. */
export interface Picked {
  path: string
  file: Pick<Blob, 'size' | 'arrayBuffer'>
}

export interface Checked {
  files: UploadedText[]
  /** One sentence for each file, or kind of file, that was left out. */
  problems: string[]
}

/** Of a folder only its SKILL.md files count; if it has none, every .md file does. */
export function skillFilesOf(picked: readonly Picked[]): Picked[] {
  const markdown = picked.filter(({ path }) => /\.md$/i.test(path))
  const skills = markdown.filter(({ path }) => /(?:^|\/)skill\.md$/i.test(path))
  return (skills.length ? skills : markdown).toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Reads what may be sent; `present` is the number of files already in the list. */
export async function checkFiles(picked: readonly Picked[], present: number): Promise<Checked> {
  const files: UploadedText[] = []
  const problems: string[] = []
  let surplus = 0
  for (const { path, file } of picked) {
    const problem = problemOf(path, file.size)
    if (problem) {
      problems.push(problem)
      continue
    }
    if (present + files.length >= filesMax) {
      surplus += 1
      continue
    }
    const content = await textOf(file)
    if (content === null) problems.push(`${path} is not UTF-8 text.`)
    else files.push({ path: path.slice(-pathCharactersMax), content })
  }
  if (surplus) problems.push(`${counted(surplus, 'file')} left out: at most ${filesMax} in one go.`)
  return { files, problems }
}

/** Size in UTF-8, the way the server measures it. */
export const byteCount = (text: string): number => new TextEncoder().encode(text).length

function problemOf(path: string, size: number): string | null {
  if (!/\.md$/i.test(path)) return `${path} is not a .md file.`
  if (size > fileBytesMax) return `${path} has ${sizeWords(size)}; at most 100 KB can be read.`
  return null
}

/** Null for bytes that are not UTF-8, or cannot be read any more. The byte order mark is kept. */
async function textOf(file: Picked['file']): Promise<string | null> {
  try {
    const bytes = await file.arrayBuffer()
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
