/** Which files and addresses the targets of a command line stand for. */

import { readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { type Input, labelOf, type Unread } from '../format/result.ts'
import { maskLogin } from '../masking.ts'
import { codeOf, reasonOf, unread } from './unread.ts'

/** Folders that hold the work of others. */
export const SKIPPED: readonly string[] = ['node_modules', '.git']

type Found = Input | Unread

/** The inputs that all targets stand for, in their order: each once, under the first name it has. */
export const inputsOf = (targets: readonly string[]): Found[] =>
  onceEach(targets.flatMap(standsFor))

/** The inputs that a target stands for, in order of their paths; a failure when there is none. */
function standsFor(target: string): Found[] {
  if (/^https?:\/\//i.test(target)) return [{ kind: 'url', url: target }]
  if (target === '-') return [file('-')]
  try {
    if (!statSync(target).isDirectory()) return [file(target)]
  } catch (error) {
    return [/^[a-z][a-z0-9+.-]*:\/\//i.test(target) ? notFetched(target) : failed(target, error)]
  }
  const found = skillsBelow(target)
  if (found.length > 0) return found
  return [unread(file(target), 'scan_failed', 'There is no SKILL.md below this folder.')]
}

const file = (path: string): Input & { kind: 'file' } => ({ kind: 'file', path })
const failed = (path: string, error: unknown): Unread =>
  unread(file(path), 'scan_failed', reasonOf(error))

/** A file judged twice would count twice, and its second copy would be new to a baseline. */
function onceEach(found: readonly Found[]): Found[] {
  const firsts = new Map<string, Found>()
  for (const one of found) firsts.getOrInsert(identityOf(one), one)
  return [...firsts.values()]
}

/** The same for two names of one file, whatever links lead to it. */
function identityOf(found: Found): string {
  const input = found.kind === 'unread' ? found.input : found
  if (input.kind === 'url' || input.path === '-') return labelOf(input)
  try {
    return realpathSync(input.path)
  } catch {
    return resolve(input.path)
  }
}

function notFetched(address: string): Unread {
  const message = 'Only addresses that start with http:// or https:// can be fetched.'
  return unread({ kind: 'url', url: maskLogin(address) }, 'fetch_failed', message)
}

const isSkill = (path: string): boolean => basename(path).toLowerCase() === 'skill.md'

/**
 * Each folder and file once, however many links lead to it; what is reached without a link stands
 * under that path. A folder that cannot be read is one failure, and the others are read all the same.
 */
function skillsBelow(root: string): Found[] {
  const found: Found[] = []
  const visited = new Set<string>()
  const links: string[] = []

  const walk = (folder: string): void => {
    try {
      const real = realpathSync(folder)
      if (visited.has(real)) return
      visited.add(real)
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name)
        if (SKIPPED.includes(entry.name)) continue
        if (entry.isDirectory()) walk(path)
        else if (entry.isSymbolicLink()) links.push(path)
        else if (isSkill(path)) found.push(entry.isFile() ? file(path) : notAFile(path))
      }
    } catch (error) {
      found.push(failed(folder, error))
    }
  }

  const follow = (link: string): void => {
    try {
      const target = statSync(link)
      if (!target.isDirectory()) {
        if (isSkill(link)) found.push(target.isFile() ? file(link) : notAFile(link))
      } else if (leadsAbove(link, root)) {
        const message = 'This link leads to a folder above: name that one to have it judged.'
        found.push(unread(file(link), 'scan_failed', message))
      } else walk(link)
    } catch (error) {
      // A link that leads nowhere keeps nothing from anybody, unless it should be the skill itself.
      if (isSkill(link) || !['ENOENT', 'ELOOP'].includes(codeOf(error)))
        found.push(failed(link, error))
    }
  }

  walk(root)
  for (const link of links.sort()) follow(link)
  return onceEach(found).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

const notAFile = (path: string): Unread => unread(file(path), 'scan_failed', 'This is not a file.')

function leadsAbove(link: string, root: string): boolean {
  const target = realpathSync(link)
  const below = target.endsWith(sep) ? target : target + sep
  return realpathSync(root).startsWith(below)
}

/** Paths in order of their parts, one after another. */
const orderOf = (found: Found): string =>
  labelOf(found.kind === 'unread' ? found.input : found).replaceAll(sep, '\0')
