/** What must never be in the repository, each with a message that says where it is. */

import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../..')

/** The top level is closed: a new entry is a decision, made here. */
const TOP_LEVEL = [
  '.ci',
  '.gitignore',
  '.npmrc',
  'LICENSE',
  'README.md',
  'bun.lock',
  'bunfig.toml',
  'drizzle',
  'package.json',
  'scanner',
  'server',
  'site',
  'test',
  'tsconfig.json',
]

const COLUMNS_MAX = 100

/** For patterns, which are broken at their alternatives: now and then there is none at the right place. */
const PATTERN_COLUMNS_MAX = 120

/** Rules, word lists and samples are data, which may be longer than code. */
const isData = (path: string) => /^(?:scanner|test\/scanner|test\/fixtures)\//.test(path)

/** Every file that git knows or would know, deleted ones excepted. */
const files = Bun.spawnSync(['git', 'ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
})
  .stdout.toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const code = files.filter((path) => path.endsWith('.ts'))

const ours = (paths: string[]) => paths.filter((path) => !isData(path))

/** Lines of the given files that a pattern is found in, as `path:line`. */
const places = (paths: string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  )

test.skipIf(files.length === 0)('the top level holds what it is known to hold (needs git)', () => {
  const entries = new Set(files.map((path) => path.split('/')[0] ?? ''))
  const known = (entry: string) => entry.startsWith('.') || TOP_LEVEL.includes(entry)
  expect([...entries].filter((entry) => !known(entry))).toEqual([])
})

test('no work is left undone, and no test alone or left out', () => {
  // Put together, so that this file does not find itself.
  const undone = ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')
  const alone = 'test|it|describe'
  expect(places(ours(code), new RegExp(`//.*\\b(?:${undone})\\b`))).toEqual([])
  expect(places(ours(code), new RegExp(`\\b(?:${alone})\\.(?:only|skip|todo)\\(`))).toEqual([])
})

test('no path of a machine is written down', () => {
  const texts = files.filter((path) => /\.(?:ts|md|json|html|css|sql|toml|yml|sh)$/.test(path))
  // Samples of skills name all kinds of paths; what is left is ours.
  const machine = new RegExp(`['"\`\\s]/(?:${['work', 'root', 'tmp', 'Users'].join('|')})/\\w`)
  expect(places(ours(texts), machine)).toEqual([])
})

test('lines of the server and the site stay within what fits beside another file', () => {
  const read = code.filter((path) => /^(?:server|site)\//.test(path))
  expect(places(read, new RegExp(`^.{${COLUMNS_MAX + 1},}$`, 'u'))).toEqual([])
})

test('lines of patterns can be read at a glance', () => {
  const read = code.filter((path) => path.startsWith('scanner/'))
  // A string stays whole: with its name before it, or in a list.
  const quoted = '\\s*(?:[\\w .]+[:=(] ?)?\\[?([\'"]).*\\1[\\]),}+ ]*$'
  const note = '\\s*(?:/?\\*|//)'
  const groupOrChoice = '\\(\\?|\\w\\|\\w'
  const long = new RegExp(
    `^(?=.{${PATTERN_COLUMNS_MAX + 1}})(?!${quoted}|${note}).*(?:${groupOrChoice})`,
    'u',
  )
  expect(places(read, long)).toEqual([])
})

test('no file is a drawer for whatever is at hand', () => {
  const drawers = /(?:^|\/)(?:utils?|helpers?|common|misc|types)(?:\.ts|\/)/
  expect(code.filter((path) => drawers.test(path))).toEqual([])
})

test('every module says what it is for', () => {
  // Rules open with their patterns; what they are for stands in their definition.
  const modules = code.filter((path) => !/^(?:test|scanner\/rules)\//.test(path))
  expect(modules.filter((path) => !read(path).startsWith('/**'))).toEqual([])
})

test('only the entries read the environment', () => {
  const server = code.filter((path) => path.startsWith('server/'))
  const readers = server.filter((path) => /process\.env/.test(read(path)))
  expect(readers.toSorted()).toEqual(['server/main.ts', 'server/operator.ts'])
})
