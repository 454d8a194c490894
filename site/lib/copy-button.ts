/** A button that puts text on the clipboard and says whether it worked. */

import { element } from './dom.ts'

const CONFIRMATION_MS = 2000

export function copyButton(text: string, label: string): HTMLButtonElement {
  const word = element('span', { 'aria-live': 'polite' }, 'Copy')
  const button = element('button', { type: 'button', class: 'quiet-button', title: label }, word)
  button.addEventListener('click', async () => {
    word.textContent = (await copy(text)) ? 'Copied' : 'Not allowed'
    setTimeout(() => {
      word.textContent = 'Copy'
    }, CONFIRMATION_MS)
  })
  return button
}

/** The clipboard is missing on plain http origins, and may be refused anywhere. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
