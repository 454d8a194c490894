import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const SCANNER = join(import.meta.dir, '../../scanner')

test('no two signals have one name, by which their facts are kept', () => {
  const names = [...new Glob('**/*.ts').scanSync({ cwd: SCANNER })]
    .filter((path) => !path.includes('node_modules/'))
    .flatMap((path) => [
      ...readFileSync(join(SCANNER, path), 'utf8').matchAll(
        /\bdefineSignal(?:OfParts|OfWhole)?(?:<[^(]*>)?\(\s*'([^']+)'/g,
      ),
    ])
    .map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
