import { describe, expect, test } from 'bun:test'
import { rawFormOf, sourceRepoOf } from '../../scanner/forges.ts'

const commit = 'da39a3ee5e6b4b0d3255bfef95601890afd80709'
const gist = 'd41d8cd98f00b204e9800998ecf8427e'
const raw = (text: string) => rawFormOf(new URL(text))
const repo = (text: string) => sourceRepoOf(new URL(text))

/** Page, bare file, repository. */
const PAGES = [
  ['github.com/o/r/blob/main/a/SKILL.md', 'raw.githubusercontent.com/o/r/main/a/SKILL.md', 'o/r'],
  ['github.com/o/r/raw/v1/SKILL.md?raw=1', 'raw.githubusercontent.com/o/r/v1/SKILL.md', 'o/r'],
  ['github.com/o/r/blob/main/a%20b.md#L3', 'raw.githubusercontent.com/o/r/main/a%20b.md', 'o/r'],
  ['github.com/o/r/tree/main', 'raw.githubusercontent.com/o/r/main/SKILL.md', 'o/r'],
  ['github.com/o/r/tree/main/a/', 'raw.githubusercontent.com/o/r/main/a/SKILL.md', 'o/r'],
  ['github.com/o/r/tree/main/a.md', 'raw.githubusercontent.com/o/r/main/a.md', 'o/r'],
  ['github.com/o/r', 'raw.githubusercontent.com/o/r/HEAD/SKILL.md', 'o/r'],
  ['www.github.com/o/r.git/', 'raw.githubusercontent.com/o/r/HEAD/SKILL.md', 'o/r'],
  ['gist.github.com/u/1a', 'gist.githubusercontent.com/u/1a/raw', 'u/1a'],
  [`gist.github.com/u/1a/${commit}`, `gist.githubusercontent.com/u/1a/raw/${commit}`, 'u/1a'],
  ['gist.github.com/u/1a#file-skill-md', 'gist.githubusercontent.com/u/1a/raw/SKILL.md', 'u/1a'],
  [`gist.github.com/${gist}`, `gist.githubusercontent.com/raw/${gist}`, 'gist.github.com'],
  ['gist.github.com/u/1a/raw/x/y.md', 'gist.githubusercontent.com/u/1a/raw/x/y.md', 'u/1a'],
  ['gitlab.com/g/p/-/blob/main/SKILL.md', 'gitlab.com/g/p/-/raw/main/SKILL.md', 'g/p'],
  ['gitlab.com/g/s/t/p/-/blob/m/a/b.md', 'gitlab.com/g/s/t/p/-/raw/m/a/b.md', 'g/s/t/p'],
  ['bitbucket.org/o/r/src/main/SKILL.md', 'bitbucket.org/o/r/raw/main/SKILL.md', 'o/r'],
  ['codeberg.org/o/r/src/branch/m/a.md', 'codeberg.org/o/r/raw/branch/m/a.md', 'o/r'],
  ['codeberg.org/o/r/src/commit/1f/a.md', 'codeberg.org/o/r/raw/commit/1f/a.md', 'o/r'],
  ['codeberg.org/o/r/src/tag/v1/a.md', 'codeberg.org/o/r/raw/tag/v1/a.md', 'o/r'],
  ['huggingface.co/o/n/blob/main/a.md', 'huggingface.co/o/n/raw/main/a.md', 'o/n'],
  ['hf.co/datasets/o/n/blob/main/a.md', 'huggingface.co/datasets/o/n/raw/main/a.md', 'o/n'],
  ['huggingface.co/spaces/o/n/blob/m/a', 'huggingface.co/spaces/o/n/raw/m/a', 'o/n'],
] as const

/** Addresses that are fetched as they are, and their repository. */
const PLAIN = [
  ['https://raw.githubusercontent.com/o/r/main/SKILL.md', 'o/r'],
  ['https://gist.githubusercontent.com/u/1a/raw', 'u/1a'],
  ['https://gitlab.com/g/s/p/-/raw/main/SKILL.md?inline=false', 'g/s/p'],
  ['https://gitlab.com/g/p.git', 'g/p'],
  ['https://bitbucket.org/o/r/raw/main/SKILL.md', 'o/r'],
  ['https://codeberg.org/o/r/raw/branch/main/SKILL.md', 'o/r'],
  ['https://huggingface.co/o/n/resolve/main/SKILL.md', 'o/n'],
  ['https://gist.github.com/discover', 'gist.github.com'],
  ['https://github.com/o/r/issues/1', 'o/r'],
  ['https://github.com/o', 'github.com'],
  ['https://github.com/orgs/o', 'github.com'],
  ['https://gitlab.com/', 'gitlab.com'],
  ['https://github.com:8443/o/r/blob/main/SKILL.md', 'github.com'],
  ['https://github.com.example.com/o/r/blob/main/SKILL.md', 'github.com.example.com'],
  ['http://example.com:8080/a?b=c', 'example.com'],
  ['http://[::1]/SKILL.md', '[::1]'],
] as const

describe('the bare file of a forge page', () => {
  for (const [page, file, name] of PAGES) {
    test(`of ${page} is ${file}, and its repository ${name}`, () => {
      expect(raw(`https://${page}`)).toBe(`https://${file}`)
      expect(repo(`https://${page}`)).toBe(name)
    })
  }

  test('is the one that a gist without its owner shows', () => {
    const page = `https://gist.github.com/${gist}#file-skill-md`
    expect(raw(page)).toBe(`https://gist.githubusercontent.com/raw/${gist}/SKILL.md`)
  })

  test('is fetched over TLS even when the page was named without', () => {
    expect(raw('http://github.com/o/r')).toBe('https://raw.githubusercontent.com/o/r/HEAD/SKILL.md')
  })
})

describe('other addresses', () => {
  for (const [address, name] of PLAIN) {
    test(`such as ${address} stay as they are, from ${name}`, () => {
      expect(raw(address)).toBe(address)
      expect(repo(address)).toBe(name)
    })
  }

  test('are of the same host with a last dot and without, and stay as they are', () => {
    for (const [address, name] of [
      ['https://example.com./a', 'example.com'],
      ['https://github.com./o', 'github.com'],
    ] as const) {
      expect(repo(address)).toBe(name)
      expect(raw(address)).toBe(address)
    }
    expect(repo('https://github.com./o/r')).toBe('o/r')
  })

  test('lose their fragment', () => {
    expect(raw('https://example.com/a?b#c')).toBe('https://example.com/a?b')
  })
})

describe('the name of a repository', () => {
  test('is decoded and loses control and format characters', () => {
    expect(repo('https://github.com/o%00w/r%C3%A9%E2%80%AE')).toBe('ow/ré')
  })

  test('cannot be made to look like another one with encoded slashes', () => {
    expect(repo('https://github.com/other%2Fname/r')).toBe('github.com')
    expect(repo('https://gitlab.com/a/b%5Cc')).toBe('gitlab.com')
  })

  test('falls back to the host when it is malformed or empty', () => {
    expect(repo('https://github.com/%zz/r')).toBe('github.com')
    expect(repo('https://github.com/o/.git')).toBe('github.com')
  })
})
