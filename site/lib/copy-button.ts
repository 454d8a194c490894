/** A button that puts text on the clipboard and says whether it worked. */

import { element } from './dom.ts'

const CONFIRMATION_MS = 2000

/** `label` is its tooltip, `word` what stands on it. */
export function copyButton(text: string, label: string, word = 'Copy'): HTMLButtonElement {
  const shown = element('span', { 'aria-live': 'polite' }, word)
  const button = element('button', { type: 'button', class: 'quiet-button', title: label }, shown)
  button.addEventListener('click', async () => {
    shown.textContent = (await copy(text)) ? 'Copied' : 'Not allowed'
    setTimeout(() => {
      shown.textContent = word
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
