/** The form for files, folders and pasted text: collects them, sends them, shows the table. */

import { type Memory, remainingWords, remember } from './allowance.ts'
import type { Api, UploadedText } from './api.ts'
import { bulkView } from './bulk-view.ts'
import { element, fill, part } from './dom.ts'
import { droppedOf, pickedOf } from './drop.ts'
import { byteCount, checkFiles, type Picked } from './files.ts'
import { allMessages, readBulk } from './record.ts'
import { type Refusal, refusalWords } from './refusal.ts'
import { plain, quoted } from './text.ts'
import { counted, sizeWords } from './words.ts'

export interface FilesForm {
  api: Pick<Api, 'submitFiles'>
  memory: Memory | null
  now(): number
}

/** Problems shown at once; whoever drops a thousand pictures has understood after these. */
const problemsMax = 12

interface Collection {
  files: UploadedText[]
  /** Those of them that are on their way: they can no longer be taken out. */
  sent: readonly UploadedText[]
}

/** Takes over the part of the page below `#files-form`. */
export function mountFilesForm(page: FilesForm): void {
  const collection: Collection = { files: [], sent: [] }
  const add = (picked: readonly Picked[]) => addFiles(collection, picked)
  for (const id of ['choose-files', 'choose-folder']) {
    const field = part<HTMLInputElement>(id)
    field.addEventListener('change', async () => {
      await add(pickedOf(field.files ?? []))
      field.value = ''
    })
  }
  mountDrop(add)
  mountPaste(add)
  part('files-form').addEventListener('submit', (event) => {
    event.preventDefault()
    if (!collection.sent.length && collection.files.length) send(page, collection)
  })
  showList(collection)
}

function mountDrop(add: (picked: readonly Picked[]) => Promise<unknown>): void {
  const zone = part('drop')
  const mark = (isOver: boolean) => zone.classList.toggle('is-over', isOver)
  // A drop beside the zone must not make the browser open the file in place of this page.
  for (const name of ['dragover', 'drop']) {
    document.addEventListener(name, (event) => event.preventDefault())
  }
  zone.addEventListener('dragover', () => mark(true))
  zone.addEventListener('dragleave', () => mark(false))
  zone.addEventListener('drop', async (event) => {
    mark(false)
    const transfer = (event as DragEvent).dataTransfer
    if (transfer) await add(await droppedOf(transfer))
  })
}

function mountPaste(add: (picked: readonly Picked[]) => Promise<number>): void {
  const field = part<HTMLTextAreaElement>('pasted')
  let count = 0
  part('pasted-add').addEventListener('click', async () => {
    if (field.value.trim() === '') return field.focus()
    count += 1
    const taken = await add([{ path: `pasted-${count}.md`, file: new Blob([field.value]) }])
    if (taken) field.value = ''
  })
}

/** How many were taken; the rest is told. */
async function addFiles(collection: Collection, picked: readonly Picked[]): Promise<number> {
  const { files, problems } = await checkFiles(picked, collection.files.length)
  collection.files.push(...files)
  const nothing = picked.length ? [] : ['There is no .md file among these.']
  showProblems([...problems, ...nothing])
  showList(collection)
  return files.length
}

function showList(collection: Collection): void {
  const { files, sent } = collection
  const items = files.map((file, index) => {
    const size = element('span', { class: 'small' }, sizeWords(byteCount(file.content)))
    const label = [quoted(file.path, 'path'), size]
    if (sent.includes(file)) return element('li', {}, ...label)
    const remove = element('button', { type: 'button', class: 'quiet-button' }, 'Remove')
    remove.setAttribute('aria-label', `Remove ${plain(file.path)}`)
    remove.addEventListener('click', () => {
      files.splice(index, 1)
      showList(collection)
      removeButtonAt(index).focus()
    })
    return element('li', {}, ...label, remove)
  })
  fill(part('files-list'), ...items)
  part('files-ready').hidden = !files.length
  fill(part('files-submit'), `Scan ${counted(files.length, 'text')}`)
}

/** Where the focus goes on: never to the button that publishes, since Enter may come twice. */
const removeButtonAt = (index: number): HTMLElement =>
  part('files-list').children[index]?.querySelector('button') ?? part('pasted')

async function send(page: FilesForm, collection: Collection): Promise<void> {
  const sent = [...collection.files]
  collection.sent = sent
  showList(collection)
  part('files-submit').setAttribute('aria-disabled', 'true')
  showProblems([])
  say(`Reading ${counted(sent.length, 'text')}…`)
  const answer = await page.api.submitFiles(sent)
  collection.sent = []
  const isAnswered = answer.kind === 'answered'
  if (isAnswered) collection.files = collection.files.filter((file) => !sent.includes(file))
  showList(collection)
  part('files-submit').removeAttribute('aria-disabled')
  if (!isAnswered) {
    say('')
    return showProblems(problemsOf(answer, sent, page.now()))
  }
  const { items, remaining } = readBulk(answer.body)
  if (remaining !== null) {
    remember(page.memory, 'bulk', remaining, page.now())
    fill(part('bulk-allowance'), remainingWords('bulk', remaining))
  }
  say(`Done: ${counted(items.length, 'result')} below.`)
  const results = part('results')
  results.hidden = false
  fill(results, element('h2', {}, 'Results'), bulkView(items))
  results.focus()
}

/** One sentence each; those about a file name the file. */
function problemsOf(refusal: Refusal, files: readonly UploadedText[], now: number): string[] {
  const words = refusalWords(refusal, 'bulk', now)
  if (words !== null) return [words]
  const detail = refusal.kind === 'refused' ? refusal.detail : null
  const sentences = allMessages(detail).map(({ path, message }) => {
    const file = path[0] === 'files' ? files[Number(path[1])] : undefined
    return file ? `${file.path}: ${message}` : message
  })
  return sentences.length ? sentences : ['The service refused these files.']
}

function showProblems(problems: readonly string[]): void {
  const shown = problems.slice(0, problemsMax)
  fill(part('files-problems'), ...shown.map((text) => element('li', {}, quoted(text))))
}

function say(text: string): void {
  fill(part('files-status'), text)
}
