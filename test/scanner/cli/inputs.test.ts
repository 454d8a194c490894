import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { inputsOf } from '../../../scanner/cli/inputs.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-inputs-'))
})
afterAll(() => {
  Bun.spawnSync(['rm', '-rf', folder])
})

function put(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), '# x\n')
  }
}

/** `target` is written as it stands in the link. */
function link(path: string, target: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  symlinkSync(target, join(folder, path))
}

/** Paths below the folder, with why where one is not read. */
const found = (...targets: string[]): string[] =>
  inputsOf(targets.map((target) => join(folder, target))).map((one) => {
    const input = one.kind === 'unread' ? one.input : one
    const path = input.kind === 'url' ? input.url : relative(folder, input.path)
    return one.kind === 'unread' ? `${path}: ${one.message}` : path
  })

describe('a folder', () => {
  test('stands for every skill below it, in order of the paths', () => {
    put('plain/b/SKILL.md', 'plain/a-b/SKILL.md', 'plain/a/c/skill.md', 'plain/a/README.md')
    put('plain/node_modules/x/SKILL.md', 'plain/.git/SKILL.md')
    expect(found('plain')).toEqual(['plain/a/c/skill.md', 'plain/a-b/SKILL.md', 'plain/b/SKILL.md'])
  })

  test('has the folders that links lead to, wherever they are', () => {
    put('pool/one/SKILL.md', 'linked/two/SKILL.md')
    link('linked/one', '../pool/one')
    expect(found('linked')).toEqual(['linked/one/SKILL.md', 'linked/two/SKILL.md'])
  })

  test('has each folder once, under the path without a link', () => {
    put('loop/z/SKILL.md')
    link('loop/a', 'z')
    link('loop/z/self', '.')
    link('loop/z/up', '../../loop')
    expect(found('loop')).toEqual(['loop/z/SKILL.md'])
  })

  test('does not stand for the folder above that a link leads to, and says so', () => {
    put('above/SKILL.md', 'above/own/SKILL.md')
    link('above/own/all', '..')
    link('above/own/root', '/')
    const message = 'This link leads to a folder above: name that one to have it judged.'
    expect(found('above/own')).toEqual([
      'above/own/SKILL.md',
      `above/own/all: ${message}`,
      `above/own/root: ${message}`,
    ])
    expect(found('above')).toEqual([
      'above/SKILL.md',
      'above/own/SKILL.md',
      `above/own/root: ${message}`,
    ])
  })

  test('has skills that are links, and names those that lead nowhere', () => {
    put('pool/text.md')
    link('files/a/SKILL.md', '../../pool/text.md')
    link('files/b/SKILL.md', 'nowhere')
    link('files/c/notes.md', 'nowhere')
    link('files/d/SKILL.md', '/dev/null')
    expect(found('files')).toEqual([
      'files/a/SKILL.md',
      'files/b/SKILL.md: There is no such file.',
      'files/d/SKILL.md: This is not a file.',
    ])
  })

  test('that holds one that cannot be read stands for the others, and the one is named', () => {
    put('mixed/a/SKILL.md', 'mixed/z/SKILL.md')
    // Deeper than any path may be long: nobody can read it, whatever their rights.
    const name = 'n'.repeat(200)
    const deep = `cd "$1" && for i in $(seq 25); do mkdir ${name} && cd -P ${name} || exit 1; done`
    expect(Bun.spawnSync(['sh', '-c', deep, '', join(folder, 'mixed')]).exitCode).toBe(0)
    const all = found('mixed')
    expect(all).toHaveLength(3)
    expect([all[0], all[2]]).toEqual(['mixed/a/SKILL.md', 'mixed/z/SKILL.md'])
    expect(all[1]).toStartWith(`mixed/${name}/${name}`)
  })
})

describe('what is named twice', () => {
  test('stands for one input, under the first name it has', () => {
    put('twice/a/SKILL.md', 'twice/b/SKILL.md')
    link('again/a', '../twice/a')
    const all = ['twice/a/SKILL.md', 'twice/b/SKILL.md']
    expect(found('twice', 'twice/a/SKILL.md', 'twice/./b', 'again', 'twice/b/')).toEqual(all)
    expect(found('twice/b', 'twice')).toEqual(all.toReversed())
    expect(found('again', 'twice')).toEqual(['again/a/SKILL.md', 'twice/b/SKILL.md'])
  })

  test('is judged once below a folder too, under the path without a link', () => {
    put('pairs/z/SKILL.md')
    link('pairs/a/SKILL.md', '../z/SKILL.md')
    link('pairs/b/SKILL.md', '../a/SKILL.md')
    expect(found('pairs')).toEqual(['pairs/z/SKILL.md'])
    put('outside/SKILL.md')
    link('linked-twice/b/SKILL.md', '../../outside/SKILL.md')
    link('linked-twice/a/SKILL.md', '../../outside/SKILL.md')
    expect(found('linked-twice')).toEqual(['linked-twice/a/SKILL.md'])
  })

  test('is read once, be it standard input, an address or nothing at all', () => {
    expect(inputsOf(['-', '-', 'https://a.example/x', '-', 'https://a.example/x'])).toEqual([
      { kind: 'file', path: '-' },
      { kind: 'url', url: 'https://a.example/x' },
    ])
    expect(found('nowhere', './nowhere')).toEqual(['nowhere: There is no such file.'])
  })
})
