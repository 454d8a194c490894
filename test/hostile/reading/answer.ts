/** What can be said of any HTTP answer. */

import { expect } from 'bun:test'
import { type Checks, holds, oneOf, without } from '../checks.ts'

export interface Answer {
  status: number
  /** Status line and headers as they came. */
  head: string
  body: string
}

export async function answerOf(response: Response): Promise<Answer> {
  const head = [...response.headers].map(([name, value]) => `\n${name}: ${value}`).join('')
  return { status: response.status, head, body: await response.text() }
}

/** Every refusal of ours is small JSON with a stable code; a 400 says field by field what is wrong. */
export function expectRefusalShape({ status, body }: Answer): void {
  const answer = JSON.parse(body)
  expect(answer.error).toMatch(/^[a-z_]+$/)
  expect(body.length).toBeLessThan(4000)
  if (status === 400) {
    expect(answer.error).toBe('invalid_request')
    expect(answer.detail._errors).toBeArray()
  }
}

export function answerChecks(answer: Answer): Checks {
  const { status, head, body } = answer
  const headers = head.toLowerCase()
  const json = () => JSON.parse(body)
  return {
    status: oneOf(status),
    error: (wanted) => {
      expectRefusalShape(answer)
      return oneOf(json().error)(wanted)
    },
    detailFields: (wanted) => {
      for (const field of [wanted].flat()) expect(json().detail).toHaveProperty(String(field))
    },
    json: holds(() => expectRefusalShape(answer)),
    bodyNotContains: without(body),
    notContains: without(head + body),
    headersAbsent: (wanted) => {
      for (const name of [wanted].flat()) {
        expect(headers).not.toContain(`\n${String(name).toLowerCase()}:`)
      }
    },
    header: (wanted) => expect(headers).toContain(`\n${String(wanted).toLowerCase()}:`),
    originNot: (wanted) => {
      const allowed = /\naccess-control-allow-origin:\s*(.*)/.exec(headers)?.[1]?.trim()
      expect(allowed).not.toBe(String(wanted).toLowerCase())
    },
    noRedirect: holds(() => expect(headers).not.toContain('\nlocation:')),
    noScript: holds(() => expect(scriptsIn(body)).toEqual([])),
  }
}

/** Script of anybody but us: our pages load theirs from their own folder and have none inline. */
function scriptsIn(markup: string): string[] {
  const tags = markup.match(/<script\b[^>]*>[^<]*|<[^>]*\son\w+\s*=|javascript:/gi) ?? []
  return tags.filter((tag) => !/^<script type="module" src="\/assets\/[a-z]+\.js">\s*$/.test(tag))
}
