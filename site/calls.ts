/** Entry of /api: each call gets a button that copies it. Without script they are text. */

import { copyButton } from './lib/copy-button.ts'

for (const call of document.querySelectorAll('pre.call'))
  call.after(copyButton(call.textContent ?? '', 'Copy this call'))
