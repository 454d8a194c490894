/** Entry of the home page: gives its two forms their browser. */

import { mountAddressForm } from './lib/address-form.ts'
import { type Bucket, type Memory, recall } from './lib/allowance.ts'
import { developmentChallenge, loadWidget, widgetChallenge } from './lib/challenge.ts'
import { fill, part } from './lib/dom.ts'
import { mountFilesForm } from './lib/files-form.ts'
import { pageApi, setting } from './lib/page.ts'

const api = pageApi()
const memory = sessionMemory()
const now = () => Date.now()
const siteKey = setting('challenge-site-key')
const challenge = siteKey
  ? widgetChallenge(siteKey, part('challenge'), loadWidget)
  : developmentChallenge

mountAddressForm(
  { api, challenge, memory, now, open: (path) => location.assign(path) },
  new URLSearchParams(location.search).get('url'),
)
mountFilesForm({ api, memory, now })
showAllowances()
// A page that comes back from the history keeps its old words; what is left may have changed.
addEventListener('pageshow', showAllowances)

function showAllowances(): void {
  for (const bucket of ['scan', 'bulk'] satisfies Bucket[]) {
    fill(part(`${bucket}-allowance`), recall(memory, bucket, now()))
  }
}

/** Browsers that keep nothing for a page throw at the mere mention. */
function sessionMemory(): Memory | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}
