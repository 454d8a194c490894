import { expect, test } from 'bun:test'
import { droppedOf, pickedOf } from '../../../site/lib/drop.ts'

const file = (name: string) => new File(['text'], name)

type Entry = ReturnType<typeof fileEntry> | ReturnType<typeof folderEntry>

const fileEntry = (fullPath: string) => ({
  isDirectory: false,
  name: fullPath.split('/').at(-1) ?? '',
  fullPath,
  file: (done: (file: File) => void) => done(file(fullPath)),
})

/** Gives its children one by one, as a browser gives them in portions. */
const folderEntry = (name: string, children: unknown[]) => ({
  isDirectory: true,
  name,
  fullPath: `/${name}`,
  createReader: () => {
    const left = [...children]
    return { readEntries: (done: (entries: unknown[]) => void) => done(left.splice(0, 1)) }
  },
})

const transfer = (entries: Entry[], files: File[] = []) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  }) as unknown as DataTransfer

test('chosen files keep their names, whatever they end in', () => {
  expect(pickedOf([file('a.md'), file('b.txt')]).map(({ path }) => path)).toEqual(['a.md', 'b.txt'])
})

test('dropped files are taken as they are', async () => {
  const dropped = await droppedOf(transfer([fileEntry('/a.md')], [file('a.md')]))
  expect(dropped.map(({ path }) => path)).toEqual(['a.md'])
})

test('dropped folders are walked to their end, packages and history left out', async () => {
  const folder = folderEntry('skills', [
    folderEntry('one', [fileEntry('/skills/one/SKILL.md'), fileEntry('/skills/one/notes.md')]),
    folderEntry('node_modules', [fileEntry('/skills/node_modules/SKILL.md')]),
    folderEntry('two', [folderEntry('deep', [fileEntry('/skills/two/deep/SKILL.md')])]),
    fileEntry('/skills/run.sh'),
  ])
  const dropped = await droppedOf(transfer([folder, fileEntry('/single.md')]))
  expect(dropped.map(({ path }) => path)).toEqual([
    'single.md',
    'skills/one/SKILL.md',
    'skills/two/deep/SKILL.md',
  ])
})

test('a folder without end is walked for a while only', async () => {
  let looked = 0
  const endless = (): unknown => ({
    isDirectory: true,
    name: 'again',
    createReader: () => ({
      readEntries: (done: (entries: unknown[]) => void) => {
        looked += 1
        done([endless()])
      },
    }),
  })
  const root = {
    ...folderEntry('many', []),
    createReader: () => {
      const children = [
        Array.from({ length: 6000 }, (_, index) => fileEntry(`/many/${index}.md`)),
        [],
      ]
      return { readEntries: (done: (entries: unknown[]) => void) => done(children.shift() ?? []) }
    },
  }
  expect(await droppedOf(transfer([root]))).toHaveLength(5000)
  expect(looked).toBe(0)
})
