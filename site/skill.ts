/** Entry of /c/<skillName>: gives the skill page its browser. */

import { pathTail } from './lib/address.ts'
import { openFinding } from './lib/findings-view.ts'
import { pageApi } from './lib/page.ts'
import { runSkillPage } from './lib/skill-page.ts'

addEventListener('hashchange', () => openFinding(location.hash))

void runSkillPage({
  api: pageApi(),
  name: pathTail(location.pathname, '/c/'),
  source: new URLSearchParams(location.search).get('source'),
  hash: location.hash,
  siteOrigin: location.origin,
  print: () => globalThis.print(),
})
