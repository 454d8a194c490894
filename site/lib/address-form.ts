/** The form that takes one address: checks it, submits it and goes to the report page. */

import { reportPath, webAddress } from './address.ts'
import { type Memory, remainingWords, remember } from './allowance.ts'
import type { Api } from './api.ts'
import type { Challenge } from './challenge.ts'
import { fill, part } from './dom.ts'
import { allMessages, readSubmitted, validationMessages } from './record.ts'
import { type Refusal, refusalWords } from './refusal.ts'
import { plain } from './text.ts'
import { counted } from './words.ts'

export interface AddressForm {
  api: Pick<Api, 'submit'>
  challenge: Challenge
  memory: Memory | null
  now(): number
  /** Leaves for the report page. */
  open(path: string): void
}

/** As the server counts them. */
const urlCharactersMax = 2048

/** Takes over `#address-form`; `address` fills the field in when a link asked for that. */
export function mountAddressForm(page: AddressForm, address: string | null): void {
  const form = part<HTMLFormElement>('address-form')
  const field = part<HTMLInputElement>('address')
  const button = part<HTMLButtonElement>('address-submit')
  if (address && webAddress(address)) field.value = address
  field.addEventListener('input', () => complain(''))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true') return
    const checked = checkAddress(field.value)
    if ('problem' in checked) return complain(checked.problem)
    complain('')
    say('Sending…')
    button.setAttribute('aria-disabled', 'true')
    try {
      await send(page, checked.url)
    } finally {
      button.removeAttribute('aria-disabled')
    }
  })
}

/** The address to send, with `https://` put in front of a bare host, or what is wrong with it. */
export function checkAddress(typed: string): { url: string } | { problem: string } {
  const text = typed.trim()
  if (text === '') return { problem: 'Enter the address of a SKILL.md file.' }
  const isBare = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$)/i.test(text)
  const url = isBare ? `https://${text}` : text
  if (url.length > urlCharactersMax) {
    return { problem: `The address is longer than ${counted(urlCharactersMax, 'character')}.` }
  }
  if (!URL.canParse(url)) {
    return { problem: 'This is not an address. It should begin with https://' }
  }
  const { protocol, username, password } = new URL(url)
  if (!/^https?:$/.test(protocol)) return { problem: 'Only http and https addresses can be read.' }
  if (username || password) {
    return { problem: 'Remove the user name and password from the address.' }
  }
  return { url }
}

async function send(page: AddressForm, url: string): Promise<void> {
  const token = await tokenOf(page.challenge)
  if (token === null) {
    return say('The check against robots could not be loaded. Allow it, then load this page again.')
  }
  say('Sending…')
  const answer = await page.api.submit(url, token)
  page.challenge.renew()
  if (answer.kind !== 'answered') return refused(answer, page.now())
  const { scanId, remaining } = readSubmitted(answer.body)
  const path = scanId === null ? null : reportPath(scanId)
  if (!path) return say('The service gave an answer that makes no sense. Please try again.')
  if (remaining !== null) {
    remember(page.memory, 'scan', remaining, page.now())
    fill(part('scan-allowance'), remainingWords('scan', remaining))
  }
  say('Accepted. Opening the report…')
  page.open(path)
}

/** A widget may want a click first; then the reader has to know what is waited for. */
async function tokenOf(challenge: Challenge): Promise<string | null> {
  say('Waiting for the check against robots…')
  return challenge.token()
}

function refused(refusal: Refusal, now: number): void {
  const words = refusalWords(refusal, 'scan', now)
  if (words !== null) return say(words)
  const detail = refusal.kind === 'refused' ? refusal.detail : null
  const problems = validationMessages(detail, ['url'])
  if (problems.length) return complain(problems.map(plain).join(' '))
  const others = allMessages(detail).map(({ message }) => plain(message))
  say(`The service refused this: ${others.join(' ') || 'the request was not valid.'}`)
}

/** Shows a problem at the field and moves there; empty takes it away. */
function complain(problem: string): void {
  const field = part<HTMLInputElement>('address')
  fill(part('address-problem'), problem)
  if (problem) {
    say('')
    field.setAttribute('aria-invalid', 'true')
    field.focus()
  } else field.removeAttribute('aria-invalid')
}

function say(text: string): void {
  fill(part('address-status'), text)
}
