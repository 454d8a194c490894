/** What a module exports is imported by another one, or by a test. Types are left out: they may name a shape. */

import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const ROOT = join(import.meta.dir, '../..')

const modules = ['scanner', 'server', 'site', 'test', '.ci'].flatMap((folder) =>
  [...new Glob('**/*.ts').scanSync({ cwd: join(ROOT, folder) })]
    .filter((path) => !path.includes('node_modules/'))
    .map((path) => join(folder, path)),
)

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Names in braces, or `*` for all that a module exports; a dynamic import takes all. */
const IMPORT =
  /^(?:import|export) (?:type )?(\*(?: as \w+)?|[\w, ]*\{[^}]*\}) from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm

const EXPORT = /^export (?:(?:async )?(?:const|let|class|function\*?) (\w+)|(\{[^}]*\}))/gm

/** In braces, as the module itself names them. */
const named = (braces: string) =>
  [...braces.matchAll(/(?<=[{,]\s*)(?:type )?(\w+)/g)].map(([, name]) => name!)

/** In braces, as those who import them name them; types are not asked for. */
const given = (braces: string) =>
  [...braces.matchAll(/(?<=[{,]\s*)(?!type )(?:\w+ as )?(\w+)/g)].map(([, name]) => name!)

function importsOf(path: string): string[] {
  return [...read(path).matchAll(IMPORT)].flatMap(([, names, stated, dynamic]) => {
    const from = join(path, '..', (stated ?? dynamic)!)
    const braces = names?.slice(names.indexOf('{'))
    return braces?.startsWith('{')
      ? named(braces).map((name) => `${from}: ${name}`)
      : [`${from}: *`]
  })
}

const exportsOf = (path: string): string[] =>
  [...read(path).matchAll(EXPORT)]
    .flatMap(([, name, braces]) => (braces ? given(braces) : [name!]))
    .map((name) => `${path}: ${name}`)

test('nothing is exported that only its own file uses', () => {
  const imported = new Set(modules.flatMap(importsOf))
  expect(imported.has('scanner/scan.ts: scan')).toBe(true)
  const idle = modules
    .filter((path) => !imported.has(`${path}: *`))
    .flatMap(exportsOf)
    .filter((name) => !imported.has(name))
  expect(idle).toEqual([])
})
