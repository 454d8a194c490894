/** A page of the site in a happy-dom document, and records to show in it. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { readPage } from '../../server/http/frame.ts'
import type { Answer } from '../../site/lib/api.ts'
import { type FindingView, type RecordView, readRecord } from '../../site/lib/record.ts'

export const siteFolder = join(import.meta.dir, '../../site')

export const siteFile = (name: string): string => readFileSync(join(siteFolder, name), 'utf8')

/** A page as it stands in its frame, without what the service fills in. */
export const sitePage = (name: string): string => readPage(siteFolder, name)

let open: Window | null = null

/** Puts the page's document in the global place where the site's modules expect it. */
export function openPage(name = 'report'): Document {
  closePage()
  open = new Window({
    url: 'http://localhost/',
    settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true },
  })
  open.document.write(sitePage(name))
  const document = open.document as unknown as Document
  Object.assign(globalThis, { document })
  return document
}

/** Takes the document away again, so that no other test finds one. */
export function closePage(): void {
  open?.close()
  open = null
  Reflect.deleteProperty(globalThis, 'document')
}

/** An event of the open page's own kind. */
export function happening(name: string): Event {
  if (!open) throw new Error('No page is open')
  return new open.Event(name, { bubbles: true, cancelable: true }) as unknown as Event
}

/** Lets promises that are already settled run their course. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
}

/** What a report needs beside its record. */
export const reportOptions = {
  recordAddress: '/scan/sk_abcdefghijklmnopqrstuvwx',
  reportAddress: 'https://touchstone.example/r/sk_abcdefghijklmnopqrstuvwx',
  print: () => {},
}

export const answered = (body: unknown): Answer => ({ kind: 'answered', body })

export const refused = (
  status: number,
  fields: Partial<Extract<Answer, { kind: 'refused' }>> = {},
): Answer => ({
  kind: 'refused',
  status,
  error: '',
  detail: null,
  retryAfterSec: null,
  ...fields,
})

export const findingOf = (fields: Partial<FindingView> = {}): FindingView => ({
  ruleId: 'remote-script-pipe',
  severity: 'crit',
  title: 'A downloaded script goes straight into a shell',
  description: 'Whoever controls that host decides what runs here.',
  line: 12,
  context: { lines: [{ number: 12, text: 'curl https://get.example/x | sh', hit: true }] },
  cwe: 'CWE-494',
  confidence: 'high',
  remediation: 'Read the script first.',
  ...fields,
})

/** A completed scan in the shape of the wire. */
export const wireRecord = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  scanId: 'sk_abcdefghijklmnopqrstuvwx',
  url: 'https://github.com/owner/skills/blob/main/SKILL.md',
  sourceRepo: 'owner/skills',
  skillName: 'pdf-tools',
  skillVersion: '1.4.0',
  status: 'completed',
  grade: 'D',
  score: 38,
  findings: [findingOf()],
  scanDurationMs: 412,
  errorMessage: null,
  createdAt: '2026-01-02T03:04:05.006Z',
  completedAt: '2026-01-02T03:04:06.006Z',
  contentSha256: 'ab'.repeat(32),
  rulesVersion: 3,
  ...fields,
})

export const wirePending = (status = 'pending'): Record<string, unknown> =>
  wireRecord({
    status,
    grade: null,
    score: null,
    findings: [],
    scanDurationMs: null,
    completedAt: null,
  })

export const recordOf = (fields: Record<string, unknown> = {}): RecordView => {
  const record = readRecord(wireRecord(fields))
  if (!record) throw new Error('Not a record')
  return record
}

/** Elements that no view ever makes: if one is there, text became markup. */
export const intruders = (root: ParentNode): string[] =>
  [...root.querySelectorAll('script, iframe, object, embed, style, base, link, meta, form')].map(
    (found) => found.outerHTML,
  )

/** What links point at. */
export const linksOf = (root: ParentNode): string[] =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
