/** Files out of a drop or a file field, folders walked to their end. */

import { type Picked, skillFilesOf } from './files.ts'

/** Entries looked at in dropped folders before the walk stops: someone may drop a whole disk. */
const entriesMax = 5000

const SKIPPED = new Set(['node_modules', '.git'])

/** What a file field holds; a folder field gives the paths below the chosen folder. */
export function pickedOf(files: Iterable<File>): Picked[] {
  const picked = [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
  return picked.some(({ path }) => path.includes('/')) ? skillFilesOf(picked) : picked
}

/** What was dropped: single files as they are, folders by their SKILL.md files. */
export async function droppedOf(
  transfer: Pick<DataTransfer, 'items' | 'files'>,
): Promise<Picked[]> {
  // The items are gone after the first wait, so all entries are taken at once.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (!entries.some((entry) => entry?.isDirectory)) return pickedOf(transfer.files)
  const single: Picked[] = []
  const nested: Picked[] = []
  const budget = { left: entriesMax }
  for (const entry of entries) {
    if (entry?.isDirectory) await walk(entry as FileSystemDirectoryEntry, nested, budget)
    else if (entry) single.push(...(await fileOf(entry as FileSystemFileEntry)))
  }
  return [...single, ...skillFilesOf(nested)]
}

async function walk(
  folder: FileSystemDirectoryEntry,
  found: Picked[],
  budget: { left: number },
): Promise<void> {
  for (const entry of await childrenOf(folder)) {
    budget.left -= 1
    if (budget.left < 0) return
    if (entry.isDirectory) {
      if (!SKIPPED.has(entry.name)) await walk(entry as FileSystemDirectoryEntry, found, budget)
    } else if (/\.md$/i.test(entry.name)) {
      found.push(...(await fileOf(entry as FileSystemFileEntry)))
    }
  }
}

/** A reader gives a folder in portions, the last of which is empty. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  while (true) {
    const portion = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]))
    })
    if (!portion.length) return all
    all.push(...portion)
  }
}

/** Empty when the file went away meanwhile. */
function fileOf(entry: FileSystemFileEntry): Promise<Picked[]> {
  const path = entry.fullPath.replace(/^\/+/, '')
  return new Promise((resolve) => {
    entry.file(
      (file) => resolve([{ path, file }]),
      () => resolve([]),
    )
  })
}
