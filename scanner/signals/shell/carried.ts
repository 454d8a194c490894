/** Under which names what was taken goes on: files written, folders filled, variables set. */

import { baseName, programOf } from './programs.ts'
import type { Command } from './shell.ts'

/** Files and variables that hold the loot from here on. */
export function namesIn(list: readonly Command[]): string[] {
  const names = list.flatMap(({ redirects, sets, words }) => [
    ...redirects
      .filter(({ operator }) => operator.includes('>'))
      .flatMap(({ target }) => [nameOf(target), ...folderOf(target)]),
    ...sets.map((name) => `$${name}`),
    ...loopVariables(words),
    ...outputs({ words, redirects: [], inner: [], sets: [] }),
  ])
  return names.filter((name) => name.length > 1 && name !== 'null' && !name.startsWith('&'))
}

/** The last part of a path, or all of it when that is too short to know again. */
const nameOf = (path: string): string => (baseName(path).length > 2 ? baseName(path) : path)

/** Folders that anything may lie in. */
const ANYWHERE = /^(?:tmp|var|home|root|users|opt|dev|out|build|dist|src|log|logs|\.|\.\.|~|\$\w*)$/

/** The folder that it was put into, which may be packed as a whole; it ends with a slash. */
function folderOf(path: string): string[] {
  const folder = path.split('/').at(-2) ?? ''
  return folder.length < 3 || ANYWHERE.test(folder) || /[$*]/.test(folder) ? [] : [`${folder}/`]
}

/** `for f in ~/.ssh/*` and `while read f`. */
function loopVariables(words: readonly string[]): string[] {
  const loop = words[0] === 'for' && words[2] === 'in' ? words[1] : undefined
  const read = words.indexOf('read')
  const last =
    read >= 0 ? words.slice(read + 1).findLast((word) => !word.startsWith('-')) : undefined
  return [loop, last].flatMap((name) => (name ? [`$${name}`] : []))
}

/** Files that packers, copiers and cameras write. */
function outputs(command: Command): string[] {
  const program = programOf(command)
  if (!program) return []
  const files = program.arguments.filter((word) => !word.startsWith('-') && /[./\w]/.test(word))
  if (/^(?:tar|zip|7z|gpg|rar)$/.test(program.name)) return files.slice(0, 2).map(nameOf)
  if (/^(?:cp|mv|screencapture|scrot|grim|maim|import|imagesnap|fswebcam|tee)$/.test(program.name))
    return files.slice(-1).map(nameOf)
  if (/dump/.test(program.name) || VAULTS.test(program.name))
    return program.arguments.flatMap(dumpedTo).map(nameOf)
  return []
}

/** Programs that keep passwords and write them out on demand. */
const VAULTS = /^(?:bw|lpass|op|keepassxc-cli|vault|security)$/

/** `--archive=file`, `-f file`. */
const dumpedTo = (word: string, index: number, all: readonly string[]): readonly string[] => {
  const [, named] = /^--(?:archive|result-file|file|out|output)=(.{3,200})$/.exec(word) ?? []
  if (named) return [named]
  return /^(?:-[for]|--file|--out|--output|--result-file)$/.test(word)
    ? all.slice(index + 1, index + 2)
    : []
}

/** One of the names stands in a command, or in what is substituted there. */
export const mentionsAny = (list: readonly Command[], names: readonly string[]): boolean =>
  names.length > 0 &&
  list.some(
    ({ words, inner }) =>
      words.some((word) =>
        names.some(
          (name) =>
            word.includes(name) ||
            (name.endsWith('/') && isFolder(word, name.slice(0, -1))) ||
            (name.startsWith('$') && word.includes(`\${${name.slice(1)}`)),
        ),
      ) || inner.some(({ commands }) => mentionsAny(commands, names)),
  )

/** Another step may write its own files there, so the folder counts only as a whole. */
const isFolder = (word: string, folder: string): boolean =>
  word === folder || word.endsWith(`/${folder}`)
