import { afterEach, beforeEach, expect, test } from 'bun:test'
import { copyButton } from '../../../site/lib/copy-button.ts'
import { closePage, openPage, settle } from '../../support/site-page.ts'

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard')

beforeEach(() => openPage())
afterEach(() => {
  closePage()
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard)
  else Reflect.deleteProperty(navigator, 'clipboard')
})

test('the text goes to the clipboard and the button says so', async () => {
  const copied: string[] = []
  const writeText = async (text: string) => void copied.push(text)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const button = copyButton('<b>text</b>', 'Copy the text')
  button.click()
  await settle()
  expect(copied).toEqual(['<b>text</b>'])
  expect(button.textContent).toBe('Copied')
})

test('a browser without a clipboard is told, not broken', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  const button = copyButton('text', 'Copy the text')
  button.click()
  await settle()
  expect(button.textContent).toBe('Not allowed')
})
