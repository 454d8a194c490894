import { afterEach, beforeEach, expect, test } from 'bun:test'
import { developmentChallenge, type Widget, widgetChallenge } from '../../../site/lib/challenge.ts'
import { closePage, openPage, settle } from '../../support/site-page.ts'

beforeEach(() => openPage('index'))
afterEach(closePage)

function fakeWidget() {
  const calls: string[] = []
  let options: Record<string, (value?: string) => void> = {}
  const widget: Widget = {
    render: (_place, given) => {
      calls.push(`render ${given.sitekey}`)
      options = given as typeof options
      return 'widget-1'
    },
    reset: (id) => calls.push(`reset ${id}`),
  }
  return { widget, calls, tell: (name: string, value?: string) => options[name]?.(value) }
}

const place = () => document.getElementById('challenge') as HTMLElement

test('development sends the fixed word', async () => {
  expect(await developmentChallenge.token()).toBe('development')
})

test('a submission waits for the token of the widget', async () => {
  const fake = fakeWidget()
  const challenge = widgetChallenge('site-key', place(), async () => fake.widget)
  const token = challenge.token()
  await settle()
  expect(fake.calls).toEqual(['render site-key'])
  fake.tell('callback', 'token-1')
  expect(await token).toBe('token-1')
})

test('a used token is renewed, an expired one is not sent', async () => {
  const fake = fakeWidget()
  const challenge = widgetChallenge('site-key', place(), async () => fake.widget)
  await settle()
  fake.tell('callback', 'token-1')
  challenge.renew()
  await settle()
  expect(fake.calls).toEqual(['render site-key', 'reset widget-1'])
  fake.tell('callback', 'token-2')
  fake.tell('expired-callback')
  const token = challenge.token()
  fake.tell('callback', 'token-3')
  expect(await token).toBe('token-3')
})

test('a widget that cannot be had, or fails, gives no token at once', async () => {
  expect(await widgetChallenge('site-key', place(), async () => null).token()).toBeNull()
  const fake = fakeWidget()
  const challenge = widgetChallenge('site-key', place(), async () => fake.widget)
  await settle()
  fake.tell('error-callback')
  expect(await challenge.token()).toBeNull()
})
