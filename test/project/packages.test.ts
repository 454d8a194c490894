/** What is installed is what was chosen: exact versions, from the registry, with their digests. */

import { expect, test } from 'bun:test'
import scanner from '../../scanner/package.json'
import manifest from '../../package.json'
import { billOfMaterials, foreign, runtimeKeys } from '../../.ci/sbom.ts'

test('every version is exact', () => {
  const versions = [manifest.dependencies, manifest.devDependencies, scanner.dependencies]
    .flatMap(Object.entries)
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
  expect(versions).toEqual([])
})

test('every package of the lock file comes from the registry and has its digest', () => {
  const odd = foreign.filter(([, entry]) => entry[1] !== '' || !/^sha512-\S{88}$/.test(entry[3]))
  expect(odd.map(([key]) => key)).toEqual([])
})

test('nothing that runs with the service wants to run at its installation', () => {
  const scripted = foreign.filter(([, [, , entry]]) => entry.hasInstallScript)
  const runtime = runtimeKeys()
  expect(scripted.map(([key]) => key).filter((key) => runtime.has(key))).toEqual([])
  // Of the tools, these; another one is a decision, made here.
  const names = scripted.map(([, [nameAndVersion]]) => nameAndVersion.replace(/@[^@]*$/, ''))
  expect([...new Set(names)].toSorted()).toEqual(['bun', 'esbuild'])
})

test('the bill of materials tells what runs from what serves to build and test', () => {
  const { components } = billOfMaterials() as { components: { name: string; scope: string }[] }
  const scopeOf = (wanted: string) => components.find(({ name }) => name === wanted)?.scope
  for (const name of Object.keys(manifest.dependencies)) expect(scopeOf(name)).toBe('required')
  expect(scopeOf('prettier')).toBe('excluded')
  expect(scopeOf('@touchstone/scanner')).toBeUndefined()
})
