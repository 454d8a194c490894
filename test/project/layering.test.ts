/** The law of the rooms: who may import whom. Type-only imports count, dynamic ones too. */

import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { Glob } from 'bun'

const ROOT = join(import.meta.dir, '../..')
const FOLDERS = ['server', 'scanner', 'site', 'drizzle']

interface Import {
  from: string
  /** A path from the root for our own files, else the name of a package. */
  to: string
  typeOnly: boolean
  /** It is exported again: `export … from`. */
  isHandedOn: boolean
}

/** Packages needed at run time, by the room that may name them. */
const PACKAGES: Record<string, string[]> = {
  'server/http': ['elysia', '@elysiajs/static', '@sinclair/typebox'],
  'server/app.ts': ['elysia'],
  'server/store': ['drizzle-orm'],
  'server/ids.ts': ['@paralleldrive/cuid2'],
  scanner: ['yaml'],
}

/** Modules at the root of server/ that wire others together; nobody below may know them. */
const WIRING = ['app', 'main', 'operator', 'service'].map((name) => `server/${name}.ts`)

const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

function importsOf(from: string): Import[] {
  const text = readFileSync(join(ROOT, from), 'utf8')
  return [...text.matchAll(IMPORT)].map(([statement, type, stated, dynamic]) => {
    const name = stated ?? dynamic ?? ''
    const to = name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(from), name)) : name
    const isHandedOn = statement.trimStart().startsWith('export')
    return { from, to, typeOnly: type !== undefined, isHandedOn }
  })
}

const imports = FOLDERS.flatMap((folder) =>
  [...new Glob('**/*.ts').scanSync({ cwd: join(ROOT, folder) })]
    .filter((path) => !path.includes('node_modules'))
    .flatMap((path) => importsOf(join(folder, path))),
)

const inside = (path: string, room: string) => path === room || path.startsWith(`${room}/`)
const isOurs = ({ to }: Import) =>
  to === 'package.json' || FOLDERS.some((folder) => inside(to, folder))
const isBuiltIn = (name: string) =>
  name === 'bun' || name.startsWith('bun:') || builtinModules.includes(name.replace(/^node:/, ''))

/** Fails with the offending lines, so that the message says what to change. */
function expectNone(offenders: Import[], law: string): void {
  expect(offenders.map(({ from, to }) => `${from} imports ${to}: ${law}`)).toEqual([])
}

const from = (room: string) => imports.filter((entry) => inside(entry.from, room))

test('the imports were found', () => {
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.some(({ typeOnly }) => typeOnly)).toBe(true)
  expect(imports.some(({ isHandedOn }) => isHandedOn)).toBe(true)
})

test('nothing imports tests', () => {
  expectNone(
    imports.filter(({ to }) => inside(to, 'test')),
    'tests may not be needed to run',
  )
})

test('the scanner stands alone', () => {
  const own = from('scanner').filter((entry) => isOurs(entry) && !inside(entry.to, 'scanner'))
  expectNone(own, 'the scanner imports only itself and yaml')
})

test('facts know nothing of verdicts, and the rules build on both', () => {
  const judgement = ['rule.ts', 'report.ts', 'rules', 'verdicts'].map((name) => `scanner/${name}`)
  const judging = from('scanner/signals').filter(({ to }) =>
    judgement.some((room) => inside(to, room)),
  )
  expectNone(judging, 'what has a severity belongs in scanner/verdicts or scanner/rules')
  const upward = from('scanner/verdicts').filter(({ to }) => inside(to, 'scanner/rules'))
  expectNone(upward, 'a verdict serves rules and knows none of them')
})

/** The first one loads all rules, the second one none. */
const DOORS = ['scanner/index.ts', 'scanner/about.ts']

test('the scanner is entered by its doors', () => {
  const offenders = from('server').filter(({ to }) => inside(to, 'scanner') && !DOORS.includes(to))
  expectNone(offenders, `use ${DOORS.join(' or ')}`)
})

/** Folders in which each thing is imported from the module that makes it. */
const OF_ONE_DOOR = ['signals', 'verdicts', 'rules'].map((name) => `scanner/${name}`)

test('what finds and judges is not handed on by another module', () => {
  const offenders = OF_ONE_DOOR.flatMap(from).filter((entry) => entry.isHandedOn)
  expectNone(offenders, 'import it from there in each module that needs it')
})

test('only the worker threads load the rules', () => {
  const loaded = new Set<string>()
  const load = (path: string): void => {
    if (loaded.has(path)) return
    loaded.add(path)
    for (const { to, typeOnly } of from(path)) if (!typeOnly) load(to)
  }
  load('server/main.ts')
  expect(loaded.has('scanner/about.ts')).toBe(true)
  expect([...loaded].filter((path) => inside(path, 'scanner/rules'))).toEqual([])
})

/** Small pure parts of the scanner: a page explains a score by the same arithmetic that made it. */
const BROWSER_PARTS = ['grade', 'format/markup', 'format/visible'].map(
  (name) => `scanner/${name}.ts`,
)

test('the site imports itself, a few pure parts of the scanner, and for types the shapes on the wire', () => {
  const offenders = from('site').filter(
    ({ to, typeOnly }) =>
      !inside(to, 'site') &&
      !BROWSER_PARTS.includes(to) &&
      !(typeOnly && to === 'server/http/models.ts'),
  )
  expectNone(
    offenders,
    `the site imports only itself, ${BROWSER_PARTS.join(', ')}, and types of models.ts`,
  )
})

test('those parts bring nothing else along', () => {
  const brought = BROWSER_PARTS.flatMap((part) => from(part)).filter(
    ({ to, typeOnly }) => !typeOnly && !BROWSER_PARTS.includes(to),
  )
  expectNone(brought, 'it would end up in the browser')
})

test('the rooms of the server lie on top of one another', () => {
  const rooms: Record<string, string[]> = {
    'server/http': ['server/scans'],
    'server/scans': [],
    'server/store': [],
    'server/fetch': [],
    'server/challenge': [],
  }
  const isRoot = (path: string) => dirname(path) === 'server' && !WIRING.includes(path)
  const offenders = Object.entries(rooms).flatMap(([room, below]) =>
    from(room).filter(({ to }) => {
      if (!inside(to, 'server') || isRoot(to) || inside(to, room)) return false
      return !below.some((other) => inside(to, other))
    }),
  )
  expectNone(offenders, 'http -> scans -> deps.ts <- store, fetch, challenge')
})

test('root modules of the server do not reach into rooms', () => {
  const offenders = from('server').filter(
    (entry) =>
      dirname(entry.from) === 'server' &&
      !WIRING.includes(entry.from) &&
      inside(entry.to, 'server') &&
      dirname(entry.to) !== 'server',
  )
  expectNone(offenders, 'only app, service and main put rooms together')
})

test('packages are named only in the rooms that they are for', () => {
  const offenders = imports.filter((entry) => {
    if (isOurs(entry) || isBuiltIn(entry.to)) return false
    const allowed = Object.entries(PACKAGES).filter(([room]) => inside(entry.from, room))
    return !allowed.some(([, names]) => names.some((name) => inside(entry.to, name)))
  })
  expectNone(offenders, 'this package is not for this room')
})
