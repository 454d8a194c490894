import { expect, test } from 'bun:test'
import { bulkItemsMax, fileBytesMax, pathCharactersMax } from '../../../server/limits.ts'
import {
  checkFiles,
  filesMax,
  fileBytesMax as siteBytesMax,
  skillFilesOf,
} from '../../../site/lib/files.ts'

const picked = (path: string, content: string | Uint8Array<ArrayBuffer> = 'text') => ({
  path,
  file: new Blob([content]),
})

test('the limits are those of the service', () => {
  expect(siteBytesMax).toBe(fileBytesMax)
  expect(filesMax).toBe(bulkItemsMax)
})

test('of a long label as much is sent as the service takes, from its end', async () => {
  const path = `folder/${'a'.repeat(pathCharactersMax)}.md`
  const { files } = await checkFiles([picked(path)], 0)
  expect(files[0]?.path).toBe(path.slice(-pathCharactersMax))
})

test('markdown files are read as they are, byte order mark included', async () => {
  const { files, problems } = await checkFiles([picked('a/SKILL.md', '\ufeffé')], 0)
  expect(files).toEqual([{ path: 'a/SKILL.md', content: '\ufeffé' }])
  expect(problems).toEqual([])
})

test('exactly 100 KB is taken, a byte more is not', async () => {
  const { files, problems } = await checkFiles(
    [picked('full.md', 'x'.repeat(102_400)), picked('over.md', `${'x'.repeat(102_399)}é`)],
    0,
  )
  expect(files.map(({ path }) => path)).toEqual(['full.md'])
  expect(problems).toEqual(['over.md has 100.0 KB; at most 100 KB can be read.'])
})

test('other files and other encodings are left out with a reason', async () => {
  const { files, problems } = await checkFiles(
    [picked('a.txt'), picked('latin.md', new Uint8Array([0xe9, 0x20]))],
    0,
  )
  expect(files).toEqual([])
  expect(problems).toEqual(['a.txt is not a .md file.', 'latin.md is not UTF-8 text.'])
})

test('a file that went away is left out', async () => {
  const file = { size: 3, arrayBuffer: () => Promise.reject(new Error('gone')) }
  expect((await checkFiles([{ path: 'a.md', file }], 0)).problems).toHaveLength(1)
})

test('at most 50 are taken, those already in the list included', async () => {
  const { files, problems } = await checkFiles(
    Array.from({ length: 12 }, (_, index) => picked(`${index}.md`)),
    40,
  )
  expect(files).toHaveLength(10)
  expect(problems).toEqual(['2 files left out: at most 50 in one go.'])
})

test('of a folder its SKILL.md files count, in order; without any, every .md file', () => {
  const paths = (...names: string[]) =>
    skillFilesOf(names.map((name) => picked(name))).map(({ path }) => path)
  expect(paths('s/b/SKILL.md', 's/README.md', 's/a/skill.md')).toEqual([
    's/a/skill.md',
    's/b/SKILL.md',
  ])
  expect(paths('s/README.md', 's/x.txt', 's/notaskill.md')).toEqual([
    's/README.md',
    's/notaskill.md',
  ])
})
