import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { Answer, UploadedText } from '../../../site/lib/api.ts'
import { mountFilesForm } from '../../../site/lib/files-form.ts'
import {
  answered,
  closePage,
  happening,
  intruders,
  openPage,
  refused,
  settle,
} from '../../support/site-page.ts'

let page: Document
let sent: UploadedText[][]

beforeEach(() => {
  page = openPage('index')
  sent = []
})
afterEach(closePage)

function mount(answer: (files: readonly UploadedText[]) => Answer | Promise<Answer>): void {
  mountFilesForm({
    api: {
      submitFiles: async (files) => {
        sent.push([...files])
        return answer(files)
      },
    },
    memory: null,
    now: () => 0,
  })
}

async function drop(...files: File[]): Promise<void> {
  const event = Object.assign(happening('drop'), { dataTransfer: { items: [], files } })
  page.getElementById('drop')?.dispatchEvent(event)
  await settle()
}

async function submit(): Promise<void> {
  page.getElementById('files-form')?.dispatchEvent(happening('submit'))
  await settle()
}

const text = (id: string) => page.getElementById(id)?.textContent ?? ''
const skill = (name: string, content = '# Skill') => new File([content], name)

const graded = (files: readonly UploadedText[]): Answer =>
  answered({
    remaining: 49,
    results: files.map(({ path }, index) =>
      index === 2
        ? {
            ok: false,
            input: { kind: 'file', path },
            error: 'scan_failed',
            detail: { message: 'The file is empty.' },
          }
        : {
            ok: true,
            input: { kind: 'file', path },
            grade: 'F',
            score: 4,
            skillName: '<script>x</script>',
            findingsCount: 2,
            scanId: 'sk_1',
            findings: [
              { ruleId: 'a', severity: 'low', title: 'Small', line: null },
              { ruleId: 'b', severity: 'crit', title: '<img src=x onerror=alert(1)>', line: 3 },
            ],
          },
    ),
  })

test('three dropped files become a table with grade, score, worst finding and report', async () => {
  mount(graded)
  await drop(skill('a.md'), skill('b.md'), skill('c.md'))
  expect(text('files-submit')).toBe('Scan 3 texts')
  await submit()
  expect(sent[0]?.map(({ path }) => path)).toEqual(['a.md', 'b.md', 'c.md'])
  const rows = [...page.querySelectorAll('.results tbody tr')]
  expect(rows).toHaveLength(3)
  const cells = [...(rows[0]?.children ?? [])].map((cell) => cell.textContent)
  expect(cells).toEqual([
    '<script>x</script>a.md',
    'F',
    '4',
    'Critical <img src=x onerror=alert(1)>, line 3 and 1 more',
    'Open',
  ])
  expect(rows[0]?.querySelector('a')?.getAttribute('href')).toBe('/r/sk_1')
  expect(rows[2]?.textContent).toBe('c.mdThe file is empty.')
  expect(text('bulk-allowance')).toBe('49 uploads left in this 24-hour window.')
  const results = page.getElementById('results') as HTMLElement
  expect(intruders(results)).toEqual([])
  expect(results.querySelector('img')).toBeNull()
  expect(page.activeElement?.id).toBe('results')
})

test('files that cannot be read are named and not sent', async () => {
  mount(graded)
  await drop(skill('a.txt'), skill('<b>.md', 'x'.repeat(102_401)))
  expect([...page.querySelectorAll('#files-problems li')].map((item) => item.textContent)).toEqual([
    'a.txt is not a .md file.',
    '<b>.md has 100.0 KB; at most 100 KB can be read.',
  ])
  await submit()
  expect(sent).toEqual([])
})

test('a file can be taken out of the list again', async () => {
  mount(graded)
  await drop(skill('a.md'), skill('b.md'))
  page.querySelector<HTMLElement>('#files-list button')?.click()
  expect(text('files-list')).toStartWith('b.md')
  expect(text('files-submit')).toBe('Scan 1 text')
})

test('the focus goes from a file taken out to the next one, then to the text field', async () => {
  mount(graded)
  await drop(skill('a.md'), skill('b.md'))
  page.querySelector<HTMLElement>('#files-list button')?.click()
  expect(page.activeElement?.getAttribute('aria-label')).toBe('Remove b.md')
  ;(page.activeElement as HTMLElement).click()
  expect(page.activeElement?.id).toBe('pasted')
  expect(sent).toEqual([])
})

test.each([
  ['answered', graded, ['Remove later.md']],
  ['refused', () => refused(503), ['Remove first.md', 'Remove later.md']],
] as const)('a file added while a call runs stays when it is %s', async (_, answerTo, left) => {
  const call = Promise.withResolvers<void>()
  mount(async (files) => {
    await call.promise
    return answerTo(files)
  })
  const removable = () =>
    [...page.querySelectorAll('#files-list button')].map((button) =>
      button.getAttribute('aria-label'),
    )
  await drop(skill('first.md'))
  await submit()
  await drop(skill('later.md'))
  expect(removable()).toEqual(['Remove later.md'])
  call.resolve()
  await settle()
  expect(sent.flat().map(({ path }) => path)).toEqual(['first.md'])
  expect(removable()).toEqual([...left])
})

test('pasted text joins the list', async () => {
  mount(graded)
  const field = page.getElementById('pasted') as HTMLTextAreaElement
  field.value = '---\nname: x\n---\n'
  page.getElementById('pasted-add')?.click()
  await settle()
  await submit()
  expect(sent[0]).toEqual([{ path: 'pasted-1.md', content: '---\nname: x\n---\n' }])
  expect(field.value).toBe('')
})

test('pasted text that is too long stays in its field', async () => {
  mount(graded)
  const field = page.getElementById('pasted') as HTMLTextAreaElement
  field.value = 'x'.repeat(102_401)
  page.getElementById('pasted-add')?.click()
  await settle()
  expect(text('files-problems')).toContain('at most 100 KB')
  expect(field.value).toHaveLength(102_401)
})

test('a used-up limit says when it opens again, and the files stay in the list', async () => {
  mount(() => refused(429, { retryAfterSec: 60 }))
  await drop(skill('a.md'))
  await submit()
  expect(text('files-problems')).toStartWith(
    'The limit of uploads for 24 hours is used up. It opens again in 1 min',
  )
  expect(text('files-submit')).toBe('Scan 1 text')
})

test('what the service says about one file names the file', async () => {
  const detail = { _errors: [], files: { _errors: [], 1: { content: { _errors: ['Too large'] } } } }
  mount(() => refused(400, { detail }))
  await drop(skill('a.md'), skill('b.md'))
  await submit()
  expect(text('files-problems')).toBe('b.md: Too large')
})

test.each([
  [{ kind: 'unreachable' } as Answer, 'does not answer'],
  [refused(503), 'Try again in 1 min'],
  [refused(500), 'fault of its own'],
  [refused(400), 'refused these files'],
])('the answer %j is told in words', async (answer, words) => {
  mount(() => answer)
  await drop(skill('a.md'))
  await submit()
  expect(text('files-problems')).toContain(words)
})

test('a drop beside the zone does not leave the page', () => {
  mount(graded)
  const event = happening('drop')
  page.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})
