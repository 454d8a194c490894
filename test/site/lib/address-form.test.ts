import { afterEach, beforeEach, expect, test } from 'bun:test'
import { urlCharactersMax } from '../../../server/limits.ts'
import { checkAddress, mountAddressForm } from '../../../site/lib/address-form.ts'
import type { Answer } from '../../../site/lib/api.ts'
import { type Challenge, developmentChallenge } from '../../../site/lib/challenge.ts'
import {
  answered,
  closePage,
  happening,
  openPage,
  refused,
  settle,
} from '../../support/site-page.ts'

let page: Document
let sent: [string, string][]
let opened: string[]

beforeEach(() => {
  page = openPage('index')
  sent = []
  opened = []
})
afterEach(closePage)

function mount(
  answer: Answer,
  challenge: Challenge = developmentChallenge,
  address: string | null = null,
): void {
  mountAddressForm(
    {
      api: {
        submit: async (url, token) => {
          sent.push([url, token])
          return answer
        },
      },
      challenge,
      memory: null,
      now: () => 0,
      open: (path) => opened.push(path),
    },
    address,
  )
}

async function submit(address: string): Promise<void> {
  const field = page.getElementById('address') as HTMLInputElement
  field.value = address
  page.getElementById('address-form')?.dispatchEvent(happening('submit'))
  await settle()
}

const text = (id: string) => page.getElementById(id)?.textContent ?? ''
const accepted = answered({ scanId: 'sk_1', resultUrl: 'https://elsewhere.example/', remaining: 7 })

test('an accepted address leads to our own report page and tells what is left', async () => {
  mount(accepted)
  await submit(' github.com/owner/repo ')
  expect(sent).toEqual([['https://github.com/owner/repo', 'development']])
  expect(opened).toEqual(['/r/sk_1'])
  expect(text('scan-allowance')).toBe('7 scans left in this 24-hour window.')
})

test('a wrong address is told at the field and nothing is sent', async () => {
  mount(accepted)
  await submit('ftp://example.com/SKILL.md')
  expect(text('address-problem')).toBe('Only http and https addresses can be read.')
  expect(page.getElementById('address')?.getAttribute('aria-invalid')).toBe('true')
  expect(page.activeElement?.id).toBe('address')
  expect(sent).toEqual([])
})

test('what the service says about the address is told at the field', async () => {
  const detail = { _errors: [], url: { _errors: ['<b>Not</b> an address'] } }
  mount(refused(400, { detail }))
  await submit('https://example.com/')
  expect(text('address-problem')).toBe('<b>Not</b> an address')
  expect(page.querySelector('#address-problem b')).toBeNull()
  expect(opened).toEqual([])
})

test.each([
  [refused(429, { retryAfterSec: 11_000 }), 'It opens again in 3 h 4 min'],
  [refused(403), 'was not passed'],
  [refused(503, { retryAfterSec: 5 }), 'Try again in 5 s'],
  [refused(500), 'fault of its own'],
  [refused(400, { detail: { _errors: ['Body too large'] } }), 'Body too large'],
  [{ kind: 'unreachable' } as Answer, 'does not answer'],
  [answered({ scanId: 5 }), 'makes no sense'],
])('the answer %j is told in words', async (answer, words) => {
  mount(answer)
  await submit('https://example.com/')
  expect(text('address-status')).toContain(words)
  expect(opened).toEqual([])
  expect(page.getElementById('address-submit')?.hasAttribute('aria-disabled')).toBe(false)
})

test('a challenge that cannot be loaded is told and nothing is sent', async () => {
  mount(accepted, { token: async () => null, renew: () => undefined })
  await submit('https://example.com/')
  expect(text('address-status')).toContain('could not be loaded')
  expect(sent).toEqual([])
})

test('a token is used once, and a second click while a submission runs does nothing', async () => {
  let renewed = 0
  mount(accepted, { token: async () => 'token', renew: () => (renewed += 1) })
  const both = [submit('https://example.com/'), submit('https://example.com/')]
  await Promise.all(both)
  expect(sent).toEqual([['https://example.com/', 'token']])
  expect(renewed).toBe(1)
})

test('a link may fill the field in, with web addresses only', () => {
  mount(accepted, developmentChallenge, 'https://example.com/SKILL.md')
  expect((page.getElementById('address') as HTMLInputElement).value).toBe(
    'https://example.com/SKILL.md',
  )
  page = openPage('index')
  mount(accepted, developmentChallenge, 'javascript:alert(1)')
  expect((page.getElementById('address') as HTMLInputElement).value).toBe('')
})

test.each([
  ['', 'Enter'],
  ['no address', 'not an address'],
  ['https://user:secret@example.com/', 'user name'],
])('%j is refused before it is sent', (typed, words) => {
  expect(checkAddress(typed)).toMatchObject({ problem: expect.stringContaining(words) })
})

test('the longest address that the service takes is sent, and none that is longer', () => {
  const longest = 'https://example.com/'.padEnd(urlCharactersMax, 'a')
  expect(checkAddress(longest)).toEqual({ url: longest })
  expect(checkAddress(`${longest}a`)).toEqual({
    problem: 'The address is longer than 2,048 characters.',
  })
})
